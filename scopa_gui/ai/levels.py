"""The opponents that a person may choose, from beginner to master: one row each, and one door to ask them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from scopa_gui.ai.strategy import Limit, Strategy, Thought
from scopa_gui.engine import PlayerView, RuleOptions
from scopa_gui.engine.marks import NP_

NO_LIMIT: Final = Limit()


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play; the names are (context, English) pairs to translate, one a gender of the opponent.

    `sit_down` makes the player, or gives the one made before: the window, which only names levels, reads no module of
    theirs. `limit_of_many` is the limit where more than two play, None when it is the same.
    """

    key: str
    masculine: tuple[str, str]
    feminine: tuple[str, str]
    sit_down: Callable[[], Strategy]
    limit: Limit = NO_LIMIT
    limit_of_many: Limit | None = None

    @property
    def strategy(self) -> Strategy:
        """The player."""
        return self.sit_down()

    def limit_for(self, options: RuleOptions) -> Limit:
        """How long it thinks about one move of this game."""
        return self.limit if options.players == 2 or self.limit_of_many is None else self.limit_of_many


@cache
def _greedy(counts: bool = True, slips: float = 0.0) -> Strategy:
    from scopa_gui.ai.greedy import GreedyPlayer

    return GreedyPlayer(counts=counts, slips=slips)


@cache
def _searching() -> Strategy:
    from scopa_gui.ai.expert import SearchPlayer

    return SearchPlayer()


class UnknownLevelError(LookupError):
    """A level that does not exist; the message names those that do."""


LEVELS: Final = {
    level.key: level
    for level in (
        Level(
            "easy", NP_("level|m", "Beginner"), NP_("level|f", "Beginner"), partial(_greedy, counts=False, slips=0.25)
        ),
        Level("medium", NP_("level|m", "Skilled"), NP_("level|f", "Skilled"), _greedy),
        Level(
            "hard",
            NP_("level|m", "Strong"),
            NP_("level|f", "Strong"),
            _searching,
            Limit(iterations=40),
            Limit(iterations=300),
        ),
        Level(
            "expert",
            NP_("level|m", "Master"),
            NP_("level|f", "Master"),
            _searching,
            Limit(iterations=4000, seconds=0.3),
            Limit(iterations=5000, seconds=0.6),
        ),
    )
}


def level(key: str) -> Level:
    """The level called `key`; UnknownLevelError names the known ones."""
    found = LEVELS.get(key)
    if found is None:
        raise UnknownLevelError(f"there is no level {key!r}: allowed are {', '.join(LEVELS)}")
    return found


def wake_up() -> None:
    """Read the modules of all players now, so that the first question does not wait for them."""
    for one in LEVELS.values():
        one.sit_down()


def choose(level_key: str, view: PlayerView, seed: int) -> Thought:
    """What a player of this level does with `view`: the one door of the worker, the inline player and the tests.

    UnknownLevelError for an unknown level; ValueError when the view's seat has nothing to play. The same view and
    seed give the same thought, as far as the level's limit is not one of time.
    """
    chosen = level(level_key)
    return chosen.strategy.think(view, chosen.limit_for(view.options), random.Random(seed))
