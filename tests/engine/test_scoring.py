"""The count: by hand for each point, and against a plain second reading of sections 7 to 9 for random piles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from scopa_gui.engine import CLASSIC, Cards, HandScore, OptionValue, RuleOptions, score_piles, seats_of_sides
from tests.engine.hands import random_options, shuffled


def count(*piles: str, scope: Sequence[int] = (), declared: Sequence[int] = (), **changed: OptionValue) -> HandScore:
    """Count piles given in notation under classic rules with some fields changed."""
    options = replace(CLASSIC, **changed)  # type: ignore[arg-type]
    none = (0,) * len(piles)
    return score_piles(options, [Cards.parse(pile) for pile in piles], scope or none, declared or none)


def points(found: HandScore, category: str) -> tuple[int, ...]:
    """The points of one row, empty when the row is not counted."""
    return next((row.points for row in found.rows if row.category == category), ())


COPPE_TO_BASTONI = " ".join(f"{value}{suit}" for value in range(1, 11) for suit in "CSB")
DENARI = " ".join(f"{value}D" for value in range(1, 11))


def test_the_guides_example() -> None:
    """23 cards, 4 denari, settebello, 76 and two scope against 17, 6, 72 and one: 5 to 2."""
    mine = "7D 6C 7S 1B 1D 2D 8D 1C 2C 3C 4C 1S 2S 3S 8S 9S 10S 8B 9B 10B 9C 10C 2B"
    theirs = " ".join(str(card) for card in (Cards.parse(DENARI) | Cards.parse(COPPE_TO_BASTONI)) - Cards.parse(mine))
    found = count(mine, theirs, scope=(2, 1))
    assert [one.total for one in found.primiere] == [76, 18 + 21 + 18 + 21]
    assert [row.amounts for row in found.rows[:2]] == [(23, 17), (4, 6)]


@pytest.mark.parametrize(
    ("sizes", "winner", "absolute"),
    [
        ((21, 19), 0, 0),
        ((20, 20), None, None),
        ((14, 13, 13), 0, None),
        ((14, 20, 6), 1, None),
        ((15, 15, 10), None, None),
        ((21, 10, 9), 0, 0),
        ((20, 10, 10), 0, None),
    ],
)
def test_cards(sizes: tuple[int, ...], winner: int | None, absolute: int | None) -> None:
    deck = iter(shuffled(Random(1)))
    piles = [str(Cards.of(next(deck) for _ in range(size))) for size in sizes]
    assert count(*piles).rows[0].winner == winner
    assert count(*piles, majority_rule="absolute").rows[0].winner == absolute


@pytest.mark.parametrize(
    ("denari", "winner", "absolute"),
    [((6, 4), 0, 0), ((5, 5), None, None), ((4, 3, 3), 0, None), ((4, 4, 2), None, None), ((5, 4, 1), 0, None)],
)
def test_denari(denari: tuple[int, ...], winner: int | None, absolute: int | None) -> None:
    values = iter(range(1, 11))
    piles = [" ".join(f"{next(values)}D" for _ in range(number)) for number in denari]
    assert count(*piles).rows[1].winner == winner
    assert count(*piles, majority_rule="absolute").rows[1].winner == absolute


@pytest.mark.parametrize(
    ("piles", "disqualified", "complete", "suits"),
    [
        # the table of section 8: 63 of three suits, 48 of four; 63 and 54; 42 of two, 36 of three
        (("7D 7C 7S", "2D 2C 2S 2B"), 1, 1, 1),
        (("7D 7C 7S", "6D 6C 6S"), None, 0, 0),
        (("7D 7C", "2D 2C 2S"), None, 0, 1),
        (("7D 7C 7S 7B", "6D 6C 6S 6B"), 0, 0, 0),
        (("7D 7C 6S 6B", "7S 7B 6D 6C"), None, None, None),
        (("7D 7C 7S 7B", "2D 2C", "-"), 0, 0, 0),
        (("-", "-"), None, None, None),
        (("7D", "-"), None, 0, 0),
        (("2D 2C 2S 2B", "3D 3C 3S 3B", "3D 3C 3S 3B"), None, None, None),  # R-SCO-7: the third does not inherit
    ],
)
def test_primiera(piles: Sequence[str], disqualified: int | None, complete: int | None, suits: int | None) -> None:
    readings = {
        "disqualified": disqualified,
        "complete_beats_incomplete": complete,
        "more_suits_first": suits,
    }
    for reading, winner in readings.items():
        row = count(*piles, primiera_missing_suit=reading).row("primiera")
        assert row is not None
        assert row.winner == winner, reading


def test_primiera_takes_the_best_of_each_suit() -> None:
    best = count("10D 1D 6D 2C 3S 4B 5B", "-").primiere[0]
    assert [str(card) for card in best.cards] == ["6D", "2C", "3S", "5B"]
    assert best.total == 18 + 12 + 13 + 15
    assert best.suits == 4


@pytest.mark.parametrize(
    ("scale", "totals"),
    [
        ("standard", [21, 18, 16, 15, 14, 13, 12, 10, 10, 10]),
        ("veneto", [7, 6, 5.5, 5, 4, 3, 2, 0.5, 0.5, 0.5]),
        ("southern", [21, 18, 16, 15, 14, 13, 12, 8, 9, 10]),
    ],
)
def test_primiera_scales(scale: str, totals: list[float]) -> None:
    order = [7, 6, 1, 5, 4, 3, 2, 8, 9, 10]
    assert [count(f"{value}S", "-", primiera_scale=scale).primiere[0].total for value in order] == totals


@pytest.mark.parametrize(
    "winner", [(("7D 7C", "7S"), 0), (("7D 7C", "7S 7B"), None), (("1D", "7S"), 1), (("-", "1D"), None)]
)
def test_sevens(winner: tuple[tuple[str, str], int | None]) -> None:
    piles, side = winner
    found = count(*piles, sevens_point="most_sevens")
    row = found.row("sevens")
    assert row is not None
    assert row.winner == side
    assert found.row("primiera") is None


def run_of(length: int) -> str:
    return " ".join(f"{value}D" for value in range(1, length + 1)) or "-"


@pytest.mark.parametrize("length", range(11))
def test_napola_piccola_napoleone(length: int) -> None:
    pile = run_of(length) + (f" {length + 2}D" if 0 < length < 9 else "")  # a gap, then one more
    run = length if length >= 3 else 0
    assert points(count(pile, "-", napola="run"), "napola") == (run, 0)
    assert points(count(pile, "-", napola="ten_at_seven"), "napola") == (10 if run >= 7 else run, 0)
    assert points(count(pile, "-", piccola=True), "piccola") == (min(run, 6), 0)
    assert points(count(pile, "-", napoleone="ten_points"), "napoleone") == (10 if length == 10 else 0, 0)
    assert count(pile, "-", napoleone="wins_match").wins_match == (0 if length == 10 else None)
    both = count(pile, "-", napoleone="ten_points", napola="run")
    assert points(both, "napola")[0] + points(both, "napoleone")[0] == run  # ten, not twenty (R-XTR-4)


def test_extras() -> None:
    assert points(count("10D", "6D", re_bello=True), "re_bello") == (1, 0)
    assert points(count("10D", "6D", rebello_six=True), "rebello_six") == (0, 1)
    assert points(count("3D", "6D", three_six_bonus=True), "three_six_bonus") == (1, 1)
    assert points(count("3D 6D", "-", three_six_bonus=True), "three_six_bonus") == (2, 0)
    assert points(count("8D 9D 10D", "-", grande=True), "grande") == (5, 0)
    assert points(count("8D 9D", "10D", grande=True), "grande") == (0, 0)
    assert points(count("-", "-", scope=(2, 3)), "scope") == (2, 3)
    assert points(count("-", "-", declared=(3, 10), hand_declarations=True), "declarations") == (3, 10)
    assert points(count("-", "-", declared=(3, 10)), "declarations") == ()


def test_who_alone_scores_is_named() -> None:
    assert count("-", "-", scope=(0, 2)).row("scope").winner == 1  # type: ignore[union-attr]
    assert count("-", "-", scope=(1, 2)).row("scope").winner is None  # type: ignore[union-attr]
    assert count("-", "-").row("settebello").winner is None  # type: ignore[union-attr]
    assert count("-", "-").row("grande") is None


# ------------------------------------------------------------------------------------------------ a second reading

Pile = list[tuple[int, str]]
SCALES = {
    "standard": "16 12 13 14 15 18 21 10 10 10",
    "veneto": "11/2 2 3 4 5 6 7 1/2 1/2 1/2",
    "southern": "16 12 13 14 15 18 21 8 9 10",
}


def alone_highest(values: Sequence[object], key: Callable[[int], object]) -> int | None:
    """The index whose key is strictly above all others."""
    for one in range(len(values)):
        if all(key(one) > key(other) for other in range(len(values)) if other != one):  # type: ignore[operator]
            return one
    return None


def plain_points(options: RuleOptions, piles: list[Pile], scope: Sequence[int], declared: Sequence[int]) -> list[int]:
    """Sections 7 to 9 and 14 read once more, in lists of (value, suit) and fractions."""
    total = [one + (two if options.hand_declarations else 0) for one, two in zip(scope, declared, strict=True)]

    def give(side: int | None, number: int = 1) -> None:
        if side is not None:
            total[side] += number

    def most(amounts: list[int], more_than: int) -> None:
        side = alone_highest(amounts, lambda index: amounts[index])
        if side is not None and (options.majority_rule == "plurality" or amounts[side] > more_than):
            give(side)

    most([len(pile) for pile in piles], 20)
    most([sum(suit == "D" for _, suit in pile) for pile in piles], 5)
    if options.sevens_point == "most_sevens":
        sevens = [sum(value == 7 for value, _ in pile) for pile in piles]
        give(alone_highest(sevens, lambda index: sevens[index]))
    else:
        give(plain_primiera(options, piles))
    for side, pile in enumerate(piles):
        give(side if (7, "D") in pile else None)
        give(side if (10, "D") in pile and options.re_bello else None)
        give(side if (6, "D") in pile and options.rebello_six else None)
        for value in (3, 6):
            give(side if (value, "D") in pile and options.three_six_bonus else None)
        give(side, plain_denari_bonus(options, {value for value, suit in pile if suit == "D"}))
    return total


def plain_denari_bonus(options: RuleOptions, values: set[int]) -> int:
    run = 0
    while run + 1 in values:
        run += 1
    found = 0
    if options.napola != "off" and run >= 3:
        found += 10 if options.napola == "ten_at_seven" and run >= 7 else run
    if options.napoleone == "ten_points" and run == 10:
        found = 10
    if options.piccola and run >= 3:
        found += {3: 3, 4: 4, 5: 5}.get(run, 6)
    if options.grande and {8, 9, 10} <= values:
        found += 5
    return found


def plain_primiera(options: RuleOptions, piles: list[Pile]) -> int | None:
    scale = [Fraction(word) for word in SCALES[options.primiera_scale].split()]
    sums: list[Fraction] = []
    suits: list[int] = []
    for pile in piles:
        best = {suit: max(scale[value - 1] for value, one in pile if one == suit) for _, suit in pile}
        sums.append(sum(best.values(), Fraction(0)))
        suits.append(len(best))
    if options.primiera_missing_suit == "more_suits_first":
        return alone_highest(piles, lambda side: (suits[side], sums[side]))
    complete = [side for side in range(len(piles)) if suits[side] == 4]
    if not complete and options.primiera_missing_suit == "disqualified":
        return None
    running = complete or list(range(len(piles)))
    winner = alone_highest(running, lambda index: sums[running[index]])
    return None if winner is None else running[winner]


def test_count_equals_the_second_reading() -> None:
    chance = Random(11)
    for _ in range(1500):
        options = random_options(chance)
        sides = len(seats_of_sides(options))
        piles: list[Pile] = [[] for _ in range(sides)]
        bias = [chance.random() + 0.05 for _ in range(sides)]
        lumped = chance.random() < 0.3  # whole suits to one side, so that long runs and missing suits occur
        owner = {suit: chance.randrange(sides) for suit in "DCSB"}
        for card in shuffled(chance):
            side = (
                owner[card.suit.letter] if lumped and chance.random() < 0.9 else chance.choices(range(sides), bias)[0]
            )
            piles[side].append((card.value, card.suit.letter))
        scope = [chance.choice((0, 0, 1, 2, 5)) for _ in range(sides)]
        declared = [chance.choice((0, 0, 3, 10, 13)) for _ in range(sides)]
        sets = [Cards.parse(" ".join(f"{value}{suit}" for value, suit in pile)) for pile in piles]
        found = score_piles(options, sets, scope, declared)
        assert list(found.points) == plain_points(options, piles, scope, declared), (str(options), piles)
        assert found.points == tuple(map(sum, zip(*(row.points for row in found.rows), strict=True)))
