"""Odd tables that somebody's grandmother plays: rules together, followed by hand to the count."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine import (
    CLASSIC,
    Cards,
    CardsCaptured,
    LeftoversTaken,
    Match,
    Phase,
    RuleOptions,
    State,
    deal,
    preset_options,
    score,
    seats_of_sides,
)
from tests.engine.hands import a_deck, after, final, plays_text, position, shuffled

ACES = preset_options("scopa_d_assi")
CIRULLA = replace(preset_options("cirulla_a_due"), deal_style="packets")


def points(state: State, category: str) -> tuple[int, ...]:
    """The points of one row of the count."""
    return next(row.points for row in score(state).rows if row.category == category)


def test_six_in_two_trios_share_a_pile() -> None:
    """Seats 0, 2, 4 against 1, 3, 5: captures and scope of three partners lie in one pile."""
    trios = preset_options("scopa_a_sei_squadre")
    start = position(trios, "3C", "3D", "8D", "8C", "2D", "2S", "10S", last_capturer=None)
    state, events = after(start, "3Dx3C", "8D", "8Cx8D", "2D", "2Sx2D", "10S")
    assert state.phase is Phase.OVER
    assert state.scope == (3, 0)
    assert [str(card) for card in state.crosswise[0]] == ["3D", "8C", "2S"]
    assert state.piles == (Cards.parse("2D 2S 3D 3C 8D 8C 10S"), Cards())
    assert [event for event in events if isinstance(event, LeftoversTaken)] == [
        LeftoversTaken(4, 0, Cards.parse("10S"))
    ]


def test_the_same_seats_in_three_pairs() -> None:
    """Seats 0+3, 1+4, 2+5: the same plays go to three piles."""
    pairs = preset_options("scopa_a_sei_coppie")
    start = position(pairs, "3C", "3D", "8D", "8C", "2D", "2S", "10S")
    state, _ = after(start, "3Dx3C", "8D", "8Cx8D", "2D", "2Sx2D", "10S")
    assert state.scope == (1, 1, 1)
    assert state.piles == (Cards.parse("3D 3C"), Cards.parse("2D 2S 10S"), Cards.parse("8D 8C"))


@pytest.mark.parametrize(("counted", "scope"), [(False, (0, 0)), (True, (0, 1))])
def test_scopone_in_ten_with_the_dealers_last_sweep(counted: bool, scope: tuple[int, int]) -> None:
    options = replace(preset_options("scopone_scientifico"), last_card_scopa=counted)
    start = position(options, "2C", "3D", "10D", "4D", "9B")
    assert start.dealer == 3
    state, _ = after(start, "3D", "10D", "4D", "9Bx2C+3D+4D")
    assert state.scope == (0, 0)  # 10D stays: not all that is left
    start = position(options, "-", "2D", "3D", "4D", "9B", last_capturer=0)
    state, events = after(start, "2D", "3D", "4D", "9Bx2D+3D+4D")
    assert state.scope == scope
    taken = [event for event in events if isinstance(event, CardsCaptured)]
    assert [(event.cleared, event.scopa, event.last_play) for event in taken] == [(True, counted, True)]


def test_an_ace_that_takes_itself_is_the_latest_capture() -> None:
    options = replace(ACES, ace_on_empty_table="captures_itself")
    start = position(options, "-", "1D", "8D", last_capturer=1)
    assert plays_text(start, "1D") == ["1Dx"]
    state, _ = after(start, "1Dx", "8D")
    assert state.scope == (0, 0)
    assert state.last_capturer == 0
    assert state.piles == (Cards.parse("1D 8D"), Cards())


def test_an_ace_that_takes_itself_with_free_capture_may_stay() -> None:
    options = replace(ACES, ace_on_empty_table="captures_itself", capture_obligatory=False)
    state, _ = after(position(options, "-", "1D", "1C"), "1D")
    assert plays_text(state, "1C") == ["1Cx1D", "1C"]


def test_fewest_cards_beside_an_ace_that_sweeps() -> None:
    """14 on the table in five cards: 4+10 is the fewest of the fifteens, the sweep of all stays allowed."""
    options = replace(preset_options("quindici_con_assi"), fewest_cards="overall", ace_sweep_is_scopa=False)
    start = position(options, "2C 2S 3C 7S", "1D", "9D")
    assert plays_text(start, "1D") == ["1Dx2C+2S+3C+7S"]
    state, events = after(start, "1Dx2C+2S+3C+7S")  # all four make fourteen: a natural clearing
    assert state.scope == (1, 0)
    assert isinstance(events[0], CardsCaptured)
    assert events[0].kind == "fifteen"
    start = position(options, "4C 10S 5C 9S", "1D", "9D")
    assert plays_text(start, "1D") == ["1Dx4C+10S", "1Dx5C+9S", "1Dx4C+5C+9S+10S"]
    state, _ = after(start, "1Dx4C+5C+9S+10S")
    assert state.scope == (0, 0)


def test_cirulla_with_a_wild_matta_from_deal_to_pile() -> None:
    """Two threes and the matta shown as a third: it lies as a three, a ten takes it in 7 + 3, then it is a seven."""
    options = replace(CIRULLA, matta="plays_as_declared", declarations_stack=True)
    state, _ = deal(options, a_deck("3D 3S 7C 10D 8C 5S 9D 9C 10S 10B"), 1)
    state, _ = after(state, "!both=3")
    assert state.declared_points == (13, 0)
    state, _ = after(state, "7C")
    assert plays_text(state, "10D") == ["10Dx10S", "10Dx10B"]
    assert plays_text(replace(state, table=Cards.parse("7C 7S")), "10D") == ["10Dx7C+7S"]
    state = replace(state, table=Cards.parse("7C 9D"))
    state, _ = after(state, "8C", "3Dx7C")
    assert state.matta_value is None
    assert Cards.parse("3D 7C") <= state.piles[0]
    assert state.exposed == Cards.parse("3S")


def test_dealers_thirty_with_a_wild_matta_and_declarations() -> None:
    """10 + 9 + 8 and the matta as a three: thirty for the dealer; the leader then declares before an empty table."""
    options = replace(CIRULLA, matta_in_dealer_bonus=True)
    state, _ = deal(options, a_deck("2D 2S 2C 10D 8C 5S 9D 8S 10B 7C"), 1)
    assert (state.bonus_total, state.scope, state.last_capturer) == (30, (0, 2), 1)
    assert (state.phase, state.turn) == (Phase.DECLARING, 0)
    state, _ = after(state, "!triple")
    assert state.declared_points == (10, 0)
    assert plays_text(state, "2D") == ["2D"]
    assert state.matta_value is None


def test_sevens_and_absolute_majority_at_three() -> None:
    options = replace(preset_options("scopa_a_tre"), sevens_point="most_sevens", majority_rule="absolute")
    start = position(options, "7C", "7D", "9D", "9C", piles=("1D 7S", "7B 2D 3D", "-"))
    state, _ = after(start, "7Dx7C", "9D", "9Cx9D")
    assert points(state, "sevens") == (1, 0, 0)
    assert points(state, "cards") == (0, 0, 0)
    assert points(state, "scope") == (1, 0, 0)  # the nine was the last card


def test_ten_denari_beat_a_higher_total() -> None:
    options = preset_options("scopa_con_premi")
    denari = " ".join(f"{value}D" for value in range(1, 10))
    state, _ = after(position(options, "10D", "10C", "4B", piles=(denari, "1C")), "10Cx10D", "4B")
    count = score(state)
    assert count.wins_match == 0
    assert points(state, "napola") == (10, 0)
    match = replace(Match.begin(options, 0), totals=(0, 40))
    assert match.after_hand(count.points, count.wins_match).winner == 0


def test_four_alone_are_four_sides() -> None:
    options = RuleOptions(players=4)
    assert len(seats_of_sides(options)) == 4
    state = final(replace(options, redeal_kings=0), shuffled(Random(2)), 0, Random(3))
    assert len(score(state).points) == 4
    assert sum(len(pile) for pile in state.piles) == 40


def test_free_capture_keeps_equal_first() -> None:
    """R-CAP-7: nobody must take, but who takes with an equal card on the table takes that one."""
    options = replace(CLASSIC, capture_obligatory=False)
    assert plays_text(position(options, "3C 4C 7S", "7D"), "7D") == ["7Dx7S", "7D"]
    state, _ = after(position(options, "7S", "7D", "7C"), "7D", "7Cx7D")
    assert state.scope == (0, 0)
    assert state.piles[1] == Cards.parse("7D 7C 7S")  # the other seven is left over
