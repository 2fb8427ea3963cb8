"""The packs: folders with a deck.toml, ours and the person's own, read strictly and with helpful faults."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from scopa_gui.app.files import UnreadableError, read_limited
from scopa_gui.app.paths import asset, user_folders
from scopa_gui.engine import CARDS, Card

log = logging.getLogger(__name__)

DESCRIPTION: Final = "deck.toml"
DEFAULT_DECK: Final = "napoletane"
LARGEST_DESCRIPTION: Final = 8_192
"""Bytes, twenty times what ours take: the time to read nested TOML grows with the square of its length."""
LARGEST_PICTURE: Final = 4_000_000
RATIO_TOLERANCE: Final = 0.01

Family: TypeAlias = Literal["latin", "french"]
Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_-]{0,40}$")]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Length = Annotated[int, msgspec.Meta(ge=10, le=4000)]
FileName = Annotated[str, msgspec.Meta(pattern=r"^[^/\\\x00]{1,80}$")]


class DeckDescription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a deck.toml says. Sizes: millimetres, and units of the drawings; `ratio` is width by height."""

    key: Key
    name: Line
    region: str
    note: str
    size_mm: tuple[Length, Length]
    view: tuple[Length, Length]
    ratio: Annotated[float, msgspec.Meta(ge=0.3, le=1.0)]
    corner_radius: Annotated[float, msgspec.Meta(ge=0, le=200)]
    suits: Family
    card_names: tuple[Line, Line, Line, Line, Line, Line, Line]
    faces: FileName = "{value}{suit}.svg"
    back: FileName = "back.svg"


@dataclass(frozen=True, slots=True)
class DeckFault:
    """Why a pack is left out: its folder's name, the file, the field (empty when it is about the whole), the reason."""

    folder: str
    file: str
    field: str
    reason: str

    def __str__(self) -> str:
        place = f"{self.folder}/{self.file}" + (f", {self.field}" if self.field else "")
        return f"{place}: {self.reason}"


class DeckFolderError(ValueError):
    """A folder that is no pack; `fault` says what was found and where."""

    def __init__(self, fault: DeckFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Deck:
    """A pack that can be played with: its description and where its pictures are."""

    folder: Path
    description: DeckDescription

    @property
    def key(self) -> str:
        """The pack's key, the name of its folder."""
        return self.description.key

    @property
    def name(self) -> str:
        """The pack's own name, as the pack writes it."""
        return self.description.name

    @property
    def region(self) -> str:
        """Where it is at home."""
        return self.description.region

    @property
    def note(self) -> str:
        """One sentence on what to look for."""
        return self.description.note

    @property
    def ratio(self) -> float:
        """Width by height."""
        return self.description.ratio

    @property
    def corner_radius(self) -> float:
        """The radius of the corners as a share of the width."""
        return self.description.corner_radius / self.description.view[0]

    @property
    def family(self) -> Family:
        """Latin suits (denari, coppe, spade, bastoni) or French ones."""
        return self.description.suits

    def face(self, card: Card) -> Path:
        """The picture of `card`."""
        return self.folder / face_name(self.description, card)

    @property
    def back(self) -> Path:
        """The picture of the back."""
        return self.folder / self.description.back


def face_name(description: DeckDescription, card: Card) -> str:
    """The file name of a card's picture."""
    return description.faces.replace("{value}", str(card.value)).replace("{suit}", card.suit.letter)


def read_deck(folder: Path) -> Deck:
    """Read the pack in `folder`; DeckFolderError names file, field and reason. The drawings are not looked into."""
    description = _described(folder)
    deck = Deck(folder, description)
    for field, missing in _field_faults(deck):
        raise DeckFolderError(DeckFault(folder.name, DESCRIPTION, field, missing))
    for path in (*map(deck.face, CARDS), deck.back):
        reason = _picture_fault(path)
        if reason:
            raise DeckFolderError(DeckFault(folder.name, path.name, "", reason))
    return deck


def _picture_fault(path: Path) -> str:
    """What is wrong with the file of a picture from outside; empty when nothing is."""
    try:
        if not path.is_file():
            return "the picture is missing"
        return f"larger than {LARGEST_PICTURE} bytes" if path.stat().st_size > LARGEST_PICTURE else ""
    except OSError as problem:
        return str(problem.strerror or problem)


def _described(folder: Path) -> DeckDescription:
    def fault(reason: str, field: str = "") -> DeckFolderError:
        return DeckFolderError(DeckFault(folder.name, DESCRIPTION, field, reason))

    try:
        content = read_limited(folder / DESCRIPTION, LARGEST_DESCRIPTION)
        if content is None:
            raise fault("the file is missing")
        return msgspec.convert(tomllib.loads(content.decode("utf-8")), DeckDescription)
    except msgspec.ValidationError as problem:
        reason, _, place = str(problem).partition(" - at `$")
        raise fault(reason, place.strip("`.")) from problem
    except (UnreadableError, ValueError, RecursionError) as problem:
        if isinstance(problem, DeckFolderError):
            raise
        raise fault(str(problem)) from problem


def _field_faults(deck: Deck) -> Iterator[tuple[str, str]]:
    description = deck.description
    if description.key != deck.folder.name:
        yield "key", f"{description.key!r} must be the name of the folder, {deck.folder.name!r}"
    if len({face_name(description, card) for card in CARDS}) != len(CARDS):
        yield "faces", f"{description.faces!r} must hold {{value}} and {{suit}}, so that each card has its own file"
    width, height = description.view
    if abs(description.ratio - width / height) > RATIO_TOLERANCE:
        yield "ratio", f"{description.ratio} is not width by height of view, {width / height:.4f}"


@dataclass(frozen=True, slots=True)
class Shelf:
    """All packs found, in the order of the gallery, and those left out."""

    decks: tuple[Deck, ...]
    faults: tuple[DeckFault, ...] = ()

    def deck(self, key: str) -> Deck:
        """The pack of this key; the usual one, or the first, where there is none of that key."""
        by_key = {deck.key: deck for deck in self.decks}
        return by_key.get(key) or by_key.get(DEFAULT_DECK) or self.decks[0]


def deck_folders() -> tuple[Path, ...]:
    """Where packs are looked for: ours first, so that a pack of one's own cannot take the name of one of ours."""
    return asset("images", "decks"), user_folders().decks


def read_shelf(folders: Sequence[Path] | None = None) -> Shelf:
    """Read every pack in these folders (default: ours and the person's own); a fault leaves out that pack alone."""
    decks: dict[str, Deck] = {}
    faults: list[DeckFault] = []
    for folder in _packs_in(deck_folders() if folders is None else folders):
        try:
            deck = read_deck(folder)
            if deck.key in decks:
                raise DeckFolderError(DeckFault(folder.name, DESCRIPTION, "key", "another pack has this key"))
            decks[deck.key] = deck
        except DeckFolderError as problem:
            log.warning("A pack is left out: %s", problem)
            faults.append(problem.fault)
    return Shelf(tuple(decks.values()), tuple(faults))


def deck_keys(folders: Sequence[Path] | None = None) -> tuple[str, ...]:
    """The keys on offer by the names of the folders alone, for the command line; the usual pack first."""
    found = dict.fromkeys(folder.name for folder in _packs_in(deck_folders() if folders is None else folders))
    return tuple(sorted(found, key=lambda key: (key != DEFAULT_DECK, key)))


def _is_pack(folder: Path) -> bool:
    """Whether a folder means to be a pack; one that is locked does not hide the others."""
    try:
        return (folder / DESCRIPTION).exists()
    except OSError:
        return False


def _packs_in(folders: Sequence[Path]) -> Iterator[Path]:
    """The folders that mean to be packs, the usual one first; a folder that cannot be listed holds none."""
    for folder in folders:
        try:
            found = [one for one in folder.iterdir() if _is_pack(one)]
        except OSError:
            continue
        yield from sorted(found, key=lambda one: (one.name != DEFAULT_DECK, one.name))
