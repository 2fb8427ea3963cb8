"""People who share a screen: what may be seen of a hand while others look, and who looks or plays next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from scopa_gui.app.people import looks_come_first, next_at_screen, next_to_look, people_of
from scopa_gui.app.session import GameSession
from scopa_gui.engine import CardsDealt, DeclarationKept, Event, Phase, TurnStarted, play_order, view_event
from scopa_gui.stage.board import Board

NOBODY: Final = -1
"""A seat that no event belongs to: who sees as nobody sees what everybody sees."""


def board_in_sight(session: GameSession, viewer: int, *, veiled: bool) -> Board:
    """The board as it lies before `viewer`, or behind the curtain before that person looks."""
    if not session.record.hands:
        return Board.empty(session.record.options, viewer, session.match.dealer)
    board = Board.of(session.view(viewer), veiled=veiled)
    return replace(board, turn=_leader(session)) if veiled and looks_come_first(session) else board


def events_in_sight(
    session: GameSession, events: Iterable[Event], viewer: int, *, veiled: bool, people: int
) -> Iterator[Event]:
    """The events as `viewer` may see them, where `people` share the screen."""
    for event in events:
        shown = event
        if veiled and isinstance(event, TurnStarted) and looks_come_first(session):
            shown = TurnStarted(_leader(session), Phase.PLAYING)  # it seems so whoever can declare
        hidden = veiled or (people > 1 and _is_for_another(session, event, viewer))
        seen = view_event(shown, NOBODY if hidden else viewer)
        if seen is not None:
            yield seen


def _is_for_another(session: GameSession, event: Event, viewer: int) -> bool:
    """Whether somebody else looks next: cards that are dealt then stay hidden, and so does who kept quiet."""
    return isinstance(event, DeclarationKept) or (
        isinstance(event, CardsDealt) and next_at_screen(session) not in (None, viewer)
    )


def _leader(session: GameSession) -> int:
    """Who plays first in the round: behind the curtain that seat seems to be in turn."""
    return play_order(session.record.options, session.state.dealer)[0]


class Looks:
    """Remembers who has looked at the cards of this round, and tells who is needed at the screen."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._is_shared = len(people_of(session.record)) > 1
        self._round = (0, 0)
        self._looked: set[int] = set()

    @property
    def _have_looked(self) -> set[int]:
        hands = len(self._session.record.hands)
        now = hands, self._session.state.round if hands else 0
        if now != self._round:
            self._round, self._looked = now, set()
        return self._looked

    @property
    def to_look(self) -> int | None:
        """Who looks at new cards before anything else is done."""
        if not self._is_shared or not self._session.record.hands:
            return None
        return next_to_look(self._session, self._have_looked)

    @property
    def due(self) -> int | None:
        """Who is needed next, to look or to move."""
        return next_at_screen(self._session, self._have_looked)

    @property
    def are_due(self) -> bool:
        """Whether the curtain comes down for a look: in a round where that is asked of everybody."""
        asks = looks_come_first(self._session)
        return asks and (self.to_look is not None or self._session.state.phase is Phase.DECLARING)

    def lifted(self, viewer: int) -> bool:
        """The curtain is up before `viewer`; whether that person may do nothing but look, and then passes on."""
        if not looks_come_first(self._session):
            return False
        self._have_looked.add(viewer)
        session = self._session
        may_declare = session.turn == viewer and session.state.phase is Phase.DECLARING
        return not may_declare and self.due != viewer
