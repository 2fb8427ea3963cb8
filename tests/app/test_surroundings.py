"""The real program where things are odd: no home, no language, closed or full output, a file in a folder's place."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent.parent
DEMO: Final = ("--headless", "--demo", "--hands", "1", "--speed", "off", "--game", "scopa_classica", "--seed", "1")
PICTURE: Final = ("--headless", "--scene", "table", "--windowed", "320x200", "--screenshot")
AT_A_TERMINAL: Final = ("--text", "--save", "--seed", "1")
INVISIBLE: Final = ("dummy", "offscreen")
FULL: Final = Path("/dev/full")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the surroundings made here are those of Unix")


def scopa(
    *words: str, home: Path | None = None, shell: str = "", source: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the program with nothing in its environment but what is named; `shell` is what a shell adds behind it."""
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    found: Mapping[str, str] = known | environment | ({} if home is None else {"HOME": str(home)})
    command = ["/bin/sh", "-c", f'exec "$0" "$@" {shell}', sys.executable, "-m", "scopa_gui", *words]
    return subprocess.run(command, cwd=home, env=found, input=source, capture_output=True, timeout=120, check=False)


def lines(done: subprocess.CompletedProcess[bytes]) -> list[str]:
    """What was complained about; a traceback is never an answer."""
    told = done.stderr.decode("utf-8", errors="replace")
    assert "Traceback" not in told, told
    return told.splitlines()


def test_without_a_home(tmp_path: Path) -> None:
    """The system knows where the person's files are kept, or the folder of the start does."""
    picture = tmp_path / "table.png"
    done = scopa(*PICTURE, str(picture), SDL_AUDIODRIVER="dummy")
    assert (done.returncode, lines(done)) == (0, [])
    assert picture.stat().st_size > 0


@pytest.mark.parametrize(
    "odd",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "xx_YY.klingon", "LANGUAGE": "zz:::@"},
        {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        {"TZ": "Nowhere/At+99"},
        {"TZ": ":/etc/passwd"},
    ],
    ids=lambda odd: next(iter(odd.values())) if isinstance(odd, dict) else "",
)
def test_with_an_odd_language_or_place(odd: dict[str, str], tmp_path: Path) -> None:
    done = scopa(*AT_A_TERMINAL, "--lang", "it", home=tmp_path, **odd)
    assert (done.returncode, lines(done)) == (0, [])
    assert b"Quale carta" in done.stdout
    assert list(tmp_path.rglob("match.json"))


def test_a_home_without_a_utf8_name(tmp_path: Path) -> None:
    home = Path(os.fsdecode(os.fsencode(tmp_path) + b"/h\xff"))
    done = scopa(*AT_A_TERMINAL, home=tmp_path, SCOPA_HOME=str(home))
    assert (done.returncode, lines(done)) == (0, [])
    assert (home / "data" / "match.json").is_file()
    picture = Path(os.fsdecode(os.fsencode(tmp_path) + b"/p\xfe.png"))
    assert scopa(*PICTURE, str(picture), home=tmp_path).returncode == 0
    assert picture.is_file()


def test_the_home_of_somebody_unknown(tmp_path: Path) -> None:
    """A shell leaves such a name as it is; so do we."""
    done = scopa(*AT_A_TERMINAL, home=tmp_path, SCOPA_HOME="~nobody-of-this-name/scopa")
    assert (done.returncode, lines(done)) == (0, [])


def test_a_file_in_the_place_of_the_home(tmp_path: Path) -> None:
    """It is played, and said that nothing can be kept."""
    file = tmp_path / "file"
    file.write_bytes(b"mine")
    done = scopa(*AT_A_TERMINAL, "--lang", "en", home=tmp_path, SCOPA_HOME=str(file))
    assert done.returncode == 0
    assert lines(done)
    assert b"Saving fails" in done.stdout
    assert file.read_bytes() == b"mine"


@pytest.mark.parametrize("driver", ["nonsense", "dummy", "offscreen"])
def test_a_display_that_nobody_sees_is_refused(driver: str, tmp_path: Path) -> None:
    done = scopa(home=tmp_path, SDL_VIDEODRIVER=driver)
    assert done.returncode == 2
    [line] = lines(done)
    assert driver in line
    assert "--text" in line


def test_a_sound_driver_that_is_not_there(tmp_path: Path) -> None:
    done = scopa(*PICTURE, str(tmp_path / "a.png"), home=tmp_path, SDL_AUDIODRIVER="nonsense")
    assert (done.returncode, lines(done)) == (0, [])


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("words", [DEMO, AT_A_TERMINAL[:1], ("--self-test",)], ids=lambda words: words[-1])
def test_full_output(words: tuple[str, ...], tmp_path: Path) -> None:
    done = scopa(*words, home=tmp_path, shell=f">{FULL}")
    assert done.returncode == 1
    assert lines(done) == ["Scopa ends: what it writes cannot be written (No space left on device)."]


@pytest.mark.parametrize("shell", ["<&-", ">&-"])
def test_a_closed_terminal(shell: str, tmp_path: Path) -> None:
    done = scopa("--text", home=tmp_path, shell=shell)
    assert done.returncode == 2
    [line] = lines(done)
    assert "terminal" in line


def test_noise_in_place_of_words(tmp_path: Path) -> None:
    noise = bytes(range(256)) * 4 + b"\n\xff\xfe7D\n"
    done = scopa("--text", "--seed", "1", "--lang", "en", home=tmp_path, source=noise)
    assert (done.returncode, lines(done)) == (0, [])
    assert done.stdout.endswith(b"Goodbye. This match is not kept: with --save it is.\n")


def test_a_folder_that_is_gone(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}
    command = ["/bin/sh", "-c", 'rmdir "$PWD" && exec "$0" "$@"', sys.executable, "-m", "scopa_gui", *DEMO]
    done = subprocess.run(command, cwd=gone, env=known, capture_output=True, timeout=120, check=False)
    assert (done.returncode, lines(done)) == (0, [])


@pytest.mark.skipif(os.name == "nt" or os.getuid() != 0, reason="only root can mount a folder that nobody may write")
def test_an_installation_that_cannot_be_written(tmp_path: Path) -> None:
    """From a read-only place, with its languages, pictures and packs."""
    installed = tmp_path / "installed"
    installed.mkdir()
    for name in ("scopa_gui", "images", "sounds"):
        shutil.copytree(ROOT / name, installed / name, ignore=shutil.ignore_patterns("__pycache__"))
    mounted = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && ! touch "$1/file" 2>/dev/null'
    rest = 'shift; exec "$0" -m scopa_gui "$@"'
    picture = tmp_path / "table.png"
    command = ["unshare", "--mount", "/bin/sh", "-c", f"{mounted} || exit 77; {rest}"]
    words = [sys.executable, str(installed), *PICTURE, str(picture)]
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": str(installed), "HOME": str(tmp_path)}
    done = subprocess.run([*command, *words], cwd=tmp_path, env=known, capture_output=True, timeout=120, check=False)
    if done.returncode == 77 or b"unshare:" in done.stderr:
        pytest.skip("this system lets nobody mount")
    assert (done.returncode, lines(done)) == (0, [])
    assert picture.is_file()
