"""Long arms and insignia that court cards carry: halberd, axe, lance, sceptre."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, heading, lathe, poly, smooth, tube
from build_scripts.atelier.texture import shade


def _shaft(q: Canvas, length: float, colour: str, ring: str, half: float = 3.4) -> None:
    """A shaft along the y axis from 0 down to `length`, with rings."""
    q.add(poly([(-half, 0), (half, 0), (half, length), (-half, length)]), colour, INK, 1.6)
    q.line([(half * 0.4, 4), (half * 0.4, length - 4)], 0.9, curved=False)
    for y in (10, length - 6):
        q.add(tube([(-half - 0.6, y, 2.2), (half + 0.6, y, 2.2)], "flat"), ring, INK, 1.1)


def _placed(c: Canvas, q: Canvas, head: Knot, foot: Knot) -> None:
    c.place(q, head[0], head[1], turn=heading(head, foot) - 90)


def _length(head: Knot, foot: Knot) -> float:
    return float(((head[0] - foot[0]) ** 2 + (head[1] - foot[1]) ** 2) ** 0.5)


def halberd(c: Canvas, head: Knot, foot: Knot, steel: str, shaft: str, trim: str, side: int = -1) -> None:
    """A halberd whose spike's tip is `head`; its axe blade to the viewer's left for side -1."""
    q = Canvas()
    body = Canvas()
    _shaft(body, _length(head, foot) - 40, shaft, trim)
    q.place(body, 0, 40)
    h = Canvas()
    blade = smooth([(3, 34, 1), (10, 40), (24, 32), (31, 44), (30, 58), (22, 68, 1), (12, 58), (3, 62, 1)])
    h.add(blade, steel, INK, 1.8)
    h.line([(24, 36), (26, 48), (21, 62)], 1.1)
    h.add(smooth([(-3, 40, 1), (-10, 42), (-22, 36, 1), (-18, 48), (-3, 56, 1)]), steel, INK, 1.7)
    h.add(smooth([(0, 0, 1), (5, 18), (4, 40, 1), (-4, 40, 1), (-5, 18)]), steel, INK, 1.8)
    h.line([(0, 6), (0, 36)], 1, curved=False)
    h.add(tube([(-6, 42, 2.6), (6, 42, 2.6)], "flat"), trim, INK, 1.3)
    h.add(tube([(-6, 61, 2.6), (6, 61, 2.6)], "flat"), trim, INK, 1.3)
    for d in (-1, 1):
        h.add(smooth([(d * 1, 64, 1), (d * 7, 72), (d * 6, 84, 1), (d * 1, 76)]), trim, INK, 1.2)
    q.place(h, 0, 0, side, 1)
    _placed(c, q, head, foot)


def axe(c: Canvas, head: Knot, foot: Knot, steel: str, shaft: str, trim: str, side: int = 1) -> None:
    """A broad axe whose shaft's top is `head`; its edge to the viewer's right for side 1."""
    q = Canvas()
    _shaft(q, _length(head, foot), shaft, trim, 3.8)
    h = Canvas()
    blade = smooth([(3, 8, 1), (12, 8), (24, -4, 1), (32, 14), (31, 32), (22, 44, 1), (14, 30), (3, 30, 1)])
    h.add(blade, steel, INK, 1.9)
    shade(h, blade, 0.2, gap=3)
    h.line([(22, 2), (26, 18), (21, 38)], 1.2)
    h.add(ellipse(12, 19, 3), trim, INK, 1.1)
    h.add(smooth([(-3, 10, 1), (-13, 8, 1), (-15, 19), (-13, 29, 1), (-3, 28, 1)]), steel, INK, 1.7)
    q.place(h, 0, 0, side, 1)
    q.add(tube([(-5, 8, 2.4), (5, 8, 2.4)], "flat"), trim, INK, 1.2)
    q.add(tube([(-5, 31, 2.4), (5, 31, 2.4)], "flat"), trim, INK, 1.2)
    q.add(ellipse(0, -3, 4.4, 5), trim, INK, 1.5)
    _placed(c, q, head, foot)


def sceptre(c: Canvas, head: Knot, foot: Knot, gold: str, jewel: str, leaf: str) -> None:
    """A gold sceptre that ends in a bud of leaves at `head`."""
    q = Canvas()
    _shaft(q, _length(head, foot), gold, jewel, 3)
    for d in (-1, 1):
        q.add(smooth([(0, 14, 1), (d * 9, 8), (d * 12, -4), (d * 6, -12, 1), (d * 3, 0)]), leaf, INK, 1.5)
    q.add(smooth([(-5, 6, 1), (-6, -8), (0, -22, 1), (6, -8), (5, 6, 1)]), gold, INK, 1.6)
    q.line([(0, 2), (0, -14)], 0.9, curved=False)
    q.add(ellipse(0, 12, 6, 4.4), jewel, INK, 1.4)
    knob = lathe(0, [(-4, 5, 1), (0, 6), (4, 4.6, 1)])
    end = Canvas()
    end.add(knob, jewel, INK, 1.3)
    q.place(end, 0, _length(head, foot))
    _placed(c, q, head, foot)
