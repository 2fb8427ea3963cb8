"""What a card in the pile is worth to the one-ply players, item by item of the count, in points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from scopa_gui.engine import DECK_SIZE, Cards, Category, RuleOptions

CardValues: TypeAlias = tuple[float, ...]
"""One number a card, by index."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The reference greedy player's numbers, in points."""

    card: float = 0.085
    denari: float = 0.21
    settebello: float = 0.95
    seven: float = 0.30
    six: float = 0.10
    ace: float = 0.06
    rank_step: float = 0.01
    """Primiera value of two to five, times the rank."""
    single: float = 0.95
    """A card that scores a point of its own: re bello, the six of rebello, the three and six of some cirulla tables."""
    most_sevens: float = 0.40
    run_head: float = 0.55
    """Ace, two or three of denari while a run may still be made or must be stopped; once for each of the two."""
    run_step: float = 0.30
    """Each further card of a run while the run can still reach it."""
    court: float = 0.75
    """Fante, cavallo or re of denari while cirulla's grande is open; once for making, once for stopping it."""
    scopa: float = 1.0
    sweep_risk: float = 0.85
    laid_share: float = 0.45
    """The share of its own value that a laid card costs."""
    ace_laid: float = 0.25
    """What laying an ace costs where an ace takes the whole table."""


WEIGHTS: Final = Weights()
RUN_HEAD: Final = 0b111
COURTS: Final = 0b1110000000
DENARI: Final = 10
PICCOLA_LAST: Final = 6


@cache
def fixed_values(options: RuleOptions) -> tuple[tuple[Category, CardValues], ...]:
    """The worth of every card that does not depend on the piles, one row an item of the count."""
    w = WEIGHTS
    sevens: Category = "sevens" if options.sevens_point == "most_sevens" else "primiera"
    rows: list[tuple[Category, CardValues]] = [
        ("cards", (w.card,) * DECK_SIZE),
        ("denari", tuple(w.denari * (card < DENARI) for card in range(DECK_SIZE))),
        ("settebello", _only({6: w.settebello})),
        (sevens, tuple(_seven_worth(options, card % 10 + 1) for card in range(DECK_SIZE))),
    ]
    if options.re_bello:
        rows.append(("re_bello", _only({9: w.single})))
    if options.rebello_six:
        rows.append(("rebello_six", _only({5: w.single})))
    if options.three_six_bonus:
        rows.append(("three_six_bonus", _only({2: w.single, 5: w.single})))
    return tuple(rows)


def _only(worth: dict[int, float]) -> CardValues:
    return tuple(worth.get(card, 0.0) for card in range(DECK_SIZE))


def _seven_worth(options: RuleOptions, value: int) -> float:
    if options.sevens_point == "most_sevens":
        return WEIGHTS.most_sevens if value == 7 else 0.0
    special = {7: WEIGHTS.seven, 6: WEIGHTS.six, 1: WEIGHTS.ace}
    return special.get(value, WEIGHTS.rank_step * value if value <= 5 else 0.0)


def card_values(
    options: RuleOptions, piles: Sequence[Cards], side: int
) -> tuple[CardValues, tuple[tuple[Category, CardValues], ...]]:
    """The worth of every card to `side` with these piles: the total, and the rows that it is the sum of."""
    mine = piles[side].mask & 0x3FF
    theirs = [pile.mask & 0x3FF for other, pile in enumerate(piles) if other != side]
    return _values(options, mine, tuple(theirs))


@cache
def _plain(options: RuleOptions) -> tuple[CardValues, tuple[tuple[Category, CardValues], ...]]:
    rows = fixed_values(options)
    return _total(rows), rows


def _total(rows: Sequence[tuple[Category, CardValues]]) -> CardValues:
    return tuple(map(sum, zip(*(values for _, values in rows), strict=True)))


def _values(
    options: RuleOptions, mine: int, theirs: tuple[int, ...]
) -> tuple[CardValues, tuple[tuple[Category, CardValues], ...]]:
    """The plain values and, where the game has them, the open chances of runs and courts of denari."""
    if options.napola == "off" and not options.piccola and not options.grande:
        return _plain(options)
    rows = list(fixed_values(options))
    if options.napola != "off":
        rows.append(("napola", _run_worth(mine, theirs, 10)))
    if options.piccola:
        rows.append(("piccola", _run_worth(mine, theirs, PICCOLA_LAST)))
    if options.grande:
        rows.append(("grande", _court_worth(mine, theirs)))
    return _total(rows), tuple(rows)


def _run_worth(mine: int, theirs: Sequence[int], last: int) -> CardValues:
    """R-XTR-3, R-CIR-7: a run dies when two sides share its head; until then its cards count, to make or to stop it."""
    owned = mine | sum(theirs)
    alive = [pile for pile in (mine, *theirs) if not (owned & ~pile & RUN_HEAD)]
    if not alive:
        return _only({})
    worth = {card: WEIGHTS.run_head * min(len(alive), 2) for card in range(3)}
    for card in range(3, last):
        below = (1 << card) - 1
        if any(not (owned & ~pile & below) for pile in alive):
            worth[card] = WEIGHTS.run_step
    return _only(worth)


def _court_worth(mine: int, theirs: Sequence[int]) -> CardValues:
    """R-CIR-8: the three courts of denari count while one side may still hold all of them."""
    owned = mine | sum(theirs)
    alive = sum(not (owned & ~pile & COURTS) for pile in (mine, *theirs))
    return _only({card: WEIGHTS.court * min(alive, 2) for card in (7, 8, 9)} if alive else {})
