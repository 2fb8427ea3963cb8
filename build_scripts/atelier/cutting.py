"""Cuts that leave no line of their own: half planes, boxes and bands whose cut edges carry no contour."""

from dataclasses import replace

from build_scripts.atelier.canvas import Canvas, Item
from build_scripts.atelier.geom import Point, SubPath


def cut_open(c: Canvas, nx: float, ny: float, distance: float) -> Canvas:
    """What lies in the half plane nx * x + ny * y <= distance, with no contour along the cut."""
    result = Canvas()
    for item in c.items:
        kept = Canvas([item]).clipped(nx, ny, distance).items
        if not kept:
            continue
        if kept[0].subs == item.subs or not item.stroke:
            result.items.append(kept[0])
            continue
        if item.fill:
            result.items.append(replace(kept[0], stroke=None, width=0))
        pen = Item(tuple(_opened(s) for s in item.subs), None, item.stroke, item.width, 1)
        result.items += Canvas([pen]).clipped(nx, ny, distance).items
    return result


def _opened(sub: SubPath) -> SubPath:
    """The closed outline as a line that ends where it began."""
    if not sub.closed:
        return sub
    here = sub.segments[-1][2]
    closing = () if here == sub.start else ((here, sub.start, sub.start),)
    return SubPath(sub.start, (*sub.segments, *closing), False)


def boxed(c: Canvas, left: float, top: float, right: float, bottom: float) -> Canvas:
    """What lies inside the upright box, open at its edges."""
    for nx, ny, distance in ((1, 0, right), (-1, 0, -left), (0, 1, bottom), (0, -1, -top)):
        c = cut_open(c, nx, ny, distance)
    return c


def banded(c: Canvas, through: Point, direction: Point, half: float) -> Canvas:
    """What lies at most `half` units from the straight line through the point along the unit direction."""
    nx, ny = -direction[1], direction[0]
    middle = nx * through[0] + ny * through[1]
    return cut_open(cut_open(c, nx, ny, middle + half), -nx, -ny, half - middle)
