"""The event log: one JSON line an event, whole and at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from scopa_gui.app.demo import demo_session, play_through
from scopa_gui.app.event_log import EventLog, event_line, plain
from scopa_gui.engine import SETTEBELLO, Cards, CardsCaptured, DeclarationMade, Event, parse_cards, preset_options
from tests.app.table import play_hand, record_of, session_of


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_events_of_a_match_are_lines(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log.jsonl")
    heard: list[Event] = []
    session = demo_session("cirulla", preset_options("cirulla"), "medium", 2)
    session.subscribe(log.listen)
    session.subscribe(lambda events, _state: heard.extend(events))
    play_through(session, hands=3)
    lines = lines_of(tmp_path / "log.jsonl")
    assert [line["kind"] for line in lines] == [type(event).__name__ for event in heard]
    assert len({line["kind"] for line in lines}) >= 9
    log.close()


def test_cards_are_in_notation_and_the_kind_is_the_class() -> None:
    captured = CardsCaptured(0, 0, SETTEBELLO, Cards.parse("4S 3C"), "sum", False, False, False)
    line = event_line(captured)
    assert line["kind"] == "CardsCaptured"
    assert (line["card"], line["cards"], line["how"]) == ("7D", ["3C", "4S"], "sum")
    declared = event_line(DeclarationMade(1, 1, "low", parse_cards("3D 1C 2S"), None, 3))
    assert (declared["kind"], declared["how"], declared["cards"]) == ("DeclarationMade", "low", ["3D", "1C", "2S"])


def test_every_kind_of_event_has_a_line() -> None:
    assert all(event.__dataclass_fields__ for event in get_args(Event))
    assert all("how" not in event.__dataclass_fields__ for event in get_args(Event))


def test_a_line_is_there_as_soon_as_it_is_written(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log.jsonl")
    log.write({"kind": "idle", "scene": "table", "hand": [[SETTEBELLO, 1.5, 2]], "buttons": {"undo": (3, 4)}})
    assert lines_of(tmp_path / "log.jsonl") == [
        {"kind": "idle", "scene": "table", "hand": [["7D", 1.5, 2]], "buttons": {"undo": [3, 4]}}
    ]
    log.close()
    log.close()
    log.write({"kind": "late"})
    assert len(lines_of(tmp_path / "log.jsonl")) == 1


def test_a_jump_has_a_line_of_its_own(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log.jsonl")
    session, _ = session_of(record_of())
    session.start()
    while session.turn != 0:
        session.tick()
    session.submit(0, session.view(0).legal_moves()[0])
    session.subscribe(log.listen)
    session.undo()
    assert lines_of(tmp_path / "log.jsonl") == [{"kind": "Jumped"}]
    play_hand(session)
    assert lines_of(tmp_path / "log.jsonl")[-1]["kind"] == "HandCounted"
    log.close()


@pytest.mark.parametrize("value", [object(), {1, 2}, len])
def test_what_has_no_place_is_refused(value: object | Callable[..., object]) -> None:
    with pytest.raises(TypeError, match="no place"):
        plain(value)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_ends_the_log_and_not_the_match() -> None:
    log = EventLog(Path("/dev/full"))
    log.write({"kind": "idle"})
    log.write({"kind": "idle"})
    log.close()
