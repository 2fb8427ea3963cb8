"""The numeral cards of the Bergamo pack, 2 to 7."""

from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.bergamasche import vignettes
from build_scripts.atelier.decks.bergamasche.look import (
    BATONS,
    COIN,
    CUP,
    INSET,
    SCIMITARS,
    STAR_COIN,
    STRAIGHT,
    H,
    P,
    W,
)
from build_scripts.atelier.frames import frame_line
from build_scripts.atelier.layouts import italian_coins, italian_cups
from build_scripts.atelier.signs.coin import glint, glory
from build_scripts.atelier.signs.italian_baton import Bundles, lattice, leaf
from build_scripts.atelier.signs.italian_coin import red_coin
from build_scripts.atelier.signs.italian_cup import hex_cup, sprouts
from build_scripts.atelier.signs.italian_sword import Hoops, crossed, lozenge
from build_scripts.atelier.signs.sword import bow, sword

_COINS: Final = italian_coins(0.29, (0.5, 0.335))
_COIN_RADIUS: Final = {2: 52, 3: 46, 4: 38, 5: 36, 6: 37, 7: 33}
_CUPS: Final = italian_cups(0.29)
_CUP_HEIGHT: Final = {2: 124, 3: 104, 4: 94, 5: 94, 6: 94, 7: 76}
_HOOPS: Final = {
    1: Hoops((W / 2, H / 2), 54, 118, 13, 32, 7.2),
    2: Hoops((W / 2, H / 2), 44, 104, 14.5, 30, 6.6),
    3: Hoops((W / 2, H / 2), 40, 98, 12, 28, 5.6),
}
_BUNDLES: Final = {
    2: Bundles((W / 2, H / 2), 54, 162, 26, 7.0),
    3: Bundles((W / 2, H / 2), 68, 162, 26, 7.0),
    4: Bundles((W / 2, H / 2), 44, 166, 42, 6.2, 4),
    5: Bundles((W / 2, H / 2), 56, 164, 32, 6.2, 4),
    6: Bundles((W / 2, H / 2), 42, 168, 30, 5.8, 4),
    7: Bundles((W / 2, H / 2), 52, 164, 25, 5.6, 4),
}


def framed(c: Canvas) -> Canvas:
    """The frame line with its round corners."""
    frame_line(c, W, H, INSET, 9, 1.7)
    return c


def coins(count: int) -> Canvas:
    """Coins: stars on the 2 and 3, foliage round the 2, scales on the 4, rays on the 5, light behind the odd one."""
    c = Canvas()
    if count == 2:
        vignettes.foliage(c, W / 2, H / 2)
    for i, (x, y) in enumerate(_COINS[count]):
        radius: float = _COIN_RADIUS[count]
        if count == 5 and i == 2:
            radius = 40
            glory(c, x * W, y * H, radius * 0.9, radius * 1.5, P, 28)
        if count == 7 and i == 2:
            glory(c, x * W, y * H, radius * 0.9, radius * 1.38, P)
        red_coin(c, x * W, y * H, radius, STAR_COIN if count < 4 else COIN, P.white)
    if count == 4:
        vignettes.scales(c, W / 2, H / 2)
    if count == 7:
        for y, size in ((52, 8), (256, 13)):
            glint(c, W / 2, y, size, P)
    return framed(c)


def cups(count: int) -> Canvas:
    """Cups: green leaves sprout from those of the 2 and 3."""
    c = Canvas()
    for x, y in _CUPS[count]:
        size = _CUP_HEIGHT[count]
        if count < 4:
            sprouts(c, x * W, y * H - size * 0.30, size / 104, P.green)
            hex_cup(c, x * W, y * H + size * 0.08, size * 0.92, CUP)
        else:
            hex_cup(c, x * W, y * H, size, CUP)
    return framed(c)


def swords(count: int) -> Canvas:
    """Scimitars with a pierced heart, a crown, a lady or the straight blue sword in their window."""
    hoops = _HOOPS[count // 2]
    c = crossed(hoops, count // 2, *SCIMITARS, opposed=count % 2 == 0)
    middle = (hoops.meeting(0) + hoops.meeting(count // 2 - 1)) / 2 * hoops.tall
    if count % 2:
        sword(c, (W / 2, H / 2 + middle - 24), (W / 2, H / 2 - middle + 16), STRAIGHT, 7.4)
        if count == 3:
            vignettes.crown_round_sword(c, W / 2, H / 2 - 6)
    else:
        {2: vignettes.heart, 4: vignettes.margi, 6: vignettes.rose}[count](c, W / 2, H / 2)
    for y in (H / 2 - middle, H / 2 + middle):
        lozenge(c, W / 2, y, 22 if count < 6 else 20, (P.yellow, P.green, P.yellow))
    return framed(c)


def batons(count: int) -> Canvas:
    """A true lattice: bows on the 2 and 3, leaves in the gaps of the 4."""
    c = Canvas()
    if count == 4:
        for turn in (90, 270):
            q = Canvas()
            for lean, size in ((-52, 30), (52, 30), (0, 42)):
                leaf(q, 0, -30, size, lean, P.green)
            c.place(q, W / 2, H / 2, turn=turn)
        for turn in (0, 180):
            q = Canvas()
            leaf(q, 0, -104, 46, 0, P.green)
            c.place(q, W / 2, H / 2, turn=turn)
    c.items += lattice(_BUNDLES[count], count // 2, BATONS, count % 2 == 1).items
    if count < 4:
        bow(c, W / 2, H / 2, 17, P.yellow if count == 2 else P.blue)
    return framed(c)
