"""The dealer's bone token, the espresso, and the rings around cards."""

from __future__ import annotations

import math
from typing import Final

import pygame

from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.materials.shadow import cast, soft_box
from scopa_gui.ui.materials.shapes import rounded, smooth_shape
from scopa_gui.ui.themes import PALETTE, colour, mix

BONE: Final = ((1.0, "#8c6f45"), (0.95, "#fbf3df"), (0.80, "#cdb588"), (0.74, "#f3e6c8"))
"""Turned rings of the dealer's token, from the outside in."""


def star_points(middle: tuple[float, float], outer: float, inner: float, points: int = 8) -> list[tuple[float, float]]:
    """The corners of a star with its first point upwards."""
    ring = []
    for i in range(2 * points):
        angle, radius = i * math.pi / points - math.pi / 2, inner if i % 2 else outer
        ring.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
    return ring


@kept(1)
def bone_token(diameter: int) -> pygame.Surface:
    """A turned bone disc with a red star: who dealt. The surface is 16 pixels larger, for its shadow."""

    def draw(surface: pygame.Surface, k: int) -> None:
        middle, radius = surface.get_rect().center, diameter * k / 2
        for share, tone in BONE:
            pygame.draw.circle(surface, colour(tone), middle, radius * share)
        pygame.draw.polygon(surface, colour(PALETTE.red), star_points(middle, radius * 0.62, radius * 0.25))
        pygame.draw.circle(surface, colour("#f3e6c8"), middle, radius * 0.13)

    surface = clear((diameter + 16, diameter + 16))
    cast(surface, pygame.Rect(8, 8, diameter, diameter), diameter // 2, 4, 150, 3)
    surface.blit(smooth_shape((diameter, diameter), draw, 6, BONE[0][1]), (8, 8))
    return surface


@kept(4)
def espresso(diameter: int) -> pygame.Surface:
    """A cup on its saucer, seen from above; the surface is a quarter larger on every side, for its shadow."""
    pad = diameter // 4
    surface = clear((diameter + 2 * pad, diameter + 2 * pad))
    saucer = pygame.Rect(pad, pad, diameter, diameter)
    cast(surface, saucer, diameter // 2, max(4, diameter // 11), 140, diameter // 18)
    cast(surface, saucer, diameter // 2, 3, 110, 1)
    surface.blit(smooth_shape(saucer.size, _saucer, 3, "#e9e4d8"), saucer)
    cup = pygame.Rect(0, 0, round(diameter * 0.54), round(diameter * 0.54))
    cup.center = saucer.center
    shade = soft_box(cup.width, cup.height, cup.width // 2, max(3, diameter // 22), 100)
    spread = (shade.get_width() - cup.width) // 2
    surface.blit(shade, (cup.x - spread + diameter // 60, cup.y - spread + diameter // 26))
    surface.blit(smooth_shape(saucer.size, _handle_and_cup, 3, "#f8f5ee"), saucer)
    return surface


def _rings(surface: pygame.Surface, rings: tuple[tuple[float, str], ...]) -> None:
    middle, radius = surface.get_rect().center, surface.get_width() / 2
    for share, tone in rings:
        pygame.draw.circle(surface, colour(tone), middle, radius * share)


def _saucer(surface: pygame.Surface, _k: int) -> None:
    """White ware: a rim that turns away at its edge, the well in the middle."""
    _fade(surface, 1.0, 0.86, "#ddd6c6", "#fdfbf6")
    _fade(surface, 0.70, 0.655, "#f4f1e8", "#d6d0bf")
    _fade(surface, 0.655, 0.40, "#dfdacb", "#ece8dd")


def _fade(surface: pygame.Surface, outer: float, inner: float, first: str, last: str) -> None:
    """Rings that go from one tone to another, the last one filled."""
    middle, radius, steps = surface.get_rect().center, surface.get_width() / 2, 14
    for i in range(steps + 1):
        share = outer + (inner - outer) * i / steps
        pygame.draw.circle(surface, mix(first, last, (i / steps) ** 0.6), middle, radius * share)


def _handle_and_cup(surface: pygame.Surface, _k: int) -> None:
    middle, radius = surface.get_rect().center, surface.get_width() / 2

    def along(share: float, aside: float = 0.0) -> tuple[float, float]:
        c, s = math.cos(-0.66), math.sin(-0.66)
        return middle[0] + radius * (share * c - aside * s), middle[1] + radius * (share * s + aside * c)

    for tone, thick, aside in (("#8f8874", 0.150, 0.012), ("#cbc4b2", 0.140, 0.0), ("#fdfbf6", 0.108, -0.008)):
        pygame.draw.line(surface, colour(tone), along(0.45, aside), along(0.72, aside), round(radius * thick))
        pygame.draw.circle(surface, colour(tone), along(0.72, aside), radius * thick * 0.62)
    _rings(surface, ((0.54, "#cfc9b8"),))
    _fade(surface, 0.533, 0.49, "#ece8dc", "#ffffff")
    _fade(surface, 0.475, 0.452, "#c3bdab", "#8c8370")
    _rings(surface, ((0.452, "#2e160a"),))
    steps = 24
    for i in range(steps):
        crema = mix("#4a2611", "#bb8147", (i / steps) ** 0.7)
        pygame.draw.circle(surface, crema, middle, radius * (0.445 - 0.27 * i / steps))
    for i in range(9):
        angle, share = i * 2.4, 0.09 + 0.03 * i
        spot = (middle[0] + radius * share * math.cos(angle), middle[1] + radius * share * math.sin(angle))
        pygame.draw.circle(surface, colour("#d9a566"), spot, radius * (0.012 if i % 3 else 0.02))


def ring_gap(card_height: float) -> int:
    """How far a card's ring reaches beyond its edge: rings of neighbours never touch."""
    return max(4, round(card_height / 33))


@kept(12)
def card_ring(width: int, height: int, radius: int, gap: int, tone: str = PALETTE.lamp) -> pygame.Surface:
    """The ring around a card of this size, drawn twice as large (turn and halve it); cloth shows between."""
    return rounded((width + 2 * gap) * 2, (height + 2 * gap) * 2, (radius + gap) * 2, None, tone, gap + 1)
