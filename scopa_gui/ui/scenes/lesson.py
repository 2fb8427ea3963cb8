"""The first lesson at the table: the real table with a set deck, and a slip of paper on which the teacher speaks."""

from __future__ import annotations

import random
from functools import partial
from typing import ClassVar, Final

import pygame

from scopa_gui.app.lesson import Lesson, first_match, lesson_session
from scopa_gui.app.lesson_words import StepWords, keys_words
from scopa_gui.app.new_match import fresh_seed
from scopa_gui.app.opponents import pick_names
from scopa_gui.engine import Move
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.patchwork import Drawn, Piece, box
from scopa_gui.ui.scene import Result
from scopa_gui.ui.scenes.lesson_count import PLAY, LessonCountScene
from scopa_gui.ui.scenes.saying import lay_saying
from scopa_gui.ui.scenes.table.menu import LEAVE
from scopa_gui.ui.scenes.table.scene import TableScene

SHADE: Final = 24
"""Units around its room that the shadow of the slip may reach."""


class LessonScene(TableScene):
    """Plays that are not asked for go home with an answer on the slip. Pops when all is counted."""

    name: ClassVar[str] = "lesson"

    def __init__(self, context: AppContext) -> None:
        name = context.settings.name
        session = lesson_session(name, pick_names(1, random.Random(), name)[0])
        super().__init__(context, session)
        self.lesson = Lesson(session)
        self.model.veto = self._veto
        self._reply: tuple[int, StepWords] | None = None
        self._spoken: tuple[int, str] | None = None

    @property
    def said(self) -> str:
        """What stands on the slip now; empty where there is none."""
        if not self.model.motion.is_idle:
            return ""
        reply = self._reply
        words = reply[1] if reply is not None and reply[0] == self._plays else self.lesson.words()
        return "" if words is None else words.said(self.context.family)

    @property
    def _plays(self) -> int:
        return sum(len(hand.moves) for hand in self.session.record.hands)

    def update(self, dt: float) -> None:
        """Let time pass; what the teacher says is said aloud, each saying once at its play."""
        super().update(dt)
        said = self.said
        if said and (self._plays, said) != self._spoken:
            first = self._spoken is None
            self._spoken = self._plays, said
            self.context.say(said, asked=True)
            if first:
                self.context.say(keys_words())

    def _veto(self, move: Move) -> bool:
        objection = self.lesson.objection(move)
        self._reply = None if objection is None else (self._plays, objection)
        self._drawn = False
        return objection is not None

    # ------------------------------------------------------------------------------------------ the hand's end

    def _count(self) -> None:
        self.context.stack.push(LessonCountScene(self.context, self.session), self._after_count)

    def _after_count(self, result: Result) -> None:
        if result != LEAVE:
            self.context.change(lesson_done=True)
        self._go_away()
        if result == PLAY:
            self._play_on()

    def _play_on(self) -> None:
        """A first match; it takes the place of the page on which the lesson was begun."""
        context, seed = self.context, fresh_seed()
        session = context.matches.begin(first_match(context.settings.name, random.Random(seed)), seed)
        table = context.routes.table(session)
        if context.stack.top is not None and context.stack.top.name == "learn":
            context.stack.replace(table)
        else:
            context.stack.push(table)

    # ------------------------------------------------------------------------------------------ picture

    def also(self) -> list[Piece]:
        """The slip between the stock and the cards."""
        words, room = self.said, self._room()
        if not words:
            return []
        draw = partial(lay_saying, style=self._style, words=words, room=room)
        return [Drawn(words, box(room, self._style.px(SHADE)), draw)]

    def _room(self) -> pygame.Rect:
        """The cloth between the stock and the table cards, below the slate where that reaches so far."""
        layout, motion = self.model.motion.layout, self.model.motion
        stock = layout.stock(0).bounds(layout.ratio)
        cards = [motion.poses[card].bounds(layout.ratio) for card in motion.board.table]
        gap = layout.px(22)
        if stock.center.x < layout.width / 2:
            left = stock.right + gap
            right = min((one.left for one in cards), default=layout.width / 2) - gap
        else:
            left = max((one.right for one in cards), default=layout.width / 2) + gap
            right = stock.left - gap
        above = layout.slate if layout.slate.right > left and layout.slate.left < right else None
        top = layout.zone.top if above is None else max(layout.zone.top, above.bottom + gap)
        return pygame.Rect(round(left), round(top), max(1, round(right - left)), round(layout.zone.bottom - top))
