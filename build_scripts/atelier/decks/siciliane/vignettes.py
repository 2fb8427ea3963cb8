"""The tiny houses, ships, vessels and plants between the pips of the Sicilian pack."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.siciliane.look import P
from build_scripts.atelier.geom import Knot, ellipse, lathe, polar, poly, rect, smooth, tube
from build_scripts.atelier.texture import shade, stripes


def cottage(c: Canvas, x: float, y: float, size: float = 1, colour: str = P.red) -> None:
    """A cottage with a palm, about 60 wide and 50 high."""
    h = Canvas()
    h.add(smooth([(-32, 24, 1), (-10, 18), (16, 20), (32, 24, 1), (20, 29), (-20, 29)]), P.green, INK, 1.4)
    h.add(rect(-22, -4, 32, 26), P.white, INK, 1.6)
    roof = poly([(-27, -3), (-6, -22), (15, -3)])
    h.add(roof, colour, INK, 1.7)
    stripes(h, roof, INK, gap=4.6, band=0.9)
    h.add(smooth([(-11, 22, 1), (-11, 11), (-6, 7), (-1, 11), (-1, 22, 1)]), colour, INK, 1.4)
    h.add([rect(-19, 3, 5, 6), rect(2, 3, 5, 6)], P.blue, INK, 1)
    h.add(tube([(23, 22, 2), (22, 6, 1.7), (24, -8, 1.5)]), colour, INK, 1.2)
    for a in (-170, -140, -100, -60, -30, 0):
        tip = polar(24, -9, 13, a)
        leaf: list[Knot] = [
            (24, -9, 1),
            ((24 + tip[0]) / 2, (-9 + tip[1]) / 2 - 4),
            (tip[0], tip[1] + 3, 1),
            ((24 + tip[0]) / 2, (-9 + tip[1]) / 2),
        ]
        h.add(smooth(leaf), P.green, INK, 1.1)
    c.place(h, x, y, size)


def bell_tower(c: Canvas, x: float, y: float, size: float = 1, colour: str = P.red) -> None:
    """A small tower with its bell, 60 high."""
    h = Canvas()
    h.add(rect(-13, -14, 26, 42), colour, INK, 1.7)
    h.add(poly([(-17, -14), (0, -32), (17, -14)]), P.yellow, INK, 1.6)
    h.add(smooth([(-7, 2, 1), (-7, -6), (0, -11), (7, -6), (7, 2, 1)]), P.white, INK, 1.3)
    h.add(smooth([(-4, 0, 1), (-3, -6), (3, -6), (4, 0, 1)]), P.yellow, INK, 1)
    h.flat(ellipse(0, 1, 1.4), INK)
    h.add(smooth([(-5, 28, 1), (-5, 18), (0, 14), (5, 18), (5, 28, 1)]), P.blue, INK, 1.3)
    h.lines(
        [
            [(-12, 8), (-4, 8)],
            [(4, 8), (12, 8)],
            [(-12, 14), (-7, 14)],
            [(7, 14), (12, 14)],
            [(-12, 21), (-7, 21)],
            [(7, 21), (12, 21)],
        ],
        1,
        curved=False,
    )
    h.line([(0, -32), (0, -40)], 1.4, curved=False)
    h.add(poly([(0, -40), (10, -37), (0, -34)]), P.blue, INK, 1)
    c.place(h, x, y, size)


def ship(c: Canvas, x: float, y: float, size: float = 1, sea: bool = True) -> None:
    """A sailing ship to the left on blue waves, about 76 wide."""
    h = Canvas()
    for mx, top, spread in ((-12, -36, 14), (10, -42, 17)):
        h.line([(mx, 8), (mx, top - 3)], 2.2, curved=False)
        sail: list[Knot] = [
            (mx - spread * 0.7, top + 2, 1),
            (mx + spread * 0.6, top + 2, 1),
            (mx + spread * 0.3, top + 18),
            (mx + spread * 0.7, top + 36, 1),
            (mx - spread, top + 36, 1),
            (mx - spread * 1.25, top + 18),
        ]
        shape = smooth(sail)
        h.add(shape, P.white, INK, 1.5)
        stripes(h, shape, P.red, angle=90, gap=8, band=3.4, contour=1.5)
        h.add(smooth([(mx, top - 3, 1), (mx + 12, top - 7), (mx + 12, top - 1, 1)]), P.green, INK, 1)
    hull = smooth([(-38, 2, 1), (-28, 8), (20, 8), (26, -2, 1), (36, -4, 1), (30, 18), (22, 23, 1), (-22, 23, 1)])
    h.add(hull, P.yellow, INK, 1.7)
    h.line([(-32, 12), (28, 12)], 2, P.red, curved=False)
    h.flat([ellipse(k, 17, 1.7) for k in (-16, -4, 8, 20)], INK)
    if sea:
        wave: list[Knot] = [
            (-46, 20, 1),
            (-34, 24),
            (-23, 19),
            (-12, 24),
            (0, 19),
            (12, 24),
            (23, 19),
            (34, 24),
            (46, 20, 1),
            (42, 34),
            (0, 38),
            (-42, 34),
        ]
        h.add(smooth(wave), P.blue, INK, 1.5)
        h.lines([[(k, 30), (k + 6, 27), (k + 12, 30)] for k in (-34, -16, 2, 20)], 1.2, P.white)
    c.place(h, x, y, size)


def goblet(c: Canvas, x: float, y: float, size: float = 1, colour: str = P.red) -> None:
    """A wine glass, 40 high."""
    h = Canvas()
    h.add(lathe(0, [(-20, 12, 1), (-8, 12), (0, 7), (4, 2.4), (14, 2), (17, 10, 1), (20, 11, 1)]), P.white, INK, 1.6)
    h.add(lathe(0, [(-12, 12, 1), (-7, 11.6), (0, 7), (3, 2.4, 1)]), colour, INK, 1.2)
    h.add(ellipse(0, -20, 12, 3), P.white, INK, 1.3)
    c.place(h, x, y, size)


def jug(c: Canvas, x: float, y: float, size: float = 1, colour: str = P.blue) -> None:
    """A jug with one ear, 44 high."""
    h = Canvas()
    h.add(tube([(8, -14, 2), (20, -12, 2.4), (20, 4, 2.4), (11, 10, 2)]), colour, INK, 1.4)
    body = lathe(0, [(-20, 8, 1), (-14, 7), (-4, 14), (8, 15), (18, 10), (22, 10, 1)])
    h.add(body, colour, INK, 1.7)
    h.add(smooth([(-8, -20, 1), (-15, -22), (-7, -12, 1)]), colour, INK, 1.4)
    h.line([(-14, 1), (0, 4), (14, 1)], 1.8, P.white)
    h.line([(-15, 8), (0, 11), (15, 8)], 1.8, P.yellow)
    h.add(ellipse(0, -20, 8, 2.6), P.white, INK, 1.2)
    c.place(h, x, y, size)


def tower(c: Canvas, x: float, y: float, size: float = 1) -> None:
    """A crenellated watch tower, 60 high."""
    h = Canvas()
    wall = poly(
        [
            (-12, 26),
            (-10, -18),
            (-15, -18),
            (-15, -30),
            (-9, -30),
            (-9, -25),
            (-3, -25),
            (-3, -30),
            (3, -30),
            (3, -25),
            (9, -25),
            (9, -30),
            (15, -30),
            (15, -18),
            (10, -18),
            (12, 26),
        ]
    )
    h.add(wall, P.yellow, INK, 1.6)
    h.add(smooth([(-4, 26, 1), (-4, 14), (0, 10), (4, 14), (4, 26, 1)]), P.red, INK, 1.3)
    h.add(rect(-2, -10, 4, 8), P.blue, INK, 1)
    shade(h, wall, 0.2, gap=4)
    c.place(h, x, y, size)


def lemons(c: Canvas, x: float, y: float, size: float = 1) -> None:
    """A bough with three lemons, about 80 wide."""
    h = Canvas()
    h.line([(-36, 6), (-10, -2), (14, 0), (38, -8)], 4)
    h.line([(-36, 6), (-10, -2), (14, 0), (38, -8)], 1.8, P.green)
    for lx, ly, turn in (
        (-24, 2, -130),
        (-24, 2, 130),
        (-4, -2, -60),
        (8, 0, -110),
        (24, -4, 60),
        (26, -4, -70),
        (36, -8, 0),
        (0, 0, 110),
    ):
        leaf = Canvas()
        leaf.add(smooth([(0, 0, 1), (9, -6), (21, 0, 1), (9, 6)]), P.green, INK, 1.3)
        leaf.line([(2, 0), (16, 0)], 0.8, curved=False)
        h.place(leaf, lx, ly, turn=turn)
    for lx, ly in ((-18, 14), (10, 15), (30, 9)):
        h.add(
            smooth(
                [
                    (lx, ly - 13, 1),
                    (lx + 8, ly - 4),
                    (lx + 7, ly + 6),
                    (lx, ly + 13, 1),
                    (lx - 7, ly + 6),
                    (lx - 8, ly - 4),
                ]
            ),
            P.yellow,
            INK,
            1.5,
        )
        h.line([(lx + 4, ly - 3), (lx + 4, ly + 4)], 1, P.orange)
    c.place(h, x, y, size)


def prickly_pear(c: Canvas, x: float, y: float, size: float = 1) -> None:
    """A prickly pear with red fruit, about 60 high."""
    h = Canvas()
    h.add(smooth([(-28, 30, 1), (0, 25), (28, 30, 1), (14, 34), (-14, 34)]), P.yellow, INK, 1.3)
    pads = ((0, 16, 11, 14, 0), (-14, -2, 9, 13, -28), (13, -4, 9, 13, 26), (-1, -18, 8.4, 12, 4), (22, -24, 7, 10, 20))
    for px, py, rx, ry, turn in pads:
        pad = Canvas()
        pad.add(ellipse(0, 0, rx, ry), P.green, INK, 1.6)
        pad.lines(
            [[(a - 1.4, b), (a + 1.4, b)] for a, b in ((-3, -5), (3, -1), (-3, 4), (3, 7))], 1.1, P.white, curved=False
        )
        h.place(pad, px, py, turn=turn)
    h.add(
        [ellipse(a, b, 3.4, 4.4) for a, b in ((-21, -15), (-10, -16), (-4, -32), (4, -32), (24, -36), (30, -30))],
        P.red,
        INK,
        1.2,
    )
    c.place(h, x, y, size)


def compass(c: Canvas, x: float, y: float, radius: float) -> None:
    """A rose of the winds."""
    c.add(ellipse(x, y, radius), P.white, INK, 1.7)
    c.add(ellipse(x, y, radius * 0.86), P.blue, INK, 1.2)
    for k, reach, colours in ((45, 0.6, (P.yellow, P.orange)), (0, 0.98, (P.red, P.white))):
        for i in range(4):
            a = k + i * 90 - 90
            tip = polar(x, y, radius * reach, a)
            for d, colour in ((-45, colours[0]), (45, colours[1])):
                c.add(poly([(x, y), tip, polar(x, y, radius * 0.24, a + d)]), colour, INK, 1)
    c.add(ellipse(x, y, radius * 0.16), P.yellow, INK, 1.2)
