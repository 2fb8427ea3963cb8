"""Cuts that leave no line of their own and keep curves: half planes, boxes and bands."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Final, TypeAlias

from build_scripts.atelier.canvas import Canvas, Item
from build_scripts.atelier.geom import Point, Segment, SubPath, lerp

_Curve: TypeAlias = tuple[Point, Point, Point, Point]
_Side: TypeAlias = Callable[[Point], float]
_NEAR: Final = 1e-6
_STEPS: Final = 8


def cut_open(c: Canvas, nx: float, ny: float, distance: float) -> Canvas:
    """What lies in the half plane nx * x + ny * y <= distance, with no contour along the cut."""

    def side(q: Point) -> float:
        return nx * q[0] + ny * q[1] - distance

    result = Canvas()
    for item in c.items:
        sides = [side(q) for sub in item.subs for q in _hull(sub)]
        if max(sides) <= _NEAR:
            result.items.append(item)
        elif min(sides) < -_NEAR:
            result.items += _cut_item(item, side)
    return result


def _hull(sub: SubPath) -> list[Point]:
    return [sub.start, *(q for segment in sub.segments for q in segment)]


def _cut_item(item: Item, side: _Side) -> list[Item]:
    pieces: list[Item] = []
    if item.fill:
        areas = tuple(a for a in (_area(_inside(s, side)) for s in item.subs) if a)
        if areas:
            pieces.append(replace(item, subs=areas, stroke=None, width=0))
    if item.stroke:
        lines = tuple(line for s in item.subs for line in _lines(_inside(s, side)))
        if lines:
            pieces.append(Item(lines, None, item.stroke, item.width, 1))
    return pieces


def _inside(sub: SubPath, side: _Side) -> list[_Curve]:
    """The pieces of the path on the kept side, in order."""
    kept: list[_Curve] = []
    here = sub.start
    segments: list[Segment] = list(sub.segments)
    if sub.closed and segments and segments[-1][2] != sub.start:
        segments.append((segments[-1][2], sub.start, sub.start))
    for c1, c2, end in segments:
        kept += [piece for piece in _split((here, c1, c2, end), side) if side(_at(piece, 0.5)) <= 0]
        here = end
    return kept


def _split(curve: _Curve, side: _Side) -> list[_Curve]:
    """The curve cut wherever it crosses the line."""
    sides = [side(q) for q in curve]
    if max(sides) <= 0 or min(sides) >= 0:
        return [curve]
    stops = [0.0]
    values = [side(_at(curve, i / _STEPS)) for i in range(_STEPS + 1)]
    for i in range(_STEPS):
        if (values[i] > 0) != (values[i + 1] > 0):
            stops.append(_root(curve, side, i / _STEPS, (i + 1) / _STEPS))
    stops.append(1.0)
    return [_between(curve, a, b) for a, b in pairwise(stops) if b - a > _NEAR]


def _root(curve: _Curve, side: _Side, low: float, high: float) -> float:
    rising = side(_at(curve, high)) > 0
    for _ in range(24):
        middle = (low + high) / 2
        if (side(_at(curve, middle)) > 0) == rising:
            high = middle
        else:
            low = middle
    return (low + high) / 2


def _mix(a: Point, b: Point, t: float) -> Point:
    return lerp(a[0], b[0], t), lerp(a[1], b[1], t)


def _at(curve: _Curve, t: float) -> Point:
    return _between(curve, 0, t)[3] if t < 1 else curve[3]


def _between(curve: _Curve, start: float, end: float) -> _Curve:
    """The part of the curve between two shares of its parameter; a straight line stays one."""
    if curve[1] in {curve[0], curve[3]} and curve[2] == curve[3]:
        a, d = _mix(curve[0], curve[3], _eased(curve, start)), _mix(curve[0], curve[3], _eased(curve, end))
        return a, a, d, d
    left = _head(curve, end)
    if not start:
        return left
    a, b, c, d = left
    d, c, b, a = _head((d, c, b, a), 1 - start / end)
    return a, b, c, d


def _eased(curve: _Curve, t: float) -> float:
    """The share of a straight line's length at its parameter, which its handles make run unevenly."""
    return 1 - (1 - t) ** 3 if curve[1] == curve[3] else t * t * (3 - 2 * t)


def _head(curve: _Curve, t: float) -> _Curve:
    a, b, c, d = curve
    ab, bc, cd = _mix(a, b, t), _mix(b, c, t), _mix(c, d, t)
    abc, bcd = _mix(ab, bc, t), _mix(bc, cd, t)
    return a, ab, abc, _mix(abc, bcd, t)


def _apart(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) > 1e-3


def _area(kept: list[_Curve]) -> SubPath | None:
    """The kept pieces as one outline, joined along the cut."""
    if not kept:
        return None
    segments: list[Segment] = []
    here = kept[0][0]
    for start, c1, c2, end in kept:
        if _apart(here, start):
            segments.append((here, start, start))
        segments.append((c1, c2, end))
        here = end
    return SubPath(kept[0][0], tuple(segments), True)


def _lines(kept: list[_Curve]) -> list[SubPath]:
    """The kept pieces as open lines."""
    runs: list[tuple[Point, list[Segment]]] = []
    here: Point | None = None
    for start, c1, c2, end in kept:
        if here is None or _apart(here, start):
            runs.append((start, []))
        runs[-1][1].append((c1, c2, end))
        here = end
    return [SubPath(start, tuple(segments), False) for start, segments in runs]


def boxed(c: Canvas, left: float, top: float, right: float, bottom: float) -> Canvas:
    """What lies inside the upright box, open at its edges."""
    for nx, ny, distance in ((1, 0, right), (-1, 0, -left), (0, 1, bottom), (0, -1, -top)):
        c = cut_open(c, nx, ny, distance)
    return c


def banded(c: Canvas, through: Point, direction: Point, half: float) -> Canvas:
    """What lies at most `half` units from the straight line through the point along the unit direction."""
    nx, ny = -direction[1], direction[0]
    middle = nx * through[0] + ny * through[1]
    return cut_open(cut_open(c, nx, ny, middle + half), -nx, -ny, half - middle)
