"""Double-ended courts: one half figure cut at a seam through the card's middle and repeated upside down.

Draw the figure well past the seam, call `doubled`, then paint a line or a ribbon over the seam, or nothing.
"""

from math import cos, radians, sin, tan
from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.cutting import boxed, cut_open
from build_scripts.atelier.geom import Point, heading, poly

LEVEL: Final = 0.0


def doubled(half: Canvas, width: float, height: float, *, angle: float = LEVEL, inset: float = 0) -> Canvas:
    """The part of `half` above the seam, and the same turned by 180 degrees about the card's middle.

    `angle` is the seam's direction in degrees (0 level, negative rising to the right), `inset` the distance of the
    frame from the card's edge: nothing is painted beyond it. Cut edges carry no contour.
    """
    middle = (width / 2, height / 2)
    nx, ny = -sin(radians(angle)), cos(radians(angle))
    upper = cut_open(half, nx, ny, nx * middle[0] + ny * middle[1])
    if inset:
        upper = boxed(upper, inset, inset, width - inset, height - inset)
    c = Canvas()
    c.items += upper.items
    c.place(upper, turn=180, centre=middle)
    return c


def seam_ends(width: float, height: float, *, angle: float = LEVEL, inset: float = 0) -> tuple[Point, Point]:
    """Where the seam meets the frame, the left (or lower) end first."""
    across, down = width / 2 - inset, height / 2 - inset
    slope = tan(radians(angle))
    x, y = (across, across * slope) if abs(across * slope) <= down else (down / abs(slope), down * slope / abs(slope))
    return (width / 2 - x, height / 2 - y), (width / 2 + x, height / 2 + y)


def seam_line(
    c: Canvas, width: float, height: float, *, angle: float = LEVEL, inset: float = 0, pen: float = 1.6
) -> None:
    """A dividing line along the seam from frame to frame."""
    c.line(seam_ends(width, height, angle=angle, inset=inset), pen, curved=False)


def seam_ribbon(
    c: Canvas,
    width: float,
    height: float,
    colours: tuple[str, str],
    *,
    angle: float = LEVEL,
    inset: float = 0,
    half: float = 4,
    step: float = 14,
) -> None:
    """A ribbon over the seam, `half` units to each side, with lozenges in the second colour every `step` units."""
    a, b = seam_ends(width, height, angle=angle, inset=inset)
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 / 2
    past = half * 4 if angle else 0
    r = Canvas()
    r.add(
        poly([(-length - past, -half), (length + past, -half), (length + past, half), (-length - past, half)]),
        colours[0],
        INK,
        1.6,
    )
    count = int(length / step)
    reach = half * 0.62
    r.add(
        [
            poly([(k * step - reach, 0), (k * step, -reach), (k * step + reach, 0), (k * step, reach)])
            for k in range(-count, count + 1)
        ],
        colours[1],
        INK,
        0.9,
    )
    turned = Canvas()
    turned.place(r, width / 2, height / 2, turn=heading(a, b))
    c.items += boxed(turned, inset, inset, width - inset, height - inset).items
