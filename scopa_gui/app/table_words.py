"""The few words that lie on the table itself: on name tags, beside the cards, on the sheet of the table's menu."""

from typing import Final

from scopa_gui.app.i18n import pgettext, translate
from scopa_gui.app.rule_words import Gender
from scopa_gui.engine.marks import NP_

_PARTNERS: Final = {"m": NP_("seat|m", "your partner"), "f": NP_("seat|f", "your partner")}


def dealer() -> str:
    """Say on a name tag that this seat deals."""
    return pgettext("seat", "dealer")


def leader() -> str:
    """Say on a name tag that this seat plays first."""
    return pgettext("seat", "leads")


def partner(gender: Gender) -> str:
    """Say on a name tag that this is the person's partner."""
    return translate(_PARTNERS[gender])


def player_number(number: int) -> str:
    """Name a person who has given no name, at a table of more people; the first is 1."""
    return pgettext("seat", "Player {n}").format(n=number)


def table_total(n: int) -> str:
    """The sum of the table cards, in chalk beside them."""
    return pgettext("table", "on the table {n}").format(n=n)


def gone(cards: str) -> str:
    """Before the number of cards that have been taken, in chalk on the slate; `cards` is their name: "sevens"."""
    return pgettext("slate", "{cards} gone").format(cards=cards)


def which_of(number: int, n: int) -> str:
    """Which of more captures than wear numbers is shown: "4 of 12"."""
    return pgettext("choice", "{number} of {n}").format(number=number, n=n)


def leave_table() -> str:
    """The way from the table back to the title; the match is saved."""
    return pgettext("button", "Leave the table")
