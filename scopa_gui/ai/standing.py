"""What the points of a hand are worth in the match: near the target it is winning that counts, not the margin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from scopa_gui.engine import RuleOptions, winner_of


@dataclass(frozen=True, slots=True)
class StandingNumbers:
    """`reach` is how near the target, in points, a side must be; `width` how many points ahead mean much.

    `prize` is the worth of the whole match in points, so that a point at an even score stays about a point.
    """

    reach: int = 7
    width: float = 2.5
    prize: float = 5.0


STANDING: Final = StandingNumbers()


class Standing:
    """Judges the end of a hand by the match totals before it, by side."""

    __slots__ = ("_target", "_totals", "matters")

    def __init__(self, options: RuleOptions, totals: Sequence[int]) -> None:
        self._totals, self._target = tuple(totals), options.target
        self.matters = max(totals) >= options.target - STANDING.reach and options.target > STANDING.reach
        """Whether somebody may win the match with this hand."""

    def rewards(self, points: Sequence[int]) -> list[float]:
        """By side: its points less the mean of its rivals', or the same for its chance to win the match."""
        values = [STANDING.prize * chance for chance in self.chances(points)] if self.matters else points
        total, rivals = sum(values), len(values) - 1
        return [own - (total - own) / rivals for own in values]

    def chances(self, points: Sequence[int]) -> list[float]:
        """Every side's chance to win the match after a hand with these points (R-MAT-2 to R-MAT-4)."""
        totals = [before + own for before, own in zip(self._totals, points, strict=True)]
        winner = winner_of(totals, self._target)
        if winner is not None:
            return [float(side == winner) for side in range(len(totals))]
        best = max(totals)
        weights = [exp((total - best) / STANDING.width) for total in totals]
        whole = sum(weights)
        return [weight / whole for weight in weights]
