"""Tabs: strips of paper tucked under a panel; the chosen one joins it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import panel
from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.text import Align, fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Spot, State, Widget
from scopa_gui.ui.widgets.style import LABEL, Style

STEP: Final = 62
HEIGHT: Final = 54
OUT: Final = 10
"""From tab to tab, a tab's height, and how far the chosen one comes out, in units."""


class Tabs(Widget):
    """A column of tabs at the left of a panel, whose left edge is the rectangle's right one.

    Draw it after the panel: the back tabs end under the sheet's edge, the chosen one lies over it and joins the sheet.
    """

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        labels: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
    ):
        super().__init__(name, rect, on_cloth=True)
        self.labels = tuple(labels)
        self.chosen = chosen
        self._on_change = on_change
        self._under = -1

    @staticmethod
    def wanted_height(style: Style, count: int) -> int:
        """Pixels for so many tabs."""
        return count * Tabs._step(style)

    @staticmethod
    def _step(style: Style) -> int:
        return style.control_height(HEIGHT) + style.px(STEP - HEIGHT)

    def tab(self, i: int) -> pygame.Rect:
        """Where a tab lies, the chosen one's ledge left out."""
        step = self.rect.height / len(self.labels)
        top = self.rect.y + round(i * step)
        return pygame.Rect(self.rect.x, top, self.rect.width, round(step * HEIGHT / STEP))

    def _tab_at(self, at: Spot) -> int:
        return next((i for i in range(len(self.labels)) if self.tab(i).collidepoint(at)), -1)

    def choose(self, i: int) -> None:
        """Turn to a tab; tells of a change once."""
        if i != self.chosen and 0 <= i < len(self.labels):
            self.chosen = i
            self._on_change(i)

    def hover(self, at: Spot) -> None:
        """The tab under the pointer gets red words."""
        self._under = self._tab_at(at)

    def release(self, at: Spot) -> None:
        """Turn to the tab under the pointer."""
        self.choose(self._tab_at(at))

    def activate(self) -> None:
        """Enter or Space: the next one, round again at the end."""
        self.choose((self.chosen + 1) % len(self.labels))

    def key(self, key: int, mod: int) -> bool:
        """Up and down."""
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(key)
        if step is None or not 0 <= self.chosen + step < len(self.labels):
            return False
        self.choose(self.chosen + step)
        return True

    def ring(self, style: Style) -> tuple[pygame.Rect, int]:
        """Around the chosen tab."""
        return self.tab(self.chosen), style.px(5)

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """The back tabs, then the chosen one."""
        order = [i for i in range(len(self.labels)) if i != self.chosen]
        for i in [*order, self.chosen]:
            self._paint_tab(surface, style, i, state is State.HOVER and i == self._under)

    def _paint_tab(self, surface: pygame.Surface, style: Style, i: int, lit: bool) -> None:
        box, chosen, out = self.tab(i), i == self.chosen, style.px(OUT)
        if chosen:
            box = pygame.Rect(box.x - out, box.y, box.width + out, box.height)
        self._paint_strip(surface, style, box, chosen)
        room = box.width - 2 * style.px(22)
        size = fitting_size(style.fonts, self.labels[i], Face.SERIF, style.text(LABEL + 1), room)
        words = shorten(style.fonts, self.labels[i], Face.SERIF, size, room)
        ink = PALETTE.red if chosen or lit else PALETTE.ink
        label(surface, style.fonts, words, Face.SERIF, size, ink, (box.x + style.px(22), box.centery), Align.LEFT)

    def _paint_strip(self, surface: pygame.Surface, style: Style, box: pygame.Rect, chosen: bool) -> None:
        """A strip that is longer than its tab and cut at the sheet's edge, so that no round corner shows there."""
        clip, over = surface.get_clip(), 2 if chosen else 0
        surface.set_clip(pygame.Rect(0, 0, box.right + over, surface.get_height()).clip(clip))
        long = pygame.Rect(box.x, box.y, box.width + style.px(20), box.height)
        cast(surface, long, 4, style.px(6), 110, style.px(3))
        tone = PALETTE.paper if chosen else PALETTE.paper_lo
        surface.blit(panel(*long.size, style.unit, False, 5, tone), long)
        if chosen:
            bar = pygame.Rect(box.x, box.y + style.px(6), style.px(4), box.height - 2 * style.px(6))
            surface.blit(rounded(*bar.size, 1, PALETTE.red), bar)
        else:
            self._shade(surface, style, box)
        surface.set_clip(clip)

    @staticmethod
    def _shade(surface: pygame.Surface, style: Style, box: pygame.Rect) -> None:
        """The shadow that the sheet throws on a back tab."""
        depth = style.px(16)
        strip = pygame.Surface((1, box.height), pygame.SRCALPHA)
        for i in range(depth):
            strip.fill((40, 24, 10, round(70 * (1 - i / depth) ** 2)))
            surface.blit(strip, (box.right - 1 - i, box.y))
