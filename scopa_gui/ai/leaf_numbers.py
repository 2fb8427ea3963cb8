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


NUMBERS: Final = (
    # scopa_classica
    LeafNumbers(
        players=2,
        sides=2,
        capture_mode="rank_or_sum",
        aces=False,
        cards=(1.5, 0.8),
        denari=(0.1, 0.7),
        primiera=(0.1, 0.04),
        sweep=0.871,
        table=0.001,
    ),
    # scopa_a_tre
    LeafNumbers(
        players=3,
        sides=3,
        capture_mode="rank_or_sum",
        aces=False,
        cards=(1.5, 0.6),
        denari=(0.2, 0.5),
        primiera=(0.07, 0.06),
        sweep=0.578,
        table=-0.004,
    ),
    # scopa_a_coppie
    LeafNumbers(
        players=4,
        sides=2,
        capture_mode="rank_or_sum",
        aces=False,
        cards=(1.5, 0.8),
        denari=(0.2, 0.6),
        primiera=(0.04, 0.06),
        sweep=0.544,
        table=-0.054,
    ),
    # scopa_a_sei_coppie
    LeafNumbers(
        players=6,
        sides=3,
        capture_mode="rank_or_sum",
        aces=False,
        cards=(0.7, 0.7),
        denari=(0.1, 0.5),
        primiera=(0.0, 0.08),
        sweep=0.714,
        table=-0.035,
    ),
    # scopa_a_sei_squadre
    LeafNumbers(
        players=6,
        sides=2,
        capture_mode="rank_or_sum",
        aces=False,
        cards=(0.7, 0.9),
        denari=(0.1, 0.7),
        primiera=(0.04, 0.06),
        sweep=0.754,
        table=0.006,
    ),
    # asso_piglia_tutto
    LeafNumbers(
        players=2,
        sides=2,
        capture_mode="rank_or_sum",
        aces=True,
        cards=(1.5, 0.7),
        denari=(0.1, 0.7),
        primiera=(0.1, 0.04),
        sweep=0.056,
        table=0.167,
    ),
    # quindici_stretta
    LeafNumbers(
        players=2,
        sides=2,
        capture_mode="fifteen_only",
        aces=False,
        cards=(1.5, 0.9),
        denari=(0.4, 0.6),
        primiera=(0.07, 0.04),
        sweep=0.988,
        table=0.265,
    ),
    # quindici_mista
    LeafNumbers(
        players=2,
        sides=2,
        capture_mode="rank_sum_or_fifteen",
        aces=False,
        cards=(1.5, 0.7),
        denari=(0.2, 0.7),
        primiera=(0.02, 0.05),
        sweep=0.808,
        table=0.261,
    ),
    # quindici_con_assi
    LeafNumbers(
        players=2,
        sides=2,
        capture_mode="rank_sum_or_fifteen",
        aces=True,
        cards=(0.7, 0.8),
        denari=(0.2, 0.6),
        primiera=(0.07, 0.04),
        sweep=0.492,
        table=0.359,
    ),
    # cirulla
    LeafNumbers(
        players=4,
        sides=2,
        capture_mode="rank_sum_or_fifteen",
        aces=True,
        cards=(0.0, 1.0),
        denari=(0.4, 0.5),
        primiera=(0.02, 0.05),
        sweep=0.346,
        table=0.321,
    ),
)
