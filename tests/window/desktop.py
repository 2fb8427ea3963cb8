"""A private screen with a window manager, and the program on it, driven as a person drives it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

ROOT: Final = Path(__file__).resolve().parent.parent.parent
WINDOW_CLASS: Final = "scopa-gui"
NEEDED: Final = ("Xvfb", "openbox", "xdotool", "import")  # the last takes pictures: ImageMagick
CALL_SECONDS: Final = 5.0
PICTURE_SECONDS: Final = 30.0
PICTURES: Final = os.environ.get("SCOPA_PICTURES")
"""A folder for pictures of the tests' moments, for people to look at; they cost seconds, so usually none are taken."""
POLL_SECONDS: Final = 0.05
DRAG_STEPS: Final = 12
SCREEN: Final = (1600, 1000)
CLOSE_BUTTON: Final = (10, 10)
"""Pixels from the window's upper right corner, leftwards and up, to the close button of openbox's usual frame."""

Found = TypeVar("Found")
Line = dict[str, Any]
Point = tuple[float, float]


def missing_tools() -> list[str]:
    """What a private screen needs and this machine lacks."""
    return [name for name in NEEDED if shutil.which(name) is None]


def poll(
    what: str, look: Callable[[], Found | None], seconds: float, alive: Callable[[], None] = lambda: None
) -> Found:
    """Look again and again until there is something; TimeoutError, naming what was waited for, when time is up."""
    end = time.monotonic() + seconds
    while (found := look()) is None:
        alive()
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not come within {seconds:g} seconds")
        time.sleep(POLL_SECONDS)
    return found


@dataclass
class Desktop:
    """One X server of our own, with openbox on it."""

    display: str
    home: Path

    def environment(self, **more: str) -> dict[str, str]:
        """What a program started here sees: this screen by its own name, no sound card, an empty home, and `more`."""
        kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT") if name in os.environ}
        return kept | {
            "DISPLAY": self.display,
            "SDL_VIDEODRIVER": "x11",  # without it a missing screen would pass unseen, on an invisible one
            "SDL_AUDIODRIVER": "dummy",
            "LC_ALL": "C.UTF-8",
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(self.home),
            "PYTHONFAULTHANDLER": "1",
            **more,
        }

    def xdotool(self, *words: str | int) -> str:
        """One xdotool call under a time limit; its output, empty when it found nothing."""
        command = ["xdotool", *(str(word) for word in words)]
        done = subprocess.run(
            command, env=self.environment(), capture_output=True, text=True, timeout=CALL_SECONDS, check=False
        )
        return done.stdout.strip()


@contextlib.contextmanager
def private_desktop(home: Path, size: tuple[int, int] = SCREEN, *more: str) -> Iterator[Desktop]:
    """Xvfb (with `more` options) on a display number that it picks itself, then openbox; ended by handle."""
    reading, writing = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp", *more]
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()  # comes when the server is ready; empty when it died
        if not number:
            raise RuntimeError("Xvfb did not start")
        desktop = Desktop(f":{number}", home)
        manager = subprocess.Popen(
            ["openbox"], env=desktop.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            yield desktop
        finally:
            end(manager)
    finally:
        end(server)


def end(process: subprocess.Popen[Any], seconds: float = 10) -> int:
    """Ask a process of ours to end, insist when it does not; its exit code."""
    if process.poll() is None:
        process.terminate()
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(seconds)
        raise


@dataclass
class Program:
    """The game in its window. Points are pixels of the window, as the event log tells them."""

    desktop: Desktop
    process: subprocess.Popen[bytes]
    log: Path
    errors: Path
    window: str = ""
    lines: list[Line] = field(default_factory=list)
    seen: int = 0  # lines that a wait has already answered with
    _offset: int = 0

    def read_log(self) -> list[Line]:
        """All whole lines that the program has written so far."""
        if self.log.exists():
            with self.log.open("rb") as file:
                file.seek(self._offset)
                for raw in file:
                    if not raw.endswith(b"\n"):
                        break
                    self._offset += len(raw)
                    self.lines.append(json.loads(raw))
        return self.lines

    def check_alive(self) -> None:
        """AssertionError with the program's own last words, when it ended on its own."""
        if self.process.poll() is not None:
            said = self.errors.read_text(encoding="utf-8", errors="replace")[-3000:]
            raise AssertionError(f"the program ended by itself with exit code {self.process.returncode}:\n{said}")

    def wait(self, what: str, wanted: Callable[[Line], bool], seconds: float = 20) -> Line:
        """The next line of the event log that is wanted, from where the last wait ended."""

        def look() -> Line | None:
            lines = self.read_log()
            while self.seen < len(lines):
                self.seen += 1
                if wanted(lines[self.seen - 1]):
                    return lines[self.seen - 1]
            return None

        return poll(what, look, seconds, self.check_alive)

    def idle(self, *scenes: str, seconds: float = 20) -> Line:
        """The next line that says: all is at rest in one of these scenes (any scene when none is named)."""
        return self.wait(
            f"rest in {scenes or 'any scene'}",
            lambda line: line["kind"] == "idle" and (not scenes or line["scene"] in scenes),
            seconds,
        )

    def find_window(self, seconds: float = 20) -> None:
        """Wait for the window, by its class; then bring it to the front and wait until keys go to it."""

        def look() -> str | None:
            found = self.desktop.xdotool("search", "--onlyvisible", "--class", WINDOW_CLASS).split()
            return found[-1] if found else None

        self.window = poll("the window", look, seconds, self.check_alive)
        self.desktop.xdotool("windowactivate", self.window)
        poll("the keyboard", lambda: self.desktop.xdotool("getwindowfocus") == self.window or None, seconds)

    def size(self) -> tuple[int, int]:
        """Width and height of the window as the X server knows them."""
        told = self.desktop.xdotool("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=", 1) for line in told.splitlines())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def resize(self, size: tuple[int, int]) -> None:
        """Ask the window manager for another size of the window, as pulling at its corner does."""
        self.desktop.xdotool("windowsize", self.window, *size)

    def close_by_frame(self) -> None:
        """Press the close button that the window manager drew."""
        left, up = CLOSE_BUTTON
        self.desktop.xdotool("mousemove", "--window", self.window, "--", self.size()[0] - left, -up)
        self.desktop.xdotool("click", 1)

    def wait_for_size(self, wanted: tuple[int, int], seconds: float = 20) -> None:
        """Wait until the X server says that the window is this large."""
        poll(f"a window of {wanted}", lambda: self.size() == wanted or None, seconds, self.check_alive)

    def is_asleep(self) -> bool:
        """Whether every thread of the program waits: it has nothing left to paint. Linux tells it in /proc."""
        states = []
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
                states.append((task / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0])
        return all(state == "S" for state in states)

    def wait_until_still(self, seconds: float = 30) -> bytes:
        """The window's pixels, once it is painted, the program sleeps, and three looks in a row show the same.

        On a busy machine two equal looks alone would only mean that the program had no turn between them.
        """
        looks: list[bytes] = []

        def look() -> bytes | None:
            if not self.is_asleep():
                looks.clear()
                return None
            looks.append(self.pixels())
            if looks[-1] != looks[0] or not any(looks[-1]):
                looks.clear()
            return looks[-1] if len(looks) == 3 else None

        return poll("a picture at rest", look, seconds, self.check_alive)

    def move(self, point: Point) -> None:
        self.desktop.xdotool("mousemove", "--window", self.window, round(point[0]), round(point[1]))

    def click(self, point: Point, button: int = 1) -> None:
        self.move(point)
        self.desktop.xdotool("click", button)

    def drag(self, start: Point, goal: Point) -> None:
        """Press on one point, move in small steps as a hand does, let go on the other."""
        self.move(start)
        self.desktop.xdotool("mousedown", 1)
        for step in range(1, DRAG_STEPS + 1):
            share = step / DRAG_STEPS
            self.move((start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share))
        self.desktop.xdotool("mouseup", 1)

    def key(self, name: str) -> None:
        """Press one key, named as X names it (Return, Escape, F11, space, h)."""
        self.desktop.xdotool("key", name)

    def show(self, name: str) -> None:
        """Keep a picture of this moment where SCOPA_PICTURES names a folder for them."""
        if PICTURES:
            self.wait_until_still()
            self.picture(Path(PICTURES) / f"{name}.png")

    def picture(self, file: Path) -> None:
        """Save what the whole screen shows."""
        command = ["import", "-window", "root", str(file)]
        subprocess.run(command, env=self.desktop.environment(), timeout=PICTURE_SECONDS, check=False)

    def pixels(self) -> bytes:
        """What the window shows, as the screen has it: three bytes a pixel."""
        command = ["import", "-window", self.window, "-depth", "8", "rgb:-"]
        done = subprocess.run(
            command, env=self.desktop.environment(), capture_output=True, timeout=PICTURE_SECONDS, check=True
        )
        return done.stdout


@contextlib.contextmanager
def running_program(
    desktop: Desktop,
    folder: Path,
    options: Sequence[str] = (),
    command: Sequence[str] | None = None,
    start_seconds: float = 20,
    **environment: str,
) -> Iterator[Program]:
    """Start the game (``command`` in place of this Python's own), wait for its window, end it whatever happens.

    What it keeps lies in `folder`: a second start with the same folder finds it again.
    """
    log, errors = folder / "events.jsonl", folder / "errors.txt"
    words = [*(command or (sys.executable, "-m", "scopa_gui")), *options, "--event-log", str(log)]
    with errors.open("wb") as stream:
        process = subprocess.Popen(
            words,
            cwd=ROOT if command is None else folder,
            env=desktop.environment(SCOPA_HOME=str(folder / "scopa"), **environment),
            stdin=subprocess.DEVNULL,
            stdout=stream,
            stderr=stream,
        )
    program = Program(desktop, process, log, errors)
    try:
        program.find_window(start_seconds)
        yield program
    except BaseException:
        with contextlib.suppress(subprocess.SubprocessError):
            program.picture(folder / "failure.png")
        raise
    finally:
        end(process)
