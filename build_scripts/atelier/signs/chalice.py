"""The cup of the Italian suits: a six-sided lidded chalice with an hour-glass waist of acanthus leaves."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, lathe, poly, smooth
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class ChaliceStyle:
    """The colours of a chalice as #rrggbb."""

    bowl: str
    lid: str
    waist: str
    foot: str
    jewel: str


def chalice(c: Canvas, x: float, y: float, height: float, style: ChaliceStyle) -> None:
    """A chalice of that height about (x, y); its width is 0.67 of the height."""
    q = Canvas()
    q.add(
        poly([(-30, 36), (-17, 43), (17, 43), (30, 36), (30, 44), (17, 50), (-17, 50), (-30, 44)]), style.foot, INK, 2.4
    )
    q.add(poly([(-26, 36), (-15, 30), (15, 30), (26, 36), (17, 42), (-17, 42)]), style.lid, INK, 2.2)
    q.add(lathe(0, [(-14, 11, 1), (-4, 7), (6, 7), (18, 14), (33, 22, 1), (37, 10, 1)]), style.waist, INK, 2.4)
    for d in (-1, 1):
        low: list[Knot] = [(6, 10, 1), (16, 16), (25, 26), (21, 35, 1), (12, 27)]
        high: list[Knot] = [(7, -4, 1), (16, -8), (24, -16), (15, -22, 1), (8, -14)]
        q.add([smooth([(d * k[0], *k[1:]) for k in leaf]) for leaf in (low, high)], style.waist, INK, 2)
        q.line([(d * 8, 15), (d * 16, 24), (d * 19, 31)], 1.2)
    q.add(ellipse(0, 1, 10, 4.6), style.jewel, INK, 2.2)
    bowl = poly([(-33, -38), (-19, -31), (19, -31), (33, -38), (29, -20), (17, -13), (-17, -13), (-29, -20)])
    q.add(bowl, style.bowl, INK, 2.4)
    shade(q, bowl, 0.14, gap=4.4, base=1.8)
    q.lines([[(-19, -31), (-17, -13)], [(19, -31), (17, -13)]], 1.6, curved=False)
    q.add(poly([(0, -28), (5, -22), (0, -16), (-5, -22)]), style.jewel, INK, 1.4)
    q.add(poly([(-33, -38), (-19, -46), (19, -46), (33, -38), (19, -31), (-19, -31)]), style.lid, INK, 2.4)
    q.add(poly([(-22, -38.5), (-13, -43), (13, -43), (22, -38.5), (13, -34), (-13, -34)]), None, INK, 1.2)
    c.place(q, x, y - height / 100, height / 100)
