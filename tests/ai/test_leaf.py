"""The leaf's judgement: fair, exact where nothing is out, and better when more is won."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from scopa_gui.ai.counting import counter
from scopa_gui.ai.items import leaf_rows
from scopa_gui.ai.leaf import DenariExtras, Leaf, SuitValues, leaf, numbers_for, shares_of, step
from scopa_gui.ai.leaf_numbers import NUMBERS
from scopa_gui.ai.simulate import Position
from scopa_gui.engine import CARDS, Cards, Category, Phase, apply, legal_moves, seats_of_sides
from tests.ai.hands import GAMES, opening

REDEALT = [game for game, options in GAMES.items() if options.hand_size == 3]


def round_ends(game: str, rng: random.Random) -> list[Position]:
    """The positions of a random hand when a round has just ended."""
    state, found = opening(GAMES[game], rng), []
    while moves := legal_moves(state):
        before = state.round
        state, _ = apply(state, rng.choice(moves))
        if state.round != before and state.phase is not Phase.OVER:
            position = Position.of_state(state)
            position.stock, position.left = position.stock + position.left, 0
            position.held = [0] * position.seats
            found.append(position)
    return found


@pytest.mark.parametrize("game", REDEALT)
def test_rewards_cancel_out_and_sides_are_alike(game: str) -> None:
    """What one side gains the others lose; with two sides, changing places changes the sign."""
    for position in round_ends(game, random.Random(game)):
        judge = leaf(GAMES[game], position.stock)
        rewards = judge.points(position)
        assert sum(rewards) == pytest.approx(0.0, abs=1e-9)
        if len(rewards) == 2:
            position.piles.reverse()
            position.scope.reverse()
            position.seat = (position.seat + 1) % position.seats
            assert judge.points(position) == pytest.approx([-value for value in rewards])


@pytest.mark.parametrize("game", REDEALT)
def test_items_add_up_to_the_leafs_value(game: str) -> None:
    for position in round_ends(game, random.Random(game)):
        judge = leaf(GAMES[game], position.stock)
        totals = [sum(amounts[side] for _, amounts in rows(judge, position)) for side in range(len(position.piles))]
        rivals = (sum(totals) - totals[0]) / (len(totals) - 1)
        assert totals[0] - rivals == pytest.approx(judge.points(position)[0], abs=0.01)


def rows(judge: Leaf, position: Position) -> list[tuple[Category, Sequence[float]]]:
    """The items of a position, declared points left among the scope."""
    return leaf_rows(judge, position, position.scope)


def test_more_in_the_pile_is_never_worse() -> None:
    rng = random.Random(2)
    for position in round_ends("scopa_classica", rng) * 3:
        judge = leaf(GAMES["scopa_classica"], position.stock)
        before = judge.points(position)[0]
        out = [card for card in CARDS if not (position.piles[0] | position.piles[1] | position.table) >> card & 1]
        position.piles[0] |= 1 << rng.choice(out)
        position.table = 0  # no lead to think of
        with_card = judge.points(position)[0]
        assert with_card > before - 1.5
        position.scope[0] += 1
        assert judge.points(position)[0] == pytest.approx(with_card + 1.0)


def test_settebello_is_a_point_apart() -> None:
    extras = DenariExtras(GAMES["scopa_classica"], 0.5)
    assert extras[1 << 6 << 10] == 1.0
    assert extras[1 << 6] == 0.0
    assert extras[0] == 0.5


def test_expected_extras_are_the_mean_over_what_is_out() -> None:
    """Against all 2^k ways to share out the denari that are still out."""
    rng = random.Random(3)
    for game in ("scopa_con_premi", "cirulla_a_due", "all extras"):
        options = GAMES[game]
        extras = DenariExtras(options, 0.5)
        count, nothing = counter(options), 0
        for _ in range(20):
            owners = [rng.choice("ABo") for _ in range(10)]
            mine, theirs, out = (sum(1 << i for i in range(10) if owners[i] == who) for who in "ABo")
            ways = [Cards(out & pick) for pick in range(1024) if pick & ~out == 0]
            mean = sum(extra_points(options, mine | way.mask) for way in ways) / len(ways)
            assert extras[mine << 10 | theirs] == pytest.approx(mean)
        assert count([nothing, nothing]) is not None


def extra_points(options, denari: int) -> float:  # type: ignore[no-untyped-def]
    from scopa_gui.ai.counting import denari_extras

    return denari_extras(options, Cards(denari)) + (denari >> 6 & 1)


def test_best_card_of_a_suit_still_to_come() -> None:
    points = [16, 12, 13, 14, 15, 18, 21, 10, 10, 10]
    values = SuitValues(points, 0.5)
    assert values[1 << 6 << 10] == 21
    assert values[(1 << 5) << 10 | 1 << 6] == 18
    assert values[(1 << 5) << 10] == 0.5 * 21 + 0.5 * 18


def test_steps_are_sharp_when_nothing_is_out() -> None:
    assert (step(1, 0.0), step(0, 0.0), step(-3, 0.0)) == (1.0, 0.0, -1.0)
    assert 0.0 < step(1, 2.0) < step(2, 2.0) < 1.0
    assert shares_of([5.0, 1.0, 1.0], 0.0)[0] == pytest.approx(1.0)
    assert sum(shares_of([5.0, 4.0, 4.5], 1.3)) == pytest.approx(1.0)


def test_every_game_finds_numbers_of_its_kind() -> None:
    for options in GAMES.values():
        row = numbers_for(options)
        assert row.capture_mode == options.capture_mode
        assert row.sides <= len(seats_of_sides(options)) + 2
    assert len({(row.players, row.sides, row.capture_mode, row.aces) for row in NUMBERS}) == len(NUMBERS)
    assert isinstance(leaf(GAMES["scopa_classica"], 18), Leaf)
