"""The four aces of the Naples pack and its 3 of clubs with the mask."""

from math import cos, radians, sin

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.napoletane.look import CLUB, CUP, SWORD, H, P, W
from build_scripts.atelier.eagle import two_headed_eagle
from build_scripts.atelier.geom import Knot, ellipse, lerp, mirrored, poly, rect, smooth, tube
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.signs.club import club
from build_scripts.atelier.signs.coin import SUN, coin
from build_scripts.atelier.signs.cup import great_urn
from build_scripts.atelier.signs.sword import bow, sabre
from build_scripts.atelier.texture import blob, shade
from build_scripts.atelier.winding import winding


def ace_of_coins() -> Canvas:
    """The two-headed eagle with a sun coin on its breast, under one crown."""
    drawing = Canvas()
    two_headed_eagle(drawing, 0, 0, P)
    c = Canvas()
    c.place(drawing, W / 2, 176, 0.8, 1.06)
    crown(c, W / 2, 52, P, size=0.95)
    coin(c, W / 2, 168, 42, P, SUN)
    return c


def ace_of_cups() -> Canvas:
    """The great covered urn."""
    c = Canvas()
    great_urn(c, W / 2, H / 2, 268, P, CUP)
    return c


def ace_of_swords() -> Canvas:
    """A great curved sword before its scabbard, wound with its green strap."""
    c = Canvas()
    sheath = tube([(30, 60, 9), (58, 120, 10), (98, 190, 10.5), (146, 252, 9), (166, 272, 7)], "flat")
    blob(c, sheath, P.red, 2, 0.3)
    for x, y, turn in ((34, 69, 62), (98, 190, 57), (158, 264, 48)):
        band = Canvas()
        band.add(rect(-6, -12.5, 12, 25, 3), P.yellow, INK, 1.6)
        band.add(ellipse(0, 0, 3.2), P.blue, INK, 1.1)
        c.place(band, x, y, 1, 1, turn)
    c.add(ellipse(171, 277, 8), P.yellow, INK, 1.7)
    axis: tuple[Knot, Knot] = ((102, 226), (112, 84))
    winding(c, False, *axis, turns=2, reach=34, width=7.6, colour=P.dark_green)
    sabre(c, (92, 318), (124, 14), SWORD, 15, 0.1)
    winding(c, True, *axis, turns=2, reach=34, width=7.6, colour=P.green)
    bow(c, 68, 226, 13, P.green, 14)
    return c


def ace_of_clubs() -> Canvas:
    """A horn-like club with its yellow branch and a curling red tendril."""
    c = Canvas()
    axis: tuple[Knot, Knot] = ((90, 270), (100, 96))
    winding(c, False, *axis, turns=2, reach=36, width=3.6, colour=P.dark_red)
    club(c, (96, 320), (112, 12), CLUB, 33, 0.1)
    winding(c, True, *axis, turns=2, reach=36, width=4.2, colour=P.red)
    return c


def three_of_clubs() -> Canvas:
    """Three crossed clubs behind a leafy mask with a huge moustache."""
    c = Canvas()
    club(c, (44, 312), (164, 30), CLUB, 19, -0.05)
    club(c, (160, 312), (40, 30), CLUB, 19, 0.05)
    club(c, (102, 322), (102, 10), CLUB, 20, 0)
    m = Canvas()
    _leaves(m)
    _face(m)
    _moustache(m)
    c.place(m, W / 2, 172, 1.2, 1.2)
    return c


def _leaves(m: Canvas) -> None:
    for i in range(18):
        a = radians(i * 20 - 90)
        reach = 54 if i % 2 == 0 else 47
        tip = (cos(a) * reach, sin(a) * reach * 1.12)
        nx, ny = -sin(a) * 9, cos(a) * 9
        root = (cos(a) * 24, sin(a) * 28)
        mid = (lerp(root[0], tip[0], 0.6), lerp(root[1], tip[1], 0.6))
        leaf: list[Knot] = [
            (root[0] - nx, root[1] - ny),
            (mid[0] - nx, mid[1] - ny),
            (*tip, 1),
            (mid[0] + nx, mid[1] + ny),
            (root[0] + nx, root[1] + ny),
        ]
        m.add(smooth(leaf), P.yellow if i % 2 == 0 else P.green, INK, 1.6)
        m.line([root, (lerp(root[0], tip[0], 0.85), lerp(root[1], tip[1], 0.85))], 1)


def _face(m: Canvas) -> None:
    face = smooth(mirrored([(0, -37), (22, -33), (34, -16), (34, 6), (26, 26), (14, 38), (0, 42)], 0))
    m.add(face, P.yellow, INK, 2.2)
    shade(m, face, 0.13)
    shade(m, face, 0.13, side=-1)
    for d in (-1, 1):
        m.flat(ellipse(d * 20, 8, 8, 6.5), P.orange)
        m.add(tube([(d * 4, -13, 2.8), (d * 13, -22, 5), (d * 25, -21, 3.8), (d * 36, -32, 1)]), P.dark_red, INK, 1.4)
        m.add(smooth([(d * 5, -8, 1), (d * 14, -15), (d * 24, -7, 1), (d * 14, -2)]), "#ffffff", INK, 1.6)
        m.flat(ellipse(d * 13.5, -8.4, 4), INK)
        m.flat(ellipse(d * 14.8, -9.8, 1.2), "#ffffff")
        m.line([(d * 7, -1), (d * 14, 1), (d * 21, -2)], 1.1)
        horn: list[Knot] = [(d * 10, -34, 6), (d * 17, -44, 5), (d * 18, -54, 3.4), (d * 12, -60, 1.2)]
        m.add(tube(horn), P.white, INK, 1.6)
        m.lines([[(d * 12, -42), (d * 20, -41)], [(d * 14, -49), (d * 21, -49)]], 1)
    m.add(smooth(mirrored([(0, -14), (3.5, -12), (5, 4), (9.5, 11), (4, 15), (0, 13.5)], 0)), P.yellow, INK, 1.7)
    m.lines([[(-6, -25), (0, -28), (6, -25)], [(-7, -20.5), (0, -23), (7, -20.5)]], 1.2)


def _moustache(m: Canvas) -> None:
    m.add(smooth([(-10, 24, 1), (0, 21.5), (10, 24, 1), (5, 31), (0, 32.5), (-5, 31)]), P.red, INK, 1.6)
    m.add(poly([(-8, 24), (0, 22.5), (8, 24), (6, 26.6), (0, 25.6), (-6, 26.6)]), "#ffffff", INK, 0.9)
    for d in (-1, 1):
        curl: list[Knot] = [
            (0, 15, 1),
            (d * 10, 13),
            (d * 24, 18),
            (d * 36, 15),
            (d * 48, 4),
            (d * 46, -7, 1),
            (d * 56, 1),
            (d * 54, 16),
            (d * 41, 27),
            (d * 24, 30),
            (d * 8, 23),
            (0, 20, 1),
        ]
        m.add(smooth(curl), P.dark_red, INK, 1.8)
        strands: list[list[Knot]] = [
            [(d * (8 + k * 8), 17 + k), (d * (18 + k * 8), 23), (d * (28 + k * 6), 22 - k * 2)] for k in range(4)
        ]
        m.lines(strands, 0.9, P.light_wood)
    m.add(smooth(mirrored([(0, 37), (9, 36), (12, 50), (5, 62), (0, 74)], 0)), P.dark_red, INK, 1.8)
    m.lines([[(k, 41), (k * 1.1, 53), (k * 0.3, 66)] for k in (-5, 0, 5)], 0.9, P.light_wood)
