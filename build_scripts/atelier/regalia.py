"""What the courts of the French packs hold: sceptres, axes, halberd, sword, harp, shield, orb, cloth."""

from math import cos, pi, sin
from typing import Literal

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, SubPath, ellipse, heading, poly, rect, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade


def shaft(c: Canvas, foot: Knot, top: Knot, half: float, colour: str, rings: str | None = None) -> None:
    """A straight shaft with its lit side and, where a colour is given, five rings."""
    length = ((top[0] - foot[0]) ** 2 + (top[1] - foot[1]) ** 2) ** 0.5
    h = Canvas()
    h.add(rect(-half, -length, half * 2, length), colour, INK, 1.6)
    h.line([(half * 0.35, -length + 3), (half * 0.35, -3)], 0.8, curved=False)
    if rings:
        for i in range(5):
            h.add(rect(-half - 1, -length * (0.1 + i * 0.2), half * 2 + 2, 3.6, 1), rings, INK, 1)
    c.place(h, foot[0], foot[1], turn=heading(foot, top) + 90)


def _topped(c: Canvas, foot: Knot, top: Knot, head: Canvas, size: float) -> None:
    c.place(head, top[0], top[1], size, size, heading(foot, top) + 90)


def sceptre(
    c: Canvas,
    foot: Knot,
    top: Knot,
    p: Palette,
    kind: Literal["orb", "lily", "flower", "knob"],
    size: float = 1,
    colour: str | None = None,
) -> None:
    """A sceptre from foot to top, crowned with an orb and cross, a lily, a flower or a turned knob."""
    shaft(c, foot, top, 2.8 * size, colour or p.yellow, p.red)
    h = Canvas()
    h.add(smooth([(-7, 1, 1), (-4, -5), (4, -5), (7, 1, 1), (0, 4)]), p.yellow, INK, 1.5)
    match kind:
        case "orb":
            h.add(ellipse(0, -14, 10.4), p.red, INK, 1.8)
            h.add(tube([(-10.2, -14, 2), (0, -11.6, 2.2), (10.2, -14, 2)]), p.yellow, INK, 1.2)
            h.add(tube([(0, -24.4, 1.8), (0, -11.6, 2)], "flat"), p.yellow, INK, 1.2)
            h.add(_cross(0, -30.6, 6.6), p.yellow, INK, 1.3)
        case "lily":
            _lily(h, p)
        case "flower":
            for a in range(0, 360, 60):
                h.add(ellipse(sin(a * pi / 180) * 8, -15 - cos(a * pi / 180) * 8, 5.2), p.red, INK, 1.3)
            h.add(ellipse(0, -15, 5.6), p.yellow, INK, 1.4)
        case _:
            h.add(
                smooth([(-5, -4, 1), (-9, -12), (-6, -21), (0, -26, 1), (6, -21), (9, -12), (5, -4, 1)]),
                p.blue,
                INK,
                1.7,
            )
            h.add(tube([(-9, -12, 2), (0, -10, 2.2), (9, -12, 2)]), p.yellow, INK, 1.2)
            h.add(ellipse(0, -28, 3.4), p.yellow, INK, 1.3)
    _topped(c, foot, top, h, size)


def _cross(x: float, y: float, k: float) -> SubPath:
    a = k * 0.36
    return poly(
        [
            (x - a, y - k),
            (x + a, y - k),
            (x + a, y - a),
            (x + k, y - a),
            (x + k, y + a),
            (x + a, y + a),
            (x + a, y + k),
            (x - a, y + k),
            (x - a, y + a),
            (x - k, y + a),
            (x - k, y - a),
            (x - a, y - a),
        ]
    )


def _lily(h: Canvas, p: Palette) -> None:
    for d in (-1, 1):
        h.add(
            smooth([(0, -2, 1), (d * 6, -13), (d * 14, -15), (d * 15, -6), (d * 10, -7), (d * 5, 1, 1)]),
            p.yellow,
            INK,
            1.5,
        )
    h.add(smooth([(-4, -2, 1), (-6, -15), (0, -29, 1), (6, -15), (4, -2, 1)]), p.yellow, INK, 1.6)
    h.add(tube([(-7, -2.6, 2.2), (0, -1.6, 2.4), (7, -2.6, 2.2)]), p.red, INK, 1.2)


def halberd(c: Canvas, foot: Knot, top: Knot, p: Palette, side: int, size: float = 1) -> None:
    """A halberd with its blade to the right (1) or left (-1) and a tassel under it."""
    shaft(c, foot, top, 3, p.light_wood)
    h = Canvas()
    h.add(smooth([(-3, 6, 1), (-4, -14), (0, -46, 1), (4, -14), (3, 6, 1)]), p.light_blue, INK, 1.6)
    h.line([(0, -8), (0, -38)], 0.9, curved=False)
    blade = smooth([(3, -12, 1), (10, -14), (20, -24, 1), (25, -8), (20, 10, 1), (10, 0), (3, 0, 1)])
    h.add(blade, p.light_blue, INK, 1.8)
    h.line([(17, -17), (20.6, -7), (17, 4)], 0.9)
    h.add(smooth([(-3, -11, 1), (-10, -10), (-19, -4, 1), (-10, -2), (-3, -1, 1)]), p.light_blue, INK, 1.6)
    h.add(rect(-5.4, -14, 10.8, 16, 2), p.yellow, INK, 1.5)
    h.add(ellipse(0, -6, 2.6), p.red, INK, 1)
    h.add(smooth([(-4, 4, 1), (4, 4, 1), (8, 22, 1), (3, 19), (0, 23, 1), (-3, 19), (-8, 22, 1)]), p.red, INK, 1.4)
    h.lines([[(-1.4, 8), (-2.4, 18)], [(1.4, 8), (2.4, 18)]], 0.8)
    c.place(h, top[0], top[1], size * side, size, heading(foot, top) + 90)


def axe(c: Canvas, foot: Knot, top: Knot, p: Palette, side: int, size: float = 1) -> None:
    """A great battle axe, its edge to the right (1) or left (-1)."""
    shaft(c, foot, top, 3.4, p.light_wood, p.yellow)
    h = Canvas()
    blade = smooth([(2, -4, 1), (14, -8), (25, -22, 1), (34, -2), (30, 24, 1), (20, 14), (2, 14, 1)])
    h.add(blade, p.light_blue, INK, 2)
    shade(h, blade, 0.2, gap=3.4)
    h.line([(21.4, -15), (27.4, -1), (25, 16)], 1.1)
    h.add(poly([(-3, 0), (-14, -5), (-14, 15), (-3, 10)]), p.light_blue, INK, 1.7)
    h.add(rect(-6, -6, 12, 22, 2), p.yellow, INK, 1.6)
    h.add([ellipse(0, 0, 2), ellipse(0, 10, 2)], p.red, INK, 0.9)
    h.add(smooth([(-4, -6, 1), (-5, -12), (0, -22, 1), (5, -12), (4, -6, 1)]), p.yellow, INK, 1.6)
    c.place(h, top[0], top[1], size * side, size, heading(foot, top) + 90)


def blade(
    c: Canvas, pommel: Knot, tip: Knot, p: Palette, half: float = 6, grip: float = 34, guard: str | None = None
) -> None:
    """A broad straight sword from pommel to tip with a gold guard; `grip` is the length below the guard."""
    length = ((tip[0] - pommel[0]) ** 2 + (tip[1] - pommel[1]) ** 2) ** 0.5
    gold = guard or p.yellow
    h = Canvas()
    h.add(
        poly([(-half, -grip), (half, -grip), (half * 0.9, -length + 16), (0, -length), (-half * 0.9, -length + 16)]),
        "#ffffff",
        INK,
        1.8,
    )
    h.flat(
        poly([(0, -grip - 1), (half - 1, -grip - 1), (half * 0.9 - 1, -length + 16), (0, -length + 2)]), p.light_blue
    )
    h.line([(0, -grip), (0, -length + 8)], 1, curved=False)
    h.add(rect(-3.8, -grip, 7.6, grip - 4, 2), p.red, INK, 1.5)
    h.lines([[(-3.8, -y), (3.8, -y + 3)] for y in range(9, round(grip) - 2, 5)], 1, p.yellow, curved=False)
    h.add(
        tube(
            [(-20, -grip + 5, 3.4), (-10, -grip - 1, 3), (0, -grip - 1, 3.6), (10, -grip - 1, 3), (20, -grip + 5, 3.4)]
        ),
        gold,
        INK,
        1.6,
    )
    h.add(ellipse(0, 0, 6.4), gold, INK, 1.6)
    h.add(ellipse(0, 0, 2.6), p.blue, INK, 1)
    c.place(h, pommel[0], pommel[1], turn=heading(pommel, tip) + 90)


def orb(c: Canvas, x: float, y: float, radius: float, p: Palette, colour: str) -> None:
    """The king's globe with its band and cross."""
    k = radius / 16
    h = Canvas()
    h.add(ellipse(0, 0, 16), colour, INK, 1.9)
    shade(h, ellipse(0, 0, 16), 0.22, gap=3)
    h.add(tube([(-15.6, -1, 2.6), (0, 3, 3), (15.6, -1, 2.6)]), p.yellow, INK, 1.3)
    h.add(tube([(0, -16, 2.4), (0, 2, 2.6)], "flat"), p.yellow, INK, 1.3)
    h.add(ellipse(0, -16.4, 4), p.yellow, INK, 1.3)
    shape = _cross(0, -27, 8)
    h.add(shape, p.yellow, INK, 1.5)
    c.place(h, x, y, k)


def harp(c: Canvas, x: float, y: float, size: float, p: Palette, turn: float = 0) -> None:
    """A small harp, its pillar at the left, about 80 units high about (x, y)."""
    h = Canvas()
    strings: list[list[Knot]] = [
        [(-18 + i * 6.4, -33 + i * 1.6 + (i - 2) ** 2 * 0.6), (-13 + i * 7.4, 31 - i * 9.4)] for i in range(6)
    ]
    h.flat(poly([(-22, -34), (2, -30), (28, -27), (20, -8), (4, 16), (-14, 38), (-21, 10)]), "#fff6dc")
    h.lines(strings, 1.0, curved=False)
    h.add(tube([(-14, 38, 7), (4, 16, 6.6), (20, -8, 5.2), (29, -26, 4)]), p.red, INK, 1.8)
    h.lines([[(-10, 36), (6, 16), (21, -7)]], 1.2, p.yellow)
    h.add(tube([(-25, -34, 4.6), (-24, -4, 4), (-21, 22, 4.4), (-14, 40, 5.6)]), p.yellow, INK, 1.7)
    h.add(tube([(-25, -34, 5), (-12, -40, 5), (2, -28, 4.6), (16, -24, 4.6), (30, -30, 5)]), p.yellow, INK, 1.8)
    h.add(smooth([(-30, -36, 1), (-36, -44), (-30, -52), (-20, -48), (-20, -38, 1)]), p.yellow, INK, 1.6)
    h.line([(-30, -44), (-26, -47), (-24, -43), (-27, -42)], 1)
    h.flat([ellipse(-24.6, -24 + i * 9, 1.3) for i in range(6)], p.red)
    h.add(ellipse(31, -30, 4), p.blue, INK, 1.3)
    c.place(h, x, y, size, size, turn)


def pointed_shield(
    c: Canvas, x: float, y: float, p: Palette, field: str, charge: str, size: float = 1, turn: float = 0
) -> None:
    """A long pointed shield about 96 units high, quartered by a bend with three stars."""
    h = Canvas()
    shape = smooth(
        [
            (-32, -44, 1),
            (-14, -40),
            (0, -46, 1),
            (14, -40),
            (32, -44, 1),
            (31, -6),
            (20, 26),
            (0, 54, 1),
            (-20, 26),
            (-31, -6),
        ]
    )
    h.add(shape, p.yellow, INK, 2.2)
    inner = smooth(
        [
            (-26, -37, 1),
            (-13, -34),
            (0, -39, 1),
            (13, -34),
            (26, -37, 1),
            (25, -6),
            (16, 23),
            (0, 44, 1),
            (-16, 23),
            (-25, -6),
        ]
    )
    h.add(inner, field, INK, 1.5)
    bend = Canvas()
    bend.add(poly([(-34, -34), (-22, -46), (34, 18), (22, 34)]), charge, INK, 1.4)
    for knots in (bend.clipped(1, 0.06, 25).clipped(-1, 0.06, 25),):
        h.items += knots.items
    for k in (-1, 0, 1):
        h.add(_star(k * 13 - 2, k * 15 - 6, 6), p.yellow, INK, 1)
    shade(h, inner, 0.16, gap=3.6)
    h.add(inner, None, INK, 1.5)
    h.flat(
        [
            ellipse(a, b, 1.3)
            for a, b in ((-29, -28), (-29, -8), (-24, 14), (-12, 36), (29, -28), (29, -8), (24, 14), (12, 36))
        ],
        INK,
    )
    c.place(h, x, y, size, size, turn)


def _star(x: float, y: float, r: float) -> SubPath:
    return poly(
        [
            (
                x + sin(i * pi / 5) * (r if i % 2 == 0 else r * 0.42),
                y - cos(i * pi / 5) * (r if i % 2 == 0 else r * 0.42),
            )
            for i in range(10)
        ]
    )


def pleated_cloth(
    c: Canvas, x: float, y: float, reach: float, colours: tuple[str, str], edge: str, start: float, sweep: float
) -> None:
    """A cloth pleated like an open fan: its folds radiate from (x, y), from `start` degrees over `sweep` degrees."""
    count = 9
    step = sweep / count
    for i in range(count):
        a, b = start + i * step, start + (i + 1) * step
        m = (a + b) / 2
        points: list[Knot] = [(x, y, 1)]
        for angle, r in ((a, reach), (m, reach * 1.06), (b, reach)):
            points.append((x + cos(angle * pi / 180) * r, y + sin(angle * pi / 180) * r, 1 if angle != m else 0))
        h = smooth(points)
        c.add(h, colours[i % 2], INK, 1.3)
        inner = 0.8
        c.line(
            [
                (x + cos(m * pi / 180) * reach * 0.3, y + sin(m * pi / 180) * reach * 0.3),
                (x + cos(m * pi / 180) * reach * inner, y + sin(m * pi / 180) * reach * inner),
            ],
            0.8,
            curved=False,
        )
        c.add(ellipse(x + cos(m * pi / 180) * reach * 1.02, y + sin(m * pi / 180) * reach * 1.02, 3.2), edge, INK, 1.1)
