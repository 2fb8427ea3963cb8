"""How long motions take, and how the person's speed and reduced motion change that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """What designers tune, in milliseconds at normal speed, with heights in pixels and arcs as shares of the way."""

    deal: float = 260
    deal_apart: float = 70
    deal_arc: float = 0.06
    deal_lift: float = 18
    raise_card: float = 110
    pick_up: float = 90
    ring_on: float = 80
    ring_off: float = 120
    cancel: float = 220
    drop: float = 170
    settle: float = 60
    play: float = 300
    play_arc: float = 0.08
    play_lift: float = 16
    shown: float = 450
    shown_own: float = 140
    after_lay: float = 260
    gather: float = 240
    gather_apart: float = 45
    to_pile: float = 380
    pile_arc: float = 0.12
    sweep: float = 420
    reflow: float = 200
    flip: float = 300
    declared: float = 700
    bonus_shown: float = 1100
    voided: float = 1800
    before_count: float = 600
    before_sweep: float = 350
    scopa_write: float = 260
    scopa_stay: float = 900
    scopa_wipe: float = 300
    turn_light: float = 200
    fade: float = 120
    """Reduced motion: a card fades out here and in there."""


TIMING: Final = Timing()

HELD_Z: Final = 28.0
FLIGHT_Z: Final = 14.0
RINGED_Z: Final = 8.0


class Speed(Enum):
    """The person's choice; the value multiplies every duration."""

    OFF = 0.0
    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.55


@dataclass(frozen=True, slots=True)
class Pace:
    """The speed in force, and whether motion is reduced to short fades."""

    speed: Speed = Speed.NORMAL
    reduced: bool = False

    def wait(self, milliseconds: float) -> float:
        """Seconds of a pause."""
        return milliseconds * self.speed.value / 1000

    def travel(self, milliseconds: float) -> float:
        """Seconds of a card's way; a fade where motion is reduced."""
        return self.wait(min(milliseconds, TIMING.fade) if self.reduced else milliseconds)
