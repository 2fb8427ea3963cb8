"""The table in play: session, pictures and the person's hand brought together, without a picture or a key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, assert_never

from scopa_gui.ai.strategy import Thought
from scopa_gui.app import notices
from scopa_gui.app.hints import hint_words
from scopa_gui.app.people import people_of
from scopa_gui.app.session import GameSession, NotYourTurnError
from scopa_gui.engine import (
    Card,
    Event,
    IllegalMoveError,
    Move,
    Play,
    PlayerView,
    State,
    why_not,
)
from scopa_gui.stage.board import Board, LastPlay
from scopa_gui.stage.cues import Cue, Sounding
from scopa_gui.stage.geometry import Rect
from scopa_gui.stage.gesture import Gesture
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.stage.intents import (
    ChoiceOpened,
    Drag,
    Input,
    Intent,
    KeyName,
    Lifted,
    Made,
    NotYet,
    Previewed,
    Refused,
    Release,
    Stroke,
    WentHome,
)
from scopa_gui.stage.layout import TableLayout
from scopa_gui.stage.motion import Moments, Motion
from scopa_gui.stage.targets import TableTargets
from scopa_gui.stage.timing import Pace
from scopa_gui.ui.scenes.table.held import HeldCard
from scopa_gui.ui.scenes.table.marking import faded_lights, faded_rings, rings_for, stance_for
from scopa_gui.ui.scenes.table.shared import board_in_sight, events_in_sight
from scopa_gui.ui.scenes.table.spoken import SpokenLine
from scopa_gui.ui.scenes.table.words import TableWords

PEEK_SECONDS: Final = 2.5
"""How long the latest play is shown again."""

HINT_SECONDS: Final = 30.0
"""How long an advice stays, unless the person does something."""


class TableModel:
    """What the table scene knows. `viewer` is the seat at the bottom; every play goes through `session.submit`."""

    def __init__(
        self, session: GameSession, viewer: int, layout: TableLayout, pace: Pace, words: TableWords, sort: bool
    ) -> None:
        self.session = session
        self.viewer = viewer
        self.people = people_of(session.record)
        self.veiled = len(self.people) > 1
        """More people share the screen, and it is not known that only the viewer looks at it."""
        self.words = words
        self.gesture = Gesture()
        self.held = HeldCard()
        self.motion = Motion(self._present_board(), layout, pace, sort)
        self.sort = sort
        self.rings: dict[Card, float] = {}
        self.lights: dict[int, float] = {}
        self.badge_rects: list[tuple[int, Rect]] = []
        self.sounds: list[Sounding] = []
        self.scope: list[Event] = []
        self._peek_left = 0.0
        self.spoken = SpokenLine()
        self.has_changed = False
        """Whether something was said or unsaid since the last picture."""
        self._legal: tuple[Move, ...] = ()
        self.advised: Play | None = None
        self.veto: Callable[[Move], bool] | None = None
        """Asked before each play of the person's, in a lesson: True holds it back, and the card goes home."""
        self._unsubscribe = session.subscribe(self._heard)

    def _present_board(self) -> Board:
        return board_in_sight(self.session, self.viewer, veiled=self.veiled)

    def close(self) -> None:
        """Hear no more of the session."""
        self._unsubscribe()

    # ------------------------------------------------------------------------------------------ the session

    def begin(self) -> None:
        """Take up the session where it stands."""
        self._after_change()
        self.lights = {} if self.motion.board.turn is None else {self.motion.board.turn: 1.0}

    def _heard(self, events: tuple[Event, ...], _state: State) -> None:
        if events:
            people = len(self.people)
            self.motion.enqueue(events_in_sight(self.session, events, self.viewer, veiled=self.veiled, people=people))
        else:
            self.gesture.withdraw()
            self.motion.reset(self._present_board(), glide=True)
            self.spoken.forget_events()
            self.spoken.say(notices.taken_back)
            self.sounds.append(Sounding(Cue.SLIDE))
        self._after_change()

    def sit(self, viewer: int, words: TableWords, *, veiled: bool) -> None:
        """Turn the table so that `viewer` sits at the bottom, the hand face down while `veiled`."""
        self.gesture.withdraw()
        self.held.put_down()
        self.viewer, self.veiled, self.words = viewer, veiled, words
        self._peek_left = 0.0
        self.spoken.hush()
        self.motion.reset(self._present_board(), glide=True)
        self.rings, self.badge_rects = {}, []
        turn = self.motion.board.turn
        self.lights = {} if turn is None else {turn: 1.0}
        self._after_change()

    def _after_change(self) -> None:
        """The state is another one: what may be done, and what the person's hand was about."""
        self._legal = self.session.view(self.viewer).legal_moves() if self.is_asked else ()
        self.advised = None
        self.spoken.forget_preview()
        self.gesture.sync(self.targets)
        self._stand()

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is a person, in turn and in sight of the cards."""
        return self.session.turn == self.viewer and self.session.is_person(self.viewer) and not self.veiled

    @property
    def declarations(self) -> tuple[Move, ...]:
        """The answers to the question whether to declare, once the cards are in sight; empty when it is not asked."""
        asked = self.gesture.mode is Mode.DECLARING and self.motion.is_idle
        return self.targets.declarations if asked else ()

    def submit(self, move: Move) -> bool:
        """Play for the person; whether the rules, the turn and a lesson allowed it."""
        if self.veto is not None and self.veto(move):
            self.sounds.append(Sounding(Cue.REFUSE))
            self._after_change()
            return False
        try:
            self.session.submit(self.viewer, move)
        except (IllegalMoveError, NotYourTurnError):
            self._after_change()
            return False
        self.spoken.hush()
        self._take(self.motion.advance(0.0))
        return True

    @property
    def can_undo(self) -> bool:
        """Whether the viewer has a play to take back."""
        return not self.veiled and self.session.can_take_back(self._own)

    @property
    def _own(self) -> int | None:
        """Whose plays are taken back: where people share a screen, the viewer's own."""
        return self.viewer if len(self.people) > 1 else None

    def undo(self, redo: bool = False) -> bool:
        """Take back, or play again what was taken back."""
        if self.veiled:
            return False
        return self.session.redo() if redo else self.session.undo(self._own)

    # ------------------------------------------------------------------------------------------ the person's hand

    @property
    def targets(self) -> TableTargets:
        """What may be done now, and where everything is seen."""
        return TableTargets(
            self.motion.board,
            self.motion.layout,
            self.motion.poses,
            self._legal,
            partial(why_not, self.session.state) if self.session.record.hands else lambda _card, _capture: None,
            sort=self.sort,
            raised=self.gesture.card,
            badges=self.badge_rects,
        )

    def _plays_of(self, card: Card) -> tuple[Play, ...]:
        return self.targets.plays(card)

    def take(self, what: Input) -> bool:
        """One input of the person; whether it meant something to the cards."""
        if isinstance(what, Release) and self.gesture.mode is Mode.DRAGGING and not self.motion.is_idle:
            self.end_motion()
        if not isinstance(what, Drag):
            self._peek_left = 0.0
            if self._heeds_advice(what):
                return True
        was = self.gesture.card if self.gesture.mode is Mode.DRAGGING else None
        intents = self.gesture.handle(what, self.targets)
        for intent in intents or ():
            self._mean(intent)
        self._stand()
        self._follow(was)
        return intents is not None

    def _heeds_advice(self, what: Input) -> bool:
        """Whatever the person does ends the advice; Enter makes the very play that is advised."""
        advised, self.advised = self.advised, None
        if advised is None:
            return False
        self.spoken.hush()
        if what != Stroke(KeyName.ENTER) or advised not in self._legal:
            return False
        self.gesture.focus = None
        return self.submit(advised)

    def _mean(self, intent: Intent) -> None:
        match intent:
            case Made(move):
                self.submit(move)
            case Refused(refusal):
                self.spoken.say(partial(self.words.refusal, refusal))
                self.sounds.append(Sounding(Cue.REFUSE))
            case NotYet():
                self._ask_for_patience()
            case Lifted(card):
                self.spoken.hush()
                pose = self.motion.pose(card)
                if self.gesture.mode is Mode.DRAGGING and pose is not None:
                    self.held.pick_up(pose)
                self.sounds.append(Sounding(Cue.LIFT))
            case WentHome():
                self.sounds.append(Sounding(Cue.SLIDE))
            case ChoiceOpened() | Previewed():
                pass
            case _:
                assert_never(intent)

    def _follow(self, was: Card | None) -> None:
        """Keep the held card at the pointer, or let go of the one that is held no more."""
        at, card = self.gesture.held_at, self.gesture.card
        if at is not None and card is not None:
            self.motion.hold(card, self.held.pose(at, self.motion.layout.hand_height))
        elif was is not None:
            self.held.put_down()
            self.motion.let_go()

    def withdraw(self) -> None:
        """The person's hand lets go of everything."""
        was = self.gesture.card if self.gesture.mode is Mode.DRAGGING else None
        self.gesture.withdraw()
        self._stand()
        self._follow(was)

    def _stand(self) -> None:
        """Raise, focus and lift the cards that the person's hand is about."""
        rings = rings_for(self.gesture, self._plays_of, self.advised, self.peek)
        own = {card: ring for card, ring in rings.items() if card not in self.motion.ringed}
        self.motion.set_stance(stance_for(self.gesture, self.motion.board, self.motion.layout, own, sort=self.sort))

    def wanted_rings(self) -> dict[Card, float]:
        """The cards to ring now: the person's own, and what an opponent's card is about to take."""
        rings = dict.fromkeys(self.motion.ringed, 1.0)
        return rings | rings_for(self.gesture, self._plays_of, self.advised, self.peek)

    # ------------------------------------------------------------------------------------------ advice

    @property
    def can_ask(self) -> bool:
        """Whether there is something to advise: the person is in turn and nothing is in the air."""
        return bool(self._legal) and self.motion.is_idle and self.gesture.mode is not Mode.DRAGGING

    def _ask_for_patience(self) -> None:
        """Say whose turn it is, as far as the person may know: not who is being asked to declare (R-CIR-11)."""
        self.spoken.say(partial(self.words.not_yet, self.session.view(self.viewer).turn))

    def decline_hint(self) -> None:
        """Say that there is nothing to advise now."""
        if self.motion.is_idle:
            self._ask_for_patience()

    def advise(self, thought: Thought, view: PlayerView) -> None:
        """Point at the best play and say why, until the person does something."""
        words = hint_words(view, thought, self.words.talk, self.words.family)
        self.gesture.withdraw()
        if isinstance(thought.move, Play):
            self.gesture.focus, self.advised = thought.move.card, thought.move
        self.spoken.say(lambda: words, HINT_SECONDS)
        self._stand()

    # ------------------------------------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._take(self.motion.advance(dt))
        at, card = self.gesture.held_at, self.gesture.card
        if at is not None and card is not None:
            self.held.update(dt, at, still=self.motion.pace.reduced)
            self.motion.hold(card, self.held.pose(at, self.motion.layout.hand_height))
        self.rings = faded_rings(self.rings, self.wanted_rings(), dt)
        self.lights = faded_lights(self.lights, self.motion.board.turn, dt)
        self._peek_left = max(0.0, self._peek_left - dt)
        self.has_changed |= self.spoken.update(dt)

    def end_motion(self) -> None:
        """Show the end of everything that moves."""
        self._take(self.motion.skip())

    def _take(self, moments: Moments) -> None:
        for event in moments.events:
            self.spoken.heard(event, self.words)
        self.sounds += moments.sounds
        self.scope += moments.flourishes
        if moments.events:
            self._peek_left = 0.0
            self._stand()

    @property
    def is_fading(self) -> bool:
        """Whether rings or lights are on their way."""
        wanted, turn = self.wanted_rings(), self.motion.board.turn
        lights = {} if turn is None else {turn: 1.0}
        return self.rings != wanted or self.lights != lights or not self.held.is_settled or self._peek_left > 0

    # ------------------------------------------------------------------------------------------ words

    def tell(self, words: str) -> None:
        """Show a message in the caption's line for a while."""
        self.spoken.say(lambda: words)

    def show_last_play(self) -> None:
        """Say the latest play again and show its cards for a while; nothing happens before the first one."""
        if self.motion.board.last_play is None:
            return
        self._peek_left = PEEK_SECONDS
        played = self.spoken.latest_play
        if played is not None:
            self.spoken.say(lambda: self.words.event(played))

    @property
    def peek(self) -> LastPlay | None:
        """The latest play, while it is shown again."""
        return self.motion.board.last_play if self._peek_left > 0 else None

    @property
    def caption(self) -> str:
        """The line below the table cards."""
        offers = bool(self.declarations)
        return self.spoken.line(self.words, self.gesture, self.motion.board, self.targets.plays, offers=offers)

    def reword(self, words: TableWords) -> None:
        """Speak another language, or of another pack."""
        self.words = words
        self.spoken.forget_preview()

    def relayout(self, layout: TableLayout, pace: Pace, sort: bool) -> None:
        """Another window, pack or setting: what moves goes on towards its new place, what is held goes home."""
        self.gesture.withdraw()
        self.held.put_down()
        self.sort, self.motion.pace = sort, pace
        self.badge_rects = []
        self.motion.relayout(layout, sort)
        self._stand()
