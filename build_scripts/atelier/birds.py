"""Farmyard and hunting birds: a cock."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, poly, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade


def cock(c: Canvas, x: float, y: float, look: int, p: Palette, size: float = 1) -> None:
    """A crowing cock about 62 units high, its feet 30 below (x, y), looking to a side."""
    h = Canvas()
    tail: tuple[tuple[list[Knot], str], ...] = (
        ([(-10, -2, 3), (-24, -20, 5), (-36, -18, 4.6), (-42, 0, 1.6)], p.green),
        ([(-10, -4, 3), (-22, -28, 5.4), (-34, -32, 5), (-44, -18, 1.6)], p.blue),
        ([(-8, -6, 3), (-16, -32, 5), (-26, -42, 4.6), (-38, -36, 1.6)], p.green),
    )
    for knots, fill in tail:
        h.add(tube(knots), fill, INK, 1.5)
    for foot in (-4, 6):
        h.line([(foot, 14), (foot + 1, 28)], 3.8, curved=False)
        h.line([(foot, 14), (foot + 1, 28)], 1.7, p.yellow, curved=False)
        h.lines([[(foot + 1, 27), (foot + 8, 30)], [(foot + 1, 27), (foot - 5, 30)]], 2.6, curved=False)
    body: list[Knot] = [(-13, -4), (-14, 8), (-6, 17), (6, 17), (15, 8), (17, -8), (16, -20), (20, -28), (16, -35),
                        (9, -34), (5, -24), (2, -12), (-6, -8)]  # fmt: skip
    shape = smooth(body)
    h.add(shape, p.yellow, INK, 1.8)
    shade(h, shape, 0.16, gap=3.4)
    neck: list[Knot] = [
        (9, -33),
        (17, -33),
        (16, -20),
        (19, -6, 1),
        (13, -11),
        (10, -4, 1),
        (6, -10),
        (1, -6, 1),
        (4, -22),
    ]
    h.add(smooth(neck), p.orange, INK, 1.4)
    wing: list[Knot] = [(4, -4), (8, 6), (0, 13), (-12, 11), (-20, 3, 1), (-10, 2), (-4, -6)]
    h.add(smooth(wing), p.red, INK, 1.6)
    h.lines([[(-14, 4), (-4, 6), (2, 2)], [(-8, 9), (0, 9), (4, 5)]], 1)
    h.add(
        smooth([(10, -34, 1), (7, -43), (11, -41, 1), (13, -47), (16, -41, 1), (20, -45), (19, -37), (18, -33, 1)]),
        p.red,
        INK,
        1.4,
    )
    h.add(poly([(18.6, -33), (27, -30.5), (18.8, -28)]), p.yellow, INK, 1.3)
    h.add(smooth([(17, -27, 1), (21, -24), (20, -18), (16, -22)]), p.red, INK, 1.2)
    h.flat(ellipse(15, -31, 1.7), INK)
    c.place(h, x, y, size * look, size)
