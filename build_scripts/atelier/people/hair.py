"""Hair behind and before the face, for heads that look right or at the viewer."""

from typing import Literal, TypeAlias

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, polar, smooth

HairStyle: TypeAlias = Literal["bob", "long", "curls", "short", "hidden"]

_SIDE: dict[str, list[Knot]] = {
    "bob": [
        (-6, -23),
        (-16, -18),
        (-20, -6),
        (-20, 6),
        (-23, 13),
        (-18, 19),
        (-10, 18),
        (-4, 14),
        (6, 12),
        (13, 10),
        (16.5, 2),
        (16, -10),
        (10, -21),
    ],
    "long": [
        (-6, -23),
        (-16, -18),
        (-20, -6),
        (-20, 8),
        (-25, 22),
        (-21, 33),
        (-12, 35),
        (-4, 28),
        (4, 16),
        (13, 11),
        (16.5, 2),
        (16, -10),
        (10, -21),
    ],
    "short": [
        (-6, -22),
        (-15, -18),
        (-18.5, -7),
        (-18, 2),
        (-16, 10),
        (-9, 12),
        (4, 8),
        (14, 4),
        (15.5, -10),
        (10, -21),
    ],
}
_FRONT: dict[str, list[Knot]] = {
    "bob": [(0, -23), (13, -20), (19, -8), (19, 6), (22, 14), (16, 20), (8, 17), (0, 14)],
    "long": [(0, -23), (13, -20), (18, -8), (18, 6), (23, 20), (19, 32), (9, 30), (0, 20)],
    "short": [(0, -22), (12, -19), (16, -9), (15.4, 3), (12, 9), (0, 10)],
}


def hair_back(h: Canvas, style: HairStyle, colour: str, frontal: bool) -> None:
    """The mass of hair that the face is painted on."""
    if style == "hidden":
        return
    if style == "curls":
        _curls(h, colour, frontal)
        return
    if frontal:
        half = _FRONT[style]
        h.add(smooth([*half, *((-k[0], k[1]) for k in half[-2:0:-1])]), colour, INK, 1.8)
        drop = half[4][1]
        for d in (-1, 1):
            h.lines(
                [
                    [(d * (12 - o), -16), (d * (17 - o), -3), (d * (17.5 - o), drop * 0.5), (d * (20 - o * 1.2), drop)]
                    for o in (0, 3, 6)
                ],
                0.9,
            )
        return
    knots = _SIDE[style]
    h.add(smooth(knots), colour, INK, 1.8)
    drop = max(k[1] for k in knots)
    h.lines(
        [
            [(-9 + o * 0.3, -18), (-17 + o, -4), (-17 + o, drop * 0.35), (-20 + o * 1.1, drop * 0.8)]
            for o in (0, 3.4, 6.8)
        ],
        0.9,
    )


def _curls(h: Canvas, colour: str, frontal: bool) -> None:
    if frontal:
        spots = [(d * x, y) for x, y in ((15, -10), (17, -1), (17, 8), (14, 16), (10, -18)) for d in (-1, 1)]
    else:
        spots = [(13, -12), (-7, -19), (-14, -13), (-18, -4), (-19, 5), (-18, 14), (-11, 17), (-12, 7)]
    for x, y in spots:
        h.add(ellipse(x, y, 6.6, 6.2), colour, INK, 1.5)
    for x, y in spots:
        h.line([polar(x, y, 3.6, a) for a in (150, 240, 330, 60)], 0.9)


def hair_front(h: Canvas, style: HairStyle, colour: str, frontal: bool) -> None:
    """The lock before the ear, or the fringe of a frontal head."""
    if style == "hidden":
        return
    if frontal:
        fringe: list[Knot] = [(0, -22), (9, -20), (15, -12), (15.6, -2), (12.4, -6), (9, -14, 1), (4, -12.6)]
        h.add(smooth([*fringe, (0, -14.6), *((-k[0], *k[1:]) for k in fringe[:0:-1])]), colour, INK, 1.4)
        h.lines([[(d * 4, -20), (d * 10, -16), (d * 13.4, -8)] for d in (-1, 1)], 0.9)
        return
    if style == "curls":
        for x, y in ((-13, -6), (-13, 2), (-6, -16), (3, -17)):
            h.add(ellipse(x, y, 4.8, 4.6), colour, INK, 1.4)
            h.line([polar(x, y, 2.4, a) for a in (150, 240, 330)], 0.8)
        return
    end = 5 if style == "short" else 13
    h.add(
        smooth(
            [(-3, -20, 1), (-11, -15), (-14, -4), (-12.4, end - 8), (-15, end), (-19, end - 5), (-20, -6), (-14, -19)]
        ),
        colour,
        INK,
        1.3,
    )
    h.line([(-9, -16), (-15, -5), (-16, end - 6)], 0.9)
