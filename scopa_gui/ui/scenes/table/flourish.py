"""A scopa written in chalk on the cloth, and wiped away."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from scopa_gui.stage.geometry import Rect
from scopa_gui.stage.timing import TIMING, Pace
from scopa_gui.ui.materials.chalk import stroke
from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.patchwork import Drawn
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style

SIZE: Final = 150
POINT_SIZE: Final = 56
SLANT: Final = 8.0
FULL: Final = 255


class Flourish:
    """One writing: made when a scopa begins, drawn until it is wiped."""

    def __init__(self, style: Style, words: str, points: int, zone: Rect, pace: Pace) -> None:
        self._written = _write(style, words, f"+{points}", zone)
        middle = zone.center
        self._at = (
            round(middle.x - self._written.get_width() / 2),
            round(middle.y - self._written.get_height() / 2),
        )
        self._write_seconds = 0.0 if pace.reduced else pace.wait(TIMING.scopa_write)
        self._stay_seconds = TIMING.scopa_stay / 1000 if pace.speed.value == 0 else pace.wait(TIMING.scopa_stay)
        self._wipe_seconds = pace.wait(TIMING.scopa_wipe)
        self._age = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the cloth is clean again."""
        return self._age >= self._write_seconds + self._stay_seconds + self._wipe_seconds

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._age += dt

    def piece(self) -> Drawn:
        """The word as far as it is written, or as far as it is not yet wiped."""
        width, height = self._written.get_size()
        shown = 1.0 if self._age >= self._write_seconds else self._age / self._write_seconds
        wiped = self._age - self._write_seconds - self._stay_seconds
        alpha = FULL if wiped <= 0 else round(FULL * max(0.0, 1 - wiped / max(0.001, self._wipe_seconds)))
        part = pygame.Rect(0, 0, round(width * shown), height)
        return Drawn((self, part.width, alpha), (*self._at, *part.size), partial(self._draw, part=part, alpha=alpha))

    def _draw(self, surface: pygame.Surface, part: pygame.Rect, alpha: int) -> None:
        self._written.set_alpha(alpha)
        surface.blit(self._written, self._at, part)


@kept(1)
def _write(style: Style, words: str, points: str, zone: Rect) -> pygame.Surface:
    """The words as they lie in a zone; kept, since writing them takes half a frame."""
    size = style.px(SIZE)
    while style.chalk.width(words, size) > zone.width * 0.7:
        size -= 4
    word = style.chalk.words(words, size, PALETTE.chalk, SLANT)
    gained = style.chalk.words(points, style.px(POINT_SIZE), PALETTE.lamp, SLANT)
    pad = style.px(24)
    surface = clear((word.get_width() + gained.get_width() + 2 * pad, word.get_height() + 2 * pad))
    surface.blit(word, (pad, pad))
    left, right = pad + size * 0.08, pad + word.get_width() - size * 0.1
    low = pad + word.get_height() - size * 0.16
    line = [(left + (right - left) * i / 4, low - (right - left) * 0.035 * i - size * 0.03 * (i % 2)) for i in range(5)]
    stroke(surface, line, max(2, style.px(5)), alpha=200, seed=5)
    surface.blit(gained, (pad + word.get_width() + style.px(6), pad + round(word.get_height() * 0.62)))
    return surface
