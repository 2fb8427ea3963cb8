"""How many matches to the target a player wins, from hands that were played: matches are made of hands drawn again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scopa_gui.engine import Match, RuleOptions

MATCHES: Final = 4000
"""Their own error is under one in a hundred; that of the hands drawn from is larger."""
MOST_HANDS: Final = 1000
"""More hands than any real match has."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """Points of one hand by side, A's side first; `wins_match` is the side, in that order, that won outright."""

    points: tuple[int, ...]
    wins_match: int | None = None

    @property
    def difference(self) -> float:
        """A's points less the mean of the other sides'."""
        own, *others = self.points
        return own - sum(others) / len(others)


def matches_won(options: RuleOptions, hands: Sequence[HandResult], seed: int) -> float | None:
    """The share, 0-1, of matches that A wins when each hand is any of `hands`; the same seed gives the same share.

    The score does not change how these hands were played. None when such hands end no match, as those with no winner.
    """
    chance = random.Random(f"matches {seed}")
    if all(hand.wins_match is None and hand.difference == 0 for hand in hands):
        return None
    winners = [_winner(options, hands, chance) for _ in range(MATCHES)]
    decided = [winner for winner in winners if winner is not None]
    return decided.count(0) / len(decided) if decided else None


def _winner(options: RuleOptions, hands: Sequence[HandResult], chance: random.Random) -> int | None:
    """Who won a match, A being 0; None when it was given up."""
    match = Match.begin(options, 0)
    while match.winner is None and match.hands < MOST_HANDS:
        hand = chance.choice(hands)
        match = match.after_hand(hand.points, hand.wins_match)
    return match.winner
