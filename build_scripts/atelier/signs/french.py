"""The French suit signs: plain one-colour diamonds, hearts, spades and clubs, in a full and a slender cut."""

from typing import Final, Literal, TypeAlias

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.geom import Knot, Segment, SubPath, ellipse, lerp, mirrored, poly, smooth

FrenchSuit: TypeAlias = Literal["D", "C", "S", "B"]
"""Diamonds (denari), hearts (coppe), spades, clubs (bastoni)."""
FRENCH_SUITS: Final[tuple[FrenchSuit, ...]] = ("D", "C", "S", "B")
Cut: TypeAlias = Literal["full", "slender"]

_STEM: Final[list[Knot]] = [(0, 16, 1), (3, 34), (12, 46), (17, 50, 1), (0, 50)]
_THIN_STEM: Final[list[Knot]] = [(0, 10, 1), (2, 34), (8, 44), (20, 46.4), (20, 50, 1), (0, 50)]


def french_sign(
    c: Canvas, suit: FrenchSuit, x: float, y: float, height: float, colour: str, turn: float = 0, cut: Cut = "full"
) -> None:
    """A sign of that height about (x, y), turned by degrees; 180 stands it on its head."""
    h = Canvas()
    h.flat((_SHAPES if cut == "full" else _SLENDER)[suit], colour)
    c.place(h, x, y, height / 100, height / 100, turn)


def sign_outline(suit: FrenchSuit, cut: Cut = "full") -> tuple[SubPath, ...]:
    """The sign's outlines, 100 units high about (0, 0)."""
    return tuple((_SHAPES if cut == "full" else _SLENDER)[suit])


def _diamond(half: float = 38, pinch: float = 0.42) -> list[SubPath]:
    corners = [(0.0, -50.0), (half, 0.0), (0.0, 50.0), (-half, 0.0)]
    segments: list[Segment] = []
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        mx, my = (a[0] + b[0]) * pinch, (a[1] + b[1]) * pinch
        handles = [(lerp(p[0], mx, 0.66), lerp(p[1], my, 0.66)) for p in (a, b)]
        segments.append((handles[0], handles[1], b))
    return [SubPath(corners[0], tuple(segments), True)]


def _heart() -> list[SubPath]:
    half: list[Knot] = [(7, -41), (24, -50), (41, -42), (46, -22), (37, 3), (19, 27)]
    return [smooth([(0, -28, 1), *half, (0, 50, 1), *((-k[0], k[1]) for k in reversed(half))])]


def _slender_heart() -> list[SubPath]:
    half: list[Knot] = [(5, -40), (20, -50), (37, -44), (42, -24), (34, 2), (17, 26), (5, 40)]
    return [smooth([(0, -22, 1), *half, (0, 50, 1), *((-k[0], k[1]) for k in reversed(half))])]


def _spade() -> list[SubPath]:
    half: list[Knot] = [(10, -34), (26, -14), (42, 6), (42, 24), (28, 33), (12, 26)]
    blade = smooth([(0, -50, 1), *half, (0, 14, 1), *((-k[0], k[1]) for k in reversed(half))])
    return [blade, smooth(mirrored(_STEM, 0))]


def _slender_spade() -> list[SubPath]:
    half: list[Knot] = [(6, -36), (20, -17), (36, 0), (41, 17), (31, 29), (14, 26), (3, 16)]
    blade = smooth([(0, -50, 1), *half, (0, 12, 1), *((-k[0], k[1]) for k in reversed(half))])
    return [blade, smooth(mirrored(_THIN_STEM, 0))]


def _club() -> list[SubPath]:
    lobes = [ellipse(0, -27, 23), ellipse(-24, 9, 23), ellipse(24, 9, 23)]
    middle = poly([(-9, -12), (9, -12), (11, 12), (-11, 12)])
    return [*lobes, middle, smooth(mirrored([(0, 0, 1), *_STEM[1:]], 0))]


def _slender_club() -> list[SubPath]:
    lobes = [ellipse(0, -29, 20.5, 21), ellipse(-23.5, 6, 21, 20), ellipse(23.5, 6, 21, 20)]
    middle = poly([(-8, -14), (8, -14), (11, 10), (-11, 10)])
    return [*lobes, middle, smooth(mirrored([(0, 0, 1), *_THIN_STEM[1:]], 0))]


_SHAPES: Final[dict[str, list[SubPath]]] = {"D": _diamond(), "C": _heart(), "S": _spade(), "B": _club()}
_SLENDER: Final[dict[str, list[SubPath]]] = {
    "D": _diamond(34, 0.38), "C": _slender_heart(), "S": _slender_spade(), "B": _slender_club(),
}  # fmt: skip
