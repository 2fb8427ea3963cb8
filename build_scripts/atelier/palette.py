"""The flat colours of a pack."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Palette:
    """Four strong colours with their second tones, flesh, hair and wood; all #rrggbb."""

    red: str = "#c9291f"
    dark_red: str = "#7a1a14"
    yellow: str = "#f3b824"
    gold: str = "#ffd45c"
    amber: str = "#ea962a"
    bronze: str = "#a84a18"
    orange: str = "#e0801f"
    green: str = "#1e6b3c"
    dark_green: str = "#123f25"
    blue: str = "#22529c"
    light_blue: str = "#7aa6d8"
    flesh: str = "#f2c7a0"
    blush: str = "#d9604a"
    lips: str = "#b3241c"
    white: str = "#fdf9ee"
    coat: str = "#cfa06a"
    dark_coat: str = "#a87b48"
    mane: str = "#5f3d1e"
    wood: str = "#5f3d1e"
    light_wood: str = "#d98b5a"

    def named(self, name: str) -> str:
        """The colour of the field of that name; AttributeError for an unknown one."""
        return str(getattr(self, name))


NAPLES: Final = Palette()
