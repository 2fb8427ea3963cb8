"""Tables worked out once: rank masks, partitions of a total, choices among equal cards, primiera values."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from scopa_gui.engine.cards import MATTA, SUIT_SIZE, Suit

SUIT_MASK: Final = (1 << SUIT_SIZE) - 1
DENARI_MASK: Final = SUIT_MASK
VALUES: Final = tuple(range(1, SUIT_SIZE + 1))
HIGHEST_VALUE: Final = SUIT_SIZE
FIFTEEN: Final = 15

# Rank r of the plain deck: one bit in each suit; index 0 is unused so that RANKS[r] reads naturally.
RANKS: Final = (0, *(sum(1 << (suit * SUIT_SIZE + value - 1) for suit in Suit) for value in VALUES))


@cache
def ranks_with_matta(value: int | None) -> tuple[int, ...]:
    """Rank masks when 7C counts as `value` (R-CIR-5, plays_as_declared); None is the plain deck."""
    if value is None:
        return RANKS
    masks = [mask & ~MATTA.mask for mask in RANKS]
    masks[value] |= MATTA.mask
    return tuple(masks)


def presence(table: int, matta_value: int | None = None) -> int:
    """Ten bits: bit r-1 is set when a card of value r lies in `table` (a 40-bit set)."""
    extra = 0
    if matta_value is not None and table & MATTA.mask:
        table &= ~MATTA.mask
        extra = 1 << (matta_value - 1)
    return (table | table >> SUIT_SIZE | table >> 2 * SUIT_SIZE | table >> 3 * SUIT_SIZE) & SUIT_MASK | extra


Partition: TypeAlias = tuple[tuple[int, int], ...]
"""A way to reach a total: (value, how many of it), values ascending."""


@cache
def partitions(total: int) -> tuple[tuple[int, Partition], ...]:
    """All partitions of `total` into two or more card values, each with its presence bits.

    A value occurs at most five times: four suits, and the matta playing as a fifth card of its value.
    """
    found: list[tuple[int, Partition]] = []

    def extend(rest: int, smallest: int, parts: Partition) -> None:
        if rest == 0:
            if sum(count for _, count in parts) >= 2:
                found.append((sum(1 << (value - 1) for value, _ in parts), parts))
            return
        for value in range(smallest, min(rest, HIGHEST_VALUE) + 1):
            for count in range(1, min(rest // value, len(Suit) + 1) + 1):
                extend(rest - value * count, value + 1, (*parts, (value, count)))

    extend(total, 1, ())
    return tuple(found)


@cache
def partitions_present(total: int, present: int) -> tuple[Partition, ...]:
    """The partitions of `total` whose values all lie in the ten presence bits `present`."""
    return tuple(parts for bits, parts in partitions(total) if bits & ~present == 0)


@cache
def choices(mask: int, count: int) -> tuple[int, ...]:
    """All subsets of `count` cards of the 40-bit set `mask`, in order of index."""
    bits = [1 << index for index in range(mask.bit_length()) if mask >> index & 1]
    return tuple(sum(group) for group in combinations(bits, count))


# R-PRI-3 to R-PRI-5, by value 1-10, doubled so that the Veneto halves stay whole numbers.
PRIMIERA_POINTS: Final[dict[str, tuple[int, ...]]] = {
    "standard": (32, 24, 26, 28, 30, 36, 42, 20, 20, 20),
    "veneto": (11, 4, 6, 8, 10, 12, 14, 1, 1, 1),
    "southern": (32, 24, 26, 28, 30, 36, 42, 16, 18, 20),
}


@cache
def primiera_table(scale: str) -> tuple[tuple[int, int], ...]:
    """For each ten-bit suit pattern 0-1023: (doubled points, value) of its best card; (0, 0) when empty."""
    points = PRIMIERA_POINTS[scale]

    def best(pattern: int) -> tuple[int, int]:
        held = [(points[value - 1], value) for value in VALUES if pattern >> (value - 1) & 1]
        return max(held, default=(0, 0))

    return tuple(best(pattern) for pattern in range(SUIT_MASK + 1))
