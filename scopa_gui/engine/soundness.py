"""Whether a state read from outside can be one: numbers in range, tuples as long as the table, no card twice."""

from __future__ import annotations

from collections.abc import Iterator

from scopa_gui.engine.cards import NO_CARDS, Card, Cards
from scopa_gui.engine.options import rounds_in_hand, seats_of_sides
from scopa_gui.engine.state import State
from scopa_gui.engine.tables import HIGHEST_VALUE
from scopa_gui.engine.validity import problems


def state_faults(state: State) -> Iterator[tuple[str, str]]:
    """Each fault as (field, what is wrong); nothing for a state that can be played on.

    Positions made by hand need not hold all forty cards. When the options cannot be played they are the only fault,
    since seats and sides follow from them; wrong lengths hide the faults that would need right ones.
    """
    found = problems(state.options)
    if found:
        yield "options", "; ".join(problem.message for problem in found)
        return
    wrong = [*_range_faults(state), *_length_faults(state)]
    yield from wrong
    if not wrong:
        yield from _card_faults(state)


def _range_faults(state: State) -> Iterator[tuple[str, str]]:
    """Numbers that no table of this size has."""
    last_seat = state.seats - 1
    numbers = [
        ("dealer", state.dealer, 0, last_seat),
        ("turn", state.turn, 0, last_seat),
        ("round", state.round, 0, rounds_in_hand(state.options) - 1),
        ("asked", state.asked, 0, state.seats),
        ("matta_value", state.matta_value, 1, HIGHEST_VALUE),
        ("last_capturer", state.last_capturer, 0, last_seat),
        *(("plays", played.seat, 0, last_seat) for played in state.plays),
        *(("declared", declared.seat, 0, last_seat) for declared in state.declared),
        *(("scope", number, 0, None) for number in state.scope),
        *(("declared_points", number, 0, None) for number in state.declared_points),
    ]
    for name, number, least, most in numbers:
        if number is not None and (number < least or (most is not None and number > most)):
            yield name, f"{number} is not allowed: allowed are {least} to {'any' if most is None else most}"


def _length_faults(state: State) -> Iterator[tuple[str, str]]:
    """Tuples that do not have one item for each seat or side."""
    sides = len(seats_of_sides(state.options))
    if len(state.held) != state.seats:
        yield "held", f"these options need {state.seats} seats: found {len(state.held)}"
    by_side = {
        "piles": state.piles,
        "scope": state.scope,
        "crosswise": state.crosswise,
        "declared_points": state.declared_points,
    }
    for name, values in by_side.items():
        if len(values) != sides:
            yield name, f"these options need {sides} sides: found {len(values)}"


def _zones(state: State) -> Iterator[tuple[str, tuple[Card, ...]]]:
    yield "stock", state.stock
    yield from (("held", cards) for cards in state.held)
    yield "table", tuple(state.table)
    yield from (("piles", tuple(pile)) for pile in state.piles)
    yield "unclaimed", tuple(state.unclaimed)


def _card_faults(state: State) -> Iterator[tuple[str, str]]:
    """Cards in two places, exposed cards that nobody holds, crosswise cards that are not in the pile they mark."""
    place: dict[Card, str] = {}
    for name, cards in _zones(state):
        for card in cards:
            if card in place:
                yield name, f"{card} lies in two places, here and in {place[card]}"
            place[card] = name
    held = Cards.of(card for cards in state.held for card in cards)
    if state.exposed - held != NO_CARDS:
        yield "exposed", f"nobody holds {state.exposed - held}"
    for pile, crosswise in zip(state.piles, state.crosswise, strict=True):
        if not Cards.of(crosswise) <= pile:
            yield "crosswise", f"{Cards.of(crosswise) - pile} is not in the pile it marks"
