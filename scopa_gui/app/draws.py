"""Who deals first: every seat draws a card, the lowest deals, ties draw again (R-DLR-1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from scopa_gui.engine import Card, GameRecord, NotationError, lowest_draw

OUT: Final = "-"
"""Stands in a round of draws for a seat that is out of it."""


def draw_for_deal(players: int, shuffled: Callable[[], Sequence[Card]]) -> tuple[str, ...]:
    """Rounds of draws, one text each: the card of every seat in order, "-" for seats that are out.

    Each round draws from the top of a freshly shuffled deck. By lots the same is done, only nobody shows it.
    """
    rounds = []
    seats = tuple(range(players))
    while len(seats) > 1:
        deck = iter(shuffled())
        cards = [next(deck) if seat in seats else None for seat in range(players)]
        rounds.append(" ".join(OUT if card is None else str(card) for card in cards))
        seats = lowest_draw(cards)
    return tuple(rounds)


def drawn_cards(text: str) -> tuple[Card | None, ...]:
    """Read one round of draws, by seat; NotationError when a word is no card."""
    return tuple(None if word == OUT else Card.parse(word) for word in text.split())


def first_dealer(record: GameRecord) -> int:
    """The seat that won the deal by the recorded draws; seat 0 where there are none.

    NotationError when the last round of draws is not what this table can have drawn.
    """
    if not record.draws:
        return 0
    cards = drawn_cards(record.draws[-1])
    if len(cards) != len(record.seats) or not any(card is not None for card in cards):
        raise NotationError(f"{record.draws[-1]!r} is no draw for {len(record.seats)} seats")
    seats = lowest_draw(cards)
    if len(seats) != 1:
        raise NotationError(f"{record.draws[-1]!r} leaves {len(seats)} seats with the lowest card")
    return seats[0]
