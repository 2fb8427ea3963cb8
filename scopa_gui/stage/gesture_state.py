"""What a person's hand is doing at the table, and the verbs that every way of playing shares."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from scopa_gui.engine import Card, Cards, Play
from scopa_gui.stage.choice import Choice
from scopa_gui.stage.geometry import Point
from scopa_gui.stage.intents import ChoiceOpened, Intent, Lifted, Made, NotYet, Refused, WentHome
from scopa_gui.stage.targets import Targets


@dataclass(frozen=True, slots=True, kw_only=True)
class GestureMetrics:
    """What designers tune, in pixels and seconds."""

    drag_from: float = 4
    flick_speed: float = 900
    """Pixels a second upwards at which letting go throws the card on the cloth."""
    flick_way: float = 24
    """Pixels upwards that a flick has gone at least."""
    flick_memory: float = 0.08
    """Seconds over which the speed is measured."""
    quiet: float = 0.4
    """A third click just after a double click that played a card is not meant for what lies there now."""
    quiet_near: float = 12


METRICS: Final = GestureMetrics()


class Mode(Enum):
    """What the person's hand is doing."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGING = "dragging"
    RAISED = "raised"
    CHOOSING = "choosing"
    DECLARING = "declaring"


NO_CHOICE: Final = Choice(())


class GestureState:
    """Which card is up, what it could take, and how it is played or put back.

    `card` is the card raised or in the air, `focus` the one chosen with keys, `pointer` the latest place of the
    pointer and `grip` the middle of the held card as seen from it. `choice` holds the candidates of `card`.
    """

    def __init__(self) -> None:
        self.mode = Mode.IDLE
        self.card: Card | None = None
        self.focus: Card | None = None
        self.choice = NO_CHOICE
        self.pointer = Point(0, 0)
        self.grip = Point(0, 0)
        self._pressed_at = Point(0, 0)
        self._quiet_until = float("-inf")
        self._out: list[Intent] = []

    # what is seen of it

    @property
    def shown(self) -> Play | None:
        """The play whose capture is ringed now."""
        return self.choice.shown

    @property
    def held_at(self) -> Point | None:
        """The middle of the card in the air; None when none is."""
        return self.pointer.moved(self.grip.x, self.grip.y) if self.mode is Mode.DRAGGING else None

    # choosing

    def _raise(self, card: Card, targets: Targets) -> None:
        self.mode, self.card, self.choice = Mode.RAISED, card, Choice(targets.plays(card))
        self._out.append(Lifted(card))

    def _open(self, choice: Choice) -> None:
        assert self.card is not None, "something is to be played"
        self.mode, self.choice = Mode.CHOOSING, choice
        self._out.append(ChoiceOpened(self.card, choice.plays))

    def _confirm(self, targets: Targets, *, by_key: bool, time: float = 0.0) -> None:
        """Play what is chosen beyond doubt, or ask which; keys begin with the first candidate."""
        assert self.card is not None, "something is raised"
        if not targets.plays(self.card):
            self._out.append(NotYet(self.card))
            self._lower()
            return
        settled = self.choice.settled
        if settled is not None:
            self._make(settled, time)
            return
        if self.mode is not Mode.CHOOSING:
            self._open(self.choice)
        if by_key:
            self.choice = self.choice.walked(1)

    def _toggle(self, table_card: Card, targets: Targets, time: float) -> None:
        assert self.card is not None, "something is raised"
        if not self.choice.plays:
            self._out.append(NotYet(self.card))
            self._lower()
            return
        toggled = self.choice.toggled(table_card)
        if toggled is None:
            refusal = targets.refusal(self.card, Cards(table_card.mask))
            if refusal is not None:
                self._out.append(Refused(refusal))
            return
        self.choice = toggled
        if toggled.plays_at_once and (settled := toggled.settled) is not None:
            self._make(settled, time)

    def _pick_number(self, number: int, time: float) -> None:
        """A click on a number: plays unless another capture contains it, as if its cards had been clicked."""
        picked = self.choice.numbered(number)
        if picked is None:
            return
        play = picked.plays[number - 1]
        self.choice = picked
        if play.capture is None or len(picked.holding(play.capture)) == 1:
            self._make(play, time)

    def _make(self, play: Play, time: float) -> None:
        self._out.append(Made(play))
        self._quiet_until, self._pressed_at = time + METRICS.quiet, self.pointer
        self._rest(Mode.IDLE)

    # giving up

    def _rest(self, mode: Mode) -> None:
        self.mode, self.card, self.choice = mode, None, NO_CHOICE

    def _lower(self) -> None:
        if self.card is not None:
            self._out.append(WentHome(self.card))
        self._rest(Mode.IDLE)
