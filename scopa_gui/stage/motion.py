"""Pictures catch up with events: where every card is seen now, gliding from rest to rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from scopa_gui.engine import (
    NO_CARDS,
    Card,
    CardLaid,
    Cards,
    CardsCaptured,
    CardsDealt,
    DeclarationKept,
    Event,
    HandStarted,
    TableDealt,
    TurnStarted,
)
from scopa_gui.stage import tween
from scopa_gui.stage.board import Board, Hidden, Key
from scopa_gui.stage.choreography import Plan, Stagehand
from scopa_gui.stage.cues import WITHOUT_MOTION, Cue, Sounding
from scopa_gui.stage.geometry import Pose
from scopa_gui.stage.layout import TableLayout
from scopa_gui.stage.timing import TIMING, Pace, Speed
from scopa_gui.stage.tween import Ease, Frame, Leg, Track

NEAR = 6.0
"""Pixels within which a card that must move a little is simply put right."""


INSTANT = 1e-9
"""Seconds that are no time at all: sums of frames do not meet a duration exactly."""


@dataclass(frozen=True, slots=True)
class Moments:
    """What happened while time passed: events whose pictures began, sounds due, and scopas now being written."""

    events: tuple[Event, ...] = ()
    sounds: tuple[Sounding, ...] = ()
    flourishes: tuple[Event, ...] = ()


@dataclass(slots=True)
class _Moving:
    """A card under way: its track, its age in seconds, and whether an event moves it (and not the person's hand)."""

    track: Track
    age: float = 0.0
    eventful: bool = True


class Motion:
    """Shows events one after the other. Nothing here waits or is waited for: `board` is as far as has been shown.

    `stance` are poses that the person's hand gives to cards (raised, ringed), on top of the board's rest; a held card
    follows the pointer. However time is cut into frames, and whenever it is skipped, all ends at the board's rest.
    """

    def __init__(self, board: Board, layout: TableLayout, pace: Pace | None = None, sort: bool = False) -> None:
        self.board = board
        self.layout = layout
        self.pace = pace or Pace()
        self._sort = sort
        self._queue: deque[Event] = deque()
        self._wait = 0.0
        self._moving: dict[Key, _Moving] = {}
        self._leaving: frozenset[Key] = frozenset()
        self._stance: dict[Key, Pose] = {}
        self._held: Key | None = None
        self._rest = board.rest(layout, sort)
        self._frames: dict[Key, Frame] = {key: Frame(pose) for key, pose in self._rest.items()}
        self._due: list[tuple[float, Sounding | Event]] = []
        self._ringed: Cards = NO_CARDS
        self._ringed_left = 0.0

    # what is seen

    @property
    def frames(self) -> Mapping[Key, Frame]:
        """Every card in sight as it is now, in the board's drawing order; cards on their way are higher (`pose.z`)."""
        return self._frames

    @property
    def poses(self) -> dict[Key, Pose]:
        """Where every card in sight is now."""
        return {key: frame.pose for key, frame in self._frames.items()}

    def pose(self, key: Key) -> Pose | None:
        """Where one card is now."""
        frame = self._frames.get(key)
        return None if frame is None else frame.pose

    def goal(self, key: Key) -> Pose | None:
        """Where a card will rest, or rests, when nobody touches it."""
        return self._rest.get(key)

    def is_moving(self, key: Key) -> bool:
        """Whether a card is on its way or in the person's hand."""
        return key in self._moving or key == self._held

    def is_moved_by_hand(self, key: Key) -> bool:
        """Whether a card is raised, lowered or on its way home, which no event does."""
        return key in self._moving and not self._moving[key].eventful

    @property
    def ringed(self) -> Cards:
        """The table cards that an opponent's card, shown now, is about to take."""
        return self._ringed

    @property
    def is_idle(self) -> bool:
        """Whether every event has been shown and its cards rest; the person's own hand may still be busy."""
        return not (self._queue or self._wait > 0 or any(one.eventful for one in self._moving.values()))

    @property
    def is_still(self) -> bool:
        """Whether nothing at all moves by itself."""
        return self.is_idle and not self._moving and not self._due and self._ringed_left <= 0

    # telling it

    def enqueue(self, events: Iterable[Event]) -> None:
        """Show these events, as the viewer sees them, after those that wait already."""
        self._queue.extend(events)

    def advance(self, dt: float) -> Moments:
        """Let `dt` seconds pass (0 or more)."""
        started: list[Event] = []
        self._start_due(started)
        out: list[Sounding | Event] = []
        while dt > 0:
            step = min(dt, self._until_next())
            self._pass(step, out)
            dt -= step
            self._start_due(started)
        self._pass(0.0, out)
        return _moments(started, out)

    def skip(self) -> Moments:
        """Show the end of everything at once."""
        started = list(self._queue)
        self._queue.clear()
        flourishes = [one for _, one in self._due if not isinstance(one, Sounding)]
        self.board = self.board.folded(started)
        self._settle()
        scope = [one for one in started if isinstance(one, CardsCaptured) and one.scopa]
        sounds = (Sounding(Cue.PLACE),) if any(isinstance(one, CardLaid | CardsCaptured) for one in started) else ()
        return Moments(tuple(started), sounds, (*flourishes, *scope))

    def reset(self, board: Board, glide: bool = False) -> None:
        """Forget all motion and show `board`; with `glide` the cards that were in sight travel there.

        So after an undo, and when the table is turned to another viewer: a hand that is not to be seen any more goes on
        its way face down, one that comes in sight turns up.
        """
        names = _renamed(self.board, board)
        poses = {names.get(key, key): pose for key, pose in self.poses.items()}
        self.board = board
        self._queue.clear()
        self._stance.clear()
        self._held = None
        self._settle()
        if glide:
            for key, pose in poses.items():
                start, target = pose if isinstance(key, Card) else replace(pose, face_up=False), self._rest.get(key)
                if target is not None and _differ(start, target):
                    self._send(key, start, target, TIMING.to_pile, tween.in_out_cubic, eventful=True)

    def relayout(self, layout: TableLayout, sort: bool | None = None) -> None:
        """Another window or pack: what moves goes on towards its place in the new layout. In another order of the hand
        its cards glide to their new places.
        """
        old, self.layout = self.layout, layout
        before = self.poses if sort not in (None, self._sort) and layout == old else {}
        self._sort = self._sort if sort is None else sort
        self._stance.clear()
        self._held = None
        across, down = layout.width / old.width, layout.height / old.height
        size = layout.hand_height / old.hand_height

        def change(pose: Pose) -> Pose:
            return replace(pose, x=pose.x * across, y=pose.y * down, height=pose.height * size)

        self._rest = self.board.rest(layout, self._sort)
        leaving = {key: change(self._frames[key].pose) for key in self._leaving if key in self._frames}
        self._frames = {key: Frame(pose) for key, pose in {**leaving, **self._rest}.items()}
        for key, one in list(self._moving.items()):
            one.track = one.track.moved(change)
            if key in self._rest:
                one.track = replace(one.track, legs=(*one.track.legs[:-1], _ending(one.track, self._rest[key])))
        self._show()
        for key in self.board.keys(self.board.viewer):
            if key in before and not self.is_moving(key) and _differ(before[key], self._rest[key]):
                self._send(key, before[key], self._rest[key], TIMING.reflow, tween.out_cubic)

    # the person's hand

    def hold(self, key: Key, pose: Pose) -> None:
        """The person holds a card; it is where the pointer is, whatever else moves."""
        self._held = key
        self._moving.pop(key, None)
        self._frames[key] = Frame(pose)

    def let_go(self) -> None:
        """The held card is let go: it glides home, unless an event takes it up from here."""
        key, self._held = self._held, None
        if key in self._frames and key in self._rest:
            self._send(key, self._frames[key].pose, self._target(key), TIMING.cancel, tween.out_back)

    def set_stance(self, stance: Mapping[Key, Pose]) -> None:
        """Which cards are raised, focused or lifted now, and where to; all others go back to rest."""
        changed = {key for key in {*stance, *self._stance} if stance.get(key) != self._stance.get(key)}
        self._stance = dict(stance)
        for key in changed:
            frame = self._frames.get(key)
            if frame is None or key not in self._rest or key == self._held or self._is_eventful(key):
                continue
            self._send(key, frame.pose, self._target(key), TIMING.raise_card, tween.out_quad)

    # inside

    def _target(self, key: Key) -> Pose:
        return self._stance.get(key, self._rest[key])

    def _is_eventful(self, key: Key) -> bool:
        return key in self._moving and self._moving[key].eventful

    def _send(
        self, key: Key, start: Pose, to: Pose, milliseconds: float, ease: Ease, *, eventful: bool = False
    ) -> None:
        seconds = self.pace.travel(milliseconds)
        leg = Leg(to=to, seconds=seconds, ease=ease, flip=(0.3, 0.7), fades=self.pace.reduced)
        self._moving[key] = _Moving(Track(start, (leg,)), eventful=eventful)
        self._show()

    def _settle(self) -> None:
        """Everything at rest, nothing under way."""
        self._wait, self._ringed_left, self._ringed = 0.0, 0.0, NO_CARDS
        self._moving.clear()
        self._leaving = frozenset()
        self._due.clear()
        self._rest = self.board.rest(self.layout, self._sort)
        self._stance = {key: pose for key, pose in self._stance.items() if key in self._rest}
        held = {self._held: self._frames[self._held]} if self._held in self._frames and self._held in self._rest else {}
        self._held = next(iter(held), None)
        self._frames = {key: Frame(self._target(key)) for key in self._rest} | held

    def _until_next(self) -> float:
        """Seconds until something must be looked at: the next event, or a track that lets one begin."""
        if not self._queue:
            return float("inf") if self._wait <= 0 else self._wait
        if self._wait > 0:
            return self._wait
        left = [one.track.seconds - one.age for one in self._moving.values() if one.eventful]
        return max(left, default=0.0)

    def _start_due(self, started: list[Event]) -> None:
        while self._queue and self._wait <= 0:
            resting = not any(one.eventful for one in self._moving.values())
            if not resting and _waits_for_rest(self._queue[0]):
                return
            event = self._queue.popleft()
            started.append(event)
            self._begin(event)

    def _begin(self, event: Event) -> None:
        before, self.board = self.board, self.board.after(event)
        self._rest = self.board.rest(self.layout, self._sort)
        plan = Stagehand(self.layout, self.pace, before, self.board, self._rest, self.poses).plan(event)
        self._rename(plan)
        if isinstance(event, HandStarted):
            self._stance.clear()
        for key, track in plan.tracks.items():
            self._moving[key] = _Moving(track)
            self._frames.setdefault(key, Frame(track.start))
            self._stance.pop(key, None)
            if key == self._held:
                self._held = None
        self._leaving = plan.gone
        self._wait = plan.seconds
        self._ringed, self._ringed_left = plan.ringed, plan.ringed_seconds
        self._due += [(delay, self._sounding(cue, plan)) for delay, cue in self._audible(plan)]
        if plan.flourish is not None:
            self._due.append((plan.flourish, event))
        self._reflow(plan)
        self._pass(0.0, None)

    def _audible(self, plan: Plan) -> list[tuple[float, Cue]]:
        if self.pace.speed is not Speed.OFF:
            return plan.cues
        return [(delay, cue) for delay, cue in plan.cues if cue in WITHOUT_MOTION]

    def _sounding(self, cue: Cue, plan: Plan) -> Sounding:
        ends = [track.end.x for track in plan.tracks.values()]
        where = sum(ends) / len(ends) / self.layout.width if ends else 0.5
        return Sounding(cue, min(1.0, max(0.0, where)))

    def _rename(self, plan: Plan) -> None:
        names = plan.renamed
        self._frames = {names.get(key, key): frame for key, frame in self._frames.items()}
        self._moving = {names.get(key, key): one for key, one in self._moving.items()}

    def _reflow(self, plan: Plan) -> None:
        """Cards that the event does not move, but whose place has changed: hands that close up, packets that meet."""
        order = {key: self._frames[key] for key in self._rest if key in self._frames}
        missing = [key for key in self._rest if key not in self._frames]
        order.update({key: Frame(self._rest[key]) for key in missing})
        leaving = {key: frame for key, frame in self._frames.items() if key in plan.gone}
        self._frames = {key: order[key] for key in self._rest} | leaving
        self._moving = {key: one for key, one in self._moving.items() if key in self._frames}
        for key in self._rest:
            if key in plan.tracks or key == self._held:
                continue
            target, one = self._target(key), self._moving.get(key)
            if one is not None:
                if one.track.end != target:
                    self._moving[key] = _Moving(one.track.bent(one.age, target), eventful=one.eventful)
                continue
            pose = self._frames[key].pose
            if _differ(pose, target):
                self._send(key, pose, target, TIMING.reflow, tween.out_cubic)
            else:
                self._frames[key] = Frame(target)

    def _pass(self, step: float, out: list[Sounding | Event] | None) -> None:
        """Age everything by `step` seconds, which ends no wait too late."""
        self._wait = max(0.0, self._wait - step)
        self._ringed_left -= step
        if self._ringed_left <= 0:
            self._ringed = NO_CARDS
        for one in self._moving.values():
            one.age += step
        self._due = [(left - step, what) for left, what in self._due]
        if out is not None:
            out += [what for left, what in self._due if left <= 0]
            self._due = [(left, what) for left, what in self._due if left > 0]
        self._show()

    def _show(self) -> None:
        """Put every card under way where it is now, and those that have arrived to rest."""
        for key, one in list(self._moving.items()):
            if one.age < one.track.seconds - INSTANT:
                self._frames[key] = one.track.at(one.age)
                continue
            del self._moving[key]
            if key in self._leaving and key not in self._rest:
                self._frames.pop(key, None)
            else:
                self._frames[key] = Frame(self._target(key) if key in self._rest else one.track.end)


def _differ(pose: Pose, other: Pose) -> bool:
    """Whether a card must move to get from one to the other."""
    return pose.center.distance(other.center) > NEAR or pose.face_up != other.face_up


def _renamed(before: Board, board: Board) -> dict[Key, Key]:
    """Cards in hands that come in sight or go out of it, by what they were called before."""
    names: dict[Key, Key] = {}
    for seat, (old, new) in enumerate(zip(before.hands, board.hands, strict=False)):
        if len(old) == len(new):
            pairs = zip(before.keys(seat), board.keys(seat), strict=True)
            names.update({one: other for one, other in pairs if is_hidden(one) != is_hidden(other)})
    return names


def _ending(track: Track, to: Pose) -> Leg:
    return replace(track.legs[-1], to=to)


def _waits_for_rest(event: Event) -> bool:
    """Whether an event begins only when the cards of those before it lie still."""
    return not isinstance(event, CardsDealt | TableDealt | TurnStarted | DeclarationKept)


def _moments(started: list[Event], out: list[Sounding | Event]) -> Moments:
    sounds = tuple(one for one in out if isinstance(one, Sounding))
    return Moments(tuple(started), sounds, tuple(one for one in out if not isinstance(one, Sounding)))


def settled_in_pile(motion: Motion, side: int) -> int:
    """How many face-down cards of a side's pile lie still; those on their way are not in it yet."""
    board = motion.board
    marks = board.crosswise[side]
    return sum(1 for card in board.piles[side] if card not in marks and not motion.is_moving(card))


def is_hidden(key: Key) -> bool:
    """Whether the viewer does not know the card."""
    return isinstance(key, Hidden)
