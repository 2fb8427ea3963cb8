"""What queens and courtiers wear on half figures: open crowns, veils, a hood, a beret, a great plumed hat."""

from typing import Literal

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, poly, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.hats import feather
from build_scripts.atelier.texture import blob, shade


def coronet(
    c: Canvas,
    x: float,
    y: float,
    p: Palette,
    kind: Literal["leaves", "pearls", "fleurons"] = "leaves",
    size: float = 1,
    turn: float = 0,
    cap: str | None = None,
) -> None:
    """A queen's open crown low on a head centred on (x, y), with a soft cap inside when a colour is given."""
    h = Canvas()
    if cap:
        blob(h, smooth([(-16, -16, 1), (-16, -27), (-8, -35), (8, -35), (16, -27), (16, -16, 1)]), cap, 1.6, 0.2)
    match kind:
        case "leaves":
            for px, lean, k in ((-17, -16, 0.9), (17, 16, 0.9), (-9, -8, 0.8), (9, 8, 0.8), (0, 0, 1.15)):
                leaf = Canvas()
                leaf.add(
                    smooth([(-4, 0, 1), (-6, -8), (-3, -11), (0, -17, 1), (3, -11), (6, -8), (4, 0, 1)]),
                    p.yellow,
                    INK,
                    1.5,
                )
                leaf.line([(0, -3), (0, -11)], 0.9, curved=False)
                h.place(leaf, px, -18, k, k * 1.06, lean)
        case "pearls":
            for i in range(7):
                t = i / 3 - 1
                spike: list[Knot] = [(t * 17, -18), (t * 20.6, -26 - (1 - abs(t)) * 6)]
                h.line(spike, 4.4, curved=False)
                h.line(spike, 2, p.yellow, curved=False)
                h.add(ellipse(t * 21, -29 - (1 - abs(t)) * 6, 3.4), p.white, INK, 1.3)
        case _:
            base: list[Knot] = [
                (-18, -16),
                (-23, -31),
                (-12.6, -24),
                (-8, -34),
                (0, -25),
                (8, -34),
                (12.6, -24),
                (23, -31),
                (18, -16),
            ]
            h.add(poly(base), p.yellow, INK, 1.7)
            for px, py in ((-23, -33), (-8, -36), (8, -36), (23, -33)):
                h.add(
                    [ellipse(px, py - 2.6, 2.4), ellipse(px - 3, py + 1, 2.2), ellipse(px + 3, py + 1, 2.2)],
                    p.red,
                    INK,
                    1,
                )
    band = smooth([(-19, -21, 1), (0, -18), (19, -21, 1), (18, -12, 1), (0, -9), (-18, -12, 1)])
    h.add(band, p.yellow, INK, 1.7)
    h.add([ellipse(d * 10.6, -15.6, 2.4, 2.1) for d in (-1, 1)], p.red, INK, 0.9)
    h.add(poly([(0, -17.4), (3.6, -13.6), (0, -10), (-3.6, -13.6)]), p.blue, INK, 0.9)
    c.place(h, x, y, size, size, turn)


def veil(c: Canvas, x: float, y: float, drop: float, colour: str, lining: str | None = None, wide: float = 46) -> None:
    """A veil behind a head centred on (x, y), falling `drop` units below it, `wide` to each side."""
    for d in (-1, 1):
        side = smooth(
            [
                (x, y - 30, 1),
                (x + d * 16, y - 29),
                (x + d * 25, y - 12),
                (x + d * 27, y + 8),
                (x + d * (wide - 6), y + drop * 0.6),
                (x + d * wide, y + drop, 1),
                (x + d * 20, y + drop + 3),
                (x, y + drop, 1),
            ]
        )
        blob(c, side, colour, 2, 0.16, side=d)
        c.lines(
            [
                [
                    (x + d * 23, y - 4),
                    (x + d * 24, y + 10),
                    (x + d * (wide - 12), y + drop * 0.66),
                    (x + d * (wide - 9), y + drop - 4),
                ],
                [(x + d * 19, y + 12), (x + d * (wide - 20), y + drop * 0.66), (x + d * (wide - 19), y + drop - 2)],
            ],
            1,
        )
        if lining:
            c.add(
                tube(
                    [
                        (x, y - 29, 2.4),
                        (x + d * 16, y - 27, 2.6),
                        (x + d * 23, y - 12, 2.6),
                        (x + d * 24.6, y + 8, 2.6),
                        (x + d * 30, y + drop * 0.5, 2.4),
                    ]
                ),
                lining,
                INK,
                1.2,
            )


def hood(c: Canvas, x: float, y: float, colour: str, border: str, pearls: str, size: float = 1) -> None:
    """A gabled hood over a head centred on (x, y), painted after the head."""
    outer: list[Knot] = [(0, -37, 1), (13, -30), (22, -16, 1), (23, 2), (21, 12, 1)]
    inner: list[Knot] = [(14.6, 12, 1), (16, 0), (14.6, -12, 1), (7, -18), (0, -22, 1)]
    shape = [*outer, *inner, *((-k[0], *k[1:]) for k in inner[-2::-1]), *((-k[0], *k[1:]) for k in outer[:0:-1])]
    h = Canvas()
    h.add(smooth(shape), colour, INK, 1.9)
    for d in (-1, 1):
        h.add(
            tube(
                [(0, -24.6, 2.8), (d * 9, -19.6, 2.8), (d * 16.6, -12, 2.8), (d * 17.8, 0, 2.8), (d * 17, 12, 2.8)],
                "flat",
            ),
            border,
            INK,
            1.3,
        )
        h.flat(
            [
                ellipse(d * a, b, 1.3)
                for a, b in ((5, -22), (11, -17.6), (16.6, -10), (17.6, -3), (17.6, 4), (17.2, 10))
            ],
            pearls,
        )
    c.place(h, x, y, size)


def beret(
    c: Canvas, x: float, y: float, look: int, colour: str, band: str, plume: str | None = None, size: float = 1
) -> None:
    """A flat wide beret pulled to one side over a head that looks to `look`."""
    h = Canvas()
    if plume:
        feather(h, [(14, -20, 2.4), (26, -33, 5.6), (24, -46, 6), (13, -49, 4.4), (7, -43, 1.4)], plume)
    crown = smooth(
        [(21, -13), (30, -19), (28, -28), (10, -34), (-14, -33), (-31, -25), (-35, -14), (-22, -11), (0, -15)]
    )
    blob(h, crown, colour, 2, 0.24, side=-1, gap=3.2)
    h.lines(
        [[(14, -31), (10, -24), (10, -17)], [(-4, -32), (-8, -24), (-6, -17)], [(-20, -29), (-22, -21), (-18, -14)]], 1
    )
    h.add(tube([(-22, -10.6, 3), (0, -15, 3.8), (21, -12, 3)]), band, INK, 1.5)
    c.place(h, x, y, look * size, size)


def great_hat(c: Canvas, x: float, y: float, look: int, colour: str, lining: str, plumes: tuple[str, str, str]) -> None:
    """A wide hat turned up at the side with three big ostrich plumes, over a head that looks to `look`."""
    h = Canvas()
    crown = smooth([(-20, -14), (-21, -27), (-10, -36), (8, -36), (20, -27), (20, -14)])
    blob(h, crown, colour, 2, 0.3, side=-1, gap=3.2)
    feather(h, [(4, -22, 3.4), (-14, -37, 8), (-32, -39, 9.6), (-48, -30, 8), (-54, -16, 2.4)], plumes[0])
    feather(h, [(8, -24, 3.4), (14, -41, 8), (4, -54, 9), (-12, -57, 7), (-22, -51, 2.2)], plumes[1])
    feather(h, [(10, -22, 3.2), (27, -35, 7), (40, -37, 7.4), (50, -30, 5), (51, -22, 1.8)], plumes[2])
    brim = smooth(
        [(41, -17), (26, -21), (0, -21.4), (-24, -20), (-44, -9), (-40, -4), (-22, -10), (0, -14), (24, -12), (38, -12)]
    )
    h.add(brim, lining, INK, 1.9)
    shade(h, brim, 0.2, side=-1, gap=3, longest=16)
    h.add(tube([(-20, -19, 2.6), (0, -23, 3.2), (20, -20, 2.6)]), plumes[0], INK, 1.3)
    h.add(ellipse(8, -22.4, 5, 5), lining, INK, 1.4)
    h.add(ellipse(8, -22.4, 2, 2), INK, None, 0)
    c.place(h, x, y, look, 1)


def round_hat(c: Canvas, x: float, y: float, look: int, colour: str, band: str, sprig: str) -> None:
    """A tall-crowned hat with a narrow rolled brim and a leaf, over a head that looks to `look`."""
    h = Canvas()
    crown = smooth([(-18, -13, 1), (-20, -28), (-14, -42, 1), (0, -45), (15, -41, 1), (19, -28), (18, -14, 1)])
    blob(h, crown, colour, 2, 0.26, side=-1, gap=3.2)
    h.add(tube([(-19, -21, 3.6), (0, -25, 4), (18.6, -22, 3.6)]), band, INK, 1.4)
    brim = smooth(
        [(34, -15), (24, -22), (14, -19), (0, -18), (-18, -18), (-29, -18), (-36, -10), (-26, -8), (0, -12), (24, -10)]
    )
    h.add(brim, colour, INK, 1.9)
    h.line([(28, -16), (0, -15), (-30, -12)], 1)
    h.add(smooth([(12, -20, 1), (13, -33), (22, -46, 1), (23, -32)]), sprig, INK, 1.4)
    h.line([(14, -24), (20, -40)], 0.9, curved=False)
    c.place(h, x, y, look, 1)
