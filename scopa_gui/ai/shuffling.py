"""Chance of the table: shuffled decks, the public number of a deck, and seeds that an undo does not change."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from scopa_gui.engine import CARDS, Card, cards_text

DECK_NUMBERS: Final = 1_000_000


def shuffled_deck(rng: random.Random) -> tuple[Card, ...]:
    """The forty cards in an order drawn from `rng`, top first.

    Built on `rng.random` alone, which Python promises to keep, so that a seed names the same deck in every version.
    """
    deck = list(CARDS)
    for last in range(len(deck) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def deck_number(deck: Sequence[Card]) -> int:
    """The deck's public number 0-999,999: shown before the first card, so that nobody can deal by hindsight."""
    return crc32(cards_text(deck).encode("ascii")) % DECK_NUMBERS


def deck_rng(match_seed: int, hand: int, voided: int = 0) -> random.Random:
    """The chance that shuffles hand `hand` (from 0) of a match, after `voided` decks of it were cancelled."""
    return random.Random(_mixed("deck", match_seed, hand, voided))


def _mixed(purpose: str, *numbers: int) -> int:
    return crc32(" ".join((purpose, *map(str, numbers))).encode("ascii"))
