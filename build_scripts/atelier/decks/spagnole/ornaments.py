"""The few ornaments of the Spanish pack: cartouches, a rose, a twig, a band, the ground under the courts."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.decks.spagnole.look import P
from build_scripts.atelier.geom import Knot, ellipse, mirrored, smooth, tube
from build_scripts.atelier.lettering import text, text_width
from build_scripts.atelier.small_things import flower
from build_scripts.atelier.texture import shade


def cartouche(c: Canvas, x: float, y: float, words: tuple[str, ...]) -> None:
    """A scrolled shield of strapwork with a word or two."""
    size = 14.0
    half = max(text_width(line, size) for line in words) / 2 + 14
    tall = 8 + len(words) * 11.0
    h = Canvas()
    for d in (-1, 1):
        scroll: list[Knot] = [
            (d * half, -tall - 2, 3),
            (d * (half + 14), -tall + 2, 3.6),
            (d * (half + 18), -4, 3.4),
            (d * (half + 8), 0, 3),
            (d * (half + 18), 4, 3.4),
            (d * (half + 14), tall - 2, 3.6),
            (d * half, tall + 2, 3),
        ]
        h.add(tube(scroll), P.green, INK, 1.6)
        for e in (-1, 1):
            h.add(ellipse(d * (half + 8), e * tall, 5.4), P.red, INK, 1.5)
            h.add(ellipse(d * (half + 8), e * tall, 2), P.yellow, INK, 0.9)
    panel: list[Knot] = [
        (0, -tall - 4),
        (half * 0.7, -tall - 1),
        (half + 4, -tall + 4, 1),
        (half, 0),
        (half + 4, tall - 4, 1),
        (half * 0.7, tall + 1),
        (0, tall + 4),
    ]
    shape = smooth(mirrored(panel, 0))
    h.add(shape, P.yellow, INK, 2)
    h.add(smooth(mirrored([(k[0] * 0.9, k[1] * 0.8, *k[2:]) for k in panel], 0)), P.white, INK, 1.1)
    for i, line in enumerate(words):
        text(h, line, 0, (i - len(words) / 2) * 19 + 2.6, size, 2)
    flower(h, 0, -tall - 6, 8.4, P.red, P.yellow, 6)
    flower(h, 0, tall + 6, 8.4, P.red, P.yellow, 6)
    c.place(h, x, y)


def rose(c: Canvas, x: float, y: float) -> None:
    """A rose with four leaves."""
    for turn in (45, 135, 225, 315):
        leaf = Canvas()
        leaf.add(smooth([(6, 0, 1), (20, -8), (36, 0, 1), (20, 8)]), P.green, INK, 1.5)
        leaf.line([(10, 0), (30, 0)], 0.9, curved=False)
        c.place(leaf, x, y, turn=turn)
    flower(c, x, y, 21, P.red, P.yellow, 8)
    flower(c, x, y, 12, P.yellow, P.red, 6)


def twig(c: Canvas, x: float, y: float) -> None:
    """An upright sprig with a flower at both ends."""
    c.line([(x, y - 44), (x + 3, y - 18), (x - 3, y + 18), (x, y + 44)], 4)
    c.line([(x, y - 44), (x + 3, y - 18), (x - 3, y + 18), (x, y + 44)], 1.8, P.green)
    for dy in (-28, -11, 11, 28):
        for d in (-1, 1):
            leaf = Canvas()
            leaf.add(smooth([(0, 0, 1), (10, -6), (24, 0, 1), (10, 6)]), P.green, INK, 1.4)
            leaf.line([(3, 0), (18, 0)], 0.8, curved=False)
            c.place(leaf, x, y + dy, d, 1, d * (-28 if dy < 0 else 28))
    flower(c, x, y, 11, P.yellow, P.red, 6)
    flower(c, x, y - 48, 12, P.red, P.yellow, 6)
    flower(c, x, y + 48, 12, P.red, P.yellow, 6)


def band(c: Canvas, x: float, y: float) -> None:
    """A red and yellow ribbon round a bundle, its ends flying."""
    for d in (-1, 1):
        for k, colour in ((10, P.yellow), (0, P.red)):
            tail: list[Knot] = [
                (x + d * 18, y + 4, 4),
                (x + d * 40, y + 12 + k, 5.4),
                (x + d * 54, y + 4 + k, 5),
                (x + d * 78, y + 20 + k, 4),
            ]
            c.add(tube(tail, "flat"), colour, INK, 1.5)
    for dy, colour in ((-8, P.red), (2, P.yellow), (12, P.red)):
        c.add(tube([(x - 32, y + dy - 3, 5), (x, y + dy + 3, 5.4), (x + 32, y + dy - 3, 5)], "flat"), colour, INK, 1.5)
    c.add(ellipse(x, y + 4, 9), P.blue, INK, 1.7)
    c.add(ellipse(x, y + 4, 4), P.yellow, INK, 1.1)


def ground(c: Canvas, x: float, y: float, half: float) -> None:
    """A strip of turf with tufts and stones, its upper edge about y."""
    knots: list[Knot] = [
        (x - half, y + 6, 1),
        (x - half * 0.6, y - 3),
        (x - half * 0.1, y),
        (x + half * 0.5, y - 4),
        (x + half, y + 5, 1),
        (x + half - 8, y + 17, 1),
        (x, y + 20),
        (x - half + 8, y + 18, 1),
    ]
    shape = smooth(knots)
    c.add(shape, P.green, INK, 2)
    shade(c, shape, 0.5, angle=90, gap=5, longest=9)
    for dx in (-0.86, -0.5, 0.46, 0.84):
        tx = x + dx * half
        c.lines(
            [[(tx + k, y + 4), (tx + k * 2.4, y - 8 + abs(k))] for k in (-3, 0, 3)], 1.7, P.dark_green, curved=False
        )
    for dx in (-0.7, 0.14, 0.66):
        c.add(ellipse(x + dx * half, y + 12, 5, 3), P.yellow, INK, 1.2)
