"""Packs: ours are whole, a person's own are read strictly, and a fault says file, field and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scopa_gui.app.decks import (
    DEFAULT_DECK,
    DESCRIPTION,
    LARGEST_PICTURE,
    DeckFault,
    DeckFolderError,
    deck_keys,
    read_deck,
    read_shelf,
)
from scopa_gui.app.paths import asset, user_folders
from scopa_gui.engine import CARDS, SETTEBELLO

OURS = asset("images", "decks")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack of the person's own, sound."""
    folder = tmp_path / "mine"
    folder.mkdir()
    text = (OURS / DEFAULT_DECK / DESCRIPTION).read_text(encoding="utf-8")
    (folder / DESCRIPTION).write_text(text.replace(f'key = "{DEFAULT_DECK}"', 'key = "mine"'), encoding="utf-8")
    for card in CARDS:
        (folder / f"{card}.svg").write_text("<svg/>")
    (folder / "back.svg").write_text("<svg/>")
    return folder


def edit(pack: Path, old: str, new: str) -> None:
    path = pack / DESCRIPTION
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def fault_of(pack: Path) -> DeckFault:
    with pytest.raises(DeckFolderError) as caught:
        read_deck(pack)
    assert str(caught.value) == str(caught.value.fault)
    return caught.value.fault


def test_our_packs_are_whole_and_the_usual_one_comes_first() -> None:
    shelf = read_shelf((OURS,))
    assert shelf.faults == ()
    assert shelf.decks[0].key == DEFAULT_DECK
    assert deck_keys((OURS,)) == tuple(deck.key for deck in shelf.decks)
    for deck in shelf.decks:
        assert deck.name
        assert deck.region
        assert deck.note
        assert deck.family in ("latin", "french")
        assert 0.4 < deck.ratio < 0.8
        assert 0 < deck.corner_radius < 0.2


def test_a_pack_names_its_pictures(pack: Path) -> None:
    deck = read_deck(pack)
    assert deck.face(SETTEBELLO) == pack / "7D.svg"
    assert deck.back == pack / "back.svg"
    assert deck.key == "mine"


@pytest.mark.parametrize(
    ("old", "new", "field", "word"),
    [
        ('suits = "latin"', 'suits = "tarot"', "suits", "tarot"),
        ("ratio = 0.6145", "ratio = 0.75", "ratio", "0.75"),
        ("ratio = 0.6145", "ratio = 7", "ratio", "1.0"),
        ('key = "mine"', 'key = "yours"', "key", "mine"),
        ('key = "mine"', 'key = "../mine"', "key", "regex"),
        ("view = [204, 332]", "view = [204]", "view", "length 2"),
        ("size_mm = [51, 83]", 'size_mm = ["51", 83]', "size_mm[0]", "int"),
        ('faces = "{value}{suit}.svg"', 'faces = "{value}.svg"', "faces", "{suit}"),
        ('faces = "{value}{suit}.svg"', 'faces = "../{value}{suit}.svg"', "faces", "regex"),
        ('back = "back.svg"', 'back = "/etc/passwd"', "back", "regex"),
        ('back = "back.svg"', 'back = "back.svg"\ncolour = "red"', "", "colour"),
        ("corner_radius = 9", "corner_radius = -1", "corner_radius", "0"),
        ('name = "Napoletane"', "", "", "name"),
        ('name = "Napoletane"', "name = ", "", "line"),
    ],
)
def test_a_wrong_description_is_told_by_field(old: str, new: str, field: str, word: str, pack: Path) -> None:
    edit(pack, old, new)
    found = fault_of(pack)
    assert (found.folder, found.file, found.field) == ("mine", DESCRIPTION, field)
    assert word in found.reason


def test_missing_and_huge_pictures_are_named(pack: Path) -> None:
    (pack / "7D.svg").unlink()
    assert fault_of(pack).file == "7D.svg"
    (pack / "7D.svg").write_bytes(b" " * (LARGEST_PICTURE + 1))
    assert "larger" in fault_of(pack).reason


@pytest.mark.parametrize("content", [b"\xff\xfe", b"a = " + b"[" * 5000, b" " * 100_000], ids=["bytes", "deep", "huge"])
def test_a_description_that_is_no_description(content: bytes, pack: Path) -> None:
    (pack / DESCRIPTION).write_bytes(content)
    assert fault_of(pack).file == DESCRIPTION
    (pack / DESCRIPTION).unlink()
    assert "missing" in fault_of(pack).reason
    (pack / DESCRIPTION).mkdir()
    assert fault_of(pack).file == DESCRIPTION


def test_a_bad_pack_leaves_out_itself_alone(pack: Path) -> None:
    other = pack.parent / "second"
    shutil.copytree(pack, other)  # its key is not its name
    shelf = read_shelf((OURS, pack.parent, pack.parent / "none"))
    assert [deck.key for deck in shelf.decks][-1] == "mine"
    assert [fault.folder for fault in shelf.faults] == ["second"]


def test_no_pack_takes_the_name_of_one_of_ours(pack: Path) -> None:
    edit(pack, 'key = "mine"', f'key = "{DEFAULT_DECK}"')
    pack.rename(pack.parent / DEFAULT_DECK)
    shelf = read_shelf((OURS, pack.parent))
    assert shelf.deck(DEFAULT_DECK).folder == OURS / DEFAULT_DECK
    assert [fault.field for fault in shelf.faults] == ["key"]


def test_an_unknown_pack_becomes_the_usual_one(pack: Path) -> None:
    assert read_shelf((OURS,)).deck("gone").key == DEFAULT_DECK
    assert read_shelf((pack.parent,)).deck("gone").key == "mine"


def test_the_persons_own_packs_are_looked_for(pack: Path) -> None:
    own = user_folders().decks
    own.mkdir(parents=True)
    try:
        shutil.copytree(pack, own / "mine")
        assert "mine" in deck_keys()
        assert "mine" in [deck.key for deck in read_shelf().decks]
    finally:
        shutil.rmtree(own)
