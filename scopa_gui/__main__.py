"""The way in: reads the options, then plays in a window, in the terminal, or without being seen."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

# Nothing here may load pygame at once: --help and --version answer without it, and the worker process starts here too.
from scopa_gui.app.start import StartOptions, missing_display, parse_options

EXIT_NO_DISPLAY = 2
EXIT_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is 0 when all went well, 2 for wrong options or a missing display."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    options = parse_options(arguments)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting is no answer of ours
    try:
        return _run(options)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; a second complaint at exit is kept from coming.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1


def _run(options: StartOptions) -> int:
    if options.self_test:
        return _self_test()
    if options.text:
        from scopa_gui.terminal.program import run as run_text

        return run_text(options, sys.stdin, sys.stdout)
    if options.headless and options.demo and options.speed == "off" and not (options.scene or options.screenshot):
        from scopa_gui.terminal.demo import run as run_demo

        return run_demo(options, sys.stdout)
    problem = None if options.headless else missing_display(os.environ)
    if problem is not None:
        print(problem, file=sys.stderr)
        return EXIT_NO_DISPLAY
    from scopa_gui.ui.program import run

    return run(options)


def _self_test() -> int:
    from scopa_gui.app.self_test import app_checks, run_checks
    from scopa_gui.ui.self_test import ui_checks

    return run_checks((*app_checks(), *ui_checks()), sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
