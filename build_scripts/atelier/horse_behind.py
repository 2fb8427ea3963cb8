"""A horse seen from behind: a broad rump with a knotted tail, drawn about x 102 with its croup's top at y 104."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.horse import HorseLook
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade


def rump(c: Canvas, look: HorseLook, p: Palette, cloth: tuple[str, str]) -> None:
    """Haunches, saddle cloth (colour, trim), crupper strap and tail; it reaches down to y 232."""
    x = 102
    outline: list[Knot] = [
        (x, 104),
        (x + 22, 108),
        (x + 38, 118),
        (x + 54, 140),
        (x + 62, 166),
        (x + 58, 200),
        (x + 44, 232, 1),
    ]
    shape = smooth([*outline, *((2 * x - k[0], *k[1:]) for k in outline[:0:-1])])
    c.add(shape, look.coat, INK, 2.3)
    for d in (-1, 1):
        shade(c, shape, 0.14, side=d, gap=3.4)
        c.line([(x + d * 50, 140), (x + d * 42, 146), (x + d * 34, 145)], 1.3)
        c.line([(x + d * 6, 150), (x + d * 12, 176), (x + d * 11, 200), (x + d * 6, 226)], 1.6)
        c.lines([[(x + d * (20 + k * 5), 158 + k * 2), (x + d * (23 + k * 5), 168 + k)] for k in range(3)], 1)
    c.add(
        smooth(
            [
                (x - 30, 100, 1),
                (x, 98),
                (x + 30, 100, 1),
                (x + 36, 124, 1),
                (x + 18, 121),
                (x, 121, 1),
                (x - 18, 121),
                (x - 36, 124, 1),
            ]
        ),
        cloth[0],
        INK,
        2,
    )
    c.line([(x - 32, 118), (x - 18, 116), (x, 116), (x + 18, 116), (x + 32, 118)], 2.4, cloth[1])
    for d in (-1, 1):
        c.add(tube([(x + d * 3, 130, 2.2), (x + d * 10, 126, 2.6), (x + d * 16, 124, 2.2)]), look.bridle, INK, 1.2)
    _tail(c, x, look, p)


def _tail(c: Canvas, x: float, look: HorseLook, p: Palette) -> None:
    tail: list[Knot] = [
        (x - 6, 126, 1),
        (x + 6, 126, 1),
        (x + 10, 140),
        (x + 19, 164),
        (x + 19, 212),
        (x + 7, 240, 1),
        (x - 9, 238),
        (x - 18, 208),
        (x - 18, 164),
        (x - 10, 140),
    ]
    shape = smooth(tail)
    c.add(shape, look.mane, INK, 2)
    c.lines([[(x + k * 0.3, 134), (x + k, 162), (x + k * 0.9, 228)] for k in (-10, -4, 4, 10)], 1.2, look.coat)
    c.add(ellipse(x, 124, 8, 6), look.coat, INK, 1.7)
    for d in (-1, 1):
        c.add(
            smooth([(x, 136, 1), (x + d * 10, 128), (x + d * 22, 129), (x + d * 21, 139), (x + d * 10, 143)]),
            look.bridle,
            INK,
            1.5,
        )
        c.line([(x + d * 5, 136), (x + d * 15, 134)], 0.9)
    c.add(ellipse(x, 136, 5.4, 5.6), p.yellow, INK, 1.4)
