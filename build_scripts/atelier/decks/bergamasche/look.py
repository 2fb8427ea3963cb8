"""The Bergamo pack's measures, colours and signs."""

from typing import Final

from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.italian_baton import bergamo_batons
from build_scripts.atelier.signs.italian_coin import bergamo_coin
from build_scripts.atelier.signs.italian_cup import bergamo_cup
from build_scripts.atelier.signs.italian_sword import bergamo_scimitars
from build_scripts.atelier.signs.sword import SwordStyle

W: Final = 200
H: Final = 376
INSET: Final = 9
P: Final = Palette(
    red="#bd2a20",
    dark_red="#6d1a14",
    yellow="#ebb63a",
    gold="#f7d273",
    blue="#28528f",
    light_blue="#8fb0d4",
    green="#2c6b3f",
    bronze="#9a4a26",
    coat="#aab2ba",
    dark_coat="#7e8791",
    mane="#3b4148",
)
COIN: Final = bergamo_coin(P)
STAR_COIN: Final = bergamo_coin(P, star=True)
CUP: Final = bergamo_cup(P)
SCIMITARS: Final = bergamo_scimitars(P)
BATONS: Final = bergamo_batons(P)
STRAIGHT: Final = SwordStyle(P.blue, P.light_blue, P.yellow, P.yellow, P.red)
"""The straight blue sword of the odd cards."""
