"""The four knaves of the international pack; hearts and spades are seen from the side."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.francesi.look import NECK, SEAM, P, X, court
from build_scripts.atelier.nosegay import laurel
from build_scripts.atelier.people import half_figures as half
from build_scripts.atelier.people.brocade import Brocade, border, mirror
from build_scripts.atelier.people.collars import ruff
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import feather, slouch_cap
from build_scripts.atelier.people.headdresses import beret, round_hat
from build_scripts.atelier.people.profile import profile
from build_scripts.atelier.regalia import axe, halberd, shaft
from build_scripts.atelier.winding import winding

_HEAD = 79.0
_SIZE = 1.14


def _coat(c: Canvas, left: Brocade, right: Brocade, body: Brocade, front: Brocade, trim: str, studs: str) -> None:
    for d, cloth in ((-1, left), (1, right)):
        half.sleeve(c, X, NECK, d, cloth, half.at(NECK, half.SLEEVE))
        border(c, mirror(half.at(NECK, [(26, 4), (56, 22), (64, 60), (60, 110)]), X, d), 3.6, trim, studs)
    half.tunic(c, X, NECK, body, 44, 32)
    half.panel(c, X, NECK, front, trim, studs, 12, 9)


def of_hearts() -> Canvas:
    """In profile to the left, a sprig at the left, an axe behind the shoulder."""
    c = Canvas()
    axe(c, (186, 200), (189, 46), P, 1, 0.76)
    _coat(
        c,
        Brocade(P.blue, P.yellow, "stripes", -20, 15),
        Brocade(P.blue, P.yellow, "stripes", 20, 15),
        Brocade(P.red, P.yellow, "trefoils", 0, 13),
        Brocade(P.yellow, P.blue, "lozenges", 0, 10),
        P.yellow,
        P.red,
    )
    half.forearm(c, (42, 178), (62, 152), Brocade(P.yellow, P.red, "stripes", 40, 11), P.white)
    half.holding(c, (64, 149), (66, 139), -94, P, lambda: laurel(c, (67, 160), (63, 82), P, P.red), 1.02, 1)
    half.forearm(c, (214, 172), (180, 158), Brocade(P.yellow, P.red, "stripes", 110, 11), P.white)
    half.closed_hand(c, (177, 157), 190, P, 1.02, 1)
    half.girdle(c, X, SEAM, 34, P.blue, P.yellow, P.red, 6)
    half.lace_collar(c, X, NECK + 1, 34, 16, P.white)
    profile(c, X - 3, _HEAD, -1, Face("#e2a83a", brows="raised"), P, "bob", _SIZE)
    beret(c, X - 1, _HEAD, -1, P.red, P.yellow, P.blue, 1.12)
    return court(c, "J", "C")


def of_spades() -> Canvas:
    """In profile to the right, a staff wound with a ribbon at the right."""
    c = Canvas()
    _coat(
        c,
        Brocade(P.red, P.yellow, "lozenges", 0, 15),
        Brocade(P.red, P.yellow, "lozenges", 0, 15),
        Brocade(P.yellow, P.blue, "stripes", 90, 11),
        Brocade(P.blue, P.yellow, "crosses", 0, 10),
        P.blue,
        P.yellow,
    )
    half.forearm(c, (216, 178), (194, 148), Brocade(P.blue, P.white, "checks", 45, 10), P.white)
    half.holding(c, (192, 145), (189, 135), -88, P, lambda: _ribboned_staff(c), 1.02, 1)
    half.forearm(c, (46, 168), (88, 160), Brocade(P.blue, P.white, "checks", 45, 10), P.white)
    half.closed_hand(c, (90, 159), -10, P, 1.02)
    half.girdle(c, X, SEAM, 34, P.red, P.blue, P.yellow, 6)
    ruff(c, X, NECK + 3, 31, 11, P.white)
    profile(c, X + 1, _HEAD, 1, Face("#2a1c14", brows="stern"), P, "flowing", _SIZE)
    slouch_cap(c, X + 1, _HEAD + 1, 1, P.blue, P.yellow, P.red)
    return court(c, "J", "S")


def _ribboned_staff(c: Canvas) -> None:
    ends = ((187, 176), (193, 34))
    winding(c, False, ends[0], ends[1], turns=4, reach=8, width=3, colour=P.blue, line=1.2)
    shaft(c, ends[0], (193, 30), 3, P.yellow)
    winding(c, True, ends[0], ends[1], turns=4, reach=8, width=3.4, colour=P.red, line=1.3)


def of_diamonds() -> Canvas:
    """Turned to the left, a halberd at the right, one hand lifted."""
    c = Canvas()
    _coat(
        c,
        Brocade(P.yellow, P.red, "stripes", -24, 15),
        Brocade(P.yellow, P.red, "stripes", 24, 15),
        Brocade(P.blue, P.yellow, "lilies", 0, 14),
        Brocade(P.red, P.yellow, "scales", 0, 8),
        P.white,
        P.blue,
    )
    half.forearm(c, (214, 178), (190, 150), Brocade(P.red, P.yellow, "crosses", 0, 11), P.white)
    half.holding(c, (188, 147), (185, 137), -88, P, lambda: halberd(c, (183, 196), (190, 68), P, 1, 0.94), 1.02, 1)
    half.forearm(c, (44, 176), (68, 146), Brocade(P.red, P.yellow, "crosses", 0, 11), P.white)
    half.raised_hand(c, (70, 143), -74, P, 1, 1.02)
    half.girdle(c, X, SEAM, 34, P.red, P.yellow, P.white, 6)
    half.man_neck(c, X, NECK, P)
    half.lace_collar(c, X, NECK + 1, 40, 19, P.white)
    head(c, X - 1, _HEAD, -1, Face("#b8672a", "curls", nose="straight", jaw=0.4), P, _SIZE)
    beret(c, X - 1, _HEAD + 1, 1, P.blue, P.yellow, P.red, 1.1)
    return court(c, "J", "D")


def of_clubs() -> Canvas:
    """Turned to the right, a tall feather at the right, a thin moustache."""
    c = Canvas()
    _coat(
        c,
        Brocade(P.blue, P.yellow, "crosses", 0, 14),
        Brocade(P.red, P.yellow, "crosses", 0, 14),
        Brocade(P.yellow, P.red, "scales", 0, 10),
        Brocade(P.red, P.yellow, "stripes", 0, 9),
        P.blue,
        P.yellow,
    )
    half.forearm(c, (216, 178), (192, 150), Brocade(P.blue, P.yellow, "stripes", -45, 11), P.yellow)
    half.holding(c, (190, 147), (187, 137), -86, P, lambda: _tall_feather(c), 1.02, 1)
    half.forearm(c, (44, 170), (88, 158), Brocade(P.red, P.yellow, "stripes", 74, 11), P.yellow)
    half.closed_hand(c, (90, 157), -16, P, 1.02)
    half.girdle(c, X, SEAM, 34, P.blue, P.red, P.yellow, 6)
    half.man_neck(c, X, NECK, P)
    ruff(c, X, NECK + 2, 32, 11, P.white)
    head(c, X + 1, _HEAD, 1, Face("#6b3d1c", "bob", moustache="small", nose="straight", jaw=0.6), P, _SIZE)
    round_hat(c, X + 1, _HEAD + 2, 1, P.red, P.yellow, P.blue)
    return court(c, "J", "B")


def _tall_feather(c: Canvas) -> None:
    c.line([(184, 172), (190, 110)], 3.4)
    feather(c, [(189, 122, 2.4), (192, 98, 8), (196, 70, 9.6), (194, 44, 8.4), (182, 28, 3)], P.blue)
    c.line([(184, 172), (189, 118)], 1.4, P.yellow)
