"""The numeral cards and aces of the international pack: plain signs, a sun on the settebello, a great spade."""

from math import cos, pi, sin
from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.compacting import compacted
from build_scripts.atelier.decks.francesi.look import COLOUR, H, P, W, indices
from build_scripts.atelier.geom import Knot, Point, ellipse, poly, smooth
from build_scripts.atelier.layouts import french_pips
from build_scripts.atelier.signs.coin import glint
from build_scripts.atelier.signs.french import FrenchSuit, french_sign
from build_scripts.atelier.signs.settebello import gilded_diamond, golden_sun
from build_scripts.atelier.trellis_backs import arabesque_back
from build_scripts.atelier.vines import mirrored_line, vine

_SPOTS: Final = french_pips(0.28, 0.18)
_SIZE: Final = 64.0


def numeral(suit: FrenchSuit, count: int) -> Canvas:
    """A card of 2 to 7 signs; those below the middle stand on their heads."""
    c = Canvas()
    shining = suit == "D" and count == 7
    if shining:
        golden_sun(c, W / 2, _SPOTS[7][2][1] * H, 27, 46, P)
        for at, radius in ((40, 9), (232, 14), (289, 9)):
            glint(c, W / 2, at, radius, P)
    for i, (x, y) in enumerate(_SPOTS[count]):
        if shining:
            gilded_diamond(c, x * W, y * H, 36 if i == 2 else _SIZE * 0.94, COLOUR[suit], P)
        else:
            french_sign(c, suit, x * W, y * H, _SIZE, COLOUR[suit], 180 if y > 0.51 else 0)
    indices(c, str(count), suit)
    return c


def ace(suit: FrenchSuit) -> Canvas:
    """One big sign; the great spade is filled with leaves and flowers."""
    c = Canvas()
    if suit == "S":
        c.place(compacted(_great_spade()), sx=1.13, centre=(W / 2, H / 2 + 4))
    else:
        french_sign(c, suit, W / 2, H / 2, 112, COLOUR[suit])
    indices(c, "A", suit)
    return c


def _great_spade() -> Canvas:
    c = Canvas()
    x, y = W / 2, H / 2 + 4
    french_sign(c, "S", x, y, 210, INK)
    for width, colour in ((5, P.yellow), (1.6, INK)):
        half: list[Knot] = [(8, -32), (24, -13), (38.6, 6), (38.6, 22.6), (27, 29.6), (12, 22), (4, 18, 1)]
        line = [(0, -44, 1), *half, *((-a[0], *a[1:]) for a in reversed(half))]
        c.add(smooth([(x + a[0] * 2.1, y + a[1] * 2.1, *a[2:]) for a in line]), None, colour, width)
    for side in (-1, 1):
        _scroll(c, x, y, side)
    _bloom(c, x, y + 4)
    for k, (dy, r) in enumerate(((-82, 3.4), (-50, 3), (44, 3.4))):
        c.add(ellipse(x, y + dy, r), P.red if k else P.yellow, None, 0)
    _stem_ornament(c, x, y)
    return c


_TENDRILS: Final[list[list[Knot]]] = [
    [(6, 34), (24, 38), (44, 36), (62, 24), (64, 6), (52, -2), (44, 8), (52, 16)],
    [(14, -40), (17, -54), (10, -66), (3, -72)],
    [(0, -30), (14, -40), (26, -38), (38, -26), (40, -12), (33, -8)],
    [(40, 37), (54, 44), (67, 42), (75, 32)],
]


def _scroll(c: Canvas, x: float, y: float, side: int) -> None:
    """White tendrils with leaves that fill half of the blade."""
    for i, line in enumerate(_TENDRILS):
        blue = (P.light_blue, P.white)
        vine(
            c,
            mirrored_line(line, x, y, side),
            P.white,
            blue,
            pen=2.2,
            every=11,
            size=11,
            bare=1,
            bud=(P.yellow, None, P.red, P.yellow)[i],
        )


def _bloom(c: Canvas, x: float, y: float) -> None:
    for count, reach, wide, colour, start in (
        (8, 33, 9, P.yellow, 22.5),
        (8, 29, 8, P.red, 0),
        (8, 15, 5, P.white, 22.5),
    ):
        for i in range(count):
            petal = Canvas()
            petal.add(
                smooth([(0, 0, 1), (wide, -reach * 0.6), (0, -reach, 1), (-wide, -reach * 0.6)]), colour, INK, 1.4
            )
            turned = Canvas()
            turned.place(petal, turn=start + i * 360 / count)
            c.place(turned, x, y)
    c.add(ellipse(x, y, 7), P.blue, INK, 1.5)
    c.add([ellipse(*_round(x, y, 3.4, i * 60), 1.1) for i in range(6)], P.white, None, 0)


def _round(x: float, y: float, r: float, angle: float) -> Point:
    return x + cos(angle * pi / 180) * r, y + sin(angle * pi / 180) * r


def _stem_ornament(c: Canvas, x: float, y: float) -> None:
    c.add(poly([(x, y + 58), (x + 6, y + 68), (x, y + 78), (x - 6, y + 68)]), P.yellow, None, 0)
    for side in (-1, 1):
        c.line([(x + side * 4, y + 84), (x + side * 12, y + 94), (x + side * 26, y + 98)], 2.2, P.yellow)


def back() -> Canvas:
    """Red scrolls and flowers, the same either way up."""
    return arabesque_back(W, H, "#b5231b", "#fbf1dc", P.yellow)
