"""The real window from its opening to its end: it closes well, survives being killed, and says when it cannot open."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.desktop import ROOT, Desktop, Program, poll, running_program
from tests.window.table import drag_card, names, options

pytestmark = [pytest.mark.window, pytest.mark.timeout(120)]


def workers_of(program: Program) -> list[int]:
    """The process that thinks, and what Python starts with it; they come after the first picture."""
    pid = program.process.pid
    listed = Path(f"/proc/{pid}/task/{pid}/children")

    def look() -> list[int] | None:
        return [int(word) for word in listed.read_text(encoding="ascii").split()] or None

    return poll("the worker process", look, 20, program.check_alive)


def children_seconds() -> float:
    """Processor time of all ended children of this process."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def is_gone(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
    return state == "Z"  # dead, and only not yet taken note of by whoever adopted it


def test_it_ends_well_when_asked_to(desktop: Desktop, tmp_path: Path) -> None:
    """Ending in the middle of a hand is the usual way to stop: it must be a clean one."""
    with running_program(desktop, tmp_path, options()) as program:
        program.idle("table")
        program.process.send_signal(signal.SIGTERM)
        assert program.process.wait(10) == 0
        assert program.errors.read_text(encoding="utf-8") == ""


def test_it_ends_well_when_the_window_is_closed(desktop: Desktop, tmp_path: Path) -> None:
    """The button in the window's own frame is pressed: a real click, through the window manager."""
    with running_program(desktop, tmp_path, options()) as program:
        program.idle("table")
        workers = workers_of(program)
        program.close_by_frame()
        assert program.process.wait(10) == 0
        assert program.errors.read_text(encoding="utf-8") == ""
    poll("the end of the worker process", lambda: all(map(is_gone, workers)) or None, 10)


def test_a_killed_program_resumes_the_same_cards(desktop: Desktop, tmp_path: Path) -> None:
    """Killed outright in mid-hand, after two plays; the title's Play leads back to the very same table."""
    with running_program(desktop, tmp_path, options()) as program:
        for _ in range(2):
            drag_card(program, program.idle("table"))
        before = program.idle("table")
        workers = workers_of(program)
        program.process.kill()
        program.process.wait(10)
    poll("the end of the worker process", lambda: all(map(is_gone, workers)) or None, 10)
    again = ["--windowed", "1280x800", "--speed", "off", "--no-sound", "--lang", "en"]
    with running_program(desktop, tmp_path, again) as program:
        program.click(program.idle("title")["buttons"]["play"])
        after = program.idle("table")
        program.show("resumed")
        assert (after["hand"], after["table"]) == (before["hand"], before["table"])
        assert drag_card(program, after)["card"] == names(before)[0]


@pytest.mark.parametrize("display", [None, ":9999"], ids=["none", "dead"])
@pytest.mark.parametrize("driver", [None, "x11"])
def test_without_a_display_it_says_so_and_ends(tmp_path: Path, display: str | None, driver: str | None) -> None:
    """Exit code 2 and one line of words; never invisibly on and on.

    A second of processor time: on a machine with other work the clock on the wall tells of that work.
    """
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "SCOPA_HOME": str(tmp_path)}
    environment["XDG_RUNTIME_DIR"] = str(tmp_path)  # every desktop has one; SDL's Wayland part grumbles without
    environment |= {"DISPLAY": display} if display else {}
    environment |= {"SDL_VIDEODRIVER": driver} if driver else {}
    before = children_seconds()
    done = subprocess.run(
        [sys.executable, "-m", "scopa_gui"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=10,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Scopa needs a graphical display (")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert children_seconds() - before < 1.0
