"""The ceremonial baton of the Italian suits: a straight turned staff with a knob at both ends."""

from dataclasses import dataclass
from math import hypot

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, SubPath, ellipse, heading, lathe, poly


@dataclass(frozen=True, slots=True)
class BatonStyle:
    """The colours of a staff as #rrggbb."""

    shaft: str
    ornament: str
    collar: str
    knob: str


def baton(c: Canvas, start: Knot, end: Knot, style: BatonStyle, width: float = 7) -> None:
    """A staff from end to end; `width` is half the shaft."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    q = Canvas()
    knob = 62 * width / 9
    shaft_piece(q, knob * 0.55, length - knob * 0.55, style, width)
    for flip, at in ((1, 0.0), (-1, length)):
        h = Canvas()
        _knob(h, style)
        k = width / 9
        q.place(h, 0, at, k, k * flip)
    c.place(q, start[0], start[1], 1, 1, heading(start, end) - 90)


def shaft_piece(q: Canvas, top: float, bottom: float, style: BatonStyle, width: float) -> None:
    """The shaft alone along the y axis."""
    q.add(poly([(-width, top), (-width, bottom), (width, bottom), (width, top)]), style.shaft, INK, 1.7)
    edge = poly([(width * 0.5, top), (width * 0.5, bottom), (width * 0.9, bottom), (width * 0.9, top)])
    q.flat(edge, "#000000", 0.18)
    count = max(1, int((bottom - top) / 15))
    step = (bottom - top) / count
    marks: list[SubPath] = []
    for i in range(count):
        y = top + (i + 0.5) * step
        marks.append(poly([(0, y - 4.5), (width * 0.44, y), (0, y + 4.5), (-width * 0.44, y)]))
    q.add(marks, style.ornament, INK, 0.8)


def _knob(h: Canvas, style: BatonStyle) -> None:
    h.add(ellipse(0, 5, 4.8), style.knob, INK, 1.4)
    h.add(lathe(0, [(9, 3.4, 1), (12, 8), (18, 11.5), (25, 9), (28, 6, 1)]), style.knob, INK, 1.6)
    h.lines([[(x, 12), (x * 1.3, 18), (x * 0.8, 26)] for x in (-5, 0, 5)], 0.9)
    h.add(lathe(0, [(27, 6, 1), (29, 12.5), (33, 12.5), (35, 8, 1)]), style.collar, INK, 1.5)
    h.add(lathe(0, [(34, 8, 1), (44, 13.4, 1), (47, 13.4, 1), (50, 9.6, 1)]), style.collar, INK, 1.5)
    h.lines([[(x, 37), (x * 1.45, 45)] for x in (-6, -2, 2, 6)], 0.9, curved=False)


def crossing_lozenge(c: Canvas, x: float, y: float, width: float, height: float, colours: tuple[str, str, str]) -> None:
    """The lozenge over a crossing: field, leaves, heart."""
    field, leaves, heart = colours
    w, h = width / 2, height / 2
    c.add(poly([(x, y - h), (x + w, y), (x, y + h), (x - w, y)]), field, INK, 2)
    c.add(poly([(x, y - h * 0.8), (x + w * 0.8, y), (x, y + h * 0.8), (x - w * 0.8, y)]), None, INK, 0.9)
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        tip = (x + dx * w * 0.58, y + dy * h * 0.58)
        side = (dy * w * 0.16, dx * w * 0.16)
        middle = ((x + tip[0]) / 2, (y + tip[1]) / 2)
        leaf = poly(
            [(x, y), (middle[0] + side[0], middle[1] + side[1]), tip, (middle[0] - side[0], middle[1] - side[1])]
        )
        c.add(leaf, leaves, INK, 1.1)
    c.add(ellipse(x, y, min(w, h) * 0.2), heart, INK, 1.1)
