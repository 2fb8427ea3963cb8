"""The club of the Spanish suits: a knotty cudgel, thin at the handle, with a leaf branch along the shaft."""

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot, sin
from typing import TypeAlias

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, SubPath, ellipse, heading, lerp, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class ClubStyle:
    """The colours of a club as #rrggbb; `branch` None leaves the leaves out."""

    head: str
    handle: str
    branch: str | None
    knot: str
    cut: str


def naples_club(p: Palette) -> ClubStyle:
    """Green with a red handle and a yellow branch."""
    return ClubStyle(p.green, p.red, p.yellow, p.green, p.yellow)


_Axis: TypeAlias = Callable[[float], Point]

_WIDTHS = (0.29, 0.32, 0.42, 0.64, 0.9, 0.98)


def club(c: Canvas, handle: Knot, head: Knot, style: ClubStyle, width: float = 14, bend: float = 0.05) -> None:
    """A cudgel from its thin end to its thick end; `width` is half the head, `bend` the horn's share of the length."""
    length = hypot(head[0] - handle[0], head[1] - handle[1])

    def axis(t: float) -> Point:
        return bend * length * (sin(t * 3.3) - 1.1 * t * t), length * t

    q = Canvas()
    stops = (0.0, 0.16, 0.34, 0.56, 0.78, 1 - width * 0.74 / length)
    body = tube([(*axis(t), w * width) for t, w in zip(stops, _WIDTHS, strict=True)])
    lower = Canvas()
    lower.flat(body, style.handle)
    q.flat(body, style.head)
    q.items += lower.clipped(0.18, 1, length * 0.37).items
    q.add(body, None, INK, 2)
    _stubs(q, axis, length, width, style)
    if style.branch:
        _branch(q, axis, length, width, style.branch)
    # A club with its head up is drawn upside down, so its right edge is the left one here.
    side = -1 if head[1] < handle[1] else 1
    shade(q, body, 0.27, side=side, gap=max(3.2, width * 0.24), base=max(1.2, width * 0.1))
    q.add(ellipse(*axis(0.004), width * 0.25, width * 0.15), style.cut, INK, 1.2)
    c.place(q, handle[0], handle[1], 1, 1, heading(handle, head) - 90)


def _branch(q: Canvas, axis: _Axis, length: float, width: float, colour: str) -> None:
    leaves: list[SubPath] = []
    step = 0.1
    for i in range(6):
        x, y = axis(0.32 + i * step)
        reach = width * (0.34 + 0.09 * i - (0.26 if i == 5 else 0))
        rise = length * step * 0.82
        leaves += [
            smooth(
                [
                    (x, y, 1),
                    (x + d * reach * 0.95, y + rise * 0.3),
                    (x + d * reach, y + rise, 1),
                    (x + d * reach * 0.3, y + rise * 0.75),
                ]
            )
            for d in (-1, 1)
        ]
    q.add(leaves, colour, INK, 0.9)
    q.add(tube([(*axis(t), width * 0.075) for t in (0.2, 0.34, 0.48, 0.62, 0.76, 0.9)]), colour, INK, 0.8)


def _stubs(q: Canvas, axis: _Axis, length: float, width: float, style: ClubStyle) -> None:
    k = width / 15
    for t, d in ((0.29, 1), (0.5, -1), (0.7, 1)):
        x, y = axis(t)
        w = lerp(0.3, 0.95, min(1, max(0, (t - 0.2) / 0.62))) * width * 0.95
        fill = style.handle if t < 0.36 else style.knot
        stub: list[Knot] = [
            (d * w * 0.75, -4 * k, 1),
            (d * (w + 5 * k), -1 * k),
            (d * (w + 5 * k), 4 * k),
            (d * w * 0.8, 7 * k, 1),
        ]
        q.add(smooth([(x + n[0], y + n[1], *n[2:]) for n in stub]), fill, INK, 1.4)
        q.add(ellipse(x + d * (w + 3.8 * k), y + 1.4 * k, 1.3 * k, 2.2 * k), style.cut, INK, 0.7)
