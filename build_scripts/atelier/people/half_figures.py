"""Half figures of double-ended courts, hung on a neck point (x, y): sleeves, tunic, panel, collars, arms that hold."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, heading, poly, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.brocade import Brocade, border, cloth, lace, mirror
from build_scripts.atelier.people.collars import ermine as ermine_tail
from build_scripts.atelier.people.hands import fingers, open_hand, palm, resting_fist
from build_scripts.atelier.texture import blob, motif, shade

CuffKind: TypeAlias = Literal["band", "lace", "fur"]

SLEEVE: Final[list[Knot]] = [(14, -2, 1), (46, -2), (74, 6), (91, 24), (95, 60), (95, 150, 1), (20, 150, 1)]
"""A mantle that fills the frame; heights from the neck, widths from the middle."""
GOWN: Final[list[Knot]] = [(20, 2, 1), (44, 4), (68, 14), (86, 36), (93, 64), (95, 150, 1), (18, 150, 1)]
"""A woman's sleeve on sloping shoulders."""


def sleeve(
    c: Canvas, x: float, y: float, d: int, b: Brocade, knots: Sequence[Knot] = SLEEVE, part: float = 0.1
) -> None:
    """The mantle or wide sleeve on one side (d 1 right), bulging almost to the frame."""
    cloth(c, smooth(mirror(knots, x, d)), b, d, part)


def at(y: float, knots: Sequence[Knot]) -> list[Knot]:
    """Knots whose heights are given from the neck, moved to the neck's height."""
    return [(k[0], y + k[1], *k[2:]) for k in knots]


def tunic(c: Canvas, x: float, y: float, b: Brocade, broad: float = 46, waist: float = 34, low: float = 150) -> None:
    """The body from the shoulders down past the seam."""
    half: list[Knot] = [(10, -2, 1), (broad * 0.8, 2), (broad, 14), (waist + 4, 46), (waist, 70), (waist + 4, low, 1)]
    shape = smooth([*mirror(at(y, half), x, 1), *reversed(mirror(at(y, half), x, -1))])
    cloth(c, shape, b, 1, 0.1)


def panel(
    c: Canvas,
    x: float,
    y: float,
    b: Brocade,
    trim: str,
    studs: str | None,
    top: float = 14,
    waist: float = 10,
    low: float = 150,
) -> None:
    """The long front panel between two borders."""
    half: list[Knot] = [(top, -2, 1), (top, 20), (waist, 66), (waist + 2, low, 1)]
    shape = smooth([*mirror(at(y, half), x, 1), *reversed(mirror(at(y, half), x, -1))])
    cloth(c, shape, b, 1, 0)
    for d in (-1, 1):
        border(c, mirror(at(y, half), x, d), 2.6, trim, studs, 7)


def girdle(c: Canvas, x: float, y: float, half: float, colour: str, jewel: str, metal: str, thick: float = 7) -> None:
    """A belt along a level seam at height y, reaching `half` to each side, with a jewel on the seam."""
    c.add(
        poly([(x - half, y - thick), (x + half, y - thick), (x + half, y + thick), (x - half, y + thick)]),
        colour,
        INK,
        1.7,
    )
    c.add(
        [ellipse(x + d * (15 + k * 9), y, 2.6) for d in (-1, 1) for k in range(int((half - 14) / 9) + 1)], metal, INK, 1
    )
    c.add(ellipse(x, y, thick * 1.3, thick * 1.1), metal, INK, 1.6)
    c.add(poly([(x, y - 5), (x + 6, y), (x, y + 5), (x - 6, y)]), jewel, INK, 1.1)


def ermine_collar(
    c: Canvas, x: float, y: float, wide: float = 50, drop: float = 30, colour: str = "#fdf9ee", low: float = 6
) -> None:
    """A broad collar of ermine round the neck, `wide` to each side, `drop` deep, open in front."""
    half: list[Knot] = [
        (0, -6),
        (14, -9),
        (wide * 0.7, -3),
        (wide, 12),
        (wide * 0.9, drop),
        (wide * 0.45, drop + 5),
        (low, drop + 3, 1),
    ]
    shape = smooth([*mirror(at(y, half[1:]), x, 1), *reversed(mirror(at(y, half[1:]), x, -1)), (x, y - 6)])
    c.add(shape, colour, INK, 2)
    motif(c, shape, ermine_tail, step=(13, 10), offset=(5, 12), margin=4)
    shade(c, shape, 0.06, gap=4)


def lace_collar(c: Canvas, x: float, y: float, wide: float, drop: float, colour: str, gap: float = 3) -> None:
    """A flat collar edged with lace scallops, ending in two points."""
    for d in (-1, 1):
        edge: list[Knot] = mirror(
            at(y, [(wide * 0.5, -7), (wide, 2), (wide * 0.8, drop), (max(wide * 0.2, gap + 3), drop + 5)]), x, d
        )
        lace(c, edge, 4.4, colour)
        half: list[Knot] = [
            (9, -9, 1),
            (wide * 0.6, -5),
            (wide * 0.9, 3),
            (wide * 0.72, drop - 1, 1),
            (gap, drop + 2, 1),
            (max(0, gap - 5), 6, 1),
        ]
        shape = smooth(mirror(at(y, half), x, d))
        c.add(shape, colour, INK, 1.6)
        c.lines(
            [mirror(at(y, [(wide * k, -1 + k * 3), (wide * k * 0.7, drop * 0.7)]), x, d) for k in (0.36, 0.56, 0.76)],
            0.8,
        )


def standing_collar(c: Canvas, x: float, y: float, colour: str, wide: float = 44, rise: float = 22) -> None:
    """A fan-shaped lace collar standing behind a woman's neck; paint it before the head."""
    for d in (-1, 1):
        lace(c, mirror(at(y, [(12, -rise + 2), (wide * 0.7, -rise), (wide, -4), (wide * 0.8, 14)]), x, d), 4, colour)
        knots: list[Knot] = [
            (4, 0, 1),
            (12, -rise, 1),
            (wide * 0.68, -rise + 2),
            (wide * 0.96, -4),
            (wide * 0.74, 14, 1),
            (14, 18, 1),
        ]
        c.add(smooth(mirror(at(y, knots), x, d)), colour, INK, 1.6)
        c.lines(
            [
                mirror(at(y, [(14 + k, 6 - k * 0.2), (wide * 0.5 + k * 1.2, -rise * 0.6 + k * 1.1)]), x, d)
                for k in (0, 5, 10)
            ],
            0.9,
        )


def bare_neck(
    c: Canvas, x: float, y: float, p: Palette, low: float = 24, wide: float = 24, pearls: str | None = None
) -> None:
    """A woman's neck and neckline with a string of pearls."""
    half: list[Knot] = [
        (7.6, -16, 1),
        (8, -4),
        (wide * 0.6, 1),
        (wide, 6, 1),
        (wide * 0.7, low * 0.8),
        (wide * 0.3, low),
    ]
    shape = smooth([*mirror(at(y, half), x, 1), *reversed(mirror(at(y, half), x, -1))])
    c.add(shape, p.flesh, INK, 1.6)
    shade(c, shape, 0.1, gap=3.2, base=1)
    if pearls:
        c.add([ellipse(x + k * 3.7, y + 8.5 - k * k * 0.62, 2.1) for k in range(-4, 5)], pearls, INK, 0.9)
        c.add(poly([(x, y + 10), (x + 4, y + 15), (x, y + 21), (x - 4, y + 15)]), p.red, INK, 1.1)


def man_neck(c: Canvas, x: float, y: float, p: Palette) -> None:
    """The neck under a beardless chin."""
    blob(c, tube([(x, y - 16, 8), (x, y - 4, 8.4), (x, y + 8, 10)], "flat"), p.flesh, 1.5, 0.4)


def forearm(
    c: Canvas,
    elbow: Knot,
    wrist: Knot,
    b: Brocade,
    cuff: str,
    thick: float = 14,
    kind: CuffKind = "band",
    hem: str | None = None,
) -> None:
    """A forearm that comes out of a mantle's hemmed opening at the elbow and ends in a band, lace or fur cuff."""
    turn = heading(elbow, wrist)
    mx, my = elbow[0] * 0.5 + wrist[0] * 0.5, elbow[1] * 0.5 + wrist[1] * 0.5
    shape = tube([(elbow[0], elbow[1], thick), (mx, my, thick * 0.86), (wrist[0], wrist[1], 8.6)], "flat")
    cloth(c, shape, b, 1, 0.2, 1.9)
    opening = Canvas()
    t = thick
    for d in (-1, 1):
        opening.line([(-4, d * (t + 5)), (-20, d * (t + 2)), (-32, d * (t * 0.5))], 1.4)
    opening.add(
        smooth([(-4, -t - 6, 1), (4, -t - 5, 1), (8, 0), (4, t + 5, 1), (-4, t + 6, 1), (0, 0)]),
        hem or b.figure,
        INK,
        1.7,
    )
    c.place(opening, elbow[0], elbow[1], turn=turn)
    h = Canvas()
    if kind == "lace":
        h.add([ellipse(4, k, 3.2) for k in (-9, -4.5, 0, 4.5, 9)], cuff, INK, 1.1)
        h.add(smooth([(-5, -9, 1), (3, -10.6, 1), (3, 10.6, 1), (-5, 9, 1)]), cuff, INK, 1.4)
    else:
        h.add(smooth([(-6, -9, 1), (4, -11), (5, 0), (4, 11), (-6, 9, 1), (-5, 0)]), cuff, INK, 1.6)
        if kind == "fur":
            for k in (-5.6, 0.4, 6):
                h.flat(ellipse(-0.6, k, 2, 1.2), INK)
        else:
            h.line([(-1, -10), (0, 0), (-1, 10)], 1)
    c.place(h, wrist[0], wrist[1], turn=turn)


def holding(
    c: Canvas,
    wrist: Knot,
    grip: Knot,
    along: float,
    p: Palette,
    draw: Callable[[], None],
    size: float = 1.08,
    knuckles: int = 1,
) -> None:
    """A hand round a shaft: the palm, what `draw` paints, then the fingers; `along` is the shaft's direction."""
    palm(c, wrist, grip, p, size)
    draw()
    fingers(c, grip, along, p, size, knuckles)


def closed_hand(c: Canvas, wrist: Knot, direction: float, p: Palette, size: float = 1.08, thumb: int = -1) -> None:
    """A hand laid flat with close fingers, on the breast or the belt."""
    open_hand(c, wrist, direction, p, size, thumb, 1.5)


def raised_hand(c: Canvas, wrist: Knot, direction: float, p: Palette, thumb: int = 1, size: float = 1.08) -> None:
    """An open hand lifted in speech."""
    open_hand(c, wrist, direction, p, size, thumb, 7)


def finger_tips(c: Canvas, spot: Knot, p: Palette) -> None:
    """Three finger tips that come up before a round thing held from behind."""
    for k in (-6, 0, 6):
        c.add(
            tube([(spot[0] + k, spot[1] + 4, 2.7), (spot[0] + k * 0.86, spot[1] - 5 + abs(k) * 0.2, 2.4)]),
            p.flesh,
            INK,
            1.2,
        )


def fist(c: Canvas, wrist: Knot, direction: float, p: Palette, thumb: int = 1, size: float = 1.08) -> None:
    """A closed hand seen from its back."""
    resting_fist(c, wrist, direction, p, size, thumb)
