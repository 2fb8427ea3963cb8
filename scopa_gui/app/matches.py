"""The matches of the program: the present one, taken up where it was left, the earlier one, and new ones."""

from __future__ import annotations

from collections.abc import Callable

from scopa_gui.app.files import Unreadable
from scopa_gui.app.new_match import fresh_seed, recorded_decks, seeded_decks
from scopa_gui.app.players import Thinker, players_for
from scopa_gui.app.saves import Loaded, Saves
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import GameRecord


class Matches:
    """Opens sessions on records, saved after every play where `saves` is given; tells nothing to a person itself.

    Everything in `on_open` is called with each session before it starts (the event log, statistics), everything in
    `on_unreadable` with what was set aside when a new match took its place.
    """

    def __init__(self, saves: Saves | None, thinker: Thinker) -> None:
        self._saves = saves
        self._thinker = thinker
        self.session: GameSession | None = None
        self.on_open: list[Callable[[GameSession], None]] = []
        self.on_unreadable: list[Callable[[Unreadable], None]] = []

    @property
    def saves(self) -> Saves | None:
        """Where matches are kept, None when this run keeps nothing."""
        return self._saves

    @property
    def thinker(self) -> Thinker:
        """Who thinks for the computer players, and for hints."""
        return self._thinker

    def load(self) -> Unreadable | None:
        """Take up the saved match, if there is one; what could not be read is reported and was set aside."""
        return None if self._saves is None else self._take_up(self._saves.load())

    def resume_earlier(self) -> Unreadable | None:
        """Take up the earlier match instead of the present one, which is kept in its place."""
        return None if self._saves is None else self._take_up(self._saves.resume_earlier())

    def earlier(self) -> GameRecord | None:
        """The match that the present one replaced."""
        return None if self._saves is None else self._saves.load_earlier().record

    @property
    def resumable(self) -> GameSession | None:
        """The present match when it has begun and is not decided."""
        session = self.session
        if session is None or not session.record.hands or session.status is SessionStatus.MATCH_END:
            return None
        return session

    def begin(self, record: GameRecord, seed: int | None = None, like: GameRecord | None = None) -> GameSession:
        """Open a session on a new match, which becomes the present one; `seed` fixes its decks.

        With `like`, a match that was played, its decks come first, in their order.
        """
        found = None if self._saves is None else self._saves.begin(record)
        if found is not None:
            for told in self.on_unreadable:
                told(found)
        return self._open(record, fresh_seed() if seed is None else seed, like)

    def _take_up(self, loaded: Loaded) -> Unreadable | None:
        if loaded.record is not None:
            self._open(loaded.record, fresh_seed())
        return loaded.unreadable

    def _open(self, record: GameRecord, seed: int, like: GameRecord | None = None) -> GameSession:
        decks = seeded_decks(seed, record.options, len(record.hands))
        if like is not None:
            decks = recorded_decks(like, decks)
        players = players_for(record, self._thinker)
        if self._saves is None:
            session = GameSession(record, players, decks)
        else:
            session = GameSession(record, players, decks, self._saves.store)
        for told in self.on_open:
            told(session)
        self.session = session
        return session

    def close(self) -> None:
        """End the opponents' worker."""
        self._thinker.close()
