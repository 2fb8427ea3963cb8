"""Every pair of rules of every game kind: what cannot stand together is mended with the fewest changes, and said."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations, product

import pytest

from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.app.rule_change import with_rule
from scopa_gui.app.rule_words import option_label, problem_words
from scopa_gui.engine import (
    FIELD_NAMES,
    OPTIONS,
    PRESET_KEYS,
    OptionValue,
    RuleOptions,
    preset_options,
    problems,
    with_values,
    without_effect,
)
from scopa_gui.engine.validity import ENTANGLED

Speak = Callable[[str], None]
TARGETS = (11, 51)
VALUES = {info.field: tuple(info.allowed) if info.field != "target" else TARGETS for info in OPTIONS}


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_any_two_rules_after_each_other_can_be_played_and_the_last_one_holds(key: str) -> None:
    start = preset_options(key)
    for one, other in permutations(ENTANGLED, 2):
        for first in VALUES[one]:
            before = with_rule(start, one, first).options
            for value in VALUES[other]:
                change = with_rule(before, other, value)
                assert not problems(change.options)
                assert change.options.value_of(other) == value
                differ = {name for name in FIELD_NAMES if before.value_of(name) != change.options.value_of(name)}
                assert differ - {other} == set(change.followed)
                assert bool(change.told) is bool(change.followed)
                assert all(option_label(name) in change.told for name in change.followed)


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_all_other_pairs_need_no_mending(key: str) -> None:
    start = preset_options(key)
    for one, other in permutations(FIELD_NAMES, 2):
        if other in ENTANGLED:
            continue
        for first in VALUES[one]:
            before = with_rule(start, one, first).options if one in ENTANGLED else with_values(start, {one: first})
            for value in VALUES[other]:
                assert not problems(with_values(before, {other: value}))


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_a_single_change_takes_as_few_others_along_as_can_be(key: str) -> None:
    """No smaller set of fields could have been changed: tried out by all values of every smaller set."""
    start = preset_options(key)
    for field in ENTANGLED:
        for value in VALUES[field]:
            change = with_rule(start, field, value)
            real = [name for name in change.followed if name != "partnership"]
            others = [name for name in ENTANGLED if name not in (field, "partnership")]
            if real:
                assert not any(_playable(start, field, value, names) for names in _smaller(others, len(real)))


def _smaller(names: list[str], size: int) -> list[tuple[str, ...]]:
    return [found for n in range(size) for found in combinations(names, n)]


def _playable(start: RuleOptions, field: str, value: OptionValue, names: tuple[str, ...]) -> bool:
    free = names if field == "partnership" else (*names, "partnership")
    for values in product(*(VALUES[name] for name in free)):
        options = with_values(start, {field: value, **dict(zip(free, values, strict=True))})
        if not problems(options):
            return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_has_words_in_every_language(speak: Speak, language: str) -> None:
    speak(language)
    told = set()
    for key in PRESET_KEYS:
        for field in ENTANGLED:
            for value in VALUES[field]:
                change = with_rule(preset_options(key), field, value)
                if change.told:
                    told.add(change.told)
                for idle in without_effect(change.options):
                    assert problem_words(idle).endswith(".")
    assert len(told) > 5
    assert all("{" not in words and words.endswith(".") for words in told)
    assert max(map(len, told)) < 220, max(told, key=len)
