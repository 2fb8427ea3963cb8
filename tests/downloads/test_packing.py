"""Archives: named by what they are, the same for the same files, whole on every system, and summed up."""

from __future__ import annotations

import hashlib
import os
import stat
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest

from build_scripts.build import RESULT, what_people_get
from build_scripts.messages import UNDATED, compile_all
from build_scripts.packing import EARLIEST, download_name, pack, source_time, write_sums

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the links and rights packed here are those of Unix")

TIME: Final = 1_700_000_000
SYSTEMS: Final = ("linux", "win32", "darwin")


def built(folder: Path) -> Path:
    """A small program with a file that runs, one that does not, a folder and a link."""
    program = folder / "scopa"
    (program / "_internal").mkdir(parents=True)
    (program / "scopa").write_bytes(b"program")
    (program / "scopa").chmod(0o700)
    (program / "_internal" / "card.svg").write_bytes(b"<svg/>" * 100)
    (program / "_internal" / "card.svg").chmod(0o600)
    (program / "link").symlink_to("scopa")
    return program


@pytest.mark.parametrize(
    ("onefile", "system", "machine", "name"),
    [
        (False, "linux", "x86_64", "scopa-1.0.0-linux-x86_64"),
        (True, "linux", "aarch64", "scopa-1.0.0-linux-arm64-onefile"),
        (False, "win32", "AMD64", "scopa-1.0.0-windows-x86_64"),
        (False, "darwin", "arm64", "scopa-1.0.0-macos-arm64"),
    ],
)
def test_name_says_what_it_is(onefile: bool, system: str, machine: str, name: str) -> None:
    assert download_name("1.0.0", onefile, system, machine) == name


@pytest.mark.parametrize("system", SYSTEMS)
def test_same_files_give_the_same_archive(tmp_path: Path, system: str) -> None:
    one = pack(built(tmp_path / "one"), tmp_path / "a", TIME, system)
    other = built(tmp_path / "two")
    os.utime(other / "scopa", (1, 1))
    (other / "_internal" / "card.svg").chmod(0o664)
    assert pack(other, tmp_path / "b", TIME, system).read_bytes() == one.read_bytes()


def test_tar_is_whole(tmp_path: Path) -> None:
    packed = pack(built(tmp_path), tmp_path / "a-1.0.0", TIME, "linux")
    assert packed.name == "a-1.0.0.tar.xz"
    with tarfile.open(packed) as archive:
        entries = {entry.name: entry for entry in archive}
        assert list(entries) == [
            "scopa", "scopa/_internal", "scopa/_internal/card.svg", "scopa/link", "scopa/scopa",
        ]  # fmt: skip
        content = archive.extractfile("scopa/_internal/card.svg")
        assert content is not None
        assert content.read() == b"<svg/>" * 100
    assert (entries["scopa/scopa"].mode, entries["scopa/_internal/card.svg"].mode) == (0o755, 0o644)
    assert entries["scopa/link"].linkname == "scopa"
    assert {(entry.uid, entry.uname, entry.mtime) for entry in entries.values()} == {(0, "root", TIME)}


def test_zip_keeps_links_and_what_runs(tmp_path: Path) -> None:
    packed = pack(built(tmp_path), tmp_path / "a-1.0.0", TIME, "darwin")
    assert packed.name == "a-1.0.0.zip"
    with zipfile.ZipFile(packed) as archive:
        modes = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
        assert archive.read("scopa/scopa") == b"program"
        assert archive.read("scopa/link") == b"scopa"
    assert stat.S_ISLNK(modes["scopa/link"])
    assert stat.S_IMODE(modes["scopa/scopa"]) == 0o755
    assert stat.S_ISDIR(modes["scopa/_internal/"])


def test_single_file_is_packed(tmp_path: Path) -> None:
    program = built(tmp_path) / "scopa"
    with tarfile.open(pack(program, tmp_path / "a", TIME, "linux")) as archive:
        assert [(entry.name, entry.mode) for entry in archive] == [("scopa", 0o755)]


def test_people_get_the_folder_the_file_or_the_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    one, program = RESULT / "onefile" / "scopa", RESULT / "onedir" / "scopa" / "scopa"
    assert what_people_get(program, "onedir") == program.parent
    assert what_people_get(one, "onefile") == one
    monkeypatch.setattr("sys.platform", "darwin")
    assert what_people_get(program, "onedir") == RESULT / "onedir" / "Scopa.app"
    assert what_people_get(one, "onefile") == one


def test_sums_name_every_download_of_the_version(tmp_path: Path) -> None:
    ours = ["scopa-1.0.0-linux-x86_64.tar.xz", "scopa-gui_1.0.0_amd64.deb", "scopa_gui-1.0.0-py3-none-any.whl"]
    for name in [*ours, "scopa-0.9.0-linux-x86_64.tar.xz", "notes.txt"]:
        (tmp_path / name).write_text(name)
    (tmp_path / "scopa-1.0.0-extracted").mkdir()
    for _again in range(2):  # the sums are no download
        lines = write_sums(tmp_path, "1.0.0").read_text().splitlines()
    assert lines == [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in sorted(ours)]


def test_source_has_one_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(TIME))
    assert source_time(tmp_path) == TIME
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    assert source_time(tmp_path) == EARLIEST
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    (tmp_path / "plain").mkdir()
    assert source_time(tmp_path / "plain") == EARLIEST


def test_compiled_languages_do_not_tell_when(tmp_path: Path) -> None:
    told = UNDATED.strftime("POT-Creation-Date: %Y-%m-%d %H:%M").encode()
    assert [path.name for path in compile_all(target=tmp_path) if told not in path.read_bytes()] == []
