"""The worker process: it reads questions, thinks at low priority, and answers until nobody listens."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from scopa_gui.ai.levels import choose, wake_up
from scopa_gui.ai.strategy import Thought
from scopa_gui.engine import PlayerView

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICENESS: Final = 10
BELOW_NORMAL_PRIORITY_CLASS: Final = 0x4000


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player of `level` is asked: a view, and the seed of its chance."""

    number: int
    level: str
    view: PlayerView
    seed: int


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to question `number`; without a thought, `fault` tells why there is none."""

    number: int
    thought: Thought | None
    fault: str = ""


def serve(connection: Connection) -> None:
    """Answer questions until the other end closes or dies."""
    # Ctrl+C in a terminal reaches this process too; the program decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    wake_up()
    with contextlib.suppress(EOFError, OSError):
        while True:
            connection.send(reply_to(connection.recv()))


def reply_to(question: Question) -> Reply:
    """Think; a player that fails costs one answer, not the worker."""
    try:
        return Reply(question.number, choose(question.level, question.view, question.seed))
    except Exception:  # noqa: BLE001  # the edge of the process: whatever went wrong is told to the other side
        return Reply(question.number, None, traceback.format_exc())


def lower_priority() -> None:
    """Let the window go first: without it the search makes frames late."""
    with contextlib.suppress(OSError, AttributeError):
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
        else:
            os.nice(NICENESS)
