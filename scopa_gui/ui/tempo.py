"""How often the main loop looks at events and tells the scenes of time: the longer nothing happens, the more rarely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TempoMetrics:
    """Looks a second, and seconds."""

    moving: int = 60
    """While something moves, and just after the person did something: the next is likely to follow."""
    resting: int = 30
    asleep: int = 15
    lively: float = 0.25
    """So long after something happened the loop goes on at full rate."""
    awake: float = 3.0
    """So long after something happened it rests; then it only looks for events, and tells of time in large pieces."""
    longest_step: float = 0.1
    """After a pause of the whole machine, motion goes on from where it was."""
    sleeping_step: float = 1.0


METRICS: Final = TempoMetrics()


class Tempo:
    """Whoever runs the loop tells it what happened: `passed`, `stirred`."""

    def __init__(self, metrics: TempoMetrics = METRICS) -> None:
        self._metrics = metrics
        self._quiet = 0.0
        self._untold = 0.0

    def stirred(self) -> None:
        """Something happened: an event came, or there was a new picture."""
        self._quiet = 0.0

    def rate(self, *, is_moving: bool) -> int:
        """Looks a second from now on."""
        if is_moving or self._quiet < self._metrics.lively:
            return self._metrics.moving
        return self._metrics.asleep if self.is_asleep else self._metrics.resting

    def passed(self, seconds: float) -> None:
        """So many seconds have gone by since the last look."""
        self._quiet += seconds
        self._untold += seconds

    def step(self) -> float | None:
        """The seconds that the scenes are to be told of now; None while they may sleep on."""
        if self.is_asleep and self._untold < self._metrics.sleeping_step:
            return None
        longest = self._metrics.sleeping_step if self.is_asleep else self._metrics.longest_step
        told, self._untold = min(self._untold, longest), 0.0
        return told

    @property
    def is_asleep(self) -> bool:
        """Whether nothing has happened for a while."""
        return self._quiet > self._metrics.awake
