"""Memory that is used no more goes back to the system, where the C library would keep it for later."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Final

from scopa_gui.ui.scene import Scene

LARGE: Final = 500_000
"""Bytes; pieces from this size on are given back as soon as they are free: grounds of windows, large drawings."""
TIDY_EVERY: Final = 15.0
"""Seconds between two times for one scene."""
MMAP_THRESHOLD: Final = -3
"""mallopt's name for it, from malloc.h."""


def settle_in() -> None:
    """Once all that stays has been made: neither look through it again and again, nor keep large pieces for later.

    Looking through every module costs a frame; and glibc keeps ever larger pieces for itself once one was freed.
    """
    gc.collect()
    gc.freeze()
    with contextlib.suppress(OSError, AttributeError):
        _library().mallopt(MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Scenes that were left, with their grounds, and what lies unused between pieces in use.

    It takes some milliseconds: only while nothing moves.
    """
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        _library().malloc_trim(0)


class Tidying:
    """Gives memory back when another scene has come to rest, and now and then while one stays.

    Making a scene's picture leaves much unused; cards that glide leave a megabyte or two with every play.
    """

    def __init__(self, give: Callable[[], None] = give_back) -> None:
        self._give = give
        self._tidied: Scene | None = None
        self._at = 0.0
        self._drawn = False

    def drawn(self) -> None:
        """There was a new picture."""
        self._drawn = True

    def rest(self, top: Scene | None, now: float) -> None:
        """Nothing is to be painted now, in seconds of any clock; `top` is the scene that is shown."""
        if not self._drawn or top is None or top.is_moving:
            return
        if top is not self._tidied or now - self._at >= TIDY_EVERY:
            self._tidied, self._at, self._drawn = top, now, False
            self._give()


def _library() -> ctypes.CDLL:
    """The program's own C library; AttributeError for what it does not know, as on every system but Linux."""
    if sys.platform != "linux":
        raise OSError("only glibc has these")
    return ctypes.CDLL(None)
