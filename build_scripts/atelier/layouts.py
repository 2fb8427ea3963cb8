"""Where the signs of the numeral cards stand: tables of fractions of the card, (0, 0) top left."""

from typing import Final, TypeAlias

from build_scripts.atelier.geom import Point

Layout: TypeAlias = dict[int, list[Point]]

ZIGZAG_RIGHT: Final[list[Point]] = [(0.69, 0.2), (0.31, 0.5), (0.69, 0.8)]
ZIGZAG_LEFT: Final[list[Point]] = [(1 - x, y) for x, y in ZIGZAG_RIGHT]
CENTRE: Final[Point] = (0.5, 0.5)


def columns(x: float, rows: list[float]) -> list[Point]:
    """Pairs at x and 1 - x in each row, row by row."""
    return [(side, y) for y in rows for side in (x, 1 - x)]


def round_pips(x: float, three: list[Point], seventh: Point = (0.5, 0.34)) -> Layout:
    """Spanish coins or cups, 2 to 7, in columns at x; `three` is the zigzag, `seventh` the odd sign of the 7."""
    return {
        2: [(0.5, 0.265), (0.5, 0.735)],
        3: three,
        4: columns(x, [0.19, 0.81]),
        5: [*columns(x, [0.17]), CENTRE, *columns(x, [0.83])],
        6: columns(x, [0.17, 0.5, 0.83]),
        7: [*columns(x, [0.16]), seventh, *columns(x, [0.52, 0.84])],
    }


def one_on_top(x: float) -> list[Point]:
    """The Spanish 7 of coins with a single sign above three pairs."""
    return [(0.5, 0.16), *columns(x, [0.37, 0.6, 0.83])]


def italian_coins(x: float, seventh: Point) -> Layout:
    """Coins of the Italian-suited packs: the 2 and 3 in one column."""
    return {**round_pips(x, [(0.5, 0.2), CENTRE, (0.5, 0.8)], seventh), 2: [(0.5, 0.28), (0.5, 0.72)]}


def italian_cups(x: float) -> Layout:
    """Cups of the Italian-suited packs: one over two on the 3, a row of three at the foot of the 7."""
    pips = italian_coins(x, CENTRE)
    pips[3] = [(0.5, 0.27), *columns(x, [0.72])]
    pips[7] = [*columns(x, [0.18, 0.48]), (0.22, 0.8), (0.5, 0.8), (0.78, 0.8)]
    return pips


def french_pips(x: float = 0.27, top: float = 0.17) -> Layout:
    """French suits, 1 to 7; signs below the middle stand upside down."""
    rows = [top, 0.5, 1 - top]
    return {
        1: [CENTRE],
        2: [(0.5, top), (0.5, 1 - top)],
        3: [(0.5, y) for y in rows],
        4: columns(x, [top, 1 - top]),
        5: [*columns(x, [top]), CENTRE, *columns(x, [1 - top])],
        6: columns(x, rows),
        7: [*columns(x, [top]), (0.5, (top + 0.5) / 2), *columns(x, [0.5, 1 - top])],
    }
