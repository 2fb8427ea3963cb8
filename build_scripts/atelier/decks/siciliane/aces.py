"""The four aces of the Sicilian pack."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.siciliane import vignettes as tiny
from build_scripts.atelier.decks.siciliane.look import CLUB, CUP, SWORD, H, P, W, toylike
from build_scripts.atelier.geom import Knot, ellipse, lerp, polar, smooth
from build_scripts.atelier.one_eagle import EagleLook, one_eagle
from build_scripts.atelier.signs.amphora import great_amphora
from build_scripts.atelier.signs.banded_club import banded_club
from build_scripts.atelier.signs.ringed_coin import partial_rosette
from build_scripts.atelier.signs.sword import bow, sabre
from build_scripts.atelier.texture import shade
from build_scripts.atelier.winding import winding


def ace_of_coins() -> Canvas:
    """A single eagle that looks left, green with red wings, a huge plain disc on its breast."""
    c = Canvas()
    look = EagleLook(P.green, P.red, P.red, P.yellow, P.yellow, P.red, raised=False)
    one_eagle(c, W / 2, 160, look, 0.67, 1.14)
    x, y = W / 2, 168
    for radius, fill in ((62, P.yellow), (55, P.red), (51, P.yellow), (31, P.gold)):
        c.add(ellipse(x, y, radius), fill, INK, 1.9 if radius > 60 else 1.3)
    c.lines([[polar(x, y, 36, i * 15), polar(x, y, 46, i * 15)] for i in range(24)], 1.3, curved=False)
    partial_rosette(P)(c, x, y, 28)
    return toylike(c)


def ace_of_cups() -> Canvas:
    """The great amphora full of fruit."""
    c = Canvas()
    great_amphora(c, W / 2, H / 2 + 10, 270, CUP, P.green)
    return toylike(c)


def ace_of_swords() -> Canvas:
    """A scimitar with a lion's head for a hilt, wound with a green strap; a cottage at its foot."""
    c = Canvas()
    axis: tuple[Knot, Knot] = ((94, 246), (116, 92))
    winding(c, False, *axis, turns=2, reach=42, width=8, colour=P.dark_green)
    sabre(c, (72, 318), (134, 16), SWORD, 19, 0.11)
    winding(c, True, *axis, turns=2, reach=42, width=8.4, colour=P.green)
    bow(c, 62, 226, 12, P.green, 18)
    _lion(c, 76, 296)
    tiny.cottage(c, 154, 298, 1.2)
    return toylike(c)


def _lion(c: Canvas, x: float, y: float) -> None:
    h = Canvas()
    mane: list[Knot] = []
    for i in range(11):
        a = i * 360 / 11 - 80
        mane += [(*polar(4, 0, 31, a), 0), (*polar(4, 0, 25, a + 16), 1)]
    h.add(smooth(mane), P.red, INK, 2)
    for i in range(11):
        a = i * 360 / 11 - 80
        h.line([polar(4, 0, 18, a), polar(4, 0, 27, a + 4)], 1)
    for d in (-1, 1):
        h.add(ellipse(d * 14, -16, 5.6), P.yellow, INK, 1.5)
    face = smooth([(-1, -20), (14, -15), (17, 0), (12, 14), (0, 20), (-12, 14), (-18, 0), (-15, -15)])
    h.add(face, P.yellow, INK, 1.8)
    shade(h, face, 0.16, gap=3)
    for d in (-1, 1):
        h.line([(d * 3, -9), (d * 8, -12), (d * 14, -8)], 2)
        h.add(smooth([(d * 3, -5, 1), (d * 8, -8), (d * 12, -4, 1), (d * 7, -2)]), "#ffffff", INK, 1)
        h.flat(ellipse(d * 7.4, -5, 1.8), INK)
        h.lines([[(d * 7, 8), (d * 16, 5)], [(d * 7, 10), (d * 16, 10)]], 0.9, curved=False)
    h.lines([[(-3, -8), (-3.6, 2)], [(3, -8), (3.6, 2)]], 1.2)
    h.add(smooth([(-6, 2, 1), (0, 1), (6, 2, 1), (0, 8)]), INK, INK, 1)
    h.lines([[(0, 8), (0, 11), (-6, 13)], [(0, 11), (6, 13)]], 1.3)
    h.add(smooth([(-3.4, 12.6, 1), (0, 12), (3.4, 12.6, 1), (0, 18.6)]), P.red, INK, 1)
    c.place(h, x, y, 1.06)


def ace_of_clubs() -> Canvas:
    """A short stout club with a yellow twig."""
    c = Canvas()
    start, end, reach = (84, 272), (106, 140), 46.0
    winding(c, False, start, end, turns=2, reach=reach, width=3.8, colour=P.orange)
    banded_club(c, (80, 314), (116, 22), CLUB, 40, 0.03)
    winding(c, True, start, end, turns=2, reach=reach, width=4.6, colour=P.yellow)
    for k, lean in ((0, 30), (1, -30), (1, 40), (2, -20), (2, 40), (3, -30), (3, 30), (4, -40), (4, 10)):
        t, side = k / 4, (1 if k % 2 == 0 else -1)
        x = lerp(start[0], end[0], t) + side * reach
        leaf = Canvas()
        leaf.add(smooth([(0, 0, 1), (11, -8), (27, 0, 1), (11, 8)]), P.yellow, INK, 1.6)
        leaf.line([(3, 0), (21, 0)], 1, curved=False)
        c.place(leaf, x, lerp(start[1], end[1], t) + side * 6, turn=lean - 10 if side > 0 else 190 + lean)
    return toylike(c)
