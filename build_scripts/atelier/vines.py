"""Tendrils with leaves that sit on them, for backs and ornamented aces."""

from collections.abc import Sequence
from itertools import pairwise

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, ellipse, heading, smooth
from build_scripts.atelier.people.brocade import along


def vine(
    c: Canvas,
    line: Sequence[Knot],
    colour: str,
    leaves: tuple[str, str],
    *,
    pen: float = 2.4,
    every: float = 13,
    size: float = 12,
    bare: int = 0,
    bud: str | None = None,
    vein: bool = False,
) -> None:
    """A curved stem with leaves in two colours by turns on both sides, a bud at its end where a colour is given.

    `every` is the distance of the leaves in units, `size` their length; the first `bare` places stay empty.
    """
    c.line(line, pen, colour)
    spots = [(line[0][0], line[0][1]), *along(line, every)]
    for i, (before, at) in enumerate(pairwise(spots)):
        if i < bare or (bud and i == len(spots) - 2):
            continue
        turn = heading(before, at) + 90 + (52 if i % 2 else -52)
        leaf = Canvas()
        k = size * (1 if i % 3 else 0.86)
        leaf.flat(smooth([(0, 0, 1), (k * 0.32, -k * 0.38), (k * 0.06, -k, 1), (-k * 0.3, -k * 0.46)]), leaves[i % 2])
        if vein:
            leaf.line([(0, -k * 0.16), (0, -k * 0.7)], 0.9, INK, curved=False)
        c.place(leaf, at[0], at[1], turn=turn)
    if bud:
        x, y = line[-1][0], line[-1][1]
        c.flat(ellipse(x, y, size * 0.42), bud)
        c.flat(ellipse(x, y, size * 0.17), colour)


def mirrored_line(line: Sequence[Knot], x: float, y: float, side: int) -> list[Point]:
    """Knots about (0, 0) laid at (x, y), to the right (side 1) or left (-1)."""
    return [(x + side * k[0], y + k[1]) for k in line]
