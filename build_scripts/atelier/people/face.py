"""Heads: one three-quarter and one frontal construction, made different by hair, beard, brows, nose and age."""

from dataclasses import dataclass
from typing import Literal

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.beard import beard_front, beard_side, moustache
from build_scripts.atelier.people.hair import HairStyle, hair_back, hair_front
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class Face:
    """What makes a head somebody's: colours #rrggbb, styles, and 0-1 shares for jaw width and age."""

    hair: str
    style: HairStyle = "bob"
    beard: Literal["none", "full", "pointed", "forked", "square", "goatee"] = "none"
    moustache: Literal["none", "small", "curled", "drooping"] = "none"
    brows: Literal["soft", "stern", "raised"] = "soft"
    nose: Literal["small", "straight", "hooked"] = "small"
    jaw: float = 0.5
    age: float = 0.0
    flesh: str | None = None


def head(c: Canvas, x: float, y: float, look: int, face: Face, p: Palette, size: float = 1) -> None:
    """A head about 44 units high, its chin 22 below y; look 1 to the right, -1 to the left, 0 at the viewer."""
    h = Canvas()
    hair_back(h, face.style, face.hair, frontal=look == 0)
    if look == 0:
        _frontal(h, face, p)
    else:
        _three_quarter(h, face, p)
    hair_front(h, face.style, face.hair, frontal=look == 0)
    c.place(h, x, y, size * (look or 1), size)


def _flesh(face: Face, p: Palette) -> str:
    return face.flesh or p.flesh


def _three_quarter(h: Canvas, face: Face, p: Palette) -> None:
    j = (face.jaw - 0.5) * 5
    outline = smooth(
        [(-11, -12), (-12.5, 0), (-10 - j * 0.4, 9), (-4 - j, 17), (3, 21.5), (8.5 + j * 0.6, 19), (12.4 + j * 0.4, 11),
         (14, 3), (13.2, -3), (14, -11), (8, -18), (-4, -18)],
    )  # fmt: skip
    h.add(outline, _flesh(face, p), INK, 1.6)
    shade(h, outline, 0.11, gap=2.6, base=0.9, side=-1)
    h.flat([ellipse(-5.5, 8, 4.2, 3.6), ellipse(11, 8, 2.4, 3)], p.blush, 0.45)
    if face.beard != "none":
        beard_side(h, face.beard, face.hair)
    lips: list[Knot] = [(0.8, 11.6, 1), (4.4, 11.1), (6.6, 11.9), (8.4, 11.1), (11.2, 11.4, 1), (6.8, 15.6)]
    h.add(smooth(lips), p.lips, INK, 0.9)
    h.line([(0.6, 11.4), (3.4, 12.8), (6.6, 13.3), (9.4, 12.7), (11.4, 11.2)], 0.7)
    if face.beard == "none":
        h.line([(4.6, 17.8), (6.4, 18.3), (8, 17.7)], 0.8)
    moustache(h, face.moustache, face.hair, 6.8, frontal=False)
    _brow(h, face, -7.4, -2.6, 3.2)
    _brow(h, face, 13.4, 10.4, 7.4)
    _eye(h, -5.8, 2.6, -0.4, face)
    _eye(h, 7.3, 12.5, 10.5, face)
    noses: dict[str, list[Knot]] = {
        "small": [(6, -4.6), (7.2, 1), (9.4, 5.2), (7.6, 7.2), (5.4, 6.4)],
        "straight": [(6, -5.4), (7.8, 1), (10.4, 5.8), (8, 7.9), (5, 7)],
        "hooked": [(5.8, -5.6), (8.8, -1.4), (10.8, 5.6), (9.4, 8.6), (7.4, 7.8), (5, 7.4)],
    }
    h.line(noses[face.nose], 1.3)
    if face.age:
        h.lines([[(-8, 3), (-4, 4.6), (0, 3.6)], [(-3, 6), (-3.6, 10), (-2.4, 13)]], 0.8)
    if face.age > 0.5:
        h.lines([[(-5, -12), (1, -13), (7, -12)], [(-4, -14.6), (2, -15.4), (7, -14.6)]], 0.8)


def _brow(h: Canvas, face: Face, outer: float, top: float, inner: float) -> None:
    lift = {"soft": (-5, -8.4, -7), "stern": (-7.6, -8, -4.6), "raised": (-6.2, -10, -7.4)}[face.brows]
    width = 2.2 if face.brows == "stern" else 1.7
    h.line([(outer, lift[0]), (top, lift[1]), (inner, lift[2])], width)


def _eye(h: Canvas, left: float, right: float, iris: float, face: Face) -> None:
    middle = (left + right) / 2
    open_ = 0.4 if face.brows == "stern" else 0
    h.add(smooth([(left, -0.9, 1), (middle, -3.9 + open_), (right, -0.9, 1), (middle, 1.1)]), "#ffffff", INK, 1.0)
    h.flat(ellipse(iris, -1.5, 1.8, 2.1), INK)
    h.flat(ellipse(iris + 0.6, -2.2, 0.5), "#ffffff")
    h.line([(left - 0.4, -1), (middle, -3.9 + open_), (right + 0.3, -1)], 1.3)


def _frontal(h: Canvas, face: Face, p: Palette) -> None:
    j = (face.jaw - 0.5) * 4
    half: list[Knot] = [(0, -19), (9, -17), (13, -9), (12.6, 2), (10.5 + j * 0.5, 11), (5.5 + j, 18.5), (0, 21.5)]
    outline = smooth([(0, -19), *half[1:-1], (0, 21.5), *((-k[0], k[1]) for k in half[-2:0:-1])])
    h.add(outline, _flesh(face, p), INK, 1.6)
    shade(h, outline, 0.1, gap=2.6, base=0.9)
    h.flat([ellipse(d * 8.2, 7.5, 3.6, 3.3) for d in (-1, 1)], p.blush, 0.45)
    if face.beard != "none":
        beard_front(h, face.beard, face.hair)
    h.add(smooth([(-5.4, 11.4, 1), (-2, 10.9), (0, 11.7), (2, 10.9), (5.4, 11.4, 1), (0, 15.6)]), p.lips, INK, 0.9)
    h.line([(-5.8, 11.2), (-3, 12.7), (0, 13.2), (3, 12.7), (5.8, 11.2)], 0.7)
    if face.beard == "none":
        h.line([(-2, 17.8), (0, 18.2), (2, 17.8)], 0.8)
    moustache(h, face.moustache, face.hair, 0, frontal=True)
    for d in (-1, 1):
        _brow(h, face, d * 10.6, d * 6.4, d * 2.4)
        _eye(h, min(d * 2.8, d * 10), max(d * 2.8, d * 10), d * 6.3, face)
    width = 2.6 if face.nose == "small" else 3.2
    h.line([(-1.9, -6), (-1.7, 1.5), (-width, 5.8), (0, 7.8), (width, 5.8)], 1.3)
    if face.age:
        h.lines([[(d * 11, 3), (d * 7, 4.4), (d * 3.6, 3)] for d in (-1, 1)], 0.8)
    if face.age > 0.5:
        h.lines([[(-6, -12), (0, -13), (6, -12)], [(-5, -14.8), (0, -15.6), (5, -14.8)]], 0.8)
