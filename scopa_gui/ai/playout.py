"""Playing on to the end of a hand when all cards are known: the greedy policy with a few moves at random.

The policy takes what is worth most now, less the danger of a sweep as the mover would judge it without looking into
the other hands. `Playouts` plays any game by the lookups; under the classic capturing rules one long loop does the same
from tables of rank presence, several times as fast.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from scopa_gui.ai.leaf import Worth
from scopa_gui.ai.lookups import LAID
from scopa_gui.ai.random_hands import RANK_BIT, of_ranks, plays_like_classic, single_sums
from scopa_gui.ai.simulate import CARDS_IN, Position
from scopa_gui.ai.weights import WEIGHTS, fixed_values
from scopa_gui.engine import DECK_SIZE, RuleOptions, seats_of_sides
from scopa_gui.engine.tables import HIGHEST_VALUE, RANKS, SUIT_MASK, presence


@dataclass(frozen=True, slots=True)
class PlayoutNumbers:
    """`slips` is the share of moves at random; the other two are in points, as in `Weights`."""

    slips: float = 0.1
    scopa: float = 1.0
    sweep: float = 0.85


PLAYOUT: Final = PlayoutNumbers()
Record = list[tuple[int, int]]


@cache
def capturing() -> tuple[int, ...]:
    """[presence bits of a table without doubles]: rank bits of the cards that take something there."""
    sums = single_sums()
    return tuple(
        present
        | sum(
            RANK_BIT[value]
            for value in range(1, HIGHEST_VALUE + 1)
            if sums[value][present] and not present & RANK_BIT[value]
        )
        for present in range(SUIT_MASK + 1)
    )


class Playouts:
    """Plays hands of one game to their end; call `play` with a position whose cards are all known."""

    __slots__ = ("_classic", "_danger", "_worth")

    def __init__(self, options: RuleOptions) -> None:
        rows = [values for _, values in fixed_values(options)]
        self._worth = Worth([sum(values[card] for values in rows) for card in range(DECK_SIZE)])
        elsewhere = 1.0 / max(1, options.players - 1)
        self._danger = tuple(PLAYOUT.sweep * (1.0 - (1.0 - elsewhere) ** held) for held in range(DECK_SIZE + 1))
        self._classic = plays_like_classic(options) and len(seats_of_sides(options)) == 2

    def play(self, position: Position, chance: Callable[[], float], record: Record | None = None) -> None:
        """Play until all hands are empty; every play is noted in `record` as (card, what it takes or LAID)."""
        while position.left:
            table = position.table
            if self._classic and presence(table).bit_count() == table.bit_count():
                self._run_classic(position, chance, record)
                return
            card, taken = self._choose(position, chance)
            position.play(card, taken)
            if record is not None:
                record.append((card, taken))

    def finish_round(self, position: Position, chance: Callable[[], float]) -> None:
        """Play the few cards of a short hand out, each move the best for now; `chance` is not needed.

        Quicker than `play` and blunter: a table is feared only when the next hand does sweep it.
        """
        worth, laid_share, scopa, sweep = self._worth, WEIGHTS.laid_share, PLAYOUT.scopa, PLAYOUT.sweep
        held, seats = position.held, position.seats
        while position.left:
            rules, table, seat = position.rules, position.table, position.seat
            takes, sweepers = rules.takes, rules.sweepers
            following = held[seat + 1 if seat + 1 < seats else 0]
            best, chosen, move = -1e9, 0, LAID
            for card in CARDS_IN[held[seat]]:
                bit = 1 << card
                for taken in takes[card][table]:
                    if taken == LAID:
                        left, value = table | bit, -laid_share * worth[bit]
                    else:
                        left, value = table ^ taken, worth[taken | bit]
                        if not left:
                            value += scopa
                    if following and sweepers[left] & following:
                        value -= sweep
                    if value > best:
                        best, chosen, move = value, card, taken
            position.play(chosen, move)

    def _choose(self, position: Position, chance: Callable[[], float]) -> tuple[int, int]:
        """The greedy move by the game's lookups, sometimes any move."""
        moves = position.moves()
        if chance() < PLAYOUT.slips:
            return moves[int(chance() * len(moves))]
        best, choice = -1e9, moves[0]
        for card, taken in moves:
            value = self.worth_of(position, card, taken)
            if value > best:
                best, choice = value, (card, taken)
        return choice

    def worth_of(self, position: Position, card: int, taken: int) -> float:
        """What the policy thinks of a legal move, in points: it knows which cards are held, but not by whom."""
        rules, table, bit = position.rules, position.table, 1 << card
        if taken == LAID:
            left, value = table | bit, -WEIGHTS.laid_share * self._worth[bit]
        else:
            left, value = table ^ taken, self._worth[taken | bit]
            if not left and rules.sweepers[table] & bit:
                value += PLAYOUT.scopa
        sweepers = rules.sweepers[left]
        if sweepers:
            everyone = sum(position.held)
            value -= self._danger[(sweepers & everyone & ~position.held[position.seat]).bit_count()]
        return value

    def _run_classic(self, position: Position, chance: Callable[[], float], record: Record | None) -> None:
        """The same policy in one loop on local numbers: equal cards first, sums, forced captures, no doubles lying."""
        sums, ranks_of, captures = single_sums(), of_ranks(), capturing()
        worth, held, piles, scope = self._worth, position.held, position.piles, position.scope
        sides, seats, seat, last = position.side_of, position.seats, position.seat, position.last
        slips, laid_share = PLAYOUT.slips, WEIGHTS.laid_share
        scopa, danger, everyone = PLAYOUT.scopa, self._danger, sum(held)
        table, plays = position.table, position.left
        present = presence(table)
        total = sum(value for value in range(1, HIGHEST_VALUE + 1) if present & RANK_BIT[value])
        while plays:
            plays -= 1
            hand = held[seat]
            ranks = (hand | hand >> 10 | hand >> 20 | hand >> 30) & SUIT_MASK
            takers = ranks & captures[present]
            taken = 0
            if chance() < slips:
                cards = CARDS_IN[hand]
                card = cards[int(chance() * len(cards))]
                bit, value = 1 << card, card % 10 + 1
                taken = table & RANKS[value]
                if not taken:
                    ways = sums[value][present]
                    if ways:
                        taken = table & ranks_of[ways[int(chance() * len(ways))]]
            else:
                others = everyone ^ hand
                best = -1e9
                bit = value = 0
                while takers:
                    low = takers & -takers
                    takers ^= low
                    rank = low.bit_length()
                    mine = hand & RANKS[rank]
                    mine &= -mine
                    found = table & RANKS[rank]
                    if found:
                        worthy = worth[found | mine]
                    else:
                        ways = sums[rank][present]
                        found = table & ranks_of[ways[0]]
                        worthy = worth[found | mine]
                        for way in ways[1:]:
                            also = table & ranks_of[way]
                            if worth[also | mine] > worthy:
                                found, worthy = also, worth[also | mine]
                    left = total - rank
                    if left == 0:
                        worthy += scopa
                    elif left <= 10:
                        worthy -= danger[(RANKS[left] & others).bit_count()]
                    if worthy > best:
                        best, bit, taken, value = worthy, mine, found, rank
                if best < 0.0:
                    layable = ranks & ~captures[present]
                    while layable:
                        low = layable & -layable
                        layable ^= low
                        rank = low.bit_length()
                        mine = hand & RANKS[rank]
                        mine = 1 << (mine.bit_length() - 1)
                        worthy = -laid_share * worth[mine]
                        left = total + rank
                        if left <= 10:
                            worthy -= danger[(RANKS[left] & others).bit_count()]
                        if worthy > best:
                            best, bit, taken, value = worthy, mine, 0, rank
            held[seat] = hand ^ bit
            everyone ^= bit
            if record is not None:
                record.append((bit.bit_length() - 1, taken or LAID))
            if taken:
                last = sides[seat]
                table ^= taken
                piles[last] |= taken | bit
                total -= value
                if total:
                    present = (table | table >> 10 | table >> 20 | table >> 30) & SUIT_MASK
                else:
                    present = 0
                    if plays or position.stock:
                        scope[last] += 1
            else:
                table |= bit
                total += value
                present |= RANK_BIT[value]
            seat += 1
            if seat == seats:
                seat = 0
        position.table, position.left, position.last, position.seat = table, 0, last, seat


@cache
def playouts(options: RuleOptions) -> Playouts:
    """The playouts of these options, made once."""
    return Playouts(options)
