"""What is engraved in the Sicilian coins: a man's profile, the trinacria, a chariot at full speed."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.siciliane.look import P
from build_scripts.atelier.geom import Knot, ellipse, polar, smooth, tube
from build_scripts.atelier.people.face import Face
from build_scripts.atelier.people.profile import profile
from build_scripts.atelier.signs.coin import sun_face


def man(c: Canvas, x: float, y: float, radius: float) -> None:
    """A wreathed man in profile on the field of a coin."""
    c.flat(ellipse(x, y, radius), P.light_blue)
    h = Canvas()
    bust = smooth(
        [(-27, 34, 1), (-18, 24), (-7, 20), (-5, 10), (6, 12), (8, 21), (19, 27), (26, 36, 1), (14, 44), (-12, 44)]
    )
    h.add(bust, P.red, INK, 1.8)
    h.lines([[(-16, 28), (-4, 38)], [(-8, 24), (4, 36)]], 1)
    profile(h, 0, -2, 1, Face("#5f3d1e", beard="full", brows="stern"), P, "rolled", 1.16)
    for i in range(6):
        a = Canvas()
        a.add(smooth([(0, 0, 1), (6, -5), (14, -2, 1), (7, 3)]), P.green, INK, 1.2)
        px, py = ((-20, 3), (-21, -7), (-18, -16), (-11, -23), (-1, -26), (8, -24))[i]
        h.place(a, px, py, turn=(-110, -84, -60, -34, -8, 16)[i])
    h.add(tube([(-20, 4, 2), (-28, 10, 2.6), (-26, 18, 1.4)]), P.yellow, INK, 1.1)
    c.place(h, x, y - radius * 0.05, radius / 43)
    c.add(ellipse(x, y, radius), None, INK, 1.5)


def trinacria(c: Canvas, x: float, y: float, radius: float) -> None:
    """Three running legs about a winged head."""
    c.add(ellipse(x, y, radius), P.light_blue, INK, 1.4)
    h = Canvas()
    for k in range(3):
        leg = Canvas()
        limb: list[Knot] = [
            (0, -4, 9),
            (3, -20, 10.4),
            (9, -37, 8),
            (16, -43, 7.4),
            (27, -38, 8.2),
            (38, -28, 5.4),
            (44, -20, 4.2),
        ]
        foot: list[Knot] = [(40, -22, 1), (42, -13), (48, -10, 1), (56, -18), (59, -27, 1), (52, -26), (47, -24, 1)]
        leg.add(smooth(foot), P.flesh, INK, 1.5)
        leg.add(tube(limb), P.flesh, INK, 1.8)
        leg.line([(8, -32), (13, -35), (15, -41)], 1)
        leg.line([(24, -32), (30, -32)], 1)
        h.place(leg, turn=k * 120 - 24)
    for d in (-1, 1):
        for i, reach in enumerate((33, 29, 23)):
            feather: list[Knot] = [
                (d * 8, -4 + i * 4, 1),
                (d * reach * 0.7, -14 + i * 8),
                (d * reach, -12 + i * 8, 1),
                (d * reach * 0.7, -5 + i * 8),
            ]
            h.add(smooth(feather), (P.blue, P.white, P.red)[i], INK, 1.3)
    for i in range(9):
        a = 180 + i * 22.5
        h.add(ellipse(*polar(0, -1, 17, a), 4.6), P.green, INK, 1.2)
    sun_face(h, 0, 0, 16, P, P.gold)
    c.place(h, x, y, radius / 63)


def chariot(c: Canvas, x: float, y: float, radius: float) -> None:
    """A driver urging two horses to the left."""
    field = ellipse(x, y, radius)
    c.add(field, P.light_blue, INK, 1.6)
    h = Canvas()
    ground = smooth([(-42, 20, 1), (0, 16), (42, 20, 1), (32, 34), (0, 46), (-32, 34)])
    h.add(ground, P.green, INK, 1.3)
    for dx, dy, coat in ((7, -8, P.white), (0, 0, P.red)):
        _racer(h, dx - 9, dy + 2, coat)
    h.line([(4, 2), (22, -12)], 1.4, curved=False)
    body = smooth([(12, -2, 1), (12, 14, 1), (36, 14, 1), (40, -6), (36, -10, 1), (30, 2)])
    h.add(body, P.yellow, INK, 1.6)
    h.line([(15, 9), (36, 9)], 1.2, P.red, curved=False)
    torso = smooth([(20, 0, 1), (17, -14), (22, -20), (30, -18), (32, -8), (30, 2, 1)])
    h.add(torso, P.blue, INK, 1.5)
    h.add(tube([(28, -16, 2.6), (38, -22, 2.6), (41, -14, 3), (36, -8, 1.4)]), P.red, INK, 1.2)
    h.add(tube([(22, -16, 2.8), (14, -12, 2.4), (8, -10, 2.2)]), P.flesh, INK, 1.2)
    h.add(tube([(27, -17, 2.6), (24, -28, 2.2), (18, -33, 2)]), P.flesh, INK, 1.2)
    h.line([(18, -33), (2, -40), (-10, -34)], 1.3)
    h.add(ellipse(24, -25, 5, 5.6), P.flesh, INK, 1.3)
    h.add(smooth([(18, -26, 1), (20, -32), (28, -32), (31, -24), (28, -19, 1), (27, -26)]), "#5f3d1e", INK, 1.2)
    h.flat(ellipse(21.4, -25, 0.9), INK)
    h.add(ellipse(25, 16, 11), P.red, INK, 1.7)
    h.add(ellipse(25, 16, 7.4), P.yellow, INK, 1.2)
    h.lines([[polar(25, 16, 7.4, a), polar(25, 16, 7.4, a + 180)] for a in (0, 45, 90, 135)], 1.3, curved=False)
    h.add(ellipse(25, 16, 2.4), P.red, INK, 1)
    c.place(h, x, y, radius / 47)
    c.add(field, None, INK, 1.8)


def _racer(h: Canvas, x: float, y: float, coat: str) -> None:
    q = Canvas()
    for knots in (
        [(-12, 8, 3), (-22, 10, 2.2), (-28, 16, 1.6)],
        [(-10, 8, 3), (-18, 16, 2.2), (-20, 22, 1.6)],
        [(10, 7, 3.4), (16, 14, 2.2), (22, 18, 1.6)],
        [(8, 8, 3.4), (8, 16, 2.2), (14, 22, 1.6)],
    ):
        q.add(tube([*knots]), coat, INK, 1.2)
    q.add(tube([(12, -4, 2.4), (20, -8, 3), (26, -2, 1)]), "#5f3d1e", INK, 1.1)
    body: list[Knot] = [
        (14, -4),
        (13, 7),
        (0, 10),
        (-12, 9),
        (-16, 2),
        (-21, -8),
        (-27, -8),
        (-31, -11),
        (-30, -15),
        (-24, -19),
        (-19, -23),
        (-15, -20),
        (-10, -9),
        (0, -6),
    ]
    q.add(smooth(body), coat, INK, 1.6)
    q.add(smooth([(-19, -23, 1), (-12, -18), (-7, -8, 1), (-12, -10), (-17, -18)]), "#5f3d1e", INK, 1)
    q.flat(ellipse(-23.6, -15.4, 1), INK)
    q.lines([[(-21, -19), (-26, -9)], [(-15, -6), (-12, 6)]], 1.4, P.blue if coat == P.red else P.red)
    h.place(q, x, y)
