"""A window whose border is being pulled: the old picture, stretched, until the size rests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

SIZE_REST: Final = 0.15
"""Seconds that the window's size must rest until everything is laid out anew for it."""


class Stretching:
    """Laying out and painting for a new size takes a tenth of a second: too long for every step of a pull.

    `rest` is SIZE_REST, or 0 where every new size is to be taken at once.
    """

    def __init__(self, rest: float = SIZE_REST) -> None:
        self.rest = rest
        self._left = 0.0
        self._picture: pygame.Surface | None = None

    @property
    def is_on(self) -> bool:
        """Whether an old picture is shown."""
        return self._picture is not None

    def pull(self, surface: pygame.Surface, size: tuple[int, int], draw: Callable[[pygame.Surface], None]) -> None:
        """The window is as large as `surface` now; `draw` paints the picture of its former `size`."""
        if self._picture is None:
            self._picture = pygame.Surface(size, 0, surface)
            draw(self._picture)
        self._left = self.rest

    def is_over(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether the size has rested long enough."""
        self._left -= dt
        return self.is_on and self._left <= 0

    def draw(self, surface: pygame.Surface) -> None:
        """Show the old picture on all of the surface."""
        if self._picture is not None:
            pygame.transform.scale(self._picture, surface.get_size(), surface)

    def end(self) -> None:
        """The new size is taken."""
        self._picture = None
