"""The small ornaments between the pips: the arms of the 4 of coins, the sprig and the scenes of the swords."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.napoletane.look import P
from build_scripts.atelier.geom import Knot, ellipse, mirrored, poly, rect, smooth, tube
from build_scripts.atelier.small_things import flower, hound, tree
from build_scripts.atelier.texture import shade, stripes


def arms(c: Canvas, x: float, y: float) -> None:
    """An invented shield, a lemon branch and a tower over waves, before two crossed flags under a little crown."""
    h = Canvas()
    for side in (-1, 1):
        _flag(h, side)
    field = smooth(mirrored([(0, -26, 1), (12, -28), (25, -25, 1), (25, 2), (17, 20), (0, 31, 1)], 0))
    h.add(field, P.blue, INK, 2)
    waves = Canvas()
    waves.flat(field, P.yellow)
    h.items += waves.clipped(0, -1, -6).items
    for k in (9, 15, 21):
        reach = 22 - (k - 9) * 0.8
        h.line([(-reach, k), (-reach / 2, k + 3), (0, k), (reach / 2, k + 3), (reach, k)], 1.6, P.blue)
    h.line([(-25, 6), (25, 6)], 1.4, curved=False)
    h.add(poly([(-9, 6), (-9, -12), (-12, -12), (-12, -21), (-7, -21), (-7, -17), (-3, -17), (-3, -21), (3, -21),
                (3, -17), (7, -17), (7, -21), (12, -21), (12, -12), (9, -12), (9, 6)]), P.white, INK, 1.5)  # fmt: skip
    h.add(smooth([(-3, 6, 1), (-3, -2), (0, -6), (3, -2), (3, 6, 1)]), P.red, INK, 1.2)
    h.add(field, None, INK, 2.2)
    _coronet(h, -34)
    c.place(h, x, y, 1.12)


def _flag(h: Canvas, side: int) -> None:
    h.line([(-side * 26, 36), (side * 40, -44)], 4.2, curved=False)
    h.line([(-side * 26, 36), (side * 40, -44)], 2, P.yellow, curved=False)
    cloth: list[Knot] = [
        (34, -37, 1),
        (46, -34),
        (56, -40),
        (68, -34, 1),
        (58, -20),
        (58, -8),
        (48, 2, 1),
        (36, -2),
        (26, 0),
        (12, -10, 1),
    ]
    shape = smooth([(side * k[0], *k[1:]) for k in cloth])
    h.add(shape, P.red if side < 0 else P.green, INK, 1.8)
    stripes(h, shape, P.white, angle=side * 40 + 90, gap=16, band=6, contour=1.8)
    h.add(ellipse(side * 41, -46, 3), P.yellow, INK, 1.3)


def _coronet(h: Canvas, y: float) -> None:
    h.add(
        poly(
            [
                (-14, y + 6),
                (-18, y - 8),
                (-9, y - 2),
                (-6, y - 12),
                (0, y - 3),
                (6, y - 12),
                (9, y - 2),
                (18, y - 8),
                (14, y + 6),
            ]
        ),
        P.yellow,
        INK,
        1.6,
    )
    h.add([ellipse(k, y - 10 - 3 * (abs(k) < 10), 2.2) for k in (-18, -6, 6, 18)], P.red, INK, 1)
    h.line([(-13, y + 2), (13, y + 2)], 1.2, curved=False)


def flower_sprig(c: Canvas, x: float, y: float) -> None:
    """Three yellow flowers on a green stem in the gap between four blades."""
    h = Canvas()
    stems: list[list[Knot]] = [
        [(0, 46), (1, 20), (0, -20)],
        [(0, 34), (-12, 14), (-24, 2)],
        [(0, 30), (12, 16), (25, 6)],
    ]
    for stem in stems:
        h.line(stem, 4)
        h.line(stem, 1.8, P.green)
    for side in (-1, 1):
        for ly in (22, 36):
            leaf: list[Knot] = [(0, ly, 1), (side * 7, ly - 5), (side * 17, ly - 3, 1), (side * 9, ly + 4)]
            h.add(smooth(leaf), P.green, INK, 1.4)
            h.line([(side * 2, ly), (side * 13, ly - 2)], 0.8)
    flower(h, -25, -2, 11.5, P.yellow, P.red)
    flower(h, 26, 2, 11.5, P.yellow, P.red)
    flower(h, 0, -26, 13, P.yellow, P.red)
    c.place(h, x, y - 2)


def sower_scene(c: Canvas, x: float, y: float) -> None:
    """A sower under a tree on ploughed ground, about 90 units wide."""
    h = Canvas()
    _ground(h, ((-46, 36), (-26, 30), (0, 34), (24, 29), (46, 36)), 48)
    tree(h, 27, 33, 66, P, P.red)
    for side, foot in ((-1, -14), (1, 12)):
        leg: list[Knot] = [(-12 + side * 3, 10, 4.2), (-12 + side * 6, 20, 3.4), (-12 + foot, 31, 2.4)]
        h.add(tube(leg, "flat"), P.blue, INK, 1.3)
        h.flat(ellipse(-12 + foot - 2, 32, 4.2, 2), INK)
    coat = smooth([(-19, -12, 1), (-21, 2), (-21, 14, 1), (-3, 14, 1), (-4, 0), (-6, -12, 1)])
    h.add(coat, P.red, INK, 1.4)
    shade(h, coat, 0.4, gap=2.6, base=1)
    h.add(smooth([(-10, -2), (2, -2), (3, 9), (-9, 10)]), P.yellow, INK, 1.3)
    h.add(tube([(-17, -8, 3.4), (-26, -2, 3), (-35, -8, 2.2)]), P.red, INK, 1.3)
    h.add(ellipse(-37, -9, 2.6), P.flesh, INK, 1)
    h.add(ellipse(-13, -19, 5.6, 6.2), P.flesh, INK, 1.2)
    h.add(
        smooth([(-24, -21, 1), (-13, -24), (-2, -21, 1), (-7, -25), (-9, -31), (-17, -31), (-19, -25)]),
        P.yellow,
        INK,
        1.3,
    )
    h.flat(ellipse(-15.6, -18.5, 0.9), INK)
    h.flat([ellipse(-42 - i % 3 * 2.4, -6 + i * 5.4, 1.1) for i in range(7)], INK)
    c.place(h, x, y)


def hunter_scene(c: Canvas, x: float, y: float) -> None:
    """A hunter with a gun on his shoulder and his dog before a little house."""
    h = Canvas()
    h.add(rect(10, -6, 30, 36), P.white, INK, 1.5)
    roof = poly([(5, -5), (25, -24), (45, -5)])
    h.add(roof, P.red, INK, 1.6)
    stripes(h, roof, INK, gap=4.6, band=0.9)
    h.add([rect(15, 2, 6.5, 8), rect(28, 2, 6.5, 8)], P.blue, INK, 1)
    h.add(rect(20, 15, 10, 18), P.wood, INK, 1.2)
    _ground(h, ((-46, 34), (-22, 30), (4, 33), (26, 29), (46, 35)), 46)
    for foot in (-10, 8):
        h.add(
            tube([(-22 + foot * 0.4, 8, 4.2), (-22 + foot * 0.8, 20, 3.2), (-22 + foot, 31, 2.6)], "flat"),
            P.wood,
            INK,
            1.3,
        )
        h.flat(ellipse(-22 + foot - 2, 32, 4.4, 2), INK)
    coat = smooth([(-28, -14, 1), (-31, 4), (-31, 14, 1), (-14, 14, 1), (-15, 0), (-16, -14, 1)])
    h.add(coat, P.green, INK, 1.4)
    shade(h, coat, 0.4, gap=2.6, base=1)
    h.line([(-31, 8), (-14, 8)], 1.8, curved=False)
    h.line([(-36, 6), (-2, -28)], 3.6, curved=False)
    h.line([(-24, -6), (-2, -28)], 1.4, P.light_blue, curved=False)
    h.add(tube([(-18, -9, 3.2), (-16, 0, 2.8), (-25, 1, 2.4)]), P.green, INK, 1.3)
    h.add(ellipse(-27, 0, 2.5), P.flesh, INK, 1)
    h.add(ellipse(-22, -20, 5.4, 6), P.flesh, INK, 1.2)
    h.add(
        smooth([(-33, -23, 1), (-22, -26), (-12, -23, 1), (-16, -27), (-18, -33), (-26, -33), (-28, -27)]),
        P.red,
        INK,
        1.3,
    )
    h.flat(ellipse(-25, -19.5, 0.9), INK)
    hound(h, 4, 26, 0.86, P.coat, -1)
    c.place(h, x, y)


def _ground(h: Canvas, ridge: tuple[tuple[float, float], ...], bottom: float) -> None:
    left, right = ridge[0], ridge[-1]
    shape = smooth([(*left, 1), *ridge[1:-1], (*right, 1), (right[0] - 4, bottom, 1), (left[0] + 4, bottom, 1)])
    h.add(shape, P.green, INK, 1.6)
    shade(h, shape, 0.5, angle=90, gap=4.2, longest=10)
