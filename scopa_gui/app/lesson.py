"""The first lesson: a set deck, six plays that are asked for, and then a hand that the newcomer plays alone."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from scopa_gui.app.lesson_words import Step, StepWords, refusal_of, step_words
from scopa_gui.app.new_match import new_match
from scopa_gui.app.session import GameSession
from scopa_gui.engine import CLASSIC, Card, GameRecord, Move, Play, PlayerView, SeatRecord, parse_cards, parse_move

PUPIL: Final = 0
TEACHER: Final = 1
PLAYS_A_DEAL: Final = 6
GAME: Final = "scopa_classica"
EASIEST: Final = "easy"


@dataclass(frozen=True, slots=True)
class Asked:
    """One play of the pupil's that the lesson asks for, and what the teacher answers with, both in notation."""

    step: Step
    play: str
    answer: str

    @property
    def move(self) -> Move:
        """The play as a move."""
        return parse_move(self.play)


SCRIPT: Final = (
    Asked("equal", "3Bx3S", "3C"),
    Asked("equal_first", "8Dx8B", "2B"),
    Asked("sum", "10Cx2B+3C+5S", "1S"),
    Asked("scopa", "7Dx1S+6C", "2S"),
    Asked("lay", "9S", "6D"),
    Asked("coins", "8Cx2S+6D", "10B"),
)
"""What is asked, in turn. Pupil and teacher play one after the other, so move 2k of the hand is the pupil's."""

_MINE: Final = ("3B 8D 10C", "7D 9S 8C", "10D 9C 4D", "7S 4B 1D", "7C 5D 2D", "6S 1C 3D")
_HIS: Final = ("3C 2B 1S", "2S 6D 10B", "5C 4C 1B", "9B 8S 6B", "10S 5B 4S", "9D 7B 2C")
_TABLE: Final = "3S 5S 8B 6C"


def _deck() -> tuple[Card, ...]:
    """The whole deck, top first: dealt singly, the pupil first, the table after the first deal (R-DEAL-1)."""
    cards: list[Card] = []
    for number, (mine, his) in enumerate(zip(_MINE, _HIS, strict=True)):
        for pair in zip(parse_cards(mine), parse_cards(his), strict=True):
            cards += pair
        if number == 0:
            cards += parse_cards(_TABLE)
    return tuple(cards)


DECK: Final = _deck()


class Teacher:
    """The opponent: plays what the script says, and after that takes as many cards as it can (a `Player`)."""

    def __init__(self) -> None:
        self._answer: tuple[int, Move] | None = None

    def ask(self, view: PlayerView, ticket: int) -> None:
        """See Player."""
        legal = view.legal_moves()
        number = len(view.plays) // 2
        scripted = parse_move(SCRIPT[number].answer) if number < len(SCRIPT) else None
        self._answer = ticket, scripted if scripted in legal else max(legal, key=_cards_taken)

    def poll(self) -> tuple[int, Move] | None:
        """See Player."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """See Player."""
        self._answer = None


def _cards_taken(move: Move) -> int:
    return len(move.capture or ()) if isinstance(move, Play) else 0


def lesson_session(name: str, teacher: str) -> GameSession:
    """A practice match on the set deck that is saved nowhere; `name` is the pupil's, empty where not given."""
    record = GameRecord(
        GAME,
        CLASSIC,
        (SeatRecord("person", "", name), SeatRecord("computer", EASIEST, teacher)),
        practice=True,
        draws=("2D 1D",),
    )
    return GameSession(record, (None, Teacher()), lambda: DECK)


def first_match(name: str, rng: random.Random) -> GameRecord:
    """The match that follows the lesson: the same game against an opponent of the easiest level."""
    return new_match(GAME, CLASSIC, (EASIEST,), rng, name=name)


class Lesson:
    """Follows a lesson's session: what to say now, and what to answer to a play that was not asked for.

    All is read from the number of plays made, so that taking back leads to the right step.
    """

    def __init__(self, session: GameSession) -> None:
        self._session = session

    @property
    def _plays(self) -> int:
        return len(self._session.record.hands[-1].moves) if self._session.record.hands else 0

    @property
    def asked(self) -> Asked | None:
        """The play that is asked for now; None while the teacher is in turn and when the pupil plays alone."""
        number, rest = divmod(self._plays, 2)
        return SCRIPT[number] if rest == 0 and number < len(SCRIPT) else None

    def words(self) -> StepWords | None:
        """What the teacher says now; None where nothing needs to be said."""
        if self._session.turn != PUPIL:
            return None
        if self.asked is not None:
            return step_words(self.asked.step)
        deals, rest = divmod(self._plays - 2 * len(SCRIPT), PLAYS_A_DEAL)
        alone: dict[int, Step] = {0: "alone", 1: "watch", 3: "last_cards"}
        return step_words(alone[deals]) if rest == 0 and deals in alone else None

    def objection(self, move: Move) -> StepWords | None:
        """Why this legal play is not made in the lesson; None when it is made."""
        asked = self.asked
        return None if asked is None or move == asked.move else refusal_of(asked.step)
