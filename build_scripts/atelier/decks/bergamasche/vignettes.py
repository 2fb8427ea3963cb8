"""What stands between the signs of the Bergamo numerals: scales, foliage, heart, crown, lady, rose."""

from math import cos, radians, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.bergamasche.look import P
from build_scripts.atelier.geom import Knot, ellipse, mirrored, poly, smooth, tube
from build_scripts.atelier.signs.italian_baton import leaf
from build_scripts.atelier.small_people import lady
from build_scripts.atelier.small_things import flower
from build_scripts.atelier.texture import shade


def foliage(c: Canvas, x: float, y: float) -> None:
    """The great S of leaves, green above and blue below, that winds round the two coins."""
    h = Canvas()
    for turn in (0, 180):
        q = Canvas()
        stem = [(58 * cos(radians(a)), -94 + 62 * sin(radians(a)), 3.4) for a in range(-196, 92, 16)]
        stem += [(0.0, -32.0, 3.6), (-16.0, -16.0, 3.6), (0.0, 0.0, 3.4)]
        colour = P.green if turn == 0 else P.blue
        q.add(tube(stem), colour, INK, 1.5)
        for a, size in ((-180, 26), (-142, 24), (-38, 24), (0, 26), (40, 26)):
            px, py = 62 * cos(radians(a)), -94 + 66 * sin(radians(a))
            leaf(q, px, py, size, a + 90 + (30 if a > -90 else -30), colour if a % 4 == 0 else P.red)
        for a in (-120, -60, 20, 64):
            px, py = 66 * cos(radians(a)), -94 + 70 * sin(radians(a))
            q.add(ellipse(px, py, 4.2), P.red if a != 20 else P.yellow, INK, 1.2)
        leaf(q, -18, -20, 22, -80, P.red)
        leaf(q, -14, -12, 20, -120, colour)
        h.place(q, turn=turn)
    flower(h, 0, 0, 11, P.red, P.yellow, 6)
    c.place(h, x, y)


def scales(c: Canvas, x: float, y: float) -> None:
    """A merchant's scales with a coin in each pan."""
    h = Canvas()
    h.add(tube([(0, -36, 2.2), (0, 30, 2.8)], "flat"), P.yellow, INK, 1.5)
    h.add(poly([(-18, 40), (-12, 31), (12, 31), (18, 40)]), P.blue, INK, 1.6)
    beam: list[Knot] = [(-44, -25, 2), (-24, -31, 3), (0, -28, 3.4), (24, -31, 3), (44, -25, 2)]
    h.add(tube(beam), P.yellow, INK, 1.6)
    h.add([ellipse(d * 44, -25, 3) for d in (-1, 1)], P.red, INK, 1.2)
    h.add(ellipse(0, -29, 6), P.red, INK, 1.5)
    h.add(smooth([(-4, -36, 1), (-7, -44), (0, -52, 1), (7, -44), (4, -36, 1)]), P.green, INK, 1.4)
    for d in (-1, 1):
        h.lines([[(d * 44, -23), (d * 44 + k, 9)] for k in (-16, 0, 16)], 1, curved=False)
        h.add(ellipse(d * 44, 5, 9), P.red, INK, 1.4)
        h.add(ellipse(d * 44, 5, 4), P.yellow, INK, 1.1)
        pan = smooth([(d * 44 - 19, 8, 1), (d * 44, 12), (d * 44 + 19, 8, 1), (d * 44 + 11, 20), (d * 44 - 11, 20)])
        h.add(pan, P.yellow, INK, 1.6)
        shade(h, pan, 0.3, gap=3)
    c.place(h, x, y, 1.08)


def heart(c: Canvas, x: float, y: float) -> None:
    """A red heart pierced by two daggers, with leaves above it."""
    h = Canvas()
    for turn, size in ((-26, 34), (26, 34), (0, 42)):
        leaf(h, 0, -24, size, turn, P.green)
    for turn in (-18, 18):
        leaf(h, 0, 26, 30, 180 + turn, P.green)
    for d in (-1, 1):
        _dagger(h, d)
    shape = smooth(mirrored([(0, -18, 1), (12, -29), (27, -24), (29, -6), (16, 16), (0, 36, 1)], 0))
    h.add(shape, P.red, INK, 2)
    shade(h, shape, 0.2)
    h.line([(-19, -20), (-24, -12), (-22, -2)], 2.2, P.white)
    for px, py in ((-2, 44), (-7, 40), (5, 41)):
        h.add(smooth([(px, py - 5, 1), (px + 2.4, py + 1), (px, py + 3.4), (px - 2.4, py + 1)]), P.red, INK, 0.9)
    c.place(h, x, y, 1.1)


def _dagger(h: Canvas, d: int) -> None:
    q = Canvas()
    q.add(poly([(-3.6, 14), (-3.6, 92), (0, 104), (3.6, 92), (3.6, 14)]), P.light_blue, INK, 1.4)
    q.line([(0, 14), (0, 96)], 0.8, curved=False)
    q.add(tube([(-9, 12, 2), (0, 14, 2.8), (9, 12, 2)]), P.yellow, INK, 1.3)
    q.add(tube([(0, 11, 2.6), (0, 2, 2.8)], "flat"), P.blue, INK, 1.2)
    q.add(ellipse(0, 0, 4), P.yellow, INK, 1.3)
    h.place(q, -d * 38, -30, turn=-d * 48)


def crown_round_sword(c: Canvas, x: float, y: float) -> None:
    """A crown through which the straight sword of the 3 passes: its back is behind the blade, its front before it."""
    h = Canvas()
    h.add(
        poly(
            [
                (-26, -2),
                (-33, -30),
                (-19, -16),
                (-12, -34),
                (-5.5, -18),
                (5.5, -18),
                (12, -34),
                (19, -16),
                (33, -30),
                (26, -2),
            ]
        ),
        P.yellow,
        INK,
        1.9,
    )
    h.add([ellipse(a, b, 3.4) for a, b in ((-33, -31), (-12, -36), (12, -36), (33, -31))], P.red, INK, 1.3)
    blade = Canvas()
    blade.flat(poly([(-7.4, -40), (0, -40), (0, 0), (-7.4, 0)]), P.blue)
    blade.flat(poly([(0, -40), (7.4, -40), (7.4, 0), (0, 0)]), P.light_blue)
    blade.lines([[(k, -40), (k, 0)] for k in (-7.4, 7.4)], 1.8, curved=False)
    h.items += blade.items
    h.add(smooth([(-27, -8, 1), (0, -2), (27, -8, 1), (26, 6, 1), (0, 12), (-26, 6, 1)]), P.red, INK, 1.8)
    h.add([ellipse(d * 16, 1.4, 3.4, 3) for d in (-1, 1)], P.yellow, INK, 1.1)
    h.add(poly([(0, -1), (5, 5), (0, 10), (-5, 5)]), P.green, INK, 1.2)
    c.place(h, x, y)


def margi(c: Canvas, x: float, y: float) -> None:
    """The standing lady of the 4."""
    lady(c, x, y, P, 1.14)


def rose(c: Canvas, x: float, y: float) -> None:
    """A rose with leaves above and below, point-symmetric like its card."""
    h = Canvas()
    for base in (0, 180):
        for turn, size in ((-30, 34), (0, 46), (30, 34)):
            leaf(h, 0, -8 if base == 0 else 8, size, base + turn, P.green)
    flower(h, 0, 0, 21, P.red, P.yellow, 8)
    flower(h, 0, 0, 9, P.yellow, P.red, 6)
    c.place(h, x, y)
