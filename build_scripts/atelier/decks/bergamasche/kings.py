"""The four kings of the Bergamo pack: crowned, bearded, in mantles over chevron robes."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.bergamasche.costume import DARK, GREY, SHEEN, body, court, gown, raised_coin
from build_scripts.atelier.decks.bergamasche.look import BATONS, CUP, STRAIGHT, H, P, W
from build_scripts.atelier.geom import ellipse, tube
from build_scripts.atelier.people.face import Face
from build_scripts.atelier.people.half_italian import held, mantle, shoulder_cape
from build_scripts.atelier.people.half_robes import paned_sleeve, plain_forearm, turned_collar, yoke
from build_scripts.atelier.people.hands import fingers, hand_on_hip, open_hand, palm
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.people.wavy_hair import wavy_head
from build_scripts.atelier.signs.italian_baton import baton
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.signs.sword import sword

_HEAD = 68


def _sceptre(c: Canvas) -> None:
    c.add(tube([(152, 186, 3), (168, 52, 2.8)], "flat"), P.yellow, INK, 1.6)
    for k, size in ((0, 6.4), (12, 4.6), (-12, 4.6)):
        c.add(ellipse(169 + k * 0.1, 42 + k, size), P.red if k else P.yellow, INK, 1.5)


def of_coins() -> Canvas:
    """A coin at the upper left, a sceptre at the right; he faces the viewer."""

    def half(c: Canvas) -> None:
        b = body()
        mantle(c, b, P.green, P.red, 82)
        paned_sleeve(c, b.shoulder(-1), (42, 162), P.blue, P.red)
        paned_sleeve(c, b.shoulder(1), (158, 162), P.blue, P.red)
        gown(c, b, P.red, (P.yellow, P.blue), P.green, P.yellow)
        plain_forearm(c, (38, 162), (42, 122), P.red, P.yellow, P.red)
        raised_coin(c, (42, 117), (42, 60))
        plain_forearm(c, (164, 162), (160, 130), P.red, P.yellow, P.red, -3)
        held(c, (160, 126), (159, 114), -83, _sceptre, P)
        shoulder_cape(c, b, P.green, P.yellow, 34)
        face = Face(GREY, "hidden", "pointed", "drooping", "raised", "straight", 0.4, 0.8)
        wavy_head(c, b.x, _HEAD, 0, face, P, 1.16, sheen=P.white)
        crown(c, b.x, _HEAD - 3, P, "lilies", 1.06)

    return court(half, (P.yellow, P.red, P.green), 90)


def of_cups() -> Canvas:
    """A cup at the upper left, an open hand at the right."""

    def half(c: Canvas) -> None:
        b = body()
        mantle(c, b, P.blue, P.yellow, 82)
        paned_sleeve(c, b.shoulder(-1), (42, 162), P.red, P.green)
        paned_sleeve(c, b.shoulder(1), (158, 160), P.red, P.green)
        gown(c, b, P.green, (P.white, P.red), P.yellow, P.red)
        plain_forearm(c, (38, 162), (40, 120), P.blue, P.yellow, P.red)
        held(c, (40, 116), (40, 100), -90, lambda q: hex_cup(q, 40, 64, 78, CUP), P, knuckles=1)
        plain_forearm(c, (164, 160), (163, 122), P.blue, P.yellow, P.red, -3)
        open_hand(c, (163, 118), -84, P, 1.12, -1, 12)
        turned_collar(c, b, P.yellow, P.red, P.flesh)
        face = Face(DARK, "hidden", "full", "curled", "soft", "straight", 0.6, 0.3)
        wavy_head(c, b.x, _HEAD, 1, face, P, 1.16, sheen=SHEEN)
        crown(c, b.x + 1, _HEAD - 3, P, "points", 1.02)

    return court(half, (P.red, P.yellow, P.blue), 90)


def of_swords() -> Canvas:
    """A sword upright at the left, a hand on the belt."""

    def half(c: Canvas) -> None:
        b = body()
        mantle(c, b, P.red, P.blue, 82)
        paned_sleeve(c, b.shoulder(-1), (42, 164), P.green, P.red)
        paned_sleeve(c, b.shoulder(1), (160, 154), P.green, P.red)
        gown(c, b, P.blue, (P.red, P.yellow), P.yellow, P.red)
        plain_forearm(c, (38, 164), (39, 140), P.red, P.yellow, P.red)
        held(c, (39, 136), (39, 122), -86, lambda q: sword(q, (38, 144), (46, 16), STRAIGHT, 8.4), P, knuckles=1)
        plain_forearm(c, (164, 152), (146, 160), P.red, P.yellow, P.red, -4)
        hand_on_hip(c, (143, 162), 152, P, 1.2, -1)
        shoulder_cape(c, b, P.red, P.yellow, 36)
        face = Face("#1c120c", "hidden", "forked", "curled", "stern", "hooked", 0.7, 0.2)
        wavy_head(c, b.x, _HEAD, -1, face, P, 1.16, sheen=SHEEN)
        crown(c, b.x - 1, _HEAD - 3, P, "rays", 1.08)

    return court(half, (P.blue, P.yellow, P.red), 90)


def of_batons() -> Canvas:
    """One staff slants across the whole card, held in each half."""

    def half(c: Canvas) -> None:
        b = body(104)
        mantle(c, b, P.yellow, P.green, 78)
        paned_sleeve(c, b.shoulder(-1), (44, 158), P.blue, P.red)
        paned_sleeve(c, b.shoulder(1), (164, 158), P.blue, P.red)
        gown(c, b, P.red, (P.green, P.yellow), P.blue, P.yellow)
        plain_forearm(c, (38, 158), (42, 110), P.green, P.yellow, P.red, -2)
        plain_forearm(c, (168, 160), (166, 120), P.green, P.yellow, P.red, -3)
        open_hand(c, (166, 116), -84, P, 1.12, -1, 12)
        palm(c, (42, 106), (52, 94), P, 1.12)
        yoke(c, b, P.yellow, P.blue, P.flesh, 38, 28)
        face = Face("#6b3a1a", "hidden", "square", "drooping", "soft", "hooked", 0.8, 0.4)
        wavy_head(c, b.x + 4, _HEAD, -1, face, P, 1.14, sheen="#c08a58")
        crown(c, b.x + 3, _HEAD - 2, P, "arches", 0.9)

    def across(c: Canvas) -> None:
        baton(c, (30, 22), (W - 30, H - 22), BATONS[0], 8)

    def front(c: Canvas) -> None:
        fingers(c, (53, 92), 67, P, 1.12, -1)

    return court(half, (P.green, P.yellow, P.red), 90, across, front)
