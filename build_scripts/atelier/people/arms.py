"""Whole arms in one stroke: gripping a thing, laid on the hip, open under a floating sign, holding the reins."""

from collections.abc import Callable
from math import hypot

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.geom import Knot, Point, heading, lerp
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.people.hands import fingers, hand_on_hip, open_hand, palm, resting_fist
from build_scripts.atelier.people.limbs import Sleeve, forearm, upper_arm


def gripping(
    c: Canvas,
    shoulder: Knot,
    elbow: Knot,
    grip: Knot,
    sleeve: Sleeve,
    p: Palette,
    thing: Callable[[Canvas], None],
    *,
    along: float = -90,
    knuckles: int = 1,
    bow: float = -2,
    size: float = 1,
) -> None:
    """An arm whose hand closes round a shaft at `grip` that points to `along` degrees; `thing` paints the shaft."""
    wrist = _short_of(grip, elbow, 11.5 * size)
    palm(c, wrist, grip, p, size)
    thing(c)
    fingers(c, grip, along, p, size, knuckles)
    forearm(c, elbow, wrist, sleeve, bow)
    upper_arm(c, shoulder, elbow, sleeve)


def shouldered(
    c: Canvas, shoulder: Knot, elbow: Knot, grip: Knot, sleeve: Sleeve, p: Palette, along: float, bow: float = -3
) -> None:
    """An arm bent to the chest; its hand holds what is already painted, such as a club on the shoulder."""
    wrist = _short_of(grip, elbow, 9)
    forearm(c, elbow, wrist, sleeve, bow)
    upper_arm(c, shoulder, elbow, sleeve)
    palm(c, wrist, grip, p)
    fingers(c, grip, along, p, 0.98, 1)


def on_hip(
    c: Canvas, shoulder: Knot, elbow: Knot, wrist: Knot, sleeve: Sleeve, p: Palette, direction: float, size: float = 1
) -> None:
    """An arm bent to the side, its hand laid flat on the hip; fingers point to `direction` degrees."""
    forearm(c, elbow, wrist, sleeve, -2 if elbow[0] > wrist[0] else 2)
    hand_on_hip(c, wrist, direction, p, size, -1 if elbow[0] > wrist[0] else 1)
    upper_arm(c, shoulder, elbow, sleeve)


def open_armed(
    c: Canvas, shoulder: Knot, elbow: Knot, wrist: Knot, sleeve: Sleeve, p: Palette, thumb: int = 1, size: float = 1
) -> None:
    """A raised arm with an open hand, such as one under a floating coin."""
    forearm(c, elbow, wrist, sleeve, -2)
    upper_arm(c, shoulder, elbow, sleeve)
    open_hand(c, _short_of(wrist, elbow, -2), heading(elbow, wrist), p, size, thumb, 9)


def fist(
    c: Canvas, shoulder: Knot, elbow: Knot, wrist: Knot, sleeve: Sleeve, p: Palette, thumb: int = 1, bow: float = 2
) -> None:
    """An arm with a closed hand seen from its back, such as one that holds reins or a belt."""
    forearm(c, elbow, wrist, sleeve, bow)
    resting_fist(c, _short_of(wrist, elbow, -1), heading(elbow, wrist), p, 0.97, thumb)
    upper_arm(c, shoulder, elbow, sleeve)


def _short_of(end: Knot, start: Knot, distance: float) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return lerp(end[0], start[0], distance / length), lerp(end[1], start[1], distance / length)
