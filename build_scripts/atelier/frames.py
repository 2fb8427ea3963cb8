"""What surrounds the drawing: the slab under a court, and a back of small ornaments with a medallion."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import ellipse, polar, poly, rect, smooth


def slab(c: Canvas, x: float, y: float, width: float, colour: str) -> None:
    """A tiled slab in perspective, 20 units deep, centred on (x, y)."""
    left, right = x - width / 2, x + width / 2
    c.add(poly([(left + 9, y - 10), (right - 1, y - 10), (right - 9, y + 10), (left, y + 10)]), colour, INK, 2)
    step = width / 6
    c.line([(left + 5, y), (right - 5, y)], 1, curved=False)
    c.lines([[(left + 9 + i * step, y - 10), (left + 5 + i * step, y)] for i in range(1, 6)], 1, curved=False)
    c.lines([[(left + 5 + (i + 0.5) * step, y), (left + (i + 0.5) * step, y + 10)] for i in range(6)], 1, curved=False)


def lattice_back(width: int, height: int, colour: str, light: str, accent: str) -> Canvas:
    """A back: border, lattice of four-petalled stars, an oval medallion with a sixteen-leaved rose."""
    c = Canvas()
    c.add(rect(9, 9, width - 18, height - 18, 6), colour, INK, 1.6)
    c.add(rect(13, 13, width - 26, height - 26, 4), None, light, 1.2)
    left, top, right, bottom = 18, 18, width - 18, height - 18
    columns, rows = 10, round((bottom - top) / ((right - left) / 10))
    sx, sy = (right - left) / columns, (bottom - top) / rows
    stars = []
    dots = []
    for i in range(columns):
        for j in range(rows):
            x, y = left + (i + 0.5) * sx, top + (j + 0.5) * sy
            if abs((x - width / 2) / 58) ** 2 + abs((y - height / 2) / 78) ** 2 < 1:
                continue
            if (i + j) % 2:
                stars.append(poly([polar(x, y, (7.6, 2.2)[k % 2], k * 45 - 90) for k in range(8)]))
            else:
                stars.append(poly([(x, y - 4.4), (x + 4.4, y), (x, y + 4.4), (x - 4.4, y)]))
                dots.append(poly([(x, y - 2.2), (x + 2.2, y), (x, y + 2.2), (x - 2.2, y)]))
    c.flat(stars, light)
    c.flat(dots, accent)
    c.add(rect(left - 1, top - 1, right - left + 2, bottom - top + 2), None, light, 2)
    _medallion(c, width / 2, height / 2, colour, light, accent)
    return c


def _medallion(c: Canvas, x: float, y: float, colour: str, light: str, accent: str) -> None:
    for rx, ry, fill in ((55, 74, light), (51, 70, colour), (46, 65, light), (43.5, 62.5, colour)):
        c.add(ellipse(x, y, rx, ry), fill, INK if rx == 55 else None, 1.4)
    h = Canvas()
    for i in range(16):
        long = i % 2 == 0
        leaf = Canvas()
        reach = 42 if long else 32
        leaf.flat(
            smooth([(0, -9, 1), (-4.4, -reach * 0.66), (0, -reach, 1), (4.4, -reach * 0.66)]), light if long else accent
        )
        leaf.line([(0, -14), (0, -reach * 0.8)], 0.9, colour)
        h.place(leaf, 0, 0, 1, 1, i * 22.5)
    h.flat(ellipse(0, 0, 10), light)
    h.flat(ellipse(0, 0, 6.4), accent)
    h.flat(ellipse(0, 0, 2.6), light)
    c.place(h, x, y, 0.94, 1.36)
