"""Learn the leaf's numbers from hands that the skilled player plays against itself.

    python -m scopa_gui.ai.learn --hands 2000

At every deal of a new round the present differences are noted, and at the end of the hand what became of them; the
widths are those with the least squared error, the worth of the lead is a least-squares fit of what is left over.
Prints the rows of `leaf_numbers.NUMBERS`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import sqrt
from typing import Final

from scopa_gui.ai.greedy import GreedyPlayer
from scopa_gui.ai.leaf import Leaf, shares_of, step
from scopa_gui.ai.leaf_numbers import LeafNumbers
from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.ai.simulate import Position
from scopa_gui.ai.strategy import Limit
from scopa_gui.engine import (
    Category,
    HandScore,
    Phase,
    RuleOptions,
    State,
    apply,
    deal,
    preset_options,
    score,
    seats_of_sides,
    view_for,
)

GAMES: Final = (
    "scopa_classica",
    "scopa_a_tre",
    "scopa_a_coppie",
    "scopa_a_sei_coppie",
    "scopa_a_sei_squadre",
    "asso_piglia_tutto",
    "quindici_stretta",
    "quindici_mista",
    "quindici_con_assi",
    "cirulla",
)
CONSTANTS: Final = (0.0, 0.1, 0.2, 0.4, 0.7, 1.0, 1.5)
SLOPES: Final = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4, 1.7)
PRIMIERA_SHARE: Final = 0.1
"""Primiera amounts are counted in best cards, not in cards: their widths are tried on a smaller scale."""
PRIOR: Final = 100.0
"""How many samples the reference worth of the lead counts for."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A round's end: where it stood, and how the hand was counted."""

    position: Position
    result: HandScore


def samples(options: RuleOptions, hands: int, rng: random.Random) -> list[Sample]:
    """All round ends of so many hands of self-play."""
    player = GreedyPlayer(slips=0.05)
    found: list[Sample] = []
    for number in range(hands):
        state, _ = deal(options, shuffled_deck(rng), number % options.players)
        ends: list[Position] = []
        while state.phase not in (Phase.OVER, Phase.VOID):
            before = state.round
            state, _ = apply(state, player.think(view_for(state, state.turn), Limit(), rng).move)
            if state.round != before:
                ends.append(_round_end(state))
        found.extend(Sample(position, score(state)) for position in ends)
    return found


def _round_end(state: State) -> Position:
    """The position before the new round's deal, points for its declarations still to come."""
    position = Position.of_state(state)
    position.stock += position.left
    position.left = 0
    position.seat = state.leader
    return position


def fit(options: RuleOptions, found: Sequence[Sample]) -> LeafNumbers:
    """The numbers that explain the samples best."""
    start = LeafNumbers(
        options.players,
        len(seats_of_sides(options)),
        options.capture_mode,
        options.ace_sweep != "off",
        (0.3, 1.0),
        (0.2, 0.7),
        (0.05, 0.05),
        0.9,
        0.15,
    )
    blank = Leaf(options, found[0].position.stock, start)
    cards = _width(found, "cards", blank.card_amounts, blank.cards_out, 1.0)
    denari = _width(found, "denari", blank.denari_amounts, blank.denari_out, 1.0)
    fourth: Category = "sevens" if options.sevens_point == "most_sevens" else "primiera"
    primiera = _width(found, fourth, blank.primiera_amounts, lambda position: position.stock, PRIMIERA_SHARE)
    widths = replace(start, cards=cards, denari=denari, primiera=primiera)
    return _with_lead(options, found, widths)


def _width(
    found: Sequence[Sample],
    item: Category,
    amounts: Callable[[Position], Sequence[float]],
    out: Callable[[Position], int],
    scale: float,
) -> tuple[float, float]:
    """(constant, slope) of the width with the least squared error in `item`'s points."""
    rows = []
    for sample in found:
        row = sample.result.row(item)
        assert row is not None
        rows.append((tuple(amounts(sample.position)), sqrt(out(sample.position)), row.points))
    widths = ((round(constant * scale, 3), round(slope * scale, 3)) for constant, slope in product(CONSTANTS, SLOPES))
    return min(widths, key=lambda width: _error(rows, width))


def _error(rows: Iterable[tuple[tuple[float, ...], float, tuple[int, ...]]], width: tuple[float, float]) -> float:
    error = 0.0
    for amounts, root, points in rows:
        reach = width[0] + width[1] * root
        if len(amounts) == 2:
            error += (step(amounts[0] - amounts[1], reach) - (points[0] - points[1])) ** 2
        else:
            error += sum((share - point) ** 2 for share, point in zip(shares_of(amounts, reach), points, strict=True))
    return error


def _with_lead(options: RuleOptions, found: Sequence[Sample], numbers: LeafNumbers) -> LeafNumbers:
    """Fit what the widths leave unexplained by the chance of a sweep and the cards on the table, to the leader."""
    leaves: dict[int, Leaf] = {}
    xx, xy, yy = PRIOR, 0.0, PRIOR
    xr, yr = PRIOR * numbers.sweep, PRIOR * numbers.table
    numbers = replace(numbers, sweep=0.0, table=0.0)
    for sample in found:
        position = sample.position
        leaf = leaves.setdefault(position.stock, Leaf(options, position.stock, numbers))
        side = position.side_of[position.seat]
        points = sample.result.points
        rivals = [point for other, point in enumerate(points) if other != side]
        rest = points[side] - sum(rivals) / len(rivals) - leaf.points(position)[side]
        sweep, table = leaf.lead_of(position)
        xx, xy, yy = xx + sweep * sweep, xy + sweep * table, yy + table * table
        xr, yr = xr + sweep * rest, yr + table * rest
    determinant = xx * yy - xy * xy
    by_sweep, by_table = (xr * yy - yr * xy) / determinant, (yr * xx - xr * xy) / determinant
    return replace(numbers, sweep=round(by_sweep, 3), table=round(by_table, 3))


def main(words: Sequence[str] | None = None) -> int:
    """Learn every way of playing and print its row."""
    parser = argparse.ArgumentParser(prog="python -m scopa_gui.ai.learn", description="Learn the leaf's numbers.")
    parser.add_argument("--hands", type=int, default=2000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    given = parser.parse_args(words)
    for game in GAMES:
        options = preset_options(game)
        numbers = fit(options, samples(options, given.hands, random.Random(given.seed)))
        sys.stdout.write(f"    {numbers!r},  # {game}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
