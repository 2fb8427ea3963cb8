"""What everybody at a table is called: the recorded names, and words for people who gave none."""

from __future__ import annotations

from scopa_gui.app.card_words import sentence_case
from scopa_gui.app.count_messages import you
from scopa_gui.app.people import people_of
from scopa_gui.app.table_words import player_number
from scopa_gui.engine import GameRecord


def seat_names(record: GameRecord) -> tuple[str, ...]:
    """A name for every seat; a person without one is "you" alone among computers, else the player of that number."""
    alone = len(people_of(record)) == 1
    return tuple(
        seat.name or (sentence_case(you()) if alone else player_number(number))
        for number, seat in enumerate(record.seats, 1)
    )
