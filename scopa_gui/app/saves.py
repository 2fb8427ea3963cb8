"""The saved matches: written after every play, read by playing them through the engine, never lost."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import msgspec

from scopa_gui.ai.levels import UnknownLevelError, level
from scopa_gui.app.draws import first_dealer
from scopa_gui.app.files import Unreadable, UnreadableError
from scopa_gui.app.kept_file import KeptFile
from scopa_gui.app.notices import SaveTrouble
from scopa_gui.engine import (
    FIELD_NAMES,
    PRESET_KEYS,
    GameRecord,
    HandRecord,
    NotationError,
    Phase,
    RecordError,
    RuleOptions,
    SeatRecord,
    replay,
    score,
    with_values,
)
from scopa_gui.engine.record import FORMAT, SeatKind

log = logging.getLogger(__name__)

PRESENT: Final = "match.json"
EARLIER: Final = "earlier.json"
KEPT_EARLIER: Final = 5
LARGEST_SAVE: Final = 1_000_000
"""Bytes; the longest matches, to 999 points, take about a third of it."""

Short = Annotated[str, msgspec.Meta(max_length=200)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]


class SavedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in the file."""

    kind: SeatKind
    level: Short
    name: Short


class SavedHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand in the file."""

    dealer: int
    deck: Text
    moves: tuple[Text, ...]
    void_decks: tuple[Text, ...] = ()


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match in the file; options by name, so that the engine itself says what is allowed."""

    format: int
    preset: Short
    options: dict[str, int | bool | str]
    seats: tuple[SavedSeat, ...]
    practice: bool
    draws: tuple[Text, ...]
    hands: tuple[SavedHand, ...]


def encode(record: GameRecord) -> bytes:
    """The record as the content of a save: JSON in one line."""
    saved = SavedMatch(
        format=record.format,
        preset=record.preset,
        options={name: record.options.value_of(name) for name in FIELD_NAMES},
        seats=tuple(SavedSeat(seat.kind, seat.level, seat.name) for seat in record.seats),
        practice=record.practice,
        draws=record.draws,
        hands=tuple(SavedHand(hand.dealer, hand.deck, hand.moves, hand.void_decks) for hand in record.hands),
    )
    return msgspec.json.encode(saved)


def decode(content: bytes) -> GameRecord:
    """Read a save and play it through the engine; UnreadableError says what is wrong, and at which hand and play."""
    try:
        version = msgspec.json.decode(content, type=_Version).format
        if version != FORMAT:
            raise UnreadableError(f"its format {version} is not known: allowed is {FORMAT}")
        record = _record(msgspec.json.decode(content, type=SavedMatch))
        replay(record)
        _check_draws(record)
    except RecordError as fault:
        raise UnreadableError(str(fault), fault.hand, fault.play) from fault
    except (msgspec.MsgspecError, NotationError, UnknownLevelError, UnicodeDecodeError, RecursionError) as fault:
        raise UnreadableError(str(fault)) from fault
    return record


class _Version(msgspec.Struct):
    format: int


def _record(saved: SavedMatch) -> GameRecord:
    if saved.preset not in PRESET_KEYS:
        raise UnreadableError(f"there is no game {saved.preset!r}: allowed are {', '.join(PRESET_KEYS)}")
    for seat in saved.seats:
        if seat.kind == "computer":
            level(seat.level)
    return GameRecord(
        preset=saved.preset,
        options=with_values(RuleOptions(), dict(saved.options)),
        seats=tuple(SeatRecord(seat.kind, seat.level, seat.name) for seat in saved.seats),
        hands=tuple(HandRecord(hand.dealer, hand.deck, hand.moves, hand.void_decks) for hand in saved.hands),
        practice=saved.practice,
        draws=saved.draws,
        format=saved.format,
    )


def _check_draws(record: GameRecord) -> None:
    dealer = first_dealer(record)
    if record.draws and record.hands and record.hands[0].dealer != dealer:
        raise RecordError(f"seat {record.hands[0].dealer} deals, seat {dealer} drew the lowest card", 1)


def is_worth_keeping(record: GameRecord) -> bool:
    """Whether a match has begun and is not yet won."""
    begun = len(record.hands) > 1 or any(hand.moves for hand in record.hands)
    return begun and goes_on(record)


def goes_on(record: GameRecord) -> bool:
    """Whether a match is not yet won; RecordError where the rules do not allow the record."""
    found = replay(record)
    if found.state is None or found.state.phase is not Phase.OVER:
        return True
    count = score(found.state)
    return found.match.after_hand(count.points, count.wins_match).winner is None


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a file held: a match, nothing, or something unreadable that was set aside."""

    record: GameRecord | None = None
    unreadable: Unreadable | None = None


class Saves:
    """The present match and a few earlier ones, in the folder of the person's data.

    Nothing here raises for a bad disk or a bad file: `trouble` says why the last writing failed, None when it did not,
    and unreadable files are set aside, and reported by what reads them.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._present = KeptFile(folder / PRESENT, LARGEST_SAVE)

    @property
    def trouble(self) -> SaveTrouble | None:
        """Why the last writing failed."""
        return self._present.trouble

    def load(self) -> Loaded:
        """The present match."""
        self._present.unreadable = None
        return Loaded(self._present.read(decode), self._present.unreadable)

    def store(self, record: GameRecord) -> None:
        """Write the present match, whole and at once. A failure is told by `trouble`, and tried again next time."""
        self._present.write(encode(record))

    def begin(self, record: GameRecord) -> Unreadable | None:
        """Write another match as the present one; an unfinished match that it replaces is kept as the earlier one.

        Returns what was set aside, if the present match could not be read.
        """
        present = self.load()
        if present.record is not None and is_worth_keeping(present.record):
            # A match that cannot be moved away is not overwritten: the new one is then played unsaved, and said so.
            self._present.rescue_first(self._keep_as_earlier)
        self.store(record)
        return present.unreadable

    def load_earlier(self) -> Loaded:
        """The match that the present one replaced, to be offered on the title."""
        file = KeptFile(self._earlier(0), LARGEST_SAVE)
        return Loaded(file.read(decode), file.unreadable)

    def resume_earlier(self) -> Loaded:
        """Change the places of the present and the earlier match, and load what is present now."""
        earlier = self.load_earlier()
        if earlier.record is None:
            return earlier
        present = self.load().record
        moved = present is not None and is_worth_keeping(present)
        # Killed in between, the match is there twice; the other way round it could be lost.
        self.begin(earlier.record)
        if self.trouble is None:
            self._drop_earlier(1 if moved else 0)
        return earlier

    def try_again(self) -> None:
        """Write the present match where the last writing failed."""
        self._present.try_again()

    # ------------------------------------------------------------------------------------------ inside

    def _earlier(self, age: int) -> Path:
        name = EARLIER if age == 0 else f"earlier-{age + 1}.json"
        return self._folder / name

    def _keep_as_earlier(self) -> bool:
        """Move the present match to the earlier ones; the oldest goes. False where one of them cannot be moved.

        A move that fails ends it: the next one would lay a match over another.
        """
        moves = [(self._earlier(age), self._earlier(age + 1)) for age in reversed(range(KEPT_EARLIER - 1))]
        moves.append((self._folder / PRESENT, self._earlier(0)))
        return all(self._move(source, goal) for source, goal in moves)

    def _drop_earlier(self, age: int) -> None:
        """Take out one of the earlier matches: those before it move up."""
        with contextlib.suppress(OSError):
            self._earlier(age).unlink()
        for place in range(age, KEPT_EARLIER - 1):
            self._move(self._earlier(place + 1), self._earlier(place))

    def _move(self, source: Path, goal: Path) -> bool:
        """Whether `source`, if there is one, has become `goal`."""
        try:
            source.replace(goal)
        except FileNotFoundError:
            return True
        except OSError as fault:
            log.error("%s cannot be moved: %s", source, fault)
            return False
        return True
