"""One copy of the program keeps a person's files: a lock file, held by the system for as long as the copy lives."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sys
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

FILE: Final = "running.lock"
LOCKED_PLACE: Final = 1 << 20
"""Byte that is locked on Windows, where nobody else can read what is locked: far behind the number that is written."""
TAKEN: Final = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class Instance:
    """Claims the files in `folder` for this copy of the program, until `close` or the end of the process.

    The system lets go of a lock when its process ends, however it ends: a file that a killed copy left behind holds
    nobody back. Where the system knows no locks, the number of the process in the file decides. Nothing here raises:
    a folder that cannot be written to belongs to nobody, and saving says so.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._descriptor: int | None = None
        self.other: int | None = None
        """The process that has the files, 0 where its number is not known; None when they are ours."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            # Only to read: a file that is open for writing would keep its disk from being taken away in good order.
            descriptor = os.open(self._path, os.O_RDONLY | os.O_CREAT, 0o644)
        except OSError as fault:
            log.warning("%s cannot be opened (%s): other copies of the program are not noticed.", self._path, fault)
            return
        self._claim(descriptor)

    @property
    def is_first(self) -> bool:
        """Whether this copy may write the files."""
        return self.other is None

    def _claim(self, descriptor: int) -> None:
        try:
            lock(descriptor)
        except OSError as fault:
            holder = _number_in(descriptor)
            if fault.errno in TAKEN:
                self.other = holder or 0
            elif holder is not None and holder != os.getpid() and is_running(holder):
                self.other = holder
        if self.other is not None:
            log.warning("Another copy of the program (process %d) has the files.", self.other)
            os.close(descriptor)
            return
        self._descriptor = descriptor
        self._write(f"{os.getpid()}\n")

    def _write(self, number: str) -> None:
        with contextlib.suppress(OSError):  # on a full disk the lock holds without a number
            self._path.write_text(number, encoding="ascii")

    def close(self) -> None:
        """Let another copy have the files. The lock file stays: taking it away could pull it from under another."""
        if self._descriptor is not None:
            self._write("")
            os.close(self._descriptor)
            self._descriptor = None


def _number_in(descriptor: int) -> int | None:
    """The process number that a lock file holds."""
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        return int(os.read(descriptor, 20))
    except (OSError, ValueError):
        return None


if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        """Lock an open file for this process; OSError when it is taken."""
        os.lseek(descriptor, LOCKED_PLACE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

    def is_running(_process: int) -> bool:
        """Not asked on Windows: its locks always work, and a signal would end the other process."""
        return False

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Lock an open file for this process; OSError when it is taken."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def is_running(process: int) -> bool:
        """Whether there is a process of this number."""
        try:
            os.kill(process, 0)  # asks, and sends nothing
        except ProcessLookupError:
            return False
        except PermissionError:
            return True
        except (OSError, OverflowError):
            return False  # a number that no process can have
        return process > 0
