"""The course of a hand: deal a deck, list the legal moves, apply one; every play in the program goes through here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias, TypeVar, assert_never

from scopa_gui.engine.captures import is_scopa, ordinary_captures, plays_of, value_in_play
from scopa_gui.engine.cards import CARDS, DECK_SIZE, MATTA, NO_CARDS, Card, Cards, cards_text
from scopa_gui.engine.dealing import dealer_bonus, packets, play_order, void_reason
from scopa_gui.engine.declarations import declaration_moves, declarations
from scopa_gui.engine.events import (
    CaptureKind,
    CardLaid,
    CardsCaptured,
    CardsDealt,
    DealerBonusTaken,
    DealVoided,
    DeclarationKept,
    DeclarationMade,
    Event,
    HandCounted,
    HandStarted,
    LeftoversTaken,
    RoundStarted,
    TableDealt,
    TurnStarted,
)
from scopa_gui.engine.moves import Declare, Keep, Move, Play
from scopa_gui.engine.options import RuleOptions, seats_of_sides, side_of
from scopa_gui.engine.scoring import HandScore, score_piles
from scopa_gui.engine.state import Declared, Phase, Played, State
from scopa_gui.engine.tables import FIFTEEN
from scopa_gui.engine.validity import validate

Step: TypeAlias = tuple[State, tuple[Event, ...]]

T = TypeVar("T")


class IllegalMoveError(ValueError):
    """A move that the rules do not allow now; the message names it and the legal ones."""

    def __init__(self, move: Move, legal: Sequence[Move]) -> None:
        super().__init__(f"{move} is not allowed here: allowed are {', '.join(map(str, legal)) or 'none'}")
        self.move = move


class DeckError(ValueError):
    """A deck that is not the forty cards, each once; the message says what is wrong."""


def deal(options: RuleOptions, deck: Sequence[Card], dealer: int) -> Step:
    """Start a hand: deal from `deck` (40 cards, top first), judge the opening table, stop before the first move.

    Raises InvalidOptionsError, DeckError, or ValueError for a dealer who is no seat. R-DEAL, R-OPEN, R-CIR-11.
    """
    validate(options)
    if len(deck) != DECK_SIZE or set(deck) != set(CARDS):
        raise DeckError(f"a deck holds each of the {DECK_SIZE} cards once: found {cards_text(deck)}")
    if not 0 <= dealer < options.players:
        raise ValueError(f"seat {dealer} cannot deal: allowed are 0 to {options.players - 1}")
    events: list[Event] = [HandStarted(options, dealer, DECK_SIZE)]
    state = _deal_round(_empty_state(options, tuple(deck), dealer), events, opening=True)
    void = void_reason(options, state.opening)
    if void is not None:
        events.append(DealVoided(*void, dealer))
        return replace(state, phase=Phase.VOID), tuple(events)
    return _begin_round(_take_dealer_bonus(state, events), events)


def _empty_state(options: RuleOptions, stock: tuple[Card, ...], dealer: int) -> State:
    sides = len(seats_of_sides(options))
    return State(
        options=options,
        dealer=dealer,
        phase=Phase.PLAYING,
        turn=play_order(options, dealer)[0],
        round=0,
        stock=stock,
        held=((),) * options.players,
        table=NO_CARDS,
        piles=(NO_CARDS,) * sides,
        scope=(0,) * sides,
        crosswise=((),) * sides,
        declared_points=(0,) * sides,
        opening=(),
    )


def _deal_round(state: State, events: list[Event], *, opening: bool) -> State:
    """Give out one round's packets from the top of the stock (R-DEAL-2)."""
    events.append(RoundStarted(state.round, len(state.stock)))
    stock, held = list(state.stock), [list(cards) for cards in state.held]
    turned: list[Card] = []
    for packet in packets(state.options, state.dealer, opening=opening):
        cards, stock = tuple(stock[: packet.size]), stock[packet.size :]
        if packet.seat is None:
            turned.extend(cards)
            events.append(TableDealt(cards))
        else:
            held[packet.seat].extend(cards)
            events.append(CardsDealt(packet.seat, cards))
    return replace(
        state,
        stock=tuple(stock),
        held=tuple(map(tuple, held)),
        table=state.table | Cards.of(turned),
        opening=state.opening + tuple(turned),
    )


def _take_dealer_bonus(state: State, events: list[Event]) -> State:
    """R-OPEN-3: the dealer takes an opening table of 15 or 30 and counts as the latest capturer."""
    bonus = dealer_bonus(state.options, state.opening)
    if bonus is None:
        return state
    total, scope = bonus
    side = side_of(state.options, state.dealer)
    shown = state.opening[: min(scope, len(state.opening))]
    events.append(DealerBonusTaken(state.dealer, side, state.table, total, scope, shown))
    return replace(
        state,
        table=NO_CARDS,
        piles=_changed(state.piles, side, state.piles[side] | state.table),
        scope=_changed(state.scope, side, state.scope[side] + scope),
        crosswise=_changed(state.crosswise, side, shown),
        bonus_total=total,
        last_capturer=state.dealer,
    )


def _changed(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _begin_round(state: State, events: list[Event]) -> Step:
    """Ask for declarations first where the game has them (R-CIR-11), then turn to the leader."""
    return _ask_declarations(replace(state, asked=0, turn=state.leader), events)


def _ask_declarations(state: State, events: list[Event]) -> Step:
    """Turn to the next seat, in play order, that holds a paying declaration; to the leader when none is left."""
    order = play_order(state.options, state.dealer)
    for asked in range(state.asked, len(order)):
        seat = order[asked]
        if declarations(state.options, state.held[seat]):
            events.append(TurnStarted(seat, Phase.DECLARING))
            return replace(state, phase=Phase.DECLARING, asked=asked, turn=seat), tuple(events)
    events.append(TurnStarted(state.leader, Phase.PLAYING))
    return replace(state, phase=Phase.PLAYING, asked=len(order), turn=state.leader), tuple(events)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move of the seat in turn, in a fixed order; empty when the hand is void or over.

    Plays come card by card as held, captures smallest first, laying down last (R-TURN-1, R-CAP-7).
    Declarations come best first, `Keep` last.
    """
    match state.phase:
        case Phase.PLAYING:
            return tuple(move for card in state.held[state.turn] for move in legal_plays(state, card))
        case Phase.DECLARING:
            return declaration_moves(state.options, state.held[state.turn])
        case Phase.VOID | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def legal_plays(state: State, card: Card) -> tuple[Play, ...]:
    """Every legal play of `card` on the present table, whoever holds it."""
    return plays_of(state.options, card, state.table, state.matta_value)


def apply(state: State, move: Move) -> Step:
    """Make `move` for the seat in turn: the next state and what happened. The given state is left as it was.

    Deals the next round, gives the leftovers away and counts the hand where these follow.
    Raises IllegalMoveError when the rules do not allow the move.
    """
    if not _is_legal(state, move):
        raise IllegalMoveError(move, legal_moves(state))
    events: list[Event] = []
    match move:
        case Play():
            return _after_play(_play(state, move, events), events)
        case Declare():
            return _ask_declarations(_declare(state, move, events), events)
        case Keep():
            events.append(DeclarationKept(state.turn))
            return _ask_declarations(replace(state, asked=state.asked + 1), events)
        case _:
            assert_never(move)


def _is_legal(state: State, move: Move) -> bool:
    """Membership in `legal_moves`, without listing the plays of the other cards."""
    if state.phase is Phase.PLAYING and isinstance(move, Play):
        return move.card in state.held[state.turn] and move in legal_plays(state, move.card)
    return move in legal_moves(state)


def _declare(state: State, move: Declare, events: list[Event]) -> State:
    seat, held = state.turn, state.held[state.turn]
    side = side_of(state.options, seat)
    points = next(one.points for one in declarations(state.options, held) if one.move == move)
    events.append(DeclarationMade(seat, side, move.kind, held, move.matta_value, points))
    plays_as = move.matta_value if state.options.matta == "plays_as_declared" else None
    shown = Declared(seat, state.round, move.kind, held, move.matta_value, points, len(state.plays))
    return replace(
        state,
        asked=state.asked + 1,
        declared_points=_changed(state.declared_points, side, state.declared_points[side] + points),
        exposed=state.exposed | Cards.of(held),
        matta_value=state.matta_value if plays_as is None else plays_as,
        declared=(*state.declared, shown),
    )


def _play(state: State, move: Play, events: list[Event]) -> State:
    """Move the cards of one play; the turn and what follows are `_after_play`'s."""
    seat, card = state.turn, move.card
    held = _changed(state.held, seat, tuple(one for one in state.held[seat] if one != card))
    last = not state.stock and not any(held)
    capture = move.capture
    scopa = capture is not None and is_scopa(
        state.options, card, state.table, capture, last_play=last, matta_value=state.matta_value
    )
    played = (*state.plays, Played(seat, state.round, move, state.table, scopa))
    state = replace(state, held=held, exposed=state.exposed - Cards(card.mask), plays=played)
    if capture is None:
        events.append(CardLaid(seat, card))
        return replace(state, table=state.table | Cards(card.mask))
    return _capture(state, move, capture, scopa=scopa, last=last, events=events)


def _capture(state: State, move: Play, capture: Cards, *, scopa: bool, last: bool, events: list[Event]) -> State:
    seat, card = state.turn, move.card
    side = side_of(state.options, seat)
    kind = capture_kind(state.options, card, state.table, capture, state.matta_value)
    table = state.table - capture
    events.append(CardsCaptured(seat, side, card, capture, kind, bool(capture) and not table, scopa, last))
    gained = capture | Cards(card.mask)
    state = replace(
        state,
        table=table,
        piles=_changed(state.piles, side, state.piles[side] | gained),
        last_capturer=seat,
        matta_value=None if MATTA in gained else state.matta_value,
    )
    if not scopa:
        return state
    return replace(
        state,
        scope=_changed(state.scope, side, state.scope[side] + 1),
        crosswise=_changed(state.crosswise, side, (*state.crosswise[side], card)),
    )


def capture_kind(
    options: RuleOptions, card: Card, table: Cards, capture: Cards, matta_value: int | None = None
) -> CaptureKind:
    """How a legal capture is made, for captions: the plainest reading first, the ace's sweep last."""
    value = value_in_play(card, matta_value)
    if not capture:
        return "itself"
    if capture.mask not in ordinary_captures(options, value, table.mask, matta_value):
        return "ace_sweep"
    total = sum(value_in_play(one, matta_value) for one in capture)
    if options.capture_mode != "fifteen_only" and total == value:
        return "equal" if len(capture) == 1 else "sum"
    assert total + value == FIFTEEN, "an ordinary capture is equal, a sum or a fifteen"
    return "fifteen"


def _after_play(state: State, events: list[Event]) -> Step:
    """Pass the turn, deal the next round, or end the hand (R-DEAL-2, R-END-1)."""
    if any(state.held):
        turn = (state.turn + 1) % state.seats
        events.append(TurnStarted(turn, Phase.PLAYING))
        return replace(state, turn=turn), tuple(events)
    if state.stock:
        dealt = _deal_round(replace(state, round=state.round + 1), events, opening=False)
        return _begin_round(dealt, events)
    return _end_hand(state, events)


def _end_hand(state: State, events: list[Event]) -> Step:
    """R-END-1, R-END-2: leftovers to the last capturer's side, or to nobody; then the count."""
    seat = state.last_capturer
    side = None if seat is None else side_of(state.options, seat)
    if state.table:
        events.append(LeftoversTaken(seat, side, state.table))
    piles, unclaimed = leftovers(state.piles, state.table, side)
    state = replace(state, phase=Phase.OVER, table=NO_CARDS, piles=piles, unclaimed=unclaimed, matta_value=None)
    events.append(HandCounted(score(state)))
    return state, tuple(events)


def leftovers(piles: tuple[Cards, ...], table: Cards, side: int | None) -> tuple[tuple[Cards, ...], Cards]:
    """The piles after `side` took the cards left on the table, and what stays unclaimed (R-END-1, R-END-2)."""
    if side is None:
        return piles, table
    return _changed(piles, side, piles[side] | table), NO_CARDS


def score(state: State) -> HandScore:
    """Count what the sides have so far; the hand's score once its phase is OVER (docs/rules.md section 7)."""
    return score_piles(state.options, state.piles, state.scope, state.declared_points)
