"""What people get: the standalone build, the wheel, and README's play command, each away from the checkout."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from scopa_gui import __version__
from tests.window.desktop import Desktop, private_desktop, running_program
from tests.window.table import drag_card, options

pytestmark = [pytest.mark.frozen, pytest.mark.timeout(600)]

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SELF_TEST_SECONDS: Final = 300
LARGEST_DOWNLOAD: Final = 20_000_000


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


def test_standalone_build_hands_the_licences_on() -> None:
    inside = named("SCOPA_FROZEN").parent / "_internal"
    texts = ["LICENSE", "CREDITS.md", "images/fonts/OFL-alegreya.txt"]
    texts += [f"licences/{name}" for name in ("pygame-ce/LGPL-2.1.txt", "msgspec/LICENSE", "platformdirs/LICENSE")]
    assert [name for name in texts if not (inside / name).is_file() or not (inside / name).stat().st_size] == []


def test_archive_is_small_whole_and_summed(tmp_path: Path) -> None:
    archive = named("SCOPA_ARCHIVE")
    assert archive.name.startswith(f"scopa-{__version__}-")
    assert archive.stat().st_size <= LARGEST_DOWNLOAD
    sums = (archive.parent / f"scopa-{__version__}-SHA256SUMS.txt").read_text(encoding="utf-8").splitlines()
    assert f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}" in sums
    shutil.unpack_archive(archive, tmp_path, filter="data")
    [program] = [path for path in tmp_path.rglob("scopa") if path.is_file()]
    done = self_test(tmp_path, str(program))
    assert done.returncode == 0, done.stdout + done.stderr


def dpkg_deb(*words: str | Path) -> str:
    """What Debian's own tool says about a package; the test is skipped where it is not installed."""
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is not installed")
    return subprocess.run(["dpkg-deb", *words], capture_output=True, text=True, timeout=120, check=True).stdout


def test_debian_package_says_what_it_is() -> None:
    package = named("SCOPA_DEB")
    assert package.stat().st_size <= LARGEST_DOWNLOAD
    fields = {name: dpkg_deb("--field", package, name).strip() for name in ("Package", "Version", "Depends", "Section")}
    assert (fields["Package"], fields["Version"], fields["Section"]) == ("scopa-gui", __version__, "games")
    assert re.match(r"libc6 \(>= 2\.\d+\), ", fields["Depends"])
    assert "libx11-6" in fields["Depends"]


def test_debian_package_keeps_the_rights_of_a_system() -> None:
    """Everything is root's, nobody else may write, nothing runs as somebody else, all lies in its own places."""
    entries = [line.split(maxsplit=5) for line in dpkg_deb("--contents", named("SCOPA_DEB")).splitlines()]
    assert {owner for _, owner, *_ in entries} == {"root/root"}
    assert {rights for rights, *_ in entries} == {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--", "lrwxrwxrwx"}
    files = [entry[5].partition(" -> ")[0] for entry in entries if not entry[0].startswith("d")]
    places = ("./usr/lib/scopa-gui/", "./usr/share/", "./usr/games/scopa")
    assert [name for name in files if not name.startswith(places)] == []
    assert len(files) == len(set(files)) > 500


def test_debian_package_is_unpacked_and_runs(tmp_path: Path) -> None:
    """Menu entry, manual page, icons and changelog are there; the program that the link names tests itself."""
    dpkg_deb("--extract", named("SCOPA_DEB"), tmp_path)
    share = tmp_path / "usr" / "share"
    for one in (
        "applications/*.desktop",
        "metainfo/*.xml",
        "icons/hicolor/*/apps/scopa-gui.png",
        "man/man6/scopa.6.gz",
    ):
        found = list(share.glob(one))
        assert found, one
        assert all(path.stat().st_size for path in found), one
    for packed in ("man/man6/scopa.6.gz", "doc/scopa-gui/changelog.gz"):
        assert "scopa" in gzip.decompress((share / packed).read_bytes()).decode("utf-8").lower()
    assert (share / "doc" / "scopa-gui" / "copyright").read_text(encoding="utf-8").count("MIT")
    done = self_test(tmp_path, str((tmp_path / "usr" / "games" / "scopa").resolve()))
    assert done.returncode == 0, done.stdout + done.stderr


def tracked_files() -> list[str]:
    """Every file of the last commit but those for git and the checks, whose names begin with a dot."""
    command = ["git", "-C", str(ROOT), "ls-tree", "-r", "--name-only", "HEAD"]
    listed = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True).stdout.splitlines()
    return [name for name in listed if not name.startswith(".")]


def test_source_archive_holds_the_checkout() -> None:
    [source] = named("SCOPA_WHEEL").parent.glob(f"scopa_gui-{__version__}.tar.gz")  # built beside the wheel
    with tarfile.open(source) as archive:
        names = {entry.name.partition("/")[2] for entry in archive if entry.isfile()}
    assert [name for name in tracked_files() if name not in names] == []


def test_wheel_holds_the_whole_program() -> None:
    with zipfile.ZipFile(named("SCOPA_WHEEL")) as wheel:
        names = set(wheel.namelist())
    wanted = [name for name in tracked_files() if name.startswith("scopa_gui/")]
    wanted += [f"scopa_gui/_assets/{name}" for name in tracked_files() if name.startswith(("images/", "sounds/"))]
    assert [name for name in wanted if name not in names] == []


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
