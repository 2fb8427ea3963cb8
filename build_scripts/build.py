"""Builds the standalone program: ``python build_scripts/build.py [--onedir | --onefile] [--smoke] [--archive]``.

Standard library only. It makes its own environment under build/, so that nothing but the game goes in, and leaves
the result in dist/, archives with their SHA-256 sums. The same command serves Linux, Windows and macOS.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts.packing import download_name, pack, source_time, write_sums  # noqa: E402  # the checkout's own

WORK: Final = ROOT / "build"
RESULT: Final = ROOT / "dist"
SMOKE_SECONDS: Final = 300

Shape = Literal["onedir", "onefile"]


def run(words: Sequence[str | Path], environment: dict[str, str] | None = None) -> None:
    """Run one command in the checkout, shown first; a failure ends the build."""
    print("+", *words, flush=True)
    subprocess.run(words, cwd=ROOT, env=environment, check=True)


def version() -> str:
    """The version named in scopa_gui/__init__.py, read without importing it."""
    found = re.search(r'__version__ = "([^"]+)"', (ROOT / "scopa_gui" / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise SystemExit("scopa_gui/__init__.py names no __version__")
    return found[1]


def prepare_environment() -> Path:
    """An environment with the game and PyInstaller alone (installing also compiles the languages); its Python."""
    folder = WORK / "environment"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True, clear=True)
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", ".[build]"])
    return python


def freeze(python: Path, shape: Shape) -> Path:
    """Run PyInstaller into dist/<shape>/; the program that it made."""
    shutil.rmtree(RESULT / shape, ignore_errors=True)
    environment = os.environ | {
        "SCOPA_ONEFILE": "1" if shape == "onefile" else "0",
        "PYTHONHASHSEED": "0",  # with a fixed time of the source: two builds of one commit are alike
        "SOURCE_DATE_EPOCH": str(source_time(ROOT)),
    }
    command: list[str | Path] = [python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", RESULT / shape, "--workpath", WORK / shape]
    run([*command, ROOT / "build_scripts" / "scopa.spec"], environment)
    name = "scopa.exe" if os.name == "nt" else "scopa"
    made = RESULT / shape / name if shape == "onefile" else RESULT / shape / "scopa" / name
    if not made.is_file():
        raise SystemExit(f"PyInstaller ended well but {made.relative_to(ROOT)} is not there")
    return made


def smoke(program: Path) -> None:
    """Let the built program test itself, away from the checkout so that it cannot borrow from it."""
    twin = program.with_name("scopa-cli.exe")  # the one with an output, on Windows
    command = [str(twin if twin.exists() else program), "--self-test"]
    print("+", *command, flush=True)
    subprocess.run(command, cwd=program.anchor, timeout=SMOKE_SECONDS, check=True)


def archive(built: Path, shape: Shape) -> Path:
    """Pack the result for download, and renew the sums of all downloads of this version."""
    name = RESULT / download_name(version(), onefile=shape == "onefile")
    packed = pack(built, name, source_time(ROOT))
    write_sums(RESULT, version())
    return packed


def what_people_get(program: Path, shape: Shape) -> Path:
    """The file, folder or, on macOS, the bundle that goes into the archive."""
    if shape == "onefile":
        return program
    return RESULT / shape / "Scopa.app" if sys.platform == "darwin" else program.parent


def size_of(path: Path) -> str:
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return f"{sum(file.lstat().st_size for file in files) / 1e6:.1f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the standalone program into dist/.")
    shapes = parser.add_mutually_exclusive_group()
    shapes.add_argument("--onedir", action="store_true", help="a folder that starts at once (the default)")
    shapes.add_argument("--onefile", action="store_true", help="a single file that unpacks itself at every start")
    parser.add_argument("--smoke", action="store_true", help="run the result's --self-test")
    parser.add_argument("--archive", action="store_true", help="pack the result as tar.xz or zip, with sums")
    wanted = parser.parse_args()

    shape: Shape = "onefile" if wanted.onefile else "onedir"
    program = freeze(prepare_environment(), shape)
    built = what_people_get(program, shape)
    print(f"built {built.relative_to(ROOT)}, {size_of(built)}")
    if wanted.smoke:
        smoke(program)
    if wanted.archive:
        packed = archive(built, shape)
        print(f"packed {packed.relative_to(ROOT)}, {size_of(packed)}")


if __name__ == "__main__":
    main()
