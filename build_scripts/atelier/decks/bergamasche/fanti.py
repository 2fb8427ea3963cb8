"""The four knaves of the Bergamo pack: bareheaded young men in long robes."""

from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.bergamasche.costume import DARK, SHEEN, body, court, gown, raised_coin
from build_scripts.atelier.decks.bergamasche.look import BATONS, CUP, STRAIGHT, H, P, W
from build_scripts.atelier.double import doubled
from build_scripts.atelier.people.face import Face
from build_scripts.atelier.people.half_italian import held
from build_scripts.atelier.people.half_robes import paned_sleeve, plain_forearm, turned_collar, yoke
from build_scripts.atelier.people.hands import fingers, hand_on_hip, open_hand, palm
from build_scripts.atelier.people.wavy_hair import wavy_head
from build_scripts.atelier.signs.italian_baton import baton
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.signs.sword import sword

_HEAD: Final = 60


def of_coins() -> Canvas:
    """A coin at the upper left, a hand on the breast."""

    def half(c: Canvas) -> None:
        b = body(W / 2, 47)
        paned_sleeve(c, b.shoulder(-1), (42, 158), P.red, P.blue)
        paned_sleeve(c, b.shoulder(1), (164, 152), P.red, P.blue)
        gown(c, b, P.green, (P.yellow, P.red), P.blue, P.yellow)
        plain_forearm(c, (38, 160), (42, 120), P.blue, P.yellow, P.red)
        raised_coin(c, (42, 115), (42, 58))
        plain_forearm(c, (164, 154), (138, 150), P.blue, P.yellow, P.red, -4)
        open_hand(c, (134, 150), 190, P, 1.08, 1, 5)
        yoke(c, b, P.yellow, P.red, P.flesh)
        wavy_head(c, b.x, _HEAD, -1, Face(DARK, "hidden", nose="small", jaw=0.4), P, 1.2, sheen=SHEEN)

    return court(half, (P.red, P.yellow, P.blue), 51)


def of_cups() -> Canvas:
    """A cup at the upper left, a hand on the hip."""

    def half(c: Canvas) -> None:
        b = body(W / 2, 47)
        paned_sleeve(c, b.shoulder(-1), (42, 158), P.blue, P.red)
        paned_sleeve(c, b.shoulder(1), (164, 148), P.blue, P.red)
        gown(c, b, P.red, (P.white, P.green), P.yellow, P.green)
        plain_forearm(c, (38, 160), (40, 120), P.green, P.yellow, P.red)
        held(c, (40, 115), (40, 98), -90, lambda q: hex_cup(q, 40, 62, 78, CUP), P, knuckles=1)
        plain_forearm(c, (166, 146), (148, 158), P.green, P.yellow, P.red, -4)
        hand_on_hip(c, (145, 160), 152, P, 1.2, -1)
        turned_collar(c, b, P.yellow, P.blue, P.flesh)
        face = Face(DARK, "hidden", "none", "small", "raised", "straight", 0.5)
        wavy_head(c, b.x, _HEAD, 1, face, P, 1.2, sheen=SHEEN)

    return court(half, (P.blue, P.white, P.red), 51)


def of_swords() -> Canvas:
    """One blade slants across the card with a hilt at each end, one for each half."""

    def half(c: Canvas) -> None:
        b = body(W / 2, 47)
        paned_sleeve(c, b.shoulder(-1), (44, 154), P.green, P.red)
        paned_sleeve(c, b.shoulder(1), (166, 148), P.green, P.red)
        gown(c, b, P.blue, (P.yellow, P.red), P.red, P.yellow)
        plain_forearm(c, (166, 146), (148, 158), P.red, P.yellow, P.red, -4)
        hand_on_hip(c, (145, 160), 152, P, 1.2, -1)
        plain_forearm(c, (38, 156), (38, 104), P.red, P.yellow, P.red, -2)
        palm(c, (38, 100), (44, 88), P, 1.12)
        yoke(c, b, P.red, P.yellow, P.flesh)
        face = Face(DARK, "hidden", "none", "curled", "stern", "hooked", 0.6)
        wavy_head(c, b.x + 2, _HEAD, 1, face, P, 1.2, short=True, sheen=SHEEN)

    def across(c: Canvas) -> None:
        q = Canvas()
        sword(q, (34, 60), (W - 34, H - 60), STRAIGHT, 8.6)
        c.items += doubled(q, W, H).items

    def front(c: Canvas) -> None:
        fingers(c, (46, 86), 62, P, 1.12, -1)

    return court(half, (P.red, P.yellow, P.green), 51, across=across, front=front)


def of_batons() -> Canvas:
    """One staff slants across the whole card, held in each half."""

    def half(c: Canvas) -> None:
        b = body(W / 2, 47)
        paned_sleeve(c, b.shoulder(-1), (44, 152), P.yellow, P.green)
        paned_sleeve(c, b.shoulder(1), (166, 148), P.yellow, P.green)
        gown(c, b, P.red, (P.blue, P.yellow), P.green, P.yellow)
        plain_forearm(c, (38, 154), (42, 108), P.blue, P.red, P.yellow, -2)
        plain_forearm(c, (166, 146), (148, 158), P.blue, P.red, P.yellow, -4)
        hand_on_hip(c, (145, 160), 152, P, 1.2, -1)
        palm(c, (42, 104), (52, 92), P, 1.12)
        turned_collar(c, b, P.green, P.yellow, P.flesh)
        face = Face(DARK, "hidden", "goatee", "small", "soft", "straight", 0.5)
        wavy_head(c, b.x + 4, _HEAD, -1, face, P, 1.2, sheen=SHEEN)

    def across(c: Canvas) -> None:
        baton(c, (30, 22), (W - 30, H - 22), BATONS[2], 8)

    def front(c: Canvas) -> None:
        fingers(c, (53, 90), 67, P, 1.12, -1)

    return court(half, (P.green, P.yellow, P.red), 51, across=across, front=front)
