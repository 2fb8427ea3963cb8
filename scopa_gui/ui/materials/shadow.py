"""Soft shadows under cards and papers, and pools of lamp light."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import pygame

from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.themes import PALETTE, colour

FULL_CARD: Final = 170
"""From this card height on shadows have their full size; smaller cards cast smaller ones."""

CONTACT_BELOW: Final = 6
"""Under this height a card also has the thin contact shadow that makes it lie."""


@dataclass(frozen=True, slots=True)
class Cast:
    """One shadow: how soft (pixels), how dark (alpha 0..255) and where (pixels right and down)."""

    blur: int
    alpha: int
    right: float
    down: float


def card_casts(card_height: float, z: float) -> list[Cast]:
    """The shadows of a card of this height at z pixels above the cloth: one function for resting, held and flying."""
    k = min(1.0, card_height / FULL_CARD)
    far = Cast(max(2, round(6 * k + z / 2)), round(165 - min(50.0, z)), 1 + 0.35 * z, 4 * k + 0.95 * z)
    return [far, Cast(2, 130, 0.0, 1.0)] if z < CONTACT_BELOW else [far]


@kept(4)
def soft_box(width: int, height: int, radius: int, blur: int, alpha: int, tone: str = PALETTE.shadow) -> pygame.Surface:
    """A blurred rounded box, 2 x blur larger on every side.

    Only the corners of a large one are blurred: along its edges a shadow is the same everywhere.
    """
    side = 4 * math.ceil((radius + 3 * blur) / 2)
    if min(width, height) <= side:
        return _blurred_box(width, height, radius, blur, alpha, tone)
    return _spread(_blurred_box(side, side, radius, blur, alpha, tone), (width - side, height - side))


@kept(2)
def turned_box(width: int, height: int, radius: int, blur: int, alpha: int, angle: float) -> pygame.Surface:
    """A soft box turned by `angle` degrees: cards that are dealt follow each other on one path, in the same shadows.

    It is turned small where it is soft enough: turning costs for every pixel of the result, ten times as much as
    drawing the result large again.
    """
    box = soft_box(width, height, radius, blur, alpha)
    if not angle:
        return box
    part = _part(blur)
    if part == 1:
        return pygame.transform.rotozoom(box, angle, 1.0)
    small = pygame.transform.rotozoom(box, angle, 1 / part)
    return pygame.transform.smoothscale_by(small, part)


def _part(blur: int) -> int:
    """How many times smaller a shadow may be made: a soft one has nothing fine. Below a blur of 5 knobs get blocky."""
    return 4 if blur >= 12 else 2 if blur >= 5 else 1


def _spread(core: pygame.Surface, more: tuple[int, int]) -> pygame.Surface:
    """A square with its four quarters drawn apart, and what lies on its middle lines stretched between them."""
    half, (across, down) = core.get_width() // 2, more
    size = core.get_width()
    surface = clear((size + across, size + down))
    for x, near in ((0, 0), (half, half + across)):
        for y, low in ((0, 0), (half, half + down)):
            surface.blit(core, (near, low), (x, y, half, half), special_flags=pygame.BLEND_RGBA_MAX)
    lines = (
        ((half, 0, 1, half), (half, 0, across, half)),
        ((half, half, 1, half), (half, half + down, across, half)),
        ((0, half, half, 1), (0, half, half, down)),
        ((half, half, half, 1), (half + across, half, half, down)),
    )
    for line, to in lines:
        surface.blit(pygame.transform.scale(core.subsurface(line), to[2:]), to[:2], special_flags=pygame.BLEND_RGBA_MAX)
    surface.fill(core.get_at((half, half)), (half, half, across, down))
    return surface


def _blurred_box(width: int, height: int, radius: int, blur: int, alpha: int, tone: str) -> pygame.Surface:
    """The whole box, drawn small when it is soft."""
    part, pad = _part(blur), 2 * blur
    small = clear(((width + 2 * pad) // part + 1, (height + 2 * pad) // part + 1), colour(tone, 0))
    box = pygame.Rect(round(pad / part), round(pad / part), round(width / part), round(height / part))
    pygame.draw.rect(small, colour(tone, alpha), box, border_radius=max(1, round(radius / part)))
    blurred = pygame.transform.gaussian_blur(small, max(1, round(blur / part)))
    return pygame.transform.smoothscale(blurred, (width + 2 * pad, height + 2 * pad))


def cast(surface: pygame.Surface, rect: pygame.Rect, radius: int, blur: int, alpha: int, down: int) -> None:
    """Draw the shadow of a rounded box at `rect`."""
    shade = soft_box(rect.width, rect.height, radius, blur, alpha)
    surface.blit(shade, (rect.x - 2 * blur, rect.y - 2 * blur + down))


@kept(16)
def pool(width: int, height: int, tone: str, alpha: int) -> pygame.Surface:
    """An elliptic pool of light, brightest in the middle, to be blitted as it is."""
    return pygame.transform.smoothscale(_small_pool(tone, alpha), (width, height))


@kept(1)
def _small_pool(tone: str, alpha: int) -> pygame.Surface:
    small, lit = clear((64, 64)), colour(tone)
    for y in range(64):
        for x in range(64):
            away = math.hypot(x - 31.5, y - 31.5) / 31.5
            small.set_at((x, y), (lit.r, lit.g, lit.b, int(alpha * max(0.0, 1 - away) ** 1.7)))
    return small
