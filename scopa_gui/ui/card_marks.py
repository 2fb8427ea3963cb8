"""Marks laid over any pack: a large index in the corner, and a suit sign that does not rest on colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from scopa_gui.engine import Card, NotationError, Suit
from scopa_gui.ui.fonts import Face, Fonts
from scopa_gui.ui.materials.shapes import rounded, smooth_shape
from scopa_gui.ui.text import label
from scopa_gui.ui.themes import PALETTE, colour

# Told apart by shape first; the colours stay apart for every kind of colour blindness.
TONES: Final = {
    Suit.DENARI: "#c77700",
    Suit.COPPE: "#a3261c",
    Suit.SPADE: "#1f4e9c",
    Suit.BASTONI: "#1d1511",
}


@dataclass(frozen=True, slots=True)
class MarkMetrics:
    """Shares of the card's height."""

    index: float = 0.17
    index_of_small: float = 0.21
    sign: float = 0.125
    inset: float = 0.022
    pad: float = 0.012
    smallest_type: int = 14


METRICS: Final = MarkMetrics()


@dataclass(frozen=True)
class CardMarks:
    """Which marks are laid over faces: the capture value 1 to 10, the suit's sign, or both.

    `small` makes the value larger beside the card: on the smallest table cards it has 14 pixels still.
    """

    fonts: Fonts
    index: bool = False
    suit: bool = False
    small: bool = False

    def __bool__(self) -> bool:
        return self.index or self.suit

    def lay(self, picture: pygame.Surface, name: str) -> None:
        """Draw the marks on a face, in place, at its upper left corner; backs stay as they are."""
        try:
            card = Card.parse(name)
        except NotationError:
            return
        height = picture.get_height()
        inset, pad = round(height * METRICS.inset), max(2, round(height * METRICS.pad))
        size = max(METRICS.smallest_type, round(height * (METRICS.index_of_small if self.small else METRICS.index)))
        sign = max(12, round(height * METRICS.sign))
        words = str(card.value)
        wide = self.fonts.width(words, Face.DISPLAY, size) if self.index else 0
        width = max(wide, sign if self.suit else 0) + 2 * pad
        rows = (round(size * 0.82) if self.index else 0) + (sign if self.suit else 0)
        tall = rows + (3 if self.index and self.suit else 2) * pad
        box = pygame.Rect(inset, inset, width, tall)
        picture.blit(rounded(*box.size, max(2, pad), PALETTE.paper_hi, PALETTE.ink, 1), box)
        y = box.y + pad
        if self.index:
            middle = (box.centerx, y + round(size * 0.41))
            label(picture, self.fonts, words, Face.DISPLAY, size, TONES[card.suit], middle)
            y += round(size * 0.82) + pad
        if self.suit:
            drawn = suit_sign(card.suit, sign)
            picture.blit(drawn, drawn.get_rect(midtop=(box.centerx, y)))


def suit_sign(suit: Suit, size: int) -> pygame.Surface:
    """A plain sign: ring (denari), goblet (coppe), upright blade (spade), crossed bars (bastoni)."""

    def draw(surface: pygame.Surface, k: int) -> None:
        _PAINTERS[suit](surface, size * k, colour(TONES[suit]))

    return smooth_shape((size, size), draw, 4, TONES[suit])


def _ring(surface: pygame.Surface, s: int, tone: pygame.Color) -> None:
    pygame.draw.circle(surface, tone, (s / 2, s / 2), s * 0.46, round(s * 0.16))
    pygame.draw.circle(surface, tone, (s / 2, s / 2), s * 0.13)


def _goblet(surface: pygame.Surface, s: int, tone: pygame.Color) -> None:
    bowl = [(0.10, 0.06), (0.90, 0.06), (0.80, 0.42), (0.58, 0.58), (0.58, 0.76), (0.80, 0.94), (0.20, 0.94)]
    points = [*bowl, (0.42, 0.76), (0.42, 0.58), (0.20, 0.42)]
    pygame.draw.polygon(surface, tone, [(x * s, y * s) for x, y in points])


def _blade(surface: pygame.Surface, s: int, tone: pygame.Color) -> None:
    blade = [(0.50, 0.02), (0.62, 0.16), (0.60, 0.62), (0.40, 0.62), (0.38, 0.16)]
    pygame.draw.polygon(surface, tone, [(x * s, y * s) for x, y in blade])
    pygame.draw.rect(surface, tone, (0.16 * s, 0.62 * s, 0.68 * s, 0.13 * s))
    pygame.draw.rect(surface, tone, (0.43 * s, 0.74 * s, 0.14 * s, 0.24 * s))


def _bars(surface: pygame.Surface, s: int, tone: pygame.Color) -> None:
    for x0, x1 in ((0.14, 0.86), (0.86, 0.14)):
        pygame.draw.line(surface, tone, (x0 * s, 0.10 * s), (x1 * s, 0.90 * s), round(0.2 * s))


_PAINTERS: Final = {Suit.DENARI: _ring, Suit.COPPE: _goblet, Suit.SPADE: _blade, Suit.BASTONI: _bars}
