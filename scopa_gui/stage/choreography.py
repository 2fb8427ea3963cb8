"""How each event looks: the ways of the cards that it moves, and how long the next event waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sin
from typing import assert_never

from scopa_gui.engine import (
    NO_CARDS,
    Card,
    CardLaid,
    Cards,
    CardsCaptured,
    CardsDealt,
    DealerBonusTaken,
    DealVoided,
    DeclarationKept,
    DeclarationMade,
    Event,
    HandCounted,
    HandStarted,
    LeftoversTaken,
    RoundStarted,
    TableDealt,
    TurnStarted,
)
from scopa_gui.stage import tween
from scopa_gui.stage.board import Board, Hidden, Key
from scopa_gui.stage.cues import Cue, cue_for
from scopa_gui.stage.geometry import Pose
from scopa_gui.stage.layout import TableLayout
from scopa_gui.stage.timing import FLIGHT_Z, HELD_Z, TIMING, Pace
from scopa_gui.stage.tween import Ease, Leg, Track, still


@dataclass(slots=True)
class Plan:
    """What one event sets in motion.

    `tracks`: the ways of cards. `seconds`: until the next event may begin. `renamed`: pictures that go on under a new
    name, because their card is known now or their place in the hand changed. `gone`: pictures that vanish at the end
    of their way. `ringed` cards are marked for `ringed_seconds`: what an opponent's card is about to take. `cues`:
    sounds, each after so many seconds. `flourish`: seconds until a scopa is written, None without one.
    """

    tracks: dict[Key, Track] = field(default_factory=dict)
    seconds: float = 0.0
    renamed: dict[Key, Key] = field(default_factory=dict)
    gone: frozenset[Key] = frozenset()
    ringed: Cards = NO_CARDS
    ringed_seconds: float = 0.0
    cues: list[tuple[float, Cue]] = field(default_factory=list)
    flourish: float | None = None


@dataclass(frozen=True, slots=True)
class Stagehand:
    """What is needed to plan: the layout, the pace, the boards around an event, and where its pictures are now."""

    layout: TableLayout
    pace: Pace
    before: Board
    after: Board
    rest: Mapping[Key, Pose]
    poses: Mapping[Key, Pose]

    def plan(self, event: Event) -> Plan:
        """The motions of one event, as the viewer sees it."""
        match event:
            case HandStarted():
                return self._clear_away(event)
            case CardsDealt(seat=seat, cards=cards):
                keys = self.after.keys(seat)
                return self._deal(event, keys[len(keys) - len(cards) :])
            case TableDealt(cards=cards):
                return self._deal(event, cards)
            case DealVoided():
                return Plan(seconds=self.pace.wait(TIMING.voided))
            case DealerBonusTaken():
                return self._bonus(event)
            case DeclarationMade():
                return self._declare(event)
            case CardLaid(seat=seat, card=card):
                return self._lay(event, seat, card)
            case CardsCaptured():
                return self._capture(event)
            case LeftoversTaken(cards=cards):
                return self._sweep(event, cards)
            case HandCounted():
                return Plan(seconds=self.pace.wait(TIMING.before_count))
            case RoundStarted() | TurnStarted() | DeclarationKept():
                return Plan()
            case _:
                assert_never(event)

    # small parts

    def _leg(
        self,
        to: Pose,
        milliseconds: float,
        ease: Ease,
        *,
        arc: float = 0.0,
        lift: float = 0.0,
        flip: tuple[float, float] = (0.35, 0.65),
    ) -> Leg:
        seconds = self.pace.travel(milliseconds)
        return Leg(to=to, seconds=seconds, ease=ease, arc=arc, lift=lift, flip=flip, fades=self.pace.reduced)

    def _is_own(self, seat: int) -> bool:
        return seat == self.before.viewer

    def _from_hand(self, seat: int, card: Card) -> tuple[Pose, dict[Key, Key]]:
        """Where a played card starts, and the new names in the hand that it leaves."""
        place = self.before.place_in_hand(seat, card)
        key = self.before.keys(seat)[place]
        renamed: dict[Key, Key] = {} if key == card else {key: card}
        for index in range(place + 1, len(self.before.hands[seat])):
            old, new = Hidden(seat, index), Hidden(seat, index - 1)
            if self.before.hands[seat][index] is None:
                renamed[old] = new
        start = self.poses.get(key) or self.rest[card]
        return start, renamed

    # events

    def _clear_away(self, event: Event) -> Plan:
        """What lies about from the hand before goes back to the stock."""
        if not self.poses:
            return Plan(cues=[(0.0, Cue.SHUFFLE)])
        home = self._stock_top(self.after.stock)
        leg = self._leg(home, TIMING.sweep, tween.in_out_cubic)
        tracks = {key: Track(pose, (leg,)) for key, pose in self.poses.items()}
        cues = [(leg.seconds, cue)] if (cue := cue_for(event)) else []
        return Plan(tracks, leg.seconds, gone=frozenset(tracks), cues=cues)

    def _stock_top(self, cards: int) -> Pose:
        return self.layout.stock(max(0, self.layout.visible_backs(cards) - 1))

    def _deal(self, event: Event, keys: Sequence[Key]) -> Plan:
        plan = Plan()
        apart, from_stock = self.pace.wait(TIMING.deal_apart), self._stock_top(self.before.stock)
        for number, key in enumerate(keys):
            leg = self._leg(
                self.rest[key],
                TIMING.deal,
                tween.out_cubic,
                arc=TIMING.deal_arc,
                lift=TIMING.deal_lift,
                flip=(0.55, 0.8),
            )
            plan.tracks[key] = Track(from_stock, (leg,), number * apart)
            if cue := cue_for(event):
                plan.cues.append((number * apart + 0.54 * leg.seconds, cue))
        plan.seconds = len(keys) * apart
        return plan

    def _lay(self, event: CardLaid, seat: int, card: Card) -> Plan:
        start, renamed = self._from_hand(seat, card)
        target = self.rest[card]
        if self._is_own(seat) and start.z >= HELD_Z - 1:
            leg = self._leg(target, TIMING.drop, tween.in_quad)
            legs: tuple[Leg, ...] = (leg, still(target, self.pace.wait(TIMING.settle)))
            pause = 0.0
        else:
            leg = self._leg(
                target,
                TIMING.play,
                tween.in_out_cubic,
                arc=TIMING.play_arc,
                lift=TIMING.play_lift,
                flip=(0.0, 0.4),
            )
            legs = (leg,)
            pause = 0.0 if self._is_own(seat) else self.pace.wait(TIMING.after_lay)
        track = Track(start, legs)
        cues = [(max(0.0, leg.seconds - 0.015), cue)] if (cue := cue_for(event)) else []
        return Plan({card: track}, track.seconds + pause, renamed, cues=cues)

    def _capture(self, event: CardsCaptured) -> Plan:
        """The card is shown beside what it takes, that slides under it, and together they go to the pile."""
        own = self._is_own(event.seat)
        start, renamed = self._from_hand(event.seat, event.card)
        spot = self._spot(event.cards)
        dropped = own and start.z >= HELD_Z - 1
        leg = self._leg(
            spot,
            TIMING.drop if dropped else TIMING.play,
            tween.out_quad if dropped else tween.in_out_cubic,
            arc=0.0 if dropped else TIMING.play_arc,
            lift=0.0 if dropped else TIMING.play_lift,
            flip=(0.0, 0.4),
        )
        shown = self.pace.wait(TIMING.shown_own if own else TIMING.shown)
        plan = Plan(renamed=renamed)
        gathered = self._gather(plan, event.cards, spot, leg.seconds + shown)
        if event.cards:
            plan.ringed, plan.ringed_seconds = event.cards, leg.seconds + shown
            plan.cues.append((leg.seconds + shown, Cue.SLIDE))
        self._to_pile(plan, event.card, (leg, still(spot, gathered - leg.seconds)), start)
        plan.seconds = gathered + self.pace.travel(TIMING.to_pile) * 0.5
        if event.scopa:
            plan.flourish = leg.seconds + shown
        if cue := cue_for(event):
            landing = gathered + self.pace.travel(TIMING.to_pile)
            plan.cues.append((max(0.0, landing - 0.35), cue))
        return plan

    def _spot(self, cards: Cards) -> Pose:
        """Where a taking card is shown: upon the middle of what it takes, low enough to leave their tops in sight."""
        height = self.layout.slot_height(self.before.grid)
        taken = [self.poses[card] for card in cards if card in self.poses]
        if not taken:
            middle = self.layout.zone.center
            return Pose(middle.x, middle.y, 0.0, height, FLIGHT_Z)
        x = sum(pose.x for pose in taken) / len(taken) + 0.16 * height * self.layout.ratio
        y = sum(pose.y for pose in taken) / len(taken) + 0.30 * height
        y = min(y, self.layout.zone.bottom - height * 0.45)
        return Pose(x, y, -2.0, height, FLIGHT_Z)

    def _gather(self, plan: Plan, cards: Cards, spot: Pose, begin: float) -> float:
        """Taken cards slide under the taking card, the nearest first, and on to the pile; when they are gathered."""
        nearest = sorted(
            (card for card in cards if card in self.poses),
            key=lambda card: (self.poses[card].center.distance(spot.center), card),
        )
        apart = self.pace.wait(TIMING.gather_apart)
        end = begin + (self.pace.travel(TIMING.gather) + apart * (len(nearest) - 1) if nearest else 0.0)
        for number, card in enumerate(nearest):
            z = FLIGHT_Z - 2 - 6 * number / len(nearest)
            askew = 7 * sin(2.1 * number + 1)
            under = Pose(spot.x + 2 * sin(3.7 * number), spot.y + 2, spot.angle + askew, spot.height, z)
            slide = self._leg(under, TIMING.gather, tween.in_out_quad)
            late = begin + number * apart
            wait = still(self.poses[card], late)
            self._to_pile(plan, card, (wait, slide, still(under, end - late - slide.seconds)), self.poses[card])
        return end

    def _to_pile(self, plan: Plan, card: Card, legs: tuple[Leg, ...], start: Pose) -> None:
        """The last stretch of a card that was won: face down to its pile, or crosswise beside it."""
        last = self._leg(
            self.rest[card], TIMING.to_pile, tween.in_out_cubic, arc=TIMING.pile_arc, lift=2.0, flip=(0.35, 0.65)
        )
        plan.tracks[card] = Track(start, (*legs, last))

    def _bonus(self, event: DealerBonusTaken) -> Plan:
        plan = Plan(ringed=event.cards, ringed_seconds=self.pace.wait(TIMING.bonus_shown))
        spot = self._spot(event.cards)
        end = self._gather(plan, event.cards, spot, plan.ringed_seconds)
        plan.seconds = end + self.pace.travel(TIMING.to_pile)
        plan.flourish = plan.ringed_seconds
        if cue := cue_for(event):
            plan.cues.append((max(0.0, plan.seconds - 0.35), cue))
        return plan

    def _declare(self, event: DeclarationMade) -> Plan:
        if self._is_own(event.seat):
            return Plan(seconds=self.pace.wait(TIMING.declared))
        old = self.before.keys(event.seat)
        renamed: dict[Key, Key] = {was: card for was, card in zip(old, event.cards, strict=True) if was != card}
        plan = Plan(renamed=renamed)
        for was, card in zip(old, event.cards, strict=True):
            leg = self._leg(self.rest[card], TIMING.flip, tween.out_quad, flip=(0.1, 0.8))
            plan.tracks[card] = Track(self.poses.get(was) or self.rest[card], (leg,))
        plan.seconds = self.pace.travel(TIMING.flip) + self.pace.wait(TIMING.declared)
        if cue := cue_for(event):
            plan.cues.append((0.0, cue))
        return plan

    def _sweep(self, event: LeftoversTaken, cards: Cards) -> Plan:
        """The cards left at the end, all together to the last taker; where nobody took, they stay."""
        if event.side is None:
            return Plan(seconds=self.pace.wait(TIMING.before_sweep))
        wait = self.pace.wait(TIMING.before_sweep)
        plan = Plan()
        for card in cards:
            leg = self._leg(self.rest[card], TIMING.sweep, tween.in_out_cubic, arc=0.05, lift=10.0)
            pose = self.poses.get(card) or self.rest[card]
            plan.tracks[card] = Track(pose, (still(pose, wait), leg))
            plan.seconds = wait + leg.seconds
        if cue := cue_for(event):
            plan.cues.append((wait, cue))
        return plan
