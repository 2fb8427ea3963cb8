"""The count of a hand: one row per category with every side's number, the winner and the points (rules 7-9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from scopa_gui.engine.cards import DECK_SIZE, RE_BELLO, SETTEBELLO, SUIT_SIZE, Card, Cards, Suit
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.tables import DENARI_MASK, RANKS, SUIT_MASK, primiera_table

Category: TypeAlias = Literal[
    "cards",
    "denari",
    "settebello",
    "primiera",
    "sevens",
    "scope",
    "re_bello",
    "rebello_six",
    "three_six_bonus",
    "napola",
    "napoleone",
    "piccola",
    "grande",
    "declarations",
]


@dataclass(frozen=True, slots=True)
class CategoryScore:
    """One row of the count, tuples by side.

    `amounts` is what is compared (for primiera doubled points, see `primiera`), `winner` the side that alone takes
    the category (None: nobody, or each side scores for itself), `points` what each side scores.
    """

    category: Category
    amounts: tuple[int, ...]
    winner: int | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Primiera:
    """One side's primiera: its best card of each suit held (canonical suit order) and twice its points (R-PRI-1)."""

    cards: tuple[Card, ...]
    doubled: int

    @property
    def suits(self) -> int:
        """How many suits it has, 0-4."""
        return len(self.cards)

    @property
    def total(self) -> float:
        """The points; halves occur on the Veneto scale only."""
        return self.doubled / 2


@dataclass(frozen=True, slots=True)
class HandScore:
    """The whole count of one hand, tuples by side."""

    rows: tuple[CategoryScore, ...]
    points: tuple[int, ...]
    primiere: tuple[Primiera, ...]
    wins_match: int | None

    def row(self, category: Category) -> CategoryScore | None:
        """The row of `category`, None when these options do not count it."""
        return next((row for row in self.rows if row.category == category), None)


def score_piles(
    options: RuleOptions, piles: Sequence[Cards], scope: Sequence[int], declared_points: Sequence[int]
) -> HandScore:
    """Count piles (one set per side; they need not hold all forty cards), scope and declared points per side."""
    primiere = tuple(primiera(options, pile) for pile in piles)
    rows = [
        _most("cards", [len(pile) for pile in piles], _majority(options, DECK_SIZE)),
        _most("denari", [_denari(pile).bit_count() for pile in piles], _majority(options, SUIT_SIZE)),
        _holder("settebello", piles, SETTEBELLO),
        _sevens(piles) if options.sevens_point == "most_sevens" else _primiera_row(options, primiere),
        _each("scope", scope),
        *_extras(options, piles, declared_points),
    ]
    points = tuple(sum(row.points[side] for row in rows) for side in range(len(piles)))
    return HandScore(tuple(rows), points, primiere, _match_winner(options, piles))


def _denari(pile: Cards) -> int:
    return pile.mask & DENARI_MASK


def _majority(options: RuleOptions, of: int) -> int:
    """The least that can win: more than half under R-SCO-8, anything otherwise."""
    return of // 2 + 1 if options.majority_rule == "absolute" else 1


def _most(category: Category, amounts: Sequence[int], least: int = 1) -> CategoryScore:
    """A point for the side that alone has most; a shared lead is nobody's (R-SCO-1, R-SCO-2, R-SCO-7)."""
    best = max(amounts)
    leaders = [side for side, amount in enumerate(amounts) if amount == best]
    winner = leaders[0] if len(leaders) == 1 and best >= least else None
    return _row(category, amounts, winner)


def _row(category: Category, amounts: Sequence[int], winner: int | None) -> CategoryScore:
    return CategoryScore(category, tuple(amounts), winner, tuple(int(side == winner) for side in range(len(amounts))))


def _holder(category: Category, piles: Sequence[Cards], card: Card) -> CategoryScore:
    """A point for whoever holds `card` (R-SCO-3, R-XTR-1, R-XTR-2)."""
    amounts = [int(card in pile) for pile in piles]
    return _row(category, amounts, amounts.index(1) if 1 in amounts else None)


def _each(category: Category, amounts: Sequence[int]) -> CategoryScore:
    """Every side scores its own amount; the winner is the only side that scores anything."""
    scorers = [side for side, amount in enumerate(amounts) if amount]
    return CategoryScore(category, tuple(amounts), scorers[0] if len(scorers) == 1 else None, tuple(amounts))


def _sevens(piles: Sequence[Cards]) -> CategoryScore:
    return _most("sevens", [(pile.mask & RANKS[7]).bit_count() for pile in piles])


def primiera(options: RuleOptions, pile: Cards) -> Primiera:
    """The best card of each suit in `pile` and the sum of their points (R-PRI-1, R-PRI-3 to R-PRI-5)."""
    table = primiera_table(options.primiera_scale)
    cards, doubled = [], 0
    for suit in Suit:
        points, value = table[pile.mask >> suit * SUIT_SIZE & SUIT_MASK]
        if value:
            cards.append(Card.of(value, suit))
            doubled += points
    return Primiera(tuple(cards), doubled)


def _primiera_row(options: RuleOptions, primiere: Sequence[Primiera]) -> CategoryScore:
    """R-PRI-2 and R-PRI-6: compare by (rank of completeness, points); an equal best is nobody's."""
    keys = [_primiera_key(options, one) for one in primiere]
    best = max(keys)
    contenders = [side for side, key in enumerate(keys) if key == best]
    winner = contenders[0] if len(contenders) == 1 and best[0] >= 0 else None
    return _row("primiera", [one.doubled for one in primiere], winner)


def _primiera_key(options: RuleOptions, one: Primiera) -> tuple[int, int]:
    complete = one.suits == len(Suit)
    match options.primiera_missing_suit:
        case "disqualified":
            return (0 if complete else -1), one.doubled
        case "complete_beats_incomplete":
            return int(complete), one.doubled
        case _:
            return one.suits, one.doubled


def denari_run(pile: Cards) -> int:
    """The length of the unbroken run of denari from the ace, 0-10."""
    missing = ~_denari(pile)
    return (missing & -missing).bit_length() - 1


NAPOLA_LEAST: Final = 3
NAPOLA_TEN_AT: Final = 7
ALL_DENARI: Final = 10
NAPOLEONE_POINTS: Final = 10
PICCOLA_MOST: Final = 6
GRANDE_POINTS: Final = 5
GRANDE_MASK: Final = sum(1 << Card.of(value, Suit.DENARI) for value in (8, 9, 10))


def napola_points(options: RuleOptions, pile: Cards) -> int:
    """R-XTR-3; a napoleone of ten points replaces the napola (R-XTR-4)."""
    run = denari_run(pile)
    if run < NAPOLA_LEAST or (run == ALL_DENARI and options.napoleone == "ten_points"):
        return 0
    return ALL_DENARI if options.napola == "ten_at_seven" and run >= NAPOLA_TEN_AT else run


def piccola_points(pile: Cards) -> int:
    """R-CIR-7: ace, 2, 3 of denari three points, one more for each next card, six at most."""
    run = denari_run(pile)
    return 0 if run < NAPOLA_LEAST else min(run, PICCOLA_MOST)


def grande_points(pile: Cards) -> int:
    """R-CIR-8: five points for the three court cards of denari."""
    return GRANDE_POINTS if pile.mask & GRANDE_MASK == GRANDE_MASK else 0


THREE_OF_DENARI: Final = Card.of(3, Suit.DENARI)
SIX_OF_DENARI: Final = Card.of(6, Suit.DENARI)


def _extras(options: RuleOptions, piles: Sequence[Cards], declared: Sequence[int]) -> list[CategoryScore]:
    """The rows of the extra points that these options count (docs/rules.md sections 9 and 14)."""
    rows = []
    if options.re_bello:
        rows.append(_holder("re_bello", piles, RE_BELLO))
    if options.rebello_six:
        rows.append(_holder("rebello_six", piles, SIX_OF_DENARI))
    if options.three_six_bonus:
        pair = Cards.of((THREE_OF_DENARI, SIX_OF_DENARI))
        rows.append(_each("three_six_bonus", [len(pile & pair) for pile in piles]))
    if options.napola != "off":
        rows.append(_each("napola", [napola_points(options, pile) for pile in piles]))
    if options.napoleone == "ten_points":
        whole = [NAPOLEONE_POINTS * (denari_run(pile) == ALL_DENARI) for pile in piles]
        rows.append(_each("napoleone", whole))
    if options.piccola:
        rows.append(_each("piccola", [piccola_points(pile) for pile in piles]))
    if options.grande:
        rows.append(_each("grande", [grande_points(pile) for pile in piles]))
    if options.hand_declarations:
        rows.append(_each("declarations", declared))
    return rows


def _match_winner(options: RuleOptions, piles: Sequence[Cards]) -> int | None:
    """The side with all ten denari where that wins the match (R-XTR-4, R-MAT-6)."""
    if options.napoleone != "wins_match":
        return None
    return next((side for side, pile in enumerate(piles) if denari_run(pile) == ALL_DENARI), None)
