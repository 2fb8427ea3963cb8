"""A slip above the hand of somebody who looks at new cards and has nothing to declare: one button passes on."""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from scopa_gui.app.curtain_words import have_looked, nothing_to_declare
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.text import Align, paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind

SEEN: Final = "seen"
HAND: Final = 0.33
"""The share of the window below the slip: the hand lies there."""


class GlanceScene(PaperScene):
    """Lies over the table, whose hand is open. Pops with SEEN, with None for the table's menu (Esc)."""

    name: ClassVar[str] = "glance"
    opaque: ClassVar[bool] = False
    first_focus = "seen"

    @property
    def _panel(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        wide = min(width - style.px(120), max(style.px(360), self._button_width + style.px(112)))
        tall = self._words_height(wide) + style.control_height(52, 22) + style.px(28 + 32 + 16)
        panel = pygame.Rect(0, 0, wide, tall)
        panel.midbottom = (width // 2, round(height * (1 - HAND)))
        return panel

    @property
    def _button_width(self) -> int:
        return Button.wanted_width(self.style, have_looked(), 22)

    def _words_height(self, wide: int) -> int:
        style = self.style
        return paragraph_height(style.fonts, nothing_to_declare(), Face.SERIF, style.text(22), wide - 2 * style.px(36))

    def build(self) -> list[Widget]:
        """The one button."""
        style, panel = self.style, self._panel
        height, margin = style.control_height(52, 22), style.px(36)
        rect = pygame.Rect(panel.x + margin, panel.bottom - style.px(32) - height, panel.width - 2 * margin, height)
        return [Button("seen", rect, have_looked(), lambda: self.context.stack.pop(SEEN), kind=Kind.PRIMARY, size=22)]

    def enter(self) -> None:
        """Messages wait until the table takes input again."""
        self._drawn = False

    def show_notice(self, words: str) -> bool:
        """No room for one."""
        return False

    def spoken_page(self) -> tuple[str, ...]:
        """What the slip says."""
        return (nothing_to_declare(),)

    def draw(self, surface: pygame.Surface) -> None:
        """Lay the slip on the table, which stays in sight."""
        self.paint_ground(surface)
        self.controls.draw(surface, self.style)
        self._drawn = True

    def paint_ground(self, surface: pygame.Surface) -> None:
        """The slip and its words."""
        style, panel = self.style, self._panel
        lay_panel(surface, panel, style.unit)
        area = panel.inflate(-2 * style.px(36), -2 * style.px(28))
        paragraph(
            surface, style.fonts, nothing_to_declare(), Face.SERIF, style.text(22), PALETTE.ink, area, Align.CENTER
        )
