"""Looks after files that could not be written: says so once, tries again every few seconds, says when it works."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

from scopa_gui.app.notices import SaveTrouble

RETRY_SECONDS: Final = 5.0


class Written(Protocol):
    """A file that is written from time to time: see KeptFile."""

    @property
    def trouble(self) -> SaveTrouble | None:
        """Why the last writing failed, None when it did not."""

    def try_again(self) -> None:
        """Write what could not be written last time."""


Told: TypeAlias = tuple[Written, Callable[[SaveTrouble], str]]
"""A file and the words for its trouble."""


class SaveWatch:
    """Watches `files`; `mended` says that all are written again.

    One piece of trouble is told at a time: a full disk fails every file, and one line is enough.
    """

    def __init__(self, files: Sequence[Told], mended: Callable[[], str]) -> None:
        self._files = tuple(files)
        self._mended = mended
        self._told = False
        self._wait = 0.0

    def update(self, dt: float) -> str | None:
        """Let `dt` seconds pass; what a person is to be told now."""
        if self._told:
            self._wait -= dt
            if self._wait <= 0:
                self._wait = RETRY_SECONDS
                for file, _words in self._files:
                    file.try_again()
        found = next(((file.trouble, words) for file, words in self._files if file.trouble is not None), None)
        if found is None:
            mended, self._told = self._told, False
            return self._mended() if mended else None
        if self._told:
            return None
        self._told, self._wait = True, RETRY_SECONDS
        trouble, words = found
        return words(trouble)
