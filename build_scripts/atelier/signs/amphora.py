"""The cup as an amphora: red shoulders, fluted belly, curling handles; it may stand on its head."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, lathe, poly, smooth, tube
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class AmphoraStyle:
    """The colours of an amphora as #rrggbb."""

    lip: str
    shoulder: str
    belly: str
    foot: str
    handle: str
    hollow: str


def amphora(c: Canvas, x: float, y: float, height: float, style: AmphoraStyle, turn: float = 0) -> None:
    """An amphora of that height about (x, y), turned by degrees; its width is 0.86 of the height."""
    q = Canvas()
    for side in (-1, 1):
        knots: list[Knot] = [
            (12, -36, 2.6),
            (24, -45, 3.2),
            (38, -40, 3.6),
            (42, -24, 3.6),
            (36, -10, 3),
            (27, -8, 2.4),
        ]
        q.add(tube([(side * k[0], *k[1:]) for k in knots]), style.handle, INK, 2.4)
        q.add(ellipse(side * 34, -13, 3.6), style.handle, INK, 1.8)
    foot = lathe(0, [(28, 5, 1), (34, 6), (40, 13), (43, 21, 1), (50, 22, 1)])
    q.add(foot, style.foot, INK, 2.8)
    q.line([(-19, 44), (0, 46), (19, 44)], 1.6)
    body = lathe(0, [(-32, 13, 1), (-26, 20), (-14, 30), (-2, 31), (12, 24), (24, 10), (29, 6, 1)])
    q.add(body, style.belly, INK, 3)
    flutes: list[list[Knot]] = [[(k, 2), (k * 0.86, 12), (k * 0.3, 26)] for k in (-22, -11, 0, 11, 22)]
    q.lines(flutes, 1.9)
    shoulder = lathe(0, [(-32, 13, 1), (-26, 20), (-14, 29.6), (-7, 31, 1), (-3, 31, 1)])
    q.add(shoulder, style.shoulder, INK, 2.2)
    q.add([poly([(k, -22), (k + 4, -16), (k, -10), (k - 4, -16)]) for k in (-13, 0, 13)], style.lip, INK, 1.3)
    q.add(tube([(-30, -3, 3), (0, 0, 3.4), (30, -3, 3)], "flat"), style.handle, INK, 1.8)
    shade(q, body, 0.13, gap=5, base=2)
    q.add(lathe(0, [(-42, 11, 1), (-36, 10), (-31, 12.4, 1)]), style.handle, INK, 2.2)
    q.add(ellipse(0, -43, 19, 6.4), style.lip, INK, 2.6)
    q.add(ellipse(0, -43.8, 12, 3.2), style.hollow, INK, 1.5)
    c.place(q, x, y, height / 100, turn=turn)


def great_amphora(c: Canvas, x: float, y: float, height: float, style: AmphoraStyle, leaf: str) -> None:
    """The ace's amphora of that height, wreathed, with a garland on its shoulders and fruit in its mouth."""
    q = Canvas()
    for side in (-1, 1):
        knots: list[Knot] = [(24, -92, 7), (46, -112, 8), (76, -100, 9), (84, -60, 9), (76, -30, 8), (56, -22, 6)]
        arm = tube([(side * k[0], *k[1:]) for k in knots])
        q.add(arm, style.handle, INK, 2.2)
        shade(q, arm, 0.26, side=side, gap=4)
        q.add(ellipse(side * 73, -36, 10), style.shoulder, INK, 1.9)
        q.add(ellipse(side * 73, -36, 4), style.handle, INK, 1.1)
        for lx, ly, turn in ((58, -116, -75), (74, -108, -50), (84, -92, -30)):
            h = Canvas()
            h.add(smooth([(0, 0, 1), (10, -6), (24, 0, 1), (10, 6)]), leaf, INK, 1.5)
            h.line([(2, 0), (18, 0)], 0.9, curved=False)
            q.place(h, side * lx, ly, side, 1, turn * side)
    foot = lathe(0, [(88, 12, 1), (102, 14), (114, 32), (120, 50, 1), (138, 52, 1)])
    q.add(foot, style.foot, INK, 2.3)
    q.lines([[(-47, 122), (0, 127), (47, 122)], [(-38, 115), (0, 119), (38, 115)]], 1.2)
    shade(q, foot, 0.2)
    q.add(ellipse(0, 87, 18, 8), style.handle, INK, 2)
    body = lathe(0, [(-84, 26, 1), (-70, 44), (-40, 64), (-6, 68), (28, 56), (60, 28), (80, 13), (86, 11, 1)])
    q.add(body, style.belly, INK, 2.4)
    flutes: list[list[Knot]] = [[(k, 12), (k * 0.9, 36), (k * 0.3, 78)] for k in (-50, -34, -17, 0, 17, 34, 50)]
    q.lines(flutes, 1.5)
    shoulder = lathe(0, [(-84, 26, 1), (-70, 44), (-40, 63.4), (-14, 68, 1), (-8, 68, 1)])
    q.add(shoulder, style.shoulder, INK, 2)
    for k in (-2, -1, 0, 1, 2):
        x0 = k * 25
        q.add(
            smooth([(x0 - 11, -14, 1), (x0 - 9, -34), (x0, -44, 1), (x0 + 9, -34), (x0 + 11, -14, 1)]),
            style.lip,
            INK,
            1.5,
        )
        q.add(
            smooth([(x0 - 5, -14, 1), (x0 - 4, -25), (x0, -32, 1), (x0 + 4, -25), (x0 + 5, -14, 1)]),
            style.shoulder,
            INK,
            1.2,
        )
    q.add(lathe(0, [(-15, 67.6, 1), (-6, 68), (8, 66, 1)]), style.handle, INK, 1.8)
    q.flat([ellipse(k, -2 + (66 - abs(k)) * 0.05, 2.6) for k in range(-60, 61, 12)], INK)
    shade(q, body, 0.12, gap=4)
    q.add(body, None, INK, 2.4)
    q.add(lathe(0, [(-110, 24, 1), (-96, 21), (-82, 27, 1)]), style.handle, INK, 2)
    q.lines([[(k, -106), (k * 0.9, -96), (k * 1.1, -86)] for k in (-14, -5, 5, 14)], 1)
    for k, dy, colour in (
        (-18, -128, style.shoulder),
        (18, -128, style.shoulder),
        (0, -136, style.handle),
        (-9, -124, style.handle),
        (9, -124, style.shoulder),
    ):
        q.add(ellipse(k, dy, 11), colour, INK, 1.7)
        q.line([(k - 2, dy - 8), (k, dy - 11), (k + 3, dy - 9)], 1.2)
    for d in (-1, 1):
        q.add(smooth([(d * 8, -120, 1), (d * 26, -134), (d * 44, -126, 1), (d * 28, -116)]), leaf, INK, 1.6)
        q.line([(d * 12, -121), (d * 36, -126)], 1)
    q.add(ellipse(0, -112, 36, 11), style.lip, INK, 2.3)
    q.line([(-26, -108), (0, -104.6), (26, -108)], 1.4, style.handle)
    c.place(q, x, y, height / 290)
