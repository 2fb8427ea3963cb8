"""Shuffled decks and their numbers."""

from __future__ import annotations

import random
from collections import Counter
from zlib import crc32

from scopa_gui.ai.shuffling import deck_number, deck_rng, shuffled_deck
from scopa_gui.engine import CARDS


def test_a_deck_is_the_forty_cards_in_another_order() -> None:
    deck = shuffled_deck(random.Random(1))
    assert sorted(deck) == list(CARDS)
    assert deck != CARDS
    assert deck == shuffled_deck(random.Random(1))
    assert deck != shuffled_deck(random.Random(2))


def test_every_card_comes_to_every_place() -> None:
    """4,000 shuffles: a place sees each card about 100 times; 50 and 160 lie five deviations away."""
    rng = random.Random(3)
    decks = [shuffled_deck(rng) for _ in range(4000)]
    for place in (0, 1, 20, 38, 39):
        seen = Counter(deck[place] for deck in decks)
        assert len(seen) == len(CARDS)
        assert min(seen.values()) > 50
        assert max(seen.values()) < 160


def test_the_number_of_a_deck_is_the_checksum_of_its_text() -> None:
    assert deck_number(CARDS) == crc32(" ".join(map(str, CARDS)).encode()) % 1_000_000
    assert deck_number(CARDS) != deck_number(CARDS[::-1])


def test_seeds_depend_on_everything_that_names_a_moment() -> None:
    decks = {shuffled_deck(deck_rng(7, hand, voided)) for hand in range(3) for voided in range(3)}
    assert len(decks) == 9
