"""The words of the new-game scene beyond those of the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_gui.app.card_words import listing, sentence_case
from scopa_gui.app.i18n import pgettext, translate
from scopa_gui.engine.marks import NP_


def player_counts(counts: Sequence[int]) -> str:
    """For how many players a game is: "2 players", "2, 3 or 4 players"."""
    if len(counts) == 1:
        return pgettext("tile", "{n} players").format(n=counts[0])
    if counts == tuple(range(counts[0], counts[-1] + 1)) and len(counts) > 2:
        return pgettext("tile", "{first} to {last} players").format(first=counts[0], last=counts[-1])
    return pgettext("tile", "{first} or {last} players").format(first=counts[0], last=counts[-1])


def house_rules() -> str:
    """Head the panel of the options."""
    return pgettext("new game", "House rules")


def at_the_table() -> str:
    """Head the panel of the opponents."""
    return pgettext("new game", "At the table")


def all_at_one_level() -> str:
    """Label the choice of one level for all computers."""
    return pgettext("new game", "For all")


def person() -> str:
    """The part of a strip of levels that seats a person."""
    return pgettext("new game", "Person")


def your_name() -> str:
    """The hint in the field for the person's own name."""
    return pgettext("new game", "your name")


_PLACES: Final = {
    2: (NP_("seat", "Opposite"),),
    3: (NP_("seat", "Right"), NP_("seat", "Left")),
    4: (NP_("seat", "Right"), NP_("seat", "Opposite"), NP_("seat", "Left")),
    6: (
        NP_("seat", "Right"),
        NP_("seat", "Far right"),
        NP_("seat", "Opposite"),
        NP_("seat", "Far left"),
        NP_("seat", "Left"),
    ),
}


def seat_place(place: int, players: int) -> str:
    """Where a seat is, seen from the person: `place` 0 is the first at the right, of `players` minus one."""
    return translate(_PLACES[players][place])


def as_the_book() -> str:
    """The button that takes back all house rules of a game."""
    return pgettext("new game", "As the book has it")


def others_followed(reason: str, labels: Sequence[str]) -> str:
    """Say why a change could not stand alone (empty: it could), and which other rules, by label, changed with it."""
    changed = pgettext("new game", "Changed with it: {rules}.").format(rules=listing(labels))
    return f"{sentence_case(reason)} {changed}".strip()


def match_goes_on() -> str:
    """Say that starting keeps the match that is still open."""
    return pgettext("new game", "The open match is kept in the menu.")


_LEVELS: Final = {
    "easy": NP_("level note", "Plays what comes to hand and forgets what is gone."),
    "medium": NP_("level note", "Counts the cards and weighs what it leaves you."),
    "hard": NP_("level note", "Thinks a few plays ahead and counts every card."),
    "expert": NP_("level note", "Counts everything and thinks to the end of the deal. Never sees your cards."),
}


def level_note(level: str) -> str:
    """How a level plays, in one sentence; empty for levels that have none."""
    marked = _LEVELS.get(level)
    return translate(marked) if marked else ""
