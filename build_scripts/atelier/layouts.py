"""Where the signs of the numeral cards stand: tables of fractions of the card, (0, 0) top left."""

from typing import Final, TypeAlias

from build_scripts.atelier.geom import Point

Layout: TypeAlias = dict[int, list[Point]]

ZIGZAG_RIGHT: Final[list[Point]] = [(0.67, 0.21), (0.33, 0.5), (0.67, 0.79)]
ZIGZAG_LEFT: Final[list[Point]] = [(1 - x, y) for x, y in ZIGZAG_RIGHT]


def columns(x: float, rows: list[float]) -> list[Point]:
    """Pairs at x and 1 - x in each row, row by row."""
    return [(side, y) for y in rows for side in (x, 1 - x)]


def round_pips(x: float, three: list[Point], seventh: Point = (0.5, 0.34)) -> Layout:
    """Coins or cups, 2 to 7, in columns at x; `three` is the zigzag, `seventh` the odd sign of the 7."""
    return {
        2: [(0.5, 0.265), (0.5, 0.735)],
        3: three,
        4: columns(x, [0.19, 0.81]),
        5: [*columns(x, [0.17])[:2], (0.5, 0.5), *columns(x, [0.83])],
        6: columns(x, [0.17, 0.5, 0.83]),
        7: [*columns(x, [0.16]), seventh, *columns(x, [0.52, 0.84])],
    }
