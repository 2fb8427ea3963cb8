"""Plain backs in one colour on light paper, as the northern packs have them: a net with stars, a fine check."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Point, ellipse, polar, poly, rect


def _ground(width: int, height: int, colour: str, light: str) -> Canvas:
    c = Canvas()
    c.add(rect(8, 8, width - 16, height - 16, 6), colour, INK, 1.6)
    c.add(rect(12, 12, width - 24, height - 24, 4), None, light, 1.4)
    return c


def _lattice(width: int, height: int, columns: int, rows: int, edge: float) -> tuple[list[Point], list[Point]]:
    """The corners and the middles of a lozenge net inside the border."""
    sx, sy = (width - 2 * edge) / columns, (height - 2 * edge) / rows
    corners = [(edge + i * sx, edge + j * sy) for j in range(rows + 1) for i in range(columns + 1)]
    middles = [(edge + (i + 0.5) * sx, edge + (j + 0.5) * sy) for j in range(rows) for i in range(columns)]
    return corners, middles


def star_net_back(width: int, height: int, colour: str, light: str, columns: int = 9, rows: int = 22) -> Canvas:
    """A net of crossing lines with a star in each mesh and a dot on each knot, a star in an oval at the middle."""
    c = _ground(width, height, colour, light)
    edge = 17.0
    corners, middles = _lattice(width, height, columns, rows, edge)
    sx, sy = (width - 2 * edge) / columns, (height - 2 * edge) / rows
    for x, y in middles:
        c.lines(
            [
                [(x - sx / 2, y - sy / 2), (x + sx / 2, y + sy / 2)],
                [(x + sx / 2, y - sy / 2), (x - sx / 2, y + sy / 2)],
            ],
            1.1,
            light,
            curved=False,
        )
    inner = [q for q in corners if edge < q[0] < width - edge and edge < q[1] < height - edge]
    c.flat([poly([polar(x, y, (5.2, 2.0)[k % 2], k * 45 - 90) for k in range(8)]) for x, y in inner], light)
    c.flat([poly([polar(x, y, 2.6, k * 90) for k in range(4)]) for x, y in middles], light)
    c.add(rect(edge, edge, width - 2 * edge, height - 2 * edge, 2), None, light, 2)
    x, y = width / 2, height / 2
    for rx, ry, fill in ((40, 52, light), (36, 48, colour), (32, 44, light), (30, 42, colour)):
        c.flat(ellipse(x, y, rx, ry), fill)
    c.flat(
        [poly([polar(x, y, (38, 13)[k % 2] * (1 if k % 4 == 0 else 0.72), k * 22.5 - 90) for k in range(16)])], light
    )
    c.flat(ellipse(x, y, 8), colour)
    c.flat(poly([polar(x, y, (5.6, 2.6)[k % 2], k * 45 - 90) for k in range(8)]), light)
    return c


def fine_check_back(width: int, height: int, colour: str, light: str, columns: int = 15, rows: int = 29) -> Canvas:
    """A fine check of light lozenges with a dot in each dark one, round a plain framed rose."""
    c = _ground(width, height, colour, light)
    edge = 18.0
    corners, middles = _lattice(width, height, columns, rows, edge)
    sx, sy = (width - 2 * edge) / columns, (height - 2 * edge) / rows
    x0, y0 = width / 2, height / 2

    def outside(q: Point) -> bool:
        return abs(q[0] - x0) / 38 + abs(q[1] - y0) / 46 > 1.12

    lozenges = [
        poly([(x, y - sy * 0.42), (x + sx * 0.42, y), (x, y + sy * 0.42), (x - sx * 0.42, y)])
        for x, y in middles
        if outside((x, y))
    ]
    c.flat(lozenges, light)
    dots = [q for q in corners if edge < q[0] < width - edge and edge < q[1] < height - edge and outside(q)]
    c.flat([poly([polar(x, y, 1.5, k * 60) for k in range(6)]) for x, y in dots], light)
    c.add(rect(edge - 1, edge - 1, width - 2 * edge + 2, height - 2 * edge + 2, 2), None, light, 1.6)
    for k, fill in ((1.0, light), (0.9, colour), (0.8, light), (0.74, colour)):
        c.flat(poly([(x0, y0 - 46 * k), (x0 + 38 * k, y0), (x0, y0 + 46 * k), (x0 - 38 * k, y0)]), fill)
    c.flat([ellipse(*polar(x0, y0, 10.5, i * 60 - 90), 6) for i in range(6)], light)
    c.flat(ellipse(x0, y0, 5), colour)
    c.flat(ellipse(x0, y0, 2.2), light)
    return c
