"""Shapes with smooth edges: drawn larger, then reduced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.noise import Pixels, clear
from scopa_gui.ui.themes import colour


def smooth_shape(
    size: Pixels, draw: Callable[[pygame.Surface, int], None], scale: int = 4, edge: str = "#ffffff"
) -> pygame.Surface:
    """What `draw(surface, scale)` draws `scale` times larger, reduced to `size`.

    The clear pixels carry the colour of the shape's edge: reducing averages colour and alpha apart from each other,
    and clear black would leave a dark fringe.
    """
    size = (max(1, size[0]), max(1, size[1]))
    large = clear((size[0] * scale, size[1] * scale), colour(edge, 0))
    draw(large, scale)
    return pygame.transform.smoothscale(large, size)


def draw_rounded(
    width: int, height: int, radius: int, fill: str | None, line: str | None = None, thick: int = 0
) -> pygame.Surface:
    """A rounded rectangle, filled and outlined (the line lies inside the size); fill None leaves a frame."""

    def draw(surface: pygame.Surface, k: int) -> None:
        box = surface.get_rect()
        if line and thick:
            pygame.draw.rect(surface, colour(line), box, border_radius=round(radius * k))
            box = box.inflate(-2 * thick * k, -2 * thick * k)
        inner = max(0, round((radius - thick) * k))
        if fill:
            pygame.draw.rect(surface, colour(fill), box, border_radius=inner)
        elif line:
            pygame.draw.rect(surface, colour(line, 0), box, border_radius=inner)

    return smooth_shape((width, height), draw, 4 if width * height < 90_000 else 2, line or fill or "#ffffff")


rounded: Final = kept(4)(draw_rounded)


def round_off(surface: pygame.Surface, radius: int) -> None:
    """Cut a surface's corners round, in place."""
    mask = draw_rounded(surface.get_width(), surface.get_height(), radius, "#ffffff")  # whoever cuts keeps the result
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@kept(2)
def disc(diameter: int, fill: str, line: str | None = None, thick: int = 1) -> pygame.Surface:
    """A filled circle with an outline."""
    return rounded(diameter, diameter, diameter // 2, fill, line, thick if line else 0)
