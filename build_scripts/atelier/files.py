"""Turns a pack into the files of its folder, writes them, and finds what differs from the disk."""

from json import dumps
from pathlib import Path
from typing import Final

from build_scripts.atelier.deck import NOTATIONS, Deck
from build_scripts.atelier.svg import card_svg

ROOT: Final = Path(__file__).parents[2] / "images" / "decks"


def files_of(deck: Deck) -> dict[str, str]:
    """The text of every file of the pack's folder by its name, in a fixed order."""
    drawings = [(name, deck.faces[name]) for name in NOTATIONS] + [("back", deck.back)]
    texts = {"deck.toml": description(deck)}
    for name, draw in drawings:
        texts[f"{name}.svg"] = card_svg(draw(), deck.width, deck.height, deck.corner_radius, compact=deck.compact)
    return texts


def description(deck: Deck) -> str:
    """The pack's facts as TOML (JSON strings and lists are TOML too)."""
    facts: dict[str, object] = {
        "key": deck.key,
        "name": deck.name,
        "region": deck.region,
        "note": deck.note,
        "size_mm": list(deck.size_mm),
        "view": [deck.width, deck.height],
        "ratio": round(deck.width / deck.height, 4),
        "corner_radius": deck.corner_radius,
        "suits": deck.suits,
        "card_names": list(deck.card_names),
        "faces": "{value}{suit}.svg",
        "back": "back.svg",
    }
    return "".join(f"{key} = {dumps(value, ensure_ascii=False)}\n" for key, value in facts.items())


def write(deck: Deck, root: Path = ROOT) -> int:
    """Write the pack's folder and return its size in bytes."""
    folder = root / deck.key
    folder.mkdir(parents=True, exist_ok=True)
    texts = files_of(deck)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return sum(len(text.encode()) for text in texts.values())


def differences(deck: Deck, root: Path = ROOT) -> list[str]:
    """The names of files that are missing, differ from a rebuild, or do not belong to the pack."""
    folder = root / deck.key
    texts = files_of(deck)
    found = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    wrong = [name for name, text in texts.items() if name not in found or _read(folder / name) != text]
    return wrong + sorted(found - texts.keys())


def _read(path: Path) -> str:
    return path.read_bytes().decode("utf-8")
