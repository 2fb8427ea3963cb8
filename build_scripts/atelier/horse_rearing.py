"""A saddled horse that rears to the left, its hind hoofs at y 298, about x 36 to 198; and where its rider sits."""

from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, Point, poly, rotated, smooth, tube
from build_scripts.atelier.harness import breast_strap, rider_leg, saddle_cloth
from build_scripts.atelier.horse import HorseLook, forehand, warped_point
from build_scripts.atelier.mounts import WIDTH, Tack
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.clothes import Torso
from build_scripts.atelier.texture import blob

RISE: Final = 17.0
_HIP: Final[Point] = (150, 222)


def rearing(c: Canvas, facing: int, look: HorseLook, tack: Tack, p: Palette) -> None:
    """The horse with its harness and the rider's near leg; facing -1 left, 1 right."""
    h = Canvas()
    _leg(
        h, look.far, [(150, 222, 15), (138, 246, 10), (146, 264, 6.8), (141, 281, 4.6), (138, 289, 5.4), (134, 293, 5)]
    )
    _leg(h, look.far, [(90, 192, 13), (66, 184, 9), (53, 191, 6.8), (49, 205, 4.4), (46, 211, 5.4), (42, 216, 4.8)])
    _hoof(h, 133, 297, 0)
    _hoof(h, 40, 220, 40)
    _tail(h, look)
    body = Canvas()
    forehand(body, look, p)
    h.place(body, turn=RISE, centre=_HIP)
    hind = tube(
        [(160, 212, 21), (160, 236, 15), (166, 253, 9), (174, 264, 7), (170, 278, 5), (166, 287, 5.6), (163, 294, 5)],
        "flat",
    )
    blob(h, hind, look.coat, 1.9, 0.26)
    h.flat(smooth([(138, 196), (164, 198), (176, 214), (168, 236), (148, 240), (134, 218)]), look.coat)
    h.line([(138, 210), (138, 226), (147, 242)], 1.3)
    _hoof(h, 162, 297, 0)
    fore = tube(
        [(90, 204, 14), (70, 214, 9.6), (54, 208, 7.2), (45, 216, 4.8), (42, 228, 4.4), (39, 233, 5.4), (36, 238, 4.8)],
        "flat",
    )
    blob(h, fore, look.coat, 1.9, 0.3)
    h.flat(smooth([(84, 192), (104, 196), (104, 212), (92, 216), (82, 206)]), look.coat)
    h.line([(80, 200), (80, 210), (86, 216)], 1.2)
    _hoof(h, 34, 242, 38)
    gear = Canvas()
    breast_strap(gear, look.bridle, p)
    saddle_cloth(gear, *tack.cloth)
    h.place(gear, turn=RISE, centre=_HIP)
    leg = Canvas()
    rider_leg(leg, *tack.leg)
    h.place(leg, 18, -9, turn=4, centre=(114, 182))
    if facing < 0:
        c.place(h)
    else:
        c.place(h, WIDTH + 28, 0, -1, 1)


def rearing_torso(facing: int, broad: float = 29) -> Torso:
    """Where the rider's body sits."""
    x = 136 if facing < 0 else WIDTH + 28 - 136
    return Torso((x, 95), (x - broad, 107), (x + broad, 107), (x - 20, 162), (x + 21, 162))


def rearing_reins(c: Canvas, hand: Knot, facing: int, look: HorseLook) -> None:
    """The reins from the bit to a hand, in the coordinates of the card."""
    bit = rotated(warped_point((32, 161), look.nod), RISE, _HIP)
    if facing > 0:
        bit = (WIDTH + 28 - bit[0], bit[1])
    knots: list[Knot] = [bit, ((bit[0] + hand[0]) / 2, max(bit[1], hand[1]) + 12), hand]
    c.line(knots, 3.6)
    c.line(knots, 1.9, look.bridle)


def _leg(h: Canvas, colour: str, knots: list[Knot]) -> None:
    h.add(tube(knots, "flat"), colour, INK, 1.9)


def _hoof(h: Canvas, x: float, y: float, turn: float) -> None:
    q = Canvas()
    q.add(poly([(-5, -5), (5.4, -5), (7, 5), (-10, 5)]), INK, INK, 1.2)
    q.line([(-6, 1), (5, 1)], 0.9, "#8a7a68", curved=False)
    h.place(q, x, y, turn=turn)


def _tail(h: Canvas, look: HorseLook) -> None:
    tail = smooth(
        [
            (166, 206, 1),
            (184, 204),
            (196, 222),
            (192, 250),
            (186, 268),
            (197, 288, 1),
            (176, 282),
            (173, 256),
            (176, 234),
            (168, 222, 1),
        ]
    )
    h.add(tail, look.mane, INK, 2)
    h.lines(
        [[(172, 210), (187, 222), (185, 252), (184, 276)], [(171, 216), (181, 230), (179, 256), (182, 278)]],
        1,
        look.coat,
    )
