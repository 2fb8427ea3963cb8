"""Files that cannot be written: told once, tried again, and said when it works; nothing kept is lost on the way."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from scopa_gui.app.notices import SaveTrouble
from scopa_gui.app.save_watch import RETRY_SECONDS, SaveWatch
from scopa_gui.app.saves import KEPT_EARLIER, PRESENT, Saves
from scopa_gui.app.settings import SettingsFile
from scopa_gui.engine import GameRecord
from tests.app.test_saves import played


class Disk:
    """A disk that can be full."""

    def __init__(self) -> None:
        self.is_full = False
        self._sync = os.fsync

    def sync(self, descriptor: int) -> None:
        if self.is_full:
            raise OSError(errno.ENOSPC, "No space left on device")
        self._sync(descriptor)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk()
    monkeypatch.setattr(os, "fsync", made.sync)
    return made


def watch_of(saves: Saves) -> SaveWatch:
    return SaveWatch([(saves, lambda trouble: f"not saved: {trouble.value}")], lambda: "saved again")


def everything(folder: Path) -> list[GameRecord | None]:
    """All matches that another start would find."""
    found = Saves(folder)
    return [found.load().record, found.load_earlier().record]


def test_a_full_disk_is_told_once_and_mended(tmp_path: Path, disk: Disk) -> None:
    saves = Saves(tmp_path)
    watch = watch_of(saves)
    saves.store(played(plays=1))
    assert watch.update(1.0) is None
    disk.is_full = True
    saves.store(played(plays=2))
    assert watch.update(0.1) == "not saved: disk full"
    saves.store(played(plays=3))
    assert [watch.update(1.0) for _ in range(20)] == [None] * 20
    disk.is_full = False
    assert watch.update(RETRY_SECONDS) == "saved again"
    assert Saves(tmp_path).load().record == played(plays=3), "without another play"
    assert watch.update(RETRY_SECONDS) is None
    disk.is_full = True
    saves.store(played(plays=4))
    assert watch.update(0.1) == "not saved: disk full", "new trouble is told again"


def test_two_files_in_trouble_are_one_line(tmp_path: Path, disk: Disk) -> None:
    saves, settings = Saves(tmp_path / "data"), SettingsFile(tmp_path / "config")
    watch = SaveWatch([(saves, lambda _: "match"), (settings, lambda _: "settings")], lambda: "mended")
    disk.is_full = True
    settings.change(name="Rosalba")
    saves.store(played())
    told = [watch.update(1.0) for _ in range(12)]
    assert [line for line in told if line] == ["match"]
    disk.is_full = False
    assert watch.update(RETRY_SECONDS) == "mended"
    assert SettingsFile(tmp_path / "config").settings.name == "Rosalba"


def test_the_earlier_match_is_not_lost_when_the_disk_is_full(tmp_path: Path, disk: Disk) -> None:
    saves = Saves(tmp_path)
    first, second = played(seed=1), played("napola", seed=2)
    saves.begin(first)
    saves.begin(second)
    disk.is_full = True
    assert saves.resume_earlier().record == first
    assert saves.trouble is SaveTrouble.DISK_FULL
    kept = [path.read_bytes() for path in sorted(tmp_path.glob("*.json"))]
    disk.is_full = False
    assert len(kept) == 2, "both matches are still on the disk"
    saves.try_again()
    assert everything(tmp_path) == [first, second]


def test_an_earlier_match_that_cannot_be_moved_is_not_laid_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(tmp_path)
    records = [played(seed=seed) for seed in range(4)]
    for record in records[:3]:
        saves.begin(record)
    move = Path.replace

    def held(self: Path, target: Path) -> Path:
        if self.name == "earlier-2.json":
            raise PermissionError(errno.EACCES, "held by another program")
        return move(self, target)

    before = {path.read_bytes() for path in tmp_path.glob("*.json")}
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", held)
        saves.begin(records[3])
        assert saves.trouble is SaveTrouble.FOLDER_LOCKED
        assert {path.read_bytes() for path in tmp_path.glob("*.json")} == before
    saves.try_again()
    assert saves.trouble is None
    assert everything(tmp_path) == [records[3], records[2]]
    assert len(list(tmp_path.glob("earlier*.json"))) == 3 <= KEPT_EARLIER


def test_what_could_not_be_set_aside_is_set_aside_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PRESENT).write_text("precious")
    saves = Saves(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr("scopa_gui.app.kept_file.set_aside", lambda _path: None)
        assert saves.load().unreadable is not None
        saves.store(played())
        assert saves.trouble is SaveTrouble.FOLDER_LOCKED
    saves.try_again()
    assert saves.trouble is None
    assert saves.load().record == played()
    assert (tmp_path / "match.unreadable-1.json").read_text() == "precious"


def test_a_file_of_another_copy_is_only_read(tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(name="Rosalba")
    half_written = tmp_path / ".settings.json.1.tmp"
    half_written.write_text("{")
    before = (tmp_path / "settings.json").read_bytes()
    second = SettingsFile(tmp_path, only_reads=True)
    assert second.settings.name == "Rosalba"
    assert second.change(name="Osvaldo").name == "Osvaldo"
    assert (tmp_path / "settings.json").read_bytes() == before
    assert half_written.exists(), "the first copy may be writing it"
    (tmp_path / "settings.json").write_text("{")
    third = SettingsFile(tmp_path, only_reads=True)
    assert third.unreadable is not None
    third.change(name="Nina")
    assert (tmp_path / "settings.json").read_text() == "{"
