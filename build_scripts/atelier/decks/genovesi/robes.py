"""How the courts of the Genoa pack are dressed: mantle, tunic with its front, and a sash across the breast."""

from dataclasses import dataclass

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.genovesi.look import NECK, X
from build_scripts.atelier.geom import Knot, smooth
from build_scripts.atelier.people import half_figures as half
from build_scripts.atelier.people.brocade import Brocade, border, cloth, mirror


@dataclass(frozen=True, slots=True)
class Robe:
    """The cloths of one court: mantle left and right, tunic, front panel, trim and studs #rrggbb."""

    left: Brocade
    right: Brocade
    tunic: Brocade
    front: Brocade
    trim: str
    studs: str


def mantle(c: Canvas, robe: Robe, woman: bool = False) -> None:
    """The mantle on both shoulders with its borders."""
    for d, b in ((-1, robe.left), (1, robe.right)):
        half.sleeve(c, X, NECK, d, b, half.at(NECK, half.GOWN if woman else half.SLEEVE), 0.07)
        edge: list[Knot] = [(28, 6), (50, 30), (58, 72), (54, 130)]
        border(c, mirror(half.at(NECK, edge), X, d), 4.4, robe.trim, robe.studs, 9)


def dressed(c: Canvas, robe: Robe, woman: bool = False) -> None:
    """The whole robe: mantle, tunic, front."""
    mantle(c, robe, woman)
    half.tunic(c, X, NECK, robe.tunic, 42 if woman else 47, 27 if woman else 36)
    half.panel(c, X, NECK, robe.front, robe.trim, robe.studs, 14, 9)


def sash(c: Canvas, colour: str, edge: str) -> None:
    """A broad sash from the right shoulder to the left hip."""
    line: list[Knot] = [(X + 34, NECK + 6), (X + 4, NECK + 40), (X - 34, NECK + 82), (X - 60, NECK + 110)]
    border(c, line, 8.4, edge)
    border(c, line, 5, colour, edge, 10)


def lapels(c: Canvas, b: Brocade, deep: float = 62) -> None:
    """Two wide lapels from the shoulders to a point in the middle of the breast."""
    for d in (-1, 1):
        knots: list[Knot] = [(7, -8, 1), (30, -4), (46, 8, 1), (32, 30), (3, deep, 1), (4, 24)]
        cloth(c, smooth(mirror(half.at(NECK, knots), X, d)), b, d, 0.1)
