"""The four horsemen of the Piacenza pack: half figures, one of them seen from behind."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.piacentine.halves import court
from build_scripts.atelier.decks.piacentine.look import CUP, RED_LOG, SWORD, P
from build_scripts.atelier.geom import Knot, ellipse, smooth, tube
from build_scripts.atelier.horse import HorseLook, forehand, warped_point
from build_scripts.atelier.horse_behind import rump
from build_scripts.atelier.people import clothes as wear
from build_scripts.atelier.people import collars
from build_scripts.atelier.people.arms import fist, gripping, open_armed
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.helmets import cavalier, morion, toque
from build_scripts.atelier.people.limbs import Sleeve
from build_scripts.atelier.people.mantles import cape
from build_scripts.atelier.signs.goblet import goblet
from build_scripts.atelier.signs.log import log
from build_scripts.atelier.signs.sun_coin import sun_coin
from build_scripts.atelier.signs.sword import sword
from build_scripts.atelier.texture import blob, shade

_SEAT = (114.0, 166.0)


def _ride(q: Canvas, facing: int, look: HorseLook, rider: Canvas, back: Canvas, hand: Knot) -> None:
    """Cape, horse, rider and reins; both were drawn for a horse that faces left."""
    c = Canvas()
    c.place(back, 10, -16, 0.92, 0.92, centre=_SEAT)
    h = Canvas()
    forehand(h, look, P)
    c.place(h, 13, -20, 1.1, 1.1, centre=(60, 150))
    c.place(rider, 10, -16, 0.92, 0.92, centre=_SEAT)
    bit = warped_point((32, 161), look.nod)
    start = ((bit[0] - 60) * 1.1 + 73, (bit[1] - 150) * 1.1 + 130)
    end = ((hand[0] - _SEAT[0]) * 0.92 + _SEAT[0] + 10, (hand[1] - _SEAT[1]) * 0.92 + _SEAT[1] - 16)
    knots: list[Knot] = [start, ((start[0] + end[0]) / 2, max(start[1], end[1]) + 9), end]
    c.line(knots, 3.8)
    c.line(knots, 2, look.bridle)
    q.place(c, 0 if facing < 0 else 206, 0, -facing, 1)


def of_coins() -> Canvas:
    """Horse and rider from behind, the rider looks round at a coin raised at the left."""

    def draw(c: Canvas) -> None:
        look = HorseLook("#c9a070", "#a87b48", "#4a2a12", P.blue, nod=-4, plume=P.yellow)
        neck = Canvas()
        forehand(neck, look, P)
        c.place(neck, 199, -57, -0.96, 0.96)
        for d in (-1, 1):
            thigh = tube(
                [(102 + d * 22, 112, 11), (102 + d * 48, 122, 13), (102 + d * 64, 140, 10), (102 + d * 68, 148, 8)]
            )
            blob(c, thigh, P.blue, 2, 0.24)
            boot = tube([(102 + d * 65, 140, 10), (102 + d * 71, 158, 9), (102 + d * 70, 190, 8)], "flat")
            blob(c, boot, P.wood, 1.9, 0)
            c.add(tube([(102 + d * 54, 143, 4), (102 + d * 66, 146, 5), (102 + d * 79, 141, 4)]), P.yellow, INK, 1.5)
        rump(c, look, P, (P.green, P.yellow))
        _rider_behind(c)

    return court(draw)


def _rider_behind(c: Canvas) -> None:
    f = Canvas()
    t = wear.standing(102, 0, 160)
    sleeve = Sleeve(P.red, P.yellow, P.white, P.yellow, 1.1)
    fist(f, (134, 110), (158, 136), (132, 154), sleeve, P, -1, -2)
    open_armed(f, (70, 110), (46, 132), (36, 100), sleeve, P)
    shape = wear.torso_outline(t)
    f.add(shape, P.red, INK, 2)
    shade(f, shape, 0.2)
    f.line([(102, 96), (102, 162)], 1.3, curved=False)
    for d in (-1, 1):
        f.line([(102 + d * 24, 104), (102 + d * 14, 130), (102 + d * 10, 160)], 1.2)
        f.add(tube([(102 + d * 27, 106, 2), (102 + d * 19, 132, 2.2), (102 + d * 15, 160, 2)]), P.yellow, INK, 1.1)
    wear.tabs(f, t, (P.red, P.yellow), 6, 14)
    wear.belt(f, t, P.green, P.green, 9)
    collars.ruff(f, 102, 92, 23, 9, P.white)
    head(f, 101, 66, -1, Face("#6e3a16", "bob", moustache="small", nose="straight", jaw=0.4), P, 1.06)
    cavalier(f, 101, 68, -1, P.green, P.red, (P.white, P.yellow, P.white))
    c.place(f, -4, -47, 0.8, 0.8, centre=(102, 160))
    sun_coin(c, 47, 34, 25, P)


def of_cups() -> Canvas:
    """The horse's head at the right, turned to the left; the cup raised at the left."""

    def draw(c: Canvas) -> None:
        f = Canvas()
        t = wear.Torso((84, 88), (54, 100), (114, 100), (62, 156), (106, 156))
        cape(
            f,
            [(76, 92, 1), (50, 98), (34, 124), (22, 190, 1), (76, 190, 1)],
            P.yellow,
            [[(52, 106), (40, 150)], [(62, 106), (50, 156)]],
            -1,
        )
        wear.doublet(f, t, P.blue, P.yellow, P.red)
        wear.tabs(f, t, (P.blue, P.yellow), 6, 22)
        wear.sash(f, t, P.red, -1, P)
        sleeve = Sleeve(P.blue, P.green, P.white, P.yellow, 1.1)
        fist(f, (112, 106), (134, 140), (110, 154), sleeve, P, -1, -2)
        c.place(f, 3, -2, 0.92, 0.92, centre=(84, 156))
        look = HorseLook("#d9d2c4", "#a9a193", "#7d7466", P.red, nod=-2, plume=P.red)
        h = Canvas()
        forehand(h, look, P)
        c.place(h, 96, -22, 1.06, 1.06, centre=(40, 150))
        f = Canvas()
        gripping(f, (58, 106), (40, 142), (43, 100), sleeve, P, lambda q: goblet(q, 44, 69, 60, CUP))
        collars.ruff(f, 84, 89, 22, 8.8, P.white)
        head(f, 85, 62, 1, Face("#c9862a", "bob", brows="raised", jaw=0.3), P, 1.06)
        toque(f, 85, 64, 1, P.green, P.red, P.yellow, P.white)
        c.place(f, 3, -2, 0.92, 0.92, centre=(84, 156))

    return court(draw)


def of_swords() -> Canvas:
    """Horse to the left, the sword up at the right."""

    def draw(q: Canvas) -> None:
        c, back = Canvas(), Canvas()
        t = wear.Torso((114, 101), (84, 113), (144, 113), (94, 166), (136, 166))
        cape(
            back,
            [(128, 104, 1), (154, 112), (176, 140), (190, 200, 1), (124, 200, 1)],
            P.blue,
            [[(150, 118), (166, 160), (170, 196)]],
        )
        look = HorseLook("#8a5a34", "#6b4325", "#1f130c", P.yellow, nod=-6, blaze=True)
        shape = wear.torso_outline(t)
        blob(c, shape, P.light_blue, 2, 0.22)
        for k in range(3):
            c.line([t.down(0.3 + k * 0.22, -0.86), t.down(0.36 + k * 0.22), t.down(0.3 + k * 0.22, 0.86)], 1.3)
        c.line([t.down(0.1), t.down(1)], 1.3)
        c.flat([ellipse(*t.down(0.3 + k * 0.22, a), 1.6) for k in range(3) for a in (-0.5, 0.5)], P.yellow)
        wear.lappets(c, t, 194, 10, (P.red, P.yellow), 6)
        wear.belt(c, t, P.red, P.yellow, 8)
        sleeve = Sleeve(P.red, P.light_blue, P.yellow, P.yellow, 1)
        fist(c, (88, 118), (68, 148), (86, 170), sleeve, P, 1, 2)
        collars.neck(c, t, 88, P.flesh)
        c.add(smooth([(94, 98, 1), (114, 106), (134, 98, 1), (138, 112), (114, 120), (90, 112)]), P.yellow, INK, 1.7)
        head(c, 112, 77, -1, Face("#2c1a10", "short", "goatee", "curled", "stern", "straight", 0.5), P, 1.04)
        cavalier(c, 112, 79, -1, P.red, P.blue, (P.yellow, P.white, P.yellow))
        gripping(
            c,
            (140, 118),
            (164, 148),
            (164, 112),
            sleeve,
            P,
            lambda h: sword(h, (164, 138), (161, 10), SWORD, 7),
            along=-91,
            knuckles=-1,
            bow=2,
        )
        _ride(q, -1, look, c, back, (88, 172))

    return court(draw)


def of_clubs() -> Canvas:
    """Horse to the right, a plumed helmet, the log raised at the left."""

    def draw(q: Canvas) -> None:
        c, back = Canvas(), Canvas()
        t = wear.Torso((114, 101), (84, 113), (144, 113), (94, 166), (136, 166))
        cape(
            back,
            [(128, 104, 1), (154, 112), (176, 140), (190, 200, 1), (124, 200, 1)],
            P.red,
            [[(150, 118), (166, 160), (170, 196)]],
        )
        look = HorseLook("#b9834f", "#8f6036", "#3a2312", P.green, nod=-4, plume=P.yellow)
        wear.jerkin(c, t, P.green, P.yellow, P.red)
        wear.lappets(c, t, 194, 10, (P.yellow, P.green), 6)
        wear.belt(c, t, P.red, P.yellow, 8)
        sleeve = Sleeve(P.yellow, P.green, P.white, P.red, 1)
        fist(c, (88, 118), (68, 148), (86, 170), sleeve, P, 1, 2)
        collars.neck(c, t, 88, P.flesh)
        collars.wide_collar(c, t, P.white)
        head(c, 113, 77, -1, Face("#9c4a1c", "short", "pointed", "curled", "stern", "straight", 0.5), P, 1.04)
        morion(c, 113, 78, -1, P.light_blue, P.yellow, P.red)
        gripping(
            c,
            (140, 118),
            (164, 150),
            (165, 114),
            sleeve,
            P,
            lambda k: log(k, (164, 172), (168, 20), RED_LOG, 14),
            along=-89,
            knuckles=-1,
            bow=2,
        )
        _ride(q, 1, look, c, back, (88, 172))

    return court(draw)
