"""The table in a terminal: plain lines out, numbers and words in, every play through the session."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TextIO

from scopa_gui.app import messages, notices, refusal_messages, telling_words
from scopa_gui.app.captions import Talk, refusal_words
from scopa_gui.app.card_words import Family
from scopa_gui.app.menu_words import button_word
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import Card, Declare, Move, NotationError, Phase, Play, declarations, parse_move, why_not
from scopa_gui.terminal import words
from scopa_gui.terminal.teller import Teller

NUMBERS: Final = re.compile(r"([0-9]{1,3})(?:[\s,.]+([0-9]{1,3}))?")
BACK: Final = 0


class Lines(Protocol):
    """Where typed lines come from: a text stream, or anything that hands out lines."""

    def readline(self) -> str:
        """The next line with its end, the empty text at the end of the input."""
        ...


class LeftError(Exception):
    """The person leaves the table, by word or by the end of the input."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What a person typed as numbers: the first, and the second if there was one."""

    first: int
    second: int | None


def read_numbers(text: str) -> Numbers | None:
    """One or two numbers; None when the text is something else."""
    found = NUMBERS.fullmatch(text.strip())
    if found is None:
        return None
    return Numbers(int(found[1]), int(found[2]) if found[2] else None)


class TextTable:
    """Plays a session in a terminal, with the person of `talk` at the keys; without one the computers play alone."""

    def __init__(
        self, session: GameSession, talk: Talk, family: Family, source: Lines, out: TextIO, *, saved: bool
    ) -> None:
        self._session = session
        self._tell = Teller(session, talk, family, out)
        self._talk = talk
        self._family = family
        self._source = source
        self._saved = saved
        session.subscribe(self._tell.listen)

    def play(self, hands: int | None = None) -> None:
        """Play until the match ends, the person leaves, or so many hands are over."""
        try:
            self._session.start()
            if self._session.status is SessionStatus.PLAYING and self._session.state.plays:
                self._tell.say(notices.resumed())
            while self._play_hand() and len(self._session.scores) != hands:
                self._go_on()
                self._session.next_hand()
            self._tell.say(words.goodbye())
        except LeftError:
            self._tell.say(notices.you_can_leave() if self._saved else words.not_kept())

    # ------------------------------------------------------------------------------------------ the course of it

    def _play_hand(self) -> bool:
        """Play the present hand and tell its count; whether the match goes on."""
        while self._session.status is SessionStatus.PLAYING:
            if not self._session.tick():
                self._ask()
        self._tell.count()
        return self._session.status is SessionStatus.COUNT

    def _ask(self) -> None:
        """Let the person move, or say something about it."""
        if self._session.state.phase is Phase.DECLARING:
            self._ask_declaration()
        else:
            self._ask_card()

    def _ask_card(self) -> None:
        held = self._session.view(self._session.state.turn).held
        self._tell.table()
        self._tell.cards(held)
        text = self._read(words.which_card(len(held)))
        numbers = read_numbers(text)
        if numbers is None:
            self._obey(text)
        elif not 1 <= numbers.first <= len(held):
            self._tell.say(words.out_of_range(len(held)))
        else:
            self._play_card(held[numbers.first - 1], numbers.second)

    def _play_card(self, card: Card, choice: int | None) -> None:
        """Play a card, with the capture of that number where there are several."""
        state = self._session.state
        plays = [move for move in self._moves() if isinstance(move, Play) and move.card == card]
        if len(plays) > 1 and choice is None:
            self._tell.say(refusal_messages.captures_possible(sum(play.capture is not None for play in plays)))
            self._tell.numbered(map(self._choice_line, plays))
            choice = self._read_choice(len(plays))
            if choice == BACK:
                return
        if choice is None:
            choice = 1
        if not 1 <= choice <= len(plays):
            self._tell.say(words.out_of_range(len(plays)))
            return
        self._session.submit(state.turn, plays[choice - 1])

    def _read_choice(self, most: int) -> int:
        """A number of the list, or BACK; asked again until it is one."""
        while True:
            numbers = read_numbers(self._read(words.which_capture(most)))
            if numbers is not None and numbers.second is None and BACK <= numbers.first <= most:
                return numbers.first
            self._tell.say(words.out_of_range(most))

    def _choice_line(self, play: Play) -> str:
        if play.capture is None:
            return button_word("lay_down")
        return words.capture_line(play.capture.sorted(), self._family) if play.capture else words.itself_line()

    def _ask_declaration(self) -> None:
        state, moves = self._session.state, self._moves()
        self._tell.table()
        self._tell.say(telling_words.cards_held(state.held[state.turn], self._family))
        self._tell.numbered(map(self._declaration_line, moves))
        text = self._read(words.which_answer(len(moves)))
        numbers = read_numbers(text)
        if numbers is None:
            self._obey(text)
        elif numbers.second is not None or not 1 <= numbers.first <= len(moves):
            self._tell.say(words.out_of_range(len(moves)))
        else:
            self._session.submit(self._session.state.turn, moves[numbers.first - 1])

    def _declaration_line(self, move: Move) -> str:
        if not isinstance(move, Declare):
            return messages.declare_words()[1]
        state = self._session.state
        found = declarations(state.options, state.held[state.turn])
        line = messages.declaration_on_offer(next(one.points for one in found if one.move == move))
        if move.matta_value is None:
            return line
        return f"{line}. {messages.matta_as(move.matta_value, self._family)}"

    def _go_on(self) -> None:
        """Wait for Enter after a count; a match of computers alone waits for nobody."""
        while self._talk.person is not None:
            text = self._read(words.go_on())
            if not text:
                return
            self._obey(text)

    # ------------------------------------------------------------------------------------------ words typed

    def _obey(self, text: str) -> None:
        """Do what a typed word asks for."""
        match words.command_of(text):
            case "help":
                self._tell.say_all(words.help_lines())
            case "table":
                pass  # read again before the next question
            case "last":
                self._tell.last_plays()
            case "score":
                self._tell.score()
            case "rules":
                self._tell.rules()
            case "undo":
                self._undo()
            case "redo":
                self._tell.say(words.played_again() if self._session.redo() else words.nothing_to_play_again())
            case "quit":
                raise LeftError
            case _:
                self._try_notation(text)

    def _undo(self) -> None:
        counted = self._saved and not self._session.record.practice
        if not self._session.undo():
            self._tell.say(words.nothing_to_take_back())
            return
        self._tell.say(notices.taken_back())
        if counted:
            self._tell.say(notices.practice_match())

    def _try_notation(self, text: str) -> None:
        """A move in notation, for those who know it: 7D, 7Dx3C+4S."""
        try:
            move = parse_move(text.strip())
        except NotationError:
            if text.strip():
                self._tell.say(words.not_understood(text.strip()))
            return
        state = self._session.state
        if self._session.status is not SessionStatus.PLAYING:
            self._tell.say(refusal_messages.not_now())
        elif move in self._moves():
            self._session.submit(state.turn, move)
        elif isinstance(move, Play) and move.capture is None and move.card in state.held[state.turn]:
            self._play_card(move.card, None)
        elif isinstance(move, Play):
            refusal = why_not(state, move.card, move.capture)
            self._tell.say(refusal_messages.not_now() if refusal is None else refusal_words(refusal, self._family))
        else:
            self._tell.say(refusal_messages.not_now())

    # ------------------------------------------------------------------------------------------ in and out

    def _moves(self) -> Sequence[Move]:
        return self._session.view(self._session.state.turn).legal_moves()

    def _read(self, question: str) -> str:
        self._tell.ask(question)
        line = self._source.readline()
        if not line:
            self._tell.say("")
            raise LeftError
        return line.strip()
