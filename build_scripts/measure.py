"""Measures the program in a real window: ``python -m build_scripts.measure [--program FILE] [--runs N]``.

Prints medians as rows of docs/performance.md. Linux with Xvfb, openbox and xdotool, as the tests of the window need.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.window.desktop import Desktop, Program, poll, private_desktop, running_program

QUIET: Final = ("--speed", "normal", "--no-sound", "--lang", "en")
SIZES: Final = ("1280x800", "1920x1080")
TITLE: Final[tuple[str, ...]] = ()
TABLE: Final = (*TITLE, "--game", "scopa_classica", "--seed", "7")
WATCHED_SECONDS: Final = 10.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure one program, this checkout's or the given file's."""
    options = _options(arguments)
    command = [str(options.program.resolve())] if options.program else None
    with tempfile.TemporaryDirectory() as home, private_desktop(Path(home), (1920, 1080)) as desktop:
        for size in SIZES:
            for name, words in (("title", TITLE), ("table", TABLE)):
                starts = [first_picture(desktop, command, [*words, "--windowed", size]) for _ in range(options.runs)]
                wall, spent = (statistics.median(column) for column in zip(*starts, strict=True))
                print(f"first picture, {name}, {size}: {wall:.2f} s, processor {spent:.2f} s", flush=True)
        for name, words in (("title", TITLE), ("table", TABLE), ("demo", (*TABLE, "--demo"))):
            load, held, processes = watch(desktop, command, words)
            print(f"{name} for {WATCHED_SECONDS:g} s: processor {load:.1%}, {held:.0f} MB in {processes} processes")
    return 0


def _options(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m build_scripts.measure", description="Measure start, idling and memory.")
    parser.add_argument("--program", type=Path, help="a built program (default: this checkout)")
    parser.add_argument("--runs", type=int, default=7, help="starts a figure (default: %(default)s)")
    return parser.parse_args(arguments)


def first_picture(desktop: Desktop, command: Sequence[str] | None, words: Sequence[str]) -> tuple[float, float]:
    """Seconds from the start of the process to its first picture: on the clock, and of processor time."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.time()
        with running_program(desktop, Path(folder), [*QUIET, *words], command, start_seconds=60) as program:
            line = program.wait("the first picture", lambda line: line["kind"] == "shown", 60)
        return line["time"] - begin, line["processor"]


def watch(desktop: Desktop, command: Sequence[str] | None, words: Sequence[str]) -> tuple[float, float, int]:
    """Share of one processor over a while, memory in MB at its end, and the number of processes.

    Begins when the worker process runs and the processes have come to rest (a demo never does).
    """
    with tempfile.TemporaryDirectory() as folder:
        start = [*QUIET, *words, "--windowed", SIZES[0]]
        with running_program(desktop, Path(folder), start, command, start_seconds=60) as program:
            program.wait("the first picture", lambda line: line["kind"] == "shown", 60)
            poll("the worker", lambda: len(family(program.process.pid)) > 1 or None, 30, program.check_alive)
            settle(program)
            before, begin = ticks(program.process.pid), time.monotonic()
            time.sleep(WATCHED_SECONDS)  # the watching itself, no waiting for anything
            load = (ticks(program.process.pid) - before) / TICKS / (time.monotonic() - begin)
            everyone = family(program.process.pid)
            return load, sum(map(memory, everyone)) / 1024, len(everyone)


def settle(program: Program) -> None:
    """Wait until the processes have spent nearly nothing for half a second, at most ten seconds."""
    last = ticks(program.process.pid)

    def look() -> bool | None:
        nonlocal last
        time.sleep(0.5)
        before, last = last, ticks(program.process.pid)
        return True if last - before < 0.05 * TICKS else None

    try:
        poll("rest", look, 10, program.check_alive)
    except TimeoutError:
        return


def family(process: int) -> list[int]:
    """The process and all that come from it."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [process] + [one for child in told.split() for one in family(int(child))]


def ticks(process: int) -> int:
    """Processor time of the process and all that come from it, in ticks."""
    total = 0
    for one in family(process):
        fields = Path(f"/proc/{one}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total


def memory(process: int) -> int:
    """A process's share of memory in KB: what it shares with others is divided among them (PSS)."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


if __name__ == "__main__":
    sys.exit(main())
