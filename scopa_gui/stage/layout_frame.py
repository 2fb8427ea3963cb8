"""What a table is made for (window, seats, pack, text size) and the lengths that follow from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from math import sqrt
from typing import Final

from scopa_gui.stage.geometry import Rect
from scopa_gui.stage.layout_metrics import METRICS, SMALLEST_HIT, SlotKind, card_height, text_pixels, unit


class Place(Enum):
    """Where a seat's hand is held; the value is its anchor as shares of the window's width and height."""

    BOTTOM = (0.5, 1.0)
    RIGHT = (1.0, 0.47)
    TOP_RIGHT = (0.72, 0.0)
    TOP = (0.5, 0.0)
    TOP_LEFT = (0.28, 0.0)
    LEFT = (0.0, 0.47)

    @property
    def is_side(self) -> bool:
        """Whether the hand is held over the left or the right rim."""
        return self in (Place.LEFT, Place.RIGHT)

    @property
    def is_top(self) -> bool:
        """Whether the hand is held over the upper rim."""
        return self in (Place.TOP, Place.TOP_LEFT, Place.TOP_RIGHT)


PLACES: Final[dict[int, tuple[Place, ...]]] = {
    2: (Place.BOTTOM, Place.TOP),
    3: (Place.BOTTOM, Place.TOP_RIGHT, Place.TOP_LEFT),
    4: (Place.BOTTOM, Place.RIGHT, Place.TOP, Place.LEFT),
    5: (Place.BOTTOM, Place.RIGHT, Place.TOP_RIGHT, Place.TOP_LEFT, Place.LEFT),
    6: (Place.BOTTOM, Place.RIGHT, Place.TOP_RIGHT, Place.TOP, Place.TOP_LEFT, Place.LEFT),
}
"""Seats counter-clockwise from the person, who sits at the bottom, for each number of players."""


@dataclass(frozen=True)
class TableFrame:
    """One table: everything the layout is computed from.

    width, height: the window in real pixels. seats: 2 to 6. sides: piles on the table, 2 to 4 (never more than seats).
    ratio: width / height of the pack's cards. left_handed mirrors the lower corners. text_scale: 0.8 to 1.6.
    cards_each: the most cards a seat ever holds in this game. has_stock: whether a stock is dealt from.
    tallies: whether the slate tells how many sevens and denari are gone.
    Raises ValueError for a number of seats or sides that the table has no places for.
    """

    width: int
    height: int
    seats: int = 2
    sides: int = 2
    ratio: float = METRICS.base_ratio
    left_handed: bool = False
    text_scale: float = 1.0
    cards_each: int = 3
    has_stock: bool = True
    tallies: bool = False

    def __post_init__(self) -> None:
        if self.seats not in PLACES:
            raise ValueError(f"{self.seats} seats: the table has places for {', '.join(map(str, PLACES))}")
        if not 2 <= self.sides <= min(4, self.seats):
            raise ValueError(f"{self.sides} sides at a table of {self.seats}: 2 to {min(4, self.seats)} have a pile")

    # lengths

    @cached_property
    def unit(self) -> float:
        """Pixels of one unit."""
        return unit(self.width, self.height)

    def px(self, units: float) -> int:
        """Units as whole pixels, at least one."""
        return max(1, round(units * self.unit))

    def text(self, units: float) -> int:
        """Pixels of type `units` high at the person's text size; never under 14."""
        return text_pixels(units, self.unit, self.text_scale)

    @cached_property
    def rim(self) -> int:
        """Width of the walnut rim."""
        return self.px(METRICS.rim)

    @cached_property
    def margin(self) -> int:
        """From the window's edge to slate, tags and buttons."""
        return self.px(METRICS.margin)

    @cached_property
    def button_size(self) -> int:
        """Diameter of a round button: never under 40 pixels."""
        return max(SMALLEST_HIT, self.px(METRICS.button))

    @cached_property
    def hand_height(self) -> int:
        """Height of the cards in the person's hand."""
        return card_height(METRICS.hand_share, METRICS.hand_width_share, self.width, self.height, self.ratio)

    @cached_property
    def back_height(self) -> int:
        """Height of the other seats' cards and of the piles."""
        return card_height(METRICS.back_share, METRICS.back_width_share, self.width, self.height, self.ratio)

    @cached_property
    def back_width(self) -> float:
        """Width of the other seats' cards and of the piles."""
        return self.back_height * self.ratio

    def slot_height(self, kind: SlotKind) -> int:
        """Height of a table card in a grid: as large as the zone allows."""
        gap = self.px(kind.gap)
        by_width = (self.zone.width - (kind.columns - 0.5) * gap) / kind.columns / self.ratio
        by_height = (self.zone.height - (kind.rows - 1) * gap) / kind.rows
        tallest = METRICS.table_share * self.height * min(1.0, sqrt(METRICS.base_ratio / self.ratio))
        return int(min(by_width, by_height, tallest))

    # areas

    @cached_property
    def window(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)

    @cached_property
    def cloth(self) -> Rect:
        """Everything inside the rim: a drop here that hits nothing else is a drop on the cloth."""
        return self.window.grown(-self.rim)

    @cached_property
    def has_side_seats(self) -> bool:
        """Whether hands are held at the left and right."""
        return Place.LEFT in PLACES[self.seats]

    @cached_property
    def zone(self) -> Rect:
        """Where the table cards lie."""
        narrow = self.has_side_seats and (self.has_stock or self.sides > 2)
        side = self.px(METRICS.zone_side_narrow if narrow else METRICS.zone_side)
        bottom = self.height - round(self.hand_height * METRICS.hand_reserve) - self.px(METRICS.zone_reserve)
        return Rect.between(side, self.rim + self.px(METRICS.zone_top), self.width - side, bottom)

    def place(self, seat: int) -> Place:
        """Where the hand of a seat is held; seat 0 is the person, counted counter-clockwise."""
        return PLACES[self.seats][seat]

    def mirrored(self, rect: Rect) -> Rect:
        """The rectangle itself, or its mirror image for a left-handed person."""
        return rect.mirrored(self.width) if self.left_handed else rect
