"""The switch: a bead in a groove, with a tick or a dash that says the same without colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.icons import Icon, icon
from scopa_gui.ui.widgets.style import Style

WIDTH: Final = 52
HEIGHT: Final = 28
HIT: Final = 40

TRACKS: Final = {
    (True, State.NORMAL): PALETTE.red,
    (True, State.HOVER): PALETTE.red_hi,
    (True, State.PRESSED): PALETTE.red_lo,
    (True, State.DISABLED): PALETTE.track_on_disabled,
    (False, State.NORMAL): PALETTE.track,
    (False, State.HOVER): PALETTE.track_hover,
    (False, State.PRESSED): PALETTE.track_pressed,
    (False, State.DISABLED): PALETTE.track_disabled,
}


class Toggle(Widget):
    """On or off. The rectangle is the hit box, 52 x 40 units; the switch is drawn in its middle."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        why: str = "",
        enabled: bool = True,
    ):
        super().__init__(name, rect, why=why, enabled=enabled)
        self.on = on
        self._on_change = on_change

    @staticmethod
    def wanted_size(style: Style) -> tuple[int, int]:
        """Width and height of the hit box."""
        return max(HIT, style.part(WIDTH)), max(HIT, style.part(HIT))

    def activate(self) -> None:
        """Switch it over."""
        self.on = not self.on
        self._on_change(self.on)

    def _track(self, style: Style) -> pygame.Rect:
        track = pygame.Rect(0, 0, style.part(WIDTH), style.part(HEIGHT))
        track.center = self.rect.center
        return track

    def ring(self, style: Style) -> tuple[pygame.Rect, int]:
        """Around the groove."""
        track = self._track(style)
        return track, track.height // 2

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Groove, mark, bead."""
        track, off = self._track(style), state is State.DISABLED
        line = PALETTE.red_lo if (self.on and not off) or state is State.HOVER else PALETTE.rule
        thick = 2 if state is State.HOVER else 1
        surface.blit(rounded(*track.size, track.height // 2, TRACKS[self.on, state], line, thick), track)
        self._mark(surface, style, track, off)
        bead = pygame.Rect(0, 0, style.part(22), style.part(22))
        inset = (track.height - bead.height) // 2
        bead.midleft = (track.right - inset - bead.width if self.on else track.x + inset, track.centery)
        cast(surface, bead, bead.width // 2, 3, 110, 1)
        fill = PALETTE.knob_disabled if off else PALETTE.paper_hi
        surface.blit(rounded(*bead.size, bead.width // 2, fill, PALETTE.rule, 1), bead)

    def _mark(self, surface: pygame.Surface, style: Style, track: pygame.Rect, off: bool) -> None:
        if self.on:
            tick = icon(Icon.TICK, style.part(14), PALETTE.paper_hi)
            surface.blit(tick, tick.get_rect(center=(track.x + style.part(16), track.centery)))
            return
        dash = pygame.Rect(0, 0, style.part(9), max(2, style.part(2)))
        dash.center = (track.right - style.part(16), track.centery)
        surface.fill(PALETTE.ink3 if off else PALETTE.ink2, dash)
