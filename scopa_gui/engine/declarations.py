"""Cirulla's declarations: which a hand of three pays, and with which value of the matta (R-CIR-3 to R-CIR-12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scopa_gui.engine.cards import MATTA, Card
from scopa_gui.engine.moves import DeclarationKind, Declare, Keep, Move
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.tables import VALUES

LOW_POINTS: Final = 3
TRIPLE_POINTS: Final = 10
LOW_LIMIT: Final = 9
CARDS_TO_DECLARE: Final = 3


@dataclass(frozen=True, slots=True)
class Declaration:
    """A declaration open to a player: its kind, its points and the value 1-10 of the matta (None without one)."""

    kind: DeclarationKind
    points: int
    matta_value: int | None

    @property
    def move(self) -> Declare:
        """The move that makes it."""
        return Declare(self.kind, self.matta_value)


def is_low(values: Sequence[int]) -> bool:
    """Three cards that total nine or less (R-CIR-3)."""
    return sum(values) <= LOW_LIMIT


def is_triple(values: Sequence[int]) -> bool:
    """Three cards of one value (R-CIR-4)."""
    return len(set(values)) == 1


def declarations(options: RuleOptions, held: Sequence[Card]) -> tuple[Declaration, ...]:
    """Every declaration that `held` pays, best first; empty when none does or fewer than three cards are held.

    With `declarations_only` each kind comes once, with the lowest value of the matta that pays; with
    `plays_as_declared` once for each value, since the matta then plays under it (R-CIR-5).
    """
    if not options.hand_declarations or len(held) != CARDS_TO_DECLARE:
        return ()
    found: list[Declaration] = []
    for matta_value in _matta_values(options, held):
        values = [matta_value if card == MATTA and matta_value is not None else card.value for card in held]
        for kind, points in _kinds(options, values):
            if options.matta == "plays_as_declared" or kind not in {one.kind for one in found}:
                found.append(Declaration(kind, points, matta_value))
    return tuple(sorted(found, key=lambda one: -one.points))


def declaration_moves(options: RuleOptions, held: Sequence[Card]) -> tuple[Move, ...]:
    """What a seat that holds a paying declaration may do: make one, best first, or keep quiet."""
    return (*(one.move for one in declarations(options, held)), Keep())


def _matta_values(options: RuleOptions, held: Sequence[Card]) -> tuple[int | None, ...]:
    return VALUES if options.matta != "off" and MATTA in held else (None,)


def _kinds(options: RuleOptions, values: Sequence[int]) -> list[tuple[DeclarationKind, int]]:
    """The paying kinds of three values: low and triple, and both together where the table adds them (R-CIR-12)."""
    kinds: list[tuple[DeclarationKind, int]] = []
    if is_low(values):
        kinds.append(("low", LOW_POINTS))
    if is_triple(values):
        kinds.append(("triple", TRIPLE_POINTS))
    if len(kinds) == 2 and options.declarations_stack:
        kinds.append(("both", LOW_POINTS + TRIPLE_POINTS))
    return kinds
