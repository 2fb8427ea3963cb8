"""The club of two colours: half red, half green, a band between, smooth like a toy, with little knobs."""

from dataclasses import dataclass
from math import hypot

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, heading, tube
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class BandStyle:
    """The colours of the handle's half, the head's half, the band and the knobs as #rrggbb."""

    handle: str
    head: str
    band: str
    knob: str


def banded_club(c: Canvas, handle: Knot, head: Knot, style: BandStyle, width: float = 14, bend: float = 0) -> None:
    """A club from its thin end to its round head; `width` is half the head, `bend` bows it to one side."""
    length = hypot(head[0] - handle[0], head[1] - handle[1])
    w = width
    q = Canvas()

    def axis(t: float) -> tuple[float, float]:
        return bend * length * 4 * t * (1 - t), length * t

    for t, d in ((0.34, 1), (0.62, -1), (0.72, 1), (0.84, -1)):
        x, y = axis(t)
        half = w * (0.45 + 0.55 * t)
        q.add(ellipse(x + d * half, y, w * 0.26, w * 0.24), style.head if t > 0.5 else style.handle, INK, 1.4)
    end = 1 - w * 0.8 / length
    stops = ((0.0, 0.5), (0.06, 0.4), (0.3, 0.5), (0.55, 0.74), (0.8, 0.98), (end, 0.96))
    body = tube([(*axis(t), k * w) for t, k in stops])
    lower = Canvas()
    lower.flat(body, style.handle)
    q.flat(body, style.head)
    q.items += lower.clipped(0, 1, length * 0.5).items
    side = -1 if head[1] < handle[1] else 1
    shade(q, body, 0.2, side=side, gap=max(3.4, w * 0.28), base=max(1.2, w * 0.1))
    q.add(body, None, INK, 2)
    x, y = axis(0.5)
    k = w * 0.78
    q.add(
        tube([(x - k, y - w * 0.05, w * 0.22), (x, y + w * 0.08, w * 0.24), (x + k, y - w * 0.05, w * 0.22)], "flat"),
        style.band,
        INK,
        1.6,
    )
    for t, dx in ((0.66, 0.25), (0.78, -0.3), (0.9, 0.1)):
        x, y = axis(t)
        q.add(ellipse(x + dx * w, y, w * 0.17, w * 0.15), style.knob, INK, 1)
    x, y = axis(0.02)
    q.add(ellipse(x, y, w * 0.5, w * 0.3), style.band, INK, 1.4)
    c.place(q, handle[0], handle[1], 1, 1, heading(handle, head) - 90)
