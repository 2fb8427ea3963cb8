"""A match as a record of decks and moves in notation; replaying it through the engine proves it legal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from scopa_gui.engine.cards import NotationError, parse_cards
from scopa_gui.engine.match import Match
from scopa_gui.engine.moves import parse_move
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.play import DeckError, IllegalMoveError, apply, deal, score
from scopa_gui.engine.state import Phase, State
from scopa_gui.engine.validity import problems

FORMAT: Final = 1
SeatKind: TypeAlias = Literal["person", "computer"]


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits at a seat: a person or a computer player of some level (a key such as "medium"), and the name."""

    kind: SeatKind
    level: str
    name: str


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand: its dealer, the decks that were void before it, its deck (top first) and its moves, all in notation."""

    dealer: int
    deck: str
    moves: tuple[str, ...] = ()
    void_decks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A whole match so far. `draws` are the cards drawn for the first deal, in notation, rounds of draws in order.

    `practice` is set when undo, hints or open hands were used.
    """

    preset: str
    options: RuleOptions
    seats: tuple[SeatRecord, ...]
    hands: tuple[HandRecord, ...] = ()
    practice: bool = False
    draws: tuple[str, ...] = ()
    format: int = FORMAT


class RecordError(ValueError):
    """A record that cannot be replayed; `hand` and `play` (from 1, None when it is not about one) name the place."""

    def __init__(self, reason: str, hand: int | None = None, play: int | None = None) -> None:
        place = ""
        if hand is not None:
            place = f"hand {hand}" + (f", play {play}" if play is not None else "") + ": "
        super().__init__(place + reason)
        self.hand = hand
        self.play = play


@dataclass(frozen=True, slots=True)
class Replay:
    """What a record leads to: the match before the present hand, and that hand's state (None before the first)."""

    match: Match
    state: State | None


def replay(record: GameRecord) -> Replay:
    """Play the record through the engine; RecordError names the hand and play that the rules do not allow.

    A complete last hand is not yet added to the match: `match` stands as it was when that hand was dealt.
    """
    _check_head(record)
    dealer = record.hands[0].dealer if record.hands else 0
    match, state = Match.begin(record.options, dealer), None
    for number, hand in enumerate(record.hands, start=1):
        if state is not None:
            match = _after(match, state, number)
        if hand.dealer != match.dealer:
            raise RecordError(f"seat {hand.dealer} deals, it is the turn of seat {match.dealer}", number)
        state = replay_hand(record.options, hand, number)
    return Replay(match, state)


def _check_head(record: GameRecord) -> None:
    if record.format != FORMAT:
        raise RecordError(f"format {record.format} is not known: allowed is {FORMAT}")
    found = problems(record.options)
    if found:
        raise RecordError("; ".join(problem.message for problem in found))
    if len(record.seats) != record.options.players:
        raise RecordError(f"{len(record.seats)} seats are named for {record.options.players} players")


def _after(match: Match, state: State, number: int) -> Match:
    if state.phase is not Phase.OVER:
        raise RecordError("the hand before it is not finished", number)
    count = score(state)
    match = match.after_hand(count.points, count.wins_match)
    if match.winner is not None:
        raise RecordError("the match was won before it", number)
    return match


def replay_hand(options: RuleOptions, hand: HandRecord, number: int = 1) -> State:
    """The state at the end of `hand`'s moves; RecordError names hand `number` and the play."""
    for text in hand.void_decks:
        if _dealt(options, text, hand.dealer, number).phase is not Phase.VOID:
            raise RecordError("a deck is set aside as void but can be played", number)
    state = _dealt(options, hand.deck, hand.dealer, number)
    if state.phase is Phase.VOID:
        raise RecordError("the deck is void", number)
    for play, text in enumerate(hand.moves, start=1):
        try:
            state, _ = apply(state, parse_move(text))
        except (NotationError, IllegalMoveError) as fault:
            raise RecordError(str(fault), number, play) from fault
    return state


def _dealt(options: RuleOptions, deck: str, dealer: int, number: int) -> State:
    try:
        return deal(options, parse_cards(deck), dealer)[0]
    except (NotationError, DeckError, ValueError) as fault:
        raise RecordError(str(fault), number) from fault


def with_move(record: GameRecord, move: str) -> GameRecord:
    """The record with one more move in its last hand; RecordError when it has no hand yet."""
    if not record.hands:
        raise RecordError(f"there is no hand to add {move} to")
    *before, last = record.hands
    return replace(record, hands=(*before, replace(last, moves=(*last.moves, move))))
