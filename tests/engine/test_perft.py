"""The number of lines of play from golden positions, and whole hands told as golden pages, for every game kind."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from build_scripts import write_golden
from scopa_gui.engine import DECK_SIZE, PRESET_KEYS, Phase, preset_options
from tests.engine.hands import after, position

ENTRIES = json.loads(write_golden.PERFT_FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry['preset']}-{len(entry['moves'].split())}")
def test_perft(entry: Mapping[str, object]) -> None:
    assert write_golden.counts(write_golden.position_of(entry)) == entry["counts"]


def test_every_game_has_its_positions() -> None:
    found = [entry["preset"] for entry in ENTRIES]
    assert found == [key for key in PRESET_KEYS for _ in range(3)], "run build_scripts/write_golden.py perft"


def test_perft_by_hand() -> None:
    """Seat 0 holds two cards that each take or lay one way, seat 1 likewise: 2, then 2 x 2 lines, then no more."""
    state = position(preset_options("scopa_classica"), "-", "9D 10D", "8C 7C")
    assert [write_golden.perft(state, depth) for depth in range(5)] == [1, 2, 4, 4, 4]
    # 7D takes 3+4 or 2+5; after it the other seat lays its 8 or 9
    choice = position(preset_options("scopa_classica"), "2S 3B 4C 5D", "7D", "8C 9C")
    assert [write_golden.perft(choice, depth) for depth in range(3)] == [1, 2, 4]


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_playthrough(key: str) -> None:
    path = write_golden.PLAYTHROUGHS / f"{key}.txt"
    assert path.is_file(), "run build_scripts/write_golden.py playthroughs and read what it writes"
    text = path.read_text(encoding="utf-8")
    hand = write_golden.hand_of(text)
    assert hand.key == key
    assert len(set(hand.deck)) == DECK_SIZE
    assert write_golden.playthrough(hand) == text
    assert "HandCounted" in text


def test_no_page_without_a_game() -> None:
    assert {path.stem for path in write_golden.PLAYTHROUGHS.glob("*")} == set(PRESET_KEYS)


def test_pages_show_the_games_own_events() -> None:
    def page(key: str) -> str:
        return (write_golden.PLAYTHROUGHS / f"{key}.txt").read_text(encoding="utf-8")

    assert all("scopa=True" in page(key) for key in PRESET_KEYS)
    assert all("DeclarationMade" in page(key) for key in ("cirulla", "cirulla_a_due"))
    assert all("DealerBonusTaken" in page(key) for key in ("cirulla", "cirulla_a_due", "escoba_de_15"))
    assert all("kind=ace_sweep" in page(key) for key in ("asso_piglia_tutto", "scopa_d_assi", "quindici_con_assi"))


def test_writing_again_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that are there are told anew from their own deck and moves; a missing one is looked for."""
    first = "scopa_classica"
    for key in PRESET_KEYS:
        text = (write_golden.PLAYTHROUGHS / f"{key}.txt").read_text(encoding="utf-8")
        (tmp_path / f"{key}.txt").write_text(text.replace("last_play=", "last="), encoding="utf-8")
    (tmp_path / f"{first}.txt").unlink()
    golden = write_golden.PLAYTHROUGHS
    monkeypatch.setattr(write_golden, "PLAYTHROUGHS", tmp_path)
    assert write_golden.main(["playthroughs"]) == 0
    for key in PRESET_KEYS:
        assert (tmp_path / f"{key}.txt").read_text(encoding="utf-8") == (golden / f"{key}.txt").read_text(
            encoding="utf-8"
        )


@pytest.mark.parametrize("arguments", [[], ["nonsense"], ["perft", "playthroughs"]])
def test_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert write_golden.main(arguments) == 2
    assert "perft|playthroughs" in capsys.readouterr().err


def test_a_hand_that_is_over_is_one_line() -> None:
    over, _ = after(position(preset_options("scopa_classica"), "7C", "7D"), "7Dx7C")
    assert over.phase is Phase.OVER
    assert write_golden.perft(over, 3) == 1
