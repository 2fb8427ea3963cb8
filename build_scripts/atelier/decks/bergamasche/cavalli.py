"""The four knights of the Bergamo pack: bareheaded, each beside the grey head of his horse."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.bergamasche.costume import DARK, SHEEN, body, court, gown, raised_coin
from build_scripts.atelier.decks.bergamasche.look import BATONS, CUP, STRAIGHT, P, W
from build_scripts.atelier.people.face import Face
from build_scripts.atelier.people.half_horse import HorseHead, breast_band, horse_head
from build_scripts.atelier.people.half_italian import held
from build_scripts.atelier.people.half_robes import paned_sleeve, plain_forearm, turned_collar, yoke
from build_scripts.atelier.people.wavy_hair import wavy_head
from build_scripts.atelier.signs.italian_baton import baton
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.signs.sword import sword

_POLL = (138, 96)
_REACH = W / 2


def _horse(c: Canvas, bridle: str, boss: str, band: str) -> None:
    horse_head(c, *_POLL, 1, HorseHead(P.coat, P.mane, bridle, boss, None, P.dark_coat), P, 0.96)
    breast_band(c, *_POLL, 1, band, boss, 0.8)


def of_coins() -> Canvas:
    """A coin at the upper left, the horse to the right."""

    def half(c: Canvas) -> None:
        b = body(88)
        gown(c, b, P.blue, (P.yellow, P.red), P.green, P.yellow)
        turned_collar(c, b, P.red, P.yellow, P.flesh)
        _horse(c, P.red, P.yellow, P.green)
        paned_sleeve(c, (56, 113), (40, 158), P.red, P.blue)
        plain_forearm(c, (37, 160), (41, 120), P.green, P.yellow, P.red)
        raised_coin(c, (41, 115), (41, 58))
        face = Face(DARK, "hidden", "none", "curled", "soft", "straight", 0.5)
        wavy_head(c, b.x + 7, 60, 1, face, P, 1.18, sheen=SHEEN)

    return court(half, (P.red, P.yellow, P.green), _REACH)


def of_cups() -> Canvas:
    """A cup at the upper right, the horse to the left."""

    def half(c: Canvas) -> None:
        q = Canvas()
        b = body(88)
        gown(q, b, P.green, (P.white, P.red), P.yellow, P.red)
        yoke(q, b, P.yellow, P.red, P.flesh)
        _horse(q, P.blue, P.yellow, P.red)
        paned_sleeve(q, (56, 113), (40, 158), P.blue, P.red)
        plain_forearm(q, (37, 160), (40, 120), P.red, P.yellow, P.red)
        held(q, (40, 115), (40, 98), -90, lambda z: hex_cup(z, 40, 62, 78, CUP), P, knuckles=1)
        face = Face(DARK, "hidden", "pointed", "small", "soft", "small", 0.4)
        wavy_head(q, b.x + 7, 60, 1, face, P, 1.18, sheen=SHEEN)
        c.place(q, W, 0, -1, 1)

    return court(half, (P.blue, P.yellow, P.red), _REACH)


def of_swords() -> Canvas:
    """A sword upright at the left, the horse to the right."""

    def half(c: Canvas) -> None:
        b = body(88)
        gown(c, b, P.red, (P.blue, P.yellow), P.yellow, P.blue)
        yoke(c, b, P.green, P.yellow, P.flesh)
        _horse(c, P.green, P.yellow, P.blue)
        paned_sleeve(c, (56, 113), (40, 160), P.green, P.red)
        plain_forearm(c, (37, 162), (38, 138), P.blue, P.yellow, P.red)
        held(c, (38, 134), (38, 120), -86, lambda q: sword(q, (36, 142), (46, 16), STRAIGHT, 8), P, knuckles=1)
        face = Face(DARK, "hidden", "full", "drooping", "stern", "hooked", 0.7)
        wavy_head(c, b.x + 7, 60, 1, face, P, 1.18, short=True, sheen=SHEEN)

    return court(half, (P.green, P.yellow, P.red), _REACH)


def of_batons() -> Canvas:
    """A staff upright at the right, the horse to the left."""

    def half(c: Canvas) -> None:
        q = Canvas()
        b = body(88)
        gown(q, b, P.blue, (P.red, P.yellow), P.red, P.yellow)
        turned_collar(q, b, P.yellow, P.green, P.flesh)
        _horse(q, P.yellow, P.red, P.green)
        paned_sleeve(q, (56, 113), (40, 160), P.green, P.yellow)
        plain_forearm(q, (37, 162), (38, 134), P.red, P.yellow, P.red)
        held(q, (38, 130), (39, 116), -84, lambda z: baton(z, (34, 160), (47, 16), BATONS[1], 7.4), P, knuckles=1)
        face = Face(DARK, "hidden", "goatee", "curled", "raised", "straight", 0.5)
        wavy_head(q, b.x + 6, 60, -1, face, P, 1.18, sheen=SHEEN)
        c.place(q, W, 0, -1, 1)

    return court(half, (P.yellow, P.blue, P.red), _REACH)
