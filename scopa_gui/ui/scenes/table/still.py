"""What lies still while cards move: painted once, then laid down in one piece."""

from __future__ import annotations

import pygame


class StillLayer:
    """A copy of a picture, good for as long as everything in it looks the same.

    It is kept from the second picture that looks the same on, since most differ from the one before: a copy costs as
    much as laying it down.
    """

    def __init__(self) -> None:
        self._copy: pygame.Surface | None = None
        self._shows: object = None
        self._last: object = None

    def lay(self, surface: pygame.Surface, seen: object) -> bool:
        """Put the copy on the whole surface, if there is one that shows what is to be `seen`."""
        if self._copy is None or self._shows != seen:
            return False
        surface.blit(self._copy, (0, 0))
        return True

    def keep(self, surface: pygame.Surface, seen: object) -> None:
        """The surface shows what is `seen`; keep a copy if the one before looked the same."""
        if self._last != seen:
            self._last = seen
        elif self._copy is not None and self._copy.get_size() == surface.get_size():
            self._copy.blit(surface, (0, 0))
            self._shows = seen
        else:
            self._copy = surface.copy()
            self._shows = seen

    def forget(self) -> None:
        """Nothing moves any more: the copy is not worth its memory."""
        self._copy = self._shows = self._last = None
