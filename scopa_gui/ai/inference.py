"""What the plays seen so far say about the hidden hands: guesses as likely as they explain those plays.

Everybody is taken to play about as the skilled player would: a move is the more likely the more it is worth, with a
share of plain chance. Where few arrangements are left all of them are weighed; else a walk through the arrangements,
swapping one card of two hands at a time (Metropolis), meets each as often as it is likely.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from math import exp, log
from typing import Final, TypeAlias

from scopa_gui.ai.greedy import total_of
from scopa_gui.ai.lookups import LAID, Lookups, lookups
from scopa_gui.ai.simulate import CARDS_IN
from scopa_gui.ai.weights import WEIGHTS, CardValues, fixed_values
from scopa_gui.ai.worlds import Hands, Worlds
from scopa_gui.engine import DECK_SIZE, PlayerView


@dataclass(frozen=True, slots=True)
class InferenceNumbers:
    """What players are taken for, as shares that add up to one: some play like the skilled player to a hair
    (`sharp_temperature`, in points), some roughly so (`temperature`), and `chance` follows no plan.

    The walk begins at the best of `starts` guesses, takes `settling` steps, then keeps every `stride`th of as many as
    fill the `pool`.
    """

    sharp: float = 0.6
    sharp_temperature: float = 0.05
    temperature: float = 0.4
    chance: float = 0.1
    starts: int = 20
    settling: int = 100
    stride: int = 4
    pool: int = 250
    few: int = 2000
    """Up to so many arrangements all are weighed."""


INFERENCE: Final = InferenceNumbers()
NEVER: Final = -9.0
"""The worth of a card that lay open already."""
LEAST: Final = -60.0
"""No weight is smaller than its exponential: hands of such cards alone can still be compared."""
Likely: TypeAlias = tuple[float, ...]
"""By card: how much a player of one kind would like to play it, not yet shared out among the cards of a hand."""


class Evidence:
    """The plays of the others in this round: how well hidden hands explain them."""

    __slots__ = ("_known", "_plays")

    def __init__(self, view: PlayerView) -> None:
        rows = [values for _, values in fixed_values(view.options)]
        judge = Judge(view, tuple(sum(row[card] for row in rows) for card in range(DECK_SIZE)))
        self._plays: list[list[tuple[int, Likely, Likely]]] = [[] for _ in range(view.options.players)]
        for number, one in reversed(list(enumerate(view.plays))):
            if one.round == view.round and one.seat != view.seat:
                self._plays[one.seat].append((int(one.play.card), *judge.likely(number)))
        self._known: list[dict[int, float]] = [{} for _ in self._plays]

    def cards(self, seat: int) -> list[int]:
        """The cards that `seat` played, latest first."""
        return [card for card, _, _ in self._plays[seat]]

    def of_seat(self, seat: int, hand: int) -> float:
        """The logarithm of how likely `seat`, who now holds `hand`, was to play as it did.

        The hand is filled up backwards with the cards that it played since.
        """
        known = self._known[seat].get(hand)
        if known is not None:
            return known
        sharp, chance = INFERENCE.sharp, INFERENCE.chance
        rough, total, then = 1.0 - sharp - chance, 0.0, hand
        for card, sharply, roughly in self._plays[seat]:
            then |= 1 << card
            cards = CARDS_IN[then]
            like = sharp * sharply[card] / sum([sharply[one] for one in cards])
            like += rough * roughly[card] / sum([roughly[one] for one in cards])
            total += log(like + chance / len(cards))
        self._known[seat][hand] = total
        return total

    def of(self, hands: Hands) -> float:
        """The logarithm of how well all hands together explain what was seen."""
        return sum(self.of_seat(seat, hand) for seat, hand in enumerate(hands) if self._plays[seat])


class Judge:
    """Looks at past plays as their players may have: every card's best use on the table of that moment."""

    __slots__ = ("_rules", "_shown", "_values", "_view")

    def __init__(self, view: PlayerView, values: CardValues) -> None:
        self._view, self._values = view, values
        self._rules: Lookups = lookups(view.options, view.matta_value)
        self._shown = [0]
        for one in view.plays:
            self._shown.append(self._shown[-1] | one.play.card.mask)

    def likely(self, number: int) -> tuple[Likely, Likely]:
        """The weight of every card's best use at play `number` of the hand, to the sharp and to the rough player."""
        table = self._view.plays[number].table_before.mask
        shown = self._shown[number] | table
        values = [self._best(card, table, shown) for card in range(DECK_SIZE)]
        most = max(values)
        return (
            tuple(exp(max(LEAST, (value - most) / INFERENCE.sharp_temperature)) for value in values),
            tuple(exp(max(LEAST, (value - most) / INFERENCE.temperature)) for value in values),
        )

    def _best(self, card: int, table: int, shown: int) -> float:
        bit = 1 << card
        if shown & bit:
            return NEVER
        return max(self._value(bit, table, taken, shown) for taken in self._rules.takes[card][table])

    def _value(self, bit: int, table: int, taken: int, shown: int) -> float:
        if taken == LAID:
            left, value = table | bit, -WEIGHTS.laid_share * total_of(self._values, bit)
        else:
            left, value = table ^ taken, total_of(self._values, taken | bit)
            if not left and self._rules.sweepers[table] & bit:
                value += WEIGHTS.scopa
        sweepers = self._rules.sweepers[left] & ~(shown | bit)
        if not sweepers:
            return value
        spared = (1.0 - 1.0 / self._view.options.players) ** sweepers.bit_count()
        return value - WEIGHTS.sweep_risk * (1.0 - spared)


def weighed(worlds: Worlds, evidence: Evidence) -> list[tuple[Hands, float]]:
    """Every arrangement with its weight, likeliest first, the best of them 1.0; ask `worlds.number` first."""
    every = worlds.every()
    logs = [evidence.of(hands) for hands in every]
    best = max(logs)
    found = [(hands, exp(one - best)) for hands, one in zip(every, logs, strict=True)]
    return sorted(found, key=lambda pair: -pair[1])


class Pool:
    """Guesses at the hidden hands drawn as likely as they are; `draw` gives one of them."""

    __slots__ = ("_chance", "_sums", "weights", "worlds")

    def __init__(self, worlds: Worlds, evidence: Evidence, rng: random.Random) -> None:
        self._chance: Callable[[], float] = rng.random
        if worlds.number() <= INFERENCE.few:
            pairs = weighed(worlds, evidence)
            self.worlds, self.weights = [hands for hands, _ in pairs], [weight for _, weight in pairs]
        else:
            self.worlds = walk(worlds, evidence, rng)
            self.weights = [1.0] * len(self.worlds)
        self._sums = list(accumulate(self.weights))

    def draw(self) -> Hands:
        """One guess, a fresh list."""
        point, sums = self._chance() * self._sums[-1], self._sums
        low, high = 0, len(sums) - 1
        while low < high:
            middle = (low + high) // 2
            if sums[middle] > point:
                high = middle
            else:
                low = middle + 1
        return self.worlds[low][:]


def walk(worlds: Worlds, evidence: Evidence, rng: random.Random) -> list[Hands]:
    """A pool of guesses met on a walk of likely swaps."""
    chance = rng.random
    hands = max((worlds.draw() for _ in range(INFERENCE.starts)), key=evidence.of)
    pool: list[Hands] = []
    for number in range(INFERENCE.settling + INFERENCE.stride * INFERENCE.pool):
        one, other, first, second = worlds.draw_swap(hands)
        before = evidence.of_seat(one, hands[one]) + evidence.of_seat(other, hands[other])
        mine, theirs = hands[one] ^ first ^ second, hands[other] ^ first ^ second
        gain = evidence.of_seat(one, mine) + evidence.of_seat(other, theirs) - before
        if gain >= 0.0 or chance() < exp(gain):
            hands[one], hands[other] = mine, theirs
        if number >= INFERENCE.settling and number % INFERENCE.stride == 0:
            pool.append(hands[:])
    rng.shuffle(pool)  # neighbours on the walk are alike
    return pool
