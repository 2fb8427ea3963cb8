"""What a screen reader says of controls, cards and keys: the words of the spoken text that nobody sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scopa_gui.app.card_words import Family, card_name, sentence_case
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import pgettext, translate
from scopa_gui.app.menu_words import button_word
from scopa_gui.engine.marks import NP_

ENDS: Final = ".!?:…"
"""What a sentence may end with; closing quotes count as part of it."""

_SIGNS: Final = {
    "tiles_back": NP_("spoken", "Earlier game kinds"),
    "tiles_on": NP_("spoken", "More game kinds"),
    "previous": NP_("spoken", "Previous play"),
    "next": NP_("spoken", "Next play"),
}
"""Buttons that wear a sign instead of words, by their name; the others are called as in the menus."""


def sign_word(name: str) -> str:
    """What a button with a sign is called."""
    return translate(_SIGNS[name]) if name in _SIGNS else button_word(name)


def sentences(parts: Iterable[str]) -> str:
    """One line of finished sentences; parts without words are left out."""
    return " ".join(part if part[-1] in ENDS else f"{part}." for part in map(str.strip, parts) if part)


def of_many(number: int, n: int, value: str) -> str:
    """Which of n things is chosen or shown, from 1: "2 of 4: normal"."""
    return pgettext("spoken", "{number} of {n}: {value}").format(number=number, n=n, value=value)


def none_of(n: int) -> str:
    """Say that none of n choices is chosen."""
    return pgettext("spoken", "none of {n}").format(n=n)


def switched(on: bool) -> str:
    """The state of a switch."""
    return pgettext("spoken", "on") if on else pgettext("spoken", "off")


def is_chosen() -> str:
    """The state of a tile or a line that is the chosen one."""
    return pgettext("spoken", "chosen")


def not_available() -> str:
    """The state of a control that cannot be used now."""
    return pgettext("spoken", "not available")


def nothing_written() -> str:
    """The state of a field without text."""
    return pgettext("spoken", "empty")


def card_waiting(card: int, i: int, n: int, family: Family) -> str:
    """Read the i-th of n cards held while nothing can be played."""
    text = _("{card_name}, {i} of {n}.")
    return sentence_case(text.format(card_name=card_name(card, family), i=i, n=n))
