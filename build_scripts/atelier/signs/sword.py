"""The sword of the Spanish suits: straight, double edged, with guard, ball pommel and optional ribbon."""

import itertools
from dataclasses import dataclass
from math import hypot
from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, heading, lerp, poly, smooth, tube
from build_scripts.atelier.palette import Palette


@dataclass(frozen=True, slots=True)
class SwordStyle:
    """The colours of a sword as #rrggbb."""

    blade: str
    light: str
    guard: str
    grip: str
    jewel: str


def naples_sword(p: Palette) -> SwordStyle:
    """Blue blade, gold hilt with balls, red jewels."""
    return SwordStyle(p.blue, p.light_blue, p.yellow, p.yellow, p.red)


_HILT: Final = 30.0


def sword(c: Canvas, hilt: Knot, point: Knot, style: SwordStyle, width: float = 6) -> None:
    """A sword with its pommel at `hilt` and its tip at `point`; `width` is half the blade."""
    length = hypot(point[0] - hilt[0], point[1] - hilt[1])
    k = width / 5.2
    start = min(_HILT * k, length * 0.3)
    q = Canvas()
    tip = length - width * 2.2
    q.add(poly([(-width, start), (-width, tip), (0, length), (width, tip), (width, start)]), style.blade, INK, 1.8)
    q.flat(poly([(0, start), (0, length - 3), (width - 0.9, tip), (width - 0.9, start)]), style.light)
    q.line([(0, start), (0, length - width)], 0.9, curved=False)
    h = Canvas()
    _hilt(h, start / k, style)
    q.place(h, 0, 0, k)
    c.place(q, hilt[0], hilt[1], 1, 1, heading(hilt, point) - 90)


def _hilt(h: Canvas, start: float, style: SwordStyle) -> None:
    arms: list[Knot] = [(-15, start - 3.5, 1.4), (-9, start + 1, 2.6), (0, start, 3.2), (9, start + 1, 2.6)]
    h.add(tube([*arms, (15, start - 3.5, 1.4)]), style.guard, INK, 1.5)
    h.add([ellipse(side * 15, start - 4, 3.5) for side in (-1, 1)], style.guard, INK, 1.4)
    h.flat([ellipse(side * 15 - 1, start - 5, 1) for side in (-1, 1)], "#ffffff")
    grip = smooth(
        [(-3, start - 3, 1), (-3.7, start / 2), (-2.8, 7, 1), (2.8, 7, 1), (3.7, start / 2), (3, start - 3, 1)],
    )
    h.add(grip, style.grip, INK, 1.4)
    for i in range(3):
        y = lerp(8, start - 5, (i + 0.5) / 3)
        h.line([(-3, y + 1.5), (3, y - 1.5)], 1.1, curved=False)
    h.add(ellipse(0, start + 1, 4.4), style.jewel, INK, 1.4)
    h.add(ellipse(0, 4.6, 4.8), style.guard, INK, 1.5)
    h.add(ellipse(0, 4.6, 1.8), style.jewel, INK, 0.8)


def sabre(c: Canvas, hilt: Knot, point: Knot, style: SwordStyle, width: float = 6, bend: float = 0.16) -> None:
    """A curved blade from the pommel to the tip, bulging to the right of its way by `bend` of its length."""
    length = hypot(point[0] - hilt[0], point[1] - hilt[1])
    k = width / 5.2
    start = _HILT * k * 0.9
    reach = length - start
    q = Canvas()
    spine: list[Knot] = []
    edge: list[Knot] = []
    for i in range(7):
        t = i / 6
        x = -bend * length * (1 - (1 - 2 * t) ** 2) * 0.9 + bend * length * t * t * 0.6
        broad = width * (1 + 0.35 * t) if t < 0.85 else width * 0.9
        y = start + reach * t
        spine.append((x - broad * (t < 1), y, 1 if i in {0, 6} else 0))
        edge.append((x + broad * (t < 1), y, 1 if i == 0 else 0))
    q.add(smooth([*spine, *edge[-2::-1]]), style.blade, INK, 1.8)
    middle = [((a[0] + b[0]) / 2, a[1]) for a, b in zip(spine, edge, strict=True)]
    q.flat(smooth([(*middle[0], 1), *middle[1:-1], (*middle[-1], 1), *edge[-2:0:-1], (*edge[0][:2], 1)]), style.light)
    q.line(middle[:-1], 1)
    q.add(smooth([*spine, *edge[-2::-1]]), None, INK, 1.8)
    h = Canvas()
    _hilt(h, start / k, style)
    q.place(h, 0, 0, k)
    c.place(q, hilt[0], hilt[1], 1, 1, heading(hilt, point) - 90)


def bow(c: Canvas, x: float, y: float, size: float, colour: str, turn: float = 0) -> None:
    """A tied ribbon: a knot, two loops and two waving ends, about 5 x `size` wide."""
    h = Canvas()
    for side in (-1, 1):
        tail: list[Knot] = [(0, 0, 1.4), (side * 8, 9, 2.4), (side * 13, 18, 2.6), (side * 22, 24, 2.8)]
        h.add(tube(tail, "flat"), colour, INK, 1.3)
        loop: list[Knot] = [(0, 0, 1), (side * 9, -10), (side * 22, -10), (side * 24, -1), (side * 14, 5)]
        h.add(smooth(loop), colour, INK, 1.5)
        h.lines([[(side * 4, -1), (side * 11, -5), (side * 18, -5)], [(side * 5, 1), (side * 14, 0)]], 1.0)
    h.add(ellipse(0, 0, 4.6, 5), colour, INK, 1.5)
    c.place(h, x, y, size / 10, size / 10, turn)


def tied(c: Canvas, blades: tuple[float, ...], y: float, colour: str) -> None:
    """A ribbon wound round upright blades at the x values given, with a bow in the middle."""
    middle = (blades[0] + blades[-1]) / 2
    stops = sorted({*blades, middle})
    for a, b in itertools.pairwise(stops):
        sag: list[Knot] = [(a, y, 3.6), (lerp(a, b, 0.3), y + 7, 3.2), (lerp(a, b, 0.7), y + 7, 3.2), (b, y, 3.6)]
        c.add(tube(sag, "flat"), colour, INK, 1.5)
        c.line([(lerp(a, b, 0.2), y + 4), (lerp(a, b, 0.5), y + 7), (lerp(a, b, 0.8), y + 4)], 0.8)
    for x in blades:
        for dy in (-6, 6):
            wrap: list[Knot] = [(x - 9, y + dy + 3), (x + 9, y + dy - 3)]
            c.line(wrap, 7.6, curved=False)
            c.line(wrap, 5, colour, curved=False)
    bow(c, middle, y + 2, 12, colour)
