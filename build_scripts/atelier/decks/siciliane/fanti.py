"""The four knaves of the Sicilian pack, called donne: beardless, long-haired, in belted tunics, on red slabs."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.siciliane.look import CLUB, CUP, FANTE, SWORD, P, standing_card
from build_scripts.atelier.frames import slab
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, gripping, on_hip, open_armed, shouldered
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.hats import feather, plumed_cap
from build_scripts.atelier.people.helmets import morion
from build_scripts.atelier.people.limbs import Sleeve, boot, garter, leg, shoe
from build_scripts.atelier.people.mantles import cape
from build_scripts.atelier.signs.amphora import amphora
from build_scripts.atelier.signs.banded_club import banded_club
from build_scripts.atelier.signs.ringed_coin import ringed_coin
from build_scripts.atelier.signs.sword import sword

_HEM = 224


def _tunic(c: Canvas, t: wear.Torso, colour: str, trim: str, belt: str, pattern: str | None = None) -> None:
    wear.skirt(c, t, _HEM, 14, colour, trim, pattern)
    shape = wear.torso_outline(t)
    c.add(shape, colour, INK, 2)
    for d in (-1, 1):
        c.line([t.down(0.25, d * 0.4), t.down(0.6, d * 0.32), t.down(1, d * 0.4)], 1.2)
    wear.belt(c, t, belt, P.yellow if belt != P.yellow else P.red, 8)


def _round_collar(c: Canvas, t: wear.Torso, colour: str) -> None:
    x, y = t.neck
    c.add(
        smooth([(x - 15, y - 4, 1), (x, y + 2), (x + 15, y - 4, 1), (x + 22, y + 9), (x, y + 20), (x - 22, y + 9)]),
        colour,
        INK,
        1.7,
    )
    c.flat([ellipse(x + k, y + 15 - abs(k) * 0.22, 1.6) for k in (-14, -7, 0, 7, 14)], INK)


def of_coins() -> Canvas:
    """A coin raised at the left, a hand on the hip; a wreath in the hair."""
    c = Canvas()
    t = wear.standing(105, -1)
    slab(c, 102, 304, 176, FANTE)
    leg(c, (92, 206), (88, 246), (82, 290), P.white, P.red, -1)
    leg(c, (118, 206), (126, 246), (132, 290), P.white, P.red, 1)
    shoe(c, (81, 293), -1, P.blue)
    shoe(c, (133, 293), 1, P.blue)
    _tunic(c, t, P.green, P.yellow, P.red, P.yellow)
    sleeve = Sleeve(P.green, P.yellow, P.white, P.yellow)
    on_hip(c, (137, 108), (166, 138), (140, 164), sleeve, P, 145)
    open_armed(c, (73, 108), (50, 132), (42, 98), sleeve, P)
    ringed_coin(c, 42, 50, 29, P)
    collars.neck(c, t, 76, P.flesh)
    _round_collar(c, t, P.red)
    head(c, 104, 63, -1, Face("#d9a03a", "long", jaw=0.25, brows="raised"), P, 1.08)
    _wreath(c, 104, 63)
    return standing_card(c)


def _wreath(c: Canvas, x: float, y: float) -> None:
    c.add(tube([(x - 21, y - 10, 2), (x, y - 17, 2.6), (x + 20, y - 12, 2)]), P.green, INK, 1.3)
    for k in range(7):
        t = k / 6 * 2 - 1
        leaf = Canvas()
        leaf.add(smooth([(0, 0, 1), (-4, -8), (0, -15, 1), (4, -8)]), P.green, INK, 1.3)
        c.place(leaf, x + t * 20, y - 16 + t * t * 5, turn=t * 44)
    c.add([ellipse(x + k, y - 16 + abs(k) * 0.16, 2.8) for k in (-12, 0, 12)], P.red, INK, 1.1)


def of_cups() -> Canvas:
    """A cup held at the right, looking to it; bare legs."""
    c = Canvas()
    t = wear.standing(98, 1)
    slab(c, 102, 304, 176, FANTE)
    cape(
        c,
        [(82, 98, 1), (56, 112), (44, 150), (36, 204), (30, 236, 1), (50, 230), (62, 238), (80, 226, 1), (92, 150)],
        P.red,
        [[(62, 116), (50, 166), (46, 226)], [(74, 116), (64, 170), (62, 228)]],
        -1,
    )
    leg(c, (86, 206), (78, 246), (74, 288), P.flesh, None, -1)
    leg(c, (112, 206), (118, 246), (120, 290), P.flesh, None, 1)
    for knee, ankle, look in (((78, 252), (74, 292), -1), ((118, 254), (120, 293), 1)):
        boot(c, knee, ankle, look, P.yellow, P.red, look)
    _tunic(c, t, P.blue, P.yellow, P.red)
    sleeve = Sleeve(P.blue, P.white, P.yellow, None, 1.1)
    fist(c, (67, 108), (40, 138), (70, 160), sleeve, P, 1, 2)
    gripping(
        c, (130, 108), (156, 142), (160, 106), sleeve, P, lambda q: amphora(q, 160, 72, 78, CUP), knuckles=-1, bow=2
    )
    collars.neck(c, t, 76, P.flesh)
    _round_collar(c, t, P.yellow)
    head(c, 99, 63, 1, Face("#6e3a16", "long", jaw=0.3), P, 1.08)
    plumed_cap(c, 99, 65, 1, P.red, P.yellow, P.green, P)
    return standing_card(c)


def of_swords() -> Canvas:
    """A sword upright at the left, a helmet with a plume, facing the viewer."""
    c = Canvas()
    t = wear.standing(105, 0)
    slab(c, 102, 304, 176, FANTE)
    for d in (-1, 1):
        leg(c, (105 + d * 13, 206), (105 + d * 17, 246), (105 + d * 23, 290), P.blue, None, d)
        garter(c, (105 + d * 17, 248), P.yellow, d)
        shoe(c, (105 + d * 24, 293), d, P.green)
    wear.lappets(c, t, 222, 15, (P.yellow, P.red))
    shape = wear.torso_outline(t)
    c.add(shape, P.red, INK, 2)
    for k in range(4):
        c.line([t.down(0.24 + k * 0.19, -0.88), t.down(0.3 + k * 0.19), t.down(0.24 + k * 0.19, 0.88)], 2, P.yellow)
    c.add(shape, None, INK, 2)
    wear.belt(c, t, P.blue, P.yellow, 8)
    sleeve = Sleeve(P.blue, P.red, P.yellow, P.yellow, 1)
    on_hip(c, (137, 108), (166, 136), (140, 164), sleeve, P, 145)
    gripping(
        c, (74, 108), (50, 148), (43, 114), sleeve, P, lambda q: sword(q, (45, 136), (36, 6), SWORD, 7.4), along=-94
    )
    collars.neck(c, t, 76, P.flesh)
    _round_collar(c, t, P.green)
    head(c, 105, 63, 0, Face("#3a2414", "long", jaw=0.3, nose="straight"), P, 1.08)
    morion(c, 105, 64, -1, P.yellow, P.red, P.white)
    return standing_card(c)


def of_clubs() -> Canvas:
    """A club on the right shoulder, striding to the left."""
    c = Canvas()
    t = wear.standing(102, -2)
    slab(c, 102, 304, 176, FANTE)
    leg(c, (92, 206), (74, 244), (58, 286), P.flesh, None, -1)
    leg(c, (114, 206), (124, 246), (134, 288), P.flesh, None, 1)
    for knee, ankle in (((76, 246), (58, 290)), ((124, 250), (134, 292))):
        boot(c, knee, ankle, -1, P.blue, P.white, -1)
    banded_club(c, (132, 156), (172, 10), CLUB, 20, 0)
    _tunic(c, t, P.yellow, P.red, P.green, P.green)
    sleeve = Sleeve(P.red, P.yellow, P.white, None, 1.2)
    open_armed(c, (70, 108), (44, 142), (34, 170), sleeve, P, -1)
    shouldered(c, (133, 108), (162, 146), (138, 136), sleeve, P, -74)
    collars.neck(c, t, 76, P.flesh)
    _round_collar(c, t, P.green)
    head(c, 101, 63, -1, Face("#b3541f", "long", jaw=0.35, brows="soft", nose="straight"), P, 1.08)
    _hood_cap(c, 101, 63)
    return standing_card(c)


def _hood_cap(c: Canvas, x: float, y: float) -> None:
    feather(
        c,
        [(x + 12, y - 26, 2.6), (x + 26, y - 40, 6), (x + 40, y - 40, 6), (x + 52, y - 30, 4.6), (x + 55, y - 20, 1.6)],
        P.yellow,
    )
    knots: list[Knot] = [
        (x - 23, y - 11, 1),
        (x - 19, y - 30),
        (x - 2, y - 40),
        (x + 18, y - 33),
        (x + 24, y - 12, 1),
        (x, y - 16),
    ]
    c.add(smooth(knots), P.green, INK, 2)
    c.lines(
        [[(x - 4, y - 38), (x - 10, y - 26), (x - 11, y - 15)], [(x + 8, y - 37), (x + 10, y - 26), (x + 8, y - 16)]], 1
    )
    c.add(tube([(x - 24, y - 10, 3.4), (x, y - 15.4, 4.4), (x + 24, y - 11, 3.4)]), P.red, INK, 1.6)
