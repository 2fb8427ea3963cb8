"""The slate in its wooden frame."""

from __future__ import annotations

import pygame

from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.noise import clear, multiply, noise, opaque
from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import round_off
from scopa_gui.ui.materials.walnut import plank
from scopa_gui.ui.themes import PALETTE, colour


@kept(8)
def slate(width: int, height: int, frame: int, seed: int = 9) -> pygame.Surface:
    """A slate with traces of wiped chalk; `frame` is the width of its wood in pixels."""
    size, grain = (width, height), max(1.0, frame / 12)
    surface = clear(size)
    body = opaque(size, colour(PALETTE.slate))
    multiply(body, noise(size, (round(60 * grain), round(26 * grain)), 205, 255, seed))
    multiply(body, noise(size, 1, 232, 255, seed + 1))
    for cell, high in (((round(110 * grain), round(60 * grain)), 30), ((round(70 * grain), round(7 * grain)), 9)):
        body.blit(noise(size, cell, 0, high, seed + high), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(body, (0, 0))
    for seed_, at, upright in (
        (61, (0, 0), False),
        (67, (0, height - frame), False),
        (71, (0, 0), True),
        (73, (width - frame, 0), True),
    ):
        wood = plank(height if upright else width, frame, seed_)
        wood.fill((22, 14, 6), special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(pygame.transform.rotate(wood, 90) if upright else wood, at)
    _edges(surface, frame)
    return surface


def _edges(surface: pygame.Surface, frame: int) -> None:
    """A lit outer edge, a dark line where the slate sits in its frame, rounded corners."""
    width, height = surface.get_size()
    pygame.draw.rect(surface, "#c79a68", (1, 1, width - 2, height - 2), 1, border_radius=5)
    inner = pygame.Rect(frame - 1, frame - 1, width - 2 * frame + 2, height - 2 * frame + 2)
    pygame.draw.rect(surface, "#120b06", inner, 2)
    round_off(surface, 5)


def lay_slate(surface: pygame.Surface, rect: pygame.Rect, frame: int, unit: float) -> None:
    """Lay a slate on the cloth with its shadows."""
    for blur, alpha, down in ((14, 130, 7), (3, 110, 2)):
        cast(surface, rect, 5, max(2, round(blur * unit)), alpha, max(1, round(down * unit)))
    surface.blit(slate(rect.width, rect.height, frame), rect)
