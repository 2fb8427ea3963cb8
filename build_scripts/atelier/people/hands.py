"""Hands with fingers: a grip round a shaft, painted in two steps, and an open hand."""

from math import cos, hypot, radians, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, SubPath, ellipse, lerp, poly, smooth, tube
from build_scripts.atelier.palette import Palette


def palm(c: Canvas, wrist: Knot, centre: Knot, p: Palette, size: float = 1) -> None:
    """The back half of a grip: the palm from the wrist to behind the shaft at `centre`. The shaft comes next."""
    dx, dy = centre[0] - wrist[0], centre[1] - wrist[1]
    far = hypot(dx, dy) or 1
    end = (centre[0] + dx / far * 3 * size, centre[1] + dy / far * 3 * size, 6.4 * size)
    middle = (lerp(wrist[0], centre[0], 0.55), lerp(wrist[1], centre[1], 0.55), 7.4 * size)
    c.add(tube([(wrist[0], wrist[1], 5.6 * size), middle, end]), p.flesh, INK, 1.5)


def fingers(c: Canvas, centre: Knot, along: float, p: Palette, size: float = 1, knuckles: int = -1) -> None:
    """The front half of a grip: four fingers and the thumb across a shaft that points to `along` degrees.

    `knuckles` says on which side of an upright shaft they lie: -1 left, 1 right.
    """
    h = Canvas()
    for i, (start, reach) in enumerate(((-7.0, 4.6), (-8.0, 6.0), (-8.0, 5.6), (-7.0, 4.0))):
        y = (i - 1.5) * 4.3
        h.add(tube([(start, y, 2.3), (-2, y - 0.4, 2.5), (reach, y + 0.5, 2.2)]), p.flesh, INK, 1.2)
    thumb: list[Knot] = [(-7, -3, 2.6), (-4.5, -9, 2.9), (2, -11, 2.5), (5, -10, 1.9)]
    h.add(tube(thumb), p.flesh, INK, 1.2)
    h.flat(ellipse(-6, -4, 2.2, 2.6), p.flesh)
    c.place(h, centre[0], centre[1], size * -knuckles, size, along + 90)


def open_hand(
    c: Canvas,
    wrist: Knot,
    direction: float,
    p: Palette,
    size: float = 1,
    thumb: int = 1,
    spread: float = 9,
) -> None:
    """A hand whose fingers point to `direction` degrees; `thumb` 1 lies clockwise of them; `spread` in degrees."""
    h = Canvas()
    h.add(_finger(5.6, -4, 12, 52, 2.5), p.flesh, INK, 1.3)
    bases = ((-5.4, 9.0), (-1.9, 11.4), (1.8, 12.0), (5.4, 10.4))
    for i, (x, length) in enumerate(bases):
        h.add(_finger(x, -12, length, (i - 1.5) * spread, 2.3), p.flesh, INK, 1.2)
    shape = smooth([(-4.6, 2, 1), (-6.6, -4), (-7.8, -12), (-4, -15), (4, -15), (7.8, -12), (7.4, -5), (4.6, 2, 1)])
    h.add(shape, p.flesh, INK, 1.4)
    h.flat(poly([(-6.7, -12), (-5.4, -16.6), (5.4, -16.6), (6.7, -12), (5.6, -9), (-5.6, -9)]), p.flesh)
    h.lines([[(-3.6, -16.4), (-3.7, -12)], [(0, -16.8), (0, -11.6)], [(3.6, -16.4), (3.7, -12)]], 0.9)
    c.place(h, wrist[0], wrist[1], size * thumb, size, direction + 90)


def _finger(x: float, y: float, length: float, lean: float, half: float) -> SubPath:
    dx, dy = sin(radians(lean)), -cos(radians(lean))
    middle = (x + dx * length * 0.6, y + dy * length * 0.6, half)
    return tube([(x, y, half), middle, (x + dx * length, y + dy * length, half * 0.72)])


def hand_on_hip(c: Canvas, wrist: Knot, direction: float, p: Palette, size: float = 1, thumb: int = -1) -> None:
    """A hand laid on the hip, its fingers close together."""
    open_hand(c, wrist, direction, p, size * 0.86, thumb, 2)


def resting_fist(c: Canvas, wrist: Knot, direction: float, p: Palette, size: float = 1, thumb: int = 1) -> None:
    """A closed hand seen from its back, such as one that holds the reins."""
    h = Canvas()
    shape = smooth([(-4.6, 2, 1), (-7, -5), (-7.4, -11), (7.4, -11), (7, -5), (4.6, 2, 1)])
    h.add(shape, p.flesh, INK, 1.4)
    for i, x in enumerate((-5.6, -1.9, 1.9, 5.6)):
        h.add(tube([(x, -9.5, 2.2), (x, -13 - (i in {1, 2}), 2.2)]), p.flesh, INK, 1.2)
    h.flat(poly([(-6.4, -9), (6.4, -9), (5.8, -5), (-5.8, -5)]), p.flesh)
    h.add(tube([(6.5, -4, 2.4), (8.4, -10, 2.5), (6, -14, 2)]), p.flesh, INK, 1.2)
    c.place(h, wrist[0], wrist[1], size * thumb, size, direction + 90)


def beyond(wrist: Knot, elbow: Knot, distance: float) -> tuple[float, float]:
    """The point `distance` units past the wrist in the direction of the forearm."""
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = hypot(dx, dy) or 1
    return wrist[0] + dx / length * distance, wrist[1] + dy / length * distance
