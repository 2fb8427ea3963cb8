"""What a person has played: hands and matches by game kind and level, written when they happen."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import msgspec

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.files import Unreadable, UnreadableError
from scopa_gui.app.kept_file import KeptFile
from scopa_gui.app.notices import SaveTrouble
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import Event, GameRecord, HandCounted, HandScore, Match, State, side_of

FILE: Final = "statistics.json"
FORMAT: Final = 1
LARGEST: Final = 2_000_000
LAST_HANDS: Final = 50

Count = Annotated[int, msgspec.Meta(ge=0)]


class HandResult(msgspec.Struct, frozen=True, array_like=True):
    """One hand: points of the person's side, of the best other side, and the person's side's scope."""

    own: Count
    other: Count
    scope: Count


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What was played of one game kind against one level. `run` counts matches won in a row, the last ones played."""

    matches: Count = 0
    won: Count = 0
    hands: Count = 0
    points: Count = 0
    points_against: Count = 0
    scope: Count = 0
    best_hand: Count = 0
    run: Count = 0
    longest_run: Count = 0
    last: Annotated[tuple[HandResult, ...], msgspec.Meta(max_length=LAST_HANDS)] = ()

    def with_hand(self, hand: HandResult) -> Tally:
        """The tally with one more hand."""
        return msgspec.structs.replace(
            self,
            hands=self.hands + 1,
            points=self.points + hand.own,
            points_against=self.points_against + hand.other,
            scope=self.scope + hand.scope,
            best_hand=max(self.best_hand, hand.own),
            last=(*self.last, hand)[-LAST_HANDS:],
        )

    def with_match(self, *, won: bool) -> Tally:
        """The tally with one more match."""
        run = self.run + 1 if won else 0
        return msgspec.structs.replace(
            self,
            matches=self.matches + 1,
            won=self.won + won,
            run=run,
            longest_run=max(self.longest_run, run),
        )


class OpenMatch(msgspec.Struct, frozen=True):
    """The hands of the match at the table, held apart: they go when it becomes practice."""

    match: int
    preset: str
    level: str
    hands: tuple[HandResult, ...] = ()


class Book(msgspec.Struct, frozen=True):
    """The content of the file: tallies by game kind and level, and the match at the table."""

    format: int = FORMAT
    tallies: dict[str, dict[str, Tally]] = {}
    open: OpenMatch | None = None


def weakest_level(record: GameRecord, person: int) -> str | None:
    """The level a match counts for: the weakest of the opponents', so that a win does not flatter.

    None where no computer plays against the person's side.
    """
    sides = record.options
    met = {
        seat.level
        for number, seat in enumerate(record.seats)
        if seat.kind == "computer" and side_of(sides, number) != side_of(sides, person)
    }
    return next((key for key in LEVELS if key in met), None)


class Statistics:
    """The statistics in their file; without a folder they live in memory."""

    def __init__(self, folder: Path | None) -> None:
        self._file = KeptFile(None if folder is None else folder / FILE, LARGEST)
        self._book = self._file.read(_decode) or Book()

    @property
    def unreadable(self) -> Unreadable | None:
        """What was set aside, None when all was well."""
        return self._file.unreadable

    @property
    def trouble(self) -> SaveTrouble | None:
        """Why the last writing failed, None when it did not."""
        return self._file.trouble

    def try_again(self) -> None:
        """Write the statistics where the last writing failed."""
        self._file.try_again()

    def tally(self, preset: str, level: str) -> Tally:
        """What was played of this game kind against this level, the match at the table included."""
        tally = self._book.tallies.get(preset, {}).get(level, Tally())
        running = self._book.open
        if running is not None and (running.preset, running.level) == (preset, level):
            tally = _with_hands(tally, running.hands)
        return tally

    def played(self) -> tuple[tuple[str, str], ...]:
        """Every (game kind, level) of which anything was played."""
        found = [(preset, level) for preset, levels in self._book.tallies.items() for level in levels]
        running = self._book.open
        if running is not None and running.hands and (running.preset, running.level) not in found:
            found.append((running.preset, running.level))
        return tuple(found)

    def clear(self) -> None:
        """Forget everything."""
        self._keep(Book())

    def watch(self, session: GameSession, person: int) -> Callable[[], None]:
        """Count the hands and the match of `session` for the person at seat `person`; the answer ends it."""
        level = weakest_level(session.record, person)
        if level is None:
            return lambda: None

        def listen(events: tuple[Event, ...], _state: State) -> None:
            if session.record.practice:
                self.drop(session.record)
            for event in events:
                if isinstance(event, HandCounted):
                    self._count(session, event.score, level, person)

        return session.subscribe(listen)

    def drop(self, record: GameRecord) -> None:
        """The match has become practice: its hands go."""
        if self._book.open is not None and self._book.open.match == match_number(record):
            self._keep(msgspec.structs.replace(self._book, open=None))

    # ------------------------------------------------------------------------------------------ inside

    def _count(self, session: GameSession, score: HandScore, level: str, person: int) -> None:
        if session.record.practice:
            return
        side = side_of(session.record.options, person)
        self.add_hand(session.record, level, result_of(score, side))
        if session.status is SessionStatus.MATCH_END:
            self.end_match(session.settled, side)

    def add_hand(self, record: GameRecord, level: str, hand: HandResult) -> None:
        """Note one hand of the match at the table; the hands of another match go into their tally first."""
        number = match_number(record)
        running = self._book.open
        if running is None or running.match != number:
            self._settle()
            running = OpenMatch(number, record.preset, level)
        running = msgspec.structs.replace(running, hands=(*running.hands, hand))
        self._keep(msgspec.structs.replace(self._book, open=running))

    def end_match(self, match: Match, side: int) -> None:
        """Note the end of the match at the table."""
        running = self._book.open
        if running is None:
            return
        self._settle()
        tally = self.tally(running.preset, running.level).with_match(won=match.winner == side)
        self._keep(_with_tally(self._book, running.preset, running.level, tally))

    def _settle(self) -> None:
        """Put the hands of the match at the table into their tally."""
        running = self._book.open
        if running is None:
            return
        book = msgspec.structs.replace(self._book, open=None)
        before = book.tallies.get(running.preset, {}).get(running.level, Tally())
        self._book = _with_tally(book, running.preset, running.level, _with_hands(before, running.hands))

    def _keep(self, book: Book) -> None:
        self._book = book
        self._file.write(msgspec.json.encode(book))


def _decode(content: bytes) -> Book:
    book = msgspec.json.decode(content, type=Book)
    if book.format != FORMAT:
        raise UnreadableError(f"its format {book.format} is not known: allowed is {FORMAT}")
    return book


def match_number(record: GameRecord) -> int:
    """A number that tells one match from another: of its first deck and dealer."""
    first = record.hands[0] if record.hands else None
    return 0 if first is None else zlib.crc32(f"{first.dealer} {first.deck}".encode())


def result_of(score: HandScore, side: int) -> HandResult:
    """One hand as the statistics keep it, seen from `side`."""
    row = score.row("scope")
    others = max(points for number, points in enumerate(score.points) if number != side)
    return HandResult(score.points[side], others, row.amounts[side] if row is not None else 0)


def _with_hands(tally: Tally, hands: tuple[HandResult, ...]) -> Tally:
    for hand in hands:
        tally = tally.with_hand(hand)
    return tally


def _with_tally(book: Book, preset: str, level: str, tally: Tally) -> Book:
    levels = book.tallies.get(preset, {}) | {level: tally}
    return msgspec.structs.replace(book, tallies=book.tallies | {preset: levels})
