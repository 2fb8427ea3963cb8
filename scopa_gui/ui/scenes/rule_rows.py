"""The house rules as rows, built from the option data: by group, each with its meaning or the reason why it is idle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scopa_gui.app.card_words import Family
from scopa_gui.app.rule_words import group_label, option_label, option_meaning, problem_words, value_label
from scopa_gui.engine import GROUPS, OPTIONS, OptionInfo, OptionValue, RuleOptions, without_effect
from scopa_gui.ui.scenes.form import FormMaker
from scopa_gui.ui.widgets.row import Heading, Row

MOST_SIDE_BY_SIDE = 4
TARGETS = (1, 5, 7, 11, 15, 16, 21, 31, 41, 51, 61, 71, 81, 101)

Change = Callable[[str, OptionValue], None]


def rule_rows(
    maker: FormMaker, options: RuleOptions, players: Sequence[int], family: Family, change: Change
) -> list[Row | Heading]:
    """All options; the number of players offers those in `players`, and is left out where there is no choice."""
    idle = {problem.fields[0]: problem_words(problem) for problem in without_effect(options)}
    first, *others = reversed(GROUPS)  # the target is what most people come for
    rows: list[Row | Heading] = [*_rows_of(maker, first, options, players, family, idle, change)]
    for group in reversed(others):
        found = _rows_of(maker, group, options, players, family, idle, change)
        if found:
            rows.extend((Heading(f"group_{group}", group_label(group), 22), *found))
    return rows


def _rows_of(
    maker: FormMaker,
    group: str,
    options: RuleOptions,
    players: Sequence[int],
    family: Family,
    idle: dict[str, str],
    change: Change,
) -> list[Row]:
    return [
        _row(maker, info, options, _values(info, options, players), family, idle.get(info.field, ""), change)
        for info in OPTIONS
        if info.group == group and len(_values(info, options, players)) > 1
    ]


def _values(info: OptionInfo, options: RuleOptions, players: Sequence[int]) -> tuple[OptionValue, ...]:
    """The values on offer, the present one among them."""
    if info.field == "players":
        return tuple(players)
    if info.field == "target":
        return tuple(sorted({*TARGETS, options.target}))
    return tuple(info.allowed)


def _row(
    maker: FormMaker,
    info: OptionInfo,
    options: RuleOptions,
    values: tuple[OptionValue, ...],
    family: Family,
    why: str,
    change: Change,
) -> Row:
    """A switch, a strip or a stepper, as the values ask."""
    field, present = info.field, options.value_of(info.field)
    words, note = option_label(field), option_meaning(field, family)
    if set(values) == {False, True}:
        return maker.toggle(field, words, present is True, lambda on: change(field, on), note, why)
    labels = [value_label(field, value) for value in values]
    make = maker.choice if len(values) <= MOST_SIDE_BY_SIDE else maker.stepper
    chosen = values.index(present) if present in values else 0
    return make(field, words, labels, chosen, lambda i: change(field, values[i]), note, why)
