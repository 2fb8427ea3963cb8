"""The two-headed heraldic eagle: hanging quills in rows, a fan of a tail, outward heads on scaled necks."""

from math import sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, ellipse, lerp, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import motif, shade


def two_headed_eagle(c: Canvas, x: float, y: float, p: Palette) -> None:
    """An eagle about 170 wide and 262 high, its breast at (x, y); paint what it wears on the breast afterwards."""
    h = Canvas()
    for turn, colour in (
        (42, p.green),
        (-42, p.green),
        (28, p.red),
        (-28, p.red),
        (14, p.green),
        (-14, p.green),
        (0, p.red),
    ):
        _quill(h, 0, 44, -turn, 86 - abs(turn) * 0.4, 10, colour)
    for side in (-1, 1):
        half = Canvas()
        _wing(half, p)
        _leg(half, p)
        h.place(half, 0, 0, side, 1)
    body = smooth([(0, -74), (-26, -64), (-40, -30), (-34, 20), (0, 58), (34, 20), (40, -30), (26, -64)])
    h.add(body, p.red, INK, 2)
    motif(h, body, _scale, step=(9.4, 9), offset=(1, 6))
    for side in (-1, 1):
        half = Canvas()
        _head(half, p)
        h.place(half, 0, 0, side, 1)
    c.place(h, x, y)


def _scale(c: Canvas, x: float, y: float) -> None:
    c.line([(x - 4.2, y - 3), (x, y + 4.4), (x + 4.2, y - 3)], 1.0)


def _quill(c: Canvas, x: float, y: float, turn: float, length: float, width: float, colour: str) -> None:
    h = Canvas()
    w = width
    h.add(
        smooth(
            [
                (-w * 0.5, 0, 1),
                (-w, length * 0.5),
                (-w * 0.9, length * 0.84),
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
    h.line([(0, 2), (0, length * 0.88)], 1.0, curved=False)
    for k in range(3):
        at = length * (0.42 + 0.14 * k)
        h.line([(-w * 0.66, at + 4), (0, at), (w * 0.66, at + 4)], 0.8, curved=False)
    c.place(h, x, y, 1, 1, turn)


_BONE: tuple[Point, ...] = ((28, -48), (42, -74), (60, -98), (80, -112))


def _bone(t: float) -> Point:
    i = min(int(t * 3), 2)
    f = t * 3 - i
    return lerp(_BONE[i][0], _BONE[i + 1][0], f), lerp(_BONE[i][1], _BONE[i + 1][1], f)


def _wing(c: Canvas, p: Palette) -> None:
    rows = (
        (7, 128.0, 98.0, 10.0, 9.6, p.green),
        (6, 84.0, 66.0, 12.0, 9.4, p.red),
        (6, 46.0, 40.0, 14.0, 8.8, p.yellow),
    )
    for count, long, short, lean, width, colour in rows:
        for i in range(count):
            t = i / (count - 1)
            x, y = _bone(1 - t * 0.95)
            _quill(
                c,
                x,
                y,
                -lerp(lean, 0, t),
                lerp(long, short, t) - (14 * sin(t * 3.1) if long > 100 else 0),
                width,
                colour,
            )
    arm = tube([(22, -44, 9), (34, -64, 10), (50, -90, 9), (68, -108, 8.4), (84, -116, 8)])
    c.add(arm, p.red, INK, 1.9)
    for t in (0.12, 0.36, 0.6, 0.84):
        x, y = _bone(t)
        c.add(ellipse(x + 2, y, 2.8), p.yellow, INK, 1.1)
    c.add(smooth([(76, -112), (79, -128), (92, -130), (95, -116), (86, -109)]), p.yellow, INK, 1.6)
    c.line([(84, -114), (88, -120), (86, -124)], 1.1)


def _leg(c: Canvas, p: Palette) -> None:
    thigh = smooth([(14, 24), (36, 28), (48, 50), (42, 72), (30, 68), (18, 50)])
    c.add(thigh, p.red, INK, 1.8)
    shade(c, thigh, 0.4)
    c.add(tube([(38, 66, 5), (46, 80, 4), (52, 90, 4.4)], "flat"), p.yellow, INK, 1.6)
    for e in (-16, 0, 16):
        c.add(tube([(52, 90, 3.6), (52 + e, 100, 3.2), (52 + e * 1.5, 112, 0.8)]), p.yellow, INK, 1.4)


def _head(c: Canvas, p: Palette) -> None:
    neck: list[Knot] = [
        (-1, -36, 1), (-1, -64), (0, -80), (3, -97), (6, -112), (13, -122), (25, -126), (35, -121), (37, -112),
        (29, -106), (24, -98), (25, -84), (30, -66), (31, -50), (27, -36, 1),
    ]  # fmt: skip
    c.add(smooth(neck), p.red, INK, 2)
    for x, y in ((12, -56), (22, -56), (10, -70), (20, -69), (9, -84), (18, -83), (11, -97), (18, -96)):
        c.line([(x - 4, y - 2), (x, y + 4), (x + 4, y - 2)], 1.1)
    c.add(
        smooth([(32, -122, 1), (42, -123), (50, -115), (48.5, -104, 1), (43, -112), (33, -111, 1)]), p.yellow, INK, 1.7
    )
    c.line([(35, -116.5), (43, -116)], 1.1)
    c.add(tube([(32, -108, 1.8), (39, -105, 1.8), (44, -100, 0.7)]), p.dark_red, INK, 1)
    c.line([(18, -122), (26, -122.5), (32, -119)], 2)
    c.add(ellipse(25.5, -117, 3.4), p.yellow, INK, 1.3)
    c.flat(ellipse(26.2, -117, 1.6), INK)
    for k in range(3):
        tuft: list[Knot] = [(8 + k * 2, -104 - k * 6, 1), (2 + k * 1.5, -110 - k * 6, 1), (9 + k * 3.4, -112 - k * 6)]
        c.add(smooth(tuft), p.red, INK, 1.3)
