"""What can be heard at the table, each as a recipe that takes a random source and the take's number."""

from __future__ import annotations

import random
from typing import Final

from build_scripts.sounds.materials import BLOCK, SLATE, TABLE, bank, contact, grains, riffle, ring, rub
from build_scripts.sounds.samples import RATE, Samples, add, bell, biquad, noise, silence
from build_scripts.sounds.strings import tones

# One tune a take, all around D, so that two of them may meet.
WINS: Final = (
    "A4@0 C#5@130 E5@260 D5!@440 F#4@455 A4@470 D4@620",
    "D4@0 F#4@130 A4@260 C#5@390 D5!@560 A4@575 F#4@590",
    "G4@0 B4@120 A4@240 C#5@360 D5!@540 F#4@555 D4@570",
)
LOSSES: Final = ("F4@0 E4@220 D4@440 A3@455", "Bb4@0 G4@200 E4@400 D4@640 F4@655", "A4@0 F4@200 C#4@420 D4@660 A3@675")
THIRDS: Final = ("G4!@0 B4@28", "D4!@0 F#4@28", "A4!@0 C#5@28")


def lift(rng: random.Random, _take: int) -> Samples:
    """A thumb draws a card off the fan: a growing rub, then the edge lets go."""
    length = rng.uniform(0.085, 0.115)
    out = silence(length + 0.12)
    add(out, rub(rng, length, lambda p: bell(p, 0.72, 0.8), "lift", 520.0), 0.0, 0.5)
    add(out, contact(rng, "flip", 0.0035, 0.4), length * 0.82, rng.uniform(2.6, 3.4))
    return out


def slide(rng: random.Random, _take: int) -> Samples:
    """A card crosses the cloth without landing."""
    length = rng.uniform(0.20, 0.25)
    peak = rng.uniform(0.30, 0.45)
    return rub(rng, length, lambda p: bell(p, peak, 0.9), "slide", 380.0, -0.4)


def landing(rng: random.Random, weight: float = 1.0, tilt: float = 0.0) -> Samples:
    """A card comes down: one edge, then the flat, and the table answers; `weight` is the table's share."""
    out = silence(0.20)
    gap = rng.uniform(0.007, 0.016)
    add(out, contact(rng, "flip", 0.0022), 0.001, 0.30)
    add(out, contact(rng, "place", 0.0058, tilt), 0.001 + gap, 1.0)
    add(out, ring(rng, TABLE), 0.001 + gap, 0.10 * weight)
    add(out, contact(rng, "place", 0.004, tilt - 0.4), 0.001 + gap + rng.uniform(0.024, 0.04), 0.12)
    add(out, rub(rng, 0.13, lambda p: bell(p, 0.15), "slide", 200.0), 0.03, 0.008)
    return out


def place(rng: random.Random, _take: int) -> Samples:
    """A card is laid on the cloth."""
    return landing(rng)


def deal(rng: random.Random, _take: int) -> Samples:
    """A quick slide that ends in a light tap."""
    length = rng.uniform(0.11, 0.15)
    out = silence(length + 0.16)
    add(out, rub(rng, length, lambda p: bell(p, 0.55, 1.1), "slide", 450.0, -0.4), 0.0, 0.035)
    add(out, landing(rng, 0.7, 0.1), length - 0.028, 1.0)
    return out


def flip(rng: random.Random, _take: int) -> Samples:
    """A card is turned over: air, a bend, a snap."""
    length = rng.uniform(0.06, 0.085)
    out = silence(length + 0.12)
    add(out, rub(rng, length, lambda p: bell(p, 0.8, 1.5), "flip", 300.0), 0.0, 0.10)
    add(out, contact(rng, "flip", 0.003, 0.2), length - 0.006, 1.0)
    add(out, contact(rng, "place", 0.005), length + 0.004, 0.30)
    return out


def gather(rng: random.Random, _take: int) -> Samples:
    """Three or four cards slide together and are squared with a tap."""
    cards = rng.choice((3, 4))
    out = silence(0.56)
    for card in range(cards):
        length = rng.uniform(0.10, 0.15)
        start = card * (0.20 / (cards - 1)) + rng.uniform(0.0, 0.014)
        add(out, rub(rng, length, lambda p: bell(p, 0.5), "gather", 420.0), start, rng.uniform(0.10, 0.16))
        add(out, contact(rng, "flip", 0.0025), start + length * 0.9, rng.uniform(0.15, 0.35))
    add(out, landing(rng, 0.8, -0.2), 0.335, 0.8)
    return out


def shuffle(rng: random.Random, _take: int) -> Samples:
    """Riffle, bridge, square."""
    first = rng.uniform(0.50, 0.60)
    bridge = rng.uniform(0.30, 0.38)
    out = silence(first + bridge + 0.42)
    add(out, landing(rng, 0.8), 0.0, 0.4)
    add(out, riffle(rng, first, 13.0, 4.5), 0.05)
    add(out, riffle(rng, bridge, 8.0, 4.0, 0.12), first + 0.16, 0.9)
    add(out, rub(rng, first + bridge + 0.34, lambda p: bell(p, 0.7, 0.4), "riffle", 200.0), 0.01, 0.07)
    add(out, landing(rng, 1.0, -0.3), first + bridge + 0.20, 0.9)
    return out


def refuse(rng: random.Random, _take: int) -> Samples:
    """Two soft knuckles on the table: not this one."""
    out = silence(0.36)
    for at, gain in ((0.002, 1.0), (rng.uniform(0.112, 0.128), 0.72)):
        add(out, ring(rng, BLOCK), at, 0.10 * gain)
        add(out, ring(rng, TABLE, 1.2), at, 0.04 * gain)
        add(out, contact(rng, "wood", 0.007, 0.2, 0.002), at, 1.6 * gain)
    return biquad("low", out, 4200.0, 0.6)


def chalk(rng: random.Random, _take: int) -> Samples:
    """The chalk meets the slate and writes a stroke there and back: stick, slip, stick, slip."""
    length = rng.uniform(0.18, 0.23)
    out = silence(length + 0.08)
    rate = rng.uniform(150.0, 210.0)
    turn = rng.uniform(0.45, 0.6)

    def speed(p: float) -> float:
        return bell(p / turn, 0.5, 0.5) if p < turn else 0.85 * bell((p - turn) / (1.0 - turn), 0.4, 0.5)

    moments: list[float] = []
    now = 0.0
    while now < length:
        moments.append(now)
        now += rng.gammavariate(4.0, 0.25) / (rate * (0.5 + speed(now / length)))
    stroke = grains(rng, length, moments, speed, 4.0, 0.0012)
    for index, value in enumerate(noise(rng, len(stroke))):
        stroke[index] = 0.5 * stroke[index] + 0.5 * value * speed(index / RATE / length)
    add(out, biquad("low", bank(stroke, "chalk"), 8800.0, 0.7), 0.012)
    add(out, ring(rng, SLATE), 0.002, 0.16)
    add(out, contact(rng, "chalk", 0.003), 0.002, 0.5)
    return out


def stamp(rng: random.Random, _take: int) -> Samples:
    """A wooden stamp on paper on the table, and the paper coming off it."""
    out = silence(0.24)
    add(out, biquad("low", contact(rng, "stamp", 0.008, 0.1, 0.0015), 4000.0, 0.6), 0.002, 1.0)
    add(out, ring(rng, BLOCK), 0.003, 0.05)
    add(out, ring(rng, TABLE, 1.3), 0.003, 0.035)
    add(out, contact(rng, "lift", 0.004, 0.3), rng.uniform(0.075, 0.095), 0.12)
    return out


def tap(rng: random.Random, _take: int) -> Samples:
    """A finger on a wooden button."""
    out = silence(0.09)
    add(out, ring(rng, BLOCK, 0.6), 0.001, 0.12)
    add(out, contact(rng, "wood", 0.0035, 0.2), 0.001, 1.6)
    return biquad("low", out, 5000.0, 0.6)


def scopa(rng: random.Random, take: int) -> Samples:
    """One stroke of the broom over the table, the card turned across, a warm third."""
    out = silence(1.45)
    sweep = rng.uniform(0.25, 0.29)
    add(out, rub(rng, sweep, lambda p: bell(p, 0.7, 1.2), "broom", 700.0), 0.0, 0.8)
    add(out, riffle(rng, 0.17, 22.0, 8.0), sweep * 0.35, 0.5)
    add(out, landing(rng, 1.0), sweep + 0.03, 1.1)
    start = sweep + 0.05
    add(out, tones(rng, 1.45 - start, THIRDS[take % len(THIRDS)], 2.4, 0.52), start, 0.9)
    return out


def win(rng: random.Random, take: int) -> Samples:
    """A cadence that comes home in D major."""
    return tones(rng, 2.2, WINS[take % len(WINS)], 2.6, 0.58)


def lose(rng: random.Random, take: int) -> Samples:
    """The same instrument, darker, settling in D minor: no scolding."""
    return tones(rng, 2.1, LOSSES[take % len(LOSSES)], 2.2, 0.32)
