"""The sentences that only the terminal says: questions, commands, and answers to what it cannot understand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_gui.app.card_words import Family, card_name, cards_taken, sentence_case, the
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext, pgettext, translate
from scopa_gui.engine.marks import NP_

COMMANDS: Final[dict[str, tuple[tuple[str, str], tuple[str, str]]]] = {
    "help": (NP_("command", "help"), NP_("command meaning", "tells these words")),
    "table": (NP_("command", "table"), NP_("command meaning", "reads the table and your cards again")),
    "last": (NP_("command", "last"), NP_("command meaning", "reads the last plays again")),
    "score": (NP_("command", "score"), NP_("command meaning", "tells the points and the piles")),
    "rules": (NP_("command", "rules"), NP_("command meaning", "tells the rules of this match")),
    "undo": (NP_("command", "undo"), NP_("command meaning", "takes back your last play")),
    "redo": (NP_("command", "redo"), NP_("command meaning", "plays again what was taken back")),
    "quit": (NP_("command", "quit"), NP_("command meaning", "leaves the table")),
}
"""The words a person may type: the word itself, which may be typed in English too, and what it does."""


def command_of(text: str) -> str | None:
    """The key of the command that was typed, in the language in use or in English; its first letters are enough."""
    typed = text.strip().casefold()
    if not typed:
        return None
    names = {key: (translate(word).casefold(), key) for key, (word, _meaning) in COMMANDS.items()}
    exact = [key for key, words in names.items() if typed in words]
    begun = [key for key, words in names.items() if any(word.startswith(typed) for word in words)]
    if exact:
        return exact[0]
    return begun[0] if len(begun) == 1 else None


def help_lines() -> list[str]:
    """How one plays, then every command with its meaning."""
    lines = [
        _("Type the number of a card to play it."),
        _("Where it can take in several ways, type the number of the capture too: 2 1 is card 2 with capture 1."),
    ]
    for word, meaning in COMMANDS.values():
        lines.append(_("{word}: {meaning}").format(word=translate(word), meaning=translate(meaning)))
    return lines


def draws(name: str | None, card: int, family: Family) -> str:
    """Say which card somebody draws for the first deal; name None is the person."""
    if name is None:
        return _("You draw {card}.").format(card=the(card, family))
    return _("{name} draws {card}.").format(name=name, card=the(card, family))


def your_cards() -> str:
    """Head the list of the cards held."""
    return _("Your cards:")


def numbered(number: int, text: str) -> str:
    """A line of a list to choose from."""
    return _("{n}: {text}").format(n=number, text=text)


def card_line(card: int, family: Family) -> str:
    """Name a card in a list."""
    return sentence_case(card_name(card, family))


def capture_line(cards: Sequence[int], family: Family) -> str:
    """Name a capture in a list."""
    return sentence_case(pgettext("choice", "take {cards}").format(cards=cards_taken(cards, family)))


def itself_line() -> str:
    """Name the choice of an ace that takes itself."""
    return pgettext("choice", "To the pile at once")


def which_card(n: int) -> str:
    """Ask for a card."""
    return ngettext("Card 1, or help:", "Which card, 1 to {n}, or help:", n).format(n=n) + " "


def which_capture(n: int) -> str:
    """Ask for one of several captures."""
    return _("Which capture, 1 to {n}, or 0 for another card:").format(n=n) + " "


def which_answer(n: int) -> str:
    """Ask for an answer about a declaration."""
    return _("Which, 1 to {n}, or help:").format(n=n) + " "


def go_on() -> str:
    """Ask for Enter after the count."""
    return _("Enter for the next hand, quit to leave:") + " "


def not_understood(text: str) -> str:
    """Answer what is neither a number nor a word."""
    return _("“{text}” is no number and no word known here. Type help.").format(text=text)


def out_of_range(n: int) -> str:
    """Answer a number that is not on the list."""
    return ngettext("There is only number 1.", "The numbers are 1 to {n}.", n).format(n=n)


def nothing_to_take_back() -> str:
    """Answer undo where there is nothing."""
    return _("There is nothing to take back.")


def nothing_to_play_again() -> str:
    """Answer redo where there is nothing."""
    return _("Nothing was taken back.")


def played_again() -> str:
    """Say that a play that was undone is made again."""
    return _("Played again.")


def nothing_yet() -> str:
    """Answer last where nobody has played yet."""
    return _("Nobody has played yet.")


def hand_over() -> str:
    """Head the count."""
    return _("The hand is over. The count:")


def not_kept() -> str:
    """Say goodbye where nothing is saved."""
    return _("Goodbye. This match is not kept: with --save it is.")


def goodbye() -> str:
    """Say goodbye after the end of a match."""
    return _("Goodbye.")
