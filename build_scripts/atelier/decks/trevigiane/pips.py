"""The numeral cards of the Treviso pack, 2 to 7."""

from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.trevigiane import vignettes
from build_scripts.atelier.decks.trevigiane.look import (
    BATONS,
    COIN,
    CUP,
    INSET,
    SCIMITARS,
    STRAIGHT,
    H,
    P,
    W,
)
from build_scripts.atelier.frames import corner_index, frame_line
from build_scripts.atelier.geom import ellipse, polar, poly
from build_scripts.atelier.layouts import italian_coins, italian_cups
from build_scripts.atelier.signs.coin import glint
from build_scripts.atelier.signs.italian_baton import Bundles, lattice
from build_scripts.atelier.signs.italian_coin import split_coin
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.signs.italian_sword import Hoops, crossed, lozenge
from build_scripts.atelier.signs.sword import sword
from build_scripts.atelier.small_things import flower

_COINS: Final = italian_coins(0.29, (0.5, 0.335))
_COIN_RADIUS: Final = {2: 66, 3: 50, 4: 37, 5: 37, 6: 37, 7: 34}
_CUPS: Final = italian_cups(0.29)
_CUP_HEIGHT: Final = {2: 150, 3: 110, 4: 98, 5: 98, 6: 98, 7: 76}
_HOOPS: Final = {
    1: Hoops((W / 2, H / 2), 50, 126, 13, 34, 7.2, 1.08),
    2: Hoops((W / 2, H / 2), 40, 108, 14.5, 32, 6.4, 1.12),
    3: Hoops((W / 2, H / 2), 38, 102, 11.8, 29, 5.4, 1.1),
}
_BUNDLES: Final = {
    2: Bundles((W / 2, H / 2), 50, 172, 26, 9.0),
    3: Bundles((W / 2, H / 2), 64, 174, 26, 8.4),
    4: Bundles((W / 2, H / 2), 44, 180, 30, 8.0, 8),
    5: Bundles((W / 2, H / 2), 54, 178, 24, 7.6, 8),
    6: Bundles((W / 2, H / 2), 40, 182, 23, 6.8, 8),
    7: Bundles((W / 2, H / 2), 50, 180, 20, 6.4, 7),
}


def framed(c: Canvas, count: int | None = None) -> Canvas:
    """The frame line, and the tiny number at two corners of a numeral card."""
    frame_line(c, W, H, INSET, 3, 1.5)
    if count:
        corner_index(c, str(count), W, H, (18.5, 15), 9.5, 1.6)
    return c


def coins(count: int) -> Canvas:
    """Coins: invented crowned arms on the 4, a burst of light round the odd one of the 7."""
    c = Canvas()
    for i, (x, y) in enumerate(_COINS[count]):
        radius = 50 if count == 5 and i == 2 else _COIN_RADIUS[count]
        if count == 7 and i == 2:
            _burst(c, x * W, y * H, radius)
        split_coin(c, x * W, y * H, radius, COIN, 16 if radius > 45 else 12)
    if count == 4:
        vignettes.arms(c, W / 2, H / 2)
    if count == 7:
        for y, size in ((68, 9), (284, 13)):
            glint(c, W / 2, y, size, P)
    return framed(c, count)


def _burst(c: Canvas, x: float, y: float, radius: float) -> None:
    for start, fill in ((0, P.red), (7.5, P.yellow)):
        rays = [
            poly([polar(x, y, radius * 0.8, a - 5), polar(x, y, radius * 1.34, a), polar(x, y, radius * 0.8, a + 5)])
            for a in (start + i * 15 for i in range(24))
        ]
        c.add(rays, fill, INK, 0.9)
    c.flat(ellipse(x, y, radius), P.white)


def cups(count: int) -> Canvas:
    """Cups: a small rosette in the middle of the 4."""
    c = Canvas()
    for x, y in _CUPS[count]:
        hex_cup(c, x * W, y * H, _CUP_HEIGHT[count], CUP)
    if count == 4:
        flower(c, W / 2, H / 2, 20, P.red, P.yellow, 8)
    return framed(c, count)


def swords(count: int) -> Canvas:
    """Scimitars with a figure in the window of the even cards and a straight sword in that of the odd ones."""
    hoops = _HOOPS[count // 2]
    c = crossed(hoops, count // 2, *SCIMITARS, opposed=count % 2 == 0)
    middle = (hoops.meeting(0) + hoops.meeting(count // 2 - 1)) / 2 * hoops.tall
    if count % 2:
        sword(c, (W / 2, H / 2 + middle - 24), (W / 2, H / 2 - middle + 16), STRAIGHT, 7.4)
    else:
        {2: vignettes.fortune, 4: vignettes.girl, 6: vignettes.girl_with_sunshade}[count](c, W / 2, H / 2)
    for y in (H / 2 - middle, H / 2 + middle):
        lozenge(c, W / 2, y, 23 if count < 6 else 20, (P.white, P.red, P.green))
    return framed(c, count)


def batons(count: int) -> Canvas:
    """Batons crossing under a yellow lozenge with a flower."""
    c = lattice(_BUNDLES[count], count // 2, BATONS, count % 2 == 1)
    lozenge(c, W / 2, H / 2, 27, (P.red, P.yellow, P.green if count % 2 else P.red), 1.7)
    return framed(c, count)
