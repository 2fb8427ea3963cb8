"""One house rule changed: where the others stand against it the nearest rules that can be played, and why in words."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_gui.app.new_game_words import others_followed
from scopa_gui.app.rule_words import option_label, problem_words
from scopa_gui.engine import FIELD_NAMES, OptionValue, RuleOptions, nearest_valid, problems, with_values


@dataclass(frozen=True, slots=True)
class RuleChange:
    """Rules that can be played, which fields followed the one that was asked for, and what is said of it."""

    options: RuleOptions
    followed: tuple[str, ...] = ()
    told: str = ""


def with_rule(options: RuleOptions, field: str, value: OptionValue) -> RuleChange:
    """The rules with one changed: it keeps its value, and as few others as can be follow.

    NotationError for a field or value that does not exist.
    """
    wanted = with_values(options, {field: value})
    found = problems(wanted)
    fitting = nearest_valid(wanted, field) if found else wanted
    followed = tuple(name for name in FIELD_NAMES if name != field and options.value_of(name) != fitting.value_of(name))
    reason = problem_words(found[0]) if found else ""
    told = others_followed(reason, [option_label(name) for name in followed]) if followed else ""
    return RuleChange(fitting, followed, told)
