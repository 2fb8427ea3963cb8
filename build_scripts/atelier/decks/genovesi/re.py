"""The four kings of the Genoa pack, crowned and bearded: sceptre with an orb, sword, a profile, a small harp."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.genovesi.look import HAIR, HEAD, NECK, SIZE, P, X, court
from build_scripts.atelier.decks.genovesi.robes import Robe, dressed, lapels, sash
from build_scripts.atelier.people import half_figures as half
from build_scripts.atelier.people.brocade import Brocade
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.people.profile import profile
from build_scripts.atelier.regalia import blade, harp, sceptre


def of_clubs() -> Canvas:
    """Turned to the right, a sceptre topped with an orb."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.red, P.yellow, "lilies", 0, 17),
            Brocade(P.red, P.yellow, "lilies", 0, 17),
            Brocade(P.blue, P.yellow, "stripes", 0, 12),
            Brocade(P.yellow, P.green, "scales", 0, 9),
            P.green,
            P.yellow,
        ),
    )
    half.forearm(c, (212, 164), (186, 134), Brocade(P.green, P.yellow, "stripes", -40, 12), P.white, kind="fur")
    half.holding(c, (184, 131), (181, 121), -82, P, lambda: sceptre(c, (173, 190), (189, 76), P, "orb", 1.05), 1.06, 1)
    half.forearm(c, (30, 188), (78, 162), Brocade(P.green, P.yellow, "stripes", 60, 12), P.white, kind="fur")
    half.closed_hand(c, (81, 160), -26, P)
    half.ermine_collar(c, X, NECK, 50, 26)
    head(c, X, HEAD, 1, Face(HAIR, "bob", "square", "curled", "raised", "straight", 0.65, 0.4), P, SIZE)
    crown(c, X, HEAD, P, "lilies", 1.12)
    return court(c, "B", (P.yellow, P.green))


def of_hearts() -> Canvas:
    """Frontal, a sword upright at the right."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.green, P.yellow, "crosses", 0, 16),
            Brocade(P.green, P.yellow, "crosses", 0, 16),
            Brocade(P.yellow, P.red, "lozenges", 0, 13),
            Brocade(P.red, P.yellow, "stripes", 0, 10),
            P.red,
            P.yellow,
        ),
    )
    half.forearm(c, (210, 166), (184, 136), Brocade(P.blue, P.white, "checks", 45, 11), P.white)
    half.holding(c, (182, 133), (178, 124), -82, P, lambda: blade(c, (175, 142), (190, 24), P, 6.6, 30), 1.06, 1)
    half.forearm(c, (30, 190), (76, 164), Brocade(P.blue, P.white, "checks", 45, 11), P.white)
    half.closed_hand(c, (79, 162), -26, P)
    lapels(c, Brocade(P.white, pattern="ermine"), 58)
    head(c, X, HEAD, 0, Face(HAIR, "long", "full", "drooping", "soft", "straight", 0.5, 0.2), P, SIZE)
    crown(c, X, HEAD, P, "points", 1.08)
    return court(c, "C", (P.red, P.yellow))


def of_diamonds() -> Canvas:
    """In profile to the left, one hand raised in speech."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.yellow, P.green, "stripes", 30, 18),
            Brocade(P.yellow, P.green, "stripes", -30, 18),
            Brocade(P.red, P.yellow, "trefoils", 0, 14),
            Brocade(P.blue, P.yellow, "crosses", 0, 11),
            P.blue,
            P.yellow,
        ),
    )
    sash(c, P.blue, P.yellow)
    half.forearm(c, (28, 196), (52, 158), Brocade(P.red, P.yellow, "stripes", 30, 12), P.white, kind="fur")
    half.raised_hand(c, (54, 154), -78, P, 1, 1.12)
    half.forearm(c, (206, 152), (170, 138), Brocade(P.red, P.yellow, "stripes", 110, 12), P.white, kind="fur")
    half.closed_hand(c, (167, 137), 196, P, 1.06, 1)
    half.lace_collar(c, X, NECK + 2, 42, 20, P.white)
    profile(c, X, HEAD, -1, Face(HAIR, beard="full", brows="stern", age=0.3), P, "bob", SIZE)
    crown(c, X + 1, HEAD, P, "rays", 1.06)
    return court(c, "D", (P.green, P.yellow))


def of_spades() -> Canvas:
    """Turned to the left, playing a small harp."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.blue, P.white, "lilies", 0, 17),
            Brocade(P.blue, P.white, "lilies", 0, 17),
            Brocade(P.green, P.yellow, "stripes", 90, 12),
            Brocade(P.red, P.yellow, "lozenges", 0, 11),
            P.yellow,
            P.red,
        ),
    )
    half.ermine_collar(c, X, NECK, 46, 24)
    harp(c, 58, 146, 1.04, P, 4)
    half.forearm(c, (28, 212), (42, 178), Brocade(P.red, P.yellow, "stripes", 20, 12), P.white, 12)
    half.closed_hand(c, (43, 175), -62, P, 0.98)
    half.forearm(c, (150, 172), (92, 158), Brocade(P.red, P.yellow, "stripes", 100, 12), P.white)
    half.raised_hand(c, (89, 157), 186, P, -1, 1.04)
    head(c, X, HEAD, -1, Face(HAIR, "long", "forked", "curled", "soft", "hooked", 0.55, 0.6), P, SIZE)
    crown(c, X, HEAD, P, "arches", 0.94)
    return court(c, "S", (P.blue, P.yellow))
