"""The names and the person's seat of a session, as captions need them."""

from __future__ import annotations

from scopa_gui.app.captions import Talk, side_title
from scopa_gui.app.session import GameSession
from scopa_gui.engine import preset


def talk_of(session: GameSession) -> Talk:
    """What captions must know of the session's table; without a person everybody is named."""
    record = session.record
    people = [seat for seat in range(len(record.seats)) if session.is_person(seat)]
    return Talk(
        seats=tuple(seat.name for seat in record.seats),
        options=record.options,
        person=people[0] if people else None,
        sweep=preset(record.preset).sweep_word,
    )


def titles_of_sides(session: GameSession) -> tuple[str, ...]:
    """Each side as a label calls it."""
    talk = talk_of(session)
    return tuple(side_title(side, talk) for side in range(len(session.match.totals)))
