"""The four knights of the Treviso pack, each beside the grey head of his horse."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.trevigiane.costume import body, coat, court, lower_arm, raised_coin, sleeve
from build_scripts.atelier.decks.trevigiane.look import BATONS, CUP, STEEL, P, W
from build_scripts.atelier.geom import Knot, smooth
from build_scripts.atelier.people.collars import ruff
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.half_horse import HorseHead, breast_band, horse_head
from build_scripts.atelier.people.half_italian import girdle, held, scalloped_collar
from build_scripts.atelier.people.hats import brim_hat, plumed_cap, turban
from build_scripts.atelier.signs.italian_baton import baton
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.signs.sword import sabre
from build_scripts.atelier.texture import stripes

_POLL = (134, 118)


def _horse(c: Canvas, bridle: str, boss: str, band: str) -> None:
    horse_head(c, *_POLL, 1, HorseHead(P.coat, P.mane, bridle, boss, P.red, P.dark_coat), P, 0.94)
    breast_band(c, *_POLL, 1, band, boss, 0.94)


def _rider(c: Canvas, ground: str, stripe: str, front: str, spot: str) -> float:
    b = body(84)
    sleeve(c, b.shoulder(1), (126, 168), spot=spot)
    coat(c, b, ground, stripe, front, P.red if front != P.red else P.yellow)
    girdle(c, b, 182, P.green, P.yellow, P.yellow)
    return b.x


def of_coins() -> Canvas:
    """A coin at the upper left, the horse to the right."""

    def half(c: Canvas) -> None:
        x = _rider(c, P.red, P.blue, P.yellow, INK)
        _horse(c, P.red, P.yellow, P.blue)
        sleeve(c, (52, 121), (36, 172))
        lower_arm(c, (33, 172), (40, 122), P.red)
        raised_coin(c, (39, 118), (39, 64))
        ruff(c, x + 3, 103, 29, 10, P.white, 12)
        head(c, x + 5, 72, 1, Face("#4a2a12", "bob", "none", "curled", nose="straight", jaw=0.5), P, 1.16)
        hat = Canvas()
        plumed_cap(hat, 0, 0, -1, P.red, P.yellow, P.blue, P)
        c.place(hat, x + 5, 72, 1.06)

    return court(half)


def of_cups() -> Canvas:
    """A cup at the upper right, the horse to the left."""

    def half(c: Canvas) -> None:
        q = Canvas()
        x = _rider(q, P.blue, P.white, P.red, P.red)
        _horse(q, P.blue, P.yellow, P.red)
        sleeve(q, (52, 121), (36, 172), spot=P.red)
        lower_arm(q, (33, 172), (38, 124), P.blue, P.white)
        held(q, (38, 120), (38, 104), -90, lambda z: hex_cup(z, 39, 68, 78, CUP), P, knuckles=1)
        scalloped_collar(q, x, 106, 42, 27, P.white)
        head(q, x, 73, 1, Face("#a5622a", "long", "pointed", "small", "soft", "small", 0.4), P, 1.16)
        hat = Canvas()
        plumed_cap(hat, 0, 0, -1, P.green, P.yellow, P.red, P)
        q.place(hat, x, 73, 1.06)
        c.place(q, W, 0, -1, 1)

    return court(half)


def of_swords() -> Canvas:
    """A curved sword over the turbaned head; the horse in a striped cloth to the right."""

    def half(c: Canvas) -> None:
        x = _rider(c, P.blue, P.yellow, P.red, INK)
        _horse(c, P.yellow, P.red, P.blue)
        cloth: list[Knot] = [(56, 226, 1), (62, 196), (84, 182), (112, 190), (140, 184), (152, 202), (158, 226, 1)]
        shape = smooth(cloth)
        c.add(shape, P.white, INK, 1.9)
        stripes(c, shape, P.red, angle=90, gap=12, band=6, line=0.9, contour=1.9)
        sleeve(c, (52, 121), (34, 170))
        lower_arm(c, (30, 168), (33, 118), P.red)
        held(c, (34, 114), (36, 100), -66, lambda q: sabre(q, (28, 118), (166, 22), STEEL, 8.4, -0.2), P, knuckles=1)
        ruff(c, x, 114, 28, 9, P.white, 12)
        head(
            c, x, 92, 1, Face("#1f130c", "short", "pointed", "curled", "stern", "hooked", 0.5, flesh="#c98f62"), P, 1.04
        )
        turban(c, x, 92, 1, P.white, P.red, P.green, P)

    return court(half)


def of_batons() -> Canvas:
    """A baton upright at the left, the horse to the right."""

    def half(c: Canvas) -> None:
        x = _rider(c, P.red, P.yellow, P.blue, INK)
        _horse(c, P.blue, P.red, P.yellow)
        sleeve(c, (52, 121), (36, 174), spot=P.red)
        lower_arm(c, (32, 174), (41, 142), P.green)
        held(c, (43, 138), (46, 121), -97, lambda q: baton(q, (53, 166), (34, 18), BATONS[1], 7.6), P, knuckles=1)
        scalloped_collar(c, x, 106, 42, 27, P.white)
        head(c, x + 2, 74, -1, Face("#5b3a1c", "bob", "square", "drooping", "soft", "hooked", 0.7), P, 1.14)
        hat = Canvas()
        brim_hat(hat, 0, 0, -1, P.blue, P.red, P.yellow)
        c.place(hat, x + 2, 73, 1.0)

    return court(half)
