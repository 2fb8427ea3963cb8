"""The count at the end of the first lesson: a row at a time, each with a sentence, and the way to a first match."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import pygame

from scopa_gui.app.captions import Talk
from scopa_gui.app.lesson_words import end_words, first_match_words, row_words
from scopa_gui.app.menu_words import button_word
from scopa_gui.app.session import GameSession
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.scenes.count import TIMING, CountScene
from scopa_gui.ui.scenes.saying import lay_saying
from scopa_gui.ui.widgets.button import Kind

PLAY: Final = "play"


class LessonCountScene(CountScene):
    """Continue brings the next row. After the last one it pops with PLAY for a first match, or as the count does."""

    name: ClassVar[str] = "lesson_count"

    def __init__(self, context: AppContext, session: GameSession) -> None:
        super().__init__(context, session)
        self.row = 0

    @property
    def said(self) -> str:
        """What the teacher says about the latest row, or at the end."""
        if self.row >= len(self.sheet.rows):
            return end_words()
        return row_words(self.sheet.rows[self.row].category, self.context.family)

    @property
    def _length(self) -> float:
        return self._pace * (TIMING.slide + TIMING.stamp) if self.row < len(self.sheet.rows) else 0.0

    def _progress(self, row: int) -> tuple[float, float]:
        if row != self.row or self._pace == 0.0:
            shown = float(row <= self.row)
            return shown, shown
        passed = self._time / self._pace
        pressed = (passed - TIMING.slide) / TIMING.stamp
        return min(1.0, passed / TIMING.slide), max(0.0, min(1.0, pressed))

    def _offers(self) -> list[tuple[str, str, Callable[[], None], Kind, int]]:
        """Only the way on: neither the deck nor the open hands of a lesson are worth a look."""
        if self.row < len(self.sheet.rows):
            return super()._offers()[-1:]
        return [
            ("continue", button_word("back"), super()._continue, Kind.PLAIN, 20),
            ("play", first_match_words(), lambda: self.context.stack.pop(PLAY), Kind.PRIMARY, 23),
        ]

    def _continue(self) -> None:
        self.row += 1
        self._time = 0.0
        self._drawn = False
        if self.row == len(self.sheet.rows):
            self.lay_out()
            self.controls.focus("play", ring=False)

    def _paint_cup(self, surface: pygame.Surface, slate: pygame.Rect) -> None:
        """No cup: the teacher's slip lies there."""

    def _said_of(self, row: int) -> list[str]:
        """The teacher's sentence about the row."""
        return [row_words(self.sheet.rows[row].category, self.context.family)]

    def _said_at_the_end(self, talk: Talk) -> list[str]:
        """The points, and the teacher's last words once they are on the slip."""
        last = [end_words()] if self.row >= len(self.sheet.rows) else []
        return [*super()._said_at_the_end(talk), *last]

    def paint_over(self, surface: pygame.Surface) -> None:
        """The slip below the slate."""
        style, panel = self.style, self._panel
        top = style.px(70 + 330 + 20)
        left = style.px(44)
        room = pygame.Rect(left, top, panel.x - style.px(18) - left, self.size[1] - style.px(44) - top)
        lay_saying(surface, style, self.said, room)
