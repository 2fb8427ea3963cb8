"""The numeral cards of the Naples pack, 2 to 7, save the 3 of clubs."""

from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.napoletane.look import CLUB, CUP, SWORD, H, P, W
from build_scripts.atelier.decks.napoletane.ornaments import arms, flower_sprig, hunter_scene, sower_scene
from build_scripts.atelier.layouts import ZIGZAG_LEFT, ZIGZAG_RIGHT, round_pips
from build_scripts.atelier.signs.club import club
from build_scripts.atelier.signs.coin import ROSETTE, SUN, coin, glint, glory
from build_scripts.atelier.signs.cup import bowl, cup
from build_scripts.atelier.signs.sword import sword, tied

_COINS: Final = round_pips(0.29, ZIGZAG_RIGHT)
_COIN_RADIUS: Final = {2: 66, 3: 44, 4: 38, 5: 34, 6: 36, 7: 32}
_CUPS: Final = round_pips(0.26, ZIGZAG_LEFT, (0.5, 0.335))
_CUP_HEIGHT: Final = {3: 98, 4: 96, 5: 88, 6: 92, 7: 66}
_BLADE: Final = 6.4


def coins(count: int) -> Canvas:
    """Coins: suns on the 2, 3 and in the middle of the 5; the odd coin of the 7 stands in flames."""
    c = Canvas()
    for i, (x, y) in enumerate(_COINS[count]):
        radius, style = float(_COIN_RADIUS[count]), SUN if count < 4 else ROSETTE
        if count == 5 and i == 2:
            radius, style = 50, SUN
        if count == 7 and i == 2:
            glory(c, x * W, y * H, radius * 0.9, radius * 1.36, P)
            style = SUN
        coin(c, x * W, y * H, radius, P, style)
    if count == 4:
        arms(c, W / 2, H / 2)
    if count == 7:
        for y, radius in ((44, 8), (226, 14), (279, 8)):
            glint(c, W / 2, y, radius, P)
    return c


def cups(count: int) -> Canvas:
    """Cups: the 2 is a pair of low bowls."""
    c = Canvas()
    if count == 2:
        for y in (0.265, 0.735):
            bowl(c, W / 2, H * y, 164, P, CUP)
        return c
    for x, y in _CUPS[count]:
        cup(c, x * W, y * H, _CUP_HEIGHT[count], P, CUP)
    return c


def swords(count: int) -> Canvas:
    """Swords: hilts outwards on the 4 and 6, inwards on the 5 and 7; ribbons on the 2 and 3."""
    c = Canvas()
    match count:
        case 2:
            _ribboned(c, ((68, 16), (136, 316)))
        case 3:
            _ribboned(c, ((46, 16), (102, 316), (158, 16)))
        case 4:
            _four_swords(c)
        case 5:
            sower_scene(c, W / 2, 88)
            hunter_scene(c, W / 2, 254)
            _rows(c, (34, 170), hilt=14, point=152)
            sword(c, (24, 166), (182, 166), SWORD, _BLADE)
        case 6:
            _rows(c, (44, 102, 160), hilt=152, point=6)
        case _:
            _rows(c, (40, 102, 164), hilt=20, point=154)
            sword(c, (178, 166), (24, 166), SWORD, 5.6)
    return c


def _ribboned(c: Canvas, swords_at: tuple[tuple[float, float], ...]) -> None:
    """Long uprights given by x and the pommel's y, tied with a red ribbon."""
    for x, pommel in swords_at:
        sword(c, (x, pommel), (x, H - pommel), SWORD, _BLADE)
    tied(c, tuple(x for x, _ in swords_at), H / 2, P.red)


def _four_swords(c: Canvas) -> None:
    for x, y in ((26, 20), (178, 20), (26, 312), (178, 312)):
        sword(c, (x, y), (102 + (x - 102) * 0.17, 166 + (y - 166) * 0.22), SWORD, _BLADE)
    flower_sprig(c, W / 2, H / 2)


def _rows(c: Canvas, xs: tuple[float, ...], hilt: float, point: float) -> None:
    """Two rows of uprights; `hilt` and `point` are the distances of both ends from the middle line."""
    for x in xs:
        for side in (-1, 1):
            sword(c, (x, H / 2 + side * hilt), (x, H / 2 + side * point), SWORD, _BLADE)


def clubs(count: int) -> Canvas:
    """Clubs: heads fill the corners; the odd one of the 5 and 7 lies across the middle."""
    c = Canvas()
    match count:
        case 2:
            club(c, (72, 318), (58, 14), CLUB, 19, -0.07)
            club(c, (132, 318), (146, 14), CLUB, 19, 0.07)
        case 4:
            for x, y, bend in ((32, 18, 1), (172, 18, -1), (32, 314, -1), (172, 314, 1)):
                club(c, (102 + (x - 102) * 0.1, 166 + (y - 166) * 0.06), (x, y), CLUB, 16, -0.07 * bend)
        case _:
            xs = {5: (44, 160), 6: (42, 102, 162), 7: (36, 102, 168)}[count]
            gap = 8 if count == 6 else 20
            for x in xs:
                side = 0 if x == 102 else 1 if x < 102 else -1
                club(c, (x + side * 5, 166 - gap), (x - side * 2, 14), CLUB, 15, -0.06 * (side or 1))
                club(c, (x + side * 5, 166 + gap), (x - side * 2, 318), CLUB, 15, 0.06 * (side or -1))
            if count != 6:
                club(c, (20, 168), (184, 166), CLUB, 13, 0.05)
    return c
