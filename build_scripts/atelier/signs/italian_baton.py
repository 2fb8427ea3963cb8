"""The baton of the Italian suits: a straight turned staff with a head at both ends, in bundles that cross."""

from dataclasses import dataclass
from math import ceil, hypot
from typing import Final, Literal

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Point, ellipse, heading, lathe, lerp, poly, rect, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.weave import Strand, crossings_of, piece_over, woven


@dataclass(frozen=True, slots=True)
class BatonStyle:
    """Colours of a staff as #rrggbb: shaft, its ornament, the vase and the crown of its heads."""

    shaft: str
    mark: str
    vase: str
    crown: str
    head: Literal["crowned", "slim"] = "crowned"


def veneto_batons(p: Palette) -> tuple[BatonStyle, BatonStyle, BatonStyle]:
    """Left-leaning, right-leaning and upright staffs: blue, red, yellow."""
    return (
        BatonStyle(p.blue, p.yellow, p.red, p.yellow),
        BatonStyle(p.red, p.yellow, p.blue, p.yellow),
        BatonStyle(p.yellow, p.red, p.green, p.yellow),
    )


def bergamo_batons(p: Palette) -> tuple[BatonStyle, BatonStyle, BatonStyle]:
    """Left-leaning, right-leaning and upright staffs: blue, red, green, with gold heads."""
    return (
        BatonStyle(p.blue, p.light_blue, p.yellow, p.yellow, "slim"),
        BatonStyle(p.red, p.yellow, p.yellow, p.yellow, "slim"),
        BatonStyle(p.green, p.yellow, p.yellow, p.yellow, "slim"),
    )


HEAD: Final = {"crowned": 50.0, "slim": 34.0}
"""How far a head reaches along a staff of half width 9 (crowned) or 6 (slim)."""


def baton(c: Canvas, start: Point, end: Point, style: BatonStyle, half: float) -> None:
    """A staff from end to end, `half` units to each side of its line."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    k = half / (9 if style.head == "crowned" else 6)
    q = Canvas()
    reach = HEAD[style.head] * k
    shaft = poly(
        [(-half, reach * 0.8), (-half, length - reach * 0.8), (half, length - reach * 0.8), (half, reach * 0.8)]
    )
    q.add(shaft, style.shaft, INK, 1.7)
    _marks(q, length, reach, half, style)
    h = Canvas()
    (_crowned if style.head == "crowned" else _slim)(h, style)
    for y, down in ((0.0, 1), (length, -1)):
        q.place(h, 0, y, k, k * down)
    c.place(q, start[0], start[1], turn=heading(start, end) - 90)


def _marks(q: Canvas, length: float, reach: float, half: float, style: BatonStyle) -> None:
    if style.head == "slim":
        q.flat(rect(half * 0.3, reach, half * 0.7 - 0.9, length - 2 * reach), INK, 0.22)
        q.line([(-half * 0.36, reach + 4), (-half * 0.36, length - reach - 4)], 1.4, style.mark, curved=False)
        return
    step = 17.0
    marks = []
    first = ceil((reach - length / 2 + 6) / step)
    for i in range(first, -first + 1):
        y = length / 2 + i * step
        marks.append(poly([(0, y - 5), (half * 0.5, y), (0, y + 5), (-half * 0.5, y)]))
    q.add(marks, style.mark, INK, 0.8)
    q.flat(rect(half * 0.62, reach, half * 0.38 - 0.8, length - 2 * reach), INK, 0.3)


def _crowned(e: Canvas, style: BatonStyle) -> None:
    e.add(ellipse(0, 4.6, 4.8), style.vase, INK, 1.5)
    e.add(lathe(0, [(8, 3.6, 1), (12, 8.6), (18, 12), (25, 9), (28, 6, 1)]), style.vase, INK, 1.7)
    e.lines([[(x, 11), (x * 1.5, 18), (x * 0.8, 26)] for x in (-5, 0, 5)], 1)
    e.add(lathe(0, [(27, 6, 1), (28.6, 12.5), (32.6, 12.5), (34.6, 8, 1)]), style.crown, INK, 1.6)
    e.add(lathe(0, [(34, 8, 1), (43, 13.6), (47, 13.6), (50, 9.6, 1)]), style.crown, INK, 1.6)
    e.lines([[(x, 37), (x * 1.45, 45)] for x in (-6, -2, 2, 6)], 1)


def _slim(e: Canvas, style: BatonStyle) -> None:
    e.add(ellipse(0, 4.4, 4.4), style.crown, INK, 1.5)
    e.add(lathe(0, [(8, 3, 1), (12, 8.6), (17, 9.6), (22, 5), (24, 4.4, 1)]), style.vase, INK, 1.6)
    e.line([(-8.4, 13.4), (0, 15.6), (8.4, 13.4)], 1.2)
    e.add(lathe(0, [(23, 5, 1), (24.4, 9), (28, 9), (29.6, 6.6, 1)]), style.crown, INK, 1.5)
    e.add(lathe(0, [(29, 6.4, 1), (31, 7.6), (34, 6.4, 1)]), style.crown, INK, 1.3)


@dataclass(frozen=True, slots=True)
class Bundles:
    """How two bundles cross, in card units.

    The middle of the card, how far each staff leans to the side of its middle, half its height, the distance between
    neighbours and half a staff's width. Outer staffs are `shorter` by that much at each end.
    """

    centre: Point
    lean: float
    tall: float
    gap: float
    half: float
    shorter: float = 6

    def ends(self, side: int, offset: float) -> tuple[Point, Point]:
        """Bottom and top end of a staff; side 1 leans to the upper right; `offset` counts from the bundle's middle."""
        x, y = self.centre
        tall = self.tall - abs(offset) * self.shorter
        lean = side * self.lean * tall / self.tall
        return (x - lean + offset * self.gap, y + tall), (x + lean + offset * self.gap, y - tall)


def lattice(b: Bundles, count: int, styles: tuple[BatonStyle, BatonStyle, BatonStyle], upright: bool) -> Canvas:
    """`count` staffs each way, woven over and under, and one upright that threads through the middle."""
    left, right = (_bundle(b, side, count, style) for side, style in ((-1, styles[0]), (1, styles[1])))
    c = Canvas()
    if not upright:
        return woven(left, right, lambda i, j, k: (i + j) % 2 == 0)
    x, y = b.centre
    art = Canvas()
    tall = b.tall + (8 if count > 1 else 4)
    baton(art, (x, y + tall), (x, y - tall), styles[2], b.half)
    post = Strand(art, ((x, y + tall), (x, y - tall)), b.half)
    c.items += art.items
    c.items += woven(left, right, lambda i, j, k: (i + j) % 2 == 0).items
    for i, strand in enumerate(left):
        if i % 2:
            continue
        for other in (strand, right[i]):
            for crossing in crossings_of(post, other):
                c.items += piece_over(post, other, crossing).items
    return c


def _bundle(b: Bundles, side: int, count: int, style: BatonStyle) -> list[Strand]:
    strands: list[Strand] = []
    for i in range(count):
        low, high = b.ends(side, i - (count - 1) / 2)
        art = Canvas()
        baton(art, low, high, style, b.half)
        strands.append(Strand(art, (low, high), b.half))
    return strands


def leaf(c: Canvas, x: float, y: float, length: float, turn: float, colour: str) -> None:
    """A pointed leaf growing from (x, y) upwards, turned by degrees."""
    h = Canvas()
    k = length
    h.add(smooth([(0, 0, 1), (-0.3 * k, -0.45 * k), (0, -k, 1), (0.3 * k, -0.45 * k)]), colour, INK, 1.4)
    h.line([(0, -0.1 * k), (0, lerp(0, -k, 0.8))], 0.9, curved=False)
    c.place(h, x, y, turn=turn)
