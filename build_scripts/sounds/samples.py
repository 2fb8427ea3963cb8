"""Sound as lists of numbers: lengths, levels, mixing, filters, loudness."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, TypeAlias

Samples: TypeAlias = list[float]
"""One channel at RATE; full scale is 1.0."""
Curve: TypeAlias = Callable[[float], float]
"""A value for every position from 0 to 1."""
FilterKind: TypeAlias = Literal["low", "high", "band"]

RATE: Final = 44_100


def amplitude(level: float) -> float:
    """The factor of a level in dB."""
    return math.pow(10.0, level / 20.0)


def count_of(duration: float) -> int:
    """How many samples `duration` seconds are; never less than one."""
    return max(1, round(duration * RATE))


def silence(duration: float) -> Samples:
    """So many seconds of nothing."""
    return [0.0] * count_of(duration)


def noise(rng: random.Random, count: int) -> Samples:
    """White noise, even between -1 and 1."""
    return [rng.random() * 2.0 - 1.0 for _ in range(count)]


def add(target: Samples, source: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Mix `source` into `target` from second `at` on; what would stick out is dropped."""
    start = round(at * RATE)
    for index in range(max(0, -start), min(len(source), len(target) - start)):
        target[start + index] += source[index] * gain


def filtered(source: Iterable[float], b0: float, b1: float, b2: float, a1: float, a2: float) -> Samples:
    """A second order recursive filter with these coefficients (a0 = 1)."""
    x1 = x2 = y1 = y2 = 0.0
    out: Samples = []
    append = out.append
    for x in source:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        append(y)
    return out


def biquad(kind: FilterKind, source: Iterable[float], frequency: float, q: float) -> Samples:
    """Second order low pass, high pass or band pass at `frequency` Hz; 0 dB in the pass band."""
    angle = 2.0 * math.pi * min(frequency, RATE * 0.45) / RATE
    alpha = math.sin(angle) / (2.0 * q)
    cosine, norm = math.cos(angle), 1.0 + alpha
    match kind:
        case "low":
            b0 = b2 = (1.0 - cosine) / 2.0
            b1 = 1.0 - cosine
        case "high":
            b0 = b2 = (1.0 + cosine) / 2.0
            b1 = -1.0 - cosine
        case "band":
            b0, b1, b2 = alpha, 0.0, -alpha
    return filtered(source, b0 / norm, b1 / norm, b2 / norm, -2.0 * cosine / norm, (1.0 - alpha) / norm)


def thinned(samples: Samples, factor: int) -> Samples:
    """The same sound at RATE / `factor`: what the lower rate cannot carry is taken out before samples are."""
    out = samples
    for q in (0.51, 0.60, 0.90, 2.56):  # together a Butterworth low pass of order 8
        out = biquad("low", out, 0.42 * RATE / factor, q)
    return out[::factor]


def bell(position: float, peak: float, sharpness: float = 1.0) -> float:
    """A hump on 0..1 that rises to 1 at `peak` and falls back to 0."""
    if not 0.0 < position < 1.0:
        return 0.0
    way = position / peak if position < peak else (1.0 - position) / (1.0 - peak)
    return math.pow(0.5 - 0.5 * math.cos(math.pi * way), sharpness)


def faded(samples: Samples, rise: float, fall: float) -> Samples:
    """The same sound with a straight rise and fall of so many seconds; it begins and ends at nothing."""
    out = list(samples)
    up, down = count_of(rise), min(count_of(fall), len(out) // 3)
    for index in range(up):
        out[index] *= index / up
    for index in range(down):
        out[-1 - index] *= index / down
    return out


def loudness(samples: Iterable[float], window: float = 0.1) -> float:
    """The loudest `window` seconds in dB, weighted as the ear does (ITU-R BS.1770, coefficients for 44.1 kHz)."""
    shelf = filtered(samples, 1.53084123, -2.65098000, 1.16907908, -1.66365511, 0.71259543)
    heard = filtered(shelf, 1.0, -2.0, 1.0, -1.98916967, 0.98919904)
    count, total, best = count_of(window), 0.0, 0.0
    for index, value in enumerate(heard):
        total += value * value
        if index >= count:
            total -= heard[index - count] ** 2
        best = max(best, total)
    return 10.0 * math.log10(best / count + 1e-12)
