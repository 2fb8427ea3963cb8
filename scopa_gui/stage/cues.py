"""Which sound belongs to an event, as a name; the window plays it, when it has sounds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, assert_never

from scopa_gui.engine import (
    CardLaid,
    CardsCaptured,
    CardsDealt,
    DealerBonusTaken,
    DealVoided,
    DeclarationKept,
    DeclarationMade,
    Event,
    HandCounted,
    HandStarted,
    LeftoversTaken,
    RoundStarted,
    TableDealt,
    TurnStarted,
)


class Cue(Enum):
    """The sounds of the table; the value is the folder of its takes."""

    LIFT = "lift"
    SLIDE = "slide"
    PLACE = "place"
    DEAL = "deal"
    FLIP = "flip"
    GATHER = "gather"
    SHUFFLE = "shuffle"
    REFUSE = "refuse"
    CHALK = "chalk"
    STAMP = "stamp"
    TAP = "tap"
    SCOPA = "scopa"
    WIN = "win"
    LOSE = "lose"


WITHOUT_MOTION: Final = frozenset({Cue.PLACE, Cue.REFUSE, Cue.SCOPA, Cue.CHALK, Cue.WIN, Cue.LOSE})
"""The only sounds when motion is off; dealing or gathering forty cards in one moment would be noise."""


@dataclass(frozen=True, slots=True)
class Sounding:
    """A cue now, at a share 0-1 of the window's width."""

    cue: Cue
    where: float = 0.5


def cue_for(event: Event) -> Cue | None:
    """The sound of an event; None where silence is right."""
    match event:
        case HandStarted():
            return Cue.SHUFFLE
        case CardsDealt() | TableDealt():
            return Cue.DEAL
        case CardLaid():
            return Cue.PLACE
        case CardsCaptured(scopa=scopa):
            return Cue.SCOPA if scopa else Cue.GATHER
        case DealerBonusTaken():
            return Cue.SCOPA
        case LeftoversTaken(side=side):
            return None if side is None else Cue.GATHER
        case DeclarationMade():
            return Cue.FLIP
        case DealVoided() | RoundStarted() | DeclarationKept() | TurnStarted() | HandCounted():
            return None
        case _:
            assert_never(event)
