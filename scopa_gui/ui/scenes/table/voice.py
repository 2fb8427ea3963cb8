"""The table by ear: what lies there, the cards held, what happens, and how the match stands, as spoken lines."""

from __future__ import annotations

from typing import Final

import pygame

from scopa_gui.app import messages, telling_words
from scopa_gui.app.captions import side_title
from scopa_gui.app.card_words import cards_named, sentence_case
from scopa_gui.app.count_messages import sweeps_made
from scopa_gui.app.opponents import gender_of
from scopa_gui.app.rule_words import level_name, preset_name
from scopa_gui.app.spoken_words import card_waiting, of_many, sentences
from scopa_gui.engine import Card, CardsCaptured, DeclarationMade, Event, HandCounted, Phase, Play, Suit, apply
from scopa_gui.stage.choice import Choice
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.scenes.table.model import TableModel
from scopa_gui.ui.spoken import spoken
from scopa_gui.ui.widgets.widget_set import WidgetSet

READING_KEYS: Final = (pygame.K_t, pygame.K_r, pygame.K_c)
"""The table, the score, the cards held."""
SECONDS_TO_WONDER: Final = 1.0
"""After so long a silence it is said who is thinking."""


class TableVoice:
    """Speaks for one table; silent without `--speak`. What only another person at this screen may see is never said."""

    def __init__(self, context: AppContext, model: TableModel) -> None:
        self._context = context
        self._model = model
        self._read: object = None
        self._known: frozenset[Card] = frozenset()
        self._waits_for: object = None
        self._waited = 0.0
        if context.speaks:
            model.spoken.on_said = self._answer
            model.spoken.on_heard = self._hear

    def _answer(self, words: str) -> None:
        self._context.say(words, asked=True)

    def _hear(self, event: Event) -> None:
        """An event is seen now. The count is read when it lies open."""
        words = self._model.words
        if isinstance(event, HandCounted):
            return
        shown = telling_words.shown_cards(event.cards, words.family) if isinstance(event, DeclarationMade) else ""
        self._context.say(sentences((words.event(event), shown)))

    # ------------------------------------------------------------------------------------------ the person's turn

    def attend(self, dt: float) -> None:
        """Once everything lies still: read the table to who is to play, or tell whom one has waited for."""
        model = self._model
        if not self._context.speaks or not model.motion.is_idle or not model.session.record.hands:
            return
        record = model.session.record
        now = len(record.hands), len(record.hands[-1].moves), model.viewer
        if model.is_asked and now != self._read:
            self._read = now
            self._read_out()
        elif not model.is_asked:
            self._wait(now, dt)

    def _wait(self, now: object, dt: float) -> None:
        """Say once whose turn it is, when a computer has thought for a while; who may declare is nobody's business."""
        session = self._model.session
        if now != self._waits_for:
            self._waits_for, self._waited = now, 0.0
        before, self._waited = self._waited, self._waited + dt
        thinks = session.turn is not None and not session.is_person(session.turn)
        if before < SECONDS_TO_WONDER <= self._waited and thinks and session.state.phase is Phase.PLAYING:
            self._context.say(self._model.words.turn(self._model.motion.board))

    def _read_out(self) -> None:
        model = self._model
        self._say_table()
        held = frozenset(model.targets.hand)
        if not held <= self._known:
            self._say_cards()
        self._known = held
        self._say_turn()

    def _say_turn(self) -> None:
        model = self._model
        moves = model.targets.declarations
        if not moves:
            self._answer(model.words.turn(model.motion.board))
            return
        self._answer(model.words.offer())
        for number, move in enumerate(moves, 1):
            answer = sentences(model.words.answer(move, len(moves) > 2))
            self._answer(of_many(number, len(moves), answer))

    def _say_table(self) -> None:
        """The table, and what other players hold face up."""
        model = self._model
        state, words = model.session.state, model.words
        self._answer(messages.table_read(model.motion.board.table, words.family))
        for seat, cards in enumerate(state.held):
            name, shown = words.talk.other(seat), [card for card in cards if card in state.exposed]
            if name is not None and shown and seat != model.viewer:
                self._answer(telling_words.cards_open(name, shown, words.family))

    def _say_cards(self) -> None:
        model = self._model
        if model.targets.hand and not model.veiled and model.session.is_person(model.viewer):
            self._answer(telling_words.cards_held(model.targets.hand, model.words.family))

    def _say_score(self) -> None:
        """The points of the match, and what each side has won in this hand."""
        session, talk = self._model.session, self._model.words.talk
        target = session.record.options.target
        for side, points in enumerate(session.match.totals):
            self._answer(telling_words.total_line(side_title(side, talk), points, target))
        state = session.state
        for side, pile in enumerate(state.piles):
            swept = sweeps_made(state.scope[side], talk.sweep)
            self._answer(telling_words.pile_line(side_title(side, talk), len(pile), swept))
        if self._context.settings.cards_gone:
            for words, number in self._model.words.gone(self._model.motion.board):
                self._answer(sentence_case(f"{words} {number}."))

    # ------------------------------------------------------------------------------------------ keys

    def key(self, key: int) -> bool:
        """T reads the table, C the cards held, R the score; whether it was one of them."""
        if not self._context.speaks or key not in READING_KEYS:
            return False
        {pygame.K_t: self._say_table, pygame.K_r: self._say_score, pygame.K_c: self._say_cards}[key]()
        return True

    def repeat(self, controls: WidgetSet) -> None:
        """Say once more what a number key has chosen."""
        self._answer(self.focus(controls))

    # ------------------------------------------------------------------------------------------ what is chosen

    def page(self) -> tuple[str, ...]:
        """The game and who sits at the table."""
        record, names = self._model.session.record, self._model.words.talk.seats
        seats = [
            telling_words.seated(name, level_name(seat.level, gender_of(seat.name))) if seat.level else name
            for seat, name in zip(record.seats, names, strict=True)
        ]
        return (telling_words.greeting(preset_name(record.preset), seats),)

    def focus(self, controls: WidgetSet) -> str:
        """A button, a capture to choose, or a card with what it takes."""
        gesture = self._model.gesture
        if controls.shows_ring:
            return spoken(controls.focused_control)
        if gesture.card is not None and gesture.mode in (Mode.RAISED, Mode.CHOOSING):
            return self._candidate(gesture.choice)
        return "" if gesture.focus is None else self._card(gesture.focus)

    def _candidate(self, choice: Choice) -> str:
        words, shown = self._model.words, choice.shown
        if shown is None:
            return words.choice(choice) if choice.plays else ""
        preview, n = words.preview(shown), len(choice.plays)
        if n == 1:
            return preview
        alike = [play for play in choice.plays if _values(play) == _values(shown)]
        if len(alike) > 1 and shown.capture:  # "takes four and ace", but which ace?
            preview = sentences((preview, sentence_case(cards_named(shown.capture, words.family))))
        return of_many(choice.plays.index(shown) + 1, n, preview)

    def _card(self, card: Card) -> str:
        """A card held, what it takes at best, and what to mind about it."""
        model = self._model
        targets, words = model.targets, model.words
        if card not in targets.hand:
            return ""  # it has just been played
        number, n, plays = targets.hand.index(card) + 1, len(targets.hand), targets.plays(card)
        if not plays:
            return card_waiting(card, number, n, words.family)
        best = max(plays, key=_worth)
        read = messages.card_read(card, number, n, list(best.capture or ()), words.family)
        sweeps = any(self._sweeps(play) for play in plays)
        more = words.choice(Choice(plays)) if len(plays) > 1 else words.warning(best)
        return sentences((read, sentence_case(words.sweep_call()) if sweeps else "", more))

    def _sweeps(self, play: Play) -> bool:
        first = apply(self._model.session.state, play)[1][0]
        return isinstance(first, CardsCaptured) and first.scopa


def _values(play: Play) -> list[int]:
    return sorted(card.value for card in play.capture or ())


def _worth(play: Play) -> tuple[int, int]:
    """What makes one capture of a card better than another at first sight: more cards, then more coins."""
    taken = play.capture or ()
    return len(taken), sum(card.suit is Suit.DENARI for card in taken)
