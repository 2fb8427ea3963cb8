"""The card in the person's hand: it grows as it is picked up and leans with the movement."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from scopa_gui.stage.geometry import Point, Pose
from scopa_gui.stage.timing import HELD_Z, TIMING
from scopa_gui.stage.tween import out_quad


@dataclass(frozen=True, slots=True)
class HeldMetrics:
    """What designers tune: growth as a share, speeds in pixels a second a degree, degrees, seconds."""

    growth: float = 0.03
    speed_per_degree: float = 90
    most_degrees: float = 8
    step: float = 2
    lag: float = 0.06


METRICS: Final = HeldMetrics()


class HeldCard:
    """Where the held card is drawn. Its place is the pointer's; only its tilt follows late."""

    def __init__(self) -> None:
        self._age = 0.0
        self._tilt = 0.0
        self._start: Pose | None = None
        self._last: Point | None = None

    @property
    def tilt(self) -> float:
        """Degrees, in steps that keep the number of pictures small."""
        return round(self._tilt / METRICS.step) * METRICS.step

    @property
    def is_settled(self) -> bool:
        """Whether time alone would change nothing."""
        return self._start is None or (self._age >= TIMING.pick_up / 1000 and abs(self._tilt) < 0.5)

    def pick_up(self, pose: Pose) -> None:
        """Begin from where the card lies now."""
        self._age, self._tilt, self._start, self._last = 0.0, 0.0, pose, None

    def put_down(self) -> None:
        """No card is held any more."""
        self._start, self._last = None, None

    def update(self, dt: float, at: Point, *, still: bool) -> None:
        """Let `dt` seconds pass with the card's middle at `at`; `still` leaves it upright (reduced motion)."""
        self._age += dt
        if dt <= 0:
            return
        speed = (at.x - self._last.x) / dt if self._last is not None else 0.0
        wanted = max(-METRICS.most_degrees, min(METRICS.most_degrees, -speed / METRICS.speed_per_degree))
        self._tilt = 0.0 if still else wanted + (self._tilt - wanted) * exp(-dt / METRICS.lag)
        self._last = at

    def pose(self, at: Point, height: float) -> Pose:
        """The held card with its middle at `at`, for a hand of cards `height` pixels high."""
        share = out_quad(min(1.0, self._age / (TIMING.pick_up / 1000)))
        start = self._start or Pose(at.x, at.y, 0.0, height)
        grown = height * (1 + METRICS.growth)
        angle = start.angle * (1 - share) + self.tilt
        return Pose(at.x, at.y, angle, start.height + (grown - start.height) * share, HELD_Z * share)
