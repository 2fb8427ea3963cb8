"""A seat in a form: where it is and whose, a control for the name at the right, and a strip below with who plays."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.text import paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import Spot, State, Widget
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.row import Row
from scopa_gui.ui.widgets.style import SMALL, Style


class SeatRow(Row):
    """A row with a strip of its own as wide as the row; `note` stands under the label, `below` under the strip."""

    def __init__(self, name: str, words: str, control: Widget, strip: Choice, note: str = "", below: str = "") -> None:
        super().__init__(name, words, control, note)
        self.strip = strip
        strip.label, strip.explanation = words, below
        self.below = below
        self._below = pygame.Rect(0, 0, 0, 0)

    def lay(self, style: Style, x: int, y: int, width: int) -> int:
        """Place name, strip and words; returns the height in pixels."""
        top = super().lay(style, x, y, width)
        self.strip.rect.topleft = (x, y + top)
        under = self.strip.rect.bottom + style.px(6)
        tall = paragraph_height(style.fonts, self.below, Face.SANS, style.text(SMALL), width) if self.below else 0
        self._below = pygame.Rect(x, under, width, tall)
        self.rect = pygame.Rect(x, y, width, under + tall + style.px(6) - y)
        return self.rect.height

    def parts(self) -> Iterator[Widget]:
        """The name, then the strip."""
        yield from super().parts()
        yield from self.strip.parts()

    def target(self, at: Spot) -> Widget | None:
        """The strip where it is, else the name."""
        return self.strip if self.strip.rect.collidepoint(at) else super().target(at)

    def move(self, dx: int, dy: int) -> None:
        """Shift everything."""
        super().move(dx, dy)
        self._below.move_ip(dx, dy)
        self.strip.move(dx, dy)

    def update(self, dt: float) -> None:
        """Let time pass for both controls."""
        super().update(dt)
        self.strip.update(dt)

    def draw(self, surface: pygame.Surface, style: Style) -> None:
        """Words and both controls."""
        super().draw(surface, style)
        self.strip.draw(surface, style)

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """The row's words, the words below the strip, the hair line."""
        was, self.last = self.last, True
        super().paint(surface, style, state)
        self.last = was
        if self.below:
            paragraph(surface, style.fonts, self.below, Face.SANS, style.text(SMALL), PALETTE.ink2, self._below)
        if not self.last:
            surface.fill(colour(PALETTE.hair), (self.rect.x, self.rect.bottom - 1, self.rect.width, 1))
