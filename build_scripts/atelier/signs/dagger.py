"""The short broad sword of Spain: a leaf of a blade, quillons that curl to the point, a disc for a pommel."""

from math import hypot

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, heading, poly, smooth, tube
from build_scripts.atelier.signs.sword import SwordStyle


def dagger(c: Canvas, hilt: Knot, point: Knot, style: SwordStyle, width: float = 8) -> None:
    """A broad short sword from its pommel to its tip; `width` is half the blade at its widest."""
    length = hypot(point[0] - hilt[0], point[1] - hilt[1])
    w = width
    k = w / 8
    start = min(40 * k, length * 0.36)
    rest = length - start
    q = Canvas()
    right: list[Knot] = [
        (w * 0.8, start, 1),
        (w * 0.86, start + rest * 0.2),
        (w, start + rest * 0.42),
        (w * 0.84, start + rest * 0.68),
        (w * 0.5, start + rest * 0.88),
        (0, length, 1),
    ]
    blade = smooth([*right, *((-a, *b) for a, *b in right[-2::-1])])
    q.add(blade, style.blade, INK, 1.9)
    q.flat(smooth([(0, start, 1), *right[:-1], (0, length - 2, 1)]), style.light)
    q.add(blade, None, INK, 1.9)
    q.line([(0, start + 2), (0, start + rest * 0.8)], 1.2, curved=False)
    q.add(poly([(-w * 0.3, start), (w * 0.3, start), (0, start + rest * 0.3)]), style.guard, INK, 1)
    h = Canvas()
    s = start / k
    for d in (-1, 1):
        arm: list[Knot] = [
            (0, s - 2, 4.2),
            (d * 10, s - 1, 3.6),
            (d * 19, s + 2, 3.2),
            (d * 23, s + 9, 3),
            (d * 18, s + 12, 2),
        ]
        h.add(tube(arm), style.guard, INK, 1.5)
    h.add(
        smooth([(-4, s - 5, 1), (-4.8, s * 0.6), (-3.6, 10, 1), (3.6, 10, 1), (4.8, s * 0.6), (4, s - 5, 1)]),
        style.grip,
        INK,
        1.5,
    )
    h.lines(
        [[(-4, 12 + i * (s - 18) / 3.2 + 3), (4, 12 + i * (s - 18) / 3.2)] for i in range(4)],
        1.3,
        style.guard,
        curved=False,
    )
    h.add(ellipse(0, s - 2, 5.4), style.jewel, INK, 1.4)
    h.add(ellipse(0, 6, 7), style.guard, INK, 1.6)
    h.add(ellipse(0, 6, 3.2), style.jewel, INK, 1)
    q.place(h, 0, 0, k)
    c.place(q, hilt[0], hilt[1], 1, 1, heading(hilt, point) - 90)
