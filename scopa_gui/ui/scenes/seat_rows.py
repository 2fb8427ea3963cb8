"""Who sits at the table, as rows of a form: the person's own name, one level for all, and every other seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

import pygame

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.card_words import sentence_case
from scopa_gui.app.count_messages import you
from scopa_gui.app.new_game_words import (
    all_at_one_level,
    at_the_table,
    level_note,
    match_goes_on,
    person,
    seat_place,
    your_name,
)
from scopa_gui.app.opponents import gender_of
from scopa_gui.app.rule_words import level_name
from scopa_gui.app.seating import LONGEST_NAME, PERSON_HERE, Seats, common_level, names_free
from scopa_gui.app.table_words import partner, player_number
from scopa_gui.engine import RuleOptions, side_of
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.text import paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.choice import Choice, columns_for
from scopa_gui.ui.widgets.row import Heading, Row
from scopa_gui.ui.widgets.seat_row import SeatRow
from scopa_gui.ui.widgets.stepper import Stepper
from scopa_gui.ui.widgets.style import CHOICE, SMALL, Style
from scopa_gui.ui.widgets.text_field import TextField

NAME_SHARE: Final = 0.6
"""The part of a row that the control for a name takes."""
NO_PLACE: Final = -1


@dataclass(frozen=True, slots=True)
class SeatActions:
    """What the rows tell: the own name, a name or level (a key, or "person") at a place from 0, a level for all."""

    own_name: Callable[[str], None]
    name: Callable[[int, str], None]
    level: Callable[[int, str], None]
    all_levels: Callable[[str], None]
    paste: Callable[[], str]


class Words(Row):
    """A row of small words alone."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name, words, Widget(name, pygame.Rect(0, 0, 0, 0)))
        self.control.takes_focus = False

    def lay(self, style: Style, x: int, y: int, width: int) -> int:
        """Place it; returns its height in pixels."""
        tall = paragraph_height(style.fonts, self.words_on_it, Face.SANS, style.text(SMALL), width)
        self._text = pygame.Rect(x, y + style.px(8), width, tall)
        self.rect = pygame.Rect(x, y, width, tall + 2 * style.px(8))
        return self.rect.height

    def draw(self, surface: pygame.Surface, style: Style) -> None:
        """The words."""
        self.paint(surface, style, State.NORMAL)

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """The words in small type."""
        paragraph(surface, style.fonts, self.words_on_it, Face.SANS, style.text(SMALL), PALETTE.ink2, self._text)


def seat_rows(
    style: Style, width: int, options: RuleOptions, own: str, seats: Seats, actions: SeatActions, *, match_open: bool
) -> list[Row | Heading]:
    """All rows for a panel `width` pixels wide."""
    others = seats[: options.players - 1]
    rows: list[Row | Heading] = [Heading("table_heading", at_the_table()), _own_row(style, width, own, actions)]
    if len(others) > 1 and any(not seat.is_person for seat in others):
        rows.append(_all_row(style, width, others, actions))
    rows += [_seat_row(style, width, options, own, seats, place, actions) for place in range(len(others))]
    if match_open:
        rows.append(Words("match_open", match_goes_on()))
    return rows


def _field(
    style: Style, width: int, name: str, text: str, hint: str, change: Callable[[str], None], actions: SeatActions
) -> TextField:
    rect = pygame.Rect(0, 0, round(width * NAME_SHARE), style.control_height(40, CHOICE))
    return TextField(name, rect, text, change, longest=LONGEST_NAME, hint=hint, paste=actions.paste)


def _own_row(style: Style, width: int, own: str, actions: SeatActions) -> Row:
    field = _field(style, width, "own_name", own, your_name(), actions.own_name, actions)
    return Row("own", sentence_case(you()), field)


def _all_row(style: Style, width: int, others: Seats, actions: SeatActions) -> Row:
    keys = tuple(LEVELS)
    common = common_level(others)
    strip = _strip(
        style,
        width,
        "all_levels",
        [level_name(key, "m") for key in keys],
        NO_PLACE if common is None else keys.index(common),
        lambda i: actions.all_levels(keys[i]),
    )
    return Row("all", all_at_one_level(), strip, "" if common is None else level_note(common))


def _seat_row(
    style: Style, width: int, options: RuleOptions, own: str, seats: Seats, place: int, actions: SeatActions
) -> SeatRow:
    seat = seats[place]
    keys = (PERSON_HERE, *LEVELS)
    labels = [person(), *(level_name(key, gender_of(seat.name)) for key in LEVELS)]
    strip = _strip(
        style, width, f"level_{place}", labels, keys.index(seat.level), lambda i: actions.level(place, keys[i])
    )
    mate = side_of(options, place + 1) == side_of(options, 0)
    return SeatRow(
        f"seat_{place}",
        seat_place(place, options.players),
        _name_control(style, width, own, seats, place, actions),
        strip,
        partner(gender_of(seat.name)) if mate else "",
        level_note(seat.level) if options.players == 2 else "",
    )


def _name_control(style: Style, width: int, own: str, seats: Seats, place: int, actions: SeatActions) -> Widget:
    """Our names for a computer; a person writes, and may leave it."""
    seat, name = seats[place], f"name_{place}"
    if seat.is_person:
        hint = player_number(place + 2)
        return _field(style, width, name, seat.name, hint, lambda text: actions.name(place, text), actions)
    names = names_free(seats, place, own)
    rect = pygame.Rect(0, 0, round(width * NAME_SHARE), style.control_height(40, CHOICE))
    chosen = names.index(seat.name) if seat.name in names else 0
    return Stepper(name, rect, names, chosen, lambda i: actions.name(place, names[i]), around=True)


def _strip(
    style: Style, width: int, name: str, labels: list[str], chosen: int, change: Callable[[int], None]
) -> Choice:
    """A strip as wide as the panel: all side by side, in two rows, else two side by side in a little smaller type."""
    columns = max(min(2, len(labels)), columns_for(style, labels, width))
    rows = ceil(len(labels) / columns)
    rect = pygame.Rect(0, 0, width, rows * style.control_height(42, CHOICE))
    return Choice(name, rect, labels, chosen, change, columns=columns)


def everybody(seats: Seats) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(levels, names) of the seats as the settings keep them."""
    return tuple(seat.level for seat in seats), tuple(seat.name for seat in seats)
