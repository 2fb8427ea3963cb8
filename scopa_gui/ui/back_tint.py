"""Backs in other colours: the drawing's own colours turned to another hue."""

from __future__ import annotations

import colorsys
import re
from dataclasses import dataclass
from typing import Final

COLOUR: Final = re.compile(r"#([0-9a-fA-F]{6})\b")
LEAST_SATURATION: Final = 0.22
"""Paper and ink are left as they are."""


@dataclass(frozen=True, slots=True)
class Tint:
    """A hue in degrees and how strong and light its colours are beside the drawing's own."""

    hue: float
    saturation: float = 1.0
    lightness: float = 1.0


TINTS: Final = {
    "red": Tint(4, 1.1, 0.95),
    "blue": Tint(216, 1.0, 0.9),
    "green": Tint(152, 0.95, 0.72),
    "brown": Tint(26, 0.75, 0.74),
}


def tinted(svg: str, tint: str) -> str:
    """The drawing with every strong colour turned to `tint`; KeyError for a tint that does not exist."""
    chosen = TINTS[tint]
    return COLOUR.sub(lambda found: _turned(found[1], chosen), svg)


def _turned(code: str, tint: Tint) -> str:
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (0, 2, 4))
    _, lightness, saturation = colorsys.rgb_to_hls(red, green, blue)
    chroma = max(red, green, blue) - min(red, green, blue)
    if chroma < LEAST_SATURATION:
        return f"#{code}"
    turned = colorsys.hls_to_rgb(
        tint.hue / 360, min(1.0, lightness * tint.lightness), min(1.0, saturation * tint.saturation)
    )
    return "#" + "".join(f"{round(255 * part):02x}" for part in turned)
