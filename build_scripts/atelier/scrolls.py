"""What carries mottos: a framed cartouche and a waving scroll; and the quarter sun in a card's corner."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, polar, poly, smooth
from build_scripts.atelier.palette import Palette


def cartouche(c: Canvas, x: float, y: float, width: float, height: float, p: Palette) -> None:
    """A white panel with rolled ends, framed in yellow, about (x, y)."""
    w, h = width / 2, height / 2
    for side in (-1, 1):
        curl: list[Knot] = [
            (w - 8, -h - 3, 1),
            (w + 4, -h - 4),
            (w + 6, -h + 10),
            (w - 2, -h + 14),
            (w + 1, 0),
            (w - 2, h - 14),
            (w + 6, h - 10),
            (w + 4, h + 4),
            (w - 8, h + 3, 1),
        ]
        c.add(smooth([(x + side * k[0], y + k[1], *k[2:]) for k in curl]), p.red, INK, 1.7)
    frame: list[Knot] = [
        (-w + 2, -h, 1),
        (0, -h - 5),
        (w - 2, -h, 1),
        (w - 5, 0),
        (w - 2, h, 1),
        (0, h + 5),
        (-w + 2, h, 1),
        (-w + 5, 0),
    ]
    c.add(smooth([(x + k[0], y + k[1], *k[2:]) for k in frame]), p.yellow, INK, 1.9)
    inner = [(k[0] * 0.94, k[1] * (h - 4.6) / h, *k[2:]) for k in frame]
    c.add(smooth([(x + k[0], y + k[1], *k[2:]) for k in inner]), p.white, INK, 1.3)


def scroll(c: Canvas, x: float, y: float, width: float, p: Palette, tall: float = 22) -> None:
    """A waving ribbon for one line of words about (x, y), its ends folded behind."""
    w = width / 2
    for side in (-1, 1):
        tail: list[Knot] = [
            (w - 22, -tall * 0.1, 1),
            (w + 4, -tall * 0.3),
            (w - 3, tall * 0.35, 1),
            (w + 5, tall * 0.95, 1),
            (w - 20, tall * 0.9, 1),
        ]
        c.add(smooth([(x + side * k[0], y + k[1], *k[2:]) for k in tail]), p.red, INK, 1.6)
        c.add(
            poly(
                [
                    (x + side * (w - 8), y + tall * 0.45),
                    (x + side * (w - 20), y + tall * 0.45),
                    (x + side * (w - 20), y + tall * 0.9),
                ]
            ),
            p.dark_red,
            INK,
            1.2,
        )
    face: list[Knot] = [
        (-w + 8, -tall / 2, 1),
        (-w / 2, -tall / 2 - 2),
        (0, -tall / 2),
        (w / 2, -tall / 2 - 2),
        (w - 8, -tall / 2, 1),
        (w - 8, tall / 2, 1),
        (w / 2, tall / 2 + 2),
        (0, tall / 2 + 3),
        (-w / 2, tall / 2 + 2),
        (-w + 8, tall / 2, 1),
    ]
    c.add(smooth([(x + k[0], y + k[1], *k[2:]) for k in face]), p.white, INK, 1.8)


def quarter_sun(c: Canvas, x: float, y: float, side: int, radius: float, p: Palette) -> None:
    """A quarter of a sun in the upper corner (x, y); side -1 is the left corner."""
    start = 0 if side < 0 else 90
    rays = []
    for i in range(9):
        a = start + 5 + i * 10
        rays.append(
            poly(
                [
                    polar(x, y, radius * 0.5, a - 5),
                    polar(x, y, radius * (1.0 if i % 2 else 0.84), a),
                    polar(x, y, radius * 0.5, a + 5),
                ]
            )
        )
    c.add(rays[::2], p.yellow, INK, 1.2)
    c.add(rays[1::2], p.red, INK, 1.2)
    for k, fill in ((0.56, p.yellow), (0.4, p.red)):
        arc: list[Knot] = [polar(x, y, radius * k, start + i * 15) for i in range(7)]
        first, last = arc[0], arc[-1]
        c.add(smooth([(x, y, 1), (*first, 1), *arc[1:-1], (*last, 1)]), fill, INK, 1.5)
    for i in (1, 3, 5):
        c.flat(ellipse(*polar(x, y, radius * 0.48, start + i * 15), 1.5), INK)
