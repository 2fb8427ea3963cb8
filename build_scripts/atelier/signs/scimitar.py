"""The scimitar of the Italian suits: a circular band painted in sections, a hilt at one end, a tip at the other."""

from dataclasses import dataclass
from math import asin, cos, degrees, radians, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, ellipse, heading, lerp, poly, rect, smooth, tube
from build_scripts.atelier.palette import Palette


@dataclass(frozen=True, slots=True)
class ScimitarStyle:
    """The colours of the hilt's end, the patterned middle and the point's end as #rrggbb."""

    low: str
    middle: str
    high: str


def scimitar(
    c: Canvas,
    centre: Point,
    side: int,
    bulge: float,
    reach: float,
    style: ScimitarStyle,
    p: Palette,
    *,
    width: float = 6.8,
    hilt_up: bool = False,
) -> None:
    """A blade bulging `bulge` units to a side (-1 left) of `centre`, its ends `reach` units above and below it."""
    radius = (bulge * bulge + reach * reach) / (2 * bulge)
    extent = degrees(asin(min(1, reach / radius)))
    end = -1 if hilt_up else 1

    def at(t: float) -> Point:
        a = radians(lerp(extent, -extent, t))
        return centre[0] + side * (cos(a) * radius - radius + bulge), centre[1] + end * sin(a) * radius

    sections = (
        (0.09, 0.27, style.low),
        (0.27, 0.31, p.white),
        (0.31, 0.69, style.middle),
        (0.69, 0.73, p.white),
        (0.73, 0.885, style.high),
    )
    for start, stop, colour in sections:
        c.add(tube([(*at(lerp(start, stop, i / 8)), width) for i in range(9)], "flat"), colour, INK, 1.6)
    for i in range(1, 8):
        _scale(
            c,
            at(lerp(0.31, 0.69, i / 8)),
            heading(at(lerp(0.31, 0.69, i / 8)), at(lerp(0.32, 0.7, i / 8))),
            width,
            p.red,
        )
    tip: list[Knot] = [(*at(lerp(0.885, 1, i / 6)), width * (1 - (i / 6) ** 2) + 0.3) for i in range(7)]
    c.add(tube(tip), style.low, INK, 1.6)
    h = Canvas()
    _hilt(h, width, p)
    spot = at(0.09)
    c.place(h, spot[0], spot[1], 0.95, 0.95, heading(spot, at(-0.01)) - 90)


def _scale(c: Canvas, spot: Point, turn: float, width: float, colour: str) -> None:
    h = Canvas()
    h.add(poly([(-5, 0), (0, -width * 0.55), (5, 0), (0, width * 0.55)]), colour, INK, 0.9)
    c.place(h, spot[0], spot[1], 1, 1, turn)


def _hilt(h: Canvas, width: float, p: Palette) -> None:
    h.add(rect(-width * 0.62, 2, width * 1.24, 20, 2), p.red, INK, 1.5)
    h.lines([[(-width * 0.6, 8 + k * 5.5), (width * 0.6, 5 + k * 5.5)] for k in range(3)], 1, curved=False)
    for d in (-1, 1):
        arm: list[Knot] = [
            (0, -5, 1),
            (d * 8, -7),
            (d * 17, -11),
            (d * 15, -1),
            (d * 17, 5, 1),
            (d * 9, 4.6),
            (0, 6, 1),
        ]
        h.add(smooth(arm), p.yellow, INK, 1.5)
    h.add(ellipse(0, 0, 4.8), p.red, INK, 1.3)
    h.add(ellipse(0, 27, 7.4), p.yellow, INK, 1.5)
    h.add(ellipse(0, 27, 2.8), p.red, INK, 1)
    h.add(ellipse(0, 37.5, 3.4), p.blue, INK, 1.2)
