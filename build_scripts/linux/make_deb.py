"""Makes the Debian package out of the one-folder build: ``python build_scripts/linux/make_deb.py`` after build.py.

Standard library only, but it needs dpkg-deb, objdump (binutils) and a built dist/onedir/scopa. It writes into dist/.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import TextWrapper
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts.build import RESULT, WORK, run, size_of, version  # noqa: E402  # the checkout's own
from build_scripts.changelog import CHANGELOG, Release, releases  # noqa: E402
from build_scripts.linux.man_page import ask_for_help, man_page  # noqa: E402
from build_scripts.linux.metainfo import APP_ID, fill_form  # noqa: E402
from build_scripts.packing import source_time, write_sums  # noqa: E402

HERE: Final = Path(__file__).resolve().parent
BUILT: Final = RESULT / "onedir" / "scopa"
NAME: Final = "scopa-gui"
MAINTAINER: Final = "Scopa contributors <scopa-gui@localhost>"  # the field must look like an address
ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)

POINT: Final = TextWrapper(width=78, initial_indent="  * ", subsequent_indent="    ", break_long_words=False)

LIBRARIES: Final = ("libgcc-s1", "libstdc++6", "libx11-6", "libxext6")
"""Left out of the build (the C++ runtime) or opened by SDL at run time (X11), so that no tool can find them."""
SUGGESTED: Final = ("libxcursor1", "libxi6", "libxrandr2", "libasound2 | libasound2t64")

CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: Italian card game and its family, with regional packs
 Scopa, scopone, scopa d'assi, escoba, cirulla and more, for two to six players,
 against opponents who see only what their seat may see. Every house rule is an
 option, and the count shows each card that it counted.
 .
 The package brings its own Python; it needs no other.
"""


def glibc_floor(files: Iterable[Path]) -> str:
    """The oldest C library, as ``2.35``, that has every symbol which these programs and libraries ask for.

    Raises ValueError when none of them asks for any: then they are not what a build leaves behind.
    """
    needed = {(0, 0)}
    for file in files:
        told = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=False).stdout
        needed |= {(int(major), int(minor)) for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", told)}
    if max(needed) == (0, 0):
        raise ValueError("no file of the build names the C library")
    return ".".join(map(str, max(needed)))


def binaries(folder: Path) -> Iterator[Path]:
    """The programs and libraries in a folder, by their first bytes."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as content:
                if content.read(4) == b"\x7fELF":
                    yield path


def control(tree: Path, floor: str, architecture: str) -> str:
    """The package's own description, for the files that lie in `tree`."""
    size = sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir())
    return CONTROL.format(
        name=NAME,
        version=version(),
        architecture=architecture,
        maintainer=MAINTAINER,
        size=-(-size // 1024),
        depends=", ".join([f"libc6 (>= {floor})", *LIBRARIES]),
        recommends=", ".join(SUGGESTED),
    )


def debian_changelog(entries: Iterable[Release], today: date) -> str:
    """The changelog in Debian's own form."""
    text = ""
    for release in entries:
        day = release.day or today
        moment = format_datetime(datetime(day.year, day.month, day.day, 12, tzinfo=UTC))
        points = "".join(f"{POINT.fill(change)}\n" for change in release.changes)
        text += f"{NAME} ({release.version}) stable; urgency=low\n\n{points}\n -- {MAINTAINER}  {moment}\n\n"
    return text


def copyright_file(built: Path) -> str:
    """Our licence and who made what, and where the other licences lie."""
    inside = f"/usr/lib/{NAME}/_internal"
    head = f"Licence texts of what others made: {inside}/licences and {inside}/images/fonts.\n"
    head += "The GNU Lesser General Public License is in /usr/share/common-licenses/LGPL-2.1 too.\n\n"
    return head + "\n\n".join(
        (built / "_internal" / name).read_text(encoding="utf-8") for name in ("LICENSE", "CREDITS.md")
    )


def write(path: Path, content: str | bytes, packed: bool = False) -> None:
    """Write one file of the package, its folders with it; packed: as gzip without name or time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = content.encode() if isinstance(content, str) else content
    path.write_bytes(gzip.compress(data, 9, mtime=0) if packed else data)


def fill(tree: Path, built: Path, pictures: str | None) -> None:
    """Lay the whole package out in `tree`, as it will lie in a system's root."""
    entries = list(releases(CHANGELOG.read_text(encoding="utf-8")))
    today = datetime.fromtimestamp(source_time(ROOT), UTC).date()
    share = tree / "usr" / "share"
    shutil.copytree(built, tree / "usr" / "lib" / NAME, symlinks=True)
    (tree / "usr" / "games").mkdir(parents=True)
    (tree / "usr" / "games" / "scopa").symlink_to(f"../lib/{NAME}/scopa")
    write(share / "applications" / f"{APP_ID}.desktop", (HERE / f"{APP_ID}.desktop").read_bytes())
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", fill_form(entries, today, pictures))
    for size in ICON_SIZES:
        icon = ROOT / "images" / "icons" / f"scopa-{size}.png"
        write(share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png", icon.read_bytes())
    page = man_page(ask_for_help([str(built / "scopa")]), version(), today)
    write(share / "man" / "man6" / "scopa.6.gz", page, packed=True)
    write(share / "doc" / NAME / "changelog.gz", debian_changelog(entries, today), packed=True)
    write(share / "doc" / NAME / "copyright", copyright_file(built))


def settle_rights(tree: Path) -> None:
    """Give every file the rights that Debian expects, whatever the build machine's habits are."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or (os.access(path, os.X_OK) and path.parent.name == NAME)
            path.chmod(0o755 if runs else 0o644)


def make_deb(built: Path, pictures: str | None = None) -> Path:
    """Make the package in dist/ and renew the sums of the downloads; the package's path."""
    architecture = ARCHITECTURES[os.uname().machine]
    tree = WORK / "deb" / f"{NAME}_{version()}_{architecture}"
    shutil.rmtree(tree, ignore_errors=True)
    fill(tree, built, pictures)
    write(tree / "DEBIAN" / "control", control(tree, glibc_floor(binaries(built)), architecture))
    settle_rights(tree)
    package = RESULT / f"{tree.name}.deb"
    moment = {"SOURCE_DATE_EPOCH": str(source_time(ROOT))}
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", tree, package], os.environ | moment)
    write_sums(RESULT, version())
    return package


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the Debian package out of the one-folder build.")
    parser.add_argument("--pictures", metavar="URL", help="web address of docs/pictures, for software centres")
    wanted = parser.parse_args()
    if not (BUILT / "scopa").is_file():
        raise SystemExit("there is no build yet: python build_scripts/build.py --onedir")
    package = make_deb(BUILT, wanted.pictures)
    print(f"packed {package.relative_to(ROOT)}, {size_of(package)}")


if __name__ == "__main__":
    main()
