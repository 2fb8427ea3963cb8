"""What heads wear: plumed caps, brimmed hats, turbans and four kinds of crown. All sit on a head centred on (x, y)."""

import itertools
from collections.abc import Sequence
from typing import Literal

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, lerp, poly, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import blob, shade, stripes


def feather(c: Canvas, knots: Sequence[Knot], colour: str) -> None:
    """An ostrich feather along (x, y, half width), root first, its edge cut into fronds."""
    c.add(tube(knots), colour, INK, 1.5)
    c.line([k[:2] for k in knots], 1.0)
    for a, b in itertools.pairwise(knots):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = (dx * dx + dy * dy) ** 0.5 or 1
        dx, dy = dx / length, dy / length
        for t in (0.1, 0.55):
            x, y, w = (lerp(a[i], b[i], t) for i in range(3))
            c.lines(
                [[(x, y), (x + dx * w * 0.6 - dy * w * 0.8 * d, y + dy * w * 0.6 + dx * w * 0.8 * d)] for d in (-1, 1)],
                0.8,
            )


def plumed_cap(c: Canvas, x: float, y: float, look: int, colour: str, band: str, plume: str, p: Palette) -> None:
    """A soft round cap with a band, a jewel and a feather that nods behind a head that looks to `look`."""
    h = Canvas()
    feather(h, [(-16, -26, 3), (-30, -38, 7), (-44, -37, 8), (-56, -25, 6), (-59, -13, 1.8)], plume)
    crown = smooth([(22, -13), (26, -22), (19, -32), (2, -36), (-16, -33), (-26, -22), (-22, -12), (0, -15)])
    blob(h, crown, colour, 2, 0.26, side=-1, gap=3.2)
    h.lines([[(8, -34), (4, -26), (5, -18)], [(-8, -34), (-10, -26), (-8, -18)]], 1)
    h.add(tube([(-23, -12, 3.2), (0, -16, 4.4), (23, -13, 3.2)]), band, INK, 1.6)
    h.add(ellipse(-13, -17, 4.6), p.yellow, INK, 1.4)
    h.add(ellipse(-13, -17, 1.9), p.red if band != p.red else p.blue, INK, 0.8)
    c.place(h, x, y, look, 1)


def brim_hat(c: Canvas, x: float, y: float, look: int, colour: str, band: str, plume: str) -> None:
    """A hat with a wide brim turned up in front and a long feather behind a head that looks to `look`."""
    h = Canvas()
    crown = smooth([(-18, -15), (-18, -28), (-8, -39), (8, -37), (17, -26), (18, -15)])
    blob(h, crown, colour, 2, 0.3, side=-1, gap=3.2)
    brim = smooth([(34, -16), (20, -22), (0, -23), (-20, -18), (-36, -8), (-20, -8), (0, -11), (20, -9)])
    h.add(brim, colour, INK, 1.9)
    h.line([(28, -15), (0, -15), (-28, -9)], 1)
    h.add(tube([(-19, -18, 2.4), (0, -23.6, 2.9), (18, -21, 2.4)]), band, INK, 1.3)
    feather(h, [(-12, -20, 3), (-28, -34, 7), (-43, -34, 8), (-55, -22, 5.6), (-58, -9, 1.6)], plume)
    c.place(h, x, y, look, 1)


def slouch_cap(c: Canvas, x: float, y: float, look: int, colour: str, band: str, plume: str) -> None:
    """A tall soft cap falling to one side, with an upright feather in front."""
    h = Canvas()
    feather(h, [(14, -20, 2.4), (22, -34, 5), (22, -48, 6), (12, -56, 4.4), (4, -52, 1.4)], plume)
    crown = smooth(
        [(20, -14), (20, -26), (8, -36), (-12, -38), (-28, -30), (-34, -14), (-30, -2, 1), (-24, -10), (0, -16)]
    )
    blob(h, crown, colour, 2, 0.3, side=-1, gap=3.2)
    h.line([(-4, -34), (-18, -26), (-24, -14)], 1.1)
    h.add(ellipse(-30, 1, 3.6), band, INK, 1.3)
    h.add(tube([(-22, -11, 3.2), (0, -16, 4.2), (21, -13, 3.2)]), band, INK, 1.6)
    c.place(h, x, y, look, 1)


def turban(c: Canvas, x: float, y: float, look: int, cloth: str, stripe: str, plume: str, p: Palette) -> None:
    """A wound turban with a jewel, an upright plume and a hanging end."""
    h = Canvas()
    end = tube([(-17, -12, 5), (-24, 0, 5), (-24, 14, 5.4), (-28, 26, 4.6)], "flat")
    h.add(end, cloth, INK, 1.6)
    stripes(h, end, stripe, angle=0, gap=8, band=3, contour=1.6)
    feather(h, [(9, -30, 2.4), (12, -44, 5.4), (6, -56, 5.6), (-4, -58, 2)], plume)
    cap = smooth([(-12, -32), (0, -43), (12, -34)])
    h.add(cap, p.red if cloth != p.red else p.yellow, INK, 1.8)
    folds: list[list[Knot]] = [
        [(-22, -22), (-10, -38), (8, -39), (22, -30), (20, -22), (0, -28)],
        [(-25, -14), (-22, -27), (-4, -32), (18, -31), (26, -20), (22, -14), (2, -22)],
        [(-22, -6), (-27, -16), (-14, -24), (8, -23), (26, -17), (24, -8), (4, -13)],
    ]
    for i, knots in enumerate(folds):
        shape = smooth(knots)
        h.add(shape, stripe if i == 1 else cloth, INK, 1.8)
        shade(h, shape, 0.2, side=-1, gap=3)
    h.add(ellipse(9, -27, 5, 5.6), p.yellow, INK, 1.5)
    h.add(ellipse(9, -27, 2.4, 3), p.red if stripe != p.red else p.blue, INK, 0.9)
    c.place(h, x, y, look, 1)


def crown(
    c: Canvas,
    x: float,
    y: float,
    p: Palette,
    kind: Literal["points", "arches", "lilies", "rays"] = "points",
    size: float = 1,
    turn: float = 0,
) -> None:
    """A king's crown on a head centred on (x, y)."""
    h = Canvas()
    match kind:
        case "arches":
            _arches(h, p)
        case "lilies":
            _lilies(h, p)
        case "rays":
            _rays(h, p)
        case _:
            points = [
                (-17, -15),
                (-23, -36),
                (-13, -25),
                (-9, -40),
                (-3.5, -26),
                (0, -44),
                (3.5, -26),
                (9, -40),
                (13, -25),
                (23, -36),
                (17, -15),
            ]
            h.add(poly(points), p.yellow, INK, 1.8)
            h.add(
                [ellipse(a, b, 2.9) for a, b in ((-23, -37.5), (-9, -41.5), (0, -45.5), (9, -41.5), (23, -37.5))],
                p.red,
                INK,
                1.3,
            )
    _circlet(h, p)
    c.place(h, x, y, size, size, turn)


def _circlet(h: Canvas, p: Palette) -> None:
    band = smooth([(-19, -20, 1), (0, -17), (19, -20, 1), (18, -11, 1), (0, -8), (-18, -11, 1)])
    h.add(band, p.yellow, INK, 1.7)
    h.add([ellipse(d * 11, -14.6, 2.6, 2.2) for d in (-1, 1)], p.blue, INK, 1)
    h.add(poly([(0, -16.6), (3.6, -12.6), (0, -9), (-3.6, -12.6)]), p.red, INK, 1)


def _arches(h: Canvas, p: Palette) -> None:
    cap = smooth([(-15, -16, 1), (-17, -30), (-8, -40), (8, -40), (17, -30), (15, -16, 1)])
    h.add(cap, p.red, INK, 1.6)
    for knots in (
        [(-17, -17, 3), (-22, -33, 3), (-12, -43, 2.6), (0, -40, 2.4)],
        [(17, -17, 3), (22, -33, 3), (12, -43, 2.6), (0, -40, 2.4)],
        [(0, -17, 3), (0, -40, 2.6)],
    ):
        h.add(tube(knots), p.yellow, INK, 1.4)
    h.flat([ellipse(d * a, b, 1.3) for d in (-1, 1) for a, b in ((20.6, -26), (18.5, -36), (10, -42.4))], INK)
    h.add(ellipse(0, -45, 4.6), p.blue, INK, 1.4)
    h.add(
        poly(
            [
                (-1.4, -49),
                (-1.4, -52),
                (-4, -52),
                (-4, -54.6),
                (-1.4, -54.6),
                (-1.4, -57),
                (1.4, -57),
                (1.4, -54.6),
                (4, -54.6),
                (4, -52),
                (1.4, -52),
                (1.4, -49),
            ]
        ),
        p.yellow,
        INK,
        1.1,
    )


def _lilies(h: Canvas, p: Palette) -> None:
    h.add(smooth([(-15, -16, 1), (-14, -26), (0, -30), (14, -26), (15, -16, 1)]), p.red, INK, 1.5)
    for x, size, lean in ((-19, 0.9, -22), (19, 0.9, 22), (0, 1.15, 0)):
        lily = Canvas()
        for d in (-1, 1):
            lily.add(
                smooth([(0, 0, 1), (d * 4, -9), (d * 10, -11), (d * 10, -4), (d * 7, -5), (d * 4, 2, 1)]),
                p.yellow,
                INK,
                1.5,
            )
        lily.add(smooth([(-3, 0, 1), (-5, -9), (0, -20, 1), (5, -9), (3, 0, 1)]), p.yellow, INK, 1.6)
        lily.add(ellipse(0, -1, 5, 2.6), p.red, INK, 1.1)
        h.place(lily, x, -19, size, size * 1.1, lean)
    for x in (-10, 10):
        h.line([(x, -17), (x * 1.05, -26)], 2.4)
        h.add(ellipse(x * 1.05, -28, 2.8), p.white, INK, 1.2)


def _rays(h: Canvas, p: Palette) -> None:
    h.add(smooth([(-14, -16, 1), (-12, -30), (0, -34), (12, -30), (14, -16, 1)]), p.blue, INK, 1.5)
    for i in range(7):
        t = i / 6 * 2 - 1
        x, lean, reach = t * 17, t * 9, 26 - abs(t) * 5
        h.add(
            poly([(x - 3.6, -16), (x + lean * 0.9, -17 - reach), (x + 3.6, -16)]),
            p.yellow if i % 2 == 0 else p.orange,
            INK,
            1.5,
        )
