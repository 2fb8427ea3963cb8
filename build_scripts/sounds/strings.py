"""Plucked strings: one string, a mandolin's course, a gut guitar string, and notes by name."""

from __future__ import annotations

import math
import random
from typing import Final

from build_scripts.sounds.materials import contact
from build_scripts.sounds.samples import RATE, Samples, add, biquad, count_of, faded, silence

PICK: Final = 0.10
"""Where the plectrum strikes, as a part of the string."""
BODY: Final = ((214.0, 5.0, 0.9), (405.0, 4.0, 0.9), (640.0, 4.0, 0.5), (2600.0, 1.2, 0.7))
"""The mandolin's wooden body: Hz, Q, gain."""
STEPS: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch_of(name: str) -> float:
    """The frequency of a note in equal temperament, A4 = 440 Hz: F#4 is 369.99."""
    step = STEPS[name[0]] + name.count("#") - name.count("b") + 12 * (int(name[-1]) - 4)
    return 440.0 * math.pow(2.0, step / 12.0)


def string(rng: random.Random, pitch: float, length: float, decay: float, bright: float) -> Samples:
    """One plucked string: a delay loop with a low pass, tuned by an all pass.

    `decay` is the longest time to -60 dB in seconds; `bright` runs from 0 (felt) to 1 (wire).
    """
    period = RATE / pitch
    soft = 0.5 - 0.42 * bright  # weight, and so the delay, of the two-point average; the all pass does the rest
    whole = int(period - soft - 0.3)
    fraction = period - soft - whole
    tune = (1.0 - fraction) / (1.0 + fraction)
    loss = math.pow(10.0, -3.0 * period / RATE / decay)
    line = plucked(rng, whole, bright)
    out = silence(length)
    last = before = passed = 0.0
    for index in range(len(out)):
        place = index % whole
        out[index] = value = line[place]
        damped = loss * ((1.0 - soft) * value + soft * last)
        passed = tune * damped + before - tune * passed
        last, before, line[place] = value, damped, passed
    return out


def plucked(rng: random.Random, count: int, bright: float) -> Samples:
    """The string's shape, without DC, in the moment the plectrum leaves it."""
    width = max(2, round(PICK * count))
    low = -width / (count - width)
    shape = [(1.0 if index < width else low) + 0.12 * rng.uniform(-1.0, 1.0) for index in range(count)]
    return biquad("low", shape * 3, 1200.0 + 5600.0 * bright, 0.6)[-count:]  # the third round has settled


def mandolin(rng: random.Random, pitch: float, length: float, decay: float, bright: float) -> Samples:
    """A course of two strings a few cents apart, a plectrum, a small body; the hand damps it over the last 0.3 s."""
    out = silence(length)
    cents = rng.uniform(1.2, 2.4)
    for sign in (-1.0, 1.0):
        tuned = pitch * math.pow(2.0, sign * cents / 1200.0)
        add(out, string(rng, tuned, length, decay * rng.uniform(0.92, 1.05), bright), 0.001, 0.5 + 0.08 * sign)
    add(out, contact(rng, "lift", 0.0016), 0.0, 0.03)
    dry = list(out)
    for frequency, q, gain in BODY:
        add(out, biquad("band", dry, frequency, q), 0.0, gain)
    damp = count_of(0.30)
    for index in range(max(0, len(out) - damp), len(out)):
        out[index] *= (len(out) - index) / damp
    return out


def guitar(rng: random.Random, pitch: float, length: float) -> Samples:
    """A gut string under a finger: dark, short, damped."""
    return faded(biquad("low", string(rng, pitch, length, 1.8, 0.12), 1500.0, 0.6), 0.0001, 0.12)


def tones(rng: random.Random, length: float, tune: str, decay: float, bright: float) -> Samples:
    """Mandolin notes, each written `name@milliseconds` ("!" is louder), left to ring until `length`."""
    out = silence(length)
    for word in tune.split():
        name, at = word.replace("!", "").split("@")
        start = float(at) / 1000.0 + rng.uniform(0.0, 0.006)
        add(out, mandolin(rng, pitch_of(name), length - start, decay, bright), start, 1.0 if "!" in word else 0.8)
    return out
