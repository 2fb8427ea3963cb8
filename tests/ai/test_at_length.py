"""What the players owe the table, over many hands and positions of every game kind: pytest tests/ai -m slow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest

from scopa_gui.ai.contest import play_deal
from scopa_gui.ai.determinize import determinize
from scopa_gui.ai.expert import SearchPlayer
from scopa_gui.ai.roster import contestant
from scopa_gui.ai.strategy import Limit, Thought
from scopa_gui.engine import PRESETS, Phase, State, apply, legal_moves, view_for
from tests.ai.hands import opening, random_play

HANDS: Final = 200
POSITIONS: Final = 1000
MOST: Final = 50
LOOKS: Final = 30
GAMES: Final = {preset.key: preset.options for preset in PRESETS}

pytestmark = [pytest.mark.slow, pytest.mark.timeout(7200)]


def answered(state: State, limit: int, seed: int, rng: random.Random | None = None) -> Thought:
    """What the search says of the position; with `rng` it is asked with the hidden cards dealt anew."""
    view = view_for(state, state.turn)
    if rng is not None:
        view = view_for(determinize(view, rng), state.turn)
    return SearchPlayer().think(view, Limit(iterations=limit), random.Random(seed))


def choices(game: str, rng: random.Random) -> Iterator[State]:
    """Positions of random hands in which there is something to choose, without end."""
    while True:
        for state, _ in random_play(GAMES[game], rng):
            if len(legal_moves(state)) > 1:
                yield state


@pytest.mark.parametrize("game", GAMES)
def test_two_hundred_hands_hold_no_illegal_move(game: str) -> None:
    rng = random.Random(game)
    for number in range(HANDS):
        state = opening(GAMES[game], rng)
        while moves := legal_moves(state):
            thought = answered(state, number % MOST + 1, rng.getrandbits(32))
            assert thought.move in moves
            state, _ = apply(state, thought.move)
        assert state.phase is Phase.OVER


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_no_thought_in_a_thousand_positions(game: str) -> None:
    rng = random.Random(game)
    for _, state in zip(range(POSITIONS), choices(game, rng), strict=False):
        seed = rng.getrandbits(32)
        assert answered(state, LOOKS, seed) == answered(state, LOOKS, seed, rng)


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium"), ("ismcts:1500", "hard")])
@pytest.mark.parametrize(("game", "deals"), [("scopa_classica", 300), ("scopone", 40), ("scopone_scientifico", 40)])
def test_each_level_beats_the_one_below(better: str, worse: str, game: str, deals: int) -> None:
    pair = (contestant(better), contestant(worse))
    points = [play_deal(GAMES[game], pair, 1, number).mean for number in range(deals)]
    assert sum(points) / len(points) > 0.0
