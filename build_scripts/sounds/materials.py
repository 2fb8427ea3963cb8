"""The physical pieces that cards, wood and chalk are put together from: contact, ring, grains, rub, riffle."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from build_scripts.sounds.samples import RATE, Curve, Samples, amplitude, bell, biquad, count_of, noise, silence

Mode: TypeAlias = tuple[float, float, float]
"""One way in which a body rings: frequency in Hz, level in dB, decay time constant in ms."""

CENTRES: Final = (130.0, 230.0, 400.0, 700.0, 1150.0, 1900.0, 3000.0, 4700.0, 7300.0, 11_500.0)
BAND_Q: Final = 1.6

# Level in dB of each band, one row a material. The rows were fitted to band energies measured on real cards and wood.
PROFILES: Final[dict[str, tuple[float, ...]]] = {
    "lift": (-15.5, -11.0, -17.0, -7.5, -6.0, -5.0, -3.0, -2.0, -11.0, -32.0),
    "slide": (-6.0, -12.5, -13.0, -4.0, -3.5, -3.5, -6.0, -2.5, -2.0, -18.5),
    "place": (-30.0, -30.0, -28.0, -5.0, -2.0, -8.0, -5.5, -2.0, -2.5, -15.5),
    "flip": (-16.0, -13.5, -19.0, -32.0, -32.0, -30.0, -26.0, -14.5, -2.0, -6.0),
    "gather": (-4.5, -4.5, -2.0, -4.0, -5.0, -5.0, -6.5, -2.5, -7.5, -25.5),
    "riffle": (-2.0, -7.5, -10.0, -7.5, -8.5, -6.0, -5.0, -5.0, -4.5, -11.5),
    "chalk": (-8.5, -2.0, -31.0, -30.0, -13.5, -2.0, -7.0, -4.5, -10.5, -25.5),
    "stamp": (-36.0, -34.0, -21.0, -16.0, -7.0, -2.0, -5.5, -13.0, -6.0, -6.0),
    "wood": (-30.0, -30.0, -22.0, -16.0, -12.0, -4.0, -2.0, -13.0, -20.0, -26.0),
    "broom": (-14.0, -12.0, -12.0, -10.0, -8.0, -6.0, -6.0, -6.0, -7.0, -12.0),
}
TABLE: Final[tuple[Mode, ...]] = ((142, 0, 16), (223, -3, 13), (371, -8, 9), (598, -13, 6))
BLOCK: Final[tuple[Mode, ...]] = ((318, -3, 15), (547, 0, 12), (871, -5, 9), (1390, -8, 6), (2210, -11, 4))
SLATE: Final[tuple[Mode, ...]] = ((1270, -2, 9), (2190, 0, 7), (3480, -4, 5), (5150, -9, 3))

HISS: Final = 0.7
"""Share of even noise beside the grains: measured rubs are nearly even, riffles are clicks."""


def bands(profile: str, tilt: float) -> Iterator[tuple[float, float]]:
    """Centre in Hz and level in dB of each band; `tilt` adds dB per band upwards (brighter) or downwards."""
    for place, (centre, level) in enumerate(zip(CENTRES, PROFILES[profile], strict=True)):
        yield centre, level + tilt * (place - 4.5) - 10.0 * math.log10(centre / 1000.0)


def bank(source: Samples, profile: str, tilt: float = 0.0) -> Samples:
    """Give a signal the colour of a material."""
    out = [0.0] * len(source)
    for centre, level in bands(profile, tilt):
        gain = amplitude(level)
        out = [mixed + gain * value for mixed, value in zip(out, biquad("band", source, centre, BAND_Q), strict=True)]
    return out


def contact(rng: random.Random, profile: str, decay: float, tilt: float = 0.0, attack: float = 0.0008) -> Samples:
    """A card, a hand or a block meets something: noise whose low bands ring longer than its high ones.

    `decay` is the time constant in seconds at 1 kHz. Each call differs by about 1.5 dB in each band.
    """
    count, rise = count_of(decay * 12.0), count_of(attack)
    out = [0.0] * count
    for centre, level in bands(profile, tilt):
        fall = math.exp(-1.0 / (decay * RATE * math.pow(centre / 1000.0, -0.35)))
        gain = amplitude(level + rng.gauss(0.0, 1.5))
        envelope, burst = 1.0, noise(rng, count)
        for index in range(count):
            burst[index] *= envelope * min(1.0, index / rise)
            envelope *= fall
        out = [mixed + gain * value for mixed, value in zip(out, biquad("band", burst, centre, BAND_Q), strict=True)]
    return out


def ring(rng: random.Random, modes: Sequence[Mode], scale: float = 1.0) -> Samples:
    """Damped modes of the table, a block or the slate, a little different every time; `scale` stretches the decay."""
    count = count_of(max(decay for _, _, decay in modes) * 0.008 * scale)
    out = [0.0] * count
    for frequency, level, decay in modes:
        step = 2.0 * math.pi * frequency * rng.uniform(0.95, 1.05) / RATE
        gain = amplitude(level + rng.gauss(0.0, 1.0))
        fall = math.exp(-1000.0 / (decay * scale * rng.uniform(0.85, 1.15) * RATE))
        for index in range(count):
            out[index] += gain * math.sin(step * index)
            gain *= fall
    return out


def grains(
    rng: random.Random, length: float, moments: Iterable[float], level: Curve, spread: float, decay: float = 0.0007
) -> Samples:
    """Tiny clicks of noise at these moments: raw friction, or paper edges let go; levels `spread` by so many dB."""
    out = silence(length + 0.03)
    for moment in moments:
        strength = level(moment / length) * amplitude(max(-2.0 * spread, min(1.3 * spread, rng.gauss(0.0, spread))))
        fall = math.exp(-1.0 / (decay * rng.uniform(0.6, 1.6) * RATE))
        start = round(moment * RATE)
        for index in range(start, min(len(out), start + count_of(decay * 8.0))):
            out[index] += strength * (rng.random() * 2.0 - 1.0)
            strength *= fall
    return out


def rub(rng: random.Random, length: float, speed: Curve, profile: str, rate: float, tilt: float = 0.0) -> Samples:
    """Card on cloth or on card: steady hiss and `rate` grains a second, both following the hand's speed."""
    moments: list[float] = []
    now = 0.0
    while (now := now + rng.expovariate(1.0) / max(8.0, rate * speed(now / length))) < length:
        moments.append(now)
    raw = grains(rng, length, moments, speed, 6.0)
    for index, value in enumerate(noise(rng, len(raw))):
        raw[index] += HISS * value * math.pow(speed(index / RATE / length), 1.3)
    return bank(raw, profile, tilt)


def riffle(rng: random.Random, length: float, first: float, last: float, quiet: float = 0.4) -> Samples:
    """Card edges let go one after the other, from gaps of `first` to gaps of `last` ms, growing from `quiet` to 1."""
    moments: list[float] = []
    now = 0.004
    while now < length:
        gap = first * math.pow(last / first, now / length) / 1000.0
        moments.append(now)
        if rng.random() < 0.35:  # two cards often leave the thumb together
            moments.append(now + rng.uniform(0.0008, 0.003))
        now += gap * rng.gammavariate(1.8, 1.0 / 1.8)
    edges = grains(rng, length, moments, lambda p: quiet + (1.0 - quiet) * p * p, 8.5, 0.0011)
    for index, value in enumerate(noise(rng, len(edges))):
        place = index / len(edges)
        edges[index] += 0.04 * value * bell(place, 0.8) * (quiet + place)
    return bank(edges, "riffle")
