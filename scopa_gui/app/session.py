"""The match at the table: the one door through which every play goes, with undo, saving and the computers' answers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final, TypeAlias

from scopa_gui.ai.shuffling import deck_number
from scopa_gui.app.draws import first_dealer
from scopa_gui.app.players import Player, match_seed
from scopa_gui.engine import (
    Card,
    Event,
    GameRecord,
    HandRecord,
    HandScore,
    IllegalMoveError,
    Match,
    Move,
    Phase,
    PlayerView,
    State,
    apply,
    cards_text,
    deal,
    legal_moves,
    parse_cards,
    parse_move,
    replay,
    replay_hand,
    score,
    view_for,
    with_move,
)

log = logging.getLogger(__name__)

MOST_VOID_DECKS: Final = 500
"""So many void decks in a row come from no shuffle: the source of decks is broken."""

Listener: TypeAlias = Callable[[tuple[Event, ...], State], None]


class SessionStatus(Enum):
    """What the table waits for: a move, Continue at the count of a complete hand, or nothing more."""

    PLAYING = "playing"
    COUNT = "count"
    MATCH_END = "match_end"


class NotYourTurnError(ValueError):
    """A move by a seat that is not in turn; `turn` is the seat that is, None when no move is due."""

    def __init__(self, seat: int, turn: int | None) -> None:
        due = "no move is due" if turn is None else f"it is the turn of seat {turn}"
        super().__init__(f"seat {seat} cannot move: {due}")
        self.seat = seat
        self.turn = turn


def keep_nothing(_record: GameRecord) -> None:
    """Store nothing: demos, tests and the text mode without --save."""


class GameSession:
    """Owns record, match and state; people, computers, hints, replays and tests all play through `submit`.

    `players` is by seat, None for a person. `decks` gives a shuffled deck, top first. `store` is called with the
    record after everything that changes it. Nothing happens before `start`.
    """

    def __init__(
        self,
        record: GameRecord,
        players: Sequence[Player | None],
        decks: Callable[[], tuple[Card, ...]],
        store: Callable[[GameRecord], None] = keep_nothing,
    ) -> None:
        """Take up `record` where it stands; RecordError names the hand and play that the rules do not allow."""
        if len(players) != len(record.seats):
            raise ValueError(f"{len(players)} players for {len(record.seats)} seats")
        self._record = record
        self._players = tuple(players)
        self._decks = decks
        self._store = store
        self._listeners: list[Listener] = []
        self._undone: list[tuple[str, ...]] = []
        self._ticket = 0
        found = replay(record)
        self._match, self._state = found.match, found.state
        self._movers = self._seats_of_moves()
        self._scores = tuple(score(replay_hand(record.options, hand)) for hand in record.hands[:-1])
        if self._state is not None and self._state.phase is Phase.OVER:
            self._scores += (score(self._state),)

    # ------------------------------------------------------------------------------------------ what can be seen

    @property
    def record(self) -> GameRecord:
        """The match so far, as it is saved."""
        return self._record

    @property
    def match(self) -> Match:
        """The match as it was when the present hand was dealt."""
        return self._match

    @property
    def settled(self) -> Match:
        """The match with the present hand counted in, once it is complete; `match` itself before."""
        if self._state is None or self._state.phase is not Phase.OVER:
            return self._match
        count = self._scores[-1]
        return self._match.after_hand(count.points, count.wins_match)

    @property
    def state(self) -> State:
        """The present hand; RuntimeError before `start` has dealt the first one."""
        if self._state is None:
            raise RuntimeError("no hand is dealt yet: start the session first")
        return self._state

    @property
    def status(self) -> SessionStatus:
        """What the table waits for."""
        if self._state is None or self._state.phase is not Phase.OVER:
            return SessionStatus.PLAYING
        return SessionStatus.COUNT if self.settled.winner is None else SessionStatus.MATCH_END

    @property
    def turn(self) -> int | None:
        """The seat whose move is due, None when none is."""
        return self.state.turn if self.status is SessionStatus.PLAYING else None

    @property
    def scores(self) -> tuple[HandScore, ...]:
        """The count of every complete hand, the present one's last."""
        return self._scores

    @property
    def deck_number(self) -> int:
        """The public number of the present hand's deck, 0-999,999: told before the hand, checked after it."""
        return deck_number(parse_cards(self.deck_text))

    @property
    def deck_text(self) -> str:
        """The present hand's whole deck in notation, top first: for "copy the deck" at the count."""
        return self._record.hands[-1].deck

    @property
    def seed(self) -> int:
        """The number from which the computers' chance in this match comes."""
        return match_seed(self._record)

    def view(self, seat: int) -> PlayerView:
        """What `seat` may know, with the match points before this hand."""
        return view_for(self.state, seat, self._match.totals)

    def is_person(self, seat: int) -> bool:
        """Whether a person sits at `seat`."""
        return self._players[seat] is None

    # ------------------------------------------------------------------------------------------ playing

    def start(self) -> None:
        """Deal the first hand when the record has none, and ask the computer in turn. Saves nothing that is saved."""
        if self._state is None:
            self._match = Match.begin(self._record.options, first_dealer(self._record))
            self._deal()
        else:
            self._ask()

    def submit(self, seat: int, move: Move) -> None:
        """Make `move` for `seat`: record it, save, tell the listeners, ask the next computer.

        NotYourTurnError or IllegalMoveError when it may not be made; nothing has changed then.
        """
        if seat != self.turn:
            raise NotYourTurnError(seat, self.turn)
        self._state, events = apply(self.state, move)
        self._movers.append(seat)
        self._undone.clear()
        self._keep(with_move(self._record, str(move)))
        if self._state.phase is Phase.OVER:
            self._scores += (score(self._state),)
        self._tell(events)
        self._ask()

    def tick(self) -> bool:
        """Collect a computer's answer and submit it; whether something happened. Never waits.

        An answer to an older question is dropped. One that the rules refuse is a fault of the computer player: it is
        logged and the first legal move is played, so that the match goes on.
        """
        turn = self.turn
        player = None if turn is None else self._players[turn]
        if turn is None or player is None:
            return False
        answer = player.poll()
        if answer is None or answer[0] != self._ticket:
            return False
        try:
            self.submit(turn, answer[1])
        except IllegalMoveError:
            log.exception("The computer at seat %d gave an illegal answer.", turn)
            self.submit(turn, legal_moves(self.state)[0])
        return True

    def next_hand(self) -> None:
        """Continue after the count: the next hand is dealt. ValueError unless the status is COUNT."""
        if self.status is not SessionStatus.COUNT:
            raise ValueError("the next hand comes after the count of a hand, in a match that goes on")
        self._match = self.settled
        self._deal()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener(events, state)` after every change; the answer ends it.

        No events mean that the state jumped, by undo or redo: what is shown must be made afresh.
        """
        self._listeners.append(listener)

        def end() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return end

    # ------------------------------------------------------------------------------------------ taking back

    @property
    def can_undo(self) -> bool:
        """Whether a person has moved in the present hand, which is not yet counted."""
        return self.can_take_back()

    def can_take_back(self, seat: int | None = None) -> bool:
        """Whether a person, the one at `seat` where it is given, has moved in the present hand, not yet counted."""
        return self._kept_by_undo(seat) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing played since."""
        return bool(self._undone)

    def undo(self, seat: int | None = None) -> bool:
        """Take back the last person's move and the computers' answers to it; whether there was one.

        With `seat` it is the last move of the person there that goes, with all that came after it. The match becomes
        practice. The shortened record is saved at once.
        """
        kept = self._kept_by_undo(seat)
        if kept is None:
            return False
        moves = self._record.hands[-1].moves
        self._undone.append(moves[kept:])
        self._jump(moves[:kept])
        return True

    def redo(self) -> bool:
        """Play again what the last undo took back; whether there was anything."""
        if not self.can_redo:
            return False
        self._jump(self._record.hands[-1].moves + self._undone.pop())
        return True

    def mark_practice(self) -> None:
        """Hints or open hands were used: the match stays out of the statistics."""
        if not self._record.practice:
            self._keep(replace(self._record, practice=True))

    def close(self) -> None:
        """Leave the table: no answer is waited for any more."""
        self._cancel()
        self._listeners.clear()

    # ------------------------------------------------------------------------------------------ inside

    def _kept_by_undo(self, seat: int | None) -> int | None:
        """How many moves of the present hand stay when the last move of a person, or of the one at `seat`, goes."""
        if self.status is not SessionStatus.PLAYING:
            return None
        wanted = [
            number for number, mover in enumerate(self._movers) if self.is_person(mover) and seat in (None, mover)
        ]
        return wanted[-1] if wanted else None

    def _seats_of_moves(self) -> list[int]:
        """The seat of each move of the present hand."""
        if not self._record.hands:
            return []
        hand = self._record.hands[-1]
        state = replay_hand(self._record.options, replace(hand, moves=()))
        seats = []
        for text in hand.moves:
            seats.append(state.turn)
            state, _ = apply(state, parse_move(text))
        return seats

    def _jump(self, moves: tuple[str, ...]) -> None:
        """Go to the present hand with these moves; listeners hear of it without events."""
        *before, hand = self._record.hands
        hand = replace(hand, moves=moves)
        self._state = replay_hand(self._record.options, hand, len(self._record.hands))
        self._keep(replace(self._record, hands=(*before, hand), practice=True))
        self._movers = self._seats_of_moves()
        self._tell(())
        self._ask()

    def _deal(self) -> None:
        """Deal until a deck can be played; void decks are kept in the record (R-OPEN-1, R-OPEN-2)."""
        void_decks: list[str] = []
        events: list[Event] = []
        options, dealer = self._match.options, self._match.dealer
        for _ in range(MOST_VOID_DECKS):
            deck = self._decks()
            self._state, happened = deal(options, deck, dealer)
            events.extend(happened)
            if self._state.phase is not Phase.VOID:
                break
            void_decks.append(cards_text(deck))
        else:
            raise ValueError(f"{MOST_VOID_DECKS} decks in a row were void under these options")
        self._undone.clear()
        self._movers.clear()
        hand = HandRecord(dealer, cards_text(deck), void_decks=tuple(void_decks))
        self._keep(replace(self._record, hands=(*self._record.hands, hand)))
        self._tell(tuple(events))
        self._ask()

    def _keep(self, record: GameRecord) -> None:
        self._record = record
        self._store(record)

    def _tell(self, events: tuple[Event, ...]) -> None:
        state = self.state
        for listener in tuple(self._listeners):
            listener(events, state)

    def _cancel(self) -> None:
        self._ticket += 1
        for player in self._players:
            if player is not None:
                player.cancel()

    def _ask(self) -> None:
        """Ask the computer in turn under a new ticket; answers to older questions find no taker."""
        self._cancel()
        turn = self.turn
        player = None if turn is None else self._players[turn]
        if turn is not None and player is not None:
            player.ask(self.view(turn), self._ticket)
