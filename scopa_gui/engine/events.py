"""What happened in a hand, as values: the window, the log and the captions are told by these alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from scopa_gui.engine.cards import Card, Cards
from scopa_gui.engine.moves import DeclarationKind
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.scoring import HandScore
from scopa_gui.engine.state import Phase


@dataclass(frozen=True, slots=True)
class HandStarted:
    """A shuffled deck lies before `dealer`; all piles, hands and the table are empty."""

    options: RuleOptions
    dealer: int
    stock: int


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Round `number` (from 0) begins; `stock` cards lie in the stock before it is dealt (R-DEAL-2)."""

    number: int
    stock: int


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """`seat` receives these cards, one or a packet; None stands for a card that the viewer may not see."""

    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class TableDealt:
    """These cards are turned up on the table (R-DEAL-1, R-DEAL-3)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The opening table cancels the deal: `count` kings or aces lie on it; the same dealer deals again (R-OPEN)."""

    reason: Literal["kings", "aces"]
    count: int
    dealer: int


@dataclass(frozen=True, slots=True)
class DealerBonusTaken:
    """The dealer takes the opening four, which total 15 or 30, and marks `scope`; `crosswise` shows them (R-OPEN-3)."""

    seat: int
    side: int
    cards: Cards
    total: int
    scope: int
    crosswise: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeclarationMade:
    """`seat` shows the three cards it holds and scores `points` (R-CIR-3, R-CIR-4, R-CIR-10)."""

    seat: int
    side: int
    kind: DeclarationKind
    cards: tuple[Card, ...]
    matta_value: int | None
    points: int


@dataclass(frozen=True, slots=True)
class DeclarationKept:
    """`seat` kept quiet; nobody else learns of it (R-CIR-11)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """It is the turn of `seat`, to declare or to play."""

    seat: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class CardLaid:
    """`seat` lays `card` on the table and takes nothing (R-TURN-2)."""

    seat: int
    card: Card


CaptureKind: TypeAlias = Literal["equal", "sum", "fifteen", "ace_sweep", "itself"]


@dataclass(frozen=True, slots=True)
class CardsCaptured:
    """`seat` takes `cards` with `card` into the pile of `side`.

    `cleared` says that the table is empty now, `scopa` that this scores, `last_play` that it was the hand's last card
    (which explains a cleared table without a scopa, R-SCP-2).
    """

    seat: int
    side: int
    card: Card
    cards: Cards
    kind: CaptureKind
    cleared: bool
    scopa: bool
    last_play: bool


@dataclass(frozen=True, slots=True)
class LeftoversTaken:
    """The cards left at the end go to the last capturer's side, or to nobody: seat and side None (R-END)."""

    seat: int | None
    side: int | None
    cards: Cards


@dataclass(frozen=True, slots=True)
class HandCounted:
    """The hand is over; its count."""

    score: HandScore


Event: TypeAlias = (
    HandStarted
    | RoundStarted
    | CardsDealt
    | TableDealt
    | DealVoided
    | DealerBonusTaken
    | DeclarationMade
    | DeclarationKept
    | TurnStarted
    | CardLaid
    | CardsCaptured
    | LeftoversTaken
    | HandCounted
)


def view_event(event: Event, seat: int) -> Event | None:
    """The event as `seat` sees it: others' dealt cards hidden; None where the seat may learn nothing at all."""
    match event:
        case CardsDealt() if event.seat != seat:
            return replace(event, cards=(None,) * len(event.cards))
        case DeclarationKept() if event.seat != seat:
            return None
        case TurnStarted(phase=Phase.DECLARING) if event.seat != seat:
            return None
        case _:
            return event
