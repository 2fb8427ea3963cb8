"""A ribbon or tendril that winds round a straight shaft: the turns behind it, then the turns before it."""

from math import cos, pi, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, SubPath, heading, rotated, tube


def winding(
    c: Canvas,
    front: bool,
    start: Knot,
    end: Knot,
    *,
    turns: int,
    reach: float,
    width: float,
    colour: str,
    line: float = 1.5,
) -> None:
    """Paint the half turns before (`front`) or behind a shaft from `start` to `end`.

    `reach` is how far the ribbon swings to each side, `width` its half width. Paint the back, the shaft, the front.
    """
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    turn = heading(start, end) - 90
    for k in range(turns * 2):
        if (k % 2 == 0) == front:
            c.add(_half_turn(k, turns, length, reach, width, start, turn), colour, INK, line)


def _half_turn(k: int, turns: int, length: float, reach: float, width: float, start: Knot, turn: float) -> SubPath:
    knots: list[Knot] = []
    for i in range(7):
        angle = pi * (k + i / 6)
        narrow = 0.55 + 0.45 * abs(sin(angle))
        x, y = rotated((-cos(angle) * reach, angle / (2 * pi * turns) * length), turn)
        knots.append((start[0] + x, start[1] + y, width * narrow))
    return tube(knots)
