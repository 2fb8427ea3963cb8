"""Cards and sets of cards: numbers 0-39 and 40-bit integers inside, notation such as 7D outside (R-DECK)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """The four suits in canonical order (R-DECK-2)."""

    DENARI = 0
    COPPE = 1
    SPADE = 2
    BASTONI = 3

    @property
    def letter(self) -> str:
        """The suit's letter in notation: D, C, S or B."""
        return SUIT_LETTERS[self]


SUIT_LETTERS: Final = "DCSB"
SUIT_SIZE: Final = 10
DECK_SIZE: Final = 40
CARD_PATTERN: Final = re.compile(r"(10|[1-9])([DCSB])")


class NotationError(ValueError):
    """A text that is no card, move, options or state; the message names the text and what is allowed."""


class Card(int):
    """A card as its index 0-39, suit-major: denari 0-9, coppe 10-19, spade 20-29, bastoni 30-39."""

    __slots__ = ()

    def __new__(cls, index: int) -> Card:
        """Make card `index`; ValueError outside 0-39."""
        if not 0 <= index < DECK_SIZE:
            raise ValueError(f"no card has index {index}: allowed are 0 to {DECK_SIZE - 1}")
        return super().__new__(cls, index)

    @classmethod
    def of(cls, value: int, suit: Suit) -> Card:
        """The card of capture value 1-10 (8 fante, 9 cavallo, 10 re) in `suit` (R-DECK-3)."""
        return CARDS[suit * SUIT_SIZE + value - 1]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read notation such as 7D or 10B; NotationError otherwise."""
        found = CARD_PATTERN.fullmatch(text)
        if found is None:
            raise NotationError(f"{text!r} is no card: write a value 1 to 10 and a suit letter D, C, S or B, as 7D")
        return cls.of(int(found[1]), Suit(SUIT_LETTERS.index(found[2])))

    @property
    def suit(self) -> Suit:
        """The suit of the card."""
        return Suit(self // SUIT_SIZE)

    @property
    def value(self) -> int:
        """The capture value 1-10 (R-DECK-3)."""
        return self % SUIT_SIZE + 1

    @property
    def mask(self) -> int:
        """The card as one bit of a 40-bit set."""
        return 1 << self

    def __str__(self) -> str:
        return f"{self.value}{self.suit.letter}"

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


CARDS: Final = tuple(Card(index) for index in range(DECK_SIZE))


def canonical(card: Card) -> tuple[int, int]:
    """Sort key of notation: value first, then D C S B."""
    return card.value, card.suit


@dataclass(frozen=True, slots=True)
class Cards:
    """A set of cards as a 40-bit integer; iterates by index, prints in canonical order."""

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[int]) -> Cards:
        """The set of these cards."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> Cards:
        """Read cards parted by spaces ("7D 1C"); "-" or nothing is the empty set. NotationError on a repeated card."""
        cards = parse_cards(text)
        result = cls.of(cards)
        if len(result) != len(cards):
            raise NotationError(f"{text!r} names a card twice")
        return result

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: int) -> bool:
        return bool(self.mask >> card & 1)

    def __or__(self, other: Cards) -> Cards:
        return Cards(self.mask | other.mask)

    def __and__(self, other: Cards) -> Cards:
        return Cards(self.mask & other.mask)

    def __sub__(self, other: Cards) -> Cards:
        return Cards(self.mask & ~other.mask)

    def __le__(self, other: Cards) -> bool:
        return self.mask & ~other.mask == 0

    def sorted(self) -> tuple[Card, ...]:
        """The cards in canonical order: value ascending, then D C S B."""
        return tuple(sorted(self, key=canonical))

    @property
    def total(self) -> int:
        """The sum of the capture values."""
        return sum(card.value for card in self)

    def __str__(self) -> str:
        return " ".join(map(str, self.sorted())) or "-"

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read a list of cards parted by spaces, in its order; "-" or nothing is the empty list."""
    return () if text.strip() in ("", "-") else tuple(Card.parse(word) for word in text.split())


def cards_text(cards: Iterable[Card]) -> str:
    """Write a list of cards in its order, "-" when it is empty."""
    return " ".join(map(str, cards)) or "-"


NO_CARDS: Final = Cards()
ALL_CARDS: Final = Cards((1 << DECK_SIZE) - 1)
SETTEBELLO: Final = Card.of(7, Suit.DENARI)
RE_BELLO: Final = Card.of(10, Suit.DENARI)
MATTA: Final = Card.of(7, Suit.COPPE)
