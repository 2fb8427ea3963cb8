"""Playing on from a known position keeps the rules, and the fast loop does what the policy says."""

from __future__ import annotations

import random

import pytest

from scopa_gui.ai.playout import PLAYOUT, playouts
from scopa_gui.ai.search import random_playout
from scopa_gui.ai.simulate import Position
from scopa_gui.engine import RuleOptions
from tests.ai.hands import GAMES, random_play


def positions(options: RuleOptions, rng: random.Random) -> list[Position]:
    """Positions from all over a random hand, once its declarations are made."""
    return [Position.of_state(state) for state, _ in random_play(options, rng) if state.asked == state.seats]


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_is_a_row_of_legal_plays(game: str) -> None:
    rng = random.Random(game)
    options = GAMES[game]
    for position in positions(options, rng):
        steps, record = position.copy(), []  # type: ignore[var-annotated]
        playouts(options).play(position, rng.random, record)
        for card, taken in record:
            assert (card, taken) in steps.moves()
            steps.play(card, taken)
        for field in ("held", "left", "piles", "scope", "seat", "stock", "table", "last"):
            assert getattr(position, field) == getattr(steps, field), field
        assert position.left == 0


def test_the_fast_loop_chooses_what_the_policy_chooses() -> None:
    """Without slips both are greedy; where values tie they may differ, so the worth of the choices is compared."""
    rng = random.Random(9)
    no_slips = lambda: 0.999  # noqa: E731
    policy = playouts(GAMES["scopone_scientifico"])
    compared = 0
    for _ in range(20):
        for position in positions(GAMES["scopone_scientifico"], rng):
            record: list[tuple[int, int]] = []
            policy.play(position.copy(), no_slips, record)
            fast = policy.worth_of(position, *record[0])
            slow = max(policy.worth_of(position, card, taken) for card, taken in position.moves())
            assert fast == pytest.approx(slow)
            compared += 1
    assert compared > 700


def test_slips_are_rare_and_happen() -> None:
    assert 0.0 < PLAYOUT.slips < 0.5


@pytest.mark.parametrize("game", ["scopa_classica", "quindici_con_assi", "cirulla", "scopa_a_tre"])
def test_random_play_on_is_legal_too(game: str) -> None:
    rng = random.Random(game)
    for position in positions(GAMES[game], rng):
        cards = sum(hand.bit_count() for hand in position.held)
        random_playout(position, rng.random)
        assert cards > 0
        assert position.left == 0
        assert not any(position.held)


@pytest.mark.parametrize("game", ["scopa_classica", "escoba_de_15", "cirulla", "scopa_a_tre", "scopa_a_sei_coppie"])
def test_the_short_policy_takes_what_is_worth_most(game: str) -> None:
    """The first play of every rest is the best by its own rule: what is taken, a scopa, a sweep by the next hand."""
    rng = random.Random(game)
    policy = playouts(GAMES[game])
    for position in positions(GAMES[game], rng):
        finished = position.copy()
        policy.finish_round(finished, rng.random)
        assert finished.left == 0
        assert not any(finished.held)
        sure = [move for move in position.moves() if is_free_sweep(position, *move)]
        if sure:
            side = position.side_of[position.seat]
            assert finished.scope[side] > position.scope[side]


def is_free_sweep(position: Position, card: int, taken: int) -> bool:
    """Whether a move sweeps the table with points to gain for it."""
    going_on = position.left + position.stock > 1
    return bool(going_on and taken == position.table and position.rules.sweepers[position.table] >> card & 1)
