"""A row of a form: label and explanation at the left, a control flush right (below, where both do not fit)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.text import Align, label, paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import Spot, State, Widget
from scopa_gui.ui.widgets.style import LABEL, SMALL, Style
from scopa_gui.ui.widgets.toggle import Toggle


class Row(Widget):
    """A control with its words. A disabled control's reason stands in red in place of the explanation."""

    takes_focus = False

    def __init__(self, name: str, words: str, control: Widget, note: str = "", *, last: bool = False):
        super().__init__(name, pygame.Rect(0, 0, 0, 0))
        self.words_on_it = words
        self.note = note
        self.control = control
        control.label, control.explanation = words, note
        self.last = last
        self._text = pygame.Rect(0, 0, 0, 0)

    @property
    def second(self) -> str:
        """What stands under the label: the reason why not, else the explanation."""
        return self.control.why or self.note

    def lay(self, style: Style, x: int, y: int, width: int) -> int:
        """Place the row and its control (whose size is kept); returns the row's height in pixels."""
        gap, pad = style.px(20), style.px(8)
        beside = width - self.control.rect.width - gap
        wanted = max(
            style.wide(self.words_on_it, Face.SERIF, LABEL),
            min(style.wide(self.second, Face.SANS, SMALL), style.px(220)),
        )
        stacked = beside < wanted
        text_width = width if stacked else beside
        words = self._words_height(style, text_width)
        if stacked:
            height = words + self.control.rect.height + 3 * pad
            self.control.rect.bottomright = (x + width, y + height - pad)
            self._text = pygame.Rect(x, y + pad, text_width, words)
        else:
            height = max(style.row_height(), words + 2 * pad, self.control.rect.height + 2 * pad)
            self.control.rect.midright = (x + width, y + height // 2)
            self._text = pygame.Rect(x, y + (height - words) // 2, text_width, words)
        self.rect = pygame.Rect(x, y, width, height)
        return height

    def _words_height(self, style: Style, width: int) -> int:
        height = paragraph_height(style.fonts, self.words_on_it, Face.SERIF, style.text(LABEL), width)
        if self.second:
            height += paragraph_height(style.fonts, self.second, Face.SANS, style.text(SMALL), width)
        return height

    def parts(self) -> Iterator[Widget]:
        """The control."""
        return self.control.parts()

    def target(self, at: Spot) -> Widget | None:
        """The control; a switch answers to its whole row."""
        found = self.control.target(at)
        if found is None and isinstance(self.control, Toggle) and self.rect.collidepoint(at):
            return self.control
        return found

    def move(self, dx: int, dy: int) -> None:
        """Shift row, words and control."""
        super().move(dx, dy)
        self._text.move_ip(dx, dy)
        self.control.move(dx, dy)

    def update(self, dt: float) -> None:
        """Let time pass for the control."""
        self.control.update(dt)

    def draw(self, surface: pygame.Surface, style: Style) -> None:
        """Words, hair line, control."""
        self.paint(surface, style, State.NORMAL)
        self.control.draw(surface, style)

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Label, explanation or reason, and the hair line below."""
        live = self.control.enabled
        y = paragraph(
            surface,
            style.fonts,
            self.words_on_it,
            Face.SERIF,
            style.text(LABEL),
            PALETTE.ink if live else PALETTE.ink3,
            self._text,
        )
        if self.second:
            below = pygame.Rect(self._text.x, y, self._text.width, 0)
            tone = PALETTE.red if self.control.why else PALETTE.ink2
            paragraph(surface, style.fonts, self.second, Face.SANS, style.text(SMALL), tone, below)
        if not self.last:
            surface.fill(colour(PALETTE.hair), (self.rect.x, self.rect.bottom - 1, self.rect.width, 1))


class Heading(Widget):
    """A panel heading over a thin rule; `at_right` is room kept free for a control of the heading's own."""

    takes_focus = False

    def __init__(self, name: str, words: str, size: float = 26):
        super().__init__(name, pygame.Rect(0, 0, 0, 0))
        self.words_on_it = words
        self.size = size

    def lay(self, style: Style, x: int, y: int, width: int) -> int:
        """Place it; returns its height in pixels, rule and the gap below included."""
        self.rect = pygame.Rect(x, y, width, round(style.text(self.size) * 1.5) + style.px(8))
        return self.rect.height

    def target(self, at: Spot) -> Widget | None:
        """Nothing to press."""
        return None

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Words in the display face, a rule below."""
        size = style.text(self.size)
        at = (self.rect.x, self.rect.y + size * 0.66)
        label(surface, style.fonts, self.words_on_it, Face.DISPLAY, size, PALETTE.ink, at, Align.LEFT)
        surface.fill(colour(PALETTE.rule), (self.rect.x, self.rect.bottom - style.px(4), self.rect.width, 1))
