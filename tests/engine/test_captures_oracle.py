"""Captures against a second reading of docs/rules.md section 5 that tries every subset of the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, combinations
from random import Random

import pytest

from scopa_gui.engine import (
    MATTA,
    Card,
    Cards,
    Play,
    RuleOptions,
    captures,
    is_scopa,
    legal_moves,
    plays_of,
    value_in_play,
    why_not,
)
from tests.engine.hands import GAMES, position, random_options, shuffled

Groups = set[frozenset[str]]
EMPTY: frozenset[str] = frozenset()


def subsets(table: Iterable[str]) -> list[frozenset[str]]:
    cards = list(table)
    return [frozenset(group) for size in range(len(cards) + 1) for group in combinations(cards, size)]


def worth(card: str, matta: int | None) -> int:
    return matta if card == "7C" and matta is not None else int(card[:-1])


def fewest(groups: Groups) -> Groups:
    return {group for group in groups if len(group) == min(map(len, groups))}


def ordinary(options: RuleOptions, card: str, table: frozenset[str], matta: int | None) -> Groups:
    """Equal, sum and fifteen captures, after the choice of the fewest cards."""
    value = worth(card, matta)
    filled = [group for group in subsets(table) if group]
    total = {group: sum(worth(one, matta) for one in group) for group in filled}
    equal = {group for group in filled if len(group) == 1 and total[group] == value}
    sums = {group for group in filled if len(group) >= 2 and total[group] == value}
    fifteen = {group for group in filled if total[group] + value == 15}
    if options.rank_match_priority and equal:
        sums = set()
    normal = set() if options.capture_mode == "fifteen_only" else equal | sums
    if options.capture_mode == "rank_or_sum":
        fifteen = set()
    if options.fewest_cards == "overall":
        return fewest(normal | fifteen)
    if options.fewest_cards == "within_kind":
        return fewest(normal) | fewest(fifteen)
    return normal | fifteen


def allowed(options: RuleOptions, card: str, table: frozenset[str], matta: int | None) -> Groups:
    """Every capture, in the words of the rules page."""
    itself = {EMPTY} if options.ace_on_empty_table == "captures_itself" and not table else set()
    is_ace = worth(card, matta) == 1
    if is_ace and options.ace_sweep == "always":
        return {table} if table else itself
    found = ordinary(options, card, table, matta)
    if is_ace and options.ace_sweep == "if_no_ace_on_table":
        if table and all(worth(one, matta) != 1 for one in table):
            found = found | {table}
        found = found | itself
    return found


def scores(options: RuleOptions, card: str, table: frozenset[str], taken: frozenset[str], matta: int | None) -> bool:
    """Whether a capture before the last play is a scopa (R-SCP-1, R-ACE-3, R-ACE-4)."""
    if not table or taken != table:
        return False
    return options.ace_sweep_is_scopa or table in ordinary(options, card, table, matta)


def compare(options: RuleOptions, card: Card, table: Cards, matta: int | None) -> None:
    names = frozenset(map(str, table))
    wanted = allowed(options, str(card), names, matta)
    found = captures(options, card, table, matta)
    case = f"{card} on {table}, matta {matta}, {options}"
    assert {frozenset(map(str, one)) for one in found} == wanted, case
    assert len(found) == len(wanted), case
    assert [len(one) for one in found] == sorted(len(one) for one in found), case
    laid = not wanted or not options.capture_obligatory
    assert plays_of(options, card, table, matta) == (*(Play(card, one) for one in found), *[Play(card)] * laid), case
    for one in found:
        scopa = is_scopa(options, card, table, one, last_play=False, matta_value=matta)
        assert scopa == scores(options, str(card), names, frozenset(map(str, one)), matta), case
        last = is_scopa(options, card, table, one, last_play=True, matta_value=matta)
        assert last == (scopa and options.last_card_scopa), case


def table_of(chance: Random, size: int, *, low: bool) -> tuple[Card, Cards]:
    """A card to play and a table of some cards; `low` prefers small values, which make many sums."""
    deck = shuffled(chance)
    if low:
        deck.sort(key=lambda card: card.value + chance.random() * 6)
    pick = chance.randrange(size + 1)
    return deck[pick], Cards.of(deck[: size + 1]) - Cards.of([deck[pick]])


@pytest.mark.parametrize("game", GAMES)
def test_game_kinds(game: str) -> None:
    chance = Random(game)
    for _ in range(40):
        card, table = table_of(chance, chance.randrange(9), low=chance.random() < 0.5)
        compare(GAMES[game], card, table, None)


@pytest.mark.parametrize("seed", range(8))
def test_random_rules(seed: int) -> None:
    chance = Random(seed)
    for _ in range(300):
        options = random_options(chance)
        matta = chance.randrange(1, 11) if options.matta == "plays_as_declared" else None
        card, table = table_of(chance, chance.choice((0, 1, 2, 3, 4, 5, 6, 7, 8)), low=chance.random() < 0.5)
        compare(options, card, table, matta)


@pytest.mark.parametrize("seed", range(3))
def test_aces_and_matta(seed: int) -> None:
    """The corners: an ace or the matta is played, or lies on the table, under sweeps of both kinds."""
    chance = Random(100 + seed)
    for _ in range(250):
        options = replace(random_options(chance), ace_sweep=chance.choice(("if_no_ace_on_table", "always")))
        options = replace(options, matta="plays_as_declared")
        cards = shuffled(chance)[:6]
        special = [Card.parse("1D"), Card.parse("1S"), MATTA]
        card = chance.choice(special)
        table = Cards.of(chance.sample(special + cards, chance.randrange(7))) - Cards.of([card])
        compare(options, card, table, chance.choice((None, 1, 1, 7, 10)))


def test_five_of_a_value() -> None:
    """The matta as a fifth two: 10 takes all five twos."""
    options = RuleOptions(matta="plays_as_declared")
    table = Cards.parse("2D 2C 2S 2B 7C")
    compare(options, Card.parse("10D"), table, 2)
    assert captures(options, Card.parse("10D"), table, 2) == (table,)


def test_large_tables() -> None:
    """Ten-card games leave tables of a dozen cards and more."""
    chance = Random(12)
    for _ in range(6):
        card, table = table_of(chance, 12, low=True)
        compare(RuleOptions(capture_mode="rank_sum_or_fifteen", rank_match_priority=False), card, table, None)


@pytest.mark.parametrize("value", range(1, 11))
def test_value_in_play(value: int) -> None:
    assert value_in_play(MATTA, value) == value
    assert value_in_play(MATTA, None) == 7
    assert value_in_play(Card.parse("7S"), value) == 7


def test_every_refusal_agrees_with_the_captures() -> None:
    """For every subset of a random table: it is refused with a reason exactly when the rules do not allow it."""
    chance = Random(21)
    for _ in range(300):
        options = random_options(chance)
        matta = chance.randrange(1, 11) if options.matta == "plays_as_declared" else None
        card, table = table_of(chance, chance.randrange(6), low=True)
        state = position(options, str(table), str(card), matta_value=matta)
        legal = legal_moves(state)
        for chosen in chain([None], map(Cards.of, all_subsets(table))):
            refusal = why_not(state, card, chosen)
            assert (refusal is None) == (Play(card, chosen) in legal)
            if refusal is not None:
                assert refusal.card == card
                assert refusal.chosen == (chosen or Cards())
                assert refusal.cards <= table


def all_subsets(table: Cards) -> list[tuple[Card, ...]]:
    cards = list(table)
    return [group for size in range(len(cards) + 1) for group in combinations(cards, size)]
