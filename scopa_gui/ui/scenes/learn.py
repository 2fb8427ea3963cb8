"""Learn: the rules of the present table, the words of the card table, and the way to the first lesson."""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from scopa_gui.app.glossary import glossary
from scopa_gui.app.i18n import translate
from scopa_gui.app.lesson_words import begin_words, offer_words
from scopa_gui.app.menu_words import menu_word
from scopa_gui.app.new_match import game_for
from scopa_gui.app.rule_words import preset_name
from scopa_gui.app.rules_parts import strip
from scopa_gui.app.rules_text import introduction, rules_of, table_of
from scopa_gui.engine import RuleOptions
from scopa_gui.engine.marks import NP_
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scenes.form import back_button, paint_heading
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.reading import Sheet
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll import WHEEL, ScrollPanel
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.tabs import Tabs

TABS: Final = (NP_("learn tab", "Rules"), NP_("learn tab", "Words"), NP_("learn tab", "First lesson"))
RULES, WORDS, LESSON = range(3)
A_FRAME: Final = 3
"""Cold pictures of cards made in one frame."""
SCROLL_KEYS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PAGE_KEYS: Final = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)


class LearnScene(PaperScene):
    """Three tabs beside a sheet that scrolls. It opens at the lesson until that is done, with `rules` at the rules."""

    name: ClassVar[str] = "learn"

    def __init__(self, context: AppContext, *, rules: bool = False) -> None:
        super().__init__(context)
        self.tab = RULES if rules or context.settings.lesson_done else LESSON
        self._game = self._present_game()
        self._sheet = Sheet(self.style, context.look, 1)
        self._scroll = ScrollPanel("page", pygame.Rect(0, 0, 1, 1), [], 0)
        self._laid = self.tab
        self._offsets = {RULES: 0, WORDS: 0, LESSON: 0}
        self._budget = Budget(A_FRAME)
        self._waiting = True
        self._heard: tuple[int, dict[int, str]] = (-1, {})

    def _present_game(self) -> tuple[str, RuleOptions]:
        """The game kind and rules of the table or of the new game below; else of the last game."""
        for scene in reversed(self.context.stack.scenes):
            if isinstance(scene, TableScene):
                return scene.session.record.preset, scene.session.record.options
            if isinstance(scene, NewGameScene):
                return scene.key, scene.options
        return game_for(self.context.start, self.context.settings)

    # ------------------------------------------------------------------------------------------ places

    @property
    def _panel(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        left, top = style.px(276), style.px(124)
        return pygame.Rect(left, top, width - left - style.px(60), height - top - style.px(54))

    def build(self) -> list[Widget]:
        """Back, tabs, and the sheet of the chosen tab."""
        style, panel = self.style, self._panel
        tabs_left = style.px(80)
        rect = pygame.Rect(tabs_left, panel.y + style.px(30), panel.x - tabs_left, Tabs.wanted_height(style, len(TABS)))
        tabs = Tabs("tabs", rect, [translate(words) for words in TABS], self.tab, self._turn_to)
        area = panel.inflate(-2 * style.px(44), -2 * style.px(28))
        self._sheet = Sheet(style, self.context.look, area.width - style.px(16))
        (self._write_rules, self._write_words, self._write_lesson)[self.tab]()
        buttons: list[Widget] = []
        height = self._sheet.height
        if self.tab == LESSON:
            button = self._begin_button(area, height)
            buttons, height = [button], button.rect.bottom - area.y + style.px(4)
        self._scroll = ScrollPanel("page", area, buttons, height, content=self._draw_sheet, beside=style.px(22))
        self._scroll.scroll_to(self._offsets[self.tab])
        self._waiting = True
        return [back_button(style, self.go_back), tabs, self._scroll]

    def _begin_button(self, area: pygame.Rect, top: int) -> Widget:
        style = self.style
        words = begin_words(again=self.context.settings.lesson_done)
        width, height = max(style.px(210), Button.wanted_width(style, words, 23)), style.control_height(54, 23)
        rect = pygame.Rect(area.x, area.y + top + style.px(12), min(width, area.width), height)
        return Button("begin", rect, words, self._begin, kind=Kind.PRIMARY, size=23)

    # ------------------------------------------------------------------------------------------ what is written

    def _write_rules(self) -> None:
        key, options = self._game
        sheet, family = self._sheet, self.context.family
        sheet.title(preset_name(key))
        sheet.lead(introduction(key, options, family))
        for section in rules_of(table_of(key, options, family)):
            sheet.title(section.title)
            for one in section.paragraphs:
                sheet.paragraph(one.text, one.head, one.strips)

    def _write_words(self) -> None:
        for term in glossary(self.context.family):
            self._sheet.paragraph(term.meaning, term.word, term.strips)

    def _write_lesson(self) -> None:
        self._sheet.title(translate(TABS[LESSON]))
        self._sheet.paragraph(offer_words(), strips=(strip("3B", "3S"), strip("7D", "6C 1S")))

    # ------------------------------------------------------------------------------------------ what is pressed

    def _turn_to(self, tab: int) -> None:
        self.tab = tab
        self.lay_out()

    def lay_out(self) -> None:
        """Make the sheet anew; each stays where it was scrolled to."""
        self._offsets[self._laid] = self._scroll.offset
        self._laid = self.tab
        super().lay_out()

    def _begin(self) -> None:
        self.context.stack.push(self.context.routes.lesson())

    def enter(self) -> None:
        """The lesson may have been done while this was covered."""
        super().enter()
        self.lay_out()

    def handle(self, event: pygame.Event) -> bool:
        """Arrows and page keys scroll, unless a control shows that it has the keyboard."""
        if event.type == pygame.KEYDOWN and event.key in SCROLL_KEYS and not self.controls.shows_ring:
            self._scroll.scroll_to(self._scroll.offset + SCROLL_KEYS[event.key] * WHEEL)
            self._drawn = False
            return True
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in PAGE_KEYS:
            self._scroll.key(event.key, event.mod)
            self._drawn = False
            return True
        return False

    def spoken_page(self) -> tuple[str, ...]:
        """The heading; what the sheet shows is read as it comes into sight."""
        return (menu_word("learn"),)

    def _read(self) -> None:
        """Read what has come into sight on the sheet: all of it on another tab, the new lines after scrolling."""
        if not self.context.speaks:
            return
        top = self._scroll.offset
        shown = self.tab, self._sheet.words_between(top, top + self._scroll.rect.height)
        known = self._heard[1] if self._heard[0] == self.tab else {}
        self._heard = shown
        for line, words in shown[1].items():
            if known.get(line) != words:
                self.context.say(words, asked=True)

    # ------------------------------------------------------------------------------------------ picture

    def update(self, dt: float) -> None:
        """Go on filling in cards, a few a frame."""
        super().update(dt)
        self._read()
        if self._waiting:
            self._drawn = False

    @property
    def is_moving(self) -> bool:
        """Whether cards are still to be drawn."""
        return self._waiting or super().is_moving

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is ready and a few cards more."""
        self._budget = Budget.unlimited() if self.context.unhurried else Budget(A_FRAME)
        super().draw(surface)
        self._waiting = self._budget.is_spent

    def paint_ground(self, surface: pygame.Surface) -> None:
        """The heading on the cloth and the sheet that the tabs join."""
        paint_heading(surface, self.style, menu_word("learn"))
        lay_panel(surface, self._panel, self.style.unit)

    def _draw_sheet(self, surface: pygame.Surface, _style: Style, at: tuple[int, int]) -> None:
        self._sheet.draw(surface, at, self._budget)
