"""Sounds as WAV files: what is written, and how what lies there differs from a fresh run."""

from __future__ import annotations

import array
import struct
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from build_scripts.sounds import mulaw
from build_scripts.sounds.cues import CUES, take_of
from build_scripts.sounds.music import MUSIC_RATE, PIECES, piece_of
from build_scripts.sounds.samples import Samples

MUSIC: Final = "music"
"""The folder of the pieces, beside one folder a cue."""
FULL_SCALE: Final = 32_767
SLACK: Final = 1
"""Steps of 16 bit by which systems may differ, as their sine and power functions do."""
MUSIC_SLACK: Final = 256
"""The same for music: the next step of eight bits, at the levels of music."""


def expected_names() -> dict[str, str]:
    """Every file below the folder of sounds, with the cue or piece that it belongs to."""
    names = {f"{cue}/{take + 1}.wav": cue for cue in CUES for take in range(CUES[cue].takes)}
    return names | {f"{MUSIC}/{piece}.wav": piece for piece in PIECES}


def built(name: str) -> bytes:
    """The content of one file, made afresh."""
    folder, stem = name.removesuffix(".wav").split("/")
    if folder == MUSIC:
        return music_file(stepped_values(piece_of(stem)), MUSIC_RATE)
    return sound_file(stepped_values(take_of(folder, int(stem) - 1)), CUES[folder].rate)


def stepped_values(samples: Samples) -> list[int]:
    """Full scale 1.0 to 16 bit."""
    return [round(max(-1.0, min(1.0, value)) * FULL_SCALE) for value in samples]


def sound_file(values: Sequence[int], rate: int) -> bytes:
    """A mono WAV file of 16 bit samples."""
    data = array.array("h", values)
    if sys.byteorder == "big":
        data.byteswap()
    return riff(struct.pack("<HHIIHH", 1, 1, rate, rate * 2, 2, 16), data.tobytes(), None)


def music_file(values: Sequence[int], rate: int) -> bytes:
    """A mono WAV file of eight bit samples."""
    return riff(struct.pack("<HHIIHHH", mulaw.FORMAT_TAG, 1, rate, rate, 1, 8, 0), mulaw.encoded(values), len(values))


def riff(form: bytes, data: bytes, length: int | None) -> bytes:
    """The chunks of a WAV file; `length` in samples is told where the data does not say it."""
    chunks = [(b"fmt ", form), (b"data", data)]
    if length is not None:
        chunks.insert(1, (b"fact", struct.pack("<I", length)))
    padded = ((kind, len(content), content + bytes(len(content) % 2)) for kind, content in chunks)
    body = b"".join(kind + struct.pack("<I", size) + content for kind, size, content in padded)
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WAVE" + body


def chunks_of(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WAV file, in order; ValueError where it is none."""
    if content[:4] != b"RIFF" or content[8:12] != b"WAVE":
        raise ValueError("not a WAV file")
    start = 12
    while start + 8 <= len(content):
        kind, size = struct.unpack_from("<4sI", content, start)
        yield kind, content[start + 8 : start + 8 + size]
        start += 8 + size + size % 2


def values_of(content: bytes) -> tuple[int, list[int]]:
    """Rate and samples of a mono WAV file of either form; ValueError where it is none."""
    chunks = dict(chunks_of(content))
    tag, channels, rate = struct.unpack_from("<HHI", chunks.get(b"fmt ", bytes(8)))
    data = chunks.get(b"data", b"")
    if (tag, channels) == (mulaw.FORMAT_TAG, 1):
        return rate, mulaw.decoded(data)
    if (tag, channels) != (1, 1) or len(data) % 2:
        raise ValueError("neither 16 bit nor mu-law mono")
    return rate, list(struct.unpack(f"<{len(data) // 2}h", data))


def difference(name: str, content: bytes) -> str | None:
    """What sets this content apart from a fresh run; None where nothing that matters does."""
    fresh = built(name)
    if content == fresh:
        return None
    try:
        rate, values = values_of(content)
    except (ValueError, struct.error) as fault:
        return f"cannot be read: {fault}"
    fresh_rate, fresh_values = values_of(fresh)
    if (rate, len(values)) != (fresh_rate, len(fresh_values)):
        return f"{len(values)} samples at {rate} Hz instead of {len(fresh_values)} at {fresh_rate}"
    furthest = max(abs(one - other) for one, other in zip(values, fresh_values, strict=True))
    slack = MUSIC_SLACK if name.startswith(f"{MUSIC}/") else SLACK
    return f"up to {furthest} steps of 16 bit away" if furthest > slack else None


def differences(folder: Path, owners: Collection[str] = ()) -> Iterator[str]:
    """One line for each file that is missing, strange or not what a fresh run writes.

    `owners` are the cues and pieces whose files are made anew (all when none is named); that each file is there is
    looked at for all.
    """
    expected = expected_names()
    present = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    yield from (f"{name}: nothing makes this file" for name in sorted(present - expected.keys()))
    for name, owner in expected.items():
        fault: str | None = "is missing"
        if name in present:
            fault = difference(name, (folder / name).read_bytes()) if not owners or owner in owners else None
        if fault:
            yield f"{name}: {fault}"
