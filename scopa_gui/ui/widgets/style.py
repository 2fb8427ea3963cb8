"""What controls need to measure and draw themselves: faces, the window's unit and the person's text size."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from scopa_gui.stage.layout_metrics import SMALLEST_HIT, text_pixels, unit
from scopa_gui.ui.fonts import Face, Fonts
from scopa_gui.ui.materials.chalk import Chalk

LABEL: Final = 20
SMALL: Final = 15
CHOICE: Final = 16
BUTTON: Final = 44
ROW: Final = 57
"""Type and control heights in units."""


@dataclass(frozen=True)
class Style:
    """One window's look. Equal windows at equal text size share everything that is drawn and kept."""

    fonts: Fonts
    unit: float = 1.0
    text_scale: float = 1.0
    chalk: Chalk = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "chalk", Chalk(self.fonts))

    @classmethod
    def for_window(cls, fonts: Fonts, size: tuple[int, int], text_scale: float = 1.0) -> Style:
        """The style of a window of this size in real pixels."""
        return cls(fonts, unit(*size), text_scale)

    def px(self, units: float) -> int:
        """Units as whole pixels, at least one."""
        return max(1, round(units * self.unit))

    def text(self, units: float) -> int:
        """Pixels of type `units` high at the person's text size; never under 14."""
        return text_pixels(units, self.unit, self.text_scale)

    def part(self, units: float) -> int:
        """Pixels of a small part of a control (switch, knob), which shrinks less than the window does."""
        return max(1, round(units * max(0.85, self.unit)))

    def control_height(self, units: float = BUTTON, type_units: float = LABEL) -> int:
        """Height of a control: never under 40 pixels, and tall enough for its type."""
        return max(SMALLEST_HIT, self.px(units), round(1.7 * self.text(type_units)))

    def row_height(self) -> int:
        """Height of a row of controls with a label and one line of explanation."""
        lines = 1.22 * (self.text(LABEL) + self.text(SMALL))
        return max(SMALLEST_HIT + self.px(8), self.px(ROW), round(lines + self.px(12)))

    def wide(self, words: str, face: Face, units: float) -> int:
        """Pixels that a line of words takes."""
        return self.fonts.width(words, face, self.text(units))
