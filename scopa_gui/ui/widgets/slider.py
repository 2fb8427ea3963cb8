"""The slider: a groove with a red fill and a bone knob, in whole steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Spot, State, Widget
from scopa_gui.ui.widgets.style import Style

KNOB: Final = 24
MARKS: Final = 10


class Slider(Widget):
    """A whole number between `low` and `high`; keys move it by `step`, Page Up and Page Down by a tenth."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        value: int,
        on_change: Callable[[int], None],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        why: str = "",
        enabled: bool = True,
    ):
        super().__init__(name, rect, why=why, enabled=enabled)
        self.low, self.high, self.step = low, high, step
        self.value = max(low, min(high, value))
        self._on_change = on_change

    # values

    def set(self, value: int) -> None:
        """Move to a value, held within the range; tells of a change once."""
        value = max(self.low, min(self.high, value))
        if value != self.value:
            self.value = value
            self._on_change(value)

    def _inner(self) -> tuple[int, int]:
        """The first x of the knob's middle, and how far it may travel."""
        half = round(self.rect.height * 0.3)
        return self.rect.x + half, max(1, self.rect.width - 2 * half)

    def _value_at(self, x: int) -> int:
        left, room = self._inner()
        exact = self.low + (x - left) / room * (self.high - self.low)
        return self.low + round((exact - self.low) / self.step) * self.step

    def _knob_middle(self) -> Spot:
        left, room = self._inner()
        share = (self.value - self.low) / max(1, self.high - self.low)
        return left + round(room * share), self.rect.centery

    # what happens

    def press(self, at: Spot) -> None:
        """Jump to the pointer."""
        self.set(self._value_at(at[0]))

    def drag(self, at: Spot) -> None:
        """Follow the pointer."""
        self.set(self._value_at(at[0]))

    def release(self, at: Spot) -> None:
        """Stay where it is."""

    def key(self, key: int, mod: int) -> bool:
        """Arrows, Page Up and Down, Home, End."""
        tenth = max(self.step, (self.high - self.low) // 10)
        steps = {
            pygame.K_LEFT: -self.step,
            pygame.K_RIGHT: self.step,
            pygame.K_PAGEDOWN: -tenth,
            pygame.K_PAGEUP: tenth,
            pygame.K_HOME: self.low - self.value,
            pygame.K_END: self.high - self.value,
        }
        if key not in steps:
            return False
        self.set(self.value + steps[key])
        return True

    # drawing

    def ring(self, style: Style) -> tuple[pygame.Rect, int]:
        """Round the knob."""
        knob = self._knob(style, State.NORMAL)
        return knob, knob.width // 2

    def _knob(self, style: Style, state: State) -> pygame.Rect:
        size = style.part(KNOB + 2 if state is State.PRESSED else KNOB)
        knob = pygame.Rect(0, 0, size, size)
        knob.center = self._knob_middle()
        return knob

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Groove, fill, marks, knob."""
        off, thick = state is State.DISABLED, style.part(6)
        left, room = self._inner()
        top = self.rect.centery - thick // 2
        surface.blit(rounded(room, thick, thick // 2, PALETTE.groove, PALETTE.rule, 1), (left, top))
        filled = self._knob_middle()[0] - left
        if filled > thick:
            tone = PALETTE.groove_disabled if off else PALETTE.red
            surface.blit(rounded(filled, thick, thick // 2, tone), (left, top))
        for i in range(MARKS + 1):
            long = style.part(4 if i % 5 else 7)
            surface.fill(PALETTE.rule, (left + round(i * (room - 1) / MARKS), top + style.part(12), 1, long))
        self._paint_knob(surface, self._knob(style, state), state)

    def _paint_knob(self, surface: pygame.Surface, knob: pygame.Rect, state: State) -> None:
        off, hover = state is State.DISABLED, state is State.HOVER
        cast(surface, knob, knob.width // 2, 4 if hover else 3, 120, 2)
        fill = PALETTE.knob_disabled if off else PALETTE.paper_hi
        line, thick = (PALETTE.red, 2) if hover or state is State.PRESSED else (PALETTE.rule, 1)
        surface.blit(rounded(*knob.size, knob.width // 2, fill, line, thick), knob)
        if not off:
            dot = knob.width // 3
            spot = rounded(dot, dot, dot // 2, PALETTE.red)
            surface.blit(spot, spot.get_rect(center=knob.center))
