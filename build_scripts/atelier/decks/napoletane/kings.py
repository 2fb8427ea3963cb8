"""The four kings of the Naples pack: crowned, bearded, mantled to the ground over a short tunic."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.napoletane.look import CLUB, CUP, SLAB, SWORD, P
from build_scripts.atelier.frames import slab
from build_scripts.atelier.geom import Knot, ellipse, polar, poly, smooth, tube
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hands import fingers, hand_on_hip, open_hand, palm, resting_fist
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.people.limbs import Sleeve, boot, forearm, garter, leg, shoe, upper_arm
from build_scripts.atelier.people.mantles import mantle_back, mantle_front
from build_scripts.atelier.signs.club import club
from build_scripts.atelier.signs.coin import coin, sun_face
from build_scripts.atelier.signs.cup import cup
from build_scripts.atelier.signs.sword import sword
from build_scripts.atelier.texture import shade

_HEM = 294


def of_coins() -> Canvas:
    """A coin floats over the open hand at the right; the other hand rests on a sword."""
    c = Canvas()
    t = wear.standing(100, 1, 164)
    slab(c, 102, 305, 184, SLAB["D"])
    mantle_back(c, t, _HEM, P.blue, P.dark_red, 70)
    leg(c, (88, 214), (84, 250), (80, 290), P.white, None, -1)
    leg(c, (114, 214), (118, 250), (122, 290), P.white, None, 1)
    shoe(c, (79, 293), -1, P.red)
    shoe(c, (123, 293), 1, P.red)
    for x, side in ((84, -1), (118, 1)):
        garter(c, (x, 252), P.blue, side)
    wear.skirt(c, t, 238, 15, P.red, P.yellow, P.yellow)
    wear.doublet(c, t, P.red, P.yellow, P.blue)
    wear.sash(c, t, P.green, 1, P)
    for side in (-1, 1):
        mantle_front(c, t, _HEM, P.blue, P.yellow, P.red, side)
    sleeve = Sleeve(P.blue, P.green, P.yellow, None, 1.1)
    palm(c, (37, 164), (35, 176), P)
    sword(c, (34, 156), (28, 300), SWORD, 6.4)
    fingers(c, (34, 172), -87, P, 0.98, 1)
    forearm(c, (48, 132), (37, 162), sleeve, 2)
    upper_arm(c, (70, 110), (49, 134), sleeve)
    forearm(c, (152, 138), (166, 112), sleeve, 2)
    open_hand(c, (167, 110), -84, P, 0.98, -1, 11)
    upper_arm(c, (131, 111), (152, 139), sleeve)
    coin(c, 166, 52, 27, P)
    collars.ermine_cape(c, t, P.white)
    head(c, 101, 66, 1, Face("#4a2a12", "bob", "full", "small", nose="straight", jaw=0.6, age=0.4), P, 1.06)
    crown(c, 102, 66, P, "points", 1.04, 2)
    return c


def of_cups() -> Canvas:
    """A cup at the upper left, a commander's baton in the lowered right hand."""
    c = Canvas()
    t = wear.standing(104, -1, 162)
    slab(c, 102, 305, 184, SLAB["C"])
    mantle_back(c, t, _HEM, P.green, P.yellow, 70)
    leg(c, (92, 214), (88, 248), (82, 288), P.red, None, -1)
    leg(c, (118, 214), (124, 248), (128, 288), P.red, None, 1)
    for knee, ankle, look in (((88, 250), (82, 292), -1), ((124, 250), (128, 292), 1)):
        boot(c, knee, ankle, look, P.white, P.blue, look)
    wear.skirt(c, t, 240, 14, P.blue, P.red, P.yellow)
    wear.doublet(c, t, P.blue, P.white, P.yellow)
    wear.belt(c, t, P.red, P.yellow, 8)
    for side in (-1, 1):
        mantle_front(c, t, _HEM, P.green, P.white, P.red, side)
    sleeve = Sleeve(P.green, P.blue, P.white, None, 1.2)
    forearm(c, (156, 142), (164, 172), sleeve, -2)
    palm(c, (164, 173), (165, 184), P)
    _baton(c, (152, 222), (180, 138))
    fingers(c, (165, 184), -72, P, 0.98, -1)
    upper_arm(c, (136, 110), (157, 143), sleeve)
    forearm(c, (48, 138), (42, 110), sleeve, -2)
    upper_arm(c, (72, 110), (49, 139), sleeve)
    palm(c, (42, 109), (42, 96), P)
    cup(c, 41, 64, 78, P, CUP)
    fingers(c, (42, 93), -90, P, 0.95, 1)
    _broad_collar(c, t)
    head(c, 104, 66, -1, Face("#6e6358", "long", "pointed", "drooping", "raised", "hooked", 0.4, 0.8), P, 1.06)
    crown(c, 103, 66, P, "arches", 1.0, -2)
    return c


def _baton(c: Canvas, low: Knot, high: Knot) -> None:
    c.add(tube([(*low[:2], 4.4), (*high[:2], 4.4)], "flat"), P.red, INK, 1.7)
    for t in (0.12, 0.28, 0.72, 0.88):
        x, y = low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t
        c.add(poly([(x, y - 4), (x + 3, y), (x, y + 4), (x - 3, y)]), P.yellow, INK, 0.8)
    for x, y in (low[:2], high[:2]):
        c.add(ellipse(x, y, 6, 5), P.yellow, INK, 1.6)


def _broad_collar(c: Canvas, t: wear.Torso) -> None:
    x, y = t.neck
    shape = smooth(
        [
            (x - 14, y - 8, 1),
            (x - 36, y + 4),
            (x - 42, y + 17, 1),
            (x - 22, y + 15),
            (x - 14, y + 26, 1),
            (x, y + 14, 1),
            (x + 14, y + 26, 1),
            (x + 22, y + 15),
            (x + 42, y + 17, 1),
            (x + 36, y + 4),
            (x + 14, y - 8, 1),
            (x, y - 3),
        ]
    )
    c.add(shape, P.red, INK, 1.9)
    shade(c, shape, 0.12)
    collars.chain(c, t, 0.42, P.yellow, P.blue)


def of_swords() -> Canvas:
    """A sword upright at the left, a sun on the breast, facing the viewer."""
    c = Canvas()
    t = wear.standing(103, 0, 166, 35, 26)
    slab(c, 102, 305, 184, SLAB["S"])
    mantle_back(c, t, _HEM, P.yellow, P.red, 70)
    for side in (-1, 1):
        leg(c, (103 + side * 13, 214), (103 + side * 17, 250), (103 + side * 20, 290), P.blue, None, side)
        shoe(c, (103 + side * 21, 293), side, P.yellow)
    wear.skirt(c, t, 236, 15, P.white, P.blue)
    shape = wear.torso_outline(t)
    c.add(shape, P.white, INK, 2)
    shade(c, shape, 0.14)
    shade(c, shape, 0.1, side=-1)
    _breast_sun(c, 103, 140)
    wear.belt(c, t, P.blue, P.yellow, 8)
    for side in (-1, 1):
        mantle_front(c, t, _HEM, P.yellow, P.green, P.white, side)
    sleeve = Sleeve(P.red, P.white, P.yellow, P.yellow, 1)
    forearm(c, (166, 142), (137, 170), sleeve, -2)
    hand_on_hip(c, (135, 172), 155, P, 1.06, -1)
    upper_arm(c, (138, 111), (166, 143), sleeve)
    palm(c, (42, 124), (40, 112), P)
    sword(c, (40, 132), (36, 10), SWORD, 7)
    fingers(c, (40, 117), -92, P, 1, 1)
    forearm(c, (50, 150), (42, 126), sleeve, -2)
    upper_arm(c, (69, 111), (51, 151), sleeve)
    _gorget(c, t)
    head(c, 103, 66, 0, Face("#1f130c", "bob", "forked", "curled", "stern", "straight", 0.7, 0.3), P, 1.06)
    crown(c, 103, 66, P, "rays", 1.04)
    return c


def _breast_sun(c: Canvas, x: float, y: float) -> None:
    rays = [polar(x, y, 26 if i % 2 == 0 else 15, i * 15 - 90) for i in range(24)]
    c.add(poly(rays), P.yellow, INK, 1.4)
    sun_face(c, x, y, 14, P, P.yellow)


def _gorget(c: Canvas, t: wear.Torso) -> None:
    x, y = t.neck
    for side in (-1, 1):
        c.add(
            smooth(
                [
                    (x + side * 8, y - 4, 1),
                    (x + side * 30, y),
                    (x + side * 46, y + 18, 1),
                    (x + side * 30, y + 24),
                    (x + side * 18, y + 20, 1),
                ]
            ),
            P.red,
            INK,
            1.8,
        )
        c.lines(
            [[(x + side * 22, y + 2), (x + side * 28, y + 20)], [(x + side * 32, y + 5), (x + side * 36, y + 20)]], 1
        )
    c.add(
        smooth(
            [(x - 24, y - 8, 1), (x, y), (x + 24, y - 8, 1), (x + 26, y + 10, 1), (x, y + 24, 1), (x - 26, y + 10, 1)]
        ),
        P.blue,
        INK,
        1.8,
    )
    c.line([(x - 21, y + 7), (x, y + 18), (x + 21, y + 7)], 1.6, P.yellow)


def of_clubs() -> Canvas:
    """A club upright at the right, green tunic, red mantle."""
    c = Canvas()
    t = wear.standing(98, 2, 164)
    slab(c, 102, 305, 184, SLAB["B"])
    mantle_back(c, t, _HEM, P.red, P.blue, 70)
    leg(c, (86, 214), (78, 248), (74, 288), P.yellow, None, -1)
    leg(c, (111, 214), (116, 250), (120, 288), P.yellow, None, 1)
    for knee, ankle, look in (((78, 250), (74, 292), -1), ((116, 252), (120, 292), 1)):
        boot(c, knee, ankle, look, P.red, P.yellow, look)
    wear.skirt(c, t, 236, 14, P.green, P.yellow)
    wear.jerkin(c, t, P.green, P.yellow, P.yellow)
    wear.sash(c, t, P.blue, -1, P)
    for side in (-1, 1):
        mantle_front(c, t, _HEM, P.red, P.yellow, P.green, side)
    sleeve = Sleeve(P.red, P.yellow, P.white, None, 1.1)
    forearm(c, (38, 144), (64, 166), sleeve, 2)
    resting_fist(c, (66, 167), 30, P, 1.02, 1)
    upper_arm(c, (66, 111), (38, 145), sleeve)
    palm(c, (162, 130), (164, 119), P)
    club(c, (160, 172), (172, 14), CLUB, 18, 0.04)
    fingers(c, (164, 121), -87, P, 1, -1)
    forearm(c, (152, 158), (161, 133), sleeve, -2)
    upper_arm(c, (131, 111), (152, 159), sleeve)
    collars.ermine_cape(c, t, P.white, 30)
    collars.chain(c, t, 0.46, P.yellow, P.red)
    head(c, 99, 66, 1, Face("#7a2f12", "long", "square", "curled", "soft", "hooked", 0.8, 0.4), P, 1.06)
    crown(c, 100, 66, P, "lilies", 1.02, 2)
    return c
