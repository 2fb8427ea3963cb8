"""The words of the card table and what they mean, in the language and for the pack in use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scopa_gui.app.card_words import Family, of_suit, rank_name, sentence_case, suit_name
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import pgettext
from scopa_gui.app.rules_parts import Strip, strip
from scopa_gui.engine import Suit


@dataclass(frozen=True, slots=True)
class Term:
    """A word, its meaning in a sentence or two, and a row of cards where they say it better."""

    word: str
    meaning: str
    strips: tuple[Strip, ...] = ()


def glossary(family: Family) -> tuple[Term, ...]:
    """Every term, in the order of the alphabet."""
    terms = (*_play_terms(), *_point_terms(family), *_card_terms(family))
    return tuple(sorted(terms, key=lambda term: term.word.casefold()))


def _play_terms() -> Iterator[Term]:
    """What happens at the table, and who does it."""
    yield Term(
        pgettext("glossary", "Capture (presa)"),
        _("What a card takes in one play; also the play itself."),
        (strip("6C", "4S 2B"),),
    )
    yield Term(
        pgettext("glossary", "Scopa"),
        _("“Broom”: a capture that sweeps the table clear, and the point for it."),
        (strip("7B", "5C 2S"),),
    )
    yield Term(pgettext("glossary", "Escoba"), _("The Spanish word for scopa, and the Spanish game of making 15."))
    yield Term(
        pgettext("glossary", "Dealer (mazziere)"), _("Whoever shuffles and deals; plays the last card of a hand.")
    )
    yield Term(
        pgettext("glossary", "Leader (di mano)"),
        _("Whoever plays first, at the dealer’s right; in pairs that whole side."),
    )
    yield Term(
        pgettext("glossary", "To unpair (sparigliare)"),
        _("To take a sum, so that one card of a value stays without its fellow. It helps the leader, not the dealer."),
        (strip("9C", "5S 4B"),),
    )
    yield Term(
        pgettext("glossary", "Leftovers (tallone)"),
        _("Cards on the table after the last play, for whoever captured last."),
    )
    yield Term(pgettext("glossary", "Hand (smazzata)"), _("Everything from one shuffle to its count."))
    yield Term(pgettext("glossary", "Match (partita)"), _("As many hands as it takes to reach the target."))
    yield Term(
        pgettext("glossary", "Void deal (a monte)"),
        _("A deal that does not count; the same dealer shuffles and deals again."),
    )
    yield Term(
        pgettext("glossary", "Declaration (accuso)"), _("Cirulla: three cards shown before play because they score.")
    )


def _point_terms(family: Family) -> Iterator[Term]:
    """The points and what they are named after."""
    named = {"of_coins": of_suit(Suit.DENARI, family), "coins": suit_name(Suit.DENARI, family)}
    yield Term(
        pgettext("glossary", "Settebello"),
        _("The “beautiful seven”, the seven {of_coins}: a point by itself.").format(**named),
        (strip("7D"),),
    )
    yield Term(
        pgettext("glossary", "Primiera"),
        _("The point for the best four cards, one of each suit. Sevens are worth most, then sixes and aces."),
        (strip("7D 7C 7S 7B"),),
    )
    yield Term(pgettext("glossary", "Setenta"), _("What the primiera is called in escoba."))
    yield Term(
        pgettext("glossary", "Re bello"),
        _("The king {of_coins}, where it is worth a point.").format(**named),
        (strip("10D"),),
    )
    yield Term(
        pgettext("glossary", "Rebello"),
        _("The six {of_coins}, where it is worth a point.").format(**named),
        (strip("6D"),),
    )
    yield Term(
        pgettext("glossary", "Napola"),
        _("Ace, two and three {of_coins} in one pile, and those that follow in turn.").format(**named),
        (strip("1D 2D 3D"),),
    )
    yield Term(pgettext("glossary", "Napoleone (cappotto)"), _("All ten {coins} in one pile.").format(**named))
    yield Term(
        pgettext("glossary", "Piccola"),
        _("Cirulla: ace, two and three {of_coins}, with the four, five and six if they follow.").format(**named),
        (strip("1D 2D 3D"),),
    )
    yield Term(
        pgettext("glossary", "Grande"),
        _("Cirulla: the three court cards {of_coins}.").format(**named),
        (strip("8D 9D 10D"),),
    )


def _card_terms(family: Family) -> Iterator[Term]:
    """Cards with a name of their own."""
    courts = sentence_case(", ".join(rank_name(value, family) for value in (8, 9, 10)))
    yield Term(courts, _("The three court cards: 8, 9 and 10."), (strip("8C 9C 10C", notes=("8", "9", "10")),))
    yield Term(
        pgettext("glossary", "Matta"),
        _("Cirulla’s wild card: the seven {of_cups}.").format(of_cups=of_suit(Suit.COPPE, family)),
        (strip("7C"),),
    )
