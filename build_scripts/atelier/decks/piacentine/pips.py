"""The numeral cards of the Piacenza pack, 2 to 7."""

from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.piacentine import ornaments
from build_scripts.atelier.decks.piacentine.look import CUP, RED_LOG, SWORD, YELLOW_LOG, H, P, W, deep, framed
from build_scripts.atelier.geom import Knot, tube
from build_scripts.atelier.layouts import CENTRE, ZIGZAG_LEFT, ZIGZAG_RIGHT, columns, one_on_top, round_pips
from build_scripts.atelier.signs.coin import glory
from build_scripts.atelier.signs.goblet import goblet
from build_scripts.atelier.signs.log import log
from build_scripts.atelier.signs.sun_coin import sun_coin
from build_scripts.atelier.signs.sword import sword
from build_scripts.atelier.winding import winding

_COINS: Final = {
    **round_pips(0.285, [(x, (y - 0.5) * 0.94 + 0.5) for x, y in ZIGZAG_LEFT]),
    4: columns(0.3, [0.17, 0.83]),
    5: [*columns(0.28, [0.15]), CENTRE, *columns(0.28, [0.85])],
    7: one_on_top(0.28),
}
_COIN_RADIUS: Final = {2: 68, 3: 45, 4: 37, 5: 35, 6: 38, 7: 36}
_CUPS: Final = {
    **round_pips(0.29, [(x, (y - 0.5) * 0.94 + 0.5) for x, y in ZIGZAG_RIGHT], (0.5, 0.315)),
    4: columns(0.29, [0.165, 0.835]),
    7: [*columns(0.26, [0.14]), (0.5, 0.325), *columns(0.26, [0.51, 0.86])],
}
_CUP_HEIGHT: Final = {2: 138, 3: 96, 4: 84, 5: 82, 6: 84, 7: 69}
_BLADE: Final = 6.2


def coins(count: int) -> Canvas:
    """Coins: suns in rings of beads; the first of the 7 stands in flames, a crowned shield on the 4."""
    c = Canvas()
    for i, (x, y) in enumerate(_COINS[count]):
        radius = 50.0 if count == 5 and i == 2 else float(_COIN_RADIUS[count])
        if count == 7 and i == 0:
            glory(c, x * W, y * H + 3, radius * 0.9, radius * 1.32, P)
        sun_coin(c, x * W, y * H + (3 if count == 7 and i == 0 else 0), radius, P)
    if count == 4:
        ornaments.crowned_arms(c, W / 2, H / 2)
    if count == 7:
        for y in (0.485, 0.715):
            ornaments.spark(c, W / 2, y * H, 10)
        for x in (0.16, 0.84):
            ornaments.spark(c, x * W, 0.14 * H, 13)
    return framed(deep(c))


def cups(count: int) -> Canvas:
    """Cups: a rosette with ribbons on the 4."""
    c = Canvas()
    for x, y in _CUPS[count]:
        goblet(c, x * W, y * H, _CUP_HEIGHT[count], CUP)
    if count == 4:
        ornaments.rosette(c, W / 2, H / 2)
    if count == 2:
        ornaments.small_sprig(c, W / 2, H / 2)
    return framed(deep(c))


def swords(count: int) -> Canvas:
    """Swords: a wavy ribbon on the 2, scrollwork with a vase on the 5; the middle ones of 6 and 7 are turned round."""
    c = Canvas()
    match count:
        case 2:
            _waved(c)
        case 3:
            for x, pommel in ((42, 18), (100, 354), (158, 18)):
                sword(c, (x, pommel), (x, H - pommel), SWORD, _BLADE)
            ornaments.tendrils(c, (71, 129), H / 2)
        case 4:
            for x, y in ((26, 24), (174, 24), (26, 348), (174, 348)):
                sword(c, (x, y), (100 + (x - 100) * 0.2, 186 + (y - 186) * 0.24), SWORD, _BLADE)
            ornaments.rosette(c, W / 2, H / 2, 0.62)
        case 5:
            ornaments.scroll_vase(c, W / 2, 96)
            ornaments.scroll_vase(c, W / 2, 276)
            _rows(c, (32, 168), 16, 168, ())
            sword(c, (20, 186), (180, 186), SWORD, _BLADE)
        case 6:
            _rows(c, (42, 100, 158), 168, 6, (100,))
        case _:
            _rows(c, (38, 100, 162), 20, 168, (100,))
            sword(c, (180, 186), (20, 186), SWORD, 5.6)
    return framed(deep(c))


def _waved(c: Canvas) -> None:
    axis = ((100, 74), (100, 298))
    _tail(c, [(52, 293, 5), (43, 303, 6.6), (34, 315, 5.6), (26, 312, 4), (25, 303, 2)], P.dark_red)
    winding(c, False, *axis, turns=2, reach=54, width=7, colour=P.dark_red)
    for x, pommel in ((66, 18), (134, 354)):
        sword(c, (x, pommel), (x, H - pommel), SWORD, 7)
    _tail(c, [(52, 79, 5), (43, 69, 6.6), (34, 57, 5.6), (26, 60, 4), (25, 69, 2)], P.red)
    winding(c, True, *axis, turns=2, reach=54, width=7.6, colour=P.red)


def _tail(c: Canvas, line: list[Knot], colour: str) -> None:
    """The loose end of a ribbon, which tapers to a curl."""
    c.add(tube(line), colour, INK, 1.5)


def _rows(c: Canvas, xs: tuple[float, ...], hilt: float, point: float, turned: tuple[float, ...]) -> None:
    for x in xs:
        ends = (point, hilt) if x in turned else (hilt, point)
        for side in (-1, 1):
            sword(c, (x, H / 2 + side * ends[0]), (x, H / 2 + side * ends[1]), SWORD, _BLADE)


def clubs(count: int) -> Canvas:
    """Clubs: sawn logs whose heads fill the corners; the 3 is a bundle tied with a ribbon of three colours."""
    c = Canvas()
    match count:
        case 2:
            log(c, (74, 348), (56, 32), RED_LOG, 22)
            log(c, (126, 348), (144, 32), YELLOW_LOG, 22)
        case 3:
            log(c, (40, 346), (150, 38), RED_LOG, 19)
            log(c, (160, 346), (50, 38), RED_LOG, 19)
            log(c, (100, 352), (100, 28), YELLOW_LOG, 20)
            ornaments.tricolour(c, W / 2, 192)
        case 4:
            for i, (x, y) in enumerate(((36, 30), (164, 30), (36, 342), (164, 342))):
                log(c, (100 + (x - 100) * 0.1, 186 + (y - 186) * 0.08), (x, y), (RED_LOG, YELLOW_LOG)[i in {1, 2}], 18)
        case _:
            _logs(c, count)
    return framed(deep(c))


def _logs(c: Canvas, count: int) -> None:
    xs = {5: (40, 160), 6: (36, 100, 164), 7: (36, 100, 164)}[count]
    gap = 8 if count == 6 else 22
    for x in xs:
        lean = (100 - x) * 0.12
        inward = count != 5 and x == 100
        for side in (-1, 1):
            near, far = (x + lean, 186 + side * gap), (x, 186 + side * 158)
            style = YELLOW_LOG if inward else RED_LOG
            if inward:
                near, far = (x, 186 + side * 164), (x, 186 + side * (gap + 10))
            log(c, near, far, style, 16 if count == 5 else 14.4)
    if count != 6:
        log(c, (20, 186), (170, 186), YELLOW_LOG, 13.4)
