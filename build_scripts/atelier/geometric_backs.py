"""Backs of fine geometry: petals in every mesh, flowered tiles, crossing bands with lozenges."""

from collections.abc import Callable

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import SubPath, ellipse, polar, poly, rect, smooth


def _bordered(width: int, height: int, colour: str, light: str, inset: float = 8) -> Canvas:
    c = Canvas()
    c.add(rect(inset, inset, width - 2 * inset, height - 2 * inset, 5), colour, INK, 1.6)
    edge = inset + 4
    c.add(rect(edge, edge, width - 2 * edge, height - 2 * edge, 3), None, light, 1.2)
    return c


def _cells(width: int, height: int, columns: int, edge: float) -> tuple[list[tuple[float, float]], float, float]:
    """Middles of nearly square cells and half their sides; an odd number of rows."""
    sx = (width - 2 * edge) / columns
    rows = round((height - 2 * edge) / sx) // 2 * 2 + 1
    sy = (height - 2 * edge) / rows
    return [(edge + (i + 0.5) * sx, edge + (j + 0.5) * sy) for j in range(rows) for i in range(columns)], sx / 2, sy / 2


def petal_back(width: int, height: int, colour: str, light: str, accent: str, columns: int = 9) -> Canvas:
    """Four slender petals from the middle of every mesh to its corners, so that they join into rings and stars."""
    c = _bordered(width, height, colour, light)
    edge = 16.0
    cells, a, b = _cells(width, height, columns, edge)
    petals: list[SubPath] = []
    dots: list[SubPath] = []
    rings: list[SubPath] = []
    for i, (x, y) in enumerate(cells):
        for dx in (-1, 1):
            for dy in (-1, 1):
                petals.append(
                    smooth(
                        [
                            (x + dx, y + dy, 1),
                            (x + dx * a * 0.72, y + dy * b * 0.28),
                            (x + dx * a * 0.97, y + dy * b * 0.97, 1),
                            (x + dx * a * 0.28, y + dy * b * 0.72),
                        ]
                    )
                )
        dots += [ellipse(x + dx * a, y, 1.1) for dx in (-1, 1)] + [ellipse(x, y + dy * b, 1.1) for dy in (-1, 1)]
        if i % 2 == 0:
            rings.append(ellipse(x, y, 2.6))
    c.flat(petals, light)
    c.flat(rings, accent)
    c.flat(dots, light)
    c.add(rect(edge - 1.5, edge - 1.5, width - 2 * edge + 3, height - 2 * edge + 3, 1), None, light, 1.6)
    return c


def tile_back(
    width: int, height: int, colour: str, light: str, accent: str, middle: Callable[[Canvas, float, float], None]
) -> Canvas:
    """A check of tiles with flowers and stars round a medallion that the caller paints."""
    c = _bordered(width, height, colour, light)
    edge = 17.0
    cells, a, b = _cells(width, height, 9, edge)
    tiles: list[SubPath] = []
    petals: list[SubPath] = []
    dots: list[SubPath] = []
    stars: list[SubPath] = []
    for i, (x, y) in enumerate(cells):
        if (x - width / 2) ** 2 + (y - height / 2) ** 2 < 46**2:
            continue
        if i % 2 == 0:
            tiles.append(rect(x - a + 0.6, y - b + 0.6, 2 * a - 1.2, 2 * b - 1.2, 1))
    c.flat(tiles, light)
    for i, (x, y) in enumerate(cells):
        if (x - width / 2) ** 2 + (y - height / 2) ** 2 < 46**2:
            continue
        if i % 2 == 0:
            for k in range(4):
                q = k * 90 + 45
                petals.append(
                    smooth(
                        [
                            (x, y, 1),
                            polar(x, y, a * 0.62, q - 30),
                            polar(x, y, a * 1.05, q),
                            polar(x, y, a * 0.62, q + 30),
                        ]
                    )
                )
            dots.append(ellipse(x, y, a * 0.24))
        else:
            stars.append(poly([polar(x, y, (a * 0.8, a * 0.3)[k % 2], k * 45 - 90) for k in range(8)]))
    c.flat(petals, colour)
    c.flat(dots, accent)
    c.flat(stars, accent)
    for radius, fill in ((46, colour), (44, light), (40, colour), (36, light)):
        c.flat(ellipse(width / 2, height / 2, radius), fill)
    c.flat([ellipse(*polar(width / 2, height / 2, 42, k * 15), 1.3) for k in range(24)], colour)
    middle(c, width / 2, height / 2)
    return c


def banded_back(width: int, height: int, colour: str, light: str, accent: str, columns: int = 7) -> Canvas:
    """Two sets of crossing double bands with a lozenge in every gap and a cross of dots on every knot."""
    c = _bordered(width, height, colour, light, 10)
    edge = 19.0
    cells, a, b = _cells(width, height, columns, edge)
    lozenges: list[SubPath] = []
    inner: list[SubPath] = []
    dots: list[SubPath] = []
    for x, y in cells:
        for d in (0.0, 0.26):
            c.line([(x - a, y - b * d), (x - a * d, y - b)], 1, light, curved=False)
            c.line([(x + a * d, y - b), (x + a, y - b * d)], 1, light, curved=False)
            c.line([(x + a, y + b * d), (x + a * d, y + b)], 1, light, curved=False)
            c.line([(x - a * d, y + b), (x - a, y + b * d)], 1, light, curved=False)
        lozenges.append(poly([(x, y - b * 0.62), (x + a * 0.62, y), (x, y + b * 0.62), (x - a * 0.62, y)]))
        inner.append(poly([polar(x, y, (a * 0.42, a * 0.16)[k % 2], k * 45 - 90) for k in range(8)]))
        dots += [ellipse(x + dx * a, y + dy * b, 1.5) for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))]
    c.flat(lozenges, light)
    c.flat(inner, colour)
    c.flat(dots, accent)
    c.add(rect(edge - 2, edge - 2, width - 2 * edge + 4, height - 2 * edge + 4, 1), None, light, 2)
    return c
