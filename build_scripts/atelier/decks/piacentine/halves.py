"""How a half figure of the Piacenza pack becomes a card: enlarged to the frame, cut at the middle, turned, framed."""

from collections.abc import Callable
from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks.piacentine.look import INSET, H, W, deep, framed
from build_scripts.atelier.double import doubled, seam_line

SCALE: Final = 1.1
PEN: Final = 1.1
WAIST: Final = 151.0
"""Where the torso of a standing half figure ends, so that its belt lies just above the cut."""


def court(draw: Callable[[Canvas], None]) -> Canvas:
    """The card from a half figure drawn in the measure of full ones: middle x 102, cut at y 167, frame from y 7."""
    figure = Canvas()
    draw(figure)
    half = Canvas()
    half.place(deep(figure).mapped(lambda q: q, PEN), 100 - 102 * SCALE, 11 - 8 * SCALE, SCALE)
    c = doubled(half, W, H, inset=INSET)
    seam_line(c, W, H, inset=INSET, pen=1.8)
    return framed(c)
