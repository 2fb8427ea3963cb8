"""Cards in words: their names and their lists, by language and by the suits of the pack on the table."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from scopa_gui.app import card_forms
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import pgettext, translate
from scopa_gui.engine.cards import SETTEBELLO, SUIT_SIZE

Family = Literal["latin", "french"]
"""The suits of a pack: denari, coppe, spade, bastoni with cavallo, or quadri, cuori, picche, fiori with donna."""

_OPENERS: Final = "¡¿«„“‘\"'( \u00a0"


def _form(latin: Sequence[card_forms.Form], french: Sequence[card_forms.Form], index: int, family: Family) -> str:
    return translate((latin if family == "latin" else french)[index])


def card_name(card: int, family: Family) -> str:
    """Name card 0-39 without an article: "seven of coins", "Karo-Sieben"."""
    return _form(card_forms.CARD_LATIN, card_forms.CARD_FRENCH, card, family)


def the(card: int, family: Family) -> str:
    """Name card 0-39 with its article, as subject, object or after "with": "the jack of cups", "il settebello"."""
    return _form(card_forms.THE_LATIN, card_forms.THE_FRENCH, card, family)


def rank_name(value: int, family: Family) -> str:
    """Name the capture value 1-10 alone: "three", "knight"."""
    return _form(card_forms.RANK_LATIN, card_forms.RANK_FRENCH, value - 1, family)


def rank_alone(value: int, family: Family) -> str:
    """Name the capture value 1-10 where the number itself stands beside it: "dama", not "dama (9)"."""
    return rank_name(value, family).partition(" (")[0]


def rank_plural(value: int, family: Family) -> str:
    """Name all cards of the capture value 1-10: "sevens", "assi"."""
    return _form(card_forms.RANKS_LATIN, card_forms.RANKS_FRENCH, value - 1, family)


def taken(card: int, family: Family) -> str:
    """Name the rank of card 0-39 as what a capture takes: "three", "el tres"; the settebello by its name."""
    if card == SETTEBELLO:
        return the(card, family)
    return _form(card_forms.TAKEN_LATIN, card_forms.TAKEN_FRENCH, card % SUIT_SIZE, family)


def a_card(card: int, family: Family) -> str:
    """Name the rank of card 0-39 with the indefinite article: "an ace", "una donna"."""
    return a_value(card % SUIT_SIZE + 1, family)


def a_value(value: int, family: Family) -> str:
    """Name the capture value 1-10 with the indefinite article: "an ace", "una sota"."""
    return _form(card_forms.A_LATIN, card_forms.A_FRENCH, value - 1, family)


def of_suit(suit: int, family: Family) -> str:
    """Name suit 0-3 with its preposition, as after "the seven": "of coins", "di quadri"."""
    return _form(card_forms.OF_LATIN, card_forms.OF_FRENCH, suit, family)


def suit_name(suit: int, family: Family) -> str:
    """Name suit 0-3 by itself: "coins", "carreaux"."""
    return _form(card_forms.SUIT_LATIN, card_forms.SUIT_FRENCH, suit, family)


def listing(words: Iterable[str]) -> str:
    """Join words as "a, b and c"; no words give the empty text."""
    parts = list(words)
    if len(parts) < 2:
        return "".join(parts)
    start = parts[0]
    for part in parts[1:-1]:
        start = pgettext("list", "{a}, {b}").format(a=start, b=part)
    return _joined(start, parts[-1])


def _joined(start: str, last: str) -> str:
    """The end of a list; "and" changes before some letters: "y" and "e" in Spanish, "e" and "ed" in Italian."""
    sound = last.casefold()
    if sound.startswith(("i", "í", "hi")):
        text = pgettext("list before i", "{a} and {b}")
    elif sound.startswith("e"):
        text = pgettext("list before e", "{a} and {b}")
    else:
        text = pgettext("list", "{a} and {b}")
    return text.format(a=start, b=last)


def cards_taken(cards: Iterable[int], family: Family) -> str:
    """List cards 0-39 as what a capture takes, highest value first: "six and four"."""
    return listing(taken(card, family) for card in sorted(cards, key=_highest_first))


def cards_named(cards: Iterable[int], family: Family) -> str:
    """List cards 0-39 by their full names, in the order given."""
    return listing(card_name(card, family) for card in cards)


def _highest_first(card: int) -> tuple[int, int]:
    return -(card % SUIT_SIZE), card


def sum_words(values: Iterable[int]) -> str:
    """Write capture values as a sum that no line break tears apart: "5 + 3"."""
    return "\u00a0+\u00a0".join(str(value) for value in values)


def half_points(value: float) -> str:
    """Write a number that may end in a half, with the sign of the language: 5, 5.5 or 5,5."""
    whole, rest = divmod(value, 1)
    return pgettext("half", "{n}.5").format(n=int(whole)) if rest else str(int(whole))


def percent(n: int) -> str:
    """Write a share in hundredths: "38%", in French "38 %"."""
    return pgettext("percent", "{n}%").format(n=n)


def sentence_case(text: str) -> str:
    """Raise the first letter of a finished sentence, after an opening ¡ or « too; the rest stays as it is."""
    lead = len(text) - len(text.lstrip(_OPENERS))
    return text[:lead] + text[lead : lead + 1].upper() + text[lead + 1 :]


def said_by(name: str, sentence: str) -> str:
    """Put the speaker or the player before a finished sentence: "Rosalba: ..."."""
    return _("{name}: {sentence}").format(name=name, sentence=sentence)
