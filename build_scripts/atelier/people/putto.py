"""A winged child, naked but for a scarf: the aces of swords and clubs carry him."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.texture import shade


def putto_wings(c: Canvas, colours: tuple[str, str, str]) -> None:
    """Two wings behind a child whose shoulders are at y 100 about x 100, in the 204-unit measure of figures."""
    for d in (-1, 1):
        for i in range(6):
            reach, lean = 70 - i * 7, -64 + i * 22
            q = Canvas()
            q.add(
                smooth([(0, -6, 1), (reach * 0.5, -9), (reach, -2, 1), (reach * 0.6, 8), (0, 6, 1)]),
                colours[0],
                INK,
                1.6,
            )
            q.line([(4, 0), (reach * 0.84, -1)], 0.9)
            c.place(q, 100 + d * 18, 112 + i * 3, d, 1, lean * d)
        for i in range(4):
            reach, lean = 42 - i * 4, -50 + i * 26
            q = Canvas()
            q.add(
                smooth([(0, -5, 1), (reach * 0.5, -8), (reach, -2, 1), (reach * 0.6, 7), (0, 5, 1)]),
                colours[1],
                INK,
                1.5,
            )
            c.place(q, 100 + d * 18, 112 + i * 3, d, 1, lean * d)
        c.add(ellipse(100 + d * 20, 112, 10, 12), colours[2], INK, 1.5)


def putto_body(c: Canvas, p: Palette, scarf: str, hair: str) -> None:
    """Legs, trunk, scarf and curly head; shoulders about (76, 112) and (124, 112), soles at y 292; arms are extra."""
    for knots in (
        [(84, 190, 19), (74, 216, 17), (78, 236, 11.5), (74, 252, 12.5), (76, 270, 8.5), (78, 282, 7)],
        [(116, 190, 19), (132, 212, 17), (134, 234, 11.5), (140, 250, 12.5), (138, 268, 8.5), (140, 280, 7)],
    ):
        shape = tube([*knots], "flat")
        c.add(shape, p.flesh, INK, 2)
        shade(c, shape, 0.24, gap=3.2, base=1.1)
        (kx, ky, _) = knots[2]
        c.lines([[(kx - 7, ky - 2), (kx, ky + 1), (kx + 7, ky - 2)]], 1)
    for x, y, d in ((78, 284, -1), (140, 282, 1)):
        foot: list[Knot] = [
            (x - d * 8, y - 8, 1),
            (x - d * 9, y + 4),
            (x - d * 4, y + 9),
            (x + d * 20, y + 9),
            (x + d * 26, y + 5),
            (x + d * 14, y),
            (x + d * 7, y - 8, 1),
        ]
        c.add(smooth(foot), p.flesh, INK, 1.7)
        c.lines(
            [[(x + d * (16 + k * 3.4), y + 8), (x + d * (16 + k * 3.4), y + 4)] for k in range(3)], 0.9, curved=False
        )
    trunk: list[Knot] = [
        (100, 94),
        (122, 100),
        (128, 114),
        (122, 136),
        (124, 158),
        (132, 182),
        (120, 202),
        (100, 206),
        (80, 202),
        (68, 182),
        (76, 158),
        (78, 136),
        (72, 114),
        (78, 100),
    ]
    shape = smooth(trunk)
    c.add(shape, p.flesh, INK, 2)
    shade(c, shape, 0.12, gap=3.2, base=1.2)
    c.lines(
        [
            [(82, 126), (90, 131), (98, 127)],
            [(102, 127), (110, 131), (118, 126)],
            [(99, 163), (100, 168), (102, 163)],
            [(84, 178), (100, 184), (116, 178)],
            [(88, 146), (92, 148)],
            [(108, 148), (112, 146)],
        ],
        1.1,
    )
    cloth = smooth(
        [(64, 176, 1), (84, 190), (104, 192), (134, 172, 1), (138, 190, 1), (118, 208), (90, 212), (66, 200, 1)]
    )
    c.add(tube([(132, 182, 8), (150, 192, 9), (152, 212, 8), (166, 222, 7)], "flat"), scarf, INK, 1.7)
    c.add(cloth, scarf, INK, 1.8)
    c.lines([[(68, 186), (90, 200), (112, 200), (134, 182)], [(70, 194), (92, 206)]], 1)
    shade(c, cloth, 0.14)
    c.add(ellipse(134, 181, 7, 8), scarf, INK, 1.6)
    c.add(tube([(100, 84, 10), (100, 100, 12)], "flat"), p.flesh, INK, 1.4)
    c.flat(smooth([(86, 96), (114, 96), (116, 104), (84, 104)]), p.flesh)
    head(c, 101, 64, -1, Face(hair, "curls", jaw=0.7), p, 1.24)


def putto_arm(c: Canvas, knots: list[Knot], p: Palette) -> None:
    """A bare plump arm along (x, y, half width)."""
    shape = tube(knots)
    c.add(shape, p.flesh, INK, 1.9)
    shade(c, shape, 0.24, gap=3.2, base=1.1)
