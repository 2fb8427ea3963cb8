"""The nearest playable options to those that cannot be played, for the house rules' screen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_gui.engine import (
    ALLOWED,
    CLASSIC,
    InvalidOptionsError,
    RuleOptions,
    nearest_valid,
    preset_options,
    problems,
)


def test_playable_options_stay_as_they_are():
    for key in ("scopa_classica", "scopone", "cirulla", "scopa_a_sei_squadre"):
        options = preset_options(key)
        assert nearest_valid(options, "players") == options


def test_ten_cards_each_bring_four_players_in_pairs_and_an_empty_table():
    assert nearest_valid(replace(CLASSIC, hand_size=10), "hand_size") == RuleOptions(
        players=4, partnership="two_pairs", hand_size=10, table_size=0
    )


def test_declarations_end_where_nine_cards_are_wanted_and_the_other_way_round():
    scopone = preset_options("scopone")
    declaring = replace(scopone, hand_declarations=True)
    assert nearest_valid(declaring, "hand_size") == scopone
    assert nearest_valid(declaring, "hand_declarations") == replace(declaring, hand_size=3)


def test_every_single_change_of_an_entangled_field_can_be_followed():
    for key in ("scopa_classica", "scopa_a_tre", "scopone_scientifico", "cirulla", "scopa_a_sei_coppie"):
        options = preset_options(key)
        for field in ("players", "hand_size", "table_size"):
            for value in ALLOWED[field]:
                found = nearest_valid(replace(options, **{field: value}), field)
                assert found.value_of(field) == value
                assert not problems(found)


def test_values_that_no_table_allows_cannot_be_mended():
    with pytest.raises(InvalidOptionsError, match="target"):
        nearest_valid(RuleOptions(target=0), "players")
