"""Walnut planks and the mitred rim of the table."""

from __future__ import annotations

import random
from typing import Final

import pygame

from scopa_gui.ui.materials.cloth import WOOD_EDGE, lay_cloth, light_map
from scopa_gui.ui.materials.noise import Pixels, clear, multiply, noise, opaque
from scopa_gui.ui.themes import PALETTE, Cloth, colour, mix

GRAIN: Final = ((560, 13, 150), (300, 5, 160), (140, 2, 188), (40, 1, 218))
"""Noises stretched along the plank: cell length, cell width, darkest value. Each costs 10 to 25 % of the light."""

SHADE: Final = (130, 86, 65, 43)
"""Alpha of the shade under the rim's edge: top, left, right, bottom."""


def plank(length: int, thick: int, seed: int, grain: float = 1.0) -> pygame.Surface:
    """A plank with its grain along the length; `grain` stretches the figure for large windows."""
    size = (length, thick)
    surface = opaque(size, colour(PALETTE.walnut))
    for k, (along, across, low) in enumerate(GRAIN):
        cell = (max(1, round(along * grain)), max(1, round(across * grain)))
        multiply(surface, noise(size, cell, low, 255, seed + k))
    chance = random.Random(seed)
    for _ in range(round(length * thick / (420 * grain * grain))):
        x, y, dash = chance.randrange(length), chance.randrange(thick), round(chance.randrange(5, 22) * grain)
        tone = mix(PALETTE.pore_dark, PALETTE.pore_light, chance.random())
        pygame.draw.line(surface, tone, (x, y), (x + dash, y), max(1, round(grain)))
    return surface


def _upright(size: Pixels, rim: int, seed: int, at_right: bool, grain: float) -> pygame.Surface:
    """A side plank with mitred ends, in a strip as wide as the rim."""
    height = size[1]
    strip = clear((rim, height))
    strip.blit(pygame.transform.rotate(plank(height, rim, seed, grain), 90), (0, 0))
    mask = clear((rim, height))
    outer, inner = (rim, 0) if at_right else (0, rim)
    pygame.draw.polygon(mask, "white", [(outer, 0), (inner, rim), (inner, height - rim), (outer, height)])
    strip.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for y, far in ((0, rim), (height, height - rim)):
        pygame.draw.aaline(strip, "#1a0e07", (outer, y), (inner, far))
    return strip


def _rim(size: Pixels, rim: int, grain: float) -> list[tuple[pygame.Surface, Pixels]]:
    """The four planks and where they lie, unlit."""
    width, height = size
    return [
        (plank(width, rim, 11, grain), (0, 0)),
        (plank(width, rim, 23, grain), (0, height - rim)),
        (_upright(size, rim, 37, False, grain), (0, 0)),
        (_upright(size, rim, 51, True, grain), (width - rim, 0)),
    ]


def _shade(surface: pygame.Surface, rim: int) -> None:
    """The rim stands above the cloth: a shade as deep as the rim lies under its edge."""
    width, height = surface.get_size()
    depth = max(6, rim)
    across, down = clear((width, 1)), clear((1, height))
    for i in range(depth):
        fade = (1 - i / depth) ** 2
        lines = (
            (across, (0, rim + i)),
            (down, (rim + i, 0)),
            (down, (width - rim - i - 1, 0)),
            (across, (0, height - rim - i - 1)),
        )
        for (strip, at), alpha in zip(lines, SHADE, strict=True):
            strip.fill((2, 8, 5, int(alpha * fade)))
            surface.blit(strip, at)


def _bevel(surface: pygame.Surface, rim: int) -> None:
    """The dark seam where the cloth begins and the light line on the rim's inner edge."""
    inner = surface.get_rect().inflate(-2 * rim, -2 * rim)
    thick = max(1, round(rim / 30))
    pygame.draw.rect(surface, "#190d06", inner.inflate(2 * thick, 2 * thick), thick)
    pygame.draw.rect(surface, mix("#7b5133", "#e2b98a", 0.42), inner.inflate(6 * thick, 6 * thick), thick)
    pygame.draw.rect(surface, mix("#3a2416", "#7b5133", 0.3), inner.inflate(8 * thick, 8 * thick), thick)


def table_top(size: Pixels, rim: int, cloth: Cloth, unit: float) -> pygame.Surface:
    """Cloth in a mitred walnut rim under the lamp: the background of every scene, about 0.1 s at 1280 x 800."""
    surface = lay_cloth(size, cloth, unit)
    _shade(surface, rim)
    light = light_map(size, WOOD_EDGE)
    for wood, at in _rim(size, rim, max(1.0, unit)):
        wood.blit(light, (-at[0], -at[1]), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(wood, at)
    _bevel(surface, rim)
    return surface
