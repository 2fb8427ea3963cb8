"""The rules in words: what a card takes, and when that is a scopa (R-TURN, R-CAP, R-Q15, R-ACE, R-SCP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import pgettext
from scopa_gui.app.messages import ESCOBA
from scopa_gui.app.rules_parts import Paragraph, Section, Table, strip
from scopa_gui.engine import RuleOptions


def taking_section(table: Table) -> Section:
    """What may be taken, and what must be."""
    options = table.options
    paragraphs = [
        Paragraph(
            _(
                "In turn each player puts down one card. With the cards that it takes it goes face down to the "
                "pile; if it takes nothing, it stays on the table."
            )
        )
    ]
    if options.capture_mode != "fifteen_only":
        paragraphs += _equal_and_sum(options)
    if options.capture_mode != "rank_or_sum":
        paragraphs.append(_fifteen(options))
    if options.ace_sweep != "off":
        paragraphs += _aces(options)
    paragraphs += _choice(options)
    return Section(pgettext("rules", "Taking"), tuple(paragraphs))


def _equal_and_sum(options: RuleOptions) -> Iterator[Paragraph]:
    equal = _("A card takes one card of its own value. Of several equal cards you choose one.")
    yield Paragraph(equal, strips=(strip("3B", "3S"),))
    if options.rank_match_priority:
        text = _(
            "With no equal card on the table it takes two or more that add up to its value. While an equal card lies "
            "there, sums are not allowed."
        )
    else:
        text = _("Or it takes two or more that add up to its value: an equal card on the table does not forbid it.")
    yield Paragraph(text, strips=(strip("8C", "5S 3C"),))


def _fifteen(options: RuleOptions) -> Paragraph:
    if options.capture_mode == "fifteen_only":
        text = _(
            "A card takes one or more cards that make 15 together with it. Equal cards and plain sums take nothing "
            "here."
        )
    else:
        text = _("A card also takes one or more cards that make 15 together with it. That choice is always free.")
    return Paragraph(text, strips=(strip("7B", "8C"), strip("6C", "5S 4B")))


def _aces(options: RuleOptions) -> Iterator[Paragraph]:
    if options.ace_sweep == "always":
        yield Paragraph(_("An ace always takes everything on the table."), strips=(strip("1C", "4S 6B 10C"),))
    else:
        alone = _("An ace takes everything on the table if no ace lies there.")
        yield Paragraph(f"{alone} {_ace_on_ace(options)}", strips=(strip("1C", "4S 6B 10C"),))
    if options.ace_on_empty_table == "stays":
        yield Paragraph(_("On an empty table an ace stays, like any card."))
    else:
        yield Paragraph(_("On an empty table the ace takes itself and goes to your pile; that makes no point."))


def _ace_on_ace(options: RuleOptions) -> str:
    match options.capture_mode:
        case "rank_or_sum":
            return _("If one does, your ace takes only that one.")
        case "rank_sum_or_fifteen":
            return _("If one does, your ace takes only that one, or makes fifteen.")
        case "fifteen_only":
            return _("If one does, your ace can only make fifteen.")
        case _:
            assert_never(options.capture_mode)


def _choice(options: RuleOptions) -> Iterator[Paragraph]:
    fewest = options.fewest_cards != "off"
    mixed = options.capture_mode == "rank_sum_or_fifteen"
    if not fewest:
        yield Paragraph(_("One card, one capture. Where several are possible, you choose."))
    elif mixed and options.fewest_cards == "within_kind":
        yield Paragraph(
            _(
                "One card, one capture. Of several sums only those with the fewest cards are allowed, and of several "
                "fifteens likewise."
            )
        )
    else:
        yield Paragraph(_("One card, one capture. Of several only those with the fewest cards are allowed."))
    if options.capture_obligatory:
        yield Paragraph(_("A card that can take must take. Which card you play is up to you."))
    else:
        yield Paragraph(_("You need not take: any card may simply be laid down."))


def sweep_section(table: Table) -> Section:
    """When a cleared table is a point."""
    options, a_sweep = table.options, table.a_sweep
    text = _("Whoever takes all cards on the table makes {a_sweep}: one point. Its card lies crosswise in the pile.")
    example = strip("5D", "4C 6B") if options.capture_mode == "fifteen_only" else strip("7D", "6C 1S")
    paragraphs = [Paragraph(text.format(a_sweep=a_sweep), strips=(example,))]
    if options.ace_sweep != "off":
        if options.ace_sweep_is_scopa:
            text = _("An ace that takes everything makes {a_sweep} too.")
        else:
            text = _("Where an ace takes everything only because it is an ace, that is not {a_sweep}.")
        paragraphs.append(Paragraph(text.format(a_sweep=a_sweep)))
    if options.last_card_scopa:
        text = _("The last card of a hand may make {a_sweep} too.")
    else:
        text = _("With the last card of a hand nobody makes {a_sweep}, even if it clears the table.")
    paragraphs.append(Paragraph(text.format(a_sweep=a_sweep)))
    title = pgettext("rules", "Escoba") if table.sweep == ESCOBA else pgettext("rules", "Scopa")
    return Section(title, tuple(paragraphs))
