"""One machine for every way to play a card: drag, click, double click, flick and keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, assert_never

from scopa_gui.engine import Card, Cards, Play
from scopa_gui.stage.choice import Choice
from scopa_gui.stage.geometry import Point
from scopa_gui.stage.gesture_state import METRICS, NO_CHOICE, GestureState, Mode
from scopa_gui.stage.intents import (
    Drag,
    Input,
    Intent,
    KeyName,
    Lifted,
    Made,
    NotYet,
    Press,
    Previewed,
    Refused,
    Release,
    Stroke,
    Withdraw,
    Withdrawal,
)
from scopa_gui.stage.targets import Hit, Spot, Targets


class Gesture(GestureState):
    """Turns inputs into intents. Knows no toolkit, clock or rule: `targets` answer what is allowed and where."""

    def __init__(self) -> None:
        super().__init__()
        self._before = Mode.IDLE
        self._trail: deque[tuple[float, Point]] = deque(maxlen=16)
        self._previewed: Play | None = None

    @property
    def seen_mode(self) -> Mode:
        """The mode for pictures: a card that is only pressed still looks as it did before."""
        return self._before if self.mode is Mode.PRESSED else self.mode

    def handle(self, what: Input, targets: Targets) -> tuple[Intent, ...] | None:
        """Take one input: what it means, in order; None when it means nothing to the cards."""
        self._out = []
        used = self._take(what, targets)
        if self.shown != self._previewed:
            self._previewed = self.shown
            self._out.append(Previewed(self._previewed))
        return tuple(self._out) if used or self._out else None

    def sync(self, targets: Targets) -> None:
        """The game went on, or back: forget what is no longer so, and ask for a declaration where one is due."""
        if self.focus not in targets.hand:
            self.focus = None
        if targets.declarations:
            self._rest(Mode.DECLARING)
        elif self.mode is Mode.DECLARING or (self.card is not None and self.card not in targets.hand):
            self._rest(Mode.IDLE)
        elif self.card is not None and self.mode is not Mode.PRESSED:
            plays = targets.plays(self.card)
            if not set(self.choice.plays) <= set(plays) or not self.choice.plays:
                self.choice = Choice(plays)
                self.mode = Mode.RAISED if self.mode is Mode.CHOOSING else self.mode
        self._previewed = self.shown

    def withdraw(self) -> Card | None:
        """Break everything off at once (resize, another pack): the card that goes home, if any."""
        card = self.card
        self._rest(Mode.DECLARING if self.mode is Mode.DECLARING else Mode.IDLE)
        return card

    def _take(self, what: Input, targets: Targets) -> bool:
        match what:
            case Press():
                self.pointer = what.point
                return _PRESS[self.mode](self, what, targets)
            case Drag():
                self.pointer = what.point
                return _DRAG[self.mode](self, what, targets)
            case Release():
                self.pointer = what.point
                return _RELEASE[self.mode](self, what, targets)
            case Withdraw():
                return _WITHDRAW[self.mode](self, what, targets)
            case Stroke():
                return _STROKE[self.mode](self, what, targets)
            case _:
                assert_never(what)

    # pressing

    def _press_idle(self, what: Press, targets: Targets) -> bool:
        if self._is_quiet(what):
            return True
        hit = targets.hit(what.point)
        if hit.spot is not Spot.HAND or hit.card is None:
            return False
        self._grip(hit.card, what, targets)
        return True

    def _press_raised(self, what: Press, targets: Targets) -> bool:
        hit = targets.hit(what.point)
        match hit.spot:
            case Spot.HAND if hit.card is not None:
                self._grip(hit.card, what, targets)
            case Spot.TABLE if hit.card is not None:
                self._toggle(hit.card, targets, what.time)
            case Spot.BADGE:
                self._pick_number(hit.number, what.time)
            case Spot.CLOTH:
                self._confirm(targets, by_key=False, time=what.time)
            case _:
                self._lower()
        return True

    def _press_again(self, what: Press, targets: Targets) -> bool:
        """A press while the button seems down: its release was lost."""
        self._lower()
        return self._press_idle(what, targets) or True

    def _grip(self, card: Card, what: Press, targets: Targets) -> None:
        """A hand card is pressed; whether it is a click or a drag shows later."""
        was_raised = card == self.card
        if not was_raised:
            if self.card is not None:
                self._lower()
            self.choice = NO_CHOICE
        self._before = self.mode if was_raised else Mode.IDLE
        self.card, self.focus = card, None
        middle = targets.place(card)
        self.grip = Point(middle.x - what.point.x, middle.y - what.point.y)
        self._pressed_at = what.point
        self._trail.clear()
        self._trail.append((what.time, what.point))
        self.mode = Mode.PRESSED

    def _is_quiet(self, what: Press) -> bool:
        near = what.point.distance(self._pressed_at) <= METRICS.quiet_near
        return what.time < self._quiet_until and near

    # moving

    def _drag_pressed(self, what: Drag, targets: Targets) -> bool:
        if not what.pressed:
            self._lower()
            return True
        if what.point.distance(self._pressed_at) < METRICS.drag_from:
            return True
        assert self.card is not None, "something is pressed"
        self.mode = Mode.DRAGGING
        self.choice = Choice(targets.plays(self.card))
        self._out.append(Lifted(self.card))
        return self._drag_held(what, targets)

    def _drag_held(self, what: Drag, targets: Targets) -> bool:
        if not what.pressed:
            self._lower()
            return True
        self._trail.append((what.time, what.point))
        self.choice = self.choice.hovering(self._nearest(targets))
        return True

    def _nearest(self, targets: Targets) -> int | None:
        """The capture under the held card, or the nearest one."""
        card = self._under(targets).card
        found = self.choice.under(card)
        if found is not None or len(self.choice.plays) < 2:
            return found
        middle = self.held_at or self.pointer
        takes = [(i, play.capture) for i, play in enumerate(self.choice.plays) if play.capture]
        reach = [(min(targets.place(one).distance(middle) for one in cards), i) for i, cards in takes]
        return min(reach)[1] if reach else None

    def _under(self, targets: Targets) -> Hit:
        """What the held card lies on: what is under the pointer, or else a card under its middle that it may take."""
        hit = targets.hit(self.pointer, self.card)
        if hit.spot is Spot.CLOTH and self.held_at is not None:
            middle = targets.hit(self.held_at, self.card)
            if middle.card is not None and self.choice.holding(Cards(middle.card.mask)):
                return middle
        return hit

    def _hover(self, _what: Drag, targets: Targets) -> bool:
        hit = targets.hit(self.pointer)
        index = hit.number - 1 if hit.spot is Spot.BADGE else self.choice.under(hit.card)
        self.choice = self.choice.hovering(index if hit.spot in (Spot.BADGE, Spot.TABLE) else None)
        return False

    # releasing

    def _click(self, what: Release, targets: Targets) -> bool:
        assert self.card is not None, "something is pressed"
        if self._before is Mode.IDLE:
            self._raise(self.card, targets)
        else:
            self.mode = self._before
            self._confirm(targets, by_key=False, time=what.time)
        return True

    def _drop(self, what: Release, targets: Targets) -> bool:
        assert self.card is not None, "something is held"
        self._trail.append((what.time, what.point))
        hit = self._under(targets)
        self.choice = self.choice.hovering(None)
        if self._is_flick() and not (hit.card and self.choice.holding(Cards(hit.card.mask))):
            hit = Hit(Spot.CLOTH)
        match hit.spot:
            case Spot.TABLE if hit.card is not None:
                self._drop_on_card(hit.card, targets, what.time)
            case Spot.CLOTH:
                self._drop_on_cloth(self.choice, what.time)
            case _:
                self._lower()
        return True

    def _drop_on_card(self, table_card: Card, targets: Targets, time: float) -> None:
        assert self.card is not None, "something is held"
        narrowed = self.choice.among(table_card)
        if narrowed.plays or not self.choice.plays:
            self._drop_on_cloth(narrowed, time)
        else:
            refusal = targets.refusal(self.card, Cards(table_card.mask))
            if refusal is not None:
                self._out.append(Refused(refusal))
            self._lower()

    def _drop_on_cloth(self, choice: Choice, time: float) -> None:
        assert self.card is not None, "something is held"
        match len(choice.plays):
            case 0:
                self._out.append(NotYet(self.card))
                self._lower()
            case 1:
                self._make(choice.plays[0], time)
            case _:
                self._open(choice)

    def _is_flick(self) -> bool:
        """Whether the card was thrown upwards: fast at the end, and some way."""
        last_time, last = self._trail[-1]
        first_time, first = next(
            ((time, point) for time, point in self._trail if last_time - time <= METRICS.flick_memory), self._trail[-1]
        )
        way = first.y - last.y
        return way >= METRICS.flick_way and way > METRICS.flick_speed * max(last_time - first_time, 0.001)

    def _withdraw_held(self, _what: Withdraw, _targets: Targets) -> bool:
        self._lower()
        return True

    def _withdraw_raised(self, what: Withdraw, _targets: Targets) -> bool:
        """A raised card stays up while the person looks elsewhere; the other button lowers it."""
        if what.why is Withdrawal.FOCUS_LOST:
            return False
        self._lower()
        return True

    # keys

    def _stroke_idle(self, what: Stroke, targets: Targets) -> bool:
        hand = targets.hand
        match what.key:
            case int() as digit:
                place = (digit or 10) - 1
                self.focus = hand[place] if place < len(hand) else self.focus
                return place < len(hand)
            case KeyName.LEFT | KeyName.RIGHT if hand:
                self._walk_hand(1 if what.key is KeyName.RIGHT else -1, targets)
            case KeyName.ENTER if self.focus is not None:
                self.card, self.mode = self.focus, Mode.RAISED
                self.choice = Choice(targets.plays(self.focus))
                self._confirm(targets, by_key=True)
            case KeyName.BACKSPACE | KeyName.ESCAPE if self.focus is not None:
                self.focus = None
            case _:
                return False
        return True

    def _walk_hand(self, step: int, targets: Targets) -> None:
        hand, here = targets.hand, self.card or self.focus
        place = hand.index(here) + step if here in hand else 0 if step > 0 else len(hand) - 1
        if self.card is not None:
            self._lower()
        self.focus = hand[place % len(hand)]

    def _stroke_raised(self, what: Stroke, targets: Targets) -> bool:
        match what.key:
            case int() as digit:
                self.choice = self.choice.numbered(digit or 10) or self.choice
            case KeyName.TAB | KeyName.BACK_TAB:
                self.choice = self.choice.walked(1 if what.key is KeyName.TAB else -1)
            case KeyName.ENTER:
                self._confirm(targets, by_key=True)
            case KeyName.BACKSPACE | KeyName.ESCAPE:
                self._lower()
            case KeyName.LEFT | KeyName.RIGHT:
                self._walk_hand(1 if what.key is KeyName.RIGHT else -1, targets)
            case _:
                assert_never(what.key)
        return True

    def _stroke_held(self, what: Stroke, _targets: Targets) -> bool:
        """Only giving up means something while a card is in the air."""
        if what.key in (KeyName.ESCAPE, KeyName.BACKSPACE):
            self._lower()
        return True

    def _stroke_declaring(self, what: Stroke, targets: Targets) -> bool:
        moves = targets.declarations
        match what.key:
            case KeyName.ENTER:
                self._out.append(Made(moves[0]))
            case KeyName.ESCAPE:
                self._out.append(Made(moves[-1]))
            case int() as digit if 1 <= digit <= len(moves):
                self._out.append(Made(moves[digit - 1]))
            case _:
                return False
        return True

    def _nothing(self, _what: object, _targets: Targets) -> bool:
        return False


PressAct: TypeAlias = Callable[[Gesture, Press, Targets], bool]
DragAct: TypeAlias = Callable[[Gesture, Drag, Targets], bool]
ReleaseAct: TypeAlias = Callable[[Gesture, Release, Targets], bool]
WithdrawAct: TypeAlias = Callable[[Gesture, Withdraw, Targets], bool]
StrokeAct: TypeAlias = Callable[[Gesture, Stroke, Targets], bool]

# The transition table: what each input does in each mode.
_PRESS: Final[Mapping[Mode, PressAct]] = {
    Mode.IDLE: Gesture._press_idle,
    Mode.PRESSED: Gesture._press_again,
    Mode.DRAGGING: Gesture._press_again,
    Mode.RAISED: Gesture._press_raised,
    Mode.CHOOSING: Gesture._press_raised,
    Mode.DECLARING: Gesture._nothing,
}
_DRAG: Final[Mapping[Mode, DragAct]] = {
    Mode.IDLE: Gesture._nothing,
    Mode.PRESSED: Gesture._drag_pressed,
    Mode.DRAGGING: Gesture._drag_held,
    Mode.RAISED: Gesture._hover,
    Mode.CHOOSING: Gesture._hover,
    Mode.DECLARING: Gesture._nothing,
}
_RELEASE: Final[Mapping[Mode, ReleaseAct]] = {
    Mode.IDLE: Gesture._nothing,
    Mode.PRESSED: Gesture._click,
    Mode.DRAGGING: Gesture._drop,
    Mode.RAISED: Gesture._nothing,
    Mode.CHOOSING: Gesture._nothing,
    Mode.DECLARING: Gesture._nothing,
}
_WITHDRAW: Final[Mapping[Mode, WithdrawAct]] = {
    Mode.IDLE: Gesture._nothing,
    Mode.PRESSED: Gesture._withdraw_held,
    Mode.DRAGGING: Gesture._withdraw_held,
    Mode.RAISED: Gesture._withdraw_raised,
    Mode.CHOOSING: Gesture._withdraw_raised,
    Mode.DECLARING: Gesture._nothing,
}
_STROKE: Final[Mapping[Mode, StrokeAct]] = {
    Mode.IDLE: Gesture._stroke_idle,
    Mode.PRESSED: Gesture._stroke_held,
    Mode.DRAGGING: Gesture._stroke_held,
    Mode.RAISED: Gesture._stroke_raised,
    Mode.CHOOSING: Gesture._stroke_raised,
    Mode.DECLARING: Gesture._stroke_declaring,
}
