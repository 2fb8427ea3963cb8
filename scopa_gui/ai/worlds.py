"""Guesses at the hidden hands, as sets of cards by seat: what a search draws anew for every look ahead."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Final

from scopa_gui.ai.simulate import CARDS_IN
from scopa_gui.engine import Cards, PlayerView, declarations

PATIENCE: Final = 30
"""How often a guess is thrown away because a seat that kept quiet would hold cards to declare."""

Hands = list[int]


class Worlds:
    """Draws everybody's hands as the viewer may imagine them, each arrangement as likely as the next.

    Where the game has declarations, seats that declared nothing in this round rarely hold cards that pay.
    """

    __slots__ = ("_fixed", "_hidden", "_quiet", "_random", "_unseen", "_view")

    def __init__(self, view: PlayerView, rng: random.Random) -> None:
        self._view = view
        self._random: Callable[[], float] = rng.random
        self._unseen = [card.mask for card in view.unseen]
        self._fixed = [shown.mask for shown in view.exposed_by_seat]
        self._fixed[view.seat] = Cards.of(view.held).mask
        self._hidden = [
            (seat, held - self._fixed[seat].bit_count())
            for seat, held in enumerate(view.held_counts)
            if held > self._fixed[seat].bit_count()
        ]
        self._quiet = _quiet_seats(view)

    def draw(self) -> Hands:
        """One guess: a set of cards a seat."""
        hands = self._draw_once()
        if self._quiet:
            for _ in range(PATIENCE):
                if not self._would_declare(hands):
                    break
                hands = self._draw_once()
        return hands

    def _draw_once(self) -> Hands:
        """A partial shuffle in place: the unseen cards stay shuffled from guess to guess."""
        chance, unseen = self._random, self._unseen
        size, hands, place = len(unseen), self._fixed[:], 0
        for seat, number in self._hidden:
            hand = hands[seat]
            for here in range(place, place + number):
                other = here + int(chance() * (size - here))
                card = unseen[other]
                unseen[other] = unseen[here]
                unseen[here] = card
                hand |= card
            hands[seat] = hand
            place += number
        return hands

    def _would_declare(self, hands: Hands) -> bool:
        options = self._view.options
        return any(declarations(options, tuple(Cards(hands[seat] | played))) for seat, played in self._quiet)

    def draw_swap(self, hands: Hands) -> tuple[int, int, int, int]:
        """(a seat, another, a hidden card of the one, of the other): a step to a neighbouring guess.

        Needs two seats with hidden cards.
        """
        chance, hidden = self._random, self._hidden
        here = int(chance() * len(hidden))
        there = int(chance() * (len(hidden) - 1))
        if there >= here:
            there += 1
        one, other = hidden[here][0], hidden[there][0]
        return one, other, self._any_hidden(one, hands), self._any_hidden(other, hands)

    def _any_hidden(self, seat: int, hands: Hands) -> int:
        cards = CARDS_IN[hands[seat] & ~self._fixed[seat]]
        return 1 << cards[int(self._random() * len(cards))]

    def number(self) -> int:
        """How many arrangements there are."""
        size, total = len(self._unseen), 1
        for _, number in self._hidden:
            total *= comb(size, number)
            size -= number
        return total

    def every(self) -> list[Hands]:
        """All arrangements; ask `number` first."""
        found = [(self._fixed, sum(self._unseen))]
        for seat, number in self._hidden:
            found = [
                ([*hands[:seat], hands[seat] | sum(drawn), *hands[seat + 1 :]], rest & ~sum(drawn))
                for hands, rest in found
                for drawn in combinations([card.mask for card in Cards(rest)], number)
            ]
        return [hands for hands, _ in found]


def _quiet_seats(view: PlayerView) -> list[tuple[int, int]]:
    """(seat, cards it played in this round) of the others who declared nothing in it."""
    if not view.options.hand_declarations:
        return []
    spoke = {one.seat for one in view.declared if one.round == view.round}
    quiet = []
    for seat in range(view.options.players):
        if seat != view.seat and seat not in spoke:
            played = Cards.of(one.play.card for one in view.plays if one.seat == seat and one.round == view.round)
            quiet.append((seat, played.mask))
    return quiet
