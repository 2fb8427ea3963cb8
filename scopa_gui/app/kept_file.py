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

    `unreadable` says what was set aside when reading, `trouble` why the last writing failed. With `only_reads` the
    file belongs to another copy of the program: nothing is written, moved or swept away.
    """

    def __init__(self, path: Path | None, limit: int, *, only_reads: bool = False) -> None:
        self._path = path
        self._limit = limit
        self._only_reads = only_reads
        self._rescue: Callable[[], bool] | None = None
        self._unwritten: bytes | None = None
        self.unreadable: Unreadable | None = None
        self.trouble: SaveTrouble | None = None

    def read(self, decode: Callable[[bytes], T]) -> T | None:
        """What `decode` makes of the content; None without a file, or when the file was set aside as unreadable.

        `decode` may raise UnreadableError or what msgspec raises.
        """
        path = self._path
        if path is None:
            return None
        if not self._only_reads:
            sweep_away(path)
        try:
            content = read_limited(path, self._limit)
            return None if content is None else decode(content)
        except (UnreadableError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            self._put_aside(path, fault)
            return None

    def _put_aside(self, path: Path, fault: Exception) -> None:
        hand, play = (fault.hand, fault.play) if isinstance(fault, UnreadableError) else (None, None)
        kept = None if self._only_reads else set_aside(path)
        if kept is None:
            self.rescue_first(lambda: set_aside(path) is not None)
        name = (kept or path).name
        log.warning("%s cannot be read (%s) and is kept as %s.", path, fault, name)
        self.unreadable = Unreadable(path.name, name, str(fault), hand, play)

    def rescue_first(self, rescue: Callable[[], bool]) -> None:
        """The file holds something precious: nothing is written until `rescue` has moved it out of the way.

        It is called before every writing until it answers True.
        """
        self._rescue = rescue

    def write(self, content: bytes) -> None:
        """Replace the content; a failure is told by `trouble`, and `try_again` may mend it."""
        if self._path is None or self._only_reads:
            return
        self._unwritten = content
        if self._rescue is not None and not self._rescue():
            self.trouble = SaveTrouble.FOLDER_LOCKED
            return
        self._rescue = None
        try:
            write_whole(self._path, content)
        except OSError as fault:
            if self.trouble is None:
                log.error("%s cannot be written: %s", self._path, fault)
            self.trouble = trouble_of(fault)
        else:
            self.trouble = self._unwritten = None

    def try_again(self) -> None:
        """Write what could not be written last time, if anything."""
        if self._unwritten is not None:
            self.write(self._unwritten)
