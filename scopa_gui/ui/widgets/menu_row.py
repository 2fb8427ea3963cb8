"""A line of the café menu: words, a dotted leader, and what is on now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.materials.shapes import rounded, smooth_shape
from scopa_gui.ui.text import ELLIPSIS, Align, fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.style import Style

TYPE: Final = 25
VALUE: Final = 19


@kept(1)
def leader(width: int, step: int, dot: int, tone: str) -> pygame.Surface:
    """A row of dots, flush at its right end."""

    def draw(surface: pygame.Surface, k: int) -> None:
        pygame.draw.circle(surface, colour(tone), (dot * k / 2, dot * k / 2), dot * k / 2)

    one, row = smooth_shape((dot, dot), draw, 4, tone), clear((width, dot), colour(tone, 0))
    for x in range(width - dot, -1, -step):
        row.blit(one, (x, 0))
    return row


class MenuRow(Widget):
    """A wide row to press; `value` stands at its right end in italics."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        words: str,
        on_press: Callable[[], None],
        *,
        value: str = "",
        why: str = "",
        enabled: bool = True,
    ):
        super().__init__(name, rect, why=why, enabled=enabled)
        self.words_on_it = words
        self.value = value
        self._on_press = on_press

    def activate(self) -> None:
        """Go there."""
        self._on_press()

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Box when hovered, words, leader, value."""
        box = {State.HOVER: PALETTE.quiet_hover, State.PRESSED: PALETTE.quiet_pressed}.get(state)
        if box:
            surface.blit(rounded(*self.rect.size, style.px(6), box), self.rect)
        fonts, pad = style.fonts, style.px(14)
        ink = {State.HOVER: PALETTE.red, State.DISABLED: PALETTE.ink3}.get(state, PALETTE.ink)
        second = {State.HOVER: PALETTE.red, State.DISABLED: PALETTE.ink3}.get(state, PALETTE.ink2)
        y, room = self.rect.centery, self.rect.width - 2 * pad
        size = fitting_size(fonts, self.words_on_it, Face.SERIF, style.text(TYPE), room)
        words = shorten(fonts, self.words_on_it, Face.SERIF, size, room)
        left = label(surface, fonts, words, Face.SERIF, size, ink, (self.rect.x + pad, y), Align.LEFT)
        room = self.rect.right - pad - left.right - 2 * pad
        small = fitting_size(fonts, self.value, Face.ITALIC, style.text(VALUE), room)
        value = shorten(fonts, self.value, Face.ITALIC, small, room)
        if not self.value or value == ELLIPSIS:
            return
        right = label(surface, fonts, value, Face.ITALIC, small, second, (self.rect.right - pad, y), Align.RIGHT)
        start, end = left.right + style.px(10), right.left - style.px(8)
        if end - start > style.px(20):
            dots = leader(
                end - start, style.px(7), max(2, style.px(2)), PALETTE.red if state is State.HOVER else PALETTE.rule
            )
            surface.blit(dots, (start, y + round(size * 0.26)))
