"""The people at a table, which of them plays next, and which of them looks at new cards before that."""

from __future__ import annotations

from collections.abc import Collection

from scopa_gui.app.draws import first_dealer
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import GameRecord, Phase, play_order


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


def looks_come_first(session: GameSession) -> bool:
    """Whether people at one screen look at their new cards, one after the other, before the round's first play.

    So it is wherever cards may be declared: if only those were asked who can declare, the others would know.
    """
    people, options = people_of(session.record), session.record.options
    if len(people) < 2 or not options.hand_declarations or not session.record.hands:
        return False
    state = session.state
    return session.status is SessionStatus.PLAYING and all(played.round != state.round for played in state.plays)


def next_to_look(session: GameSession, looked: Collection[int] = ()) -> int | None:
    """The person who looks at new cards now, before anybody else declares or plays; None where nobody does.

    `looked` are those who have looked in this round. People look in the order of play, whether they can declare or not.
    """
    if not looks_come_first(session):
        return None
    state, people = session.state, people_of(session.record)
    order = play_order(state.options, state.dealer)
    if state.phase is Phase.DECLARING:
        order = order[: order.index(state.turn) + 1]
    return next((seat for seat in order if seat in people and seat not in looked), None)


def next_at_screen(session: GameSession, looked: Collection[int] = ()) -> int | None:
    """The person who is needed at the screen next, to look or to move; None as in `next_person`."""
    look = next_to_look(session, looked)
    return next_person(session) if look is None else look
