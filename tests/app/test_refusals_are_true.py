"""Every sentence that refuses a play is true of the position it is said in, in every game kind and with house rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Final

import pytest

from scopa_gui.app.captions import refusal_words
from scopa_gui.engine import (
    Card,
    Cards,
    Phase,
    RuleOptions,
    State,
    apply,
    captures,
    deal,
    legal_moves,
    preset_options,
    value_in_play,
    why_not,
)
from tests.engine.hands import GAMES, shuffled

DEALS: Final = 3
MOST_CHOSEN: Final = 3
"""Cards in a wrong gesture, beside the whole table."""

MIXED: Final = preset_options("quindici_mista")
ACES: Final = preset_options("scopa_d_assi")
HOUSES: Final[dict[str, RuleOptions]] = {
    **GAMES,
    "free capture": replace(RuleOptions(), capture_obligatory=False),
    "sums beside equals": replace(RuleOptions(), rank_match_priority=False),
    "mixed, sums beside equals": replace(MIXED, rank_match_priority=False),
    "mixed, fewest": replace(MIXED, fewest_cards="overall"),
    "mixed, fewest within kind": replace(MIXED, fewest_cards="within_kind"),
    "strict with aces": replace(preset_options("quindici_stretta"), ace_sweep="if_no_ace_on_table"),
    "aces always": replace(ACES, ace_sweep="always", ace_on_empty_table="captures_itself"),
    "mixed with aces, fewest": replace(preset_options("quindici_con_assi"), fewest_cards="overall"),
}


@dataclass(frozen=True)
class Gesture:
    """What a person tried: `found` is all that the card may take; None as choice lays the card down."""

    state: State
    card: Card
    chosen: Cards | None
    found: tuple[Cards, ...]

    @property
    def value(self) -> int:
        return value_in_play(self.card, self.state.matta_value)

    def worth(self, cards: Cards) -> int:
        return sum(value_in_play(one, self.state.matta_value) for one in cards)

    @property
    def total(self) -> int:
        assert self.chosen is not None
        return self.worth(self.chosen)

    @property
    def equals(self) -> list[Card]:
        return [one for one in self.state.table if value_in_play(one, self.state.matta_value) == self.value]

    def kinds(self) -> set[str]:
        """What every legal capture of the card is, by each of the ways in which it may be called."""
        return {self.kind(one) for one in self.found}

    def kind(self, capture: Cards) -> str:
        if len(capture) == 1 and self.worth(capture) == self.value:
            return "equal"
        if self.worth(capture) == self.value:
            return "sum"
        return "fifteen" if self.worth(capture) + self.value == 15 else "all"


def _numbers(found: re.Match[str]) -> list[int]:
    return [int(one) for one in found.groups()]


def _wrong_sum(gesture: Gesture, found: re.Match[str]) -> bool:
    parts, total, value = found.group(1), int(found.group(2)), int(found.group(3))
    adds_up = sum(map(int, parts.split("\u00a0+\u00a0"))) == total == gesture.total
    return adds_up and value == gesture.value != total


def _takes_only(*kinds: str) -> Callable[[Gesture, re.Match[str]], bool]:
    return lambda gesture, _: gesture.kinds() <= {*kinds}


def _takes_a_sum(*kinds: str) -> Callable[[Gesture, re.Match[str]], bool]:
    return lambda gesture, found: gesture.kinds() <= {*kinds} and int(found.group(1)) == gesture.value > 1


def _is_two(gesture: Gesture, _: re.Match[str]) -> bool:
    chosen = gesture.chosen
    assert chosen is not None
    return any(one <= chosen and chosen - one in gesture.found for one in gesture.found if one)


TRUE_WHEN: Final[dict[str, Callable[[Gesture, re.Match[str]], bool]]] = {
    r"There is an? .* on the table: it comes before (.*)\.": lambda gesture, found: (
        bool(gesture.equals)
        and sum(map(int, found.group(1).split("\u00a0+\u00a0"))) == gesture.value
        and gesture.kinds() <= {"equal", "fifteen"}
    ),
    r"This card can take, so it must\.": lambda gesture, _: gesture.chosen is None and bool(gesture.found),
    r"(.*) makes (\d+), not (\d+)\.": lambda gesture, found: (
        _wrong_sum(gesture, found) and gesture.kinds() <= {"equal", "sum"}
    ),
    r"(.*) makes (\d+): neither (\d+) nor, with this card, 15\.": lambda gesture, found: (
        _wrong_sum(gesture, found) and gesture.total + gesture.value != 15 and "all" not in gesture.kinds()
    ),
    r"This card takes only its equal\.": _takes_only("equal"),
    r"This card takes its equal or a sum of (\d+)\.": _takes_a_sum("equal", "sum"),
    r"This card takes its equal, or makes 15\.": _takes_only("equal", "fifteen"),
    r"This card takes its equal, a sum of (\d+), or makes 15\.": _takes_a_sum("equal", "sum", "fifteen"),
    r"Your ace makes 15, or takes everything\.": lambda gesture, _: (
        gesture.value == 1 and gesture.state.table in gesture.found and gesture.kinds() == {"fifteen", "all"}
    ),
    r"With this card that makes (\d+): it must be 15\.": lambda gesture, found: (
        _numbers(found) == [gesture.total + gesture.value] != [15] and gesture.kinds() <= {"fifteen"}
    ),
    r"One card, one capture: choose one group\.": _is_two,
    r"Of equal cards you take only one\.": lambda gesture, _: (
        gesture.chosen is not None and len(gesture.chosen) > 1 and set(gesture.chosen) <= set(gesture.equals)
    ),
    r"There is an ace on the table: yours takes one ace and nothing else\.": lambda gesture, _: (
        gesture.value == 1 and gesture.kinds() == {"equal"} and len(gesture.found) == len(gesture.equals)
    ),
    r"There is an ace on the table: yours takes one ace, or makes 15\.": lambda gesture, _: (
        gesture.value == 1 and bool(gesture.equals) and "equal" in gesture.kinds() <= {"equal", "fifteen"}
    ),
    r"Here an ace takes everything: there is nothing to choose\.": lambda gesture, _: (
        gesture.value == 1 and gesture.found == (gesture.state.table,)
    ),
    r"The capture with fewest cards comes first\.": lambda gesture, _: (
        gesture.chosen is not None and min(map(len, gesture.found)) < len(gesture.chosen)
    ),
}


def positions(options: RuleOptions, chance: Random) -> Iterator[State]:
    """The positions of one hand played at random."""
    state, _ = deal(options, shuffled(chance), chance.randrange(options.players))
    while state.phase in (Phase.DECLARING, Phase.PLAYING):
        if state.phase is Phase.PLAYING:
            yield state
        state, _ = apply(state, chance.choice(legal_moves(state)))


def gestures(state: State, chance: Random) -> Iterator[Gesture]:
    """Whatever a person might try with each card held; on crowded tables some of the larger groups only."""
    table = list(state.table)
    groups = [Cards.of(one) for n in range(1, MOST_CHOSEN + 1) for one in combinations(table, n)]
    tried: list[Cards | None] = [None, *chance.sample(groups, min(len(groups), 40)), *([state.table] if table else [])]
    for card in state.held[state.turn]:
        found = captures(state.options, card, state.table, state.matta_value)
        tried_with_unions = [*tried, *(one | other for one, other in combinations(found, 2))]
        yield from (Gesture(state, card, chosen, found) for chosen in tried_with_unions)


def sentence_fits(gesture: Gesture, said: str) -> bool:
    fitting = [(test, found) for text, test in TRUE_WHEN.items() if (found := re.fullmatch(text, said))]
    assert len(fitting) == 1, f"{said!r} is understood {len(fitting)} times"
    test, found = fitting[0]
    return test(gesture, found)


def told(options: RuleOptions, seed: int) -> Iterator[tuple[Gesture, str]]:
    """Each refused gesture of a random hand with the sentence that refuses it."""
    chance = Random(seed)
    for state in positions(options, chance):
        for gesture in gestures(state, chance):
            refusal = why_not(state, gesture.card, gesture.chosen)
            if refusal is not None:
                yield gesture, refusal_words(refusal, "latin")


@pytest.mark.parametrize("house", HOUSES)
def test_what_a_refusal_says_is_true(house: str) -> None:
    refused = 0
    for seed in range(DEALS):
        for gesture, said in told(HOUSES[house], seed):
            refused += 1
            shown = gesture.state.table, gesture.card, gesture.chosen, list(map(str, gesture.found))
            assert sentence_fits(gesture, said), f"{said!r} of {shown}"
    assert refused > 100


def test_every_sentence_is_met() -> None:
    """Or the test above would prove nothing of it."""
    met = Counter(
        text
        for options in HOUSES.values()
        for _, said in told(options, 0)
        for text in TRUE_WHEN
        if re.fullmatch(text, said)
    )
    assert [text for text in TRUE_WHEN if not met[text]] == []
