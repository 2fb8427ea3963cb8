"""Backs of cards: a close check of small ornaments round an oval medallion."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Point, SubPath, ellipse, polar, poly, rect, smooth


def lattice_back(width: int, height: int, colour: str, light: str, accent: str) -> Canvas:
    """A back: double border, a close check of stars and lozenges, an oval medallion with a rose and a sun."""
    c = Canvas()
    c.add(rect(8, 8, width - 16, height - 16, 6), colour, INK, 1.6)
    c.add(rect(11.5, 11.5, width - 23, height - 23, 4), None, light, 1.2)
    left, top = 17.0, 17.0
    columns = 15
    rows = round(columns * (height - 2 * top) / (width - 2 * left)) // 2 * 2 + 1
    sx, sy = (width - 2 * left) / columns, (height - 2 * top) / rows
    stars: list[SubPath] = []
    lozenges: list[SubPath] = []
    for j in range(rows):
        for i in range(columns):
            x, y = left + (i + 0.5) * sx, top + (j + 0.5) * sy
            if ((x - width / 2) / 62) ** 2 + ((y - height / 2) / 84) ** 2 < 1:
                continue
            if (i + j) % 2:
                stars.append(poly([polar(x, y, (5.4, 2.1)[k % 2], k * 45 - 90) for k in range(8)]))
            else:
                lozenges.append(poly([(x, y - 5.6), (x + 5.6, y), (x, y + 5.6), (x - 5.6, y)]))
                lozenges.append(poly([(x, y - 3.2), (x - 3.2, y), (x, y + 3.2), (x + 3.2, y)]))
    c.flat(lozenges, light)
    c.flat(stars, accent)
    c.add(rect(left - 2, top - 2, width - 2 * left + 4, height - 2 * top + 4, 2), None, light, 2)
    _medallion(c, width / 2, height / 2, colour, light, accent)
    return c


def _medallion(c: Canvas, x: float, y: float, colour: str, light: str, accent: str) -> None:
    for rx, ry, fill in ((59, 80, light), (55.5, 76.5, colour), (50, 71, light)):
        c.add(ellipse(x, y, rx, ry), fill, INK if rx > 58 else None, 1.4)
    beads = [ellipse(*_on_oval(x, y, 52.8, 73.8, i * 9), 1.3) for i in range(40)]
    c.flat(beads, light)
    c.flat(ellipse(x, y, 48.4, 69.4), colour)
    for count, start, reach, half, fill in (
        (12, 15, 46, 7.0, accent),
        (12, 0, 44, 7.6, light),
        (12, 15, 28, 5.4, colour),
    ):
        for i in range(count):
            leaf = Canvas()
            leaf.flat(smooth([(0, -6, 1), (-half, -reach * 0.62), (0, -reach, 1), (half, -reach * 0.62)]), fill)
            leaf.line([(0, -reach * 0.45), (0, -reach * 0.86)], 0.9, colour if fill != colour else light, curved=False)
            turned = Canvas()
            turned.place(leaf, 0, 0, 1, 1, start + i * 360 / count)
            c.place(turned, x, y, 0.98, 1.44)
    for radius, fill in ((15, light), (12.6, colour), (10, accent), (6, colour), (3.4, light)):
        c.flat(ellipse(x, y, radius, radius * 1.3), fill)


def _on_oval(x: float, y: float, rx: float, ry: float, angle: float) -> Point:
    px, py = polar(0, 0, 1, angle)
    return x + px * rx, y + py * ry
