"""The coin of the Italian suits: a petalled rosette in a rim, half blue half yellow in Veneto, red in Bergamo."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, SubPath, ellipse, polar, poly, smooth
from build_scripts.atelier.palette import Palette


@dataclass(frozen=True, slots=True)
class SplitCoinStyle:
    """The colours (#rrggbb) of a coin whose ring of petals is split by an upright line."""

    rim: str
    left: str
    right: str
    rosette: str
    core: str


def veneto_coin(p: Palette) -> SplitCoinStyle:
    """Blue and yellow petals round a red rosette in a white beaded rim."""
    return SplitCoinStyle(p.white, p.blue, p.yellow, p.red, p.yellow)


def split_coin(c: Canvas, x: float, y: float, radius: float, style: SplitCoinStyle, petals: int = 12) -> None:
    """A coin about (x, y): petals left and right of the middle in two colours, a rosette at the heart."""
    line = 1.9 if radius > 20 else 1.5
    c.add(ellipse(x, y, radius), style.rim, INK, line)
    beads = 36 if radius > 40 else 24 if radius > 24 else 18
    spots = [polar(x, y, radius * 0.9, i * 360 / beads) for i in range(beads)]
    c.flat([poly([polar(*spot, radius * 0.036 + 0.25, k * 60) for k in range(6)]) for spot in spots], INK)
    sides: dict[str, list[SubPath]] = {style.left: [], style.right: []}
    for i in range(petals):
        a = (i + 0.5) * 360 / petals - 90
        side = style.right if i < petals / 2 else style.left
        sides[side].append(_petal(x, y, radius * 0.36, radius * 0.81, a, 165 / petals))
    for colour, shapes in sides.items():
        c.add(shapes, colour, INK, line * 0.75)
    if radius > 22:
        c.lines(
            [
                [
                    polar(x, y, radius * 0.56, (i + 0.5) * 360 / petals),
                    polar(x, y, radius * 0.68, (i + 0.5) * 360 / petals),
                ]
                for i in range(petals)
            ],
            line * 0.55,
            curved=False,
        )
    _rosette(c, x, y, radius * 0.45, style, line)


def _petal(x: float, y: float, inner: float, outer: float, angle: float, half: float) -> SubPath:
    knots: list[Knot] = [
        (*polar(x, y, inner, angle - half), 1),
        polar(x, y, outer * 0.86, angle - half * 0.98),
        polar(x, y, outer, angle),
        polar(x, y, outer * 0.86, angle + half * 0.98),
        (*polar(x, y, inner, angle + half), 1),
    ]
    return smooth(knots)


def _rosette(c: Canvas, x: float, y: float, radius: float, style: SplitCoinStyle, line: float) -> None:
    knots: list[Knot] = []
    for i in range(8):
        knots += [(*polar(x, y, radius * 0.82, i * 45 - 22.5), 1), polar(x, y, radius, i * 45)]
    c.add(smooth(knots), style.rosette, INK, line * 0.8)
    c.lines([[polar(x, y, radius * 0.78, i * 45 - 22.5), polar(x, y, radius * 0.5, i * 45 - 22.5)] for i in range(8)],
            line * 0.55, curved=False)  # fmt: skip
    c.add(ellipse(x, y, radius * 0.4), style.core, INK, line * 0.65)
    if radius > 12:
        c.flat([ellipse(*polar(x, y, radius * 0.2, i * 60), radius * 0.06) for i in range(6)], INK)


@dataclass(frozen=True, slots=True)
class RedCoinStyle:
    """The colours (#rrggbb) of a plain coin with a six-petalled rosette, and of the star under it (None: no star)."""

    field: str
    ring: str
    petals: str
    core: str
    star: str | None = None


def bergamo_coin(p: Palette, star: bool = False) -> RedCoinStyle:
    """Red with a black rosette, a thin gold ring, and for large ones a blue star."""
    return RedCoinStyle(p.red, p.yellow, INK, p.yellow, p.blue if star else None)


def red_coin(c: Canvas, x: float, y: float, radius: float, style: RedCoinStyle, paper: str) -> None:
    """A coin about (x, y): rim, thin ring, a rosette of six petals, on a star when the style has one."""
    line = 1.9 if radius > 20 else 1.5
    c.add(ellipse(x, y, radius), style.field, INK, line)
    c.add(ellipse(x, y, radius * 0.84), style.ring, INK, line * 0.6)
    c.add(ellipse(x, y, radius * 0.75), style.field, INK, line * 0.6)
    notches = 24 if radius > 24 else 16
    c.lines([[polar(x, y, radius * 0.87, i * 360 / notches), polar(x, y, radius * 0.97, i * 360 / notches)]
             for i in range(notches)], line * 0.6, curved=False)  # fmt: skip
    reach = radius * 0.66
    if style.star:
        c.add(ellipse(x, y, radius * 0.66), paper, INK, line * 0.6)
        points = [polar(x, y, radius * (0.36 if i % 2 else 0.64), i * 22.5 - 90) for i in range(16)]
        c.add(poly(points), style.star, INK, line * 0.6)
        c.add(ellipse(x, y, radius * 0.33), paper, INK, line * 0.6)
        reach = radius * 0.29
    petals: list[SubPath] = []
    for i in range(6):
        a = i * 60 - 90
        petals.append(
            smooth(
                [
                    (x, y, 1),
                    polar(x, y, reach * 0.62, a - 25),
                    (*polar(x, y, reach, a), 1),
                    polar(x, y, reach * 0.62, a + 25),
                ]
            )
        )
    c.flat(petals, style.petals)
    c.add(ellipse(x, y, reach * 0.24), style.core, INK, line * 0.6)
