"""The four knaves of the Treviso pack."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.trevigiane.costume import body, coat, court, lower_arm, raised_coin, sleeve
from build_scripts.atelier.decks.trevigiane.look import BATONS, CUP, STEEL, P
from build_scripts.atelier.geom import Knot, smooth, tube
from build_scripts.atelier.people.collars import ruff
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.half_italian import girdle, held, hips, scalloped_collar
from build_scripts.atelier.people.half_profile import profile_head
from build_scripts.atelier.people.hands import fingers, hand_on_hip, open_hand, palm
from build_scripts.atelier.people.hats import brim_hat, plumed_cap
from build_scripts.atelier.signs.italian_baton import baton
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.signs.sword import sword
from build_scripts.atelier.texture import blob


def _hat(c: Canvas, hat: Canvas, x: float, y: float, size: float = 1.12) -> None:
    c.place(hat, x, y, size)


def of_coins() -> Canvas:
    """A coin at the upper left, a blue cap with a red feather."""

    def half(c: Canvas) -> None:
        b = body(100)
        hips(c, b, 184, P.red, P.yellow)
        sleeve(c, b.shoulder(-1), (38, 172))
        sleeve(c, b.shoulder(1), (160, 162))
        coat(c, b, P.red, P.blue, P.yellow, P.red)
        girdle(c, b, 178, P.green, P.yellow, P.yellow)
        lower_arm(c, (34, 170), (40, 122), P.blue)
        raised_coin(c, (40, 118), (40, 62))
        lower_arm(c, (164, 160), (140, 186), P.blue, None, -4)
        hand_on_hip(c, (137, 189), 150, P, 1.2, -1)
        ruff(c, b.x, 103, 30, 10.5, P.white, 13)
        head(c, b.x, 74, -1, Face("#b9772c", "bob", nose="small", jaw=0.4), P, 1.18)
        hat = Canvas()
        plumed_cap(hat, 0, 0, -1, P.blue, P.yellow, P.red, P)
        _hat(c, hat, b.x, 73)

    return court(half)


def of_cups() -> Canvas:
    """In profile to the right; a cup at the upper left, a red half-moon at each hip."""

    def half(c: Canvas) -> None:
        b = body(102)
        for side in (-1, 1):
            moon: list[Knot] = [(b.x + side * 18, 150, 1), (b.x + side * 60, 162), (b.x + side * 76, 208),
                                (b.x + side * 66, 232, 1), (b.x + side * 40, 200)]  # fmt: skip
            blob(c, smooth(moon), P.red, 2, 0.2, side=side)
            c.line([(b.x + side * 40, 166), (b.x + side * 58, 184), (b.x + side * 60, 206)], 2.6, P.yellow)
        sleeve(c, b.shoulder(-1), (40, 166), spot=P.blue)
        sleeve(c, b.shoulder(1), (160, 158), spot=P.blue)
        coat(c, b, P.white, P.blue, P.red, P.yellow)
        girdle(c, b, 178, P.yellow, P.red, P.blue)
        lower_arm(c, (35, 164), (38, 124), P.red)
        held(c, (38, 120), (38, 104), -90, lambda q: hex_cup(q, 39, 68, 78, CUP), P, knuckles=1)
        lower_arm(c, (164, 156), (136, 160), P.red, None, -4)
        open_hand(c, (133, 160), 186, P, 1.08, 1, 5)
        scalloped_collar(c, b.x, 106, 44, 28, P.white)
        profile_head(c, b.x - 2, 74, 1, "#7a3b14", P, size=1.22)
        _beret(c, b.x - 3, 76)

    return court(half)


def _beret(c: Canvas, x: float, y: float) -> None:
    h = Canvas()
    cap: list[Knot] = [(16, -16, 1), (20, -24), (8, -34), (-12, -34), (-28, -24), (-26, -12), (-18, -9, 1), (-2, -15)]
    blob(h, smooth(cap), P.green, 2, 0.24, side=-1, gap=3.4)
    h.add(tube([(-20, -9, 3), (-2, -15, 3.6), (16, -15, 3)]), P.yellow, INK, 1.5)
    for knots in ([(-12, -20, 2), (-15, -34, 5), (-26, -42, 5), (-38, -38, 1.6)],
                  [(-10, -20, 2), (-8, -36, 5), (-15, -45, 5), (-26, -48, 1.6)]):  # fmt: skip
        h.add(tube(knots), P.red, INK, 1.5)
        h.line([k[:2] for k in knots], 0.9)
    c.place(h, x, y, 1.2)


def of_swords() -> Canvas:
    """The bareheaded, bearded man: a sword at the left, a carved head by its hair in the other hand."""

    def half(c: Canvas) -> None:
        b = body(96)
        hips(c, b, 184, P.blue, P.yellow)
        sleeve(c, b.shoulder(-1), (36, 174))
        sleeve(c, b.shoulder(1), (152, 160))
        coat(c, b, P.blue, P.red, P.yellow, P.blue)
        girdle(c, b, 178, P.red, P.yellow, P.yellow)
        lower_arm(c, (32, 172), (38, 142), P.green)
        held(c, (38, 138), (38, 124), -86, lambda q: sword(q, (37, 148), (43, 18), STEEL, 8.4), P, knuckles=1)
        lower_arm(c, (156, 158), (158, 118), P.green, None, 4)
        palm(c, (158, 114), (158, 102), P, 1.12)
        profile_head(c, 158, 76, -1, "#8a8378", P, size=0.92, beard=True, closed=True, flesh="#ecd9c0")
        c.add(tube([(148, 96, 4), (158, 102, 5), (169, 96, 4)]), "#8a8378", INK, 1.4)
        fingers(c, (158, 104), 0, P, 1.05, -1)
        ruff(c, b.x, 103, 29, 10, P.white, 12)
        head(c, b.x, 66, 1, Face("#3a2413", "curls", "full", "curled", "stern", "straight", 0.6, 0.3), P, 1.24)

    return court(half)


def of_batons() -> Canvas:
    """A great baton held slantwise in both hands; a broad hat."""

    def half(c: Canvas) -> None:
        b = body(96)
        hips(c, b, 184, P.yellow, P.red)
        sleeve(c, b.shoulder(-1), (36, 164))
        sleeve(c, b.shoulder(1), (158, 168))
        coat(c, b, P.red, P.blue, P.white, P.red)
        girdle(c, b, 178, P.blue, P.yellow, P.yellow)
        ruff(c, b.x, 103, 30, 10.5, P.white, 13)
        head(c, b.x, 74, -1, Face("#2a1a0e", "long", "goatee", "small", "raised", "straight", 0.5), P, 1.18)
        hat = Canvas()
        brim_hat(hat, 0, 0, -1, P.red, P.yellow, P.blue)
        _hat(c, hat, b.x, 73, 1.08)
        lower_arm(c, (32, 164), (54, 182), P.blue, P.yellow, -4)
        lower_arm(c, (164, 168), (142, 142), P.blue, P.yellow, 4)
        palm(c, (57, 180), (66, 176), P, 1.1)
        palm(c, (139, 139), (130, 130), P, 1.1)
        baton(c, (30, 206), (178, 92), BATONS[0], 8)
        fingers(c, (68, 177), -38, P, 1.1, -1)
        fingers(c, (130, 129), -38, P, 1.1, 1)

    return court(half)
