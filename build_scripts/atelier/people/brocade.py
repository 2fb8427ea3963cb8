"""Rich cloth for half figures: a shape filled, patterned, contoured again and hatched; borders with studs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot
from typing import Final, Literal, TypeAlias

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, SubPath, ellipse, flattened, polar, poly, smooth, tube
from build_scripts.atelier.people.collars import ermine
from build_scripts.atelier.texture import motif, shade, stripes

Pattern: TypeAlias = Literal[
    "plain", "stripes", "spots", "lozenges", "lilies", "scales", "crosses", "trefoils", "rings", "checks", "ermine"
]


@dataclass(frozen=True, slots=True)
class Brocade:
    """A cloth: ground and figure colours, the pattern, its direction in degrees and its repeat in units."""

    ground: str
    figure: str = INK
    pattern: Pattern = "plain"
    angle: float = 0
    repeat: float = 12

    def turned(self, side: int) -> "Brocade":
        """The same cloth with its direction mirrored for the left (-1) side."""
        return replace(self, angle=self.angle * side)


def cloth(c: Canvas, shape: SubPath, b: Brocade, side: int = 1, part: float = 0.14, width: float = 2) -> None:
    """Paint the shape in the cloth; `side` 1 hatches the right edge, -1 the left, `part` 0 nothing."""
    c.flat(shape, b.ground)
    r = b.repeat
    match b.pattern:
        case "plain":
            pass
        case "stripes":
            stripes(c, shape, b.figure, angle=b.angle, gap=r, band=r * 0.42, line=0.9)
        case "checks":
            stripes(c, shape, b.figure, angle=b.angle, gap=r, band=r * 0.26)
            stripes(c, shape, b.figure, angle=b.angle + 90, gap=r, band=r * 0.26)
        case "scales":
            motif(
                c,
                shape,
                lambda q, x, y: _scale(q, x, y, r, b.figure),
                step=(r, r * 0.55),
                offset=(2, 3),
                margin=r * 0.4,
            )
        case _:
            draw = _FIGURES[b.pattern]
            motif(
                c,
                shape,
                lambda q, x, y: draw(q, x, y, r * 0.3, b.figure),
                step=(r, r * 0.82),
                offset=(r * 0.4, r * 0.5),
                margin=r * 0.3,
            )
    if part:
        shade(c, shape, part, side=side, gap=4.4)
    c.add(shape, None, INK, width)


def _scale(c: Canvas, x: float, y: float, r: float, colour: str) -> None:
    c.line(
        [
            (x - r / 2, y - r * 0.2),
            (x - r * 0.3, y + r * 0.16),
            (x, y + r * 0.3),
            (x + r * 0.3, y + r * 0.16),
            (x + r / 2, y - r * 0.2),
        ],
        1.1,
        colour,
    )


def _dot(x: float, y: float, r: float) -> SubPath:
    """A small disc: an octagon, which nobody can tell from a circle at this size."""
    return poly([polar(x, y, r * 1.04, a) for a in range(0, 360, 45)])


def _spot(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    c.flat(_dot(x, y, k * 0.72), colour)


def _lozenge(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    c.add(poly([(x, y - k * 1.25), (x + k * 0.9, y), (x, y + k * 1.25), (x - k * 0.9, y)]), colour, INK, 0.7)


def _lily(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    half = [(0.5, -0.5), (0.22, 0.2), (0.7, -0.5), (1.3, -0.3), (1.1, 0.4), (0.3, 0.55), (0.55, 1.25)]
    right = [(x + a * k, y + b * k) for a, b in half]
    left = [(x - a * k, y + b * k) for a, b in reversed(half)]
    c.flat(poly([(x, y - k * 1.6), *right, *left]), colour)


def _cross(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    a = k * 0.34
    c.flat(
        poly(
            [
                (x - a, y - k),
                (x + a, y - k),
                (x + a, y - a),
                (x + k, y - a),
                (x + k, y + a),
                (x + a, y + a),
                (x + a, y + k),
                (x - a, y + k),
                (x - a, y + a),
                (x - k, y + a),
                (x - k, y - a),
                (x - a, y - a),
            ]
        ),
        colour,
    )


def _trefoil(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    h = k * 0.5
    c.flat([_dot(x, y - h, h), _dot(x - h, y + h * 0.3, h), _dot(x + h, y + h * 0.3, h)], colour)
    c.flat(poly([(x, y), (x + h * 0.6, y + k * 1.2), (x - h * 0.6, y + k * 1.2)]), colour)


def _ring(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    c.add(ellipse(x, y, k * 0.8), None, colour, 1.3)


def _ermine(c: Canvas, x: float, y: float, k: float, colour: str) -> None:
    ermine(c, x, y)


_FIGURES: Final[dict[str, Callable[[Canvas, float, float, float, str], None]]] = {
    "spots": _spot, "lozenges": _lozenge, "lilies": _lily, "crosses": _cross, "trefoils": _trefoil, "rings": _ring,
    "ermine": _ermine,
}  # fmt: skip


def border(
    c: Canvas, line: Sequence[Knot], half: float, colour: str, studs: str | None = None, every: float = 8
) -> None:
    """A band along the line, `half` units to each side, with studs every so many units."""
    c.add(tube([(k[0], k[1], half) for k in line], "flat"), colour, INK, 1.4)
    if studs:
        c.flat([_dot(x, y, min(1.9, half * 0.46)) for x, y in along(line, every)], studs)


def along(line: Sequence[Knot], every: float) -> list[Point]:
    """Points at equal steps on the smooth line through the knots, half a step from its ends."""
    points = flattened(smooth([(k[0], k[1]) for k in line], False), 12)
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    count = max(1, round(sum(lengths) / every))
    step = sum(lengths) / count
    found: list[Point] = []
    at, target = 0.0, step / 2
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        while length and at + length >= target and len(found) < count:
            t = (target - at) / length
            found.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            target += step
        at += length
    return found


def mirror(knots: Sequence[Knot], x: float, d: int) -> list[Knot]:
    """Knots whose x is a distance from the axis at `x`, laid to its right (d 1) or left (-1)."""
    return [(x + d * k[0], *k[1:]) for k in knots]


def lace(c: Canvas, line: Sequence[Knot], size: float, colour: str) -> None:
    """A row of lace scallops along the line."""
    spots = along(line, size * 1.8)
    for x, y in spots:
        c.add(ellipse(x, y, size), colour, INK, 1.2)
    c.flat([poly([(x, y - 1.1), (x + 1.1, y), (x, y + 1.1), (x - 1.1, y)]) for x, y in spots], INK)
