"""The woven cloth and the one lamp above it."""

from __future__ import annotations

import operator
import random
from functools import cache
from typing import Final

import pygame

from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.noise import Pixels, multiply, noise, opaque
from scopa_gui.ui.materials.shapes import round_off
from scopa_gui.ui.themes import Cloth, mix

TILE: Final = 240
"""Side of the woven tile in pixels; wear noise hides that it repeats."""

CLOTH_EDGE: Final = (0.36, 0.41, 0.42)
WOOD_EDGE: Final = (0.66, 0.62, 0.60)
"""What the lamp leaves of red, green and blue in the corners."""

_LAMP: Final = (1.0, 0.985, 0.93)
_MAP: Final = (64, 40)


@kept(4)
def weave(cloth: Cloth, period: int, seed: int = 7) -> pygame.Surface:
    """A tile of plain weave: in each cell of `period` pixels warp or weft lies on top, round across its direction."""
    count = TILE // period * period
    chance = random.Random(seed)
    warp = [chance.gauss(0, 1) for _ in range(count // period)]
    weft = [chance.gauss(0, 1) for _ in range(count // period)]
    bulge = [60 * (0.33 - 4 * ((i + 0.5) / period - 0.5) ** 2) for i in range(period)]
    upright = [bytes(_level(v + 10 * thread) for v in bulge) for thread in warp]
    rows = bytearray()
    for y in range(count):
        j, across = y // period, bulge[y % period]
        flat = bytes([_level(across + 10 * weft[j])]) * period
        rows += b"".join(thread if (i + j) & 1 else flat for i, thread in enumerate(upright))
    fuzz = chance.randbytes(len(rows)).translate(bytes(round(0.26 * v) for v in range(256)))
    return _dyed(bytes(map(operator.add, rows, fuzz)), count, cloth)


def _level(value: float) -> int:
    """Brightness of a thread, lowered by half of the fuzz that comes on top; the range leaves room for it."""
    return max(0, min(188, round(128 - 33 + value)))


def _dyed(levels: bytes, side: int, cloth: Cloth) -> pygame.Surface:
    shades = [mix(cloth.dark, cloth.light, v / 255) for v in range(256)]
    pixels = bytearray(3 * len(levels))
    for k in range(3):
        pixels[k::3] = levels.translate(bytes(shade[k] for shade in shades))
    tile = opaque((side, side))
    tile.blit(pygame.image.frombytes(bytes(pixels), (side, side), "RGB"), (0, 0))
    return tile


def light_map(size: Pixels, edge: tuple[float, float, float] = CLOTH_EDGE) -> pygame.Surface:
    """The lamp as a layer to multiply: warm in the middle, `edge` in the corners."""
    return pygame.transform.smoothscale(_small_light(edge), size)


@kept(1)
def _small_light(edge: tuple[float, float, float]) -> pygame.Surface:
    pixels = bytearray(3 * _MAP[0] * _MAP[1])
    for k, (warm, far) in enumerate(zip(_LAMP, edge, strict=True)):
        pixels[k::3] = bytes(int(255 * (warm + (far - warm) * t)) for t in _falloff())
    small = opaque(_MAP)
    small.blit(pygame.image.frombytes(bytes(pixels), _MAP, "RGB"), (0, 0))
    return small


@cache
def _falloff() -> tuple[float, ...]:
    """How far each point of the map is from the lamp: 0 below it, 1 at the edge of its light and beyond."""
    columns = [((x / (_MAP[0] - 1) - 0.5) / 0.62 / 1.12) ** 2 for x in range(_MAP[0])]
    rows = [((y / (_MAP[1] - 1) - 0.44) / 0.66 / 1.12) ** 2 for y in range(_MAP[1])]
    return tuple(min(1.0, down + across) ** 0.8 for down in rows for across in columns)


def lay_cloth(size: Pixels, cloth: Cloth, unit: float, seed: int = 3) -> pygame.Surface:
    """A cloth of this size, worn and lit; the weave grows with the unit."""
    surface = opaque(size)
    tile = weave(cloth, max(3, round(4 * unit)))
    for y in range(0, size[1], tile.get_height()):
        surface.fblits([(tile, (x, y)) for x in range(0, size[0], tile.get_width())])
    multiply(surface, noise(size, max(60, round(150 * unit)), 226, 255, seed))
    multiply(surface, noise(size, (46, 30), 240, 255, seed + 1))
    multiply(surface, light_map(size))
    return surface


@kept(2)
def swatch(cloth: Cloth, diameter: int) -> pygame.Surface:
    """A round sample of a cloth, unlit, for choosing."""
    sample = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    tile = weave(cloth, 4)
    for y in range(0, diameter, tile.get_height()):
        sample.fblits([(tile, (x, y)) for x in range(0, diameter, tile.get_width())])
    round_off(sample, diameter // 2)
    return sample
