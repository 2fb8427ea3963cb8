"""The count of a hand as a sheet to read: rows, the cards that made each, numbers and winners, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scopa_gui.app.captions import Talk, side_title
from scopa_gui.app.card_words import Family, half_points
from scopa_gui.app.count_messages import category_label, nobody_remark, suit_missing_remark, wins_match_remark
from scopa_gui.app.count_ties import why_nobody
from scopa_gui.engine import (
    RE_BELLO,
    SETTEBELLO,
    Card,
    Cards,
    Category,
    CategoryScore,
    HandScore,
    Primiera,
    RuleOptions,
    State,
    Suit,
    side_of,
)
from scopa_gui.engine.tables import primiera_table


@dataclass(frozen=True, slots=True)
class SheetCell:
    """One side in one row.

    `cards` lie open; `backs` is how many lie face down instead. `terms` are the primiera's points card by card, in
    text. `number` is what is compared, a dash where there is nothing; `points` what the side scores. `is_tied` marks
    those that share the lead; `remark` says what a side lacks.
    """

    cards: tuple[Card, ...]
    backs: int
    terms: tuple[str, ...]
    number: str
    points: int
    is_winner: bool
    is_tied: bool = False
    remark: str = ""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One category; `remark` says that no side scores, or that the match is won, and is empty otherwise."""

    category: Category
    label: str
    remark: str
    cells: tuple[SheetCell, ...]


@dataclass(frozen=True, slots=True)
class CountSheet:
    """The whole count: sides by title, rows in the order of the count, points of the hand by side."""

    sides: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    points: tuple[int, ...]


NOTHING: Final = "–"
_NAMED: Final[dict[Category, tuple[Card, ...]]] = {
    "settebello": (SETTEBELLO,),
    "re_bello": (RE_BELLO,),
    "rebello_six": (Card.of(6, Suit.DENARI),),
    "three_six_bonus": (Card.of(3, Suit.DENARI), Card.of(6, Suit.DENARI)),
    "grande": tuple(Card.of(value, Suit.DENARI) for value in (8, 9, 10)),
}
_RUNS: Final = ("napola", "piccola", "napoleone")


def count_sheet(state: State, score: HandScore, talk: Talk, family: Family) -> CountSheet:
    """The sheet of a hand that is over; `score` is its count."""
    sides = range(len(state.piles))
    rows = [_row(row, state, score, talk, family) for row in score.rows]
    if score.wins_match is not None:
        rows.append(_winning_row(score.wins_match, state, talk, family))
    return CountSheet(
        sides=tuple(side_title(side, talk) for side in sides),
        rows=tuple(rows),
        points=score.points,
    )


def _row(row: CategoryScore, state: State, score: HandScore, talk: Talk, family: Family) -> SheetRow:
    why = why_nobody(row, state.options, score.primiere)
    tied = () if why is None else why.sides
    cells = tuple(_cell(row, side, state, score.primiere[side], side in tied) for side in range(len(state.piles)))
    remark = "" if why is None else nobody_remark(has_lead=why.reason == "no_majority")
    return SheetRow(row.category, category_label(row.category, family, talk.sweep), remark, cells)


def _winning_row(winner: int, state: State, talk: Talk, family: Family) -> SheetRow:
    """All ten coins, where they win the match: they score nothing, and need nothing."""
    cells = []
    for side, pile in enumerate(state.piles):
        won = side == winner
        cards = tuple(card for card in pile.sorted() if card.suit is Suit.DENARI) if won else ()
        cells.append(SheetCell(cards, 0, (), str(len(cards)) if won else NOTHING, 0, won))
    return SheetRow("napoleone", category_label("napoleone", family, talk.sweep), wins_match_remark(), tuple(cells))


def _cell(row: CategoryScore, side: int, state: State, primiera: Primiera, tied: bool) -> SheetCell:
    amount = row.amounts[side]
    cards = _cards(row, side, state, primiera)
    is_primiera = row.category == "primiera"
    number = half_points(primiera.total) if is_primiera else str(amount)
    return SheetCell(
        cards=cards,
        backs=amount if row.category == "cards" else 0,
        terms=_terms(state.options, primiera) if is_primiera else (),
        number=number if amount else NOTHING,
        points=row.points[side],
        is_winner=row.points[side] > 0,
        is_tied=tied,
        remark=suit_missing_remark() if is_primiera and primiera.suits < len(Suit) else "",
    )


def _terms(options: RuleOptions, primiera: Primiera) -> tuple[str, ...]:
    table = primiera_table(options.primiera_scale)
    return tuple(half_points(table[1 << (card.value - 1)][0] / 2) for card in primiera.cards)


def _cards(row: CategoryScore, side: int, state: State, primiera: Primiera) -> tuple[Card, ...]:
    """The cards that speak for a side in a row; those of extras only where they score."""
    pile = state.piles[side]
    match row.category:
        case "cards":
            return ()
        case "denari":
            return tuple(card for card in pile.sorted() if card.suit is Suit.DENARI)
        case "sevens":
            return tuple(card for card in pile.sorted() if card.value == 7)
        case "primiera":
            return primiera.cards
        case "scope":
            return state.crosswise[side]
        case "declarations":
            return tuple(
                card for one in state.declared if side_of(state.options, one.seat) == side for card in one.cards
            )
        case category if category in _RUNS:
            return _run(pile, row.points[side])
        case category:
            return tuple(card for card in _NAMED[category] if row.points[side] and card in pile)


def _run(pile: Cards, points: int) -> tuple[Card, ...]:
    """The run of denari from the ace that scored, as long as its points say or shorter."""
    run = []
    for value in range(1, min(points, 10) + 1):
        card = Card.of(value, Suit.DENARI)
        if card not in pile:
            break
        run.append(card)
    return tuple(run)
