"""The rules in words: game kinds, options, their values and the levels of the opponents."""

from typing import Final, Literal

from scopa_gui.app.card_words import Family, of_suit, sentence_case, suit_name
from scopa_gui.app.i18n import translate
from scopa_gui.app.option_values import GROUPS, NO, VALUES, YES
from scopa_gui.engine.cards import Suit
from scopa_gui.engine.marks import NP_
from scopa_gui.engine.option_info import INFO, Group
from scopa_gui.engine.options import OptionValue
from scopa_gui.engine.presets import preset
from scopa_gui.engine.validity import Problem

Gender = Literal["f", "m"]
"""The gender of an opponent's name, with which the word for the level agrees."""

_LEVELS: Final = {
    "easy": {"m": NP_("level|m", "Beginner"), "f": NP_("level|f", "Beginner")},
    "medium": {"m": NP_("level|m", "Skilled"), "f": NP_("level|f", "Skilled")},
    "hard": {"m": NP_("level|m", "Strong"), "f": NP_("level|f", "Strong")},
    "expert": {"m": NP_("level|m", "Master"), "f": NP_("level|f", "Master")},
}


def _with_suits(text: str, family: Family) -> str:
    return text.format(
        of_coins=of_suit(Suit.DENARI, family),
        of_cups=of_suit(Suit.COPPE, family),
        coins=suit_name(Suit.DENARI, family),
    )


def preset_name(key: str) -> str:
    """Name a game kind; UnknownPresetError where there is none of that key."""
    return translate(preset(key).name)


def preset_sentence(key: str, family: Family) -> str:
    """Say in one or two sentences what a game kind is."""
    return _with_suits(translate(preset(key).sentence), family)


def option_label(field: str) -> str:
    """Name an option of the rules."""
    return translate(INFO[field].label)


def option_meaning(field: str, family: Family) -> str:
    """Say in one sentence what an option does."""
    return _with_suits(translate(INFO[field].meaning), family)


def group_label(group: Group) -> str:
    """Name a group of options."""
    return translate(GROUPS[group])


def value_label(field: str, value: OptionValue) -> str:
    """Name a value of an option: its words, yes or no, or the number."""
    if isinstance(value, bool):
        return translate(YES if value else NO)
    return translate(VALUES[field][value]) if isinstance(value, str) else str(value)


def problem_words(problem: Problem) -> str:
    """Say why options are refused or idle."""
    return sentence_case(translate(problem.text).format(**dict(problem.values)))


def level_name(level: str, gender: Gender) -> str:
    """Name the strength of an opponent, easy, medium, hard or expert, in the gender of its name."""
    return translate(_LEVELS[level][gender])
