"""A picture made of pieces, painted anew only where a piece has changed since the last time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import pygame

Placed: TypeAlias = tuple[pygame.Surface, tuple[int, int]]
"""A surface and its top left corner; nobody paints on the surface as long as it is in a picture."""
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width, height: a rectangle that can be compared and looked up."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A piece that is no plain surface: equal looks at equal places are the same picture.

    `draw` paints nothing outside `area`, and keeps to the surface's clip.
    """

    look: Hashable
    area: Box
    draw: Callable[[pygame.Surface], object] = field(compare=False)


Piece: TypeAlias = Placed | Drawn


def area_of(piece: Piece) -> pygame.Rect:
    """The pixels outside which a piece paints nothing."""
    if isinstance(piece, Drawn):
        return pygame.Rect(piece.area)
    surface, at = piece
    return surface.get_rect(topleft=at)


def box(rect: pygame.Rect, more: int = 0) -> Box:
    """A rectangle, larger by so many pixels on each side."""
    return rect.x - more, rect.y - more, rect.width + 2 * more, rect.height + 2 * more


class Patchwork:
    """Knows the pieces that one surface shows, the lowest first. Whoever paints over them says so by `forget`.

    The lowest piece covers the surface and nothing shines through it: so an area may be painted twice.
    """

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._shown: list[Piece] = []

    def forget(self) -> None:
        """Nothing of the last picture is left: the next one is painted whole."""
        self._surface, self._shown = None, []

    def paint(self, surface: pygame.Surface, pieces: Sequence[Piece]) -> list[pygame.Rect]:
        """Bring the surface from the last pieces to these; the areas that were painted anew."""
        areas = [surface.get_rect()]
        if surface is self._surface:
            areas = joined(area_of(piece).clip(areas[0]) for piece in changed(self._shown, pieces))
        areas_of_all = [area_of(piece) for piece in pieces] if areas else []
        for area in areas:
            surface.set_clip(area)
            for i in area.collidelistall(areas_of_all):
                _lay(surface, pieces[i])
        surface.set_clip(None)
        self._surface, self._shown = surface, list(pieces)
        return areas


def _lay(surface: pygame.Surface, piece: Piece) -> None:
    if isinstance(piece, Drawn):
        piece.draw(surface)
    else:
        surface.blit(*piece)


def changed(before: Sequence[Piece], after: Sequence[Piece]) -> set[Piece]:
    """The pieces that came, went, or lie in another order: all that differs lies within their areas."""
    before, after = _past_the_same(before, after)
    was, now = Counter(before), Counter(after)
    odd = {piece for piece in was.keys() | now.keys() if was[piece] != now[piece]}
    for one, other in zip(
        (piece for piece in before if piece not in odd), (piece for piece in after if piece not in odd), strict=True
    ):
        if one != other:
            odd |= {one, other}
    return odd


def _past_the_same(before: Sequence[Piece], after: Sequence[Piece]) -> tuple[Sequence[Piece], Sequence[Piece]]:
    """Without the first pieces that both have: looking up sixty pieces costs more than a moving card."""
    same = 0
    for one, other in zip(before, after, strict=False):
        if one != other:
            break
        same += 1
    return before[same:], after[same:]


def joined(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Areas that together hold all of these: two become one where that is no larger than both. Some may overlap."""
    found: list[pygame.Rect] = []
    for area in areas:
        while (met := _worth_joining(area, found)) is not None:
            area = area.union(found.pop(met))
        if size_of(area):
            found.append(area)
    return found


def _worth_joining(area: pygame.Rect, others: list[pygame.Rect]) -> int | None:
    for i in area.collidelistall(others):
        if size_of(area.union(others[i])) <= size_of(area) + size_of(others[i]):
            return i
    return None


def size_of(area: pygame.Rect) -> int:
    """Pixels of an area."""
    return area.width * area.height
