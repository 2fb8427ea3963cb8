"""The program with a clock at every frame, for bench_ui: ``python -m build_scripts.timed_program FILE WORD ...``.

Runs like the game, and at its end writes to FILE one line a picture: when it was shown (seconds since the epoch), and
how long handling, thinking and painting took, on the clock and of this thread's processor time, in milliseconds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from scopa_gui.app.start import parse_options
from scopa_gui.app.thinker import ProcessThinker
from scopa_gui.ui.program import Program
from scopa_gui.ui.window import begin_display


class TimedProgram(Program):
    """Notes what every picture cost."""

    frames: list[tuple[float, float, float]]
    _begun: tuple[float, float]

    def update(self, dt: float) -> None:
        """The frame begins here: events cost next to nothing beside it."""
        self._begun = time.perf_counter(), time.thread_time()
        super().update(dt)

    def draw(self) -> bool:
        """Paint, and note the frame if there was one."""
        drawn = super().draw()
        if drawn:
            clock, spent = time.perf_counter() - self._begun[0], time.thread_time() - self._begun[1]
            self.frames.append((time.time(), 1000 * clock, 1000 * spent))
        return drawn


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until the window is closed; the program's own exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    start = parse_options(words[1:])
    begin_display(headless=False)
    program = TimedProgram(start, ProcessThinker(time.monotonic))
    program.frames = []
    program.begin()
    code = program.run()
    Path(words[0]).write_text("".join(json.dumps(one) + "\n" for one in program.frames), encoding="ascii")
    return code


if __name__ == "__main__":
    sys.exit(main())
