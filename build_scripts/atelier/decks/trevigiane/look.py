"""The Treviso pack's measures, colours and signs."""

from typing import Final

from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.italian_baton import veneto_batons
from build_scripts.atelier.signs.italian_coin import veneto_coin
from build_scripts.atelier.signs.italian_cup import veneto_cup
from build_scripts.atelier.signs.italian_sword import veneto_scimitars
from build_scripts.atelier.signs.sword import SwordStyle

W: Final = 196
H: Final = 416
INSET: Final = 10
P: Final = Palette(
    red="#cf2a1e",
    yellow="#f4bd22",
    blue="#1f57a8",
    light_blue="#86b2e0",
    green="#237043",
    coat="#bcb5a8",
    dark_coat="#928a7c",
    mane="#4d453c",
)
COIN: Final = veneto_coin(P)
CUP: Final = veneto_cup(P)
SCIMITARS: Final = veneto_scimitars(P)
BATONS: Final = veneto_batons(P)
STRAIGHT: Final = SwordStyle(P.yellow, P.gold, P.blue, P.red, P.red)
STEEL: Final = SwordStyle(P.blue, P.light_blue, P.yellow, P.red, P.red)
"""The courts' swords."""
