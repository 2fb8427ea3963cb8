"""Numbers of the leaf, written by `python -m scopa_gui.ai.learn`: one row a way of playing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class LeafNumbers:
    """Widths of the majorities as (constant, times the root of what is out), and the worth of the lead."""

    players: int
    sides: int
    capture_mode: Literal["rank_or_sum", "fifteen_only", "rank_sum_or_fifteen"]
    aces: bool
    cards: tuple[float, float]
    denari: tuple[float, float]
    primiera: tuple[float, float]
    sweep: float
    table: float


NUMBERS: Final = (LeafNumbers(2, 2, "rank_or_sum", False, (0.3, 1.0), (0.2, 0.7), (0.05, 0.05), 0.9, 0.15),)
