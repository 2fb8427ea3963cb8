"""A coin with a coloured sun's face inside a black ring of beads."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import ellipse, polar, poly, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade


def sun_coin(c: Canvas, x: float, y: float, radius: float, p: Palette, face: str | None = None) -> None:
    """A beaded coin about (x, y); `face` is the colour of the sun, red when None."""
    line = 1.9 if radius > 20 else 1.5
    c.add(ellipse(x, y, radius), p.yellow, INK, line)
    c.flat(ellipse(x, y, radius * 0.92), INK)
    beads = 28 if radius > 40 else 22 if radius > 24 else 18
    c.flat([ellipse(*polar(x, y, radius * 0.835, i * 360 / beads), radius * 0.058) for i in range(beads)], p.gold)
    c.flat(ellipse(x, y, radius * 0.75), p.yellow)
    rays = 16 if radius > 24 else 12
    for k, colour, reach in ((0, p.gold, 0.735), (1, face or p.red, 0.7)):
        c.add(
            [
                poly(
                    [
                        polar(x, y, radius * r, (2 * i + k) * 180 / rays + d - 90)
                        for r, d in ((0.42, -9), (reach, 0), (0.42, 9))
                    ]
                )
                for i in range(rays)
            ],
            colour,
            INK,
            line * 0.45,
        )
    red_sun(c, x, y, radius * 0.5, p, face or p.red)


def red_sun(c: Canvas, x: float, y: float, radius: float, p: Palette, fill: str) -> None:
    """A broad smiling face in a strong colour, its features in ink, white and gold."""
    h = Canvas()
    disc = ellipse(0, 0, 20)
    h.add(disc, fill, INK, 1.8)
    shade(h, disc, 0.15, gap=2.5, base=1.3)
    for side in (-1, 1):
        h.flat(ellipse(side * 10.6, 5.4, 4), p.orange, 0.75)
        h.line([(side * 2.8, -6.6), (side * 7, -10.2), (side * 12.8, -6.6)], 2)
        h.add(
            smooth([(side * 3, -1.8, 1), (side * 7.4, -5.4), (side * 12.2, -1.4, 1), (side * 7.4, 0.4)]),
            "#ffffff",
            INK,
            1.1,
        )
        h.flat(ellipse(side * 7.3, -2.4, 2.1), INK)
    h.line([(-2.2, -6.5), (-3, 4.4), (0, 6.4), (3, 4.4)], 1.6)
    h.add(smooth([(-6.6, 9.6, 1), (-2, 8.8), (0, 9.6), (2, 8.8), (6.6, 9.6, 1), (0, 14.4)]), p.gold, INK, 1.1)
    h.line([(-5, 10.8), (0, 11.6), (5, 10.8)], 1)
    c.place(h, x, y, radius / 20)
