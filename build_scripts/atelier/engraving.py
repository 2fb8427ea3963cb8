"""How deeply a pack is engraved: the hatching of a finished drawing made longer and stronger, or shorter and finer."""

from dataclasses import replace

from build_scripts.atelier.canvas import INK, Canvas, Item
from build_scripts.atelier.geom import Point, SubPath, lerp, poly


def engraved(c: Canvas, reach: float, weight: float) -> Canvas:
    """A copy whose hatching wedges are `reach` times as long and `weight` times as thick at their base."""
    return Canvas([_hatched(i, reach, weight) if _is_hatching(i) else i for i in c.items])


def _is_hatching(item: Item) -> bool:
    """Whether the item is a set of bare ink triangles, as `shade` paints them."""
    return item.fill == INK and item.stroke is None and all(s.closed and len(s.segments) == 3 for s in item.subs)


def _hatched(item: Item, reach: float, weight: float) -> Item:
    return replace(item, subs=tuple(_wedge(s, reach, weight) for s in item.subs))


def _wedge(sub: SubPath, reach: float, weight: float) -> SubPath:
    a, b, tip = sub.start, sub.segments[0][2], sub.segments[1][2]
    foot: Point = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return poly([_towards(foot, a, weight), _towards(foot, b, weight), _towards(foot, tip, reach)])


def _towards(foot: Point, end: Point, share: float) -> Point:
    return lerp(foot[0], end[0], share), lerp(foot[1], end[1], share)
