"""What a card may take from the table: equal cards, sums, fifteens and ace sweeps (rules sections 5, 12, 13)."""

from __future__ import annotations

from scopa_gui.engine.cards import Card, Cards, canonical
from scopa_gui.engine.moves import Play
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.tables import FIFTEEN, HIGHEST_VALUE, choices, partitions_present, presence, ranks_with_matta


def captures(options: RuleOptions, card: Card, table: Cards, matta_value: int | None = None) -> tuple[Cards, ...]:
    """Every legal capture of `card` on `table`, ordered by size, then by cards; empty when nothing can be taken.

    One empty set among them is the ace that takes itself (R-ACE-3). `matta_value` is the value 1-10 under which
    7C plays (R-CIR-5, plays_as_declared), None for a plain seven. R-CAP-1 to R-CAP-6, R-Q15, R-ACE-1 to R-ACE-6.
    """
    value = value_in_play(card, matta_value)
    if value == 1 and options.ace_sweep == "always":
        found = [table.mask] if table else []
    else:
        found = ordinary_captures(options, value, table.mask, matta_value)
        if value == 1 and options.ace_sweep == "if_no_ace_on_table" and _may_sweep(table.mask, matta_value):
            found.append(table.mask)
    if value == 1 and not table and options.ace_sweep != "off" and options.ace_on_empty_table == "captures_itself":
        found.append(0)
    if len(found) == 1:
        return (Cards(found[0]),)
    return tuple(sorted(map(Cards, set(found)), key=_order))


def _order(capture: Cards) -> tuple[int, list[tuple[int, int]]]:
    return len(capture), [canonical(card) for card in capture.sorted()]


def _may_sweep(table: int, matta_value: int | None) -> bool:
    return table != 0 and not table & ranks_with_matta(matta_value)[1]


def value_in_play(card: Card, matta_value: int | None) -> int:
    """The capture value of `card`, which for a declared matta is the declared one (R-CIR-5)."""
    return next(value for value in range(1, HIGHEST_VALUE + 1) if ranks_with_matta(matta_value)[value] >> card & 1)


def ordinary_captures(options: RuleOptions, value: int, table: int, matta_value: int | None) -> list[int]:
    """Captures of a card worth `value` by equal card, sum or fifteen, without ace sweeps, as 40-bit sets."""
    normal: list[int] = []
    fifteen: list[int] = []
    if options.capture_mode != "fifteen_only":
        equal = choices(ranks_with_matta(matta_value)[value] & table, 1)
        sums = () if equal and options.rank_match_priority else groups(value, table, matta_value)
        normal = [*equal, *sums]
    if options.capture_mode != "rank_or_sum":
        fifteen = fifteens(value, table, matta_value)
    return _fewest(options, normal, fifteen)


def groups(total: int, table: int, matta_value: int | None) -> list[int]:
    """All sets of two or more table cards whose values add up to `total` (R-CAP-3)."""
    ranks = ranks_with_matta(matta_value)
    found = []
    for parts in partitions_present(total, presence(table, matta_value)):
        sets = [0]
        for value, count in parts:
            picks = choices(ranks[value] & table, count)
            sets = [one | pick for one in sets for pick in picks]
        found.extend(sets)
    return found


def fifteens(value: int, table: int, matta_value: int | None) -> list[int]:
    """All sets of table cards that make fifteen with a card worth `value` (R-Q15-1)."""
    rest = FIFTEEN - value
    alone = choices(ranks_with_matta(matta_value)[rest] & table, 1) if rest <= HIGHEST_VALUE else ()
    return [*alone, *groups(rest, table, matta_value)]


def _fewest(options: RuleOptions, normal: list[int], fifteen: list[int]) -> list[int]:
    """Keep only the smallest captures where the table plays so (R-Q15-4)."""
    match options.fewest_cards:
        case "overall":
            return _smallest(normal + fifteen)
        case "within_kind":
            return _smallest(normal) + _smallest(fifteen)
        case _:
            return normal + fifteen


def _smallest(found: list[int]) -> list[int]:
    least = min(map(int.bit_count, found), default=0)
    return [one for one in found if one.bit_count() == least]


def discard_allowed(options: RuleOptions, found: tuple[Cards, ...]) -> bool:
    """Whether a card with these captures may be laid down instead (R-CAP-7, R-TURN-2)."""
    return not found or not options.capture_obligatory


def plays_of(options: RuleOptions, card: Card, table: Cards, matta_value: int | None = None) -> tuple[Play, ...]:
    """Every legal play of `card`: its captures, smallest first, and laying it down last where that is allowed."""
    found = captures(options, card, table, matta_value)
    laid = (Play(card),) if discard_allowed(options, found) else ()
    return (*(Play(card, capture) for capture in found), *laid)


def is_scopa(
    options: RuleOptions, card: Card, table: Cards, capture: Cards, *, last_play: bool, matta_value: int | None = None
) -> bool:
    """Whether taking `capture` with `card` scores a scopa (R-SCP-1 to R-SCP-3, R-ACE-3, R-ACE-4, R-ACE-7)."""
    if not capture or capture != table or (last_play and not options.last_card_scopa):
        return False
    value = value_in_play(card, matta_value)
    if value != 1 or options.ace_sweep == "off" or options.ace_sweep_is_scopa:
        return True
    return capture.mask in ordinary_captures(options, value, table.mask, matta_value)
