"""Forms on paper: a back button with a heading on the cloth, and rows of controls in a panel that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.text import Align, label
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, RoundButton
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.icons import Icon
from scopa_gui.ui.widgets.row import Heading, Row
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.stepper import Stepper
from scopa_gui.ui.widgets.style import CHOICE, Style
from scopa_gui.ui.widgets.toggle import Toggle

CHOICE_SHARE = 0.5
"""The widest a strip of choices may be, as a share of the row."""


class FormMaker:
    """Makes controls of the right size for rows `width` pixels wide."""

    def __init__(self, style: Style, width: int) -> None:
        self.style = style
        self.width = width

    def toggle(
        self, name: str, words: str, on: bool, change: Callable[[bool], None], note: str = "", why: str = ""
    ) -> Row:
        """A switch."""
        size = Toggle.wanted_size(self.style)
        return Row(name, words, Toggle(name, pygame.Rect(0, 0, *size), on, change, why=why), note)

    def choice(
        self,
        name: str,
        words: str,
        labels: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        note: str = "",
        why: str = "",
    ) -> Row:
        """One of a few, side by side, stacked where the words are long."""
        width, height, columns = Choice.wanted_size(self.style, labels, round(self.width * CHOICE_SHARE))
        rect = pygame.Rect(0, 0, width, height)
        return Row(name, words, Choice(name, rect, labels, chosen, change, columns=columns, why=why), note)

    def stepper(
        self,
        name: str,
        words: str,
        labels: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        note: str = "",
        why: str = "",
    ) -> Row:
        """One of many, stepped through."""
        width = min(Stepper.wanted_width(self.style, labels), round(self.width * CHOICE_SHARE))
        rect = pygame.Rect(0, 0, width, self.style.control_height(40, CHOICE))
        return Row(name, words, Stepper(name, rect, labels, chosen, change, why=why), note)

    def button(self, name: str, words: str, label: str, press: Callable[[], None], note: str = "") -> Row:
        """Something to press."""
        width = min(Button.wanted_width(self.style, label, CHOICE), round(self.width * CHOICE_SHARE))
        rect = pygame.Rect(0, 0, width, self.style.control_height(40, CHOICE))
        return Row(name, words, Button(name, rect, label, press, size=CHOICE), note)

    def slider(self, name: str, words: str, value: int, change: Callable[[int], None], note: str = "") -> Row:
        """A number from 0 to 100."""
        rect = pygame.Rect(0, 0, round(self.width * 0.34), self.style.control_height(40, CHOICE))
        return Row(name, words, Slider(name, rect, value, change), note)


def lay_rows(style: Style, name: str, area: pygame.Rect, rows: Sequence[Row | Heading]) -> ScrollPanel:
    """Stack rows from the top of `area` in a panel that scrolls where they are higher than it."""
    y = area.y
    for i, row in enumerate(rows):
        last = i == len(rows) - 1 or isinstance(rows[i + 1], Heading)
        if isinstance(row, Row):
            row.last = last
        elif i:
            y += style.px(16)
        y += row.lay(style, area.x, y, area.width)
    return ScrollPanel(name, area, list(rows), y - area.y, beside=style.px(20))


def back_button(style: Style, press: Callable[[], None]) -> Widget:
    """The round button at the upper left that goes one step back."""
    size = max(40, style.px(44))
    rect = pygame.Rect(0, 0, size, size)
    rect.center = (style.px(74), style.px(74))
    return RoundButton("back", rect, Icon.BACK, press)


def paint_heading(surface: pygame.Surface, style: Style, words: str) -> pygame.Rect:
    """The scene's heading on the cloth, beside the back button. Returns where it lies."""
    at = (style.px(116), style.px(74))
    return label(surface, style.fonts, words, Face.DISPLAY, style.text(40), PALETTE.cream, at, Align.LEFT)
