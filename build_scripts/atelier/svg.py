"""Writes a canvas as SVG that pygame's reader knows: svg, g, rect and path, with integers in tenths of a unit."""

from typing import Final

from build_scripts.atelier.canvas import Canvas, Item
from build_scripts.atelier.geom import Point, SubPath

PAPER: Final = "#fdf9ee"
EDGE: Final = "#cfc6b2"


def card_svg(canvas: Canvas, width: int, height: int, radius: float, *, compact: bool = False) -> str:
    """The whole card of width x height units on its paper with corners rounded by `radius` units.

    `compact` leaves out control points that mirror the one before to a tenth of a unit, which saves about a fifth.
    """
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    paper = (
        f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="{radius:g}"'
        f' fill="{PAPER}" stroke="{EDGE}"/>'
    )
    group = '<g transform="scale(0.1)" stroke-linejoin="round" stroke-linecap="round">'
    return "\n".join([head, paper, group, *(_path(item, compact) for item in canvas.items), "</g></svg>", ""])


def _path(item: Item, compact: bool = False) -> str:
    pen = _Pen(compact)
    for sub in item.subs:
        pen.draw(sub)
    attributes = f'fill="{item.fill or "none"}"'
    if item.stroke:
        attributes += f' stroke="{item.stroke}" stroke-width="{round(item.width * 10)}"'
    if item.opacity != 1:
        attributes += f' fill-opacity="{item.opacity:g}"'
    return f'<path d="{"".join(pen.text)}" {attributes}/>'


class _Pen:
    """Collects relative path commands; differences are taken between rounded points, so that errors never add up."""

    __slots__ = ("command", "compact", "mirror", "text", "x", "y")

    def __init__(self, compact: bool) -> None:
        self.compact = compact
        self.mirror: tuple[int, int] | None = None
        self.text: list[str] = []
        self.command = ""
        self.x = 0
        self.y = 0

    def draw(self, sub: SubPath) -> None:
        self._emit("m", [sub.start])
        start = (self.x, self.y)
        here = sub.start
        for c1, c2, end in sub.segments:
            if (c1, c2) in {(here, end), (end, end)}:
                if _tenths(end) != (self.x, self.y):
                    self._emit("l", [end])
            else:
                self._curve(c1, c2, end)
            here = end
        if sub.closed:
            self.text.append("z")
            self.command = "z"
            self.x, self.y = start

    def _curve(self, c1: Point, c2: Point, end: Point) -> None:
        first, second, last = _tenths(c1), _tenths(c2), _tenths(end)
        mirror = self.mirror
        if self.compact and mirror and max(abs(first[0] - mirror[0]), abs(first[1] - mirror[1])) <= 1:
            self._emit("s", [c2, end])
        else:
            self._emit("c", [c1, c2, end])
        self.mirror = (2 * last[0] - second[0], 2 * last[1] - second[1])

    def _emit(self, command: str, points: list[Point]) -> None:
        rounded = [_tenths(p) for p in points]
        self.mirror = None
        numbers = [n for x, y in rounded for n in (x - self.x, y - self.y)]
        text = " ".join(str(n) for n in numbers).replace(" -", "-")
        if command != self.command or command == "m":
            self.text.append(command)
        elif not text.startswith("-"):
            self.text.append(" ")
        self.text.append(text)
        self.command = command
        self.x, self.y = rounded[-1]


def _tenths(point: Point) -> tuple[int, int]:
    return round(point[0] * 10), round(point[1] * 10)
