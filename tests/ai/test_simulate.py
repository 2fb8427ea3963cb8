"""The position that searches think on plays by the rules: equal to `apply` after every play of random hands."""

from __future__ import annotations

import random

import pytest

from scopa_gui.ai.lookups import LAID
from scopa_gui.ai.simulate import Position
from scopa_gui.engine import CARDS, Cards, Declare, Play, RuleOptions, State, apply, legal_moves, score
from tests.ai.hands import GAMES, opening


def assert_same(position: Position, state: State) -> None:
    """Everything but the history; the end of a hand is compared by its count."""
    truth = Position.of_state(state)
    for field in ("held", "left", "piles", "rules", "scope", "seat", "stock", "table", "last"):
        assert getattr(position, field) == getattr(truth, field), field
    plays = {(int(move.card), LAID if move.capture is None else move.capture.mask) for move in legal_plays(state)}
    assert set(position.moves()) == plays
    assert len(position.moves()) == len(plays)


def legal_plays(state: State) -> list[Play]:
    return [move for move in legal_moves(state) if isinstance(move, Play)]


def play_both(options: RuleOptions, rng: random.Random) -> int:
    """Play a random hand by `apply` and on a position side by side; the number of plays compared."""
    state = opening(options, rng)
    position = None
    plays = 0
    while moves := legal_moves(state):
        if not isinstance(moves[0], Play):
            state, _ = apply(state, next(iter(moves)) if rng.random() < 0.5 else moves[-1])
            position = None  # a declaration changes points and perhaps the matta: search starts after it
            continue
        if position is None:
            position = Position.of_state(state)
        card, taken = rng.choice(position.moves())
        rounds = state.round
        state, _ = apply(state, Play(CARDS[card], None if taken == LAID else Cards(taken)))
        position.play(card, taken)
        plays += 1
        if state.round != rounds:
            position.deal([Cards.of(held).mask for held in state.held])
        if legal_plays(state):
            assert_same(position, state)
    assert position is not None
    assert tuple(position.final_points()) == score(state).points
    return plays


@pytest.mark.parametrize("game", GAMES)
def test_position_equals_apply_play_for_play(game: str) -> None:
    rng = random.Random(game)
    assert sum(play_both(GAMES[game], rng) for _ in range(8)) >= 8 * 36


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_ten_thousand_hands_of_all_games() -> None:
    rng = random.Random(10_000)
    games = list(GAMES.values())
    for number in range(10_000):
        play_both(games[number % len(games)], rng)


def test_a_copy_goes_its_own_way() -> None:
    position = Position.of_state(opening(GAMES["scopone"], random.Random(2)))
    other = position.copy()
    other.play(*other.moves()[0])
    assert (position.left, other.left) == (36, 35)
    assert position.held != other.held
    other.become(position)
    assert other.held == position.held
    assert other.moves() == position.moves()


def test_declared_points_count_like_scope() -> None:
    rng = random.Random(4)
    while True:
        state = opening(GAMES["cirulla"], rng)
        moves = legal_moves(state)
        if isinstance(moves[0], Declare):
            break
    declared, _ = apply(state, moves[0])
    assert sum(Position.of_state(declared).scope) >= 3
