"""A tile: a small sheet with a picture, a name and a line below it (a game kind, a pack, a back, a cloth)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import panel
from scopa_gui.ui.materials.shadow import cast, soft_box
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.text import Align, fitting_lines, fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.icons import Icon, icon
from scopa_gui.ui.widgets.style import LABEL, SMALL, Style

Picture = Callable[[pygame.Surface, pygame.Rect], None]

LIFT: Final = 12
"""Units by which the chosen tile is lifted."""


class Tile(Widget):
    """Press to choose. The chosen one is lifted, ringed and framed in red; `picture` draws into the room given to it.

    `lifts` False keeps a chosen tile in its row (as in a gallery); `align` puts the words left or in the middle.
    """

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        title: str,
        sub: str,
        picture: Picture,
        on_press: Callable[[], None],
        *,
        chosen: bool = False,
        lifts: bool = True,
        align: Align = Align.CENTER,
        why: str = "",
        enabled: bool = True,
    ):
        super().__init__(name, rect, why=why, enabled=enabled, on_cloth=True)
        self.title = title
        self.sub = sub
        self.chosen = chosen
        self.lifts = lifts
        self.align = align
        self._picture = picture
        self._on_press = on_press

    def activate(self) -> None:
        """Choose it."""
        self._on_press()

    def _box(self, style: Style) -> pygame.Rect:
        return self.rect.move(0, -style.px(LIFT)) if self.chosen and self.lifts else self.rect

    def ring(self, style: Style) -> tuple[pygame.Rect, int]:
        """Around the tile where it is drawn; outside the ring of the chosen one."""
        grow = style.px(5) if self.chosen else 0
        return self._box(style).inflate(2 * grow, 2 * grow), style.px(8) + grow

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Shadow, ring, sheet, frame, picture, words."""
        box, radius = self._box(style), style.px(8)
        if self.chosen and self.lifts:
            cast(surface, box, radius, style.px(12), 130, style.px(10))
        cast(surface, box, radius, style.px(8), 110, style.px(4))
        if self.chosen:
            self._lamp_ring(surface, style, box, radius)
        tone = PALETTE.disabled if state is State.DISABLED else PALETTE.paper
        surface.blit(panel(*box.size, style.unit, False, 8, tone), box)
        inset = style.px(6)
        frame = box.inflate(-2 * inset, -2 * inset)
        line, thick = (
            (PALETTE.red, 2) if self.chosen else (PALETTE.red, 1) if state is State.HOVER else (PALETTE.hair, 1)
        )
        surface.blit(rounded(*frame.size, style.px(4), None, line, thick), frame)
        self._write(surface, style, frame, state)

    def _lamp_ring(self, surface: pygame.Surface, style: Style, box: pygame.Rect, radius: int) -> None:
        gap, line = style.px(2), style.px(3)
        outer = box.inflate(2 * (gap + line), 2 * (gap + line))
        glow = soft_box(*outer.size, radius, 8, 80, PALETTE.lamp)
        surface.blit(glow, (outer.x - 16, outer.y - 16))
        surface.blit(rounded(*outer.size, radius + gap + line, None, PALETTE.lamp, line), outer)

    def _write(self, surface: pygame.Surface, style: Style, frame: pygame.Rect, state: State) -> None:
        """Sub line at the bottom, title above it, the picture in what is left."""
        fonts, pad = style.fonts, style.px(12)
        room, off = frame.width - pad, state is State.DISABLED
        x = frame.centerx if self.align is Align.CENTER else frame.x + style.px(18)
        bottom = frame.bottom - style.px(6)
        if self.sub:
            size = fitting_size(fonts, self.sub, Face.SANS, style.text(SMALL), room)
            words, step = shorten(fonts, self.sub, Face.SANS, size, room), fonts.line_height(Face.SANS, size)
            tone = PALETTE.ink3 if off else PALETTE.ink2
            label(surface, fonts, words, Face.SANS, size, tone, (x, bottom - step / 2), self.align)
            bottom -= step
        if self.title:
            bottom = self._write_title(surface, style, frame, bottom, state)
        self._picture(
            surface, pygame.Rect(frame.x + pad // 2, frame.y + pad // 2, room, max(1, bottom - frame.y - pad))
        )

    def _write_title(self, surface: pygame.Surface, style: Style, frame: pygame.Rect, bottom: int, state: State) -> int:
        """The title in one or two lines; returns the y above it."""
        ink = PALETTE.red if self.chosen or state is State.HOVER else PALETTE.ink
        ink = PALETTE.ink3 if state is State.DISABLED else ink
        size, lines = fitting_lines(
            style.fonts, self.title, Face.SERIF, style.text(LABEL), frame.width - style.px(12), 2
        )
        step = round(size * 1.05)
        top = bottom - style.px(2) - step * len(lines)
        x = frame.centerx if self.align is Align.CENTER else frame.x + style.px(18)
        for i, line in enumerate(lines):
            label(surface, style.fonts, line, Face.SERIF, size, ink, (x, top + (i + 0.5) * step), self.align)
        if self.chosen and self.align is Align.LEFT:
            tick = icon(Icon.TICK, style.part(18), PALETTE.red)
            surface.blit(tick, tick.get_rect(center=(frame.right - style.px(24), round(top + step / 2))))
        return top
