"""What a pack is to the atelier: its facts, one drawing function a face, and a back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from build_scripts.atelier.canvas import Canvas

UNITS_PER_MM: Final = 4
SUITS: Final = "DCSB"
NOTATIONS: Final = tuple(f"{value}{suit}" for suit in SUITS for value in range(1, 11))
LATIN_NAMES: Final = ("denari", "coppe", "spade", "bastoni", "fante", "cavallo", "re")
FRENCH_NAMES: Final = ("quadri", "cuori", "picche", "fiori", "fante", "donna", "re")

Draw: TypeAlias = Callable[[], Canvas]


@dataclass(frozen=True, slots=True)
class Deck:
    """A pack: size in whole mm, corner radius in units of 0.25 mm, faces by notation (1D ... 10B)."""

    key: str
    name: str
    region: str
    note: str
    size_mm: tuple[int, int]
    corner_radius: float
    suits: Literal["latin", "french"]
    card_names: tuple[str, ...]
    faces: Mapping[str, Draw]
    back: Draw
    compact: bool = False
    """Write curves the short way (see `card_svg`)."""

    @property
    def width(self) -> int:
        """The card's width in units."""
        return self.size_mm[0] * UNITS_PER_MM

    @property
    def height(self) -> int:
        """The card's height in units."""
        return self.size_mm[1] * UNITS_PER_MM
