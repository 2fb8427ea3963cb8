"""What the plays seen so far say about the hidden hands: guesses weighed by how likely they make those plays.

Everybody is taken to play about as the skilled player would: a move is the more likely the more it is worth, with a
share of plain chance. A pool of guesses is drawn evenly, then the search draws from the pool by weight.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, log
from typing import Final

from scopa_gui.ai.greedy import total_of
from scopa_gui.ai.lookups import LAID, lookups
from scopa_gui.ai.simulate import CARDS_IN
from scopa_gui.ai.weights import WEIGHTS, CardValues, fixed_values
from scopa_gui.ai.worlds import Hands, Worlds
from scopa_gui.engine import DECK_SIZE, Played, PlayerView


@dataclass(frozen=True, slots=True)
class InferenceNumbers:
    """`temperature` in points; `chance` the share of moves that follow no plan; `pool` how many guesses are weighed."""

    temperature: float = 0.3
    chance: float = 0.1
    pool: int = 300
    fear: float = 0.35
    """The worth of not leaving a table that one card sweeps, as the average player sees it."""


INFERENCE: Final = InferenceNumbers()


@dataclass(frozen=True, slots=True)
class Seen:
    """One play of another seat: how likely each card of its hand was to be played, not yet shared out among them."""

    seat: int
    card: int
    likely: tuple[float, ...]


class Pool:
    """Weighed guesses at the hidden hands; `draw` gives one of them, as likely as its weight says."""

    __slots__ = ("_chance", "_sums", "_worlds", "weights")

    def __init__(self, view: PlayerView, worlds: Worlds, rng: random.Random) -> None:
        self._chance = rng.random
        seen = evidence(view)
        self._worlds = [worlds.draw() for _ in range(INFERENCE.pool)]
        self.weights = likelihoods(seen, self._worlds)
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
        return self._worlds[low][:]


def evidence(view: PlayerView) -> list[Seen]:
    """All plays of the others in this round, latest first: the order in which hands are filled up again."""
    rows = [values for _, values in fixed_values(view.options)]
    values = tuple(sum(row[card] for row in rows) for card in range(DECK_SIZE))
    return [
        Seen(one.seat, int(one.play.card), _likely_cards(view, one, values))
        for one in reversed(view.plays)
        if one.round == view.round and one.seat != view.seat
    ]


def _likely_cards(view: PlayerView, played: Played, values: CardValues) -> tuple[float, ...]:
    """For every card, the weight of its best use on the table of that moment."""
    rules, table = lookups(view.options, view.matta_value), played.table_before.mask

    def best_use(card: int) -> float:
        bit = 1 << card
        if table & bit:
            return 0.0
        best = -9.0
        for taken in rules.takes[card][table]:
            if taken == LAID:
                left, value = table | bit, -WEIGHTS.laid_share * values[card]
            else:
                left, value = table ^ taken, total_of(values, taken | bit) + WEIGHTS.scopa * (not table ^ taken)
            best = max(best, value - INFERENCE.fear * bool(rules.sweepers[left]))
        return exp(best / INFERENCE.temperature)

    return tuple(map(best_use, range(DECK_SIZE)))


def likelihoods(seen: list[Seen], worlds: Sequence[Hands]) -> list[float]:
    """How well each of these worlds explains the plays, the best of them 1.0."""
    logs = [log_likelihood(seen, hands) for hands in worlds]
    best = max(logs)
    return [exp(one - best) for one in logs]


def log_likelihood(seen: list[Seen], hands: Hands) -> float:
    """How well these hands explain the plays: hands are filled up backwards with the cards since played."""
    then, total = hands[:], 0.0
    chance = INFERENCE.chance
    for one in seen:
        hand = then[one.seat] = then[one.seat] | 1 << one.card
        likely = one.likely
        cards = CARDS_IN[hand]
        share = likely[one.card] / sum([likely[card] for card in cards])
        total += log((1.0 - chance) * share + chance / len(cards))
    return total
