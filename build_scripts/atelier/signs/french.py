"""The French suit signs: plain one-colour diamonds, hearts, spades and clubs."""

from typing import Final, Literal, TypeAlias

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.geom import Knot, Segment, SubPath, ellipse, lerp, mirrored, poly, smooth

FrenchSuit: TypeAlias = Literal["D", "C", "S", "B"]
"""Diamonds (denari), hearts (coppe), spades, clubs (bastoni)."""

_STEM: Final[list[Knot]] = [(0, 16, 1), (3, 34), (12, 46), (17, 50, 1), (0, 50)]


def french_sign(c: Canvas, suit: FrenchSuit, x: float, y: float, height: float, colour: str, turn: float = 0) -> None:
    """A sign of that height about (x, y), turned by degrees; 180 stands it on its head."""
    h = Canvas()
    h.flat(_SHAPES[suit], colour)
    c.place(h, x, y, height / 100, height / 100, turn)


def _diamond() -> list[SubPath]:
    corners = [(0.0, -50.0), (38.0, 0.0), (0.0, 50.0), (-38.0, 0.0)]
    segments: list[Segment] = []
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        mx, my = (a[0] + b[0]) * 0.42, (a[1] + b[1]) * 0.42
        handles = [(lerp(p[0], mx, 0.66), lerp(p[1], my, 0.66)) for p in (a, b)]
        segments.append((handles[0], handles[1], b))
    return [SubPath(corners[0], tuple(segments), True)]


def _heart() -> list[SubPath]:
    half: list[Knot] = [(10, -44), (28, -49), (43, -38), (44, -18), (32, 8), (14, 30)]
    return [smooth([(0, -28, 1), *half, (0, 50, 1), *((-k[0], k[1]) for k in reversed(half))])]


def _spade() -> list[SubPath]:
    half: list[Knot] = [(10, -34), (26, -14), (42, 6), (42, 24), (28, 33), (12, 26)]
    blade = smooth([(0, -50, 1), *half, (0, 14, 1), *((-k[0], k[1]) for k in reversed(half))])
    return [blade, smooth(mirrored(_STEM, 0))]


def _club() -> list[SubPath]:
    lobes = [ellipse(0, -27, 23), ellipse(-24, 9, 23), ellipse(24, 9, 23)]
    middle = poly([(-9, -12), (9, -12), (11, 12), (-11, 12)])
    return [*lobes, middle, smooth(mirrored([(0, 0, 1), *_STEM[1:]], 0))]


_SHAPES: Final[dict[str, list[SubPath]]] = {"D": _diamond(), "C": _heart(), "S": _spade(), "B": _club()}
