"""The statistics: a ledger of game kinds and levels, and for the chosen one its numbers and the last hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import pygame

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.card_words import said_by
from scopa_gui.app.menu_words import button_word, menu_word
from scopa_gui.app.notices import clear_statistics
from scopa_gui.app.rule_words import level_name, preset_name
from scopa_gui.app.statistics import Tally
from scopa_gui.app.statistics_words import nothing_yet, practice_left_out, rows_of
from scopa_gui.engine import PRESET_KEYS
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scene import Result
from scopa_gui.ui.scenes.ask import AskScene
from scopa_gui.ui.scenes.fan import paint_fan
from scopa_gui.ui.scenes.form import back_button, paint_heading
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.statistics_page import StatisticsPage
from scopa_gui.ui.text import Align, fitting_size, label, paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.ledger_row import LedgerRow
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.style import Style

PAGE_KEYS: Final = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)


class StatisticsScene(PaperScene):
    """Everything that was played and counted, as it stands this moment."""

    name: ClassVar[str] = "statistics"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._chosen: tuple[str, str] | None = None
        self._listed: ScrollPanel | None = None
        self._scroll: ScrollPanel | None = None
        self._offset = 0

    def enter(self) -> None:
        """Begin with what was last played, else with the first entry."""
        super().enter()
        played = self._played()
        if self._chosen not in played:
            self._chosen = played[0] if played else None
        self.lay_out()

    def _played(self) -> tuple[tuple[str, str], ...]:
        """Game kinds in the order of the presets, levels from the easiest; kinds that no longer exist come last."""
        known = {key: place for place, key in enumerate(PRESET_KEYS)}
        levels = {key: place for place, key in enumerate(LEVELS)}

        def place(one: tuple[str, str]) -> tuple[int, str, int]:
            return known.get(one[0], len(known)), one[0], levels.get(one[1], len(levels))

        return tuple(sorted(self.context.statistics.played(), key=place))

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

    @property
    def _page_inner(self) -> pygame.Rect:
        return self._page.inflate(-2 * self.style.px(36), -2 * self.style.px(28))

    @property
    def _empty_panel(self) -> pygame.Rect:
        """One sheet in the middle, where nothing was played yet."""
        style, ledger = self.style, self._ledger
        panel = pygame.Rect(0, ledger.y, min(self.size[0] - style.px(120), style.px(620)), 0)
        panel.height = min(ledger.height, style.px(520))
        panel.centerx = self.size[0] // 2
        return panel

    def build(self) -> list[Widget]:
        """Back, the ledger's rows, the page and Clear; with nothing played the way to a game."""
        style, played = self.style, self._played()
        back = back_button(style, self.go_back)
        if self._chosen is None:
            return [back, self._play_button()]
        area = self._ledger.inflate(-2 * style.px(30), -2 * style.px(26))
        height = style.control_height(52, 20)
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
        listed.scroll_to(self._offset)
        self._listed = listed
        clear = self._clear_button()
        return [back, listed, self._numbers(clear.rect.top), clear]

    def _numbers(self, bottom: int) -> ScrollPanel:
        """The chosen page; it scrolls where large words need more room than there is."""
        style, inner = self.style, self._page_inner
        top = inner.y + round(style.text(30) * 1.45) + round(style.text(19) * 1.6)
        area = pygame.Rect(inner.x, top, inner.width, bottom - style.px(10) - top)
        page = StatisticsPage(style, self._tally, area.width, area.height)

        def draw(surface: pygame.Surface, _style: Style, at: tuple[int, int]) -> None:
            page.draw(surface, at)

        self._scroll = ScrollPanel("page", area, [], page.height, content=draw, beside=style.px(18))
        return self._scroll

    def _play_button(self) -> Widget:
        style, panel = self.style, self._empty_panel
        words = menu_word("new_game")
        width = min(panel.width - style.px(96), max(style.px(240), Button.wanted_width(style, words, 23)))
        rect = pygame.Rect(0, 0, width, style.control_height(54, 23))
        rect.midbottom = (panel.centerx, panel.bottom - style.px(44))
        return Button("play", rect, words, self._play, kind=Kind.PRIMARY, size=23)

    def _play(self) -> None:
        self.context.stack.replace(self.context.routes.new_game())

    def _clear_button(self) -> Widget:
        style, words = self.style, button_word("reset")
        width, height = Button.wanted_width(style, words, 18), style.control_height(40, 18)
        page = self._page
        rect = pygame.Rect(page.right - style.px(36) - width, page.bottom - style.px(26) - height, width, height)
        return Button("clear", rect, words, self._ask_to_clear, kind=Kind.QUIET, size=18)

    def lay_out(self) -> None:
        """Make all anew; the ledger stays where it was scrolled to."""
        self._offset = 0 if self._listed is None else self._listed.offset
        super().lay_out()

    def handle(self, event: pygame.Event) -> bool:
        """Page keys scroll the numbers."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in PAGE_KEYS and self._scroll is not None:
            self._scroll.key(event.key, event.mod)
            self._drawn = False
            return True
        return False

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
        """Heading, both sheets with the chosen entry's head; or the one sheet of an empty book."""
        style = self.style
        paint_heading(surface, style, menu_word("statistics"))
        if self._chosen is None:
            self._paint_empty(surface)
            return
        for sheet in (self._ledger, self._page):
            lay_panel(surface, sheet, style.unit)
        self._paint_head(surface, self._page_inner)

    def _paint_head(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Which game kind and level, and what is left out."""
        style, fonts = self.style, self.style.fonts
        assert self._chosen is not None
        name, usual = _name(self._chosen[0]), style.text(30)
        size = fitting_size(fonts, name, Face.DISPLAY, usual, area.width)
        label(surface, fonts, name, Face.DISPLAY, size, PALETTE.red, (area.x, area.y + usual * 0.7), Align.LEFT)
        level, small = level_name(self._chosen[1], "m"), style.text(19)
        y = area.y + round(usual * 1.45) + small // 2
        label(surface, fonts, level, Face.ITALIC, small, PALETTE.ink2, (area.x, y), Align.LEFT)
        clear = self.controls.find("clear").rect
        words, room = practice_left_out(), clear.left - area.x - style.px(16)
        fitted = fitting_size(fonts, words, Face.SANS, style.text(15), room)
        label(surface, fonts, words, Face.SANS, fitted, PALETTE.ink2, (area.x, clear.centery), Align.LEFT)

    def _paint_empty(self, surface: pygame.Surface) -> None:
        """One sheet instead of two: a fan of cards, and what to do."""
        style, panel = self.style, self._empty_panel
        lay_panel(surface, panel, style.unit)
        words = panel.inflate(-2 * style.px(48), 0)
        height = paragraph_height(style.fonts, nothing_yet(), Face.ITALIC, style.text(22), words.width)
        words.y = self.controls.find("play").rect.y - style.px(24) - height
        paragraph(surface, style.fonts, nothing_yet(), Face.ITALIC, style.text(22), PALETTE.ink2, words, Align.CENTER)
        top = panel.y + style.px(40)
        fan = pygame.Rect(panel.x + style.px(40), top, panel.width - 2 * style.px(40), words.y - style.px(24) - top)
        if fan.height > style.px(90):
            paint_fan(surface, self.context.look.sprites, fan, ("1C", "7D", "10S"), 11.0)


def _name(preset: str) -> str:
    return preset_name(preset) if preset in PRESET_KEYS else preset
