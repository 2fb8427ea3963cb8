"""Arms in sleeves and legs in hose, boots and shoes, along joints that the pose gives."""

from dataclasses import dataclass
from math import hypot

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, SubPath, ellipse, heading, lerp, rotated, smooth, tube
from build_scripts.atelier.texture import blob, shade, stripes


@dataclass(frozen=True, slots=True)
class Sleeve:
    """Colours of an arm: puffed upper part with optional stripes, forearm, cuff (None: bare wrist)."""

    upper: str
    fore: str
    cuff: str | None = None
    stripe: str | None = None
    puff: float = 1.0


def aside(a: Knot, b: Knot, t: float, offset: float) -> Point:
    """A point at the share t from a to b, moved `offset` units to the right of the way (screen clockwise)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1
    return lerp(a[0], b[0], t) - dy / length * offset, lerp(a[1], b[1], t) + dx / length * offset


def forearm(c: Canvas, elbow: Knot, wrist: Knot, sleeve: Sleeve, bow: float = 2) -> None:
    """The forearm, swelling near the elbow and curved by `bow` units, with its cuff."""
    knots: list[Knot] = [
        (*elbow[:2], 8.4),
        (*aside(elbow, wrist, 0.35, bow), 9.2),
        (*aside(elbow, wrist, 0.72, bow * 0.6), 7.2),
        (*wrist[:2], 5.6),
    ]
    shape = tube(knots, "flat")
    blob(
        c,
        shape,
        sleeve.fore,
        1.9,
        0.36,
        angle=heading(elbow, wrist) - 90 if abs(wrist[0] - elbow[0]) > 8 else 0,
        gap=3.3,
    )
    if sleeve.cuff:
        cuff(c, elbow, wrist, sleeve.cuff)


def cuff(c: Canvas, elbow: Knot, wrist: Knot, colour: str, half: float = 9) -> None:
    """A turned-back cuff across the wrist."""
    turn = heading(elbow, wrist)
    h = Canvas()
    shape = smooth([(-5, -half + 2.4, 1), (3, -half), (4.6, 0), (3, half), (-5, half - 2.4, 1), (-3.4, 0)])
    h.add(shape, colour, INK, 1.5)
    h.lines([[(-2.6, k), (2.6, k * 1.12)] for k in (-4, 0, 4)], 0.8, curved=False)
    c.place(h, wrist[0], wrist[1], 1, 1, turn)


def upper_arm(c: Canvas, shoulder: Knot, elbow: Knot, sleeve: Sleeve) -> None:
    """The sleeve from the shoulder to the elbow, puffed and striped as the costume says."""
    k = sleeve.puff
    shape = tube([(*shoulder[:2], 11.5), (*aside(shoulder, elbow, 0.5, 0), 11 + 4.5 * k), (*elbow[:2], 9.5)])
    c.add(shape, sleeve.upper, INK, 2)
    turn = heading(shoulder, elbow)
    if sleeve.stripe:
        stripes(c, shape, sleeve.stripe, angle=turn + 90, gap=9, band=3.4, line=0.9, contour=2)
        return
    shade(c, shape, 0.34, angle=turn - 90 if abs(turn - 90) < 50 else 0)
    for t in (0.35, 0.62):
        a, b = aside(shoulder, elbow, t, -6), aside(shoulder, elbow, t + 0.1, 5)
        c.line([a, aside(shoulder, elbow, t + 0.12, -1), b], 1)


def arm(c: Canvas, shoulder: Knot, elbow: Knot, wrist: Knot, sleeve: Sleeve, bow: float = 2) -> None:
    """A whole arm: the forearm first, the upper sleeve over the elbow."""
    forearm(c, elbow, wrist, sleeve, bow)
    upper_arm(c, shoulder, elbow, sleeve)


def leg(c: Canvas, hip: Knot, knee: Knot, ankle: Knot, colour: str, stripe: str | None = None, out: float = 1) -> None:
    """A leg in tight hose (or bare, in flesh); `out` 1 swells the calf to the right, -1 to the left."""
    knots: list[Knot] = [
        (*hip[:2], 15.5),
        (*aside(hip, knee, 0.55, -out), 13),
        (*knee[:2], 9.8),
        (*aside(knee, ankle, 0.36, -out * 1.6), 10.4),
        (*aside(knee, ankle, 0.76, -out * 0.4), 7),
        (*ankle[:2], 5.8),
    ]
    shape = tube(knots, "flat")
    c.add(shape, colour, INK, 2)
    if stripe:
        stripes(c, shape, stripe, angle=heading(knee, ankle) - 90 - 12, gap=7.5, band=3.4, contour=2)
    shade(c, shape, 0.34)
    c.line(
        [aside(knee, ankle, -0.08, 4 * out), aside(knee, ankle, 0.02, 5.4 * out), aside(knee, ankle, 0.1, 3 * out)], 1
    )


def shoe(c: Canvas, ankle: Knot, look: int, colour: str, size: float = 0.95) -> None:
    """A low shoe with a heel line, its toe to the right for look 1; its sole lies 8 units under the ankle."""
    h = Canvas()
    h.add(
        smooth([(-7.5, -8, 1), (-8, 2), (-7, 8, 1), (21, 8, 1), (24, 4.6), (17, 0), (8, -4.6), (7, -9, 1)]),
        colour,
        INK,
        1.7,
    )
    h.line([(-7, 5.2), (22.6, 5.4)], 1, curved=False)
    h.line([(-6, -5), (0, -3), (7, -5.6)], 1.1)
    h.add(ellipse(9, -2.6, 2.2, 1.8), "#ffffff", INK, 0.9)
    c.place(h, ankle[0], ankle[1], size * look, size)


def boot(c: Canvas, knee: Knot, ankle: Knot, look: int, colour: str, lining: str, out: float = 1) -> None:
    """A soft boot up to under the knee with its top turned over, and its shoe."""
    top = aside(knee, ankle, 0.22, 0)
    shape = tube(
        [
            (*top, 11),
            (*aside(knee, ankle, 0.45, -out * 1.4), 10.6),
            (*aside(knee, ankle, 0.78, 0), 7.8),
            (*ankle[:2], 7),
        ],
        "flat",
    )
    shoe(c, ankle, look, colour)
    blob(c, shape, colour, 1.9, 0.34)
    fold = aside(knee, ankle, 0.26, 0)
    turn = heading(knee, ankle) - 90
    h = Canvas()
    h.add(
        smooth([(-12, -7, 1), (0, -4), (12, -7, 1), (14, 5, 1), (7, 2), (0, 8, 1), (-7, 2), (-14, 5, 1)]),
        lining,
        INK,
        1.6,
    )
    c.place(h, fold[0], fold[1], 1, 1, turn)


def garter(c: Canvas, knee: Knot, colour: str, side: int) -> None:
    """A ribbon under the knee, tied on one side (1 right)."""
    x, y = knee[0], knee[1]
    c.add(tube([(x - 10.5, y - 1, 2.8), (x, y + 1, 3), (x + 10.5, y - 1, 2.8)]), colour, INK, 1.4)
    loops: list[SubPath] = [
        smooth([(x + side * 9, y, 1), (x + side * 18, y - 7), (x + side * 19, y + 1)]),
        smooth([(x + side * 9, y, 1), (x + side * 18, y + 5), (x + side * 14, y + 12)]),
    ]
    c.add(loops, colour, INK, 1.3)


def turned(centre: Knot, points: list[Knot], angle: float) -> list[Knot]:
    """Knots turned about a centre: for leaning a ready drawn part."""
    return [(*rotated((k[0], k[1]), angle, (centre[0], centre[1])), *k[2:]) for k in points]
