"""Saved matches: what is written is read, what is damaged is set aside and told, and a kill costs nothing."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scopa_gui.app.files import UnreadableError, read_limited, set_aside, trouble_of, write_whole
from scopa_gui.app.notices import SaveTrouble
from scopa_gui.app.saves import EARLIER, KEPT_EARLIER, LARGEST_SAVE, PRESENT, Saves, decode, encode, goes_on
from scopa_gui.engine import PRESET_KEYS, GameRecord, legal_moves
from tests.app.table import play_hand, play_match, record_of, session_of

ROOT = Path(__file__).resolve().parent.parent.parent


def played(preset: str = "scopa_classica", seed: int = 1, plays: int = 5) -> GameRecord:
    """A match in the middle of its first hand."""
    session, _ = session_of(record_of(preset, seed), seed=seed)
    session.start()
    for _ in range(plays):
        session.submit(session.state.turn, legal_moves(session.state)[0])
    return session.record


def drawn() -> GameRecord:
    """A match in its first hand, which the person deals after drawing the ace."""
    session, _ = session_of(replace(record_of(), draws=("1D 2D",)))
    session.start()
    session.submit(1, legal_moves(session.state)[0])
    return session.record


def won(seed: int = 1) -> GameRecord:
    session, _ = session_of(record_of(seed=seed), seed=seed)
    session.start()
    play_match(session)
    return session.record


@pytest.mark.parametrize("preset", PRESET_KEYS)
def test_what_is_saved_is_read(preset: str) -> None:
    session, _ = session_of(record_of(preset), seed=2)
    session.start()
    play_hand(session)
    assert decode(encode(session.record)) == session.record


def test_a_save_is_versioned_json_with_every_option() -> None:
    content = json.loads(encode(played()))
    assert content["format"] == 1
    assert content["options"]["capture_mode"] == "rank_or_sum"
    assert len(content["hands"][0]["deck"].split()) == 40
    assert content["seats"][0]["kind"] == "person"


def test_nothing_saved_is_nothing_loaded(tmp_path: Path) -> None:
    loaded = Saves(tmp_path / "none yet").load()
    assert (loaded.record, loaded.unreadable) == (None, None)


def test_store_and_load(tmp_path: Path) -> None:
    record = played()
    saves = Saves(tmp_path / "data")
    saves.store(record)
    assert saves.trouble is None
    assert Saves(tmp_path / "data").load().record == record


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def flipped(content: bytes) -> bytes:
    return bytes([content[0] ^ 0xFF]) + content[1:]


def not_utf8(content: bytes) -> bytes:
    return content.replace(b"scopa_classica", b"scopa\xff\xfeassica")


def changed(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    def damage(content: bytes) -> bytes:
        data = json.loads(content)
        change(data)
        return json.dumps(data).encode()

    return damage


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _content: b"",
    "cut": cut,
    "flipped": flipped,
    "not utf-8": not_utf8,
    "a list": lambda _content: b"[]",
    "null": lambda _content: b"null",
    "deep": lambda _content: b'{"format": 1, "hands": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "deep in an unknown field": lambda _content: b'{"x": ' + b"[" * 100_000 + b"]" * 100_000 + b', "format": 1}',
    "huge": lambda content: content + b" " * LARGEST_SAVE,
    "wrong type": changed(lambda data: data.update(practice="no")),
    "number for a text": changed(lambda data: data["hands"][0].update(deck=7)),
    "float dealer": changed(lambda data: data["hands"][0].update(dealer=0.5)),
    "unknown field": changed(lambda data: data.update(cheat=True)),
    "unknown option": changed(lambda data: data["options"].update(jokers=2)),
    "option of the wrong type": changed(lambda data: data["options"].update(target=True)),
    "option out of range": changed(lambda data: data["options"].update(target=0)),
    "impossible options": changed(lambda data: data["options"].update(players=3)),
    "unknown game": changed(lambda data: data.update(preset="tressette")),
    "unknown level": changed(lambda data: data["seats"][1].update(level="god")),
    "unknown kind of player": changed(lambda data: data["seats"][1].update(kind="dog")),
    "one seat": changed(lambda data: data["seats"].pop()),
    "newer format": changed(lambda data: data.update(format=99)),
    "a card twice": changed(lambda data: data["hands"][0].update(deck=data["hands"][0]["deck"].replace("1D", "2D"))),
    "no such dealer": changed(lambda data: data["hands"][0].update(dealer=-1)),
    "huge dealer": changed(lambda data: data["hands"][0].update(dealer=10**30)),
    "another dealer than drawn": changed(lambda data: data.update(draws=["2D 1D", "1D 2D"][::-1])),
    "draw for nobody": changed(lambda data: data.update(draws=["- -"])),
    "draw that is a tie": changed(lambda data: data.update(draws=["1D 1C"])),
    "a move that is none": changed(lambda data: data["hands"][0]["moves"].append("7X")),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_save_is_set_aside_told_and_never_overwritten(
    damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    saves = Saves(tmp_path)
    sound = encode(drawn())
    assert decode(sound) == drawn()
    content = damage(sound)
    (tmp_path / PRESENT).write_bytes(content)
    loaded = saves.load()
    assert loaded.record is None
    assert loaded.unreadable is not None
    assert loaded.unreadable.reason
    assert loaded.unreadable.kept_as == "match.unreadable-1.json"
    saves.store(played())
    assert (tmp_path / "match.unreadable-1.json").read_bytes() == content
    assert saves.load().record is not None


def test_an_edited_move_is_named_by_hand_and_play(tmp_path: Path) -> None:
    session, _ = session_of(record_of())
    session.start()
    play_hand(session)
    session.next_hand()
    session.submit(session.state.turn, legal_moves(session.state)[0])
    content = json.loads(encode(session.record))
    content["hands"][0]["moves"][6] = content["hands"][0]["moves"][0]
    (tmp_path / PRESENT).write_text(json.dumps(content))
    found = Saves(tmp_path).load().unreadable
    assert found is not None
    assert (found.hand, found.play) == (1, 7)


def test_a_second_bad_file_does_not_replace_the_first(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for text in ("one", "two"):
        (tmp_path / PRESENT).write_text(text)
        saves.load()
    assert (tmp_path / "match.unreadable-1.json").read_text() == "one"
    assert (tmp_path / "match.unreadable-2.json").read_text() == "two"


def test_a_folder_in_place_of_the_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / PRESENT).mkdir()
    (tmp_path / PRESENT / "kept").write_text("x")
    saves = Saves(tmp_path)
    assert saves.load().unreadable is not None
    assert (tmp_path / "match.unreadable-1.json" / "kept").read_text() == "x"
    saves.store(played())
    assert saves.trouble is None
    assert saves.load().record == played()


def test_what_cannot_be_set_aside_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PRESENT).write_text("precious")
    monkeypatch.setattr("scopa_gui.app.kept_file.set_aside", lambda _path: None)
    saves = Saves(tmp_path)
    found = saves.load().unreadable
    assert found is not None
    assert found.kept_as == PRESENT
    saves.store(played())
    assert saves.trouble is SaveTrouble.FOLDER_LOCKED
    assert (tmp_path / PRESENT).read_text() == "precious"


def test_a_folder_in_the_way_is_trouble_and_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    saves = Saves(tmp_path / "data")
    saves.store(played())
    assert saves.trouble is not None


def test_a_full_disk_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    first = played(plays=1)
    saves.store(first)

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        saves.store(played(plays=2))
    assert saves.trouble is SaveTrouble.DISK_FULL
    assert [path.name for path in tmp_path.iterdir()] == [PRESENT]
    assert saves.load().record == first
    saves.store(played(plays=3))
    assert saves.trouble is None


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENOSPC, SaveTrouble.DISK_FULL),
        (errno.EROFS, SaveTrouble.FOLDER_LOCKED),
        (errno.EACCES, SaveTrouble.FOLDER_LOCKED),
        (errno.EIO, SaveTrouble.OTHER),
    ],
)
def test_troubles(number: int, trouble: SaveTrouble) -> None:
    assert trouble_of(OSError(number, "")) is trouble


# ---------------------------------------------------------------------------------------------- earlier matches


def test_another_game_keeps_the_earlier_match(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first, second = played(seed=1), record_of("cirulla_a_due")
    saves.begin(first)
    saves.begin(second)
    assert saves.load().record == second
    assert saves.load_earlier().record == first


def test_the_earlier_match_comes_back_and_the_present_one_takes_its_place(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first, second = played(seed=1), played("napola", seed=2)
    saves.begin(first)
    saves.begin(second)
    assert saves.resume_earlier().record == first
    assert saves.load().record == first
    assert saves.load_earlier().record == second
    assert saves.resume_earlier().record == second
    assert saves.load_earlier().record == first


def test_matches_without_a_play_or_already_won_are_not_kept(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.begin(played(plays=0))
    saves.begin(won())
    saves.begin(played(seed=3))
    assert saves.load_earlier().record is None
    assert saves.resume_earlier().record is None
    assert saves.load().record == played(seed=3)


def test_several_earlier_matches_are_kept_newest_first(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    records = [played(seed=seed) for seed in range(KEPT_EARLIER + 3)]
    for record in records:
        saves.begin(record)
    assert saves.load_earlier().record == records[-2]
    assert len(list(tmp_path.glob("earlier*.json"))) == KEPT_EARLIER
    assert saves.resume_earlier().record == records[-2]
    assert saves.load_earlier().record == records[-1]


def test_an_unreadable_match_is_told_when_another_begins(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    (tmp_path / PRESENT).write_text("{")
    found = saves.begin(played())
    assert found is not None
    assert saves.load().record == played()
    (tmp_path / EARLIER).write_text("{")
    assert saves.resume_earlier().unreadable is not None
    assert saves.load().record == played()


def test_a_match_that_cannot_be_moved_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    first, second = played(seed=1), played(seed=2)
    saves.begin(first)
    move = Path.replace

    def held(self: Path, target: Path) -> Path:
        if self.name == PRESENT:
            raise PermissionError(errno.EACCES, "held by another program")
        return move(self, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", held)
        saves.begin(second)
    troubles = [saves.trouble]
    assert saves.load().record == first
    saves.begin(second)
    assert [*troubles, saves.trouble] == [SaveTrouble.FOLDER_LOCKED, None]
    assert saves.load().record == second
    assert saves.load_earlier().record == first


def test_a_match_goes_on_until_it_is_won() -> None:
    assert goes_on(record_of())
    assert goes_on(played())
    assert not goes_on(won())


# ---------------------------------------------------------------------------------------------- files

WRITER = """
import sys
from pathlib import Path
from scopa_gui.app.files import write_whole
path = Path(sys.argv[1])
sys.stdout.write("ready\\n"); sys.stdout.flush()
number = 0
while True:
    number += 1
    write_whole(path, (f"{number % 10}" * 300_000 + "!").encode())
"""


def test_killed_while_writing_the_file_is_whole(tmp_path: Path) -> None:
    path = tmp_path / PRESENT
    for kill in range(6):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        while not path.exists():
            assert process.poll() is None
        for _ in range(kill * 50):
            path.stat()  # passes a little time, another one for each kill, without a clock
        process.kill()
        process.wait(10)
        process.stdout.close()
        content = path.read_bytes()
        assert len(content) == 300_001
        assert content.endswith(b"!")
        assert len(set(content[:-1])) == 1
    assert Saves(tmp_path).load().unreadable is not None  # whole, but no match
    assert [one.name for one in tmp_path.iterdir()] == ["match.unreadable-1.json"], "what was half written is left"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "down" / "file.json"
    write_whole(path, b"old")

    def broken(self: Path, target: Path) -> Path:
        raise OSError(errno.EIO, "input/output error")

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(OSError, match="input/output"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [one.name for one in path.parent.iterdir()] == ["file.json"]


def test_reading_stops_at_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_limited(path, 5) == b"12345"
    with pytest.raises(UnreadableError, match="larger"):
        read_limited(path, 4)
    with pytest.raises(UnreadableError, match="no file"):
        read_limited(tmp_path, 4)
    assert read_limited(tmp_path / "none", 4) is None


def test_what_is_gone_cannot_be_set_aside(tmp_path: Path) -> None:
    assert set_aside(tmp_path / "gone.json") is None
