"""The Genoa pack's measures, colours, double frame and diagonal ribbon."""

from math import cos, radians, sin
from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.compacting import compacted
from build_scripts.atelier.cutting import boxed, cut_open
from build_scripts.atelier.double import seam_ribbon
from build_scripts.atelier.geom import rect
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.french import FrenchSuit, french_sign

W: Final = 232
H: Final = 352
INSET: Final = 15
SLANT: Final = -29.0
X: Final = 112.0
NECK: Final = 106
HEAD: Final = 78
SIZE: Final = 1.16
P: Final = Palette(
    red="#d63322",
    yellow="#f4c430",
    gold="#ffdf7a",
    green="#2b8a4c",
    dark_green="#1c5c33",
    blue="#6fa9dc",
    light_blue="#bcd9f0",
    flesh="#f8d8b8",
)
HAIR: Final = "#efbf3f"
COLOUR: Final[dict[str, str]] = {"D": P.red, "C": P.red, "S": INK, "B": INK}


def court(half: Canvas, suit: FrenchSuit, ribbon: tuple[str, str]) -> Canvas:
    """A whole court from its upper left half: cut on the slant under a ribbon, in a double frame with two signs."""
    nx, ny = -sin(radians(SLANT)), cos(radians(SLANT))
    middle = (W / 2, H / 2)
    upper = cut_open(half, nx, ny, nx * middle[0] + ny * middle[1])
    upper = compacted(boxed(upper, INSET, INSET, W - INSET, H - INSET))
    c = Canvas(list(upper.items))
    c.place(upper, turn=180, centre=middle)
    seam_ribbon(c, W, H, ribbon, angle=SLANT, inset=INSET, half=4.4, step=12)
    c.add(rect(INSET, INSET, W - 2 * INSET, H - 2 * INSET), None, INK, 1.8)
    c.add(rect(INSET - 4, INSET - 4, W - 2 * INSET + 8, H - 2 * INSET + 8), None, INK, 0.9)
    for turn in (0, 180):
        h = Canvas()
        french_sign(h, suit, INSET + 21, INSET + 26, 39, COLOUR[suit], cut="slender")
        c.place(h, turn=turn, centre=middle)
    return c
