"""The demo without a display and without pictures: every game kind plays itself, its board checked as it goes."""

from __future__ import annotations

from contextlib import closing, nullcontext
from typing import TextIO

from scopa_gui.app.demo import BoardMismatchError, demo_line, play_demo
from scopa_gui.app.event_log import EventLog
from scopa_gui.app.new_match import fresh_seed
from scopa_gui.app.seating import USUAL_LEVEL
from scopa_gui.app.session import GameSession
from scopa_gui.app.start import StartOptions
from scopa_gui.engine import PRESETS, Event, HandCounted, RoundStarted, State, preset_options, view_event
from scopa_gui.stage.board import Board


class BoardWatch:
    """Folds a board from the events that one seat may see, and compares it with the board of that seat's view."""

    def __init__(self, session: GameSession, viewer: int = 0) -> None:
        self._session = session
        self._viewer = viewer
        self._board = Board.empty(session.record.options, viewer, 0)
        session.subscribe(self._listen)

    def _listen(self, events: tuple[Event, ...], _state: State) -> None:
        seen = (view_event(event, self._viewer) for event in events)
        self._board = self._board.folded(event for event in seen if event is not None)
        if any(isinstance(event, RoundStarted | HandCounted) for event in events):
            expected = Board.of(self._session.view(self._viewer))
            if expected != self._board:
                raise BoardMismatchError(self._viewer, self._board, expected)


def games(options: StartOptions) -> tuple[str, ...]:
    """The game kinds that the demo plays: the one asked for, else all that seat the number of players asked for."""
    if options.game is not None:
        return (options.game,)
    return tuple(one.key for one in PRESETS if options.players in (None, *one.allowed_players))


def run(options: StartOptions, out: TextIO | None) -> int:
    """Play one match, or `options.hands` hands, of each game kind; a line about each. Always 0: a fault raises."""
    seed = fresh_seed() if options.seed is None else options.seed
    log = None if options.event_log is None else EventLog(options.event_log)

    def watch(session: GameSession) -> None:
        BoardWatch(session)
        if log is not None:
            session.subscribe(log.listen)

    with closing(log) if log is not None else nullcontext():
        for key in games(options):
            rules = preset_options(key, options.players)
            session = play_demo(key, rules, options.level or USUAL_LEVEL, seed, options.hands, watch)
            if out is not None:
                out.write(demo_line(session, seed) + "\n")
                out.flush()
    return 0
