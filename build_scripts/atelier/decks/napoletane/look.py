"""The Naples pack's measures, colours and signs."""

from typing import Final

from build_scripts.atelier.palette import NAPLES
from build_scripts.atelier.signs.club import naples_club
from build_scripts.atelier.signs.cup import naples_cup
from build_scripts.atelier.signs.sword import naples_sword

W: Final = 204
H: Final = 332
P: Final = NAPLES
CUP: Final = naples_cup(P)
SWORD: Final = naples_sword(P)
CLUB: Final = naples_club(P)
SLAB: Final = {"D": P.yellow, "C": P.red, "S": P.blue, "B": P.green}
