"""What one seat may know of a hand: its own cards, everything that lies open, and the public history."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_gui.engine.captures import plays_of
from scopa_gui.engine.cards import ALL_CARDS, Card, Cards
from scopa_gui.engine.declarations import declaration_moves
from scopa_gui.engine.moves import Move
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.state import Declared, Phase, Played, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A hand seen from `seat`. Tuples are by seat or by side, as in `State`.

    While another seat is asked for a declaration, `phase` and `turn` are those of the play that follows: keeping quiet
    looks like having nothing to declare (R-CIR-11). Only the leader, who has to wait, finds nobody in turn then: `turn`
    is None. `held` are the viewer's own cards in the order received, `held_counts` everybody's numbers,
    `exposed` the declared cards still held, which lie open. `totals` are the match points before this hand, by side.
    """

    seat: int
    options: RuleOptions
    dealer: int
    phase: Phase
    turn: int | None
    round: int
    stock_count: int
    held: tuple[Card, ...]
    held_counts: tuple[int, ...]
    exposed: Cards
    exposed_by_seat: tuple[Cards, ...]
    table: Cards
    piles: tuple[Cards, ...]
    scope: tuple[int, ...]
    crosswise: tuple[tuple[Card, ...], ...]
    declared_points: tuple[int, ...]
    opening: tuple[Card, ...]
    bonus_total: int
    matta_value: int | None
    last_capturer: int | None
    unclaimed: Cards
    plays: tuple[Played, ...]
    declared: tuple[Declared, ...]
    totals: tuple[int, ...]

    @property
    def unseen(self) -> Cards:
        """The cards that this seat cannot place: others' hidden cards and the stock."""
        seen = self.table | self.unclaimed | self.exposed | Cards.of(self.held)
        for pile in self.piles:
            seen |= pile
        return ALL_CARDS - seen

    def legal_moves(self) -> tuple[Move, ...]:
        """The viewer's legal moves, the same as the engine's list; empty when it is not this seat's turn."""
        if self.turn != self.seat:
            return ()
        if self.phase is Phase.DECLARING:
            return declaration_moves(self.options, self.held)
        if self.phase is not Phase.PLAYING:
            return ()
        rules, table, matta = self.options, self.table, self.matta_value
        return tuple(move for card in self.held for move in plays_of(rules, card, table, matta))


def view_for(state: State, seat: int, totals: tuple[int, ...] | None = None) -> PlayerView:
    """What `seat` may know of `state` (R-TEAM-1: a partner's cards are hidden too); `totals` default to zeros.

    ValueError when there is no such seat.
    """
    if not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat}: allowed are 0 to {state.seats - 1}")
    phase, turn = _phase_and_turn(state, seat)
    return PlayerView(
        seat=seat,
        options=state.options,
        dealer=state.dealer,
        phase=phase,
        turn=turn,
        round=state.round,
        stock_count=len(state.stock),
        held=state.held[seat],
        held_counts=tuple(map(len, state.held)),
        exposed=state.exposed,
        exposed_by_seat=tuple(state.exposed & Cards.of(held) for held in state.held),
        table=state.table,
        piles=state.piles,
        scope=state.scope,
        crosswise=state.crosswise,
        declared_points=state.declared_points,
        opening=state.opening,
        bonus_total=state.bonus_total,
        matta_value=state.matta_value,
        last_capturer=state.last_capturer,
        unclaimed=state.unclaimed,
        plays=state.plays,
        declared=state.declared,
        totals=(0,) * len(state.piles) if totals is None else totals,
    )


def _phase_and_turn(state: State, seat: int) -> tuple[Phase, int | None]:
    """As `seat` may know them: whether another one is asked for a declaration tells what that one holds."""
    if state.phase is not Phase.DECLARING or state.turn == seat:
        return state.phase, state.turn
    return Phase.PLAYING, None if seat == state.leader else state.leader
