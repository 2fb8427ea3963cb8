"""The four knaves of the Piacenza pack: half figures under richly plumed hats."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.piacentine.halves import WAIST, court
from build_scripts.atelier.decks.piacentine.look import CUP, RED_LOG, SWORD, P
from build_scripts.atelier.geom import ellipse, tube
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, gripping, on_hip, open_armed
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import plumed_cap
from build_scripts.atelier.people.helmets import cavalier, toque
from build_scripts.atelier.people.limbs import Sleeve
from build_scripts.atelier.people.mantles import cape
from build_scripts.atelier.polearms import halberd
from build_scripts.atelier.signs.goblet import goblet
from build_scripts.atelier.signs.log import log
from build_scripts.atelier.signs.sun_coin import sun_coin
from build_scripts.atelier.signs.sword import sword


def of_coins() -> Canvas:
    """A coin raised at the left, a purse strap held at the right."""

    def draw(c: Canvas) -> None:
        t = wear.standing(106, -1, WAIST)
        cape(
            c,
            [(124, 96, 1), (150, 104), (166, 134), (176, 190, 1), (120, 190, 1)],
            P.blue,
            [[(146, 110), (158, 150), (162, 190)], [(134, 114), (146, 156), (148, 190)]],
        )
        wear.doublet(c, t, P.red, P.white, P.yellow)
        wear.tabs(c, t, (P.red, P.yellow), 6, 22)
        wear.belt(c, t, P.green, P.yellow, 9)
        _baldric(c, t, P.green)
        sleeve = Sleeve(P.red, P.yellow, P.white, P.yellow, 1.2)
        on_hip(c, (138, 108), (166, 130), (144, 150), sleeve, P, 140)
        open_armed(c, (75, 108), (52, 136), (48, 101), sleeve, P)
        sun_coin(c, 50, 46, 27, P)
        collars.ruff(c, 105, 91, 24, 9.4, P.white)
        head(c, 105, 64, -1, Face("#7a4a1f", "bob", jaw=0.35), P, 1.06)
        plumed_cap(c, 105, 66, -1, P.green, P.yellow, P.red, P)

    return court(draw)


def _baldric(c: Canvas, t: wear.Torso, colour: str) -> None:
    a, b = t.down(0.02, -0.6), t.down(0.94, 0.8)
    c.add(tube([(*a, 4), (*t.down(0.5, 0.1), 4.4), (*b, 4)], "flat"), colour, INK, 1.5)
    c.add([ellipse(*t.down(k, -0.6 + k * 1.46), 2) for k in (0.2, 0.4, 0.6, 0.8)], P.yellow, INK, 0.9)


def of_cups() -> Canvas:
    """A halberd at the left, a cup at the upper right."""

    def draw(c: Canvas) -> None:
        t = wear.standing(98, 1, WAIST)
        wear.jerkin(c, t, P.yellow, P.red, P.green)
        wear.lappets(c, t, 186, 12, (P.green, P.red))
        wear.sash(c, t, P.blue, 1, P)
        sleeve = Sleeve(P.green, P.red, P.yellow, P.yellow, 1.2)
        gripping(
            c, (131, 108), (158, 140), (155, 98), sleeve, P, lambda q: goblet(q, 155, 70, 60, CUP), knuckles=-1, bow=2
        )
        collars.neck(c, t, 76, P.flesh)
        collars.wide_collar(c, t, P.white)
        head(c, 99, 64, 1, Face("#2c1a10", "curls", moustache="small", nose="straight"), P, 1.06)
        cavalier(c, 99, 66, 1, P.blue, P.red, (P.white, P.yellow, P.green))
        gripping(
            c,
            (66, 108),
            (44, 148),
            (42, 118),
            sleeve,
            P,
            lambda q: halberd(q, (49, 9), (37, 200), P.light_blue, P.red, P.yellow, 1),
        )

    return court(draw)


def of_swords() -> Canvas:
    """A sword upright at the left, a red cloak over the shoulders."""

    def draw(c: Canvas) -> None:
        t = wear.standing(106, -1, WAIST)
        cape(
            c,
            [(88, 94, 1), (64, 104), (56, 130), (54, 190, 1), (96, 190, 1)],
            P.red,
            [[(70, 112), (66, 150), (66, 188)]],
            -1,
        )
        cape(
            c,
            [(122, 94, 1), (150, 104), (172, 130), (182, 190, 1), (116, 190, 1)],
            P.red,
            [[(148, 110), (160, 150), (166, 190)], [(134, 112), (146, 156), (150, 190)]],
        )
        wear.doublet(c, t, P.blue, P.yellow, P.white)
        wear.tabs(c, t, (P.blue, P.yellow), 6, 22)
        wear.belt(c, t, P.red, P.yellow, 9)
        sleeve = Sleeve(P.blue, P.white, P.yellow, None, 1.1)
        fist(c, (138, 110), (162, 138), (132, 148), sleeve, P, -1, -2)
        gripping(
            c, (75, 110), (52, 148), (46, 122), sleeve, P, lambda q: sword(q, (47, 142), (42, 10), SWORD, 7), along=-93
        )
        collars.neck(c, t, 76, P.flesh)
        c.add(tube([(78, 100, 6), (92, 96, 7), (106, 101, 7.4), (120, 96, 7), (134, 100, 6)]), P.red, INK, 1.8)
        c.add(ellipse(106, 102, 5.6), P.yellow, INK, 1.5)
        c.add(ellipse(106, 102, 2.4), P.blue, INK, 0.9)
        head(c, 105, 64, -1, Face("#b3541f", "long", brows="raised", jaw=0.4), P, 1.06)
        toque(c, 105, 66, -1, P.yellow, P.blue, P.red, P.green)

    return court(draw)


def of_clubs() -> Canvas:
    """A log on the right, a hand on the belt, facing the viewer."""

    def draw(c: Canvas) -> None:
        t = wear.standing(97, -1, WAIST)
        cape(
            c,
            [(80, 96, 1), (52, 106), (36, 136), (28, 190, 1), (84, 190, 1)],
            P.yellow,
            [[(58, 112), (46, 152), (42, 190)], [(70, 114), (58, 156), (56, 190)]],
            -1,
        )
        wear.doublet(c, t, P.green, P.red, P.yellow)
        wear.tabs(c, t, (P.green, P.red), 6, 22)
        wear.belt(c, t, P.red, P.yellow, 9)
        sleeve = Sleeve(P.green, P.red, P.white, P.yellow, 1.2)
        on_hip(c, (64, 108), (36, 132), (58, 150), sleeve, P, 40)
        gripping(
            c,
            (129, 108),
            (148, 148),
            (165, 112),
            sleeve,
            P,
            lambda q: log(q, (160, 180), (167, 16), RED_LOG, 14.6),
            along=-87,
            knuckles=-1,
            bow=2,
        )
        collars.ruff(c, 97, 91, 24, 9.4, P.white)
        head(c, 97, 64, 0, Face("#1f130c", "bob", moustache="curled", nose="straight", jaw=0.6), P, 1.06)
        cavalier(c, 97, 65, -1, P.red, P.yellow, (P.white, P.blue, P.red))

    return court(draw)
