"""The four aces of the Treviso pack with their mottos."""

from typing import Final

from build_scripts.atelier.birds import cock
from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.trevigiane.look import BATONS, COIN, CUP, P, W
from build_scripts.atelier.decks.trevigiane.pips import framed
from build_scripts.atelier.geom import Knot, ellipse, lathe, polar, poly, rect, smooth, tube
from build_scripts.atelier.lettering import text
from build_scripts.atelier.lettering_ring import ring_text
from build_scripts.atelier.people.half_italian import half_forearm
from build_scripts.atelier.people.half_profile import profile_head
from build_scripts.atelier.people.hands import fingers, palm
from build_scripts.atelier.scrolls import cartouche, quarter_sun, scroll
from build_scripts.atelier.signs.italian_baton import leaf
from build_scripts.atelier.signs.italian_coin import split_coin
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.signs.sword import bow
from build_scripts.atelier.small_things import flower
from build_scripts.atelier.texture import shade

_X: Final = W / 2


def of_coins() -> Canvas:
    """A ring with its motto round the one coin, a ribbon below."""
    c = Canvas()
    y = 186
    for turn in range(0, 360, 30):
        q = Canvas()
        leaf(q, 0, -72, 14, 0, P.green if turn % 60 else P.red)
        c.place(q, _X, y, turn=turn)
    c.add(ellipse(_X, y, 75), P.red, INK, 2.2)
    c.add(ellipse(_X, y, 70), P.white, INK, 1.5)
    ring_text(c, "NON VAL SAPER", (_X, y), 54.6, 11.4, 1.6)
    ring_text(c, "A CHI HA FORTUNA CONTRA", (_X, y), 55.4, 9.4, 1.5, middle=90)
    c.add([poly([polar(*polar(_X, y, 60, a), 3.2, k * 90) for k in range(4)]) for a in (-167, -13)], P.red, INK, 0.9)
    c.add(ellipse(_X, y, 51), P.yellow, INK, 1.6)
    split_coin(c, _X, y, 46, COIN, 16)
    bow(c, _X, 288, 24, P.red)
    for d in (-1, 1):
        tail: list[Knot] = [(_X + d * 4, 300, 4), (_X + d * 26, 330, 6), (_X + d * 20, 356, 6), (_X + d * 44, 380, 5)]
        c.add(tube(tail, "flat"), P.blue, INK, 1.6)
        c.line([k[:2] for k in tail], 1, P.light_blue)
    flower(c, _X, 66, 22, P.red, P.yellow, 8)
    for d in (-1, 1):
        leaf(c, _X + d * 14, 68, 34, d * 72, P.green)
    return framed(c)


def of_cups() -> Canvas:
    """A goblet with two faces in profile, back to back, under quarter suns."""
    c = Canvas()
    _suns(c)
    hex_cup(c, _X, 196, 232, CUP, 0.62)
    _cup_ornaments(c)
    knob = Canvas()
    for look in (-1, 1):
        profile_head(knob, look * 16, 0, look, P.yellow, P, size=1.3, bare=True)
    cap = lathe(0, [(-30, 8, 1), (-27, 22), (-14, 26), (6, 12), (24, 5, 1)])
    knob.add(cap, P.blue, INK, 1.9)
    shade(knob, cap, 0.16)
    knob.lines([[(k, -26), (k * 1.1, -8), (k * 0.3, 18)] for k in (-14, 0, 14)], 1.1, P.light_blue)
    knob.add(tube([(-28, -14, 4), (0, -19, 4.6), (28, -14, 4)]), P.red, INK, 1.6)
    knob.add([ellipse(k, -18.4 + abs(k) * 0.14, 2) for k in (-18, -6, 6, 18)], P.yellow, INK, 0.9)
    knob.add(lathe(0, [(-46, 2, 1), (-40, 7), (-32, 8, 1)]), P.yellow, INK, 1.6)
    collar = lathe(0, [(20, 20, 1), (28, 26), (34, 30, 1)])
    knob.add(collar, P.yellow, INK, 1.8)
    c.place(knob, _X, 66)
    cartouche(c, _X, 352, 148, 62, P)
    for line, (words, size) in enumerate((("PER UN PUNTO", 10.5), ("MARTIN PERSE", 10.5), ("LA CAPA", 10.5))):
        text(c, words, _X, 329 + line * 16.5, size, 1.6)
    return framed(c)


def _cup_ornaments(c: Canvas) -> None:
    """Drops under the band, pearls on the foot and leaves up the cone: what a cup this size has room for."""
    for k in (-30, -18, -6, 6, 18, 30):
        drop: list[Knot] = [(_X + k, 166, 1), (_X + k + 4.4, 178), (_X + k, 184), (_X + k - 4.4, 178)]
        c.add(smooth(drop), P.red if k % 12 else P.yellow, INK, 1.1)
    c.add([ellipse(_X + k, 301, 3.4) for k in (-36, -24, -12, 0, 12, 24, 36)], P.red, INK, 1.1)
    for turn, size in ((-24, 26), (0, 32), (24, 26)):
        leaf(c, _X + turn * 0.3, 278, size, turn, P.yellow)
    c.add([ellipse(_X + k, 199, 3) for k in (-14, 0, 14)], P.yellow, INK, 1.1)


def _suns(c: Canvas) -> None:
    for side in (-1, 1):
        quarter_sun(c, _X + side * 88, 10, side, 40, P)


def of_swords() -> Canvas:
    """A blade through a crown, its warning on a cartouche, two cocks at the foot."""
    c = Canvas()
    _suns(c)
    blade = smooth(
        [(_X - 13, 330, 1), (_X - 13, 90), (_X - 9, 60), (_X, 24, 1), (_X + 9, 60), (_X + 13, 90), (_X + 13, 330, 1)]
    )
    _great_crown(c, back=True)
    c.add(blade, P.blue, INK, 2.1)
    c.flat(smooth([(_X, 330, 1), (_X, 30, 1), (_X + 8, 62), (_X + 11.6, 92), (_X + 11.6, 330, 1)]), P.light_blue)
    c.line([(_X, 36), (_X, 320)], 1.1, curved=False)
    _great_crown(c, back=False)
    c.add(
        tube([(_X - 46, 316, 4), (_X - 24, 326, 6), (_X, 324, 7), (_X + 24, 326, 6), (_X + 46, 316, 4)]),
        P.yellow,
        INK,
        1.9,
    )
    c.add([ellipse(_X + d * 48, 314, 7) for d in (-1, 1)], P.red, INK, 1.7)
    c.add(rect(_X - 7, 330, 14, 42, 3), P.red, INK, 1.8)
    c.lines([[(_X - 7, 338 + k * 8), (_X + 7, 334 + k * 8)] for k in range(5)], 1.3, P.yellow, curved=False)
    c.add(ellipse(_X, 380, 11), P.yellow, INK, 1.9)
    c.add(ellipse(_X, 380, 4.4), P.red, INK, 1.2)
    c.add(ellipse(_X, 325, 8), P.red, INK, 1.6)
    ground: list[Knot] = [
        (12, 404, 1),
        (12, 392),
        (50, 386),
        (80, 391),
        (116, 391),
        (146, 386),
        (184, 392),
        (184, 404, 1),
    ]
    c.add(smooth(ground), P.green, INK, 1.8)
    cock(c, 54, 366, 1, P, 0.94)
    cock(c, 142, 366, -1, P, 0.94)
    for side in (-1, 1):
        for turn, y in ((30, 190), (150, 254)):
            leaf(c, _X + side * 52, y, 40, side * turn, P.green)
    cartouche(c, _X, 222, 154, 72, P)
    for line, words in enumerate(("NON TI FIDAR", "DI ME SE IL CUOR", "TI MANCA")):
        text(c, words, _X, 194 + line * 20, 11.5 if line != 1 else 9.8, 1.6)
    return framed(c)


def _great_crown(c: Canvas, *, back: bool) -> None:
    h = Canvas()
    if back:
        h.add(ellipse(0, 0, 40, 11), P.dark_red, INK, 1.8)
    else:
        for x, lean, tall in ((-38, -9, 42), (38, 9, 42), (-20, -4, 50), (20, 4, 50)):
            side = -tall * 0.6
            point: list[Knot] = [
                (x - 8, 2, 1),
                (x + lean - 4, side),
                (x + lean, -tall, 1),
                (x + lean + 4, side),
                (x + 8, 2, 1),
            ]
            h.add(smooth(point), P.yellow, INK, 1.7)
            h.add(ellipse(x + lean, -tall - 3, 5), P.red, INK, 1.4)
        band = smooth([(-44, -4, 1), (0, 8), (44, -4, 1), (42, 18, 1), (0, 30), (-42, 18, 1)])
        h.add(band, P.yellow, INK, 2)
        shade(h, band, 0.1)
        h.add([ellipse(d * 26, 10.5, 5, 5.6) for d in (-1, 1)], P.blue, INK, 1.3)
        h.add(poly([(0, 9), (8, 18), (0, 27), (-8, 18)]), P.red, INK, 1.4)
    c.place(h, _X, 124)


def of_batons() -> Canvas:
    """A hand from the right holds a staff with a carved head; festoons of tassels, a scroll, a cock."""
    c = Canvas()
    for side in (-1, 1):
        _festoon(c, side)
    style = BATONS[1]
    shaft = tube([(_X, 130, 11), (_X, 240, 10), (_X, 366, 8)], "flat")
    palm(c, (146, 214), (112, 208), P, 1.75)
    c.add(shaft, style.shaft, INK, 2)
    c.add(
        [poly([(_X, y - 8), (_X + 5, y), (_X, y + 8), (_X - 5, y)]) for y in (160, 250, 274, 322, 346)],
        P.yellow,
        INK,
        1.1,
    )
    shade(c, shaft, 0.25, gap=4.4)
    c.add(lathe(_X, [(362, 9, 1), (368, 14), (374, 14), (380, 9), (390, 4, 1)]), P.yellow, INK, 1.7)
    _capital(c)
    arm = Canvas()
    half_forearm(arm, (198, 236), (152, 218), P.blue, P.yellow, P.white, 2)
    big = Canvas()
    big.place(arm, 0, 0, 1.5, 1.5, 0, (152, 218))
    c.items += big.clipped(1, 0, W - 10).items
    fingers(c, (_X + 2, 208), -90, P, 1.7, -1)
    scroll(c, _X, 292, 164, P)
    text(c, "SE TI PERDI TUO DANNO", _X, 288, 8.6, 1.5)
    ground: list[Knot] = [
        (12, 404, 1),
        (12, 388),
        (40, 382),
        (72, 388),
        (100, 392),
        (150, 388),
        (184, 394),
        (184, 404, 1),
    ]
    c.add(smooth(ground), P.green, INK, 1.8)
    cock(c, 56, 357, 1, P, 1)
    return framed(c)


def _capital(c: Canvas) -> None:
    h = Canvas()
    h.add(lathe(0, [(24, 10, 1), (30, 16), (36, 16), (40, 10, 1)]), P.yellow, INK, 1.7)
    h.add(lathe(0, [(-34, 30, 1), (-10, 32), (10, 26), (26, 12, 1)]), P.mane, INK, 1.8)
    profile_head(h, 2, 0, -1, P.mane, P, size=1.36)
    points = [(-26, -22), (-31, -44), (-17, -33), (-9, -50), (0, -35), (9, -50), (17, -33), (31, -44), (26, -22)]
    h.add(poly(points), P.yellow, INK, 1.8)
    h.add([ellipse(a, b, 3.6) for a, b in ((-31, -46), (-9, -52), (9, -52), (31, -46))], P.red, INK, 1.3)
    h.add(smooth([(-28, -27, 1), (0, -22), (28, -27, 1), (27, -16, 1), (0, -11), (-27, -16, 1)]), P.red, INK, 1.7)
    h.add([ellipse(k, -17 - abs(k) * 0.14, 2.6) for k in (-16, 0, 16)], P.yellow, INK, 1)
    c.place(h, _X, 92)


def _festoon(c: Canvas, side: int) -> None:
    rope: list[Knot] = [
        (_X + side * 18, 40, 3),
        (_X + side * 44, 66, 4),
        (_X + side * 70, 36, 3),
        (_X + side * 78, 100, 3),
        (_X + side * 74, 160, 2.6),
    ]
    c.add(tube(rope), P.red, INK, 1.5)
    for x, y, size in ((44, 70, 1.0), (78, 104, 1.15), (74, 160, 1.3)):
        h = Canvas()
        h.add(ellipse(0, 0, 5.4), P.yellow, INK, 1.4)
        h.add(
            smooth([(-4, 4, 1), (-8, 24, 1), (0, 26), (8, 24, 1), (4, 4, 1)]), P.blue if x == 78 else P.green, INK, 1.5
        )
        h.lines([[(k * 0.5, 8), (k, 23)] for k in (-4, 0, 4)], 0.9)
        c.place(h, _X + side * x, y, size)
