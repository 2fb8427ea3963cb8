"""Five hundred damaged files: never a crash, never an endless load, always one clear line, and the file is kept."""

from __future__ import annotations

import json
import logging
import os
import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from scopa_gui.app import profiles, saves, settings, statistics
from scopa_gui.app.decks import DEFAULT_DECK, DESCRIPTION, read_shelf
from scopa_gui.app.files import Unreadable
from scopa_gui.app.paths import asset
from scopa_gui.app.profiles import Profile, Profiles
from scopa_gui.app.saves import Saves
from scopa_gui.app.settings import SettingsFile
from scopa_gui.app.statistics import HandResult, Statistics
from scopa_gui.engine import CARDS, HandRecord, InvalidOptionsError, NotationError, preset_options
from tests.app.table import play_hand, record_of, session_of
from tests.app.test_saves import played

EACH: Final = 125
"""Damaged files of each of the four kinds: with those of the packs below more than 500 in all."""
HUGE: Final = 50_000_000

Damage = Callable[[bytes, random.Random], bytes]


# ------------------------------------------------------------------------------------------------ how files are damaged


def truncated(content: bytes, rng: random.Random) -> bytes:
    return content[: rng.randrange(len(content))]


def bits_flipped(content: bytes, rng: random.Random) -> bytes:
    damaged = bytearray(content)
    for _ in range(rng.randint(1, 8)):
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def piece_lost(content: bytes, rng: random.Random) -> bytes:
    start = rng.randrange(len(content))
    return content[:start] + content[start + rng.randint(1, 200) :]


def zeroed(content: bytes, rng: random.Random) -> bytes:
    start = rng.randrange(len(content))
    return content[:start] + bytes(len(content) - start)


def noise(content: bytes, rng: random.Random) -> bytes:
    return rng.randbytes(len(content))


def twice(content: bytes, _rng: random.Random) -> bytes:
    return content + content


def deep(_content: bytes, rng: random.Random) -> bytes:
    depth = rng.choice((500, 5_000, 90_000))
    return rng.choice((b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth, b"[" * depth))


ODD: Final = (
    None,
    True,
    -1,
    0,
    1e308,
    2**63,
    10**400,
    "",
    "x" * 5000,
    "\u202e\x00",
    [],
    {},
    [[]],
    {"a": 1},
    "7D 7D",
    "9Z",
)


def wrong_value(content: bytes, rng: random.Random) -> bytes:
    """One value anywhere in the file is of another type, or out of all measure."""
    data = json.loads(content)
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for key, part in list(items):
            places.append((value, key))
            walk(part)

    walk(data)
    holder, key = rng.choice(places)
    holder[key] = rng.choice(ODD)
    return json.dumps(data).encode("utf-8", "surrogatepass")


def field_lost(content: bytes, rng: random.Random) -> bytes:
    data = json.loads(content)
    del data[rng.choice(list(data))]
    return json.dumps(data).encode()


def other_version(content: bytes, rng: random.Random) -> bytes:
    data = json.loads(content)
    data["format"] = rng.choice((0, 2, -1, 10**30, "1", None, 1.5))
    return json.dumps(data).encode()


DAMAGES: Final[tuple[Damage, ...]] = (
    *(truncated, bits_flipped, piece_lost, zeroed, noise, twice, deep),
    *(wrong_value, wrong_value, wrong_value, field_lost, other_version),
)


# ------------------------------------------------------------------------------------------------ the four kinds


class Kind:
    """A kind of file: its name, how a sound one is made, and how one is read: what was set aside, if anything."""

    def __init__(self, name: str, make: Callable[[Path], object], read: Callable[[Path], Unreadable | None]) -> None:
        self.name = name
        self.make = make
        self.read = read


def make_match(folder: Path) -> None:
    session, _ = session_of(record_of())
    session.start()
    play_hand(session)
    session.next_hand()
    Saves(folder).store(session.record)


def make_statistics(folder: Path) -> None:
    kept = Statistics(folder)
    for own in range(9):
        kept.add_hand(played(), "medium", HandResult(own, 2, 1))


KINDS: Final = (
    Kind(saves.PRESENT, make_match, lambda folder: Saves(folder).load().unreadable),
    Kind(
        settings.FILE,
        lambda folder: SettingsFile(folder).change(name="Rosalba", window_size=(1000, 700), levels=("easy",)),
        lambda folder: SettingsFile(folder).unreadable,
    ),
    Kind(statistics.FILE, make_statistics, lambda folder: Statistics(folder).unreadable),
    Kind(
        profiles.FILE,
        lambda folder: Profiles(folder).save(Profile("Da Gino", "cirulla", preset_options("cirulla"))),
        lambda folder: Profiles(folder).unreadable,
    ),
)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_damaged_files_are_set_aside_and_said_in_one_line(kind: Kind, tmp_path: Path) -> None:
    rng = random.Random(kind.name)
    sound = tmp_path / "sound"
    kind.make(sound)
    content = (sound / kind.name).read_bytes()
    assert kind.read(sound) is None
    refused = 0
    for number in range(EACH):
        damaged = DAMAGES[number % len(DAMAGES)](content, rng)
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / kind.name).write_bytes(damaged)
        found = kind.read(folder)
        left = {path.name: path.read_bytes() for path in folder.iterdir()}
        if found is None:  # the damage made another sound file of it
            assert left == {kind.name: damaged}
        else:
            refused += 1
            assert left == {found.kept_as: damaged}, "the original is kept, whole, under another name"
            assert found.kept_as != kind.name
            assert found.reason
        shutil.rmtree(folder)
    assert refused >= EACH * 0.6


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_files_that_are_no_such_files(kind: Kind, tmp_path: Path) -> None:
    for number, content in enumerate((b"", b" ", b"null", b"[]", b"{}", b"\xef\xbb\xbf{}", b"0" * 100, b'"\\ud800"')):
        (tmp_path / kind.name).write_bytes(content)
        found = kind.read(tmp_path)
        if found is None:  # an empty object is a file of defaults
            assert content == b"{}"
            (tmp_path / kind.name).unlink()
        else:
            assert (tmp_path / found.kept_as).read_bytes() == content, number


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_fifty_megabytes_are_not_read(kind: Kind, tmp_path: Path) -> None:
    with (tmp_path / kind.name).open("wb") as stream:
        stream.truncate(HUGE)
    found = kind.read(tmp_path)
    assert found is not None
    assert "larger than" in found.reason
    assert (tmp_path / found.kept_as).stat().st_size == HUGE


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_what_is_no_file_at_all(kind: Kind, tmp_path: Path) -> None:
    (tmp_path / kind.name).mkdir()
    (tmp_path / kind.name / "inside").write_text("kept")
    found = kind.read(tmp_path)
    assert found is not None
    assert (tmp_path / found.kept_as / "inside").read_text() == "kept"
    (tmp_path / kind.name).symlink_to(kind.name)  # a link to itself
    found = kind.read(tmp_path)
    assert found is not None
    assert (tmp_path / found.kept_as).is_symlink()


# ------------------------------------------------------------------------------------------------ edited moves


def test_an_illegal_play_is_named_by_hand_and_play(tmp_path: Path) -> None:
    make_match(tmp_path)
    sound = json.loads((tmp_path / saves.PRESENT).read_bytes())
    moves = sound["hands"][0]["moves"]
    rng = random.Random(4)
    for _ in range(40):
        edited = json.loads(json.dumps(sound))
        play = rng.randrange(len(moves))
        edited["hands"][0]["moves"][play] = rng.choice(("7D", "40D", "7Dx", "", moves[play - 1], "declare all"))
        (tmp_path / saves.PRESENT).write_text(json.dumps(edited))
        found = Saves(tmp_path).load().unreadable
        if edited == sound or found is None:
            continue
        assert found.hand == 1
        assert found.play is not None
        assert found.play >= play + 1, "no play before the edited one is blamed"


def test_another_match_s_moves_are_refused(tmp_path: Path) -> None:
    session, _ = session_of(record_of(seed=2), seed=2)
    session.start()
    play_hand(session)
    make_match(tmp_path)
    edited = json.loads((tmp_path / saves.PRESENT).read_bytes())
    other: HandRecord = session.record.hands[0]
    edited["hands"][0]["moves"] = list(other.moves)
    (tmp_path / saves.PRESENT).write_text(json.dumps(edited))
    found = Saves(tmp_path).load().unreadable
    assert found is not None
    assert found.hand == 1
    assert found.play is not None


@pytest.mark.parametrize("moves", [37, 100, 100_000])
def test_too_many_moves_are_refused_at_the_first_of_them(tmp_path: Path, moves: int) -> None:
    make_match(tmp_path)
    edited = json.loads((tmp_path / saves.PRESENT).read_bytes())
    played_moves = edited["hands"][0]["moves"]
    edited["hands"][0]["moves"] = (played_moves * (moves // len(played_moves) + 1))[:moves]
    (tmp_path / saves.PRESENT).write_text(json.dumps(edited))
    found = Saves(tmp_path).load().unreadable
    assert found is not None
    if moves < 10_000:
        assert (found.hand, found.play) == (1, len(played_moves) + 1)


# ------------------------------------------------------------------------------------------------ packs

ODD_TOML: Final = ("= =", "key = 1", 'key = "../../x"', "[[[[", "a." * 20_000 + "b = 1", "x = " + "[" * 20_000, "\x00")


def make_pack(folder: Path) -> bytes:
    """A pack whose pictures are there; the content of its description."""
    folder.mkdir(parents=True)
    text = (asset("images", "decks") / DEFAULT_DECK / DESCRIPTION).read_text(encoding="utf-8")
    for card in CARDS:
        (folder / f"{card}.svg").write_text("<svg/>")
    (folder / "back.svg").write_text("<svg/>")
    return text.replace(f'key = "{DEFAULT_DECK}"', f'key = "{folder.name}"').encode()


def test_a_damaged_pack_is_left_out_alone_and_its_fault_is_told(tmp_path: Path) -> None:
    rng = random.Random(3)
    content = make_pack(tmp_path / "mine")
    lines = content.splitlines(keepends=True)
    (tmp_path / "mine" / DESCRIPTION).write_bytes(content)
    assert read_shelf((tmp_path,)).faults == ()
    left_out = 0
    for number in range(60):
        damaged = (truncated, bits_flipped, piece_lost, zeroed, noise, twice)[number % 6](content, rng)
        if number % 3 == 0:
            damaged = b"".join(rng.sample(lines, len(lines))) + rng.choice(ODD_TOML).encode()
        (tmp_path / "mine" / DESCRIPTION).write_bytes(damaged)
        shelf = read_shelf((tmp_path,))
        assert len(shelf.decks) + len(shelf.faults) == 1
        assert all(str(fault).startswith("mine/") and fault.reason for fault in shelf.faults)
        left_out += len(shelf.faults)
        assert (tmp_path / "mine" / DESCRIPTION).read_bytes() == damaged, "a person's pack is never touched"
    assert left_out > 30


def test_pictures_that_are_no_files(tmp_path: Path) -> None:
    (tmp_path / "mine").parent.mkdir(exist_ok=True)
    (tmp_path / "mine_description").write_bytes(make_pack(tmp_path / "mine"))
    (tmp_path / "mine_description").rename(tmp_path / "mine" / DESCRIPTION)
    picture = tmp_path / "mine" / "7D.svg"
    for put in (picture.mkdir, lambda: picture.symlink_to("/dev/zero"), lambda: picture.symlink_to("7D.svg")):
        if picture.is_symlink() or picture.is_file():
            picture.unlink()
        else:
            picture.rmdir()
        put()
        assert "7D.svg" in str(read_shelf((tmp_path,)).faults[0])


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="needs a root to become nobody")
def test_a_locked_pack_does_not_hide_the_others(tmp_path: Path) -> None:
    for name in ("locked", "open"):
        (tmp_path / name / DESCRIPTION).write_bytes(make_pack(tmp_path / name))
    (tmp_path / "locked").chmod(0)
    for folder in (tmp_path, *tmp_path.parents):
        if folder.stat().st_uid == os.geteuid() and str(folder).startswith(tempfile.gettempdir()):
            folder.chmod(folder.stat().st_mode | 0o055) if folder != Path(tempfile.gettempdir()) else None
    os.seteuid(65534)
    try:
        shelf = read_shelf((tmp_path,))
    finally:
        os.seteuid(0)
        (tmp_path / "locked").chmod(0o755)
    assert [deck.key for deck in shelf.decks] == ["open"]


# ------------------------------------------------------------------------------------------------ a stranger's text

STRANGE: Final = (
    "napola: target=__import__('os').system('x')",
    "napola: {target}",
    "napola: %s",
    "napola: target=9" + "9" * 100_000,
    "napola: " + "target=11 " * 50_000,
    "napola: players=\u0662",
    "napola: target=1e9 \x00",
    "\u202enapola: target=11",
    "napola" * 100_000,
    ":" * 100_000,
    "cirulla: matta_value=" + "(" * 50_000,
)


def test_pasted_rules_are_only_data() -> None:
    """Whatever a stranger's text holds, it is rules that are allowed, or refused with a reason."""
    rng = random.Random(8)
    sound = Profile("x", "cirulla", preset_options("cirulla", 3)).text
    texts = [*STRANGE, *("".join(rng.sample(sound, len(sound))) for _ in range(50))]
    for _ in range(200):
        at = rng.randrange(len(sound))
        texts.append(sound[:at] + rng.choice(("=", " ", ":", "9" * 30, "true", "\n", "'", "é")) + sound[at + 1 :])
    refused = 0
    for text in texts:
        try:
            profile = profiles.parse_profile("x", text)
        except (NotationError, InvalidOptionsError):
            refused += 1
        else:
            assert profiles.parse_profile("x", profile.text) == profile
    assert refused >= len(STRANGE)
