"""The cup of the Italian suits: a six-sided hour-glass vessel on a six-sided foot, lidded or open like a fountain."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, SubPath, ellipse, lathe, poly, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class HexCupStyle:
    """The colours of a six-sided cup as #rrggbb; an open one shows its dark inside instead of a lid."""

    lid: str
    band: str
    stem: str
    leaves: str
    knot: str
    foot_top: str
    foot: str
    gem: str
    inside: str | None = None


def veneto_cup(p: Palette) -> HexCupStyle:
    """Red lid, yellow band, blue stem, foot in red and yellow."""
    return HexCupStyle(p.red, p.yellow, p.blue, p.blue, p.red, p.red, p.yellow, p.red)


def bergamo_cup(p: Palette) -> HexCupStyle:
    """Open, with a yellow rim, red bowl and blue foot."""
    return HexCupStyle(p.yellow, p.red, p.red, p.yellow, p.yellow, p.blue, p.blue, p.yellow, p.dark_red)


def _hexagon(y: float, wide: float, tall: float, shoulder: float = 0.56) -> SubPath:
    s = wide * shoulder
    return poly([(-wide, y), (-s, y - tall), (s, y - tall), (wide, y), (s, y + tall), (-s, y + tall)])


def _drum(top: float, low: float, wide: float, narrow: float, tall: float) -> SubPath:
    """The visible side of a six-sided drum between two levels."""
    a, b = wide * 0.56, narrow * 0.56
    return poly([(-wide, top), (-a, top + tall), (a, top + tall), (wide, top),
                 (narrow, low), (b, low + tall), (-b, low + tall), (-narrow, low)])  # fmt: skip


def hex_cup(c: Canvas, x: float, y: float, height: float, style: HexCupStyle, pen: float = 1) -> None:
    """A cup of that total height about (x, y); its width is 0.66 of the height, its lines `pen` times as wide."""
    q = Canvas()
    _hex_foot(q, style)
    if style.inside:
        _open_top(q, style)
    else:
        _stem(q, style)
        _lidded_top(q, style)
    c.place(q.mapped(lambda a: a, pen), x, y, height / 100)


def _hex_foot(q: Canvas, style: HexCupStyle) -> None:
    q.add(_drum(37, 43, 31, 33, 6.4), style.foot, INK, 2.6)
    q.add(_hexagon(37, 31, 6.4), style.foot, INK, 2)
    cone = lathe(0, [(20, 7, 1), (28, 11), (34, 19), (37, 25, 1)])
    q.add(cone, style.foot_top, INK, 2.4)
    q.lines([[(-3, 22), (-8, 37)], [(3, 22), (8, 37)]], 1.6)
    shade(q, cone, 0.24, gap=4, base=1.8)


def _stem(q: Canvas, style: HexCupStyle) -> None:
    q.add(lathe(0, [(-14, 14, 1), (-6, 8), (2, 7), (12, 9), (22, 9, 1)]), style.stem, INK, 2.4)
    for d in (-1, 1):
        upper: list[Knot] = [(d * 5, -1, 1), (d * 13, -3), (d * 24, -12), (d * 25, -20, 1), (d * 14, -18), (d * 6, -12)]
        lower: list[Knot] = [(d * 5, 5, 1), (d * 14, 8), (d * 23, 17), (d * 23, 25, 1), (d * 13, 22), (d * 6, 16)]
        q.add([smooth(upper), smooth(lower)], style.leaves, INK, 2)
        q.lines([[(d * 8, -5), (d * 15, -9), (d * 21, -15)], [(d * 8, 9), (d * 15, 14), (d * 19, 20)]], 1.3)
    q.add(ellipse(0, 2, 10.5, 5), style.knot, INK, 2.2)


def _lidded_top(q: Canvas, style: HexCupStyle) -> None:
    drum = _drum(-35, -22, 33, 28, 7)
    q.add(drum, style.band, INK, 2.6)
    q.lines([[(-18.5, -28), (-15.7, -15)], [(18.5, -28), (15.7, -15)]], 1.6, curved=False)
    gems = [poly([(k, -27), (k + 3.6, -21.4), (k, -16), (k - 3.6, -21.4)]) for k in (-9, 0, 9)]
    q.add(gems, style.gem, INK, 1.3)
    q.flat([ellipse(d * 25, -24, 1.8) for d in (-1, 1)], INK)
    q.add(_hexagon(-36, 33, 8), style.lid, INK, 2.6)
    q.add(_hexagon(-36.6, 22, 4.6), None, INK, 1.3)
    q.add(lathe(0, [(-46, 2.4, 1), (-42, 5), (-38, 9, 1)]), style.band, INK, 1.8)
    q.add(ellipse(0, -47.6, 3.6), style.stem, INK, 1.7)


def _open_top(q: Canvas, style: HexCupStyle) -> None:
    bowl = lathe(0, [(-34, 30, 1), (-20, 27), (-8, 18), (0, 10), (6, 7), (14, 7), (20, 9, 1)])
    q.add(bowl, style.band, INK, 2.6)
    q.lines([[(k, -24), (k * 0.86, -14), (k * 0.4, -4)] for k in (-20, -10, 0, 10, 20)], 1.6)
    shade(q, bowl, 0.2, gap=4.4, base=2)
    for d in (-1, 1):
        curl: list[Knot] = [(d * 20, -12, 2.2), (d * 27, -8, 2.6), (d * 29, 1, 2.6), (d * 23, 5, 2.2), (d * 20, 0, 1.4)]
        q.add(tube(curl), style.leaves, INK, 1.8)
    q.add(lathe(0, [(0, 9, 1), (3.5, 12), (7, 9, 1)]), style.knot, INK, 2)
    q.add(ellipse(0, 20, 11, 4.4), style.knot, INK, 2)
    q.add(_drum(-38, -31, 34, 33, 7), style.lid, INK, 2.4)
    q.add(_hexagon(-39, 34, 8), style.lid, INK, 2.6)
    q.add(_hexagon(-39.4, 26, 5), style.inside, INK, 1.6)
    q.flat([poly([(k, -31), (k + 2.4, -28), (k, -25), (k - 2.4, -28)]) for k in (-12, -4, 4, 12)], INK)


def sprouts(c: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Leaves that grow from both sides and the top of a cup whose rim is at (x, y)."""
    h = Canvas()
    for d in (-1, 1):
        for reach, rise, turn in ((1.0, 1.0, 0.0), (0.62, 1.3, 0.3)):
            leaf: list[Knot] = [
                (d * 3, 0, 1),
                (d * 14 * reach, -8 * rise),
                (d * 30 * reach, -12 * rise - turn * 10),
                (d * 38 * reach, -24 * rise, 1),
                (d * 22 * reach, -24 * rise),
                (d * 8 * reach, -14 * rise),
            ]
            h.add(smooth(leaf), colour, INK, 1.6)
            h.line([(d * 5, -3), (d * 20 * reach, -14 * rise), (d * 34 * reach, -22 * rise)], 0.9)
    h.add(smooth([(0, 0, 1), (-7, -14), (0, -32, 1), (7, -14)]), colour, INK, 1.6)
    h.line([(0, -4), (0, -26)], 0.9, curved=False)
    c.place(h, x, y, size)
