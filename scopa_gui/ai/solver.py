"""Exact play when all cards are known: alpha-beta to the end of the round, for two sides that move in turn."""

from __future__ import annotations

from typing import Final

from scopa_gui.ai.leaf import Leaf, Worth
from scopa_gui.ai.lookups import LAID, Lookups, lookups
from scopa_gui.ai.simulate import CARDS_IN, MATTA_MASK, NOBODY, Position
from scopa_gui.ai.standing import Standing
from scopa_gui.ai.weights import fixed_values
from scopa_gui.engine import DECK_SIZE

INFINITE: Final = 1e9
MOVER: Final = 0
RIVAL: Final = 1


class Solver:
    """Solves positions of one game: every hand in them must be known.

    At the end of the hand the value is the count, exactly; at the end of an earlier round it is the leaf's estimate.
    """

    __slots__ = ("_count", "_last_counts", "_leaf", "_ordering", "_scratch", "_standing", "nodes")

    def __init__(self, position: Position, leaf: Leaf | None = None, standing: Standing | None = None) -> None:
        self._scratch, self._leaf, self._count = position.copy(), leaf, position.count
        options = position.rules.options
        rows = [values for _, values in fixed_values(options)]
        self._ordering = Worth([sum(values[card] for values in rows) for card in range(DECK_SIZE)])
        self._standing = standing if standing is not None and standing.matters else None
        self._last_counts = options.last_card_scopa
        self.nodes = 0

    def values(self, position: Position) -> list[tuple[int, int, float]]:
        """(card, what it takes, points of the mover's side less the rival's) for every legal move.

        ValueError unless two sides move in turn.
        """
        if len(position.piles) != 2 or position.seats % 2:
            raise ValueError("only two sides that move in turn can be solved")
        side = position.side_of[position.seat]
        last = NOBODY if position.last == NOBODY else (MOVER if position.last == side else RIVAL)
        lead = position.scope[side] - position.scope[1 - side]
        found = []
        for card, taken in position.moves():
            value = self._after(
                card,
                taken,
                position.rules,
                position.table,
                position.held[:],
                position.piles[side],
                position.piles[1 - side],
                lead,
                0,
                last,
                position.seat,
                position.left,
                -INFINITE,
                INFINITE,
            )
            found.append((card, taken, value))
        return found

    def _after(
        self,
        card: int,
        taken: int,
        rules: Lookups,
        table: int,
        held: list[int],
        mine: int,
        theirs: int,
        lead: int,
        made: int,
        last: int,
        seat: int,
        left: int,
        low: float,
        high: float,
    ) -> float:
        """The mover's value of one move: plain numbers and no objects, since there are hundreds of nodes a world."""
        bit = 1 << card
        held[seat] ^= bit
        left -= 1
        if taken == LAID:
            table |= bit
        else:
            going_on = left or self._scratch.stock or self._last_counts
            if taken == table and taken and going_on and rules.sweepers[table] & bit:
                lead += 1
                made += 1
            table ^= taken
            mine |= taken | bit
            last = MOVER
            if (taken | bit) & MATTA_MASK and rules.matta is not None:
                rules = lookups(rules.options, None)
        following = seat + 1
        if following == len(held):
            following = 0
        if left:
            other = last if last == NOBODY else 1 - last
            value = -self._best(rules, table, held, theirs, mine, -lead, made, other, following, left, -high, -low)
        else:
            value = self._end(rules, table, mine, theirs, lead, made, last, following)
        held[seat] ^= bit
        return value

    def _best(
        self,
        rules: Lookups,
        table: int,
        held: list[int],
        mine: int,
        theirs: int,
        lead: int,
        made: int,
        last: int,
        seat: int,
        left: int,
        low: float,
        high: float,
    ) -> float:
        """The value of the best move for the seat in turn, within the window `low` to `high`."""
        self.nodes += 1
        takes, best = rules.takes, -INFINITE
        moves = [(card, taken) for card in CARDS_IN[held[seat]] for taken in takes[card][table]]
        if len(moves) > 1 and left > 2:
            worth = self._ordering
            moves.sort(
                key=lambda move: worth[1 << move[0]] if move[1] == LAID else -1.0 - worth[move[1] | 1 << move[0]]
            )
        for card, taken in moves:
            value = self._after(card, taken, rules, table, held, mine, theirs, lead, made, last, seat, left, low, high)
            if value > best:
                best = value
                if value > low:
                    low = value
                    if low >= high:
                        break
        return best

    def _end(
        self, rules: Lookups, table: int, mine: int, theirs: int, lead: int, made: int, last: int, following: int
    ) -> float:
        """The mover's value once all hands are empty."""
        if self._leaf is None:
            if last == MOVER:
                mine |= table
            elif last == RIVAL:
                theirs |= table
            points = self._count((mine, theirs))
            if self._standing is None:
                return float(points[0] - points[1] + lead)
            return self._in_match(points, lead, made, 1 - self._scratch.side_of[following])
        scratch = self._scratch
        side = 1 - scratch.side_of[following]
        scratch.rules, scratch.table, scratch.seat = rules, table, following
        scratch.piles = [mine, theirs] if side == 0 else [theirs, mine]
        scratch.scope = [lead, 0] if side == 0 else [0, lead]
        return self._leaf.points(scratch)[side]

    def _in_match(self, points: list[int], lead: int, made: int, side: int) -> float:
        """The mover's value by its chance to win the match; both sides together `made` so many scope on the way."""
        assert self._standing is not None
        mine, theirs = self._scratch.scope[side], self._scratch.scope[1 - side]
        gained = (made + lead - (mine - theirs)) // 2
        ended = [points[0] + mine + gained, points[1] + theirs + made - gained]
        return self._standing.rewards(ended if side == 0 else ended[::-1])[side]
