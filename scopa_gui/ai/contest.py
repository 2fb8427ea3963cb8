"""Two players meet over the same deals, once in each other's place: what a deal was worth, and how long moves took."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Final

from scopa_gui.ai.match_share import HandResult
from scopa_gui.ai.roster import Contestant
from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.engine import (
    Phase,
    RuleOptions,
    State,
    apply,
    deal,
    legal_moves,
    score,
    seats_of_sides,
    side_of,
    view_for,
)

MILLISECONDS: Final = 1000.0


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal, played once for each side that A may take while B plays all other sides.

    `moves_a` and `moves_b` are milliseconds of every thought that had a choice.
    """

    hands: tuple[HandResult, ...]
    moves_a: tuple[float, ...]
    moves_b: tuple[float, ...]

    @property
    def differences(self) -> tuple[float, ...]:
        """A's points less the mean of B's sides, a hand each."""
        return tuple(hand.difference for hand in self.hands)

    @property
    def mean(self) -> float:
        """A's points a hand, over this deal."""
        return sum(self.differences) / len(self.differences)


def play_deal(options: RuleOptions, pair: tuple[Contestant, Contestant], seed: int, number: int) -> DealResult:
    """Play deal `number` of the contest named by `seed`; the same numbers give the same hands."""
    start = _opening(options, random.Random(f"deal {seed} {number}"), number % options.players)
    times: tuple[list[float], list[float]] = ([], [])
    hands = []
    for side in range(len(seats_of_sides(options))):
        rng = random.Random(f"play {seed} {number} {side}")
        hands.append(_play_hand(start, pair, side, rng, times))
    return DealResult(tuple(hands), tuple(times[0]), tuple(times[1]))


def _opening(options: RuleOptions, rng: random.Random, dealer: int) -> State:
    """The first deal that the opening table does not cancel."""
    while True:
        state, _ = deal(options, shuffled_deck(rng), dealer)
        if state.phase is not Phase.VOID:
            return state


def _play_hand(
    state: State,
    pair: tuple[Contestant, Contestant],
    side_of_a: int,
    rng: random.Random,
    times: tuple[list[float], list[float]],
) -> HandResult:
    while state.phase is not Phase.OVER:
        mover = 0 if side_of(state.options, state.turn) == side_of_a else 1
        player = pair[mover]
        view = view_for(state, state.turn)
        chance = random.Random(rng.getrandbits(32))
        started = time.perf_counter()
        move = player.strategy.think(view, player.limit_for(state.options), chance).move
        if len(legal_moves(state)) > 1:
            times[mover].append((time.perf_counter() - started) * MILLISECONDS)
        state, _ = apply(state, move)
    count = score(state)
    sides = range(len(count.points))
    order = [side_of_a, *(side for side in sides if side != side_of_a)]
    winner = None if count.wins_match is None else order.index(count.wins_match)
    return HandResult(tuple(count.points[side] for side in order), winner)
