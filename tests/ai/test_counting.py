"""The fast count and the lookups agree with the engine."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

import pytest

from scopa_gui.ai.counting import counter
from scopa_gui.ai.lookups import LAID, lookups
from scopa_gui.engine import (
    ALLOWED,
    CARDS,
    DECK_SIZE,
    Cards,
    Play,
    RuleOptions,
    captures,
    is_scopa,
    plays_of,
    score_piles,
    seats_of_sides,
)
from tests.ai.hands import GAMES

COUNTED: Final = (
    "majority_rule",
    "sevens_point",
    "primiera_scale",
    "primiera_missing_suit",
    "napola",
    "re_bello",
    "rebello_six",
    "three_six_bonus",
    "napoleone",
    "piccola",
    "grande",
)


def any_rules(rng: random.Random) -> RuleOptions:
    """A game with its counting rules drawn by lot."""
    options = GAMES[rng.choice(list(GAMES))]
    values = {name: rng.choice(list(ALLOWED[name])) for name in COUNTED if rng.random() < 0.7}
    return replace(options, **values)  # type: ignore[arg-type]


def any_piles(sides: int, rng: random.Random) -> list[Cards]:
    """Random piles, often of whole suits' worth of denari so that runs and courts happen; some cards nowhere."""
    owners = [rng.randrange(sides + (rng.random() < 0.1)) for _ in range(DECK_SIZE)]
    if rng.random() < 0.5:
        owners[: rng.randrange(11)] = [rng.randrange(sides)] * 10
    return [Cards.of(card for card in CARDS if owners[card] == side) for side in range(sides)]


def test_fast_count_equals_the_engines() -> None:
    rng = random.Random(11)
    for _ in range(1000):
        options = any_rules(rng)
        piles = any_piles(len(seats_of_sides(options)), rng)
        nothing = [0] * len(piles)
        expected = score_piles(options, piles, nothing, nothing).points
        assert tuple(counter(options)([pile.mask for pile in piles])) == expected, (options, piles)


@pytest.mark.parametrize("game", GAMES)
def test_lookups_give_the_engines_captures_and_sweepers(game: str) -> None:
    rng = random.Random(game)
    options = GAMES[game]
    for _ in range(150):
        matta = rng.randrange(1, 11) if options.matta == "plays_as_declared" and rng.random() < 0.5 else None
        table = Cards.of(rng.sample(CARDS, rng.randrange(7)))
        rules = lookups(options, matta)
        sweepers = 0
        for card in CARDS:
            if card in table:
                continue
            plays = tuple(
                Play(card, None if taken == LAID else Cards(taken)) for taken in rules.takes[card][table.mask]
            )
            assert plays == plays_of(options, card, table, matta)
            if table in captures(options, card, table, matta) and is_scopa(
                options, card, table, table, last_play=False, matta_value=matta
            ):
                sweepers |= card.mask
        assert rules.sweepers[table.mask] & ~table.mask == sweepers
