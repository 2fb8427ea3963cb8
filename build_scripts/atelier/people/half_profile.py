"""Heads in pure profile: for courts, for faces back to back on a cup, for carved heads."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.beard import STRAND
from build_scripts.atelier.texture import shade

_OUTLINE: list[Knot] = [
    (-2, -20),
    (8, -18),
    (13, -11),
    (13.4, -5.6),
    (12.8, -3.2),
    (15.6, 1),
    (18.6, 5.4),
    (17.4, 8, 1),
    (14.2, 8.8, 1),
    (15.9, 11),
    (13.4, 12.9, 1),
    (15.2, 15.2),
    (13.2, 17.2),
    (14.2, 20),
    (10.6, 23),
    (4.4, 22.4),
    (-3, 17),
    (-8, 8),
    (-9, -2),
    (-10, -12),
]
_HAIR: list[Knot] = [
    (12.6, -14, 1),
    (8.4, -21),
    (-2, -25),
    (-14, -21),
    (-20, -9),
    (-19, 5),
    (-23, 14),
    (-16, 21),
    (-7, 19, 1),
    (-4, 9),
    (-5, 0),
    (0, -7),
    (6, -11.6),
]
_SHORT: list[Knot] = [
    (12.6, -14, 1),
    (8, -21),
    (-2, -24),
    (-13, -20),
    (-18, -9),
    (-16, 4),
    (-11, 9, 1),
    (-5, 4),
    (-3, -4),
    (2, -10),
]


def profile_head(
    c: Canvas,
    x: float,
    y: float,
    look: int,
    hair: str,
    p: Palette,
    *,
    size: float = 1,
    beard: bool = False,
    closed: bool = False,
    short: bool = False,
    flesh: str | None = None,
    bare: bool = False,
) -> None:
    """A head 44 units high about (x, y) in profile to a side; `closed` shuts its eye, `bare` leaves the hair off."""
    h = Canvas()
    outline = smooth(_OUTLINE)
    h.add(outline, flesh or p.flesh, INK, 1.7)
    shade(h, outline, 0.12, gap=2.6, base=0.9, side=-1)
    h.flat(ellipse(5, 9, 3.8, 3.2), p.blush, 0.5)
    if beard:
        h.add(
            smooth(
                [
                    (-6, -2, 1),
                    (-3, 7),
                    (3, 10),
                    (10, 9.4, 1),
                    (11.4, 13.2, 1),
                    (13, 17),
                    (16.4, 24),
                    (12, 34),
                    (3, 32),
                    (-5, 22),
                    (-9, 8),
                ]
            ),
            hair,
            INK,
            1.5,
        )
        h.lines([[(-3, 11), (1, 20), (4, 28)], [(3, 14), (7, 22), (8, 29)], [(9, 17), (11, 23), (11, 29)]], 0.9, STRAND)
        h.add(smooth([(15, 8.4, 1), (9, 8.6), (5, 13, 1), (11, 12.6)]), hair, INK, 1.1)
    h.line([(9, 13.2), (13.4, 12.9)], 1.2)
    h.add(
        smooth([(13.4, 12.9, 1), (15.6, 11.4), (11, 11.6, 1), (9.6, 12.8, 1), (12, 16), (15, 15.4)]), p.lips, INK, 0.8
    )
    _eye(h, closed)
    h.line([(14.4, 5), (13, 6.8), (14.4, 8)], 0.9)
    if not bare:
        knots = _SHORT if short else _HAIR
        h.add(smooth(knots), hair, INK, 1.7)
        drop = 2 if short else 14
        h.lines(
            [
                [(6 - o, -19 + o * 0.4), (-8 - o * 0.8, -14), (-12 - o * 0.4, 0), (-13 - o * 0.4, drop)]
                for o in (0, 4, 8)
            ],
            0.9,
            STRAND,
        )
    c.place(h, x, y, size * look, size)


def _eye(h: Canvas, closed: bool) -> None:
    h.line([(4.4, -7), (8.6, -9.2), (12.4, -6.8)], 1.7)
    if closed:
        h.line([(5, -2), (8.4, -0.4), (11.4, -2.4)], 1.5)
        return
    h.add(smooth([(4.8, -1.4, 1), (8, -4.4), (11.6, -2.6, 1), (8.6, 0.4)]), "#ffffff", INK, 1)
    h.flat(ellipse(9.6, -2, 1.6, 2.1), INK)
    h.line([(4.4, -1.6), (8, -4.4), (11.8, -2.6)], 1.3)
