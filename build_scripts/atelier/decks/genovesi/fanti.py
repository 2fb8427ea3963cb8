"""The four knaves of the Genoa pack: shield, folded arms, a profile with long hair, a great plumed hat."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.genovesi.look import HAIR, HEAD, NECK, SIZE, P, X, court
from build_scripts.atelier.decks.genovesi.robes import Robe, dressed, lapels, sash
from build_scripts.atelier.people import half_figures as half
from build_scripts.atelier.people.brocade import Brocade
from build_scripts.atelier.people.collars import ruff
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.headdresses import beret, great_hat, round_hat
from build_scripts.atelier.people.profile import profile
from build_scripts.atelier.regalia import blade, halberd, pointed_shield


def of_clubs() -> Canvas:
    """In a hat, leaning on a pointed shield."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.green, P.yellow, "stripes", 30, 16),
            Brocade(P.red, P.yellow, "lilies", 0, 16),
            Brocade(P.yellow, P.red, "scales", 0, 10),
            Brocade(P.red, P.yellow, "stripes", 0, 10),
            P.blue,
            P.yellow,
        ),
    )
    pointed_shield(c, 47, 169, P, P.blue, P.red, 0.82, -5)
    half.forearm(c, (90, 124), (60, 133), Brocade(P.green, P.yellow, "stripes", 60, 11), P.white, 13)
    half.closed_hand(c, (57, 134), 150, P, 1.06, 1)
    half.forearm(c, (200, 150), (168, 136), Brocade(P.green, P.yellow, "stripes", 110, 11), P.white)
    half.closed_hand(c, (165, 135), 192, P, 1.06, 1)
    half.man_neck(c, X, NECK, P)
    ruff(c, X, NECK + 2, 32, 11, P.white)
    head(c, X, HEAD, 1, Face(HAIR, "bob", moustache="small", nose="straight", jaw=0.55), P, SIZE)
    round_hat(c, X, HEAD + 2, 1, P.red, P.yellow, P.green)
    return court(c, "B", (P.yellow, P.red))


def of_hearts() -> Canvas:
    """In a beret, with folded arms."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.red, P.yellow, "lozenges", 0, 17),
            Brocade(P.red, P.yellow, "lozenges", 0, 17),
            Brocade(P.blue, P.yellow, "stripes", 90, 12),
            Brocade(P.yellow, P.red, "crosses", 0, 11),
            P.green,
            P.yellow,
        ),
    )
    half.man_neck(c, X, NECK, P)
    half.lace_collar(c, X, NECK + 1, 46, 20, P.white)
    half.closed_hand(c, (58, 165), 200, P, 1.04, 1)
    half.forearm(c, (184, 140), (64, 163), Brocade(P.yellow, P.green, "stripes", 80, 13), P.white, 15)
    half.forearm(c, (36, 186), (124, 148), Brocade(P.yellow, P.green, "stripes", 66, 13), P.white, 16)
    half.closed_hand(c, (127, 147), -26, P, 1.08)
    head(c, X, HEAD, -1, Face(HAIR, "curls", brows="raised", nose="small", jaw=0.35), P, SIZE)
    beret(c, X, HEAD + 1, -1, P.green, P.yellow, P.red, 1.12)
    return court(c, "C", (P.red, P.yellow))


def of_diamonds() -> Canvas:
    """In profile to the right with long hair, a hand on the sword's hilt."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.blue, P.white, "trefoils", 0, 16),
            Brocade(P.blue, P.white, "trefoils", 0, 16),
            Brocade(P.red, P.yellow, "stripes", 90, 12),
            Brocade(P.yellow, P.green, "lozenges", 0, 11),
            P.yellow,
            P.red,
        ),
    )
    sash(c, P.green, P.yellow)
    half.forearm(c, (28, 150), (54, 164), Brocade(P.green, P.yellow, "stripes", 80, 12), P.white)
    half.holding(c, (57, 166), (66, 170), -60, P, lambda: blade(c, (74, 156), (10, 268), P, 6, 38), 1.04, -1)
    half.forearm(c, (204, 150), (172, 130), Brocade(P.green, P.yellow, "stripes", 110, 12), P.white)
    half.raised_hand(c, (170, 128), 222, P, 1, 1.04)
    half.lace_collar(c, X, NECK + 1, 40, 17, P.white)
    profile(c, X - 1, HEAD, 1, Face(HAIR, brows="soft"), P, "flowing", SIZE)
    beret(c, X - 1, HEAD + 1, 1, P.red, P.yellow, P.green, 1.06)
    return court(c, "D", (P.blue, P.yellow))


def of_spades() -> Canvas:
    """Under a great plumed hat, a halberd at the right."""
    c = Canvas()
    dressed(
        c,
        Robe(
            Brocade(P.yellow, P.green, "trefoils", 0, 20),
            Brocade(P.green, P.yellow, "trefoils", 0, 20),
            Brocade(P.red, P.yellow, "lilies", 0, 16),
            Brocade(P.blue, P.yellow, "stripes", 0, 10),
            P.white,
            P.red,
        ),
    )
    lapels(c, Brocade(P.blue, P.yellow, "stripes", 60, 12))
    half.forearm(c, (212, 160), (190, 128), Brocade(P.red, P.yellow, "stripes", -40, 12), P.white)
    half.holding(c, (188, 125), (185, 115), -84, P, lambda: halberd(c, (179, 176), (193, 70), P, 1, 0.8), 1.02, 1)
    half.forearm(c, (30, 186), (76, 160), Brocade(P.red, P.yellow, "stripes", 60, 12), P.white)
    half.closed_hand(c, (79, 158), -26, P, 1.08)
    half.man_neck(c, X, NECK, P)
    half.lace_collar(c, X, NECK + 1, 42, 18, P.white)
    head(c, X, HEAD + 3, -1, Face(HAIR, "long", "goatee", "curled", nose="hooked", jaw=0.5), P, SIZE)
    great_hat(c, X - 2, HEAD + 4, 1, P.green, P.yellow, (P.red, P.white, P.blue))
    return court(c, "S", (P.green, P.yellow))
