"""One of a few: a paper strip with the chosen part inked red, stacked where the words are long."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import ceil

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.text import fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Spot, State, Widget
from scopa_gui.ui.widgets.style import CHOICE, Style


def columns_for(style: Style, labels: Sequence[str], width: int) -> int:
    """How many parts lie side by side: all of them, half of them, or one, as the words allow."""
    widest = max(style.wide(words, Face.BOLD, CHOICE) for words in labels) + 2 * style.px(12)
    for columns in (len(labels), ceil(len(labels) / 2)):
        if widest * columns <= width:
            return columns
    return 1


class Choice(Widget):
    """Exactly one of several labels is chosen; `off` are the places of labels that cannot be."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        labels: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        columns: int | None = None,
        off: Collection[int] = (),
        why: str = "",
        enabled: bool = True,
        on_cloth: bool = False,
    ):
        super().__init__(name, rect, why=why, enabled=enabled, on_cloth=on_cloth)
        self.labels = tuple(labels)
        self.chosen = chosen
        self.off = frozenset(off)
        self.columns = columns or len(self.labels)
        self._on_change = on_change
        self._under = -1

    @staticmethod
    def wanted_size(style: Style, labels: Sequence[str], room: int) -> tuple[int, int, int]:
        """Width, height and columns of a strip that may be at most `room` pixels wide."""
        columns = columns_for(style, labels, room)
        widest = max(style.wide(words, Face.BOLD, CHOICE) for words in labels) + 2 * style.px(16)
        rows = ceil(len(labels) / columns)
        return min(room, widest * columns), rows * style.control_height(42, CHOICE), columns

    # parts

    @property
    def rows(self) -> int:
        """Rows of parts."""
        return ceil(len(self.labels) / self.columns)

    def part(self, i: int) -> pygame.Rect:
        """Where a part lies."""
        row, column = divmod(i, self.columns)
        x0, x1 = (self.rect.x + round(k * self.rect.width / self.columns) for k in (column, column + 1))
        y0, y1 = (self.rect.y + round(k * self.rect.height / self.rows) for k in (row, row + 1))
        return pygame.Rect(x0, y0, x1 - x0, y1 - y0)

    def _part_at(self, at: Spot) -> int:
        return next((i for i in range(len(self.labels)) if self.part(i).collidepoint(at)), -1)

    # what happens

    def choose(self, i: int) -> None:
        """Choose a part that can be; tells of a change once."""
        if i != self.chosen and 0 <= i < len(self.labels) and i not in self.off:
            self.chosen = i
            self._on_change(i)

    def hover(self, at: Spot) -> None:
        """The part under the pointer lights up."""
        self._under = self._part_at(at)

    def release(self, at: Spot) -> None:
        """Choose the part under the pointer."""
        self.choose(self._part_at(at))

    def activate(self) -> None:
        """Enter or Space: on to the next one, round again at the end."""
        self._step(1, around=True)

    def key(self, key: int, mod: int) -> bool:
        """Arrows; up and down only where parts are stacked."""
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if self.rows > 1:
            steps |= {pygame.K_UP: -self.columns, pygame.K_DOWN: self.columns}
        if key not in steps:
            return False
        target = self.chosen + steps[key]
        if key in (pygame.K_UP, pygame.K_DOWN) and not 0 <= target < len(self.labels):
            return False
        self._step(steps[key])
        return True

    def _step(self, by: int, around: bool = False) -> None:
        target = self.chosen
        for _ in self.labels:
            target += by
            if around:
                target %= len(self.labels)
            if not 0 <= target < len(self.labels):
                return
            if target not in self.off:
                self.choose(target)
                return

    # drawing

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Strip, chosen part, hovered part, words."""
        surface.blit(rounded(*self.rect.size, style.px(6), PALETTE.strip, PALETTE.rule, 1), self.rect)
        lit = self._under if state in (State.HOVER, State.PRESSED) and self._under not in self.off else -1
        for i, words in enumerate(self.labels):
            self._paint_part(surface, style, i, words, lit, state is State.DISABLED)

    def _paint_part(self, surface: pygame.Surface, style: Style, i: int, words: str, lit: int, off: bool) -> None:
        part, chosen = self.part(i), i == self.chosen
        box = part.inflate(-6, -6)
        if chosen:
            cast(surface, box, 4, 3, 90, 1)
            tone = PALETTE.strip_disabled if off else PALETTE.red
            surface.blit(rounded(*box.size, style.px(4), tone), box)
        elif i == lit:
            surface.blit(rounded(*box.size, style.px(4), PALETTE.paper_hi), box)
        if i % self.columns and self.chosen not in (i, i - 1) and lit not in (i, i - 1):
            surface.fill(PALETTE.rule, (part.x, part.y + style.px(9), 1, part.height - 2 * style.px(9)))
        face = Face.BOLD if chosen else Face.SANS
        ink = PALETTE.red if i == lit else PALETTE.ink
        if chosen:
            ink = PALETTE.paper_hi
        elif off or i in self.off:
            ink = PALETTE.ink3
        size = fitting_size(style.fonts, words, face, style.text(CHOICE), box.width - 4)
        label(
            surface, style.fonts, shorten(style.fonts, words, face, size, box.width - 4), face, size, ink, part.center
        )
