"""Outlines as sub-paths of cubic curves: smooth blobs, tubes, turned shapes, ellipses, polygons.

Coordinates are card units (0.25 mm), x to the right, y down. Angles are degrees, clockwise on the screen.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final, Literal, TypeAlias

Point: TypeAlias = tuple[float, float]
Segment: TypeAlias = tuple[Point, Point, Point]
Knot: TypeAlias = Sequence[float]
"""(x, y), or (x, y, 1) for a corner; in a tube (x, y, half width)."""

ROUND: Final = 0.5523
"""Handle length of a quarter circle of radius 1."""


@dataclass(frozen=True, slots=True)
class SubPath:
    """One stroke of the pen: a start and cubic segments (control, control, end)."""

    start: Point
    segments: tuple[Segment, ...]
    closed: bool


def lerp(a: float, b: float, t: float) -> float:
    """The value at the share t (0-1) of the way from a to b."""
    return a + (b - a) * t


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at `angle` degrees (0 = right, 90 = down) on the circle round (x, y)."""
    return x + cos(radians(angle)) * radius, y + sin(radians(angle)) * radius


def heading(a: Knot, b: Knot) -> float:
    """The direction from a to b in degrees (0 = right, 90 = down)."""
    return degrees(atan2(b[1] - a[1], b[0] - a[0]))


def rotated(point: Point, angle: float, centre: Point = (0, 0)) -> Point:
    """The point turned by `angle` degrees about the centre."""
    s, c = sin(radians(angle)), cos(radians(angle))
    x, y = point[0] - centre[0], point[1] - centre[1]
    return centre[0] + x * c - y * s, centre[1] + x * s + y * c


def poly(points: Iterable[Knot], closed: bool = True) -> SubPath:
    """Straight edges through the points."""
    corners: list[Point] = [(p[0], p[1]) for p in points]
    ends = corners[1:] + (corners[:1] if closed else [])
    return SubPath(corners[0], tuple((a, b, b) for a, b in zip(corners, ends, strict=False)), closed)


def rect(x: float, y: float, width: float, height: float, radius: float = 0) -> SubPath:
    """An upright box with its top left corner at (x, y), its corners rounded by `radius`."""
    right, bottom = x + width, y + height
    if not radius:
        return poly([(x, y), (right, y), (right, bottom), (x, bottom)])
    k = radius * (1 - ROUND)
    corners: list[Segment] = [
        ((right - k, y), (right, y + k), (right, y + radius)),
        ((right, bottom - k), (right - k, bottom), (right - radius, bottom)),
        ((x + k, bottom), (x, bottom - k), (x, bottom - radius)),
        ((x, y + k), (x + k, y), (x + radius, y)),
    ]
    starts: list[Point] = [(right - radius, y), (right, bottom - radius), (x + radius, bottom), (x, y + radius)]
    here: Point = (x + radius, y)
    segments: list[Segment] = []
    for start, corner in zip(starts, corners, strict=True):
        segments += [(here, start, start), corner]
        here = corner[2]
    return SubPath((x + radius, y), tuple(segments), True)


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> SubPath:
    """An ellipse about (x, y); a circle when only one radius is given."""
    ry = rx if ry is None else ry
    a, b = rx * ROUND, ry * ROUND
    return SubPath(
        (x + rx, y),
        (
            ((x + rx, y + b), (x + a, y + ry), (x, y + ry)),
            ((x - a, y + ry), (x - rx, y + b), (x - rx, y)),
            ((x - rx, y - b), (x - a, y - ry), (x, y - ry)),
            ((x + a, y - ry), (x + rx, y - b), (x + rx, y)),
        ),
        True,
    )


def smooth(knots: Sequence[Knot], closed: bool = True) -> SubPath:
    """A Catmull-Rom curve through the knots; a third value other than 0 makes a knot a corner."""
    count = len(knots)
    points: list[Point] = [(k[0], k[1]) for k in knots]
    tangents = [_tangent(knots, i, closed) for i in range(count)]
    segments: list[Segment] = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = points[i], points[j]
        longest = hypot(b[0] - a[0], b[1] - a[1]) * 1.2
        ta, tb = _limited(tangents[i], longest), _limited(tangents[j], longest)
        segments.append(((a[0] + ta[0] / 3, a[1] + ta[1] / 3), (b[0] - tb[0] / 3, b[1] - tb[1] / 3), b))
    return SubPath(points[0], tuple(segments), closed)


def _tangent(knots: Sequence[Knot], i: int, closed: bool) -> Point:
    if len(knots[i]) > 2 and knots[i][2]:
        return 0, 0
    last = len(knots) - 1
    a = knots[i - 1] if closed else knots[max(i - 1, 0)]
    b = knots[(i + 1) % len(knots)] if closed else knots[min(i + 1, last)]
    return (b[0] - a[0]) / 2, (b[1] - a[1]) / 2


def _limited(vector: Point, longest: float) -> Point:
    length = hypot(*vector)
    if length <= longest or not length:
        return vector
    return vector[0] * longest / length, vector[1] * longest / length


def tube(line: Sequence[Knot], end: Literal["round", "flat"] = "round") -> SubPath:
    """A limb: the outline of a centre line of (x, y, half width)."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, w) in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = hypot(dx, dy) or 1
        left.append((x - dy / length * w, y + dx / length * w))
        right.append((x + dy / length * w, y - dx / length * w))
    if end == "round":
        return smooth([*left, _cap(line[-1], line[-2]), *right[::-1], _cap(line[0], line[1])])
    return smooth(
        [(*left[0], 1), *left[1:-1], (*left[-1], 1), (*right[-1], 1), *right[-2:0:-1], (*right[0], 1)],
    )


def _cap(tip: Knot, before: Knot) -> Point:
    dx, dy = tip[0] - before[0], tip[1] - before[1]
    length = hypot(dx, dy) or 1
    return tip[0] + dx / length * tip[2] * 0.85, tip[1] + dy / length * tip[2] * 0.85


def lathe(x: float, profile: Sequence[Knot]) -> SubPath:
    """A turned shape: a profile of (y, half width[, corner]) mirrored about the upright axis at x."""
    right = [(x + p[1], p[0], *p[2:]) for p in profile]
    left = [(x - p[1], p[0], *p[2:]) for p in reversed(profile)]
    return smooth(right + left)


def mirrored(knots: Sequence[Knot], x: float) -> list[Knot]:
    """The knots of one half followed by their mirror images about the upright axis at x, as one closed outline."""
    return [*knots, *((2 * x - k[0], k[1], *k[2:]) for k in reversed(knots))]


def flattened(sub: SubPath, steps: int = 8) -> list[Point]:
    """The sub-path as a polyline; curved segments are cut into `steps` pieces."""
    points = [sub.start]
    here = sub.start
    for c1, c2, end in sub.segments:
        if _straight(here, c1, c2, end):
            points.append(end)
        else:
            points += [_on_curve(here, c1, c2, end, i / steps) for i in range(1, steps + 1)]
        here = end
    return points


def _straight(a: Point, c1: Point, c2: Point, b: Point) -> bool:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return all(abs((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) < 1e-6 for c in (c1, c2))


def _on_curve(a: Point, c1: Point, c2: Point, b: Point, t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    points = (a, c1, c2, b)
    return sum(w * p[0] for w, p in zip(weights, points, strict=True)), sum(
        w * p[1] for w, p in zip(weights, points, strict=True)
    )


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Whether (x, y) lies inside the closed polygon (even-odd)."""
    result = False
    for (xa, ya), (xb, yb) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ya > y) != (yb > y) and x < (xb - xa) * (y - ya) / (yb - ya) + xa:
            result = not result
    return result


def crossings(polygon: Sequence[Point], y: float) -> list[float]:
    """The x values, ascending, where the level line y crosses the closed polygon."""
    edges = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return sorted(xa + (y - ya) * (xb - xa) / (yb - ya) for (xa, ya), (xb, yb) in edges if (ya > y) != (yb > y))
