"""A hand to think ahead on: the rules of `apply` on plain numbers, changed in place, for every set of options.

Proven equal to `apply` play for play on random hands of every game kind (tests/ai/test_simulate.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_gui.ai.counting import Count, counter
from scopa_gui.ai.lookups import LAID, Lookups, lookups
from scopa_gui.engine import MATTA, Cards, PlayerView, RuleOptions, State, side_of

NOBODY: Final = -1
MATTA_MASK: Final = MATTA.mask


class CardsIn(dict[int, tuple[int, ...]]):
    """A 40-bit set -> its cards; remembers what was asked."""

    __slots__ = ()

    def __missing__(self, cards: int) -> tuple[int, ...]:
        if len(self) > MOST_HANDS:
            self.clear()
        self[cards] = listed = tuple(int(card) for card in Cards(cards))
        return listed


MOST_HANDS: Final = 8_000
CARDS_IN: Final = CardsIn()


class Position:
    """What lies where while a hand is played, by seat or by side, sets as 40-bit numbers.

    `held` by seat; `piles`, `scope` (declared points included) by side; `last` the side that captured latest or
    NOBODY; `left` the number of cards in all hands together, `stock` in the stock.
    """

    __slots__ = (
        "count",
        "held",
        "last",
        "left",
        "piles",
        "rules",
        "scope",
        "seat",
        "seats",
        "side_of",
        "stock",
        "table",
    )

    def __init__(self, options: RuleOptions, matta: int | None = None) -> None:
        self.rules: Lookups = lookups(options, matta)
        self.count: Count = counter(options)
        self.seats = options.players
        self.side_of = tuple(side_of(options, seat) for seat in range(options.players))
        self.held = [0] * options.players
        self.piles = [0] * self.rules.sides
        self.scope = [0] * self.rules.sides
        self.table, self.last, self.seat, self.left, self.stock = 0, NOBODY, 0, 0, 0

    @classmethod
    def of_state(cls, state: State) -> Position:
        """The position of a hand that is being played; all cards known."""
        position = cls(state.options, state.matta_value)
        position.held = [Cards.of(held).mask for held in state.held]
        position.left, position.stock = sum(map(len, state.held)), len(state.stock)
        position._take_public(state)
        position.seat = state.turn
        return position

    @classmethod
    def of_view(cls, view: PlayerView) -> Position:
        """The position as the viewer knows it: the others' hands are still empty sets."""
        position = cls(view.options, view.matta_value)
        position.held[view.seat] = Cards.of(view.held).mask
        position.left, position.stock = sum(view.held_counts), view.stock_count
        position._take_public(view)
        position.seat = view.seat
        return position

    def _take_public(self, seen: State | PlayerView) -> None:
        self.table = seen.table.mask
        self.piles = [pile.mask for pile in seen.piles]
        self.scope = [sum(both) for both in zip(seen.scope, seen.declared_points, strict=True)]
        self.last = NOBODY if seen.last_capturer is None else self.side_of[seen.last_capturer]

    def copy(self) -> Position:
        """A second position that may go its own way."""
        other = Position(self.rules.options, self.rules.matta)
        other.become(self)
        return other

    def become(self, other: Position) -> None:
        """Take over all that changes in play from `other`, a position of the same game."""
        self.rules = other.rules
        self.held, self.piles, self.scope = other.held[:], other.piles[:], other.scope[:]
        self.table, self.last, self.seat = other.table, other.last, other.seat
        self.left, self.stock = other.left, other.stock

    def moves(self) -> list[tuple[int, int]]:
        """(card, what it takes or LAID) for every legal play, by index of the card."""
        takes, table = self.rules.takes, self.table
        return [(card, taken) for card in CARDS_IN[self.held[self.seat]] for taken in takes[card][table]]

    def play(self, card: int, taken: int) -> None:
        """Make a legal play; the turn passes on, also over the end of a round."""
        bit, seat = 1 << card, self.seat
        self.held[seat] ^= bit
        self.left -= 1
        table = self.table
        if taken == LAID:
            self.table = table | bit
        else:
            side = self.side_of[seat]
            self.last = side
            # Few captures clear the table: only then is the rest of the rule looked up.
            if taken == table and taken and self._scores(bit):
                self.scope[side] += 1
            self.table = table ^ taken
            taken |= bit
            self.piles[side] |= taken
            if taken & MATTA_MASK and self.rules.matta is not None:
                self.rules = lookups(self.rules.options, None)
        seat += 1
        self.seat = seat if seat < self.seats else 0

    def _scores(self, bit: int) -> bool:
        """Whether clearing the table with this card, already out of its hand, is a scopa (R-SCP-1, R-SCP-2)."""
        rules = self.rules
        going_on = self.left or self.stock or rules.last_card_scopa
        return bool(going_on and rules.sweepers[self.table] & bit)

    def deal(self, hands: Sequence[int]) -> None:
        """Give everybody a new hand, a set a seat, from the stock (R-DEAL-2)."""
        self.held = list(hands)
        dealt = sum(hand.bit_count() for hand in hands)
        self.left += dealt
        self.stock -= dealt

    def final_points(self) -> list[int]:
        """Every side's points once no card is left to play: leftovers given out, everything counted (R-END-1)."""
        piles = self.piles
        if self.table and self.last != NOBODY:
            piles = piles[:]
            piles[self.last] |= self.table
        points = self.count(piles)
        for side, scope in enumerate(self.scope):
            points[side] += scope
        return points
