"""The page of rules and the engine say the same: ids, options with their defaults, game kinds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scopa_gui.engine import ALLOWED, CLASSIC, FIELD_NAMES, PRESETS, OptionValue, Preset

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
IDS = set(re.findall(r"^\| (R-[A-Z0-9]+-\d+) \|", PAGE, re.MULTILINE))
SOURCES = sorted([*(ROOT / "scopa_gui" / "engine").glob("*.py"), *(ROOT / "tests" / "engine").glob("test_*.py")])


def section(number: int) -> str:
    """One section of the page."""
    return PAGE.partition(f"\n## {number}. ")[2].partition("\n## ")[0]


def row(number: int, key: str) -> list[str]:
    """The cells of the first row of a section whose first cell is `key`."""
    found = re.search(rf"^\| `{key}` \|(.*)\|$", section(number), re.MULTILINE)
    assert found is not None, f"docs/rules.md has no row for {key}"
    return [cell.strip() for cell in found[1].split(" | ")]


def value(text: str) -> OptionValue:
    """A value as the page writes it."""
    if text in ("True", "False"):
        return text == "True"
    return text.strip('"') if text.startswith('"') else int(text)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_rules_that_are_named_exist(source: Path) -> None:
    named = set(re.findall(r"\bR-[A-Z0-9]+(?:-\d+)?", source.read_text(encoding="utf-8")))
    families = {name.rpartition("-")[0] for name in IDS}
    assert named <= IDS | families


@pytest.mark.parametrize("name", FIELD_NAMES)
def test_options_and_their_defaults(name: str) -> None:
    kind, default, _ = row(16, name)
    assert value(default.partition(" ")[0]) == CLASSIC.value_of(name)
    if kind.startswith("`Literal["):
        choices = [value(word.strip()) for word in kind.removeprefix("`Literal[").rstrip("]`").split(",")]
        assert choices == list(ALLOWED[name])
    else:
        assert ("bool" in kind) == (ALLOWED[name] == (False, True))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_game_kinds(preset: Preset) -> None:
    _, players, changes = row(17, preset.key)
    usual, allowed = re.fullmatch(r"(\d) \(([\d, ]+)\)", players).groups()  # type: ignore[union-attr]
    assert int(usual) == preset.options.players
    assert tuple(map(int, allowed.split(", "))) == preset.allowed_players
    written = dict(re.findall(r"`(\w+)=([^`]+)`", changes))
    named = {name: value(text) for name, text in written.items()}
    assert {name: preset.options.value_of(name) for name in {*named, *preset.options.changed()}} == named


def test_no_game_kind_is_missing() -> None:
    listed = re.findall(r"^\| `(\w+)` \| [^|]* \| \d \(", section(17), re.MULTILINE)
    assert listed == [preset.key for preset in PRESETS]
