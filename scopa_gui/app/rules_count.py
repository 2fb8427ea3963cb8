"""The rules in words: the count of a hand, primiera, extra points and the match (R-SCO, R-PRI, R-XTR, R-MAT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from scopa_gui.app.card_words import half_points, of_suit, rank_name, sentence_case, suit_name
from scopa_gui.app.count_messages import category_label
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext, pgettext
from scopa_gui.app.rules_parts import Paragraph, Section, Strip, Table, strip
from scopa_gui.engine import Card, Category, Suit, parse_cards
from scopa_gui.engine.tables import PRIMIERA_POINTS

SCALE_CARDS = "7D 6D 1D 5D 4D 3D 2D 8D 9D 10D"
"""The cards of the primiera's scale, best first."""
EXAMPLE_CARDS = "7D 7C 6S 1B"


def count_section(table: Table) -> Section:
    """The points that every hand gives."""
    options = table.options
    paragraphs = [Paragraph(_leftovers(table))]
    paragraphs.append(_majority(table, "cards", 21))
    paragraphs.append(_majority(table, "denari", 6))
    held = _("One point for whoever has the seven {of_coins}.").format(of_coins=of_suit(Suit.DENARI, table.family))
    paragraphs.append(Paragraph(held, _head(table, "settebello"), (strip("7D"),)))
    if options.sevens_point == "primiera":
        paragraphs.append(Paragraph(_("One point for the best one: see below."), _head(table, "primiera")))
    else:
        paragraphs.append(Paragraph(_("One point for whoever has most of them."), _head(table, "sevens")))
    paragraphs.append(Paragraph(_("One point each."), _head(table, "scope")))
    if table.sides == 2:
        paragraphs.append(Paragraph(_("A tie is nobody’s point.")))
    else:
        paragraphs.append(Paragraph(_("Where two or more are level at the top, the point is nobody’s.")))
    return Section(pgettext("rules", "The count"), tuple(paragraphs))


def _head(table: Table, category: Category) -> str:
    return category_label(category, table.family, table.sweep)


def _leftovers(table: Table) -> str:
    words = _("When the last card is played, what lies on the table goes to whoever captured last.")
    if not table.options.capture_obligatory:
        words += " " + _("If nobody has captured, it belongs to nobody.")
    return words


def _majority(table: Table, category: Category, certain: int) -> Paragraph:
    if table.sides == 2:
        text = _("One point for whoever has most: {n} are enough.").format(n=certain)
    elif table.options.majority_rule == "plurality":
        text = _("One point for whoever has most.")
    else:
        text = _("One point for whoever has more than half: at least {n}.").format(n=certain)
    return Paragraph(text, _head(table, category))


def primiera_section(table: Table) -> Section | None:
    """How the primiera is made up; None where sevens are counted instead."""
    options = table.options
    if options.sevens_point != "primiera":
        return None
    paragraphs = [
        Paragraph(
            _("Take your best card of each suit by this scale and add up the four."),
            strips=(_scale(table, SCALE_CARDS),),
        )
    ]
    if options.primiera_scale == "veneto":
        paragraphs.append(Paragraph(_("This is the scale of the Veneto.")))
    elif options.primiera_scale == "southern":
        paragraphs.append(Paragraph(_("This is the scale of the South, with unequal court cards.")))
    example = _scale(table, EXAMPLE_CARDS)
    total = half_points(sum(_worth(table, card) for card in parse_cards(EXAMPLE_CARDS)) / 2)
    sum_of = "\u00a0+\u00a0".join(example.notes)
    words = _("For example {sum} makes {total}.").format(sum=sum_of, total=total)
    paragraphs.append(Paragraph(words, strips=(example,)))
    paragraphs.append(Paragraph(_missing_suit(table)))
    return Section(category_label("primiera", table.family, table.sweep), tuple(paragraphs))


def _worth(table: Table, card: Card) -> int:
    """A card's worth in the primiera, doubled."""
    return PRIMIERA_POINTS[table.options.primiera_scale][card.value - 1]


def _scale(table: Table, cards: str) -> Strip:
    return strip(cards, notes=(half_points(_worth(table, card) / 2) for card in parse_cards(cards)))


def _missing_suit(table: Table) -> str:
    match table.options.primiera_missing_suit:
        case "disqualified":
            return _("Whoever lacks a suit cannot win this point.")
        case "complete_beats_incomplete":
            return _("All four suits beat any less. If nobody has all four, the totals decide.")
        case "more_suits_first":
            return _("More suits beat fewer, whatever the totals. With equally many suits the totals decide.")
        case _:
            assert_never(table.options.primiera_missing_suit)


def extras_section(table: Table) -> Section | None:
    """The extra points of this table; None where there are none."""
    paragraphs = tuple(_extras(table))
    return Section(pgettext("rules", "Extra points"), paragraphs) if paragraphs else None


def _extras(table: Table) -> Iterator[Paragraph]:
    options = table.options
    named = {
        "of_coins": of_suit(Suit.DENARI, table.family),
        "coins": suit_name(Suit.DENARI, table.family),
        "jack": rank_name(8, table.family),
        "knight": rank_name(9, table.family),
        "king": rank_name(10, table.family),
    }

    def extra(category: Category, text: str, cards: str) -> Paragraph:
        return Paragraph(sentence_case(text.format(**named)), _head(table, category), (strip(cards),))

    if options.re_bello:
        yield extra("re_bello", _("The king {of_coins} is worth one point."), "10D")
    if options.rebello_six:
        yield extra("rebello_six", _("The six {of_coins} is worth one point."), "6D")
    if options.three_six_bonus:
        text = _("The three and the six {of_coins} are worth one point each.")
        yield extra("three_six_bonus", text, "3D 6D")
    if options.napola == "run":
        text = _("Ace, two and three {of_coins} together are three points. Each next one adds one, up to ten.")
        yield extra("napola", text, "1D 2D 3D 4D")
    elif options.napola == "ten_at_seven":
        text = _(
            "Ace, two and three {of_coins} together are three points. Each next one adds one; up to the seven or "
            "beyond it is ten."
        )
        yield extra("napola", text, "1D 2D 3D 4D")
    if options.napoleone == "wins_match":
        yield extra("napoleone", _("Whoever has all ten {coins} wins the match."), "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D")
    elif options.napoleone == "ten_points":
        alone = options.napola == "off"
        text = _("All ten {coins} are ten points.") if alone else _("All ten {coins} are ten points, napola included.")
        yield extra("napoleone", text, "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D")
    if options.piccola:
        text = _("Ace, two and three {of_coins} are 3 points. The four, five and six in their turn add one each.")
        yield extra("piccola", text, "1D 2D 3D 4D 5D 6D")
    if options.grande:
        yield extra("grande", _("{jack}, {knight} and {king} {of_coins}: 5 points."), "8D 9D 10D")


def match_section(table: Table) -> Section:
    """How the match is won."""
    n = table.options.target
    text = ngettext(
        "Points are added after each hand. Whoever then has {n} point or more, and more than anybody else, has won.",
        "Points are added after each hand. Whoever then has {n} points or more, and more than anybody else, has won.",
        n,
    )
    level = _("If the best are level, another hand is played.")
    return Section(pgettext("rules", "The match"), (Paragraph(f"{text.format(n=n)} {level}"),))
