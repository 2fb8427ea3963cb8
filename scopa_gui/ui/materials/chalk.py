"""Chalk: words and strokes that break up on the tooth of slate and cloth."""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from scopa_gui.ui.fonts import Face, Fonts
from scopa_gui.ui.materials.noise import Pixels, clear
from scopa_gui.ui.materials.shapes import smooth_shape
from scopa_gui.ui.themes import PALETTE, colour

GHOST: Final = 46
"""Alpha of the two smears beside chalk words."""

SMALL: Final = 28
LARGE: Final = 60
"""Below SMALL pixels the grain stays fine, or words crumble; above LARGE the stick drags."""

Place = tuple[float, float]


def grain(size: Pixels, seed: int, low: int, gaps: float) -> pygame.Surface:
    """White with noisy alpha: most grains full, a share `gaps` of them weak, down to `low`."""
    cut = int(255 * gaps)
    table = bytes(low + (255 - low) * v // cut if v < cut else 255 for v in range(256))
    pixels = bytearray(b"\xff") * (4 * size[0] * size[1])
    pixels[3::4] = random.Random(seed).randbytes(size[0] * size[1]).translate(table)
    return pygame.image.frombytes(bytes(pixels), size, "RGBA")


def _tooth(size: Pixels, height: int, seed: int) -> pygame.Surface:
    """The grain for writing of this height."""
    if height <= LARGE:
        return grain(size, seed, 80 if height >= SMALL else 150, 0.30)
    dragged = grain((max(1, size[0] // 3), max(1, size[1] // 2)), seed, 30, 0.42)
    tooth = pygame.transform.smoothscale(dragged, size)
    tooth.blit(grain(size, seed + 1, 130, 0.5), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return tooth


class Chalk:
    """Writes with the chalk face; lines are kept (the last 200)."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self._kept: OrderedDict[tuple[str, int, str, float, int], pygame.Surface] = OrderedDict()

    def words(
        self, words: str, size: int, tone: str = PALETTE.chalk, angle: float = 0.0, seed: int = 1
    ) -> pygame.Surface:
        """A line of chalk, turned by `angle` degrees. The surface is shared: do not draw on it."""
        key = (words, size, tone, angle, seed)
        if key not in self._kept:
            self._kept[key] = self._write(words, size, tone, angle, seed)
            if len(self._kept) > 200:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def _write(self, words: str, size: int, tone: str, angle: float, seed: int) -> pygame.Surface:
        written = self._fonts.font(Face.CHALK, size).render(words, True, colour(tone))
        surface = clear((written.get_width() + 4, written.get_height() + 4), colour(tone, 0))
        ghost = written.copy()
        ghost.set_alpha(GHOST)
        for drawn, at in ((ghost, (2, 2)), (ghost, (0, 1)), (written, (1, 1))):
            surface.blit(drawn, at)
        tooth = _tooth(surface.get_size(), size, seed + len(words))
        surface.blit(tooth, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.rotozoom(surface, angle, 1) if angle else surface

    def label(
        self, surface: pygame.Surface, words: str, size: int, at: Place, align: float = 0.5, tone: str = PALETTE.chalk
    ) -> pygame.Rect:
        """Write with the capitals centred on the y of `at`; align 0 starts, 0.5 centres, 1 ends at its x."""
        written = self.words(words, size, tone)
        y = at[1] - self._fonts.capital_middle(Face.CHALK, size) - 1
        return surface.blit(written, (round(at[0] - written.get_width() * align), round(y)))

    def width(self, words: str, size: int) -> int:
        """Pixels that a line takes."""
        return self._fonts.width(words, Face.CHALK, size) + 4


def stroke(
    surface: pygame.Surface,
    points: Sequence[Place],
    width: float,
    tone: str = PALETTE.chalk,
    seed: int = 2,
    alpha: int = 210,
) -> pygame.Rect:
    """A hand-drawn chalk line through points in pixels; it wobbles by 22 % of its width. Returns where it lies."""
    pad = math.ceil(width * 2)
    left, top = math.floor(min(p[0] for p in points)) - pad, math.floor(min(p[1] for p in points)) - pad
    right, bottom = math.ceil(max(p[0] for p in points)) + pad, math.ceil(max(p[1] for p in points)) + pad
    box = pygame.Rect(left, top, right - left, bottom - top)

    def draw(target: pygame.Surface, k: int) -> None:
        for x, y in _dots(points, width, seed):
            pygame.draw.circle(target, colour(tone, alpha), ((x - box.x) * k, (y - box.y) * k), width * k / 2)

    drawn = smooth_shape(box.size, draw, 3, tone)
    tooth = grain(box.size, seed, 60, 0.42) if width > 2 else grain(box.size, seed, 110, 0.5)
    drawn.blit(tooth, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface.blit(drawn, box)


def _dots(points: Sequence[Place], width: float, seed: int) -> list[Place]:
    """Middles of the dabs along a path, two a pixel."""
    dots = []
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(points)):
        count = max(2, int(math.hypot(x1 - x0, y1 - y0) * 2))
        for j in range(count + 1):
            t = j / count
            wobble = math.sin((i + t) * 2.1 + seed) * width * 0.22
            dots.append((x0 + (x1 - x0) * t + wobble, y0 + (y1 - y0) * t + wobble))
    return dots


def corner_marks(corners: Sequence[Place], gap: float, length: float) -> list[list[Place]]:
    """The four chalk corners around a card: paths `gap` pixels outside its corners (clockwise), arms `length` long."""
    marks = []
    for i, here in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % 4]
        back, on = _towards(here, before), _towards(here, after)
        out = (here[0] - gap * (back[0] + on[0]), here[1] - gap * (back[1] + on[1]))
        arms = [(out[0] + length * d[0], out[1] + length * d[1]) for d in (back, on)]
        marks.append([arms[0], out, arms[1]])
    return marks


def _towards(here: Place, there: Place) -> Place:
    away = math.hypot(there[0] - here[0], there[1] - here[1]) or 1.0
    return ((there[0] - here[0]) / away, (there[1] - here[1]) / away)


def mark_corners(surface: pygame.Surface, corners: Sequence[Place], unit: float) -> None:
    """Mark the last play: four chalk corners around a card (its corners clockwise from its own top left)."""
    for i, path in enumerate(corner_marks(corners, max(4.0, 7 * unit), 17 * unit)):
        stroke(surface, path, max(2, round(3 * unit)), seed=i + 3, alpha=235)


def outline(surface: pygame.Surface, rect: pygame.Rect, unit: float, alpha: int = 90) -> None:
    """The outline of an empty pile: a chalk rectangle with cut corners."""
    cut = rect.width * 0.09
    left, top, right, bottom = rect.left, rect.top, rect.right, rect.bottom
    path = [(left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)]
    path += [(right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut), (left + cut, top)]
    stroke(surface, path, max(1.5, 2 * unit), alpha=alpha)
