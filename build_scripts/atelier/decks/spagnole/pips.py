"""The numeral cards of the Spanish pack, 2 to 7."""

from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.spagnole import ornaments
from build_scripts.atelier.decks.spagnole.look import CLUB, CUP, SWORD, H, P, W, finished
from build_scripts.atelier.geom import Point
from build_scripts.atelier.layouts import CENTRE, ZIGZAG_LEFT, columns, round_pips
from build_scripts.atelier.signs.coin import glint, glory
from build_scripts.atelier.signs.copa import copa
from build_scripts.atelier.signs.dagger import dagger
from build_scripts.atelier.signs.flower_coin import flower_coin
from build_scripts.atelier.signs.knotty_club import knotty_club

_COINS: Final = {
    **round_pips(0.3, [(0.66, 0.2), CENTRE, (0.34, 0.8)]),
    2: [(0.5, 0.27), (0.5, 0.73)],
    4: columns(0.31, [0.22, 0.78]),
    5: [*columns(0.31, [0.2]), CENTRE, *columns(0.31, [0.8])],
    6: columns(0.31, [0.2, 0.5, 0.8]),
    7: [*columns(0.3, [0.19]), (0.5, 0.36), *columns(0.3, [0.53, 0.82])],
}
_COIN_RADIUS: Final = {2: 70, 3: 47, 4: 42, 5: 40, 6: 41, 7: 37}
_CUPS: Final = {
    **round_pips(0.3, ZIGZAG_LEFT, (0.5, 0.34)),
    3: [(0.36, 0.215), (0.64, 0.5), (0.36, 0.785)],
    4: columns(0.32, [0.23, 0.77]),
    5: [*columns(0.31, [0.2]), CENTRE, *columns(0.31, [0.8])],
    6: columns(0.32, [0.2, 0.5, 0.8]),
    7: [*columns(0.3, [0.185]), (0.5, 0.345), *columns(0.29, [0.525, 0.835])],
}
_CUP_HEIGHT: Final = {2: 128, 3: 104, 4: 104, 5: 100, 6: 98, 7: 80}


def coins(count: int) -> Canvas:
    """Coins: suns on the 2 and in the middle of the 3 and 5; a cartouche on the 4; the odd one of the 7 in flames."""
    c = Canvas()
    for i, (x, y) in enumerate(_COINS[count]):
        radius = float(_COIN_RADIUS[count])
        face = count == 2 or (count in {3, 5} and i == count // 2)
        if count == 5 and i == 2:
            radius = 54
        if count == 7 and i == 2:
            glory(c, x * W, y * H, radius * 0.9, radius * 1.36, P)
            face = True
        flower_coin(c, x * W, y * H, radius, P, face)
    if count == 4:
        ornaments.cartouche(c, W / 2, H / 2, ("BUENA", "SUERTE"))
    if count == 7:
        for y in (0.68, 0.83):
            glint(c, W / 2, y * H, 12, P)
        for x in (0.2, 0.8):
            glint(c, x * W, 0.365 * H, 11, P)
    return finished(c, count, "D")


def cups(count: int) -> Canvas:
    """Cups: a cartouche on the 2."""
    c = Canvas()
    if count == 2:
        for y in (0.245, 0.755):
            copa(c, W / 2, y * H, _CUP_HEIGHT[2], CUP)
        ornaments.cartouche(c, W / 2, H / 2, ("SALUD",))
        return finished(c, count, "C")
    for x, y in _CUPS[count]:
        copa(c, x * W, y * H, _CUP_HEIGHT[count], CUP)
    return finished(c, count, "C")


def swords(count: int) -> Canvas:
    """Swords: short and broad; never crossed."""
    c = Canvas()
    match count:
        case 2:
            dagger(c, (84, 44), (84, 336), SWORD, 12)
            dagger(c, (160, 336), (160, 44), SWORD, 12)
            ornaments.twig(c, W / 2, H / 2)
        case 3:
            for x, pommel in ((66, 46), (122, 350), (178, 46)):
                dagger(c, (x, pommel), (x, H - pommel if x != 122 else 32), SWORD, 11)
        case 4:
            for x, y in ((52, 50), (192, 50), (52, 330), (192, 330)):
                dagger(c, (x, y), (122 + (x - 122) * 0.26, 190 + (y - 190) * 0.26), SWORD, 10)
            ornaments.rose(c, W / 2, H / 2)
        case 5:
            _rows(c, (62, 182), 28, 158)
            dagger(c, (36, 190), (208, 190), SWORD, 9)
            ornaments.rose(c, W / 2, 100)
            ornaments.rose(c, W / 2, 280)
        case 6:
            _rows(c, (54, 122, 190), 152, 8)
        case _:
            _rows(c, (54, 122, 190), 28, 158)
            dagger(c, (208, 190), (36, 190), SWORD, 8.4)
    return finished(c, count, "S")


def _rows(c: Canvas, xs: tuple[float, ...], hilt: float, point: float) -> None:
    for x in xs:
        for side in (-1, 1):
            dagger(c, (x, H / 2 + side * hilt), (x, H / 2 + side * point), SWORD, 9)


def clubs(count: int) -> Canvas:
    """Clubs: knotty and green; the 3 is a crossed bundle."""
    c = Canvas()
    match count:
        case 2:
            knotty_club(c, (92, 344), (76, 40), CLUB, 24)
            knotty_club(c, (152, 344), (168, 40), CLUB, 24, -1)
        case 3:
            knotty_club(c, (62, 344), (182, 48), CLUB, 20)
            knotty_club(c, (182, 344), (62, 48), CLUB, 20, -1)
            knotty_club(c, (122, 350), (122, 32), CLUB, 22)
            ornaments.band(c, W / 2, 214)
        case 4:
            ends: tuple[Point, ...] = ((62, 48), (182, 48), (62, 332), (182, 332))
            for i, (x, y) in enumerate(ends):
                knotty_club(c, (122 + (x - 122) * 0.12, 190 + (y - 190) * 0.1), (x, y), CLUB, 18, 1 if i % 2 else -1)
        case _:
            _clubs(c, count)
    return finished(c, count, "B")


def _clubs(c: Canvas, count: int) -> None:
    xs = {5: (62, 182), 6: (56, 122, 188), 7: (56, 122, 188)}[count]
    gap = 8 if count == 6 else 24
    for x in xs:
        lean = (122 - x) * 0.07
        for side in (-1, 1):
            knotty_club(
                c, (x + lean, 190 + side * gap), (x, 190 + side * 152), CLUB, 17, 1 if (x < 122) == (side > 0) else -1
            )
    if count != 6:
        knotty_club(c, (34, 190), (208, 190), CLUB, 14.4)
    if count == 5:
        ornaments.rose(c, W / 2, 100)
        ornaments.rose(c, W / 2, 280)
