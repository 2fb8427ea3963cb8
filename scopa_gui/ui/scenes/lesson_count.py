"""The count at the end of the first lesson: a row at a time, each with a sentence on a slip of paper."""

from __future__ import annotations

from typing import ClassVar

import pygame

from scopa_gui.app.captions import Talk
from scopa_gui.app.lesson_words import end_words, row_words
from scopa_gui.app.session import GameSession
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.scenes.count import TIMING, CountScene
from scopa_gui.ui.scenes.saying import lay_saying


class LessonCountScene(CountScene):
    """Continue brings the next row, and ends the lesson after the last one; pops as the count does."""

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

    def _continue(self) -> None:
        if self.row >= len(self.sheet.rows):
            super()._continue()
            return
        self.row += 1
        self._time = 0.0
        self._drawn = False

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
