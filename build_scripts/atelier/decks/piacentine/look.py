"""The Piacenza pack's measures, colours and signs."""

from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.compacting import compacted
from build_scripts.atelier.engraving import engraved
from build_scripts.atelier.frames import frame_line
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.goblet import GobletStyle
from build_scripts.atelier.signs.log import LogStyle
from build_scripts.atelier.signs.sword import SwordStyle

W: Final = 200
H: Final = 372
INSET: Final = 9.0
P: Final = Palette(
    red="#bd1f1a",
    dark_red="#6b130f",
    yellow="#efae22",
    gold="#ffd257",
    green="#17583a",
    dark_green="#0c3521",
    blue="#1d4488",
    light_blue="#6f98cc",
    flesh="#f0c39b",
    wood="#4a2d14",
)
CUP: Final = GobletStyle(P.red, P.dark_red, P.yellow, P.blue, P.red, P.green, P.red)
SWORD: Final = SwordStyle(P.blue, P.light_blue, P.yellow, P.red, P.green)
RED_LOG: Final = LogStyle(P.green, "#4f9a6b", P.red, P.gold)
YELLOW_LOG: Final = LogStyle(P.green, "#4f9a6b", P.yellow, P.red)


def deep(c: Canvas) -> Canvas:
    """The canvas with the long, strong hatching of this pack."""
    return engraved(c, 1.55, 1.25)


def framed(c: Canvas) -> Canvas:
    """The canvas with the pack's thin line round it."""
    frame_line(c, W, H, INSET, 3, 1.5)
    return compacted(c)
