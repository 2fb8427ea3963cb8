"""Choosing one among several plays of a card: by number, by walking, or by the table cards themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from scopa_gui.engine import NO_CARDS, Card, Cards, Play

MOST_NUMBERED: Final = 9
"""More candidates than this are walked one by one instead of wearing numbers."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The candidate plays of one card, in the engine's order: captures first, laying down last where it is allowed.

    `chosen` are table cards picked one by one; `selected` and `hovered` are candidates by index.
    """

    plays: tuple[Play, ...]
    chosen: Cards = NO_CARDS
    selected: int | None = None
    hovered: int | None = None

    @property
    def is_numbered(self) -> bool:
        """Whether the candidates wear numbers."""
        return 1 < len(self.plays) <= MOST_NUMBERED

    @property
    def cards(self) -> Cards:
        """Every table card that some candidate takes."""
        mask = 0
        for play in self.plays:
            mask |= play.capture.mask if play.capture else 0
        return Cards(mask)

    @property
    def shown(self) -> Play | None:
        """The candidate to ring now: under the pointer, selected, begun by the chosen cards, or the only one."""
        if self.hovered is not None:
            return self.plays[self.hovered]
        if self.selected is not None:
            return self.plays[self.selected]
        if self.chosen:
            return self.plays[self.holding(self.chosen)[0]]
        return self.plays[0] if len(self.plays) == 1 else None

    @property
    def settled(self) -> Play | None:
        """The play that is chosen beyond doubt, if any: what Enter and a click on the cloth play."""
        if self.selected is not None:
            return self.plays[self.selected]
        if self.chosen:
            return next((play for play in self.plays if play.capture == self.chosen), None)
        return self.plays[0] if len(self.plays) == 1 else None

    @property
    def plays_at_once(self) -> bool:
        """Whether the chosen cards are a capture that no other candidate contains."""
        held = self.holding(self.chosen)
        return bool(self.chosen) and len(held) == 1 and self.plays[held[0]].capture == self.chosen

    def holding(self, cards: Cards) -> tuple[int, ...]:
        """The candidates, by index, that take all these cards."""
        return tuple(i for i, play in enumerate(self.plays) if play.capture is not None and cards <= play.capture)

    def among(self, card: Card) -> Choice:
        """The choice narrowed to the candidates that take a table card."""
        return Choice(tuple(self.plays[i] for i in self.holding(Cards(card.mask))))

    def toggled(self, card: Card) -> Choice | None:
        """A table card added or taken back; one that does not go with the others begins anew; None: it never goes."""
        one = Cards(card.mask)
        wanted = self.chosen - one if card in self.chosen else self.chosen | one
        for cards in (wanted, one):
            if not cards or self.holding(cards):
                return Choice(self.plays, cards)
        return None

    def numbered(self, number: int) -> Choice | None:
        """Candidate `number`, from 1, selected; None when there is no such."""
        return Choice(self.plays, selected=number - 1) if 1 <= number <= len(self.plays) else None

    def walked(self, step: int) -> Choice:
        """The next candidate, or the one before, selected; round and round."""
        if not self.plays:
            return self
        start = (-1 if step > 0 else 0) if self.selected is None else self.selected
        return Choice(self.plays, selected=(start + step) % len(self.plays))

    def hovering(self, index: int | None) -> Choice:
        """The pointer lies on a candidate, or on none."""
        return self if index == self.hovered else replace(self, hovered=index)

    def under(self, card: Card | None) -> int | None:
        """The candidate that a pointer on a table card previews: the first that goes on from the chosen cards."""
        if card is None:
            return None
        one = Cards(card.mask)
        found = self.holding(self.chosen | one) or self.holding(one)
        return found[0] if found else None
