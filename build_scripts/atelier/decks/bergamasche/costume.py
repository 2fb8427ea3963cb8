"""What the courts of the Bergamo pack have in common: robes with chevrons, wavy dark hair, no line at the seam."""

from collections.abc import Callable
from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.cutting import boxed
from build_scripts.atelier.decks.bergamasche.look import COIN, INSET, H, P, W
from build_scripts.atelier.decks.bergamasche.pips import framed
from build_scripts.atelier.double import doubled
from build_scripts.atelier.geom import Point
from build_scripts.atelier.people.half_italian import HalfBody
from build_scripts.atelier.people.half_robes import chevron_band, chevron_panel, robe
from build_scripts.atelier.people.hands import fingers, palm
from build_scripts.atelier.signs.italian_coin import red_coin

SEAM: Final = H / 2
DARK: Final = "#2b1a10"
SHEEN: Final = "#7d5a3c"
GREY: Final = "#57514b"


def body(x: float = W / 2, slim: float = 35) -> HalfBody:
    """The body of a court of this pack over x; `slim` is half its width at the seam."""
    return HalfBody(x, 96, SEAM, 40, slim)


def gown(c: Canvas, b: HalfBody, colour: str, chevrons: tuple[str, str], border: str, gem: str) -> None:
    """The robe with its chevron panel."""
    robe(c, b, colour, border, gem)
    chevron_panel(c, b, chevrons)


def court(
    half: Callable[[Canvas], None],
    band: tuple[str, str, str],
    reach: float = 44,
    across: Callable[[Canvas], None] | None = None,
    front: Callable[[Canvas], None] | None = None,
) -> Canvas:
    """A court: both halves, what runs across the whole card, the band over the seam, then what lies in front."""
    upper = Canvas()
    half(upper)
    c = doubled(upper, W, H, inset=INSET)
    if across:
        across(c)
    belt = Canvas()
    chevron_band(belt, (W / 2, H / 2), reach, 10, band)
    c.items += boxed(belt, INSET, INSET, W - INSET, H - INSET).items
    if front:
        hands = Canvas()
        front(hands)
        c.items += doubled(hands, W, H, inset=INSET).items
    return framed(c)


def raised_coin(c: Canvas, wrist: Point, coin: Point) -> None:
    """A coin held up by its lower edge."""
    edge = coin[1] + 27
    palm(c, wrist, (coin[0], edge + 10), P, 1.12)
    red_coin(c, *coin, 27, COIN, P.white)
    fingers(c, (coin[0], edge + 3), 0, P, 1.05, 1)
