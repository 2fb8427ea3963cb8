"""A card's way from pose to pose as a pure function of time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from scopa_gui.stage.geometry import Pose

Ease: TypeAlias = Callable[[float], float]
"""The share of the way done after a share 0-1 of the time; 0 at 0 and 1 at 1."""

OVERSHOOT: Final = 1.04
"""Makes out_back pass its end by 4 % of the way."""


def linear(t: float) -> float:
    """Even speed."""
    return t


def in_quad(t: float) -> float:
    """From rest, ever faster: a card that falls."""
    return t * t


def out_quad(t: float) -> float:
    """Fast at once, then slower."""
    return t * (2 - t)


def in_out_quad(t: float) -> float:
    """From rest to rest."""
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Thrown: fast at once, long slowing."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """From rest to rest, with a swift middle."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


def out_back(t: float) -> float:
    """Past the end by a little, and back."""
    return 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2


@dataclass(frozen=True, slots=True)
class Frame:
    """A card at one moment: its pose, how much of its width a turning card shows, and how opaque it is (both 0-1)."""

    pose: Pose
    width: float = 1.0
    alpha: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Leg:
    """One stretch of a way: `seconds` to the pose `to`.

    `arc` bulges the path upwards by that share of its length, `lift` raises the middle by so many pixels of z. Where
    the face changes, the card turns over between the two shares `flip` of the time; `face` is the side it starts with
    when that is not the starting pose's. `fades`: it vanishes here and appears there instead of travelling.
    """

    to: Pose
    seconds: float
    ease: Ease = linear
    arc: float = 0.0
    lift: float = 0.0
    flip: tuple[float, float] = (0.0, 1.0)
    face: bool | None = None
    fades: bool = False

    def at(self, start: Pose, share: float) -> Frame:
        """The card after a share 0-1 of the time, coming from `start`."""
        if share >= 1 or self.seconds <= 0:
            return Frame(self.to)
        if self.fades:
            return Frame(start if share < 0.5 else self.to, alpha=abs(1 - 2 * share))
        face, width = self._face(start, share)
        e = self.ease(share)
        dx, dy = self.to.x - start.x, self.to.y - start.y
        bulge = 4 * share * (1 - share)
        across, up = _sideways(dx, dy)
        x = start.x + e * dx + across * self.arc * bulge
        y = start.y + e * dy + up * self.arc * bulge
        pose = Pose(
            x,
            y,
            start.angle + e * short_turn(start.angle, self.to.angle),
            start.height + e * (self.to.height - start.height),
            max(0.0, start.z + e * (self.to.z - start.z) + self.lift * bulge),
            face,
        )
        return Frame(pose, width)

    def _face(self, start: Pose, share: float) -> tuple[bool, float]:
        before = start.face_up if self.face is None else self.face
        if before == self.to.face_up:
            return before, 1.0
        begin, end = self.flip
        turned = min(1.0, max(0.0, (share - begin) / max(1e-6, end - begin)))
        return (before if turned < 0.5 else self.to.face_up), abs(1 - 2 * turned)


def _sideways(dx: float, dy: float) -> tuple[float, float]:
    """A vector as long as (dx, dy), across it and upwards; to the right where the way itself is upright."""
    if abs(dx) < 0.2 * abs(dy):
        return abs(dy), 0.0
    return (dy, -dx) if dx > 0 else (-dy, dx)


def short_turn(start: float, end: float) -> float:
    """Degrees from one angle to another the shorter way round, -180 to 180."""
    return (end - start + 180) % 360 - 180


@dataclass(frozen=True, slots=True)
class Track:
    """A whole way: after `delay` seconds from `start` along the legs."""

    start: Pose
    legs: tuple[Leg, ...]
    delay: float = 0.0

    @property
    def seconds(self) -> float:
        """From the beginning to rest."""
        return self.delay + sum(leg.seconds for leg in self.legs)

    @property
    def end(self) -> Pose:
        """Where it comes to rest."""
        return self.legs[-1].to

    def at(self, age: float) -> Frame:
        """The card `age` seconds after the beginning; the very end pose once it is over."""
        if age >= self.seconds:
            return Frame(self.end)
        age -= self.delay
        if age <= 0:
            return Frame(self.start)
        start = self.start
        for leg in self.legs[:-1]:
            if age < leg.seconds:
                return leg.at(start, age / leg.seconds)
            age -= leg.seconds
            start = leg.to
        last = self.legs[-1]
        return last.at(start, age / last.seconds if last.seconds > 0 else 1.0)

    def bent(self, age: float, to: Pose) -> Track:
        """The rest of this way from the age on, ending at `to` instead, without a jump."""
        remaining = self.delay - age
        if remaining >= 0:
            return replace(self, legs=(*self.legs[:-1], replace(self.legs[-1], to=to)), delay=remaining)
        done, start = -remaining, self.start
        for index, leg in enumerate(self.legs):
            if done < leg.seconds:
                return self._bent_leg(index, leg, start, done / leg.seconds, to)
            done -= leg.seconds
            start = leg.to
        return Track(self.end, (Leg(to=to, seconds=0.0),))

    def _bent_leg(self, index: int, leg: Leg, start: Pose, share: float, to: Pose) -> Track:
        later = self.legs[index + 1 :]
        now, left = leg.at(start, share).pose, 1 - share
        begin, end = leg.flip
        rest = replace(
            leg,
            seconds=leg.seconds * left,
            ease=out_quad,
            arc=leg.arc * left,
            lift=0.0,
            flip=((begin - share) / left, (end - share) / left),
            face=start.face_up if leg.face is None else leg.face,
        )
        if later:
            return Track(now, (rest, *later[:-1], replace(later[-1], to=to)))
        return Track(now, (replace(rest, to=to),))

    def moved(self, change: Callable[[Pose], Pose]) -> Track:
        """The same way in another window: every pose changed."""
        return replace(self, start=change(self.start), legs=tuple(replace(leg, to=change(leg.to)) for leg in self.legs))


def still(pose: Pose, seconds: float) -> Leg:
    """A leg that stays where it is."""
    return Leg(to=pose, seconds=seconds)
