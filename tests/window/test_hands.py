"""The real window: cards are dragged with the pointer and played by keys, and a choice is answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.window.desktop import Desktop, Line, Program, running_program
from tests.window.table import CHOICE_SEED, PLAYED, SCENES, bare_cloth, drag_card, key_card, names, options, place

pytestmark = [pytest.mark.window, pytest.mark.timeout(180)]


def play_hand(program: Program, play: Callable[[Program, Line], Line]) -> int:
    """Play the first card whenever asked, until the count lies on the table; how many plays that took."""
    ours = 0
    while (rest := program.idle(*SCENES))["scene"] != "count":
        assert play(program, rest)["seat"] == 0
        ours += 1
    return ours


def test_a_card_is_dragged_onto_the_table(desktop: Desktop, tmp_path: Path) -> None:
    with running_program(desktop, tmp_path, options()) as program:
        rest = program.idle("table")
        card = names(rest)[0]
        played = drag_card(program, rest)
        assert played["card"] == card
        after = program.idle("table")
        assert card not in names(after)
        program.show("dragged")


def test_a_card_let_go_over_the_hand_stays(desktop: Desktop, tmp_path: Path) -> None:
    """A drag that ends where it began plays nothing; the next one does."""
    with running_program(desktop, tmp_path, options()) as program:
        rest = program.idle("table")
        first, second = names(rest)[:2]
        program.drag(place(rest, first), place(rest, second))
        assert drag_card(program, rest)["card"] == first
        plays = [line["card"] for line in program.lines if line["kind"] in PLAYED and line["seat"] == 0]
        assert plays == [first]
        assert names(program.idle("table"))[0] == second


@pytest.mark.parametrize("play", [drag_card, key_card], ids=["by dragging", "by keys"])
def test_a_whole_hand_is_played(desktop: Desktop, tmp_path: Path, play: Callable[[Program, Line], Line]) -> None:
    """Eighteen cards of ours; then the count is on the table, and the next hand begins from there."""
    with running_program(desktop, tmp_path, options()) as program:
        assert play_hand(program, play) == 18
        assert [line["kind"] for line in program.lines].count("HandCounted") == 1
        program.show("count")
        program.key("Return")
        program.wait("the next hand", lambda line: line["kind"] == "HandStarted")


def test_a_choice_is_answered_by_number(desktop: Desktop, tmp_path: Path) -> None:
    with running_program(desktop, tmp_path, options(seed=CHOICE_SEED)) as program:
        rest = program.idle("table")
        assert names(rest)[2] == "6B"
        program.drag(place(rest, "6B"), bare_cloth(rest))
        program.idle("choice")
        program.show("choice")
        program.key("3")
        program.key("Return")
        taken = program.wait("the capture", lambda line: line["kind"] == "CardsCaptured")
        assert (taken["card"], taken["cards"]) == ("6B", ["3C", "3B"])


def test_a_choice_is_answered_by_clicks(desktop: Desktop, tmp_path: Path) -> None:
    """A click raises the card, two clicks choose what it takes: the set is whole, so it plays at once."""
    with running_program(desktop, tmp_path, options(seed=CHOICE_SEED)) as program:
        rest = program.idle("table")
        program.click(place(rest, "6B"))
        assert names(program.idle("table")) == names(rest)
        program.click(place(rest, "3D"))
        program.click(place(rest, "3B"))
        taken = program.wait("the capture", lambda line: line["kind"] == "CardsCaptured")
        assert (taken["card"], taken["cards"]) == ("6B", ["3D", "3B"])
