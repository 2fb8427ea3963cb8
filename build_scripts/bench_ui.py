"""Measures the window as a person meets it: ``python -m build_scripts.bench_ui [--program PATH] [--json FILE]``.

A real window under an Xvfb and openbox of its own: how soon it is there, how long frames take while cards are dealt and
dragged, what rest costs, how much memory is held, how soon another pack is ready. Figures are medians; the table that
it prints is kept in docs/performance.md, which says on what machine. See `measure` for start, rest and memory alone.
"""

from __future__ import annotations

import json
import math
import mmap
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from build_scripts.measure import TICKS, family, memory, settle, ticks
from scopa_gui.ui.tempo import METRICS
from tests.window.desktop import Desktop, Program, private_desktop, running_program

SCREEN: Final = (2560, 1440)
SIZES: Final = ("1280x800", "1920x1080", "2560x1440")
USUAL: Final = ("--no-sound", "--lang", "en", "--speed", "normal")
TABLE: Final = (*USUAL, "--game", "scopa_classica", "--seed", "7")
DEMO: Final = (*TABLE, "--demo")
LEVELS: Final = {"beginners": "easy", "masters": "expert"}
"""Beginners do not search: what their frames lack of the masters' is the search's doing."""
LATE: Final = 1000 / 60
"""Milliseconds after which a frame misses its picture."""
DEALING_SECONDS: Final = 20.0
DRAG_SECONDS: Final = 6.0
REST_SECONDS: Final = 10.0
QUIET_SECONDS: Final = 1.5
"""A picture that has not changed for so long is the settled one."""
LOOK_EVERY: Final = 0.01
MOVES_A_SECOND: Final = 60
RADIUS: Final = 120
PACK_WIDTH: Final = 200
LOOK_FOR_END: Final = 5.0
"""Seconds between looks at the memory, and whether the match has ended."""

Row = tuple[str, str, float, str]
"""What was measured, where, the figure, its unit."""
Frames = list[tuple[float, float, float]]


class Watch(threading.Thread):
    """Looks at the screen's own memory, without a word to the X server, and notes when the picture last changed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self.changed_at = 0.0
        self._file = folder / "Xvfb_screen0"
        self._over = threading.Event()

    def run(self) -> None:
        """Look until told to stop; every eighth line is enough to see a change."""
        with self._file.open("rb") as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as screen:
            head = struct.unpack(">25I", screen[:100])
            first, line = head[0] + head[19] * 12, head[12]
            last = b""
            while not self._over.wait(LOOK_EVERY):
                seen = b"".join(screen[at : at + line] for at in range(first, first + line * head[5], 8 * line))
                if seen != last:
                    self.changed_at, last = time.time(), seen

    def wait_for_rest(self, most: float = 20.0) -> float:
        """The time of the last change, once it is QUIET_SECONDS ago."""
        end = time.time() + most
        while time.time() < end and not 0 < self.changed_at < time.time() - QUIET_SECONDS:
            time.sleep(LOOK_EVERY)
        self._over.set()
        self.join()
        return self.changed_at


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure this checkout, and with --program how soon that build is there."""
    options = _options(arguments)
    print(f"load {os.getloadavg()[0]:.1f} at the beginning", flush=True)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        with private_desktop(folder, SCREEN, "-fbdir", home) as desktop:
            for part in _parts(desktop, folder, options):
                found = part()
                rows += found
                for row in found:
                    print("| {} | {} | {:.4g} {} |".format(*row), flush=True)
    print(f"load {os.getloadavg()[0]:.1f} at the end")
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 0


def _options(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m build_scripts.bench_ui", description="Measure the window.")
    parser.add_argument("--program", type=Path, help="also start this built program")
    parser.add_argument("--json", type=Path, help="write the figures there")
    parser.add_argument("--runs", type=int, default=5, help="starts a figure (default: %(default)s)")
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="of play before memory is read (default: %(default)s)"
    )
    parser.add_argument("--only", nargs="*", default=(), help="parts: start, frames, rest, memory, pack")
    return parser.parse_args(arguments)


def _parts(desktop: Desktop, folder: Path, options: Namespace) -> Iterator[Callable[[], list[Row]]]:
    wanted = options.only or ("start", "frames", "rest", "memory", "pack")
    if "start" in wanted:
        yield lambda: starts(desktop, folder, "source", None, options.runs)
        if options.program:
            command = [str(options.program.resolve())]
            yield lambda: starts(desktop, folder, options.program.name, command, options.runs)
    if "frames" in wanted:
        for size in SIZES:
            yield lambda size=size: frames(desktop, size)  # type: ignore[misc]
        yield lambda: gallery(desktop)
    if "rest" in wanted:
        yield lambda: rest(desktop)
    if "memory" in wanted:
        yield lambda: held(desktop, options.minutes)
    if "pack" in wanted:
        yield pack


# ------------------------------------------------------------------------------------------------ start


def starts(desktop: Desktop, folder: Path, name: str, command: Sequence[str] | None, runs: int) -> list[Row]:
    """Seconds from the start of the process; the first start, which fills the disk's cache, does not count."""
    found = [one_start(desktop, folder, command) for _ in range(runs + 1)][1:]
    middle = [statistics.median(column) for column in zip(*found, strict=True)]
    what = ("first window", "first picture", "settled picture", "processor to the first picture")
    return [(words, f"title, 1280x800, {name}", value, "s") for words, value in zip(what, middle, strict=True)]


def one_start(desktop: Desktop, folder: Path, command: Sequence[str] | None) -> tuple[float, float, float, float]:
    """When the window is on the screen, when its first picture, when the last; and the processor's seconds."""
    watch, opened = Watch(folder), list[float]()

    def look() -> None:
        while not opened:
            if desktop.xdotool("search", "--onlyvisible", "--class", "scopa-gui"):
                opened.append(time.time())

    with tempfile.TemporaryDirectory() as home:
        looking = threading.Thread(target=look, daemon=True)
        begin = time.time()
        looking.start()
        watch.start()
        with running_program(
            desktop, Path(home), [*USUAL, "--windowed", SIZES[0]], command, start_seconds=60
        ) as program:
            line = program.wait("the first picture", lambda line: line["kind"] == "shown", 60)
            settled = watch.wait_for_rest()
            looking.join()
        return opened[0] - begin, line["time"] - begin, settled - begin, line["processor"]


# ------------------------------------------------------------------------------------------------ frames


@contextmanager
def timed(desktop: Desktop, words: Sequence[str]) -> Iterator[tuple[Program, Frames]]:
    """The program with a clock at every frame; the frames are there once it has ended."""
    found: Frames = []
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / "frames.jsonl"
        command = [sys.executable, "-m", "build_scripts.timed_program", str(file)]
        here = {"PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
        with running_program(desktop, Path(home), words, command, start_seconds=60, **here) as program:
            program.wait("the first picture", lambda line: line["kind"] == "shown", 60)
            yield program, found
        found += [tuple(json.loads(line)) for line in file.read_text(encoding="ascii").splitlines()]


def frames(desktop: Desktop, size: str) -> list[Row]:
    """Frames while computers deal and play, without a search and with one, and while a person drags a card."""
    rows: list[Row] = []
    for who, level in LEVELS.items():
        with timed(desktop, [*DEMO, "--level", level, "--windowed", size]) as (_, dealing):
            time.sleep(DEALING_SECONDS)
        rows += of_frames(f"dealing, {who}, {size}", dealing[1:])  # the first one paints the window
    with timed(desktop, [*TABLE, "--windowed", size]) as (program, dragging):
        begin, end, load = drag(desktop, program)
    held = [one for one in dragging if begin <= one[0] <= end]
    rows += of_frames(f"dragging, {size}", held)
    rows.append(("pictures", f"dragging, {size}", len(held) / (end - begin), "a second"))
    rows.append(("processor", f"dragging, {size}", 100 * load, "%"))
    return rows


def of_frames(where: str, found: Frames) -> list[Row]:
    """Median, 99th percentile and longest frame; the last two of processor time too."""
    clock, spent = sorted(one[1] for one in found), sorted(one[2] for one in found)
    late = min(len(found) - 1, math.ceil(0.99 * len(found)) - 1)
    return [
        ("frame, median", where, clock[len(clock) // 2], "ms"),
        ("frame, 99th percentile", where, clock[late], "ms"),
        ("frame, longest", where, clock[-1], "ms"),
        ("frame, median, processor", where, spent[len(spent) // 2], "ms"),
        ("frame, 99th percentile, processor", where, spent[late], "ms"),
        ("frames above 16.7 ms, of 600", where, 600 * sum(one > LATE for one in clock) / len(clock), ""),
        ("the same of processor time", where, 600 * sum(one > LATE for one in spent) / len(spent), ""),
    ]


def drag(desktop: Desktop, program: Program) -> tuple[float, float, float]:
    """Carry the first card in circles; when it began and ended, and the program's share of one processor."""
    line = program.idle("table", seconds=60)
    settle(program)
    _, x, y = line["hand"][0]
    program.move((x, y))
    desktop.xdotool("mousedown", 1)
    program.move((x, y - 20))
    time.sleep(0.5)
    before, begin = ticks(program.process.pid), time.time()
    words = ["xdotool"]
    for move in range(int(DRAG_SECONDS * MOVES_A_SECOND)):
        turn = 2 * math.pi * move / MOVES_A_SECOND
        to = round(x + RADIUS * math.sin(turn)), round(y - 20 - RADIUS * (1 - math.cos(turn)))
        words += ["mousemove", "--window", program.window, *map(str, to), "sleep", f"{1 / MOVES_A_SECOND - 0.0012:.4f}"]
    subprocess.run(words, env=desktop.environment(), timeout=10 * DRAG_SECONDS, check=True)
    end, after = time.time(), ticks(program.process.pid)
    desktop.xdotool("mouseup", 1)
    return begin, end, (after - before) / TICKS / (end - begin)


def gallery(desktop: Desktop) -> list[Row]:
    """Frames while the gallery of packs fills, its first picture left out."""
    with timed(desktop, [*USUAL, "--scene", "decks", "--windowed", SIZES[0]]) as (program, found):
        settle(program)
    return of_frames(f"gallery filling, {SIZES[0]}", found[1:])


# ------------------------------------------------------------------------------------------------ rest, memory, packs


def rest(desktop: Desktop) -> list[Row]:
    """The processor's share while nothing moves and nothing has happened for some seconds."""
    rows: list[Row] = []
    for name, words in (("title", USUAL), ("table", TABLE), ("settings", (*USUAL, "--scene", "settings"))):
        with timed(desktop, [*words, "--windowed", SIZES[0]]) as (program, _):
            settle(program)
            time.sleep(2.0)  # a deal may follow after a rest
            settle(program)
            time.sleep(METRICS.awake + 1.0)
            before, begin = ticks(program.process.pid), time.monotonic()
            time.sleep(REST_SECONDS)
            share = (ticks(program.process.pid) - before) / TICKS / (time.monotonic() - begin)
        rows.append(("processor at rest", f"{name}, {SIZES[0]}", 100 * share, "%"))
    return rows


def held(desktop: Desktop, minutes: float) -> list[Row]:
    """Memory of the program and its worker (PSS) after computers have played for a while."""
    total = most = 0.0
    words = [*DEMO, "--level", LEVELS["masters"], "--windowed", SIZES[0]]
    with (
        tempfile.TemporaryDirectory() as home,
        running_program(desktop, Path(home), words, start_seconds=60) as program,
    ):
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end:
            time.sleep(LOOK_FOR_END)
            if play_on(program):
                continue
            everyone = family(program.process.pid)
            total = sum(map(memory, everyone)) / 1024
            most = max(most, total)
    where = f"{minutes:g} minutes of play, {SIZES[0]}"
    return [("memory, worker included", where, total, "MB"), ("the most of it", where, most, "MB")]


def play_on(program: Program) -> bool:
    """Press rematch where a match has ended; whether it had."""
    told = [line for line in program.read_log()[program.seen :] if line["kind"] == "idle"]
    program.seen = len(program.lines)
    if not told or told[-1]["scene"] != "match_end":
        return False
    program.key("Return")
    return True


@dataclass(frozen=True, slots=True)
class PackTime:
    """Seconds until all cards are ready, the longest hold-up of the window meanwhile, and all again from the cache."""

    ready: float
    longest: float
    again: float


def pack() -> list[Row]:
    """Another pack in the background, forty cards at PACK_WIDTH pixels, as the table does it."""
    found = [one_pack(key) for key in ("siciliane", "francesi", "napoletane")]
    where = f"40 cards, {PACK_WIDTH} pixels wide"
    return [
        ("a pack is ready", where, statistics.median(one.ready for one in found), "s"),
        ("the window waits for it at most", where, 1000 * max(one.longest for one in found), "ms"),
        ("the same from the cache", where, 1000 * statistics.median(one.again for one in found), "ms"),
    ]


def one_pack(key: str) -> PackTime:
    """Draw a pack at a desk, looking for what has come sixty times a second."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from scopa_gui.app.decks import read_shelf
    from scopa_gui.engine import CARDS
    from scopa_gui.ui.deck_art import DeckArt
    from scopa_gui.ui.desk import drawing_desk

    pygame.display.init()
    window = pygame.Window("pack", (320, 200))
    window.get_surface()
    with drawing_desk() as desk:
        art = DeckArt(read_shelf().deck(key), desk=desk)
        height, names = round(PACK_WIDTH / art.ratio), [str(card) for card in CARDS]
        begin, longest = time.perf_counter(), 0.0
        for name in names:
            art.ask(name, height)
        while not all(art.is_ready(name, height) for name in names):
            looked = time.perf_counter()
            art.collect()
            longest = max(longest, time.perf_counter() - looked)
            time.sleep(1 / 240)
        ready = time.perf_counter() - begin
        for name in names:
            art.picture(name, height)
        again = time.perf_counter() - begin - ready
    window.destroy()
    return PackTime(ready, longest, again)


if __name__ == "__main__":
    sys.exit(main())
