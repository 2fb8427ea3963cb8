"""The arena's players by name: what a word such as `naive` or `ismcts:2000` stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from scopa_gui.ai.chance import RandomPlayer
from scopa_gui.ai.expert import SearchPlayer
from scopa_gui.ai.greedy import GreedyPlayer
from scopa_gui.ai.levels import LEVELS
from scopa_gui.ai.strategy import Limit, Strategy

Maker: TypeAlias = Callable[[str], tuple[Strategy, Limit]]
"""Makes a strategy and its limit from what stands after the colon."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player in the arena, under the words that name it."""

    words: str
    strategy: Strategy
    limit: Limit


class UnknownPlayerError(LookupError):
    """Words that name no player of the arena; the message says which do."""


def _plain(strategy: Strategy) -> Maker:
    return lambda argument: (strategy, Limit())


def _search(argument: str) -> tuple[Strategy, Limit]:
    words = argument.split(",")
    return SearchPlayer(float(words[1]) if len(words) > 1 else None), Limit(iterations=int(words[0]))


STRATEGIES: Final[dict[str, Maker]] = {
    "random": _plain(RandomPlayer()),
    "naive": _plain(GreedyPlayer(counts=False)),
    "greedy": _plain(GreedyPlayer()),
    "ismcts": _search,
}


def contestant(words: str) -> Contestant:
    """The player called by these words: a level, or a strategy with its number, as `ismcts:2000`.

    UnknownPlayerError names what is allowed.
    """
    if words in LEVELS:
        return Contestant(words, LEVELS[words].strategy, LEVELS[words].limit)
    name, _, argument = words.partition(":")
    make = STRATEGIES.get(name)
    if make is None:
        known = ", ".join((*LEVELS, *STRATEGIES))
        raise UnknownPlayerError(f"there is no player {words!r}: allowed are {known}")
    strategy, limit = make(argument)
    return Contestant(words, strategy, limit)
