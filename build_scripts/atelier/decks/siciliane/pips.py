"""The numeral cards of the Sicilian pack, 2 to 7, with the tiny pictures between the signs."""

from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.siciliane import creatures, medals
from build_scripts.atelier.decks.siciliane import vignettes as tiny
from build_scripts.atelier.decks.siciliane.look import CLUB, CUP, ROUND_SWORD, SWORD, H, P, W, toylike
from build_scripts.atelier.layouts import CENTRE, ZIGZAG_LEFT, ZIGZAG_RIGHT, columns, round_pips
from build_scripts.atelier.signs.amphora import amphora
from build_scripts.atelier.signs.banded_club import banded_club
from build_scripts.atelier.signs.coin import glint, glory
from build_scripts.atelier.signs.ringed_coin import ringed_coin
from build_scripts.atelier.signs.sword import bow, sword

_COINS: Final = {**round_pips(0.28, ZIGZAG_RIGHT), 5: [*columns(0.26, [0.145]), CENTRE, *columns(0.26, [0.855])]}
_COIN_RADIUS: Final = {2: 66, 3: 46, 4: 38, 5: 36, 6: 37, 7: 33}
_CUPS: Final = {
    **round_pips(0.27, ZIGZAG_LEFT, (0.5, 0.325)),
    4: columns(0.28, [0.165, 0.835]),
    6: columns(0.235, [0.145, 0.5, 0.855]),
    7: [*columns(0.25, [0.13]), (0.5, 0.315), *columns(0.25, [0.5, 0.87])],
}
_CUP_HEIGHT: Final = {2: 124, 3: 98, 4: 88, 5: 84, 6: 74, 7: 68}
_BLADE: Final = 6.2


def coins(count: int) -> Canvas:
    """Coins: a man's profile on the 2, the trinacria on the 3, a chariot in the middle of the 5."""
    c = Canvas()
    for i, (x, y) in enumerate(_COINS[count]):
        radius, core = float(_COIN_RADIUS[count]), {2: medals.man, 3: medals.trinacria}.get(count)
        if count == 5 and i == 2:
            radius, core = 60, medals.chariot
        if count == 7 and i == 2:
            glory(c, x * W, y * H, radius * 0.9, radius * 1.34, P)
        ringed_coin(c, x * W, y * H, radius, P, core)
    match count:
        case 3:
            creatures.peasant(c, 44, 60, 1.15)
            tiny.prickly_pear(c, 44, 276, 0.95)
        case 4:
            tiny.lemons(c, W / 2, H / 2, 1.25)
        case 7:
            for y, radius in ((0.1, 9), (0.68, 12), (0.86, 9)):
                glint(c, W / 2, y * H, radius, P)
    return toylike(c)


def cups(count: int) -> Canvas:
    """Cups: the lower ones of the 2 and 4 stand on their heads."""
    c = Canvas()
    for x, y in _CUPS[count]:
        amphora(c, x * W, y * H, _CUP_HEIGHT[count], CUP, 180 if count in {2, 4} and y > 0.5 else 0)
    match count:
        case 2:
            creatures.fish(c, W / 2, H / 2, 1.05)
        case 3:
            tiny.cottage(c, 146, 62, 1.2)
            tiny.lemons(c, 146, 274, 0.84)
        case 4:
            creatures.duellists(c, W / 2, H / 2, 1.35)
        case 5:
            tiny.bell_tower(c, 34, 172)
            tiny.bell_tower(c, 166, 172)
        case 6:
            tiny.ship(c, W / 2, 112, 0.6)
            creatures.fish(c, W / 2, 230, 0.8)
        case _:
            creatures.peasant_woman(c, W / 2, 238, 1.02)
    return toylike(c)


def swords(count: int) -> Canvas:
    """Swords: crossed on the 2 and 3, with different hilts and a ribbon."""
    c = Canvas()
    match count:
        case 2:
            _crossed(c)
            bow(c, W / 2, 172, 13, P.red)
            tiny.compass(c, W / 2, 66, 30)
            creatures.sitting_dog(c, W / 2 + 2, 292, 1)
        case 3:
            _crossed(c)
            sword(c, (100, 324), (100, 14), SWORD, 7)
            bow(c, W / 2, 170, 14, P.red)
            tiny.goblet(c, 26, 170, 0.94)
            tiny.goblet(c, 174, 170, 0.94)
        case 4:
            for x, y in ((24, 20), (176, 20), (24, 320), (176, 320)):
                sword(c, (x, y), (100 + (x - 100) * 0.26, 170 + (y - 170) * 0.34), SWORD, _BLADE)
            tiny.tower(c, 122, 166, 1.2)
            creatures.sitting_dog(c, 82, 178, 0.94)
        case 5:
            creatures.hound_with_bird(c, W / 2, 92)
            tiny.prickly_pear(c, W / 2, 254)
            _rows(c, (32, 168), 14, 154)
            sword(c, (20, 170), (182, 170), SWORD, _BLADE)
        case 6:
            _rows(c, (36, 164), 154, 8)
            _rows(c, (100,), 154, 42)
            tiny.ship(c, W / 2, 170, 0.92)
        case _:
            _rows(c, (34, 166), 22, 154)
            for side in (-1, 1):
                sword(c, (100, 170 + side * 154), (100, 170 + side * 70), SWORD, _BLADE)
            tiny.jug(c, W / 2, 130, 0.84)
            tiny.jug(c, W / 2, 212, 0.84, P.red)
            sword(c, (180, 170), (20, 170), SWORD, 5.6)
    return toylike(c)


def _crossed(c: Canvas) -> None:
    sword(c, (38, 322), (160, 18), SWORD, 7)
    sword(c, (162, 322), (40, 18), ROUND_SWORD, 7)


def _rows(c: Canvas, xs: tuple[float, ...], hilt: float, point: float) -> None:
    for x in xs:
        for side in (-1, 1):
            sword(c, (x, H / 2 + side * hilt), (x, H / 2 + side * point), SWORD, _BLADE)


def clubs(count: int) -> Canvas:
    """Clubs: crossed with a bow on the 2, a bundle with red bows on the 3."""
    c = Canvas()
    match count:
        case 2:
            banded_club(c, (48, 322), (146, 24), CLUB, 21)
            banded_club(c, (152, 322), (54, 24), CLUB, 21)
            bow(c, W / 2, 176, 15, P.blue)
        case 3:
            banded_club(c, (50, 322), (158, 34), CLUB, 19)
            banded_club(c, (150, 322), (42, 34), CLUB, 19)
            banded_club(c, (100, 328), (100, 16), CLUB, 20)
            bow(c, W / 2, 160, 13, P.red)
            bow(c, W / 2, 252, 11, P.red)
        case 4:
            for x, y in ((36, 24), (164, 24), (36, 316), (164, 316)):
                banded_club(c, (100 + (x - 100) * 0.32, 170 + (y - 170) * 0.32), (x, y), CLUB, 17)
            tiny.prickly_pear(c, W / 2, H / 2, 0.86)
        case _:
            _clubs(c, count)
    return toylike(c)


def _clubs(c: Canvas, count: int) -> None:
    xs = {5: (40, 160), 6: (36, 100, 164), 7: (34, 166)}[count]
    gap = 10 if count == 6 else 24
    for x in xs:
        d = 0 if x == 100 else 1 if x < 100 else -1
        for side in (-1, 1):
            banded_club(c, (x + d * 4, 170 + side * gap), (x, 170 + side * 154), CLUB, 16, 0.03 * d * -side)
    if count == 7:
        for side in (-1, 1):
            banded_club(c, (100, 170 + side * 70), (100, 170 + side * 154), CLUB, 16)
        tiny.goblet(c, W / 2, 128, 0.74)
        tiny.goblet(c, W / 2, 212, 0.74)
    if count == 5:
        tiny.lemons(c, W / 2, 92, 0.9)
        tiny.lemons(c, W / 2, 250, 0.9)
    if count != 6:
        banded_club(c, (20, 170), (182, 170), CLUB, 14)
