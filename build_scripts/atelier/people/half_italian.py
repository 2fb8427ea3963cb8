"""Half figures of the Italian-suited packs: bodies cut at the seam, full sleeves, forearms, hands, collars, lances."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, SubPath, ellipse, heading, lerp, poly, rect, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.hands import fingers, palm
from build_scripts.atelier.people.limbs import aside
from build_scripts.atelier.texture import motif, shade, stripes


@dataclass(frozen=True, slots=True)
class HalfBody:
    """A body over x: the base of its neck, the seam where it is cut, half widths at the shoulders and the waist."""

    x: float
    neck: float
    seam: float
    broad: float = 36
    slim: float = 29

    def shoulder(self, side: int) -> Point:
        """Where an arm begins; side -1 is the viewer's left."""
        return self.x + side * (self.broad - 4), self.neck + 17

    @property
    def past(self) -> float:
        """A level safely beyond the seam."""
        return self.seam + 24


def torso(b: HalfBody) -> SubPath:
    """The outline of the body from the neck past the seam, symmetrical about its axis."""
    half: list[Knot] = [
        (12, b.neck - 4, 1),
        (b.broad - 8, b.neck + 5),
        (b.broad, b.neck + 16),
        (b.slim + 3, lerp(b.neck, b.seam, 0.6)),
        (b.slim, b.seam - 14),
        (b.slim + 3, b.past, 1),
    ]
    return smooth([(b.x + k[0], *k[1:]) for k in half] + [(b.x - k[0], *k[1:]) for k in reversed(half)])


def striped_coat(c: Canvas, b: HalfBody, ground: str, stripe: str, gap: float = 13, band: float = 6) -> None:
    """A coat of upright stripes."""
    shape = torso(b)
    c.add(shape, ground, INK, 2)
    stripes(c, shape, stripe, angle=90, gap=gap, band=band, line=0.9, contour=2)
    shade(c, shape, 0.1, gap=5, base=1.7)


def placket(c: Canvas, b: HalfBody, colour: str, button: str, half: float = 8, step: float = 15) -> None:
    """The decorated middle of the coat, with lozenge buttons."""
    strip = rect(b.x - half, b.neck - 2, half * 2, b.past - b.neck + 2)
    c.add(strip, colour, INK, 1.7)
    count = int((b.seam - b.neck - 22) / step)
    centres = [b.neck + 20 + i * step for i in range(count + 1)]
    reach = half * 0.62
    c.add(
        [poly([(b.x, y - reach * 1.35), (b.x + reach, y), (b.x, y + reach * 1.35), (b.x - reach, y)]) for y in centres],
        button,
        INK,
        1,
    )


def mantle(c: Canvas, b: HalfBody, colour: str, lining: str, wide: float = 80) -> None:
    """A mantle behind the figure from the shoulders to beyond the seam, its lining seen inside."""
    half: list[Knot] = [(14, b.neck - 2, 1), (46, b.neck + 6), (wide - 8, b.neck + 48), (wide, b.seam - 18),
                        (wide + 2, b.past, 1)]  # fmt: skip
    shape = smooth([(b.x + k[0], *k[1:]) for k in half] + [(b.x - k[0], *k[1:]) for k in reversed(half)])
    c.add(shape, colour, INK, 2)
    for side in (-1, 1):
        shade(c, shape, 0.08, side=side, gap=5.4, base=1.8)
    inner: list[Knot] = [(20, b.neck + 20), (wide - 20, b.neck + 60), (wide - 15, b.past, 1)]
    lined = smooth([(b.x + k[0], *k[1:]) for k in inner] + [(b.x - k[0], *k[1:]) for k in reversed(inner)])
    c.add(lined, lining, INK, 1.6)


def hips(c: Canvas, b: HalfBody, y: float, colour: str, pane: str, wide: float = 60) -> None:
    """Puffed breeches that swell from under the girdle at y to the seam, slashed with a second colour."""
    for side in (-1, 1):
        outer = b.x + side * wide
        inner = b.x + side * 4
        shape = smooth([(inner, y, 1), (b.x + side * (b.slim + 6), y - 2), (outer - side * 4, y + 14), (outer, b.seam),
                        (outer, b.past, 1), (inner, b.past, 1)])  # fmt: skip
        c.add(shape, colour, INK, 2)
        for k in (0.32, 0.56, 0.8):
            x = lerp(inner, outer, k)
            strip: list[Knot] = [(lerp(inner, outer, k * 0.75), y + 2, 1.6), (x, y + 18, 3.6), (x, b.past, 3.6)]
            c.add(tube(strip, "flat"), pane, INK, 1.1)
        c.add(shape, None, INK, 2)


def shoulder_cape(c: Canvas, b: HalfBody, colour: str, trim: str, deep: float = 36) -> None:
    """A round cape over both shoulders with a trimmed edge."""
    x, y = b.x, b.neck
    w = b.broad + 16
    half: list[Knot] = [(10, y - 8), (w * 0.62, y), (w, y + 17), (w - 2, y + 26, 1), (w * 0.5, y + deep * 0.86)]
    shape = smooth([*((x + k[0], *k[1:]) for k in half), (x, y + deep), *((x - k[0], *k[1:]) for k in reversed(half))])
    c.add(shape, colour, INK, 2)
    marks = lattice_of(shape, (15, 11), 5, (4, 12))
    c.add([poly([(a, d - 3.6), (a + 2.8, d), (a, d + 3.6), (a - 2.8, d)]) for a, d in marks], trim, INK, 0.9)
    edge: list[Knot] = [(x - w + 1, y + 22, 3), (x - w * 0.5, y + deep * 0.86, 3.4), (x, y + deep, 3.6),
                        (x + w * 0.5, y + deep * 0.86, 3.4), (x + w - 1, y + 22, 3)]  # fmt: skip
    c.add(tube(edge), trim, INK, 1.5)


def girdle(c: Canvas, b: HalfBody, y: float, colour: str, stud: str, buckle: str, tall: float = 13) -> None:
    """A belt whose middle sags a little, its upper edge at y, with studs and a buckle."""
    w = b.slim + 5
    upper: list[Knot] = [(b.x - w, y, 1), (b.x, y + 5), (b.x + w, y, 1)]
    c.add(smooth([*upper, *((k[0], k[1] + tall, *k[2:]) for k in reversed(upper))]), colour, INK, 1.8)
    spots = [(k, y + tall / 2 + 5 - 5 * (k / w) ** 2) for k in (-0.8 * w, -0.5 * w, 0.5 * w, 0.8 * w)]
    c.add([ellipse(b.x + dx, dy, 2.6) for dx, dy in spots], stud, INK, 1)
    c.add(rect(b.x - 9, y + 3.4, 18, tall + 3, 2), buckle, INK, 1.6)
    c.add(rect(b.x - 4, y + 7.6, 8, tall - 5.4, 1), colour, INK, 1.1)


def lattice_of(shape: SubPath, step: Point, margin: float, offset: Point = (4, 6)) -> list[Point]:
    """The points of a staggered lattice that lie inside the shape with that margin."""
    found: list[Point] = []
    motif(Canvas(), shape, lambda _, x, y: found.append((x, y)), step=step, offset=offset, margin=margin)
    return found


def puff(
    c: Canvas,
    shoulder: Knot,
    elbow: Knot,
    colour: str,
    spot: str | None = INK,
    *,
    full: float = 25,
    step: Point = (13, 12),
) -> SubPath:
    """A huge sleeve from the shoulder round the elbow, spotted when `spot` is a colour."""
    middle = (lerp(shoulder[0], elbow[0], 0.55), lerp(shoulder[1], elbow[1], 0.5))
    shape = tube([(*shoulder[:2], 13), (*middle, full), (*elbow[:2], full * 0.86)])
    c.add(shape, colour, INK, 2.1)
    if spot:
        c.flat([_dot(x, y) for x, y in lattice_of(shape, step, 5)], spot)
    shade(c, shape, 0.14, side=1 if elbow[0] > shoulder[0] else -1, gap=5, base=1.8)
    return shape


def _dot(x: float, y: float) -> SubPath:
    return poly(
        [(x - 1.3, y - 2.7), (x + 1.3, y - 2.7), (x + 2.6, y), (x + 1.3, y + 2.7), (x - 1.3, y + 2.7), (x - 2.6, y)]
    )


def half_forearm(
    c: Canvas, elbow: Knot, wrist: Knot, colour: str, stripe: str | None, lace: str, bow: float = 3
) -> None:
    """A tight forearm with stripes across, a roll at the elbow and a lace cuff at the wrist."""
    shape = tube(
        [
            (*elbow[:2], 11),
            (*aside(elbow, wrist, 0.4, bow), 11),
            (*aside(elbow, wrist, 0.75, bow * 0.6), 8.6),
            (*wrist[:2], 6.6),
        ],
        "flat",
    )
    c.add(shape, colour, INK, 1.9)
    turn = heading(elbow, wrist)
    if stripe:
        stripes(c, shape, stripe, angle=turn + 90, gap=9, band=3.6, line=0.8, contour=1.9)
    else:
        shade(c, shape, 0.34, gap=4.6, base=1.7)
    roll = Canvas()
    roll.add(smooth([(-6, -12), (3, -14), (8, -6), (8, 6), (3, 14), (-6, 12), (-8, 0)]), stripe or colour, INK, 1.7)
    roll.lines([[(-3, k), (5, k * 1.1)] for k in (-7, 0, 7)], 1, curved=False)
    c.place(roll, elbow[0], elbow[1], turn=turn)
    _frill(c, wrist, turn, lace)


def _frill(c: Canvas, wrist: Knot, turn: float, lace: str) -> None:
    cuff = Canvas()
    edge: list[Knot] = [(-5, -8, 1), (4, -12)]
    edge += [(8 - (i % 2) * 3, -9 + i * 4.5) for i in range(5)]
    edge += [(4, 12), (-5, 8, 1)]
    cuff.add(smooth(edge), lace, INK, 1.5)
    cuff.lines([[(-3, k * 0.7), (4, k)] for k in (-6, 0, 6)], 0.8, curved=False)
    c.place(cuff, wrist[0], wrist[1], turn=turn)


def held(
    c: Canvas,
    wrist: Knot,
    hand: Knot,
    along: float,
    draw: Callable[[Canvas], None],
    p: Palette,
    *,
    knuckles: int = -1,
    size: float = 1.12,
) -> None:
    """A hand at `hand` closed round what `draw` paints, a shaft that points to `along` degrees."""
    palm(c, wrist, hand, p, size)
    draw(c)
    fingers(c, hand, along, p, size, knuckles)


def scalloped_collar(c: Canvas, x: float, y: float, wide: float, deep: float, colour: str, points: int = 9) -> None:
    """A broad lace collar with a scalloped edge over both shoulders."""
    edge: list[Knot] = []
    for i in range(points * 2 + 1):
        a = pi * (i / (points * 2))
        k = 1.0 if i % 2 else 0.86
        edge.append((x + cos(a) * wide * k, y + sin(a) * deep * k - abs(cos(a)) * 3, 0 if i % 2 else 1))
    top: list[Knot] = [(x + 11, y - 9, 1), (x + wide * 0.6, y - 6)]
    c.add(smooth([*top, *edge, (x - wide * 0.6, y - 6), (x - 11, y - 9, 1)]), colour, INK, 1.8)
    angles = [pi * (i + 0.5) / points for i in range(points)]
    holes = [(x + cos(a) * wide * 0.72, y + sin(a) * deep * 0.7 - abs(cos(a)) * 2) for a in angles]
    c.add([ellipse(px, py, 1.9) for px, py in holes], None, INK, 0.9)
    inner: list[Knot] = [(x + cos(a) * wide * 0.5, y + sin(a) * deep * 0.42) for a in (pi * i / 6 for i in range(7))]
    c.line(inner, 1)


def lance(c: Canvas, low: Point, high: Point, shaft: str, head: str, collar: str) -> None:
    """A lance with a leaf-shaped point at `high`."""
    c.add(tube([(*low, 3), (*high, 2.6)], "flat"), shaft, INK, 1.6)
    h = Canvas()
    h.add(smooth([(0, -34, 1), (10, -12), (4, 2, 1), (-4, 2, 1), (-10, -12)]), head, INK, 1.8)
    h.line([(0, -28), (0, 0)], 1, curved=False)
    h.flat(poly([(1, -27), (6.6, -12), (2.6, 0), (1, 0)]), "#ffffff", 0.35)
    h.add(ellipse(0, 5, 5, 4), collar, INK, 1.4)
    for d in (-1, 1):
        h.add(smooth([(0, 8, 1), (d * 8, 11), (d * 7, 22, 1), (d * 3, 18), (0, 20, 1)]), collar, INK, 1.2)
    c.place(h, high[0], high[1], turn=heading(low, high) + 90)
