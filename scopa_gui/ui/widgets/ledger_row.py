"""A line of a ledger to choose: name at the left, remark at the right, a red bar on the chosen one."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.text import Align, fitting_size, label
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.style import Style


class LedgerRow(Widget):
    """Press to turn to its page."""

    def __init__(
        self, name: str, rect: pygame.Rect, words: str, remark: str, on_press: Callable[[], None], *, chosen: bool
    ):
        super().__init__(name, rect)
        self.words_on_it = words
        self.remark = remark
        self.chosen = chosen
        self._on_press = on_press

    def activate(self) -> None:
        """Turn to it."""
        self._on_press()

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Box when hovered, bar when chosen, words, remark, hair line."""
        lit = state in (State.HOVER, State.PRESSED)
        if lit:
            surface.blit(rounded(*self.rect.size, style.px(6), PALETTE.quiet_hover), self.rect)
        if self.chosen:
            bar = pygame.Rect(self.rect.x, self.rect.y + 4, max(3, style.px(4)), self.rect.height - 8)
            surface.fill(colour(PALETTE.red), bar)
        fonts, pad, y = style.fonts, style.px(14), self.rect.centery
        ink = PALETTE.red if lit or self.chosen else PALETTE.ink
        size = style.text(17)
        drawn = label(
            surface, fonts, self.remark, Face.ITALIC, size, PALETTE.ink2, (self.rect.right - pad, y), Align.RIGHT
        )
        room = drawn.left - self.rect.x - 2 * pad
        size = fitting_size(fonts, self.words_on_it, Face.SERIF, style.text(20), room)
        label(surface, fonts, self.words_on_it, Face.SERIF, size, ink, (self.rect.x + pad, y), Align.LEFT)
        surface.fill(colour(PALETTE.hair), (self.rect.x, self.rect.bottom - 1, self.rect.width, 1))
