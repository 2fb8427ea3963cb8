"""Small things that several packs scatter: a flower, a tree, a hound."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, polar, smooth, tube
from build_scripts.atelier.palette import Palette


def flower(c: Canvas, x: float, y: float, radius: float, petals: str, heart: str, count: int = 6) -> None:
    """An open flower seen from above."""
    for i in range(count):
        a = i * 360 / count - 90
        half = 150 / count
        left, right = polar(x, y, radius * 0.8, a - half), polar(x, y, radius * 0.8, a + half)
        c.add(smooth([(x, y, 1), left, polar(x, y, radius, a), right]), petals, INK, max(1, radius * 0.11))
        c.line([polar(x, y, radius * 0.4, a), polar(x, y, radius * 0.72, a)], 0.8)
    c.add(ellipse(x, y, radius * 0.32), heart, INK, 1.1)


def tree(c: Canvas, x: float, foot: float, height: float, p: Palette, fruit: str) -> None:
    """A round fruit tree standing at (x, foot)."""
    k = height / 66
    h = Canvas()
    h.add(tube([(0, 0, 4), (0.6, -18, 2.6), (0, -34, 2)], "flat"), p.wood, INK, 1.3)
    h.line([(0, -22), (-7, -32)], 2.2, p.wood)
    crown: list[Knot] = []
    for i in range(9):
        a = i * 40 - 90
        crown += [polar(0, -46, 19.5, a), (*polar(0, -46, 16.5, a + 20), 1)]
    h.add(smooth(crown), p.green, INK, 1.6)
    h.lines(
        [[polar(0, -46, 12, a), polar(0, -46, 15, a + 18), polar(0, -46, 12, a + 34)] for a in range(-30, 120, 50)], 1
    )
    h.add(
        [ellipse(*polar(0, -46, r, a), 2.2) for r, a in ((0, 0), (10, -80), (10, -10), (10, 60), (11, 130), (10, 200))],
        fruit,
        INK,
        0.8,
    )
    c.place(h, x, foot, k)


def hound(c: Canvas, x: float, y: float, size: float, coat: str, look: int) -> None:
    """A standing hound about 40 units long, nose to the right for look 1, its belly at (x, y)."""
    h = Canvas()
    for leg in (-12, 8):
        h.add(tube([(leg + 3, 2, 2.4), (leg + 4, 8, 1.8), (leg + 3, 14, 1.6)]), coat, INK, 1.1)
    h.add(tube([(-13, -2, 1.8), (-19, -8, 1.7), (-19, -15, 0.8)]), coat, INK, 1.2)
    body: list[Knot] = [
        (-15, -3),
        (-8, -6),
        (2, -5),
        (8, -11),
        (11, -16),
        (16, -16),
        (20, -12),
        (25, -10),
        (24, -7),
        (18, -7),
        (14, -3),
        (12, 3),
        (6, 5),
        (-4, 1),
        (-11, 5),
        (-15, 2),
    ]
    h.add(smooth(body), coat, INK, 1.5)
    for leg in (-12, 8):
        h.add(tube([(leg, 1, 3), (leg - 1, 8, 2), (leg, 14, 1.8)]), coat, INK, 1.1)
    h.add(smooth([(12, -15, 1), (8, -12), (9, -6, 1), (13, -10)]), coat, INK, 1.1)
    h.flat([ellipse(17.5, -12.6, 1), ellipse(24.6, -9.6, 1.3)], INK)
    h.line([(9, -9), (14, -4)], 2, INK)
    c.place(h, x, y, size * look, size)
