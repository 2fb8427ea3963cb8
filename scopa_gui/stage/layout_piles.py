"""The piles of the sides with their scope crosswise, and the stock."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sin
from typing import Final

from scopa_gui.stage.geometry import Point, Pose, Rect
from scopa_gui.stage.layout_frame import Place, TableFrame
from scopa_gui.stage.layout_metrics import METRICS
from scopa_gui.stage.layout_seats import own_tag_top, seat_bounds, tag_room

VISIBLE_BACKS: Final = 5
"""A pile never shows more backs than this, however many cards it holds."""

SCOPA_ASIDE: Final = 0.42
"""How far beside the pile's middle a scopa's middle lies, as a share of the card's height."""


@dataclass(frozen=True, slots=True)
class PileSpot:
    """Where a pile lies: its middle, the height of its cards, and how its scope spread.

    aside: how far to the right (negative: left) of the pile the middle of a scopa lies, 0.42 of the height where there
    is room. limit: the y that no scopa may pass.
    """

    center: Point
    height: float
    aside: float
    limit: float

    def mirrored(self, width: float) -> PileSpot:
        """The same pile on the other half of the table."""
        return PileSpot(Point(width - self.center.x, self.center.y), self.height, -self.aside, self.limit)


def count_height(frame: TableFrame) -> int:
    """Height of the small tag under a pile or a stock (type 15)."""
    return round(1.22 * frame.text(15)) + frame.px(4)


def visible_backs(cards: int) -> int:
    """How many backs a pile of so many cards shows: one, and one more for every five, up to five."""
    return 0 if cards <= 0 else min(VISIBLE_BACKS, 1 + cards // 5)


def pile_pose(frame: TableFrame, spot: PileSpot, layer: int) -> Pose:
    """The visible back number `layer` of a pile, 0 the lowest: a little disorder, 1.6 units up each."""
    step = 1.6 * frame.unit
    x = spot.center.x + sin(layer * 4.1) * step
    return Pose(x, spot.center.y - layer * step, sin(layer * 2.7) * 2.4, spot.height, 0.0, False)


def scopa_pose(frame: TableFrame, spot: PileSpot, k: int, n: int) -> Pose:
    """Scopa k of n: crosswise under the pile, face up, half its face in sight; many lie closer together."""
    first = spot.center.y - 0.24 * spot.height
    room = spot.limit - first - spot.height * frame.ratio / 2 - frame.px(2)
    step = min(0.235 * spot.height, max(0.0, room) / max(1, n - 1))
    angle = 90.0 + (-2.0, 1.5, -1.0)[k % 3]
    return Pose(spot.center.x + spot.aside, first + k * step, angle, spot.height)


def count_rect(frame: TableFrame, spot: PileSpot, width: float) -> Rect:
    """The tag under a pile or stock, centred below its card."""
    height = count_height(frame)
    middle = Point(spot.center.x, spot.center.y + spot.height / 2 + height / 2)
    return Rect.around(middle, max(width, height * 1.6), height)


@lru_cache(256)
def stock_spot(frame: TableFrame) -> PileSpot:
    """The stock at the left middle; before the left seat where there is one."""
    x, y = (METRICS.beside_seat, frame.zone.center.y) if frame.has_side_seats else (125, frame.height * 0.4975)
    spot = PileSpot(Point(frame.px(x), y), frame.back_height, 0.0, frame.zone.bottom)
    return spot.mirrored(frame.width) if _flipped(frame) else spot


@lru_cache(256)
def pile_spot(frame: TableFrame, side: int) -> PileSpot:
    """The pile of a side, counted from the person's own (0) counter-clockwise. Raises ValueError for no such side."""
    if not 0 <= side < frame.sides:
        raise ValueError(f"side {side}: this table has sides 0 to {frame.sides - 1}")
    if side == 0:
        spot = _own_spot(frame)
        return spot.mirrored(frame.width) if frame.left_handed else spot
    if frame.sides == 4:  # right seat, top seat, left seat, each beside its own
        spot = (_before_right(frame), _upper_spot(frame), _under_left_tag(frame))[side - 1]
        if not _flipped(frame) or side == 2:
            return spot
        return (_under_left_tag(frame) if side == 1 else _before_right(frame)).mirrored(frame.width)
    if side == 1:
        return _upper_spot(frame)
    return _before_right(frame) if frame.has_side_seats else _middle_spot(frame)


def cup_rect(frame: TableFrame) -> Rect | None:
    """The espresso's saucer at the right middle; None where a seat or a third pile needs the room."""
    if frame.has_side_seats or frame.sides > 2:
        return None
    size = frame.px(METRICS.cup)
    return Rect.around(Point(frame.width - frame.px(126), frame.height * 0.505), size, size)


def _flipped(frame: TableFrame) -> bool:
    """Left-handed with four piles: the side piles and the stock change halves, or two would meet at the lower left."""
    return frame.left_handed and frame.sides == 4


def _reach_up(frame: TableFrame, height: float) -> float:
    """From a pile's middle to the top of its block: its pile of backs or its first scopa."""
    return max(0.5 * height + frame.px(10), 0.24 * height + 0.5 * height * frame.ratio + 0.02 * height)


def _edge_x(frame: TableFrame) -> float:
    return frame.width - frame.px(63) - frame.back_width / 2


def _own_spot(frame: TableFrame) -> PileSpot:
    bottom = float(frame.height - frame.margin)
    y = bottom - count_height(frame) - frame.back_height / 2
    return PileSpot(Point(_edge_x(frame), y), frame.back_height, -SCOPA_ASIDE * frame.back_height, bottom)


def _own_top(frame: TableFrame) -> float:
    own = _own_spot(frame)
    return own.center.y - _reach_up(frame, own.height)


def _upper_spot(frame: TableFrame) -> PileSpot:
    height = frame.back_height
    x = _edge_x(frame)
    if frame.has_side_seats:  # 40 units further in, as far as the table cards allow
        x = min(x, max(x - frame.px(40), frame.zone.right + 0.94 * height))
    y = frame.margin + frame.button_size + frame.px(16) + _reach_up(frame, height)
    return PileSpot(Point(x, y), height, -SCOPA_ASIDE * height, _upper_limit(frame, x + 0.1 * height) - frame.px(8))


def _upper_limit(frame: TableFrame, right: float) -> float:
    """The y of what lies below the upper pile's scope, which reach to x = right."""
    if frame.has_side_seats:
        hand = seat_bounds(frame, Place.RIGHT)
        tops = [hand.top if hand.left < right else tag_room(frame, Place.RIGHT).top]
        if frame.sides > 2 or _flipped(frame):
            tops.append(frame.zone.center.y - _reach_up(frame, frame.back_height))
        return min(tops)
    if frame.sides > 2:
        return _middle_spot(frame).center.y - _reach_up(frame, frame.back_height)
    cup = cup_rect(frame)
    return cup.top if cup else frame.zone.bottom


def _middle_spot(frame: TableFrame) -> PileSpot:
    """In the cup's place, half way between the upper pile and the person's own."""
    reach = _reach_up(frame, frame.back_height)
    upper = frame.margin + frame.button_size + frame.px(16) + reach + frame.back_height / 2 + count_height(frame)
    lower = _own_top(frame)
    block = reach + frame.back_height / 2 + count_height(frame)
    y = (upper + lower - block) / 2 + reach
    height = frame.back_height
    return PileSpot(Point(_edge_x(frame), y), height, -SCOPA_ASIDE * height, lower - frame.px(8))


def _before_right(frame: TableFrame) -> PileSpot:
    """Before the right seat; its scope stick out towards that seat, away from the table cards."""
    height = frame.back_height
    center = Point(frame.width - frame.px(METRICS.beside_seat), frame.zone.center.y)
    room = seat_bounds(frame, Place.RIGHT).left - frame.px(4) - center.x - height / 2
    limit = tag_room(frame, Place.RIGHT).top - frame.px(8)
    return PileSpot(center, height, min(SCOPA_ASIDE * height, room), limit)


def _under_left_tag(frame: TableFrame) -> PileSpot:
    """The fourth pile, under the left tag at three quarters of the size (less where even that has no room)."""
    tag, own = tag_room(frame, Place.LEFT), own_tag_top(frame)
    room = own - frame.px(2) - tag.bottom - frame.px(4) - count_height(frame)
    share = max(1.0, 0.74 + 0.5 * frame.ratio + 0.02)
    height = min(0.75 * frame.back_height, (room - frame.px(10)) / share)
    center = Point(
        frame.margin + frame.px(15) + height * frame.ratio / 2, tag.bottom + frame.px(4) + _reach_up(frame, height)
    )
    return PileSpot(center, height, SCOPA_ASIDE * height, own - frame.px(4))
