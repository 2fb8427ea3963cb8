"""Why nobody gets a point of the count: a tie and of whom, no majority, a missing suit, or nothing there at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from scopa_gui.engine import CategoryScore, Primiera, RuleOptions, Suit

Reason: TypeAlias = Literal["tie", "no_majority", "suit_missing", "nothing"]


@dataclass(frozen=True, slots=True)
class Nobody:
    """Why no side scores; `sides` are those that share the lead, in a tie only."""

    reason: Reason
    sides: tuple[int, ...] = ()


def why_nobody(row: CategoryScore, options: RuleOptions, primiere: Sequence[Primiera]) -> Nobody | None:
    """Why no side scores in a row; None where one does. `primiere` are those of the hand, by side."""
    if any(row.points):
        return None
    ranks = _ranks(row, options, primiere)
    if not any(row.amounts):
        return Nobody("nothing")
    if not any(ranks):
        return Nobody("suit_missing")
    best = max(ranks)
    sides = tuple(side for side, rank in enumerate(ranks) if rank == best)
    return Nobody("tie", sides) if len(sides) > 1 else Nobody("no_majority")


def _ranks(row: CategoryScore, options: RuleOptions, primiere: Sequence[Primiera]) -> list[tuple[int, ...]]:
    """What is compared, by side; an empty tuple for a side that is out of it (R-PRI-2, R-SCO-7)."""
    if row.category != "primiera":
        return [(0, amount) for amount in row.amounts]
    ranked: list[tuple[int, ...]] = []
    for one in primiere:
        complete = one.suits == len(Suit)
        match options.primiera_missing_suit:
            case "disqualified":
                ranked.append((1, one.doubled) if complete else ())
            case "complete_beats_incomplete":
                ranked.append((int(complete), one.doubled))
            case _:
                ranked.append((one.suits, one.doubled))
    return ranked
