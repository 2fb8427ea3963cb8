"""Random hands of every game kind for the stage's tests, as each seat sees them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from scopa_gui.engine import (
    CARDS,
    PRESETS,
    Event,
    Phase,
    PlayerView,
    RuleOptions,
    State,
    apply,
    deal,
    legal_moves,
    seats_of_sides,
    view_event,
    view_for,
    with_values,
)
from scopa_gui.stage.layout import TableLayout

KINDS: dict[str, RuleOptions] = {
    f"{preset.key}-{players}": with_values(preset.options, {"players": players})
    for preset in PRESETS
    for players in preset.allowed_players
}
FREE_CAPTURE = with_values(RuleOptions(), {"capture_obligatory": False})
"""A table on which everything may be left lying."""


@dataclass(frozen=True)
class Step:
    """One step of a hand: what happened, and the state after it."""

    events: tuple[Event, ...]
    state: State

    def seen(self, seat: int) -> list[Event]:
        """What a seat is told."""
        return [event for event in (view_event(one, seat) for one in self.events) if event is not None]

    def view(self, seat: int) -> PlayerView:
        """What a seat knows afterwards."""
        return view_for(self.state, seat)


@lru_cache(256)
def hand(options: RuleOptions, seed: int) -> tuple[Step, ...]:
    """A whole hand of random moves; void deals come first, as at a table."""
    return tuple(_hand(options, random.Random(seed)))


def _hand(options: RuleOptions, rng: random.Random) -> Iterator[Step]:
    dealer = rng.randrange(options.players)
    while True:
        state, events = deal(options, rng.sample(CARDS, len(CARDS)), dealer)
        yield Step(events, state)
        if state.phase is not Phase.VOID:
            break
    while legal_moves(state):
        state, events = apply(state, rng.choice(legal_moves(state)))
        yield Step(events, state)


def table_layout(options: RuleOptions, width: int = 1280, height: int = 800) -> TableLayout:
    """The layout of a game kind's table."""
    return TableLayout(
        width,
        height,
        seats=options.players,
        sides=len(seats_of_sides(options)),
        cards_each=options.hand_size,
        has_stock=options.players * options.hand_size + options.table_size < len(CARDS),
    )
