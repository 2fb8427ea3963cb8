"""The settings: tabs at the left, rows of controls at the right, each applied and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, get_args

import pygame

from scopa_gui.app.card_words import said_by
from scopa_gui.app.credits_words import FACES, LIBRARIES, faces_heading, libraries_heading, line_of, own_work
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.app.menu_words import choice_word, deck_word, menu_word, setting_word
from scopa_gui.app.settings import AnimationSpeed, TextSize
from scopa_gui.app.settings import Cloth as ClothKey
from scopa_gui.app.settings_words import TABS, setting_note, tab_word
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scenes.form import FormMaker, back_button, lay_rows, paint_heading
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.reading import Sheet
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.row import Heading, Row
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.tabs import Tabs

TAB_KEYS: Final = tuple(TABS)
SYSTEM: Final = None
"""The language setting that follows the system."""


class SettingsScene(PaperScene):
    """Every choice of the person's, by what it concerns."""

    name: ClassVar[str] = "settings"
    first_focus = "tabs"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.tab = 0

    # ------------------------------------------------------------------------------------------ places

    @property
    def _panel(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        left, top = style.px(276), style.px(124)
        return pygame.Rect(left, top, width - left - style.px(60), height - top - style.px(54))

    def build(self) -> list[Widget]:
        """Back, tabs, and the rows of the chosen tab."""
        style, panel = self.style, self._panel
        tabs_left = style.px(80)
        height = Tabs.wanted_height(style, len(TAB_KEYS))
        rect = pygame.Rect(tabs_left, panel.y + style.px(30), panel.x - tabs_left, height)
        tabs = Tabs("tabs", rect, [tab_word(key) for key in TAB_KEYS], self.tab, self._turn_to)
        area = panel.inflate(-2 * style.px(44), -2 * style.px(26))
        key = TAB_KEYS[self.tab]
        if key == "credits":
            return [back_button(style, self.go_back), tabs, self._credits(area)]
        rows: list[Row | Heading] = [Heading(f"{key}_heading", tab_word(key)), *self._rows(key, area.width)]
        return [back_button(style, self.go_back), tabs, lay_rows(style, "rows", area, rows)]

    def _credits(self, area: pygame.Rect) -> Widget:
        """The page of credits, which is read and not pressed."""
        sheet = Sheet(self.style, self.context.look, area.width - self.style.px(16))
        sheet.title(tab_word("credits"))
        sheet.paragraph(own_work())
        for heading, entries in ((faces_heading(), FACES), (libraries_heading(), LIBRARIES)):
            sheet.title(heading)
            for entry in entries:
                sheet.paragraph(line_of(entry), entry[0])

        def draw(surface: pygame.Surface, _style: Style, at: tuple[int, int]) -> None:
            sheet.draw(surface, at, Budget.unlimited())

        return ScrollPanel("credits", area, [], sheet.height, content=draw, beside=self.style.px(20))

    def _turn_to(self, tab: int) -> None:
        self.tab = tab
        self.lay_out()

    # ------------------------------------------------------------------------------------------ rows

    def _rows(self, tab: str, width: int) -> list[Row]:
        maker = FormMaker(self.style, width)
        match tab:
            case "game":
                return [
                    self._among(
                        maker, "animation", get_args(AnimationSpeed), lambda key: choice_word(f"animation_{key}")
                    ),
                    self._switch(maker, "less_motion"),
                    self._switch(maker, "hints"),
                    self._switch(maker, "warnings"),
                    self._switch(maker, "table_total"),
                    self._switch(maker, "cards_gone"),
                    self._switch(maker, "sort_cards"),
                    self._switch(maker, "left_handed"),
                ]
            case "table":
                decks = self.context.look.shelf.decks
                names = {deck.key: deck_word(deck.key, deck.name) for deck in decks}
                return [
                    self._stepped(maker, "deck", tuple(names), lambda key: names[str(key)]),
                    self._among(maker, "cloth", get_args(ClothKey), lambda key: choice_word(str(key))),
                    self._switch(maker, "full_screen"),
                ]
            case "sound":
                return [self._volume(maker, "effects_volume"), self._volume(maker, "music_volume")]
            case "reading":
                return [
                    self._among(maker, "text_size", get_args(TextSize), lambda size: f"{size} %"),
                    self._switch(maker, "large_indices"),
                    self._switch(maker, "suit_marks"),
                ]
            case _:
                codes = (SYSTEM, *LANGUAGES)
                return [self._stepped(maker, "language", codes, _language_name)]

    def _switch(self, maker: FormMaker, field: str) -> Row:
        on = bool(getattr(self.context.settings, field))
        return maker.toggle(field, setting_word(field), on, lambda value: self._set(field, value), setting_note(field))

    def _volume(self, maker: FormMaker, field: str) -> Row:
        value = int(getattr(self.context.settings, field))
        return maker.slider(
            field, setting_word(field), value, lambda volume: self._set(field, volume), setting_note(field)
        )

    def _among(self, maker: FormMaker, field: str, values: Sequence[object], words: Callable[[object], str]) -> Row:
        chosen = values.index(getattr(self.context.settings, field))
        labels = [words(value) for value in values]
        return maker.choice(
            field, setting_word(field), labels, chosen, lambda i: self._set(field, values[i]), setting_note(field)
        )

    def _stepped(self, maker: FormMaker, field: str, values: Sequence[object], words: Callable[[object], str]) -> Row:
        present = getattr(self.context.settings, field)
        chosen = values.index(present) if present in values else 0
        labels = [words(value) for value in values]
        return maker.stepper(
            field, setting_word(field), labels, chosen, lambda i: self._set(field, values[i]), setting_note(field)
        )

    def _set(self, field: str, value: object) -> None:
        self.context.change(**{field: value})

    def spoken_page(self) -> tuple[str, ...]:
        """The heading, and the page of credits."""
        if TAB_KEYS[self.tab] != "credits":
            return (menu_word("settings"),)
        made = [(faces_heading(), FACES), (libraries_heading(), LIBRARIES)]
        lines = [line for heading, entries in made for line in (heading, *map(_credit, entries))]
        return (menu_word("settings"), own_work(), *lines)

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """The heading on the cloth and the sheet that the tabs join."""
        paint_heading(surface, self.style, menu_word("settings"))
        lay_panel(surface, self._panel, self.style.unit)


def _credit(entry: tuple[str, str, str]) -> str:
    return said_by(entry[0], line_of(entry))


def _language_name(code: object) -> str:
    return choice_word("system_language") if code is SYSTEM else LANGUAGES[str(code)]
