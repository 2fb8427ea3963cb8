"""One-ply players: the worth of what a play takes, less (when it counts) the danger of the sweep that it leaves."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from math import comb

from scopa_gui.ai.lookups import LAID, Lookups, lookups
from scopa_gui.ai.strategy import Limit, MoveThought, Shares, Thought, legal
from scopa_gui.ai.weights import WEIGHTS, CardValues, card_values
from scopa_gui.engine import Category, Declare, Keep, Move, Play, PlayerView, declarations, side_of


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Takes what is worth most now.

    With `counts` it knows which cards are out and fears the next player's sweep; without, it is the naive player.
    `slips` is the share 0-1 of its moves that it makes at random.
    """

    counts: bool = True
    slips: float = 0.0

    def think(self, view: PlayerView, limit: Limit, rng: random.Random) -> Thought:
        """Value every legal move; the best is chosen, equal ones by lot."""
        moves = legal(view)
        appraisal = Appraisal(view, counts=self.counts)
        thoughts = tuple(map(appraisal.of, moves))
        if self.slips and rng.random() < self.slips:
            return Thought(rng.choice(moves), thoughts)
        best = max(thought.value for thought in thoughts)
        return Thought(rng.choice([one.move for one in thoughts if one.value >= best - TIE]), thoughts)


TIE = 1e-9


class Appraisal:
    """What the viewer's moves are worth at this moment, in points."""

    __slots__ = ("_counts", "_last_play", "_lookups", "_next", "_rows", "_values", "_view")

    def __init__(self, view: PlayerView, *, counts: bool) -> None:
        self._view = view
        self._lookups: Lookups = lookups(view.options, view.matta_value)
        self._values, self._rows = card_values(view.options, view.piles, side_of(view.options, view.seat))
        cards_left = sum(view.held_counts) + view.stock_count
        self._last_play = cards_left == 1 and not view.options.last_card_scopa
        next_is_last = cards_left == 2 and not view.options.last_card_scopa
        self._counts = counts and cards_left > 1 and not next_is_last
        self._next = NextPlayer.of(view) if self._counts else None

    def of(self, move: Move) -> MoveThought:
        """The thought on one legal move."""
        match move:
            case Play():
                return self._play(move)
            case Declare():
                return self._declaration(move)
            case Keep():
                return MoveThought(move, self._best_play(self._view))

    def _play(self, move: Play) -> MoveThought:
        card, table = int(move.card), self._view.table.mask
        if move.capture is None:
            left, scopa, worth = table | 1 << card, False, -self._laying_cost(card)
        else:
            taken = move.capture.mask
            left = table & ~taken
            scopa = not left and not self._last_play and self._lookups.scores(card, table, taken)
            worth = total_of(self._values, taken | 1 << card) + WEIGHTS.scopa * scopa
        risk = self._next.sweep_risk(self._lookups.sweepers[left]) if self._next is not None else 0.0
        value = worth - WEIGHTS.sweep_risk * risk
        return MoveThought(move, value, shares=self._shares(move, scopa, risk), sweep_risk=max(0.0, risk))

    def _laying_cost(self, card: int) -> float:
        ace = self._view.options.ace_sweep != "off" and self._lookups.values[card] == 1
        return WEIGHTS.laid_share * self._values[card] + WEIGHTS.ace_laid * ace

    def _shares(self, move: Play, scopa: bool, risk: float) -> Shares:
        taken = move.card.mask | (0 if move.capture is None else move.capture.mask)
        factor = -WEIGHTS.laid_share if move.capture is None else 1.0
        shares: list[tuple[Category, float]] = [(item, factor * total_of(row, taken)) for item, row in self._rows]
        shares.append(("scope", WEIGHTS.scopa * scopa - WEIGHTS.sweep_risk * risk))
        return tuple(share for share in shares if share[1])

    def _declaration(self, move: Declare) -> MoveThought:
        """Its points, and the best play that follows: a matta that plays as declared may take less (R-CIR-5)."""
        view = self._view
        points = next(one.points for one in declarations(view.options, view.held) if one.move == move)
        if view.options.matta == "plays_as_declared" and move.matta_value is not None:
            view = replace(view, matta_value=move.matta_value)
        shares: Shares = (("declarations", float(points)),)
        return MoveThought(move, points + self._best_play(view), shares=shares)

    def _best_play(self, view: PlayerView) -> float:
        """The worth of the best capture or laying on the present table, sweeps to come aside."""
        rules = lookups(view.options, view.matta_value)
        table = view.table.mask
        return max(
            -self._laying_cost(card)
            if taken == LAID
            else total_of(self._values, taken | 1 << card) + WEIGHTS.scopa * rules.scores(card, table, taken)
            for card in view.held
            for taken in rules.takes[card][table]
        )


def total_of(values: CardValues, cards: int) -> float:
    """The sum of the values of a 40-bit set of cards."""
    total = 0.0
    while cards:
        low = cards & -cards
        total += values[low.bit_length() - 1]
        cards ^= low
    return total


@dataclass(frozen=True, slots=True)
class NextPlayer:
    """What the viewer knows of the seat that plays next: open cards, how many hidden ones, out of which set.

    `sign` is 1.0 for a rival, whose sweep is a danger, -1.0 for a partner, whose sweep is welcome.
    """

    open_cards: int
    hidden: int
    unseen: int
    sign: float

    @classmethod
    def of(cls, view: PlayerView) -> NextPlayer:
        """The next player after the viewer's own play; a new hand is dealt when all are empty by then (R-DEAL-2)."""
        seat = (view.seat + 1) % view.options.players
        shown = view.exposed_by_seat[seat]
        partner = side_of(view.options, seat) == side_of(view.options, view.seat)
        held = view.held_counts[seat]
        hidden = view.options.hand_size if sum(view.held_counts) == 1 else held - len(shown)
        return cls(shown.mask, hidden, view.unseen.mask, -1.0 if partner else 1.0)

    def sweep_risk(self, sweepers: int) -> float:
        """The probability 0-1 of holding one of `sweepers`, as a plain count of the unseen cards."""
        if not sweepers:
            return 0.0
        if self.open_cards & sweepers:
            return self.sign
        unseen = self.unseen.bit_count()
        harmless = unseen - (self.unseen & sweepers).bit_count()
        if harmless == unseen:
            return 0.0
        return self.sign * (1.0 - comb(harmless, self.hidden) / comb(unseen, self.hidden))
