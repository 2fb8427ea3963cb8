"""The people at a table, and which of them plays next."""

from __future__ import annotations

from scopa_gui.app.draws import first_dealer
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import GameRecord


def people_of(record: GameRecord) -> tuple[int, ...]:
    """The seats of people."""
    return tuple(seat for seat, one in enumerate(record.seats) if one.kind == "person")


def next_person(session: GameSession) -> int | None:
    """The person who moves next, in turn or after computers; at the count the first of the next hand.

    None when the match is over, or where nobody is a person. Needs no started session.
    """
    people, players = people_of(session.record), session.record.options.players
    if session.status is SessionStatus.MATCH_END or not people:
        return None
    if session.status is SessionStatus.COUNT:
        first = (session.settled.dealer + 1) % players
    elif session.record.hands:
        first = session.state.turn
    else:
        first = (first_dealer(session.record) + 1) % players
    return min(people, key=lambda seat: (seat - first) % players)
