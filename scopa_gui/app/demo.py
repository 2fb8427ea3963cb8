"""A match that plays itself in place and at once, without pictures: for demos, checks and many seeds in a row."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from scopa_gui.app.new_match import new_match, seeded_decks
from scopa_gui.app.players import players_for
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import RuleOptions

Watch: TypeAlias = Callable[[GameSession], None]
"""Called with a session before its first card: to subscribe."""


class BoardMismatchError(AssertionError):
    """The events that a seat saw do not add up to what its view holds: a fault of the program."""

    def __init__(self, viewer: int, folded: object, expected: object) -> None:
        super().__init__(f"the events seen by seat {viewer} make {folded}, its view says {expected}")


class StuckError(RuntimeError):
    """A match that neither goes on nor ends: a fault of the program."""


def demo_session(preset: str, options: RuleOptions, level: str, seed: int) -> GameSession:
    """A match of computers only, which keeps nothing; the same arguments give the same match."""
    record = new_match(preset, options, (level,), random.Random(seed), person=None)
    return GameSession(record, players_for(record, InlineThinker()), seeded_decks(seed, options))


def play_through(session: GameSession, hands: int | None = None) -> int:
    """Start `session` and play to its end, or to the end of so many hands; how many were played.

    StuckError when a computer in turn has no answer.
    """
    session.start()
    while True:
        while session.status is SessionStatus.PLAYING:
            if not session.tick():
                raise StuckError(f"seat {session.turn} does not answer in {session.record.hands[-1]}")
        played = len(session.scores)
        if session.status is SessionStatus.MATCH_END or played == hands:
            return played
        session.next_hand()


def play_demo(
    preset: str,
    options: RuleOptions,
    level: str,
    seed: int,
    hands: int | None = None,
    watch: Watch = lambda _session: None,
) -> GameSession:
    """Play one match by itself; the session as it stands at the end."""
    session = demo_session(preset, options, level, seed)
    watch(session)
    play_through(session, hands)
    return session


def demo_line(session: GameSession, seed: int) -> str:
    """One line on how a match went, for the shell."""
    totals = " to ".join(map(str, session.settled.totals))
    end = "match won" if session.status is SessionStatus.MATCH_END else "match open"
    return f"{session.record.preset}, seed {seed}: {totals} after {len(session.scores)} hands, {end}"
