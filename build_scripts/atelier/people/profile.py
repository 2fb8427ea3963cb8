"""Heads seen from the side: one outline for men and one for women, with hair, beard and one eye."""

from typing import Final, Literal, TypeAlias

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, SubPath, ellipse, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.face import Face

ProfileHair: TypeAlias = Literal["flowing", "bob", "rolled", "knot"]

_MAN: Final[list[Knot]] = [
    (3, -19), (10, -15), (13, -8.4), (13, -5.4), (15.6, -1), (19.6, 4.4), (18.6, 6.4), (14.8, 7.2, 1), (16, 9.6),
    (15, 11.6, 1), (15.8, 13.4), (14.2, 15.4), (15.2, 18.6), (12.6, 22), (7, 22), (-1, 18), (-8, 10), (-13, -6),
    (-8, -17),
]  # fmt: skip
_WOMAN: Final[list[Knot]] = [
    (3, -19), (9, -16), (12, -9.4), (11.8, -5.4), (13.6, -1.4), (17, 3.4), (16, 5.4), (13, 6.4, 1), (14.6, 8.8),
    (13.4, 10.8, 1), (14, 12.8), (12.2, 14.8), (12.8, 17.6), (10, 20.6), (5, 20), (-2, 16.4), (-8, 9), (-12.6, -6),
    (-8, -17),
]  # fmt: skip
_HAIR: Final[dict[str, list[Knot]]] = {
    "flowing": [
        (10.6, -19, 1),
        (1, -25),
        (-12, -23),
        (-21, -12),
        (-22, 4),
        (-28, 18),
        (-27, 33),
        (-17, 39),
        (-8, 33),
        (-9, 20),
        (-5, 8),
        (-3.6, -3),
        (2, -10),
        (8, -13),
    ],
    "bob": [
        (10.6, -19, 1),
        (1, -25),
        (-12, -23),
        (-20, -12),
        (-21, 3),
        (-26, 12),
        (-22, 21),
        (-11, 21),
        (-4.6, 14),
        (-4, 4),
        (-3, -4),
        (2, -10),
        (8, -13),
    ],
    "rolled": [
        (11, -18, 1),
        (2, -24),
        (-12, -23),
        (-20, -11),
        (-19, 4),
        (-12, 13),
        (-6, 10),
        (-4, 0),
        (3, -9),
        (9, -12),
    ],
    "knot": [
        (10.6, -18, 1),
        (2, -25),
        (-11, -24),
        (-19, -12),
        (-18, 2),
        (-11, 10),
        (-7, 8),
        (-5, -2),
        (2, -9),
        (8, -12),
    ],
}
_STRANDS: Final[dict[str, list[list[Knot]]]] = {
    "flowing": [
        [(3, -20), (-8, -14), (-12, 0), (-14, 16), (-17, 32)],
        [(-4, -22), (-15, -13), (-17, 4), (-20, 18), (-22, 30)],
        [(6, -17), (-4, -9), (-8, 4), (-11, 18), (-13, 30)],
    ],
    "bob": [
        [(3, -20), (-8, -14), (-12, 0), (-15, 14)],
        [(-4, -22), (-15, -13), (-17, 2), (-19, 14)],
        [(6, -17), (-4, -9), (-8, 6)],
    ],
    "rolled": [[(4, -20), (-8, -14), (-12, 4)], [(-4, -22), (-14, -13), (-16, 0)]],
    "knot": [[(6, -20), (-6, -15), (-14, -2)], [(0, -22), (-12, -16), (-17, -4)], [(7, -16), (-4, -9), (-10, 3)]],
}
_BEARDS: Final[dict[str, list[Knot]]] = {
    "full": [(19, 21), (18, 31), (9, 37), (-2, 30), (-8, 18)],
    "pointed": [(18, 20), (19, 30), (21, 41, 1), (10, 36), (0, 29), (-8, 17)],
    "square": [(20, 20), (21, 36, 1), (4, 38, 1), (-4, 27), (-8, 17)],
}


def profile(
    c: Canvas, x: float, y: float, look: int, face: Face, p: Palette, hair: ProfileHair, size: float = 1
) -> None:
    """A man's head about 44 units high seen from the side, looking right (1) or left (-1)."""
    h = Canvas()
    outline = smooth(_MAN)
    _flesh(h, outline, face.flesh or p.flesh, p)
    _mouth(h, p, 15, 11.5)
    _eye(h, 12, 1)
    lift = -1 if face.brows == "raised" else 0
    h.line([(3.4, -6.6 + lift), (8.6, -9.4 + lift), (13.6, -6.6)], 2.2 if face.brows == "stern" else 1.8)
    h.line([(13.4, 5.6), (12.6, 3.6), (14.6, 2.6)], 1)
    if face.age:
        h.lines([[(2, 2.6), (5, 4), (9, 3)], [(9.6, 6), (8, 9), (8.6, 11)]], 0.8)
    if face.beard != "none":
        _beard(h, face)
    _hair(h, face.hair, hair)
    c.place(h, x, y, size * look, size)


def lady_profile(
    c: Canvas, x: float, y: float, look: int, hair: str, p: Palette, style: ProfileHair, size: float = 1
) -> None:
    """A woman's head seen from the side with an earring, looking right (1) or left (-1)."""
    h = Canvas()
    outline = smooth(_WOMAN)
    _flesh(h, outline, p.flesh, p)
    _mouth(h, p, 13.6, 10.8)
    _eye(h, 11, 1.14)
    h.lines([[(10.9, -4.4), (13.4, -5.6)], [(9, -4.4), (10.6, -6.4)]], 1)
    h.line([(3.6, -7.4), (8, -10), (12.2, -8)], 1.3)
    h.line([(11.8, 4.6), (11.2, 3), (12.6, 2.2)], 0.9)
    _hair(h, hair, style)
    if style == "knot":
        h.add(ellipse(-20, 0, 9, 10), hair, INK, 1.5)
        h.lines([[(-26, -3), (-20, -6), (-15, -1), (-18, 5), (-23, 3), (-22, -1)]], 1)
        h.add(smooth([(-16, -8, 1), (-12, -3), (-14, 8, 1), (-17.4, 0)]), p.red, INK, 1)
    h.add(ellipse(-4, 11, 2.4, 3), p.yellow, INK, 1)
    c.place(h, x, y, size * look, size)


def _flesh(h: Canvas, outline: SubPath, flesh: str, p: Palette) -> None:
    h.add(outline, flesh, INK, 1.6)
    h.flat(ellipse(4.5, 8.6, 4.2, 3.6), p.blush, 0.45)


def _mouth(h: Canvas, p: Palette, x: float, y: float) -> None:
    h.flat(
        smooth(
            [
                (x + 0.6, y - 2, 1),
                (x - 2.6, y - 1.6),
                (x - 6, y + 0.6, 1),
                (x - 2.6, y + 2.4),
                (x + 0.4, y + 2, 1),
                (x - 0.4, y),
            ]
        ),
        p.lips,
    )
    h.line([(x, y), (x - 3, y + 0.2), (x - 6.6, y + 0.9)], 0.9)


def _eye(h: Canvas, x: float, size: float) -> None:
    h.add(
        smooth(
            [(x - 7.4, -0.8, 1), (x - 3.4, -3.6 * size), (x - 0.4, -3.4 * size, 1), (x - 0.6, 0.6, 1), (x - 4, 0.8)]
        ),
        "#ffffff",
        INK,
        1,
    )
    h.flat(ellipse(x - 2.1, -1.4, 1.25, 1.9), INK)
    h.line([(x - 7.8, -0.7), (x - 3.6, -3.7 * size), (x, -3.6 * size)], 1.4)


def _hair(h: Canvas, colour: str, style: ProfileHair) -> None:
    h.add(smooth(_HAIR[style]), colour, INK, 1.7)
    h.lines(_STRANDS[style], 0.9)
    if style in {"rolled", "bob"}:
        y = 10 if style == "rolled" else 16
        h.add(ellipse(-15, y, 8, 6.6), colour, INK, 1.5)
        h.line([(-20, y + 1), (-16, y - 3.4), (-11, y), (-14, y + 3.4), (-17, y + 1)], 0.9)


def _beard(h: Canvas, face: Face) -> None:
    top: list[Knot] = [(-9, -4, 1), (-6, 6), (1, 11), (8, 10.4), (9.4, 13.6), (14.4, 15.8, 1)]
    h.add(smooth([*top, *_BEARDS[face.beard]]), face.hair, INK, 1.6)
    h.lines(
        [[(-4, 12), (0, 20), (5, 28)], [(2, 14), (6, 22), (9, 31)], [(9, 17), (12, 23), (13.6, 31)]],
        1,
        "#8a6a4a",
    )
    h.add(smooth([(16, 7.2, 1), (11, 7.2), (6, 10.4), (0.6, 10, 1), (6.6, 14.2), (12.6, 11.6)]), face.hair, INK, 1.1)
