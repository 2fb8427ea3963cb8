"""A gold coin with a corded rim round an open flower, or round a sun's face on the great ones."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import SubPath, ellipse, polar, poly, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.coin import sun_face


def flower_coin(c: Canvas, x: float, y: float, radius: float, p: Palette, face: bool = False) -> None:
    """A coin about (x, y); `face` puts a sun in its middle instead of the flower."""
    line = 1.9 if radius > 20 else 1.5
    cords = 28 if radius > 40 else 22
    rim: list[SubPath] = [ellipse(*polar(x, y, radius * 0.94, i * 360 / cords), radius * 0.075) for i in range(cords)]
    c.add(rim, p.amber, INK, line * 0.7)
    c.add(ellipse(x, y, radius * 0.93), p.yellow, INK, line)
    c.add(ellipse(x, y, radius * 0.8), p.amber, INK, line * 0.6)
    c.add(ellipse(x, y, radius * 0.74), p.gold, INK, line * 0.6)
    if face:
        rays = 16
        points = [polar(x, y, radius * (0.5 if i % 2 else 0.73), i * 180 / rays - 90) for i in range(rays * 2)]
        c.add(poly(points), p.red, INK, line * 0.5)
        sun_face(c, x, y, radius * 0.5, p, p.yellow)
        return
    for start, reach, half, colour in ((22.5, 0.7, 15, p.red), (0, 0.68, 19, p.blue)):
        petals = []
        for i in range(8 if colour == p.red else 4):
            a = start + i * (45 if colour == p.red else 90)
            petals.append(
                smooth(
                    [
                        (x, y, 1),
                        polar(x, y, radius * 0.46, a - half),
                        polar(x, y, radius * reach, a),
                        polar(x, y, radius * 0.46, a + half),
                    ]
                )
            )
        c.add(petals, colour, INK, line * 0.5)
    c.add(ellipse(x, y, radius * 0.25), p.yellow, INK, line * 0.6)
    c.add(ellipse(x, y, radius * 0.11), p.red, INK, line * 0.5)
