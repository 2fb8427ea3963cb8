"""Beards and moustaches for heads that look right or at the viewer."""

from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, smooth

STRAND: Final = "#8a6a4a"

_SIDE: dict[str, list[Knot]] = {
    "full": [(14.5, 14), (12, 26), (6, 34), (0, 32), (-9, 24), (-13.4, 12)],
    "pointed": [(14, 13), (12, 23), (9, 34), (7, 41, 1), (1, 34), (-7, 23), (-12.6, 11)],
    "forked": [(14.5, 14), (14, 28), (11, 38, 1), (6, 27, 1), (0, 38, 1), (-7, 26), (-13, 12)],
    "square": [(15, 13), (15.6, 28), (13, 33, 1), (-5, 35, 1), (-11, 26), (-13.4, 12)],
}
_FRONT: dict[str, list[Knot]] = {
    "full": [(14.5, 10), (12.6, 24), (6, 33), (0, 35)],
    "pointed": [(13.6, 10), (10.4, 22), (4, 35), (0, 43, 1)],
    "forked": [(14.6, 10), (14, 25), (8, 38, 1), (3, 30), (0, 26, 1)],
    "square": [(15, 10), (16, 27), (13.4, 34, 1), (0, 36)],
}


def beard_side(h: Canvas, kind: str, colour: str) -> None:
    """A beard on a head that looks right."""
    if kind == "goatee":
        h.add(smooth([(2, 15.6, 1), (6.6, 17.4), (10.6, 15, 1), (10, 23), (7, 29, 1), (3, 22)]), colour, INK, 1.3)
        h.lines([[(6, 18), (6.6, 25)], [(8.6, 18), (8, 23)]], 0.8, STRAND)
        return
    top: list[Knot] = [(-12.4, -3, 1), (-10, 8), (-4, 10.8), (1, 9), (6, 9.2), (11, 9.6), (13.6, 4, 1)]
    h.add(smooth([*top, *_SIDE[kind]]), colour, INK, 1.6)
    strands: list[list[Knot]] = [
        [(-9.4, 12), (-6, 20), (-1, 27)],
        [(-4.6, 14), (-1.4, 22), (3, 30)],
        [(3, 17), (5, 23), (6, 29)],
        [(11, 14), (10.6, 20), (8.6, 27)],
    ]
    h.lines(strands, 1.0, STRAND)


def beard_front(h: Canvas, kind: str, colour: str) -> None:
    """A beard on a head that looks at the viewer."""
    if kind == "goatee":
        h.add(smooth([(-4.4, 15.6, 1), (0, 17.4), (4.4, 15.6, 1), (4, 23), (0, 30, 1), (-4, 23)]), colour, INK, 1.3)
        h.lines([[(-1.4, 19), (-0.6, 26)], [(1.6, 19), (1, 24)]], 0.8, STRAND)
        return
    half: list[Knot] = [(0, 8.8), (6, 9.6), (11, 7), (12.8, -3, 1), *_FRONT[kind]]
    left: list[Knot] = [(-k[0], *k[1:]) for k in half[-2:0:-1]]
    h.add(smooth([*half, *left]), colour, INK, 1.6)
    h.lines(
        [
            [(x * 1.12, 13 + abs(x) * 0.1), (x * 1.1, 20), (x * 0.8, 27 - abs(x) * 0.2)]
            for x in (-9, -5.6, -2, 2, 5.6, 9)
        ],
        1.0,
        STRAND,
    )


def moustache(h: Canvas, kind: str, colour: str, x: float, frontal: bool) -> None:
    """A moustache under a nose at x; on a turned head the far half is shorter."""
    shapes: dict[str, list[Knot]] = {
        "small": [(0, 8.6, 1), (4, 7.6), (8.4, 10.6, 1), (4.4, 11.2)],
        "curled": [(0, 8.4, 1), (4, 7.8), (9, 9.6), (13, 5, 1), (11.4, 11.4), (5, 12)],
        "drooping": [(0, 8.4, 1), (5, 7.8), (9, 11), (10.6, 19, 1), (7, 14.4), (3, 11.6)],
    }
    if kind not in shapes:
        return
    for d in (-1, 1):
        k = 1 if frontal or d < 0 else 0.72
        h.add(smooth([(x + d * n[0] * k, *n[1:]) for n in shapes[kind]]), colour, INK, 1.1)
