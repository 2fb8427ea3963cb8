"""The four kings of the Piacenza pack: standing half figures in mantles and chains."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.piacentine.halves import WAIST, court
from build_scripts.atelier.decks.piacentine.look import CUP, RED_LOG, SWORD, P
from build_scripts.atelier.geom import poly, smooth
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, gripping, on_hip
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.people.limbs import Sleeve
from build_scripts.atelier.people.mantles import mantle_back, mantle_front
from build_scripts.atelier.people.profile import profile
from build_scripts.atelier.polearms import axe, sceptre
from build_scripts.atelier.signs.goblet import goblet
from build_scripts.atelier.signs.log import log
from build_scripts.atelier.signs.sun_coin import sun_coin
from build_scripts.atelier.signs.sword import sword
from build_scripts.atelier.texture import blob, motif, shade

_HEM = 300


def _robe(c: Canvas, t: wear.Torso, mantle: tuple[str, str], tunic: tuple[str, str, str]) -> None:
    """Mantle behind, tunic with its skirt."""
    mantle_back(c, t, _HEM, *mantle, 74)
    wear.skirt(c, t, 240, 16, tunic[0], tunic[2], tunic[2])
    wear.doublet(c, t, *tunic)


def _edges(c: Canvas, t: wear.Torso, mantle: str, border: str, studs: str) -> None:
    for side in (-1, 1):
        mantle_front(c, t, _HEM, mantle, border, studs, side)


def of_coins() -> Canvas:
    """An axe and a coin at the right, the left hand on the hip."""

    def draw(c: Canvas) -> None:
        t = wear.standing(92, 1, WAIST)
        _robe(c, t, (P.blue, P.yellow), (P.red, P.yellow, P.green))
        wear.belt(c, t, P.green, P.yellow, 9)
        _edges(c, t, P.blue, P.yellow, P.red)
        sleeve = Sleeve(P.blue, P.red, P.yellow, None, 1.2)
        fist(c, (60, 112), (34, 142), (66, 148), sleeve, P, 1, 2)
        gripping(
            c,
            (124, 112),
            (146, 150),
            (166, 122),
            sleeve,
            P,
            lambda q: axe(q, (170, 80), (160, 200), P.light_blue, P.red, P.yellow, -1),
            along=-82,
            knuckles=-1,
            bow=2,
        )
        sun_coin(c, 156, 39, 26, P)
        collars.ermine_cape(c, t, P.white, 32)
        collars.chain(c, t, 0.6, P.yellow, P.red)
        head(c, 93, 66, 1, Face("#4a2a12", "bob", "full", "small", nose="straight", jaw=0.6, age=0.4), P, 1.08)
        crown(c, 94, 66, P, "points", 1.08, 2)

    return court(draw)


def of_cups() -> Canvas:
    """A cup at the upper left, a sceptre at the right, facing the viewer."""

    def draw(c: Canvas) -> None:
        t = wear.standing(106, 0, WAIST)
        _robe(c, t, (P.green, P.yellow), (P.yellow, P.red, P.blue))
        wear.sash(c, t, P.blue, -1, P)
        _edges(c, t, P.green, P.white, P.red)
        sleeve = Sleeve(P.green, P.yellow, P.white, None, 1.2)
        gripping(
            c,
            (138, 112),
            (156, 150),
            (170, 114),
            sleeve,
            P,
            lambda q: sceptre(q, (176, 40), (164, 190), P.yellow, P.red, P.green),
            along=-82,
            knuckles=-1,
            bow=2,
        )
        gripping(c, (74, 112), (50, 144), (47, 102), sleeve, P, lambda q: goblet(q, 47, 73, 62, CUP))
        _points_collar(c, t, P.red)
        collars.chain(c, t, 0.56, P.yellow, P.green)
        head(c, 106, 66, 0, Face("#8a7f74", "long", "forked", "drooping", "raised", "straight", 0.4, 0.9), P, 1.08)
        crown(c, 106, 66, P, "arches", 1.02)

    return court(draw)


def _points_collar(c: Canvas, t: wear.Torso, colour: str) -> None:
    x, y = t.neck
    half = [(14, -8, 1), (36, 4), (42, 18, 1), (24, 16), (14, 28, 1)]
    shape = smooth(
        [*((x - a, y + b, *k) for a, b, *k in half), (x, y + 15, 1), *((x + a, y + b, *k) for a, b, *k in half[::-1])]
    )
    blob(c, shape, colour, 1.9, 0.14)


def of_swords() -> Canvas:
    """A sword upright at the left, small white crosses on the breast."""

    def draw(c: Canvas) -> None:
        t = wear.standing(104, 0, WAIST, 35, 26)
        mantle_back(c, t, _HEM, P.yellow, P.green, 74)
        wear.skirt(c, t, 240, 16, P.red, P.yellow)
        shape = wear.torso_outline(t)
        c.add(shape, P.red, INK, 2)
        motif(c, shape, _cross, step=(17, 15), offset=(9, 16), margin=6)
        shade(c, shape, 0.12)
        c.add(shape, None, INK, 2)
        wear.belt(c, t, P.blue, P.yellow, 9)
        _edges(c, t, P.yellow, P.green, P.red)
        sleeve = Sleeve(P.blue, P.red, P.yellow, P.yellow, 1.1)
        on_hip(c, (138, 112), (166, 136), (142, 152), sleeve, P, 150, 1.06)
        gripping(
            c, (70, 112), (48, 150), (45, 120), sleeve, P, lambda q: sword(q, (46, 140), (42, 9), SWORD, 7.4), along=-92
        )
        x, y = t.neck
        gorget = smooth(
            [(x - 26, y - 6, 1), (x, y), (x + 26, y - 6, 1), (x + 30, y + 8, 1), (x, y + 18, 1), (x - 30, y + 8, 1)]
        )
        blob(c, gorget, P.light_blue, 1.9, 0.2)
        c.line([(x - 24, y + 5), (x, y + 13), (x + 24, y + 5)], 1.6, P.yellow)
        head(c, 104, 66, 0, Face("#1f130c", "bob", "full", "curled", "stern", "straight", 0.8, 0.3), P, 1.08)
        crown(c, 104, 66, P, "rays", 1.08)

    return court(draw)


def _cross(c: Canvas, x: float, y: float) -> None:
    arm, half = 4.6, 1.5
    c.add(
        poly(
            [
                (x - half, y - arm),
                (x + half, y - arm),
                (x + half, y - half),
                (x + arm, y - half),
                (x + arm, y + half),
                (x + half, y + half),
                (x + half, y + arm),
                (x - half, y + arm),
                (x - half, y + half),
                (x - arm, y + half),
                (x - arm, y - half),
                (x - half, y - half),
            ]
        ),
        P.white,
        INK,
        0.9,
    )


def of_clubs() -> Canvas:
    """In profile, a red mantle, a log at the left."""

    def draw(c: Canvas) -> None:
        t = wear.standing(110, -2, WAIST)
        _robe(c, t, (P.red, P.white), (P.green, P.yellow, P.red))
        wear.belt(c, t, P.yellow, P.red, 9)
        _edges(c, t, P.red, P.yellow, P.green)
        sleeve = Sleeve(P.red, P.green, P.yellow, None, 1.2)
        fist(c, (141, 112), (168, 144), (136, 150), sleeve, P, -1, -2)
        gripping(
            c, (78, 112), (54, 152), (44, 122), sleeve, P, lambda q: log(q, (48, 180), (39, 14), RED_LOG, 15), along=-94
        )
        collars.ermine_cape(c, t, P.white, 30)
        collars.chain(c, t, 0.56, P.yellow, P.blue)
        profile(c, 108, 64, -1, Face("#6b2d12", beard="full", brows="stern", age=0.5), P, "bob", 1.12)
        crown(c, 109, 65, P, "lilies", 1.0, 3)

    return court(draw)
