"""Strands that really cross: each is painted once, then the pieces that pass over are painted again on top."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.cutting import banded, boxed
from build_scripts.atelier.geom import Point


@dataclass(frozen=True, slots=True)
class Strand:
    """A long thing: its drawing, its centre line as a polyline, and half its width."""

    art: Canvas
    line: tuple[Point, ...]
    half: float


def woven(first: Sequence[Strand], second: Sequence[Strand], over: Callable[[int, int, int], bool]) -> Canvas:
    """Two bundles that cross; `over(i, j, k)` says whether first[i] passes over second[j] at their k-th crossing."""
    c = Canvas()
    for strand in (*first, *second):
        c.items += strand.art.items
    for i, upper in enumerate(first):
        for j, lower in enumerate(second):
            for k, crossing in enumerate(crossings_of(upper, lower)):
                if over(i, j, k):
                    c.items += piece_over(upper, lower, crossing).items
    return c


@dataclass(frozen=True, slots=True)
class Crossing:
    """Where two centre lines meet, the lower strand's unit direction there, and the sine of the angle between them."""

    at: Point
    direction: Point
    sine: float


def piece_over(upper: Strand, lower: Strand, crossing: Crossing) -> Canvas:
    """The part of `upper` that covers `lower` where they cross."""
    reach = (upper.half + lower.half) * 1.2 / crossing.sine + 4
    x, y = crossing.at
    near = boxed(upper.art, x - reach, y - reach, x + reach, y + reach)
    return banded(near, crossing.at, crossing.direction, lower.half + 1.4)


def crossings_of(a: Strand, b: Strand) -> list[Crossing]:
    """Where the centre lines cross, in order along `a`."""
    found: list[Crossing] = []
    for p, q in pairwise(a.line):
        for r, s in pairwise(b.line):
            at = _meeting(p, q, r, s)
            if at:
                ux, uy = _unit(p, q)
                vx, vy = _unit(r, s)
                found.append(Crossing(at, (vx, vy), abs(ux * vy - uy * vx)))
    return found


def _unit(a: Point, b: Point) -> Point:
    length = hypot(b[0] - a[0], b[1] - a[1])
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _meeting(p: Point, q: Point, r: Point, s: Point) -> Point | None:
    ux, uy, vx, vy = q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]
    area = ux * vy - uy * vx
    if abs(area) < 1e-9:
        return None
    t = ((r[0] - p[0]) * vy - (r[1] - p[1]) * vx) / area
    k = ((r[0] - p[0]) * uy - (r[1] - p[1]) * ux) / area
    return (p[0] + t * ux, p[1] + t * uy) if 0 <= t < 1 and 0 <= k < 1 else None
