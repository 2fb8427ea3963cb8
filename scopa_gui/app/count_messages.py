"""The sentences of the count and of the match's end, and the words for points and sides."""

from typing import Final

from scopa_gui.app.card_words import Family, listing, sentence_case
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext, npgettext, pgettext, translate
from scopa_gui.app.messages import ESCOBA, SCOPA
from scopa_gui.engine.marks import NP_
from scopa_gui.engine.scoring import Category

_CATEGORIES: Final[dict[Category, tuple[str, str]]] = {
    "cards": NP_("point", "cards"),
    "denari": NP_("point", "coins"),
    "settebello": NP_("point", "settebello"),
    "primiera": NP_("point", "primiera"),
    "sevens": NP_("point", "sevens"),
    "scope": NP_("point", "scopas"),
    "re_bello": NP_("point", "re bello"),
    "rebello_six": NP_("point", "rebello"),
    "three_six_bonus": NP_("point", "three and six"),
    "napola": NP_("point", "napola"),
    "napoleone": NP_("point", "napoleone"),
    "piccola": NP_("point", "piccola"),
    "grande": NP_("point", "grande"),
    "declarations": NP_("point", "declarations"),
}
_ON_FRENCH_SUITS: Final[dict[Category, tuple[str, str]]] = {"denari": NP_("point", "diamonds")}
_IN_ESCOBA: Final[dict[Category, tuple[str, str]]] = {
    "primiera": NP_("point", "setenta"),
    "scope": NP_("point", "escobas"),
}


def category_word(category: Category, family: Family, sweep: str = SCOPA) -> str:
    """Name a category of the count as inside a sentence: "coins", on French suits "diamonds"."""
    marked = _CATEGORIES[category]
    if family == "french":
        marked = _ON_FRENCH_SUITS.get(category, marked)
    if sweep == ESCOBA:
        marked = _IN_ESCOBA.get(category, marked)
    return translate(marked)


def category_label(category: Category, family: Family, sweep: str = SCOPA) -> str:
    """Name a category of the count as the head of its row: "Coins"."""
    return sentence_case(category_word(category, family, sweep))


# ---------------------------------------------------------------------------------------------- sides


def you() -> str:
    """Name the person where a player's name would stand."""
    return pgettext("side", "you")


def us() -> str:
    """Name the person's own side of several players."""
    return pgettext("side", "us")


def them() -> str:
    """Name the only other side of several players."""
    return pgettext("side", "them")


def players_of(names: list[str]) -> str:
    """Name a side by its players: "Rosalba and Osvaldo"."""
    return listing(names)


# ---------------------------------------------------------------------------------------------- the count


def score(a: int, b: int) -> str:
    """Write a score: "11 to 8"."""
    return pgettext("score", "{a} to {b}").format(a=a, b=b)


def point_to(category: str, side: str) -> str:
    """Give a point of the count to a side; both are words, the category as :func:`category_word` says it."""
    return sentence_case(_("{category}: {side}, one point.").format(category=category, side=side))


def points_to(category: str, side: str, n: int) -> str:
    """Give n points of the count to a side."""
    text = ngettext("{category}: {side}, {n} point.", "{category}: {side}, {n} points.", n)
    return sentence_case(text.format(category=category, side=side, n=n))


def tie(category: str) -> str:
    """Say that nobody gets the point."""
    return sentence_case(_("{category}: a tie, nobody’s point.").format(category=category))


def tie_of(category: str, sides: list[str]) -> str:
    """Say which of three or more sides share the lead, so that nobody gets the point (R-SCO-7)."""
    return sentence_case(
        _("{category}: {sides}, a tie: nobody’s point.").format(category=category, sides=listing(sides))
    )


def no_majority(category: str) -> str:
    """Say that no side has more than half, where that is asked for (R-SCO-8)."""
    return sentence_case(_("{category}: nobody, for no side has more than half.").format(category=category))


def nobody(category: str) -> str:
    """Say that no side has what the point asks for."""
    return sentence_case(_("{category}: nobody.").format(category=category))


def suit_is_missing(sweep: str = SCOPA) -> str:
    """Say why a side has no primiera (R-PRI-2)."""
    if sweep == ESCOBA:
        return _("A suit is missing: no setenta.")
    return _("A suit is missing: no primiera.")


def sweeps_made(n: int, sweep: str = SCOPA) -> str:
    """Count scopas: "2 scopas"."""
    if sweep == ESCOBA:
        return npgettext("count", "{n} escoba", "{n} escobas", n).format(n=n)
    return npgettext("count", "{n} scopa", "{n} scopas", n).format(n=n)


def points_made(n: int) -> str:
    """Count points: "3 points"."""
    return npgettext("count", "{n} point", "{n} points", n).format(n=n)


def points_line(side: str, n: int) -> str:
    """Say how many points a side has made in a hand."""
    return ngettext("{side}: {n} point.", "{side}: {n} points.", n).format(side=side, n=n)


def level_at(n: int) -> str:
    """Say that the best sides are level at n points beyond the target, so that the match goes on (R-MAT-4)."""
    return _("Level at {n}: another hand is played.").format(n=n)


def wins_at_once(category: str, side: str) -> str:
    """Say that a category wins the match whatever the totals (R-MAT-6)."""
    return sentence_case(_("{category}: {side}, and the match is won.").format(category=category, side=side))


def playing_to(target: int) -> str:
    """Name the target of a match: "To 11"."""
    return pgettext("target", "To {n}").format(n=target)


# ---------------------------------------------------------------------------------------------- the match's end


def you_win(a: int, b: int) -> str:
    """Say that the person, playing alone, has won by a to b."""
    return _("You win, {a} to {b}.").format(a=a, b=b)


def wins(name: str, a: int, b: int) -> str:
    """Say which single player has won by a to b."""
    return _("{name} wins, {a} to {b}.").format(name=name, a=a, b=b)


def your_pair_wins(a: int, b: int) -> str:
    """Say that the person's pair has won."""
    return _("Your pair wins, {a} to {b}.").format(a=a, b=b)


def other_pair_wins(a: int, b: int) -> str:
    """Say that the only other pair has won."""
    return _("The other pair wins, {a} to {b}.").format(a=a, b=b)


def your_trio_wins(a: int, b: int) -> str:
    """Say that the person's trio has won."""
    return _("Your trio wins, {a} to {b}.").format(a=a, b=b)


def other_trio_wins(a: int, b: int) -> str:
    """Say that the other trio has won."""
    return _("The other trio wins, {a} to {b}.").format(a=a, b=b)


def match_goes_to(side: str, a: int, b: int) -> str:
    """Say which side, named by its players, has won."""
    return _("The match goes to {side}, {a} to {b}.").format(side=side, a=a, b=b)


def rematch_words() -> tuple[str, str]:
    """The two ways on: a rematch, the same deals with the seats swapped."""
    return pgettext("match end", "Rematch"), pgettext("match end", "Same deals, seats swapped")


# ---------------------------------------------------------------------------------------------- the sheet


def hand_number(n: int) -> str:
    """Head the count of hand n, from 1: "Hand 3"."""
    return pgettext("count", "Hand {n}").format(n=n)


def play_of(n: int, count: int) -> str:
    """Number a play of a hand that is looked at again: "5 of 36."."""
    return pgettext("review", "{n} of {count}.").format(n=n, count=count)


def nobody_remark(has_lead: bool) -> str:
    """The remark under a row without a point: nobody, or that the leading side has no majority."""
    return pgettext("count", "no majority") if has_lead else pgettext("count", "nobody")


def suit_missing_remark() -> str:
    """The remark under a primiera that has cards of three suits or fewer."""
    return pgettext("count", "a suit is missing")


def wins_match_remark() -> str:
    """The remark under a row that wins the match whatever the totals (R-MAT-6)."""
    return pgettext("value|napoleone", "wins the match")


def in_all() -> str:
    """Head the row of the points of the whole hand."""
    return pgettext("count", "In all")


def deck_number(n: int) -> str:
    """Name a deck by its public number."""
    return pgettext("count", "Deck number {n}").format(n=n)


def points_missing(n: int) -> str:
    """Say on the slate how far the person is from the target."""
    return npgettext("slate", "{n} point to go", "{n} points to go", n).format(n=n)


def deck_copied() -> str:
    """Say that the deck's cards are in the clipboard now."""
    return _("The deck is copied as text.")
