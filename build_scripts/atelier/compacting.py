"""Makes a finished drawing smaller without changing it: drops what is covered, joins equal pens that do not touch."""

from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot
from typing import Final, TypeAlias

from build_scripts.atelier.canvas import Canvas, Item
from build_scripts.atelier.geom import Point, Segment, SubPath, crossings, flattened

Box: TypeAlias = tuple[float, float, float, float]

_LOOK_BACK: Final = 60
_SLACK: Final = 0.13


@dataclass(frozen=True, slots=True)
class _Cover:
    """A later opaque shape: its polygon and box."""

    polygon: list[Point]
    box: Box


def compacted(c: Canvas) -> Canvas:
    """The same picture from fewer, longer items."""
    return _joined(Canvas([replace(i, subs=tuple(_straightened(s) for s in i.subs)) for i in _uncovered(c).items]))


def _straightened(sub: SubPath) -> SubPath:
    """The sub-path with nearly straight curves as lines and without the needless corners of long runs of lines."""
    segments: list[Segment] = []
    here = sub.start
    run: list[Point] = []
    for c1, c2, end in sub.segments:
        if max(_off(c1, here, end), _off(c2, here, end)) < _SLACK:
            run = run or [here]
            run.append(end)
        else:
            segments += _lines(run)
            run = []
            segments.append((c1, c2, end))
        here = end
    segments += _lines(run)
    return SubPath(sub.start, tuple(segments), sub.closed)


def _lines(run: list[Point]) -> list[Segment]:
    if not run:
        return []
    points = _thinned(run)
    return [(a, b, b) for a, b in pairwise(points)]


def _thinned(points: list[Point]) -> list[Point]:
    """Douglas-Peucker: the points without those that lie close to the line between the ones that are kept."""
    if len(points) < 3:
        return points
    offsets = [_off(q, points[0], points[-1]) for q in points[1:-1]]
    worst = max(range(len(offsets)), key=offsets.__getitem__)
    if offsets[worst] < _SLACK:
        return [points[0], points[-1]]
    cut = worst + 1
    return _thinned(points[: cut + 1])[:-1] + _thinned(points[cut:])


def _off(q: Point, a: Point, b: Point) -> float:
    """The distance of q from the straight piece between a and b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = min(1, max(0, ((q[0] - a[0]) * dx + (q[1] - a[1]) * dy) / square)) if square else 0
    return hypot(q[0] - a[0] - t * dx, q[1] - a[1] - t * dy)


def _uncovered(c: Canvas) -> Canvas:
    covers: list[_Cover] = []
    kept: list[Item] = []
    for item in reversed(c.items):
        margin = item.width / 2 if item.stroke else 0
        subs = tuple(s for s in item.subs if not _hidden(s, margin + 0.2, covers))
        if subs:
            kept.append(replace(item, subs=subs))
        if item.fill and item.opacity == 1 and len(item.subs) == 1 and item.subs[0].closed:
            polygon = flattened(item.subs[0])
            covers.append(_Cover(polygon, _box(polygon, 0)))
    return Canvas(kept[::-1])


def _hidden(sub: SubPath, margin: float, covers: list[_Cover]) -> bool:
    points = flattened(sub, 4)
    left, top, right, bottom = _box(points, margin)
    for cover in covers:
        a = cover.box
        if left < a[0] or top < a[1] or right > a[2] or bottom > a[3]:
            continue
        if all(_deep(cover.polygon, x, y, margin) for x, y in points):
            return True
    return False


def _deep(polygon: list[Point], x: float, y: float, margin: float) -> bool:
    """Whether the point and its surroundings lie inside; a level run of `margin` on three heights stands for them."""
    for dy in (-margin, 0, margin):
        xs = crossings(polygon, y + dy)
        if not any(a <= x - margin and x + margin <= b for a, b in zip(xs[::2], xs[1::2], strict=False)):
            return False
    return True


def _joined(c: Canvas) -> Canvas:
    items: list[Item] = []
    boxes: list[list[Box]] = []
    for item in c.items:
        own = [_box(flattened(s, 4), item.width / 2 + 0.2) for s in item.subs]
        target = _partner(item, own, items, boxes)
        if target is None:
            items.append(item)
            boxes.append(own)
        else:
            items[target] = replace(items[target], subs=items[target].subs + item.subs)
            boxes[target] = boxes[target] + own
    return Canvas(items)


def _partner(item: Item, own: list[Box], items: list[Item], boxes: list[list[Box]]) -> int | None:
    """The index of an earlier item that this one may join, because nothing between them or in it touches it."""
    for k in range(len(items) - 1, max(-1, len(items) - _LOOK_BACK), -1):
        other = items[k]
        if any(_touch(a, b) for a in own for b in boxes[k]):
            return None
        if (other.fill, other.stroke, other.opacity) == (item.fill, item.stroke, item.opacity) and (
            round(other.width * 10) == round(item.width * 10)
        ):
            return k
    return None


def _touch(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _box(points: list[Point], margin: float) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
