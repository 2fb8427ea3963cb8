"""A ridden horse ready for its rider: mount, harness, near leg, coat skirt, reins; for facing either way."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, smooth
from build_scripts.atelier.harness import breast_strap, reins, rider_leg, saddle_cloth
from build_scripts.atelier.horse import HorseLook, horse
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.clothes import Torso
from build_scripts.atelier.texture import blob

WIDTH = 204
"""The measure in which horses and figures are drawn."""


@dataclass(frozen=True, slots=True)
class Tack:
    """Colours #rrggbb of the saddle cloth (ground, trim, pattern) and the leg (hose, stripe, boot, lining)."""

    cloth: tuple[str, str, str]
    leg: tuple[str, str, str, str]


def mount(c: Canvas, facing: int, look: HorseLook, tack: Tack, p: Palette) -> None:
    """The walking horse with the rider's near leg; facing -1 left, 1 right."""
    h = Canvas()
    horse(h, look, p)
    breast_strap(h, look.bridle, p)
    saddle_cloth(h, *tack.cloth)
    rider_leg(h, *tack.leg)
    _faced(c, h, facing)


def held_reins(c: Canvas, hand: Knot, facing: int, look: HorseLook) -> None:
    """The reins from the bit to a hand, in the coordinates of the card."""
    h = Canvas()
    reins(h, hand if facing < 0 else (WIDTH - hand[0], hand[1]), look.bridle, look.nod)
    _faced(c, h, facing)


def rider_torso(facing: int, broad: float = 29) -> Torso:
    """Where the rider's body sits on that horse."""
    x = 112 if facing < 0 else 93
    return Torso((x, 101), (x - broad, 113), (x + broad, 113), (x - 20, 168), (x + 21, 168))


def coat_skirt(c: Canvas, t: Torso, colour: str, trim: str) -> None:
    """The coat's skirt, which hides the saddle."""
    (ax, ay), (bx, by) = t.waist_left, t.waist_right
    mx = t.middle[0]
    shape = smooth(
        [
            (ax, ay - 4, 1),
            (mx, ay + 2),
            (bx, by - 4, 1),
            (bx + 11, by + 17),
            (bx + 3, by + 22, 1),
            (mx + 8, ay + 15),
            (mx, ay + 23, 1),
            (mx - 9, ay + 15),
            (ax - 3, ay + 21, 1),
            (ax - 10, ay + 17),
        ]
    )
    blob(c, shape, colour, 1.9, 0.16)
    c.lines([[(mx - 10, ay + 4), (mx - 16, ay + 17)], [(mx + 10, ay + 4), (mx + 16, ay + 17)]], 1.2, INK)
    hem: list[Knot] = [
        (ax - 9, ay + 17),
        (ax - 3, ay + 20),
        (mx - 9, ay + 14),
        (mx, ay + 21),
        (mx + 9, ay + 14),
        (bx + 3, by + 20),
        (bx + 10, by + 17),
    ]
    c.line(hem, 1.8, trim)


def _faced(c: Canvas, h: Canvas, facing: int) -> None:
    if facing < 0:
        c.place(h)
    else:
        c.place(h, WIDTH, 0, -1, 1)
