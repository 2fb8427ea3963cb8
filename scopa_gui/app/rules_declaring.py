"""The rules in words: cirulla's declarations and the wild card (R-CIR-3 to R-CIR-5, R-CIR-10 to R-CIR-12)."""

from __future__ import annotations

from scopa_gui.app.card_words import of_suit
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import pgettext
from scopa_gui.app.rules_parts import Paragraph, Section, Table, strip
from scopa_gui.engine import Suit


def declaring_section(table: Table) -> Section | None:
    """What three cards may earn before the first play; None where nothing is declared."""
    options = table.options
    if not options.hand_declarations:
        return None
    paragraphs = [
        Paragraph(
            _(
                "After each deal, before the first card is played, three cards that score may be declared. They then "
                "lie open until they are played; declaring is never forced."
            )
        ),
        Paragraph(_("Three cards that make 9 or less in all: 3 points."), strips=(strip("1S 3C 4B"),)),
        Paragraph(_("Three cards of one value: 10 points."), strips=(strip("5C 5S 5B"),)),
    ]
    if options.declarations_stack:
        paragraphs.append(Paragraph(_("Three alike that make 9 or less score both: 13 points.")))
    else:
        paragraphs.append(Paragraph(_("Three alike that make 9 or less score 10 points, not both.")))
    if options.matta != "off":
        if options.matta == "declarations_only":
            text = _(
                "The seven {of_cups} is the matta: in a declaration it stands for any value. When it is played or "
                "counted it is a seven."
            )
        else:
            text = _(
                "The seven {of_cups} is the matta: in a declaration it stands for any value, and with that value it "
                "also plays, until it reaches a pile."
            )
        words = text.format(of_cups=of_suit(Suit.COPPE, table.family))
        paragraphs.append(Paragraph(words, strips=(strip("7C 2S 2B"),)))
    return Section(pgettext("rules", "Declarations"), tuple(paragraphs))
