"""The opponents that a person may choose, from beginner to master: one row each, and one door to ask them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from scopa_gui.ai.greedy import GreedyPlayer
from scopa_gui.ai.strategy import Limit, Strategy, Thought
from scopa_gui.engine import PlayerView
from scopa_gui.engine.marks import NP_

NO_LIMIT: Final = Limit()


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play. The names are (context, English) pairs to translate, one a gender of the opponent."""

    key: str
    masculine: tuple[str, str]
    feminine: tuple[str, str]
    strategy: Strategy
    limit: Limit = NO_LIMIT


class UnknownLevelError(LookupError):
    """A level that does not exist; the message names those that do."""


LEVELS: Final = {
    level.key: level
    for level in (
        Level("easy", NP_("level|m", "Beginner"), NP_("level|f", "Beginner"), GreedyPlayer(counts=False, slips=0.25)),
        Level("medium", NP_("level|m", "Skilled"), NP_("level|f", "Skilled"), GreedyPlayer()),
    )
}


def level(key: str) -> Level:
    """The level called `key`; UnknownLevelError names the known ones."""
    found = LEVELS.get(key)
    if found is None:
        raise UnknownLevelError(f"there is no level {key!r}: allowed are {', '.join(LEVELS)}")
    return found


def choose(level_key: str, view: PlayerView, seed: int) -> Thought:
    """What a player of this level does with `view`: the one door of the worker, the inline player and the tests.

    UnknownLevelError for an unknown level; ValueError when the view's seat has nothing to play. The same view and
    seed give the same thought, as far as the level's limit is not one of time.
    """
    chosen = level(level_key)
    return chosen.strategy.think(view, chosen.limit, random.Random(seed))
