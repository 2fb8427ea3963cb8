"""A page of the statistics: its numbers line by line, and the last hands as bars up and down."""

from __future__ import annotations

from typing import Final

import pygame

from scopa_gui.app.statistics import HandResult, Tally
from scopa_gui.app.statistics_words import above_and_below, last_hands, rows_of
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.text import Align, fitting_size, label, paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.style import Style

LINE: Final = 1.7
"""The height of a line, in sizes of its type."""
LOWEST_CHART: Final = 110
HIGHEST_CHART: Final = 220
"""The room for the bars, in units."""
LEAST_REACH: Final = 3
"""Points that the bars' room holds at least, up and down."""
LEAST_HANDS: Final = 20
"""For so many hands there is room at least, so that one hand is no wall."""


class StatisticsPage:
    """Lays out a tally `width` pixels wide; where `room` pixels are not enough it is higher than that."""

    def __init__(self, style: Style, tally: Tally, width: int, room: int) -> None:
        self._style = style
        self._tally = tally
        self._width = width
        self._rows = rows_of(tally)
        self._line = round(style.text(20) * LINE)
        self._caption_size = style.text(15)
        rest = room - self._chart_top
        self._chart = max(style.px(LOWEST_CHART), min(style.px(HIGHEST_CHART), rest)) if tally.last else 0

    @property
    def _caption(self) -> str:
        return f"{last_hands(len(self._tally.last))}. {above_and_below()}"

    @property
    def _chart_top(self) -> int:
        top = len(self._rows) * self._line + self._style.px(12)
        if not self._tally.last:
            return top
        words = paragraph_height(self._style.fonts, self._caption, Face.SANS, self._caption_size, self._width)
        return top + words + self._style.px(8)

    @property
    def height(self) -> int:
        """Pixels of the whole page."""
        return self._chart_top + self._chart

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """Draw it with its upper left corner there."""
        x, y = at
        self._write_rows(surface, x, y)
        if self._tally.last:
            self._write_caption(surface, x, y)
            area = pygame.Rect(x, y + self._chart_top, self._width, self._chart)
            paint_bars(surface, self._style, area, self._tally.last)

    def _write_rows(self, surface: pygame.Surface, x: int, y: int) -> None:
        fonts, size, right = self._style.fonts, self._style.text(20), x + self._width
        for i, (words, number) in enumerate(self._rows):
            middle = y + round((i + 0.5) * self._line)
            drawn = label(surface, fonts, number, Face.DISPLAY, size, PALETTE.ink, (right, middle), Align.RIGHT)
            fitted = fitting_size(fonts, words, Face.SERIF, size, drawn.left - x - self._style.px(16))
            label(surface, fonts, words, Face.SERIF, fitted, PALETTE.ink, (x, middle), Align.LEFT)
            surface.fill(colour(PALETTE.hair), (x, y + (i + 1) * self._line - 1, self._width, 1))

    def _write_caption(self, surface: pygame.Surface, x: int, y: int) -> None:
        area = pygame.Rect(x, y + len(self._rows) * self._line + self._style.px(12), self._width, 0)
        fonts = self._style.fonts
        paragraph(surface, fonts, self._caption, Face.SANS, self._caption_size, PALETTE.ink2, area)


def paint_bars(surface: pygame.Surface, style: Style, area: pygame.Rect, hands: tuple[HandResult, ...]) -> None:
    """A bar a hand: up in red for points more than the others, down in brown for points fewer; the most at the left."""
    fonts, size = style.fonts, style.text(15)
    differences = [hand.own - hand.other for hand in hands]
    most, least = max(0, *differences), min(0, *differences)
    up, down = max(LEAST_REACH, most), max(LEAST_REACH, -least)
    margin = max(fonts.width(words, Face.SANS, size) for words in ("+10", "−10")) + style.px(8)
    plot = pygame.Rect(area.x + margin, area.y + size // 2, area.width - margin, area.height - size)
    unit = plot.height / (up + down)
    middle = round(plot.y + up * unit)
    for points in {most, least} - {0}:
        y, words = round(middle - points * unit), f"+{points}" if points > 0 else f"−{-points}"
        label(surface, fonts, words, Face.SANS, size, PALETTE.ink2, (plot.x - style.px(8), y), Align.RIGHT)
        surface.fill(colour(PALETTE.hair), (plot.x, y, plot.width, 1))
    step = plot.width / max(LEAST_HANDS, len(hands))
    for i, difference in enumerate(differences):
        tall = round(abs(difference) * unit)
        top = middle - tall if difference > 0 else middle
        bar = pygame.Rect(round(plot.x + i * step), top, max(2, round(step * 0.7)), tall or max(2, style.px(3)))
        surface.fill(colour(PALETTE.red if difference > 0 else PALETTE.ink2), bar)
    surface.fill(colour(PALETTE.rule), (plot.x, middle, plot.width, 1))
