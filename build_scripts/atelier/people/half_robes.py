"""Robes for half figures: chevron panels, borders with small diamonds, bell sleeves, and the band over the seam."""

from collections.abc import Sequence

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, SubPath, ellipse, heading, lerp, poly, rect, smooth, tube
from build_scripts.atelier.people.half_italian import HalfBody, torso
from build_scripts.atelier.people.limbs import aside
from build_scripts.atelier.texture import shade


def diamonds(spots: Sequence[Point], wide: float, tall: float) -> list[SubPath]:
    """Small upright lozenges about the spots."""
    return [poly([(x, y - tall), (x + wide, y), (x, y + tall), (x - wide, y)]) for x, y in spots]


def robe(c: Canvas, b: HalfBody, colour: str, border: str, gem: str) -> None:
    """A robe with a bordered front opening."""
    shape = torso(b)
    c.add(shape, colour, INK, 2)
    shade(c, shape, 0.12, gap=5, base=1.8)
    for side in (-1, 1):
        edge = rect(b.x + side * 18 - 4, b.neck, 8, b.past - b.neck)
        c.add(edge, border, INK, 1.4)
        spots = [(b.x + side * 18, b.neck + 18 + i * 13) for i in range(int((b.seam - b.neck - 16) / 13) + 1)]
        c.add(diamonds(spots, 2.6, 4), gem, INK, 0.8)


def chevron_panel(c: Canvas, b: HalfBody, colours: tuple[str, str], half: float = 14, step: float = 16) -> None:
    """The middle of the robe in chevrons that point down."""
    top, low = b.neck - 2, b.past
    c.add(rect(b.x - half, top, half * 2, low - top), colours[0], INK, 1.5)
    bands: list[SubPath] = []
    y = top + 10
    while y < low - step:
        bands.append(
            poly(
                [
                    (b.x - half, y),
                    (b.x, y + half * 0.8),
                    (b.x + half, y),
                    (b.x + half, y + step / 2),
                    (b.x, y + half * 0.8 + step / 2),
                    (b.x - half, y + step / 2),
                ]
            )
        )
        y += step
    c.add(bands, colours[1], INK, 1)
    c.add(rect(b.x - half, top, half * 2, low - top), None, INK, 1.5)


def paned_sleeve(c: Canvas, shoulder: Knot, elbow: Knot, colour: str, pane: str, *, full: float = 23) -> None:
    """A round sleeve slashed along the arm, closed at the elbow by a band with small diamonds."""
    middle = (lerp(shoulder[0], elbow[0], 0.55), lerp(shoulder[1], elbow[1], 0.48))
    shape = tube([(*shoulder[:2], 14), (*middle, full), (*elbow[:2], full * 0.84)])
    c.add(shape, colour, INK, 2.1)
    side = 1 if elbow[0] > shoulder[0] else -1
    panes: list[SubPath] = []
    for k in (-0.56, 0.04, 0.62):
        a, m, e = (aside(shoulder, elbow, t, -side * k * w) for t, w in ((0.02, 15), (0.52, full), (0.98, full * 0.8)))
        panes.append(tube([(*a, 1.4), (*m, 3.8), (*e, 1.4)]))
    c.add(panes, pane, INK, 1.2)
    shade(c, shape, 0.1, side=side, gap=5, base=1.8)


def arm_band(c: Canvas, elbow: Knot, wrist: Knot, colour: str, gem: str, half: float = 14) -> None:
    """The band at the elbow from which the undersleeve comes."""
    h = Canvas()
    band: list[Knot] = [
        (-7, -half + 1, 1),
        (0, -half),
        (6, -half + 1, 1),
        (8.6, 0),
        (6, half - 1, 1),
        (0, half),
        (-7, half - 1, 1),
        (-5, 0),
    ]
    h.add(smooth(band), colour, INK, 1.7)
    h.add(diamonds([(1.6 - abs(k) * 1.4, k * half) for k in (-0.6, 0, 0.6)], 3, 3.8), gem, INK, 0.9)
    c.place(h, elbow[0], elbow[1], turn=heading(elbow, wrist))


def plain_forearm(c: Canvas, elbow: Knot, wrist: Knot, colour: str, cuff: str, gem: str, bow: float = 3) -> None:
    """A tight undersleeve between a banded elbow and a plain turned cuff."""
    knots: list[Knot] = [
        (*elbow[:2], 11),
        (*aside(elbow, wrist, 0.4, bow), 10.6),
        (*aside(elbow, wrist, 0.75, bow * 0.6), 8.4),
    ]
    shape = tube([*knots, (*wrist[:2], 6.6)], "flat")
    c.add(shape, colour, INK, 1.9)
    shade(c, shape, 0.32, gap=4.6, base=1.7)
    h = Canvas()
    h.add(smooth([(-7, -8, 1), (4, -10, 1), (6, 0), (4, 10, 1), (-7, 8, 1), (-5, 0)]), cuff, INK, 1.5)
    h.add(ellipse(-0.6, 0, 2), colour, INK, 0.8)
    c.place(h, wrist[0], wrist[1], turn=heading(elbow, wrist))
    arm_band(c, elbow, wrist, cuff, gem)


def yoke(c: Canvas, b: HalfBody, colour: str, gem: str, flesh: str, wide: float = 34, deep: float = 24) -> None:
    """A round bordered yoke about a bare neck."""
    x, y = b.x, b.neck
    c.add(tube([(x, y - 22, 8), (x, y - 4, 9), (x, y + 8, 12)], "flat"), flesh, INK, 1.5)
    shade(c, rect(x - 8, y - 14, 16, 14), 0.3, gap=3)
    outer: list[Knot] = [
        (x - wide, y + 4, 1),
        (x - wide * 0.7, y + deep * 0.8),
        (x, y + deep + 4),
        (x + wide * 0.7, y + deep * 0.8),
        (x + wide, y + 4, 1),
    ]
    inner: list[Knot] = [(x + 12, y - 4, 1), (x + 9, y + 4), (x, y + 9), (x - 9, y + 4), (x - 12, y - 4, 1)]
    c.add(smooth([*outer, *inner]), colour, INK, 1.7)
    spots = [(x + wide * k, y + 6 + (deep - 7) * (1 - k * k)) for k in (-0.7, -0.36, 0, 0.36, 0.7)]
    c.add(diamonds(spots, 3, 3.8), gem, INK, 0.9)


def turned_collar(c: Canvas, b: HalfBody, colour: str, trim: str, flesh: str) -> None:
    """A broad turned-down collar open over a bare neck."""
    x, y = b.x, b.neck
    c.add(poly([(x - 13, y - 8), (x, y + 26), (x + 13, y - 8)]), flesh, INK, 1.4)
    c.add(tube([(x, y - 22, 8), (x, y - 6, 9)], "flat"), flesh, INK, 1.5)
    for side in (-1, 1):
        flap: list[Knot] = [(9, -10, 1), (30, -4), (44, 12, 1), (28, 20), (14, 28, 1), (6, 22), (2, 20, 1), (7, 4)]
        shape = smooth([(x + side * k[0], y + k[1], *k[2:]) for k in flap])
        c.add(shape, colour, INK, 1.8)
        c.line([(x + side * 38, y + 11), (x + side * 26, y + 15), (x + side * 14, y + 23)], 2.4, trim)


def chevron_band(
    c: Canvas, centre: Point, half: float, tall: float, colours: tuple[str, str, str], angle: float = 0
) -> None:
    """A band over the seam, `half` units to each side and `tall` to above and below: a zigzag with small diamonds.

    It is its own image when turned by 180 degrees.
    """
    h = Canvas()
    h.add(rect(-half, -tall, half * 2, tall * 2), colours[0], INK, 1.8)
    step = tall * 1.7
    count = int(half / step)
    zig: list[Knot] = []
    low: list[Knot] = []
    for i in range(-count * 2, count * 2 + 1):
        y = tall * 0.34 * (1 if i % 2 else -1)
        zig.append((i * step / 2, y - tall * 0.22))
        low.append((i * step / 2, y + tall * 0.22))
    h.add(poly([*zig, *reversed(low)]), colours[1], INK, 1)
    ups = [(i * step / 2, tall * 0.58 * (1 if i % 2 == 0 else -1)) for i in range(-count * 2 + 1, count * 2)]
    h.add(diamonds(ups, tall * 0.17, tall * 0.17), colours[2], INK, 0.8)
    for y in (-tall, tall):
        h.line([(-half, y * 0.9), (half, y * 0.9)], 0.9, curved=False)
    c.place(h, centre[0], centre[1], turn=angle)
