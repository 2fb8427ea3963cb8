"""One of many, a step at a time: a value between two red triangles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.shapes import rounded, smooth_shape
from scopa_gui.ui.text import fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import Spot, State, Widget
from scopa_gui.ui.widgets.style import CHOICE, Style

NARROWEST: Final = 150


@kept(1)
def triangle(width: int, height: int, tone: str, left: bool) -> pygame.Surface:
    """A filled triangle that points left or right."""

    def draw(surface: pygame.Surface, _k: int) -> None:
        w, h = surface.get_size()
        tip, base = (0, w) if left else (w, 0)
        pygame.draw.polygon(surface, colour(tone), [(tip, h / 2), (base, 0), (base, h)])

    return smooth_shape((width, height), draw, 4, tone)


class Stepper(Widget):
    """One of a row of words. `around` steps from the last to the first."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        labels: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        around: bool = False,
        why: str = "",
        enabled: bool = True,
    ):
        super().__init__(name, rect, why=why, enabled=enabled)
        self.labels = tuple(labels)
        self.chosen = chosen
        self.around = around
        self._on_change = on_change

    @staticmethod
    def wanted_width(style: Style, labels: Sequence[str]) -> int:
        """Room for the longest word and both triangles, at least 150 units."""
        widest = max(style.wide(words, Face.SANS, CHOICE) for words in labels)
        return max(style.px(NARROWEST), widest + 2 * max(40, style.px(40)))

    def step(self, by: int) -> None:
        """Go so many words on; tells of a change once."""
        target = self.chosen + by
        target = target % len(self.labels) if self.around else max(0, min(len(self.labels) - 1, target))
        if target != self.chosen:
            self.chosen = target
            self._on_change(target)

    def can_step(self, by: int) -> bool:
        """Whether there is a word that way."""
        return self.around or 0 <= self.chosen + by < len(self.labels)

    def release(self, at: Spot) -> None:
        """The left half steps back, the right half on."""
        self.step(-1 if at[0] < self.rect.centerx else 1)

    def activate(self) -> None:
        """Enter or Space: on, and round again at the end."""
        self.step(1 if self.can_step(1) else -self.chosen)

    def key(self, key: int, mod: int) -> bool:
        """Left, right, Page Up and Down by ten, Home, End."""
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_PAGEDOWN: -10,
            pygame.K_PAGEUP: 10,
            pygame.K_HOME: -self.chosen,
            pygame.K_END: len(self.labels) - 1 - self.chosen,
        }
        if key not in steps:
            return False
        self.step(steps[key])
        return True

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Box, triangles, word."""
        off = state is State.DISABLED
        fill = {State.PRESSED: PALETTE.paper_lo, State.DISABLED: PALETTE.disabled}.get(state, PALETTE.paper_hi)
        line = {State.HOVER: PALETTE.red, State.DISABLED: PALETTE.disabled_line}.get(state, PALETTE.rule)
        surface.blit(rounded(*self.rect.size, style.px(6), fill, line, 1), self.rect)
        for by in (-1, 1):
            tone = PALETTE.ink3 if off else PALETTE.red if self.can_step(by) else PALETTE.hair
            sign = triangle(style.part(8), style.part(13), tone, by < 0)
            x = self.rect.x + style.part(20) if by < 0 else self.rect.right - style.part(20)
            surface.blit(sign, sign.get_rect(center=(x, self.rect.centery)))
        words, room = self.labels[self.chosen], self.rect.width - 2 * style.part(32)
        size = fitting_size(style.fonts, words, Face.SANS, style.text(CHOICE), room)
        words = shorten(style.fonts, words, Face.SANS, size, room)
        tone = PALETTE.ink3 if off else PALETTE.ink
        label(surface, style.fonts, words, Face.SANS, size, tone, self.rect.center)
