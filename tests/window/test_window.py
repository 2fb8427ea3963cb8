"""The real window: one card is dragged with the pointer, then a whole hand, and the program ends when asked to."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.window.desktop import Desktop, running_program
from tests.window.table import SCENES, drag_card, options

pytestmark = [pytest.mark.window, pytest.mark.timeout(180)]


def test_a_card_is_dragged_onto_the_table(desktop: Desktop, tmp_path: Path) -> None:
    with running_program(desktop, tmp_path, options()) as program:
        rest = program.idle("table")
        card = rest["hand"][0][0]
        played = drag_card(program, rest)
        assert played["card"] == card
        assert card not in [name for name, _x, _y in program.idle("table")["hand"]]


def test_a_whole_hand_is_played_by_dragging(desktop: Desktop, tmp_path: Path) -> None:
    """Eighteen cards of ours; then the count is on the table."""
    ours = 0
    with running_program(desktop, tmp_path, options()) as program:
        while (rest := program.idle(*SCENES))["scene"] != "count":
            drag_card(program, rest)
            ours += 1
        assert [line["kind"] for line in program.lines].count("HandCounted") == 1
    assert ours == 18


def test_it_ends_well_when_asked_to(desktop: Desktop, tmp_path: Path) -> None:
    """Closing in the middle of a hand is the usual way to stop: it must be a clean one."""
    with running_program(desktop, tmp_path, options()) as program:
        program.idle("table")
        program.process.send_signal(signal.SIGTERM)
        assert program.process.wait(10) == 0
