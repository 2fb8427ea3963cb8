"""Who sits down with the person: a name and a level for each other seat, as they are chosen and remembered."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.opponents import NAMES, pick_names
from scopa_gui.app.settings import Settings
from scopa_gui.app.start import StartOptions

PERSON_HERE: Final = "person"
"""What stands in place of a level where another person sits."""
USUAL_LEVEL: Final = "medium"
MOST_OTHERS: Final = 5
LONGEST_NAME: Final = 20


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat other than the first: a level or "person", and a name (empty: not chosen)."""

    level: str = USUAL_LEVEL
    name: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits there."""
        return self.level == PERSON_HERE


Seats: TypeAlias = tuple[SeatChoice, ...]
"""The other seats from the person's right; all that a table can have, whether the game needs them or not."""


def seats_for(start: StartOptions, settings: Settings) -> Seats:
    """Who sat there last; the command line's level is everybody's. A level that is not known is the usual one."""
    known = [level if level in (*LEVELS, PERSON_HERE) else USUAL_LEVEL for level in settings.levels]
    last = next((level for level in reversed(known) if level != PERSON_HERE), USUAL_LEVEL)
    known += [last] * (MOST_OTHERS - len(known))
    names = (*settings.names, *[""] * MOST_OTHERS)
    seats = tuple(SeatChoice(level, name[:LONGEST_NAME]) for level, name in zip(known, names, strict=False))
    if start.level is None and not start.demo:
        return seats
    return tuple(
        SeatChoice(start.level or last) if seat.is_person else replace(seat, level=start.level or seat.level)
        for seat in seats
    )


def named(seats: Seats, own: str, rng: random.Random) -> Seats:
    """The seats with a name for every computer that has none, or somebody else's; people may go without."""
    given, kept = {own.casefold()}, list[SeatChoice]()
    for seat in seats:
        taken = bool(seat.name) and seat.name.casefold() in given
        given.add(seat.name.casefold())
        kept.append(replace(seat, name="") if taken else seat)
    by_chance = iter(pick_names(len(kept), rng, own, [seat.name for seat in kept]))
    return tuple(replace(seat, name=next(by_chance)) if not seat.name and not seat.is_person else seat for seat in kept)


def with_level(seats: Seats, place: int, level: str, own: str) -> Seats:
    """The seats with another level or a person at `place` (from 0).

    A person sits down without a name, a computer takes the first of ours that nobody has.
    """
    seat = seats[place]
    if (level == PERSON_HERE) != seat.is_person:
        ours = next(name for name in names_free(seats, place, own) if name in NAMES)
        seat = replace(seat, name="" if level == PERSON_HERE else ours)
    return _changed(seats, place, replace(seat, level=level))


def with_name(seats: Seats, place: int, name: str) -> Seats:
    """The seats with another name at `place`."""
    return _changed(seats, place, replace(seats[place], name=name[:LONGEST_NAME]))


def with_one_level(seats: Seats, level: str) -> Seats:
    """The seats with all computers at one level; people stay."""
    return tuple(seat if seat.is_person else replace(seat, level=level) for seat in seats)


def common_level(seats: Sequence[SeatChoice]) -> str | None:
    """The level of all computers among these seats; None where they differ or where there is no computer."""
    levels = {seat.level for seat in seats if not seat.is_person}
    return levels.pop() if len(levels) == 1 else None


def names_free(seats: Seats, place: int, own: str) -> tuple[str, ...]:
    """The names that the computer at `place` may have: ours, its present one among them, less those of the others."""
    away = {own.casefold(), *(seat.name.casefold() for i, seat in enumerate(seats) if i != place)}
    present = seats[place].name
    names = list(NAMES) if present in NAMES or not present else [present, *NAMES]
    return tuple(name for name in names if name == present or name.casefold() not in away)


def _changed(seats: Seats, place: int, seat: SeatChoice) -> Seats:
    return (*seats[:place], seat, *seats[place + 1 :])
