"""The rules in words: who plays, what the cards are worth, and how they are dealt (R-PLY, R-DEAL, R-OPEN)."""

from __future__ import annotations

from collections.abc import Iterator

from scopa_gui.app.card_words import of_suit, rank_alone
from scopa_gui.app.count_messages import sweeps_made
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext, pgettext
from scopa_gui.app.rules_parts import Paragraph, Section, Table, strip
from scopa_gui.engine import RuleOptions, Suit


def players_section(table: Table) -> Section:
    """Who plays with whom, and what a card is worth."""
    family = table.family
    cards = _(
        "The pack has forty cards in four suits. An ace counts 1, the others up to the seven their number, "
        "then {jack} 8, {knight} 9, {king} 10."
    ).format(jack=rank_alone(8, family), knight=rank_alone(9, family), king=rank_alone(10, family))
    values = strip("1C 4S 7B 8C 9S 10B", notes=("1", "4", "7", "8", "9", "10"))
    return Section(
        pgettext("rules", "The table"), (Paragraph(_who_plays(table.options)), Paragraph(cards, strips=(values,)))
    )


def _who_plays(options: RuleOptions) -> str:
    match options.players, options.partnership:
        case 2, _form:
            return _("Two play, one against the other.")
        case 3, _form:
            return _("Three play, each alone.")
        case 4, "none":
            return _("Four play, each alone.")
        case 4, _form:
            return _(
                "Four play in two pairs, partners opposite. Each pair has one pile; nobody may speak of the cards."
            )
        case 6, "three_pairs":
            return _(
                "Six play in three pairs, partners opposite. Each pair has one pile; nobody may speak of the cards."
            )
        case _:
            return _(
                "Six play in two trios, seated in turn round the table. Each trio has one pile; "
                "nobody may speak of the cards."
            )


def deal_section(table: Table) -> Section:
    """Who deals, how the cards come, and what the first table cards may bring."""
    options = table.options
    paragraphs = [Paragraph(_first_dealer(options)), Paragraph(f"{_cards_each(options)} {_style(options)}")]
    paragraphs.append(Paragraph(_who_leads(options)))
    paragraphs += _opening(table)
    return Section(pgettext("rules", "The deal"), tuple(paragraphs))


def _first_dealer(options: RuleOptions) -> str:
    if options.first_dealer == "lots":
        return _("Lots decide who deals first. After each hand the deal passes to the right.")
    return _(
        "Everybody draws a card, and whoever has the lowest deals first. After each hand the deal passes to the right."
    )


def _who_leads(options: RuleOptions) -> str:
    if options.players == 2:
        return _("Whoever did not deal begins, and the dealer always plays last.")
    return _("Play goes to the right: whoever sits at the dealer’s right begins, and the dealer always plays last.")


def _cards_each(options: RuleOptions) -> str:
    match options.hand_size:
        case 3:
            return _(
                "Each player gets three cards, and four are laid face up on the table. When all have played their "
                "cards there are three more for each, until the stock is used up."
            )
        case 9:
            return _("Each player gets nine cards, and four lie face up on the table. There is no stock.")
        case _:
            return _("Each player gets ten cards: all are dealt, and the table begins empty.")


def _style(options: RuleOptions) -> str:
    if options.deal_style == "single":
        return _("Cards are dealt one at a time.")
    match options.hand_size:
        case 3:
            return _("The three cards come together.")
        case 9:
            return _("Cards come by threes, with two for the table after the first and the second time.")
        case _:
            return _("Cards come three, three and four at a time.")


def _opening(table: Table) -> Iterator[Paragraph]:
    """The void deals and the dealer's bonus."""
    options, idle = table.options, table.idle
    if options.redeal_kings and "redeal_kings" not in idle:
        text = ngettext(
            "With {n} king or more among the first four cards on the table the deal is void; the same dealer deals "
            "again.",
            "With {n} kings or more among the first four cards on the table the deal is void; the same dealer deals "
            "again.",
            options.redeal_kings,
        )
        yield Paragraph(text.format(n=options.redeal_kings))
    if options.redeal_aces and "redeal_aces" not in idle:
        text = ngettext(
            "With {n} ace or more among the first four cards on the table the deal is void; the same dealer deals "
            "again.",
            "With {n} aces or more among the first four cards on the table the deal is void; the same dealer deals "
            "again.",
            options.redeal_aces,
        )
        yield Paragraph(text.format(n=options.redeal_aces))
    if "dealer_bonus_15" not in idle:
        yield from _bonus(table)


def _bonus(table: Table) -> Iterator[Paragraph]:
    options = table.options
    for total, scope, example in (
        (15, options.dealer_bonus_15, "2C 3B 4S 6C"),
        (30, options.dealer_bonus_30, "5S 7B 8C 10S"),
    ):
        if scope:
            text = _("If the first four cards on the table make {total}, the dealer takes them at once: {sweeps}.")
            words = text.format(total=total, sweeps=sweeps_made(scope, table.sweep))
            yield Paragraph(words, strips=(strip(example),))
    wild = options.matta_in_dealer_bonus and options.matta != "off"
    if wild and "matta_in_dealer_bonus" not in table.idle:
        text = _("For this the seven {of_cups}, the matta, may stand for any value.")
        yield Paragraph(text.format(of_cups=of_suit(Suit.COPPE, table.family)), strips=(strip("7C"),))
