"""Music at the table: a piece now and then, with long silences, and never under the end of a match."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scopa_gui.ui.audio_device import AudioDevice, NoAudioError

LOG: Final = logging.getLogger(__name__)

FIRST_WAIT: Final = 2.0
"""Seconds from switching music on to the first piece: soon enough to judge the volume by."""
SHORTEST_SILENCE: Final = 40.0
LONGEST_SILENCE: Final = 90.0
FADE: Final = 0.6


class Background:
    """Plays `pieces` in turn on `device`, from a random one on; off until it gets a volume."""

    def __init__(self, pieces: Sequence[Path], rng: random.Random, device: AudioDevice) -> None:
        self._pieces = list(pieces)
        rng.shuffle(self._pieces)
        self._rng = rng
        self._device = device
        self._plays = False
        self._wait = FIRST_WAIT
        self._gain = 0.0

    @property
    def is_on(self) -> bool:
        """Whether a piece plays, or will after the silence."""
        return self._plays or (self._gain > 0 and bool(self._pieces))

    def set_volume(self, volume: int) -> None:
        """From 0 (off: a piece that plays fades out) to 100; heard at once."""
        if volume and not self._gain:
            self._wait = FIRST_WAIT
        self._gain = (volume / 100) ** 2
        if self._plays:
            if volume:
                self._device.set_music_gain(self._gain)
            else:
                self._rest()

    def make_room(self) -> None:
        """Something more important sounds: a piece that plays fades out, and the usual silence follows."""
        self._wait = max(self._wait, self._silence())
        if self._plays:
            self._rest()

    def forget(self) -> None:
        """The device is gone, and with it whatever played."""
        self._plays = False
        self._wait = FIRST_WAIT

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass on an open device."""
        if self._plays:
            if not self._device.is_music_busy():
                self._plays = False
                self._wait = self._silence()
            return
        self._wait -= dt
        if self._wait <= 0.0 and self._gain and self._pieces and not self._device.is_music_busy():
            self._begin()

    def _begin(self) -> None:
        piece = self._pieces.pop(0)
        try:
            self._device.play_music(piece, self._gain)
        except NoAudioError as fault:
            LOG.warning("a piece of music cannot be read: %s", fault)
            return
        self._pieces.append(piece)
        self._plays = True

    def _rest(self) -> None:
        self._device.fade_music(FADE)
        self._plays = False
        self._wait = self._silence()

    def _silence(self) -> float:
        return self._rng.uniform(SHORTEST_SILENCE, LONGEST_SILENCE)
