"""What the pages of rules are made of: sections of short paragraphs, with rows of small cards as examples."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scopa_gui.app.card_words import Family
from scopa_gui.app.i18n import pgettext
from scopa_gui.app.messages import ESCOBA, SCOPA
from scopa_gui.engine import Card, RuleOptions, parse_cards, seats_of_sides, without_effect


@dataclass(frozen=True, slots=True)
class Strip:
    """A row of small cards; `taken` lie apart, behind an arrow. `notes` stand below the cards, one each, or none."""

    cards: tuple[Card, ...]
    taken: tuple[Card, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences, after a word or two that name their subject (or nothing), and examples below them."""

    text: str
    head: str = ""
    strips: tuple[Strip, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Paragraphs under a title."""

    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The rules that a page is about: options, suits of the pack, and what a cleared table is called."""

    options: RuleOptions
    family: Family = "latin"
    sweep: str = SCOPA

    @property
    def idle(self) -> frozenset[str]:
        """The options that change nothing beside the others."""
        return frozenset(name for problem in without_effect(self.options) for name in problem.fields)

    @property
    def sides(self) -> int:
        """How many sides count against each other."""
        return len(seats_of_sides(self.options))

    @property
    def a_sweep(self) -> str:
        """A cleared table as an object: "a scopa", "an escoba"."""
        return pgettext("a|sweep", "an escoba") if self.sweep == ESCOBA else pgettext("a|sweep", "a scopa")


def strip(cards: str, taken: str = "", notes: Iterable[str] = ()) -> Strip:
    """A row of cards from their notation."""
    return Strip(parse_cards(cards), parse_cards(taken), tuple(notes))
