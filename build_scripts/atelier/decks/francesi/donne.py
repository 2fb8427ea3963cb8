"""The four queens of the international pack, each with her flower; spades also with a sceptre."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.francesi.look import NECK, SEAM, P, X, court
from build_scripts.atelier.nosegay import carnation, daisy, rose, tulip
from build_scripts.atelier.people import half_figures as half
from build_scripts.atelier.people.brocade import Brocade, border, mirror
from build_scripts.atelier.people.headdresses import coronet, hood, veil
from build_scripts.atelier.people.woman import Lady, lady_head
from build_scripts.atelier.regalia import sceptre

_HEAD = 78.0
_SIZE = 1.14


def _gown(c: Canvas, sleeves: Brocade, bodice: Brocade, front: Brocade, trim: str, studs: str) -> None:
    for d in (-1, 1):
        half.sleeve(c, X, NECK, d, sleeves.turned(d), half.at(NECK, half.GOWN))
        border(c, mirror(half.at(NECK, [(30, 8), (46, 30), (50, 70), (48, 110)]), X, d), 4, trim, studs)
    half.tunic(c, X, NECK, bodice, 42, 27)
    half.panel(c, X, NECK, front, trim, studs, 13, 8)


def of_hearts() -> Canvas:
    """Turned to the right, looking at her rose."""
    c = Canvas()
    veil(c, X, _HEAD, 54, P.blue, P.yellow, 48)
    _gown(
        c,
        Brocade(P.red, P.yellow, "lozenges", 0, 16),
        Brocade(P.blue, P.yellow, "stripes", 90, 10),
        Brocade(P.yellow, P.red, "scales", 0, 8),
        P.white,
        P.red,
    )
    half.standing_collar(c, X, NECK + 4, P.white, 42, 14)
    half.bare_neck(c, X, NECK, P, 26, 23, P.white)
    half.forearm(c, (216, 176), (190, 146), Brocade(P.blue, P.yellow, "stripes", -50, 11), P.white, kind="lace")
    half.holding(c, (188, 143), (185, 132), -92, P, lambda: rose(c, 186, 88, 1.12, P, P.red, (184, 150)), 0.98, 1)
    half.forearm(c, (50, 168), (86, 160), Brocade(P.blue, P.yellow, "stripes", 76, 11), P.white, kind="lace")
    half.closed_hand(c, (88, 159), -14, P, 0.98)
    half.girdle(c, X, SEAM, 29, P.yellow, P.red, P.white, 6)
    lady_head(c, X + 1, _HEAD, 1, Lady("#e2a83a", "loose", "merry", P.white), P, _SIZE)
    coronet(c, X + 1, _HEAD, P, "fleurons", 1.14, 2, P.red)
    return court(c, "Q", "C")


def of_diamonds() -> Canvas:
    """Turned to the left, a carnation at the left, the other hand open."""
    c = Canvas()
    _gown(
        c,
        Brocade(P.yellow, P.red, "lilies", 0, 16),
        Brocade(P.red, P.yellow, "crosses", 0, 12),
        Brocade(P.blue, P.yellow, "checks", 45, 9),
        P.blue,
        P.yellow,
    )
    half.bare_neck(c, X, NECK, P, 22, 25, P.yellow)
    half.lace_collar(c, X, NECK + 2, 46, 22, P.white, 13)
    half.forearm(c, (42, 176), (64, 152), Brocade(P.red, P.yellow, "stripes", 40, 11), P.white, kind="lace")
    half.holding(c, (66, 149), (67, 138), -94, P, lambda: carnation(c, 65, 97, 1.08, P, P.red, (68, 156)), 0.98, 1)
    half.forearm(c, (206, 174), (176, 158), Brocade(P.red, P.yellow, "stripes", 110, 11), P.white, kind="lace")
    half.closed_hand(c, (173, 157), 190, P, 0.98, 1)
    half.girdle(c, X, SEAM, 29, P.blue, P.yellow, P.white, 6)
    lady_head(c, X - 1, _HEAD, -1, Lady("#b8672a", "rolls", "proud", P.blue), P, _SIZE)
    coronet(c, X - 1, _HEAD, P, "leaves", 1.1, -2, P.blue)
    return court(c, "Q", "D")


def of_spades() -> Canvas:
    """Turned to the left, a sceptre at the right and a tulip at the left."""
    c = Canvas()
    veil(c, X, _HEAD, 50, P.yellow, P.blue, 44)
    _gown(
        c,
        Brocade(P.blue, P.white, "rings", 0, 15),
        Brocade(P.yellow, P.red, "stripes", 0, 9),
        Brocade(P.red, P.yellow, "crosses", 0, 10),
        P.red,
        P.yellow,
    )
    half.bare_neck(c, X, NECK, P, 24, 22, P.white)
    half.ermine_collar(c, X, NECK + 3, 48, 22, P.white, 16)
    half.forearm(c, (212, 178), (192, 146), Brocade(P.red, P.yellow, "checks", 45, 10), P.white, kind="fur")
    half.holding(c, (190, 143), (187, 132), -86, P, lambda: sceptre(c, (183, 186), (192, 62), P, "lily", 0.98), 0.98, 1)
    half.forearm(c, (42, 176), (64, 154), Brocade(P.red, P.yellow, "checks", 45, 10), P.white, kind="fur")
    half.holding(
        c, (66, 151), (67, 140), -94, P, lambda: tulip(c, 64, 100, 1.0, P, P.red, P.yellow, (68, 158)), 0.98, 1
    )
    half.girdle(c, X, SEAM, 29, P.yellow, P.blue, P.white, 6)
    lady_head(c, X - 1, _HEAD, -1, Lady("#2a1c14", "braids", "proud", P.red), P, _SIZE)
    coronet(c, X - 1, _HEAD, P, "pearls", 1.12, -2, P.red)
    return court(c, "Q", "S")


def of_clubs() -> Canvas:
    """Frontal under a gabled hood, a daisy at the right."""
    c = Canvas()
    veil(c, X, _HEAD - 2, 52, INK, None, 40)
    _gown(
        c,
        Brocade(P.red, P.yellow, "trefoils", 0, 18),
        Brocade(P.blue, P.yellow, "lozenges", 0, 14),
        Brocade(P.white, P.red, "checks", 45, 9),
        P.yellow,
        P.blue,
    )
    half.bare_neck(c, X, NECK, P, 18, 24, P.yellow)
    half.forearm(c, (216, 178), (192, 148), Brocade(P.yellow, P.red, "stripes", -45, 12), P.white)
    half.holding(
        c, (190, 145), (187, 134), -92, P, lambda: daisy(c, 188, 90, 1.12, P, P.white, P.yellow, (186, 152)), 0.98, 1
    )
    half.forearm(c, (46, 166), (88, 160), Brocade(P.yellow, P.red, "stripes", 80, 12), P.white)
    half.closed_hand(c, (90, 159), -10, P, 0.98)
    half.girdle(c, X, SEAM, 29, P.red, P.yellow, P.white, 6)
    lady_head(c, X, _HEAD, 0, Lady("#8a4a1f", "hidden", "calm"), P, _SIZE)
    hood(c, X, _HEAD, P.blue, P.yellow, P.red, _SIZE)
    coronet(c, X, _HEAD - 11, P, "fleurons", 0.8)
    return court(c, "Q", "B")
