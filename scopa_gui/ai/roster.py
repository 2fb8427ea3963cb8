"""The arena's players by name: what a word such as `naive` or `ismcts:2000` stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from scopa_gui.ai.chance import RandomPlayer
from scopa_gui.ai.expert import SearchPlayer, WorldsPlayer
from scopa_gui.ai.external import ExternalPlayer
from scopa_gui.ai.greedy import GreedyPlayer
from scopa_gui.ai.levels import LEVELS
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


def _plain(strategy: Strategy) -> Maker:
    return lambda argument: (strategy, Limit())


def _search(argument: str) -> tuple[Strategy, Limit]:
    """`ismcts:1500`, and after commas what to change.

    `c=1.5` exploration, `w=0.5` widening, `guided` in any game, `random` playouts, `nosolve`, `noinfer`.
    """
    iterations, *changes = argument.split(",")
    numbers = {word[0]: float(word[2:]) for word in changes if word[1:2] == "="}
    player = SearchPlayer(
        numbers.get("c"),
        numbers.get("w"),
        greedy="random" not in changes,
        guided=True if "guided" in changes else None,
        solves="nosolve" not in changes,
        infers="noinfer" not in changes,
    )
    return player, Limit(iterations=int(iterations))


def _worlds(argument: str) -> tuple[Strategy, Limit]:
    return WorldsPlayer(int(argument)), Limit()


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
    except ValueError as error:
        raise UnknownPlayerError(f"{words!r} lacks its number, as in {name}:1500") from error
    return Contestant(words, strategy, lambda options: limit)
