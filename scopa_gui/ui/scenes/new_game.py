"""A new game: its kind, the house rules with their reasons, the opponents, and Start."""

from __future__ import annotations

import random
from typing import ClassVar, Final

import pygame

from scopa_gui.app.card_words import listing
from scopa_gui.app.menu_words import button_word, menu_word
from scopa_gui.app.new_game_words import as_the_book, house_rules, match_goes_on
from scopa_gui.app.new_match import fresh_seed, game_for, match_from_start
from scopa_gui.app.profile_words import changed_rules, differing_rules, own_rules, profiles
from scopa_gui.app.profiles import Profile
from scopa_gui.app.rule_change import with_rule
from scopa_gui.app.rule_words import preset_name, preset_sentence
from scopa_gui.app.seating import named, seats_for, with_level, with_name, with_one_level
from scopa_gui.engine import OptionValue, RuleOptions, preset, preset_options
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scene import Result
from scopa_gui.ui.scenes.form import FormMaker, back_button, lay_rows, paint_heading
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.preset_tiles import PresetTiles
from scopa_gui.ui.scenes.rule_rows import rule_rows
from scopa_gui.ui.scenes.seat_rows import SeatActions, everybody, seat_rows
from scopa_gui.ui.text import Align, fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.row import Heading, Row
from scopa_gui.ui.widgets.scroll import ScrollPanel

MOST_NAMED: Final = 4
"""So many changed rules are named; how many there are in all is said anyway."""


class NewGameScene(PaperScene):
    """What was last played is laid out already; Start is where the hand is."""

    name: ClassVar[str] = "new_game"
    first_focus = "start"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        start, settings = context.start, context.settings
        self.key, self.options = game_for(start, settings)
        self.own = settings.name
        rng = random.Random(fresh_seed() if start.seed is None else start.seed)
        self.seats = named(seats_for(start, settings), self.own, rng)
        self.tiles = PresetTiles(context.look.sprites, self._choose_game, self.lay_out)
        self._panels: dict[str, ScrollPanel] = {}
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

    @property
    def note_bottom(self) -> int:
        """A message lies over the tiles: the rule that was changed and Start stay in sight."""
        return self._rules_panel.y - self.style.px(4)

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
            self._table_list(),
            Button("start", self._start_place, button_word("start"), self._start, kind=Kind.PRIMARY, size=26),
        ]

    @property
    def _start_place(self) -> pygame.Rect:
        inner, height = self._inside(self._table_panel), self.style.control_height(58, 26)
        return pygame.Rect(inner.x, inner.bottom - height, inner.width, height)

    def _rules_list(self) -> ScrollPanel:
        inner = self._inside(self._rules_panel)
        maker = FormMaker(self.style, inner.width)
        rows = rule_rows(maker, self.options, preset(self.key).allowed_players, self.context.family, self._set_rule)
        head = Heading("rules_heading", house_rules())
        return self._scrolled("rules", inner, [head, *self._profile_rows(maker), *rows])

    def _profile_rows(self, maker: FormMaker) -> list[Row]:
        """What these rules are called, with the way to the profiles; and the way back to the book."""
        changed = changed_rules(self.key, self.options)
        words = self._profile_name() or (own_rules() if changed else as_the_book())
        rows = [maker.button("profiles", words, profiles(), self._open_profiles)]
        if changed:
            labels = [label for label, _value in changed[:MOST_NAMED]]
            named_rules = listing(labels) if len(changed) <= MOST_NAMED else f"{', '.join(labels)} …"
            count = differing_rules(len(changed))
            rows.append(maker.button("by_the_book", count, as_the_book(), self._forget_rules, named_rules))
        return rows

    def _profile_name(self) -> str:
        """The name of the profile that these rules are, empty where they are none."""
        found = (one for one in self.context.profiles.all() if (one.preset, one.options) == (self.key, self.options))
        return next((one.name for one in found), "")

    def _table_list(self) -> ScrollPanel:
        inner = self._inside(self._table_panel)
        area = pygame.Rect(inner.x, inner.y, inner.width, self._start_place.y - self.style.px(14) - inner.y)
        actions = SeatActions(self._set_own_name, self._set_name, self._set_level, self._set_all_levels, _clipboard)
        is_open = self.context.matches.resumable is not None
        rows = seat_rows(self.style, area.width, self.options, self.own, self.seats, actions, match_open=is_open)
        return self._scrolled("seats", area, rows)

    def _scrolled(self, name: str, area: pygame.Rect, rows: list[Row | Heading]) -> ScrollPanel:
        """Rows in a panel that stays where it was scrolled to."""
        panel = lay_rows(self.style, name, area, rows)
        if name in self._panels:
            panel.scroll_to(self._panels[name].offset)
        self._panels[name] = panel
        return panel

    def _by_the_book(self) -> RuleOptions:
        return preset_options(self.key, self._players_of(self.key))

    def _players_of(self, key: str) -> int | None:
        """The present number of players, where the game kind allows it."""
        return self.options.players if self.options.players in preset(key).allowed_players else None

    # ------------------------------------------------------------------------------------------ what is pressed

    def _choose_game(self, key: str) -> None:
        self.key = key
        self.options = preset_options(key)
        self._panels.clear()
        self.lay_out()

    def _set_rule(self, field: str, value: OptionValue) -> None:
        """Change one rule; where the others stand against it, they follow, and a message says why."""
        change = with_rule(self.options, field, value)
        if change.told:
            self.show_note(change.told)
        self.options = change.options
        self.lay_out()

    def _set_own_name(self, name: str) -> None:
        self.own = name

    def _set_name(self, place: int, name: str) -> None:
        was = self.seats[place]
        self.seats = with_name(self.seats, place, name)
        if not was.is_person:  # a field is being written in: it stays as it is
            self.lay_out()

    def _set_level(self, place: int, level: str) -> None:
        self.seats = with_level(self.seats, place, level, self.own)
        self.lay_out()

    def _set_all_levels(self, level: str) -> None:
        self.seats = with_one_level(self.seats, level)
        self.lay_out()

    def _open_profiles(self) -> None:
        self.context.stack.push(self.context.routes.profiles(self.key, self.options), self._from_profiles)

    def _from_profiles(self, result: Result) -> None:
        if isinstance(result, Profile):
            self.key, self.options = result.preset, result.options
            self._panels.clear()
            self._reveal = True
        self.lay_out()

    def _forget_rules(self) -> None:
        self.options = self._by_the_book()
        self.lay_out()

    def _start(self) -> None:
        context = self.context
        levels, names = everybody(self.seats)
        context.change(game=self.key, options=str(self.options), name=self.own.strip(), levels=levels, names=names)
        record, seed = match_from_start(context.plain_start, context.settings)
        session = context.matches.begin(record, seed)
        context.stack.replace(context.routes.table(session))

    def spoken_page(self) -> tuple[str, ...]:
        """The heading, what kind of game is chosen, and what becomes of an open match."""
        goes_on = (match_goes_on(),) if self.context.matches.resumable is not None else ()
        sentence = preset_sentence(self.key, self.context.family)
        return (menu_word("new_game"), f"{preset_name(self.key)}. {sentence}", *goes_on)

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Heading and sentence of the game on the cloth, the two sheets and their words."""
        style = self.style
        heading = paint_heading(surface, style, menu_word("new_game"))
        sentence = preset_sentence(self.key, self.context.family)
        left = heading.right + style.px(20)
        room = self.size[0] - style.px(60) - left
        size = fitting_size(style.fonts, sentence, Face.ITALIC, style.text(20), room)
        words = shorten(style.fonts, sentence, Face.ITALIC, size, room)
        label(surface, style.fonts, words, Face.ITALIC, size, PALETTE.cream2, (left, style.px(80)), Align.LEFT)
        for panel in (self._rules_panel, self._table_panel):
            lay_panel(surface, panel, style.unit)


def _clipboard() -> str:
    """The clipboard's text, empty where there is none."""
    return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
