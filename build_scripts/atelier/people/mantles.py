"""Cloaks: the king's mantle behind and before the body, and a young man's short cape."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.people.clothes import Torso
from build_scripts.atelier.texture import shade


def mantle_back(c: Canvas, t: Torso, hem: float, colour: str, lining: str, spread: float = 76) -> None:
    """The mantle behind the figure, from the shoulders to `hem`, `spread` units to each side at the ground."""
    x, y = t.neck
    half: list[Knot] = [
        (23, 8),
        (46, 22),
        (60, 60),
        (spread * 0.88, 120),
        (spread, hem - y, 1),
        (spread * 0.7, hem - y + 5),
        (spread * 0.32, hem - y, 1),
    ]
    outline = smooth(
        [*((x + k[0], y + k[1], *k[2:]) for k in half), *((x - k[0], y + k[1], *k[2:]) for k in reversed(half))]
    )
    c.add(outline, colour, INK, 2.2)
    inner: list[Knot] = [(25, 18), (39, 60), (45, 130), (45, hem - y - 2, 1)]
    lined = smooth(
        [*((x + k[0], y + k[1], *k[2:]) for k in inner), *((x - k[0], y + k[1], *k[2:]) for k in reversed(inner))]
    )
    c.add(lined, lining, INK, 1.6)
    for d in (-1, 1):
        c.line([(x + d * 55, y + 62), (x + d * (spread - 9), y + 120), (x + d * (spread - 7), hem - 8)], 1.3)


def mantle_front(c: Canvas, t: Torso, hem: float, colour: str, border: str, studs: str, side: int) -> None:
    """One front edge of the mantle (side 1 right), bordered and studded."""
    x, y = t.neck

    def at(dx: float, dy: float) -> tuple[float, float]:
        return x + side * dx, y + dy

    end = hem - y
    edge = smooth(
        [
            (*at(26, 6), 1),
            at(44, 20),
            at(53, 60),
            at(56, 120),
            (*at(61, end), 1),
            (*at(46, end + 2), 1),
            at(43, 120),
            at(40, 60),
            at(34, 32),
            at(20, 14),
        ],
    )
    c.add(edge, colour, INK, 2)
    shade(c, edge, 0.2, side=side)
    c.add(
        tube(
            [(*at(21, 13), 3.4), (*at(36, 34), 3.8), (*at(40, 70), 4), (*at(43, 130), 4.2), (*at(46, end + 2), 4.4)],
            "flat",
        ),
        border,
        INK,
        1.4,
    )
    c.add(
        [ellipse(x + side * (37.6 + k * 1.05), y + 46 + k * 20, 1.9) for k in range(int((end - 50) / 20) + 1)],
        studs,
        INK,
        0.8,
    )


def cape(c: Canvas, knots: list[Knot], colour: str, folds: list[list[Knot]], side: int = 1) -> None:
    """A short cape given by its outline and its fold lines, hatched on one side."""
    shape = smooth(knots)
    c.add(shape, colour, INK, 2)
    shade(c, shape, 0.4, side=side)
    c.lines(folds, 1.3)
