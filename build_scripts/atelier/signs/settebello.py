"""The seven of diamonds of the French packs: gold-rimmed signs, the odd one before a golden sun."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import ellipse, polar, poly
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.french import Cut, sign_outline


def gilded_diamond(c: Canvas, x: float, y: float, height: float, colour: str, p: Palette, cut: Cut = "full") -> None:
    """A diamond with a golden rim and a lit facet."""
    for size, fill, line in ((height * 1.2, p.yellow, 1.2), (height, colour, 0.0)):
        h = Canvas()
        h.add(sign_outline("D", cut), fill, INK if line else None, line)
        c.place(h, x, y, size / 100)
    k = height / 100
    c.flat(poly([(x, y - 34 * k), (x - 21 * k, y), (x, y - 9 * k)]), "#ffffff", 0.35)


def golden_sun(c: Canvas, x: float, y: float, inner: float, outer: float, p: Palette, rays: int = 24) -> None:
    """A sun of long and short golden rays with a pale disc in its middle."""
    for start, reach, fill in ((1, outer * 0.82, p.amber), (0, outer, p.yellow)):
        flames = []
        for i in range(start, rays, 2):
            a = i * 360 / rays - 90
            flames.append(
                poly([polar(x, y, inner, a - 200 / rays), polar(x, y, reach, a), polar(x, y, inner, a + 200 / rays)])
            )
        c.add(flames, fill, INK, 1)
    c.add(ellipse(x, y, inner + 1.5), p.yellow, INK, 1.2)
    c.add(ellipse(x, y, inner - 1.5), "#fff3c4", INK, 0.9)
