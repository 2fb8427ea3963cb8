"""Nothing that happens to disk, clock, sound, worker or window costs a match: the whole program, without a screen."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from scopa_gui.app import keeping_words, notices, saves, settings, statistics
from scopa_gui.app.notices import SaveTrouble
from scopa_gui.app.players import Thinker
from scopa_gui.app.save_watch import RETRY_SECONDS
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.start import StartOptions
from scopa_gui.app.thinker import InlineThinker, Patience, ProcessThinker
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.ui.audio_device import MixerDevice, NoAudioError
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.window import begin_display
from tests.pilot import Pilot

ROOT = Path(__file__).resolve().parent.parent.parent
FILLING = "filling"


@contextmanager
def opened(
    thinker: Thinker | None = None, clock: Callable[[], float] = time.monotonic, **options: object
) -> Iterator[Pilot]:
    """The program as a person starts it, on the home that SCOPA_HOME names."""
    usual: dict[str, object] = {"windowed": (1280, 800), "lang": "en", "speed": "off", "sound": False}
    begin_display(headless=True)
    program = Program(StartOptions(**{**usual, **options}), thinker or InlineThinker(), clock)  # type: ignore[arg-type]
    try:
        program.begin()
        yield Pilot(program, [])
    finally:
        program.close()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SCOPA_HOME", str(tmp_path))
    return tmp_path


def session_of(pilot: Pilot) -> GameSession:
    session = pilot.program.context.matches.session
    assert session is not None
    return session


def sit_down(pilot: Pilot) -> TableScene:
    """From the title to the table."""
    pilot.press(pygame.K_RETURN)
    pilot.settle()
    return pilot.scene(TableScene)


def play_a_card(pilot: Pilot, polls: int = 2000) -> None:
    """The person's next card by keys, then whatever the others answer."""
    table = pilot.scene(TableScene)
    for _ in range(polls):
        if table.places() is not None or pilot.top is not table:
            break
        pilot.program.update(0.05)
        time.sleep(0.001 if isinstance(pilot.program._thinker, ProcessThinker) else 0)
    pilot.press(pygame.K_1, pygame.K_RETURN)
    if table.model.gesture.mode is Mode.CHOOSING:
        pilot.press(pygame.K_1, pygame.K_RETURN)


def play_the_hand(pilot: Pilot) -> None:
    """To the count."""
    for _ in range(60):
        if session_of(pilot).status is not SessionStatus.PLAYING:
            return
        play_a_card(pilot)
        pilot.advance(0.2)
    raise AssertionError("the hand comes to no end")


def saved(home: Path) -> bytes:
    return (home / "data" / saves.PRESENT).read_bytes()


def is_saved(pilot: Pilot, home: Path) -> bool:
    return saved(home) == saves.encode(session_of(pilot).record)


def lines_told(pilot: Pilot, seconds: float) -> list[str]:
    """What is told in so many seconds, at the table or on slips."""
    told: list[str] = []
    for _ in range(round(seconds * 10)):
        pilot.program.update(0.1)
        top = pilot.top
        now = top._note if isinstance(top, PaperScene) else top.model.caption if isinstance(top, TableScene) else None
        if now and (not told or told[-1] != now):
            told.append(now)
    return told


# ------------------------------------------------------------------------------------------------ the disk


def fails(trouble: SaveTrouble) -> str:
    return notices.saving_fails(trouble)


@contextmanager
def small_disk(folder: Path) -> Iterator[Callable[[str], None]]:
    """A disk of 256 KB at `folder`; called with "rw" or "ro" it is mounted anew. Skips where that is not allowed."""
    folder.mkdir(parents=True, exist_ok=True)
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root may mount a small disk")
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "scopa", str(folder)], capture_output=True)
    if done.returncode != 0:
        pytest.skip(f"no small disk can be mounted here: {done.stderr.decode().strip()}")

    def remount(how: str) -> None:
        subprocess.run(["mount", "-o", f"remount,{how}", str(folder)], check=True, capture_output=True)

    try:
        yield remount
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False, capture_output=True)


def fill(folder: Path) -> None:
    """Write until nothing more goes on the disk."""
    with (folder / FILLING).open("wb", buffering=0) as stream:
        try:
            while True:
                stream.write(b"x" * 4096)
        except OSError:
            return


def goes_on_unsaved(pilot: Pilot, trouble: SaveTrouble, mend: Callable[[], None], home: Path) -> None:
    """Cards are played while saving fails; it is told once; after `mend` the match is saved without another play."""
    before = len(session_of(pilot).record.hands[-1].moves)
    play_a_card(pilot)
    told = lines_told(pilot, 1.0)
    assert fails(trouble) in told
    play_a_card(pilot)
    play_a_card(pilot)
    assert len(session_of(pilot).record.hands[-1].moves) >= before + 5
    assert fails(trouble) not in lines_told(pilot, 2 * RETRY_SECONDS)
    mend()
    assert keeping_words.saved_again() in lines_told(pilot, RETRY_SECONDS + 10)
    assert is_saved(pilot, home)


def test_a_full_disk(home: Path) -> None:
    with small_disk(home / "data"), opened(game="scopa_classica", seed=7) as pilot:
        pilot.settle()
        fill(home / "data")
        goes_on_unsaved(pilot, SaveTrouble.DISK_FULL, (home / "data" / FILLING).unlink, home)


def test_a_read_only_disk(home: Path) -> None:
    with small_disk(home / "data") as remount, opened(game="scopa_classica", seed=7) as pilot:
        pilot.settle()
        remount("ro")
        goes_on_unsaved(pilot, SaveTrouble.FOLDER_LOCKED, lambda: remount("rw"), home)


def test_a_disk_that_is_full_from_the_start(home: Path) -> None:
    with small_disk(home / "data"):
        fill(home / "data")
        with opened() as pilot:
            pilot.press(pygame.K_RETURN)
            assert fails(SaveTrouble.DISK_FULL) in lines_told(pilot, 1.0)
            play_a_card(pilot)
            (home / "data" / FILLING).unlink()
            assert keeping_words.saved_again() in lines_told(pilot, RETRY_SECONDS + 10)
            assert is_saved(pilot, home)


def test_a_folder_that_disappears_is_made_again(home: Path) -> None:
    with opened(game="scopa_classica", seed=7) as pilot:
        pilot.settle()
        shutil.rmtree(home)
        play_a_card(pilot)
        assert is_saved(pilot, home)
        assert all("aving" not in line for line in lines_told(pilot, 8.0))


def test_a_file_in_place_of_the_folder(home: Path) -> None:
    with opened(game="scopa_classica", seed=7) as pilot:
        pilot.settle()
        shutil.rmtree(home / "data")
        (home / "data").write_text("no folder")
        goes_on_unsaved(pilot, SaveTrouble.OTHER, (home / "data").unlink, home)


def test_settings_that_cannot_be_saved_hold_for_the_evening(home: Path) -> None:
    with opened() as pilot:
        (home / "config").write_text("no folder")
        pilot.program.context.change(cloth="vino")
        assert lines_told(pilot, 2.0) == [keeping_words.settings_not_kept()]
        assert pilot.program.context.settings.cloth == "vino"
        (home / "config").unlink()
        assert keeping_words.saved_again() in lines_told(pilot, RETRY_SECONDS + 10)
        assert b"vino" in (home / "config" / settings.FILE).read_bytes()


def test_everything_unreadable_is_told_line_by_line(home: Path) -> None:
    for folder, name in (("data", saves.PRESENT), ("data", statistics.FILE), ("config", settings.FILE)):
        (home / folder).mkdir(exist_ok=True)
        (home / folder / name).write_text("{")
    with opened() as pilot:
        assert lines_told(pilot, 25.0) == [
            notices.settings_unreadable("settings.unreadable-1.json"),
            notices.save_unreadable("match.unreadable-1.json"),
            notices.statistics_unreadable("statistics.unreadable-1.json"),
        ]


# ------------------------------------------------------------------------------------------------ two copies


def test_a_second_copy_plays_without_touching_the_first_ones_files(home: Path) -> None:
    with opened(game="scopa_classica", seed=7) as first:
        first.settle()
        play_a_card(first)
        first.program.context.change(cloth="vino")
        before = {path: path.read_bytes() for path in sorted(home.rglob("*.json"))}
        with opened() as second:
            assert lines_told(second, 1.0) == [keeping_words.another_copy()]
            assert second.program.context.settings.cloth == "vino"
            second.program.context.change(cloth="notte")
            sit_down(second)
            play_the_hand(second)
            assert {path: path.read_bytes() for path in sorted(home.rglob("*.json"))} == before
        play_a_card(first)
        assert is_saved(first, home)
    with opened() as third:
        assert lines_told(third, 1.0) == []
        assert third.program.context.settings.cloth == "vino"
        assert session_of(third).record.hands


def test_what_is_wrong_is_told_where_the_title_is_covered_at_once(home: Path) -> None:
    """As by a start with --game."""
    with opened(), opened(game="scopa_classica", seed=7, speed="normal") as second:
        assert lines_told(second, 1.0) == [keeping_words.another_copy()]


# ------------------------------------------------------------------------------------------------ worker, sound, clock


def end(thinker: ProcessThinker, how: signal.Signals) -> None:
    if thinker.pid is not None:
        os.kill(thinker.pid, how)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
def test_a_match_goes_on_without_its_worker(home: Path, how: signal.Signals) -> None:
    thinker = ProcessThinker(time.monotonic, Patience(answer=0.2))
    with opened(thinker, game="scopa_classica", seed=7) as pilot:
        thinker.warm()
        for _ in range(4):
            play_a_card(pilot)
            end(thinker, how)
        play_the_hand(pilot)
        assert is_saved(pilot, home)


class SlowThinker(InlineThinker):
    """Answers only when it has been asked many times."""

    polls = 0

    def answer(self, number: int):  # type: ignore[no-untyped-def]  # as InlineThinker
        self.polls += 1
        return super().answer(number) if self.polls % 150 == 0 else None


def test_a_person_may_undo_and_leave_while_a_slow_worker_thinks(home: Path) -> None:
    with opened(SlowThinker(), game="scopa_classica", seed=7) as pilot:
        for _ in range(3):
            play_a_card(pilot)
            pilot.press(pygame.K_u)
            play_a_card(pilot)
            pilot.click(pilot.button("menu") if pilot.top.places() else (0, 0))
            pilot.advance(1.0)
            if pilot.top.name == "table_menu":
                pilot.press(pygame.K_ESCAPE)
        play_the_hand(pilot)
        assert is_saved(pilot, home)


def test_without_a_sound_device_and_after_losing_one(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_self: MixerDevice, _channels: int) -> None:
        raise NoAudioError("no such device")

    with opened(game="scopa_classica", seed=7, sound=True) as pilot:
        play_a_card(pilot)
        monkeypatch.setattr(MixerDevice, "open", none)
        pilot.program.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
        play_the_hand(pilot)
    with opened(sound=True) as pilot:
        assert is_saved(pilot, home)


def test_a_clock_that_runs_back_decides_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards, whatever the clocks of the machine say."""
    records = []
    for step in (1.0, -3600.0):
        now = [1e9]

        def clock(now: list[float] = now, step: float = step) -> float:
            now[0] += step
            return now[0]

        with monkeypatch.context() as patched:
            for name in ("time", "monotonic", "perf_counter"):
                patched.setattr(time, name, clock)
            with opened(clock=clock, game="scopa_classica", seed=7) as pilot:
                play_the_hand(pilot)
                records.append(session_of(pilot).record.hands)
        shutil.rmtree(home)
    assert records[0] == records[1]


def test_a_worker_answers_under_a_clock_that_runs_back(home: Path) -> None:
    now = [1e9]

    def clock() -> float:
        now[0] -= 3600.0
        return now[0]

    with opened(ProcessThinker(clock), clock, game="scopa_classica", seed=7) as pilot:
        play_a_card(pilot)
        play_a_card(pilot)
        assert len(session_of(pilot).record.hands[-1].moves) >= 3


# ------------------------------------------------------------------------------------------------ window, network


def test_a_minimised_window_draws_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(game="scopa_classica", seed=7, speed="normal") as pilot:
        drawn = []
        draw = pilot.program.stack.draw
        monkeypatch.setattr(pilot.program.stack, "draw", lambda surface: (drawn.append(1), draw(surface)))
        pilot.program.handle(pygame.Event(pygame.WINDOWMINIMIZED))
        for _ in range(30):
            pilot.program.update(0.1)
            assert not pilot.program.draw()
        assert not drawn
        assert pilot.program.context.matches.session is not None
        pilot.program.handle(pygame.Event(pygame.WINDOWRESTORED))
        assert pilot.program.draw()
        assert drawn


LISTENER = """
import sys, time
heard = []
def hook(event, args):
    if event == "socket.__new__" and int(args[1]) == 1:  # the pipe to the worker
        return
    if event.startswith("socket.") or event.startswith(("urllib.", "http.", "ftplib.", "smtplib.")):
        heard.append((event, str(args)))
sys.addaudithook(hook)
def main():
    from scopa_gui.app.start import StartOptions
    from scopa_gui.app.thinker import ProcessThinker
    from scopa_gui.ui.program import Program
    from scopa_gui.ui.window import begin_display
    begin_display(headless=True)
    program = Program(StartOptions(speed="off", demo=True, game="scopa_classica", level="easy", seed=7),
                      ProcessThinker(time.monotonic))
    program.begin()
    session = program.context.matches.session
    while len(session.scores) < 2 and time.monotonic() < END:
        program.update(0.05)
        program.draw()
    hands = len(session.scores)
    program.close()
    print(hands, heard)
END = time.monotonic() + 90
if __name__ == "__main__":
    main()
"""


def test_no_network_is_touched_in_a_match(home: Path) -> None:
    script = home / "listener.py"
    script.write_text(LISTENER)
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["2 []"], done.stdout + done.stderr
