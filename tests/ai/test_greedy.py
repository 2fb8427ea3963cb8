"""Judgement of the one-ply players on positions that a person can check."""

from __future__ import annotations

import random
from dataclasses import replace
from math import comb

import pytest

from scopa_gui.ai.greedy import GreedyPlayer
from scopa_gui.ai.strategy import Limit, Thought
from scopa_gui.engine import ALL_CARDS, NO_CARDS, Cards, PlayerView, parse_cards, parse_move, preset_options, view_for
from tests.ai.hands import opening


def a_view(table: str, held: str, game: str = "scopa_classica", **changes: object) -> PlayerView:
    """The first seat's view at its first play, with this table and these cards; nothing else was seen."""
    state = opening(preset_options(game), random.Random(1))
    view = view_for(state, state.turn)
    plain = {"piles": (NO_CARDS,) * len(view.piles), "scope": (0,) * len(view.piles), "last_capturer": None}
    values = {"table": Cards.parse(table), "held": parse_cards(held), **plain, **changes}
    return replace(view, **values)  # type: ignore[arg-type]


def think(view: PlayerView, *, counts: bool = True) -> Thought:
    return GreedyPlayer(counts=counts).think(view, Limit(), random.Random(1))


def test_it_takes_the_settebello() -> None:
    assert think(a_view("7D 10C 9B", "7C 10B 9S")).move == parse_move("7Cx7D")


def test_it_makes_the_scopa() -> None:
    assert think(a_view("3C 4S", "7C 10B 9S")).move == parse_move("7Cx3C+4S")


def test_only_the_counting_player_fears_the_sweep() -> None:
    """Taking the six leaves a lone three, which three unseen threes could sweep; a king laid down leaves nineteen."""
    view = a_view("3C 6S", "6B 10B 8S")
    counting = {str(one.move): one for one in think(view).moves}
    naive = {str(one.move): one for one in think(view, counts=False).moves}
    unseen = len(ALL_CARDS) - 5
    assert counting["6Bx6S"].sweep_risk == pytest.approx(1 - comb(unseen - 3, 3) / comb(unseen, 3))
    assert counting["10B"].sweep_risk == 0.0
    assert naive["6Bx6S"].sweep_risk == 0.0
    assert naive["6Bx6S"].value > counting["6Bx6S"].value


def test_in_fifteens_a_total_from_five_to_fourteen_is_the_danger() -> None:
    """An eight is laid on two cards and leaves this total."""
    risks = {
        left: think(a_view(table, "8C 8B 8S", "quindici_stretta")).moves[0].sweep_risk > 0
        for left, table in ((11, "1C 2S"), (14, "3C 3S"), (23, "9S 6C"))
    }
    assert risks == {11: True, 14: True, 23: False}


def test_an_unseen_ace_is_a_danger_where_aces_take_all() -> None:
    table, held = "9C 8S", "10B 6C 5S"
    assert think(a_view(table, held)).moves[0].sweep_risk == 0.0
    assert think(a_view(table, held, "asso_piglia_tutto")).moves[0].sweep_risk > 0.2
    assert think(a_view(table, held, "scopa_d_assi")).moves[0].sweep_risk == 0.0


def test_a_card_of_the_games_own_prize_is_preferred() -> None:
    """The king of denari is one of three kings to take; re bello makes it the first."""
    view = a_view("10D 7C 9B", "10S 7B 9S")
    assert think(view).move == parse_move("7Bx7C")
    assert think(replace(view, options=preset_options("scopa_con_premi"))).move == parse_move("10Sx10D")


def test_a_run_that_two_sides_share_is_worth_nothing() -> None:
    """In napola the ace of denari is dear until the sides hold one of the run's head each."""
    fresh = a_view("1D 10C 9B", "1C 10B 9S", "napola")
    shared = replace(fresh, piles=(Cards.parse("2D"), Cards.parse("3D")))
    worth = [next(one.value for one in think(view).moves if str(one.move) == "1Cx1D") for view in (fresh, shared)]
    assert worth[0] > worth[1] + 0.5


def test_shares_add_up_to_the_value() -> None:
    for one in think(a_view("3C 4S 7D 1D", "7C 10B 4C", "cirulla_a_due")).moves:
        laid_ace = one.move == parse_move("1C")
        assert laid_ace or sum(points for _, points in one.shares) == pytest.approx(one.value)
