"""The four horsemen of the Spanish pack, numbered 11: wide hats on rearing horses."""

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.spagnole.look import CLUB, CUP, SWORD, P, court
from build_scripts.atelier.decks.spagnole.ornaments import ground
from build_scripts.atelier.geom import Knot, ellipse
from build_scripts.atelier.horse import HorseLook
from build_scripts.atelier.horse_rearing import rearing, rearing_reins, rearing_torso
from build_scripts.atelier.mounts import Tack, coat_skirt
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, gripping, open_armed
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.helmets import flat_hat
from build_scripts.atelier.people.limbs import Sleeve
from build_scripts.atelier.people.mantles import cape
from build_scripts.atelier.signs.copa import copa
from build_scripts.atelier.signs.dagger import dagger
from build_scripts.atelier.signs.flower_coin import flower_coin
from build_scripts.atelier.signs.knotty_club import knotty_club


def _cape(c: Canvas, x: float, d: int, colour: str) -> None:
    """A cape that flies behind a rider at x; d 1 to the right."""
    outline: list[Knot] = [
        (x + d * 8, 98, 1),
        (x + d * 36, 104),
        (x + d * 54, 126),
        (x + d * 72, 138),
        (x + d * 76, 158, 1),
        (x + d * 62, 160),
        (x + d * 50, 172, 1),
        (x + d * 34, 166),
        (x + d * 20, 178, 1),
        (x + d * 12, 150),
    ]
    cape(
        c,
        outline,
        colour,
        [
            [(x + d * 22, 108), (x + d * 44, 136), (x + d * 66, 156)],
            [(x + d * 16, 116), (x + d * 30, 146), (x + d * 40, 166)],
        ],
        d,
    )


def of_coins() -> Canvas:
    """To the left, a coin held up before the horse's head."""
    c = Canvas()
    ground(c, 114, 300, 71)
    t = rearing_torso(-1)
    x = t.neck[0]
    _cape(c, x, 1, P.red)
    look = HorseLook("#f1ece2", "#c4bdb0", "#8d8375", P.red, nod=16, dapple="#d8d1c4")
    rearing(c, -1, look, Tack((P.blue, P.yellow, P.red), (P.yellow, P.red, P.wood, P.red)), P)
    wear.doublet(c, t, P.green, P.yellow, P.red)
    coat_skirt(c, t, P.green, P.yellow)
    wear.belt(c, t, P.red, P.yellow)
    sleeve = Sleeve(P.green, P.yellow, P.white, P.yellow, 1)
    hand = (x - 18, 168)
    rearing_reins(c, hand, -1, look)
    fist(c, (x + 26, 111), (x + 40, 142), (x - 4, 163), sleeve, P, -1, 3)
    open_armed(c, (x - 26, 111), (x - 54, 108), (x - 72, 88), sleeve, P)
    flower_coin(c, 60, 52, 26, P)
    collars.ruff(c, x, 97, 22, 8.6, P.white)
    head(c, x, 70, -1, Face("#3a2414", "bob", "goatee", "curled", jaw=0.4), P, 1.04)
    flat_hat(c, x, 71, -1, P.blue, P.yellow, P.red)
    return court(c, 9, "D", -14)


def of_cups() -> Canvas:
    """To the right, a cup raised before the horse's head."""
    c = Canvas()
    ground(c, 114, 300, 71)
    t = rearing_torso(1)
    x = t.neck[0]
    _cape(c, x, -1, P.yellow)
    look = HorseLook("#b9834f", "#8f6036", "#2c1a10", P.blue, nod=16, blaze=True)
    rearing(c, 1, look, Tack((P.red, P.yellow, P.green), (P.white, P.blue, P.blue, P.yellow)), P)
    wear.doublet(c, t, P.red, P.white, P.yellow)
    coat_skirt(c, t, P.red, P.yellow)
    wear.sash(c, t, P.green, -1, P)
    sleeve = Sleeve(P.red, P.white, P.yellow, None, 1)
    hand = (x + 18, 168)
    rearing_reins(c, hand, 1, look)
    fist(c, (x - 26, 111), (x - 40, 142), (x + 4, 163), sleeve, P, 1, -3)
    gripping(
        c,
        (x + 26, 111),
        (x + 52, 124),
        (x + 62, 88),
        sleeve,
        P,
        lambda q: copa(q, x + 73, 50, 70, CUP),
        along=-88,
        knuckles=-1,
        bow=2,
    )
    collars.neck(c, t, 82, P.flesh)
    collars.wide_collar(c, t, P.white)
    head(c, x, 70, 1, Face("#c98a2c", "long", moustache="none", jaw=0.3, brows="raised"), P, 1.04)
    flat_hat(c, x, 71, 1, P.green, P.red, P.white)
    return court(c, 9, "C", -14)


def of_swords() -> Canvas:
    """To the left, the sword swung up behind the horse's ears."""
    c = Canvas()
    ground(c, 114, 300, 71)
    t = rearing_torso(-1)
    x = t.neck[0]
    _cape(c, x, 1, P.blue)
    look = HorseLook("#6b4325", "#4c2e18", "#1f130c", P.yellow, nod=16)
    rearing(c, -1, look, Tack((P.yellow, P.red, P.blue), (P.red, P.yellow, P.wood, P.yellow)), P)
    wear.jerkin(c, t, P.yellow, P.red, P.green)
    coat_skirt(c, t, P.red, P.yellow)
    wear.belt(c, t, P.green, P.yellow)
    sleeve = Sleeve(P.blue, P.red, P.yellow, P.yellow, 1)
    rearing_reins(c, (x - 18, 168), -1, look)
    fist(c, (x + 26, 111), (x + 40, 142), (x - 4, 163), sleeve, P, -1, 3)
    gripping(
        c,
        (x - 26, 111),
        (x - 52, 122),
        (x - 62, 88),
        sleeve,
        P,
        lambda q: dagger(q, (x - 66, 104), (x - 80, 3), SWORD, 9.4),
        along=-99,
    )
    collars.neck(c, t, 82, P.flesh)
    collars.wide_collar(c, t, P.white)
    head(c, x, 70, -1, Face("#1f130c", "short", "pointed", "curled", "stern", "hooked", 0.5, 0.3), P, 1.04)
    flat_hat(c, x, 71, -1, P.red, P.yellow, P.green)
    return court(c, 9, "S", -14)


def of_clubs() -> Canvas:
    """To the right, a club raised before the horse's head."""
    c = Canvas()
    ground(c, 114, 300, 71)
    t = rearing_torso(1)
    x = t.neck[0]
    _cape(c, x, -1, P.green)
    look = HorseLook("#d3a468", "#a87b48", "#7a3d17", P.green, nod=16, dapple="#e8c594")
    rearing(c, 1, look, Tack((P.green, P.yellow, P.red), (P.blue, P.yellow, P.red, P.yellow)), P)
    wear.doublet(c, t, P.blue, P.yellow, P.red)
    coat_skirt(c, t, P.blue, P.red)
    wear.sash(c, t, P.yellow, -1, P)
    sleeve = Sleeve(P.blue, P.yellow, P.white, P.red, 1)
    rearing_reins(c, (x + 18, 168), 1, look)
    fist(c, (x - 26, 111), (x - 40, 142), (x + 4, 163), sleeve, P, 1, -3)
    gripping(
        c,
        (x + 26, 111),
        (x + 52, 126),
        (x + 62, 92),
        sleeve,
        P,
        lambda q: knotty_club(q, (x + 66, 116), (x + 74, 12), CLUB, 15),
        along=-84,
        knuckles=-1,
        bow=2,
    )
    collars.ruff(c, x, 97, 22, 8.6, P.white)
    c.add(ellipse(x, 106, 3), P.red)
    head(c, x, 70, 1, Face("#a4481a", "bob", "full", "drooping", jaw=0.7, nose="straight", age=0.2), P, 1.04)
    flat_hat(c, x, 71, 1, P.yellow, P.red, P.blue)
    return court(c, 9, "B", -14)
