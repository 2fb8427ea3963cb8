"""The four kings of the Sicilian pack: green crowns, ermine, red mantles lined blue, striped breeches, green slabs."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.siciliane.look import CLUB, CUP, GREEN_CROWN, RE, SWORD, P, standing_card
from build_scripts.atelier.frames import slab
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, gripping, on_hip, open_armed
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.people.limbs import Sleeve, garter, leg, shoe
from build_scripts.atelier.people.mantles import mantle_back, mantle_front
from build_scripts.atelier.polearms import sceptre
from build_scripts.atelier.signs.amphora import amphora
from build_scripts.atelier.signs.banded_club import banded_club
from build_scripts.atelier.signs.ringed_coin import ringed_coin
from build_scripts.atelier.signs.sword import sword

_HEM = 294


def _king(
    c: Canvas, t: wear.Torso, tunic: tuple[str, str, str], breeches: tuple[str, str], hose: str, shoes: str, belt: str
) -> None:
    """Slab, mantle, legs in striped breeches, short tunic."""
    slab(c, 102, 305, 184, RE)
    mantle_back(c, t, _HEM, P.red, P.blue, 70)
    x = t.middle[0]
    for d in (-1, 1):
        leg(c, (x + d * 13, 220), (x + d * 16, 250), (x + d * 20, 290), hose, None, d)
        wear.breeches(c, (x + d * 13, 190), (x + d * 17, 242), breeches[0], breeches[1], 17)
        garter(c, (x + d * 17, 246), shoes, d)
        shoe(c, (x + d * 21, 293), d, shoes)
    wear.skirt(c, t, 202, 10, tunic[0], tunic[2])
    wear.doublet(c, t, *tunic)
    wear.belt(c, t, belt, P.yellow if belt != P.yellow else P.red, 8)
    for side in (-1, 1):
        mantle_front(c, t, _HEM, P.red, P.white, P.green, side)


def of_coins() -> Canvas:
    """A coin over the open hand at the right, a sceptre at the left."""
    c = Canvas()
    t = wear.standing(99, 1, 162)
    _king(c, t, (P.yellow, P.green, P.red), (P.red, P.yellow), P.white, P.blue, P.green)
    sleeve = Sleeve(P.red, P.yellow, P.white, None, 1.1)
    gripping(
        c,
        (67, 111),
        (44, 152),
        (34, 126),
        sleeve,
        P,
        lambda q: sceptre(q, (28, 50), (40, 190), P.yellow, P.red, P.green),
        along=-98,
    )
    open_armed(c, (131, 111), (154, 140), (166, 110), sleeve, P, -1)
    ringed_coin(c, 164, 54, 29, P)
    collars.ermine_cape(c, t, P.white)
    head(c, 100, 66, 1, Face("#5f3a1a", "bob", "full", "small", nose="straight", jaw=0.6, age=0.3), P, 1.08)
    crown(c, 101, 66, GREEN_CROWN, "points", 1.08, 2)
    return standing_card(c)


def of_cups() -> Canvas:
    """A cup at the left, the right hand on the belt, facing the viewer."""
    c = Canvas()
    t = wear.standing(104, 0, 162)
    _king(c, t, (P.green, P.yellow, P.yellow), (P.yellow, P.green), P.blue, P.red, P.red)
    sleeve = Sleeve(P.red, P.green, P.yellow, None, 1.1)
    fist(c, (136, 111), (166, 142), (132, 160), sleeve, P, -1, -2)
    gripping(c, (72, 111), (48, 142), (41, 104), sleeve, P, lambda q: amphora(q, 41, 68, 80, CUP))
    collars.ermine_cape(c, t, P.white)
    collars.chain(c, t, 0.5, P.yellow, P.blue)
    head(c, 104, 66, 0, Face("#8d8378", "long", "forked", "drooping", "raised", "straight", 0.4, 0.9), P, 1.08)
    crown(c, 104, 66, GREEN_CROWN, "lilies", 1.06)
    return standing_card(c)


def of_swords() -> Canvas:
    """A sword upright at the right, the left hand on the hip."""
    c = Canvas()
    t = wear.standing(99, 0, 162)
    _king(c, t, (P.blue, P.white, P.yellow), (P.white, P.blue), P.red, P.yellow, P.yellow)
    sleeve = Sleeve(P.red, P.blue, P.yellow, None, 1.1)
    on_hip(c, (66, 111), (36, 140), (64, 166), sleeve, P, 35)
    gripping(
        c,
        (132, 111),
        (155, 152),
        (164, 118),
        sleeve,
        P,
        lambda q: sword(q, (161, 140), (170, 8), SWORD, 7.4),
        along=-86,
        knuckles=-1,
        bow=2,
    )
    collars.ermine_cape(c, t, P.white)
    head(c, 100, 66, -1, Face("#1f130c", "bob", "square", "curled", "stern", "hooked", 0.8, 0.4), P, 1.08)
    crown(c, 99, 66, GREEN_CROWN, "rays", 1.08, -2)
    return standing_card(c)


def of_clubs() -> Canvas:
    """A club at the left, the right hand open, looking left."""
    c = Canvas()
    t = wear.standing(105, -1, 162)
    _king(c, t, (P.white, P.red, P.green), (P.green, P.yellow), P.yellow, P.green, P.blue)
    sleeve = Sleeve(P.red, P.white, P.yellow, None, 1.1)
    open_armed(c, (137, 111), (164, 144), (172, 176), sleeve, P, -1)
    gripping(
        c,
        (73, 111),
        (50, 152),
        (42, 122),
        sleeve,
        P,
        lambda q: banded_club(q, (48, 176), (36, 10), CLUB, 19),
        along=-94,
    )
    collars.ermine_cape(c, t, P.white)
    collars.chain(c, t, 0.5, P.yellow, P.red)
    head(c, 104, 66, -1, Face("#a4481a", "long", "pointed", "curled", "soft", "straight", 0.6, 0.2), P, 1.08)
    crown(c, 103, 66, GREEN_CROWN, "arches", 1.0, -2)
    return standing_card(c)
