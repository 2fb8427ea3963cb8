"""A saddled horse at a walk, facing left, in 204 x 332 card units with its hoofs at y 298; mirror it for the right."""

from dataclasses import dataclass
from math import hypot

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, ellipse, poly, rotated, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import blob, motif, shade


@dataclass(frozen=True, slots=True)
class HorseLook:
    """Colours #rrggbb, `nod` degrees by which the head is lowered (negative raises it), loose or plaited mane.

    `high_step` lifts the fore leg high, `dapple` is the colour of light spots, `long_ears` are a donkey's.
    """

    coat: str
    far: str
    mane: str
    bridle: str
    nod: float = 0
    plaited: bool = False
    blaze: bool = False
    plume: str | None = None
    high_step: bool = True
    dapple: str | None = None
    long_ears: bool = False


def forehand(c: Canvas, look: HorseLook, p: Palette) -> None:
    """The barrel, neck and head without legs and tail, for half figures."""
    _front(c, look, p, legs=False)


def horse(c: Canvas, look: HorseLook, p: Palette) -> None:
    """The whole animal without saddle cloth; both far legs first, head and bridle last."""
    _far_legs(c, look)
    _tail(c, look)
    _front(c, look, p, legs=True)


def _front(c: Canvas, look: HorseLook, p: Palette, *, legs: bool) -> None:
    body = smooth(_BODY)
    front = Canvas()
    front.add(body, look.coat, INK, 2.2)
    if look.dapple:
        spots = look.dapple
        motif(
            front, body, lambda q, x, y: q.flat(ellipse(x, y, 2.8, 2.4), spots), step=(12, 11), offset=(4, 6), margin=6
        )
    shade(front, body, 0.12, gap=4)
    if legs:
        _near_legs(front, look)
    _face(front, look)
    _mane(front, look)
    _bridle(front, look, p)
    c.items += warped(front, look.nod).items


_BODY: list[Knot] = [
    (106, 178), (126, 185), (147, 179), (165, 188), (173, 208), (166, 227), (150, 236), (116, 242), (90, 240),
    (69, 231), (55, 216), (50, 200), (54, 184), (57, 168), (54, 155, 1), (47, 158), (40, 163), (33, 172), (25, 179),
    (17, 179), (12, 172), (15, 162), (22, 148), (30, 131), (40, 118), (51, 111), (64, 112), (77, 122), (88, 139),
    (97, 160),
]  # fmt: skip


def warped(c: Canvas, nod: float) -> Canvas:
    """The canvas with the head turned about the neck's root, fading out towards the body."""
    if not nod:
        return c
    pivot = (84, 178)

    def moved(q: Point) -> Point:
        reach = hypot(q[0] - pivot[0], q[1] - pivot[1])
        if q[0] > 104 or q[1] > 186:
            return q
        share = min(1, max(0, (reach - 14) / 50)) * min(1, (186 - q[1]) / 14)
        return rotated(q, -nod * share, pivot)

    return c.mapped(moved)


def warped_point(point: Point, nod: float) -> Point:
    """Where a point of the head comes to lie after the nod."""
    return rotated(point, -nod, (84, 178)) if nod else point


def _far_legs(c: Canvas, look: HorseLook) -> None:
    hind: list[Knot] = [
        (150, 222, 14),
        (138, 244, 9.4),
        (142, 262, 6.4),
        (138, 280, 4.3),
        (135, 287, 5.3),
        (131, 293, 4.8),
    ]
    c.add(tube(hind, "flat"), look.far, INK, 1.9)
    _hoof(c, 131, 296)
    high: list[Knot] = [
        (82, 224, 13),
        (60, 232, 9.2),
        (43, 229, 6.8),
        (39, 234, 6.8),
        (37, 250, 4.3),
        (37, 256, 5.2),
        (34, 262, 4.6),
    ]
    low: list[Knot] = [
        (82, 224, 13),
        (68, 240, 9.4),
        (54, 253, 7),
        (51, 258, 7),
        (49, 273, 4.4),
        (49, 279, 5.3),
        (45, 286, 4.7),
    ]
    c.add(tube(high if look.high_step else low, "flat"), look.far, INK, 1.9)
    _hoof(c, *((32, 265) if look.high_step else (43, 289)), 16)


def _hoof(c: Canvas, x: float, y: float, turn: float = 0) -> None:
    h = Canvas()
    h.add(poly([(-5, -5), (5.4, -5), (7, 5), (-10, 5)]), INK, INK, 1.2)
    h.line([(-6, 1), (5, 1)], 0.9, "#8a7a68", curved=False)
    c.place(h, x, y, 1, 1, turn)


def _tail(c: Canvas, look: HorseLook) -> None:
    tail = smooth(
        [
            (162, 192, 1),
            (180, 189),
            (190, 206),
            (186, 236),
            (180, 258),
            (190, 278, 1),
            (170, 272),
            (168, 244),
            (170, 218),
            (162, 207, 1),
        ]
    )
    c.add(tail, look.mane, INK, 2)
    c.lines(
        [[(168, 196), (181, 206), (179, 240), (178, 266)], [(166, 200), (175, 214), (173, 244), (176, 268)]],
        1,
        look.coat,
    )
    if look.plaited:
        for y in (204, 216, 228):
            c.add(tube([(168, y - 1, 2.4), (178, y + 1, 2.8), (189, y - 1, 2.4)]), look.bridle, INK, 1.2)


def _near_legs(c: Canvas, look: HorseLook) -> None:
    fore = tube(
        [(82, 222, 13.5), (83, 244, 9), (82, 260, 6.6), (82, 265, 7), (80, 281, 4.3), (79, 287, 5.4), (76, 294, 4.8)],
        "flat",
    )
    blob(c, fore, look.coat, 1.9, 0.34)
    c.flat(smooth([(72, 214), (96, 212), (97, 236), (86, 246), (75, 238)]), look.coat)
    c.line([(70, 224), (73, 236), (76, 244)], 1.2)
    hind = tube(
        [
            (158, 206, 19),
            (155, 229, 14.5),
            (157, 246, 8.6),
            (164, 260, 7),
            (162, 271, 5),
            (158, 283, 4.4),
            (157, 288, 5.6),
            (154, 294, 4.9),
        ],
        "flat",
    )
    blob(c, hind, look.coat, 1.9, 0.28)
    c.flat(smooth([(134, 188), (160, 191), (168, 212), (160, 232), (140, 233), (128, 212)]), look.coat)
    c.line([(134, 206), (136, 223), (145, 238)], 1.3)
    c.lines(
        [
            [(60, 198), (62, 210), (70, 220)],
            [(96 + 7, 240), (108, 231)],
            [(112, 240), (116, 231)],
            [(122, 239), (125, 231)],
        ],
        1.1,
    )
    _hoof(c, 75, 297)
    _hoof(c, 153, 297)


def _face(c: Canvas, look: HorseLook) -> None:
    if look.long_ears:
        c.add(smooth([(47, 116, 1), (35, 98), (33, 78), (46, 90), (55, 114, 1)]), look.coat, INK, 1.7)
        c.add(smooth([(57, 114, 1), (57, 92), (68, 74), (72, 94), (66, 116, 1)]), look.coat, INK, 1.7)
        c.lines([[(49, 111), (42, 98), (38, 86)], [(62, 110), (63, 96), (67, 84)]], 1)
    else:
        c.add(smooth([(46, 116, 1), (41, 97), (51, 102), (55, 114, 1)]), look.coat, INK, 1.7)
        c.add(smooth([(57, 114, 1), (59, 96), (66, 105), (66, 116, 1)]), look.coat, INK, 1.7)
        c.line([(47, 113), (45, 103)], 1)
    if look.blaze:
        c.add(smooth([(36, 126, 1), (30, 138), (20, 160), (16, 170, 1), (22, 166), (33, 146)]), "#fdf9ee", INK, 1)
    c.add(smooth([(33, 146, 1), (38, 141), (45, 145, 1), (39, 149)]), "#ffffff", INK, 1.2)
    c.flat(ellipse(38.4, 145, 2.5), INK)
    c.line([(31, 142), (37, 137.4), (46, 141)], 1.5)
    c.flat(smooth([(18, 165), (21, 162), (24, 165), (20, 168.6)]), INK)
    c.lines(
        [[(16, 173), (23, 172), (28, 167)], [(54, 153), (55, 144), (51, 134)], [(49, 156), (44, 154), (42, 150)]], 1.2
    )


def _mane(c: Canvas, look: HorseLook) -> None:
    crest = ((58, 112), (67, 116), (75, 123), (82, 132), (88, 142), (94, 153), (99, 163))
    if look.plaited:
        for x, y in crest:
            c.add(ellipse(x + 2, y + 1, 6, 5.4), look.mane, INK, 1.4)
            c.line([(x - 1, y + 3), (x + 5, y - 1)], 0.9, look.coat)
        for x, y in crest[1::2]:
            c.add(ellipse(x - 2, y + 6, 2.6), look.bridle, INK, 1)
    else:
        for i, (x, y) in enumerate(crest):
            lock: list[Knot] = [
                (x - 4, y - 3, 1),
                (x + 6, y - 3),
                (x + 9, y + 11),
                (x - 1, y + 22 + i, 1),
                (x + 1, y + 11),
                (x - 5, y + 6),
            ]
            c.add(smooth(lock), look.mane, INK, 1.4)
            c.line([(x + 1, y), (x + 5, y + 7), (x + 2, y + 17)], 0.8, look.coat)
    c.add(smooth([(52, 110, 1), (40, 114), (33, 128, 1), (42, 125), (54, 116)]), look.mane, INK, 1.4)
    if look.plume:
        for knots in (
            [(53, 110, 2), (46, 96, 4), (38, 90, 4.6), (30, 92, 1.4)],
            [(54, 110, 2), (54, 94, 4), (50, 84, 4.6), (43, 80, 1.4)],
        ):
            c.add(tube(knots), look.plume, INK, 1.4)


def _bridle(c: Canvas, look: HorseLook, p: Palette) -> None:
    for knots in (
        [(47, 124), (42, 144), (31, 164)],
        [(23, 152), (30, 159), (37, 167)],
        [(33, 131), (42, 138), (54, 141)],
    ):
        c.line(knots, 3.8)
        c.line(knots, 2, look.bridle)
    c.add(ellipse(32, 161, 3.6), p.yellow, INK, 1.3)
    c.add(ellipse(43, 138, 2.4), p.yellow, INK, 1)
