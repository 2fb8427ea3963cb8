"""Our own capitals and figures, drawn as strokes on a grid 4 wide and 6 high, with small serifs."""

from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, heading, rotated

_STROKES: Final[dict[str, str]] = {
    "A": "0,6 2,0 4,6|.8,3.9 3.2,3.9",
    "B": "0,0 0,6|~0,0 2.6,0 3.5,1.4 2.5,2.8 0,2.9|~0,2.9 2.8,2.9 3.9,4.4 2.9,6 0,6",
    "C": "~3.8,1.1 2.3,0 .7,1.1 .2,3 .7,4.9 2.3,6 3.8,4.9",
    "D": "0,0 0,6|~0,0 2.2,0 3.9,1.5 3.9,4.5 2.2,6 0,6",
    "E": "3.4,0 0,0 0,6 3.5,6|0,2.9 2.6,2.9",
    "F": "3.4,0 0,0 0,6|0,2.9 2.6,2.9",
    "G": "~3.8,1.1 2.3,0 .7,1.1 .2,3 .7,4.9 2.3,6 3.7,5.2|2.3,3.4 3.8,3.4 3.8,6",
    "H": "0,0 0,6|4,0 4,6|0,3 4,3",
    "I": ".5,0 .5,6",
    "J": "~2.6,0 2.6,4.4 1.6,6 .2,5.2",
    "K": "0,0 0,6|3.8,0 0,3.6|1.2,2.6 4,6",
    "L": "0,0 0,6 3.3,6",
    "M": "0,6 .4,0 2.3,4.4 4.2,0 4.6,6",
    "N": "0,6 0,0 4,6 4,0",
    "O": "~2,0 .3,1.2 0,3 .3,4.8 2,6 3.7,4.8 4,3 3.7,1.2 2,0",
    "P": "0,6 0,0|~0,0 2.6,0 3.7,1.6 2.6,3.2 0,3.2",
    "Q": "~2,0 .3,1.2 0,3 .3,4.8 2,6 3.7,4.8 4,3 3.7,1.2 2,0|2.4,4.4 4.2,6.6",
    "R": "0,6 0,0|~0,0 2.6,0 3.6,1.5 2.6,3 0,3|1.8,3 3.9,6",
    "S": "~3.5,1 2,0 .5,.8 .5,2 2,2.9 3.5,3.9 3.5,5.2 2,6 .2,5",
    "T": "0,0 4,0|2,0 2,6",
    "U": "~0,0 0,3.9 .7,5.5 2,6 3.3,5.5 4,3.9 4,0",
    "V": "0,0 2,6 4,0",
    "W": "0,0 1.2,6 2.6,1.4 4,6 5.2,0",
    "X": "0,0 4,6|4,0 0,6",
    "Y": "0,0 2,3.2 4,0|2,3.2 2,6",
    "Z": ".2,0 3.8,0 .2,6 3.9,6",
    "0": "~2,0 .4,1.4 0,3 .4,4.6 2,6 3.6,4.6 4,3 3.6,1.4 2,0",
    "1": ".4,1.4 1.8,0 1.8,6",
    "2": "~.3,1.4 1.2,.1 2.8,.1 3.5,1.5 2.6,3.2 .2,6|.2,6 3.8,6",
    "3": "~.3,.9 1.8,0 3.3,.8 3.2,2.2 1.7,2.8|~1.7,2.8 3.6,3.4 3.6,5.1 2,6 .2,5.1",
    "4": "3,6 3,0 0,4.2 4,4.2",
    "5": "3.5,0 .7,0 .5,2.6|~.5,2.6 2,2.1 3.6,3.1 3.6,4.9 2,6 .2,5.1",
    "6": "~3.3,.4 1.6,.8 .3,3 .4,5 2,6 3.6,5 3.6,3.6 2.1,2.8 .5,3.7",
    "7": ".2,0 3.8,0 1.4,6",
    "8": "~2,2.8 .5,2 .5,.8 2,0 3.5,.8 3.5,2 2,2.8 .2,3.9 .3,5.2 2,6 3.7,5.2 3.8,3.9 2,2.8",
    "9": "~3.5,2.3 1.9,3.2 .4,2.3 .4,1 2,0 3.6,1 3.7,3 2.4,5.2 .7,5.6",
    "'": ".4,0 .2,1.6",
    " ": "",
}
_ADVANCE: Final[dict[str, float]] = {
    "I": 1, "M": 4.6, "W": 5.2, " ": 2, "'": 0.6, "E": 3.5, "L": 3.3, "F": 3.4, "S": 3.6, "P": 3.7, "R": 3.9,
    "J": 2.6, "1": 1.8,
}  # fmt: skip
_GAP: Final = 1.5


def text_width(words: str, height: float) -> float:
    """The width of a line of capitals and figures of that height."""
    k = height / 6
    return (sum(_ADVANCE.get(letter, 4) + _GAP for letter in words) - _GAP) * k


def text(
    c: Canvas,
    words: str,
    x: float,
    y: float,
    height: float,
    pen: float = 1.3,
    colour: str = INK,
    turn: float = 0,
) -> None:
    """Letter a line whose top middle is (x, y), turned by degrees about that point. KeyError for other signs."""
    k = height / 6
    at = x - text_width(words, height) / 2
    h = Canvas()
    for letter in words:
        for stroke in filter(None, _STROKES[letter].split("|")):
            knots = [(at + a * k, y + b * k) for a, b in _points(stroke)]
            h.line(knots, pen, colour, curved=stroke.startswith("~"))
            if not stroke.startswith("~") and letter != "'":
                _serifs(h, knots, y, height, pen, colour)
        at += (_ADVANCE.get(letter, 4) + _GAP) * k
    c.items += h.mapped(lambda p: rotated(p, turn, (x, y))).items if turn else h.items


def _points(stroke: str) -> list[tuple[float, float]]:
    pairs = [pair.split(",") for pair in stroke.lstrip("~").split()]
    return [(float(a), float(b)) for a, b in pairs]


def _serifs(h: Canvas, knots: list[tuple[float, float]], y: float, height: float, pen: float, colour: str) -> None:
    """A short level bar on each steep end that stands on the top or the base line."""
    for end, inner in ((knots[0], knots[1]), (knots[-1], knots[-2])):
        steep = abs(abs(heading(end, inner)) - 90) < 40
        if steep and min(abs(end[1] - y), abs(end[1] - y - height)) < 0.01:
            bar: list[Knot] = [(end[0] - height * 0.11, end[1]), (end[0] + height * 0.11, end[1])]
            h.line(bar, pen * 0.8, colour, curved=False)
