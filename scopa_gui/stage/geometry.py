"""Points, sizes, rectangles and poses in window pixels: the words in which layout, motion and gestures speak."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin


@dataclass(frozen=True, slots=True)
class Point:
    """A place in the window, in pixels from its top left corner."""

    x: float
    y: float

    def moved(self, dx: float, dy: float) -> "Point":
        """The point that lies (dx, dy) further."""
        return Point(self.x + dx, self.y + dy)

    def distance(self, other: "Point") -> float:
        """Pixels between two points."""
        return float(((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5)


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in pixels."""

    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle: top left corner and size in pixels; the right and bottom edges lie outside."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, center: Point, width: float, height: float) -> "Rect":
        """The rectangle of a size whose middle is `center`."""
        return cls(center.x - width / 2, center.y - height / 2, width, height)

    @classmethod
    def between(cls, left: float, top: float, right: float, bottom: float) -> "Rect":
        """The rectangle with these four edges; never of negative size."""
        return cls(left, top, max(0.0, right - left), max(0.0, bottom - top))

    @classmethod
    def bounds(cls, points: Iterable[Point]) -> "Rect":
        """The smallest rectangle that holds all points (at least one)."""
        listed = list(points)
        xs, ys = [p.x for p in listed], [p.y for p in listed]
        return cls.between(min(xs), min(ys), max(xs), max(ys))

    @property
    def left(self) -> float:
        """The x of the left edge."""
        return self.x

    @property
    def top(self) -> float:
        """The y of the top edge."""
        return self.y

    @property
    def right(self) -> float:
        """The x just beyond the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y just beyond the bottom edge."""
        return self.y + self.height

    @property
    def center(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Top left, top right, bottom right, bottom left."""
        return (
            Point(self.left, self.top),
            Point(self.right, self.top),
            Point(self.right, self.bottom),
            Point(self.left, self.bottom),
        )

    def grown(self, dx: float, dy: float | None = None) -> "Rect":
        """The rectangle with each side pushed out by dx and dy (dy = dx when left out); negative values shrink it."""
        dy = dx if dy is None else dy
        return Rect.between(self.left - dx, self.top - dy, self.right + dx, self.bottom + dy)

    def mirrored(self, width: float) -> "Rect":
        """The same rectangle seen in a mirror that stands in the middle of a window of this width."""
        return Rect(width - self.right, self.y, self.width, self.height)

    def contains(self, point: Point) -> bool:
        """Whether the point lies inside."""
        return self.left <= point.x < self.right and self.top <= point.y < self.bottom

    def holds(self, other: "Rect", slack: float = 0.0) -> bool:
        """Whether `other` lies wholly inside, `slack` pixels over the edge allowed."""
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share some area; touching edges do not count."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def pixels(self) -> tuple[int, int, int, int]:
        """Rounded edges as (x, y, width, height), so that neighbours still touch."""
        left, top = round(self.left), round(self.top)
        return left, top, round(self.right) - left, round(self.bottom) - top


@dataclass(frozen=True, slots=True)
class Pose:
    """How one card lies: the middle, the turn, the size and the height above the cloth.

    x, y: the card's middle in pixels. angle: degrees counter-clockwise, 0 upright. height: the card's own height in
    pixels (its width is height x the pack's ratio). z: pixels above the cloth, which the shadow shows (0 resting,
    28 held). face_up: whether the face is seen.
    """

    x: float
    y: float
    angle: float = 0.0
    height: float = 0.0
    z: float = 0.0
    face_up: bool = True

    @property
    def center(self) -> Point:
        """The card's middle."""
        return Point(self.x, self.y)

    def corners(self, ratio: float) -> tuple[Point, Point, Point, Point]:
        """The four corners, from the card's own top left clockwise, for a pack of this width / height ratio."""
        half_w, half_h = self.height * ratio / 2, self.height / 2
        c, s = cos(radians(self.angle)), sin(radians(self.angle))

        def at(dx: float, dy: float) -> Point:
            return Point(self.x + dx * c + dy * s, self.y - dx * s + dy * c)

        return at(-half_w, -half_h), at(half_w, -half_h), at(half_w, half_h), at(-half_w, half_h)

    def bounds(self, ratio: float) -> Rect:
        """The upright rectangle around the turned card."""
        return Rect.bounds(self.corners(ratio))

    def contains(self, point: Point, ratio: float) -> bool:
        """Whether a point lies on the card."""
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        dx, dy = point.x - self.x, point.y - self.y
        return abs(dx * c - dy * s) <= self.height * ratio / 2 and abs(dx * s + dy * c) <= self.height / 2

    def raised(self, distance: float, z: float) -> "Pose":
        """The card pushed out along its own upright by `distance` pixels and lifted to z."""
        a = radians(self.angle)
        return Pose(self.x - sin(a) * distance, self.y - cos(a) * distance, self.angle, self.height, z, self.face_up)


def shapes_overlap(first: Sequence[Point], second: Sequence[Point]) -> bool:
    """Whether two convex shapes, each a ring of corners, share some area (touching does not count)."""
    for ring in (first, second):
        for i, a in enumerate(ring):
            b = ring[(i + 1) % len(ring)]
            nx, ny = a.y - b.y, b.x - a.x
            ours = [nx * p.x + ny * p.y for p in first]
            theirs = [nx * p.x + ny * p.y for p in second]
            if max(ours) <= min(theirs) or max(theirs) <= min(ours):
                return False
    return True
