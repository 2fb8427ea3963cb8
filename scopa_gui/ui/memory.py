"""Memory that is used no more goes back to the system, where the C library would keep it for later."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
import weakref
from collections.abc import Callable
from typing import Final

from scopa_gui.ui.scene import Scene

LARGE: Final = 500_000
"""Bytes; pieces from this size on are given back as soon as they are free: grounds of windows, large drawings."""
TIDY_EVERY: Final = 5.0
"""Seconds between two times for one scene: it takes 2 to 3 ms of a frame."""
MMAP_THRESHOLD: Final = -3
ARENA_MAX: Final = -8
"""mallopt's names for these, from malloc.h."""


def use_one_store() -> None:
    """Before the first thread begins: let all threads take memory from one place.

    glibc gives each its own, and what one thread makes and another frees leaves gaps in both: with the thread that
    draws cards these came to ten megabytes.
    """
    with contextlib.suppress(OSError, AttributeError):
        _library().mallopt(ARENA_MAX, 1)


def settle_in() -> None:
    """Once all that stays has been made: neither look through it again and again, nor keep large pieces for later.

    Looking through every module costs a frame; and glibc keeps ever larger pieces for itself once one was freed.
    """
    gc.collect()
    gc.freeze()
    with contextlib.suppress(OSError, AttributeError):
        _library().mallopt(MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Scenes that were left, with their grounds, and what lies unused between pieces in use."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        _library().malloc_trim(0)


class Tidying:
    """Gives memory back when another scene is shown, and now and then while one stays, moving or not.

    Making a scene's picture leaves much unused; cards that glide leave a megabyte or two with every play.
    """

    def __init__(self, give: Callable[[], None] = give_back) -> None:
        self._give = give
        self._tidied: Callable[[], Scene | None] = lambda: None
        self._at = 0.0
        self._drawn = False

    def drawn(self) -> None:
        """There was a new picture."""
        self._drawn = True

    def look(self, top: Scene | None, now: float) -> None:
        """To be called once a frame, in seconds of any clock; `top` is the scene that is shown."""
        if not self._drawn or top is None:
            return
        if self._tidied() is not top or now - self._at >= TIDY_EVERY:
            self._tidied, self._at, self._drawn = weakref.ref(top), now, False  # a scene that was left must go
            self._give()


def _library() -> ctypes.CDLL:
    """The program's own C library; AttributeError for what it does not know, as on every system but Linux."""
    if sys.platform != "linux":
        raise OSError("only glibc has these")
    return ctypes.CDLL(None)
