"""What a hand is worth where the search stops, at the end of a deal round: expected points, item by item.

Majorities (cards, denari, primiera) are smooth steps of the present difference, the narrower the less is still out;
single cards, runs and courts of denari are averaged over the cards still out, each as likely to go to any side. The
widths are learnt from greedy self-play (`learn.py`) and stand in `leaf_numbers.py`, one row a way of playing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, exp, sqrt

from scopa_gui.ai.counting import denari_extras
from scopa_gui.ai.leaf_numbers import NUMBERS, LeafNumbers
from scopa_gui.ai.lookups import MOST_REMEMBERED
from scopa_gui.ai.simulate import Position
from scopa_gui.ai.weights import card_values
from scopa_gui.engine import DECK_SIZE, NO_CARDS, SETTEBELLO, Cards, Category, RuleOptions, seats_of_sides
from scopa_gui.engine.cards import SUIT_SIZE
from scopa_gui.engine.tables import DENARI_MASK, HIGHEST_VALUE, SUIT_MASK, primiera_table


def numbers_for(options: RuleOptions) -> LeafNumbers:
    """The learnt numbers of the nearest way of playing: same kind of capture and aces, nearest number of sides."""
    sides = len(seats_of_sides(options))
    aces = options.ace_sweep != "off"

    def distance(row: LeafNumbers) -> tuple[bool, bool, int, int]:
        return (
            row.capture_mode != options.capture_mode,
            row.aces != aces,
            abs(row.sides - sides),
            abs(row.players - options.players),
        )

    return min(NUMBERS, key=distance)


class SuitValues(dict[int, float]):
    """(one side's pattern of a suit << 10 | all its rivals' pattern) -> the expected best card's primiera points.

    Cards still out come to the side with probability `chance`, the highest first.
    """

    __slots__ = ("_chance", "_order", "_points")

    def __init__(self, points: Sequence[float], chance: float) -> None:
        super().__init__()
        self._points, self._chance = points, chance
        self._order = sorted(range(HIGHEST_VALUE), key=lambda index: -points[index])

    def __missing__(self, key: int) -> float:
        mine, theirs = key >> SUIT_SIZE, key & SUIT_MASK
        expected, reached = 0.0, 1.0
        for index in self._order:
            if mine >> index & 1:
                expected += reached * self._points[index]
                break
            if not theirs >> index & 1:
                expected += reached * self._chance * self._points[index]
                reached *= 1.0 - self._chance
        self[key] = expected
        return expected


class DenariExtras(dict[int, float]):
    """(one side's denari << 10 | its rivals' denari) -> its expected extra points and the settebello."""

    __slots__ = ("_chance", "_options", "_settebello")

    def __init__(self, options: RuleOptions, chance: float, *, settebello: bool = True) -> None:
        super().__init__()
        self._options, self._chance, self._settebello = options, chance, settebello

    def __missing__(self, key: int) -> float:
        mine, theirs = key >> SUIT_SIZE, key & SUIT_MASK
        out = DENARI_MASK & ~(mine | theirs)
        if out:
            card = out & -out
            won = self[(mine | card) << SUIT_SIZE | theirs]
            value = self._chance * won + (1.0 - self._chance) * self[mine << SUIT_SIZE | theirs | card]
        else:
            value = float(denari_extras(self._options, Cards(mine)) + (self._settebello and mine >> SETTEBELLO & 1))
        self[key] = value
        return value


def step(difference: float, width: float) -> float:
    """From -1 (lost) to +1 (won): a majority that stands at `difference`, when about `width` may still change."""
    if width <= 0.0:
        return float((difference > 0) - (difference < 0))
    return 2.0 / (1.0 + exp(-difference / width)) - 1.0


class Leaf:
    """The value of positions of one game at the end of one deal round, with `stock` cards still to be dealt."""

    __slots__ = (
        "_cards",
        "_denari",
        "_draw",
        "_extras",
        "_numbers",
        "_primiera",
        "_sevens",
        "_sides",
        "_stock",
        "_suits",
        "_worth",
        "options",
        "points",
    )

    def __init__(self, options: RuleOptions, stock: int, numbers: LeafNumbers | None = None) -> None:
        numbers = numbers_for(options) if numbers is None else numbers
        self.options, self._numbers, self._stock = options, numbers, stock
        self._sides = len(seats_of_sides(options))
        chance = 1.0 / self._sides
        self._sevens = options.sevens_point == "most_sevens"
        scale = [float(points) for points, _ in primiera_table(options.primiera_scale)]
        best = [float(value == 7) for value in range(1, 11)] if self._sevens else [scale[1 << i] for i in range(10)]
        self._suits = SuitValues([one / max(best) for one in best], chance)
        self._extras = DenariExtras(options, chance)
        self._cards = _steps(numbers.cards, DECK_SIZE)
        self._denari = _steps(numbers.denari, SUIT_SIZE)
        self._primiera = numbers.primiera[0] + numbers.primiera[1] * sqrt(stock)
        hand = options.hand_size
        self._draw = tuple(
            1.0 - comb(stock - held, hand) / comb(stock, hand) if stock >= hand else 0.0 for held in range(stock + 1)
        )
        self._worth = Worth(card_values(options, (NO_CARDS,) * self._sides, 0)[0])
        self.points = self._of_two if self._sides == 2 else self._of_many

    def _of_two(self, position: Position) -> list[float]:
        """Expected points of the hand, the side's own less the rival's, by side."""
        mine, theirs = position.piles
        table = position.table
        out = self._stock + table.bit_count()
        value = float(position.scope[0] - position.scope[1])
        value += self._cards[out][mine.bit_count() - theirs.bit_count()]
        a, b = mine & DENARI_MASK, theirs & DENARI_MASK
        value += self._denari[10 - a.bit_count() - b.bit_count()][a.bit_count() - b.bit_count()]
        suits, extras = self._suits, self._extras
        best = suits[a << 10 | b] - suits[b << 10 | a]
        value += extras[a << 10 | b] - extras[b << 10 | a]
        for shift in (10, 20, 30):
            a, b = mine >> shift & DENARI_MASK, theirs >> shift & DENARI_MASK
            best += suits[a << 10 | b] - suits[b << 10 | a]
        value += step(best, self._primiera)
        lead = self.lead(position)
        value += lead if position.side_of[position.seat] == 0 else -lead
        return [value, -value]

    def lead(self, position: Position) -> float:
        """What the table is worth to the side that leads the next round."""
        if not position.table:
            return 0.0
        sweep, table = self.lead_of(position)
        return self._numbers.sweep * sweep + self._numbers.table * table

    def lead_of(self, position: Position) -> tuple[float, float]:
        """(chance 0-1 that the leader's new hand sweeps the table, card values on the table)."""
        table = position.table
        seen = table
        for pile in position.piles:
            seen |= pile
        sweepers = position.rules.sweepers[table] & ~seen
        return self._draw[sweepers.bit_count()] if sweepers else 0.0, self._worth[table]

    def _of_many(self, position: Position) -> list[float]:
        """Expected points of the hand, the side's own less the mean of its rivals', by side."""
        points = self.by_side(position)
        total, rivals = sum(points), len(points) - 1
        return [own - (total - own) / rivals for own in points]

    def by_side(self, position: Position) -> list[float]:
        """Every side's expected points, for three sides and more: shares of each majority, and the rest."""
        points = [scope + extra for scope, extra in zip(position.scope, self._extra_points(position), strict=True)]
        points[position.side_of[position.seat]] += self.lead(position)
        majorities = [shares for _, shares in self.majorities(position)]
        return [own + sum(shares[side] for shares in majorities) for side, own in enumerate(points)]

    def majorities(self, position: Position) -> list[tuple[Category, list[float]]]:
        """How likely each side is to win cards, denari and the fourth point, by side."""
        numbers = self._numbers
        return [
            ("cards", shares_of(self.card_amounts(position), width_at(numbers.cards, self.cards_out(position)))),
            ("denari", shares_of(self.denari_amounts(position), width_at(numbers.denari, self.denari_out(position)))),
            ("sevens" if self._sevens else "primiera", shares_of(self.primiera_amounts(position), self._primiera)),
        ]

    def _extra_points(self, position: Position) -> list[float]:
        denari = [pile & DENARI_MASK for pile in position.piles]
        owned = sum(denari)
        return [self._extras[suit << SUIT_SIZE | owned ^ suit] for suit in denari]

    def card_amounts(self, position: Position) -> list[float]:
        """Cards in the piles, by side."""
        return [float(pile.bit_count()) for pile in position.piles]

    def denari_amounts(self, position: Position) -> list[float]:
        """Denari in the piles, by side."""
        return [float((pile & DENARI_MASK).bit_count()) for pile in position.piles]

    def primiera_amounts(self, position: Position) -> list[float]:
        """Expected best cards by side: one for the best of a suit, four for four sevens."""
        return [self._best_cards(side, position.piles) for side in range(len(position.piles))]

    def cards_out(self, position: Position) -> int:
        """How many cards no side has taken yet."""
        return position.stock + position.table.bit_count()

    def denari_out(self, position: Position) -> int:
        """How many denari no side has taken yet."""
        return SUIT_SIZE - sum((pile & DENARI_MASK).bit_count() for pile in position.piles)

    def _best_cards(self, side: int, piles: Sequence[int]) -> float:
        rivals = sum(pile for other, pile in enumerate(piles) if other != side)
        mine = piles[side]
        return sum(
            self._suits[(mine >> shift & SUIT_MASK) << SUIT_SIZE | rivals >> shift & SUIT_MASK]
            for shift in range(0, DECK_SIZE, SUIT_SIZE)
        )


def width_at(width: tuple[float, float], out: int) -> float:
    """The width of a majority with so many cards out."""
    return width[0] + width[1] * sqrt(out) if out else 0.0


def shares_of(amounts: Sequence[float], width: float) -> list[float]:
    """How likely each side is to have most, softly."""
    best = max(amounts)
    weights = [exp((amount - best) / max(width, 0.05)) for amount in amounts]
    total = sum(weights)
    return [weight / total for weight in weights]


@cache
def _steps(width: tuple[float, float], most: int) -> tuple[tuple[float, ...], ...]:
    """[cards out][difference]: the majority's value; negative differences count from the end, as Python does."""
    rows = []
    for out in range(most + 1):
        reach = width_at(width, out)
        differences = (*range(most + 1), *range(-most, 0))
        rows.append(tuple(step(difference, reach) for difference in differences))
    return tuple(rows)


class Worth(dict[int, float]):
    """A set of cards -> the sum of their values."""

    __slots__ = ("_values",)

    def __init__(self, values: Sequence[float]) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, cards: int) -> float:
        if len(self) > MOST_REMEMBERED:
            self.clear()
        self[cards] = total = sum(self._values[card] for card in Cards(cards))
        return total


@cache
def leaf(options: RuleOptions, stock: int) -> Leaf:
    """The leaf of these options at the end of the round that leaves `stock` cards undealt, made once."""
    return Leaf(options, stock)
