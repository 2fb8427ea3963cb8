"""The swords of the Italian suits: painted scimitars bent like hoops, two bundles that cross above and below."""

from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, SubPath, ellipse, heading, lerp, poly, rect, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.weave import Strand, woven


@dataclass(frozen=True, slots=True)
class ScimitarStyle:
    """Colours of a scimitar as #rrggbb: the painted ends by the hilt and the point, middle with scales, hilt."""

    low: str
    high: str
    middle: str
    scale: str
    collar: str
    grip: str
    guard: str
    pommel: str
    gem: str
    leafy: bool = True


def veneto_scimitars(p: Palette) -> tuple[ScimitarStyle, ScimitarStyle]:
    """Left and right bundle: yellow with black scales between red, blue and white."""
    left = ScimitarStyle(p.blue, p.red, p.yellow, INK, p.white, p.red, p.blue, p.yellow, p.red)
    return left, ScimitarStyle(p.red, p.blue, p.yellow, INK, p.white, p.blue, p.red, p.yellow, p.blue)


def bergamo_scimitars(p: Palette) -> tuple[ScimitarStyle, ScimitarStyle]:
    """Left and right bundle: red and blue ends, gold guards, big brown-red pommels."""
    left = ScimitarStyle(p.red, p.blue, p.yellow, INK, p.green, p.blue, p.yellow, p.bronze, p.yellow, False)
    return left, ScimitarStyle(p.blue, p.red, p.yellow, INK, p.green, p.red, p.yellow, p.bronze, p.yellow, False)


@dataclass(frozen=True, slots=True)
class Hoops:
    """How the bundles are bent, in card units.

    The inner bands pass `bulge` units beside the middle and cross `crossing` units above and below it; the next ones
    lie `gap` further out; all end `past` units beyond their crossing. `half` is half a band's width, `tall` a
    stretch of the whole along the card.
    """

    centre: Point
    bulge: float
    crossing: float
    gap: float = 13
    past: float = 36
    half: float = 5.6
    tall: float = 1.0

    def radius(self, index: int) -> float:
        """The radius of the band of that index, 0 innermost."""
        return (self.crossing**2 / self.bulge + self.bulge) / 2 + index * self.gap

    @property
    def shift(self) -> float:
        """How far the hoops' centres lie beside the middle."""
        return self.radius(0) - self.bulge

    def meeting(self, index: int) -> float:
        """How far above the middle the two bands of that index cross."""
        return sqrt(self.radius(index) ** 2 - self.shift**2)

    def line(self, side: int, index: int, samples: int = 28) -> tuple[Point, ...]:
        """The band's centre line from the bottom to the top; side -1 bulges left."""
        radius = self.radius(index)
        end = self.meeting(index) + self.past
        points: list[Point] = []
        for i in range(samples + 1):
            y = lerp(end, -end, i / samples)
            x = side * (sqrt(max(0, radius**2 - y**2)) - self.shift)
            points.append((self.centre[0] + x, self.centre[1] + y * self.tall))
        return tuple(points)


_GUARD: Final = 0.035
"""Where along a band its guard sits, as a share of the length."""


def crossed(hoops: Hoops, count: int, left: ScimitarStyle, right: ScimitarStyle, *, opposed: bool) -> Canvas:
    """`count` bands to each side, woven over and under; `opposed` puts the left hilts at the top."""
    strands: dict[int, list[Strand]] = {-1: [], 1: []}
    for side, style in ((-1, left), (1, right)):
        for index in reversed(range(count)):
            line = hoops.line(side, index)
            path = line[::-1] if opposed and side < 0 else line
            art = Canvas()
            scimitar(art, path, style, hoops.half)
            strands[side].append(Strand(art, line, hoops.half))
    return woven(strands[-1], strands[1], lambda i, j, k: (i + j + k) % 2 == 0)


def scimitar(c: Canvas, path: tuple[Point, ...], style: ScimitarStyle, half: float) -> None:
    """A scimitar along the path, hilt first."""
    for start, end, colour in (
        (_GUARD, 0.25, style.low),
        (0.25, 0.29, style.collar),
        (0.29, 0.71, style.middle),
        (0.71, 0.75, style.collar),
        (0.75, 0.91, style.high),
    ):
        c.add(_part(path, start, end, half), colour, INK, 1.7)
    _scales(c, path, style, half)
    _point(c, path, style, half)
    _hilt(c, path, style, half)


def _at(path: tuple[Point, ...], t: float) -> Point:
    place = t * (len(path) - 1)
    i = min(int(place), len(path) - 2)
    return lerp(path[i][0], path[i + 1][0], place - i), lerp(path[i][1], path[i + 1][1], place - i)


def _part(path: tuple[Point, ...], start: float, end: float, half: float) -> SubPath:
    steps = max(2, round((end - start) * 14))
    return tube([(*_at(path, lerp(start, end, i / steps)), half) for i in range(steps + 1)], "flat")


def _scales(c: Canvas, path: tuple[Point, ...], style: ScimitarStyle, half: float) -> None:
    arcs: list[list[Knot]] = []
    count = 13
    for i in range(count):
        t = lerp(0.31, 0.68, i / (count - 1))
        (x, y), (nx, ny) = _at(path, t), _at(path, t + 0.02)
        length = hypot(nx - x, ny - y)
        dx, dy = (nx - x) / length, (ny - y) / length
        w = half * 0.92
        arcs.append([(x - dy * w, y + dx * w), (x + dx * w * 0.8, y + dy * w * 0.8), (x + dy * w, y - dx * w)])
    c.lines(arcs, 1.5, style.scale)


def _point(c: Canvas, path: tuple[Point, ...], style: ScimitarStyle, half: float) -> None:
    tip: list[Knot] = [(*_at(path, lerp(0.9, 1.0, k)), half * w) for k, w in ((0, 1), (0.4, 0.95), (0.75, 0.6))]
    end = _at(path, 1.0)
    left = tube([*tip, (*end, 0.4)], "flat")
    c.add(left, style.middle, INK, 1.6)


def _hilt(c: Canvas, path: tuple[Point, ...], style: ScimitarStyle, half: float) -> None:
    k = half / 5
    h = Canvas()
    h.add(rect(-4 * k, 1, 8 * k, 17 * k, 2), style.grip, INK, 1.5)
    h.lines([[(-4 * k, (6 + i * 5) * k), (4 * k, (4 + i * 5) * k)] for i in range(3)], 1, style.pommel, curved=False)
    for d in (-1, 1):
        if style.leafy:
            leaf: list[Knot] = [
                (0, -5, 1),
                (d * 7, -6),
                (d * 14, -10),
                (d * 13, -1),
                (d * 15, 4, 1),
                (d * 8, 4),
                (0, 5, 1),
            ]
            h.add(smooth([(a[0] * k, a[1] * k, *a[2:]) for a in leaf]), style.guard, INK, 1.5)
        else:
            bar: list[Knot] = [(0, 0, 3), (d * 8, 0, 2.6), (d * 13, -3, 2)]
            h.add(tube([(a[0] * k, a[1] * k, a[2] * k) for a in bar]), style.guard, INK, 1.4)
            h.add(ellipse(d * 13.4 * k, -3.4 * k, 2.8 * k), style.guard, INK, 1.3)
    h.add(ellipse(0, 0, 4 * k), style.gem, INK, 1.3)
    size = 6 if style.leafy else 7.6
    h.add(ellipse(0, 21 * k, size * k), style.pommel, INK, 1.6)
    h.add(ellipse(0, 21 * k, 2.4 * k), style.gem, INK, 1)
    x, y = _at(path, _GUARD)
    c.place(h, x, y, turn=heading(_at(path, _GUARD + 0.03), _at(path, _GUARD - 0.03)) - 90)


def lozenge(c: Canvas, x: float, y: float, size: float, colours: tuple[str, str, str], tall: float = 1.2) -> None:
    """A lozenge over a crossing, `size` units to each side: rim, field and a four-leaved flower."""
    rim, field, leaf = colours
    for k, fill, pen in ((1.0, rim, 1.9), (0.8, field, 1.2)):
        c.add(
            poly([(x, y - size * tall * k), (x + size * k, y), (x, y + size * tall * k), (x - size * k, y)]),
            fill,
            INK,
            pen,
        )
    q = Canvas()
    for turn in range(0, 360, 90):
        petal = Canvas()
        petal.add(smooth([(0, 0, 1), (-4, -7), (0, -13, 1), (4, -7)]), leaf, INK, 1.1)
        q.place(petal, turn=turn)
    q.add(ellipse(0, 0, 3), rim, INK, 1.1)
    c.place(q, x, y, size / 24, size / 24 * tall)
