"""The sentences that tell a table to somebody who does not look at it: in the terminal and in spoken text."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_gui.app.card_words import Family, cards_named
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext


def greeting(game: str, seats: Sequence[str]) -> str:
    """Name the game and who sits at the table."""
    return _("{game}. At the table: {names}.").format(game=game, names=", ".join(seats))


def seated(name: str, level: str) -> str:
    """Name a computer player with its level: "Rosalba (skilled)"."""
    return _("{name} ({level})").format(name=name, level=level)


def deck_told(number: int) -> str:
    """Tell the public number of the deck, before the first card and again in the count."""
    return _("Deck number {n}.").format(n=f"{number:06}")


def shown_cards(cards: Sequence[int], family: Family) -> str:
    """Name the cards that a declaration shows."""
    return _("Shown: {cards}.").format(cards=cards_named(cards, family))


def cards_held(cards: Sequence[int], family: Family) -> str:
    """Tell the cards held in one line, where the numbers stand for something else."""
    return _("Your cards: {cards}.").format(cards=cards_named(cards, family))


def cards_open(name: str, cards: Sequence[int], family: Family) -> str:
    """Tell which of a player's cards lie face up after a declaration."""
    return _("{name} still holds, face up: {cards}.").format(name=name, cards=cards_named(cards, family))


def total_line(side: str, points: int, target: int) -> str:
    """Tell a side's points of the match."""
    text = ngettext("{side}: {n} point of {target}.", "{side}: {n} points of {target}.", points)
    return text.format(side=side, n=points, target=target)


def pile_line(side: str, cards: int, scope: str) -> str:
    """Tell how many cards a side has won in this hand, and its scopas, which are words already."""
    text = ngettext("{side}: {n} card won, {scopas}.", "{side}: {n} cards won, {scopas}.", cards)
    return text.format(side=side, n=cards, scopas=scope)
