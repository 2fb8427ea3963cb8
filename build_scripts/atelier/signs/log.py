"""The club as a log: wide and sawn off at its head, with lopped twigs, or as a knotty green stick with yellow scars."""

from dataclasses import dataclass
from math import hypot

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, heading, lerp, smooth, tube
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class LogStyle:
    """The colours of a log as #rrggbb: bark, its lighter streaks, sawn faces, and the ring on the great face."""

    bark: str
    streak: str
    cut: str
    ring: str


def log(c: Canvas, handle: Knot, head: Knot, style: LogStyle, width: float = 15) -> None:
    """A log from its thin end to its sawn head; `width` is half the head."""
    length = hypot(head[0] - handle[0], head[1] - handle[1])
    q = Canvas()
    side = -1 if head[1] < handle[1] else 1
    w = width

    def half(t: float) -> float:
        return w * (0.5 + 0.2 * t + 0.3 * t * t)

    for t, d in ((0.24, 1), (0.42, -1), (0.6, 1), (0.76, -1)):
        _twig(q, t * length, d, half(t), w, style)
    left: list[Knot] = [
        (-half(t) - (w * 0.08 if i % 2 else 0), t * length) for i, t in enumerate((0, 0.2, 0.4, 0.6, 0.8))
    ]
    right: list[Knot] = [
        (half(t) + (w * 0.08 if i % 2 else 0), t * length) for i, t in enumerate((0.1, 0.3, 0.5, 0.7, 0.86))
    ]
    end = length - w * 0.38
    body = smooth(
        [
            (-w * 0.46, 0, 1),
            *left[1:],
            (-w, end, 1),
            (0, end + w * 0.3),
            (w, end, 1),
            *right[::-1],
            (w * 0.46, 0, 1),
            (0, -w * 0.16),
        ]
    )
    q.add(body, style.bark, INK, 2)
    for t, x in ((0.14, -0.2), (0.3, 0.1), (0.5, -0.28), (0.66, 0.16)):
        q.line(
            [(x * w, t * length), (x * w * 1.3, (t + 0.07) * length), (x * w * 1.1, (t + 0.13) * length)],
            1.2,
            style.streak,
        )
    shade(q, body, 0.34, side=side, gap=max(3, w * 0.2), base=max(1.3, w * 0.11))
    for t, d in ((0.34, 1), (0.55, -1), (0.7, 1)):
        x, y = d * half(t) * 0.42, t * length
        q.add(ellipse(x, y, w * 0.2, w * 0.26), style.cut, INK, 1.1)
        q.flat(ellipse(x, y, w * 0.08, w * 0.1), INK)
    q.add(ellipse(0, end, w * 1.02, w * 0.42), style.cut, INK, 1.9)
    q.add(ellipse(0, end, w * 0.62, w * 0.25), None, style.ring, 1.6)
    q.flat(ellipse(0, end, w * 0.22, w * 0.1), style.ring)
    c.place(q, handle[0], handle[1], 1, 1, heading(handle, head) - 90)


def _twig(q: Canvas, y: float, d: int, half: float, w: float, style: LogStyle) -> None:
    root, tip = half * 0.7, half + w * 0.56
    q.add(
        tube(
            [
                (d * root, y, w * 0.2),
                (d * lerp(root, tip, 0.6), y + w * 0.2, w * 0.19),
                (d * tip, y + w * 0.52, w * 0.2),
            ],
            "flat",
        ),
        style.bark,
        INK,
        1.5,
    )
    q.add(ellipse(d * tip, y + w * 0.52, w * 0.22, w * 0.15), style.cut, INK, 1)
