"""The four kings of the international pack."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.francesi.look import NECK, SEAM, P, X, court
from build_scripts.atelier.people import half_figures as half
from build_scripts.atelier.people.brocade import Brocade, border, mirror
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.people.profile import profile
from build_scripts.atelier.regalia import axe, blade, orb

_HEAD = 76.0
_SIZE = 1.14


def _mantle(c: Canvas, cloth: Brocade, edge: str, studs: str) -> None:
    for d in (-1, 1):
        half.sleeve(
            c,
            X,
            NECK,
            d,
            Brocade(cloth.ground, cloth.figure, cloth.pattern, cloth.angle * d, cloth.repeat),
            half.at(NECK, half.SLEEVE),
        )
        border(c, mirror(half.at(NECK, [(30, 10), (50, 36), (54, 70), (52, 110)]), X, d), 4.6, edge, studs)


def of_hearts() -> Canvas:
    """Frontal, the sword behind the head, the other hand on the breast."""
    c = Canvas()
    _mantle(c, Brocade(P.blue, P.yellow, "lilies", 0, 15), P.white, P.red)
    half.tunic(c, X, NECK, Brocade(P.red, P.yellow, "lozenges", 0, 12))
    half.panel(c, X, NECK, Brocade(P.yellow, P.blue, "checks", 45, 9), P.white, P.blue)
    half.forearm(c, (206, 150), (196, 106), Brocade(P.yellow, P.red, "stripes", 8, 12), P.white, kind="fur")
    half.holding(c, (196, 104), (191, 92), -151, P, lambda: blade(c, (210, 102), (78, 30), P, 6.4, 32), knuckles=-1)
    half.forearm(c, (58, 170), (92, 154), Brocade(P.yellow, P.red, "stripes", 72, 12), P.white, kind="fur")
    half.closed_hand(c, (94, 153), -22, P)
    half.girdle(c, X, SEAM, 36, P.red, P.blue, P.yellow)
    half.ermine_collar(c, X, NECK, 46, 26)
    head(c, X, _HEAD, 0, Face("#e2a83a", "bob", "full", "drooping", "soft", "straight", 0.55, 0.2), P, _SIZE)
    crown(c, X, _HEAD, P, "lilies", 1.14)
    return court(c, "K", "C")


def of_diamonds() -> Canvas:
    """In profile to the left, an axe behind the shoulder, one hand raised."""
    c = Canvas()
    _mantle(c, Brocade(P.red, P.yellow, "stripes", 24, 17), P.yellow, P.blue)
    half.tunic(c, X, NECK, Brocade(P.blue, P.yellow, "crosses", 0, 13))
    half.panel(c, X, NECK, Brocade(P.yellow, P.red, "scales", 0, 8), P.red, P.yellow)
    half.forearm(c, (206, 172), (189, 130), Brocade(P.blue, P.yellow, "stripes", 10, 11), P.yellow)
    half.holding(c, (189, 128), (186, 118), -89, P, lambda: axe(c, (185, 200), (186, 48), P, 1, 0.86), knuckles=1)
    half.forearm(c, (52, 172), (74, 140), Brocade(P.blue, P.yellow, "stripes", 40, 11), P.yellow)
    half.raised_hand(c, (76, 137), -72, P, 1)
    half.girdle(c, X, SEAM, 36, P.blue, P.red, P.yellow)
    half.lace_collar(c, X, NECK, 36, 18, P.white)
    profile(c, X - 2, _HEAD, -1, Face("#5f371a", beard="full", brows="stern", age=0.4), P, "bob", _SIZE)
    crown(c, X - 1, _HEAD, P, "points", 1.06)
    return court(c, "K", "D")


def of_spades() -> Canvas:
    """Turned to the left, a broad sword upright at the right."""
    c = Canvas()
    _mantle(c, Brocade(P.yellow, P.red, "rings", 0, 14), P.blue, P.yellow)
    half.tunic(c, X, NECK, Brocade(P.blue, P.white, "lilies", 0, 13))
    half.panel(c, X, NECK, Brocade(P.red, P.yellow, "stripes", 0, 10), P.yellow, P.blue)
    half.forearm(c, (214, 172), (192, 146), Brocade(P.red, P.yellow, "stripes", -40, 11), P.white, kind="fur")
    half.holding(c, (190, 144), (184, 137), -88, P, lambda: blade(c, (183, 156), (187, 22), P, 7, 30), knuckles=1)
    half.forearm(c, (52, 160), (84, 150), Brocade(P.red, P.yellow, "stripes", 78, 11), P.white, kind="fur")
    half.closed_hand(c, (86, 149), -8, P)
    half.girdle(c, X, SEAM, 36, P.yellow, P.red, P.white)
    half.ermine_collar(c, X, NECK, 42, 22)
    head(c, X - 2, _HEAD, -1, Face("#2a1c14", "long", "forked", "curled", "stern", "hooked", 0.6, 0.4), P, _SIZE)
    crown(c, X - 2, _HEAD, P, "arches", 0.94)
    return court(c, "K", "S")


def of_clubs() -> Canvas:
    """Turned to the right, sword at the right, the globe in the other hand."""
    c = Canvas()
    _mantle(c, Brocade(P.blue, P.yellow, "trefoils", 0, 15), P.yellow, P.red)
    half.tunic(c, X, NECK, Brocade(P.yellow, P.red, "stripes", 90, 11))
    half.panel(c, X, NECK, Brocade(P.red, P.yellow, "crosses", 0, 10), P.blue, P.yellow)
    half.forearm(c, (214, 176), (194, 148), Brocade(P.red, P.yellow, "checks", 45, 9), P.yellow)
    half.holding(c, (192, 146), (186, 138), -84, P, lambda: blade(c, (184, 158), (196, 26), P, 5.6, 30), knuckles=1)
    half.forearm(c, (48, 172), (68, 158), Brocade(P.red, P.yellow, "checks", 45, 9), P.yellow)
    half.raised_hand(c, (70, 156), -60, P, 1)
    orb(c, 72, 127, 16, P, P.red)
    half.finger_tips(c, (72, 143), P)
    half.girdle(c, X, SEAM, 36, P.red, P.yellow, P.white)
    half.lace_collar(c, X, NECK, 38, 18, P.white)
    head(c, X + 2, _HEAD, 1, Face("#c9c2b4", "bob", "square", "curled", "raised", "straight", 0.7, 0.7), P, _SIZE)
    crown(c, X + 2, _HEAD, P, "rays", 1.1)
    return court(c, "K", "B")
