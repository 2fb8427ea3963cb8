"""The table scene: passes what a person does to the table, lets computers play when the cards rest, and paints."""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from scopa_gui.app.people import people_of
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import DealerBonusTaken, Event, Move
from scopa_gui.stage.cues import Cue
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.stage.intents import KeyName, Press, Stroke
from scopa_gui.stage.timing import Speed
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.patchwork import Piece
from scopa_gui.ui.scene import Places, Result, Scene
from scopa_gui.ui.scenes.curtain import LIFTED, CurtainScene
from scopa_gui.ui.scenes.glance import SEEN, GlanceScene
from scopa_gui.ui.scenes.table.flourish import Flourish
from scopa_gui.ui.scenes.table.following import follow
from scopa_gui.ui.scenes.table.hinting import Advice
from scopa_gui.ui.scenes.table.inputs import input_of
from scopa_gui.ui.scenes.table.menu import LEAVE, NEW_GAME, TableMenuScene
from scopa_gui.ui.scenes.table.model import TableModel
from scopa_gui.ui.scenes.table.pace import pace_of
from scopa_gui.ui.scenes.table.picture import TablePicture
from scopa_gui.ui.scenes.table.prompts import answer_buttons
from scopa_gui.ui.scenes.table.shared import Looks
from scopa_gui.ui.scenes.table.spots import Deeds, layout_for, places_of, round_buttons
from scopa_gui.ui.scenes.table.voice import TableVoice
from scopa_gui.ui.scenes.table.words import TableWords
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.widget_set import WidgetSet

MOST_AT_ONCE: Final = 200
"""Plays of computers taken in one frame when motion is off."""
CONTROL_KEYS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class TableScene(Scene):
    """One session at the table. The person's seat lies at the bottom; without a person, seat 0."""

    name: ClassVar[str] = "table"

    def __init__(self, context: AppContext, session: GameSession) -> None:
        self.context = context
        self.session = session
        self._looks = Looks(session)
        self._viewer = self._looks.due or 0
        self._veiled = len(people_of(session.record)) > 1
        self._time = 0.0
        self._controls = WidgetSet(arrows=False)
        self._style = Style.for_window(context.fonts, context.stack.size, context.text_scale)
        words = self._words()
        sort = context.settings.sort_cards
        layout = layout_for(context, session.record.options, context.stack.size)
        self.model = TableModel(session, self._viewer, layout, pace_of(self.context.settings), words, sort)
        self._voice = TableVoice(context, self.model)
        self._picture = TablePicture(context.look, self._style, self.model.motion.layout, self.model)
        self._flourish: Flourish | None = None
        self._advice = Advice(context.matches.thinker, self.model)
        self._asked: tuple[Move, ...] = ()
        self._can_undo = False
        self._begun = False
        self._drawn = False

    # ------------------------------------------------------------------------------------------ settings

    def _words(self) -> TableWords:
        warns = self.context.settings.warnings
        return TableWords(self.session, self._viewer, self.context.family, warns=warns, veiled=self._veiled)

    # ------------------------------------------------------------------------------------------ Scene

    def enter(self) -> None:
        """Deal the first hand, or go on; a message that waits is told here."""
        if not self._begun:
            self._begun = True
            self.session.start()
            self.model.begin()
        notice = self.context.take_notice()
        if notice is not None:
            self.model.tell(notice)
        self._controls.cancel()
        self._drawn = False

    def leave(self) -> None:
        """A held card goes home."""
        self.model.withdraw()
        self._controls.cancel()

    def resize(self, width: int, height: int) -> None:
        """Lay everything out anew, in the middle of a deal too."""
        self._lay_out(width, height)

    def restyle(self) -> None:
        """Words, text size, pack, cloth or another setting changed."""
        self.model.reword(self._words())
        self._lay_out(*self.context.stack.size)

    def _lay_out(self, width: int, height: int) -> None:
        self._style = Style.for_window(self.context.fonts, (width, height), self.context.text_scale)
        layout = layout_for(self.context, self.session.record.options, (width, height))
        self.model.relayout(layout, pace_of(self.context.settings), self.context.settings.sort_cards)
        self._picture = TablePicture(self.context.look, self._style, layout, self.model)
        self._flourish = None
        self._build()

    def update(self, dt: float) -> None:
        """Let time pass: cards glide, and when they rest the next computer plays or the hand is counted."""
        self._time += dt
        moving = self.is_moving
        self.model.update(dt if self._picture.can_deal else 0.0)
        self._controls.update(dt)
        if self._flourish is not None:
            self._flourish.update(dt)
            self._flourish = None if self._flourish.is_over else self._flourish
        if self._advice.take():
            self._drawn = False
        self._go_on()
        self._collect()
        self._voice.attend(dt)
        if moving or self.is_moving or self.model.has_changed:
            self.model.has_changed, self._drawn = False, False
        elif not self.context.start.headless:
            self._picture.prepare()

    def _go_on(self) -> None:
        """Collect the computers' plays while nothing moves; with motion off, all of them at once."""
        model = self.model
        for _ in range(MOST_AT_ONCE if model.motion.pace.speed is Speed.OFF else 1):
            if not model.motion.is_idle or self._looks.to_look is not None or not self.session.tick():
                break
            model.update(0.0)
            self._drawn = False
        over = self.session.status is not SessionStatus.PLAYING
        if not model.motion.is_idle or self._flourish is not None or self.context.stack.top is not self:
            return
        if over:
            self._count()
        elif len(model.people) > 1:
            self._pass_on()

    # ------------------------------------------------------------------------------------------ more people

    def _pass_on(self) -> None:
        """Where people share the screen: turn the table to whoever looks or plays next, behind the curtain."""
        due, looks = self._looks.due, self._looks.to_look is not None
        if due != self._viewer or (looks and not self._veiled):
            self._sit(due, veiled=True)
        if self.model.motion.is_idle and self._veiled and (looks or self.session.turn == due):
            name, looks = self.model.words.talk.seats[self._viewer], self._looks.are_due
            self.context.stack.push(CurtainScene(self.context, name, looks=looks), self._after_curtain)

    def _sit(self, viewer: int | None, *, veiled: bool) -> None:
        """Another person at the bottom of the table; nothing of the last one's hand stays in sight."""
        if viewer is not None:
            self._viewer = viewer
        self._veiled = veiled
        self.model.sit(self._viewer, self._words(), veiled=veiled)
        self._lay_out(*self.context.stack.size)
        self._drawn = False

    def _after_curtain(self, result: Result) -> None:
        """The curtain was lifted, or who can only look has looked; else the menu was wanted."""
        if result == SEEN:
            self._pass_on()
        elif result == LIFTED:
            only_looks = self._looks.lifted(self._viewer)
            self._sit(self._viewer, veiled=False)
            if only_looks:
                self.context.stack.push(GlanceScene(self.context), self._after_curtain)
        else:
            self._open_menu()

    def _collect(self) -> None:
        """Play the sounds that are due, write the scopas, and keep buttons and numbers in line."""
        model = self.model
        for sounding in model.sounds:
            self.context.sound.play(sounding.cue.value, 2 * sounding.where - 1)
        model.sounds.clear()
        for event in model.scope:
            self._flourish = self._writing(event)
        model.scope.clear()
        if model.declarations != self._asked or model.can_undo != self._can_undo:
            self._build()
        model.badge_rects = [(badge.number, badge.rect) for badge in self._picture.badges()]

    def _writing(self, event: Event) -> Flourish:
        points = event.scope if isinstance(event, DealerBonusTaken) else 1
        layout, words = self.model.motion.layout, self.model.words
        return Flourish(self._style, words.sweep_call(), points, layout.zone, self.model.motion.pace)

    @property
    def is_writing(self) -> bool:
        """Whether a scopa is being written on the cloth."""
        return self._flourish is not None

    @property
    def is_moving(self) -> bool:
        """Whether time alone changes the picture."""
        model = self.model
        still = model.motion.is_still and not model.is_fading and self._flourish is None and self._controls.is_settled
        return not still or not self._picture.is_finished

    @property
    def needs_draw(self) -> bool:
        """Whether anything has changed since the last picture, or it was not sharp yet (below a menu, too)."""
        return not self._drawn or not self._picture.is_finished

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        settings = self.context.settings
        self._picture.draw(
            surface,
            self._controls,
            self._flourish,
            self.also(),
            with_total=settings.table_total,
            unhurried=self.context.unhurried,
        )
        self._drawn = True

    def also(self) -> list[Piece]:
        """What a kind of table has lying above all the rest."""
        return []

    def forget_picture(self) -> None:
        """Paint the next picture whole."""
        self._picture.forget()

    def show_notice(self, words: str) -> bool:
        """Say the line below the cards."""
        self.model.tell(words)
        self._drawn = False
        return True

    def spoken_page(self) -> tuple[str, ...]:
        """The game and the players."""
        return self._voice.page()

    def spoken_focus(self) -> str:
        """The card, capture or button that is chosen."""
        return self._voice.focus(self._controls)

    def places(self) -> Places | None:
        """Where a person may press; None while cards move, one is held, or a computer thinks."""
        model = self.model
        if not model.motion.is_still or self._flourish is not None or self.session.turn is None:
            return None
        in_hand = model.gesture.mode in (Mode.PRESSED, Mode.DRAGGING)
        if in_hand or not self.session.is_person(self.session.turn) or self._waits_for_curtain:
            return None
        scene = {Mode.CHOOSING: "choice", Mode.DECLARING: "declaration"}.get(model.gesture.seen_mode)
        return places_of(model, self._controls.centres(), scene)

    @property
    def _waits_for_curtain(self) -> bool:
        """Whether somebody else at this screen plays next."""
        return self._veiled or self.session.turn != self._viewer

    # ------------------------------------------------------------------------------------------ what is done

    def handle(self, event: pygame.Event) -> bool:
        """Buttons first, then the cards, then the table's own keys."""
        used = self._handle_key(event) if event.type == pygame.KEYDOWN else self._handle_other(event)
        self._collect()
        self._drawn = self._drawn and not used and event.type != pygame.MOUSEMOTION
        return used

    def _handle_other(self, event: pygame.Event) -> bool:
        model, in_hand = self.model, self.model.gesture.mode in (Mode.PRESSED, Mode.DRAGGING)
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._controls.cancel()
        elif not in_hand and self._controls.handle(event):
            if event.type == pygame.MOUSEBUTTONUP:
                self._controls.focus(None)  # or Enter, which plays cards, would press the button again
            return True
        what = input_of(event, self._time)
        if what is None:
            return False
        if isinstance(what, Press):
            self._controls.focus(None)
            if not model.motion.is_idle:
                model.end_motion()
        return model.take(what)

    def _handle_key(self, event: pygame.Event) -> bool:
        model, gesture = self.model, self.model.gesture
        if event.key == pygame.K_SPACE and not model.motion.is_idle:
            model.end_motion()
            return True
        if self._controls.shows_ring and event.key in (*CONTROL_KEYS, pygame.K_TAB):
            return self._controls.handle(event)
        what = input_of(event, self._time)
        if isinstance(what, Stroke) and not self._is_for_controls(what):
            if what.key is KeyName.ENTER and not model.motion.is_idle:
                model.end_motion()
            if model.take(what):
                self._controls.focus(None)
                if isinstance(what.key, int):
                    self._voice.repeat(self._controls)
                return True
        if event.key == pygame.K_ESCAPE and self._controls.shows_ring:
            self._controls.focus(None)
            return True
        if gesture.mode in (Mode.PRESSED, Mode.DRAGGING):
            return True
        return self._table_key(event) or self._controls.handle(event)

    def _is_for_controls(self, what: Stroke) -> bool:
        """Tab walks through the buttons unless a card is up."""
        up = self.model.gesture.mode in (Mode.RAISED, Mode.CHOOSING)
        return what.key in (KeyName.TAB, KeyName.BACK_TAB) and not up

    def _table_key(self, event: pygame.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        match event.key:
            case pygame.K_u:
                self._undo(redo=bool(event.mod & pygame.KMOD_SHIFT))
            case pygame.K_l:
                self.model.show_last_play()
            case pygame.K_h if self.context.settings.hints:
                self._advice.ask()
            case pygame.K_ESCAPE:
                self._open_menu()
            case _:
                return self._voice.key(event.key)
        return True

    # ------------------------------------------------------------------------------------------ buttons

    def _build(self) -> None:
        """The buttons as they are possible now."""
        layout, model = self.model.motion.layout, self.model
        self._asked, self._can_undo = model.declarations, model.can_undo
        hint = self._advice.ask if self.context.settings.hints else None
        deeds = Deeds(self._undo, self.model.show_last_play, self._open_menu, hint)
        buttons = round_buttons(layout, deeds, can_undo=self._can_undo)
        answers = answer_buttons(self._asked, layout, self._style, model.words, self._answer)
        self._controls.replace([*buttons, *answers])

    def _answer(self, move: Move) -> None:
        self.model.submit(move)

    def _undo(self, redo: bool = False) -> None:
        self.model.undo(redo)

    def _open_menu(self) -> None:
        self.context.sound.play(Cue.TAP.value)
        self.context.stack.push(TableMenuScene(self.context, self.session), self._from_menu)

    def _from_menu(self, result: Result) -> None:
        if result in (LEAVE, NEW_GAME):
            self._go_away()
            follow(self.context, self.session.record, result)

    def _go_away(self) -> None:
        """Back to the title; the match waits there."""
        self._advice.forget()
        self.model.close()
        self.context.stack.pop()

    # ------------------------------------------------------------------------------------------ the hand's end

    def _count(self) -> None:
        self.context.stack.push(self.context.routes.count(self.session), self._after_count)

    def _after_count(self, result: Result) -> None:
        if result == LEAVE:
            self._go_away()
        elif self.session.status is SessionStatus.MATCH_END:
            self.context.stack.push(self.context.routes.match_end(self.session), self._after_match)
        else:
            if len(self.model.people) > 1:
                self._sit(self._looks.due, veiled=True)
            self.session.next_hand()

    def _after_match(self, result: Result) -> None:
        """Another match of the same people, the same deals with the seats moved on, another game, or the title."""
        record = self.session.record
        self._go_away()
        follow(self.context, record, result)
