"""The four sotas of the Spanish pack, numbered 10: bare-headed or capped, in short capes and puffed trunks."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.spagnole.look import CLUB, CUP, SWORD, P, court
from build_scripts.atelier.decks.spagnole.ornaments import ground
from build_scripts.atelier.geom import ellipse, tube
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, gripping, on_hip, open_armed
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import plumed_cap
from build_scripts.atelier.people.helmets import toque
from build_scripts.atelier.people.limbs import Sleeve, boot, garter, leg, shoe
from build_scripts.atelier.people.robes import short_cape, trunk_hose
from build_scripts.atelier.signs.copa import copa
from build_scripts.atelier.signs.dagger import dagger
from build_scripts.atelier.signs.flower_coin import flower_coin
from build_scripts.atelier.signs.knotty_club import knotty_club
from build_scripts.atelier.small_things import hound


def _legs(c: Canvas, x: float, hose: tuple[str, str], stripe: str | None, shoes: str, spread: float = 1) -> None:
    for d, colour in zip((-1, 1), hose, strict=True):
        hip, knee, ankle = (x + d * 14, 200), (x + d * 17 * spread, 246), (x + d * 24 * spread, 290)
        leg(c, hip, knee, ankle, colour, stripe, d)
        shoe(c, (ankle[0] + d, 293), d, shoes)


def _trunks(c: Canvas, t: wear.Torso, colour: str, pane: str) -> None:
    x, y = t.middle
    for d in (-1, 1):
        trunk_hose(c, x, y + 4, d, colour, pane, 10)


def of_coins() -> Canvas:
    """A coin raised at the left, a little dog at his feet, a plumed cap."""
    c = Canvas()
    t = wear.standing(108, -1)
    ground(c, 92, 298, 78)
    short_cape(c, t, P.green, P.yellow)
    _legs(c, 108, (P.red, P.red), None, P.yellow)
    _trunks(c, t, P.blue, P.yellow)
    wear.doublet(c, t, P.red, P.yellow, P.blue)
    wear.belt(c, t, P.green, P.yellow)
    sleeve = Sleeve(P.red, P.blue, P.white, P.yellow)
    on_hip(c, (140, 107), (166, 136), (141, 162), sleeve, P, 145)
    open_armed(c, (76, 107), (53, 132), (46, 100), sleeve, P)
    flower_coin(c, 46, 51, 29, P)
    hound(c, 40, 282, 1.1, P.amber, 1)
    collars.ruff(c, 107, 91, 23, 9, P.white)
    head(c, 107, 64, -1, Face("#8a5427", "bob", jaw=0.3, brows="raised"), P, 1.06)
    plumed_cap(c, 107, 66, -1, P.blue, P.yellow, P.red, P)
    return court(c, 8, "D")


def of_cups() -> Canvas:
    """A cup held at the right, bare-headed, looking at it."""
    c = Canvas()
    t = wear.standing(97, 1)
    ground(c, 101, 298, 69)
    short_cape(c, t, P.red, P.yellow)
    _legs(c, 97, (P.white, P.white), P.green, P.red)
    _trunks(c, t, P.green, P.yellow)
    wear.doublet(c, t, P.yellow, P.white, P.red)
    wear.sash(c, t, P.red, -1, P)
    sleeve = Sleeve(P.yellow, P.green, P.white, P.red)
    on_hip(c, (65, 107), (38, 136), (62, 160), sleeve, P, 35)
    gripping(c, (129, 107), (155, 142), (160, 102), sleeve, P, lambda q: copa(q, 161, 66, 80, CUP), knuckles=-1, bow=2)
    collars.neck(c, t, 76, P.flesh)
    collars.wide_collar(c, t, P.white)
    head(c, 99, 62, 1, Face("#d9a03a", "curls", jaw=0.3), P, 1.12)
    return court(c, 8, "C")


def of_swords() -> Canvas:
    """A sword held upright at the left, a tall toque, the right hand on the belt."""
    c = Canvas()
    t = wear.standing(107, 0)
    ground(c, 101, 298, 69)
    short_cape(c, t, P.yellow, P.red)
    for d in (-1, 1):
        knee, ankle = (107 + d * 17, 246), (107 + d * 24, 288)
        leg(c, (107 + d * 14, 200), knee, ankle, P.white, None, d)
        boot(c, knee, (ankle[0], 292), d, P.wood, P.yellow, d)
    _trunks(c, t, P.red, P.white)
    wear.jerkin(c, t, P.blue, P.yellow, P.red)
    wear.belt(c, t, P.red, P.yellow)
    sleeve = Sleeve(P.blue, P.white, P.yellow, None, 1.1)
    fist(c, (139, 108), (166, 138), (134, 158), sleeve, P, -1, -2)
    gripping(
        c, (75, 108), (52, 146), (49, 114), sleeve, P, lambda q: dagger(q, (50, 140), (47, 6), SWORD, 10), along=-91
    )
    collars.neck(c, t, 76, P.flesh)
    collars.wide_collar(c, t, P.white)
    head(c, 107, 64, 0, Face("#1f130c", "bob", moustache="small", jaw=0.5, nose="straight"), P, 1.08)
    toque(c, 107, 65, -1, P.red, P.yellow, P.green, P.white)
    return court(c, 8, "S")


def of_clubs() -> Canvas:
    """A great club stands on the ground at the right under his hand; bare-headed with a band in the hair."""
    c = Canvas()
    t = wear.standing(94, 0)
    ground(c, 101, 298, 69)
    short_cape(c, t, P.blue, P.yellow)
    _legs(c, 94, (P.yellow, P.yellow), None, P.blue)
    for d in (-1, 1):
        garter(c, (94 + d * 17, 244), P.red, d)
    _trunks(c, t, P.red, P.green)
    wear.doublet(c, t, P.green, P.yellow, P.red)
    wear.belt(c, t, P.blue, P.yellow)
    sleeve = Sleeve(P.green, P.red, P.yellow, P.yellow, 1.1)
    open_armed(c, (62, 107), (38, 140), (32, 170), sleeve, P, -1)
    gripping(
        c,
        (126, 107),
        (148, 146),
        (164, 118),
        sleeve,
        P,
        lambda q: knotty_club(q, (160, 300), (170, 24), CLUB, 21, -1),
        along=-88,
        knuckles=-1,
        bow=2,
    )
    collars.neck(c, t, 76, P.flesh)
    collars.ruff(c, 94, 93, 20, 8, P.white)
    head(c, 95, 62, -1, Face("#b3541f", "long", jaw=0.45, moustache="none", nose="straight"), P, 1.12)
    c.add(tube([(73, 50, 2.4), (95, 44, 3), (118, 49, 2.4)]), P.yellow, INK, 1.4)
    c.add(ellipse(93, 44.6, 4), P.red, INK, 1.2)
    return court(c, 8, "B")
