"""Packs a build for download: the same files give the same archive, byte for byte, under a telling name."""

from __future__ import annotations

import hashlib
import lzma
import os
import platform
import stat
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}
MACHINES: Final = {"amd64": "x86_64", "aarch64": "arm64"}
EARLIEST: Final = 315_532_800  # 1 January 1980: a zip archive knows no earlier date
XZ_PRESET: Final = 9


def download_name(version: str, onefile: bool, system: str = sys.platform, machine: str = "") -> str:
    """The archive's name without its ending, as ``scopa-1.0.0-linux-x86_64``; one file says so at the end."""
    kind = (machine or platform.machine()).lower()
    parts = ["scopa", version, SYSTEMS.get(system, "linux"), MACHINES.get(kind, kind)]
    return "-".join([*parts, "onefile"] if onefile else parts)


def source_time(checkout: Path) -> int:
    """Seconds since 1970 that stand for the source's age: SOURCE_DATE_EPOCH, else the last commit, else 1980."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if not told:
        command = ["git", "-C", str(checkout), "log", "-1", "--format=%ct"]
        try:
            told = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True).stdout.strip()
        except (OSError, subprocess.SubprocessError):
            told = ""
    return max(int(told or EARLIEST), EARLIEST)


def pack(built: Path, name: Path, time: int, system: str = sys.platform) -> Path:
    """Pack a file or folder under its own name: zip for Windows and macOS, tar.xz elsewhere. The archive's path."""
    zipped = system in SYSTEMS
    archive = name.with_name(name.name + (".zip" if zipped else ".tar.xz"))
    archive.unlink(missing_ok=True)
    (_pack_zip if zipped else _pack_tar)(built, archive, time)
    return archive


def _entries(built: Path) -> Iterator[tuple[Path, str]]:
    """Everything to pack with its name in the archive, always in the same order."""
    yield built, built.name
    if built.is_dir():
        for path in sorted(built.rglob("*"), key=lambda path: path.relative_to(built).as_posix()):
            yield path, f"{built.name}/{path.relative_to(built).as_posix()}"


def _mode(path: Path) -> int:
    """Whose bits the build machine's own habits do not touch: runnable or not, nothing else."""
    runs = path.is_dir() or bool(path.lstat().st_mode & stat.S_IXUSR)
    return 0o755 if runs else 0o644


def _pack_tar(built: Path, archive: Path, time: int) -> None:
    with lzma.open(archive, "wb", preset=XZ_PRESET) as stream, tarfile.open(fileobj=stream, mode="w") as tar:
        for path, name in _entries(built):
            entry = tar.gettarinfo(path, name)
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime = time
            entry.mode = _mode(path)
            if entry.isreg():
                with path.open("rb") as content:
                    tar.addfile(entry, content)
            else:
                tar.addfile(entry)


def _pack_zip(built: Path, archive: Path, time: int) -> None:
    moment = datetime.fromtimestamp(time, UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, name in _entries(built):
            link = path.is_symlink()  # Scopa.app is full of them
            folder = path.is_dir() and not link
            entry = zipfile.ZipInfo(name + "/" if folder else name, moment)
            entry.create_system = 3  # Unix, wherever this runs: the bits below are read only then
            kind = stat.S_IFLNK if link else stat.S_IFDIR if folder else stat.S_IFREG
            entry.external_attr = (kind | _mode(path)) << 16
            entry.compress_type = zipfile.ZIP_STORED if link or folder else zipfile.ZIP_DEFLATED
            content = os.readlink(path).encode() if link else b"" if folder else path.read_bytes()
            packed.writestr(entry, content)


def downloads(folder: Path, version: str) -> list[Path]:
    """The finished downloads of a version that lie in `folder`, by name; the file of their sums is none of them."""
    patterns = (f"scopa-{version}-*", f"scopa-gui_{version}_*", f"scopa_gui-{version}*")
    found = {path for pattern in patterns for path in folder.glob(pattern) if path.is_file()}
    return sorted(found - {sums_file(folder, version)})


def sums_file(folder: Path, version: str) -> Path:
    return folder / f"scopa-{version}-SHA256SUMS.txt"


def write_sums(folder: Path, version: str) -> Path:
    """Write the SHA-256 sums of a version's downloads in `folder`, as ``sha256sum --check`` reads them."""
    found = downloads(folder, version)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in found]
    sums = sums_file(folder, version)
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums
