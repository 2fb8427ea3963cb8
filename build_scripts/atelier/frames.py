"""What surrounds the drawing: slabs, frame lines, corner indices, and the two halves of a double-ended court."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Point, poly, rect
from build_scripts.atelier.lettering import text


def slab(c: Canvas, x: float, y: float, width: float, colour: str) -> None:
    """A tiled slab in perspective, 20 units deep, centred on (x, y)."""
    left, right = x - width / 2, x + width / 2
    c.add(poly([(left + 9, y - 10), (right - 1, y - 10), (right - 9, y + 10), (left, y + 10)]), colour, INK, 2)
    step = width / 6
    c.line([(left + 5, y), (right - 5, y)], 1, curved=False)
    c.lines([[(left + 9 + i * step, y - 10), (left + 5 + i * step, y)] for i in range(1, 6)], 1, curved=False)
    c.lines([[(left + 5 + (i + 0.5) * step, y), (left + (i + 0.5) * step, y + 10)] for i in range(6)], 1, curved=False)


def frame_line(c: Canvas, width: float, height: float, inset: float = 9, radius: float = 4, pen: float = 1.6) -> None:
    """One line round the card, `inset` units from its edge; call it twice for a double frame."""
    c.add(rect(inset, inset, width - 2 * inset, height - 2 * inset, radius), None, INK, pen)


def gapped_frame(c: Canvas, width: float, height: float, gaps: int, inset: float = 12, pen: float = 1.6) -> None:
    """The Spanish frame whose top and bottom lines are broken `gaps` times to tell the suit."""
    right, bottom, gap = width - inset, height - inset, 9.0
    c.lines([[(x, inset), (x, bottom)] for x in (inset, right)], pen, curved=False)
    piece = (width - 2 * inset - gaps * gap) / (gaps + 1)
    for i in range(gaps + 1):
        x = inset + i * (piece + gap)
        c.lines([[(x, y), (x + piece, y)] for y in (inset, bottom)], pen, curved=False)


def corner_index(
    c: Canvas, words: str, width: float, height: float, spot: Point, size: float = 12, pen: float = 1.8
) -> None:
    """A number or letter whose top middle is `spot`, and again upside down in the opposite corner."""
    for turn in (0, 180):
        h = Canvas()
        text(h, words, spot[0], spot[1], size, pen)
        c.place(h, turn=turn, centre=(width / 2, height / 2))
