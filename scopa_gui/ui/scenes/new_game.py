"""A new game: its kind, the house rules with their reasons, the opponents, and Start."""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.menu_words import button_word, menu_word
from scopa_gui.app.new_game_words import (
    as_the_book,
    at_the_table,
    house_rules,
    level_note,
    match_goes_on,
    opponents,
    others_followed,
)
from scopa_gui.app.new_match import game_for, match_from_start
from scopa_gui.app.rule_words import level_name, option_label, preset_sentence, problem_words
from scopa_gui.app.seating import seats_for
from scopa_gui.engine import (
    FIELD_NAMES,
    OptionValue,
    RuleOptions,
    nearest_valid,
    preset,
    preset_options,
    problems,
    with_values,
)
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scenes.form import FormMaker, back_button, lay_rows, paint_heading
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.preset_tiles import PresetTiles
from scopa_gui.ui.scenes.rule_rows import rule_rows
from scopa_gui.ui.text import Align, label, paragraph, paragraph_height, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.row import Heading
from scopa_gui.ui.widgets.scroll import ScrollPanel

LEVEL_KEYS: Final = tuple(LEVELS)


class NewGameScene(PaperScene):
    """What was last played is laid out already; Start is where the hand is."""

    name: ClassVar[str] = "new_game"
    first_focus = "start"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.key, self.options = game_for(context.start, context.settings)
        self.level = seats_for(context.start, context.settings)[0].level
        self.tiles = PresetTiles(context.look.sprites, self._choose_game, self.lay_out)
        self._scrolled = 0
        self._reveal = True

    # ------------------------------------------------------------------------------------------ places

    @property
    def _tiles_area(self) -> pygame.Rect:
        style = self.style
        height = min(round(style.px(198) * max(1.0, style.text_scale**0.4)), round(self.size[1] * 0.3))
        return pygame.Rect(style.px(60), style.px(128), self.size[0] - style.px(120), height)

    @property
    def _rules_panel(self) -> pygame.Rect:
        style, tiles = self.style, self._tiles_area
        top = tiles.bottom + style.px(22)
        right = self.size[0] - style.px(60)
        table_width = max(style.px(406), round((right - tiles.x) * 0.35))
        width = right - tiles.x - table_width - style.px(20)
        return pygame.Rect(tiles.x, top, width, self.size[1] - style.px(52) - top)

    @property
    def _table_panel(self) -> pygame.Rect:
        rules = self._rules_panel
        left = rules.right + self.style.px(20)
        return pygame.Rect(left, rules.y, self.size[0] - self.style.px(60) - left, rules.height)

    def _inside(self, panel: pygame.Rect) -> pygame.Rect:
        return panel.inflate(-2 * self.style.px(34), -2 * self.style.px(24))

    # ------------------------------------------------------------------------------------------ controls

    def build(self) -> list[Widget]:
        """Back, tiles, rules, opponents, Start."""
        self.tiles.sprites = self.context.look.sprites
        area = self._tiles_area
        if self._reveal:
            self.tiles.reveal(self.key, self.tiles.count(self.style, area.width))
            self._reveal = False
        return [
            back_button(self.style, self.go_back),
            *self.tiles.widgets(self.style, area, self.key),
            self._rules_list(),
            *self._table_controls(),
        ]

    def _rules_list(self) -> ScrollPanel:
        inner = self._inside(self._rules_panel)
        maker = FormMaker(self.style, inner.width)
        rows = rule_rows(maker, self.options, preset(self.key).allowed_players, self.context.family, self._set_rule)
        head = Heading("rules_heading", house_rules())
        self._rules = lay_rows(self.style, "rules", inner, [head, *rows])
        self._rules.scroll_to(self._scrolled)
        return self._rules

    def _table_controls(self) -> list[Widget]:
        style, inner = self.style, self._inside(self._table_panel)
        labels = [level_name(key, "m") for key in LEVEL_KEYS]
        _width, height, columns = Choice.wanted_size(style, labels, inner.width)
        strip = pygame.Rect(inner.x, self._level_top, inner.width, height)
        start_height = style.control_height(58, 26)
        start = pygame.Rect(inner.x, inner.bottom - start_height, inner.width, start_height)
        controls: list[Widget] = [
            Choice("level", strip, labels, LEVEL_KEYS.index(self.level), self._set_level, columns=columns)
        ]
        if self.options != self._by_the_book():
            book_height = style.control_height(40, 18)
            book = pygame.Rect(inner.x, start.y - book_height - style.px(12), inner.width, book_height)
            controls.append(Button("by_the_book", book, as_the_book(), self._forget_rules, kind=Kind.QUIET, size=18))
        words = button_word("start")
        return [*controls, Button("start", start, words, self._start, kind=Kind.PRIMARY, size=26)]

    @property
    def _level_top(self) -> int:
        style = self.style
        return self._inside(self._table_panel).y + round(style.text(26) * 1.5) + round(style.text(20) * 1.7)

    def _by_the_book(self) -> RuleOptions:
        return preset_options(self.key, self._players_of(self.key))

    def _players_of(self, key: str) -> int | None:
        """The present number of players, where the game kind allows it."""
        return self.options.players if self.options.players in preset(key).allowed_players else None

    # ------------------------------------------------------------------------------------------ what is pressed

    def _choose_game(self, key: str) -> None:
        self.key = key
        self.options = preset_options(key)
        self._scrolled = 0
        self.lay_out()

    def _set_rule(self, field: str, value: OptionValue) -> None:
        """Change one rule; where the others stand against it, they follow, and a message says why."""
        wanted = with_values(self.options, {field: value})
        found = problems(wanted)
        if found:
            fitting = nearest_valid(wanted, field)
            self.show_note(others_followed(problem_words(found[0]), _differing(wanted, fitting)))
            wanted = fitting
        self.options = wanted
        self._scrolled = self._rules.offset
        self.lay_out()

    def _set_level(self, place: int) -> None:
        self.level = LEVEL_KEYS[place]
        self.lay_out()

    def _forget_rules(self) -> None:
        self.options = self._by_the_book()
        self.lay_out()

    def _start(self) -> None:
        context = self.context
        context.change(game=self.key, options=str(self.options), levels=(self.level,))
        record, seed = match_from_start(context.plain_start, context.settings)
        session = context.matches.begin(record, seed)
        context.stack.replace(context.routes.table(session))

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Heading and sentence of the game on the cloth, the two sheets and their words."""
        style = self.style
        heading = paint_heading(surface, style, menu_word("new_game"))
        sentence = preset_sentence(self.key, self.context.family)
        size, left = style.text(20), heading.right + style.px(20)
        words = shorten(style.fonts, sentence, Face.ITALIC, size, self.size[0] - style.px(60) - left)
        label(surface, style.fonts, words, Face.ITALIC, size, PALETTE.cream2, (left, style.px(80)), Align.LEFT)
        for panel in (self._rules_panel, self._table_panel):
            lay_panel(surface, panel, style.unit)
        self._paint_table_panel(surface)

    def _paint_table_panel(self, surface: pygame.Surface) -> None:
        style, inner = self.style, self._inside(self._table_panel)
        head = Heading("table_heading", at_the_table())
        height = head.lay(style, inner.x, inner.y, inner.width)
        head.draw(surface, style)
        y = inner.y + height + round(style.text(20) * 0.5)
        label(surface, style.fonts, opponents(), Face.SERIF, style.text(20), PALETTE.ink, (inner.x, y), Align.LEFT)
        strip = self.controls.find("level").rect
        last = min(
            (self.controls.find(name).rect.top for name in ("by_the_book", "start") if self._has(name)),
        )
        area = pygame.Rect(inner.x, strip.bottom + style.px(10), inner.width, last - strip.bottom - style.px(20))
        size = style.text(15)
        for words in (level_note(self.level), self._kept_note()):
            if words and paragraph_height(style.fonts, words, Face.SANS, size, area.width) <= area.height:
                below = paragraph(surface, style.fonts, words, Face.SANS, size, PALETTE.ink2, area) + style.px(6)
                area = pygame.Rect(area.x, below, area.width, area.bottom - below)

    def _has(self, name: str) -> bool:
        return any(part.name == name for part in self.controls.parts())

    def _kept_note(self) -> str:
        return match_goes_on() if self.context.matches.resumable is not None else ""


def _differing(one: RuleOptions, other: RuleOptions) -> list[str]:
    """The labels of the options in which the two differ."""
    return [option_label(name) for name in FIELD_NAMES if one.value_of(name) != other.value_of(name)]
