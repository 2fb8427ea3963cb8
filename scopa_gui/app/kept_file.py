"""One small file of the person's: read strictly, set aside when it cannot be read, written whole."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from scopa_gui.app.files import (
    Unreadable,
    UnreadableError,
    read_limited,
    set_aside,
    sweep_away,
    trouble_of,
    write_whole,
)
from scopa_gui.app.notices import SaveTrouble

log = logging.getLogger(__name__)

T = TypeVar("T")


class KeptFile:
    """A file of at most `limit` bytes; `path` None keeps nothing: demos, tests and the text mode.

    `unreadable` says what was set aside when reading, `trouble` why the last writing failed. A file that `is_precious`
    could not be moved out of the way, and is not overwritten.
    """

    def __init__(self, path: Path | None, limit: int) -> None:
        self._path = path
        self._limit = limit
        self.is_precious = False
        self.unreadable: Unreadable | None = None
        self.trouble: SaveTrouble | None = None

    def read(self, decode: Callable[[bytes], T]) -> T | None:
        """What `decode` makes of the content; None without a file, or when the file was set aside as unreadable.

        `decode` may raise UnreadableError or what msgspec raises.
        """
        if self._path is None:
            return None
        sweep_away(self._path)
        try:
            content = read_limited(self._path, self._limit)
            return None if content is None else decode(content)
        except (UnreadableError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            hand, play = (fault.hand, fault.play) if isinstance(fault, UnreadableError) else (None, None)
            kept = set_aside(self._path)
            self.is_precious = kept is None
            name = (kept or self._path).name
            log.warning("%s cannot be read (%s) and is kept as %s.", self._path, fault, name)
            self.unreadable = Unreadable(self._path.name, name, str(fault), hand, play)
            return None

    def write(self, content: bytes) -> None:
        """Replace the content; a failure is told by `trouble`."""
        if self._path is None:
            return
        if self.is_precious:
            self.trouble = SaveTrouble.FOLDER_LOCKED
            return
        try:
            write_whole(self._path, content)
        except OSError as fault:
            self.trouble = trouble_of(fault)
            log.error("%s cannot be written: %s", self._path, fault)
        else:
            self.trouble = None
