"""The statistics: a ledger of game kinds and levels, and for the chosen one its numbers and the last hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from scopa_gui.app.card_words import said_by
from scopa_gui.app.menu_words import button_word, menu_word
from scopa_gui.app.notices import clear_statistics
from scopa_gui.app.rule_words import level_name, preset_name
from scopa_gui.app.statistics import Tally
from scopa_gui.app.statistics_words import above_and_below, last_hands, nothing_yet, practice_left_out, rows_of
from scopa_gui.engine import PRESET_KEYS
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scene import Result
from scopa_gui.ui.scenes.ask import AskScene
from scopa_gui.ui.scenes.form import back_button, paint_heading
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.text import Align, fitting_size, label, paragraph
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.ledger_row import LedgerRow
from scopa_gui.ui.widgets.scroll import ScrollPanel


class StatisticsScene(PaperScene):
    """Everything that was played and counted, as it stands this moment."""

    name: ClassVar[str] = "statistics"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._chosen: tuple[str, str] | None = None

    def enter(self) -> None:
        """Begin with what was last played, else with the first entry."""
        super().enter()
        played = self._played()
        if self._chosen not in played:
            self._chosen = played[0] if played else None
        self.lay_out()

    def _played(self) -> tuple[tuple[str, str], ...]:
        """Game kinds in the order of the presets; kinds that no longer exist come last and keep their key as name."""
        known = {key: place for place, key in enumerate(PRESET_KEYS)}
        return tuple(sorted(self.context.statistics.played(), key=lambda one: (known.get(one[0], len(known)), one)))

    @property
    def _tally(self) -> Tally:
        return Tally() if self._chosen is None else self.context.statistics.tally(*self._chosen)

    # ------------------------------------------------------------------------------------------ places

    @property
    def _ledger(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        top = style.px(124)
        return pygame.Rect(style.px(60), top, round(width * 0.4), height - top - style.px(54))

    @property
    def _page(self) -> pygame.Rect:
        style, ledger = self.style, self._ledger
        left = ledger.right + style.px(22)
        return pygame.Rect(left, ledger.y, self.size[0] - style.px(60) - left, ledger.height)

    def build(self) -> list[Widget]:
        """Back, the ledger's rows, Clear."""
        style, area = self.style, self._ledger.inflate(-2 * self.style.px(30), -2 * self.style.px(26))
        height = style.control_height(52, 20)
        played = self._played()
        rows: list[Widget] = [
            LedgerRow(
                f"row_{preset}_{level}",
                pygame.Rect(area.x, area.y + i * height, area.width, height),
                _name(preset),
                level_name(level, "m"),
                self._turn_to((preset, level)),
                chosen=(preset, level) == self._chosen,
            )
            for i, (preset, level) in enumerate(played)
        ]
        listed = ScrollPanel("ledger", area, rows, len(rows) * height, beside=style.px(16))
        return [back_button(style, self.go_back), listed, *([self._clear_button()] if played else [])]

    def _clear_button(self) -> Widget:
        style, words = self.style, button_word("reset")
        width, height = Button.wanted_width(style, words, 18), style.control_height(40, 18)
        page = self._page
        rect = pygame.Rect(page.right - style.px(36) - width, page.bottom - style.px(26) - height, width, height)
        return Button("clear", rect, words, self._ask_to_clear, kind=Kind.QUIET, size=18)

    def _turn_to(self, entry: tuple[str, str]) -> Callable[[], None]:
        def turn() -> None:
            self._chosen = entry
            self.lay_out()

        return turn

    def _ask_to_clear(self) -> None:
        def answered(result: Result) -> None:
            if result is True:
                self.context.statistics.clear()
                self._chosen = None
                self.lay_out()

        self.context.stack.push(AskScene(self.context, clear_statistics()), answered)

    def spoken_page(self) -> tuple[str, ...]:
        """The heading, and the chosen page with its numbers."""
        if self._chosen is None:
            return (menu_word("statistics"), nothing_yet())
        name, level = _name(self._chosen[0]), level_name(self._chosen[1], "m")
        rows = [said_by(words, number) for words, number in rows_of(self._tally)]
        return (menu_word("statistics"), said_by(name, level), *rows, practice_left_out())

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Heading, both sheets, and the chosen entry's page."""
        style = self.style
        paint_heading(surface, style, menu_word("statistics"))
        for sheet in (self._ledger, self._page):
            lay_panel(surface, sheet, style.unit)
        if self._chosen is None:
            area = self._ledger.inflate(-2 * style.px(36), -2 * style.px(34))
            paragraph(surface, style.fonts, nothing_yet(), Face.ITALIC, style.text(20), PALETTE.ink2, area)
            return
        self._paint_page(surface, self._page.inflate(-2 * style.px(36), -2 * style.px(28)))

    def _paint_page(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        style, fonts = self.style, self.style.fonts
        assert self._chosen is not None
        name = _name(self._chosen[0])
        size = fitting_size(fonts, name, Face.DISPLAY, style.text(30), area.width)
        label(surface, fonts, name, Face.DISPLAY, size, PALETTE.red, (area.x, area.y + size * 0.7), Align.LEFT)
        level, small = level_name(self._chosen[1], "m"), style.text(19)
        y = area.y + round(size * 1.45) + small // 2
        label(surface, fonts, level, Face.ITALIC, small, PALETTE.ink2, (area.x, y), Align.LEFT)
        rows = rows_of(self._tally)
        foot = style.control_height(40, 18) + style.px(8)
        chart_height = round(area.height * 0.3)
        top = y + round(small * 1.1)
        line = min(round(style.text(20) * 1.7), (area.bottom - foot - chart_height - top) // len(rows))
        for i, (words, number) in enumerate(rows):
            middle = top + round((i + 0.5) * line)
            type_size = min(style.text(20), max(14, round(line * 0.72)))
            fitted = fitting_size(fonts, words, Face.SERIF, type_size, area.width * 0.66)
            label(surface, fonts, words, Face.SERIF, fitted, PALETTE.ink, (area.x, middle), Align.LEFT)
            label(surface, fonts, number, Face.DISPLAY, type_size, PALETTE.ink, (area.right, middle), Align.RIGHT)
            surface.fill(colour(PALETTE.hair), (area.x, top + (i + 1) * line - 1, area.width, 1))
        chart_top = top + len(rows) * line + style.px(8)
        self._paint_chart(surface, pygame.Rect(area.x, chart_top, area.width, area.bottom - foot - chart_top))
        words = practice_left_out()
        room = self.controls.find("clear").rect.left - area.x - style.px(16)
        fitted = fitting_size(fonts, words, Face.SANS, style.text(15), room)
        at = (area.x, area.bottom - style.px(16))
        label(surface, fonts, words, Face.SANS, fitted, PALETTE.ink2, at, Align.LEFT)

    def _paint_chart(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A bar a hand: up in red for points more than the others, down in brown for points fewer."""
        style, fonts, hands = self.style, self.style.fonts, self._tally.last
        if not hands or area.height < style.px(60):
            return
        small = style.text(15)
        head = f"{last_hands(len(hands))}. {above_and_below()}"
        fitted = fitting_size(fonts, head, Face.SANS, small, area.width)
        label(surface, fonts, head, Face.SANS, fitted, PALETTE.ink2, (area.x, area.y + small * 0.6), Align.LEFT)
        plot = pygame.Rect(area.x, area.y + round(small * 1.5), area.width, area.bottom - area.y - round(small * 1.5))
        differences = [hand.own - hand.other for hand in hands]
        reach = max(3, *(abs(one) for one in differences))
        unit, middle = plot.height / 2 / reach, plot.centery
        step = plot.width / max(20, len(hands))
        for i, difference in enumerate(differences):
            tall = max(1, round(abs(difference) * unit))
            top = middle - tall if difference > 0 else middle
            bar = pygame.Rect(round(plot.x + i * step), top, max(2, round(step * 0.7)), tall if difference else 2)
            surface.fill(colour(PALETTE.red if difference > 0 else PALETTE.ink2), bar)
        surface.fill(colour(PALETTE.rule), (plot.x, middle, plot.width, 1))


def _name(preset: str) -> str:
    return preset_name(preset) if preset in PRESET_KEYS else preset
