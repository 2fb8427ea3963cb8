"""The head and neck of a horse beside its rider, for double-ended knights."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class HorseHead:
    """Colours #rrggbb of coat, mane and bridle, and of the plume between the ears (None: no plume)."""

    coat: str
    mane: str
    bridle: str
    boss: str
    plume: str | None = None
    far: str = "#8a8a8a"


_NECK: list[Knot] = [
    (-3, -3),
    (7, -2),
    (16, 8),
    (27, 25),
    (41, 43),
    (50, 53),
    (51, 62),
    (44, 68),
    (37, 65),
    (33, 60),
    (24, 55),
    (13, 52),
    (5, 47),
    (3, 56),
    (8, 76),
    (17, 100),
    (24, 150, 1),
    (-86, 150, 1),
    (-70, 92),
    (-52, 48),
    (-34, 16),
    (-17, 0),
]


def horse_head(c: Canvas, x: float, y: float, look: int, style: HorseHead, p: Palette, size: float = 1) -> None:
    """A horse's head with its poll at (x, y), looking to a side, its neck widening down to 150 units below."""
    h = Canvas()
    if style.plume:
        for knots in (
            [(0, -4, 2.4), (-6, -22, 5), (-18, -32, 5.6), (-30, -30, 2)],
            [(2, -4, 2.4), (2, -24, 5.4), (-4, -38, 5.8), (-16, -44, 2)],
            [(4, -4, 2.4), (12, -22, 5), (14, -36, 5), (8, -46, 1.6)],
        ):
            h.add(tube(knots), style.plume, INK, 1.5)
            h.line([k[:2] for k in knots], 0.9)
    h.add(smooth([(5, -1, 1), (10, -17), (14, -20, 1), (16, -8), (13, 4, 1)]), style.far, INK, 1.6)
    neck = smooth(_NECK)
    h.add(neck, style.coat, INK, 2.1)
    shade(h, neck, 0.1, gap=5.6, base=1.8)
    h.add(smooth([(-6, 0, 1), (-7, -17), (-3, -22, 1), (5, -12), (5, 2, 1)]), style.coat, INK, 1.7)
    h.line([(-3, -3), (-3, -14)], 1)
    _mane(h, style)
    _features(h)
    _bridle(h, style)
    c.place(h, x, y, size * look, size)


def _features(h: Canvas) -> None:
    h.add(smooth([(9, 15, 1), (14, 10.6), (20, 15, 1), (14, 18)]), "#ffffff", INK, 1.2)
    h.flat(ellipse(15.4, 14.4, 2.7), INK)
    h.line([(7.6, 12), (13.4, 7.6), (20, 11)], 1.6)
    h.flat(smooth([(42, 56), (46, 53), (48, 57), (44, 60)]), INK)
    h.lines(
        [[(49, 63), (43, 62), (38, 60)], [(5, 47), (9, 40), (8, 30)], [(24, 30), (33, 42)], [(20, 38), (27, 48)]], 1.1
    )


def _mane(h: Canvas, style: HorseHead) -> None:
    crest = ((-10, -1), (-22, 8), (-33, 21), (-42, 36), (-50, 52), (-57, 70), (-63, 90), (-68, 110))
    for i, (x, y) in enumerate(crest):
        lock: list[Knot] = [
            (x - 6, y - 5, 1),
            (x + 6, y - 3),
            (x + 16, y + 10),
            (x + 10, y + 27 + i, 1),
            (x + 5, y + 13),
            (x - 6, y + 8),
        ]
        h.add(smooth(lock), style.mane, INK, 1.5)
        h.line([(x, y), (x + 9, y + 8), (x + 10, y + 20)], 0.9, style.coat)
    h.add(smooth([(-4, -5, 1), (8, -3), (17, 10), (13, 21, 1), (7, 10), (-1, 5)]), style.mane, INK, 1.5)
    h.line([(1, 0), (9, 6), (12, 15)], 0.9, style.coat)


def _bridle(h: Canvas, style: HorseHead) -> None:
    straps: tuple[list[Knot], ...] = (
        [(2, 6), (6, 26), (18, 45), (30, 55)],
        [(27, 57), (33, 48), (37, 39)],
        [(2, 22), (13, 24), (24, 21)],
    )
    for knots in straps:
        h.line(knots, 5)
    for knots in straps:
        h.line(knots, 2.6, style.bridle)
    h.add([ellipse(31, 53, 4.2), ellipse(7, 24, 3.6)], style.boss, INK, 1.4)
    h.add(tube([(30, 56, 2), (14, 74, 2.2), (-14, 92, 2.2), (-44, 100, 2)]), style.bridle, INK, 1.3)


def breast_band(c: Canvas, x: float, y: float, look: int, colour: str, stud: str, size: float = 1) -> None:
    """A studded band across the horse's chest; (x, y) is the poll of its head."""
    h = Canvas()
    h.add(tube([(18, 104, 5), (-14, 118, 6), (-48, 112, 6), (-76, 104, 5)], "flat"), colour, INK, 1.6)
    spots = ((8, 109), (-6, 115), (-22, 117.6), (-38, 115), (-54, 111))
    h.add([ellipse(a, b, 3) for a, b in spots], stud, INK, 1)
    h.add([ellipse(a, b + 9, 3.2, 4.2) for a, b in spots[::2]], stud, INK, 1.1)
    c.place(h, x, y, size * look, size)
