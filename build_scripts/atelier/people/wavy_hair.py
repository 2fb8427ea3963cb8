"""Long wavy hair for heads that look right, left or at the viewer: a mass behind the face, locks before it."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.face import Face, head

_BACK: list[Knot] = [
    (2, -26), (12, -22), (17, -13), (16, -4), (21, 4), (17, 11), (22, 20), (15, 25), (10, 18), (-6, 20), (-10, 30),
    (-20, 34), (-28, 28), (-23, 20), (-27, 11), (-20, 4), (-23, -6), (-18, -17), (-9, -24),
]  # fmt: skip
_SHORT_BACK: list[Knot] = [
    (2, -26), (12, -22), (18, -13), (16, -4), (18, 4), (12, 8), (-4, 14), (-14, 18), (-21, 13), (-18, 6), (-23, -2),
    (-19, -9), (-20, -17), (-9, -24),
]  # fmt: skip
_NEAR: list[Knot] = [
    (3, -22, 1), (-6, -21), (-12, -14), (-10, -7), (-15, -1), (-12, 6), (-17, 12), (-14, 18, 1), (-21, 15), (-19, 8),
    (-22, 1), (-18, -6), (-19, -14), (-10, -23),
]  # fmt: skip
_FAR: list[Knot] = [(3, -22, 1), (10, -20), (15, -13), (14, -6), (16.4, 0, 1), (18, -8), (17, -16), (10, -24)]


def wavy_head(
    c: Canvas,
    x: float,
    y: float,
    look: int,
    face: Face,
    p: Palette,
    size: float = 1,
    *,
    short: bool = False,
    sheen: str,
) -> None:
    """A head whose `face.style` is hidden, with parted wavy hair; `sheen` is the colour of its strands."""
    h = Canvas()
    back = _SHORT_BACK if short else _BACK
    if look == 0 and not short:
        side = [k for k in back if k[0] < 0]
        back = [*side, *((-k[0], *k[1:]) for k in reversed(side))]
    h.add(smooth(back), face.hair, INK, 1.9)
    drop = 8 if short else 24
    for o in (0, 4):
        h.line(
            [(-8 - o, -20 + o), (-17 - o * 0.6, -8), (-15 - o * 0.6, 0), (-19 - o * 0.4, 8), (-17, drop)], 0.9, sheen
        )
    head(h, 0, 0, 1 if look else 0, face, p)
    h.add(smooth(_NEAR), face.hair, INK, 1.5)
    far = _FAR if look else [(-k[0], *k[1:]) for k in _NEAR]
    h.add(smooth(far), face.hair, INK, 1.5)
    h.line([(0, -21), (-9, -18), (-14, -10), (-13, -3), (-17, 4), (-15, 12)], 0.9, sheen)
    h.line([(6, -21), (13, -15), (15, -8)], 0.9, sheen)
    c.place(h, x, y, size * (look or 1), size)
