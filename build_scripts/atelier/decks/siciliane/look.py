"""The Sicilian pack's measures, colours and signs."""

from dataclasses import replace
from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.compacting import compacted
from build_scripts.atelier.engraving import engraved
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.amphora import AmphoraStyle
from build_scripts.atelier.signs.banded_club import BandStyle
from build_scripts.atelier.signs.sword import SwordStyle

W: Final = 200
H: Final = 340
P: Final = Palette(
    red="#c4432b",
    dark_red="#7c2416",
    yellow="#f5c233",
    gold="#ffdc74",
    orange="#e48a2c",
    green="#2a6f4e",
    dark_green="#17452f",
    blue="#2a57a8",
    light_blue="#86afe0",
    flesh="#f6cfa8",
)
GREEN_CROWN: Final = replace(P, yellow=P.green, red=P.yellow, blue=P.red, white=P.yellow, orange=P.red)
CUP: Final = AmphoraStyle(P.yellow, P.red, P.green, P.red, P.yellow, P.dark_red)
SWORD: Final = SwordStyle(P.green, "#69a884", P.yellow, P.red, P.yellow)
ROUND_SWORD: Final = SwordStyle(P.green, "#69a884", P.red, P.yellow, P.blue)
CLUB: Final = BandStyle(P.red, P.green, P.yellow, P.yellow)
FANTE: Final = P.red
CAVALLO: Final = P.yellow
RE: Final = P.green


def toylike(c: Canvas) -> Canvas:
    """The finished card with the little shading of this pack."""
    return compacted(engraved(c, 0.62, 0.9))


def standing_card(figure: Canvas) -> Canvas:
    """A figure drawn in the 204 x 332 measure, set into this pack's card."""
    c = Canvas()
    c.place(figure, -2, 8)
    return toylike(c)
