"""Seeded grey noise: random bytes on a coarse grid, blown up smoothly."""

from __future__ import annotations

import math
import random

import pygame

Pixels = tuple[int, int]


def ramp(low: int, high: int) -> bytes:
    """A table for bytes.translate that maps 0..255 to low..high."""
    return bytes(round(low + (high - low) * v / 255) for v in range(256))


def noise(size: Pixels, cell: int | Pixels, low: int, high: int, seed: int) -> pygame.Surface:
    """Grey noise between low and high with cells of so many pixels; oblong cells make grain along their long side."""
    across, down = (cell, cell) if isinstance(cell, int) else cell
    grid = (max(2, math.ceil(size[0] / across)), max(2, math.ceil(size[1] / down)))
    data = random.Random(seed).randbytes(grid[0] * grid[1]).translate(ramp(low, high))
    grey = bytearray(3 * len(data))
    grey[0::3] = grey[1::3] = grey[2::3] = data
    surface = pygame.image.frombytes(bytes(grey), grid, "RGB")
    return surface if grid == size else pygame.transform.smoothscale(surface, size)


def multiply(surface: pygame.Surface, layer: pygame.Surface, at: Pixels = (0, 0)) -> None:
    """Darken a surface by a layer: white leaves it as it is."""
    surface.blit(layer, at, special_flags=pygame.BLEND_RGB_MULT)


def opaque(size: Pixels, fill: pygame.Color | None = None) -> pygame.Surface:
    """A new surface of 32 bits without alpha."""
    surface = pygame.Surface(size, 0, 32)
    if fill is not None:
        surface.fill(fill)
    return surface


def clear(size: Pixels, fill: pygame.Color | None = None) -> pygame.Surface:
    """A new surface with alpha; give the colour of what will stand on it (alpha 0), or scaling leaves dark fringes."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    if fill is not None:
        surface.fill(fill)
    return surface
