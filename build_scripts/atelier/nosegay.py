"""Flowers on their stems for queens to hold, and a sprig of laurel."""

from math import cos, pi, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, heading, smooth
from build_scripts.atelier.palette import Palette


def rose(c: Canvas, x: float, y: float, size: float, p: Palette, petals: str, stem: Knot) -> None:
    """A rose about 14 units in radius whose stem ends at `stem`."""
    _stem(c, (x, y), stem, p, 0.55)
    h = Canvas()
    for a in range(5):
        t = a * 72 - 90
        at = [
            (cos((t + o) * pi / 180) * r, sin((t + o) * pi / 180) * r)
            for o, r in ((-34, 9), (-24, 14), (0, 15.6), (24, 14), (34, 9))
        ]
        h.add(smooth([(0, 0, 1), *at]), petals, INK, 1.4)
    h.add(ellipse(0, 0, 8), petals, INK, 1.4)
    h.line([(-3, 1), (-1.4, -3), (2.6, -2.4), (3, 2), (-1, 4.4), (-5, 1.6), (-4, -4)], 1.1)
    c.place(h, x, y, size)


def daisy(c: Canvas, x: float, y: float, size: float, p: Palette, petals: str, heart: str, stem: Knot) -> None:
    """An open flower of twelve narrow petals."""
    _stem(c, (x, y), stem, p, 0.5)
    h = Canvas()
    for i in range(10):
        petal = smooth([(0, 0, 1), (3.8, -9), (0, -16), (-3.8, -9)])
        one = Canvas()
        one.add(petal, petals, INK, 1.2)
        h.place(one, 0, 0, turn=i * 36)
    h.add(ellipse(0, 0, 5.4), heart, INK, 1.3)
    h.flat([ellipse(-1.6, -1.4, 0.9), ellipse(1.6, -0.6, 0.9), ellipse(-0.4, 1.8, 0.9)], INK)
    c.place(h, x, y, size)


def tulip(c: Canvas, x: float, y: float, size: float, p: Palette, petals: str, streak: str, stem: Knot) -> None:
    """A tulip seen from the side, opening away from its stem."""
    _stem(c, (x, y), stem, p, 0.45)
    h = Canvas()
    h.add(
        smooth(
            [
                (-3, 10, 1),
                (-13, 2),
                (-12, -12),
                (-15, -19, 1),
                (-6, -14),
                (0, -20, 1),
                (6, -14),
                (15, -19, 1),
                (12, -12),
                (13, 2),
                (3, 10, 1),
            ]
        ),
        petals,
        INK,
        1.5,
    )
    h.add(smooth([(0, 10, 1), (-7, 0), (0, -18, 1), (7, 0)]), streak, INK, 1.2)
    c.place(h, x, y, size, size, heading(stem, (x, y)) + 90)


def carnation(c: Canvas, x: float, y: float, size: float, p: Palette, petals: str, stem: Knot) -> None:
    """A frilled carnation seen from the side."""
    _stem(c, (x, y), stem, p, 0.5)
    h = Canvas()
    edge: list[Knot] = []
    for i in range(9):
        a = 198 + i * 18
        edge += [
            (cos(a * pi / 180) * 17, sin(a * pi / 180) * 15, 1),
            (cos((a + 9) * pi / 180) * 13, sin((a + 9) * pi / 180) * 11.6, 1),
        ]
    h.add(smooth([(0, 8, 1), *edge[:-1], (0, 8, 1)]), petals, INK, 1.4)
    h.lines(
        [
            [(cos(a * pi / 180) * 3, sin(a * pi / 180) * 3 + 2), (cos(a * pi / 180) * 9, sin(a * pi / 180) * 9)]
            for a in (216, 252, 288, 324)
        ],
        0.9,
        curved=False,
    )
    h.add(smooth([(-6, 1, 1), (0, 3.4), (6, 1, 1), (4, 10), (0, 13), (-4, 10)]), p.green, INK, 1.3)
    c.place(h, x, y, size, size, heading(stem, (x, y)) + 90)


def _stem(c: Canvas, flower: Knot, end: Knot, p: Palette, leaf: float) -> None:
    mid = ((flower[0] + end[0]) / 2 + 2, (flower[1] + end[1]) / 2)
    c.line([flower, mid, end], 4)
    c.line([flower, mid, end], 2, p.green)
    x, y = flower[0] + (end[0] - flower[0]) * leaf, flower[1] + (end[1] - flower[1]) * leaf
    turn = heading(end, flower) + 90
    for d, o in ((-1, 0), (1, 5)):
        h = Canvas()
        h.add(smooth([(0, 0, 1), (d * 5, -8), (d * 14, -12, 1), (d * 10, -2)]), p.green, INK, 1.2)
        h.line([(d * 2, -2), (d * 10, -8.6)], 0.8)
        c.place(h, x, y + o, turn=turn)


def laurel(c: Canvas, foot: Knot, tip: Knot, p: Palette, berries: str | None = None) -> None:
    """A straight sprig of paired leaves."""
    length = ((tip[0] - foot[0]) ** 2 + (tip[1] - foot[1]) ** 2) ** 0.5
    h = Canvas()
    h.line([(0, 0), (0, -length + 6)], 3.4, curved=False)
    for i in range(int(length / 11) - 1):
        y = -12 - i * 11
        for d in (-1, 1):
            h.add(smooth([(0, y, 1), (d * 6, y - 7), (d * 13, y - 13, 1), (d * 11, y - 3)]), p.green, INK, 1.3)
            if berries and i % 2:
                h.add(ellipse(d * 5, y + 2, 2.2), berries, INK, 0.9)
    h.add(smooth([(0, -length + 14, 1), (5, -length + 6), (0, -length - 4, 1), (-5, -length + 6)]), p.green, INK, 1.3)
    c.place(h, foot[0], foot[1], turn=heading(foot, tip) + 90)
