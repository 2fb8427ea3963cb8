"""The palette of the café table, its cloths, and the contrast that words need on them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

import pygame


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """Every colour by its role, as #rrggbb. Two inks and one accent on paper; cream and lamp yellow on the cloth."""

    ink: str = "#2a1b12"
    ink2: str = "#5f4a36"
    """second text"""
    ink3: str = "#8a7860"
    """disabled text only"""
    paper: str = "#fdf1d8"
    """before its noise; a drawn sheet lands near #eee2c8"""
    paper_hi: str = "#fffaec"
    paper_lo: str = "#ead9b6"
    rule: str = "#b0935f"
    hair: str = "#d9c7a0"
    red: str = "#a3261c"
    red_hi: str = "#b93226"
    red_lo: str = "#82190f"
    lamp: str = "#ffd877"
    cream: str = "#f7efdc"
    cream2: str = "#c9d3bd"
    chalk: str = "#efece2"
    chalk_dim: str = "#c9cfc4"
    chalk_struck: str = "#9fa79f"
    """struck-out totals: only large"""
    slate: str = "#2b3130"
    shadow: str = "#06100b"
    walnut: str = "#96633c"
    pore_dark: str = "#2a170d"
    pore_light: str = "#4a2e1b"
    # parts of controls
    bright: str = "#fffdf6"
    quiet_hover: str = "#ecdfc2"
    quiet_pressed: str = "#e2d2ae"
    disabled: str = "#e7dcc4"
    disabled_line: str = "#d3c4a2"
    strip: str = "#ece0c5"
    strip_disabled: str = "#b3a383"
    groove: str = "#d9caa8"
    groove_disabled: str = "#c9b896"
    knob_disabled: str = "#efe6d2"
    track: str = "#e4d6b8"
    track_hover: str = "#dcccaa"
    track_pressed: str = "#cbb88f"
    track_disabled: str = "#e5dac2"
    track_on_disabled: str = "#d9a49c"
    on_red: str = "#f7dccd"
    """second words on the accent"""
    disc_disabled: str = "#b9b59c"
    disc_ink_disabled: str = "#77745f"


PALETTE: Final = Palette()


class Cloth(Enum):
    """The cloths; the value is the dark and the light end of the weave. Cream reads 8:1 or better on all."""

    VERDE = ("#123d2b", "#2b7a55")
    VINO = ("#451119", "#8d3340")
    NOTTE = ("#14294a", "#34609b")
    TABACCO = ("#3d2a1a", "#85643f")

    @classmethod
    def named(cls, key: str) -> Cloth:
        """The cloth with this key in lower case. Raises ValueError with the words that would do."""
        try:
            return cls[key.upper()]
        except KeyError:
            raise ValueError(f"no cloth {key!r}; there are {', '.join(c.key for c in cls)}") from None

    @property
    def key(self) -> str:
        """The word under which settings keep it."""
        return self.name.lower()

    @property
    def dark(self) -> str:
        """The deep threads."""
        return self.value[0]

    @property
    def light(self) -> str:
        """The threads on top."""
        return self.value[1]


def colour(value: str, alpha: int = 255) -> pygame.Color:
    """A fresh pygame colour of #rrggbb (or #rrggbbaa) with this alpha."""
    found = pygame.Color(value)
    return pygame.Color(found.r, found.g, found.b, alpha if alpha < 255 else found.a)


def mix(first: str, second: str, share: float) -> pygame.Color:
    """Between two colours: 0 is the first, 1 the second; the share is held within 0 and 1."""
    return colour(first).lerp(colour(second), max(0.0, min(1.0, share)))


def luminance(tone: pygame.Color) -> float:
    """Relative luminance, 0 black to 1 white, as the web's accessibility guidelines define it."""

    def linear(channel: int) -> float:
        c = channel / 255
        return float(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(tone.r) + 0.7152 * linear(tone.g) + 0.0722 * linear(tone.b)


def contrast(first: pygame.Color, second: pygame.Color) -> float:
    """How far apart two colours are in brightness: 1 (none) to 21 (black on white); 4.5 is the least for words."""
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


class Ground(Enum):
    """What words are written on."""

    PAPER = "paper"
    CLOTH = "cloth"
    SLATE = "slate"
    PRIMARY = "primary"
    """the red button"""
    PLAIN = "plain"
    """the light button, tags"""
    TAB = "tab"
    """a back tab, a pressed button"""


CONTRASTS: Final[tuple[tuple[str, Ground, float], ...]] = (
    ("ink", Ground.PAPER, 4.5),
    ("ink2", Ground.PAPER, 4.5),
    ("red", Ground.PAPER, 4.5),
    ("ink", Ground.PLAIN, 4.5),
    ("ink2", Ground.PLAIN, 4.5),
    ("red", Ground.PLAIN, 4.5),
    ("ink", Ground.TAB, 4.5),
    ("red", Ground.TAB, 4.5),
    ("paper_hi", Ground.PRIMARY, 4.5),
    ("on_red", Ground.PRIMARY, 4.5),
    ("cream", Ground.CLOTH, 4.5),
    ("cream2", Ground.CLOTH, 4.5),
    ("chalk", Ground.CLOTH, 4.5),
    ("lamp", Ground.CLOTH, 4.5),
    ("chalk", Ground.SLATE, 4.5),
    ("chalk_dim", Ground.SLATE, 4.5),
    ("lamp", Ground.SLATE, 4.5),
    ("chalk_struck", Ground.SLATE, 3.0),
)
"""Which palette colour is used for words on which ground, and the least contrast it must have there (large: 3)."""
