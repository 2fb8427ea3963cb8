"""The four horsemen of the Sicilian pack: grey long-eared mounts on yellow slabs, round yellow hats, blue jackets."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.siciliane.look import CAVALLO, CLUB, CUP, SWORD, P, standing_card
from build_scripts.atelier.frames import slab
from build_scripts.atelier.horse import HorseLook
from build_scripts.atelier.mounts import Tack, coat_skirt, held_reins, mount, rider_torso
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, open_armed, shouldered
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.helmets import bowl_hat
from build_scripts.atelier.people.limbs import Sleeve
from build_scripts.atelier.signs.amphora import amphora
from build_scripts.atelier.signs.banded_club import banded_club
from build_scripts.atelier.signs.ringed_coin import ringed_coin
from build_scripts.atelier.signs.sword import sword

_JACKET = Sleeve(P.blue, P.blue, P.yellow, None, 1.0)


def _donkey(bridle: str, nod: float, *, high: bool = True, coat: str = "#bdbbb4") -> HorseLook:
    return HorseLook(coat, "#93918a", "#55524c", bridle, nod=nod, high_step=high, long_ears=True)


def _jacket(c: Canvas, t: wear.Torso, front: str, trim: str, belt: str) -> None:
    wear.doublet(c, t, P.blue, front, trim)
    coat_skirt(c, t, P.blue, trim)
    wear.belt(c, t, belt, P.yellow)


def of_coins() -> Canvas:
    """To the left, a coin held up at the upper left over the donkey's ears."""
    c = Canvas()
    slab(c, 102, 304, 188, CAVALLO)
    t = rider_torso(-1)
    look = _donkey(P.red, 6)
    mount(c, -1, look, Tack((P.red, P.yellow, P.green), (P.green, P.yellow, P.red, P.white)), P)
    _jacket(c, t, P.white, P.yellow, P.red)
    held_reins(c, (92, 172), -1, look)
    fist(c, (137, 117), (152, 148), (112, 167), _JACKET, P, -1, 3)
    open_armed(c, (86, 117), (68, 128), (58, 98), _JACKET, P)
    ringed_coin(c, 42, 48, 29, P)
    collars.neck(c, t, 88, P.flesh)
    collars.wide_collar(c, t, P.white)
    head(c, 112, 76, 1, Face("#3a2414", "bob", moustache="curled", jaw=0.5), P, 1.04)
    bowl_hat(c, 112, 77, 1, P.yellow, P.red, P.green)
    return standing_card(c)


def of_cups() -> Canvas:
    """To the right, the cup floats at the upper left."""
    c = Canvas()
    slab(c, 102, 304, 188, CAVALLO)
    t = rider_torso(1)
    look = _donkey(P.green, 0, high=False)
    mount(c, 1, look, Tack((P.green, P.yellow, P.red), (P.red, P.yellow, P.blue, P.yellow)), P)
    _jacket(c, t, P.yellow, P.red, P.green)
    held_reins(c, (116, 176), 1, look)
    fist(c, (119, 117), (138, 147), (118, 172), _JACKET, P, -1, -2)
    open_armed(c, (67, 117), (46, 142), (38, 116), _JACKET, P)
    amphora(c, 42, 60, 76, CUP)
    collars.neck(c, t, 88, P.flesh)
    collars.wide_collar(c, t, P.yellow)
    head(c, 94, 76, -1, Face("#8a5427", "long", brows="raised", jaw=0.3), P, 1.04)
    bowl_hat(c, 94, 77, -1, P.yellow, P.green, P.red)
    return standing_card(c)


def of_swords() -> Canvas:
    """To the right, the sword floats upright at the upper left."""
    c = Canvas()
    slab(c, 102, 304, 188, CAVALLO)
    t = rider_torso(1)
    look = _donkey(P.red, 5, coat="#a9a7a2")
    sword(c, (34, 160), (34, 2), SWORD, 7)
    mount(c, 1, look, Tack((P.blue, P.red, P.yellow), (P.yellow, P.green, P.red, P.yellow)), P)
    _jacket(c, t, P.red, P.yellow, P.yellow)
    held_reins(c, (116, 176), 1, look)
    fist(c, (119, 117), (138, 147), (118, 172), _JACKET, P, -1, -2)
    open_armed(c, (67, 117), (52, 148), (56, 180), _JACKET, P, -1)
    collars.neck(c, t, 88, P.flesh)
    collars.wide_collar(c, t, P.red)
    head(c, 94, 76, 1, Face("#1f130c", "bob", "pointed", "drooping", "stern", "hooked", 0.5), P, 1.04)
    bowl_hat(c, 94, 77, 1, P.yellow, P.blue, P.red)
    return standing_card(c)


def of_clubs() -> Canvas:
    """To the left, the club on the shoulder, the rider looks back."""
    c = Canvas()
    slab(c, 102, 304, 188, CAVALLO)
    t = rider_torso(-1)
    look = _donkey(P.blue, -4, high=False)
    mount(c, -1, look, Tack((P.yellow, P.red, P.green), (P.white, P.red, P.green, P.yellow)), P)
    banded_club(c, (130, 158), (180, 20), CLUB, 19)
    _jacket(c, t, P.green, P.yellow, P.red)
    held_reins(c, (78, 176), -1, look)
    fist(c, (85, 117), (66, 149), (84, 171), _JACKET, P, 1, 2)
    shouldered(c, (138, 117), (166, 150), (137, 139), _JACKET, P, -69)
    collars.neck(c, t, 88, P.flesh)
    collars.wide_collar(c, t, P.white)
    head(c, 110, 76, -1, Face("#c98a2c", "bob", jaw=0.5, nose="straight"), P, 1.04)
    bowl_hat(c, 110, 77, -1, P.yellow, P.red, P.blue)
    return standing_card(c)
