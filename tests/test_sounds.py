"""The committed sounds: all there, as the script makes them, and within what was measured on real cards and wood.

Nobody hears a test, so it measures: length, edges, level, moment of contact, colour, and that takes differ.
"""

from __future__ import annotations

import ast
import cmath
import math
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from build_scripts.sounds import mulaw
from build_scripts.sounds.__main__ import main
from build_scripts.sounds.cues import CEILING, CUES, REFERENCE
from build_scripts.sounds.files import FULL_SCALE, difference, expected_names, sound_file, values_of
from build_scripts.sounds.makers import LOSSES, THIRDS, WINS
from build_scripts.sounds.music import CHORDS, MUSIC_RATE, PIECES, notes
from build_scripts.sounds.samples import RATE, Samples, loudness
from build_scripts.sounds.strings import pitch_of, string

ROOT: Final = Path(__file__).resolve().parent.parent
SOUNDS: Final = ROOT / "sounds"
SCRIPTS: Final = sorted((ROOT / "build_scripts" / "sounds").glob("*.py"))
NAMES: Final = expected_names()
FILES: Final = [name for name, owner in NAMES.items() if owner in CUES]
MUSIC: Final = [name for name, owner in NAMES.items() if owner in PIECES]

LARGEST_FOLDER: Final = 3_000_000

# Seconds, without the silence after the sound.
LENGTHS: Final = {
    "lift": (0.10, 0.15),
    "slide": (0.18, 0.26),
    "place": (0.12, 0.17),
    "deal": (0.19, 0.28),
    "flip": (0.10, 0.15),
    "gather": (0.42, 0.56),
    "shuffle": (1.05, 1.40),
    "refuse": (0.18, 0.25),
    "chalk": (0.18, 0.27),
    "stamp": (0.10, 0.15),
    "tap": (0.03, 0.09),
    "scopa": (1.25, 1.50),
    "win": (1.80, 2.30),
    "lose": (1.80, 2.30),
}
# Milliseconds from the start to the loudest one: where the picture's contact must meet the sound.
CONTACTS: Final = {
    "lift": (58, 84),
    "place": (8, 20),
    "deal": (100, 140),
    "flip": (58, 92),
    "gather": (340, 360),
    "scopa": (335, 375),
    "stamp": (2, 9),
    "tap": (1, 6),
    "refuse": (2, 8),
}
# Hz: the energy's centre of gravity. References: real cards 1260-4050 laid, 3100-6600 lifted, wood 960-1250, ...
CENTROIDS: Final = {
    "lift": (4200, 5800),
    "slide": (3700, 4900),
    "place": (1300, 2500),
    "deal": (1900, 3500),
    "flip": (3400, 5500),
    "gather": (2400, 3500),
    "shuffle": (3500, 4600),
    "refuse": (950, 1350),
    "chalk": (2500, 3400),
    "stamp": (1000, 1600),
    "tap": (700, 1600),
    "scopa": (400, 4700),
    "win": (500, 1500),
    "lose": (400, 1500),
}


@cache
def heard(name: str) -> tuple[int, Samples]:
    """Rate and samples of a committed file, full scale 1."""
    rate, values = values_of((SOUNDS / name).read_bytes())
    return rate, [value / FULL_SCALE for value in values]


def spectrum(values: list[complex]) -> list[complex]:
    """The discrete Fourier transform of 2^n values."""
    if len(values) == 1:
        return values
    even, odd = spectrum(values[::2]), spectrum(values[1::2])
    turned = [cmath.exp(-2j * math.pi * k / len(values)) * odd[k] for k in range(len(odd))]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


@cache
def energies(name: str, size: int = 1024) -> tuple[tuple[float, float], ...]:
    """Frequency in Hz and energy of the whole sound, over windows that overlap by half."""
    rate, samples = heard(name)
    padded = [0.0] * (size // 2) + samples + [0.0] * size
    total = [0.0] * (size // 2)
    window = [math.sin(math.pi * (index + 0.5) / size) for index in range(size)]
    for start in range(0, len(padded) - size, size // 2):
        found = spectrum([complex(padded[start + index] * window[index]) for index in range(size)])
        for index in range(size // 2):
            total[index] += abs(found[index]) ** 2
    return tuple((index * rate / size, energy) for index, energy in enumerate(total))


def share(name: str, low: float, high: float) -> float:
    """The part of a sound's energy between two frequencies."""
    return sum(energy for hz, energy in energies(name) if low <= hz < high) / sum(
        energy for _, energy in energies(name)
    )


# ---------------------------------------------------------------------------------------------- the folder


def test_the_folder_holds_every_file_and_no_other() -> None:
    present = {path.relative_to(SOUNDS).as_posix() for path in SOUNDS.rglob("*") if path.is_file()}
    assert present == set(NAMES)


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.wav")) < LARGEST_FOLDER


@pytest.mark.parametrize("cue", CUES)
def test_a_fresh_run_makes_the_same_file(cue: str) -> None:
    """The first take of every cue; `python -m build_scripts.sounds --check` makes all files."""
    name = f"{cue}/1.wav"
    assert difference(name, (SOUNDS / name).read_bytes()) is None


def test_the_check_tells_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One file changed, one missing, one cut short, one strange: four lines and a failing exit."""
    taps = {f"tap/{take}.wav": "tap" for take in (1, 2, 3)}
    monkeypatch.setattr("build_scripts.sounds.files.expected_names", lambda: taps | {"tap/9.wav": "tap"})
    assert main(["tap", "--folder", str(tmp_path)]) == 0
    assert (tmp_path / "tap" / "1.wav").read_bytes() == (SOUNDS / "tap" / "1.wav").read_bytes()
    rate, values = values_of((tmp_path / "tap" / "1.wav").read_bytes())
    values[100] += 2
    (tmp_path / "tap" / "1.wav").write_bytes(sound_file(values, rate))
    (tmp_path / "tap" / "2.wav").write_bytes(b"RIFF")
    (tmp_path / "tap" / "3.wav").write_bytes(sound_file(values[:50], rate))
    (tmp_path / "tap" / "old.wav").write_bytes(b"")
    assert main(["--check", "--folder", str(tmp_path)]) == 1
    lines = capsys.readouterr().err.splitlines()
    told = {line.partition(":")[0]: line.partition(": ")[2] for line in lines}
    assert told["tap/1.wav"] == "up to 2 steps of 16 bit away"
    assert told["tap/2.wav"].startswith("cannot be read")
    assert told["tap/3.wav"].startswith("50 samples")
    assert told["tap/9.wav"] == "is missing"
    assert told["tap/old.wav"] == "nothing makes this file"


def test_the_check_makes_only_what_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spoilt file of another cue is passed over, a missing one is not."""
    names = {f"tap/{take}.wav": "tap" for take in (1, 2)} | {f"refuse/{take}.wav": "refuse" for take in (1, 2, 3)}
    monkeypatch.setattr("build_scripts.sounds.files.expected_names", lambda: names)
    assert main(["refuse", "--folder", str(tmp_path)]) == 0
    (tmp_path / "tap").mkdir()
    (tmp_path / "tap" / "1.wav").write_bytes(b"RIFF")
    assert main(["refuse", "--check", "--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "tap/2.wav: is missing\n"
    assert main(["tap", "--check", "--folder", str(tmp_path)]) == 1
    assert "tap/1.wav: cannot be read" in capsys.readouterr().err


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["trumpet"])
    assert "trumpet" in capsys.readouterr().err


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_only_the_standard_library_is_needed(script: Path) -> None:
    for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            assert name.startswith("build_scripts.sounds") or name.partition(".")[0] in sys.stdlib_module_names


# ---------------------------------------------------------------------------------------------- every file


@pytest.mark.parametrize("name", FILES)
def test_form_edges_and_level(name: str) -> None:
    rate, samples = heard(name)
    cue = CUES[NAMES[name]]
    assert rate == cue.rate
    assert samples[0] == samples[-1] == 0.0
    assert abs(sum(samples) / len(samples)) < 1e-4, "DC"
    assert max(map(abs, samples)) < CEILING, "too near to clipping"
    assert max(abs(value) for value in samples[-rate // 200 :]) < 1e-3, "the last 5 ms are below -60 dB"
    shortest, longest = LENGTHS[NAMES[name]]
    assert shortest < len(samples) / rate < longest


@pytest.mark.parametrize("name", [name for name in FILES if CUES[NAMES[name]].rate == RATE])
def test_loudness(name: str) -> None:
    """As the table says, so that a card lifted is quieter than one laid and a scopa stands out."""
    _, samples = heard(name)
    padded = [0.0] * (RATE // 10) + samples + [0.0] * (RATE // 10)
    assert loudness(padded) == pytest.approx(REFERENCE + CUES[NAMES[name]].level, abs=0.1)


@pytest.mark.parametrize("name", [name for name in FILES if CUES[NAMES[name]].rate != RATE])
def test_loudness_of_the_thinner_files(name: str) -> None:
    """Strings hold almost all between 200 Hz and 2 kHz, where weighting changes little: plain power is near enough."""
    rate, samples = heard(name)
    window = rate // 10
    loudest = max(
        sum(value * value for value in samples[at : at + window]) for at in range(0, len(samples), window // 4)
    )
    level = 10 * math.log10(loudest / window)
    assert level == pytest.approx(REFERENCE + CUES[NAMES[name]].level, abs=1.5)


@pytest.mark.parametrize("name", [name for name in FILES if NAMES[name] in CONTACTS])
def test_moment_of_contact(name: str) -> None:
    rate, samples = heard(name)
    window = rate // 1000
    powers = [sum(value * value for value in samples[at : at + window]) for at in range(0, len(samples), window)]
    earliest, latest = CONTACTS[NAMES[name]]
    assert earliest <= powers.index(max(powers)) <= latest


@pytest.mark.parametrize("cue", CUES)
def test_takes_differ(cue: str) -> None:
    takes = [heard(name)[1] for name, owner in NAMES.items() if owner == cue]
    assert len(takes) >= 3
    for number, one in enumerate(takes):
        for other in takes[number + 1 :]:
            both = sum(a * b for a, b in zip(one, other, strict=False))
            each = math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))
            assert abs(both) / each < 0.9


# ---------------------------------------------------------------------------------------------- colour


@pytest.mark.parametrize("cue", CUES)
def test_centre_of_gravity(cue: str) -> None:
    found = energies(f"{cue}/1.wav")
    centroid = sum(hz * energy for hz, energy in found) / sum(energy for _, energy in found)
    low, high = CENTROIDS[cue]
    assert low < centroid < high


COLOURS: Final[list[tuple[str, str, Callable[[str], bool]]]] = [
    ("place", "the table's thump outweighs the hiss", lambda name: share(name, 100, 300) > share(name, 9000, 14000)),
    ("slide", "a rub is more hiss than rumble", lambda name: share(name, 2000, 22050) > share(name, 0, 2000)),
    ("refuse", "soft knuckles", lambda name: share(name, 5000, 22050) < 0.03),
    ("tap", "a soft finger", lambda name: share(name, 5000, 22050) < 0.03),
    ("win", "nothing shrill", lambda name: share(name, 4000, 22050) < 0.03),
    ("lose", "darker than a win", lambda name: share(name, 2000, 22050) < share("win/1.wav", 2000, 22050)),
    ("shuffle", "long, so not sharp", lambda name: share(name, 9000, 22050) < 0.16),
    ("scopa", "long, so not sharp", lambda name: share(name, 9000, 22050) < 0.16),
]


@pytest.mark.parametrize(("cue", "why", "holds"), COLOURS, ids=[cue for cue, _, _ in COLOURS])
def test_colour(cue: str, why: str, holds: Callable[[str], bool]) -> None:
    assert holds(f"{cue}/2.wav"), why


# ---------------------------------------------------------------------------------------------- strings and music


def tuned_period(samples: Samples, expected: float) -> float:
    """The period in samples near the expected one, by the summit of the autocorrelation over many periods."""
    periods = 20
    lag = round(expected * periods)
    part = samples[2000:6000]

    def alike(shift: int) -> float:
        return sum(value * samples[2000 + index + shift] for index, value in enumerate(part))

    best = max(range(lag - 3, lag + 4), key=alike)
    before, at, after = alike(best - 1), alike(best), alike(best + 1)
    return (best + 0.5 * (before - after) / (before - 2 * at + after)) / periods


@pytest.mark.parametrize("note", ["D3", "A3", "F#4", "A4", "D5", "Bb5", "E6"])
def test_strings_are_in_tune(note: str) -> None:
    tone = string(random.Random(1), pitch_of(note), 0.5, 2.4, 0.5)
    found = RATE / tuned_period(tone, RATE / pitch_of(note))
    assert abs(1200 * math.log2(found / pitch_of(note))) < 1.0, "cents"


def test_notes_by_name() -> None:
    assert pitch_of("A4") == 440.0
    assert pitch_of("F#4") == pytest.approx(369.994, abs=0.001)
    assert pitch_of("Bb5") == pytest.approx(pitch_of("A#5"))
    for tune in (*WINS, *LOSSES, *THIRDS):
        assert all(200 < pitch_of(word.replace("!", "").partition("@")[0]) < 1500 for word in tune.split())


def melody(piece: str) -> Iterator[tuple[int, str, str]]:
    """Beat in the bar, note and the bar's chord."""
    bars, beats = PIECES[piece].bars, len(PIECES[piece].accents)
    for at, _, name in notes(PIECES[piece]):
        yield at % beats, name, bars[at // beats][0]


@pytest.mark.parametrize("piece", PIECES)
def test_melody_fits_its_chords(piece: str) -> None:
    """Every bar is whole; on first beats all but one note belong to the chord; no leap above an octave."""
    beats = len(PIECES[piece].accents)
    assert all(len(bar) == beats + 1 for bar in PIECES[piece].bars)
    tones = {chord: {name.rstrip("0123456789") for name in CHORDS[chord]} for chord in CHORDS}
    strange = [
        name for beat, name, chord in melody(piece) if beat == 0 and name.rstrip("0123456789") not in tones[chord]
    ]
    assert len(strange) <= 1
    pitches = [pitch_of(name) for _, name, _ in melody(piece)]
    assert all(0.5 <= b / a <= 2.0 for a, b in pairwise(pitches))
    assert all(190 < pitch < 1100 for pitch in pitches)


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_quiet_and_ends_in_silence(name: str) -> None:
    rate, samples = heard(name)
    assert rate == MUSIC_RATE
    assert 40 < len(samples) / rate < 60
    assert max(map(abs, samples)) < 0.3
    power = sum(value * value for value in samples) / len(samples)
    assert -40 < 10 * math.log10(power) < -34
    assert max(map(abs, samples[:10] + samples[-10:])) < 1e-3


def test_eight_bit_form() -> None:
    """Each byte stands for its own sample; every sample comes back within a 32nd of its size with the bias."""
    for code in range(256):
        again = mulaw.encoded_value(mulaw.decoded_byte(code))
        assert again == code or {again, code} == {0x7F, 0xFF}, "there are two zeros"
    for value in range(-32_768, 32_768, 7):
        (back,) = mulaw.decoded(mulaw.encoded([value]))
        assert abs(back - value) <= (abs(value) + mulaw.BIAS) / 32
