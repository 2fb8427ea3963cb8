"""The exact solver against a plain minimax on the engine's own states, written apart from it."""

from __future__ import annotations

import random

import pytest

from scopa_gui.ai.expert import SearchPlayer
from scopa_gui.ai.leaf import leaf
from scopa_gui.ai.lookups import LAID
from scopa_gui.ai.simulate import Position
from scopa_gui.ai.solver import Solver
from scopa_gui.ai.strategy import Limit
from scopa_gui.engine import (
    Move,
    Phase,
    Play,
    RuleOptions,
    State,
    apply,
    legal_moves,
    score,
    side_of,
    view_for,
)
from tests.ai.hands import GAMES, opening

TWO_PLAYERS = [game for game, options in GAMES.items() if options.players == 2]
TWO_SIDES_OF_FOUR = ["scopone", "scopone_scientifico", "scopa_d_assi_a_coppie", "cirulla", "last card sweeps"]


def brute_force(state: State, side: int) -> float:
    """The value of a known position for `side` under best play: its points less the other side's."""
    if state.phase is Phase.OVER:
        points = score(state).points
        return float(points[side] - points[1 - side])
    values = [brute_force(apply(state, move)[0], side) for move in legal_moves(state)]
    return max(values) if side_of(state.options, state.turn) == side else min(values)


def move_values(state: State) -> dict[Move, float]:
    """What each legal move leads to, for the side that makes it."""
    side = side_of(state.options, state.turn)
    return {move: brute_force(apply(state, move)[0], side) for move in legal_moves(state)}


def last_cards(options: RuleOptions, cards: int, rng: random.Random) -> State:
    """A random hand played at random until so many cards are left to play, with a choice to make."""
    while True:
        state = opening(options, rng)
        while state.phase is not Phase.OVER:
            left = len(state.stock) + sum(map(len, state.held))
            if left <= cards and state.phase is Phase.PLAYING and len(legal_moves(state)) > 1:
                return state
            state, _ = apply(state, rng.choice(legal_moves(state)))


def solved(state: State) -> dict[Move, float]:
    position = Position.of_state(state)
    found = Solver(position).values(position)
    moves = {(int(move.card), LAID if move.capture is None else move.capture.mask): move for move in plays(state)}
    return {moves[card, taken]: value for card, taken, value in found}


def plays(state: State) -> list[Play]:
    return [move for move in legal_moves(state) if isinstance(move, Play)]


def regret(state: State) -> float:
    """What the searching player gives away in a two-player position of the last round."""
    move = SearchPlayer().think(view_for(state, state.turn), Limit(iterations=10), random.Random(1)).move
    values = move_values(state)
    return max(values.values()) - values[move]


@pytest.mark.parametrize("game", TWO_PLAYERS)
def test_last_round_of_two_players_is_solved(game: str) -> None:
    rng = random.Random(game)
    for cards in (6, 5, 4, 2):
        state = last_cards(GAMES[game], cards, rng)
        assert solved(state) == move_values(state)
        assert regret(state) == 0.0


@pytest.mark.parametrize("game", TWO_SIDES_OF_FOUR)
def test_four_hands_are_solved(game: str) -> None:
    rng = random.Random(game)
    for cards in (8, 7, 5):
        state = last_cards(GAMES[game], cards, rng)
        assert solved(state) == move_values(state)


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_no_regret_in_ten_thousand_last_rounds() -> None:
    rng = random.Random(10)
    for number in range(10_000):
        assert regret(last_cards(GAMES["scopa_classica"], 6 - number % 3, rng)) == 0.0


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_a_thousand_ends_of_scopone_with_twelve_cards() -> None:
    rng = random.Random(12)
    for _ in range(1000):
        state = last_cards(GAMES["scopone"], 12, rng)
        assert solved(state) == move_values(state)


def test_three_sides_are_refused() -> None:
    position = Position.of_state(opening(GAMES["scopa_a_tre"], random.Random(1)))
    with pytest.raises(ValueError, match="two sides"):
        Solver(position).values(position)


def test_an_earlier_round_ends_in_the_leaf() -> None:
    """One card each: the solver's value is the leaf's own, from both ways of looking at it."""
    options = GAMES["scopa_classica"]
    state = last_cards(options, 30, random.Random(7))
    while sum(map(len, state.held)) != 1:
        state, _ = apply(state, legal_moves(state)[0])
    position = Position.of_state(state)
    judge = leaf(options, position.stock)
    for card, taken, value in Solver(position, judge).values(position):
        after = position.copy()
        after.play(card, taken)
        assert value == pytest.approx(judge.points(after)[position.side_of[position.seat]])
