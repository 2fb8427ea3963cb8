"""The demo without pictures: every game, its board equal to its view all the way."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from scopa_gui.app.demo import BoardMismatchError, play_demo
from scopa_gui.app.session import GameSession
from scopa_gui.app.start import StartOptions
from scopa_gui.engine import PRESET_KEYS, PRESETS, preset_options
from scopa_gui.stage.board import Board
from scopa_gui.terminal.demo import BoardWatch, games, run

SEEDS = 20
DEMO = StartOptions(demo=True, headless=True, speed="off", seed=5)


def test_every_game_is_played_unless_one_is_asked_for() -> None:
    assert games(DEMO) == PRESET_KEYS
    assert games(replace(DEMO, game="napola")) == ("napola",)
    assert games(replace(DEMO, players=6)) == tuple(one.key for one in PRESETS if 6 in one.allowed_players)


def test_a_line_a_game(tmp_path: Path) -> None:
    out = io.StringIO()
    assert run(replace(DEMO, hands=1, event_log=tmp_path / "log.jsonl"), out) == 0
    assert [line.split(",")[0] for line in out.getvalue().splitlines()] == list(PRESET_KEYS)
    kinds = [json.loads(line)["kind"] for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert kinds.count("HandCounted") == len(PRESET_KEYS)
    assert run(replace(DEMO, game="napola", hands=1), None) == 0


@pytest.mark.parametrize("preset", PRESET_KEYS)
def test_boards_of_many_seeds(preset: str) -> None:
    options = preset_options(preset)
    for seed in range(SEEDS):

        def watch(session: GameSession, viewer: int = seed % options.players) -> None:
            BoardWatch(session, viewer)

        play_demo(preset, options, "easy", seed, 1, watch)


def test_a_board_that_goes_astray_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Board.of
    monkeypatch.setattr(Board, "of", classmethod(lambda _cls, view: replace(right(view), stock=view.stock_count + 1)))
    with pytest.raises(BoardMismatchError, match="seat 0"):
        run(replace(DEMO, game="napola", hands=1), None)
