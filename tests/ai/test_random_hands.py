"""The fast random hand is a hand by the rules: the engine plays the same cards and comes to the same end."""

from __future__ import annotations

import random

import pytest

from scopa_gui.ai.random_hands import DEALT, plays_like_classic, random_hand
from scopa_gui.engine import CARDS, Card, Cards, Phase, Play, State, apply, seats_of_sides, side_of
from tests.ai.hands import GAMES, opening

CLASSIC = [game for game, options in GAMES.items() if plays_like_classic(options)]


def test_it_covers_the_classic_games() -> None:
    assert {"scopa_classica", "scopa_a_tre", "scopa_a_coppie", "scopone", "scopone_scientifico"} <= set(CLASSIC)
    assert "quindici_mista" not in CLASSIC


@pytest.mark.parametrize("game", CLASSIC)
def test_random_hand_equals_apply_play_for_play(game: str) -> None:
    rng = random.Random(game)
    options = GAMES[game]
    sides = len(seats_of_sides(options))
    for _ in range(25):
        state = opening(options, rng)
        order = dealt_order(state)
        piles, scope = [0] * sides, [0] * sides
        record: list[tuple[int, int]] = []
        random_hand(
            [DEALT[card] for card in order],
            state.table.mask,
            piles,
            scope,
            side_of(options, state.leader),
            rng.random,
            record=record,
        )
        assert len(record) == len(order)
        for bit, taken in record:
            card = CARDS[bit.bit_length() - 1]
            state, _ = apply(state, Play(card, Cards(taken) if taken else None))
        assert state.phase is Phase.OVER
        assert [pile.mask for pile in state.piles] == piles
        assert list(state.scope) == scope


def dealt_order(state: State) -> list[Card]:
    """The order in which the cards are played when everybody plays them as received."""
    players, size, stock = state.seats, len(state.held[0]), state.stock
    seats = [(state.leader + step) % players for step in range(players)]
    order = [state.held[seat][turn] for turn in range(size) for seat in seats]
    for start in range(0, len(stock), size * players):
        packet = stock[start : start + size * players]
        order.extend(packet)  # dealt one at a time around the table, which is the order of play
    return order
