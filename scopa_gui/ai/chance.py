"""The player without a thought: any legal move, each as likely as the next."""

from __future__ import annotations

import random
from dataclasses import dataclass

from scopa_gui.ai.strategy import Limit, MoveThought, Thought, legal
from scopa_gui.engine import PlayerView


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Chooses at random; the measure below which nobody plays."""

    def think(self, view: PlayerView, limit: Limit, rng: random.Random) -> Thought:
        """Draw one of the legal moves."""
        moves = legal(view)
        return Thought(rng.choice(moves), tuple(MoveThought(move, 0.0) for move in moves))
