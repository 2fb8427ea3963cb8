"""The four knaves of the Naples pack: young men on slabs in their suit's colour."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.napoletane.look import CLUB, CUP, SLAB, SWORD, P
from build_scripts.atelier.frames import slab
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hands import fingers, hand_on_hip, open_hand, palm
from build_scripts.atelier.people.hats import brim_hat, feather, plumed_cap, slouch_cap
from build_scripts.atelier.people.limbs import Sleeve, boot, cuff, forearm, garter, leg, shoe, upper_arm
from build_scripts.atelier.people.mantles import cape
from build_scripts.atelier.signs.club import club
from build_scripts.atelier.signs.coin import coin
from build_scripts.atelier.signs.cup import cup
from build_scripts.atelier.signs.sword import sword
from build_scripts.atelier.texture import blob


def of_coins() -> Canvas:
    """A coin raised at the left, a purse hanging from the right hand."""
    c = Canvas()
    t = wear.standing(104, -1)
    slab(c, 102, 304, 172, SLAB["D"])
    cape(
        c,
        [
            (120, 96, 1),
            (146, 102),
            (160, 130),
            (170, 180),
            (174, 222, 1),
            (158, 216),
            (146, 224),
            (132, 214, 1),
            (122, 160),
        ],
        P.blue,
        [[(142, 108), (152, 150), (157, 212)], [(130, 112), (139, 156), (144, 216)]],
    )
    leg(c, (119, 200), (129, 244), (134, 290), P.white, P.red, 1)
    leg(c, (91, 200), (88, 244), (80, 290), P.red, None, -1)
    shoe(c, (135, 293), 1, P.blue)
    shoe(c, (79, 293), -1, P.blue)
    wear.breeches(c, (118, 176), (129, 238), P.green, P.yellow)
    wear.breeches(c, (92, 176), (87, 238), P.green, P.yellow)
    garter(c, (87, 240), P.yellow, -1)
    garter(c, (129, 240), P.yellow, 1)
    wear.doublet(c, t, P.red, P.white, P.yellow)
    wear.tabs(c, t, (P.red, P.yellow))
    wear.belt(c, t, P.blue, P.yellow)
    sleeve = Sleeve(P.red, P.yellow, P.white, P.yellow)
    forearm(c, (155, 144), (152, 178), sleeve, -2)
    upper_arm(c, (136, 107), (156, 144), sleeve)
    palm(c, (152, 180), (151, 189), P)
    _purse(c, 151, 206)
    fingers(c, (151, 189), -90, P, 0.9, 1)
    forearm(c, (50, 131), (41, 97), sleeve, -2)
    upper_arm(c, (72, 107), (50, 131), sleeve)
    coin(c, 40, 52, 27, P)
    open_hand(c, (41, 95), -92, P, 1, 1, 8)
    collars.ruff(c, 103, 91, 22, 8.5, P.white)
    head(c, 103, 64, -1, Face("#7a4a1f", "bob", jaw=0.35), P, 1.04)
    plumed_cap(c, 103, 66, -1, P.red, P.green, P.yellow, P)
    return c


def _purse(c: Canvas, x: float, y: float) -> None:
    c.lines([[(x - 3, y - 17), (x - 2, y - 8)], [(x + 3, y - 17), (x + 2, y - 8)]], 2.2)
    bag = smooth(
        [
            (x - 5, y - 9, 1),
            (x, y - 7),
            (x + 5, y - 9, 1),
            (x + 8, y - 2),
            (x + 12, y + 10),
            (x, y + 18),
            (x - 12, y + 10),
            (x - 8, y - 2),
        ]
    )
    blob(c, bag, P.orange, 1.8, 0.3)
    c.add(tube([(x - 7, y - 5, 2), (x, y - 3.6, 2.4), (x + 7, y - 5, 2)]), P.red, INK, 1.2)
    c.add(ellipse(x, y + 7, 3.2), P.yellow, INK, 1.1)


def of_cups() -> Canvas:
    """A cup raised at the left, the free hand on the hip, facing the viewer."""
    c = Canvas()
    t = wear.standing(104, 2)
    slab(c, 102, 304, 172, SLAB["C"])
    cape(
        c,
        [(84, 100, 1), (60, 120), (52, 160), (42, 204), (36, 226, 1), (54, 222), (66, 230), (84, 218, 1), (94, 160)],
        P.yellow,
        [[(66, 122), (58, 170), (54, 216)], [(78, 120), (70, 170), (70, 222)]],
        -1,
    )
    leg(c, (92, 198), (90, 242), (92, 290), P.white, None, -1)
    leg(c, (118, 198), (128, 240), (146, 286), P.white, None, 1)
    shoe(c, (147, 290), 1, P.yellow)
    shoe(c, (91, 293), -1, P.yellow)
    wear.breeches(c, (118, 176), (128, 232), P.red, None, 18)
    wear.breeches(c, (92, 176), (89, 234), P.red, None, 18)
    for x, y, side in ((89, 236, -1), (128, 234, 1)):
        c.add(tube([(x - 11, y - 1, 3.4), (x, y + 1.4, 3.8), (x + 11, y - 1, 3.4)]), P.yellow, INK, 1.5)
        c.add([ellipse(x + side * 8, y - 8 - k * 7, 1.8) for k in range(4)], P.yellow, INK, 0.9)
    wear.doublet(c, t, P.blue, P.light_blue, P.yellow)
    wear.tabs(c, t, (P.blue, P.yellow), 6, 16)
    wear.belt(c, t, P.red, P.yellow)
    sleeve = Sleeve(P.blue, P.red, P.white, None, 1.2)
    forearm(c, (166, 140), (140, 168), sleeve, -2)
    hand_on_hip(c, (138, 170), 150, P, 1, -1)
    upper_arm(c, (137, 107), (166, 140), sleeve)
    forearm(c, (50, 132), (41, 107), sleeve, -1)
    upper_arm(c, (75, 107), (50, 133), sleeve)
    palm(c, (41, 106), (40, 92), P)
    cup(c, 40, 62, 74, P, CUP)
    fingers(c, (40, 90), -90, P, 0.9, 1)
    collars.neck(c, t, 74, P.flesh)
    collars.wide_collar(c, t, P.white)
    head(c, 106, 64, 0, Face("#d9a03a", "long", brows="raised", jaw=0.3), P, 1.03)
    slouch_cap(c, 106, 65, 1, P.green, P.yellow, P.red)
    return c


def of_swords() -> Canvas:
    """A branch at the left, a very long sword point down at the right, bare legs."""
    c = Canvas()
    t = wear.standing(102, 1)
    slab(c, 102, 304, 172, SLAB["S"])
    cape(
        c,
        [
            (80, 100, 1),
            (62, 118),
            (56, 170),
            (48, 250, 1),
            (64, 246),
            (78, 254),
            (98, 244),
            (116, 252),
            (130, 242, 1),
            (132, 170),
            (124, 104, 1),
        ],
        P.red,
        [[(68, 130), (66, 190), (62, 244)], [(84, 190), (82, 248)], [(120, 190), (122, 246)]],
        -1,
    )
    leg(c, (90, 200), (84, 244), (78, 288), P.flesh, None, -1)
    leg(c, (114, 200), (118, 244), (122, 290), P.flesh, None, 1)
    for knee, ankle, look in (((84, 244), (78, 290), -1), ((118, 244), (122, 292), 1)):
        boot(c, (knee[0], knee[1] + 8), ankle, look, P.yellow, P.red, look)
    wear.doublet(c, t, P.green, P.yellow, P.red)
    wear.lappets(c, t, 222, 16, (P.yellow, P.red))
    wear.belt(c, t, P.blue, P.yellow)
    sleeve = Sleeve(P.green, P.flesh, None, P.yellow, 0.8)
    forearm(c, (153, 142), (160, 123), sleeve, 0)
    upper_arm(c, (135, 107), (152, 143), sleeve)
    palm(c, (160, 124), (166, 112), P)
    sword(c, (166, 90), (166, 300), SWORD, 6.6)
    fingers(c, (166, 106), -90, P, 0.92, -1)
    forearm(c, (50, 140), (38, 112), sleeve, -2)
    upper_arm(c, (70, 107), (51, 140), sleeve)
    palm(c, (38, 112), (35, 100), P)
    _branch(c, (38, 134), (30, 24))
    fingers(c, (35, 99), -94, P, 0.95, 1)
    collars.neck(c, t, 74, P.flesh)
    c.add(tube([(88, 97, 3), (103, 102, 4), (118, 97, 3)]), P.red, INK, 1.5)
    c.add(ellipse(120, 99, 5), P.yellow, INK, 1.5)
    head(c, 102, 65, -1, Face("#2c1a10", "curls", nose="straight", jaw=0.45), P, 1.02)
    feather(c, [(116, 40, 3), (132, 28, 7), (146, 30, 8), (157, 44, 5.6), (159, 55, 1.6)], P.yellow)
    blob(
        c,
        smooth([(78, 54), (76, 44), (84, 33), (102, 28), (122, 32), (130, 44), (128, 54), (104, 49)]),
        P.blue,
        2,
        0.26,
    )
    c.add(tube([(77, 53, 3), (102, 48.5, 4), (129, 53, 3)]), P.yellow, INK, 1.6)
    return c


def _branch(c: Canvas, root: Knot, tip: Knot) -> None:
    c.line([root, ((root[0] + tip[0]) / 2 + 3, (root[1] + tip[1]) / 2), tip], 4.6)
    c.line([root, ((root[0] + tip[0]) / 2 + 3, (root[1] + tip[1]) / 2), tip], 2.2, P.wood)
    for i in range(7):
        t = 0.3 + i * 0.105
        x, y = root[0] + (tip[0] - root[0]) * t + 2, root[1] + (tip[1] - root[1]) * t
        if abs(y - 99) < 9:
            continue
        for side in (-1, 1):
            leaf = Canvas()
            leaf.add(smooth([(0, 0, 1), (5, -8), (3, -19, 1), (-3, -10)]), P.green, INK, 1.4)
            leaf.line([(0.4, -3), (2.4, -14)], 0.8)
            c.place(leaf, x, y, 1, 1, side * 48 - 4)
        if i % 2:
            c.add(ellipse(x + 7, y + 1, 2.6), P.red, INK, 0.9)
    c.place(_tip_leaf(), tip[0], tip[1] + 4)


def _tip_leaf() -> Canvas:
    leaf = Canvas()
    leaf.add(smooth([(0, 0, 1), (5, -8), (0, -19, 1), (-5, -8)]), P.green, INK, 1.4)
    return leaf


def of_clubs() -> Canvas:
    """A club raised at the left, striding and looking to the right, one hand open."""
    c = Canvas()
    t = wear.standing(98, 3)
    slab(c, 102, 304, 172, SLAB["B"])
    leg(c, (88, 198), (76, 242), (58, 286), P.white, None, -1)
    leg(c, (112, 198), (128, 238), (134, 290), P.white, None, 1)
    shoe(c, (57, 290), 1, P.red)
    shoe(c, (134, 293), 1, P.red)
    wear.breeches(c, (87, 176), (77, 234), P.blue, None, 20)
    wear.breeches(c, (111, 176), (127, 230), P.blue, None, 20)
    garter(c, (76, 237), P.red, -1)
    garter(c, (128, 233), P.red, 1)
    t_shirt = Sleeve(P.red, P.white, P.yellow, None, 1.1)
    forearm(c, (156, 128), (170, 158), t_shirt, -2)
    cuff(c, (156, 128), (170, 158), P.yellow)
    open_hand(c, (171, 161), 68, P, 0.95, -1, 10)
    wear.jerkin(c, t, P.yellow, P.red, P.green)
    wear.tabs(c, t, (P.yellow, P.green), 6, 16)
    wear.belt(c, t, P.red, P.white)
    upper_arm(c, (131, 107), (157, 129), t_shirt)
    palm(c, (40, 101), (40, 90), P)
    club(c, (49, 128), (27, 12), CLUB, 16, 0.05)
    fingers(c, (42, 88), -100, P, 0.98, 1)
    forearm(c, (45, 140), (40, 104), t_shirt, -3)
    upper_arm(c, (68, 107), (46, 140), t_shirt)
    collars.neck(c, t, 74, P.flesh)
    _kerchief(c, t)
    head(c, 102, 65, 1, Face("#9c3d17", "short", nose="straight", jaw=0.7, moustache="none"), P, 1.03)
    brim_hat(c, 102, 67, 1, P.red, P.yellow, P.green)
    return c


def _kerchief(c: Canvas, t: wear.Torso) -> None:
    x, y = t.neck
    for side in (-1, 1):
        c.add(
            smooth([(x, y + 5, 1), (x + side * 6, y + 12), (x + side * 11, y + 22, 1), (x + side * 1, y + 15)]),
            P.green,
            INK,
            1.4,
        )
    c.add(
        smooth([(x - 15, y - 4, 1), (x, y + 2), (x + 15, y - 4, 1), (x + 12, y + 6), (x, y + 10), (x - 12, y + 6)]),
        P.green,
        INK,
        1.6,
    )
    c.add(ellipse(x, y + 7, 4, 4.4), P.green, INK, 1.4)
