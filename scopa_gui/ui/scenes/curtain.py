"""The curtain between two people at one screen: whose turn it is, and nobody's cards until that person lifts it."""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from scopa_gui.app.curtain_words import looks_at_cards, only_looks, show_cards
from scopa_gui.app.messages import turn_of
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import double_line, lay_panel
from scopa_gui.ui.scene import Places
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.text import Align, fitting_lines, fitting_size, label, paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind

LIFTED: Final = "lifted"
SECONDS_SHUT: Final = 0.4
"""The second half of a double click, or an Enter too many, of the last player's lifts nothing."""
VEIL: Final = (8, 18, 13, 150)
MARGIN: Final = 48


class CurtainScene(PaperScene):
    """Lies over a table whose hands all lie face down. Pops with LIFTED, with None for the table's menu (Esc)."""

    name: ClassVar[str] = "curtain"
    opaque: ClassVar[bool] = False
    first_focus = "lift"

    def __init__(self, context: AppContext, player: str, *, looks: bool = False) -> None:
        """`looks`: new cards were dealt that may be declared; everybody then looks before the first play."""
        super().__init__(context)
        self.player = player
        self.looks = looks
        self._shut = SECONDS_SHUT

    # ------------------------------------------------------------------------------------------ places

    @property
    def _panel(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        wide = min(width - style.px(120), max(style.px(560), round(width * 0.42)))
        head, words = self._heights(wide - 2 * style.px(MARGIN))
        tall = head + words + style.control_height(58, 24) + style.px(2 * MARGIN + 58)
        panel = pygame.Rect(0, 0, wide, tall)
        panel.center = (width // 2, height // 2)
        return panel

    @property
    def _title(self) -> str:
        return looks_at_cards(self.player) if self.looks else turn_of(self.player)

    def _heights(self, width: int) -> tuple[int, int]:
        """Pixels of the heading and of the words below it."""
        style = self.style
        size, lines = self._heading(width)
        words = paragraph_height(style.fonts, only_looks(self.player), Face.ITALIC, style.text(22), width)
        return round(len(lines) * size * 1.15), words

    def _heading(self, width: int) -> tuple[int, list[str]]:
        style = self.style
        return fitting_lines(style.fonts, self._title, Face.DISPLAY, style.text(40), width, 2)

    def build(self) -> list[Widget]:
        """The one button."""
        style, panel = self.style, self._panel
        height = style.control_height(58, 24)
        inner = panel.inflate(-2 * style.px(MARGIN), -2 * style.px(MARGIN))
        rect = pygame.Rect(inner.x, inner.bottom - height, inner.width, height)
        return [Button("lift", rect, show_cards(), self._lift, kind=Kind.PRIMARY, size=24)]

    # ------------------------------------------------------------------------------------------ what is done

    def enter(self) -> None:
        """Messages wait until the table is in sight again."""
        self._drawn = False

    def show_notice(self, words: str) -> bool:
        """No room for one."""
        return False

    @property
    def is_shut(self) -> bool:
        """Whether it has come down just now and cannot be lifted yet."""
        return self._shut > 0

    def handle(self, event: pygame.Event) -> bool:
        """The button, Enter, or a click anywhere; Esc opens the table's menu."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN
        if self.is_shut and (pressed or (event.type == pygame.KEYDOWN and event.key != pygame.K_ESCAPE)):
            return True
        if super().handle(event):
            return True
        if pressed and event.button == 1:
            self._lift()
            return True
        return False

    def _lift(self) -> None:
        self.context.stack.pop(LIFTED)

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._shut = max(0.0, self._shut - dt)
        super().update(dt)

    @property
    def is_moving(self) -> bool:
        """Whether it falls, or a hover fades."""
        return self.is_shut or super().is_moving

    def places(self) -> Places | None:
        """The button, once it can be pressed."""
        return None if self.is_shut else super().places()

    def spoken_page(self) -> tuple[str, ...]:
        """Whose turn it is, and that the others look away."""
        return (self._title, only_looks(self.player))

    # ------------------------------------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the table, lay the slip on it."""
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill(VEIL)
        surface.blit(shade, (0, 0))
        self.paint_ground(surface)
        self.controls.draw(surface, self.style)
        self._drawn = True

    def paint_ground(self, surface: pygame.Surface) -> None:
        """The slip with the name and the request."""
        style, panel = self.style, self._panel
        lay_panel(surface, panel, style.unit)
        inner = panel.inflate(-2 * style.px(MARGIN), -2 * style.px(MARGIN))
        size, lines = self._heading(inner.width)
        y = inner.y + size * 0.55
        for line in lines:
            fitted = fitting_size(style.fonts, line, Face.DISPLAY, size, inner.width)
            label(surface, style.fonts, line, Face.DISPLAY, fitted, PALETTE.red, (inner.centerx, y))
            y += size * 1.15
        rule = round(inner.y + len(lines) * size * 1.15 + style.px(8))
        double_line(surface, inner.centerx - style.px(70), rule, style.px(140))
        area = pygame.Rect(inner.x, rule + style.px(18), inner.width, inner.height)
        words = only_looks(self.player)
        paragraph(surface, style.fonts, words, Face.ITALIC, style.text(22), PALETTE.ink2, area, Align.CENTER)
