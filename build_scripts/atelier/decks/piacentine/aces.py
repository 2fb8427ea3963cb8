"""The four aces of the Piacenza pack."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.piacentine.look import CUP, RED_LOG, SWORD, H, P, W, deep, framed
from build_scripts.atelier.decks.piacentine.ornaments import leaf
from build_scripts.atelier.geom import Knot, ellipse, polar, poly, rect, smooth, tube
from build_scripts.atelier.one_eagle import EagleLook, one_eagle
from build_scripts.atelier.people.hands import fingers, palm
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.people.putto import putto_arm, putto_body, putto_wings
from build_scripts.atelier.signs.goblet import covered_goblet
from build_scripts.atelier.signs.sun_coin import red_sun
from build_scripts.atelier.signs.sword import sabre
from build_scripts.atelier.small_things import flower, tree
from build_scripts.atelier.texture import blob, shade, stripes


def ace_of_coins() -> Canvas:
    """The crowned eagle, la polla, with a great white disc on its breast and a small landscape at its feet."""
    c = Canvas()
    _landscape(c)
    look = EagleLook(P.green, P.red, P.yellow, P.blue, P.yellow, P.red)
    one_eagle(c, W / 2, 182, look, 0.83, 1.02)
    _white_disc(c, W / 2, 180, 50)
    crown(c, W / 2 - 8, 72, P, "points", 0.84, -2)
    return framed(deep(c))


def _white_disc(c: Canvas, x: float, y: float, radius: float) -> None:
    c.add(ellipse(x, y, radius), P.yellow, INK, 2)
    c.flat(ellipse(x, y, radius * 0.93), INK)
    c.flat([ellipse(*polar(x, y, radius * 0.86, i * 11.25), 2.5) for i in range(32)], P.gold)
    c.add(ellipse(x, y, radius * 0.79), P.white, INK, 1.5)
    rays = [polar(x, y, radius * (0.48 if i % 2 else 0.7), i * 11.25 - 90) for i in range(32)]
    c.add(poly(rays), P.yellow, INK, 1.1)
    red_sun(c, x, y, radius * 0.44, P, P.red)


def _landscape(c: Canvas) -> None:
    ground: list[Knot] = [
        (9.8, 344, 1),
        (30, 328),
        (66, 334),
        (100, 326),
        (140, 334),
        (172, 327),
        (190.2, 344, 1),
        (190.2, 362.2, 1),
        (9.8, 362.2, 1),
    ]
    shape = smooth(ground)
    c.add(shape, P.green, INK, 1.8)
    shade(c, shape, 0.3, angle=90, gap=4.4, longest=12)
    c.add(rect(24, 308, 24, 26), P.white, INK, 1.4)
    roof = poly([(19, 309), (36, 293), (53, 309)])
    c.add(roof, P.red, INK, 1.5)
    stripes(c, roof, INK, gap=4.4, band=0.9)
    c.add(rect(32, 320, 8, 14), P.wood, INK, 1)
    c.add([rect(27, 313, 5, 5), rect(40, 313, 5, 5)], P.blue, INK, 0.8)
    tree(c, 60, 334, 36, P, P.red)
    tree(c, 146, 334, 42, P, P.yellow)
    tree(c, 170, 334, 34, P, P.red)


def ace_of_cups() -> Canvas:
    """The tall covered goblet on its six-sided footed base, between two boughs."""
    c = Canvas()
    covered_goblet(c, W / 2, H / 2 + 4, 322, CUP, P.green)
    return framed(deep(c))


def ace_of_swords() -> Canvas:
    """A winged child with a broad blue scimitar and a garland of roses."""
    f = Canvas()
    putto_wings(f, (P.blue, P.yellow, P.red))
    palm(f, (160, 66), (166, 56), P, 1.1)
    sabre(f, (176, 76), (66, -40), SWORD, 11, 0.13)
    fingers(f, (165, 57), -136, P, 1.15, -1)
    putto_body(f, P, P.red, "#c98a2c")
    putto_arm(f, [(122, 110, 11), (144, 100, 11.5), (152, 84, 9.4), (160, 66, 7.4)], P)
    putto_arm(f, [(79, 112, 11), (60, 130, 11.5), (52, 150, 9), (56, 168, 7)], P)
    _garland(f)
    palm(f, (55, 166), (57, 176), P, 1)
    fingers(f, (57, 176), -40, P, 1, 1)
    c = Canvas()
    _knoll(c)
    c.place(f, 2, 52, 0.98, 0.98)
    return framed(deep(c))


def _knoll(c: Canvas) -> None:
    ground = smooth([(20, 350, 1), (50, 334), (100, 328), (150, 334), (180, 350, 1), (170, 358), (30, 358)])
    c.add(ground, P.green, INK, 1.8)
    shade(c, ground, 0.3, angle=90, gap=4.4, longest=12)
    for x in (36, 58, 146, 166):
        c.lines(
            [[(x, 338), (x - 4, 330)], [(x, 338), (x, 327)], [(x, 338), (x + 4, 330)]], 1.3, P.dark_green, curved=False
        )


def _garland(f: Canvas) -> None:
    line: list[Knot] = [(57, 178), (34, 196), (24, 226), (40, 254), (66, 262), (100, 250), (128, 236), (156, 216)]
    f.line(line, 4.4)
    f.line(line, 2, P.green)
    spots = ((40, 188), (26, 210), (28, 238), (48, 258), (74, 260), (100, 250), (126, 237), (150, 220))
    for i, (x, y) in enumerate(spots):
        for turn in (20, 140, 260):
            leaf(f, x, y, turn + i * 37, 15, P.green, 4.6)
        flower(f, x, y, 9, P.red if i % 2 == 0 else P.white, P.yellow, 5)


def ace_of_clubs() -> Canvas:
    """An upright tree stump with lopped branches, leafy shoots and flowers."""
    c = Canvas()
    _stump_ground(c)
    for knots in (
        [(86, 250, 13), (56, 226, 12), (44, 196, 11)],
        [(114, 196, 13), (146, 174, 12), (158, 140, 11)],
        [(90, 132, 11), (62, 116, 10), (52, 92, 9)],
    ):
        shape = tube([*knots], "flat")
        blob(c, shape, RED_LOG.bark, 2, 0.34)
        x, y, w = knots[-1]
        c.add(ellipse(x, y, w, w * 0.6), P.red, INK, 1.7)
        c.add(ellipse(x, y, w * 0.5, w * 0.28), None, P.gold, 1.4)
    trunk = smooth(
        [
            (74, 54, 1),
            (76, 110),
            (72, 170),
            (76, 230),
            (70, 290),
            (50, 330, 1),
            (76, 326),
            (100, 336),
            (124, 326),
            (152, 330, 1),
            (130, 290),
            (126, 230),
            (130, 170),
            (125, 110),
            (127, 54, 1),
        ]
    )
    c.add(trunk, RED_LOG.bark, INK, 2.3)
    for grain in (
        [(86, 76), (88, 120), (84, 170), (88, 214)],
        [(98, 150), (100, 196), (97, 250), (100, 300)],
        [(112, 80), (108, 130), (112, 176)],
        [(84, 250), (80, 296), (70, 318)],
        [(114, 236), (118, 290), (128, 316)],
    ):
        c.line(grain, 2, RED_LOG.streak)
    shade(c, trunk, 0.34, gap=4, base=2.2)
    for x, y in ((92, 108), (112, 152), (88, 226), (110, 276)):
        c.add(ellipse(x, y, 7, 9.6), P.red, INK, 1.5)
        c.add(ellipse(x, y, 3.4, 5), None, P.gold, 1.3)
    c.add(ellipse(100.5, 54, 27, 11.5), P.red, INK, 2.2)
    c.add(ellipse(100.5, 54, 18, 7.2), None, P.gold, 1.9)
    c.add(ellipse(100.5, 54, 9, 3.4), P.gold, INK, 1)
    _shoots(c)
    return framed(deep(c))


def _stump_ground(c: Canvas) -> None:
    ground = smooth([(14, 350, 1), (40, 328), (100, 320), (160, 328), (186, 350, 1), (176, 360), (24, 360)])
    c.add(ground, P.yellow, INK, 1.8)
    shade(c, ground, 0.3, angle=90, gap=4.4, longest=14)


def _shoots(c: Canvas) -> None:
    for root, tip, bloom in (
        ((46, 186), (30, 120), P.red),
        ((158, 132), (166, 66), P.red),
        ((52, 88), (40, 36), P.yellow),
        ((126, 120), (150, 42), P.yellow),
        ((74, 282), (36, 270), P.yellow),
        ((128, 262), (168, 226), P.red),
    ):
        mid = ((root[0] + tip[0]) / 2 + 5, (root[1] + tip[1]) / 2)
        c.line([root, mid, tip], 4.2)
        c.line([root, mid, tip], 2, P.green)
        for t in (0.35, 0.62):
            x, y = root[0] + (tip[0] - root[0]) * t + 3, root[1] + (tip[1] - root[1]) * t
            for turn in (-150, -30):
                leaf(c, x, y, turn, 20, P.green, 6)
        flower(c, tip[0], tip[1], 13, bloom, P.yellow if bloom == P.red else P.red, 6)
