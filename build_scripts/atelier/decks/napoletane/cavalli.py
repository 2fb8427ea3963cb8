"""The four horsemen of the Naples pack: walking horses, riders who look back."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.napoletane.look import CLUB, CUP, SLAB, SWORD, P, W
from build_scripts.atelier.frames import slab
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.harness import breast_strap, reins, rider_leg, saddle_cloth
from build_scripts.atelier.horse import HorseLook, horse
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hands import fingers, open_hand, palm, resting_fist
from build_scripts.atelier.people.hats import brim_hat, plumed_cap, turban
from build_scripts.atelier.people.limbs import Sleeve, forearm, upper_arm
from build_scripts.atelier.people.mantles import cape
from build_scripts.atelier.signs.club import club
from build_scripts.atelier.signs.coin import coin
from build_scripts.atelier.signs.cup import cup
from build_scripts.atelier.signs.sword import sabre
from build_scripts.atelier.texture import blob


def _mount(
    c: Canvas, facing: int, look: HorseLook, cloth: tuple[str, str, str], leg: tuple[str, str, str, str]
) -> None:
    """The horse with its harness and the rider's near leg; facing -1 left, 1 right."""
    h = Canvas()
    horse(h, look, P)
    breast_strap(h, look.bridle, P)
    saddle_cloth(h, *cloth)
    rider_leg(h, *leg)
    if facing < 0:
        c.place(h)
    else:
        c.place(h, W, 0, -1, 1)


def _seat(c: Canvas, t: wear.Torso, colour: str, trim: str) -> None:
    """The coat's skirt, which hides the saddle."""
    (ax, ay), (bx, by) = t.waist_left, t.waist_right
    mx = t.middle[0]
    shape = smooth(
        [
            (ax, ay - 4, 1),
            (mx, ay + 2),
            (bx, by - 4, 1),
            (bx + 11, by + 17),
            (bx + 3, by + 22, 1),
            (mx + 8, ay + 15),
            (mx, ay + 23, 1),
            (mx - 9, ay + 15),
            (ax - 3, ay + 21, 1),
            (ax - 10, ay + 17),
        ]
    )
    blob(c, shape, colour, 1.9, 0.16)
    c.lines([[(mx - 10, ay + 4), (mx - 16, ay + 17)], [(mx + 10, ay + 4), (mx + 16, ay + 17)]], 1.2)
    c.line(
        [
            (ax - 9, ay + 17),
            (ax - 3, ay + 20),
            (mx - 9, ay + 14),
            (mx, ay + 21),
            (mx + 9, ay + 14),
            (bx + 3, by + 20),
            (bx + 10, by + 17),
        ],
        1.8,
        trim,
    )


def of_coins() -> Canvas:
    """Horse to the left, a turbaned rider with a coin at the upper left."""
    c = Canvas()
    slab(c, 103, 304, 188, SLAB["D"])
    t = wear.Torso((112, 101), (82, 113), (140, 113), (92, 168), (134, 168))
    cape(
        c,
        [
            (124, 106, 1),
            (146, 116),
            (168, 140),
            (186, 156),
            (192, 174, 1),
            (178, 176),
            (168, 186, 1),
            (152, 180),
            (138, 190, 1),
            (126, 160),
        ],
        P.red,
        [[(132, 116), (154, 146), (178, 172)], [(128, 124), (142, 156), (154, 178)]],
    )
    look = HorseLook(P.coat, P.dark_coat, P.mane, P.red, nod=9)
    _mount(c, -1, look, (P.green, P.yellow, P.red), (P.white, P.blue, P.red, P.yellow))
    wear.doublet(c, t, P.blue, P.white, P.yellow)
    _seat(c, t, P.blue, P.yellow)
    wear.sash(c, t, P.red, 1, P)
    sleeve = Sleeve(P.blue, P.yellow, P.white, None, 0.9)
    reins(c, (92, 172), P.red, look.nod)
    forearm(c, (150, 148), (112, 166), sleeve, 3)
    resting_fist(c, (109, 167), 170, P, 0.95, 1)
    upper_arm(c, (138, 116), (151, 148), sleeve)
    forearm(c, (64, 128), (56, 98), sleeve, -2)
    upper_arm(c, (85, 117), (65, 129), sleeve)
    coin(c, 50, 50, 27, P)
    open_hand(c, (55, 96), -95, P, 1, 1, 8)
    collars.neck(c, t, 88, P.flesh)
    c.add(tube([(99, 103, 3.4), (112, 108, 4.4), (125, 103, 3.4)]), P.yellow, INK, 1.5)
    head(c, 112, 76, 1, Face("#2c1a10", "short", "goatee", "drooping", nose="straight", jaw=0.4), P)
    turban(c, 112, 76, 1, P.white, P.red, P.green, P)
    return c


def of_cups() -> Canvas:
    """Horse to the right, the rider looks back at a cup raised at the left."""
    c = Canvas()
    slab(c, 103, 304, 188, SLAB["C"])
    t = wear.Torso((95, 100), (66, 112), (124, 112), (74, 168), (114, 168))
    cape(
        c,
        [
            (84, 106, 1),
            (58, 118),
            (38, 142),
            (22, 152),
            (10, 172, 1),
            (26, 174),
            (34, 186, 1),
            (50, 178),
            (64, 188, 1),
            (82, 160),
        ],
        P.yellow,
        [[(72, 118), (50, 148), (28, 172)], [(78, 126), (64, 156), (52, 178)]],
        -1,
    )
    look = HorseLook("#e3c193", "#bf9560", "#8a5427", P.blue, nod=-4, plume=P.red, dapple="#f4e2c2")
    _mount(c, 1, look, (P.blue, P.yellow, P.red), (P.yellow, P.red, P.green, P.white))
    wear.doublet(c, t, P.green, P.yellow, P.red)
    _seat(c, t, P.green, P.yellow)
    wear.belt(c, t, P.red, P.yellow)
    sleeve = Sleeve(P.red, P.white, P.yellow, P.yellow)
    _mirrored_reins(c, (117, 176), P.blue, look.nod)
    forearm(c, (140, 146), (121, 172), sleeve, -2)
    resting_fist(c, (120, 173), 120, P, 0.95, -1)
    upper_arm(c, (121, 116), (141, 147), sleeve)
    forearm(c, (48, 138), (42, 110), sleeve, -2)
    upper_arm(c, (69, 116), (48, 139), sleeve)
    palm(c, (42, 109), (39, 94), P)
    cup(c, 38, 63, 70, P, CUP)
    fingers(c, (39, 90), -90, P, 0.92, 1)
    collars.ruff(c, 96, 102, 21, 8, P.white)
    head(c, 97, 76, -1, Face("#d08a2c", "bob", brows="raised", jaw=0.3), P)
    brim_hat(c, 97, 77, -1, P.green, P.red, P.white)
    return c


def _mirrored_reins(c: Canvas, hand: Knot, colour: str, nod: float) -> None:
    h = Canvas()
    reins(h, (W - hand[0], hand[1]), colour, nod)
    c.place(h, W, 0, -1, 1)


def of_swords() -> Canvas:
    """Horse to the right, a bearded rider in a turban with a raised curved sword."""
    c = Canvas()
    slab(c, 103, 304, 188, SLAB["S"])
    t = wear.Torso((95, 100), (64, 112), (126, 112), (73, 168), (116, 168))
    look = HorseLook("#b9834f", "#8f6036", "#2c1a10", P.yellow, nod=4, plaited=True, blaze=True)
    _mount(c, 1, look, (P.red, P.yellow, P.green), (P.green, P.yellow, P.yellow, P.red))
    forearm(c, (42, 144), (33, 120), Sleeve(P.red, P.white, P.yellow), -2)
    palm(c, (33, 118), (34, 107), P)
    sabre(c, (30, 124), (54, 8), SWORD, 5.6, 0.13)
    fingers(c, (33, 108), -82, P, 0.95, 1)
    wear.doublet(c, t, P.red, P.yellow, P.white)
    _seat(c, t, P.red, P.yellow)
    wear.sash(c, t, P.green, -1, P)
    sleeve = Sleeve(P.red, P.white, P.yellow, None, 1.1)
    _mirrored_reins(c, (120, 176), P.yellow, look.nod)
    forearm(c, (144, 146), (124, 172), sleeve, -2)
    resting_fist(c, (123, 173), 120, P, 0.95, -1)
    upper_arm(c, (123, 116), (145, 147), sleeve)
    upper_arm(c, (68, 117), (43, 145), sleeve)
    collars.neck(c, t, 88, P.flesh)
    c.add(tube([(82, 103, 3.4), (95, 108, 4.4), (108, 103, 3.4)]), P.white, INK, 1.5)
    head(c, 96, 76, -1, Face("#1f130c", "short", "full", "curled", "stern", "hooked", 0.6, 0.4, "#e8b583"), P)
    turban(c, 96, 76, -1, P.green, P.white, P.red, P)
    return c


def of_clubs() -> Canvas:
    """Horse to the left, a club on the right shoulder, the rider looks back over the horse."""
    c = Canvas()
    slab(c, 103, 304, 188, SLAB["B"])
    t = wear.Torso((110, 101), (80, 113), (140, 113), (90, 168), (132, 168))
    look = HorseLook("#d8ab72", "#ad8049", "#7a3d17", P.green, nod=-2, plume=P.yellow, high_step=False)
    _mount(c, -1, look, (P.yellow, P.red, P.blue), (P.red, P.yellow, P.blue, P.yellow))
    club(c, (128, 156), (180, 26), CLUB, 16, 0.05)
    wear.jerkin(c, t, P.yellow, P.red, P.blue)
    _seat(c, t, P.blue, P.red)
    wear.belt(c, t, P.red, P.yellow)
    sleeve = Sleeve(P.blue, P.green, P.white, P.yellow, 1)
    reins(c, (78, 176), P.green, look.nod)
    forearm(c, (66, 148), (80, 170), sleeve, 2)
    resting_fist(c, (82, 172), 70, P, 0.95, 1)
    upper_arm(c, (83, 117), (66, 149), sleeve)
    forearm(c, (165, 150), (144, 140), sleeve, -3)
    upper_arm(c, (137, 117), (165, 149), sleeve)
    palm(c, (144, 140), (136, 137), P)
    fingers(c, (136, 138), -68, P, 0.95, 1)
    collars.neck(c, t, 88, P.flesh)
    collars.wide_collar(c, t, P.white)
    c.add(ellipse(110, 108, 3.4), P.red, INK, 1.2)
    head(c, 108, 76, 1, Face("#9c4a1c", "bob", "none", "curled", "raised", "straight", 0.5), P)
    plumed_cap(c, 108, 78, 1, P.green, P.yellow, P.red, P)
    return c
