"""Statistics: counted by game kind and level when things happen, practice left out, damage set aside."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.statistics import FILE, LAST_HANDS, HandResult, Statistics, Tally, result_of, weakest_level
from scopa_gui.engine import SeatRecord, legal_moves, side_of
from tests.app.table import play_hand, play_match, record_of, session_of

GAME, LEVEL = "scopa_classica", "medium"


def watched(statistics: Statistics, seed: int = 1, preset: str = GAME) -> GameSession:
    session, _ = session_of(record_of(preset, seed), seed=seed)
    statistics.watch(session, 0)
    session.start()
    return session


@pytest.mark.parametrize("preset", ["scopa_classica", "scopa_a_tre", "scopone"])
def test_hands_and_matches_are_counted(preset: str, tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    session = watched(statistics, preset=preset)
    play_match(session)
    side = side_of(session.record.options, 0)
    own = [score.points[side] for score in session.scores]
    tally = Statistics(tmp_path).tally(preset, LEVEL)
    assert tally == statistics.tally(preset, LEVEL)
    assert (tally.hands, tally.points, tally.best_hand) == (len(own), sum(own), max(own))
    assert tally.matches == 1
    assert tally.won == tally.run == tally.longest_run == int(session.settled.winner == side)
    assert tally.last == tuple(result_of(score, side) for score in session.scores)[-LAST_HANDS:]
    assert statistics.played() == ((preset, LEVEL),)


def test_a_hand_is_written_when_it_is_counted(tmp_path: Path) -> None:
    session = watched(Statistics(tmp_path))
    assert not (tmp_path / FILE).exists()
    play_hand(session)
    assert session.status is SessionStatus.COUNT
    tally = Statistics(tmp_path).tally(GAME, LEVEL)
    assert (tally.hands, tally.matches) == (1, 0)
    assert Statistics(tmp_path).played() == ((GAME, LEVEL),)


def test_a_match_that_becomes_practice_takes_its_hands_out(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    play_match(watched(statistics, seed=1))
    before = statistics.tally(GAME, LEVEL)
    session = watched(statistics, seed=2)
    play_hand(session)
    assert statistics.tally(GAME, LEVEL).hands == before.hands + 1
    session.next_hand()
    while session.turn != 0:
        session.submit(1, legal_moves(session.state)[0])
    session.submit(0, legal_moves(session.state)[0])
    assert session.undo()
    play_match(session)
    assert Statistics(tmp_path).tally(GAME, LEVEL) == before


def test_an_abandoned_match_leaves_its_hands(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    play_hand(watched(statistics, seed=1))
    play_hand(watched(statistics, seed=2))
    tally = Statistics(tmp_path).tally(GAME, LEVEL)
    assert (tally.hands, tally.matches) == (2, 0)


def test_a_resumed_match_is_counted_on(tmp_path: Path) -> None:
    session = watched(Statistics(tmp_path))
    play_hand(session)
    resumed = GameSession(session.record, (None, None), session._decks)
    Statistics(tmp_path).watch(resumed, 0)
    resumed.start()
    play_match(resumed)
    tally = Statistics(tmp_path).tally(GAME, LEVEL)
    assert tally.hands == len(resumed.scores)
    assert tally.matches == 1


def test_runs() -> None:
    tally = Tally()
    for won in (True, True, False, True):
        tally = tally.with_match(won=won)
    assert (tally.matches, tally.won, tally.run, tally.longest_run) == (4, 3, 1, 2)


def test_only_the_last_hands_are_listed() -> None:
    tally = Tally()
    for number in range(LAST_HANDS + 5):
        tally = tally.with_hand(HandResult(number, 0, 1))
    assert len(tally.last) == LAST_HANDS
    assert tally.last[-1].own == LAST_HANDS + 4
    assert (tally.hands, tally.scope) == (LAST_HANDS + 5, LAST_HANDS + 5)


def test_the_weakest_opponent_counts_and_partners_do_not() -> None:
    record = record_of("scopone")
    seats = list(record.seats)
    seats[2] = SeatRecord("computer", "easy", "partner")
    assert weakest_level(replace(record, seats=tuple(seats)), 0) == "medium"
    seats[3] = SeatRecord("computer", "easy", "opponent")
    assert weakest_level(replace(record, seats=tuple(seats)), 0) == "easy"
    alone = tuple(SeatRecord("person", "", "") for _ in seats)
    assert weakest_level(replace(record, seats=alone), 0) is None
    session, _ = session_of(replace(record, seats=alone))
    statistics = Statistics(None)
    statistics.watch(session, 0)()
    session.start()
    play_hand(session)
    assert statistics.played() == ()


def test_clearing(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    play_hand(watched(statistics))
    statistics.clear()
    assert statistics.tally(GAME, LEVEL) == Statistics(tmp_path).tally(GAME, LEVEL) == Tally()


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[1]",
        '{"format": 2}',
        '{"tallies": {"scopa_classica": {"medium": {"hands": -1}}}}',
        '{"tallies": {"scopa_classica": {"medium": {"last": [[1, 2]]}}}}',
    ],
)
def test_unreadable_statistics_are_kept_and_told(content: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(content)
    statistics = Statistics(tmp_path)
    assert statistics.unreadable is not None
    play_hand(watched(statistics))
    assert (tmp_path / statistics.unreadable.kept_as).read_text() == content
    assert json.loads((tmp_path / FILE).read_text())["format"] == 1


def test_trouble_and_files_that_cannot_be_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    statistics = Statistics(tmp_path / "data")
    play_hand(watched(statistics))
    assert statistics.trouble is not None
    assert statistics.tally(GAME, LEVEL).hands == 1
    (tmp_path / FILE).write_text("precious")
    monkeypatch.setattr("scopa_gui.app.kept_file.set_aside", lambda _path: None)
    play_hand(watched(Statistics(tmp_path)))
    assert (tmp_path / FILE).read_text() == "precious"
