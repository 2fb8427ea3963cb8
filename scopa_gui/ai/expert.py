"""The searching player: which way of looking ahead fits the position, and the thought that it comes to."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeAlias

from scopa_gui.ai.greedy import Appraisal, GreedyPlayer
from scopa_gui.ai.inference import Evidence, Pool
from scopa_gui.ai.items import Itemiser
from scopa_gui.ai.leaf import leaf
from scopa_gui.ai.lookups import LAID
from scopa_gui.ai.playout import playouts
from scopa_gui.ai.search import (
    SEARCH,
    Clock,
    Evaluate,
    GuidedSearch,
    Search,
    final_rewards,
    key_of,
    random_playout,
    run,
)
from scopa_gui.ai.simulate import Position
from scopa_gui.ai.solver import Solver
from scopa_gui.ai.standing import Standing
from scopa_gui.ai.strategy import Limit, MoveThought, Shares, Thought, legal
from scopa_gui.ai.worlds import Hands, Worlds
from scopa_gui.engine import Move, Phase, Play, PlayerView


@dataclass(frozen=True, slots=True)
class ExpertNumbers:
    """Where each way of thinking begins.

    Hands longer than `short_hand` are played on by the greedy policy and guessed with inference: the end of the round
    is the end of the hand. From `solved_cards` in all hands together, worlds are solved exactly, one for every
    `iterations_a_world` look-aheads allowed: the likeliest first where all can be listed, else as they are drawn.
    """

    short_hand: int = 3
    solved_cards: int = 12
    iterations_a_world: int = 30
    most_worlds: int = 400


EXPERT: Final = ExpertNumbers()
Draw: TypeAlias = Callable[[], Hands]
Opinion: TypeAlias = dict[int, tuple[float, int]]
"""Move's key -> (value, visits)."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Looks ahead in guessed worlds; answers at once where there is nothing to choose.

    The switches are for measuring what each part is worth; None is the choice that fits the game.
    """

    exploration: float | None = None
    widening: float | None = None
    guided: bool | None = None
    greedy: bool = True
    solves: bool = True
    infers: bool = True

    def think(self, view: PlayerView, limit: Limit, rng: random.Random) -> Thought:
        """Search within `limit`; a limit of iterations alone is repeatable with `rng`'s seed."""
        moves = legal(view)
        if view.phase is Phase.DECLARING:
            return GreedyPlayer().think(view, limit, rng)
        if len(moves) == 1:
            return Thought(moves[0], (Appraisal(view, counts=True).of(moves[0]),))
        clock = Clock.of(limit)
        root, worlds = Position.of_view(view), Worlds(view, rng)
        if self.solves and can_solve(root):
            return self._solve(view, moves, root, worlds, clock, rng)
        draw = self._draw(view, worlds, rng)
        opinion = self._search(view, root, draw, clock, rng)
        return thought_of(view, moves, opinion, Itemiser(view, root, draw, rng.random).shares(), exact=False)

    def _infers_here(self, view: PlayerView) -> bool:
        return self.infers and view.options.hand_size > EXPERT.short_hand and len(view.plays) > 0

    def _draw(self, view: PlayerView, worlds: Worlds, rng: random.Random) -> Draw:
        return Pool(worlds, Evidence(view), rng).draw if self._infers_here(view) else worlds.draw

    def _search(self, view: PlayerView, root: Position, draw: Draw, clock: Clock, rng: random.Random) -> Opinion:
        search = self.searching(view, root, rng)
        run(search, draw, clock)
        return {key: (node.mean, node.visits) for key, node in search.tree.children.items()}

    def searching(self, view: PlayerView, root: Position, rng: random.Random) -> Search:
        """The kind of search that fits this game, before its first look ahead."""
        evaluate: Evaluate = final_rewards(Standing(view.options, view.totals))
        if view.stock_count:
            evaluate = leaf(view.options, view.stock_count).points
        policy = playouts(view.options)
        guided = view.options.hand_size > EXPERT.short_hand if self.guided is None else self.guided
        if not guided:
            exploration = SEARCH.exploration if self.exploration is None else self.exploration
            playout = policy.finish_round if self.greedy else random_playout
            return Search(root, evaluate, playout, exploration, rng)
        exploration = SEARCH.deep_exploration if self.exploration is None else self.exploration
        widening = SEARCH.widening if self.widening is None else self.widening
        return GuidedSearch(root, evaluate, policy.play, exploration, rng, policy.worth_of, widening)

    def _solve(
        self,
        view: PlayerView,
        moves: tuple[Move, ...],
        root: Position,
        worlds: Worlds,
        clock: Clock,
        rng: random.Random,
    ) -> Thought:
        """Average the exact values of the moves over the worlds that there may be; one world is no average at all."""
        number, solver = worlds.number(), Solver(root, standing=Standing(view.options, view.totals))
        most = clock.iterations_of(EXPERT.iterations_a_world, EXPERT.most_worlds)
        draw = worlds.draw
        if self._infers_here(view):
            pool = Pool(worlds, Evidence(view), rng)
            draw, pairs = pool.draw, zip(pool.worlds, pool.weights, strict=True)
            opinion = averaged(root, islice(pairs, most), clock, solver)
        elif number <= most:
            opinion = averaged(root, ((one, 1.0) for one in worlds.every()), clock, solver)
        else:
            opinion = averaged(root, ((draw(), 1.0) for _ in range(most)), clock, solver)
        return thought_of(view, moves, opinion, Itemiser(view, root, draw, rng.random).shares(), exact=number == 1)


@dataclass(frozen=True, slots=True)
class WorldsPlayer:
    """Solves so many guessed worlds to the end of the round, as if all cards lay open, and averages; two sides only.

    A measure for the searching player, no level: it is as strong with two players and much slower.
    """

    worlds: int

    def think(self, view: PlayerView, limit: Limit, rng: random.Random) -> Thought:
        """Average the moves' values; ValueError in games with more than two sides."""
        moves = legal(view)
        if view.phase is Phase.DECLARING or len(moves) == 1:
            return GreedyPlayer().think(view, limit, rng)
        root, guesses = Position.of_view(view), Worlds(view, rng)
        judge = leaf(view.options, view.stock_count) if view.stock_count else None
        drawn = ((guesses.draw(), 1.0) for _ in range(self.worlds))
        return thought_of(view, moves, averaged(root, drawn, Clock.of(limit), Solver(root, judge)), {}, exact=False)


def can_solve(root: Position) -> bool:
    """Whether every world can be solved to the end of the hand: two sides, the last round, few cards."""
    return not root.stock and len(root.piles) == 2 and root.seats % 2 == 0 and root.left <= EXPERT.solved_cards


def averaged(root: Position, worlds: Iterable[tuple[Hands, float]], clock: Clock, solver: Solver) -> Opinion:
    """The mean exact value of every move over weighed worlds, as many as the clock lets be solved, at least one."""
    position = root.copy()
    sums: dict[int, float] = {}
    total, done = 0.0, 0
    for hands, weight in worlds:
        if done and clock.is_over():
            break
        position.held = hands
        for card, taken, value in solver.values(position):
            key = key_of(card, taken)
            sums[key] = sums.get(key, 0.0) + weight * value
        total += weight
        done += 1
    return {key: (value / total, done) for key, value in sums.items()}


def thought_of(
    view: PlayerView, moves: tuple[Move, ...], opinion: Opinion, shares: dict[int, Shares], *, exact: bool
) -> Thought:
    """The opinion on every move; the most visited one is played, the better of equally visited ones."""
    appraisal = Appraisal(view, counts=True)
    thoughts = []
    for move in moves:
        assert isinstance(move, Play)
        known = appraisal.of(move)
        key = key_of(move.card, LAID if move.capture is None else move.capture.mask)
        value, visits = opinion.get(key, (known.value, 0))
        thoughts.append(MoveThought(move, value, visits, shares.get(key, known.shares), known.sweep_risk, exact))
    best = max(thoughts, key=lambda one: (one.visits, one.value))
    return Thought(best.move, tuple(thoughts))
