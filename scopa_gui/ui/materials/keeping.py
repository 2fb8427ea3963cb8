"""Keeps computed surfaces up to a number of bytes: windows are dragged through many sizes, and each has its own."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, ParamSpec

import pygame

P = ParamSpec("P")


class Kept(Generic[P]):
    """A function that makes surfaces from hashable arguments, with its latest results kept; longest unused go first.

    The surfaces are shared: do not draw on them. The latest one is kept however large it is.
    """

    def __init__(self, make: Callable[P, pygame.Surface], limit: int) -> None:
        self._make = make
        self._limit = limit
        self._surfaces: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self.__doc__ = make.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
        """The kept surface for these arguments, or a new one."""
        key = (args, tuple(sorted(kwargs.items())))
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = self._surfaces[key] = self._make(*args, **kwargs)
        self._bytes += size_of(made)
        while self._bytes > self._limit and len(self._surfaces) > 1:
            self._bytes -= size_of(self._surfaces.popitem(last=False)[1])
        return made

    @property
    def kept_bytes(self) -> int:
        """Bytes of everything kept now."""
        return self._bytes

    def clear(self) -> None:
        """Forget everything."""
        self._surfaces.clear()
        self._bytes = 0


def size_of(surface: pygame.Surface) -> int:
    """Bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()


def kept(megabytes: float) -> Callable[[Callable[P, pygame.Surface]], Kept[P]]:
    """Keep what the decorated function makes, up to so many megabytes."""

    def decorate(make: Callable[P, pygame.Surface]) -> Kept[P]:
        return Kept(make, round(megabytes * 1_000_000))

    return decorate
