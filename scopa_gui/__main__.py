"""The way in: reads the options, then plays in a window, in the terminal, or without being seen."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

# Nothing is loaded at once: --help and --version answer without pygame, and the worker process, which starts here
# too, without options, files and settings: three megabytes less.
if TYPE_CHECKING:
    from scopa_gui.app.start import StartOptions

EXIT_NO_DISPLAY = 2
EXIT_INTERRUPTED = 130
NO_TERMINAL = "Scopa --text needs a terminal to read from and to write to, and one of them is closed."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is 0 when all went well, 2 for wrong options or a missing display."""
    from scopa_gui.app.start import parse_options

    options = parse_options(arguments)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting is no answer of ours
    try:
        return _run(options)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:  # whoever read our output has left
        _write_nothing_more()
        return 1
    except OSError as fault:
        if fault.filename is not None or not (options.text or options.headless or options.self_test):
            raise
        _complain(f"Scopa ends: what it writes cannot be written ({fault.strerror}).")
        _write_nothing_more()
        return 1


def _complain(sentence: str) -> None:
    if sys.stderr is not None:  # a windowed program on Windows has none
        sys.stderr.write(f"{sentence}\n")


def _write_nothing_more() -> None:
    """Keep a second complaint, about what is still to be written, from coming at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _run(options: StartOptions) -> int:
    from scopa_gui.app.start import missing_display

    if options.self_test:
        return _self_test()
    if options.text:
        if sys.stdin is None or sys.stdout is None:
            _complain(NO_TERMINAL)
            return EXIT_NO_DISPLAY
        from scopa_gui.terminal.program import run as run_text

        return run_text(options, sys.stdin, sys.stdout)
    if options.headless and options.demo and options.speed == "off" and not (options.scene or options.screenshot):
        from scopa_gui.terminal.demo import run as run_demo

        return run_demo(options, sys.stdout)
    problem = None if options.headless else missing_display(os.environ)
    if problem is not None:
        _complain(problem)
        return EXIT_NO_DISPLAY
    from scopa_gui.ui.program import run

    return run(options)


def _self_test() -> int:
    from scopa_gui.app.self_test import app_checks, run_checks
    from scopa_gui.ui.self_test import ui_checks

    return run_checks((*app_checks(), *ui_checks()), sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
