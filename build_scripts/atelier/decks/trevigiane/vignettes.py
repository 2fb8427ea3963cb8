"""What stands in the middle of the Treviso numerals: the arms of the 4 of coins, the figures between the swords."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.trevigiane.look import P
from build_scripts.atelier.geom import Knot, ellipse, mirrored, poly, smooth, tube
from build_scripts.atelier.small_people import country_girl
from build_scripts.atelier.small_people import fortune as winged_fortune


def fortune(c: Canvas, x: float, y: float) -> None:
    """Fortune on her wheel, between the swords of the 2."""
    winged_fortune(c, x, y + 4, P, 1.16)


def girl(c: Canvas, x: float, y: float) -> None:
    """The country girl of the 4."""
    country_girl(c, x + 3, y, P, 1.14)


def girl_with_sunshade(c: Canvas, x: float, y: float) -> None:
    """The country girl of the 6."""
    country_girl(c, x - 7, y + 8, P, 1.0, sunshade=True)


def arms(c: Canvas, x: float, y: float) -> None:
    """An invented shield under a crown: a heron and two rivers between four stars, in leaf scrolls."""
    h = Canvas()
    for d in (-1, 1):
        scroll: list[Knot] = [(d * 26, 30, 2), (d * 44, 22, 3.4), (d * 46, 4, 3.4), (d * 36, -4, 3), (d * 34, 6, 2)]
        h.add(tube(scroll), P.green, INK, 1.4)
        h.add(smooth([(d * 42, -2, 1), (d * 52, -12), (d * 48, -26, 1), (d * 38, -14)]), P.green, INK, 1.4)
        h.add(ellipse(d * 47, -29, 4), P.red, INK, 1.2)
    field = smooth(mirrored([(0, -30, 1), (14, -32), (29, -29, 1), (30, 2), (20, 26), (0, 38, 1)], 0))
    h.add(field, P.blue, INK, 2.2)
    lower = Canvas()
    lower.flat(field, P.white)
    h.items += lower.clipped(0, -1, -14).items
    for k in (19, 27):
        reach = 25 - (k - 14) * 0.9
        h.line([(-reach, k), (-reach / 2, k - 4), (0, k), (reach / 2, k - 4), (reach, k)], 2.2, P.blue)
    h.line([(-28, 14), (28, 14)], 1.4, curved=False)
    _heron(h)
    h.add(
        [poly([(a, b - 4.4), (a + 1.4, b - 1.4), (a + 4.4, b), (a + 1.4, b + 1.4), (a, b + 4.4), (a - 1.4, b + 1.4),
               (a - 4.4, b), (a - 1.4, b - 1.4)]) for a, b in ((-19, -20), (19, -20), (-20, 0), (20, 0))],
        P.yellow, INK, 0.8,
    )  # fmt: skip
    h.add(field, None, INK, 2.2)
    _crown(h)
    c.place(h, x, y + 6, 1.05)


def _heron(h: Canvas) -> None:
    h.lines([[(-2, 4), (-2, 14)], [(3, 4), (4, 14)]], 1.8, P.yellow, curved=False)
    body: list[Knot] = [(-7, 2, 1), (-8, -6), (-3, -12), (-6, -20), (-3, -26), (3, -25), (2, -20), (0, -14), (6, -8),
                        (10, 4, 1), (2, 5)]  # fmt: skip
    h.add(smooth(body), P.white, INK, 1.4)
    h.add(poly([(-4, -25), (-13, -22), (-4, -21.6)]), P.red, INK, 1)
    h.line([(-2, -4), (4, -1), (8, 3)], 1)
    h.flat(ellipse(-2, -23.4, 0.9), INK)


def _crown(h: Canvas) -> None:
    h.add(poly([(-20, -36), (-26, -54), (-13, -46), (-8, -58), (0, -47), (8, -58), (13, -46), (26, -54), (20, -36)]),
          P.yellow, INK, 1.8)  # fmt: skip
    h.add([ellipse(a, b, 2.7) for a, b in ((-26, -55), (-8, -59), (8, -59), (26, -55))], P.red, INK, 1.1)
    h.add(smooth([(-21, -40, 1), (0, -36), (21, -40, 1), (20, -32, 1), (0, -28), (-20, -32, 1)]), P.red, INK, 1.5)
    h.flat([ellipse(k, -33.6 + 2 - abs(k) * 0.16, 1.7) for k in (-13, -6.5, 0, 6.5, 13)], P.yellow)
