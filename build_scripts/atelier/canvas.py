"""An ordered list of painted outlines: adding, placing with numbers instead of transforms, cutting at a line."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from build_scripts.atelier.geom import Knot, Point, SubPath, flattened, lerp, poly, rotated, smooth

INK: Final = "#1d1511"


@dataclass(frozen=True, slots=True)
class Item:
    """Sub-paths painted together: fill and stroke are #rrggbb or None, width in units, opacity 0-1 of the fill."""

    subs: tuple[SubPath, ...]
    fill: str | None
    stroke: str | None
    width: float
    opacity: float


@dataclass(slots=True)
class Canvas:
    """What has been painted so far, from back to front."""

    items: list[Item] = field(default_factory=list)

    def add(
        self,
        shape: SubPath | Sequence[SubPath],
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 1.6,
        opacity: float = 1,
    ) -> None:
        """Paint the shape; neighbouring bare lines of one pen are joined into one item, which looks the same."""
        subs = (shape,) if isinstance(shape, SubPath) else tuple(shape)
        if not subs:
            return
        stroke = stroke if width else None
        last = self.items[-1] if self.items else None
        if fill is None and last and (last.fill, last.stroke, last.width) == (None, stroke, width):
            subs = last.subs + subs
            self.items.pop()
        self.items.append(Item(subs, fill, stroke, width, opacity))

    def flat(self, shape: SubPath | Sequence[SubPath], fill: str, opacity: float = 1) -> None:
        """Paint the shape without a contour."""
        self.add(shape, fill, None, 0, opacity)

    def line(self, knots: Sequence[Knot], width: float = 1.0, stroke: str = INK, curved: bool = True) -> None:
        """Draw an open line through the knots."""
        self.add(smooth(knots, False) if curved else poly(knots, False), None, stroke, width)

    def lines(self, many: Sequence[Sequence[Knot]], width: float = 1.0, stroke: str = INK, curved: bool = True) -> None:
        """Draw several open lines with one pen."""
        for knots in many:
            self.line(knots, width, stroke, curved)

    def place(
        self,
        other: "Canvas",
        dx: float = 0,
        dy: float = 0,
        sx: float = 1,
        sy: float | None = None,
        turn: float = 0,
        centre: Point = (0, 0),
    ) -> None:
        """Paint another canvas scaled about `centre`, turned by degrees, then moved; negative sx mirrors.

        Lines scale with a power below 1, so that enlarged parts keep a drawn, not a sticker-like, contour.
        """
        across, down = sx, sx if sy is None else sy
        size = sqrt(abs(across * down))
        pen = size**0.6 if size > 1 else size**0.85

        def moved(p: Point) -> Point:
            x, y = rotated(((p[0] - centre[0]) * across, (p[1] - centre[1]) * down), turn)
            return x + dx + centre[0], y + dy + centre[1]

        self.items += other.mapped(moved, pen).items

    def mapped(self, move: Callable[[Point], Point], pen: float = 1) -> "Canvas":
        """A copy with every point, control points too, moved by the function and lines made `pen` times as wide."""

        def sub(s: SubPath) -> SubPath:
            segments = tuple((move(a), move(b), move(c)) for a, b, c in s.segments)
            return SubPath(move(s.start), segments, s.closed)

        return Canvas(
            [Item(tuple(sub(s) for s in i.subs), i.fill, i.stroke, i.width * pen, i.opacity) for i in self.items],
        )

    def clipped(self, nx: float, ny: float, distance: float) -> "Canvas":
        """A copy of what lies in the half plane nx * x + ny * y <= distance; whole curves stay curves."""
        result = Canvas()
        for item in self.items:
            subs = tuple(piece for s in item.subs for piece in _cut(s, nx, ny, distance))
            if subs:
                result.items.append(Item(subs, item.fill, item.stroke, item.width, item.opacity))
        return result


def _cut(sub: SubPath, nx: float, ny: float, distance: float) -> list[SubPath]:
    def side(p: Point) -> float:
        return nx * p[0] + ny * p[1] - distance

    sides = [side(sub.start), *(side(end) for _, _, end in sub.segments)]
    if max(sides) <= 0:
        return [sub]
    if min(sides) > 0:
        return []
    points = flattened(sub, 10)
    signed = [(p, side(p)) for p in points]
    return _cut_area(signed) if sub.closed else _cut_line(signed)


def _between(a: Point, b: Point, sa: float, sb: float) -> Point:
    t = sa / (sa - sb)
    return lerp(a[0], b[0], t), lerp(a[1], b[1], t)


def _cut_area(signed: list[tuple[Point, float]]) -> list[SubPath]:
    out: list[Point] = []
    for (a, sa), (b, sb) in zip(signed, [*signed[1:], signed[0]], strict=True):
        if sa <= 0:
            out.append(a)
        if (sa <= 0) != (sb <= 0):
            out.append(_between(a, b, sa, sb))
    return [poly(out)] if len(out) > 2 else []


def _cut_line(signed: list[tuple[Point, float]]) -> list[SubPath]:
    pieces: list[SubPath] = []
    run: list[Point] = []
    for (a, sa), (b, sb) in itertools.pairwise(signed):
        if sa <= 0 and not run:
            run = [a]
        if (sa <= 0) != (sb <= 0):
            run.append(_between(a, b, sa, sb))
            if sa <= 0:
                pieces.append(poly(run, False))
                run = []
                continue
        if sb <= 0:
            run.append(b)
    if len(run) > 1:
        pieces.append(poly(run, False))
    return pieces
