"""The ornaments between the pips of the Piacenza pack: shield, rosette, scrolls, ribbon."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.piacentine.look import P
from build_scripts.atelier.geom import Knot, ellipse, lathe, mirrored, poly, rect, smooth, tube
from build_scripts.atelier.signs.coin import glint
from build_scripts.atelier.small_things import flower
from build_scripts.atelier.texture import shade


def spark(c: Canvas, x: float, y: float, radius: float) -> None:
    """A small gold star of light."""
    glint(c, x, y, radius, P)


def leaf(c: Canvas, x: float, y: float, turn: float, length: float, colour: str, half: float = 5) -> None:
    """A pointed leaf from its stalk at (x, y), pointing to `turn` degrees."""
    h = Canvas()
    h.add(smooth([(0, 0, 1), (length * 0.45, -half), (length, 0, 1), (length * 0.45, half)]), colour, INK, 1.3)
    h.line([(2, 0), (length * 0.8, 0)], 0.8, curved=False)
    c.place(h, x, y, turn=turn)


def crowned_arms(c: Canvas, x: float, y: float) -> None:
    """An invented shield, a wheat sheaf and a wavy river, between two laurel boughs under a crown."""
    h = Canvas()
    for d in (-1, 1):
        bough: list[Knot] = [(0, 48), (d * 26, 40), (d * 42, 14), (d * 40, -18)]
        h.line(bough, 3.6)
        h.line(bough, 1.6, P.green)
        for px, py, turn in ((14, 46, 8), (27, 38, -18), (36, 27, -40), (41, 13, -66), (43, -3, -84)):
            leaf(h, d * px, py, turn if d > 0 else 180 - turn, 15, P.green, 4.6)
            leaf(h, d * px, py, (turn - 62) if d > 0 else 180 - turn + 62, 12, P.green, 4)
        for px, py in ((31, 32), (41, 5)):
            h.add(ellipse(d * px, py, 2.8), P.red, INK, 1)
    field = smooth(mirrored([(0, -30, 1), (13, -32), (27, -28, 1), (27, 4), (18, 24), (0, 36, 1)], 0))
    h.add(field, P.red, INK, 2)
    lower = Canvas()
    lower.flat(field, P.white)
    h.items += lower.clipped(0, -1, -10).items
    for k in (15, 22, 29):
        reach = 22 - (k - 15) * 0.9
        h.line([(-reach, k), (-reach / 2, k + 3), (0, k), (reach / 2, k + 3), (reach, k)], 2, P.blue)
    h.line([(-26, 10), (26, 10)], 1.4, curved=False)
    for turn in (-34, -17, 0, 17, 34):
        ear = Canvas()
        ear.line([(0, 0), (0, -16)], 1.6, P.gold, curved=False)
        ear.add(smooth([(0, -30, 1), (3.4, -23), (0, -13, 1), (-3.4, -23)]), P.gold, INK, 1)
        h.place(ear, 0, 3, turn=turn)
    h.add(rect(-7, -3, 14, 5, 1.6), P.blue, INK, 1.2)
    h.add(field, None, INK, 2.2)
    points: list[Knot] = [
        (-18, -36),
        (-24, -56),
        (-13, -47),
        (-8, -61),
        (0, -48),
        (8, -61),
        (13, -47),
        (24, -56),
        (18, -36),
    ]
    h.add(poly(points), P.yellow, INK, 1.7)
    h.add([ellipse(a, b, 2.7) for a, b in ((-24, -58), (-8, -63), (8, -63), (24, -58))], P.red, INK, 1.1)
    h.add(tube([(-19, -37, 3.4), (0, -35, 3.8), (19, -37, 3.4)]), P.yellow, INK, 1.5)
    h.add([ellipse(k, -36.4, 1.9) for k in (-11, 0, 11)], P.blue, INK, 0.8)
    c.place(h, x, y + 8, 1.12)


def rosette(c: Canvas, x: float, y: float, size: float = 1) -> None:
    """A double rose from which four ribbons wave."""
    h = Canvas()
    for d in (-1, 1):
        for e in (-1, 1):
            tail: list[Knot] = [(d * 10, e * 12, 4), (d * 26, e * 24, 5.4), (d * 42, e * 16, 5), (d * 60, e * 30, 4)]
            h.add(tube(tail, "flat"), P.red if e < 0 else P.blue, INK, 1.6)
            h.line([k[:2] for k in tail], 0.9)
        h.add(smooth([(d * 10, 0, 1), (d * 30, -10), (d * 46, 0, 1), (d * 30, 10)]), P.green, INK, 1.5)
        h.line([(d * 14, 0), (d * 40, 0)], 1, curved=False)
    flower(h, 0, 0, 29, P.yellow, P.red, 8)
    flower(h, 0, 0, 19, P.red, P.yellow, 6)
    c.place(h, x, y, size)


def small_sprig(c: Canvas, x: float, y: float) -> None:
    """Two leaves and a berry lying level."""
    for d in (-1, 1):
        leaf(c, x + d * 5, y, 0 if d > 0 else 180, 34, P.green, 7)
        c.add(ellipse(x + d * 46, y, 3.4), P.red, INK, 1.2)
    c.add(ellipse(x, y, 6), P.yellow, INK, 1.5)


def tendrils(c: Canvas, xs: tuple[float, ...], y: float) -> None:
    """A little flowering bough between upright blades."""
    for x in xs:
        for e in (-1, 1):
            stem: list[Knot] = [(x, y), (x + 3 * e, y + e * 22), (x - 2 * e, y + e * 46)]
            c.line(stem, 3.4)
            c.line(stem, 1.5, P.green)
            for k in (16, 32):
                for d in (-1, 1):
                    leaf(c, x + 2 * e, y + e * k, (e * 90) - d * 52, 14, P.green, 4)
            flower(c, x - 2 * e, y + e * 50, 9, P.red, P.yellow, 5)
        flower(c, x, y, 10, P.yellow, P.red)


def scroll_vase(c: Canvas, x: float, y: float) -> None:
    """A vase with a plant that curls out to both sides, symmetrical, about 96 wide and 130 high."""
    h = Canvas()
    for d in (-1, 1):
        for knots, colour in (
            (
                [
                    (0, 16, 2.6),
                    (d * 14, -4, 3.4),
                    (d * 34, -10, 3.4),
                    (d * 40, -28, 3),
                    (d * 28, -36, 2.6),
                    (d * 23, -26, 1.6),
                ],
                P.green,
            ),
            ([(0, 10, 2.4), (d * 10, -22, 3), (d * 26, -46, 3), (d * 38, -54, 2.4), (d * 34, -62, 1.4)], P.green),
            ([(d * 6, 44, 2.4), (d * 26, 40, 3.2), (d * 40, 26, 3), (d * 32, 14, 2.4), (d * 25, 22, 1.4)], P.red),
        ):
            h.add(tube(knots), colour, INK, 1.4)
        for lx, ly, turn in ((22, -9, 60), (39, -18, -10), (17, -34, 210), (30, -50, -80)):
            leaf(h, d * lx, ly, turn if d > 0 else 180 - turn, 14, P.green, 4.4)
        flower(h, d * 25, -28, 6.6, P.red, P.yellow, 5)
        h.add(ellipse(d * 35, -64, 3.6), P.red, INK, 1.1)
        h.add(ellipse(d * 27, 22, 3), P.yellow, INK, 1.1)
    h.line([(0, 16), (0, -50)], 3.6, curved=False)
    h.line([(0, 16), (0, -50)], 1.6, P.green, curved=False)
    vase = lathe(0, [(14, 12, 1), (20, 9), (30, 15), (40, 13), (50, 6), (54, 6), (60, 14, 1), (64, 14, 1)])
    h.add(vase, P.blue, INK, 1.8)
    h.add(lathe(0, [(26, 13, 1), (30, 15), (36, 14.6, 1)]), P.yellow, INK, 1.2)
    shade(h, vase, 0.3, gap=3)
    h.add(tube([(-13, 14, 2.6), (0, 16, 3), (13, 14, 2.6)]), P.yellow, INK, 1.4)
    flower(h, 0, -54, 12, P.yellow, P.red, 8)
    c.place(h, x, y, 1.02)


def tricolour(c: Canvas, x: float, y: float) -> None:
    """A ribbon of red, white and blue round a bundle, tied in a bow."""
    h = Canvas()
    for dy, colour in ((-9, P.red), (0, P.white), (9, P.blue)):
        h.add(
            tube([(-30, dy - 2, 4.6), (-10, dy + 3, 4.9), (10, dy + 3, 4.9), (30, dy - 2, 4.6)], "flat"),
            colour,
            INK,
            1.4,
        )
    for d in (-1, 1):
        for k, colour in ((8, P.blue), (0, P.white), (-8, P.red)):
            tail: list[Knot] = [
                (d * 6, 8, 3),
                (d * (26 + k * 0.4), 26 + k, 4.4),
                (d * (34 + k), 50 + k * 0.4, 4.4),
                (d * (54 + k), 66 + k * 0.3, 4),
            ]
            h.add(tube(tail, "flat"), colour, INK, 1.3)
        loop = smooth([(0, 2, 1), (d * 18, -22), (d * 46, -24), (d * 52, -4), (d * 34, 10)])
        h.add(loop, P.red, INK, 1.7)
        inner = smooth([(0, 2, 1), (d * 20, -13), (d * 39, -15), (d * 42, -4), (d * 30, 4)])
        h.add(inner, P.white, INK, 1.3)
        core = smooth([(d * 4, 1, 1), (d * 18, -6), (d * 31, -8), (d * 33, -3), (d * 24, 1)])
        h.add(core, P.blue, INK, 1.2)
    h.add(ellipse(0, 2, 8.4, 9.4), P.red, INK, 1.7)
    h.lines([[(-3, -4), (-1, 2), (-3, 8)], [(3, -4), (1, 2), (3, 8)]], 1)
    c.place(h, x, y, 0.98)
