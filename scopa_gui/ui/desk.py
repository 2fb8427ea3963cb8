"""The desk: one thread at which cards are drawn while the window goes on."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Final

NICENESS: Final = 19
"""Behind everything that is waited for: what is drawn here has a stand-in meanwhile, and `PATIENCE` an end."""


def drawing_desk() -> Executor:
    """A desk of one thread, which makes way for the window."""
    return ThreadPoolExecutor(1, "drawing", initializer=make_way)


def make_way() -> None:
    """Give the calling thread a lower priority; only on Linux has a thread one of its own.

    Else a screen without a graphics card, which copies each picture on the same processors, waits for its turn behind
    the drawing: 4 ms and more in the middle of a frame.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
