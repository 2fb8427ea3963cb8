"""The four aces of the Spanish pack."""

from itertools import pairwise

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.spagnole.look import CLUB, CUP, SWORD, H, P, W, finished
from build_scripts.atelier.geom import Knot, ellipse, heading, smooth, tube
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.signs.copa import great_copa
from build_scripts.atelier.signs.dagger import dagger
from build_scripts.atelier.signs.flower_coin import flower_coin
from build_scripts.atelier.signs.knotty_club import knotty_club
from build_scripts.atelier.signs.sword import bow
from build_scripts.atelier.small_things import flower
from build_scripts.atelier.winding import winding


def _leaf(c: Canvas, x: float, y: float, turn: float, length: float, colour: str = P.green) -> None:
    h = Canvas()
    half = length * 0.3
    h.add(smooth([(0, 0, 1), (length * 0.4, -half), (length, 0, 1), (length * 0.4, half)]), colour, INK, 1.5)
    h.line([(3, 0), (length * 0.8, 0)], 0.9, curved=False)
    c.place(h, x, y, turn=turn)


def _spray(c: Canvas, line: list[Knot], side: int, berry: str) -> None:
    """A laurel bough along a line, leaves on both sides."""
    c.line(line, 4.2)
    c.line(line, 2, P.green)
    for i, (a, b) in enumerate(pairwise(line)):
        dx, dy = b[0] - a[0], b[1] - a[1]
        turn = heading(a, b)
        for t in (0.25, 0.75):
            x, y = a[0] + dx * t, a[1] + dy * t
            _leaf(c, x, y, turn - 44, 25)
            _leaf(c, x, y, turn + 44, 25)
        if i % 2:
            c.add(ellipse(b[0] + side * 6, b[1], 4), berry, INK, 1.2)
    _leaf(c, line[-1][0], line[-1][1], -90 + side * 10, 26)


def ace_of_coins() -> Canvas:
    """The great sun coin under a crown, between two boughs tied with a ribbon."""
    c = Canvas()
    for d in (-1, 1):
        line: list[Knot] = [
            (W / 2 + d * 6, 322),
            (W / 2 + d * 42, 312),
            (W / 2 + d * 70, 286),
            (W / 2 + d * 84, 248),
            (W / 2 + d * 84, 206),
            (W / 2 + d * 76, 166),
        ]
        _spray(c, line, d, P.red)
    crown(c, W / 2, 136, P, "arches", 1.5)
    flower_coin(c, W / 2, 208, 68, P, True)
    bow(c, W / 2, 318, 14, P.red)
    return finished(c, 1, "D")


def ace_of_cups() -> Canvas:
    """The great red cup with a sun on its belly."""
    c = Canvas()
    great_copa(c, W / 2, H / 2 + 6, 316, P, CUP)
    return finished(c, 1, "C")


def ace_of_swords() -> Canvas:
    """A great sword, point up, wound with a red and yellow ribbon between two sprigs of laurel."""
    c = Canvas()
    axis: tuple[Knot, Knot] = ((W / 2, 236), (W / 2, 84))
    for d in (-1, 1):
        line: list[Knot] = [
            (W / 2 + d * 4, 342),
            (W / 2 + d * 44, 322),
            (W / 2 + d * 70, 286),
            (W / 2 + d * 78, 240),
            (W / 2 + d * 72, 196),
        ]
        _spray(c, line, d, P.yellow)
    winding(c, False, *axis, turns=2, reach=40, width=7, colour=P.dark_red)
    dagger(c, (W / 2, 352), (W / 2, 24), SWORD, 22)
    winding(c, True, *axis, turns=2, reach=40, width=7.6, colour=P.red)
    return finished(c, 1, "S")


def ace_of_clubs() -> Canvas:
    """A huge knotty club with oak leaves, acorns and a ribbon."""
    c = Canvas()
    for root, mid, tip in (
        ((128, 120), (170, 110), (196, 78)),
        ((118, 190), (72, 176), (48, 140)),
        ((130, 232), (172, 222), (200, 186)),
        ((116, 268), (80, 262), (52, 232)),
    ):
        c.line([root, mid, tip], 5)
        c.line([root, mid, tip], 2.6, P.wood)
        side = 1 if tip[0] > W / 2 else -1
        for t, turn in ((0.45, -120), (0.55, 30), (0.8, -30), (0.9, -150)):
            x, y = mid[0] + (tip[0] - mid[0]) * t, mid[1] + (tip[1] - mid[1]) * t
            _oak(c, x, y, turn if side > 0 else 180 - turn)
        _acorn(c, tip[0], tip[1], side)
    knotty_club(c, (112, 352), (132, 28), CLUB, 42)
    for dy, colour in ((-9, P.red), (2, P.yellow), (13, P.red)):
        c.add(
            tube([(88, 306 + dy - 2, 5.4), (114, 306 + dy + 3, 5.8), (140, 306 + dy - 2, 5.4)], "flat"),
            colour,
            INK,
            1.6,
        )
    bow(c, 114, 310, 15, P.red)
    flower(c, 114, 310, 11, P.yellow, P.red, 6)
    return finished(c, 1, "B")


def _oak(c: Canvas, x: float, y: float, turn: float) -> None:
    h = Canvas()
    half: list[Knot] = [(6, -5), (10, -9), (14, -5), (19, -10), (23, -5), (28, -6), (34, 0, 1)]
    h.add(smooth([(0, 0, 1), *half, *((a, -b, *k) for a, b, *k in half[-2::-1])]), P.green, INK, 1.5)
    h.line([(2, 0), (27, 0)], 1, curved=False)
    c.place(h, x, y, turn=turn)


def _acorn(c: Canvas, x: float, y: float, side: int) -> None:
    h = Canvas()
    h.add(smooth([(-7, -2), (-6, 9), (0, 17, 1), (6, 9), (7, -2)]), P.yellow, INK, 1.6)
    h.add(smooth([(-10, 0, 1), (-8, -8), (0, -11), (8, -8), (10, 0, 1), (0, 3)]), P.wood, INK, 1.6)
    h.lines([[(-6, -7), (-2, 1)], [(0, -10), (4, 1)], [(5, -8), (8, -2)]], 0.9, curved=False)
    c.place(h, x, y, 1.1, 1.1, turn=180 + side * 24)
