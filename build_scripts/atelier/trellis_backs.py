"""Backs of the French packs: an arabesque of mirrored scrolls, and a lozenge trellis with flowers."""

from math import cos, pi, sin
from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.compacting import compacted
from build_scripts.atelier.geom import Knot, SubPath, ellipse, poly, rect, smooth
from build_scripts.atelier.vines import vine


def _frame(c: Canvas, width: int, height: int, colour: str, light: str, inset: float) -> None:
    c.add(rect(inset, inset, width - 2 * inset, height - 2 * inset, 5), colour, INK, 1.6)
    c.add(rect(inset + 4, inset + 4, width - 2 * inset - 8, height - 2 * inset - 8, 3), None, light, 1.2)


def arabesque_back(width: int, height: int, colour: str, light: str, accent: str) -> Canvas:
    """Scrolls mirrored about both axes round a rosette, in a border of beads; the same either way up."""
    c = Canvas()
    _frame(c, width, height, colour, light, 10)
    _beads(c, width, height, 20, light)
    quarter = Canvas()
    _scrolls(quarter, light, accent)
    for sx in (-1, 1):
        for sy in (-1, 1):
            c.place(quarter, width / 2, height / 2, sx, sy)
    for turn in (0, 180):
        h = Canvas()
        _palmette(h, width / 2, height / 2 - 98, light, accent, colour)
        c.place(h, turn=turn, centre=(width / 2, height / 2))
    for side in (-1, 1):
        _side_sprig(c, width / 2 + side * 50, height / 2, side, light, accent)
    _rosette(c, width / 2, height / 2, 34, colour, light, accent)
    return compacted(c)


def _beads(c: Canvas, width: int, height: int, inset: float, light: str) -> None:
    c.add(rect(inset - 4, inset - 4, width - 2 * inset + 8, height - 2 * inset + 8, 2), None, light, 1)
    c.add(rect(inset + 4, inset + 4, width - 2 * inset - 8, height - 2 * inset - 8, 2), None, light, 1.6)
    across, down = round((width - 2 * inset) / 9), round((height - 2 * inset) / 9)
    dots: list[SubPath] = []
    for i in range(across + 1):
        x = inset + (width - 2 * inset) * i / across
        dots += [_diamond(x, y, 2.6) for y in (inset, height - inset)]
    for j in range(1, down):
        y = inset + (height - 2 * inset) * j / down
        dots += [_diamond(x, y, 2.6) for x in (inset, width - inset)]
    c.flat(dots, light)


def _diamond(x: float, y: float, r: float) -> SubPath:
    return poly([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])


_VINES: Final[list[list[Knot]]] = [
    [(0, 38), (26, 46), (54, 42), (74, 26), (84, 6), (86, -1)],
    [(40, 46), (64, 54), (78, 70), (74, 90), (58, 96), (46, 86), (48, 72), (58, 70)],
    [(22, 45), (16, 64), (24, 84), (26, 104), (14, 116), (5, 108)],
    [(70, 92), (82, 104), (86, 122), (76, 138), (62, 136), (58, 124), (66, 118)],
    [(26, 100), (38, 112), (44, 128), (34, 140), (22, 138), (20, 128)],
    [(80, 18), (90, 30), (88, 46)],
]


def _scrolls(q: Canvas, light: str, accent: str) -> None:
    """The lower right quarter about the middle (0, 0), about 96 by 146 units."""
    for i, line in enumerate(_VINES):
        leaves = (light, accent) if i % 2 == 0 else (accent, light)
        vine(q, line, light, leaves, bare=1 if i else 2, bud=accent if i else None, every=12.5, size=12.5)


def _side_sprig(c: Canvas, x: float, y: float, side: int, light: str, accent: str) -> None:
    """Five leaves that fan out beside the rosette."""
    for i in range(5):
        leaf = Canvas()
        reach = 24 - abs(i - 2) * 3.4
        leaf.flat(
            smooth([(0, 0, 1), (4, -reach * 0.6), (0, -reach, 1), (-4, -reach * 0.6)]), accent if i % 2 else light
        )
        c.place(leaf, x, y, turn=side * 90 + (i - 2) * 34)
    c.flat(ellipse(x, y, 4.4), light)
    c.flat(ellipse(x, y, 1.9), accent)


def _palmette(c: Canvas, x: float, y: float, light: str, accent: str, ground: str) -> None:
    for i in range(7):
        leaf = Canvas()
        reach = 34 - abs(i - 3) * 4
        leaf.flat(
            smooth([(0, 0, 1), (5.6, -reach * 0.62), (0, -reach, 1), (-5.6, -reach * 0.62)]), light if i % 2 else accent
        )
        leaf.line([(0, -reach * 0.3), (0, -reach * 0.8)], 1, ground, curved=False)
        c.place(leaf, x, y, turn=(i - 3) * 26)
    c.flat(ellipse(x, y, 6), light)
    c.flat(ellipse(x, y, 3), ground)


def _rosette(c: Canvas, x: float, y: float, radius: float, colour: str, light: str, accent: str) -> None:
    scallops = [ellipse(x + cos(i * pi / 8) * radius, y + sin(i * pi / 8) * radius, radius * 0.2) for i in range(16)]
    c.flat(scallops, light)
    c.flat(ellipse(x, y, radius), light)
    c.flat(ellipse(x, y, radius * 0.9), colour)
    for count, reach, half, fill, start in (
        (8, 0.84, 7, accent, 22.5),
        (8, 0.8, 6.6, light, 0),
        (8, 0.46, 4.4, colour, 0),
    ):
        for i in range(count):
            petal = Canvas()
            petal.flat(
                smooth(
                    [
                        (0, 0, 1),
                        (half, -radius * reach * 0.66),
                        (0, -radius * reach, 1),
                        (-half, -radius * reach * 0.66),
                    ]
                ),
                fill,
            )
            turned = Canvas()
            turned.place(petal, turn=start + i * 45)
            c.place(turned, x, y)
    for r, fill in ((0.2, accent), (0.11, colour)):
        c.flat(ellipse(x, y, radius * r), fill)


def trellis_back(width: int, height: int, colour: str, light: str, accent: str, leaf: str) -> Canvas:
    """A trellis of double lines with a flower in every lozenge and a bud on every crossing."""
    c = Canvas()
    inset = 12.0
    c.add(rect(inset, inset, width - 2 * inset, height - 2 * inset, 2), light, INK, 1.6)
    columns, rows = 5, 7
    sx, sy = (width - 2 * inset) / columns, (height - 2 * inset) / rows
    for j in range(rows * 2 + 1):
        for i in range(columns * 2 + 1):
            if (i + j) % 2 == 0:
                continue
            x, y = inset + i * sx / 2, inset + j * sy / 2
            _lozenge_field(c, x, y, sx / 2, sy / 2, (inset, inset, width - inset, height - inset), colour)
            if 0 < i < columns * 2 and 0 < j < rows * 2:
                _blossom(c, x, y, min(sx, sy) * 0.25, accent, light, leaf)
    c.add(rect(inset, inset, width - 2 * inset, height - 2 * inset, 2), None, light, 5)
    c.add(rect(inset, inset, width - 2 * inset, height - 2 * inset, 2), None, INK, 1.6)
    c.add(rect(inset + 3, inset + 3, width - 2 * inset - 6, height - 2 * inset - 6, 1), None, INK, 0.8)
    return compacted(c)


def _lozenge_field(
    c: Canvas, x: float, y: float, a: float, b: float, box: tuple[float, float, float, float], colour: str
) -> None:
    k = 0.88
    h = Canvas()
    h.flat(poly([(x, y - b * k), (x + a * k, y), (x, y + b * k), (x - a * k, y)]), colour)
    for nx, ny, d in ((1, 0, box[2]), (-1, 0, -box[0]), (0, 1, box[3]), (0, -1, -box[1])):
        h = h.clipped(nx, ny, d)
    c.items += h.items


def _blossom(c: Canvas, x: float, y: float, r: float, petals: str, heart: str, leaf: str) -> None:
    shapes: list[SubPath] = []
    for i in range(4):
        a = i * 90 + 45
        dx, dy = cos(a * pi / 180), sin(a * pi / 180)
        shapes.append(
            poly(
                [
                    (x, y),
                    (x + dx * r * 0.8 - dy * r * 0.3, y + dy * r * 0.8 + dx * r * 0.3),
                    (x + dx * r * 1.2, y + dy * r * 1.2),
                    (x + dx * r * 0.8 + dy * r * 0.3, y + dy * r * 0.8 - dx * r * 0.3),
                ]
            )
        )
    c.flat(shapes, leaf)
    c.flat(
        [ellipse(x + cos(i * pi / 2) * r * 0.58, y + sin(i * pi / 2) * r * 0.58, r * 0.46) for i in range(4)], petals
    )
    c.flat(ellipse(x, y, r * 0.32), heart)
