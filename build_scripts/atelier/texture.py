"""The woodcut surface: wedge shading, stripes and small ornaments, each computed to stay inside its shape."""

from collections.abc import Callable
from math import sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Point, SubPath, crossings, flattened, inside, lerp, poly, rotated


def shade(
    canvas: Canvas,
    shape: SubPath,
    part: float = 0.3,
    *,
    angle: float = 0,
    gap: float = 3.5,
    base: float = 1.4,
    side: int = 1,
    longest: float = 60,
    colour: str = INK,
) -> None:
    """Hatch one edge of the shape with thin triangles.

    `part` is the share of the chord they cover, `side` 1 the right edge and -1 the left one, `angle` turns the
    hatching. Their lengths follow a sine, so that they look cut by hand.
    """
    polygon = [rotated(p, -angle) for p in flattened(shape)]
    y = min(p[1] for p in polygon) + gap * 0.6
    bottom = max(p[1] for p in polygon)
    wedges: list[SubPath] = []
    row = 0
    while y < bottom:
        xs = crossings(polygon, y)
        for a, b in zip(xs[::2], xs[1::2], strict=False):
            if b - a < 2.2:
                continue
            length = min((b - a) * part * (1 + 0.25 * sin(row * 2.4)), longest)
            edge, tip = (b, b - length) if side > 0 else (a, a + length)
            corners: list[Point] = [(edge, y - base / 2), (edge, y + base / 2), (tip, y)]
            wedges.append(poly([rotated(p, angle) for p in corners]))
        y += gap
        row += 1
    if wedges:
        canvas.flat(wedges, colour)


def blob(
    canvas: Canvas,
    shape: SubPath,
    fill: str,
    width: float = 2.0,
    part: float = 0.3,
    *,
    angle: float = 0,
    side: int = 1,
    gap: float = 3.6,
    longest: float = 60,
) -> None:
    """Paint a contoured shape and hatch one edge: the usual piece of cloth or limb. `part` 0 leaves it plain."""
    canvas.add(shape, fill, INK, width)
    if part:
        shade(canvas, shape, part, angle=angle, side=side, gap=gap, longest=longest)


def stripes(
    canvas: Canvas,
    shape: SubPath,
    colour: str,
    *,
    angle: float = 0,
    gap: float = 8,
    band: float = 4,
    line: float = 0,
    contour: float = 0,
) -> None:
    """Paint bands `band` wide every `gap` units across the shape; `contour` draws the shape's outline again."""
    polygon = [rotated(p, -angle) for p in flattened(shape, 12)]
    y = min(p[1] for p in polygon) + gap / 2
    bottom = max(p[1] for p in polygon)
    bands: list[SubPath] = []
    while y < bottom:
        xs = crossings(polygon, y)
        for a, b in zip(xs[::2], xs[1::2], strict=False):
            rows = [r for r in (_row(polygon, lerp(y - band / 2, y + band / 2, q / 4), a, b) for q in range(5)) if r]
            if len(rows) > 1:
                left = [rotated((r[0], r[2]), angle) for r in rows]
                right = [rotated((r[1], r[2]), angle) for r in reversed(rows)]
                bands.append(poly(left + right))
        y += gap
    if bands:
        canvas.add(bands, colour, INK, line)
    if contour:
        canvas.add(shape, None, INK, contour)


def _row(polygon: list[Point], y: float, a: float, b: float) -> tuple[float, float, float] | None:
    xs = crossings(polygon, y)
    for left, right in zip(xs[::2], xs[1::2], strict=False):
        if left < b and right > a:
            return left, right, y
    return None


def motif(
    canvas: Canvas,
    shape: SubPath,
    draw: Callable[[Canvas, float, float], None],
    *,
    step: Point = (12, 12),
    offset: Point = (0, 0),
    margin: float = 3,
    stagger: bool = True,
) -> None:
    """Draw a small ornament on a lattice, only where it fits inside the shape with `margin` to spare."""
    polygon = flattened(shape)
    left, right = min(p[0] for p in polygon), max(p[0] for p in polygon)
    y = min(p[1] for p in polygon) + offset[1]
    bottom = max(p[1] for p in polygon)
    row = 0
    probes = ((0, 0), (margin, 0), (-margin, 0), (0, margin), (0, -margin))
    while y < bottom:
        x = left + offset[0] + (step[0] / 2 if stagger and row % 2 else 0)
        while x < right:
            if all(inside(polygon, x + dx, y + dy) for dx, dy in probes):
                draw(canvas, x, y)
            x += step[0]
        y += step[1]
        row += 1
