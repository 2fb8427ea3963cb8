"""A table for tests: small matches, scripted players, and moves made without thinking."""

from __future__ import annotations

import random

from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.app.new_match import new_match
from scopa_gui.app.players import Player
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import Card, GameRecord, Move, PlayerView, RuleOptions, legal_moves, parse_cards, preset_options


class Scripted:
    """A player that answers with its first legal move; its answer can be held back, or faked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, PlayerView]] = []
        self.cancelled = 0
        self.answer: tuple[int, Move] | None = None
        self.silent = False

    def ask(self, view: PlayerView, ticket: int) -> None:
        self.asked.append((ticket, view))
        self.answer = ticket, view.legal_moves()[0]

    def poll(self) -> tuple[int, Move] | None:
        if self.silent or self.answer is None:
            return None
        answer, self.answer = self.answer, None
        return answer

    def cancel(self) -> None:
        self.cancelled += 1
        self.answer = None


class Decks:
    """Shuffled decks by seed; `fixed` decks come first."""

    def __init__(self, seed: int = 1, *fixed: str) -> None:
        self._rng = random.Random(seed)
        self._fixed = list(fixed)

    def __call__(self) -> tuple[Card, ...]:
        return parse_cards(self._fixed.pop(0)) if self._fixed else shuffled_deck(self._rng)


def record_of(preset: str = "scopa_classica", seed: int = 1, options: RuleOptions | None = None) -> GameRecord:
    """A new match against a computer of the middle level."""
    return new_match(preset, options or preset_options(preset), ("medium",), random.Random(seed))


def session_of(record: GameRecord, *fixed: str, seed: int = 1) -> tuple[GameSession, list[GameRecord]]:
    """A session whose computers are scripted, and the records it has stored."""
    players: list[Player | None] = [None if seat.kind == "person" else Scripted() for seat in record.seats]
    stored: list[GameRecord] = []
    return GameSession(record, players, Decks(seed, *fixed), stored.append), stored


def play_hand(session: GameSession) -> None:
    """Make the first legal move for everybody until the hand is over."""
    while session.status is SessionStatus.PLAYING:
        session.submit(session.state.turn, legal_moves(session.state)[0])


def play_match(session: GameSession) -> None:
    """Make the first legal move for everybody until the match is won."""
    play_hand(session)
    while session.status is SessionStatus.COUNT:
        session.next_hand()
        play_hand(session)


def person_turn(session: GameSession) -> None:
    """Let the computers answer until the person is in turn."""
    while session.tick():
        pass
