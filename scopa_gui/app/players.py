"""Who plays at a seat: the question and answer between the session and a computer player."""

from __future__ import annotations

import zlib
from typing import Protocol

from scopa_gui.ai.strategy import Thought
from scopa_gui.engine import Cards, GameRecord, Move, PlayerView


class Player(Protocol):
    """A seat that answers by itself. A person is no Player: the session has None there and waits for `submit`."""

    def ask(self, view: PlayerView, ticket: int) -> None:
        """Begin to think about `view`; `ticket` never repeats in a session. An earlier question is dropped."""

    def poll(self) -> tuple[int, Move] | None:
        """(ticket of the question, answer) once, when there is one; never waits."""

    def cancel(self) -> None:
        """Drop the question: its answer is not wanted any more."""


class Thinker(Protocol):
    """Answers questions about views, soon but not at once; shared by all computer players and by hints."""

    def ask(self, level: str, view: PlayerView, seed: int) -> int:
        """Put a question; the number under which its answer will lie. Numbers never repeat."""

    def step(self) -> None:
        """To be called now and then, as `answer` is: what waits is passed on. The window does so once a frame."""

    def answer(self, number: int) -> Thought | None:
        """The answer to question `number`, once; None while it is not there. Never waits for another process."""

    def forget(self, number: int) -> None:
        """The answer to question `number` is not wanted any more."""

    def close(self) -> None:
        """End whatever runs; later questions are refused or answered in place."""


class ComputerPlayer:
    """A computer player of some level; `seed` belongs to the match, so that undo does not roll its dice again."""

    def __init__(self, thinker: Thinker, level: str, seed: int) -> None:
        self._thinker = thinker
        self._level = level
        self._seed = seed
        self._asked: tuple[int, int] | None = None  # (ticket, the thinker's number)

    def ask(self, view: PlayerView, ticket: int) -> None:
        """See Player."""
        self.cancel()
        number = self._thinker.ask(self._level, view, question_seed(self._seed, view))
        self._asked = ticket, number

    def poll(self) -> tuple[int, Move] | None:
        """See Player."""
        if self._asked is None:
            return None
        ticket, number = self._asked
        thought = self._thinker.answer(number)
        if thought is None:
            return None
        self._asked = None
        return ticket, thought.move

    def cancel(self) -> None:
        """See Player."""
        if self._asked is not None:
            self._thinker.forget(self._asked[1])
            self._asked = None


def match_seed(record: GameRecord) -> int:
    """A number of the match, 0 to 2**32 - 1, made from what everybody at the table knows: draws and names."""
    return _crc(record.draws, tuple(seat.name for seat in record.seats), record.preset)


def question_seed(seed: int, view: PlayerView) -> int:
    """The chance of one answer: from match, hand and plays so far as the seat sees them, never from hidden cards."""
    held = Cards.of(view.held).mask
    return _crc(seed, view.seat, view.dealer, view.totals, view.round, len(view.plays), len(view.declared), held)


def _crc(*parts: object) -> int:
    return zlib.crc32(repr(parts).encode())


def players_for(record: GameRecord, thinker: Thinker) -> tuple[Player | None, ...]:
    """By seat: a computer player of the recorded level, None where a person sits."""
    seed = match_seed(record)
    return tuple(
        ComputerPlayer(thinker, seat.level, seed) if seat.kind == "computer" else None for seat in record.seats
    )
