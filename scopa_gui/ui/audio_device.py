"""pygame's mixer behind a small face: opened alone, in silence where there is no sound card."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

import pygame

RATE: Final = 44_100
BUFFER: Final = 512
"""Samples: 11.6 ms, short enough for a card's tap to meet its picture."""


class NoAudioError(Exception):
    """There is no sound device, or a file of sound cannot be read; the message is the system's own."""


class AudioDevice(Protocol):
    """What the sound board needs. `channel` counts from 0; gains run from 0 to 1. Sounds end with `close`."""

    def open(self, channels: int) -> None:
        """Open the system's sound device for so many voices; NoAudioError where there is none."""

    def close(self) -> None:
        """Give the device back; without a device, nothing."""

    def load(self, path: Path) -> object:
        """Read a sound for `play`; NoAudioError for a file that is missing or broken."""

    def play(self, sound: object, channel: int, left: float, right: float) -> None:
        """Start a sound; what this channel was playing ends."""

    def is_busy(self, channel: int) -> bool:
        """Whether the channel still sounds."""

    def play_music(self, path: Path, gain: float) -> None:
        """Start a long piece beside all channels, once the one before has ended; NoAudioError for a bad file."""

    def set_music_gain(self, gain: float) -> None:
        """Change the level of the piece that plays."""

    def fade_music(self, seconds: float) -> None:
        """End the piece that plays."""

    def is_music_busy(self) -> bool:
        """Whether a piece still plays."""


class MixerDevice:
    """The system's sound device through pygame.mixer."""

    def open(self, channels: int) -> None:
        """See AudioDevice. Other parts of pygame stay untouched: pygame.init() would hide the error."""
        try:
            with quiet_stderr():
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        except pygame.error as fault:
            raise NoAudioError(str(fault)) from fault
        pygame.mixer.set_num_channels(channels)

    def close(self) -> None:
        """See AudioDevice."""
        pygame.mixer.quit()

    def load(self, path: Path) -> pygame.mixer.Sound:
        """See AudioDevice."""
        try:
            return pygame.mixer.Sound(path)
        except (pygame.error, OSError) as fault:
            raise NoAudioError(f"{path}: {fault}") from fault

    def play(self, sound: object, channel: int, left: float, right: float) -> None:
        """See AudioDevice. The gains come after the start, since starting a channel resets them."""
        if isinstance(sound, pygame.mixer.Sound):
            voice = pygame.mixer.Channel(channel)
            voice.play(sound)
            voice.set_volume(left, right)

    def is_busy(self, channel: int) -> bool:
        """See AudioDevice."""
        return pygame.mixer.Channel(channel).get_busy()

    def play_music(self, path: Path, gain: float) -> None:
        """See AudioDevice. While a fade goes on, loading would hold the program up until its end."""
        try:
            pygame.mixer.music.load(path)
        except (pygame.error, OSError) as fault:
            raise NoAudioError(f"{path}: {fault}") from fault
        pygame.mixer.music.set_volume(gain)
        pygame.mixer.music.play()

    def set_music_gain(self, gain: float) -> None:
        """See AudioDevice."""
        pygame.mixer.music.set_volume(gain)

    def fade_music(self, seconds: float) -> None:
        """See AudioDevice."""
        if pygame.mixer.music.get_busy():
            pygame.mixer.music.fadeout(round(seconds * 1000))

    def is_music_busy(self) -> bool:
        """See AudioDevice."""
        return pygame.mixer.music.get_busy()


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Send what libraries write to stderr nowhere: ALSA prints ten lines for every try without a sound card."""
    try:
        kept = os.dup(2)
    except OSError:  # a windowed program has no stderr
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        for opened in (kept, nowhere):
            with suppress(OSError):
                os.close(opened)
