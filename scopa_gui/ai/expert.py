"""The searching strategy as a player: which search fits the position, and the thought that it comes to."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from scopa_gui.ai.greedy import Appraisal, GreedyPlayer
from scopa_gui.ai.leaf import leaf
from scopa_gui.ai.lookups import LAID
from scopa_gui.ai.playout import playouts
from scopa_gui.ai.search import SEARCH, Search, final_rewards, key_of, random_playout, run
from scopa_gui.ai.simulate import Position
from scopa_gui.ai.strategy import Limit, MoveThought, Thought, legal
from scopa_gui.ai.worlds import Worlds
from scopa_gui.engine import CARDS, Cards, Move, Phase, Play, PlayerView

SHORT_HAND: Final = 3
"""Hands longer than this are played on by the greedy policy: the end of the round is the end of the hand."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Looks ahead in guessed worlds; answers at once where there is nothing to choose."""

    exploration: float | None = None

    def think(self, view: PlayerView, limit: Limit, rng: random.Random) -> Thought:
        """Search within `limit`; a limit of iterations alone is repeatable with `rng`'s seed."""
        moves = legal(view)
        if view.phase is Phase.DECLARING:
            return GreedyPlayer().think(view, limit, rng)
        if len(moves) == 1:
            return Thought(moves[0], (Appraisal(view, counts=True).of(moves[0]),))
        return self._search(view, moves, limit, rng)

    def _search(self, view: PlayerView, moves: tuple[Move, ...], limit: Limit, rng: random.Random) -> Thought:
        root = Position.of_view(view)
        whole = view.options.hand_size > SHORT_HAND
        playout = playouts(view.options).play if whole else random_playout
        evaluate = leaf(view.options, view.stock_count).points if view.stock_count else final_rewards
        exploration = SEARCH.deep_exploration if whole else SEARCH.exploration
        if self.exploration is not None:
            exploration = self.exploration
        search = Search(root, evaluate, playout, exploration, rng)
        run(search, Worlds(view, rng).draw, limit.iterations, limit.seconds)
        return thought_of(view, moves, search)


def thought_of(view: PlayerView, moves: tuple[Move, ...], search: Search) -> Thought:
    """The tree's opinion of every move; the most visited one is played, the better of equally visited ones."""
    appraisal = Appraisal(view, counts=True)
    thoughts = []
    for move in moves:
        assert isinstance(move, Play)
        node = search.tree.children.get(key_of(move.card, LAID if move.capture is None else move.capture.mask))
        known = appraisal.of(move)
        visits, value = (0, known.value) if node is None else (node.visits, node.mean)
        thoughts.append(MoveThought(move, value, visits, known.shares, known.sweep_risk))
    best = max(thoughts, key=lambda one: (one.visits, one.value))
    return Thought(best.move, tuple(thoughts))


def play_of(card: int, taken: int) -> Play:
    """The engine's play for a card and what it takes."""
    return Play(CARDS[card], None if taken == LAID else Cards(taken))
