"""The four aces of the Bergamo pack."""

from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.bergamasche.look import BATONS, COIN, CUP, INSET, H, P, W
from build_scripts.atelier.decks.bergamasche.pips import framed
from build_scripts.atelier.geom import Knot, ellipse, lathe, polar, poly, smooth, tube
from build_scripts.atelier.lettering import text
from build_scripts.atelier.people.hands import fingers, palm
from build_scripts.atelier.scrolls import quarter_sun, scroll
from build_scripts.atelier.signs.italian_baton import leaf
from build_scripts.atelier.signs.italian_coin import red_coin
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.small_people import winged_child
from build_scripts.atelier.small_things import flower
from build_scripts.atelier.texture import shade

_X: Final = W / 2


def of_coins() -> Canvas:
    """The red coin inside a double ring."""
    c = Canvas()
    y = H / 2
    for radius, fill in ((80, P.white), (68, P.white)):
        c.add(ellipse(_X, y, radius), fill, INK, 2.4)
        c.add(ellipse(_X, y, radius - 4), None, INK, 1.1)
    c.add([poly([polar(*polar(_X, y, 72, i * 15), 2.6, k * 90) for k in range(4)]) for i in range(24)], P.red, INK, 0.8)
    red_coin(c, _X, y, 56, COIN, P.white)
    for side in (-1, 1):
        flower(c, _X, y + side * 118, 15, P.red, P.yellow, 6)
        for turn in (-90, 90):
            leaf(c, _X + (10 if turn > 0 else -10), y + side * 118, 40, turn, P.green)
            leaf(c, _X + (34 if turn > 0 else -34), y + side * 116, 24, turn * (0.7 if side < 0 else 1.3), P.blue)
    return framed(c)


def of_cups() -> Canvas:
    """A blindfolded Cupid shoots from the rim of a cup like a fountain; quarter suns in the upper corners."""
    c = Canvas()
    for side in (-1, 1):
        quarter_sun(c, _X + side * (W / 2 - INSET - 4), INSET + 4, side, 42, P)
    hex_cup(c, _X, 262, 190, CUP, 0.68)
    for d in (-1, 1):
        for reach, rise in ((46, 20), (66, 12)):
            jet: list[Knot] = [
                (_X + d * 20, 186, 1.6),
                (_X + d * reach * 0.8, 186 - rise, 2.4),
                (_X + d * reach, 206, 2),
                (_X + d * (reach + 4), 238, 1.2),
            ]
            c.add(tube(jet), P.light_blue, INK, 1.2)
    winged_child(c, _X - 4, 112, P, 1.36, blindfold=P.blue)
    return framed(c)


def _cuffed_hand(c: Canvas, y: float, shaft: Canvas, cuff: str, sleeve: str) -> None:
    """A hand from the right edge in a coloured cuff, closed round an upright shaft at the middle of the card."""
    arm = tube([(W - 4, y + 26, 30), (168, y + 12, 24)], "flat")
    c.add(arm, sleeve, INK, 2)
    shade(c, arm, 0.2, angle=90, gap=5, base=1.8)
    palm(c, (150, y + 8), (_X + 16, y), P, 1.9)
    c.items += shaft.items
    band: list[Knot] = [
        (150, y - 18, 1),
        (164, y - 20),
        (174, y - 16, 1),
        (178, y + 8),
        (176, y + 38, 1),
        (164, y + 38),
        (150, y + 32, 1),
        (153, y + 8),
    ]
    c.add(smooth(band), cuff, INK, 1.9)
    c.add([ellipse(164, y + k, 3.4) for k in (-8, 8, 24)], P.yellow, INK, 1.1)
    fingers(c, (_X + 2, y), -90, P, 1.8, -1)


def of_swords() -> Canvas:
    """A hand with a sword that passes through a crown, between flowers."""
    c = Canvas()
    for side in (-1, 1):
        stem: list[Knot] = [(_X + side * 30, 216), (_X + side * 58, 190), (_X + side * 54, 156), (_X + side * 66, 128)]
        c.line(stem, 4.4)
        c.line(stem, 2.2, P.green)
        for x, y, turn in ((50, 196, 70), (57, 170, -40), (56, 148, 60)):
            leaf(c, _X + side * x, y, 24, side * turn, P.green)
        flower(c, _X + side * 66, 122, 15, P.red, P.yellow, 6)
        flower(c, _X + side * 36, 214, 10, P.blue, P.yellow, 6)
    _crown(c, back=True)
    blade = Canvas()
    blade.add(
        smooth(
            [
                (_X - 12, 262, 1),
                (_X - 12, 84),
                (_X - 8, 52),
                (_X, 20, 1),
                (_X + 8, 52),
                (_X + 12, 84),
                (_X + 12, 262, 1),
            ]
        ),
        P.blue,
        INK,
        2.1,
    )
    blade.flat(smooth([(_X, 262, 1), (_X, 28, 1), (_X + 7, 56), (_X + 10.6, 86), (_X + 10.6, 262, 1)]), P.light_blue)
    blade.line([(_X, 32), (_X, 262)], 1.1, curved=False)
    c.items += blade.items
    _crown(c, back=False)
    hilt = Canvas()
    hilt.add(tube([(_X, 268, 7), (_X, 330, 7)], "flat"), P.yellow, INK, 1.8)
    hilt.add(ellipse(_X, 342, 13), P.bronze, INK, 2)
    hilt.add(ellipse(_X, 342, 5), P.yellow, INK, 1.3)
    guard: list[Knot] = [(_X - 52, 258, 3.6), (_X - 28, 268, 6), (_X, 265, 7), (_X + 28, 268, 6), (_X + 52, 258, 3.6)]
    hilt.add(tube(guard), P.yellow, INK, 1.9)
    hilt.add([ellipse(_X + d * 54, 256, 7) for d in (-1, 1)], P.red, INK, 1.6)
    hilt.add(ellipse(_X, 266, 9), P.red, INK, 1.7)
    _cuffed_hand(c, 300, hilt, P.red, P.blue)
    return _inside(c)


def _inside(c: Canvas) -> Canvas:
    return framed(c.clipped(1, 0, W - INSET))


def _crown(c: Canvas, *, back: bool) -> None:
    h = Canvas()
    if back:
        h.add(ellipse(0, 0, 38, 10), P.dark_red, INK, 1.8)
    else:
        for x, lean, tall in ((-34, -8, 34), (34, 8, 34), (-19, -4, 44), (19, 4, 44)):
            side = -tall * 0.6
            point: list[Knot] = [
                (x - 8, 4, 1),
                (x + lean - 5, side),
                (x + lean, -tall, 1),
                (x + lean + 5, side),
                (x + 8, 4, 1),
            ]
            h.add(smooth(point), P.yellow, INK, 1.7)
            h.add(ellipse(x + lean, -tall - 4, 4.8), P.red, INK, 1.4)
        band = smooth([(-42, -4, 1), (0, 8), (42, -4, 1), (40, 16, 1), (0, 28), (-40, 16, 1)])
        h.add(band, P.yellow, INK, 2)
        shade(h, band, 0.1)
        h.add([ellipse(d * 25, 9.5, 5, 5.4) for d in (-1, 1)], P.green, INK, 1.3)
        h.add(poly([(0, 8), (8, 17), (0, 25), (-8, 17)]), P.red, INK, 1.4)
    c.place(h, _X, 118)


def of_batons() -> Canvas:
    """A hand in a red cuff with a staff and the scroll VINCERAI."""
    c = Canvas()
    shaft = Canvas()
    style = BATONS[2]
    pole = tube([(_X, 92, 11), (_X, 330, 10)], "flat")
    shaft.add(pole, style.shaft, INK, 2.1)
    shade(shaft, pole, 0.24, gap=5, base=1.8)
    shaft.add(
        [poly([(_X, y - 9), (_X + 5, y), (_X, y + 9), (_X - 5, y)]) for y in (120, 148, 260, 316)],
        P.yellow,
        INK,
        1.1,
    )
    for y, down in ((92, 1), (332, -1)):
        h = Canvas()
        h.add(lathe(0, [(0, 14, 1), (-6, 17), (-12, 14, 1)]), P.yellow, INK, 1.8)
        h.add(lathe(0, [(-12, 9, 1), (-22, 22), (-36, 18), (-46, 8, 1)]), P.red if down > 0 else P.yellow, INK, 1.9)
        h.lines([[(k * 0.5, -14), (k, -26), (k * 0.4, -43)] for k in (-12, 0, 12)], 1.1)
        h.add(lathe(0, [(-45, 8, 1), (-49, 12), (-53, 8, 1)]), P.yellow, INK, 1.6)
        h.add(ellipse(0, -60, 8.4), P.yellow, INK, 1.7)
        size = 1 if down > 0 else 0.5
        shaft.place(h, _X, y, size, size * down)
    for side in (-1, 1):
        for y, turn, size in ((110, 58, 40), (146, 84, 36)):
            leaf(c, _X + side * 8, y, size, side * turn, P.green)
        flower(c, _X + side * 52, 88, 11, P.red, P.yellow, 6)
        c.line([(_X + side * 10, 128), (_X + side * 34, 118), (_X + side * 48, 98)], 2.2, P.green)
    _cuffed_hand(c, 206, shaft, P.red, P.blue)
    scroll(c, _X, 288, 164, P, 32)
    text(c, "VINCERAI", _X, 279, 18, 2.4)
    return _inside(c)
