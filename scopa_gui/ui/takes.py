"""The takes of every cue: read bit by bit, drawn at random and never the same one twice in a row."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scopa_gui.stage.cues import Cue
from scopa_gui.ui.audio_device import AudioDevice, NoAudioError

LOG: Final = logging.getLogger(__name__)


class Takes:
    """Every file below `folder`, one folder a cue, as sounds of `device`. A broken file is said once and left out."""

    def __init__(self, folder: Path, rng: random.Random, device: AudioDevice) -> None:
        self._rng = rng
        self._device = device
        self._paths = {cue: sorted((folder / cue.value).glob("*.wav")) for cue in Cue}
        self._sounds: dict[Path, object] = {}
        self._bags: dict[Cue, list[Path]] = {cue: [] for cue in Cue}
        self._drawn: dict[Cue, Path] = {}
        missing = [cue.value for cue, paths in self._paths.items() if not paths]
        if missing:
            LOG.warning("no sounds in %s for: %s", folder, ", ".join(missing))

    def draw(self, cue: Cue) -> object | None:
        """The next take from the cue's bag, read now if need be; None where the cue has none that can be read."""
        while self._paths[cue]:
            bag = self._bags[cue] = self._bags[cue] or shuffled(self._paths[cue], self._drawn.get(cue), self._rng)
            path = bag.pop()
            if self._read(cue, path):
                self._drawn[cue] = path
                return self._sounds[path]
        return None

    def read_one(self) -> bool:
        """Read one file that has not been read; False when all have. A file takes about 0.3 ms."""
        for cue, paths in self._paths.items():
            for path in paths:
                if path not in self._sounds:
                    self._read(cue, path)
                    return True
        return False

    def forget(self) -> None:
        """The device is gone, and the sounds that it held with it."""
        self._sounds.clear()

    def _read(self, cue: Cue, path: Path) -> bool:
        if path not in self._sounds:
            try:
                self._sounds[path] = self._device.load(path)
            except NoAudioError as fault:
                LOG.warning("a sound cannot be read: %s", fault)
                self._paths[cue] = [other for other in self._paths[cue] if other != path]
                return False
        return True


def shuffled(paths: Sequence[Path], last: Path | None, rng: random.Random) -> list[Path]:
    """The takes in random order, to be drawn from the end; not `last` first, where there is another."""
    bag = list(paths)
    rng.shuffle(bag)
    if len(bag) > 1 and bag[-1] == last:
        bag[0], bag[-1] = bag[-1], bag[0]
    return bag
