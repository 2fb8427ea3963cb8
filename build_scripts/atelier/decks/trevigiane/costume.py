"""What the courts of the Treviso pack have in common: spotted yellow sleeves, striped coats, white collars."""

from collections.abc import Callable
from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.trevigiane.look import COIN, INSET, H, P, W
from build_scripts.atelier.decks.trevigiane.pips import framed
from build_scripts.atelier.double import doubled, seam_line
from build_scripts.atelier.geom import Knot, Point
from build_scripts.atelier.people.half_italian import HalfBody, half_forearm, placket, puff, striped_coat
from build_scripts.atelier.people.hands import fingers, palm
from build_scripts.atelier.signs.italian_coin import split_coin

SEAM: Final = H / 2


def body(x: float = W / 2) -> HalfBody:
    """The body of a court of this pack over x."""
    return HalfBody(x, 104, SEAM)


def coat(c: Canvas, b: HalfBody, ground: str, stripe: str, front: str, button: str) -> None:
    """The striped coat with its decorated front."""
    striped_coat(c, b, ground, stripe)
    placket(c, b, front, button)


def sleeve(c: Canvas, shoulder: Knot, elbow: Knot, colour: str = P.yellow, spot: str = INK) -> None:
    """The huge spotted sleeve."""
    puff(c, shoulder, elbow, colour, spot)


def lower_arm(c: Canvas, elbow: Point, wrist: Point, colour: str, stripe: str | None = None, bow: float = 3) -> None:
    """The tight forearm with its lace cuff."""
    half_forearm(c, elbow, wrist, colour, stripe, P.white, bow)


def court(half: Callable[[Canvas], None]) -> Canvas:
    """A court: the half figure, itself turned, the line between them and the frame."""
    upper = Canvas()
    half(upper)
    c = doubled(upper, W, H, inset=INSET)
    seam_line(c, W, H, inset=INSET, pen=1.7)
    return framed(c)


def raised_coin(c: Canvas, wrist: Point, coin: Point) -> None:
    """A coin held up by its lower edge."""
    edge = (coin[0], coin[1] + 27)
    palm(c, wrist, (edge[0], edge[1] + 10), P, 1.12)
    split_coin(c, *coin, 27, COIN)
    fingers(c, (edge[0], edge[1] + 3), 0, P, 1.05, 1)
