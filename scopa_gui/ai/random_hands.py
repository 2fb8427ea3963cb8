"""Whole hands of random play under the classic capturing rules, as fast as Python goes: no state, no events.

When every play is drawn by lot it does not matter who holds which card: a hand is one pass over the cards still to be
played, in any order, the sides in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, TypeAlias

from scopa_gui.engine import DECK_SIZE, RuleOptions
from scopa_gui.engine.tables import HIGHEST_VALUE, RANKS, SUIT_MASK, choices, partitions_present, presence

Dealt: TypeAlias = tuple[int, int, int]
"""A card in the loop: its bit of 40, its value 1-10, the bits of its rank."""

DEALT: Final[tuple[Dealt, ...]] = tuple((1 << card, card % 10 + 1, RANKS[card % 10 + 1]) for card in range(DECK_SIZE))
RANK_BIT: Final = (0, *(1 << (value - 1) for value in range(1, HIGHEST_VALUE + 1)))


@cache
def single_sums() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """[value][presence bits]: the rank bits of every sum that takes at most one card of each value."""
    return (
        (),
        *(
            tuple(
                tuple(
                    sum(RANK_BIT[part] for part, _ in parts)
                    for parts in partitions_present(value, present)
                    if all(count == 1 for _, count in parts)
                )
                for present in range(SUIT_MASK + 1)
            )
            for value in range(1, HIGHEST_VALUE + 1)
        ),
    )


@cache
def of_ranks() -> tuple[int, ...]:
    """[presence bits]: all cards of these ranks."""
    return tuple(
        sum(RANKS[value] for value in range(1, HIGHEST_VALUE + 1) if bits & RANK_BIT[value])
        for bits in range(SUIT_MASK + 1)
    )


def plays_like_classic(options: RuleOptions) -> bool:
    """Whether `random_hand` plays by these options: equal card first, sums, every capture forced."""
    return (
        options.capture_mode == "rank_or_sum"
        and options.rank_match_priority
        and options.capture_obligatory
        and options.fewest_cards == "off"
        and options.ace_sweep == "off"
        and options.matta != "plays_as_declared"
        and not options.last_card_scopa
    )


def sums_on(table: int, value: int) -> list[int]:
    """Every sum that a card of `value` may take from a table with two cards of one rank, as 40-bit sets."""
    found = []
    for parts in partitions_present(value, presence(table)):
        sets = [0]
        for part, count in parts:
            picks = choices(RANKS[part] & table, count)
            sets = [one | pick for one in sets for pick in picks]
        found.extend(sets)
    return found


def random_hand(
    order: Iterable[Dealt],
    table: int,
    piles: list[int],
    scope: list[int],
    side: int,
    chance: Callable[[], float],
    last: int = -1,
    record: list[tuple[int, int]] | None = None,
) -> None:
    """Play all cards of `order` at random, sides in turn from `side`; `piles` and `scope` are changed in place.

    `last` is the side that captured latest, -1 for none. Each play is noted in `record` as (card's bit, cards taken
    or 0). `order` must not be empty. R-CAP-1 to R-CAP-7, R-SCP-1, R-SCP-2, R-END-1. One long loop: a call for each
    play would take as long as the play.
    """
    sums_of, ranks_of = single_sums(), of_ranks()
    sides = len(piles)
    present = presence(table)
    doubles = table.bit_count() != present.bit_count()
    taken = 0
    for bit, value, rank in order:
        taken = table & rank
        if taken:
            if taken & (taken - 1):
                several = choices(taken, 1)
                taken = several[int(chance() * len(several))]
            elif not doubles:
                present ^= RANK_BIT[value]
        elif doubles:
            groups = sums_on(table, value)
            if groups:
                taken = groups[int(chance() * len(groups))]
        else:
            sums = sums_of[value][present]
            if sums:
                ranks = sums[0] if len(sums) == 1 else sums[int(chance() * len(sums))]
                taken = table & ranks_of[ranks]
                present ^= ranks
        if taken:
            table ^= taken
            piles[side] |= taken | bit
            last = side
            if not table:
                scope[side] += 1
            if doubles:
                present = presence(table)
                doubles = table.bit_count() != present.bit_count()
        else:
            table |= bit
            if doubles:
                present |= RANK_BIT[value]
            else:
                present ^= RANK_BIT[value]
        if record is not None:
            record.append((bit, taken))
        side += 1
        if side == sides:
            side = 0
    if not table:
        scope[last] -= 1
    elif last >= 0:
        piles[last] |= table
