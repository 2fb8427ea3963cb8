"""War hats and wide hats: a combed morion, a cavalier's plumed hat, a broad flat hat, a round bowl of a hat."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.people.hats import feather
from build_scripts.atelier.texture import blob, shade


def morion(c: Canvas, x: float, y: float, look: int, steel: str, trim: str, plume: str) -> None:
    """A steel helmet with a comb, a boat-shaped brim and a long plume behind, on a head that looks to `look`."""
    h = Canvas()
    feather(h, [(-14, -28, 3), (-24, -46, 8), (-40, -50, 9), (-54, -38, 8), (-58, -20, 6), (-56, -6, 2)], plume)
    skull = smooth([(20, -12, 1), (21, -28), (12, -40), (-4, -44), (-18, -38), (-24, -24), (-22, -9, 1), (0, -13)])
    blob(h, skull, steel, 2, 0.3, side=-1, gap=3)
    comb: list[Knot] = [
        (20, -26, 1),
        (24, -44),
        (8, -56),
        (-10, -54),
        (-24, -40),
        (-26, -26, 1),
        (-16, -40),
        (-4, -45),
        (10, -42),
    ]
    h.add(smooth(comb), trim, INK, 1.8)
    h.lines(
        [[(16, -44), (12, -40)], [(6, -51), (4, -45)], [(-6, -52), (-5, -46)], [(-17, -46), (-13, -41)]],
        1,
        curved=False,
    )
    brim: list[Knot] = [(36, -24, 1), (24, -15), (0, -18), (-22, -12), (-34, -14, 1), (-22, -2), (0, -8), (24, -6)]
    h.add(smooth(brim), steel, INK, 1.9)
    h.line([(30, -19), (18, -11), (0, -13), (-20, -7), (-29, -11)], 1.1)
    h.add([ellipse(k, -18 + abs(k) * 0.16 - (k > 0), 1.9) for k in (-15, -5, 5, 15)], trim, INK, 0.8)
    h.add(smooth([(-18, -6, 1), (-12, -6), (-11, 6), (-15, 12, 1), (-20, 4)]), steel, INK, 1.5)
    h.add(ellipse(-15, -4, 3), trim, INK, 1.1)
    c.place(h, x, y, look, 1)


def cavalier(c: Canvas, x: float, y: float, look: int, colour: str, lining: str, plumes: tuple[str, str, str]) -> None:
    """A broad felt hat turned up on one side under three plumes, on a head that looks to `look`."""
    h = Canvas()
    feather(h, [(-6, -26, 3), (-22, -42, 8), (-40, -43, 9), (-54, -31, 7), (-57, -16, 2)], plumes[0])
    feather(h, [(4, -28, 3), (2, -46, 7.6), (-10, -56, 8), (-24, -55, 6), (-32, -48, 1.8)], plumes[1])
    crown = smooth([(-19, -15), (-19, -29), (-8, -37), (10, -36), (19, -28), (19, -15)])
    blob(h, crown, colour, 2, 0.3, side=-1, gap=3)
    feather(h, [(8, -24, 2.6), (17, -38, 6.4), (29, -43, 6.4), (38, -36, 4.6), (40, -29, 1.6)], plumes[2])
    brim = smooth([(37, -19), (24, -20), (0, -21), (-22, -18), (-40, -6), (-24, -6), (0, -11), (26, -9)])
    h.add(brim, lining, INK, 1.9)
    shade(h, brim, 0.16, side=-1, gap=2.8)
    h.add(tube([(-19, -19.6, 2.4), (0, -24, 3), (19, -21, 2.4)]), lining, INK, 1.3)
    h.add(ellipse(9, -23, 4.6), plumes[2], INK, 1.4)
    h.add(ellipse(9, -23, 1.9), colour, INK, 0.9)
    c.place(h, x, y, look, 1)


def flat_hat(c: Canvas, x: float, y: float, look: int, colour: str, band: str, plume: str | None) -> None:
    """A Spanish hat: a low crown on a wide level brim with a tassel and a feather behind."""
    h = Canvas()
    if plume:
        feather(h, [(-10, -26, 2.6), (-22, -42, 6.6), (-38, -46, 7.4), (-51, -36, 6), (-54, -24, 1.8)], plume)
    crown = smooth([(-19, -15, 1), (-20, -32), (-12, -38), (12, -38), (19, -32), (19, -15, 1)])
    blob(h, crown, colour, 2, 0.3, side=-1, gap=3)
    h.add(tube([(-20, -20, 3.4), (0, -23, 3.8), (20, -20, 3.4)], "flat"), band, INK, 1.4)
    brim = smooth([(46, -17), (26, -20), (0, -19), (-26, -19), (-45, -14), (-26, -8), (0, -9), (28, -9)])
    h.add(brim, colour, INK, 1.9)
    h.line([(40, -16), (0, -15), (-40, -13)], 1.1)
    h.add(ellipse(14, -22, 3.4), band, INK, 1.2)
    c.place(h, x, y, look, 1)


def bowl_hat(c: Canvas, x: float, y: float, look: int, colour: str, band: str, plume: str) -> None:
    """A round straw hat like a bowl with a rolled brim and a short feather."""
    h = Canvas()
    feather(h, [(-15, -24, 2.4), (-24, -36, 5.4), (-36, -40, 5.4), (-46, -32, 3.4), (-48, -26, 1.4)], plume)
    crown = smooth([(-22, -14, 1), (-23, -30), (-12, -42), (8, -42), (22, -30), (22, -14, 1)])
    blob(h, crown, colour, 2, 0.26, side=-1, gap=3)
    h.lines([[(-21, -26), (0, -29), (21, -26)], [(-17, -35), (0, -37), (17, -35)]], 0.9)
    h.add(tube([(-23, -18, 3), (0, -21, 3.4), (23, -18, 3)], "flat"), band, INK, 1.4)
    h.add(tube([(-32, -9, 3.4), (-16, -13, 4.4), (0, -14, 4.6), (16, -13, 4.4), (32, -10, 3.4)]), colour, INK, 1.8)
    c.place(h, x, y, look, 1)


def toque(
    c: Canvas, x: float, y: float, look: int, colour: str, roll: str, jewel: str, plume: str | None = None
) -> None:
    """A tall pleated cap above a padded roll, on a head that looks to `look`."""
    h = Canvas()
    if plume:
        feather(h, [(-12, -24, 2.6), (-22, -42, 7), (-36, -50, 7.6), (-50, -44, 6), (-56, -32, 2)], plume)
    crown = smooth([(-19, -14, 1), (-25, -30), (-15, -43), (4, -46), (20, -41), (26, -29), (19, -14, 1)])
    blob(h, crown, colour, 2, 0.24, side=-1, gap=3)
    h.lines([[(k * 0.75, -18), (k * 1.15, -30), (k * 0.8, -41)] for k in (-14, -5, 5, 14)], 1)
    h.add(tube([(-23, -12, 4), (0, -16.6, 5.2), (23, -13, 4)]), roll, INK, 1.7)
    h.lines(
        [[(k - 2, -19 + abs(k) * 0.16), (k + 3, -11 + abs(k) * 0.16)] for k in (-16, -8, 0, 8, 16)], 0.9, curved=False
    )
    h.add(ellipse(8, -22, 4.6, 5), jewel, INK, 1.4)
    c.place(h, x, y, look, 1)
