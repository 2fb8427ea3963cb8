"""The names and the person's seat of a session, as captions need them."""

from __future__ import annotations

from scopa_gui.app.captions import Talk, side_title
from scopa_gui.app.people import people_of
from scopa_gui.app.seat_names import seat_names
from scopa_gui.app.session import GameSession
from scopa_gui.engine import preset


def talk_of(session: GameSession, at_screen: int | None = None) -> Talk:
    """What captions must know of the session's table.

    The only person is spoken to, and one of more while alone `at_screen`; else everybody is named.
    """
    record = session.record
    people = people_of(record)
    return Talk(
        seats=seat_names(record),
        options=record.options,
        person=people[0] if len(people) == 1 else at_screen,
        sweep=preset(record.preset).sweep_word,
    )


def titles_of_sides(session: GameSession) -> tuple[str, ...]:
    """Each side as a label calls it."""
    talk = talk_of(session)
    return tuple(side_title(side, talk) for side in range(len(session.match.totals)))
