"""A hand in readable steps: captures, scopa, leftovers, refused moves (docs/rules.md sections 4 to 6, 12, 13)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine import (
    ALL_CARDS,
    CLASSIC,
    Card,
    CardLaid,
    Cards,
    CardsCaptured,
    HandCounted,
    IllegalMoveError,
    Keep,
    LeftoversTaken,
    Phase,
    RuleOptions,
    TurnStarted,
    apply,
    deal,
    leftovers,
    legal_moves,
    parse_move,
    preset_options,
    score,
)
from tests.engine.hands import a_deck, after, plays_text, position, shuffled

MIXED = preset_options("quindici_mista")
STRICT = preset_options("quindici_stretta")
FIFTEEN_ACES = preset_options("quindici_con_assi")
UNPAID = replace(FIFTEEN_ACES, ace_sweep_is_scopa=False)
CIRULLA = preset_options("cirulla_a_due")
ACES = preset_options("scopa_d_assi")
SELF = replace(ACES, ace_on_empty_table="captures_itself")
ESCOBA = preset_options("escoba_de_15")

# ------------------------------------------------------------------------------------------------ captures in words


@pytest.mark.parametrize(
    ("options", "table", "card", "plays"),
    [
        # equal, sums, choice, equal first
        (CLASSIC, "7C 8S", "7D", ["7Dx7C"]),
        (CLASSIC, "7C 7S 8S", "7D", ["7Dx7C", "7Dx7S"]),
        (CLASSIC, "2S 3B 4C 5D", "7D", ["7Dx2S+5D", "7Dx3B+4C"]),
        (CLASSIC, "3B 4C 7S", "7D", ["7Dx7S"]),
        (replace(CLASSIC, rank_match_priority=False), "3B 4C 7S", "7D", ["7Dx7S", "7Dx3B+4C"]),
        (CLASSIC, "8S 9S", "7D", ["7D"]),
        (CLASSIC, "-", "7D", ["7D"]),
        # free capture: laying down comes last, equal still first
        (replace(CLASSIC, capture_obligatory=False), "3B 4C 7S", "7D", ["7Dx7S", "7D"]),
        # fifteens
        (STRICT, "5C 10C", "5D", ["5Dx10C"]),
        (STRICT, "5C", "5D", ["5D"]),
        (MIXED, "5C 10C", "5D", ["5Dx5C", "5Dx10C"]),
        (MIXED, "3C 5C 6C 7S", "7D", ["7Dx7S", "7Dx3C+5C"]),
        # fewest cards
        (replace(MIXED, fewest_cards="overall"), "1C 4C 4S 6C", "5D",
         ["5Dx1C+4C", "5Dx1C+4S", "5Dx4C+6C", "5Dx4S+6C"]),
        (replace(MIXED, fewest_cards="overall"), "5C 4S 6C", "5D", ["5Dx5C"]),
        (replace(MIXED, fewest_cards="within_kind"), "5C 4S 6C 1B 3B", "5D", ["5Dx5C", "5Dx4S+6C"]),
        # aces
        (ACES, "2C 9C", "1D", ["1Dx2C+9C"]),
        (ACES, "1C 9C", "1D", ["1Dx1C"]),
        (ACES, "1C 1S 9C", "1D", ["1Dx1C", "1Dx1S"]),
        (ACES, "-", "1D", ["1D"]),
        (ACES, "5C", "1D", ["1Dx5C"]),
        (SELF, "-", "1D", ["1Dx"]),
        (SELF, "-", "2D", ["2D"]),
        (replace(SELF, capture_obligatory=False), "-", "1D", ["1Dx", "1D"]),
        (replace(ACES, ace_sweep="always"), "1C 9C", "1D", ["1Dx1C+9C"]),
        (replace(ACES, ace_sweep="always", ace_on_empty_table="captures_itself"), "-", "1D", ["1Dx"]),
        (FIFTEEN_ACES, "4C 5C 10C", "1D", ["1Dx4C+10C", "1Dx4C+5C+10C"]),
        (FIFTEEN_ACES, "1C 4C 10C", "1D", ["1Dx1C", "1Dx4C+10C"]),
        # the sweep is exempt from fewest cards, a fifteen beside it is not
        (replace(FIFTEEN_ACES, fewest_cards="overall"), "4C 10C 5S 6S 3S", "1D",
         ["1Dx4C+10C", "1Dx3S+4C+5S+6S+10C"]),
        # fifteens only, and an ace that sweeps
        (replace(STRICT, ace_sweep="if_no_ace_on_table"), "1C 4C 10C", "1D", ["1Dx4C+10C"]),
        (replace(STRICT, ace_sweep="if_no_ace_on_table"), "3C 4C", "1D", ["1Dx3C+4C"]),
    ],
)  # fmt: skip
def test_legal_plays(options: RuleOptions, table: str, card: str, plays: list[str]) -> None:
    assert plays_text(position(options, table, card), card) == plays


WILD = replace(CIRULLA, matta="plays_as_declared")


@pytest.mark.parametrize(
    ("value", "table", "card", "plays"),
    [
        (None, "7S 8C", "7C", ["7Cx7S", "7Cx8C"]),
        (2, "2S 9C", "7C", ["7Cx2S"]),
        (2, "3S 10C", "7C", ["7Cx3S+10C"]),
        (1, "5S 9C", "7C", ["7Cx5S+9C"]),  # an ace now: the sweep, which is a fifteen too
        (1, "5S 4C", "7C", ["7Cx4C+5S"]),
        (1, "1S 4C", "7C", ["7Cx1S"]),
        (1, "7C 4C", "1S", ["1Sx7C"]),  # the declared matta is an ace on the table: no sweep
        (3, "7C 4C", "7S", ["7Sx4C+7C"]),  # 3 + 4
        (3, "7C 4C", "3S", ["3Sx7C"]),
        (3, "7C 5C", "7S", ["7Sx5C+7C"]),  # 7 + 5 + 3 = 15
        (7, "7C 4C", "7S", ["7Sx7C"]),
    ],
)
def test_matta_plays_as_declared(value: int | None, table: str, card: str, plays: list[str]) -> None:
    assert plays_text(position(WILD, table, card, matta_value=value), card) == plays


# ------------------------------------------------------------------------------------------------ scopa


@pytest.mark.parametrize(
    ("options", "table", "card", "play", "kind", "scopa"),
    [
        (CLASSIC, "7C", "7D", "7Dx7C", "equal", True),
        (CLASSIC, "3C 4C", "7D", "7Dx3C+4C", "sum", True),
        (CLASSIC, "7C 1D", "7D", "7Dx7C", "equal", False),
        (STRICT, "3C 5C", "7D", "7Dx3C+5C", "fifteen", True),
        (ACES, "2C 3C", "1D", "1Dx2C+3C", "ace_sweep", False),
        (ACES, "1C", "1D", "1Dx1C", "equal", True),  # R-ACE-4: a natural clearing
        (preset_options("asso_piglia_tutto"), "2C 3C", "1D", "1Dx2C+3C", "ace_sweep", True),
        (UNPAID, "4C 10C", "1D", "1Dx4C+10C", "fifteen", True),
        (UNPAID, "4C 9C", "1D", "1Dx4C+9C", "ace_sweep", False),
        (replace(ACES, ace_sweep="always"), "1C", "1D", "1Dx1C", "equal", True),
        (replace(ACES, ace_sweep="always"), "1C 2C", "1D", "1Dx1C+2C", "ace_sweep", False),
        (SELF, "-", "1D", "1Dx", "itself", False),
        (replace(SELF, ace_sweep_is_scopa=True), "-", "1D", "1Dx", "itself", False),
    ],
)  # fmt: skip
@pytest.mark.parametrize("last", [False, True])
def test_scopa(options: RuleOptions, table: str, card: str, play: str, kind: str, scopa: bool, last: bool) -> None:
    start = position(options, table, card, "" if last else "2B")
    for rules, wanted in ((options, scopa and not last), (replace(options, last_card_scopa=True), scopa)):
        state, events = after(replace(start, options=rules), play)
        capture = events[0]
        assert isinstance(capture, CardsCaptured)
        assert (capture.kind, capture.scopa, capture.last_play) == (kind, wanted, last)
        assert capture.cleared == (table != "-" and capture.cards == Cards.parse(table))
        assert state.scope == (int(wanted), 0)
        assert state.crosswise == (((Card.parse(card),) if wanted else ()), ())
        assert state.last_capturer == 0
        assert state.plays[-1].scopa == wanted


def test_leftovers_are_no_scopa_and_go_to_the_last_capturer() -> None:
    state, events = after(position(CLASSIC, "3C 9B", "3D", "8D", piles=("1D", "2D")), "3Dx3C", "8D")
    assert [type(event) for event in events] == [CardsCaptured, TurnStarted, CardLaid, LeftoversTaken, HandCounted]
    left = events[3]
    assert left == LeftoversTaken(0, 0, Cards.parse("8D 9B"))
    assert state.phase is Phase.OVER
    assert not state.table
    assert state.piles[0] == Cards.parse("1D 3D 3C 8D 9B")
    assert state.scope == (0, 0)
    assert legal_moves(state) == ()


def test_a_partners_capture_counts_for_the_side() -> None:
    pairs = preset_options("scopa_a_coppie")
    state, _ = after(position(pairs, "3C 9B", "8D", "10D", "3D", "6D"), "8D", "10D", "3Dx3C", "6D")
    assert state.last_capturer == 2
    assert state.piles == (Cards.parse("3D 3C 9B 8D 10D 6D"), Cards())


def test_leftovers_that_nobody_claims() -> None:
    table = Cards.parse("1D 2D")
    assert leftovers((Cards(), Cards()), table, None) == ((Cards(), Cards()), table)
    assert leftovers((Cards(), Cards.parse("3D")), table, 1) == ((Cards(), Cards.parse("1D 2D 3D")), Cards())


def test_nothing_left_over_is_not_told() -> None:
    state, events = after(position(CLASSIC, "3C", "3D"), "3Dx3C")
    assert not [event for event in events if isinstance(event, LeftoversTaken)]
    assert state.scope == (0, 0)


def test_whole_hand_without_a_capture() -> None:
    """R-END-2: at a table with free capture nobody takes anything; no point is given, the cards are nobody's."""
    free = replace(preset_options("scopa_con_premi"), capture_obligatory=False)
    state, events = deal(free, shuffled(Random(5)), 0)
    while moves := legal_moves(state):
        state, events = apply(state, next(move for move in moves if str(move).find("x") < 0))
    assert state.unclaimed == ALL_CARDS
    assert state.last_capturer is None
    assert events[-2] == LeftoversTaken(None, None, ALL_CARDS)
    count = score(state)
    assert count.points == (0, 0)
    assert count.wins_match is None
    assert all(row.winner is None for row in count.rows)


def test_dealers_bonus_counts_for_the_leftovers() -> None:
    """R-OPEN-3: whoever opened with fifteen is the latest capturer until somebody takes."""
    free = replace(ESCOBA, capture_obligatory=False)
    state, _ = deal(free, a_deck("3D 4D 5D 6D 9D 10D 1S 2S 5S 7S"), dealer=1)
    while moves := legal_moves(state):
        state, _ = apply(state, next(move for move in moves if "x" not in str(move)))
    assert state.piles == (Cards(), ALL_CARDS)
    assert not state.unclaimed
    assert score(state).row("scope").points == (0, 1)  # type: ignore[union-attr]


# ------------------------------------------------------------------------------------------------ refused moves


def test_illegal_moves_name_what_is_legal() -> None:
    state = position(CLASSIC, "7C 3C", "7D 3D")
    for move in ("7D", "7Dx3C", "8D", "9Dx7C", "keep", "!low", "7Dx"):
        with pytest.raises(IllegalMoveError, match=r"7Dx7C, 3Dx3C") as caught:
            apply(state, parse_move(move))
        assert caught.value.move == parse_move(move)
    with pytest.raises(IllegalMoveError):
        apply(state, Keep())
