"""The program on a rig: opened on a home of its own, driven step by step, looked at after each."""

from __future__ import annotations

import contextlib
import io
import logging
import os
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pygame

from scopa_gui.ai.strategy import MoveThought, Thought
from scopa_gui.app.new_match import match_from_start
from scopa_gui.app.players import Thinker
from scopa_gui.app.session import SessionStatus
from scopa_gui.app.start import StartOptions
from scopa_gui.engine import PlayerView, RuleOptions, nearest_valid, preset_options, with_values
from scopa_gui.engine.options import ALLOWED
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.ui.deck_art import DeckArt
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.window import begin_display
from tests.pilot import Pilot
from tests.torture import truths, ways
from tests.torture.steps import Step, Value

WAYS_ON = ("play", "start", "continue", "rematch", "lift", "seen")
PLAIN = ("forward", "advance")
"""Steps that the ways to a scene are made of, too."""
MOST_SCENES = 12
LONGEST_HAND = 400
PATIENCE = 240
MOST_ROWS = 40


SPEAKS = 4
"""One run in so many says in words what is seen."""
DRAWN_FROM_FILES = 6
"""One run in so many draws the cards from their files, which is half of the work; the others show plain cards."""
IN_MEMORY = Path("/dev/shm")


def new_home() -> Path:
    """A folder for one program's files, in memory where the system has such a place: a real disk takes its time."""
    return Path(tempfile.mkdtemp(prefix="scopa-torture-", dir=IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None))


def house_rules(options: RuleOptions, changes: int, target: int | None, rng: random.Random) -> RuleOptions:
    """So many options changed by chance, and what must change with them, for as many players as before."""
    for _ in range(changes):
        name = rng.choice([name for name in ALLOWED if name not in ("players", "target")])
        changed = with_values(options, {name: rng.choice(ALLOWED[name])})
        fitting = nearest_valid(changed, name)
        options = fitting if fitting.players == options.players else options
    return options if target is None else with_values(options, {"target": target})


class LateThinker:
    """Answers after a few polls, by chance that hangs on the question alone; now and then it is asked in vain."""

    def __init__(self) -> None:
        self._number = 0
        self._waiting: dict[int, tuple[PlayerView, int, int]] = {}

    def ask(self, _level: str, view: PlayerView, seed: int) -> int:
        self._number += 1
        self._waiting[self._number] = view, seed, seed % 7
        return self._number

    def answer(self, number: int) -> Thought | None:
        if number not in self._waiting:
            return None
        view, seed, polls = self._waiting[number]
        if polls:
            self._waiting[number] = view, seed, polls - 1
            return None
        del self._waiting[number]
        moves = view.legal_moves()
        return Thought(random.Random(seed).choice(moves), tuple(MoveThought(move, 0.0) for move in moves))

    def step(self) -> None:
        """Nothing waits here."""

    def forget(self, number: int) -> None:
        self._waiting.pop(number, None)

    def close(self) -> None:
        self._waiting.clear()


class Unheard(io.StringIO):
    """Where spoken lines go: they are made, and not kept."""

    def write(self, text: str) -> int:
        return len(text)


class Complaints(logging.Handler):
    """Errors that the program logs are faults here: nothing is wrong with the machine."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


class Rig:
    """One home and the program in it, opened anew when it was left or restarted."""

    def __init__(self, home: Path, seed: int, thinker: Callable[[], Thinker] = LateThinker) -> None:
        self._home = home
        self._thinker = thinker
        self._speaks = seed % SPEAKS == 1
        self._chance = random.Random(seed)
        self._complaints = Complaints()
        self._unheard = Unheard()
        self.seen: Counter[str] = Counter()
        """How often each scene was on top after a step."""
        self._seen: object = None
        begin_display(headless=True)
        os.environ["SCOPA_HOME"] = str(home)
        self._patches: list[Any] = [
            mock.patch("scopa_gui.app.new_match.random.SystemRandom", return_value=self._chance)
        ]
        if seed % DRAWN_FROM_FILES:
            self._patches.append(mock.patch.object(DeckArt, "_draw", DeckArt._plain))
        for patch in self._patches:
            patch.start()
        logging.getLogger("scopa_gui").addHandler(self._complaints)
        self.pilot = self._open()

    def _open(self) -> Pilot:
        start = StartOptions(lang="en", windowed=(1280, 800), speak=self._speaks)
        with contextlib.redirect_stdout(self._unheard):  # the speaker keeps the stream it finds
            program = Program(start, self._thinker())
        program.begin()
        return Pilot(program, [])

    def close(self) -> None:
        """Leave the program and the machine as they were."""
        logging.getLogger("scopa_gui").removeHandler(self._complaints)
        for patch in self._patches:
            patch.stop()
        self.pilot.program.close()

    @property
    def program(self) -> Program:
        return self.pilot.program

    # ------------------------------------------------------------------------------------------ one step

    def do(self, step: Step) -> None:
        """Do one step and look whether everything still holds."""
        handler: Callable[..., None] = getattr(self, step.do if step.do in PLAIN else f"_{step.do}")
        handler(*step.values)
        if self.program.stack.top is None:
            self._restart(clean=True)
        self.look()

    def look(self) -> None:
        """All truths that can be told without a step."""
        if self.program.stack.top is not None:
            self.seen[self.program.stack.top.name] += 1
        truths.hold(not self._complaints.lines, f"the program complains: {self._complaints.lines}")
        for scene in self.program.stack.scenes:
            if isinstance(scene, TableScene):
                truths.board_is_the_view(scene)
                truths.nobody_sees_a_veiled_hand(scene)
        session = self.program.context.matches.session
        if session is None or session.record == self._seen:
            return
        self._seen = session.record
        truths.disk_is_the_record(self.program, self._home / "data")
        if session.record.hands:
            truths.cards_are_forty(session.state)
            truths.score_has_one_source(session)

    def finish(self) -> None:
        """A match is never stuck: whatever happened, the hand at the table can be played to its count."""
        self._system("WINDOWRESTORED")
        self.pilot.up((0, 0))
        self._system("WINDOWFOCUSLOST")
        self.to_title()
        self.forward(0)
        for _ in range(LONGEST_HAND):
            top = self.program.stack.top
            table = top if isinstance(top, TableScene) else None
            session = self.program.context.matches.session
            if session is not None and session.record.hands and session.status is not SessionStatus.PLAYING:
                break
            for _ in range(PATIENCE):
                if table is None or table.places() is not None or self.program.stack.top is not table:
                    break
                self.advance(0.5, 0.1)
            self.forward(1)
            if self.program.stack.top is None:
                self._restart(clean=True)
        else:
            top = self.program.stack.top
            raise truths.BrokenTruthError(f"the hand comes to no end: {top.name if top else None}")
        self.advance(5.0, 0.1)
        truths.drawing_changes_nothing(self.program)
        self.look()

    # ------------------------------------------------------------------------------------------ places

    def _at(self, kind: str, x: float, y: float) -> tuple[float, float]:
        width, height = self.program.stack.size
        spots = self._spots(kind)
        if not spots:
            return x * width, y * height
        return spots[min(int(x * len(spots)), len(spots) - 1)]

    def _spots(self, kind: str) -> list[tuple[float, float]]:
        top = self.program.stack.top
        if kind == "button" and top is not None:
            found = getattr(top, "controls", None) or getattr(top, "_controls", None)
            return [] if found is None else list(found.centres().values())
        if not isinstance(top, TableScene):
            return []
        motion = top.model.motion
        board = motion.board
        keys: list[Any] = []
        if kind == "hand":
            keys = list(board.hand_order(top.model.sort))
        elif kind == "table":
            keys = list(board.table)
        elif kind == "pile":
            keys = [pile[-1] for pile in board.piles if pile]
        poses = motion.poses
        return [(poses[key].center.x, poses[key].center.y) for key in keys if key in poses]

    # ------------------------------------------------------------------------------------------ what is done

    def _click(self, kind: str, x: float, y: float, button: int, times: int) -> None:
        at = self._at(kind, x, y)
        for _ in range(times):
            if self.program.stack.top is not None:
                self.pilot.click(at, button)

    def _move(self, kind: str, x: float, y: float) -> None:
        self.pilot.move(self._at(kind, x, y))

    def _drag(self, k1: str, x1: float, y1: float, k2: str, x2: float, y2: float, how: str) -> None:
        start, end = self._at(k1, x1, y1), self._at(k2, x2, y2)
        if how == "flick":
            self.pilot.down(start)
            self.pilot.move((start[0], start[1] - 60), pressed=True)
            self.pilot.up((start[0], start[1] - 90))
            return
        self.pilot.carry(start, end)
        match how:
            case "drop":
                self.program.update(0.3)
                self.pilot.up(end)
            case "other":
                self.pilot.down(end, 3)
                self.pilot.up(end)
            case "lost":
                self.pilot.move(end)
            case "held":
                pass

    def _key(self, key: int, mod: int) -> None:
        if self.program.stack.top is not None:
            self.pilot.press(key, mod=mod)

    def _text(self, text: str) -> None:
        self.program.handle(pygame.Event(pygame.TEXTINPUT, text=text))

    def _wheel(self, steps: int) -> None:
        self.program.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps)))

    def _resize(self, width: int, height: int) -> None:
        self.pilot.resize(width, height)

    def _system(self, name: str) -> None:
        kind = getattr(pygame, name)
        values = {"iscapture": 0, "which": 0} if name == "AUDIODEVICEREMOVED" else {}
        self.program.handle(pygame.Event(kind, **values))

    def _setting(self, name: str, value: Value) -> None:
        self.program.context.change(**{name: value})

    def advance(self, seconds: float, frame: float) -> None:
        passed = 0.0
        while passed <= seconds and self.program.stack.top is not None:
            self.program.update(frame)
            passed += frame

    def _draw(self) -> None:
        truths.drawing_changes_nothing(self.program)
        truths.moving_pictures_are_whole(self.program)
        truths.what_is_shown_is_true(self.program)

    def _undo(self, redo: bool) -> None:
        self.pilot.press(pygame.K_u, mod=pygame.KMOD_SHIFT if redo else 0)

    def forward(self, number: int) -> None:
        """Whatever makes a match go on: play a card, answer, press what Enter presses."""
        top = self.program.stack.top
        if not isinstance(top, TableScene):
            self._lead_on()
            return
        model = top.model
        if model.gesture.mode is Mode.CHOOSING:
            self.pilot.press(pygame.K_TAB, pygame.K_RETURN)
            return
        if model.gesture.mode is Mode.DECLARING:
            self.pilot.press(pygame.K_ESCAPE if number % 2 else pygame.K_RETURN)
            return
        hand = model.motion.board.hand_order(model.sort)
        if hand:
            self.pilot.press(pygame.K_0 + (number % len(hand) + 1) % 10, pygame.K_RETURN)
        if top is self.program.stack.top and model.gesture.mode is Mode.CHOOSING:
            self.pilot.press(pygame.K_RETURN)

    def _lead_on(self) -> None:
        """Press what leads back to a table, whatever has the keyboard."""
        top = self.program.stack.top
        self.advance(1.0, 0.1)
        for _ in range(MOST_ROWS):  # a count brings in one after the other
            if top is None or top is not self.program.stack.top or top.places() is not None:
                break
            self.advance(0.5, 0.1)
        places = None if top is None else top.places()
        ways = [] if places is None else [places.buttons[way] for way in WAYS_ON if way in places.buttons]
        if ways:
            self.pilot.click(ways[0])
        elif top is not None:
            self.pilot.press(pygame.K_ESCAPE)

    def to_title(self) -> None:
        stack = self.program.stack
        for _ in range(MOST_SCENES):
            if stack.top is None or stack.top.name == "title":
                return
            if stack.top.name == "match_end":
                stack.pop("title")
            elif stack.top.name in ("count", "table_menu"):
                stack.pop("leave")
            elif isinstance(stack.top, TableScene):
                self.pilot.press(pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_ESCAPE)
                if stack.top is not None and stack.top.name == "table_menu":
                    stack.pop("leave")
                elif isinstance(stack.top, TableScene):
                    stack.top._go_away()
            else:
                stack.pop()

    def _menu(self, name: str) -> None:
        if len(self.program.stack.scenes) > MOST_SCENES:
            self.to_title()
        ways.lead(self, name)

    def _hurry(self, plays: int, number: int) -> None:
        ways.hurry(self, plays, number)

    def _clip(self, text: str) -> None:
        pygame.scrap.put_text(text)

    def pilot_button(self, name: str) -> tuple[float, float]:
        """The middle of a button of the table, moving or not."""
        top = self.program.stack.top
        assert isinstance(top, TableScene)
        return top._controls.centres().get(name, (0, 0))

    def _match(
        self, key: str, players: int, levels: str, seed: int, changes: int = 0, target: int | None = None
    ) -> None:
        """Begin a match of any kind as the new game's sheet does; `changes` house rules are others than usual."""
        self.to_title()
        context = self.program.context
        options = house_rules(preset_options(key, players), changes, target, random.Random(seed))
        context.change(game=key, options=str(options), levels=tuple(levels.split(",")))
        record, _ = match_from_start(context.plain_start, context.settings)
        context.stack.push(context.routes.table(context.matches.begin(record, seed)))

    def _swap(self) -> None:
        """Take up the earlier match from the title."""
        self.to_title()
        top = self.program.stack.top
        places = None if top is None else top.places()
        if places is not None and "earlier_match" in places.buttons:
            self.pilot.click(places.buttons["earlier_match"])

    def _restart(self, clean: bool) -> None:
        """Leave, by the close button or by a kill, and come back: the match is the same."""
        session = self.program.context.matches.session
        if clean:
            self.program.handle(pygame.Event(pygame.QUIT))
        settings = self.program.context.settings_file.settings
        book, profiles = self.program.statistics._book, self.program.context.profiles.all()
        self.program.close()
        self.pilot = self._open()
        taken_up = self.program.context.matches.session
        truths.hold((session is None) == (taken_up is None), "a match is taken up where there was one")
        if session is not None and taken_up is not None:
            truths.hold(session.record == taken_up.record, "the same match is taken up")
            if session.record.hands:
                truths.hold(session.state == taken_up.state, "the same cards are taken up")
        truths.hold(self.program.context.settings_file.settings == settings, "the same settings are taken up")
        truths.hold(self.program.statistics._book == book, "the same statistics are taken up")
        truths.hold(self.program.context.profiles.all() == profiles, "the same profiles are there")
        truths.hold(not self.program.context.notices, f"nothing is wrong: {self.program.context.notices}")
