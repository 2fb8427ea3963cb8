"""The people and animals among the tiny pictures of the Sicilian pack."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.siciliane.look import P
from build_scripts.atelier.geom import Knot, ellipse, lathe, poly, smooth, tube
from build_scripts.atelier.small_people import limb, small_head


def fish(c: Canvas, x: float, y: float, size: float = 1, colour: str = P.blue) -> None:
    """A fish to the left, about 64 wide."""
    h = Canvas()
    h.add(smooth([(20, 0, 1), (34, -11, 1), (31, 0), (34, 11, 1)]), colour, INK, 1.6)
    h.add(smooth([(-8, -8, 1), (4, -17), (10, -8, 1)]), colour, INK, 1.4)
    h.add(smooth([(-4, 9, 1), (3, 15), (8, 8, 1)]), colour, INK, 1.3)
    body = smooth([(-32, 1, 1), (-18, -10), (2, -11), (24, 0, 1), (2, 11), (-18, 10)])
    h.add(body, colour, INK, 1.8)
    h.line([(-17, -9), (-12, 0), (-17, 9)], 1.3, P.white)
    for i in range(4):
        h.line([(-6 + i * 7, -5 + i * 0.8), (-2 + i * 7, 0), (-6 + i * 7, 5 - i * 0.8)], 1.2, P.white)
    h.add(ellipse(-23, -2, 2.6), P.white, INK, 1)
    h.flat(ellipse(-23, -2, 1.2), INK)
    h.line([(-31, 3), (-27, 3.6)], 1.1)
    c.place(h, x, y, size)


def duellists(c: Canvas, x: float, y: float, size: float = 1) -> None:
    """Two fencers who cross blades over a camp fire, about 110 wide."""
    h = Canvas()
    for i, (dx, reach) in enumerate(((-9, 20), (9, 20), (0, 32), (-4, 16), (5, 17))):
        flame: list[Knot] = [
            (dx - 6, 30, 1),
            (dx - 5, 30 - reach * 0.5),
            (dx + 1, 30 - reach, 1),
            (dx + 6, 30 - reach * 0.5),
            (dx + 6, 30, 1),
        ]
        h.add(smooth(flame), (P.red, P.red, P.orange, P.yellow, P.yellow)[i], INK, 1.3)
    h.add(tube([(-16, 33, 3), (16, 29, 3)]), "#5f3d1e", INK, 1.3)
    h.add(tube([(-16, 29, 3), (16, 33, 3)]), "#7c5228", INK, 1.3)
    for d, coat, hose in ((-1, P.red, P.blue), (1, P.green, P.red)):
        q = Canvas()
        limb(q, [(-34, 8, 5), (-43, 20, 4), (-50, 32, 2.6)], hose)
        limb(q, [(-32, 8, 5), (-23, 18, 4), (-26, 31, 2.6)], hose)
        q.flat(
            [
                smooth([(-55, 35, 1), (-54, 30), (-44, 33), (-42, 35, 1)]),
                smooth([(-30, 34, 1), (-29, 30), (-19, 33), (-17, 35, 1)]),
            ],
            INK,
        )
        limb(q, [(-38, -12, 3.6), (-47, -6, 3.2), (-44, 3, 2.4)], coat)
        q.add(smooth([(-41, -16, 1), (-42, 0), (-42, 12, 1), (-25, 12, 1), (-27, -2), (-27, -14, 1)]), coat, INK, 1.5)
        q.line([(-42, 4), (-26, 4)], 2, P.yellow, curved=False)
        q.line([(-12, -16), (18, -30)], 3, curved=False)
        q.line([(-12, -16), (17, -29.6)], 1.2, P.white, curved=False)
        limb(q, [(-29, -11, 3.6), (-20, -11, 3.2), (-12, -16, 2.6)], coat)
        q.add(ellipse(-11, -16, 3), P.flesh, INK, 1)
        small_head(q, -33, -24, P, "#5f3d1e", 1)
        q.add(
            smooth([(-46, -28, 1), (-33, -31), (-21, -28, 1), (-25, -33), (-28, -39), (-39, -39), (-41, -33)]),
            P.yellow,
            INK,
            1.2,
        )
        h.place(q, 0, 0, -d, 1)
    c.place(h, x, y, size)


def peasant_woman(c: Canvas, x: float, y: float, size: float = 1) -> None:
    """A woman who carries a jar on her head, 66 high."""
    h = Canvas()
    h.flat([ellipse(-5, 32, 4.4, 2), ellipse(6, 32, 4.4, 2)], INK)
    skirt = smooth([(-6, 2, 1), (-13, 18), (-17, 30, 1), (0, 32), (17, 30, 1), (13, 18), (6, 2, 1)])
    h.add(skirt, P.green, INK, 1.6)
    h.add(smooth([(-4, 4, 1), (-7, 24, 1), (0, 26), (7, 24, 1), (4, 4, 1)]), P.white, INK, 1.2)
    h.add(smooth([(-8, -12, 1), (-7, 4, 1), (7, 4, 1), (8, -12, 1), (0, -15)]), P.red, INK, 1.4)
    limb(h, [(8, -10, 3), (15, -3, 2.8), (9, 3, 2.4)], P.white)
    limb(h, [(-8, -11, 3), (-15, -18, 2.8), (-9, -32, 2.2)], P.white)
    small_head(h, 0, -21, P, "#3a2414", 1)
    h.add(lathe(0, [(-50, 4, 1), (-47, 3), (-42, 8), (-36, 7), (-32, 4, 1)]), P.orange, INK, 1.4)
    c.place(h, x, y, size)


def peasant(c: Canvas, x: float, y: float, size: float = 1) -> None:
    """A man with a hoe on his shoulder, 56 high."""
    h = Canvas()
    h.add(smooth([(-24, 30, 1), (0, 26), (24, 30, 1), (14, 34), (-14, 34)]), P.green, INK, 1.3)
    limb(h, [(-3, 8, 4.4), (-7, 18, 3.6), (-9, 28, 2.4)], P.blue)
    limb(h, [(4, 8, 4.4), (7, 18, 3.6), (10, 28, 2.4)], P.blue)
    h.line([(-4, -2), (19, -26)], 3.2, curved=False)
    h.line([(-4, -2), (19, -26)], 1.3, P.yellow, curved=False)
    h.add(poly([(15, -26), (26, -18), (24, -30)]), P.light_blue, INK, 1.2)
    h.add(smooth([(-8, -12, 1), (-9, 10, 1), (9, 10, 1), (8, -12, 1), (0, -15)]), P.red, INK, 1.5)
    limb(h, [(7, -10, 3), (11, -4, 2.8), (4, -10, 2.2)], P.red)
    limb(h, [(-8, -10, 3), (-13, -2, 2.8), (-10, 6, 2.2)], P.red)
    small_head(h, -1, -20, P, "#3a2414", -1)
    h.add(
        smooth([(-15, -24, 1), (-1, -27), (13, -24, 1), (7, -28), (5, -34), (-7, -34), (-9, -28)]), P.yellow, INK, 1.3
    )
    c.place(h, x, y, size)


def sitting_dog(c: Canvas, x: float, y: float, size: float = 1, coat: str = P.orange, look: int = -1) -> None:
    """A dog that sits up, 44 high."""
    h = Canvas()
    h.add(tube([(-12, 18, 2.2), (-21, 15, 2.2), (-23, 6, 1.2)]), coat, INK, 1.3)
    body: list[Knot] = [(-14, 20, 1), (-15, 8), (-8, -4), (0, -10), (9, -7), (11, 4), (12, 20, 1)]
    h.add(smooth(body), coat, INK, 1.6)
    h.line([(-4, 20), (-1, 8), (-8, 4)], 1.2)
    h.add(tube([(7, 4, 3), (9, 12, 2.6), (10, 20, 2.4)]), coat, INK, 1.3)
    head: list[Knot] = [(-2, -10), (-3, -20), (5, -24), (11, -21), (20, -17), (20, -12), (12, -10), (6, -6)]
    h.add(smooth(head), coat, INK, 1.5)
    h.add(smooth([(-1, -21, 1), (-7, -17), (-5, -8, 1), (2, -14)]), coat, INK, 1.3)
    h.flat([ellipse(9, -17.6, 1.2), ellipse(19.6, -15.6, 1.7)], INK)
    h.line([(-2, -8), (8, -4)], 2.2, P.red)
    c.place(h, x, y, size * look * -1, size)


def hound_with_bird(c: Canvas, x: float, y: float, size: float = 1, coat: str = P.red) -> None:
    """A running hound with a bird in its jaws, about 80 wide."""
    h = Canvas()
    for knots in (
        [(-20, 4, 3.4), (-32, 10, 2.4), (-40, 8, 1.8)],
        [(-18, 5, 3.4), (-26, 14, 2.4), (-32, 16, 1.8)],
        [(14, 3, 3), (26, 8, 2.2), (34, 13, 1.8)],
        [(12, 4, 3), (20, 13, 2.2), (26, 18, 1.8)],
    ):
        h.add(tube([*knots]), coat, INK, 1.3)
    h.add(tube([(-22, -3, 2), (-32, -9, 1.8), (-38, -16, 0.9)]), coat, INK, 1.2)
    h.add(
        smooth(
            [
                (-24, -2),
                (-12, -6),
                (4, -5),
                (14, -10),
                (18, -15),
                (26, -15),
                (30, -10),
                (37, -7),
                (36, -3),
                (28, -3),
                (20, 2),
                (14, 7),
                (4, 5),
                (-8, 2),
                (-18, 8),
                (-25, 5),
            ]
        ),
        coat,
        INK,
        1.7,
    )
    h.add(smooth([(20, -14, 1), (13, -14), (11, -7, 1), (18, -8)]), coat, INK, 1.2)
    h.flat(ellipse(26, -10.6, 1.2), INK)
    _bird(h)
    h.line([(12, -2), (18, 3)], 2.2, P.yellow)
    c.place(h, x - 8 * size, y, size)


def _bird(h: Canvas) -> None:
    """A partridge that hangs from the jaws at (36, -4), head down."""
    h.add(smooth([(37, -8, 1), (44, -22), (52, -20, 1), (47, -6, 1)]), P.blue, INK, 1.3)
    h.line([(41, -10), (47, -18)], 0.9)
    h.add(smooth([(33, -8, 1), (41, -10), (50, -4), (52, 4), (46, 10), (39, 6), (35, -1)]), P.blue, INK, 1.5)
    h.add(smooth([(39, -4, 1), (47, -2), (49, 5), (43, 6, 1)]), P.light_blue, INK, 1.1)
    h.add(smooth([(46, 8, 1), (52, 5), (56, 9), (54, 15), (48, 14)]), P.blue, INK, 1.3)
    h.add(smooth([(55, 12, 1), (62, 16, 1), (53, 16, 1)]), P.yellow, INK, 1)
    h.flat(ellipse(52.4, 10, 1), INK)
