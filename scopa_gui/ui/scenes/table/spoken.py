"""The line below the table cards: a message for a while, what the person's hand is about, or what happened last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scopa_gui.engine import Card, CardLaid, CardsCaptured, Event, Play
from scopa_gui.stage.board import Board
from scopa_gui.stage.gesture import Gesture
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.ui.scenes.table.words import TableWords

NOTICE_SECONDS: Final = 6.0
"""How long a refusal or notice stays, unless something happens before."""


class SpokenLine:
    """What is said. Words are made when they are read, so that another language holds at once."""

    def __init__(self) -> None:
        self.latest_play: CardLaid | CardsCaptured | None = None
        self._latest: Event | None = None
        self._notice: tuple[Callable[[], str], float] | None = None
        self._preview: tuple[Play, str] | None = None
        self.on_said: Callable[[str], None] | None = None
        """Told of every message; `on_heard` of every event."""
        self.on_heard: Callable[[Event], None] | None = None

    def say(self, words: Callable[[], str], seconds: float = NOTICE_SECONDS) -> None:
        """Show a message for a while, before everything else."""
        self._notice = (words, seconds)
        if self.on_said is not None:
            self.on_said(words())

    def hush(self) -> None:
        """The message has had its time."""
        self._notice = None

    def heard(self, event: Event, words: TableWords) -> None:
        """An event has begun to be shown."""
        if words.event(event):
            self._latest = event
        if isinstance(event, CardLaid | CardsCaptured):
            self.latest_play = event
        if self.on_heard is not None:
            self.on_heard(event)

    def forget_events(self) -> None:
        """The hand jumped: what was heard is not true any more."""
        self._latest = self.latest_play = None

    def forget_preview(self) -> None:
        """The state or the language changed."""
        self._preview = None

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether a message has just ended."""
        if self._notice is None:
            return False
        words, left = self._notice
        self._notice = (words, left - dt) if left > dt else None
        return self._notice is None

    def line(
        self,
        words: TableWords,
        gesture: Gesture,
        board: Board,
        plays_of: Callable[[Card], tuple[Play, ...]],
        *,
        offers: bool,
    ) -> str:
        """The words to show now; `offers`: the person is asked whether to declare."""
        if self._notice is not None:
            return self._notice[0]()
        if offers:
            return words.offer()
        if gesture.seen_mode is not Mode.IDLE and gesture.shown is not None:
            return self._previewed(words, gesture.shown)
        if gesture.seen_mode in (Mode.RAISED, Mode.CHOOSING, Mode.DRAGGING) and len(gesture.choice.plays) > 1:
            return words.choice(gesture.choice)
        if gesture.focus is not None and (plays := plays_of(gesture.focus)):
            return self._previewed(words, plays[0]) if len(plays) == 1 else ""
        said = "" if self._latest is None else words.event(self._latest)
        return said or words.turn(board)

    def _previewed(self, words: TableWords, play: Play) -> str:
        if self._preview is None or self._preview[0] != play:
            self._preview = play, words.preview(play)
        return self._preview[1]
