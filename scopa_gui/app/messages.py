"""The sentences of the table: turns, captures, scopas, declarations and the table read aloud."""

from collections.abc import Collection, Iterable
from typing import Final

from scopa_gui.app.card_words import (
    Family,
    card_name,
    cards_named,
    cards_taken,
    rank_name,
    sentence_case,
    the,
)
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext, pgettext
from scopa_gui.engine.cards import SUIT_SIZE

SCOPA: Final = "scopa"
ESCOBA: Final = "escoba"
"""What a game kind calls a cleared table (`Preset.sweep_word`); it chooses between two whole messages."""


def _value(card: int) -> int:
    return card % SUIT_SIZE + 1


# ---------------------------------------------------------------------------------------------- turns and deals


def your_turn() -> str:
    """Say that the person is to play."""
    return _("Your turn.")


def turn_of(name: str) -> str:
    """Say that somebody else is to play."""
    return _("{name} to play.").format(name=name)


def you_lead() -> str:
    """Say that the person plays first in this hand."""
    return _("You lead.")


def you_deal() -> str:
    """Say that the person deals."""
    return _("You deal.")


def deals(name: str) -> str:
    """Say that somebody else deals."""
    return _("{name} deals.").format(name=name)


def new_cards(stock: int) -> str:
    """Say that cards were dealt and how many stay in the stock, 0 or more."""
    if stock == 0:
        return _("Last cards: the stock is empty.")
    return ngettext("New cards. {n} left in the stock.", "New cards. {n} left in the stock.", stock).format(n=stock)


def void_for_kings(n: int) -> str:
    """Say that n kings on the opening table void the deal (R-OPEN-1)."""
    return ngettext(
        "{n} king on the table: void deal, same dealer again.",
        "{n} kings on the table: void deal, same dealer again.",
        n,
    ).format(n=n)


def void_for_aces(n: int) -> str:
    """Say that n aces on the opening table void the deal (R-OPEN-2)."""
    return ngettext(
        "{n} ace on the table: void deal, same dealer again.",
        "{n} aces on the table: void deal, same dealer again.",
        n,
    ).format(n=n)


def dealer_takes(total: int, name: str | None, n: int, sweep: str = SCOPA) -> str:
    """Say that the opening four make 15 or 30 and what the dealer scores (R-OPEN-3); name None is the person."""
    match (name is None, sweep == ESCOBA):
        case (False, False):
            text = ngettext(
                "The four cards make {total}: {name} takes them and scores {n} scopa.",
                "The four cards make {total}: {name} takes them and scores {n} scopas.",
                n,
            )
        case (False, True):
            text = ngettext(
                "The four cards make {total}: {name} takes them and scores {n} escoba.",
                "The four cards make {total}: {name} takes them and scores {n} escobas.",
                n,
            )
        case (True, False):
            text = ngettext(
                "The four cards make {total}: you take them and score {n} scopa.",
                "The four cards make {total}: you take them and score {n} scopas.",
                n,
            )
        case _:
            text = ngettext(
                "The four cards make {total}: you take them and score {n} escoba.",
                "The four cards make {total}: you take them and score {n} escobas.",
                n,
            )
    return text.format(total=total, name=name, n=n)


# ---------------------------------------------------------------------------------------------- plays


def takes(card: int, cards: Iterable[int], family: Family) -> str:
    """Say which cards a card takes by an equal card or a sum."""
    text = pgettext("capture", "{card} takes {cards}.")
    return sentence_case(text.format(card=the(card, family), cards=cards_taken(cards, family)))


def makes_fifteen(card: int, cards: Iterable[int], family: Family) -> str:
    """Say with which cards a card makes fifteen."""
    text = pgettext("capture", "{card} makes fifteen with {cards}.")
    return sentence_case(text.format(card=the(card, family), cards=cards_taken(cards, family)))


def takes_everything(card: int, n: int, family: Family) -> str:
    """Say that an ace takes all n cards of the table."""
    text = ngettext("{card} takes everything: {n} card.", "{card} takes everything: {n} cards.", n)
    return sentence_case(text.format(card=the(card, family), n=n))


def stays(card: int, family: Family) -> str:
    """Say that a card is laid down."""
    return sentence_case(pgettext("capture", "{card} stays on the table.").format(card=the(card, family)))


def takes_itself(card: int, family: Family) -> str:
    """Say that an ace on the empty table goes to the pile at once (R-ACE-3)."""
    return sentence_case(pgettext("capture", "{card} goes straight to the pile.").format(card=the(card, family)))


# ---------------------------------------------------------------------------------------------- scopas


def sweep_call(sweep: str = SCOPA) -> str:
    """The call itself, written in chalk."""
    return _("Escoba!") if sweep == ESCOBA else _("Scopa!")


def takes_and_sweeps(card: int, cards: Iterable[int], family: Family, sweep: str = SCOPA) -> str:
    """Say a capture by an equal card or a sum that is a scopa."""
    if sweep == ESCOBA:
        text = pgettext("capture", "{card} takes {cards}: escoba!")
    else:
        text = pgettext("capture", "{card} takes {cards}: scopa!")
    return sentence_case(text.format(card=the(card, family), cards=cards_taken(cards, family)))


def fifteen_and_sweeps(card: int, cards: Iterable[int], family: Family, sweep: str = SCOPA) -> str:
    """Say a fifteen that is a scopa."""
    if sweep == ESCOBA:
        text = pgettext("capture", "{card} makes fifteen with {cards}: escoba!")
    else:
        text = pgettext("capture", "{card} makes fifteen with {cards}: scopa!")
    return sentence_case(text.format(card=the(card, family), cards=cards_taken(cards, family)))


def everything_and_sweeps(card: int, family: Family, sweep: str = SCOPA) -> str:
    """Say that an ace takes all and makes a scopa."""
    if sweep == ESCOBA:
        text = pgettext("capture", "{card} takes everything: escoba!")
    else:
        text = pgettext("capture", "{card} takes everything: scopa!")
    return sentence_case(text.format(card=the(card, family)))


def last_card_no_sweep(sweep: str = SCOPA) -> str:
    """Say why the hand's last card scores nothing although the table is clear (R-SCP-2)."""
    if sweep == ESCOBA:
        return _("Last card: the table is clear, but it is no escoba.")
    return _("Last card: the table is clear, but it is no scopa.")


def ace_no_sweep(sweep: str = SCOPA) -> str:
    """Say why an ace that takes all scores nothing (R-ACE-4)."""
    if sweep == ESCOBA:
        return _("The ace takes everything, but here that is no escoba.")
    return _("The ace takes everything, but here that is no scopa.")


def leftovers(n: int, name: str | None) -> str:
    """Say who gets the n cards left at the end of a hand (R-END-1); name None is the person."""
    if name is None:
        text = ngettext(
            "The card left is yours: you captured last.", "The {n} cards left are yours: you captured last.", n
        )
    else:
        text = ngettext(
            "The card left goes to {name}, who captured last.",
            "The {n} cards left go to {name}, who captured last.",
            n,
        )
    return text.format(n=n, name=name)


def leftovers_of_nobody(n: int) -> str:
    """Say that nobody gets the n cards left, for nobody captured (R-END-2)."""
    return ngettext(
        "Nobody captured: the card left is nobody’s.", "Nobody captured: the {n} cards left are nobody’s.", n
    ).format(n=n)


# ---------------------------------------------------------------------------------------------- declarations


def declares(name: str | None, n: int) -> str:
    """Say a declaration and its points; name None is the person."""
    if name is None:
        return ngettext("You declare: {n} point.", "You declare: {n} points.", n).format(n=n)
    return ngettext("{name} declares: {n} point.", "{name} declares: {n} points.", n).format(name=name, n=n)


def declares_nothing(name: str | None) -> str:
    """Say that somebody keeps quiet; name None is the person."""
    return _("You declare nothing.") if name is None else _("{name} declares nothing.").format(name=name)


def you_may_declare() -> str:
    """Say that the cards just dealt would pay (R-CIR-11)."""
    return _("You hold a declaration.")


def declaration_on_offer(n: int) -> str:
    """Head the question whether to declare for n points."""
    return ngettext("Declaration: {n} point", "Declaration: {n} points", n).format(n=n)


def matta_as(value: int, family: Family) -> str:
    """Say for which capture value 1-10 the matta stands."""
    return _("Matta: {rank}").format(rank=rank_name(value, family))


def declare_words() -> tuple[str, str]:
    """The two answers: declare, keep quiet."""
    return pgettext("declaration", "Declare"), pgettext("declaration", "Keep quiet")


# ---------------------------------------------------------------------------------------------- read aloud


def table_read(cards: Collection[int], family: Family) -> str:
    """Read the table: how many cards, their total and their names."""
    if not cards:
        return _("Empty table.")
    n = len(cards)
    text = ngettext("Table: {n} card, total {total}. {names}.", "Table: {n} cards, total {total}. {names}.", n)
    names = sentence_case(cards_named(cards, family))
    return text.format(n=n, total=sum(_value(card) for card in cards), names=names)


def card_read(card: int, i: int, n: int, captured: Collection[int], family: Family) -> str:
    """Read the i-th of n cards held, with what it takes at best; an empty capture takes nothing."""
    name = card_name(card, family)
    if captured:
        text = _("{card_name}, {i} of {n}. Takes {cards}.")
        return sentence_case(text.format(card_name=name, i=i, n=n, cards=cards_taken(captured, family)))
    return sentence_case(_("{card_name}, {i} of {n}. Takes nothing.").format(card_name=name, i=i, n=n))
