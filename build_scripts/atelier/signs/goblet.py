"""Turned cups without ears: a wide goblet on a foot, and a tall covered one for the ace."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, lathe, mirrored, poly, smooth
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class GobletStyle:
    """The colours of a goblet as #rrggbb: rim, hollow, upper bowl, fluted lower bowl, knob, foot, jewels."""

    rim: str
    hollow: str
    band: str
    bowl: str
    knob: str
    foot: str
    jewel: str


def goblet(c: Canvas, x: float, y: float, height: float, style: GobletStyle) -> None:
    """A wide goblet of that height about (x, y); its width is 0.84 of the height."""
    q = Canvas()
    _foot(q, style)
    q.add(lathe(0, [(14, 6, 1), (20, 5), (27, 7), (31, 9, 1)]), style.band, INK, 2.6)
    q.add(ellipse(0, 21, 10.5, 5.2), style.knob, INK, 2.4)
    body = lathe(0, [(-38, 40, 1), (-28, 38), (-16, 34), (-4, 28), (7, 17), (13, 8), (16, 6, 1)])
    q.add(body, style.band, INK, 3)
    lower = lathe(0, [(-16, 34.6, 1), (-4, 28.6), (7, 17.4), (13, 8), (16, 6, 1)])
    q.add(lower, style.bowl, INK, 2.2)
    flutes: list[list[Knot]] = [[(k, -15), (k * 0.84, -2), (k * 0.3, 13)] for k in (-26, -16, -5.4, 5.4, 16, 26)]
    q.lines(flutes, 1.9, style.band)
    q.add(
        [poly([(k, -31), (k + 5, -24.5), (k, -18), (k - 5, -24.5)]) for k in (-25, -8.6, 8.6, 25)],
        style.jewel,
        INK,
        1.5,
    )
    shade(q, body, 0.2, gap=4.4, base=2.2)
    q.add(body, None, INK, 3)
    q.add(ellipse(0, -39, 41, 10), style.rim, INK, 3)
    q.add(ellipse(0, -40, 33, 6), style.hollow, INK, 1.8)
    c.place(q, x, y, height / 100)


def _foot(q: Canvas, style: GobletStyle) -> None:
    top = poly([(-9, 29), (9, 29), (29, 40), (17, 44), (-17, 44), (-29, 40)])
    q.add(top, style.foot, INK, 2.6)
    q.lines([[(-5, 30), (-17, 43)], [(5, 30), (17, 43)]], 1.6, curved=False)
    rim = poly([(-29, 40), (-17, 44), (17, 44), (29, 40), (29, 46), (17, 50), (-17, 50), (-29, 46)])
    q.add(rim, style.band, INK, 2.6)
    shade(q, top, 0.26, gap=3.6, base=1.9)
    q.lines([[(-17, 44), (-17, 50)], [(17, 44), (17, 50)]], 1.5, curved=False)


def covered_goblet(c: Canvas, x: float, y: float, height: float, style: GobletStyle, leaf: str) -> None:
    """The ace's tall goblet of that height with a domed lid on a six-sided footed base."""
    q = Canvas()
    _base(q, style)
    stem = lathe(0, [(38, 13, 1), (48, 9), (60, 8), (72, 13), (84, 9), (94, 16, 1)])
    q.add(stem, style.band, INK, 2.2)
    shade(q, stem, 0.3, gap=3.4)
    q.add(ellipse(0, 54, 19, 8), style.knob, INK, 2)
    q.add([ellipse(k, 54, 2.6, 3) for k in (-12, -4, 4, 12)], style.band, INK, 1)
    q.add(ellipse(0, 72, 14, 4.4), style.knob, INK, 1.6)
    body = lathe(0, [(-62, 62, 1), (-44, 60), (-20, 58), (4, 48), (22, 30), (34, 15), (40, 12, 1)])
    q.add(body, style.band, INK, 2.4)
    lower = lathe(0, [(-16, 57.6, 1), (4, 48), (22, 30), (34, 15), (40, 12, 1)])
    q.add(lower, style.bowl, INK, 2)
    for i in range(7):
        k = (i - 3) / 3
        petal: list[Knot] = [
            (k * 49 - 7, -15, 1),
            (k * 38 - 5, 6),
            (k * 11, 36, 1),
            (k * 38 + 5, 6),
            (k * 49 + 7, -15, 1),
        ]
        if i % 2 == 0:
            q.add(smooth(petal), style.jewel, INK, 1.4)
    for k in range(-48, 49, 16):
        q.add(poly([(k, -53), (k + 7, -43), (k, -33), (k - 7, -43)]), style.jewel, INK, 1.4)
    q.flat([ellipse(k, -24, 2) for k in range(-51, 52, 8)], INK)
    q.lines([[(-58, -29), (0, -27), (58, -29)], [(-57, -19), (0, -16), (57, -19)]], 1.2)
    shade(q, body, 0.16, gap=3.6, base=1.6)
    q.add(body, None, INK, 2.4)
    _lid(q, style, leaf)
    c.place(q, x, y, height / 300)


def _base(q: Canvas, style: GobletStyle) -> None:
    for d in (-1, 1):
        q.add(
            smooth([(d * 38, 130, 1), (d * 60, 132), (d * 62, 146), (d * 50, 150), (d * 36, 144, 1)]),
            style.knob,
            INK,
            2,
        )
    q.add(smooth([(-14, 138, 1), (-12, 150), (12, 150), (14, 138, 1)]), style.knob, INK, 2)
    top = poly([(-18, 92), (18, 92), (56, 118), (30, 126), (-30, 126), (-56, 118)])
    q.add(top, style.foot, INK, 2.2)
    q.lines([[(-9, 93), (-30, 125)], [(9, 93), (30, 125)]], 1.6, curved=False)
    shade(q, top, 0.3, gap=3.4)
    side = poly([(-56, 118), (-30, 126), (30, 126), (56, 118), (56, 132), (30, 141), (-30, 141), (-56, 132)])
    q.add(side, style.band, INK, 2.2)
    q.lines([[(-30, 126), (-30, 141)], [(30, 126), (30, 141)]], 1.6, curved=False)
    for x in (-43, -15, 0, 15, 43):
        y = 129 if abs(x) > 30 else 133.5
        q.add(poly([(x, y - 4.4), (x + 4.4, y), (x, y + 4.4), (x - 4.4, y)]), style.jewel, INK, 1.1)


def _lid(q: Canvas, style: GobletStyle, leaf: str) -> None:
    q.add(ellipse(0, -64, 66, 13), style.rim, INK, 2.4)
    dome = smooth(mirrored([(-56, -68, 1), (-50, -90), (-30, -104), (-13, -110), (-9, -118, 1)], 0))
    q.add(dome, style.bowl, INK, 2.2)
    ribs: list[list[Knot]] = [[(k * 0.24, -114), (k * 0.85, -98), (k, -68)] for k in (-42, -22, 0, 22, 42)]
    q.lines(ribs, 1.6, style.band)
    shade(q, dome, 0.2, gap=3.6)
    hem = smooth([(-58, -74, 1), (0, -64), (58, -74, 1), (58, -62, 1), (0, -51), (-58, -62, 1)])
    q.add(hem, style.rim, INK, 2)
    q.add([ellipse(k, -57 - abs(k) * 0.11 - 1, 3) for k in range(-48, 49, 16)], style.band, INK, 1)
    q.add(ellipse(0, -118, 15, 6), style.band, INK, 1.8)
    for d in (-1, 1):
        q.add(smooth([(0, -122, 1), (d * 9, -128), (d * 20, -128), (d * 25, -138, 1), (d * 10, -138)]), leaf, INK, 1.6)
        q.line([(d * 3, -125), (d * 18, -134)], 0.9)
    q.add(smooth([(-8, -124, 1), (-10, -136), (0, -152, 1), (10, -136), (8, -124, 1)]), style.rim, INK, 2)
    q.lines([[(0, -128), (0, -146)], [(-4, -127), (-5, -136)], [(4, -127), (5, -136)]], 0.9)
