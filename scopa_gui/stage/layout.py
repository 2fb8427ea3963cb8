"""Where everything on the table lies, for any window, number of seats and pack; pure arithmetic."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from math import sin
from typing import Final

from scopa_gui.stage import layout_piles as piles
from scopa_gui.stage import layout_seats as seats
from scopa_gui.stage.geometry import Point, Pose, Rect
from scopa_gui.stage.layout_frame import PLACES, Place, TableFrame
from scopa_gui.stage.layout_metrics import METRICS, SMALLEST_HIT, SlotKind, slot_kind

__all__ = ["PLACES", "Place", "SlotKind", "TableButton", "TableLayout", "slot_kind", "slot_order"]

HEADING_UNITS: Final = 39
LINE_UNITS: Final = 42
"""Chalk of 31 units for the name, 42 for the score."""
TALLY_UNITS: Final = 27
TALLIES_UNITS: Final = 68
"""Two tallies, a stroke above them and air below."""


class TableButton(Enum):
    """The round buttons beside the person's hand, in their order from the window's edge."""

    UNDO = 0
    HINT = 1
    LAST_PLAY = 2


@lru_cache(8)
def slot_order(kind: SlotKind) -> tuple[tuple[int, int], ...]:
    """(column, row) of each slot in filling order: the two middle columns row by row, then the next pair outwards."""
    middle = (kind.columns - 1) / 2
    columns = sorted(range(kind.columns), key=lambda c: (abs(c - middle), c))
    pairs = [columns[k : k + 2] for k in range(0, kind.columns, 2)]
    return tuple((c, r) for pair in pairs for r in range(kind.rows) for c in pair)


class TableLayout(TableFrame):
    """The whole table. Seats and sides are counted counter-clockwise from the person (0), who sits at the bottom.

    All answers are in window pixels. A resize, another pack, text size or hand is a new TableLayout; equal layouts
    compare equal.
    """

    # the person's hand

    def hand(self, i: int, n: int, raised: bool = False, focused: bool = False) -> Pose:
        """Card i of the n that the person holds, left to right; raised comes out by 20 units, focused by 10."""
        pose = seats.fan_pose(self, i, n)
        if raised:
            return pose.raised(self.px(METRICS.raise_by), 12.0)
        return pose.raised(self.px(METRICS.focus_by), 6.0) if focused else pose

    @property
    def hand_area(self) -> Rect:
        """Where a dropped card counts as put back: the fan's bounds inside the window."""
        bounds = seats.fan_bounds(self)
        top = self.zone.bottom + self.px(METRICS.zone_reserve) * 0.75
        return Rect.between(bounds.left, top, bounds.right, self.height)

    # the other seats

    def other_hand(self, seat: int, i: int, n: int, shown: bool = False) -> Pose:
        """Card i of the n that a seat holds: over the rim and face down, or `shown`: face up and wholly in sight."""
        return seats.seat_pose(self, self.place(seat), i, n, shown)

    def hand_bounds(self, seat: int) -> Rect:
        """The rectangle around a seat's fullest hand; it may reach beyond the window."""
        return seats.seat_bounds(self, self.place(seat))

    @property
    def tag_lines(self) -> int:
        """2: name above level or role; 1: the name alone (four sides in a small window)."""
        return seats.tag_lines(self)

    def tag_room(self, seat: int) -> Rect:
        """The largest rectangle that a seat's name tag may have."""
        return seats.tag_room(self, self.place(seat))

    def tag(self, seat: int, width: float) -> Rect:
        """A seat's name tag for words that want `width` pixels, padding included; never wider than its room."""
        return seats.tag_rect(self, self.place(seat), width)

    def dealer(self, seat: int, tag_width: float) -> Rect:
        """The dealer's token beside the tag that `tag(seat, tag_width)` gives."""
        return seats.token_rect(self, self.place(seat), self.tag(seat, tag_width))

    def light(self, seat: int) -> Rect:
        """The pool of lamp light before the hand whose turn it is; it may reach beyond the window."""
        place = self.place(seat)
        x, y = place.value[0] * self.width, place.value[1] * self.height
        if place is Place.BOTTOM:
            return Rect.around(Point(x, y - self.px(40)), self.px(900), self.px(420))
        if place.is_side:
            inwards = self.px(40) if place is Place.LEFT else -self.px(40)
            return Rect.around(Point(x + inwards, y), self.px(380), self.px(620))
        return Rect.around(Point(x, y + self.px(30)), self.px(560), self.px(330))

    # the table cards

    def slot(self, kind: SlotKind, i: int) -> Pose:
        """Slot i of a grid in filling order, a little askew. Raises IndexError beyond the grid."""
        column, row = slot_order(kind)[i]
        height, gap = self.slot_height(kind), self.px(kind.gap)
        width, middle = height * self.ratio, self.zone.center
        x = middle.x + (column - (kind.columns - 1) / 2) * (width + gap)
        y = middle.y + (row - (kind.rows - 1) / 2) * (height + gap)
        loose = 0.14 * gap
        return Pose(x + loose * sin(12.9 * i), y + loose * sin(78.2 * i), 2.2 * sin(37.7 * i), height)

    # piles, scope, stock

    def pile(self, side: int, layer: int = 0) -> Pose:
        """The visible back number `layer` of a side's pile (0 the lowest); `visible_backs` says how many there are."""
        return piles.pile_pose(self, piles.pile_spot(self, side), layer)

    def pile_top(self, side: int, cards: int) -> Pose:
        """Where the uppermost card of a pile of so many cards lies (the outline's place when it is empty)."""
        return self.pile(side, max(0, self.visible_backs(cards) - 1))

    def pile_outline(self, side: int) -> Pose:
        """The chalk outline of an empty pile: its upright place."""
        spot = piles.pile_spot(self, side)
        return Pose(spot.center.x, spot.center.y, 0.0, spot.height)

    @staticmethod
    def visible_backs(cards: int) -> int:
        """How many backs a pile or stock of so many cards shows (0 to 5)."""
        return piles.visible_backs(cards)

    def pile_count(self, side: int, width: float = 0.0) -> Rect:
        """The small tag under a side's pile, for words `width` pixels wide, padding included."""
        return piles.count_rect(self, piles.pile_spot(self, side), width)

    def scopa(self, side: int, k: int, n: int) -> Pose:
        """Scopa k of n of a side: face up, crosswise, under the pile, half its face in sight."""
        return piles.scopa_pose(self, piles.pile_spot(self, side), k, n)

    def stock(self, layer: int = 0) -> Pose:
        """The visible back number `layer` of the stock (0 the lowest)."""
        return piles.pile_pose(self, piles.stock_spot(self), layer)

    def stock_count(self, width: float = 0.0) -> Rect:
        """The small tag under the stock."""
        return piles.count_rect(self, piles.stock_spot(self), width)

    # things on the cloth

    @property
    def slate(self) -> Rect:
        """The slate at the top left, tall enough for a heading, one line a side, and the tallies where wanted."""
        lines = self._slate_heading + self.sides * self.slate_line_height + self._tallies_height
        return Rect(self.margin, self.margin, self._slate_width, 2 * self.slate_frame + lines)

    @property
    def _slate_width(self) -> float:
        """Wider for more than two sides of several players, which are called by two names; as far as the seat above."""
        if not 2 < self.sides < self.seats:
            return self.px(METRICS.slate)
        edge = seats.seat_bounds(self, Place.TOP_LEFT).left - self.px(10)
        return min(self.px(METRICS.slate_of_pairs), edge - self.margin)

    @property
    def slate_frame(self) -> int:
        """Width of the slate's wooden frame."""
        return self.px(12)

    @property
    def slate_scale(self) -> float:
        """Text size on the slate: the person's, less where hands or the stock stand close below it."""
        room = self._below_slate - self.px(10) - self.margin - 2 * self.slate_frame
        units = HEADING_UNITS + LINE_UNITS * self.sides + (TALLIES_UNITS if self.tallies else 0)
        return min(self.text_scale, room / self.unit / units)

    @property
    def slate_line_height(self) -> int:
        """Height of one side's line on the slate."""
        return round(LINE_UNITS * self.unit * self.slate_scale)

    @property
    def _slate_heading(self) -> int:
        return round(HEADING_UNITS * self.unit * self.slate_scale)

    @property
    def _tallies_height(self) -> int:
        return round(TALLIES_UNITS * self.unit * self.slate_scale) if self.tallies else 0

    @property
    def _below_slate(self) -> float:
        """The y of the first thing under the slate."""
        places, tops = PLACES[self.seats], [self.height * 0.5]
        if Place.LEFT in places:
            tops.append(seats.seat_bounds(self, Place.LEFT).top)
        if self.has_stock:
            tops.append(self.stock(piles.VISIBLE_BACKS - 1).bounds(self.ratio).top)
        return min(tops)

    def slate_heading(self) -> Rect:
        """The heading's line on the slate (the target)."""
        inner = self.slate.grown(-self.slate_frame)
        return Rect(inner.x, inner.y, inner.width, self._slate_heading)

    def slate_line(self, side: int) -> Rect:
        """One side's line on the slate."""
        heading = self.slate_heading()
        return Rect(heading.x, heading.bottom + side * self.slate_line_height, heading.width, self.slate_line_height)

    def slate_tally(self, i: int) -> Rect:
        """Tally line i of two on the slate, below the sides: sevens gone, denari gone."""
        last, height = self.slate_line(self.sides - 1), TALLY_UNITS * self.unit * self.slate_scale
        top = last.bottom + (TALLIES_UNITS - 2 * TALLY_UNITS) / 2 * self.unit * self.slate_scale
        return Rect(last.x, top + i * height, last.width, height)

    @property
    def menu(self) -> Rect:
        """The round menu button at the top right."""
        return Rect(self.width - self.margin - self.button_size, self.margin, self.button_size, self.button_size)

    def button(self, which: TableButton) -> Rect:
        """A round button in the lower corner opposite the person's pile."""
        x = self.margin + which.value * (self.button_size + self.px(METRICS.gap))
        y = self.height - self.margin - self.button_size
        return self.mirrored(Rect(x, y, self.button_size, self.button_size))

    @property
    def cup(self) -> Rect | None:
        """The espresso's saucer; None where a seat or a third pile needs the room."""
        return piles.cup_rect(self)

    # words on the cloth

    @property
    def caption_size(self) -> int:
        """Pixels of the caption's italic (21 units at the person's text size, as far as its line allows)."""
        return max(14, min(self.text(21), self.px(30)))

    @property
    def total(self) -> Rect:
        """The table's total in chalk: at the right end of the caption line, words flush right."""
        width = min(self.px(150) * self.text_scale, self.zone.width / 3)
        return Rect(self.zone.right - width, self._caption_top, width, self._caption_height)

    def caption(self, beside_total: bool = False) -> Rect:
        """The caption line, words centred; beside the table's total it is narrower on both sides."""
        half = self.total.left - self.px(8) - self.width / 2 if beside_total else self.zone.width / 2
        return Rect(self.width / 2 - half, self._caption_top, 2 * half, self._caption_height)

    @property
    def _caption_top(self) -> float:
        return self.zone.bottom + self.px(8)

    @property
    def _caption_height(self) -> float:
        return self.px(32)

    def prompt(self, i: int, n: int) -> Rect:
        """Button i of n that ask something of the person (a declaration, a new deal): beside a hand of three or
        fewer, the first lowest right of it; above the hand's middle when the fan is wider."""
        height, gap = max(SMALLEST_HIT, round(self.px(44) * max(1.0, 0.9 * self.text_scale))), self.px(METRICS.gap)
        bounds = seats.fan_bounds(self)
        edge = self.width - seats.corner_width(self)
        room = edge - bounds.right - 2 * self.px(12)
        rows = max(1, int((self.hand_height * 0.92 + gap) // (height + gap)))
        if room >= self.px(120) and n <= 2 * rows:
            bottom = self.height - self.margin - (i % rows) * (height + gap)
            rect = Rect(bounds.right + self.px(12), bottom - height, room, height)
            return rect if i < rows else rect.mirrored(self.width)
        width = min(self.px(220), (self.zone.width - (n - 1) * gap) / n)
        left = self.width / 2 - (n * width + (n - 1) * gap) / 2
        return Rect(left + i * (width + gap), self.zone.bottom - height, width, height)
