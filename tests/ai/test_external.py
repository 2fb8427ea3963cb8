"""Players in a process of their own: what they are told, and what happens when they answer wrongly or not at all."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scopa_gui.ai import arena
from scopa_gui.ai.determinize import determinize
from scopa_gui.ai.external import ExternalPlayer, ExternalPlayerError, question
from scopa_gui.ai.strategy import Limit
from scopa_gui.engine import Cards, RuleOptions, legal_moves, view_for
from tests.ai.hands import GAMES, opening, random_play

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example_player.py"
Start = Callable[[str], ExternalPlayer]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts players that run a line of Python, and ends them."""
    players: list[ExternalPlayer] = []

    def begin(code: str) -> ExternalPlayer:
        players.append(ExternalPlayer(f'"{sys.executable}" -c "{code}"', patience=20.0))
        return players[-1]

    yield begin
    for player in players:
        player.close()


def test_the_example_plays_a_contest(capsys: pytest.CaptureFixture[str]) -> None:
    words = [f'external:"{sys.executable}" "{EXAMPLE}"', "random", "--deals", "20", "--game", "scopone_scientifico"]
    assert arena.main(words) == 0
    assert " won " in capsys.readouterr().out


def test_a_question_tells_nothing_hidden_and_all_that_is_legal() -> None:
    rng = random.Random(1)
    for state, _ in random_play(GAMES["cirulla"], rng):
        view = view_for(state, state.turn)
        asked = question(view, Limit(iterations=5), 7)
        assert asked == question(view_for(determinize(view, rng), state.turn), Limit(iterations=5), 7)
        assert asked["legal"] == [str(move) for move in legal_moves(state)]
        assert Cards.parse(str(asked["held"])) == Cards.of(state.held[state.turn])
        assert RuleOptions.parse(str(asked["options"])) == state.options
        assert json.loads(json.dumps(asked)) == asked


def ask(player: ExternalPlayer) -> None:
    state = opening(GAMES["scopa_classica"], random.Random(2))
    player.think(view_for(state, state.turn), Limit(), random.Random(1))


@pytest.mark.parametrize("answer", ["{'move': '7Dx7D'}", "[1]", "{'card': '7D'}", "'hello'"])
def test_an_answer_that_is_no_legal_move_stops_the_contest(start: Start, answer: str) -> None:
    with pytest.raises(ExternalPlayerError, match="legal"):
        ask(start(f"import json; input(); print(json.dumps({answer}), flush=True); input()"))


def test_a_player_that_ends_is_told_of(start: Start) -> None:
    with pytest.raises(ExternalPlayerError):
        ask(start("pass"))


def test_silence_has_an_end() -> None:
    player = ExternalPlayer(f'"{sys.executable}" -c "input(); input()"', patience=0.2)
    with pytest.raises(ExternalPlayerError, match="did not answer"):
        ask(player)
    player.close()
    player.close()
