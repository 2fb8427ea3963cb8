"""A match: hands until one side alone leads at the target or beyond (docs/rules.md section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from scopa_gui.engine.dealing import next_dealer
from scopa_gui.engine.options import RuleOptions, seats_of_sides

Status: TypeAlias = Literal["continue", "won"]


@dataclass(frozen=True, slots=True)
class Match:
    """The running match: options, the dealer of the present hand, totals by side, hands completed, the winning side."""

    options: RuleOptions
    dealer: int
    totals: tuple[int, ...]
    hands: int = 0
    winner: int | None = None

    @classmethod
    def begin(cls, options: RuleOptions, dealer: int) -> Match:
        """A match with no points yet."""
        return cls(options, dealer, (0,) * len(seats_of_sides(options)))

    @property
    def status(self) -> Status:
        """Whether the match goes on."""
        return "continue" if self.winner is None else "won"

    def after_hand(self, points: Sequence[int], wins_match: int | None = None) -> Match:
        """The match after a hand with these points by side; the deal passes on (R-MAT-1, R-MAT-6, R-DLR-2).

        ValueError when the match is already won.
        """
        if self.winner is not None:
            raise ValueError("the match is won: no further hand is counted")
        totals = tuple(total + point for total, point in zip(self.totals, points, strict=True))
        winner = winner_of(totals, self.options.target) if wins_match is None else wins_match
        dealer = next_dealer(self.options, self.dealer)
        return replace(self, dealer=dealer, totals=totals, hands=self.hands + 1, winner=winner)


def winner_of(totals: Sequence[int], target: int) -> int | None:
    """The side that alone has the highest total, once that is the target or more (R-MAT-2 to R-MAT-4)."""
    best = max(totals)
    leaders = [side for side, total in enumerate(totals) if total == best]
    return leaders[0] if best >= target and len(leaders) == 1 else None
