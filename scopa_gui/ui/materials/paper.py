"""Cream paper with the double rule of old labels."""

from __future__ import annotations

from typing import Final

import pygame

from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.noise import Pixels, clear, multiply, noise, opaque
from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import round_off, rounded, smooth_shape
from scopa_gui.ui.themes import PALETTE, colour

RULES: Final = ((9, 13, 2), (14, 10, 1))
"""The double rule: inset, radius of the concave corners, thickness, in units."""

NOISES: Final[tuple[tuple[int | Pixels, int], ...]] = ((130, 250), (37, 252), ((7, 2), 250), (1, 249))
"""Cells and darkest values: two octaves of cloud, fibres, tooth."""


def sheet(size: Pixels, tone: str = PALETTE.paper, seed: int = 5) -> pygame.Surface:
    """Plain paper."""
    surface = opaque(size, colour(tone))
    for i, (cell, low) in enumerate(NOISES):
        multiply(surface, noise(size, cell, low, 255, seed + i))
    return surface


@kept(1)
def _notch(radius: int, thick: int, tone: str) -> pygame.Surface:
    """The rule's corner: a concave quarter circle."""

    def draw(surface: pygame.Surface, k: int) -> None:
        pygame.draw.circle(surface, colour(tone), (0, 0), (radius + thick / 2) * k, round(thick * k))

    return smooth_shape((radius + 2, radius + 2), draw, 6, tone)


def rule_frame(
    surface: pygame.Surface, rect: pygame.Rect, inset: int, radius: int, thick: int, tone: str = PALETTE.rule
) -> None:
    """A frame line inside `rect` with concave corners."""
    box, ink = rect.inflate(-2 * inset, -2 * inset), colour(tone)
    for y in (box.top, box.bottom - thick):
        surface.fill(ink, (box.left + radius, y, box.width - 2 * radius, thick))
    for x in (box.left, box.right - thick):
        surface.fill(ink, (x, box.top + radius, thick, box.height - 2 * radius))
    notch = _notch(radius, thick, tone)
    side = notch.get_width()
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        at = (box.right - side if right else box.left, box.bottom - side if low else box.top)
        surface.blit(pygame.transform.flip(notch, right, low), at)


@kept(32)
def panel(
    width: int, height: int, unit: float, framed: bool = True, radius: int = 5, tone: str = PALETTE.paper, seed: int = 5
) -> pygame.Surface:
    """A sheet with handled edges, rounded corners and, when `framed`, the double rule."""
    surface = clear((width, height))
    surface.blit(sheet((width, height), tone, seed), (0, 0))
    edge = clear((width, height))
    for i, alpha in enumerate((46, 22, 10) if framed else (60,)):
        pygame.draw.rect(edge, (120, 84, 40, alpha), (i, i, width - 2 * i, height - 2 * i), 1)
    surface.blit(edge, (0, 0))
    if framed:
        for inset, corner, thick in RULES:
            inset, corner, thick = (max(1, round(v * unit)) for v in (inset, corner, thick))
            rule_frame(surface, surface.get_rect(), inset, corner, thick)
    round_off(surface, max(2, round(radius * unit)))
    return surface


def lay_panel(
    surface: pygame.Surface, rect: pygame.Rect, unit: float, framed: bool = True, tone: str = PALETTE.paper
) -> None:
    """Lay a sheet on the table with its two shadows."""
    for blur, alpha, down in ((20, 120, 9), (4, 90, 2)):
        cast(surface, rect, 6, max(2, round(blur * unit)), alpha, round(down * unit))
    surface.blit(panel(rect.width, rect.height, unit, framed, tone=tone), rect)


def lay_slip(surface: pygame.Surface, rect: pygame.Rect, unit: float, marked: bool = False) -> None:
    """A small slip of paper, as for a name tag; `marked` has the red bar of the seat whose turn it is."""
    cast(surface, rect, 4, max(2, round(6 * unit)), 120, max(1, round(3 * unit)))
    surface.blit(panel(rect.width, rect.height, unit, False, 4), rect)
    if marked:
        bar = pygame.Rect(rect.x, rect.y + 2, max(3, round(4 * unit)), rect.height - 4)
        surface.blit(rounded(bar.width, bar.height, 1, PALETTE.red), bar)


def double_line(surface: pygame.Surface, x: int, y: int, width: int, tone: str = PALETTE.rule) -> None:
    """Two thin lines across a sheet, under a heading or above a total."""
    for down in (0, 3):
        surface.fill(colour(tone), (x, y + down, width, 1))
