"""The law of guessed hands: they look to the seat exactly as the true one."""

from __future__ import annotations

import random

import pytest

from scopa_gui.ai.determinize import determinize
from scopa_gui.engine import ALL_CARDS, Cards, legal_moves, view_for
from tests.ai.hands import GAMES, opening, random_play


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_looks_like_the_truth_from_every_seat(game: str) -> None:
    rng = random.Random(game)
    options = GAMES[game]
    for _ in range(4):
        totals = tuple(rng.randrange(9) for _ in opening(options, rng).piles)
        for state, _ in random_play(options, rng):
            for seat in range(options.players):
                view = view_for(state, seat, totals)
                assert view_for(determinize(view, rng), seat, totals) == view
            mine = view_for(state, state.turn)
            assert legal_moves(determinize(mine, rng)) == legal_moves(state)


def test_a_guess_holds_every_card_once_and_moves_hidden_ones() -> None:
    rng = random.Random(5)
    for state, _ in random_play(GAMES["scopone"], rng):
        view = view_for(state, 0)
        guesses = [determinize(view, rng) for _ in range(2)]
        for guess in guesses:
            everything = [card for held in guess.held for card in held] + list(guess.stock) + list(guess.table)
            for pile in guess.piles:
                everything.extend(pile)
            assert len(everything) == len(ALL_CARDS)
            assert Cards.of(everything) == ALL_CARDS
        if len(view.unseen) > 20:
            assert guesses[0].held != guesses[1].held


def test_shown_cards_stay_where_they_lie_and_a_thinking_seat_has_something_to_declare() -> None:
    """Cirulla, until enough declarations and hidden decisions were met."""
    rng = random.Random(6)
    shown, thinking = 0, 0
    while shown < 50 or thinking < 50:
        for state, _ in random_play(GAMES["cirulla"], rng):
            view = view_for(state, 0)
            guess = determinize(view, rng)
            shown += bool(view.exposed)
            for seat, cards in enumerate(view.exposed_by_seat):
                assert cards <= Cards.of(guess.held[seat])
            if view.turn is None:
                thinking += 1
                assert len(legal_moves(guess)) >= 2
