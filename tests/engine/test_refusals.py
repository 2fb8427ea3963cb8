"""Why a play is not allowed: each reason with the cards that speak against it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from scopa_gui.engine import (
    CLASSIC,
    Card,
    Cards,
    Refusal,
    RefusalReason,
    RuleOptions,
    Takes,
    deal,
    preset_options,
    why_not,
)
from scopa_gui.engine.refusals import RULES
from tests.engine.hands import a_deck, after, position

ACES = preset_options("scopa_d_assi")
STRICT = preset_options("quindici_stretta")
MIXED = preset_options("quindici_mista")
MIXED_ACES = preset_options("quindici_con_assi")
FEWEST = replace(MIXED, fewest_cards="overall")


def refused(options: RuleOptions, table: str, card: str, chosen: str | None, matta: int | None = None) -> Refusal:
    """Why `card` may not take `chosen` (None: be laid down)."""
    state = position(options, table, card, matta_value=matta)
    found = why_not(state, Card.parse(card), None if chosen is None else Cards.parse(chosen))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("options", "table", "card", "chosen", "reason", "cards"),
    [
        (CLASSIC, "7C 2S", "7D", None, "must_take", "7C"),
        (CLASSIC, "7C 3S 4B", "7D", "3S 4B", "equal_first", "7C"),
        (MIXED, "7C 3S 4B", "7D", "3S 4B", "equal_first", "7C"),
        (CLASSIC, "7C 7S", "7D", "7C 7S", "one_equal", "7C 7S"),
        (CLASSIC, "2S 3B 4C 5D", "7D", "2S 3B 4C 5D", "one_group", "-"),
        (CLASSIC, "2S 3B", "7D", "2S 3B", "wrong_sum", "-"),
        (CLASSIC, "2S 3B 7C", "7D", "2S 7C", "wrong_sum", "-"),
        (CLASSIC, "2S 3B 7C", "7D", "-", "wrong_sum", "-"),
        (CLASSIC, "2S 3B", "7D", "7C", "not_on_table", "-"),
        (ACES, "1C 5S", "1D", "1C 5S", "ace_takes_ace", "1C"),
        (ACES, "1C 5S", "1D", "5S", "ace_takes_ace", "1C"),
        (MIXED_ACES, "1C 5S", "1D", "1C 5S", "ace_takes_ace", "1C"),
        (ACES, "1C 1S", "1D", "1C 1S", "one_equal", "1C 1S"),
        (ACES, "2C 5S", "1D", "5S", "ace_takes_all", "2C 5S"),
        (replace(STRICT, ace_sweep="if_no_ace_on_table"), "2C 5S", "1D", "5S", "ace_takes_all", "2C 5S"),
        # beside a fifteen the sweep is not the only way
        (MIXED_ACES, "2C 4C 10S", "1D", "2C", "wrong_sum", "-"),
        (replace(ACES, capture_obligatory=False), "2C 5S", "1D", "5S", "ace_takes_all", "2C 5S"),
        (replace(ACES, ace_sweep="always"), "1C 5S", "1D", "1C", "ace_takes_all", "1C 5S"),
        (replace(STRICT, ace_sweep="if_no_ace_on_table"), "1C 5S", "1D", "1C", "not_fifteen", "-"),
        (replace(STRICT, ace_sweep="if_no_ace_on_table"), "1C 5S", "1D", "1C 5S", "not_fifteen", "-"),
        (STRICT, "5C 10S", "5D", "5C", "not_fifteen", "-"),
        (replace(STRICT, fewest_cards="overall"), "2C 3C 5S 10S", "5D", "2C 3C 5S", "fewest_cards", "-"),
        (STRICT, "5C 5S 10S 10B", "5D", "10S 10B", "one_group", "-"),
        (MIXED, "2C 9S", "5D", "2C", "wrong_sum", "-"),
        (FEWEST, "5C 4S 6C", "5D", "4S 6C", "fewest_cards", "-"),
        (FEWEST, "5C 5S", "5D", "5C 5S", "fewest_cards", "-"),  # fifteen, but a single five is fewer
        (MIXED, "5C 5S 5B", "5D", "5C 5S 5B", "one_equal", "5C 5S 5B"),
    ],
)
def test_reasons(
    options: RuleOptions, table: str, card: str, chosen: str | None, reason: RefusalReason, cards: str
) -> None:
    found = refused(options, table, card, chosen)
    assert (found.reason, str(found.cards)) == (reason, cards)
    assert found.rule == RULES[reason]


def test_numbers_for_the_words() -> None:
    assert refused(CLASSIC, "2S 3B", "7D", "2S 3B").total == 5
    assert refused(CLASSIC, "2S 3B", "7D", "2S 3B").value == 7
    assert refused(STRICT, "5C 10S", "7D", "5C").total == 12  # the played card counts towards fifteen
    wild = replace(CLASSIC, matta="plays_as_declared")
    assert refused(wild, "7C 3B", "8D", "7C 3B", matta=2).total == 5


@pytest.mark.parametrize(
    ("options", "table", "card", "takes"),
    [
        (CLASSIC, "2S 9B", "7D", "equal_or_sum"),
        (CLASSIC, "7S 9B", "7D", "equal"),
        (replace(CLASSIC, rank_match_priority=False), "7S 9B", "7D", "equal_or_sum"),
        (CLASSIC, "2S 9B", "1D", "equal"),
        (MIXED, "2S 9B", "7D", "equal_sum_or_fifteen"),
        (MIXED, "7S 9B", "7D", "equal_or_fifteen"),
        (MIXED_ACES, "2S 4C 10B", "1D", "fifteen_or_all"),
        (MIXED_ACES, "1S 4C 10B", "1D", "equal_or_fifteen"),
        (STRICT, "2S 9B", "7D", "fifteen"),
    ],
)
def test_what_the_card_takes_instead(options: RuleOptions, table: str, card: str, takes: Takes) -> None:
    assert refused(options, table, card, "9B" if "9B" in table else "4C").takes == takes


def test_must_take_shows_a_capture() -> None:
    found = refused(CLASSIC, "2S 5B 3C 4C", "7D", None)
    assert str(found.cards) == "2S 5B"
    free = position(replace(CLASSIC, capture_obligatory=False), "7C", "7D")
    assert why_not(free, Card.parse("7D"), None) is None


def test_cards_that_are_not_held() -> None:
    found = why_not(position(CLASSIC, "7C", "7D", "2D"), Card.parse("2D"), None)
    assert found == Refusal("not_held", Card.parse("2D"))


def test_no_time_to_play() -> None:
    seven = Card.parse("7D")
    over, _ = after(position(CLASSIC, "7C", "7D"), "7Dx7C")
    void, _ = deal(CLASSIC, a_deck("7D 2D 3D 4D 5D 6D 10D 10C 10S 1D"), 1)
    declaring, _ = deal(preset_options("cirulla_a_due"), a_deck("1D 4D 2D 5D 3D 8D 9S 9B 10S 10B"), 1)
    for state in (over, void, declaring):
        found = why_not(state, seven, None)
        assert found is not None
        assert (found.reason, found.rule) == ("not_playing", "R-TURN-1")


def test_every_reason_has_a_rule_of_the_page() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    assert set(RULES) == set(get_args(RefusalReason))
    assert [rule for rule in RULES.values() if f"| {rule} |" not in page] == []
