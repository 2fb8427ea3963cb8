"""The green cudgel of Spain: crooked, full of knots, with yellow scars where the twigs were lopped."""

from dataclasses import dataclass
from math import hypot

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, heading, smooth
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class KnottyStyle:
    """The colours of bark, its light streaks, the scars, their hearts and the handle's binding as #rrggbb."""

    bark: str
    streak: str
    scar: str
    heart: str
    binding: str


_RIGHT = (
    (0.0, 0.34),
    (0.08, 0.36),
    (0.2, 0.42),
    (0.27, 0.62),
    (0.34, 0.5),
    (0.48, 0.64),
    (0.57, 0.98),
    (0.65, 0.8),
    (0.78, 0.92),
    (0.85, 1.12),
    (0.93, 0.92),
)
_LEFT = (
    (0.02, 0.34),
    (0.12, 0.38),
    (0.3, 0.48),
    (0.39, 0.78),
    (0.46, 0.6),
    (0.6, 0.72),
    (0.69, 1.06),
    (0.77, 0.86),
    (0.9, 0.96),
)


def knotty_club(c: Canvas, handle: Knot, head: Knot, style: KnottyStyle, width: float = 14, flip: int = 1) -> None:
    """A cudgel from its thin end to its thick end; `width` is about half the head, flip -1 mirrors its knots."""
    length = hypot(head[0] - handle[0], head[1] - handle[1])
    w = width
    q = Canvas()

    def bow(t: float) -> float:
        return w * 0.22 * (1 if t < 0.5 else -1) * 4 * (t % 0.5) * (0.5 - t % 0.5) * 4

    def at(t: float, across: float) -> tuple[float, float]:
        return flip * (across * w + bow(t)), t * length

    top = 1 - w * 0.5 / length
    outline: list[Knot] = [
        *(at(t * top, a) for t, a in _RIGHT),
        at(1, 0.45),
        at(1, -0.4),
        *(at(t * top, -a) for t, a in reversed(_LEFT)),
    ]
    body = smooth(outline)
    q.add(body, style.bark, INK, 2.1)
    for t, a, reach in ((0.16, -0.1, 0.1), (0.3, 0.1, 0.14), (0.5, -0.2, 0.14), (0.66, 0.3, 0.16), (0.8, -0.3, 0.12)):
        q.line([at(t, a), at(t + reach * 0.5, a * 1.4 + 0.06), at(t + reach, a * 1.2)], max(1, w * 0.1), style.streak)
    side = -1 if (head[1] < handle[1]) != (flip < 0) else 1
    shade(q, body, 0.26, side=side * flip, gap=max(3.2, w * 0.22), base=max(1.2, w * 0.1))
    q.add(body, None, INK, 2.1)
    for t, a in ((0.27, 0.36), (0.39, -0.46), (0.57, 0.6), (0.69, -0.66), (0.85, 0.66)):
        x, y = at(t * top, a)
        q.add(ellipse(x, y, w * 0.27, w * 0.3), style.scar, INK, 1.3)
        q.add(ellipse(x, y, w * 0.11, w * 0.13), style.heart, INK, 0.8)
    x, y = at(0.98, 0.02)
    q.add(ellipse(x, y - w * 0.16, w * 0.5, w * 0.26), style.scar, INK, 1.4)
    q.add(ellipse(x, y - w * 0.16, w * 0.22, w * 0.11), style.heart, INK, 0.9)
    for t in (0.055, 0.105):
        x, y = at(t, 0)
        q.line([(x - w * 0.36, y - w * 0.07), (x + w * 0.36, y + w * 0.07)], w * 0.24, INK, curved=False)
        q.line([(x - w * 0.34, y - w * 0.07), (x + w * 0.34, y + w * 0.07)], w * 0.14, style.binding, curved=False)
    c.place(q, handle[0], handle[1], 1, 1, heading(handle, head) - 90)
