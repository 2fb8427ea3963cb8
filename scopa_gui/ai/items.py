"""A move's expected points item by item of the count: what a hint may tell about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from scopa_gui.ai.leaf import DenariExtras, Leaf, leaf
from scopa_gui.ai.playout import playouts
from scopa_gui.ai.search import key_of
from scopa_gui.ai.simulate import NOBODY, Position
from scopa_gui.ai.strategy import Shares
from scopa_gui.engine import (
    CLASSIC,
    Cards,
    Category,
    OptionValue,
    PlayerView,
    RuleOptions,
    score_piles,
    seats_of_sides,
    with_values,
)
from scopa_gui.engine.tables import DENARI_MASK

SAMPLES: Final = 8
"""Guessed worlds that each move is played out in."""

Rows: TypeAlias = Iterable[tuple[Category, Sequence[float]]]
EXTRAS: Final[tuple[Category, ...]] = (
    "re_bello",
    "rebello_six",
    "three_six_bonus",
    "napola",
    "napoleone",
    "piccola",
    "grande",
)


@dataclass(frozen=True, slots=True)
class Itemiser:
    """Plays the viewer's moves out in guessed worlds and counts item by item."""

    view: PlayerView
    root: Position
    draw: Callable[[], list[int]]
    chance: Callable[[], float]

    def shares(self) -> dict[int, Shares]:
        """For each legal move's key, the mover's expected points an item, less the mean of its rivals'."""
        side = self.root.side_of[self.root.seat]
        sums: dict[int, dict[Category, float]] = {key_of(*move): {} for move in self.root.moves()}
        for _ in range(SAMPLES):
            hands = self.draw()
            for card, taken in self.root.moves():
                into = sums[key_of(card, taken)]
                for item, amounts in self._rows(self._played_out(hands, card, taken)):
                    rivals = (sum(amounts) - amounts[side]) / (len(amounts) - 1)
                    into[item] = into.get(item, 0.0) + (amounts[side] - rivals) / SAMPLES
        return {key: tuple((item, points) for item, points in found.items() if points) for key, found in sums.items()}

    def _played_out(self, hands: list[int], card: int, taken: int) -> Position:
        position = self.root.copy()
        position.held = hands[:]
        position.play(card, taken)
        playouts(self.view.options).play(position, self.chance)
        return position

    def _rows(self, position: Position) -> Rows:
        declared = self.view.declared_points
        scope = [made - shown for made, shown in zip(position.scope, declared, strict=True)]
        if position.stock:
            return (("declarations", declared), *leaf_rows(leaf(self.view.options, position.stock), position, scope))
        piles = [Cards(pile) for pile in position.piles]
        if position.last != NOBODY:
            piles[position.last] |= Cards(position.table)
        counted = score_piles(self.view.options, piles, scope, declared)
        return [(row.category, row.points) for row in counted.rows]


def leaf_rows(judge: Leaf, position: Position, scope: Sequence[int]) -> list[tuple[Category, Sequence[float]]]:
    """The leaf's expectation an item, by side; what the lead is worth counts as scope to come."""
    to_come = [float(one) for one in scope]
    to_come[position.side_of[position.seat]] += judge.lead(position)
    rows: list[tuple[Category, Sequence[float]]] = [*judge.majorities(position), ("scope", to_come)]
    denari = [pile & DENARI_MASK for pile in position.piles]
    owned = sum(denari)
    for item, expected in _singles(judge.options):
        rows.append((item, [expected[mine << 10 | owned ^ mine] for mine in denari]))
    return rows


@cache
def _singles(options: RuleOptions) -> tuple[tuple[Category, DenariExtras], ...]:
    """Settebello and the extras of these options, each counted alone."""
    chance = 1.0 / len(seats_of_sides(options))
    settebello = DenariExtras(CLASSIC, chance)
    found: list[tuple[Category, DenariExtras]] = [("settebello", settebello)]
    for item in EXTRAS:
        value: OptionValue = options.value_of(item)
        if value not in (False, "off", "wins_match"):
            alone: dict[str, OptionValue] = {item: value}
            if item == "napola":
                alone["napoleone"] = options.napoleone  # ten points replace the run, so the two are one item (R-XTR-4)
            elif item == "napoleone" and options.napola != "off":
                continue
            found.append((item, DenariExtras(with_values(CLASSIC, alone), chance, settebello=False)))
    return tuple(found)
