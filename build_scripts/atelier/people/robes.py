"""Garments to the ground and the short trunks of a court: a long robe, puffed hose, a short shoulder cape."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, lerp, poly, smooth, tube
from build_scripts.atelier.people.clothes import Torso
from build_scripts.atelier.texture import motif, shade


def long_robe(c: Canvas, t: Torso, hem: float, colour: str, panel: str, trim: str, figure: str | None = None) -> None:
    """A robe from the waist to `hem` with a wide front panel and a bordered edge; `figure` dots it with lozenges."""
    (_, ay), (bx, by) = t.waist_left, t.waist_right
    mx = t.middle[0]
    half: list[Knot] = [
        (bx - mx, -3, 1),
        (bx - mx + 9, (hem - by) * 0.3),
        (50, (hem - by) * 0.8),
        (56, hem - by, 1),
        (40, hem - by + 4),
        (20, hem - by + 1),
    ]
    shape = smooth([(mx + a, by + b, *k) for a, b, *k in half] + [(mx - a, ay + b, *k) for a, b, *k in reversed(half)])
    c.add(shape, colour, INK, 2.1)
    if figure:
        motif(c, shape, lambda q, x, y: _lozenge(q, x, y, figure), step=(19, 17), offset=(8, 12), margin=6)
    shade(c, shape, 0.12)
    for d in (-1, 1):
        c.lines(
            [
                [(mx + d * 20, ay + 14), (mx + d * 30, lerp(ay, hem, 0.5)), (mx + d * 36, hem - 14)],
                [(mx + d * 25, ay + 30), (mx + d * 40, lerp(ay, hem, 0.6)), (mx + d * 46, hem - 16)],
            ],
            1.2,
        )
    front = smooth(
        [
            (mx - 8, ay, 1),
            (mx - 13, lerp(ay, hem, 0.5)),
            (mx - 20, hem + 1, 1),
            (mx, hem + 3),
            (mx + 20, hem + 1, 1),
            (mx + 13, lerp(ay, hem, 0.5)),
            (mx + 8, ay, 1),
        ]
    )
    c.add(front, panel, INK, 1.7)
    for k in range(5):
        y = lerp(ay + 16, hem - 24, k / 4)
        c.add(poly([(mx, y - 7), (mx + 6, y), (mx, y + 7), (mx - 6, y)]), trim, INK, 1.2)
    border: list[Knot] = [
        (mx - 57, hem - 10, 1),
        (mx, hem - 7),
        (mx + 57, hem - 10, 1),
        (mx + 58, hem + 2, 1),
        (mx, hem + 6),
        (mx - 58, hem + 2, 1),
    ]
    c.add(smooth(border), trim, INK, 1.8)
    c.flat([ellipse(mx + k * 12, hem - 2.6 - abs(k) * 0.4, 1.9) for k in range(-4, 5)], INK)


def _lozenge(c: Canvas, x: float, y: float, colour: str) -> None:
    c.add(poly([(x, y - 4.6), (x + 3.4, y), (x, y + 4.6), (x - 3.4, y)]), colour, INK, 0.9)


def trunk_hose(c: Canvas, x: float, y: float, side: int, colour: str, pane: str, out: float = 15) -> None:
    """One half of a pair of short puffed trunks; (x, y) is the middle of the waist, `out` how far the hip stands."""
    shape = smooth(
        [
            (x - side * 2, y - 2, 1),
            (x + side * 20, y - 2),
            (x + side * (20 + out), y + 16),
            (x + side * (18 + out), y + 40),
            (x + side * 18, y + 50),
            (x + side * 3, y + 44, 1),
        ]
    )
    c.add(shape, colour, INK, 2)
    for k in (0.28, 0.62, 0.95):
        w = 12 + out
        c.add(
            tube(
                [
                    (x + side * (4 + k * 14), y, 1.6),
                    (x + side * (4 + k * w), y + 22, 3.4),
                    (x + side * (6 + k * (w - 8)), y + 45, 1.8),
                ]
            ),
            pane,
            INK,
            1.1,
        )
    shade(c, shape, 0.14)
    c.add(
        tube([(x + side * 4, y + 46, 2.8), (x + side * 18, y + 51, 3.2), (x + side * (17 + out), y + 42, 2.8)]),
        pane,
        INK,
        1.4,
    )


def short_cape(c: Canvas, t: Torso, colour: str, lining: str, drop: float = 70) -> None:
    """A short cape that hangs from both shoulders behind the body."""
    x, y = t.neck
    for d in (-1, 1):
        knots: list[Knot] = [
            (x + d * 10, y + 2, 1),
            (x + d * 40, y + 8),
            (x + d * 54, y + 34),
            (x + d * 62, y + drop, 1),
            (x + d * 44, y + drop + 5),
            (x + d * 26, y + drop, 1),
        ]
        shape = smooth(knots)
        c.add(shape, colour, INK, 2)
        shade(c, shape, 0.2, side=d)
        c.lines([[(x + d * 42, y + 16), (x + d * 50, y + 44), (x + d * 52, y + drop - 4)]], 1.2)
        c.add(
            tube([(x + d * 26, y + drop, 2.6), (x + d * 44, y + drop + 5, 2.8), (x + d * 62, y + drop, 2.6)]),
            lining,
            INK,
            1.4,
        )
