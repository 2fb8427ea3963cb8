"""Hands, name tags and dealer tokens around the table."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from scopa_gui.stage.geometry import Point, Pose, Rect
from scopa_gui.stage.layout_frame import PLACES, Place, TableFrame
from scopa_gui.stage.layout_metrics import METRICS

# the person's fan


def corner_width(frame: TableFrame) -> float:
    """How far the wider of the two lower corners (buttons, own pile with its scope) reaches into the window."""
    buttons = frame.margin + 3 * frame.button_size + 2 * frame.px(METRICS.gap)
    pile = frame.px(63) + frame.back_width / 2 + 0.92 * frame.back_height + frame.px(2)
    return max(buttons, pile) + frame.px(8)


def fan_turn(n: int) -> float:
    """Degrees between neighbours of a fan of n cards."""
    return min(4.2, 26 / max(1, n - 1))


def fan_step(frame: TableFrame, n: int) -> float:
    """Pixels between the middles of neighbouring cards of the person's fan; never over the lower corners."""
    height, width = frame.hand_height, frame.hand_height * frame.ratio
    lean = sin(radians(fan_turn(n) * (n - 1) / 2)) * (height / 2 + frame.px(METRICS.raise_by))
    room = min((0.5 if n <= 3 else 0.62) * frame.width, frame.width - 2 * (corner_width(frame) + lean))
    return min(width * (1.02 if n <= 3 else 0.9), (room - width) / max(1, n - 1))


def fan_pose(frame: TableFrame, i: int, n: int) -> Pose:
    """Card i of the n that the person holds, on a circle whose middle lies below the window; z is 2."""
    base = frame.height - 0.47 * frame.hand_height
    if n <= 1:
        return Pose(frame.width / 2, base, 0.0, frame.hand_height, 2.0)
    turn = fan_turn(n)
    radius = fan_step(frame, n) / radians(turn)
    a = (i - (n - 1) / 2) * turn
    x = frame.width / 2 + radius * sin(radians(a))
    return Pose(x, base + radius * (1 - cos(radians(a))), -a, frame.hand_height, 2.0)


@lru_cache(64)
def fan_bounds(frame: TableFrame) -> Rect:
    """The rectangle around the fullest hand of the person, with its outermost cards raised."""
    n = max(1, frame.cards_each)
    ends = [fan_pose(frame, i, n) for i in (0, n // 2, n - 1)]
    points = [
        p for pose in ends for q in (pose, pose.raised(frame.px(METRICS.raise_by), 12)) for p in q.corners(frame.ratio)
    ]
    return Rect.bounds(points)


# the other hands


def seat_spread(frame: TableFrame, place: Place, n: int, shown: bool) -> float:
    """Pixels between neighbours of another seat's hand."""
    share = 1.02 if shown and place is Place.TOP and frame.seats < 5 else 0.5 if frame.seats > 5 else 0.62
    room: float = frame.px(METRICS.top_hand)
    if place is Place.TOP_LEFT:  # the slate stands beside it
        reach = Place.TOP_LEFT.value[0] * frame.width - frame.margin - frame.px(METRICS.slate) - frame.px(20)
        room = min(room, 2 * reach)
    return min(share * frame.back_width, (room - frame.back_width) / max(1, n - 1))


def seat_pose(frame: TableFrame, place: Place, i: int, n: int, shown: bool) -> Pose:
    """Card i of the n that another seat holds over the rim; shown hands are face up, upright and wholly in sight."""
    height, k = frame.back_height, i - (n - 1) / 2
    turn = min(6, 30 / max(1, n - 1)) * (0.3 if shown else 1.0)
    spread = seat_spread(frame, place, n, shown)
    sag = (k * spread) ** 2 / (height * 9) * (0.3 if shown else 1.0)
    out = (0.56 if shown else 0.20) * height - sag
    x, y = place.value[0] * frame.width, place.value[1] * frame.height
    match place:
        case Place.LEFT:
            return Pose(out, y + k * spread, -90 - k * turn, height, 2.0, shown)
        case Place.RIGHT:
            return Pose(frame.width - out, y - k * spread, 90 - k * turn, height, 2.0, shown)
        case Place.TOP | Place.TOP_LEFT | Place.TOP_RIGHT if shown:
            return Pose(x + k * spread, out, k * turn, height, 2.0, shown)
        case Place.TOP | Place.TOP_LEFT | Place.TOP_RIGHT:
            return Pose(x - k * spread, out, 180 - k * turn, height, 2.0, shown)
        case Place.BOTTOM:
            return fan_pose(frame, i, n)


@lru_cache(256)
def seat_bounds(frame: TableFrame, place: Place) -> Rect:
    """The rectangle around the fullest hand of a seat, hidden or shown."""
    if place is Place.BOTTOM:
        return fan_bounds(frame)
    n = max(1, frame.cards_each)
    poses = [seat_pose(frame, place, i, n, shown) for i in range(n) for shown in (False, True)]
    return Rect.bounds(p for pose in poses for p in pose.corners(frame.ratio))


# tags and the dealer's token


@lru_cache(64)
def tag_lines(frame: TableFrame) -> int:
    """Lines of a name tag: 2, name above level; 1, the name alone, where large type leaves no room for both."""
    two = _tag_height(frame, 2)
    top = frame.rim + frame.px(12) + two
    if frame.seats > 4:  # the dealer's token lies below the tag
        fits = top + frame.px(2) + frame.px(METRICS.token) <= frame.zone.top
    else:  # beside the upper pile
        fits = frame.seats != 3 or top <= frame.margin + frame.button_size + frame.px(12)
    if frame.sides == 4:  # the fourth pile lies between two tags
        own = frame.height - frame.margin - frame.button_size - frame.px(16) - two
        pile = 0.8 * frame.back_height + frame.px(20) + 1.22 * frame.text(15)
        fits = fits and seat_bounds(frame, Place.LEFT).bottom + frame.px(8) + two + pile < own
    return 2 if fits else 1


def tag_height(frame: TableFrame) -> int:
    """Height of every name tag: a line of type 20 and, where there is room for it, one of type 15."""
    return _tag_height(frame, tag_lines(frame))


def _tag_height(frame: TableFrame, lines: int) -> int:
    return round(1.22 * (frame.text(20) + (frame.text(15) if lines > 1 else 0))) + frame.px(9)


def own_tag_top(frame: TableFrame) -> float:
    """The upper edge of the person's own tag, above the buttons."""
    return frame.height - frame.margin - frame.button_size - frame.px(16) - tag_height(frame)


def token_room(frame: TableFrame) -> int:
    """What the dealer's token takes beside a tag."""
    return frame.px(METRICS.token_gap) + frame.px(METRICS.token) // 2


def token_under_tag(frame: TableFrame, place: Place) -> bool:
    """Whether the token lies below the tag: three hands in the upper row leave no room beside the tags."""
    return place.is_top and frame.seats > 5


@lru_cache(256)
def tag_room(frame: TableFrame, place: Place) -> Rect:
    """The largest rectangle a name tag may have; the dealer's token has its own place outside it."""
    match place:
        case Place.BOTTOM:
            room = _own_tag_room(frame)
        case Place.LEFT | Place.RIGHT:
            room = _side_tag_room(frame)
            room = room.mirrored(frame.width) if place is Place.RIGHT else room
        case Place.TOP | Place.TOP_LEFT | Place.TOP_RIGHT:
            room = _top_tag_room(frame, place)
    return room


def tag_rect(frame: TableFrame, place: Place, width: float) -> Rect:
    """A tag of this natural width, shortened to its room; it grows towards the middle of the table."""
    room = tag_room(frame, place)
    width = min(width, room.width)
    at_right = place is Place.RIGHT or (place is Place.BOTTOM and frame.left_handed)
    return Rect(room.right - width if at_right else room.x, room.y, width, room.height)


def token_rect(frame: TableFrame, place: Place, tag: Rect) -> Rect:
    """The dealer's token beside a tag (below it where three hands share the upper row)."""
    size = frame.px(METRICS.token)
    if token_under_tag(frame, place):
        return Rect(tag.left, tag.bottom + frame.px(2), size, size)
    away = frame.px(METRICS.token_gap)
    at_right = place is Place.RIGHT or (place is Place.BOTTOM and frame.left_handed)
    return Rect.around(Point(tag.left - away if at_right else tag.right + away, tag.center.y), size, size)


def _own_tag_room(frame: TableFrame) -> Rect:
    reach = fan_bounds(frame).left - frame.px(8) - token_room(frame) - frame.margin
    width = max(0.0, min(frame.px(METRICS.tag_widest), reach))
    return frame.mirrored(Rect(frame.margin, own_tag_top(frame), width, tag_height(frame)))


def _side_tag_room(frame: TableFrame) -> Rect:
    reach = frame.zone.left - frame.margin - frame.px(8) - token_room(frame)
    top = seat_bounds(frame, Place.LEFT).bottom + frame.px(8)
    return Rect(frame.margin, top, min(frame.px(METRICS.tag_widest), reach), tag_height(frame))


def _top_tag_room(frame: TableFrame, place: Place) -> Rect:
    left = seat_bounds(frame, place).right + frame.px(12)
    limit: float = frame.width - frame.margin - frame.button_size
    for other in PLACES[frame.seats]:
        bounds = seat_bounds(frame, other)
        if other.is_top and bounds.left > left:
            limit = min(limit, bounds.left)
    reach = limit - frame.px(8) - left - (0 if token_under_tag(frame, place) else token_room(frame))
    return Rect(left, frame.rim + frame.px(12), max(0.0, min(frame.px(METRICS.tag_widest), reach)), tag_height(frame))
