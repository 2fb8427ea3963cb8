"""The command line: every option is read, and a wrong one names the right ones and exits 2."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from scopa_gui import __version__
from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.app.start import SCENES, SPEEDS, StartOptions, missing_display, parse_options
from scopa_gui.engine import PRESET_KEYS

ROOT = Path(__file__).resolve().parent.parent.parent


def test_nothing_asked_for_leaves_everything_to_the_settings() -> None:
    assert parse_options([]) == StartOptions()


def test_every_option_is_read() -> None:
    words = (
        "--game cirulla --players 3 --level easy --seed 12 --deck napoletane --lang it --windowed 1280x800 --speed off "
        "--no-sound --demo --hands 3 --headless --scene count --screenshot a.png --event-log b.jsonl"
    )
    assert parse_options(words.split()) == StartOptions(
        game="cirulla",
        players=3,
        level="easy",
        seed=12,
        deck="napoletane",
        lang="it",
        windowed=(1280, 800),
        speed="off",
        sound=False,
        demo=True,
        hands=3,
        headless=True,
        scene="count",
        screenshot=Path("a.png"),
        event_log=Path("b.jsonl"),
    )
    assert parse_options(["--text", "--save"]) == StartOptions(text=True, save=True)
    assert parse_options(["--self-test"]) == StartOptions(self_test=True)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("--game scopone_scientifco", ["did you mean scopone_scientifico?", *PRESET_KEYS]),
        ("--players 5", ["2, 3, 4, 6"]),
        ("--game scopone --players 3", ["--players", "scopone is played by 4"]),
        ("--level god", list(LEVELS)),
        ("--seed -1", ["0 to"]),
        ("--seed 1e3", ["0 to"]),
        ("--seed 99999999999999999999999", ["0 to"]),
        ("--deck tarocchi", ["napoletane"]),
        ("--lang xx", list(LANGUAGES)),
        ("--windowed big", ["1280x800"]),
        ("--windowed 10x10", ["320x200"]),
        ("--windowed 99999x100", ["16384x16384"]),
        ("--speed warp", list(SPEEDS)),
        ("--scene cellar", list(SCENES)),
        ("--hands 0 --demo", ["1 to"]),
        ("--hands 3", ["--demo"]),
        ("--save", ["--text"]),
        ("--text --headless", ["--text and --headless"]),
        ("--headless --self-test", ["--headless and --self-test"]),
        ("--wat", ["--wat"]),
        ("--dem", ["--dem"]),
        ("--game", ["--game", "expected one argument"]),
        ("--game SCOPONE", ["did you mean scopone?"]),
        ("--game scopone --game poker", ["poker"]),
        ("--game --players 2", ["--game", "expected one argument"]),
        ("--players 2.0", ["2, 3, 4, 6"]),
        ("--players \u0662", ["2, 3, 4, 6"]),
        ("--players 2 --game scopa_a_tre", ["scopa_a_tre is played by 3, not 2"]),
        ("--level", ["--level"]),
        ("--level Medium", ["did you mean medium?"]),
        ("--seed 0x10", ["0 to"]),
        ("--seed \u0661\u0662", ["0 to"]),
        ("--deck ../napoletane", ["did you mean napoletane?"]),
        ("--lang it_IT", list(LANGUAGES)),
        ("--windowed 1280", ["1280x800"]),
        ("--windowed -1280x800", ["--windowed"]),
        ("--windowed 1280x800x2", ["1280x800"]),
        ("--windowed 0x0", ["320x200 to 16384x16384"]),
        ("--speed=", list(SPEEDS)),
        ("--hands many --demo", ["1 to 10000"]),
        ("--hands 10001 --demo", ["1 to 10000"]),
        ("--scene Title", ["did you mean title?"]),
        ("--text --speak", ["--speak", "window"]),
        ("--self-test --text", ["--text and --self-test"]),
        ("--screenshot a.png", ["--screenshot", "--headless"]),
        ("--headless --screenshot picture.gif", [".png, .jpg"]),
        ("--headless --screenshot .png", [".png, .jpg"]),
        ("--headless --screenshot /nowhere/at/all/a.png", ["no folder", "/nowhere/at/all"]),
        ("--event-log .", ["is a folder"]),
        ("--event-log /nowhere/a.jsonl", ["no folder"]),
        ("--event-log", ["expected one argument"]),
        ("--no-sound=yes", ["--no-sound"]),
        ("scopone", ["scopone"]),
        ("-x", ["-x"]),
    ],
)
def test_a_wrong_word_names_the_right_ones(words: str, named: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        parse_options(words.split())
    assert caught.value.code == 2
    said = capsys.readouterr().err
    assert said.splitlines()[-1].startswith("scopa: error: ")
    assert all(word in said for word in named)


@pytest.mark.parametrize("there", [True, False])
def test_a_file_that_may_not_be_written_is_refused(
    there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "log.jsonl"
    if there:
        file.touch()
    monkeypatch.setattr(os, "access", lambda path, _mode: Path(path) != (file if there else tmp_path))
    with pytest.raises(SystemExit):
        parse_options(["--event-log", str(file)])
    assert "the system does not allow it" in capsys.readouterr().err


def test_a_name_that_no_file_can_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        parse_options(["--headless", "--screenshot", "a" * 5000 + ".png"])
    assert caught.value.code == 2
    assert "--screenshot" in capsys.readouterr().err


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        parse_options(["--help"])
    assert caught.value.code == 0
    said = capsys.readouterr().out
    names = {field.name for field in fields(StartOptions)} - {"sound"} | {"no_sound", "version"}
    assert all(f"--{name.replace('_', '-')}" in said for name in names)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_options(["--version"])
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "keeps"),
    [
        ("", True),
        ("--game napola", True),
        ("--demo", False),
        ("--headless", False),
        ("--scene count", False),
        ("--self-test", False),
        ("--text", False),
        ("--text --save", True),
        ("--text --save --demo", True),
    ],
)
def test_who_may_touch_the_persons_files(words: str, keeps: bool) -> None:
    assert parse_options(words.split()).keeps_files == keeps


def test_a_missing_display_is_told_before_anything_is_opened() -> None:
    said = missing_display({}, "linux")
    assert said is not None
    assert all(word in said for word in ("DISPLAY", "WAYLAND_DISPLAY", "--text", "--headless"))
    assert missing_display({"DISPLAY": ":0"}, "linux") is None
    assert missing_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux") is None
    assert missing_display({"SDL_VIDEODRIVER": "kmsdrm"}, "linux") is None
    assert missing_display({}, "win32") is None
    assert missing_display({}, "darwin") is None


def run(*words: str, without: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in without}
    command = [sys.executable, "-m", "scopa_gui", *words]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False, input=""
    )


def test_without_a_display_the_program_says_one_sentence_and_ends() -> None:
    done = run(without=("SDL_VIDEODRIVER",))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines() == [missing_display({}, "linux")]


def test_a_wrong_option_ends_the_program_with_two() -> None:
    done = run("--game", "poker")
    assert done.returncode == 2
    assert "scopa_classica" in done.stderr


def test_the_program_plays_a_demo_without_pictures() -> None:
    done = run("--headless", "--demo", "--speed", "off", "--seed", "1", "--game", "napola", "--hands", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("napola, seed 1: ")
    assert done.stderr == ""


def test_the_program_plays_in_a_terminal() -> None:
    done = run("--text", "--seed", "1", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Your cards:" in done.stdout
    assert done.stderr == ""
