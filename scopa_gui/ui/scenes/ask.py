"""A question on a slip of paper over the scene below: yes or no."""

from __future__ import annotations

from typing import ClassVar

import pygame

from scopa_gui.app.menu_words import button_word
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.text import paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind


class AskScene(PaperScene):
    """Pops with True or False; Esc is no, and no has the focus: what cannot be undone is never one Enter away."""

    name: ClassVar[str] = "ask"
    opaque: ClassVar[bool] = False
    first_focus = "no"

    def __init__(self, context: AppContext, question: str) -> None:
        super().__init__(context)
        self.question = question

    @property
    def _panel(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        wide = min(width - style.px(120), max(style.px(520), round(width * 0.42)))
        text = self._text_height(wide - 2 * style.px(44))
        tall = text + style.control_height(52, 21) + style.px(44 + 44 + 28)
        panel = pygame.Rect(0, 0, wide, tall)
        panel.center = (width // 2, height // 2)
        return panel

    def _text_height(self, width: int) -> int:
        return paragraph_height(self.style.fonts, self.question, Face.SERIF, self.style.text(22), width)

    def build(self) -> list[Widget]:
        """No and yes."""
        style, panel = self.style, self._panel
        height, gap = style.control_height(52, 21), style.px(16)
        width = (panel.width - 2 * style.px(44) - gap) // 2
        top = panel.bottom - style.px(44) - height
        no = pygame.Rect(panel.x + style.px(44), top, width, height)
        yes = pygame.Rect(no.right + gap, top, width, height)
        return [
            Button("no", no, button_word("no"), lambda: self.context.stack.pop(False), kind=Kind.PLAIN, size=21),
            Button("yes", yes, button_word("yes"), lambda: self.context.stack.pop(True), kind=Kind.PRIMARY, size=21),
        ]

    def go_back(self) -> None:
        """Esc is no."""
        self.context.stack.pop(False)

    def spoken_page(self) -> tuple[str, ...]:
        """The question."""
        return (self.question,)

    def draw(self, surface: pygame.Surface) -> None:
        """Dim what lies below, lay the slip on it."""
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((6, 16, 11, 120))
        surface.blit(shade, (0, 0))
        self.paint_ground(surface)
        self.controls.draw(surface, self.style)
        self._drawn = True

    def paint_ground(self, surface: pygame.Surface) -> None:
        """The slip and its question."""
        style, panel = self.style, self._panel
        lay_panel(surface, panel, style.unit)
        area = panel.inflate(-2 * style.px(44), -2 * style.px(40))
        paragraph(surface, style.fonts, self.question, Face.SERIF, style.text(22), PALETTE.ink, area)
