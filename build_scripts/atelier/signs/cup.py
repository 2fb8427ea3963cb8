"""The cup of the Spanish suits: an open two-handled urn, a low bowl for pairs, a great covered urn for the ace."""

from dataclasses import dataclass
from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, lathe, mirrored, poly, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.coin import sun_face
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class CupStyle:
    """The colours of a cup as #rrggbb."""

    rim: str
    band: str
    belly: str
    foot: str
    handle: str
    dots: str


def naples_cup(p: Palette) -> CupStyle:
    """Red rim and foot, yellow band, green belly."""
    return CupStyle(p.red, p.yellow, p.green, p.red, p.yellow, p.red)


_HANDLE: Final[list[Knot]] = [(23, -30, 3), (33, -40, 3.2), (42, -32, 3.6), (40, -14, 3.6), (31, 0, 3), (24, 4, 2.6)]


def cup(c: Canvas, x: float, y: float, height: float, p: Palette, style: CupStyle) -> None:
    """An open urn of that total height about (x, y); its width is 0.86 of the height."""
    q = Canvas()
    _handles(q, style)
    _foot(q, style)
    body = lathe(0, [(-38, 31, 1), (-26, 27), (-14, 26.4), (-2, 28), (10, 22), (19, 9), (22, 6, 1)])
    q.add(body, style.belly, INK, 3.2)
    q.add(lathe(0, [(-37, 30.6, 1), (-24, 26.8), (-11, 26.6, 1)]), style.band, INK, 2.2)
    flutes: list[list[Knot]] = [[(k, -9), (k * 1.08, 2), (k * 0.5, 18)] for k in (-19, -10, 0, 10, 19)]
    q.lines(flutes, 1.9)
    q.add([poly([(k, -28), (k + 4, -21), (k, -14), (k - 4, -21)]) for k in (-18, -6, 6, 18)], style.dots, INK, 1.5)
    shade(q, body, 0.2, gap=5, base=2.2)
    q.add(ellipse(0, -40, 32, 9.5), style.rim, INK, 3)
    q.add(ellipse(0, -41, 24.5, 5.4), p.dark_red, INK, 1.8)
    q.line([(-27, -37), (-14, -33.6), (2, -33)], 2, p.orange)
    c.place(q, x, y, height / 100)


def _handles(q: Canvas, style: CupStyle) -> None:
    for side in (-1, 1):
        q.add(tube([(side * k[0], *k[1:]) for k in _HANDLE]), style.handle, INK, 2.6)
        curl: list[Knot] = [(side * 29, 1), (side * 35, 6), (side * 33, 12), (side * 27, 10)]
        q.line(curl, 5.6)
        q.line(curl, 2.6, style.handle)


def _foot(q: Canvas, style: CupStyle) -> None:
    foot = lathe(0, [(27, 6), (33, 8), (38, 11), (41, 20), (44, 26, 1), (50, 27, 1)])
    q.add(foot, style.foot, INK, 3)
    shade(q, foot, 0.22, gap=4.6, base=2)
    q.line([(-23, 44), (0, 46), (23, 44)], 1.6)
    q.add(ellipse(0, 24, 8.6, 5.6), style.band, INK, 2.4)


def bowl(c: Canvas, x: float, y: float, width: float, p: Palette, style: CupStyle) -> None:
    """A low, wide drinking bowl of that width about (x, y); its height is 0.72 of the width."""
    q = Canvas()
    for side in (-1, 1):
        knots: list[Knot] = [(36, -16, 3.4), (46, -28, 3.6), (50, -14, 3.8), (44, 0, 3.4), (34, 4, 3)]
        q.add(tube([(side * k[0], *k[1:]) for k in knots]), style.handle, INK, 2.4)
    foot = lathe(0, [(16, 6), (21, 7), (26, 12), (30, 22, 1), (36, 23, 1)])
    q.add(foot, style.foot, INK, 2.8)
    shade(q, foot, 0.22, gap=4.4, base=1.8)
    q.add(ellipse(0, 15, 9, 5), style.band, INK, 2.2)
    body = lathe(0, [(-22, 42, 1), (-12, 38), (-4, 35), (4, 26), (11, 12), (13, 8, 1)])
    q.add(body, style.belly, INK, 3)
    q.add(lathe(0, [(-21, 41.6, 1), (-14, 38.6), (-6, 36.2, 1)]), style.band, INK, 2)
    flutes: list[list[Knot]] = [[(k, -4.6), (k * 0.86, 3), (k * 0.4, 10)] for k in (-26, -16, -5, 5, 16, 26)]
    q.lines(flutes, 1.7)
    q.add([ellipse(k, -12.4, 3) for k in (-29, -18, -6, 6, 18, 29)], style.dots, INK, 1.3)
    shade(q, body, 0.14, gap=4.4, base=1.9)
    q.add(ellipse(0, -23, 43, 10), style.rim, INK, 2.8)
    q.add(ellipse(0, -24, 34, 6), p.dark_red, INK, 1.6)
    q.line([(-36, -20), (-18, -16), (4, -15)], 2, p.orange)
    c.place(q, x, y, width / 104)


def great_urn(c: Canvas, x: float, y: float, height: float, p: Palette, style: CupStyle) -> None:
    """The ace's covered urn of that height: a knobbed lid, curled handles and a face on the belly."""
    q = Canvas()
    for side in (-1, 1):
        _great_handle(q, side, p, style)
    foot = lathe(0, [(94, 12), (106, 13), (116, 22), (122, 38), (126, 46, 1), (142, 48, 1)])
    q.add(foot, style.foot, INK, 2.4)
    shade(q, foot, 0.2)
    q.lines([[(-44, 128), (0, 132), (44, 128)], [(-36, 122), (0, 126), (36, 122)]], 1.2)
    q.add(ellipse(0, 92, 18, 9), style.band, INK, 2)
    body = lathe(0, [(-52, 54, 1), (-34, 58), (0, 62), (36, 52), (66, 30), (84, 14), (90, 12, 1)])
    q.add(body, style.belly, INK, 2.4)
    flutes: list[list[Knot]] = [[(k, 30), (k * 0.94, 44), (k * 0.42, 82)] for k in (-42, -28, -14, 0, 14, 28, 42)]
    q.lines(flutes, 1.4)
    q.add(lathe(0, [(-50, 54.6, 1), (-42, 56.6), (-32, 58, 1)]), style.band, INK, 1.8)
    q.add([poly([(k, -47), (k + 5, -41), (k, -35), (k - 5, -41)]) for k in range(-44, 45, 11)], style.dots, INK, 1.1)
    shade(q, body, 0.12, gap=4)
    _belly_face(q, p, style)
    _lid(q, p, style)
    c.place(q, x, y + height * 0.012, height / 290)


def _great_handle(q: Canvas, side: int, p: Palette, style: CupStyle) -> None:
    snake: list[Knot] = [
        (50, -36, 6),
        (64, -58, 6.4),
        (84, -60, 7),
        (92, -38, 7.4),
        (88, -10, 7),
        (74, 14, 6),
        (54, 26, 5),
    ]
    arm = tube([(side * k[0], *k[1:]) for k in snake])
    q.add(arm, style.handle, INK, 2.2)
    shade(q, arm, 0.3, side=side, gap=4)
    leaf: list[Knot] = [(86, -56, 1), (96, -74), (90, -88, 1), (78, -76), (76, -60, 1)]
    q.add(smooth([(side * k[0], *k[1:]) for k in leaf]), p.green, INK, 1.6)
    q.line([(side * 84, -62), (side * 86, -76)], 1)
    q.add(ellipse(side * 70, 16, 8), style.rim, INK, 1.8)
    q.add(ellipse(side * 70, 16, 3), style.band, INK, 1)


def _belly_face(q: Canvas, p: Palette, style: CupStyle) -> None:
    petals = []
    for i in range(16):
        h = Canvas()
        h.add(smooth([(-5, -24, 1), (0, -35, 1), (5, -24, 1)]), style.band if i % 2 else style.rim, INK, 1.2)
        petals.append((h, i * 22.5))
    for h, turn in petals:
        q.place(h, 0, -1, 1, 1, turn)
    sun_face(q, 0, -1, 26, p, style.band)


def _lid(q: Canvas, p: Palette, style: CupStyle) -> None:
    q.add(ellipse(0, -54, 58, 11), style.rim, INK, 2.4)
    dome = smooth(mirrored([(-48, -58, 1), (-42, -78), (-26, -94), (-12, -102), (-8, -108, 1)], 0))
    q.add(dome, style.belly, INK, 2.2)
    ribs: list[list[Knot]] = [[(k * 0.24, -104), (k * 0.82, -86), (k, -58)] for k in (-34, -17, 0, 17, 34)]
    q.lines(ribs, 1.4)
    shade(q, dome, 0.16, gap=4)
    hem = smooth([(-50, -62, 1), (0, -54), (50, -62, 1), (50, -52, 1), (0, -43), (-50, -52, 1)])
    q.add(hem, style.band, INK, 1.8)
    q.add([ellipse(k, -49 - abs(k) * 0.1 - 3, 2.6) for k in range(-40, 41, 16)], style.dots, INK, 1)
    q.add(ellipse(0, -108, 13, 6), style.band, INK, 1.8)
    knob = lathe(0, [(-144, 0, 1), (-136, 4), (-130, 9), (-120, 9), (-112, 5), (-110, 5, 1)])
    q.add(knob, style.rim, INK, 2)
    q.line([(-8, -126), (0, -124), (8, -126)], 1.1)
    q.flat(ellipse(-3, -131, 1.8, 3), p.orange)
