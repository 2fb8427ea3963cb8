"""The sound board: plays cues by name, a little to the side they come from, with a sound device or without one."""

from __future__ import annotations

import logging
import random
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from pathlib import Path
from typing import Final

from scopa_gui.stage.cues import Cue
from scopa_gui.ui.audio_device import AudioDevice, MixerDevice, NoAudioError
from scopa_gui.ui.background import Background
from scopa_gui.ui.takes import Takes

LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mix:
    """What designers tune; seconds, and levels in dB."""

    width: float = 0.35
    """How far to the side a cue at the window's edge is heard; 1 would be one ear only."""
    spread: float = 1.5
    """Every sound is louder or quieter by up to this."""
    apart: float = 0.03
    """The same cue is not heard twice within this: less than the 45 ms between two cards, by up to a frame."""
    row_gap: float = 0.3
    """Deals and slides that follow each other faster than this make a row."""
    row_free: int = 4
    """So many of a row keep their level; each later one loses 1 dB."""
    row_lowest: float = -6.0
    first_retry: float = 3.0
    last_retry: float = 30.0
    """Without a device another is looked for after the first time, then ever more rarely, down to the last."""
    retry_growth: float = 1.5
    rest_after: float = 20.0
    """So long after the last sound, and the last sign of a person, the device is given back until there is another."""


MIX: Final = Mix()

CARDS: Final = range(8)
SLATE: Final = range(8, 10)
STRINGS: Final = range(10, 12)
BUTTONS: Final = range(12, 14)
CHANNELS: Final = 14

VOICES: Final[dict[Cue, range]] = {
    **dict.fromkeys((Cue.LIFT, Cue.SLIDE, Cue.PLACE, Cue.DEAL, Cue.FLIP, Cue.GATHER, Cue.SHUFFLE), CARDS),
    **dict.fromkeys((Cue.CHALK, Cue.STAMP), SLATE),
    **dict.fromkeys((Cue.SCOPA, Cue.WIN, Cue.LOSE), STRINGS),
    **dict.fromkeys((Cue.TAP, Cue.REFUSE), BUTTONS),
}
"""The channels that a cue may use. When all are taken the oldest gives way: no card ever cuts a scopa short."""

MIDDLE: Final = frozenset({Cue.SCOPA, Cue.WIN, Cue.LOSE, Cue.TAP})
"""Cues that sound from the middle, wherever they come from."""
APART: Final = {Cue.TAP: 0.06, Cue.REFUSE: 0.4}
IN_ROWS: Final = frozenset({Cue.DEAL, Cue.SLIDE})
ENDINGS: Final = frozenset({Cue.WIN, Cue.LOSE})


class SilentBoard:
    """The board of `--no-sound`: the same face, and never a sound."""

    is_audible: Final = False

    def play(self, cue: str, pan: float = 0.0) -> None:
        """Nothing is heard."""

    def update(self, dt: float) -> None:
        """Nothing goes on."""

    def set_volumes(self, effects: int, music: int) -> None:
        """Nothing is set."""

    def wake(self) -> None:
        """Nothing rests."""

    def lose_device(self) -> None:
        """There is none."""

    def close(self) -> None:
        """Nothing to give back."""


class SoundBoard:
    """Plays the takes below `folder` (one folder a cue, and music/) on `device`, at no volume until it is given one.

    Without a device it is silent and looks for one again in `update`, ever more rarely. A device that nobody needs is
    given back after a while, for an open one costs a hundredth of a processor in silence; `wake` fetches it again
    before it is needed. Chance comes from `rng`, which must not be the game's own.
    """

    def __init__(self, folder: Path, rng: random.Random, device: AudioDevice) -> None:
        self._rng = rng
        self._device = device
        self._takes = Takes(folder, rng, device)
        self._background = Background(sorted((folder / "music").glob("*.wav")), rng, device)
        self._gain = 0.0
        self._now = 0.0
        self._last: dict[Cue, float] = {}
        self._row: dict[Cue, int] = {}
        self._started = [0.0] * CHANNELS
        self._open = False
        self._rests = False
        self._quiet = 0.0
        self._all_read = False
        self._wait = 0.0
        self._retry = MIX.first_retry
        self._try_device()

    @property
    def is_audible(self) -> bool:
        """Whether there is a device; the settings say so where there is none."""
        return self._open or self._rests

    def set_volumes(self, effects: int, music: int) -> None:
        """Volumes from 0 (off) to 100; what sounds already keeps its level, music follows at once."""
        self._gain = (effects / 100) ** 2
        self._background.set_volume(music)
        if music:
            self.wake()

    def wake(self) -> None:
        """A person is there, or something is to be heard: the device is fetched again if it rests."""
        self._quiet = 0.0
        if self._rests:
            self._rests = False
            self._try_device()

    def play(self, cue: str, pan: float = 0.0) -> None:
        """Sound a cue, from -1 (the window's left edge) to 1 (the right). ValueError for a name that is no cue."""
        known = Cue(cue)
        if self._gain:
            self.wake()
        if not self._open:
            return
        if known in ENDINGS:
            self._background.make_room()
        since = self._now - self._last.get(known, -1e9)
        if not self._gain or since < APART.get(known, MIX.apart):
            return
        sound = self._takes.draw(known)
        if sound is None:
            return
        self._last[known] = self._now
        gain = self._gain * amplitude(self._level(known, since)) / sqrt(max(1, self._voices))
        left, right = sides(0.0 if known in MIDDLE else pan)
        self._device.play(sound, self._channel(VOICES[known]), min(1.0, gain * left), min(1.0, gain * right))

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: read one file that is still unread, look for a device, see to the music."""
        self._now += dt
        self._quiet += dt
        if self._rests:
            return
        if not self._open:
            self._wait -= dt
            if self._wait <= 0.0:
                self._try_device()
            return
        if not self._all_read:
            self._all_read = not self._takes.read_one()
        if self._quiet >= MIX.rest_after and not self._background.is_on and not self._voices:
            self._give_back()
            self._rests = True
        else:
            self._background.update(dt)

    @property
    def _voices(self) -> int:
        return sum(self._device.is_busy(channel) for channel in range(CHANNELS))

    def lose_device(self) -> None:
        """The system says that a device is gone (AUDIODEVICEREMOVED): the next `update` opens what is there now."""
        self.close()
        self._wait, self._retry = 0.0, MIX.first_retry

    def close(self) -> None:
        """Give the device back; whatever sounds ends."""
        self._give_back()
        self._rests = False

    def _give_back(self) -> None:
        if self._open:
            self._device.close()
        self._open = self._all_read = False
        self._takes.forget()
        self._background.forget()

    def _try_device(self) -> None:
        try:
            self._device.open(CHANNELS)
        except NoAudioError as fault:
            # Said once: on a machine without a sound card this happens for as long as the program runs.
            level = logging.INFO if self._retry == MIX.first_retry else logging.DEBUG
            LOG.log(level, "no sound device, playing in silence: %s", fault)
            self._wait = self._retry
            self._retry = min(MIX.last_retry, self._retry * MIX.retry_growth)
        else:
            self._open = True
            self._retry = MIX.first_retry

    def _level(self, cue: Cue, since: float) -> float:
        """Level in dB: a little chance, and less the longer a row of dealt or sliding cards lasts."""
        level = self._rng.uniform(-MIX.spread, MIX.spread)
        if cue in IN_ROWS:
            self._row[cue] = self._row.get(cue, 0) + 1 if since < MIX.row_gap else 1
            level += max(MIX.row_lowest, min(0.0, float(MIX.row_free - self._row[cue])))
        return level

    def _channel(self, group: range) -> int:
        """A free channel of the group, else the one that began first."""
        free = (channel for channel in group if not self._device.is_busy(channel))
        chosen = next(free, min(group, key=self._started.__getitem__))
        self._started[chosen] = self._now
        return chosen


def sound_board(folder: Path, *, wanted: bool) -> SoundBoard | SilentBoard:
    """The board of the running program: of the system's sound device, or silent where no sound is `wanted`."""
    return SoundBoard(folder, random.Random(), MixerDevice()) if wanted else SilentBoard()


def sides(pan: float) -> tuple[float, float]:
    """Left and right gain of a place from -1 to 1: equal power, 0.707 each in the middle; beyond the edges as there."""
    angle = pi / 4 * (1 + MIX.width * max(-1.0, min(1.0, pan)))
    return cos(angle), sin(angle)


def amplitude(level: float) -> float:
    """The factor of a level in dB."""
    return float(10.0 ** (level / 20.0))
