"""The numeral cards, aces and back of the Genoa pack: slender signs without frame or index."""

from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.genovesi.look import COLOUR, H, P, W
from build_scripts.atelier.layouts import french_pips
from build_scripts.atelier.signs.coin import glint
from build_scripts.atelier.signs.french import FrenchSuit, french_sign
from build_scripts.atelier.signs.settebello import gilded_diamond, golden_sun
from build_scripts.atelier.trellis_backs import trellis_back

_SPOTS: Final = french_pips(0.25, 0.17)
_SIZE: Final = 68.0


def numeral(suit: FrenchSuit, count: int) -> Canvas:
    """A card of 2 to 7 signs; those below the middle and one of the middle row of the 6 and 7 are turned."""
    c = Canvas()
    shining = suit == "D" and count == 7
    if shining:
        golden_sun(c, W / 2, _SPOTS[7][2][1] * H, 27, 46, P)
        for at, radius in ((36, 9), (232, 14), (292, 9)):
            glint(c, W / 2, at, radius, P)
    for i, (x, y) in enumerate(_SPOTS[count]):
        turned = y > 0.51 or (count > 5 and y == 0.5 and x > 0.5)
        if shining:
            gilded_diamond(c, x * W, y * H, 38 if i == 2 else _SIZE * 0.9, COLOUR[suit], P, "slender")
        else:
            french_sign(c, suit, x * W, y * H, _SIZE, COLOUR[suit], 180 if turned else 0, "slender")
    return c


def ace(suit: FrenchSuit) -> Canvas:
    """One sign of medium size in the middle and nothing else."""
    c = Canvas()
    french_sign(c, suit, W / 2, H / 2, 96, COLOUR[suit], cut="slender")
    return c


def back() -> Canvas:
    """A green trellis with red and yellow blossoms."""
    return trellis_back(W, H, P.green, "#fbf1dc", P.yellow, P.red)
