"""What happens, one JSON line each, for tests and curious people: engine events by class name, cards in notation."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import IO, TypeAlias

import msgspec

from scopa_gui.engine import Card, Cards, Event, RuleOptions, State

log = logging.getLogger(__name__)

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"


def plain(value: object) -> Plain:
    """A value as JSON can hold it: a card and options in notation, a set of cards and a tuple as lists."""
    match value:
        case Card():
            return str(value)
        case Cards():
            return [str(card) for card in value.sorted()]
        case RuleOptions():
            return str(value)
        case Enum():
            return plain(value.value)
        case None | bool() | int() | float() | str():
            return value
        case tuple() | list():
            return [plain(one) for one in value]
        case Mapping():
            return {str(name): plain(one) for name, one in value.items()}
        case _ if is_dataclass(value):
            return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        case _:
            raise TypeError(f"{type(value).__name__} has no place in the event log")


def event_line(event: Event) -> dict[str, Plain]:
    """An engine event as a line: its class name under `kind`, then its fields; its own field `kind` is called `how`."""
    line: dict[str, Plain] = {"kind": type(event).__name__}
    for field in fields(event):
        line["how" if field.name == "kind" else field.name] = plain(getattr(event, field.name))
    return line


class EventLog:
    """Writes lines to a file, each at once, so that a test from outside can wait for it."""

    def __init__(self, path: Path) -> None:
        """Begin a new log; OSError when the file cannot be written."""
        self._stream: IO[bytes] | None = path.open("wb", buffering=0)

    def write(self, line: Mapping[str, object]) -> None:
        """Write one line, which has a `kind`. A disk that is full ends the log, not the match."""
        if self._stream is None:
            return
        try:
            self._stream.write(msgspec.json.encode(plain(line)) + b"\n")
        except OSError as fault:
            log.error("The event log ends here: %s", fault)
            self.close()

    def listen(self, events: tuple[Event, ...], _state: State) -> None:
        """Write what happened at the table: a listener of a session. A jump by undo or redo is a line of its own."""
        if not events:
            self.write({"kind": "Jumped"})
        for event in events:
            self.write(event_line(event))

    def close(self) -> None:
        """End the log; later lines are dropped."""
        if self._stream is not None:
            with contextlib.suppress(OSError):
                self._stream.close()
            self._stream = None
