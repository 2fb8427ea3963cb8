"""Drives the whole program as a person would, without a screen: press, click, drag, and let time pass."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pygame

from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.start import StartOptions
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import Card, legal_moves
from scopa_gui.ui.program import Program
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.window import begin_display

FRAME = 1 / 60
DRAG_STEPS = 6

Place = tuple[float, float]
SceneType = TypeVar("SceneType", bound=Scene)


class Pilot:
    """A person at the program. Places are window pixels; `log` holds the lines of the event log."""

    def __init__(self, program: Program, log: list[dict[str, object]]) -> None:
        self.program = program
        self.log = log
        self._at = (0, 0)

    # where everything is

    @property
    def top(self) -> Scene:
        """The scene that takes input."""
        assert self.program.stack.top is not None, "the program has ended"
        return self.program.stack.top

    def scene(self, kind: type[SceneType]) -> SceneType:
        """The top scene, which must be of this kind."""
        assert isinstance(self.top, kind), f"on top is {self.top.name}"
        return self.top

    def button(self, name: str) -> Place:
        """The middle of a button that can be pressed now."""
        places = self.top.places()
        assert places is not None, "the scene is moving"
        return places.buttons[name]

    def hand(self) -> dict[str, Place]:
        """Where each card of the person's hand can be pressed."""
        places = self.top.places()
        assert places is not None, "the scene is moving"
        return {name: (x, y) for name, x, y in places.hand}

    def table(self) -> dict[str, Place]:
        """The middle of each card on the table."""
        places = self.top.places()
        assert places is not None, "the scene is moving"
        return {name: (x, y) for name, x, y in places.table}

    # what a person does

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press and let go of keys, one after the other (pygame.K_RETURN and the like)."""
        for key in keys:
            self._tell(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
            self._tell(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def move(self, to: Place, pressed: bool = False) -> None:
        """Move the pointer."""
        at = round(to[0]), round(to[1])
        rel = at[0] - self._at[0], at[1] - self._at[1]
        self._at = at
        self._tell(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=(int(pressed), 0, 0), touch=False)

    def down(self, at: Place, button: int = 1) -> None:
        """A mouse button goes down."""
        self.move(at)
        self._tell(pygame.MOUSEBUTTONDOWN, pos=self._at, button=button, touch=False)

    def up(self, at: Place, button: int = 1) -> None:
        """A mouse button goes up."""
        self._at = round(at[0]), round(at[1])
        self._tell(pygame.MOUSEBUTTONUP, pos=self._at, button=button, touch=False)

    def click(self, at: Place, button: int = 1) -> None:
        """Press and let go at one place."""
        self.down(at, button)
        self.up(at, button)

    def carry(self, start: Place, end: Place) -> None:
        """Press at one place and move to another, the button still down."""
        self.down(start)
        for step in range(1, DRAG_STEPS + 1):
            share = step / DRAG_STEPS
            self.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), pressed=True)
            self.program.update(FRAME)

    def drag(self, start: Place, end: Place) -> None:
        """Carry from one place to another and let go there."""
        self.carry(start, end)
        self.program.update(0.3)  # held still for a moment: a drop, no flick
        self.move(end, pressed=True)
        self.up(end)

    def lose_focus(self) -> None:
        """The window loses the keyboard."""
        self._tell(pygame.WINDOWFOCUSLOST)

    def _tell(self, kind: int, **values: Any) -> None:
        self.program.handle(pygame.Event(kind, **values))

    # time and pictures

    def advance(self, seconds: float, draw: bool = False) -> None:
        """Let time pass in frames."""
        passed = 0.0
        while passed < seconds and self.program.stack.top is not None:
            self.program.update(FRAME)
            if draw:
                self.program.draw()
            passed += FRAME

    def settle(self, most: float = 60.0) -> None:
        """Let time pass until nothing moves and the person may do something."""
        passed = 0.0
        while passed < most:
            self.program.update(FRAME)
            passed += FRAME
            if self.program.stack.top is None or self.top.places() is not None:
                return
        raise AssertionError(f"{self.top.name} did not come to rest within {most} seconds")

    def resize(self, width: int, height: int) -> None:
        """The window gets another size."""
        self.program.window.size = (width, height)
        self._tell(pygame.WINDOWSIZECHANGED, x=width, y=height)

    def picture(self) -> pygame.Surface:
        """What the window would show now, painted whole."""
        self.program.stack.forget_picture()
        self.program.stack.draw(self.program.surface)
        return self.program.surface

    def played(self) -> list[Card]:
        """The cards that were played, as the event log tells."""
        kinds = ("CardLaid", "CardsCaptured")
        return [Card.parse(str(line["card"])) for line in self.log if line["kind"] in kinds]


@contextmanager
def piloted(begin: bool = True, **options: object) -> Iterator[Pilot]:
    """The program without a screen, computers thinking in place; `options` are those of the command line."""
    usual: dict[str, object] = {"headless": True, "windowed": (1280, 800), "lang": "en", "sound": False, "seed": 7}
    begin_display(headless=True)
    start = StartOptions(**{**usual, **options})  # type: ignore[arg-type]
    program = Program(start, InlineThinker())
    lines: list[dict[str, object]] = []
    log = _Lines(lines)
    program.log = log  # type: ignore[assignment]
    try:
        if begin:
            program.begin()
        yield Pilot(program, lines)
    finally:
        program.close()


def to_the_end(pilot: Pilot) -> GameSession:
    """Play the match at the table to its end and go on from the last count; the person plays any card."""
    session = pilot.scene(TableScene).session
    while session.status is not SessionStatus.MATCH_END:
        if session.status is SessionStatus.COUNT:
            session.next_hand()
        elif session.turn == 0:
            session.submit(0, legal_moves(session.state)[0])
        else:
            session.tick()
    pilot.settle()
    pilot.press(pygame.K_RETURN)
    pilot.settle()
    return session


class _Lines:
    """An event log that keeps its lines."""

    def __init__(self, lines: list[dict[str, object]]) -> None:
        self._lines = lines

    def write(self, line: dict[str, object]) -> None:
        self._lines.append(dict(line))

    def listen(self, events: tuple[object, ...], _state: object) -> None:
        from scopa_gui.app.event_log import event_line

        self._lines.extend(dict(event_line(event)) for event in events)  # type: ignore[arg-type]

    def close(self) -> None:
        """Nothing to close."""
