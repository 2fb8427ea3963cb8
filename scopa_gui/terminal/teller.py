"""Tells in plain lines what happens at the table, what lies on it, and how the match stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TextIO

from scopa_gui.app import messages, telling_words
from scopa_gui.app.captions import Talk, count_lines, describe, match_won, points_lines, side_title, won_at_once
from scopa_gui.app.card_words import Family, said_by
from scopa_gui.app.count_messages import level_at, sweeps_made
from scopa_gui.app.rule_words import option_label, preset_sentence, value_label
from scopa_gui.app.session import GameSession
from scopa_gui.engine import (
    OPTIONS,
    Card,
    CardLaid,
    CardsCaptured,
    DeclarationMade,
    Event,
    HandCounted,
    HandStarted,
    State,
    TurnStarted,
    view_event,
)
from scopa_gui.terminal import words


class Teller:
    """Writes to `out` what the person of `talk` may know of a session: finished sentences, a line each."""

    def __init__(self, session: GameSession, talk: Talk, family: Family, out: TextIO) -> None:
        self._session = session
        self._talk = talk
        self._family = family
        self._out = out
        self._recent: list[str] = []

    def say(self, line: str) -> None:
        """Write a line."""
        self._out.write(line + "\n")

    def say_all(self, lines: Iterable[str]) -> None:
        """Write several lines."""
        for line in lines:
            self.say(line)

    def ask(self, question: str) -> None:
        """Write a question and leave the cursor behind it."""
        self._out.write(question)
        self._out.flush()

    def listen(self, events: tuple[Event, ...], _state: State) -> None:
        """Tell what happened: a listener of the session. Nobody's view is told where the computers play alone."""
        viewer = 0 if self._talk.person is None else self._talk.person
        for event in events:
            seen = view_event(event, viewer)
            if seen is not None:
                self._tell(seen)

    def _tell(self, event: Event) -> None:
        line = describe(event, self._talk, self._family)
        match event:
            case TurnStarted() | HandCounted():
                return
            case HandStarted():
                self._recent.clear()
                self.say(telling_words.deck_told(self._session.deck_number))
            case CardLaid(seat=seat) | CardsCaptured(seat=seat):
                name = self._talk.other(seat)
                line = line if name is None else said_by(name, line)
                self._recent = [*self._recent[1 - self._talk.options.players :], line]
            case DeclarationMade(cards=cards):
                line = f"{line} {telling_words.shown_cards(cards, self._family)}"
            case _:
                pass
        if line:
            self.say(line)

    def last_plays(self) -> None:
        """Tell again the plays of the last turn round the table."""
        self.say_all(self._recent or [words.nothing_yet()])

    def table(self) -> None:
        """Read what lies open: the table, and other players' cards that a declaration has shown."""
        state = self._session.state
        self.say("")
        self.say(messages.table_read(state.table.sorted(), self._family))
        for seat, held in enumerate(state.held):
            name, shown = self._talk.other(seat), [card for card in held if card in state.exposed]
            if name is not None and shown:
                self.say(telling_words.cards_open(name, shown, self._family))

    def cards(self, held: Sequence[Card]) -> None:
        """Read the cards held, numbered to choose from."""
        self.say(words.your_cards())
        self.numbered(words.card_line(card, self._family) for card in held)

    def numbered(self, lines: Iterable[str]) -> None:
        """Write a list to choose from, from 1 on."""
        for number, line in enumerate(lines, start=1):
            self.say(words.numbered(number, line))

    def count(self) -> None:
        """Tell the count of the hand just over, and how the match stands."""
        score = self._session.scores[-1]
        self.say("")
        self.say(words.hand_over())
        for row in score.rows:
            self.say_all(count_lines(row, self._talk, self._family, score.primiere))
        self.say_all(won_at_once(score, self._talk, self._family))
        self.say_all(points_lines(score.points, self._talk))
        self._totals()
        self.say(telling_words.deck_told(self._session.deck_number))
        match = self._session.settled
        if match.winner is not None:
            self.say(match_won(match.winner, match.totals, self._talk))
        elif max(match.totals) >= match.options.target:
            self.say(level_at(max(match.totals)))

    def _totals(self) -> None:
        match = self._session.settled
        for side, points in enumerate(match.totals):
            self.say(telling_words.total_line(side_title(side, self._talk), points, match.options.target))

    def score(self) -> None:
        """Tell the points of the match and what each side has won in this hand."""
        self._totals()
        state = self._session.state
        for side, pile in enumerate(state.piles):
            sweeps = sweeps_made(state.scope[side], self._talk.sweep)
            self.say(telling_words.pile_line(side_title(side, self._talk), len(pile), sweeps))

    def rules(self) -> None:
        """Tell the game kind and the value of every option."""
        record = self._session.record
        self.say(preset_sentence(record.preset, self._family))
        for option in OPTIONS:
            value = record.options.value_of(option.field)
            self.say(said_by(option_label(option.field), value_label(option.field, value)))
