"""The few drawn signs: menu, back, next, undo, hint, last play, tick, close."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import Enum, auto
from itertools import pairwise

import pygame

from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.shapes import smooth_shape
from scopa_gui.ui.themes import colour


class Icon(Enum):
    """A sign on a round button or a tile."""

    MENU = auto()
    BACK = auto()
    NEXT = auto()
    UP = auto()
    DOWN = auto()
    UNDO = auto()
    REDO = auto()
    HINT = auto()
    LAST_PLAY = auto()
    TICK = auto()
    CLOSE = auto()


Path = Sequence[tuple[float, float]]

CHEVRON: Path = ((0.60, 0.24), (0.36, 0.50), (0.60, 0.76))
TICK: Path = ((0.16, 0.54), (0.40, 0.78), (0.86, 0.24))


@kept(2)
def icon(which: Icon, size: int, tone: str) -> pygame.Surface:
    """A sign `size` pixels wide and high."""

    def draw(surface: pygame.Surface, _k: int) -> None:
        _Pen(surface, colour(tone))(which)

    return smooth_shape((size, size), draw, 4, tone)


def _turned(path: Path, quarter: int) -> Path:
    """The path turned clockwise by quarters around the middle."""
    for _ in range(quarter):
        path = [(1 - y, x) for x, y in path]
    return path


class _Pen:
    """Draws in a square whose side is 1."""

    def __init__(self, surface: pygame.Surface, ink: pygame.Color) -> None:
        self._surface = surface
        self._side = surface.get_width()
        self._ink = ink

    def __call__(self, which: Icon) -> None:
        draw: dict[Icon, Callable[[], None]] = {
            Icon.MENU: self._menu,
            Icon.BACK: lambda: self._line(CHEVRON),
            Icon.UP: lambda: self._line(_turned(CHEVRON, 1)),
            Icon.NEXT: lambda: self._line(_turned(CHEVRON, 2)),
            Icon.DOWN: lambda: self._line(_turned(CHEVRON, 3)),
            Icon.UNDO: lambda: self._undo(False),
            Icon.REDO: lambda: self._undo(True),
            Icon.HINT: self._bulb,
            Icon.LAST_PLAY: self._clock,
            Icon.TICK: lambda: self._line(TICK, 0.12),
            Icon.CLOSE: self._cross,
        }
        draw[which]()

    def _line(self, path: Path, thick: float = 0.085) -> None:
        width = thick * self._side
        points = [(x * self._side, y * self._side) for x, y in path]
        for (x0, y0), (x1, y1) in pairwise(points):
            steps = max(2, int(math.hypot(x1 - x0, y1 - y0)))
            for i in range(steps + 1):
                t = i / steps
                pygame.draw.circle(self._surface, self._ink, (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t), width / 2)

    def _arc(self, middle: tuple[float, float], radius: float, start: float, end: float, thick: float = 0.085) -> None:
        steps = 40
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self._line([(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles], thick)

    def _menu(self) -> None:
        for y in (0.27, 0.5, 0.73):
            self._line(((0.18, y), (0.82, y)))

    def _cross(self) -> None:
        self._line(((0.24, 0.24), (0.76, 0.76)))
        self._line(((0.76, 0.24), (0.24, 0.76)))

    def _undo(self, mirrored: bool) -> None:
        way = -1.0 if mirrored else 1.0

        def at(x: float, y: float) -> tuple[float, float]:
            return 0.5 + way * (x - 0.5), y

        arc = [
            (0.54 + 0.26 * math.cos(a), 0.58 + 0.24 * math.sin(a))
            for a in [math.radians(d) for d in range(-90, 141, 6)]
        ]
        self._line([at(0.14, 0.34), at(0.54, 0.34), *(at(x, y) for x, y in arc)])
        self._line([at(0.32, 0.16), at(0.14, 0.34), at(0.32, 0.52)])

    def _bulb(self) -> None:
        self._arc((0.5, 0.38), 0.27, 130, 410)
        self._line(((0.33, 0.59), (0.39, 0.74)))
        self._line(((0.67, 0.59), (0.61, 0.74)))
        self._line(((0.39, 0.74), (0.61, 0.74)))
        self._line(((0.43, 0.90), (0.57, 0.90)))

    def _clock(self) -> None:
        self._arc((0.5, 0.5), 0.37, 0, 360)
        self._line(((0.5, 0.28), (0.5, 0.52), (0.65, 0.60)))
