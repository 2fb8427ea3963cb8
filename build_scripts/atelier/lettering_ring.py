"""Words along a circle, for rings and round shields."""

from math import degrees

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Point, polar
from build_scripts.atelier.lettering import text


def ring_text(
    c: Canvas,
    words: str,
    centre: Point,
    radius: float,
    height: float,
    pen: float = 1.3,
    colour: str = INK,
    middle: float = -90,
) -> None:
    """Letter words clockwise on a circle: `radius` is that of their base line, `middle` the angle of their middle."""
    h = Canvas()
    text(h, words, 0, -height, height, pen, colour)

    def bent(q: Point) -> Point:
        return polar(centre[0], centre[1], radius - q[1], middle + degrees(q[0] / (radius + height / 2)))

    c.items += h.mapped(bent).items
