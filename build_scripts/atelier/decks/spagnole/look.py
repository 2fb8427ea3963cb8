"""The Spanish pack's measures, colours, signs, gapped frame and indices."""

from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.compacting import compacted
from build_scripts.atelier.frames import corner_index, gapped_frame
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.copa import CopaStyle
from build_scripts.atelier.signs.knotty_club import KnottyStyle
from build_scripts.atelier.signs.sword import SwordStyle

W: Final = 244
H: Final = 380
INSET: Final = 13.0
SCALE: Final = 1.09
P: Final = Palette(
    red="#d0342c",
    dark_red="#861d18",
    yellow="#f7c531",
    gold="#ffe07a",
    amber="#f0a62e",
    green="#2f7d45",
    dark_green="#1b4d2a",
    blue="#2f62ae",
    light_blue="#9dbfe6",
    flesh="#f6cda6",
    wood="#6b4320",
)
CUP: Final = CopaStyle(P.red, P.yellow, P.blue, P.green, P.red)
SWORD: Final = SwordStyle("#6f8fb4", "#b3c9e0", P.yellow, P.red, P.green)
CLUB: Final = KnottyStyle(P.green, "#74b884", P.yellow, P.red, P.red)
PINTA: Final = {"D": 0, "C": 1, "S": 2, "B": 3}
"""How often the frame is broken above and below, by suit."""


def finished(c: Canvas, value: int, suit: str) -> Canvas:
    """The drawing with the suit's frame and the card's number in two corners: the courts are 10, 11 and 12."""
    gapped_frame(c, W, H, PINTA[suit], INSET, 1.7)
    number = str(value if value < 8 else value + 2)
    corner_index(c, number, W, H, (INSET + (14 if value < 8 else 18), INSET + 8), 17, 2.9)
    return compacted(c)


def court(figure: Canvas, value: int, suit: str, shift: float = 0) -> Canvas:
    """A figure drawn in the 204 x 332 measure, enlarged into the frame and moved sideways by `shift`."""
    c = Canvas()
    c.place(figure, 122 - 102 * SCALE + shift, 14, SCALE)
    return finished(c, value, suit)
