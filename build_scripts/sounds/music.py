"""Two quiet pieces for the table, composed here: a waltz and a boat song for mandolin over a gut-strung guitar."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from build_scripts.sounds.cues import SEED
from build_scripts.sounds.samples import RATE, Samples, add, amplitude, biquad, faded, loudness, silence, thinned
from build_scripts.sounds.strings import guitar, mandolin, pitch_of

THINNING: Final = 4
MUSIC_RATE: Final = RATE // THINNING
"""11 025 Hz: two thousandths of what these strings give lie above 4 kHz."""
LEVEL: Final = -31.0
"""Loudest 400 ms, ear-weighted: about 7 dB under a landed card."""
RING: Final = 1.6
"""Seconds that the last chord may ring on."""

CHORDS: Final[dict[str, tuple[str, str, str, str]]] = {
    # bass, the bass of every other bar on the same chord, then the two upper notes
    "D": ("D3", "A2", "F#3", "A3"),
    "D7": ("D3", "A2", "F#3", "C4"),
    "G": ("G2", "D3", "G3", "B3"),
    "Gm": ("G2", "D3", "G3", "Bb3"),
    "A7": ("A2", "E3", "G3", "C#4"),
    "E7": ("E3", "B2", "G#3", "D4"),
    "B7": ("B2", "F#3", "A3", "D#4"),
    "Em": ("E3", "B2", "G3", "B3"),
    "Am": ("A2", "E3", "A3", "C4"),
    "C": ("C3", "G2", "G3", "E4"),
    "Cm": ("C3", "G2", "G3", "Eb4"),
}


@dataclass(frozen=True, slots=True)
class Piece:
    """A melody with chords. `score` holds bars set apart by "|": the chord, then one note or "-" a beat.

    On the first beat the guitar strikes the bass, on the `strummed` ones its upper notes; where a bar has two halves,
    the other bass opens the second. `accents` are the melody's levels by beat.
    """

    beat: float
    """seconds"""
    strummed: tuple[int, ...]
    second_half: int | None
    accents: tuple[float, ...]
    score: str

    @property
    def bars(self) -> tuple[tuple[str, ...], ...]:
        """Each bar as chord and melody."""
        return tuple(tuple(bar.split()) for bar in self.score.replace("\n", "|").split("|") if bar.strip())

    @property
    def seconds(self) -> float:
        """From the first beat to the end of the last bar; the last chord rings on from there."""
        return len(self.bars) * len(self.accents) * self.beat


PIECES: Final[dict[str, Piece]] = {
    "waltz": Piece(
        beat=60.0 / 126.0,
        strummed=(1, 2),
        second_half=None,
        accents=(0.80, 0.62, 0.68),
        score="""
        D A4 D5 F#5 | D A5 - F#5 | A7 E5 - G5 | A7 G5 F#5 E5 | A7 C#5 E5 G5 | A7 B5 - A5 | D F#5 - A5 | D F#5 E5 D5
        D A4 D5 F#5 | D7 A5 - C6 | G B5 - G5 | Gm Bb5 - G5 | D F#5 A5 F#5 | A7 E5 - C#5 | D D5 - F#5 | D D5 - -
        G B4 D5 G5 | G B5 - G5 | D A5 - F#5 | D F#5 G5 A5 | A7 G5 E5 C#5 | A7 E5 - G5 | D F#5 - A5 | D7 F#5 D5 C5
        G B4 D5 G5 | E7 G#5 - B5 | D A5 - F#5 | B7 D#5 F#5 A5 | Em G5 - E5 | A7 C#5 E5 G5 | D F#5 - A5 | D D5 - -
        """,
    ),
    "boat_song": Piece(
        beat=60.0 / 62.0 / 3.0,
        strummed=(1, 2, 4, 5),
        second_half=3,
        accents=(0.78, 0.56, 0.60, 0.70, 0.56, 0.60),
        score="""
        G B4 - - D5 - B4 | Em B4 - - G4 - - | Am C5 - - E5 - C5 | D7 A4 - - C5 - A4
        G B4 - - D5 - G5 | C G5 - - E5 - C5 | D7 D5 - C5 A4 - F#4 | G G4 - - - - -
        D7 A4 - - C5 - D5 | G D5 - - B4 - - | B7 B4 - - D#5 - F#5 | Em E5 - - B4 - -
        C E5 - - G5 - E5 | Cm Eb5 - - C5 - - | G D5 - B4 G4 - B4 | D7 A4 - - D5 - -
        G B4 - - D5 - B4 | Em G5 - - E5 - B4 | Am C5 - - E5 - A5 | D7 F#5 - - D5 - C5
        G B4 - - D5 - G5 | C G5 - E5 C5 - E5 | D7 D5 - C5 A4 - F#4 | G G4 - - - - -
        """,
    ),
}


def piece_of(name: str) -> Samples:
    """A piece at MUSIC_RATE, ready to be written; it starts and ends in silence. Same name, same samples."""
    piece = PIECES[name]
    rng = random.Random(f"{SEED}/{name}")
    out = silence(piece.seconds + RING)
    accompany(out, rng, piece)
    sing(out, rng, piece)
    out = biquad("high", out, 55.0, 0.71)
    gain = amplitude(LEVEL - loudness(out, 0.4))
    return faded(thinned([value * gain for value in out], THINNING), 0.001, RING / 2.0)


def accompany(out: Samples, rng: random.Random, piece: Piece) -> None:
    """The guitar: a bass, and its upper notes after it, never quite together."""
    before = ""
    alternate = False
    for number, (chord, *_) in enumerate(piece.bars):
        start = number * len(piece.accents) * piece.beat
        low, other, *upper = CHORDS[chord]
        alternate = chord == before and not alternate and piece.second_half is None
        before = chord
        add(out, guitar(rng, pitch_of(other if alternate else low), 1.15), start + rng.uniform(0.0, 0.008), 0.75)
        if piece.second_half is not None:
            at = start + piece.second_half * piece.beat + rng.uniform(0.0, 0.008)
            add(out, guitar(rng, pitch_of(other), 1.0), at, 0.55)
        for beat in piece.strummed:
            for order, name in enumerate(upper):
                at = start + beat * piece.beat + order * 0.011 + rng.uniform(0.0, 0.006)
                add(out, guitar(rng, pitch_of(name), 0.42), at, rng.uniform(0.30, 0.38))


def sing(out: Samples, rng: random.Random, piece: Piece) -> None:
    """The mandolin: each note rings until the next."""
    for at, held, name in notes(piece):
        level = piece.accents[at % len(piece.accents)] * rng.uniform(0.92, 1.05)
        late = rng.uniform(0.0, 0.014)
        tone = mandolin(rng, pitch_of(name), held * piece.beat + 0.45, 2.0, 0.36)
        add(out, tone, at * piece.beat + late, level)


def notes(piece: Piece) -> Iterator[tuple[int, int, str]]:
    """The melody: beat on which each note starts, beats it is held, name. A note never rings over a bar line's note."""
    for number, (_, *melody) in enumerate(piece.bars):
        for beat, name in enumerate(melody):
            if name != "-":
                rest = melody[beat + 1 :]
                held = 1 + next((index for index, later in enumerate(rest) if later != "-"), len(rest))
                yield number * len(piece.accents) + beat, held, name
