"""Small whole figures for the windows between crossed swords: a country girl, a winged child, a lady."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, poly, smooth, tube
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade, stripes


def small_head(h: Canvas, x: float, y: float, p: Palette, hair: str, look: int = 1) -> None:
    """A head 19 units high about (x, y) that looks to a side."""
    q = Canvas()
    q.add(smooth([(-3, -11), (-10, -6), (-9, 5), (-4, 9), (6, 6), (9, -3), (5, -10)]), hair, INK, 1.3)
    q.add(smooth([(-5, -5), (-5, 3), (0, 9.4), (5, 8), (7, 2), (7, -5), (2, -8)]), p.flesh, INK, 1.2)
    q.add(smooth([(-8, -7), (-2, -11), (7, -8), (7.4, -3, 1), (2, -6), (-4, -2, 1), (-7, 1)]), hair, INK, 1.1)
    q.flat([ellipse(0, 0, 1), ellipse(5, 0, 1)], INK)
    q.flat(ellipse(-1, 4, 1.7), p.blush, 0.6)
    q.line([(3.2, 0), (4.2, 2.8), (2.6, 3)], 0.8)
    q.line([(1, 5.6), (3, 6.2), (4.8, 5.4)], 1.3, p.lips)
    h.place(q, x, y, look, 1)


def limb(h: Canvas, knots: list[Knot], fill: str) -> None:
    """A small arm or leg along (x, y, half width)."""
    h.add(tube(knots), fill, INK, 1.3)


def country_girl(c: Canvas, x: float, y: float, p: Palette, size: float = 1, sunshade: bool = False) -> None:
    """A girl in a bodice and apron with flowers, or under a striped sunshade; 118 units tall about (x, y)."""
    h = Canvas()
    if sunshade:
        h.line([(17, -4), (13, -56)], 3.4, curved=False)
        h.line([(17, -4), (13, -56)], 1.5, p.yellow, curved=False)
        _shade_cloth(h, p)
    for d in (-1, 1):
        limb(h, [(d * 5, 40, 4), (d * 5.4, 53, 3.2)], p.white)
        h.add(smooth([(d * 3, 52, 1), (d * 9, 53), (d * 13, 57.6, 1), (d * 2, 57.6, 1)]), p.red, INK, 1.2)
    skirt = smooth(
        [(-8, -10, 1), (-15, 12), (-22, 42, 1), (-11, 46), (0, 43.6), (11, 46), (22, 42, 1), (15, 12), (8, -10, 1)]
    )
    h.add(skirt, p.blue, INK, 1.8)
    shade(h, skirt, 0.16, gap=3.6)
    h.lines([[(-12, 16), (-17, 40)], [(12, 16), (17, 40)]], 1)
    apron = smooth([(-6, -8, 1), (-10, 14), (-11, 33), (0, 37), (11, 33), (10, 14), (6, -8, 1)])
    h.add(apron, p.white, INK, 1.4)
    h.lines([[(-9, 28), (0, 31.4), (9, 28)]], 1.8, p.red)
    h.flat([ellipse(k, 20 + abs(k) * 0.1, 1.4) for k in (-5, 0, 5)], p.red)
    bodice = smooth([(-10, -31, 1), (-8, -20), (-8, -8, 1), (8, -8, 1), (8, -20), (10, -31, 1), (3, -33), (-3, -33)])
    h.add(bodice, p.red, INK, 1.6)
    h.add(poly([(-4, -32), (0, -24), (4, -32)]), p.flesh, INK, 1.1)
    h.lines([[(-3, -20), (3, -17)], [(-3, -16), (3, -13)], [(-3, -12), (3, -9)]], 1.2, p.yellow, curved=False)
    for d in (-1, 1):
        h.add(ellipse(d * 11.4, -27, 5.4, 6), p.white, INK, 1.4)
    if sunshade:
        limb(h, [(12, -22, 3.2), (19, -14, 3), (17, -5, 2.6)], p.flesh)
        limb(h, [(-13, -22, 3.2), (-18, -12, 3), (-12, -4, 2.6)], p.flesh)
    else:
        limb(h, [(13, -22, 3.2), (19, -12, 3), (12, -5, 2.6)], p.flesh)
        limb(h, [(-13, -23, 3.2), (-21, -21, 3), (-23, -30, 2.6)], p.flesh)
        _posy(h, -24, -36, p)
    h.add(tube([(0, -36, 3.4), (0, -30, 3.8)], "flat"), p.flesh, INK, 1.2)
    small_head(h, 0, -43, p, p.mane, 1 if sunshade else -1)
    if not sunshade:
        hat = smooth([(-17, -47, 1), (-8, -51), (8, -51), (17, -47, 1), (8, -45), (-8, -46)])
        h.add(smooth([(-8, -49, 1), (-7, -58), (0, -60), (7, -58), (8, -49, 1)]), p.yellow, INK, 1.4)
        h.add(hat, p.yellow, INK, 1.4)
        h.line([(-8, -51), (0, -50), (8, -51)], 2.4, p.red)
    c.place(h, x, y, size)


def _shade_cloth(h: Canvas, p: Palette) -> None:
    for i in range(6):
        a, b = -30 + i * 10, -20 + i * 10
        panel: list[Knot] = [(12, -72, 1), (12 + a * 0.74, -66, 0), (12 + a, -52, 1), (12 + a + 5, -54.6),
                             (12 + b, -52, 1), (12 + b * 0.74, -66)]  # fmt: skip
        h.add(smooth(panel), (p.red, p.yellow)[i % 2], INK, 1.3)
    h.add(ellipse(12, -73, 2.4), p.blue, INK, 1.1)


def _posy(h: Canvas, x: float, y: float, p: Palette) -> None:
    h.lines([[(x, y + 8), (x + d * 4, y - 2)] for d in (-1, 0, 1)], 1.6, p.green, curved=False)
    for i, (dx, dy) in enumerate(((-5, -3), (0, -7), (5, -3), (0, -1))):
        h.add(ellipse(x + dx, y + dy, 3.6), (p.red, p.yellow, p.blue, p.red)[i], INK, 1.1)


def winged_child(c: Canvas, x: float, y: float, p: Palette, size: float = 1, blindfold: str | None = None) -> None:
    """A naked winged child drawing a bow to the right, 100 units tall about (x, y), a scarf across the hips."""
    h = Canvas()
    for d, tone in ((-1, p.blue), (1, p.red)):
        for i, (reach, turn) in enumerate(((34, -28), (30, -4), (24, 18))):
            wing = Canvas()
            wing.add(smooth([(0, -3, 1), (reach * 0.5, -8), (reach, -2, 1), (reach * 0.55, 5), (0, 4, 1)]),
                     (tone, p.white, p.yellow)[i], INK, 1.3)  # fmt: skip
            wing.line([(4, 0), (reach * 0.8, -1)], 0.8)
            h.place(wing, d * 5, -16, d, 1, turn * d)
    limb(h, [(-4, 14, 8), (-8, 29, 6), (-5, 36, 4.8), (-8, 48, 3.6)], p.flesh)
    limb(h, [(5, 14, 8), (12, 28, 6), (9, 38, 4.8), (15, 48, 3.6)], p.flesh)
    for heel, toe in ((-4, -14), (11, 23)):
        h.add(smooth([(heel, 47), (heel, 51, 1), (toe, 51, 1), ((heel + toe) / 2, 46)]), p.flesh, INK, 1.2)
    body = smooth(
        [(-9, -24), (-11, -10), (-9, 2), (-12, 14), (-4, 20), (6, 20), (13, 14), (9, 2), (11, -10), (9, -24), (0, -27)]
    )
    h.add(body, p.flesh, INK, 1.6)
    shade(h, body, 0.16, gap=3)
    h.lines([[(-5, -12), (0, -10), (5, -12)], [(0, 0), (0, 3)]], 0.9)
    scarf = smooth([(-13, 6, 1), (0, 12), (13, 5, 1), (14, 13, 1), (2, 20), (-13, 15, 1)])
    h.add(scarf, p.red, INK, 1.4)
    h.add(tube([(-12, 11, 3), (-22, 16, 3.4), (-24, 26, 3), (-32, 28, 1.6)]), p.red, INK, 1.3)
    h.lines([[(-9, 10), (2, 15), (11, 9)]], 0.9)
    _bow_and_arms(h, p)
    small_head(h, 0, -35, p, p.yellow, 1)
    h.add([ellipse(k, -45 + abs(k) * 0.24, 4.2) for k in (-8, 0, 7)], p.yellow, INK, 1.1)
    if blindfold:
        h.add(tube([(-9, -37, 2.2), (0, -35.4, 2.6), (8, -37, 2.2)], "flat"), blindfold, INK, 1.2)
        h.add(smooth([(-8, -37, 1), (-18, -42), (-17, -35, 1), (-19, -30, 1)]), blindfold, INK, 1.1)
    c.place(h, x, y, size)


def _bow_and_arms(h: Canvas, p: Palette) -> None:
    bow: list[Knot] = [(26, -46, 1.2), (35, -34, 2), (33, -20, 2.4), (35, -6, 2), (26, 6, 1.2)]
    h.add(tube(bow), p.yellow, INK, 1.3)
    h.lines([[(26, -45), (8, -21)], [(26, 5), (8, -21)]], 0.9, curved=False)
    h.line([(8, -21), (44, -19)], 1.7, curved=False)
    h.add(poly([(42, -23), (50, -18.6), (42, -15)]), p.red, INK, 1.1)
    limb(h, [(8, -18, 4.4), (20, -16, 3.8), (31, -19, 3.2)], p.flesh)
    limb(h, [(-8, -19, 4.4), (-15, -10, 4), (-2, -16, 3.4), (7, -20, 3)], p.flesh)


def fortune(c: Canvas, x: float, y: float, p: Palette, size: float = 1) -> None:
    """A winged Fortune on her wheel under a billowing scarf, 130 units tall about (x, y)."""
    h = Canvas()
    h.add(ellipse(0, 52, 13), p.yellow, INK, 1.6)
    h.add(ellipse(0, 52, 8), p.white, INK, 1.2)
    h.lines([[(-8, 52), (8, 52)], [(0, 44), (0, 60)], [(-5.6, 46.4), (5.6, 57.6)], [(-5.6, 57.6), (5.6, 46.4)]], 1.2,
            curved=False)  # fmt: skip
    h.add(ellipse(0, 52, 2.8), p.red, INK, 1)
    for d in (-1, 1):
        for i, (reach, turn) in enumerate(((32, -34), (27, -12), (21, 8))):
            wing = Canvas()
            wing.add(smooth([(0, -3, 1), (reach * 0.5, -7), (reach, -2, 1), (reach * 0.55, 5), (0, 4, 1)]),
                     (p.blue, p.white, p.yellow)[i], INK, 1.3)  # fmt: skip
            h.place(wing, d * 5, -16, d, 1, turn * d)
    limb(h, [(3, 10, 7.6), (7, 24, 5.4), (2, 30, 4.4), (-6, 37, 3.2), (-12, 39, 2.2)], p.flesh)
    limb(h, [(-3, 10, 7.8), (-3, 24, 5.6), (1, 31, 4.2), (0, 40, 3.2)], p.flesh)
    body = smooth(
        [(-8, -24), (-8, -14), (-6, -4), (-10, 8), (-6, 16), (4, 16), (10, 8), (6, -4), (8, -14), (8, -24), (0, -27)]
    )
    h.add(body, p.flesh, INK, 1.6)
    shade(h, body, 0.18, gap=3)
    h.lines([[(-6, -13), (-3, -10), (0, -13), (3, -10), (6, -13)], [(0, -1), (0, 2)]], 0.9)
    veil: list[Knot] = [(-24, -38, 2.4), (-16, -58, 4), (2, -66, 4.6), (20, -58, 4), (23, -38, 2.6)]
    h.add(tube(veil), p.red, INK, 1.5)
    h.line([(-20, -48), (-12, -59), (2, -64), (15, -59)], 0.9)
    limb(h, [(8, -21, 3.8), (17, -26, 3.2), (23, -36, 2.6)], p.flesh)
    limb(h, [(-8, -21, 3.8), (-17, -26, 3.2), (-23, -36, 2.6)], p.flesh)
    cloth = smooth([(-11, 4, 1), (0, 8), (11, 3, 1), (12, 12), (2, 18), (-8, 17), (-12, 12)])
    h.add(cloth, p.red, INK, 1.3)
    h.add(tube([(10, 8, 3), (18, 12, 3.4), (20, 24, 3), (28, 30, 1.6)]), p.red, INK, 1.3)
    h.add(tube([(0, -30, 3.2), (0, -25, 3.6)], "flat"), p.flesh, INK, 1.2)
    small_head(h, 0, -37, p, p.yellow, -1)
    c.place(h, x, y, size)


def lady(c: Canvas, x: float, y: float, p: Palette, size: float = 1) -> None:
    """A standing lady in a long striped gown, a fan in her hand, 128 units tall about (x, y)."""
    h = Canvas()
    gown = smooth(
        [(-8, -12, 1), (-15, 16), (-24, 56, 1), (-12, 60), (0, 57), (12, 60), (24, 56, 1), (15, 16), (8, -12, 1)]
    )
    h.add(gown, p.red, INK, 1.9)
    shade(h, gown, 0.14, gap=3.6)
    front = smooth([(-4, -10, 1), (-7, 20), (-10, 57, 1), (0, 56), (10, 57, 1), (7, 20), (4, -10, 1)])
    h.add(front, p.yellow, INK, 1.4)
    stripes(h, front, p.green, gap=9, band=3.4, line=0.7, contour=1.4)
    h.lines([[(-14, 22), (-19, 52)], [(14, 22), (19, 52)]], 1)
    h.add(
        smooth([(-10, -34, 1), (-7, -22), (-8, -11, 1), (0, -7), (8, -11, 1), (7, -22), (10, -34, 1)]), p.blue, INK, 1.6
    )
    h.add(poly([(-5, -35), (0, -26), (5, -35)]), p.flesh, INK, 1.1)
    for d in (-1, 1):
        h.add(ellipse(d * 12, -28, 6, 7), p.blue, INK, 1.4)
        h.line([(d * 10, -32), (d * 15, -24)], 1, p.yellow)
    limb(h, [(14, -22, 3.4), (22, -12, 3.2), (14, -4, 2.6)], p.flesh)
    limb(h, [(-14, -22, 3.4), (-22, -18, 3.2), (-21, -30, 2.6)], p.flesh)
    fan = Canvas()
    for i in range(5):
        blade = Canvas()
        blade.add(smooth([(0, 0, 1), (-3.4, -15), (0, -18), (3.4, -15)]), (p.green, p.yellow)[i % 2], INK, 1)
        fan.place(blade, turn=-50 + i * 25)
    h.place(fan, -21, -32)
    h.add(tube([(0, -38, 3.4), (0, -33, 4)], "flat"), p.flesh, INK, 1.2)
    small_head(h, 0, -46, p, p.mane, -1)
    h.add(ellipse(2, -58, 6.4, 5), p.mane, INK, 1.3)
    h.add(tube([(-6, -54, 1.6), (2, -56, 2), (9, -53, 1.6)]), p.yellow, INK, 1.1)
    c.place(h, x, y, size)
