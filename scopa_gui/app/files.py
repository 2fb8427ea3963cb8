"""Small files that must survive: written whole or not at all, read with a limit, set aside when unreadable."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scopa_gui.app.notices import SaveTrouble

SUFFIX: Final = ".tmp"
MOST_ASIDE: Final = 1000


class UnreadableError(ValueError):
    """A file that is not what it should be; the message says what was found, and where.

    `hand` and `play` (from 1) name the place in a saved match.
    """

    def __init__(self, reason: str, hand: int | None = None, play: int | None = None) -> None:
        super().__init__(reason)
        self.hand = hand
        self.play = play


@dataclass(frozen=True, slots=True)
class Unreadable:
    """An unreadable file that was kept: its name, the name it has now, what is wrong and where (hand, play from 1)."""

    file: str
    kept_as: str
    reason: str
    hand: int | None = None
    play: int | None = None


def write_whole(path: Path, content: bytes) -> None:
    """Replace the file in one step: it holds the old content or the new, whenever the machine stops. OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}{SUFFIX}")
    try:
        with temporary.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def sweep_away(path: Path) -> None:
    """Remove what writers of `path` that were killed in the middle have left beside it."""
    own = f".{path.name}.{os.getpid()}{SUFFIX}"
    with contextlib.suppress(OSError):
        for left in path.parent.glob(f".{path.name}.*{SUFFIX}"):
            if left.name != own:
                left.unlink()


def read_limited(path: Path, limit: int) -> bytes | None:
    """The content; None when there is no file. UnreadableError for a folder, a device or more than `limit` bytes."""
    try:
        kind = path.stat().st_mode
        if not stat.S_ISREG(kind):
            raise UnreadableError("it is no file")
        with path.open("rb") as stream:
            content = stream.read(limit + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as fault:
        raise UnreadableError(str(fault.strerror or fault)) from fault
    if len(content) > limit:
        raise UnreadableError(f"it is larger than {limit} bytes")
    return content


def set_aside(path: Path) -> Path | None:
    """Give the file another name beside it, one that is free; None when the system does not allow it."""
    for number in range(1, MOST_ASIDE):
        kept = path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")
        if not os.path.lexists(kept):
            try:
                path.rename(kept)
            except OSError:
                return None
            return kept
    return None


def trouble_of(fault: OSError) -> SaveTrouble:
    """Why the system refused to write, as far as a person can do something about it."""
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return SaveTrouble.DISK_FULL
    if fault.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return SaveTrouble.FOLDER_LOCKED
    return SaveTrouble.OTHER
