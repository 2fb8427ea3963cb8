"""The seam between the table and its opponents: a view and a limit go in, a thought comes out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from scopa_gui.engine import Category, Move, PlayerView

Shares: TypeAlias = tuple[tuple[Category, float], ...]
"""Expected points a scoring item, the mover's side minus its best rival; only items that the player looked at."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a player may think: whichever of the two ends first; None is no bound of that kind.

    A limit in iterations alone is repeatable with the seed, one in seconds depends on the machine.
    """

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class MoveThought:
    """What a player thinks of one legal move.

    `value` is in points of this hand for the mover's side, higher is better, comparable only within one thought.
    `visits` counts how often it was looked at, `sweep_risk` is the probability 0-1 that the next player sweeps what
    the move leaves, `exact` says that `value` is no estimate.
    """

    move: Move
    value: float
    visits: int = 1
    shares: Shares = ()
    sweep_risk: float = 0.0
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """A player's answer: its move, and what it thinks of every legal move, in the engine's order."""

    move: Move
    moves: tuple[MoveThought, ...]


class Strategy(Protocol):
    """A way to play. It holds no state between moves: the view carries the public history."""

    def think(self, view: PlayerView, limit: Limit, rng: random.Random) -> Thought:
        """Choose among `view.legal_moves()`; ValueError when there is none. All chance comes from `rng`."""
        ...


def legal(view: PlayerView) -> tuple[Move, ...]:
    """The viewer's legal moves; ValueError when it is not this seat's turn."""
    moves = view.legal_moves()
    if not moves:
        raise ValueError(f"seat {view.seat} has nothing to play now")
    return moves
