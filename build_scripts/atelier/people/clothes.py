"""Bodies in clothes: doublets, tunics, breeches, skirts, belts and collars, hung on a torso's joints."""

from dataclasses import dataclass
from math import pi, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, SubPath, ellipse, lerp, poly, rect, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import blob, motif, shade


@dataclass(frozen=True, slots=True)
class Torso:
    """Joints in card units: base of the neck, both shoulders, both ends of the waist (left is the viewer's left)."""

    neck: Point
    left: Point
    right: Point
    waist_left: Point
    waist_right: Point

    @property
    def middle(self) -> Point:
        """The middle of the waist."""
        return (self.waist_left[0] + self.waist_right[0]) / 2, (self.waist_left[1] + self.waist_right[1]) / 2

    def down(self, t: float, across: float = 0) -> Point:
        """A point on the front: t 0 at the neck, 1 at the waist; `across` -1 to 1 from the left to the right edge."""
        mx, my = self.middle
        half = lerp(self.right[0] - self.left[0], self.waist_right[0] - self.waist_left[0], t) / 2
        return lerp(self.neck[0], mx, t) + across * half, lerp(self.neck[1], my, t) + 5 * t


def standing(x: float = 103, lean: float = 0, waist: float = 160, broad: float = 33, slim: float = 24) -> Torso:
    """A torso over x whose shoulders are moved by `lean`; half widths `broad` and `slim`."""
    s = x + lean
    return Torso((s, 90), (s - broad, 103), (s + broad, 103), (x - slim, waist), (x + slim, waist))


def torso_outline(t: Torso, neck: float = 11, drop: float = 6) -> SubPath:
    """The outline of a fitted body; the waist sinks by `drop` in the middle."""
    nx, ny = t.neck
    (lx, ly), (rx, ry) = t.left, t.right
    (ax, ay), (bx, by) = t.waist_left, t.waist_right
    mx, my = t.middle
    side_left = (lerp(lx, ax, 0.55) + 2, lerp(ly, ay, 0.55))
    side_right = (lerp(rx, bx, 0.55) - 2, lerp(ry, by, 0.55))
    left: list[Knot] = [(nx - neck, ny, 1), (lx + 6, ly - 6), (lx, ly + 6), side_left, (ax, ay, 1)]
    right: list[Knot] = [(bx, by, 1), side_right, (rx, ry + 6), (rx - 6, ry - 6), (nx + neck, ny, 1)]
    return smooth([*left, (mx, my + drop), *right])


def doublet(c: Canvas, t: Torso, colour: str, front: str, trim: str) -> None:
    """A fitted doublet with an inset front, two trims and buttons."""
    shape = torso_outline(t)
    c.add(shape, colour, INK, 2)
    shade(c, shape, 0.17)
    shade(c, shape, 0.1, side=-1)
    mx, my = t.middle
    nx, ny = t.neck
    a, b = t.down(0.5, -0.18), t.down(0.5, 0.18)
    c.add(smooth([(nx - 11, ny, 1), a, (mx, my + 5, 1), b, (nx + 11, ny, 1)]), front, INK, 1.6)
    for d in (-1, 1):
        edge = t.down(0.5, d * 0.24)
        c.add(tube([(nx + d * 12, ny + 1, 2.3), (*edge, 2.3), (mx + d * 2, my + 4, 1.7)]), trim, INK, 1.1)
    c.add([ellipse(*t.down(k / 6), 2.1) for k in range(2, 7)], trim, INK, 1)


def jerkin(c: Canvas, t: Torso, colour: str, lacing: str, trim: str) -> None:
    """A sleeveless jerkin laced down the front with shoulder wings."""
    shape = torso_outline(t)
    c.add(shape, colour, INK, 2)
    shade(c, shape, 0.2)
    c.line([t.down(0.08), t.down(1)], 1.2)
    for k in range(2, 9):
        a, b = t.down(k / 9, -0.16), t.down(k / 9 + 0.05, 0.16)
        c.line([a, b], 2.6, curved=False)
        c.line([a, b], 1.1, lacing, curved=False)
    for d in (-1, 1):
        x, y = t.left if d < 0 else t.right
        c.add(
            smooth(
                [
                    (x - d * 8, y - 8, 1),
                    (x + d * 4, y - 5),
                    (x + d * 8, y + 5, 1),
                    (x - d * 1, y + 1),
                    (x - d * 8, y + 2),
                ]
            ),
            trim,
            INK,
            1.5,
        )


def tabs(c: Canvas, t: Torso, colours: tuple[str, str], count: int = 6, length: float = 13) -> None:
    """The skirt of small tabs under a doublet's waist."""
    (ax, ay), (bx, by) = t.waist_left, t.waist_right
    for i in range(count):
        x0, x1 = lerp(ax - 1, bx + 1, i / count), lerp(ax - 1, bx + 1, (i + 1) / count)
        y = lerp(ay, by, (i + 0.5) / count) - 2 + 5 * sin(pi * (i + 0.5) / count)
        c.add(
            poly(
                [(x0, y), (x1, y), (x1 + 1, y + length - 2), ((x0 + x1) / 2, y + length + 1), (x0 - 1, y + length - 2)]
            ),
            colours[i % 2],
            INK,
            1.4,
        )


def belt(c: Canvas, t: Torso, colour: str, buckle: str, width: float = 7) -> None:
    """A belt along the waist with a square buckle in the middle."""
    (ax, ay), (bx, by) = t.waist_left, t.waist_right
    mx, my = t.middle
    c.add(
        smooth(
            [
                (ax - 1, ay - 4, 1),
                (mx, my + 2),
                (bx + 1, by - 4, 1),
                (bx + 1, by + width - 4, 1),
                (mx, my + width + 2),
                (ax - 1, ay + width - 4, 1),
            ]
        ),
        colour,
        INK,
        1.5,
    )
    c.add(rect(mx - 6, my + width / 2 - 3.6, 12, 11, 1.6), buckle, INK, 1.5)
    c.add(rect(mx - 2.6, my + width / 2 - 0.6, 5.2, 5, 0.8), colour, INK, 1.1)


def sash(c: Canvas, t: Torso, colour: str, side: int, p: Palette) -> None:
    """A wide cloth sash knotted on one side, its fringed end hanging."""
    (ax, ay), (bx, by) = t.waist_left, t.waist_right
    mx, my = t.middle
    x, y = (bx - 5, by + 4) if side > 0 else (ax + 5, ay + 4)
    end = tube([(x, y, 4), (x + side * 4, y + 14, 6), (x + side * 3, y + 32, 7)], "flat")
    blob(c, end, colour, 1.7, 0.4)
    c.lines(
        [[(x + side * 3 + k, y + 32), (x + side * 3 + k, y + 38)] for k in (-6, -3, 0, 3, 6)],
        1.6,
        p.yellow,
        curved=False,
    )
    band = smooth(
        [(ax - 2, ay - 6, 1), (mx, my), (bx + 2, by - 6, 1), (bx + 2, by + 6, 1), (mx, my + 12), (ax - 2, ay + 6, 1)]
    )
    c.add(band, colour, INK, 1.7)
    c.lines([[(ax, ay - 1), (mx, my + 5), (bx, by - 1)], [(ax, ay + 3), (mx, my + 9), (bx, by + 3)]], 0.9)
    c.add(ellipse(x, y, 6, 6.6), colour, INK, 1.6)


def breeches(c: Canvas, hip: Knot, knee: Knot, colour: str, pane: str | None, full: float = 17) -> None:
    """One leg of knee breeches, gathered over the knee; `pane` slashes it with long strips."""
    mid = (lerp(hip[0], knee[0], 0.55), lerp(hip[1], knee[1], 0.55))
    shape = tube([(*hip[:2], 15), (*mid, full), (*knee[:2], 11)], "flat")
    c.add(shape, colour, INK, 2)
    if pane:
        for k in (-0.5, 0.05, 0.58):
            c.add(
                tube(
                    [
                        (hip[0] + k * 14, hip[1] + 4, 1.6),
                        (mid[0] + k * full * 1.1, mid[1], 3.4),
                        (knee[0] + k * 12, knee[1] - 2, 1.4),
                    ]
                ),
                pane,
                INK,
                1.1,
            )
    shade(c, shape, 0.22)


def skirt(c: Canvas, t: Torso, hem: float, spread: float, colour: str, trim: str, pattern: str | None = None) -> None:
    """The skirt of a tunic from the waist to `hem`, `spread` units wider on each side, with a bordered edge."""
    (ax, ay), (bx, by) = t.waist_left, t.waist_right
    left, right = ax - spread, bx + spread
    mx = (left + right) / 2
    wave = (right - left) / 6
    edge: list[Knot] = [(left + wave * i, hem + (3 if i % 2 else 0) - abs(i - 3) * 0.6) for i in range(7)]
    shape = smooth(
        [
            (ax, ay - 2, 1),
            (left + spread * 0.3, lerp(ay, hem, 0.6)),
            (*edge[0][:2], 1),
            *edge[1:-1],
            (*edge[-1][:2], 1),
            (right - spread * 0.3, lerp(by, hem, 0.6)),
            (bx, by - 2, 1),
        ]
    )
    c.add(shape, colour, INK, 2.1)
    if pattern:
        motif(c, shape, lambda q, x, y: _lozenge(q, x, y, pattern), step=(15, 14), offset=(6, 10), margin=5)
    for k in (-0.5, 0.02, 0.52):
        c.line(
            [
                (t.middle[0] + k * 20, ay + 8),
                (mx + k * (right - left) * 0.45, lerp(ay, hem, 0.5)),
                (mx + k * (right - left) * 0.62, hem - 8),
            ],
            1.3,
        )
    shade(c, shape, 0.13)
    band = smooth(
        [
            (left - 1, hem - 8, 1),
            *((k[0], k[1] - 8) for k in edge[1:-1]),
            (right + 1, hem - 8, 1),
            (right + 2, hem + 2, 1),
            *((k[0], k[1] + 2) for k in edge[-2:0:-1]),
            (left - 2, hem + 2, 1),
        ]
    )
    c.add(band, trim, INK, 1.8)
    c.flat([ellipse(k[0], k[1] - 3, 1.6) for k in edge[1:-1]], INK)


def _lozenge(c: Canvas, x: float, y: float, colour: str) -> None:
    c.add(poly([(x, y - 4), (x + 3, y), (x, y + 4), (x - 3, y)]), colour, INK, 0.8)


def lappets(c: Canvas, t: Torso, hem: float, spread: float, colours: tuple[str, str], count: int = 7) -> None:
    """A soldier's skirt of hanging strips."""
    (ax, ay), (bx, by) = t.waist_left, t.waist_right
    for i in (*range(1, count, 2), *range(0, count, 2)):
        t0, t1 = i / count, (i + 1) / count
        top0, top1 = lerp(ax - 1, bx + 1, t0), lerp(ax - 1, bx + 1, t1)
        low0, low1 = lerp(ax - spread, bx + spread, t0), lerp(ax - spread, bx + spread, t1)
        y = lerp(ay, by, (t0 + t1) / 2)
        drop = hem + 4 * sin(pi * (t0 + t1) / 2)
        strip = smooth(
            [(top0, y, 1), (top1, y, 1), (low1, drop - 6, 1), ((low0 + low1) / 2, drop), (low0, drop - 6, 1)]
        )
        c.add(strip, colours[i % 2], INK, 1.7)
        c.add(ellipse((low0 + low1) / 2, drop - 8, 2.2), colours[1 - i % 2], INK, 0.9)
        shade(c, strip, 0.3, gap=4)
