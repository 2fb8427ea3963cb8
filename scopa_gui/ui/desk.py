"""The desk: one thread at which cards are drawn while the window goes on."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from concurrent.futures import Executor, ThreadPoolExecutor


def drawing_desk() -> Executor:
    """A desk of one thread, which makes way for the window."""
    return ThreadPoolExecutor(1, "drawing", initializer=make_way)


def make_way() -> None:
    """Let the calling thread run only where nobody else wants to; only on Linux has a thread a priority of its own.

    At any other priority, the lowest too, the system lets a thread end its turn: the window's own thread, or the screen
    that copies its picture, then waits 4 ms in the middle of a frame. What is drawn here has a stand-in meanwhile, and
    `deck_art.PATIENCE` ends the waiting where the desk gets no turn at all.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(threading.get_native_id(), os.SCHED_IDLE, os.sched_param(0))
