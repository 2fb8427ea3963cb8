"""The four kings of the Spanish pack, numbered 12: long robes, beards, tall crowns."""

from typing import Literal

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.spagnole.look import CLUB, CUP, SWORD, P, court
from build_scripts.atelier.decks.spagnole.ornaments import ground
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, gripping, on_hip, open_armed
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.people.limbs import Sleeve, shoe
from build_scripts.atelier.people.mantles import mantle_back, mantle_front
from build_scripts.atelier.people.robes import long_robe
from build_scripts.atelier.polearms import sceptre
from build_scripts.atelier.signs.copa import copa
from build_scripts.atelier.signs.dagger import dagger
from build_scripts.atelier.signs.flower_coin import flower_coin
from build_scripts.atelier.signs.knotty_club import knotty_club

_HEM = 286


def _king(
    c: Canvas, t: wear.Torso, mantle: tuple[str, str, str], robe: tuple[str, str, str, str | None], belt: str
) -> None:
    ground(c, 101, 298, 69)
    mantle_back(c, t, _HEM + 8, mantle[0], mantle[1], 74)
    x = t.middle[0]
    for d in (-1, 1):
        shoe(c, (x + d * 16, 292), d, belt)
    long_robe(c, t, _HEM, *robe)
    wear.doublet(c, t, robe[0], robe[1], robe[2])
    wear.belt(c, t, belt, P.yellow if belt != P.yellow else P.red, 8)
    for side in (-1, 1):
        mantle_front(c, t, _HEM + 8, mantle[0], mantle[2], P.white, side)


def _tall_crown(
    c: Canvas, x: float, y: float, kind: Literal["points", "arches", "lilies", "rays"], turn: float = 0
) -> None:
    h = Canvas()
    crown(h, 0, 0, P, kind)
    c.place(h, x, y + 3, 1.04, 1.02 if kind == "arches" else 1.22, turn)


def of_coins() -> Canvas:
    """A coin over the open hand at the left, a sceptre at the right."""
    c = Canvas()
    t = wear.standing(106, -1, 160)
    _king(c, t, (P.red, P.yellow, P.yellow), (P.blue, P.yellow, P.red, P.yellow), P.green)
    sleeve = Sleeve(P.red, P.blue, P.white, None, 1.1)
    gripping(
        c,
        (138, 110),
        (158, 150),
        (172, 120),
        sleeve,
        P,
        lambda q: sceptre(q, (178, 42), (164, 196), P.yellow, P.red, P.green),
        along=-84,
        knuckles=-1,
        bow=2,
    )
    open_armed(c, (74, 110), (50, 138), (42, 106), sleeve, P)
    flower_coin(c, 42, 56, 29, P)
    collars.ermine_cape(c, t, P.white)
    collars.chain(c, t, 0.52, P.yellow, P.red)
    head(c, 105, 66, -1, Face("#8d8378", "long", "full", "drooping", nose="straight", jaw=0.5, age=0.8), P, 1.08)
    _tall_crown(c, 104, 66, "points", -2)
    return court(c, 10, "D")


def of_cups() -> Canvas:
    """A cup at the right, the left hand at the belt."""
    c = Canvas()
    t = wear.standing(98, 1, 160)
    _king(c, t, (P.green, P.yellow, P.white), (P.red, P.white, P.yellow, P.yellow), P.blue)
    sleeve = Sleeve(P.green, P.red, P.yellow, None, 1.1)
    fist(c, (66, 110), (38, 142), (70, 158), sleeve, P, 1, 2)
    gripping(c, (130, 110), (154, 144), (161, 104), sleeve, P, lambda q: copa(q, 162, 68, 80, CUP), knuckles=-1, bow=2)
    collars.ermine_cape(c, t, P.white)
    head(c, 99, 66, 1, Face("#6b2d12", "bob", "pointed", "curled", "raised", "straight", 0.5, 0.3), P, 1.08)
    _tall_crown(c, 100, 66, "arches", 2)
    return court(c, 10, "C")


def of_swords() -> Canvas:
    """A sword upright at the left, facing the viewer."""
    c = Canvas()
    t = wear.standing(106, 0, 160)
    _king(c, t, (P.yellow, P.red, P.green), (P.green, P.yellow, P.white, None), P.red)
    sleeve = Sleeve(P.yellow, P.green, P.white, P.red, 1.1)
    on_hip(c, (139, 110), (166, 140), (142, 164), sleeve, P, 145, 1.04)
    gripping(
        c, (73, 110), (52, 150), (48, 118), sleeve, P, lambda q: dagger(q, (49, 146), (46, 6), SWORD, 10), along=-91
    )
    collars.ermine_cape(c, t, P.white)
    collars.chain(c, t, 0.52, P.yellow, P.blue)
    head(c, 106, 66, 0, Face("#1f130c", "long", "forked", "curled", "stern", "straight", 0.7, 0.4), P, 1.08)
    _tall_crown(c, 106, 66, "rays")
    return court(c, 10, "S")


def of_clubs() -> Canvas:
    """A club upright at the right, looking left."""
    c = Canvas()
    t = wear.standing(97, -1, 160)
    _king(c, t, (P.blue, P.red, P.yellow), (P.yellow, P.red, P.green, P.green), P.red)
    sleeve = Sleeve(P.blue, P.yellow, P.white, None, 1.1)
    open_armed(c, (65, 110), (38, 144), (30, 174), sleeve, P, -1)
    gripping(
        c,
        (129, 110),
        (148, 152),
        (163, 124),
        sleeve,
        P,
        lambda q: knotty_club(q, (157, 190), (172, 14), CLUB, 20, -1),
        along=-85,
        knuckles=-1,
        bow=2,
    )
    collars.ermine_cape(c, t, P.white)
    head(c, 96, 66, -1, Face("#a4481a", "bob", "square", "curled", "soft", "hooked", 0.8, 0.3), P, 1.08)
    _tall_crown(c, 95, 66, "lilies", -2)
    return court(c, 10, "B")
