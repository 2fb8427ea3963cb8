"""Buttons: primary, plain, quiet, and round ones on the cloth."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import disc, rounded
from scopa_gui.ui.text import fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.icons import Icon, icon
from scopa_gui.ui.widgets.style import LABEL, Style


class Kind(Enum):
    """What a button is for: one primary in sight, plain ones, quiet ones without a box until hovered."""

    PRIMARY = auto()
    PLAIN = auto()
    QUIET = auto()


_P: Final = PALETTE
_OFF: Final = (_P.disabled, _P.disabled_line, _P.ink3)
LOOKS: Final[dict[tuple[Kind, State], tuple[str | None, str | None, str]]] = {
    (Kind.PRIMARY, State.NORMAL): (_P.red, _P.red_lo, _P.paper_hi),
    (Kind.PRIMARY, State.HOVER): (_P.red_hi, _P.red_lo, _P.paper_hi),
    (Kind.PRIMARY, State.PRESSED): (_P.red_lo, _P.red_lo, _P.paper_hi),
    (Kind.PRIMARY, State.DISABLED): _OFF,
    (Kind.PLAIN, State.NORMAL): (_P.paper_hi, _P.rule, _P.ink),
    (Kind.PLAIN, State.HOVER): (_P.bright, _P.red, _P.red),
    (Kind.PLAIN, State.PRESSED): (_P.paper_lo, _P.rule, _P.ink),
    (Kind.PLAIN, State.DISABLED): _OFF,
    (Kind.QUIET, State.NORMAL): (None, None, _P.ink),
    (Kind.QUIET, State.HOVER): (_P.quiet_hover, None, _P.red),
    (Kind.QUIET, State.PRESSED): (_P.quiet_pressed, None, _P.ink),
    (Kind.QUIET, State.DISABLED): _OFF,
}
"""Fill, line and ink of each kind in each state."""

SECOND_INK: Final = {_P.paper_hi: _P.on_red, _P.ink: _P.ink2}


class Button(Widget):
    """A labelled button; `sub` is a smaller second line. `size` is its type in units."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        words: str,
        on_press: Callable[[], None],
        *,
        kind: Kind = Kind.PLAIN,
        sub: str = "",
        size: float = LABEL,
        why: str = "",
        enabled: bool = True,
        on_cloth: bool = False,
    ):
        super().__init__(name, rect, why=why, enabled=enabled, on_cloth=on_cloth)
        self.words_on_it = words
        self.sub = sub
        self.kind = kind
        self.size = size
        self._on_press = on_press

    @staticmethod
    def wanted_width(style: Style, words: str, size: float = LABEL) -> int:
        """The width in which the words sit comfortably."""
        return max(style.px(96), style.wide(words, Face.SERIF, size) + 2 * style.px(24))

    def activate(self) -> None:
        """Do what it is for."""
        self._on_press()

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Box, lit upper edge, words on their capitals."""
        fill, line, ink = LOOKS[self.kind, state]
        radius = style.px(6)
        if fill:
            if self.kind is not Kind.QUIET and state in (State.NORMAL, State.HOVER):
                alpha, down = (90, 3) if state is State.HOVER else (70, 2)
                cast(surface, self.rect, radius, 4, alpha, down)
            surface.blit(rounded(*self.rect.size, radius, fill, line, 1 if line else 0), self.rect)
            if self.kind is Kind.PRIMARY and state in (State.NORMAL, State.HOVER):
                self._lit_edge(surface, radius)
        self._write(surface, style, ink, 1 if state is State.PRESSED else 0)

    def _lit_edge(self, surface: pygame.Surface, radius: int) -> None:
        edge = pygame.Surface((max(1, self.rect.width - 2 * radius), 1), pygame.SRCALPHA)
        edge.fill((255, 235, 215, 70))
        surface.blit(edge, (self.rect.x + radius, self.rect.y + 1))

    def _write(self, surface: pygame.Surface, style: Style, ink: str, down: int) -> None:
        room, middle = self.rect.width - 2 * style.px(10), self.rect.centerx
        size = fitting_size(style.fonts, self.words_on_it, Face.SERIF, style.text(self.size), room)
        words = shorten(style.fonts, self.words_on_it, Face.SERIF, size, room)
        if not self.sub:
            label(surface, style.fonts, words, Face.SERIF, size, ink, (middle, self.rect.centery + down))
            return
        small = style.text(self.size * 0.64)
        sub = shorten(style.fonts, self.sub, Face.SANS, small, room)
        apart = (size + small) * 0.56
        top = self.rect.centery - apart / 2 + 0.28 * (size - small) + down  # the smaller line weighs less
        label(surface, style.fonts, words, Face.SERIF, size, ink, (middle, top))
        second = SECOND_INK.get(ink, ink)
        label(surface, style.fonts, sub, Face.SANS, small, second, (middle, top + apart))


class RoundButton(Widget):
    """A paper disc on the cloth with a drawn sign."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        sign: Icon,
        on_press: Callable[[], None],
        *,
        why: str = "",
        enabled: bool = True,
        on_cloth: bool = True,
    ):
        super().__init__(name, rect, why=why, enabled=enabled, on_cloth=on_cloth)
        self.sign = sign
        self._on_press = on_press

    def activate(self) -> None:
        """Do what it is for."""
        self._on_press()

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Disc and sign."""
        size = min(self.rect.size)
        box = pygame.Rect(0, 0, size, size)
        box.center = self.rect.center
        if state is not State.DISABLED:
            cast(surface, box, size // 2, max(3, style.px(6)), 130, 1 if state is State.PRESSED else style.px(3))
        fill = {State.NORMAL: _P.paper, State.HOVER: _P.paper_hi, State.PRESSED: _P.paper_lo}.get(
            state, _P.disc_disabled
        )
        surface.blit(disc(size, fill, _P.red if state is State.HOVER else _P.rule), box)
        ink = {State.HOVER: _P.red, State.DISABLED: _P.disc_ink_disabled}.get(state, _P.ink)
        sign = icon(self.sign, round(size * 0.56), ink)
        down = 1 if state is State.PRESSED else 0
        surface.blit(sign, sign.get_rect(center=(box.centerx, box.centery + down)))

    def ring(self, style: Style) -> tuple[pygame.Rect, int]:
        """Around the disc."""
        return self.rect, min(self.rect.size) // 2
