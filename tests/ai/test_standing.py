"""Near the target the match is what counts."""

from __future__ import annotations

import random

import pytest

from scopa_gui.ai.expert import SearchPlayer
from scopa_gui.ai.simulate import Position
from scopa_gui.ai.solver import Solver
from scopa_gui.ai.standing import Standing
from scopa_gui.ai.strategy import Limit
from scopa_gui.engine import Phase, State, apply, legal_moves, preset_options, score, side_of, view_for
from tests.ai.test_solver import last_cards

CLASSIC = preset_options("scopa_classica")


def test_far_from_the_target_points_are_points() -> None:
    standing = Standing(CLASSIC, (0, 3))
    assert not standing.matters
    assert standing.rewards((5, 2)) == [3, -3]
    assert Standing(preset_options("scopa_a_tre"), (0, 0, 0)).rewards((6, 2, 1)) == [4.5, -1.5, -3.0]


def test_a_won_match_is_worth_no_more_points() -> None:
    standing = Standing(CLASSIC, (10, 9))
    assert standing.matters
    assert standing.chances((1, 0)) == standing.chances((6, 0)) == [1.0, 0.0]
    assert standing.chances((1, 2)) == [0.5, 0.5]
    assert standing.chances((0, 1))[0] == pytest.approx(0.5)
    assert standing.chances((0, 0))[0] > 0.5


def test_chances_add_up_for_three() -> None:
    chances = Standing(preset_options("scopa_a_tre"), (12, 10, 3)).chances((2, 1, 3))
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] > chances[2]


def value_of(state: State, side: int, standing: Standing) -> float:
    """Plain minimax on the engine's states, judged by the match."""
    if state.phase is Phase.OVER:
        return standing.rewards(score(state).points)[side]
    found = [value_of(apply(state, move)[0], side, standing) for move in legal_moves(state)]
    return max(found) if side_of(CLASSIC, state.turn) == side else min(found)


def test_solver_judges_every_end_by_the_match() -> None:
    """Against every line of play of a known last round, ended by the engine and judged by the same standing."""
    rng = random.Random(3)
    for _ in range(10):
        state = last_cards(CLASSIC, 4, rng)
        standing = Standing(CLASSIC, (8, 9))
        side = side_of(CLASSIC, state.turn)

        position = Position.of_state(state)
        solved = Solver(position, standing=standing).values(position)
        expected = [value_of(apply(state, move)[0], side, standing) for move in legal_moves(state)]
        assert sorted(found for _, _, found in solved) == pytest.approx(sorted(expected))


def test_a_point_that_wins_is_taken_before_more_that_do_not_matter() -> None:
    """The thought's values are chances near the target: never more than the prize."""
    state = last_cards(CLASSIC, 5, random.Random(4))
    view = view_for(state, state.turn, (10, 10))
    values = [one.value for one in SearchPlayer().think(view, Limit(iterations=10), random.Random(1)).moves]
    assert all(-5.0 <= value <= 5.0 for value in values)
