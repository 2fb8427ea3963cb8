"""The count of a hand on plain sets of cards: the engine's scoring tables without its rows, for millions of hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias

from scopa_gui.engine import DECK_SIZE, RE_BELLO, SETTEBELLO, Cards, RuleOptions
from scopa_gui.engine.cards import SUIT_SIZE
from scopa_gui.engine.scoring import (
    SIX_OF_DENARI,
    THREE_OF_DENARI,
    denari_run,
    grande_points,
    napola_points,
    piccola_points,
)
from scopa_gui.engine.tables import DENARI_MASK, RANKS, SUIT_MASK, primiera_table

Piles: TypeAlias = Sequence[int]
Count: TypeAlias = Callable[[Piles], list[int]]
"""Points a side for its pile alone: scope and declarations are added by whoever keeps them."""

SUITS_WORTH: Final = 1000
"""One suit weighs more than any primiera where more suits win first (R-PRI-2)."""
NO_PRIMIERA: Final = -1


@cache
def counter(options: RuleOptions) -> Count:
    """The function that counts piles under these options (docs/rules.md sections 7 to 9 and 14)."""
    least_cards = DECK_SIZE // 2 + 1 if options.majority_rule == "absolute" else 1
    least_denari = SUIT_SIZE // 2 + 1 if options.majority_rule == "absolute" else 1
    fourth = _sevens if options.sevens_point == "most_sevens" else _primiere(options)
    extras = _extras(options)
    settebello = SETTEBELLO.mask

    def count(piles: Piles) -> list[int]:
        points = [1 if pile & settebello else 0 for pile in piles]
        _award(points, [pile.bit_count() for pile in piles], least_cards)
        _award(points, [(pile & DENARI_MASK).bit_count() for pile in piles], least_denari)
        _award(points, fourth(piles), 0)
        if extras:
            for side, pile in enumerate(piles):
                points[side] += extras[pile & DENARI_MASK]
        return points

    return count


def _award(points: list[int], amounts: list[int], least: int) -> None:
    """A point for the side that alone has most, and no less than `least` (R-SCO-7, R-SCO-8)."""
    best = max(amounts)
    if best >= least and amounts.count(best) == 1:
        points[amounts.index(best)] += 1


def _sevens(piles: Piles) -> list[int]:
    return [(pile & RANKS[7]).bit_count() for pile in piles]


def _primiere(options: RuleOptions) -> Callable[[Piles], list[int]]:
    """What the primiera point compares, one number a side; `NO_PRIMIERA` and less cannot win (R-PRI-2)."""
    table = tuple(points for points, _ in primiera_table(options.primiera_scale))
    rule = options.primiera_missing_suit

    def key(pile: int) -> int:
        best = [table[pile >> shift & SUIT_MASK] for shift in range(0, DECK_SIZE, SUIT_SIZE)]
        suits = 4 - best.count(0)
        if rule == "disqualified":
            return sum(best) if suits == 4 else NO_PRIMIERA
        return sum(best) + SUITS_WORTH * (suits if rule == "more_suits_first" else suits == 4)

    return lambda piles: list(map(key, piles))


def _extras(options: RuleOptions) -> tuple[int, ...]:
    """The extra points for each pattern of denari, empty when nothing extra counts: all extras are in denari."""
    points = tuple(denari_extras(options, Cards(pattern)) for pattern in range(DENARI_MASK + 1))
    return points if any(points) else ()


def denari_extras(options: RuleOptions, denari: Cards) -> int:
    """The extra points of a side that holds these denari (R-XTR, R-CIR-7, R-CIR-8)."""
    points = 0
    if options.re_bello:
        points += RE_BELLO in denari
    if options.rebello_six:
        points += SIX_OF_DENARI in denari
    if options.napola != "off":
        points += napola_points(options, denari)
    if options.napoleone == "ten_points" and denari_run(denari) == SUIT_SIZE:
        points += SUIT_SIZE
    if options.piccola:
        points += piccola_points(denari)
    if options.grande:
        points += grande_points(denari)
    if options.three_six_bonus:
        points += len(denari & Cards.of((THREE_OF_DENARI, SIX_OF_DENARI)))
    return points
