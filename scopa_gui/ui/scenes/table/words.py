"""The words of one table: tags, slate, and the line below the cards."""

from __future__ import annotations

from typing import Final

from scopa_gui.app import captions, messages, refusal_messages, table_words
from scopa_gui.app.advice import leaves_a_sweep
from scopa_gui.app.captions import Talk, describe, side_title
from scopa_gui.app.card_words import Family, rank_plural, said_by, suit_name
from scopa_gui.app.count_messages import playing_to, points_made
from scopa_gui.app.menu_words import button_word
from scopa_gui.app.opponents import gender_of
from scopa_gui.app.rule_words import level_name
from scopa_gui.app.session import GameSession
from scopa_gui.engine import (
    CardLaid,
    Cards,
    CardsCaptured,
    Declare,
    Event,
    Move,
    Play,
    PlayerView,
    Refusal,
    Suit,
    TurnStarted,
    apply,
    captures,
    declarations,
    is_scopa,
    side_of,
    value_in_play,
)
from scopa_gui.stage.board import Board
from scopa_gui.stage.choice import Choice
from scopa_gui.ui.scenes.talk import talk_of

SEVEN: Final = 7


class TableWords:
    """Speaks about one session from the viewer's seat, in the language and with the card names in use."""

    def __init__(
        self, session: GameSession, viewer: int, family: Family, *, warns: bool = False, veiled: bool = False
    ) -> None:
        self._session = session
        self._viewer = viewer
        self._warns = warns
        self.family = family
        at_screen = viewer if session.is_person(viewer) and not veiled else None
        self.talk: Talk = talk_of(session, at_screen)

    # on the table

    def tag(self, seat: int, board: Board) -> tuple[str, str]:
        """A seat's name, and its level or what it is in this hand."""
        record, own = self._session.record, seat == self.talk.person
        seat_record = record.seats[seat]
        name = self.talk.seats[seat]
        if own:
            leads = seat == (board.dealer + 1) % record.options.players
            role = table_words.dealer() if seat == board.dealer else table_words.leader() if leads else ""
            return name, role
        if self.talk.person is not None and self._is_partner(seat):
            return name, table_words.partner(gender_of(seat_record.name))
        return name, level_name(seat_record.level, gender_of(seat_record.name)).lower() if seat_record.level else ""

    def _is_partner(self, seat: int) -> bool:
        options = self._session.record.options
        return side_of(options, seat) == side_of(options, self._viewer)

    def slate(self, board: Board) -> tuple[str, list[tuple[str, str]]]:
        """The slate's heading, and a name and a total for each side, the viewer's first."""
        totals = self._session.match.totals
        sides = sorted(range(len(totals)), key=board.layout_side)
        return playing_to(self._session.record.options.target), [
            (side_title(side, self.talk), str(totals[side])) for side in sides
        ]

    def total(self, board: Board) -> str:
        """The sum of the table cards."""
        return table_words.table_total(sum(card.value for card in board.table))

    def gone(self, board: Board) -> tuple[tuple[str, str], ...]:
        """How many sevens and how many denari have been won, as words and number: what is fought for in every game."""
        won = [card for pile in board.piles for card in pile]
        sevens = sum(card.value == SEVEN for card in won)
        denari = sum(card.suit is Suit.DENARI for card in won)
        return (
            (table_words.gone(rank_plural(SEVEN, self.family)), str(sevens)),
            (table_words.gone(suit_name(Suit.DENARI, self.family)), str(denari)),
        )

    # below the cards

    def event(self, event: Event) -> str:
        """What has happened, with the name of who did it where that is not the person; empty when nothing is said."""
        if isinstance(event, TurnStarted):
            return ""
        said = describe(event, self.talk, self.family)
        match event:
            case CardLaid(seat=seat) | CardsCaptured(seat=seat):
                name = self.talk.other(seat)
                return said if name is None else said_by(name, said)
            case _:
                return said

    def turn(self, board: Board) -> str:
        """Whose turn it is, before anything has been played."""
        if board.turn is None:
            return ""
        if board.turn == self.talk.person and not board.last_play:
            return messages.you_lead()
        return describe(TurnStarted(board.turn, self._session.state.phase), self.talk, self.family)

    def preview(self, play: Play) -> str:
        """What a legal play would do, and, for those who want it, that what it leaves can be swept."""
        _, events = apply(self._session.state, play)
        return f"{describe(events[0], self.talk, self.family)} {self.warning(play)}".rstrip()

    def warning(self, play: Play) -> str:
        """That what a play leaves can be swept, for those who want to know; else empty."""
        left = sweepable(self._session.view(self._viewer), play) if self._warns else None
        return "" if left is None else leaves_a_sweep(*left, self.family, self.talk.sweep)

    def choice(self, choice: Choice) -> str:
        """That there are several ways to play the card."""
        return refusal_messages.captures_possible(sum(play.capture is not None for play in choice.plays))

    def refusal(self, refusal: Refusal) -> str:
        """Why a play is not allowed."""
        return captions.refusal_words(refusal, self.family)

    def not_yet(self, turn: int | None) -> str:
        """That it is somebody else's turn."""
        name = None if turn is None else self.talk.other(turn)
        return refusal_messages.not_now() if name is None else refusal_messages.wait_for(name)

    def sweep_call(self) -> str:
        """What is written in chalk."""
        return messages.sweep_call(self.talk.sweep)

    # declarations

    def offer(self) -> str:
        """Head the question whether to declare."""
        return messages.declaration_on_offer(self._points(self._session.view(self._viewer).legal_moves()[0]))

    def answer(self, move: Move, several: bool) -> tuple[str, str]:
        """The words on a button that makes this move, and smaller ones below: for what, where there are several."""
        declare, keep = messages.declare_words()
        if not isinstance(move, Declare):
            return keep, ""
        matta = "" if move.matta_value is None else messages.matta_as(move.matta_value, self.family)
        return (points_made(self._points(move)) if several else declare), matta

    def _points(self, move: Move) -> int:
        state = self._session.state
        found = declarations(state.options, state.held[self._viewer])
        return next((one.points for one in found if one.move == move), 0)

    def lay_down(self) -> str:
        """The last candidate where captures are free."""
        return button_word("lay_down")


def sweepable(view: PlayerView, play: Play) -> tuple[int, int] | None:
    """(the total that a play leaves, the value of a card that would sweep it); None when no unseen card would.

    Only from what the seat knows: cards that lie open or were won sweep nothing any more.
    """
    options = view.options
    table = view.table | Cards(play.card.mask) if play.capture is None else view.table - play.capture
    others = sum(view.held_counts) - view.held_counts[view.seat]
    if not table or (not others and not view.stock_count):
        return None
    for card in view.unseen.sorted():
        if table in captures(options, card, table, view.matta_value) and is_scopa(
            options, card, table, table, last_play=False, matta_value=view.matta_value
        ):
            return table.total, value_in_play(card, view.matta_value)
    return None
