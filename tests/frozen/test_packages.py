"""What people get: the standalone build, the wheel, and README's play command, each away from the checkout."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from scopa_gui import __version__
from tests.window.desktop import Desktop, private_desktop, running_program
from tests.window.table import drag_card, options

pytestmark = [pytest.mark.frozen, pytest.mark.timeout(300)]

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SELF_TEST_SECONDS: Final = 60


def named(variable: str) -> Path:
    """The file that an environment variable names; the test is skipped where it is not set."""
    value = os.environ.get(variable)
    if not value:
        pytest.skip(f"{variable} names nothing to test (see docs/releasing.md)")
    path = Path(value).absolute()
    assert path.is_file(), f"{variable} names {path}, which is not there"
    return path


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    with private_desktop(tmp_path) as screen:
        yield screen


def self_test(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program's own test from a folder that lends it nothing."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [*command, "--self-test"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=SELF_TEST_SECONDS,
        check=False,
    )


def test_standalone_build_tests_itself(tmp_path: Path) -> None:
    done = self_test(tmp_path, str(named("SCOPA_FROZEN")))
    assert done.returncode == 0, done.stdout + done.stderr


def test_standalone_build_is_moved_and_played(desktop: Desktop, tmp_path: Path) -> None:
    """In a copy elsewhere, so that no path of the build machine is baked in."""
    program_file = named("SCOPA_FROZEN")
    copy = shutil.copytree(program_file.parent, tmp_path / "elsewhere", symlinks=True) / program_file.name
    with running_program(desktop, tmp_path, options(), [str(copy)]) as program:
        rest = program.idle("table")
        assert drag_card(program, rest)["card"] == rest["hand"][0][0]
        program.process.send_signal(signal.SIGTERM)
        assert program.process.wait(10) == 0


def test_wheel_holds_words_and_pictures() -> None:
    with zipfile.ZipFile(named("SCOPA_WHEEL")) as wheel:
        names = wheel.namelist()
        italian = wheel.read("scopa_gui/locale/it/LC_MESSAGES/scopa.mo").decode("utf-8", errors="replace")
    assert "Nuova partita" in italian
    assert {"scopa_gui/_assets/images/decks/napoletane/7D.svg", "scopa_gui/_assets/images/fonts/serif.ttf"} <= set(
        names
    )
    assert any(name.startswith("scopa_gui/_assets/sounds/") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "build_scripts/"))]


def test_wheel_is_installed_and_runs(tmp_path: Path) -> None:
    wheel = named("SCOPA_WHEEL")
    home = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True, timeout=60)
    subprocess.run([str(home / "bin" / "pip"), "install", "-q", str(wheel)], check=True, timeout=120)
    scopa = str(home / "bin" / "scopa")
    told = subprocess.run([scopa, "--version"], cwd=tmp_path, capture_output=True, text=True, timeout=30, check=True)
    assert __version__ in told.stdout
    done = self_test(tmp_path, scopa)
    assert done.returncode == 0, done.stdout + done.stderr


def test_readme_command_opens_the_table(desktop: Desktop, tmp_path: Path) -> None:
    """The very line of README, in a fresh copy of the checkout; it ends with the window open."""
    named("SCOPA_WHEEL")  # not the wheel's test, but like it one that installs
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    line = next(line for line in lines if line.startswith("python3 -m venv") and line.endswith("/scopa"))
    checkout = tmp_path / "checkout"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(checkout)], check=True, timeout=60)
    line = line.replace("&& .venv/bin/scopa", "&& exec .venv/bin/scopa")  # so that ending the shell ends the program
    command = ["bash", "-c", f'cd "$0" && {line} "$@"', str(checkout)]
    with running_program(desktop, tmp_path, (), command, start_seconds=120) as program:
        assert program.idle()["scene"] == "title"
