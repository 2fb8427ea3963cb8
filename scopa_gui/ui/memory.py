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
    """Gives memory back each time another scene has come to rest: making its picture left much unused."""

    def __init__(self, give: Callable[[], None] = give_back) -> None:
        self._give = give
        self._tidied: Scene | None = None

    def rest(self, top: Scene | None) -> None:
        """Nothing is to be painted now; `top` is the scene that is shown."""
        if top is not self._tidied and top is not None and not top.is_moving:
            self._tidied = top
            self._give()


def _library() -> ctypes.CDLL:
    """The program's own C library; AttributeError for what it does not know, as on every system but Linux."""
    if sys.platform != "linux":
        raise OSError("only glibc has these")
    return ctypes.CDLL(None)
