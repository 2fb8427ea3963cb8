"""The four kings of the Treviso pack; each carries a lance besides his sign."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.trevigiane.costume import body, coat, court, lower_arm, raised_coin, sleeve
from build_scripts.atelier.decks.trevigiane.look import BATONS, CUP, STEEL, P
from build_scripts.atelier.geom import Knot, ellipse, poly, rect, smooth
from build_scripts.atelier.lettering_ring import ring_text
from build_scripts.atelier.people.collars import ruff
from build_scripts.atelier.people.face import Face, head
from build_scripts.atelier.people.half_italian import girdle, held, lance, mantle, scalloped_collar, shoulder_cape
from build_scripts.atelier.people.hats import crown
from build_scripts.atelier.signs.italian_baton import baton
from build_scripts.atelier.signs.italian_cup import hex_cup
from build_scripts.atelier.signs.sword import sword


def _lance_arm(c: Canvas, colour: str, stripe: str | None, shaft: str) -> None:
    """The viewer's right arm with the blue-pointed lance."""
    lower_arm(c, (164, 176), (158, 138), colour, stripe, -3)
    held(c, (157, 134), (155, 122), -83, lambda q: lance(q, (142, 224), (166, 56), shaft, P.blue, P.yellow), P)


def of_coins() -> Canvas:
    """A coin at the upper left, the lance at the right; he faces the viewer."""

    def half(c: Canvas) -> None:
        b = body()
        mantle(c, b, P.red, P.light_blue)
        sleeve(c, b.shoulder(-1), (38, 176), spot=P.red)
        sleeve(c, b.shoulder(1), (158, 176), spot=P.red)
        coat(c, b, P.blue, P.red, P.yellow, P.blue)
        girdle(c, b, 182, P.red, P.yellow, P.yellow)
        lower_arm(c, (34, 174), (40, 122), P.red)
        raised_coin(c, (40, 118), (40, 62))
        _lance_arm(c, P.red, None, P.yellow)
        shoulder_cape(c, b, P.blue, P.yellow, 34)
        ruff(c, b.x, 103, 29, 10, P.white, 12)
        head(c, b.x, 72, 0, Face("#8b8378", "long", "pointed", "drooping", "raised", "straight", 0.4, 0.8), P, 1.16)
        crown(c, b.x, 70, P, "lilies", 1.1)

    return court(half)


def of_cups() -> Canvas:
    """A cup at the upper left, the lance at the right."""

    def half(c: Canvas) -> None:
        b = body()
        mantle(c, b, P.green, P.red)
        sleeve(c, b.shoulder(-1), (38, 176))
        sleeve(c, b.shoulder(1), (158, 176))
        coat(c, b, P.red, P.blue, P.yellow, P.red)
        girdle(c, b, 182, P.green, P.yellow, P.yellow)
        lower_arm(c, (34, 174), (38, 124), P.blue, P.red)
        held(c, (38, 120), (38, 104), -90, lambda q: hex_cup(q, 39, 68, 78, CUP), P, knuckles=1)
        _lance_arm(c, P.blue, P.red, P.red)
        scalloped_collar(c, b.x, 106, 46, 30, P.white)
        head(c, b.x, 72, 1, Face("#6b3d1d", "bob", "full", "curled", jaw=0.6, age=0.4), P, 1.16)
        crown(c, b.x + 1, 70, P, "points", 1.1)

    return court(half)


def of_swords() -> Canvas:
    """A sword at the left, the lance at the right; black-bearded and stern."""

    def half(c: Canvas) -> None:
        b = body()
        mantle(c, b, P.blue, P.red)
        sleeve(c, b.shoulder(-1), (38, 178))
        sleeve(c, b.shoulder(1), (158, 176))
        coat(c, b, P.red, P.yellow, P.blue, P.yellow)
        girdle(c, b, 182, P.yellow, P.red, P.blue)
        lower_arm(c, (34, 176), (39, 144), P.green)
        held(c, (39, 140), (39, 126), -86, lambda q: sword(q, (38, 150), (44, 18), STEEL, 8.4), P, knuckles=1)
        _lance_arm(c, P.green, None, P.red)
        shoulder_cape(c, b, P.red, P.yellow, 36)
        ruff(c, b.x, 103, 29, 10, P.white, 12)
        head(c, b.x, 72, -1, Face("#1f130c", "bob", "forked", "curled", "stern", "hooked", 0.7, 0.2), P, 1.16)
        crown(c, b.x - 1, 70, P, "rays", 1.08)

    return court(half)


def of_batons() -> Canvas:
    """A baton at the left, the lance behind a round shield with a towered city."""

    def half(c: Canvas) -> None:
        b = body()
        mantle(c, b, P.red, P.light_blue)
        sleeve(c, b.shoulder(-1), (38, 178))
        sleeve(c, b.shoulder(1), (156, 172), spot=P.red)
        coat(c, b, P.blue, P.red, P.yellow, P.red)
        girdle(c, b, 182, P.red, P.yellow, P.yellow)
        lance(c, (150, 224), (168, 56), P.yellow, P.blue, P.red)
        lower_arm(c, (32, 176), (40, 143), P.blue, P.yellow)
        held(c, (42, 139), (44, 122), -97, lambda q: baton(q, (50, 167), (31, 18), BATONS[1], 7.6), P, knuckles=1)
        scalloped_collar(c, b.x, 106, 46, 30, P.white)
        head(c, b.x, 72, 1, Face("#9a4a16", "long", "square", "drooping", "soft", "hooked", 0.8, 0.5), P, 1.16)
        crown(c, b.x + 1, 72, P, "arches", 0.98)
        _shield(c, 141, 163, 43)

    return court(half)


def _shield(c: Canvas, x: float, y: float, radius: float) -> None:
    c.add(ellipse(x, y, radius), P.yellow, INK, 2.1)
    c.add(ellipse(x, y, radius * 0.66), P.light_blue, INK, 1.6)
    ring_text(c, "TARVISIUM", (x, y), radius * 0.73, radius * 0.2, 1.5)
    for turn in (42, 66, 90, 114, 138):
        q = Canvas()
        q.add(
            poly([(0, -radius * 0.75), (3, -radius * 0.83), (0, -radius * 0.91), (-3, -radius * 0.83)]), P.red, INK, 0.9
        )
        c.place(q, x, y, turn=turn + 90)
    h = Canvas()
    ground: list[Knot] = [(-26, 13, 1), (-12, 9), (0, 11), (12, 8), (26, 13, 1), (16, 23), (0, 28), (-16, 23)]
    h.add(smooth(ground), P.green, INK, 1.4)
    h.add(rect(-20, -4, 40, 17), P.white, INK, 1.5)
    for tx, top in ((-15, -12), (0, -20), (15, -12)):
        h.add(
            poly(
                [
                    (tx - 5, 13),
                    (tx - 5, top),
                    (tx - 7, top),
                    (tx - 7, top - 6),
                    (tx - 3, top - 6),
                    (tx - 3, top - 3),
                    (tx + 3, top - 3),
                    (tx + 3, top - 6),
                    (tx + 7, top - 6),
                    (tx + 7, top),
                    (tx + 5, top),
                    (tx + 5, 13),
                ]
            ),
            P.red if tx else P.white,
            INK,
            1.4,
        )
        h.flat(rect(tx - 1.4, top + 5, 2.8, 6), INK)
    h.add(smooth([(-4, 13, 1), (-4, 6), (0, 2), (4, 6), (4, 13, 1)]), P.blue, INK, 1.2)
    c.place(h, x, y + 2, radius / 45)
