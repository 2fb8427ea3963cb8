"""People at one table: who plays next, what they are called, and whose play is taken back."""

from __future__ import annotations

import random

import pytest

from scopa_gui.app.new_match import new_match
from scopa_gui.app.people import next_person, people_of
from scopa_gui.app.seat_names import seat_names
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import GameRecord, legal_moves, preset_options
from tests.app.table import play_hand, session_of


def record_of(preset: str, *levels: str, name: str = "", names: tuple[str, ...] = ()) -> GameRecord:
    return new_match(preset, preset_options(preset), levels, random.Random(1), name=name, names=names)


def started(preset: str, *levels: str) -> GameSession:
    session, _ = session_of(record_of(preset, *levels))
    session.start()
    return session


def play(session: GameSession) -> int:
    """The person next in turn makes the first legal move, after the computers; the seat."""
    while session.tick():
        pass
    seat = session.state.turn
    session.submit(seat, legal_moves(session.state)[0])
    return seat


def test_people_without_a_name_are_numbered_and_one_alone_is_you() -> None:
    assert seat_names(record_of("scopone", "person", "easy", "person", names=("Ada",)))[0] == "Player 1"
    assert seat_names(record_of("scopone", "person", "easy", "person", names=("Ada",)))[1::2] == ("Ada", "Player 4")
    assert seat_names(record_of("scopa_classica", "easy"))[0] == "You"
    assert seat_names(record_of("scopa_classica", "easy", name="Io"))[0] == "Io"


def test_who_plays_next_is_known_before_during_and_after_a_hand() -> None:
    session, _ = session_of(record_of("scopone", "easy", "person", "easy"))
    assert people_of(session.record) == (0, 2)
    before = next_person(session)
    session.start()
    assert next_person(session) == before
    for _ in range(6):
        due = next_person(session)
        assert play(session) == due
    play_hand(session)
    assert session.status is SessionStatus.COUNT
    due = next_person(session)
    session.next_hand()
    assert next_person(session) == due


def test_after_the_match_nobody_plays_next() -> None:
    session = started("scopa_classica", "person")
    while session.status is not SessionStatus.MATCH_END:
        play_hand(session)
        if session.status is SessionStatus.COUNT:
            session.next_hand()
    assert next_person(session) is None


@pytest.mark.parametrize(
    ("preset", "levels"), [("scopa_classica", ("person",)), ("scopone", ("person", "easy", "person"))]
)
def test_a_person_takes_back_the_last_play_of_their_own(preset: str, levels: tuple[str, ...]) -> None:
    session = started(preset, *levels)
    people = len(people_of(session.record))
    for _ in range(2 * people):
        play(session)
    while session.tick():
        pass
    seat = session.turn
    assert seat is not None
    plays = len(session.record.hands[0].moves)
    assert session.can_take_back(seat)
    assert session.undo(seat)
    assert session.turn == seat
    assert len(session.record.hands[0].moves) == plays - session.record.options.players
    assert session.redo()
    assert len(session.record.hands[0].moves) == plays


def test_who_has_not_played_has_nothing_to_take_back() -> None:
    session = started("scopa_classica", "person")
    first = play(session)
    assert not session.can_take_back(1 - first)
    assert not session.undo(1 - first)
    assert session.can_take_back(first)
