"""Plays matches of every game kind by chance and checks them as they go: ``python -m build_scripts.many_hands``.

All seats play any legal move: chance goes where good players never go. After every match its record must replay to the
same totals and come back from a save unchanged; at every round and count the board that a seat folds from the events it
may see must equal the board of its view, and no card may be lost or doubled.
"""

from __future__ import annotations

import random
import resource
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scopa_gui.ai.chance import RandomPlayer
from scopa_gui.ai.strategy import Limit, Thought
from scopa_gui.app.demo import play_through
from scopa_gui.app.new_match import new_match, seeded_decks
from scopa_gui.app.players import players_for
from scopa_gui.app.saves import decode, encode
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import (
    PRESET_KEYS,
    Event,
    HandCounted,
    PlayerView,
    RoundStarted,
    State,
    preset,
    preset_options,
    replay,
)
from scopa_gui.engine.soundness import state_faults
from scopa_gui.terminal.demo import BoardWatch

DECK_SIZE: Final = 40
LEVEL: Final = "easy"
"""What the record calls the players; chance answers for them."""
WHOLE_MATCH_EVERY: Final = 10
HANDS: Final = 2
"""Every tenth seed plays a whole match, the others so many hands."""


class UnsoundError(AssertionError):
    """A match that breaks a law of the game: a fault of the program."""


@dataclass
class Tally:
    """What was played of one game kind."""

    matches: int = 0
    hands: int = 0
    plays: int = 0
    seconds: float = 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the seeds of every game kind and print a line about each; 0 when no law was broken, else 1."""
    options = _options(arguments)
    faults = 0
    whole = Tally()
    for key in options.games or PRESET_KEYS:
        tally = Tally()
        for seed in range(options.first, options.first + options.seeds):
            try:
                play(key, seed, tally)
            except Exception as fault:  # noqa: BLE001  # whatever goes wrong is what is looked for
                faults += 1
                print(f"{key}, seed {seed}: {type(fault).__name__}: {fault}", file=sys.stderr)
        print(_line(key, tally), flush=True)
        for name in ("matches", "hands", "plays", "seconds"):
            setattr(whole, name, getattr(whole, name) + getattr(tally, name))
    print(_line("all", whole))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{faults} faults; {memory:.0f} MB at most")
    return 1 if faults else 0


def _options(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(
        prog="python -m build_scripts.many_hands", description="Play many seeds of every game kind and check them."
    )
    parser.add_argument("games", nargs="*", metavar="game", help="keys of game kinds (default: all)")
    parser.add_argument("--seeds", type=int, default=20, help="seeds a game kind (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed (default: %(default)s)")
    options = parser.parse_args(arguments)
    for key in options.games:
        if key not in PRESET_KEYS:
            parser.error(f"no game kind {key!r}; choose from {', '.join(PRESET_KEYS)}")
    return options


def _line(name: str, tally: Tally) -> str:
    return f"{name:22} {tally.matches:6} matches {tally.hands:7} hands {tally.plays:8} plays {tally.seconds:7.1f} s"


def by_chance(_level: str, view: PlayerView, seed: int) -> Thought:
    """Any legal move."""
    return RandomPlayer().think(view, Limit(), random.Random(seed))


def play(key: str, seed: int, tally: Tally) -> None:
    """One match of a game kind; the number of players and the seat that watches change with the seed."""
    begin = time.monotonic()
    numbers = preset(key).allowed_players
    options = preset_options(key, numbers[seed % len(numbers)])
    record = new_match(key, options, (LEVEL,), random.Random(seed), person=None)
    session = GameSession(record, players_for(record, InlineThinker(by_chance)), seeded_decks(seed, options))
    BoardWatch(session, seed % options.players)
    session.subscribe(check_count)
    hands = play_through(session, None if seed % WHOLE_MATCH_EVERY == 0 else HANDS)
    check_record(session)
    tally.matches += 1
    tally.hands += hands
    tally.plays += sum(len(hand.moves) for hand in session.record.hands)
    tally.seconds += time.monotonic() - begin


def check_count(events: tuple[Event, ...], state: State) -> None:
    """UnsoundError when a state is not sound, or the forty are not all in piles when the hand is counted.

    Looked at with every deal and every count: between them cards only move, and the board would show one too many.
    """
    if not any(isinstance(event, RoundStarted | HandCounted) for event in events):
        return
    faults = list(state_faults(state))
    if faults:
        raise UnsoundError(f"{faults} in {state}")
    if any(isinstance(event, HandCounted) for event in events):
        counted = sum(map(len, state.piles)) + len(state.unclaimed)
        if counted != DECK_SIZE:
            raise UnsoundError(f"{counted} cards are counted in {state}")


def check_record(session: GameSession) -> None:
    """UnsoundError when the record does not replay to the match as it stands, or changes in a save."""
    record = session.record
    again = replay(record)
    if (again.match, again.state) != (session.match, session.state):
        raise UnsoundError(f"the record replays to {again.match} instead of {session.match}")
    if decode(encode(record)) != record:
        raise UnsoundError("the record comes back from a save changed")
    if session.status is SessionStatus.MATCH_END and session.settled.winner is None:
        raise UnsoundError(f"the match has ended without a winner: {session.settled}")


if __name__ == "__main__":
    sys.exit(main())
