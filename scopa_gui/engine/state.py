"""One hand as an immutable value: what lies where, whose turn it is, and what was played so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from scopa_gui.engine.cards import NO_CARDS, Card, Cards
from scopa_gui.engine.moves import DeclarationKind, Play
from scopa_gui.engine.options import RuleOptions


class Phase(Enum):
    """Where a hand stands. VOID: the opening table cancels the deal (R-OPEN-1, R-OPEN-2) and nothing can be played."""

    VOID = "void"
    DECLARING = "declaring"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Played:
    """One play as everybody saw it: seat, round (from 0), the play, the table before it, and whether it was a scopa."""

    seat: int
    round: int
    play: Play
    table_before: Cards
    scopa: bool


@dataclass(frozen=True, slots=True)
class Declared:
    """One declaration as everybody saw it: the cards shown in dealt order and the points they brought (R-CIR-10).

    `plays_before` is how many plays had been made, which places it among them.
    """

    seat: int
    round: int
    kind: DeclarationKind
    cards: tuple[Card, ...]
    matta_value: int | None
    points: int
    plays_before: int


@dataclass(frozen=True, slots=True)
class State:
    """A hand between its shuffle and its count. Seats and sides count from 0, tuples are by seat or by side.

    `held` (by seat) is in the order received. `asked` is how many seats, in play order from the leader, have had
    their chance to declare in this round. `crosswise` (by side) are the face-up cards that mark scope; `scope` counts
    them and a dealer's bonus, which may be worth more than its cards show.
    """

    options: RuleOptions
    dealer: int
    phase: Phase
    turn: int
    round: int
    stock: tuple[Card, ...]
    held: tuple[tuple[Card, ...], ...]
    table: Cards
    piles: tuple[Cards, ...]
    scope: tuple[int, ...]
    crosswise: tuple[tuple[Card, ...], ...]
    declared_points: tuple[int, ...]
    opening: tuple[Card, ...]
    bonus_total: int = 0
    asked: int = 0
    exposed: Cards = NO_CARDS
    matta_value: int | None = None
    last_capturer: int | None = None
    unclaimed: Cards = NO_CARDS
    plays: tuple[Played, ...] = ()
    declared: tuple[Declared, ...] = ()

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.options.players

    @property
    def leader(self) -> int:
        """The seat that plays first in each round: the dealer's right-hand neighbour (R-SEAT-1)."""
        return (self.dealer + 1) % self.seats
