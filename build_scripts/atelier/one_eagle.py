"""The one-headed eagle: fans of quills on raised or spread wings, a fan of a tail, a head that looks to a side."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, ellipse, heading, lerp, smooth, tube
from build_scripts.atelier.texture import motif, shade


@dataclass(frozen=True, slots=True)
class EagleLook:
    """Colours #rrggbb of body, the three rows of quills and the beak; `raised` lifts the wings; look -1 is left."""

    body: str
    long: str
    middle: str
    short: str
    beak: str
    tongue: str
    raised: bool = True
    look: int = -1


_RAISED: tuple[Point, ...] = ((22, -36), (38, -52), (49, -76), (53, -102))
_SPREAD: tuple[Point, ...] = ((24, -40), (42, -68), (60, -88), (80, -94))


def one_eagle(c: Canvas, x: float, y: float, look: EagleLook, across: float = 1, down: float = 1) -> None:
    """An eagle about 180 wide and 270 high, its breast at (x, y); paint what it wears on the breast afterwards."""
    h = Canvas()
    for turn, colour in (
        (40, look.long),
        (-40, look.long),
        (27, look.middle),
        (-27, look.middle),
        (13, look.long),
        (-13, look.long),
        (0, look.middle),
    ):
        _quill(h, 0, 46, -turn, 82 - abs(turn) * 0.5, 10, colour)
    for side in (-1, 1):
        half = Canvas()
        _wing(half, look)
        _leg(half, look)
        h.place(half, 0, 0, side, 1)
    body = smooth([(0, -70), (-22, -64), (-38, -32), (-34, 20), (0, 60), (34, 20), (38, -32), (22, -64)])
    h.add(body, look.body, INK, 2)
    motif(h, body, _scale, step=(9.4, 9), offset=(1, 6))
    shade(h, body, 0.14)
    head = Canvas()
    _head(head, look)
    h.place(head, 0, 0, look.look, 1)
    c.place(h, x, y, across, down)


def _scale(c: Canvas, x: float, y: float) -> None:
    c.line([(x - 4.2, y - 3), (x, y + 4.4), (x + 4.2, y - 3)], 1.0)


def _quill(c: Canvas, x: float, y: float, turn: float, length: float, width: float, colour: str) -> None:
    """A hanging feather from its root, turned clockwise by degrees."""
    h = Canvas()
    w = width
    h.add(
        smooth(
            [
                (-w * 0.5, 0, 1),
                (-w, length * 0.5),
                (-w * 0.86, length * 0.86),
                (0, length, 1),
                (w, length * 0.8),
                (w * 0.9, length * 0.4),
                (w * 0.5, 0, 1),
            ]
        ),
        colour,
        INK,
        1.5,
    )
    h.line([(0, 2), (0, length * 0.9)], 1.0, curved=False)
    for k in range(2):
        at = length * (0.52 + 0.17 * k)
        h.line([(-w * 0.66, at + 4), (0, at), (w * 0.66, at + 4)], 0.8, curved=False)
    c.place(h, x, y, 1, 1, turn)


def _bone(bone: tuple[Point, ...], t: float) -> Point:
    i = min(int(t * 3), 2)
    f = t * 3 - i
    return lerp(bone[i][0], bone[i + 1][0], f), lerp(bone[i][1], bone[i + 1][1], f)


def _wing(c: Canvas, look: EagleLook) -> None:
    bone = _RAISED if look.raised else _SPREAD
    ends = (-160.0, -34.0) if look.raised else (-36.0, 4.0)
    rows = ((8, 62.0, 58.0, 9.6, look.long), (7, 44.0, 38.0, 8.6, look.middle), (6, 26.0, 22.0, 7.8, look.short))
    for count, far, near, width, colour in rows:
        for i in range(count):
            t = i / (count - 1)
            x, y = _bone(bone, 1 - t)
            reach = lerp(far, near, t) * (1 if look.raised else 1.5)
            _quill(c, x, y, lerp(ends[0], ends[1], t**0.9), reach, width, colour)
    knots: list[Knot] = [(*_bone(bone, t), 9.4 - t * 2) for t in (0, 0.34, 0.66, 1)]
    arm = tube(knots)
    c.add(arm, look.body, INK, 1.9)
    shade(c, arm, 0.3, angle=heading(bone[0], bone[3]) + 90, gap=4)
    for t in (0.18, 0.42, 0.66, 0.9):
        c.add(ellipse(*_bone(bone, t), 2.9), look.short, INK, 1.1)


def _leg(c: Canvas, look: EagleLook) -> None:
    thigh = smooth([(12, 26), (34, 28), (48, 48), (44, 72), (32, 70), (16, 52)])
    c.add(thigh, look.body, INK, 1.8)
    shade(c, thigh, 0.36)
    c.add(tube([(39, 66, 5), (47, 80, 4), (52, 92, 4.4)], "flat"), look.beak, INK, 1.6)
    for e in (-18, 0, 18):
        c.add(tube([(52, 92, 3.8), (52 + e, 101, 3.4), (52 + e * 1.5, 113, 0.8)]), look.beak, INK, 1.4)


def _head(c: Canvas, look: EagleLook) -> None:
    """Neck and head looking right."""
    neck: list[Knot] = [
        (-19, -48, 1),
        (-20, -66),
        (-15, -84),
        (-12, -100),
        (-11, -112),
        (-3, -124),
        (10, -128),
        (21, -123),
        (23, -113),
        (16, -106),
        (13, -97),
        (16, -84),
        (20, -66),
        (19, -48, 1),
    ]
    shape = smooth(neck)
    for k in range(4):
        y = -106 + k * 14
        tuft: list[Knot] = [(-12 - k * 1.5, y - 4, 1), (-23 - k * 1.5, y + 6, 1), (-11 - k * 1.5, y + 8, 1)]
        c.add(smooth(tuft), look.body, INK, 1.4)
    c.add(shape, look.body, INK, 2)
    for row in range(5):
        for k in range(2 + (row > 2)):
            x, y = -9 + k * 11 + (row % 2) * 4 - (row > 2) * 4, -96 + row * 12
            c.line([(x - 4, y - 2), (x, y + 4), (x + 4, y - 2)], 1.1)
    upper: list[Knot] = [(18, -124, 1), (30, -125), (39, -116), (37.5, -103, 1), (31, -112), (20, -112, 1)]
    c.add(smooth(upper), look.beak, INK, 1.7)
    c.add(tube([(19, -108, 2.4), (26, -106, 2.6), (33, -103, 1)]), look.beak, INK, 1.3)
    c.add(tube([(26, -109.4, 1.3), (34, -106, 1.4), (41, -107, 0.6)]), look.tongue, INK, 0.8)
    c.line([(22, -118), (31, -118)], 1.1)
    c.line([(3, -123), (12, -124), (19, -120)], 2.2)
    c.add(ellipse(11, -117.6, 4), "#ffffff", INK, 1.3)
    c.flat(ellipse(12, -117.6, 2), INK)
