"""The match: totals, the target, ties, the ten denari (R-MAT)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_gui.engine import CLASSIC, Match, preset_options, winner_of


def test_a_match_begins_empty() -> None:
    match = Match.begin(preset_options("scopa_a_sei_coppie"), 4)
    assert match.totals == (0, 0, 0)
    assert (match.dealer, match.hands, match.winner, match.status) == (4, 0, None, "continue")


def test_points_add_up_and_the_deal_passes() -> None:
    match = Match.begin(preset_options("scopa_a_tre"), 2).after_hand((1, 2, 3)).after_hand((4, 0, 1))
    assert match.totals == (5, 2, 4)
    assert (match.dealer, match.hands) == (1, 2)


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ((10, 9), None),
        ((11, 9), 0),
        ((12, 14), 1),
        ((11, 11), None),
        ((14, 14), None),
        ((12, 10, 12), None),
        ((12, 13, 12), 1),
        ((9, 9, 11), 2),
    ],
)
def test_who_wins(totals: tuple[int, ...], winner: int | None) -> None:
    assert winner_of(totals, 11) == winner


def test_a_third_side_may_overtake_after_a_tie() -> None:
    match = Match.begin(replace(preset_options("scopa_a_tre"), target=11), 0).after_hand((12, 12, 10))
    assert match.status == "continue"
    assert match.after_hand((0, 0, 4)).winner == 2


def test_ten_denari_win_whatever_the_scores() -> None:
    match = Match.begin(CLASSIC, 0).after_hand((10, 0)).after_hand((4, 1), 1)
    assert (match.winner, match.status, match.totals) == (1, "won", (14, 1))


def test_a_won_match_counts_no_more() -> None:
    match = Match.begin(CLASSIC, 0).after_hand((11, 0))
    with pytest.raises(ValueError, match="won"):
        match.after_hand((1, 0))


def test_points_come_for_every_side() -> None:
    with pytest.raises(ValueError, match=r"shorter|longer"):
        Match.begin(CLASSIC, 0).after_hand((1, 0, 0))
