"""Two copies of the program: the first keeps the files, a killed one holds nobody back."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_gui.app import instance
from scopa_gui.app.instance import FILE, Instance

ROOT = Path(__file__).resolve().parent.parent.parent
HOLDER = """
import sys
from pathlib import Path
from scopa_gui.app.instance import Instance
one = Instance(Path(sys.argv[1]))
sys.stdout.write("first\\n" if one.is_first else "second\\n"); sys.stdout.flush()
sys.stdin.read()
"""


def test_the_second_copy_knows_the_first(tmp_path: Path) -> None:
    first = Instance(tmp_path / "data")
    second = Instance(tmp_path / "data")
    assert first.is_first
    assert not second.is_first
    assert second.other == os.getpid()
    second.close()
    assert not Instance(tmp_path / "data").is_first, "the second one's end does not free the first one's files"
    first.close()
    assert Instance(tmp_path / "data").is_first


def test_another_process_holds_the_files_until_it_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "first\n"
        ours = Instance(tmp_path)
        assert ours.other == holder.pid
        holder.kill()
        holder.wait(10)
    assert (tmp_path / FILE).read_text() == f"{holder.pid}\n", "a killed copy leaves its number"
    assert Instance(tmp_path).is_first


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"99999999999999999999", b"-1", b"0", b"x" * 5000])
def test_what_stands_in_the_file_holds_nobody_back(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert Instance(tmp_path).is_first


@pytest.mark.parametrize(("process", "is_first"), [(1, False), (2**22 + 1, True), (10**19, True), (0, True)])
def test_without_locks_the_number_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, process: int, is_first: bool
) -> None:
    def none(_descriptor: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(instance, "lock", none)
    (tmp_path / FILE).write_text(f"{process}\n")
    assert Instance(tmp_path).is_first is is_first


def test_a_folder_that_cannot_be_made_belongs_to_nobody(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    one = Instance(tmp_path / "data")
    assert one.is_first
    one.close()


def test_a_folder_in_place_of_the_lock_belongs_to_nobody(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert Instance(tmp_path).is_first
