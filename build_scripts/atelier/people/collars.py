"""What is worn round the neck and on the shoulders: ruffs, collars, ermine, chains."""

from collections.abc import Sequence
from math import cos, pi, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Point, ellipse, smooth, tube
from build_scripts.atelier.people.clothes import Torso
from build_scripts.atelier.texture import blob, motif


def ruff(c: Canvas, x: float, y: float, rx: float, ry: float, colour: str, folds: int = 11) -> None:
    """A pleated ruff seen a little from above."""

    def at(i: float, k: float) -> Point:
        return x + cos(i * pi / folds) * rx * k, y + sin(i * pi / folds) * ry * k

    c.add(smooth([at(i, 0.8 if i % 2 else 1) for i in range(folds * 2)]), colour, INK, 1.6)
    c.lines([[at(i + 1, 0.8), at(i + 1, 0.4)] for i in range(0, folds * 2, 2)], 0.8, curved=False)


def wide_collar(c: Canvas, t: Torso, colour: str) -> None:
    """A flat falling collar with two points."""
    x, y = t.neck
    c.add(
        smooth(
            [
                (x - 12, y - 8, 1),
                (x - 24, y + 4),
                (x - 19, y + 16, 1),
                (x, y + 6, 1),
                (x + 19, y + 16, 1),
                (x + 24, y + 4),
                (x + 12, y - 8, 1),
                (x, y - 2),
            ]
        ),
        colour,
        INK,
        1.7,
    )
    c.line([(x, y + 5), (x, y - 2)], 1)


def neck(c: Canvas, t: Torso, top: float, flesh: str) -> None:
    """The bare neck from the chin down to the collar."""
    x, y = t.neck
    shape = tube([(x, top, 7), (x, y - 4, 7.4), (x, y + 6, 9)], "flat")
    blob(c, shape, flesh, 1.5, 0.4)


def ermine(c: Canvas, x: float, y: float) -> None:
    """One ermine tail."""
    c.flat(
        smooth(
            [
                (x, y - 3.2, 1),
                (x + 1.5, y + 0.5),
                (x + 2.4, y + 3.6, 1),
                (x, y + 2.4),
                (x - 2.4, y + 3.6, 1),
                (x - 1.5, y + 0.5),
            ]
        ),
        INK,
    )


def ermine_cape(c: Canvas, t: Torso, colour: str, drop: float = 34) -> None:
    """A shoulder cape of ermine, `drop` units deep in front."""
    x, y = t.neck
    w = (t.right[0] - t.left[0]) / 2 + 6
    half: list[Point] = [
        (0.46 * w, y - 6),
        (0.86 * w, y + 6),
        (w, y + 18),
        (0.74 * w, y + drop * 0.86),
        (0.36 * w, y + drop),
    ]
    shape = smooth(
        [
            (x, y - 8),
            *((x + dx, dy) for dx, dy in half),
            (x, y + drop + 4),
            *((x - dx, dy) for dx, dy in reversed(half)),
        ]
    )
    c.add(shape, colour, INK, 2)
    motif(c, shape, ermine, step=(13, 10.5), offset=(3, 14), margin=4)


def chain(c: Canvas, t: Torso, low: float, colour: str, jewel: str) -> None:
    """A gold chain of office hanging to the share `low` of the front, with a pendant."""
    points: Sequence[Point] = [
        t.down(0.06, -0.62),
        t.down(low * 0.7, -0.36),
        t.down(low),
        t.down(low * 0.7, 0.36),
        t.down(0.06, 0.62),
    ]
    c.line(points, 4.4)
    c.line(points, 2.2, colour)
    x, y = points[2]
    c.add(ellipse(x, y + 5, 6), colour, INK, 1.5)
    c.add(ellipse(x, y + 5, 2.8), jewel, INK, 1)
