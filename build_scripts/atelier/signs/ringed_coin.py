"""A gold coin of plain rings round a rosette or whatever a pack engraves in it."""

from collections.abc import Callable

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import ellipse, polar, smooth
from build_scripts.atelier.palette import Palette


def ringed_coin(
    c: Canvas,
    x: float,
    y: float,
    radius: float,
    p: Palette,
    core: Callable[[Canvas, float, float, float], None] | None = None,
) -> None:
    """A coin about (x, y); `core` paints the inner circle, which is wider then, to the given radius."""
    line = 1.9 if radius > 20 else 1.5
    c.add(ellipse(x, y, radius), p.yellow, INK, line)
    c.add(ellipse(x, y, radius * 0.86), p.red, INK, line * 0.6)
    c.add(ellipse(x, y, radius * 0.79), p.yellow, INK, line * 0.6)
    if core:
        c.add(ellipse(x, y, radius * 0.73), p.gold, INK, line * 0.7)
        core(c, x, y, radius * 0.72)
        return
    count = 20 if radius > 24 else 16
    c.lines(
        [
            [polar(x, y, radius * 0.66, i * 360 / count), polar(x, y, radius * 0.77, i * 360 / count)]
            for i in range(count)
        ],
        line * 0.6,
        curved=False,
    )
    c.add(ellipse(x, y, radius * 0.63), p.gold, INK, line * 0.7)
    partial_rosette(p)(c, x, y, radius * 0.6)


def partial_rosette(p: Palette) -> Callable[[Canvas, float, float, float], None]:
    """The painter of a six-petalled rose with green sepals."""

    def paint(c: Canvas, x: float, y: float, radius: float) -> None:
        for start, reach, half, colour in ((0, 0.98, 20, p.green), (30, 0.9, 27, p.red)):
            petals = []
            for i in range(6):
                a = start + i * 60
                petals.append(
                    smooth(
                        [
                            (x, y, 1),
                            polar(x, y, radius * 0.66, a - half),
                            polar(x, y, radius * reach, a),
                            polar(x, y, radius * 0.66, a + half),
                        ]
                    )
                )
            c.add(petals, colour, INK, max(0.8, radius * 0.05))
        c.add(ellipse(x, y, radius * 0.27), p.yellow, INK, max(0.9, radius * 0.06))

    return paint
