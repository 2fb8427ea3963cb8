"""The arena's players by name: what a word such as `naive` or `ismcts:2000` stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Final, TypeAlias

from scopa_gui.ai.chance import RandomPlayer
from scopa_gui.ai.expert import SearchPlayer, WorldsPlayer
from scopa_gui.ai.external import ExternalPlayer
from scopa_gui.ai.greedy import GreedyPlayer
from scopa_gui.ai.levels import LEVELS
from scopa_gui.ai.search import MOST_ITERATIONS
from scopa_gui.ai.strategy import Limit, Strategy
from scopa_gui.engine import RuleOptions

Maker: TypeAlias = Callable[[str], tuple[Strategy, Limit]]
"""Makes a strategy and its limit from what stands after the colon."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player in the arena, under the words that name it."""

    words: str
    strategy: Strategy
    limit_for: Callable[[RuleOptions], Limit]


class UnknownPlayerError(LookupError):
    """Words that name no player of the arena; the message says which do."""


class _WrongArgumentError(Exception):
    """What is wrong behind a player's name, and what is allowed."""


SEARCH_NUMBERS: Final = ("c=", "w=")
SEARCH_CHANGES: Final = ("guided", "noinfer", "nosolve", "random")
MOST_WORLDS: Final = 10_000


def _plain(strategy: Strategy) -> Maker:
    return lambda argument: (strategy, Limit())


def _search(argument: str) -> tuple[Strategy, Limit]:
    """`ismcts:1500`, and after commas what to change.

    `c=1.5` exploration, `w=0.5` widening, `guided` in any game, `random` playouts, `nosolve`, `noinfer`.
    """
    iterations, *changes = argument.split(",")
    numbers = {word[0]: _number(word) for word in changes if word[:2] in SEARCH_NUMBERS}
    for word in changes:
        if word not in SEARCH_CHANGES and word[:2] not in SEARCH_NUMBERS:
            raise _WrongArgumentError(f"{word!r}: allowed are {', '.join((*SEARCH_NUMBERS, *SEARCH_CHANGES))}")
    player = SearchPlayer(
        numbers.get("c"),
        numbers.get("w"),
        greedy="random" not in changes,
        guided=True if "guided" in changes else None,
        solves="nosolve" not in changes,
        infers="noinfer" not in changes,
    )
    return player, Limit(iterations=_count(iterations, "look-aheads", MOST_ITERATIONS))


def _number(word: str) -> float:
    """The number of `c=1.5`."""
    try:
        number = float(word[2:])
    except ValueError:
        raise _WrongArgumentError(f"{word!r} has no number") from None
    if not 0 <= number < inf:
        raise _WrongArgumentError(f"{word!r}: 0 or more")
    return number


def _count(words: str, what: str, most: int) -> int:
    """A whole number from 1 to `most`; ValueError where there is none at all."""
    number = int(words)
    if not 1 <= number <= most:
        raise _WrongArgumentError(f"{number} {what}: 1 to {most}")
    return number


def _worlds(argument: str) -> tuple[Strategy, Limit]:
    return WorldsPlayer(_count(argument, "worlds", MOST_WORLDS)), Limit()


def _external(argument: str) -> tuple[Strategy, Limit]:
    return ExternalPlayer(argument), Limit()


STRATEGIES: Final[dict[str, Maker]] = {
    "random": _plain(RandomPlayer()),
    "naive": _plain(GreedyPlayer(counts=False)),
    "greedy": _plain(GreedyPlayer()),
    "ismcts": _search,
    "pimc": _worlds,
    "external": _external,
}


@cache
def contestant(words: str) -> Contestant:
    """The player called by these words: a level, or a strategy with its number, as `ismcts:2000`.

    UnknownPlayerError names what is allowed.
    """
    if words in LEVELS:
        return Contestant(words, LEVELS[words].strategy, LEVELS[words].limit_for)
    name, _, argument = words.partition(":")
    make = STRATEGIES.get(name)
    if make is None:
        known = ", ".join((*LEVELS, *STRATEGIES))
        raise UnknownPlayerError(f"there is no player {words!r}: allowed are {known}")
    try:
        strategy, limit = make(argument)
    except _WrongArgumentError as error:
        raise UnknownPlayerError(f"{words!r} cannot be made: {error}") from error
    except ValueError as error:
        raise UnknownPlayerError(f"{words!r} lacks its number, as in {name}:1500") from error
    return Contestant(words, strategy, lambda options: limit)
