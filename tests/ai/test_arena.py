"""The arena's own arithmetic and its command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scopa_gui.ai import arena, bench, learn
from scopa_gui.ai.contest import DealResult, play_deal
from scopa_gui.ai.match_share import HandResult, matches_won
from scopa_gui.ai.roster import contestant
from tests.ai.hands import GAMES


def test_a_player_against_itself_comes_out_even() -> None:
    """The same seed and the same player on all sides: what one side wins, it loses in the other's place."""
    pair = (contestant("greedy"), contestant("greedy"))
    means = [play_deal(GAMES["scopa_classica"], pair, 1, number).mean for number in range(100)]
    assert abs(sum(means) / len(means)) < 0.3


def test_three_sides_are_played_from_each() -> None:
    result = play_deal(GAMES["scopa_a_tre"], (contestant("greedy"), contestant("random")), 1, 0)
    assert len(result.differences) == 3


def test_the_same_seed_gives_the_same_hands() -> None:
    pair = (contestant("easy"), contestant("random"))
    once, again = (play_deal(GAMES["scopone"], pair, 2, 3).differences for _ in range(2))
    assert once == again


def test_summary_takes_its_interval_from_the_deals() -> None:
    options = GAMES["scopone"]
    results = [
        DealResult((HandResult((3, 1)), HandResult((1, 1))), (1.0,), ()),
        DealResult((HandResult((1, 2)), HandResult((2, 1))), (3.0,), ()),
    ]
    row = arena.summarise(("a", "b"), "scopone", options, 1, results)
    assert (row.points, row.deals, row.hands, row.won, row.tied) == (0.5, 2, 4, 0.5, 0.25)
    assert row.half_width == pytest.approx(1.96 * 0.5**0.5 / 2**0.5)
    assert row.median_ms == (2.0, 0.0)
    with pytest.raises(ValueError, match="two deals"):
        arena.summarise(("a", "b"), "scopone", options, 1, results[:1])


def test_command_prints_a_row_and_appends_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.json"
    words = ["medium", "random", "--game", "scopone", "--deals", "3", "--json", str(file)]
    assert arena.main(words) == 0
    assert arena.main(words) == 0
    assert "medium - random, scopone:" in capsys.readouterr().out
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(row["deals"], row["hands"]) for row in rows] == [(3, 6), (3, 6)]
    assert rows[0]["points"] == rows[1]["points"]


def test_command_names_the_players_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["medium", "nobody", "--deals", "2"]) == 2
    assert "naive" in capsys.readouterr().err


def test_two_processes_play_the_same_hands_as_one() -> None:
    one, two = (arena.contest(("easy", "random"), "scopa_classica", 6, 3, jobs) for jobs in (1, 2))
    assert (one.points, one.won, one.tied) == (two.points, two.won, two.tied)


def test_bench_reports_every_measure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short = {name: (seconds, game, 3) for name, (seconds, game, _) in bench.MEASURES.items()}
    monkeypatch.setattr(bench, "MEASURES", short)
    monkeypatch.setattr(bench, "CLOCKED", (("scopone", 0.01, 1),))
    file = tmp_path / "speed.json"
    assert bench.main(["--runs", "1", "--json", str(file)]) == 0
    report = json.loads(file.read_text())
    assert set(report["rates"]) == set(short)
    assert all(rate > 0 for rate in report["rates"].values())
    assert set(report["longest_thoughts"]) == {"scopone, 0.01 s"}


def test_learning_prints_rows_that_the_leaf_can_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learn, "GAMES", ("scopa_classica", "scopa_a_tre"))
    assert learn.main(["--hands", "6"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.rpartition("# ")[2] for row in rows] == ["scopa_classica", "scopa_a_tre"]
    assert all(row.strip().startswith("LeafNumbers(players=") for row in rows)


def test_share_of_matches_comes_from_whole_matches_of_the_hands_played() -> None:
    """Two points against one a hand: whoever takes two first reaches the target first, always."""
    options = GAMES["scopa_classica"]
    even = [HandResult((2, 1)), HandResult((1, 2))]
    assert matches_won(options, [HandResult((2, 1))], 1) == 1.0
    assert matches_won(options, [HandResult((1, 2))], 1) == 0.0
    share = matches_won(options, even, 1)
    assert share is not None
    assert 0.45 < share < 0.55
    assert matches_won(options, even, 1) == share


def test_a_hand_that_wins_the_match_ends_it() -> None:
    """R-NAP-3 and its like: the winner needs no points."""
    options = GAMES["scopa_classica"]
    assert matches_won(options, [HandResult((0, 3), wins_match=0)], 1) == 1.0


def test_hands_that_lead_nowhere_are_no_match() -> None:
    options = GAMES["scopa_classica"]
    assert matches_won(options, [HandResult((0, 0))], 1) is None
    assert matches_won(options, [HandResult((1, 1)), HandResult((1, 1))], 1) is None
