"""What a Linux desktop reads about us: menu entry, software centre, manual page, package."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as Xml
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from build_scripts.build import ROOT
from build_scripts.changelog import CHANGELOG, Release, releases
from build_scripts.linux.make_deb import (
    HERE,
    LIBRARIES,
    binaries,
    control,
    debian_changelog,
    glibc_floor,
    settle_rights,
)
from build_scripts.linux.man_page import ask_for_help, escape, man_page, read_options
from build_scripts.linux.metainfo import APP_ID, fill_form, screenshot_files
from scopa_gui import __version__
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.ui.window import WINDOW_CLASS

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="made and judged on Linux alone")

TODAY: Final = date(2026, 1, 6)
ENTRY: Final = HERE / f"{APP_ID}.desktop"
PICTURES: Final = "https://pictures.invalid/"


def menu_entry() -> dict[str, str]:
    reader = configparser.RawConfigParser(delimiters=("=",))
    reader.optionxform = str  # type: ignore[assignment,method-assign]  # keys as they are written
    reader.read(ENTRY, encoding="utf-8")
    return dict(reader["Desktop Entry"])


def metainfo(pictures: str | None = PICTURES) -> str:
    return fill_form(releases(CHANGELOG.read_text(encoding="utf-8")), TODAY, pictures)


def judged_by(tool: str, *words: str) -> None:
    """Let the system's own judge look; skipped where it is not installed."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *words], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_menu_entry_finds_its_window() -> None:
    entry = menu_entry()
    assert entry["StartupWMClass"] == WINDOW_CLASS
    assert entry["Exec"] == "scopa"


@pytest.mark.parametrize("key", ["GenericName", "Comment"])
def test_menu_entry_speaks_every_language(key: str) -> None:
    entry = menu_entry()
    words = {code: entry[key if code == "en" else f"{key}[{code}]"] for code in LANGUAGES}
    assert len(set(words.values())) == len(LANGUAGES)


def test_judge_accepts_the_menu_entry() -> None:
    judged_by("desktop-file-validate", str(ENTRY))


@pytest.mark.parametrize("pictures", [None, PICTURES])
def test_judge_accepts_the_metainfo(tmp_path: Path, pictures: str | None) -> None:
    file = tmp_path / f"{APP_ID}.metainfo.xml"
    file.write_text(metainfo(pictures), encoding="utf-8")
    judged_by("appstreamcli", "validate", "--no-net", str(file))


def test_metainfo_tells_the_release_and_shows_pictures() -> None:
    tree = Xml.fromstring(metainfo())
    newest = tree.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert [point.text for point in newest.iter("li")]
    assert tree.findtext("launchable") == ENTRY.name
    assert tree.find("content_rating") is not None
    assert [image.text for image in tree.iter("image")] == [PICTURES + name for name in screenshot_files()]
    assert all((ROOT / "docs" / "pictures" / name).is_file() for name in screenshot_files())


def test_screenshots_without_an_address_are_left_out() -> None:
    assert "screenshot" not in metainfo(None)


def test_manual_page_has_every_option() -> None:
    told = ask_for_help([sys.executable, "-m", "scopa_gui"])
    names = set(re.findall(r"(?<![\w-])--[a-z-]+", told.split("\n\n", 1)[0])) | {"--help"}
    options = read_options(told)
    assert {name for option in options for name in re.findall(r"--[a-z-]+", option.names)} == names
    assert all(option.words for option in options)
    page = man_page(told, "1.0.0", TODAY)
    assert all(escape(name) in page for name in names)


@pytest.mark.parametrize("judge", [("man", "--warnings", "-l", "-Tutf8"), ("mandoc", "-Tlint", "-Wwarning")])
def test_manual_page_reads_well(tmp_path: Path, judge: tuple[str, ...]) -> None:
    page = tmp_path / "scopa.6"
    page.write_text(man_page(ask_for_help([sys.executable, "-m", "scopa_gui"]), "1.0.0", TODAY), encoding="utf-8")
    judged_by(*judge, str(page))


def test_help_without_options_is_refused() -> None:
    with pytest.raises(ValueError, match="no option"):
        read_options("usage: scopa\n\nNothing here.\n")


def test_roff_reads_no_text_as_its_own() -> None:
    assert escape(r".SH a-b\c") == r"\&.SH a\-b\ec"


def test_package_names_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(bytes(1500))
    fields = dict(
        line.split(": ", 1) for line in control(tmp_path, "2.35", "amd64").splitlines() if not line.startswith(" ")
    )
    assert fields["Version"] == __version__
    assert fields["Installed-Size"] == "2"
    assert fields["Depends"].split(", ") == ["libc6 (>= 2.35)", *LIBRARIES]


def test_floor_is_the_newest_symbol() -> None:
    python = Path(sys.executable).resolve()
    if shutil.which("objdump") is None:
        pytest.skip("objdump is not installed")
    major, minor = map(int, glibc_floor([python]).split("."))
    assert (2, 2) <= (major, minor) < (3, 0)
    with pytest.raises(ValueError, match="C library"):
        glibc_floor([ENTRY])


def test_binaries_are_known_by_their_bytes(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("ELF")
    (tmp_path / "program").write_bytes(b"\x7fELF and more")
    (tmp_path / "link").symlink_to("program")
    assert list(binaries(tmp_path)) == [tmp_path / "program"]


def test_rights_are_debians(tmp_path: Path) -> None:
    program = tmp_path / "usr" / "lib" / "scopa-gui" / "scopa"
    picture = program.with_name("_internal") / "card.svg"
    picture.parent.mkdir(parents=True, mode=0o700)
    for file in (program, picture):
        file.touch()
        file.chmod(0o700)
    settle_rights(tmp_path)
    assert [os.stat(path).st_mode & 0o777 for path in (program, picture, picture.parent)] == [0o755, 0o644, 0o755]


def test_changelog_in_debians_form() -> None:
    told = debian_changelog(
        [Release("1.0.0", TODAY, ("A pack.",)), Release("0.9.0", None, ("More.",))], date(2026, 12, 24)
    )
    assert told.startswith("scopa-gui (1.0.0) stable; urgency=low\n\n  * A pack.\n\n -- ")
    assert "Tue, 06 Jan 2026 12:00:00 +0000" in told
    assert "Thu, 24 Dec 2026" in told
