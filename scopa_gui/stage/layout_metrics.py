"""Lengths of the table that depend on the window, the pack and the text size alone."""

from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import Final

SMALLEST_TEXT: Final = 14
"""No words are ever drawn with fewer pixels."""

SMALLEST_HIT: Final = 40
"""No control is ever smaller than this many pixels either way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableMetrics:
    """What designers tune. Lengths are in units (1 unit = 1 pixel at 1280 x 800), shares are of the window."""

    rim: float = 30
    margin: float = 48
    """From the window's edge to slate, tags and buttons."""
    base_ratio: float = 0.614
    """The pack whose card area all others are given."""
    hand_share: float = 0.265
    hand_width_share: float = 0.125
    back_share: float = 0.135
    back_width_share: float = 0.066
    table_share: float = 0.235
    zone_side: float = 236
    zone_side_narrow: float = 300
    """Where a stock or a third pile stands between the cards and a side seat."""
    zone_top: float = 112
    hand_reserve: float = 0.96
    zone_reserve: float = 66
    beside_seat: float = 252
    """Middle of the stock or pile that stands before a side seat."""
    raise_by: float = 20
    focus_by: float = 10
    top_hand: float = 250
    """The widest that another seat's hand may spread."""
    slate: float = 188
    slate_of_pairs: float = 250
    button: float = 44
    gap: float = 10
    token: float = 36
    token_gap: float = 28
    cup: float = 150
    tag_widest: float = 240


METRICS: Final = TableMetrics()


class SlotKind(Enum):
    """The three grids of table cards; the value is (columns, rows, gap in units)."""

    ROOMY = (6, 2, 22)
    TIGHT = (8, 3, 15)
    WIDE = (10, 4, 8)
    """For games in which cards may be left at will: up to forty, with the large index."""

    @property
    def columns(self) -> int:
        """Slots side by side (even, so that the filling pairs stay symmetrical)."""
        return self.value[0]

    @property
    def rows(self) -> int:
        """Slots one above the other."""
        return self.value[1]

    @property
    def gap(self) -> float:
        """Units between neighbours."""
        return self.value[2]

    @property
    def capacity(self) -> int:
        """How many cards the grid holds."""
        return self.columns * self.rows


def slot_kind(count: int, current: SlotKind = SlotKind.ROOMY) -> SlotKind:
    """The grid for `count` table cards when `current` is in use: it only ever grows, and starts anew when empty.

    Growing at the border and never shrinking there keeps cards from jumping to and fro. Raises ValueError above 40.
    """
    if count <= 0:
        return SlotKind.ROOMY
    order = tuple(SlotKind)
    for kind in order[order.index(current) :]:
        if count <= kind.capacity:
            return kind
    raise ValueError(f"{count} cards on the table: the widest grid holds {SlotKind.WIDE.capacity}")


def unit(width: float, height: float) -> float:
    """Pixels of one unit in a window of this size: 1.0 at 1280 x 800, never below 0.62."""
    return max(0.62, min(width / 1280, height / 800))


def text_pixels(units: float, scale: float, text_scale: float) -> int:
    """Pixels of type that is `units` high, for a window's unit and the person's text size; never under 14."""
    return max(SMALLEST_TEXT, round(units * scale * text_scale))


def card_height(share: float, width_share: float, width: float, height: float, ratio: float) -> int:
    """Height of a card so that all packs cover the same area, within its share of the window."""
    tallest = share * height
    same_area = tallest * sqrt(METRICS.base_ratio / ratio)
    return round(min(tallest, same_area, width_share * width / ratio))
