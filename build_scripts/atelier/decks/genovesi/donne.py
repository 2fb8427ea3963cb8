"""The four queens of the Genoa pack: a cloth folded like a fan, and three flowers; spades in profile."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.genovesi.look import HAIR, HEAD, NECK, SIZE, P, X, court
from build_scripts.atelier.decks.genovesi.robes import Robe, dressed
from build_scripts.atelier.nosegay import carnation, rose, tulip
from build_scripts.atelier.people import half_figures as half
from build_scripts.atelier.people.brocade import Brocade
from build_scripts.atelier.people.headdresses import coronet, veil
from build_scripts.atelier.people.profile import lady_profile
from build_scripts.atelier.people.woman import Lady, lady_head
from build_scripts.atelier.regalia import pleated_cloth


def of_clubs() -> Canvas:
    """Frontal, holding a cloth folded like a fan."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.red, P.yellow, "lilies", 0, 16),
            Brocade(P.red, P.yellow, "lilies", 0, 16),
            Brocade(P.green, P.yellow, "lozenges", 0, 13),
            Brocade(P.yellow, P.red, "checks", 45, 10),
            P.blue,
            P.yellow,
        ),
        True,
    )
    half.standing_collar(c, X, NECK + 4, P.white, 46, 16)
    half.bare_neck(c, X, NECK, P, 26, 25, P.white)
    half.forearm(c, (206, 150), (168, 136), Brocade(P.green, P.yellow, "stripes", 110, 12), P.white, kind="lace")
    half.closed_hand(c, (165, 135), 194, P, 1, 1)
    pleated_cloth(c, 66, 186, 66, (P.white, P.blue), P.yellow, 186, 118)
    half.forearm(c, (30, 208), (56, 192), Brocade(P.green, P.yellow, "stripes", 60, 12), P.white, 12, "lace")
    half.fist(c, (58, 191), -32, P)
    lady_head(c, X, HEAD, 0, Lady(HAIR, "rolls", "calm", P.red), P, SIZE)
    coronet(c, X, HEAD, P, "leaves", 1.12, 0, P.green)
    return court(c, "B", (P.yellow, P.green))


def of_hearts() -> Canvas:
    """Turned to the left towards her rose."""
    c = Canvas()
    veil(c, X, HEAD, 52, P.blue, P.yellow, 46)
    dressed(
        c,
        Robe(
            Brocade(P.yellow, P.red, "trefoils", 0, 19),
            Brocade(P.yellow, P.red, "trefoils", 0, 19),
            Brocade(P.red, P.yellow, "crosses", 0, 14),
            Brocade(P.white, P.green, "checks", 45, 10),
            P.green,
            P.yellow,
        ),
        True,
    )
    half.bare_neck(c, X, NECK, P, 24, 24, P.white)
    half.lace_collar(c, X, NECK + 3, 44, 20, P.white, 14)
    half.forearm(c, (30, 200), (58, 164), Brocade(P.blue, P.yellow, "stripes", 45, 12), P.white, kind="lace")
    half.holding(c, (60, 161), (62, 150), -98, P, lambda: rose(c, 56, 96, 1.2, P, P.red, (63, 172)), 1, 1)
    half.forearm(c, (204, 152), (166, 140), Brocade(P.blue, P.yellow, "stripes", 108, 12), P.white, kind="lace")
    half.closed_hand(c, (163, 139), 192, P, 1, 1)
    lady_head(c, X, HEAD, -1, Lady(HAIR, "swept", "merry", P.red), P, SIZE)
    coronet(c, X, HEAD, P, "fleurons", 1.12, -2, P.red)
    return court(c, "C", (P.red, P.yellow))


def of_diamonds() -> Canvas:
    """Turned to the right, a carnation at the right."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.green, P.yellow, "stripes", 28, 17),
            Brocade(P.green, P.yellow, "stripes", -28, 17),
            Brocade(P.blue, P.white, "lilies", 0, 14),
            Brocade(P.red, P.yellow, "scales", 0, 9),
            P.yellow,
            P.red,
        ),
        True,
    )
    half.bare_neck(c, X, NECK, P, 24, 23, P.yellow)
    half.ermine_collar(c, X, NECK + 3, 48, 22, P.white, 16)
    half.forearm(c, (212, 164), (186, 130), Brocade(P.red, P.yellow, "lozenges", 0, 12), P.white, kind="fur")
    half.holding(c, (184, 127), (181, 116), -84, P, lambda: carnation(c, 186, 68, 1.16, P, P.red, (180, 134)), 1, 1)
    half.forearm(c, (32, 184), (76, 162), Brocade(P.red, P.yellow, "lozenges", 0, 12), P.white, kind="fur")
    half.closed_hand(c, (79, 160), -26, P, 1.02)
    lady_head(c, X, HEAD, 1, Lady(HAIR, "braids", "calm", P.blue), P, SIZE)
    coronet(c, X, HEAD, P, "pearls", 1.12, 2, P.blue)
    return court(c, "D", (P.green, P.yellow))


def of_spades() -> Canvas:
    """In profile to the left, looking at her tulip."""
    c = Canvas()
    veil(c, X + 6, HEAD, 50, P.green, P.yellow, 42)
    dressed(
        c,
        Robe(
            Brocade(P.blue, P.yellow, "lozenges", 0, 17),
            Brocade(P.blue, P.yellow, "lozenges", 0, 17),
            Brocade(P.yellow, P.red, "stripes", 90, 11),
            Brocade(P.green, P.yellow, "crosses", 0, 10),
            P.red,
            P.yellow,
        ),
        True,
    )
    half.bare_neck(c, X, NECK, P, 24, 23, P.yellow)
    half.standing_collar(c, X + 4, NECK + 6, P.white, 44, 8)
    half.bare_neck(c, X, NECK, P, 24, 20, P.yellow)
    half.forearm(c, (28, 200), (54, 166), Brocade(P.red, P.yellow, "stripes", 45, 12), P.white, kind="lace")
    half.holding(c, (56, 163), (58, 152), -98, P, lambda: tulip(c, 54, 98, 1.12, P, P.white, P.red, (59, 174)), 1, 1)
    half.forearm(c, (206, 152), (168, 138), Brocade(P.red, P.yellow, "stripes", 108, 12), P.white, kind="lace")
    half.closed_hand(c, (165, 137), 194, P, 1, 1)
    lady_profile(c, X - 1, HEAD, -1, HAIR, P, "knot", SIZE)
    coronet(c, X + 1, HEAD, P, "leaves", 1.06, 2, P.red)
    return court(c, "S", (P.blue, P.yellow))
