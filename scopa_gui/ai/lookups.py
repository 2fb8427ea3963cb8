"""The rules of one game as lookups on 40-bit sets: what a card takes, and which cards sweep a table."""

from __future__ import annotations

from functools import cache
from typing import Final

from scopa_gui.engine import CARDS, DECK_SIZE, Cards, RuleOptions, captures, is_scopa, seats_of_sides, value_in_play
from scopa_gui.engine.captures import discard_allowed
from scopa_gui.engine.tables import FIFTEEN, HIGHEST_VALUE, ranks_with_matta

LAID: Final = -1
"""Stands in the place of a capture for a card that is laid on the table."""

MOST_REMEMBERED: Final = 2_000
"""Tables that are kept of each value: more are asked for in a hand, but few of them often."""


class TakesOf(dict[int, tuple[int, ...]]):
    """Table -> everything that a card of one value may do there: captures, then LAID where that is allowed."""

    __slots__ = ("_card", "_matta", "_options")

    def __init__(self, options: RuleOptions, card: int, matta: int | None) -> None:
        super().__init__()
        self._options, self._card, self._matta = options, card, matta

    def __missing__(self, table: int) -> tuple[int, ...]:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        found = captures(self._options, CARDS[self._card], Cards(table), self._matta)
        laid = (LAID,) if discard_allowed(self._options, found) else ()
        self[table] = plays = (*(capture.mask for capture in found), *laid)
        return plays


class SweepersOf(dict[int, int]):
    """Table -> the set of cards that would score a scopa by taking all of it (R-SCP-1, R-ACE-4)."""

    __slots__ = ("_lookups",)

    def __init__(self, lookups: Lookups) -> None:
        super().__init__()
        self._lookups = lookups

    def __missing__(self, table: int) -> int:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        self[table] = cards = self._lookups.find_sweepers(table)
        return cards


class Lookups:
    """One game's rules for the players: built once for its options, remembering what was asked.

    `takes[card][table]` is a tuple of captures as sets (0: an ace takes itself, LAID: laid down), in the engine's
    order; `sweepers[table]` a set of cards. `matta` is the value 1-10 under which 7C plays, None for a plain seven.
    """

    __slots__ = ("last_card_scopa", "matta", "options", "ranks", "sides", "sweepers", "takes", "values")

    def __init__(self, options: RuleOptions, matta: int | None = None) -> None:
        self.options, self.matta = options, matta
        self.last_card_scopa = options.last_card_scopa
        self.ranks = ranks_with_matta(matta)
        self.values = tuple(value_in_play(card, matta) for card in CARDS)
        self.sides = len(seats_of_sides(options))
        by_value = {value: TakesOf(options, self._any_card(value), matta) for value in range(1, HIGHEST_VALUE + 1)}
        self.takes = tuple(by_value[self.values[card]] for card in range(DECK_SIZE))
        self.sweepers = SweepersOf(self)

    def _any_card(self, value: int) -> int:
        return next(card for card in CARDS if self.values[card] == value)

    def scores(self, card: int, table: int, capture: int) -> bool:
        """Whether this capture is a scopa, were it not the hand's last play."""
        return capture == table and is_scopa(
            self.options, CARDS[card], Cards(table), Cards(capture), last_play=False, matta_value=self.matta
        )

    def find_sweepers(self, table: int) -> int:
        """The cards that sweep `table` with a scopa; looked for among the few values that can."""
        if not table:
            return 0
        total = sum(self.values[card] for card in Cards(table))
        found = 0
        for value in {total, FIFTEEN - total, 1}:
            if 1 <= value <= HIGHEST_VALUE:
                card = self._any_card(value)
                if table in self.takes[card][table] and self.scores(card, table, table):
                    found |= self.ranks[value]
        return found


@cache
def lookups(options: RuleOptions, matta: int | None = None) -> Lookups:
    """The lookups of these options, shared by all players of the process."""
    return Lookups(options, matta)
