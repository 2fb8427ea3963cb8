"""The sheet of the count: rows, cards, numbers and the remark for a point that nobody gets."""

import random

import pytest

from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.app.captions import Talk
from scopa_gui.app.count_sheet import NOTHING, CountSheet, count_sheet
from scopa_gui.app.i18n import set_language
from scopa_gui.engine import PRESET_KEYS, Phase, State, apply, deal, legal_moves, preset_options, score


@pytest.fixture(autouse=True)
def _english():
    set_language("en")
    yield
    set_language("en")


def played(key: str, seed: int) -> State:
    rng = random.Random(seed)
    while True:
        state, _ = deal(preset_options(key), shuffled_deck(rng), 0)
        if state.phase is not Phase.VOID:
            break
    while state.phase is not Phase.OVER:
        state, _ = apply(state, rng.choice(legal_moves(state)))
    return state


def sheet_of(state: State) -> CountSheet:
    names = ("Tu", "Rosalba", "Osvaldo", "Ines", "Gino", "Carmela")[: state.seats]
    return count_sheet(state, score(state), Talk(seats=names, options=state.options, person=0), "latin")


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_every_preset_has_a_sheet_whose_points_add_up(key):
    state = played(key, 5)
    sheet = sheet_of(state)
    for side, points in enumerate(sheet.points):
        assert sum(row.cells[side].points for row in sheet.rows) == points
    assert len(sheet.sides) == len(state.piles)
    assert sum(cell.backs for cell in sheet.rows[0].cells) + len(state.unclaimed) == 40


def test_the_cards_of_a_row_lie_in_that_sides_pile():
    for seed in range(30):
        state = played("scopa_con_premi", seed)
        for row in sheet_of(state).rows:
            for side, cell in enumerate(row.cells):
                assert all(card in state.piles[side] for card in cell.cards), row.category


def test_primiera_terms_add_up_to_the_number_shown():
    for seed in range(30):
        row = next(row for row in sheet_of(played("scopa_classica", seed)).rows if row.category == "primiera")
        for cell in row.cells:
            assert len(cell.terms) == len(cell.cards)
            assert sum(map(int, cell.terms)) == (0 if cell.number == NOTHING else int(cell.number))


def test_a_tied_row_says_nobody():
    remarks = {
        row.remark
        for seed in range(60)
        for row in sheet_of(played("scopa_classica", seed)).rows
        if row.category == "cards" and not any(cell.points for cell in row.cells)
    }
    assert remarks == {"nobody"}
