"""What was worth remembering in a match, read from its record alone: the rarest first, each with its hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final, Literal, TypeAlias, get_args

from scopa_gui.app.hand_review import reviewed
from scopa_gui.engine import (
    SETTEBELLO,
    CardLaid,
    CardsCaptured,
    DeclarationMade,
    Event,
    GameRecord,
    HandCounted,
    HandScore,
    RuleOptions,
    seats_of_sides,
    side_of,
    winner_of,
)

MomentKind: TypeAlias = Literal[
    "all_coins",
    "shutout",
    "comeback",
    "four_points",
    "scopa_run",
    "scopas_in_hand",
    "settebello_scopa",
    "four_sevens",
    "declaration",
    "settebello_often",
    "best_hand",
    "lead_changes",
    "level_before_last",
    "many_cards",
]
"""In the order in which they are told."""
KINDS: Final[tuple[MomentKind, ...]] = get_args(MomentKind)


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing to remember: the side that did it, its hand from 1, and how many; None and 0 where that says nothing.

    `of` is out of how many, for what happens again and again.
    """

    kind: MomentKind
    side: int | None = None
    hand: int = 0
    n: int = 0
    of: int = 0


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From how many on a thing is worth a sentence; `often` is a share of the hands."""

    behind: int = 3
    scopas: int = 2
    declared: int = 6
    hands: int = 3
    often: float = 0.75
    lead_changes: int = 2
    cards: int = 5


FROM: Final = Thresholds()
MOST: Final = 5
MAIN_POINTS: Final = 4
SEVEN: Final = 7
ALL_COINS: Final = 10


@dataclass(frozen=True, slots=True)
class _Hand:
    """A complete hand: its number from 1, what happened in it, its count."""

    number: int
    events: tuple[Event, ...]
    score: HandScore


def best_moments(record: GameRecord, most: int = MOST) -> tuple[Moment, ...]:
    """At most `most` moments of the complete hands of a match, each kind once; the record must be one that replays."""
    hands = _hands(record)
    found = (*_of_the_totals(record.options, hands), *_of_the_plays(record.options, hands), *_of_the_counts(hands))
    return tuple(sorted(found, key=lambda one: KINDS.index(one.kind))[:most])


def _hands(record: GameRecord) -> list[_Hand]:
    hands = []
    for number, hand in enumerate(record.hands, start=1):
        events = tuple(event for step in reviewed(record.options, hand) for event in step)
        if events and isinstance(events[-1], HandCounted):
            hands.append(_Hand(number, events, events[-1].score))
    return hands


# ---------------------------------------------------------------------------------------------- the totals


def _of_the_totals(options: RuleOptions, hands: Sequence[_Hand]) -> Iterator[Moment]:
    """How the score went up and down."""
    if not hands:
        return
    totals = list(accumulate((hand.score.points for hand in hands), _added))
    at_once = hands[-1].score.wins_match
    winner = winner_of(totals[-1], options.target) if at_once is None else at_once
    others = [side for side in range(len(totals[-1])) if side != winner]
    if winner is not None and len(others) == 1 and totals[-1][others[0]] == 0:
        yield Moment("shutout", others[0], of=len(hands))
    if winner is not None:
        behind = [max(row) - row[winner] for row in totals]
        if max(behind) >= FROM.behind:
            hand = behind.index(max(behind))
            yield Moment("comeback", winner, hands[hand].number, max(behind))
    leaders = [_leader(row) for row in totals]
    changes = sum(one != other for one, other in pairwise(side for side in leaders if side is not None))
    if changes >= FROM.lead_changes:
        yield Moment("lead_changes", n=changes)
    if winner is not None and len(totals) > 1 and leaders[-2] is None:
        yield Moment("level_before_last", hand=hands[-2].number, n=max(totals[-2]))


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _leader(totals: Sequence[int]) -> int | None:
    """The side that alone has most."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else None


# ---------------------------------------------------------------------------------------------- the plays


def _of_the_plays(options: RuleOptions, hands: Sequence[_Hand]) -> Iterator[Moment]:
    """What was taken and swept at the table."""
    runs, in_hand, strokes, declared = [], [], [], []
    for hand in hands:
        captures = [event for event in hand.events if isinstance(event, CardsCaptured)]
        for side in range(len(seats_of_sides(options))):
            runs.append(Moment("scopa_run", side, hand.number, _longest_run(options, hand, side)))
            scopas = sum(event.scopa for event in captures if event.side == side)
            in_hand.append(Moment("scopas_in_hand", side, hand.number, scopas))
        strokes += [Moment("many_cards", one.side, hand.number, len(one.cards) + 1) for one in captures]
        declared += [
            Moment("declaration", one.side, hand.number, one.points)
            for one in hand.events
            if isinstance(one, DeclarationMade)
        ]
    run, scopas_made = _largest(runs, FROM.scopas), _largest(in_hand, FROM.scopas)
    yield from run
    yield from (one for one in scopas_made if not run or one.n > run[0].n)
    yield from _largest(declared, FROM.declared)
    yield from _largest(strokes, FROM.cards)
    yield from _swept_with_the_settebello(hands)


def _largest(found: Sequence[Moment], least: int) -> list[Moment]:
    """The first of the largest, where that is `least` or more."""
    best = max(found, key=lambda one: one.n, default=None)
    return [] if best is None or best.n < least else [best]


def _longest_run(options: RuleOptions, hand: _Hand, side: int) -> int:
    """The most scopas that a side made on plays of its own that followed each other."""
    longest = run = 0
    for event in hand.events:
        if isinstance(event, CardLaid | CardsCaptured) and side_of(options, event.seat) == side:
            run = run + 1 if isinstance(event, CardsCaptured) and event.scopa else 0
            longest = max(longest, run)
    return longest


def _swept_with_the_settebello(hands: Sequence[_Hand]) -> list[Moment]:
    for hand in hands:
        for event in hand.events:
            if isinstance(event, CardsCaptured) and event.scopa and event.card == SETTEBELLO:
                return [Moment("settebello_scopa", event.side, hand.number)]
    return []


# ---------------------------------------------------------------------------------------------- the counts


def _of_the_counts(hands: Sequence[_Hand]) -> Iterator[Moment]:
    """What the counts of the hands gave."""
    best = [
        Moment("best_hand", side, hand.number, points)
        for hand in hands
        for side, points in enumerate(hand.score.points)
    ]
    yield from _largest(best, 1)
    for find in (_all_coins, _four_points, _four_sevens):
        yield from [moment for hand in hands for moment in find(hand)][:1]
    yield from _settebello_often(hands)


def _all_coins(hand: _Hand) -> list[Moment]:
    row = hand.score.row("denari")
    won = [] if row is None else [side for side, amount in enumerate(row.amounts) if amount == ALL_COINS]
    return [Moment("all_coins", side, hand.number) for side in won]


def _four_points(hand: _Hand) -> list[Moment]:
    """One side takes cards, coins, settebello and primiera (or sevens): the first four rows of the count."""
    winners = {row.winner for row in hand.score.rows[:MAIN_POINTS]}
    (winner, *rest) = winners
    return [] if rest or winner is None else [Moment("four_points", winner, hand.number)]


def _four_sevens(hand: _Hand) -> list[Moment]:
    return [
        Moment("four_sevens", side, hand.number)
        for side, one in enumerate(hand.score.primiere)
        if [card.value for card in one.cards] == [SEVEN] * MAIN_POINTS
    ]


def _settebello_often(hands: Sequence[_Hand]) -> list[Moment]:
    rows = [row for hand in hands if (row := hand.score.row("settebello")) is not None]
    if len(rows) < FROM.hands:
        return []
    counts = [sum(row.winner == side for row in rows) for side in range(len(rows[0].amounts))]
    best = max(counts)
    return (
        [Moment("settebello_often", counts.index(best), n=best, of=len(rows))] if best >= FROM.often * len(rows) else []
    )
