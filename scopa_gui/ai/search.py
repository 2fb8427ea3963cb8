"""The searching player: information-set Monte Carlo tree search over guesses at the hidden cards.

One tree over the moves that everybody can see; every look ahead draws a new world, walks down among the moves legal in
it (each weighed by how often it was available), adds one node, plays on to the end of the deal round or of the hand,
and brings the points home. Cowling, Powley and Whitehouse 2012 describe the method.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt
from typing import Final, TypeAlias

from scopa_gui.ai.simulate import CARDS_IN, Position
from scopa_gui.ai.standing import Standing
from scopa_gui.ai.strategy import Limit

Rewards: TypeAlias = list[float]
"""By side: its points less the mean of its rivals'."""

Evaluate: TypeAlias = Callable[[Position], Rewards]
Playout: TypeAlias = Callable[[Position, Callable[[], float]], None]


@dataclass(frozen=True, slots=True)
class SearchNumbers:
    """What tuning chose: `exploration` in points, the look-aheads between two looks at the clock."""

    exploration: float = 1.5
    deep_exploration: float = 2.0
    widening: float = 0.5
    clock_every: int = 16
    share_of_time: float = 0.9
    """What is left is for telling the thought, item by item."""


SEARCH: Final = SearchNumbers()

MOST_VISITS: Final = 1 << 14
MOST_ITERATIONS: Final = MOST_VISITS - 2
"""More look-aheads than any level is allowed; what a search may be asked for at most."""
ROOT_LOG: Final = (0.0, *(sqrt(log(number)) for number in range(1, MOST_VISITS)))
INVERSE_ROOT: Final = (0.0, *(1.0 / sqrt(number) for number in range(1, MOST_VISITS)))


class Node:
    """A move in the tree: visits, mean reward of the side that made it, how often it was available, what follows.

    `passed` counts the walks that chose among what follows.
    """

    __slots__ = ("available", "children", "mean", "passed", "visits")

    def __init__(self) -> None:
        self.visits, self.available, self.mean, self.passed = 0, 1, 0.0, 0
        self.children: dict[int, Node] = {}


def key_of(card: int, taken: int) -> int:
    """A move as one number; a laid card (taken is LAID, -1) gives a negative one."""
    return taken << 6 | card


class Search:
    """One think: a tree that grows from the root position with every call of `look_ahead`."""

    __slots__ = ("_chance", "_evaluate", "_exploration", "_playout", "_position", "_root", "tree")

    def __init__(
        self, root: Position, evaluate: Evaluate, playout: Playout, exploration: float, rng: random.Random
    ) -> None:
        self._root, self._position = root, root.copy()
        self._evaluate, self._playout, self._exploration = evaluate, playout, exploration
        self._chance = rng.random
        self.tree = Node()

    def look_ahead(self, hands: list[int]) -> None:
        """Walk once down and home again in the world where everybody holds `hands`."""
        position = self._position
        position.become(self._root)
        position.held = hands
        path = self._descend(position)
        if position.left:
            self._playout(position, self._chance)
        rewards = self._evaluate(position)
        for side, node in path:
            visits = node.visits + 1
            node.visits = visits
            node.mean += (rewards[side] - node.mean) / visits

    def _descend(self, position: Position) -> list[tuple[int, Node]]:
        """Choose among known moves until one is new or the round ends: (side that moved, node) of every step.

        One loop without calls but `play`: most of the thinking time passes here.
        """
        path: list[tuple[int, Node]] = []
        children, side_of, exploration = self.tree.children, position.side_of, self._exploration
        while position.left:
            takes, table, seat = position.rules.takes, position.table, position.seat
            new: list[int] = []
            highest, chosen, move = -1e9, None, 0
            for card in CARDS_IN[position.held[seat]]:
                for taken in takes[card][table]:
                    key = taken << 6 | card
                    child = children.get(key)
                    if child is None:
                        new.append(key)
                        continue
                    available = child.available
                    child.available = available + 1
                    bound = child.mean + exploration * ROOT_LOG[available] * INVERSE_ROOT[child.visits]
                    if bound > highest:
                        highest, chosen, move = bound, child, key
            if new:
                move = new[0] if len(new) == 1 else new[int(self._chance() * len(new))]
                children[move] = chosen = Node()
            assert chosen is not None, "a seat in turn has a legal move"
            position.play(move & 63, move >> 6)
            path.append((side_of[seat], chosen))
            if new:
                break
            children = chosen.children
        return path


class GuidedSearch(Search):
    """A search for many moves and long hands: new moves are tried in the order of a policy's worth, few at first.

    A node that was passed N times looks at 1 + `widening` * sqrt(N) moves of each world, so that replies are sensible
    from the first visit and most visits go where they matter.
    """

    __slots__ = ("_widening", "_worth_of")

    def __init__(
        self,
        root: Position,
        evaluate: Evaluate,
        playout: Playout,
        exploration: float,
        rng: random.Random,
        worth_of: Callable[[Position, int, int], float],
        widening: float,
    ) -> None:
        super().__init__(root, evaluate, playout, exploration, rng)
        self._worth_of, self._widening = worth_of, widening

    def _descend(self, position: Position) -> list[tuple[int, Node]]:
        """As in `Search`, with the new moves of a world ordered by their worth."""
        path: list[tuple[int, Node]] = []
        parent, side_of, exploration = self.tree, position.side_of, self._exploration
        while position.left:
            children, seat = parent.children, position.seat
            new: list[tuple[int, int]] = []
            highest, chosen, move, known = -1e9, None, 0, 0
            moves = position.moves()
            for card, taken in moves:
                key = taken << 6 | card
                child = children.get(key)
                if child is None:
                    new.append((card, taken))
                    continue
                known += 1
                available = child.available
                child.available = available + 1
                bound = child.mean + exploration * ROOT_LOG[available] * INVERSE_ROOT[child.visits]
                if bound > highest:
                    highest, chosen, move = bound, child, key
            widens = bool(new) and known < 1 + self._widening * sqrt(parent.passed)
            parent.passed += 1
            if widens:
                card, taken = self._best_of(new, position) if len(new) > 1 else new[0]
                move = taken << 6 | card
                children[move] = chosen = Node()
            assert chosen is not None, "a seat in turn has a legal move"
            position.play(move & 63, move >> 6)
            path.append((side_of[seat], chosen))
            if widens:
                break
            parent = chosen
        return path

    def _best_of(self, moves: list[tuple[int, int]], position: Position) -> tuple[int, int]:
        worth_of = self._worth_of
        return max(moves, key=lambda move: worth_of(position, move[0], move[1]))


def random_playout(position: Position, chance: Callable[[], float]) -> None:
    """Play at random until all hands are empty."""
    while position.left:
        cards = CARDS_IN[position.held[position.seat]]
        card = cards[int(chance() * len(cards))] if len(cards) > 1 else cards[0]
        options = position.rules.takes[card][position.table]
        position.play(card, options[int(chance() * len(options))] if len(options) > 1 else options[0])


@dataclass(frozen=True, slots=True)
class Clock:
    """A limit that began to run: at most so many look-aheads, and none after the deadline (perf_counter seconds)."""

    iterations: int | None
    deadline: float | None

    @classmethod
    def of(cls, limit: Limit) -> Clock:
        """Start the clock now."""
        seconds = None if limit.seconds is None else limit.seconds * SEARCH.share_of_time
        return cls(limit.iterations, None if seconds is None else time.perf_counter() + seconds)

    def is_over(self) -> bool:
        """Whether the time is up; never without a deadline."""
        return self.deadline is not None and time.perf_counter() >= self.deadline

    def iterations_of(self, cost: int, most: int) -> int:
        """How many units of work that cost as much as `cost` look-aheads fit, 1 to `most`."""
        return most if self.iterations is None else max(1, min(most, self.iterations // cost))


def run(search: Search, draw: Callable[[], list[int]], clock: Clock) -> int:
    """Look ahead until the limit is reached; how often that was. At least once, whatever the clock says."""
    most = clock.iterations_of(1, MOST_ITERATIONS)
    for done in range(most):
        if done and done % SEARCH.clock_every == 0 and clock.is_over():
            return done
        search.look_ahead(draw())
    return most


def final_rewards(standing: Standing) -> Evaluate:
    """Rewards at the end of the hand: points, or near the target the chance to win the match."""
    return lambda position: standing.rewards(position.final_points())
