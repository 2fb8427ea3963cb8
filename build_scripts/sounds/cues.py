"""The table of cues: who makes each, how many takes, how loud; and the finish that all of them get."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from build_scripts.sounds import makers
from build_scripts.sounds.samples import RATE, Samples, amplitude, biquad, faded, loudness, thinned

SEED: Final = "scopa-1"
CEILING: Final = 0.66
"""Highest sample of any file (-3.6 dBFS)."""
REFERENCE: Final = -24.0
"""Loudest 100 ms of a card laid on the cloth, ear-weighted, in dB below full scale; all other cues relate to it."""

INAUDIBLE: Final = 2e-4
"""A sample of -74 dBFS: 30 dB under the quietest cue's loudest part, and under any room."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One kind of sound; `level` is in dB against REFERENCE, the file's rate is RATE / `thinning`."""

    make: Callable[[random.Random, int], Samples]
    takes: int
    level: float
    thinning: int = 1

    @property
    def rate(self) -> int:
        """Samples a second in the file."""
        return RATE // self.thinning


CUES: Final[dict[str, Cue]] = {
    "lift": Cue(makers.lift, 4, -4.0),
    "slide": Cue(makers.slide, 4, -4.0),
    "place": Cue(makers.place, 5, 0.0),
    "deal": Cue(makers.deal, 5, -2.0),
    "flip": Cue(makers.flip, 4, -2.0),
    "gather": Cue(makers.gather, 4, -1.0),
    "shuffle": Cue(makers.shuffle, 3, -1.0),
    "refuse": Cue(makers.refuse, 3, -2.0),
    "chalk": Cue(makers.chalk, 4, -3.0),
    "stamp": Cue(makers.stamp, 4, -1.0),
    "tap": Cue(makers.tap, 3, -6.0),
    "scopa": Cue(makers.scopa, 3, 2.0),
    "win": Cue(makers.win, 3, 2.0, thinning=2),  # strings hold nothing that the lower rate would lose
    "lose": Cue(makers.lose, 3, 0.0, thinning=2),
}


def take_of(name: str, take: int) -> Samples:
    """Take number `take` (from 0) of a cue, ready to be written at the cue's rate. Same arguments, same samples."""
    cue = CUES[name]
    rng = random.Random(f"{SEED}/{name}/{take}")
    samples = finished(cue.make(rng, take), REFERENCE + cue.level)
    return trimmed(samples if cue.thinning == 1 else thinned(samples, cue.thinning))


def finished(samples: Samples, level: float) -> Samples:
    """No DC, soft edges, the wanted loudness, and never above the ceiling."""
    out = faded(biquad("high", biquad("high", samples, 55.0, 0.71), 40.0, 0.71), 0.0008, 0.03)
    for _ in range(2):  # bending takes a little loudness away; the second round gives it back
        gain = amplitude(level - loudness(out))
        out = [bent(value * gain) for value in out]
    return out


def trimmed(samples: Samples) -> Samples:
    """Without the silence after the last sample that could be heard; a soft end all the same."""
    last = max(index for index, value in enumerate(samples) if abs(value) > INAUDIBLE)
    return faded(samples[: last + 1], 0.0008, 0.01)


def bent(value: float) -> float:
    """Straight up to 60 % of the ceiling, then a smooth knee towards it."""
    knee = 0.6 * CEILING
    size = abs(value)
    if size <= knee:
        return value
    return math.copysign(knee + (CEILING - knee) * math.tanh((size - knee) / (CEILING - knee)), value)
