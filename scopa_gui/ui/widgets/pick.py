"""One of a few small pictures: a card back, a cloth. The chosen one wears a red ring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.tile import Picture

GAP: Final = 4
LINE: Final = 3


class Pick(Widget):
    """Press to choose; `picture` draws into the rectangle. `round_shape` rings it as a disc, `words` name it."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        picture: Picture,
        on_press: Callable[[], None],
        chosen: bool,
        *,
        round_shape: bool = False,
        words: str = "",
    ):
        super().__init__(name, rect)
        self.words_for_it = words
        self.chosen = chosen
        self._picture = picture
        self._on_press = on_press
        self._round = round_shape

    def activate(self) -> None:
        """Choose it."""
        self._on_press()

    def _box(self, style: Style) -> tuple[pygame.Rect, int]:
        grow = style.px(GAP)
        box = self.rect.inflate(2 * grow, 2 * grow)
        return box, box.width // 2 if self._round else style.px(6)

    def ring(self, style: Style) -> tuple[pygame.Rect, int]:
        """Around the ring of the chosen one."""
        return self._box(style)

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Ring and picture."""
        box, radius = self._box(style)
        if self.chosen or state in (State.HOVER, State.PRESSED):
            thick = style.px(LINE) if self.chosen else max(1, style.px(LINE) // 2)
            surface.blit(rounded(*box.size, radius, None, PALETTE.red, thick), box)
        self._picture(surface, self.rect)
