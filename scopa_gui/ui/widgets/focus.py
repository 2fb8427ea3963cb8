"""Which control has the keyboard: Tab in order, arrows by place."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import pygame


class Way(Enum):
    """A direction on the screen."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def step_in_order(count: int, current: int | None, back: bool) -> int | None:
    """The next (or previous) of so many places, round at the ends; None when there is none."""
    if not count:
        return None
    if current is None:
        return count - 1 if back else 0
    return (current + (-1 if back else 1)) % count


def step_by_place(boxes: Sequence[pygame.Rect], current: int | None, way: Way) -> int | None:
    """The nearest box that way; straight ahead counts for more than near. None when nothing lies there."""
    if not boxes:
        return None
    if current is None:
        return 0
    here = boxes[current]
    ahead = [(_cost(here, box, way), i) for i, box in enumerate(boxes) if i != current and _is_ahead(here, box, way)]
    return min(ahead)[1] if ahead else None


def _is_ahead(here: pygame.Rect, there: pygame.Rect, way: Way) -> bool:
    dx, dy = way.value
    return (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy > 4


def _cost(here: pygame.Rect, there: pygame.Rect, way: Way) -> float:
    """Distance ahead, and two and a half times the gap aside."""
    dx, dy = way.value
    ahead = abs((there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy)
    if dx:
        gap = max(0, there.top - here.bottom, here.top - there.bottom)
        aside = abs(there.centery - here.centery)
    else:
        gap = max(0, there.left - here.right, here.left - there.right)
        aside = abs(there.centerx - here.centerx)
    return ahead + 2.5 * gap + 0.1 * aside
