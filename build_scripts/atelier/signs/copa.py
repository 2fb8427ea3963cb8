"""The red cup of Spain: a round bowl on a knobbed stem, without ears; and the ace's, with a lid and leaf handles."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, lathe, mirrored, poly, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.coin import sun_face
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class CopaStyle:
    """The colours of a cup as #rrggbb: bowl, gold, lining, jewels, foot."""

    bowl: str
    gold: str
    lining: str
    jewel: str
    foot: str


def copa(c: Canvas, x: float, y: float, height: float, style: CopaStyle) -> None:
    """A cup of that height about (x, y); its width is 0.68 of the height."""
    q = Canvas()
    foot = lathe(0, [(30, 5, 1), (36, 8), (41, 20, 1), (44, 25), (50, 26, 1)])
    q.add(foot, style.foot, INK, 2.8)
    q.add(lathe(0, [(42, 22.6, 1), (45, 25.4), (50, 26, 1)]), style.gold, INK, 2)
    shade(q, foot, 0.2, gap=4.4, base=1.9)
    q.add(lathe(0, [(6, 7, 1), (14, 5), (24, 5), (31, 7, 1)]), style.gold, INK, 2.4)
    q.add(ellipse(0, 19, 10.4, 6), style.foot, INK, 2.4)
    q.flat([ellipse(k, 19, 1.8) for k in (-5, 0, 5)], style.gold)
    bowl = lathe(0, [(-41, 33, 1), (-30, 34), (-16, 31), (-4, 21), (4, 10), (8, 7, 1)])
    q.add(bowl, style.bowl, INK, 3)
    q.add(lathe(0, [(-31, 34, 1), (-26, 33.8), (-19, 32, 1)]), style.gold, INK, 2)
    q.add(
        [poly([(k, -29.6), (k + 4.4, -25), (k, -20.4), (k - 4.4, -25)]) for k in (-21, -7, 7, 21)],
        style.jewel,
        INK,
        1.3,
    )
    leaves: list[list[Knot]] = [
        [(k - 5, 0 - abs(k) * 0.36, 1), (k * 0.9, -14), (k * 0.66 + 4, -1 - abs(k) * 0.2, 1), (k * 0.3, 5)]
        for k in (-17, 0, 17)
    ]
    q.add([smooth(leaf) for leaf in leaves], style.gold, INK, 1.5)
    shade(q, bowl, 0.18, gap=4.4, base=2)
    q.add(bowl, None, INK, 3)
    q.add(ellipse(0, -42, 34, 8.6), style.bowl, INK, 2.8)
    q.add(ellipse(0, -42.8, 27, 5.4), style.lining, INK, 1.8)
    c.place(q, x, y, height / 100)


def great_copa(c: Canvas, x: float, y: float, height: float, p: Palette, style: CopaStyle) -> None:
    """The ace's cup of that height, a sun on its belly, leaf handles, a lid under a heart."""
    q = Canvas()
    for d in (-1, 1):
        knots: list[Knot] = [
            (44, 10, 6),
            (66, 4, 7),
            (82, -20, 7),
            (80, -50, 7),
            (64, -62, 6),
            (58, -48, 4),
            (66, -42, 2.6),
        ]
        arm = tube([(d * k[0], *k[1:]) for k in knots])
        q.add(arm, style.gold, INK, 2.1)
        shade(q, arm, 0.3, side=d, gap=4)
        for lx, ly, turn in ((80, -20, -10), (82, -46, -40), (70, -64, -80)):
            leaf = Canvas()
            leaf.add(smooth([(0, 0, 1), (8, -7), (21, 0, 1), (8, 7)]), p.green, INK, 1.5)
            leaf.line([(2, 0), (15, 0)], 0.9, curved=False)
            q.place(leaf, d * lx, ly, d, 1, turn * d)
    foot = lathe(0, [(96, 12, 1), (108, 18), (120, 44, 1), (128, 56), (144, 58, 1)])
    q.add(foot, style.foot, INK, 2.3)
    q.add(lathe(0, [(122, 47, 1), (129, 56), (144, 58, 1)]), style.gold, INK, 1.8)
    q.add(
        [poly([(k, 129), (k + 6, 135), (k, 141), (k - 6, 135)]) for k in (-40, -20, 0, 20, 40)], style.jewel, INK, 1.2
    )
    shade(q, foot, 0.2)
    q.add(lathe(0, [(58, 16, 1), (70, 11), (86, 10), (98, 14, 1)]), style.gold, INK, 2.1)
    q.add(ellipse(0, 78, 22, 10), style.foot, INK, 2.1)
    q.flat([ellipse(k, 78, 3) for k in (-12, 0, 12)], style.gold)
    bowl = lathe(0, [(-62, 64, 1), (-40, 67), (-10, 64), (20, 50), (44, 28), (56, 17), (62, 15, 1)])
    q.add(bowl, style.bowl, INK, 2.4)
    for k in (-2, -1, 0, 1, 2):
        x0 = k * 21
        petal: list[Knot] = [
            (x0 * 0.3 - 4, 58, 1),
            (x0 * 0.8 - 9, 40),
            (x0 - 4, 26 - abs(k) * 6),
            (x0 + 4, 26 - abs(k) * 6),
            (x0 * 0.8 + 9, 40),
            (x0 * 0.3 + 4, 58, 1),
        ]
        if k:
            q.add(smooth(petal), style.gold, INK, 1.5)
    q.add(smooth([(-5, 60, 1), (-10, 42), (0, 30, 1), (10, 42), (5, 60, 1)]), style.gold, INK, 1.5)
    q.add(lathe(0, [(-52, 66, 1), (-44, 67), (-30, 66.8, 1)]), style.gold, INK, 1.8)
    q.add([poly([(k, -49), (k + 7, -41), (k, -33), (k - 7, -41)]) for k in range(-51, 52, 17)], style.jewel, INK, 1.2)
    shade(q, bowl, 0.12, gap=4)
    q.add(bowl, None, INK, 2.4)
    for i in range(16):
        ray = Canvas()
        ray.add(smooth([(-5, -20, 1), (0, -31, 1), (5, -20, 1)]), style.gold if i % 2 else style.jewel, INK, 1.1)
        q.place(ray, 0, 0, turn=i * 22.5)
    sun_face(q, 0, 0, 22, p, style.gold)
    q.add(ellipse(0, -62, 68, 12), style.gold, INK, 2.3)
    dome = smooth(mirrored([(-56, -66, 1), (-48, -84), (-26, -98), (-10, -104), (-7, -112, 1)], 0))
    q.add(dome, style.bowl, INK, 2.2)
    q.lines([[(k * 0.2, -108), (k * 0.85, -92), (k, -67)] for k in (-42, -21, 0, 21, 42)], 2.2, style.gold)
    shade(q, dome, 0.18, gap=4)
    q.add(dome, None, INK, 2.2)
    q.add(ellipse(0, -112, 12, 5.4), style.gold, INK, 1.8)
    heart = smooth(
        [(0, -114, 1), (-17, -130), (-15, -144), (-5, -146), (0, -138, 1), (5, -146), (15, -144), (17, -130)]
    )
    q.add(heart, style.jewel, INK, 2)
    q.line([(-9, -140), (-10, -133)], 2, "#ffffff")
    c.place(q, x, y, height / 292)
