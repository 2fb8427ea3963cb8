"""The program's frame: window, context, main loop; one picture only when something changed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

import pygame

from scopa_gui.app import i18n, keeping_words
from scopa_gui.app.decks import read_shelf
from scopa_gui.app.event_log import EventLog
from scopa_gui.app.instance import Instance
from scopa_gui.app.matches import Matches
from scopa_gui.app.new_match import match_from_start
from scopa_gui.app.overrides import overridden, overrides_of
from scopa_gui.app.paths import UserFolders, asset, user_folders
from scopa_gui.app.players import Thinker
from scopa_gui.app.profiles import Profiles
from scopa_gui.app.saves import Saves
from scopa_gui.app.session import GameSession
from scopa_gui.app.settings import SettingsFile
from scopa_gui.app.start import StartOptions
from scopa_gui.app.statistics import Statistics
from scopa_gui.app.thinker import InlineThinker, ProcessThinker
from scopa_gui.ui import memory, notices
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.desk import drawing_desk
from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.look import TableLook
from scopa_gui.ui.narrator import Narrator
from scopa_gui.ui.routes import SceneRoutes
from scopa_gui.ui.scene import SceneStack
from scopa_gui.ui.sound import sound_board
from scopa_gui.ui.speaker import Speaker
from scopa_gui.ui.stretching import Stretching
from scopa_gui.ui.tempo import Tempo
from scopa_gui.ui.window import USUAL_SIZE, NoDisplayError, begin_display, open_window

NOTICE_REST: Final = 6.0
"""Seconds that one notice has to itself before the next one takes its place."""
REMEMBER_AFTER: Final = 0.5
"""Seconds after the last change of the window's size or place until it is written down."""


SIGNS_OF_LIFE: Final = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL})
"""Events that a person makes; a sound may be wanted next."""


class Program:
    """Owns the window and the scenes. Tests drive it by `handle`, `update` and `draw`; `run` is the loop for people.

    Needs `begin_display` first. `thinker` answers for the computer players; `clock` tells seconds.
    """

    def __init__(self, start: StartOptions, thinker: Thinker, clock: Callable[[], float] = time.monotonic) -> None:
        self.start = start
        memory.use_one_store()
        self._thinker = thinker
        self._clock = clock
        folders = user_folders() if start.keeps_files else None
        self._instance = None if folders is None else Instance(folders.data)
        self._is_second = self._instance is not None and not self._instance.is_first
        settings_file = SettingsFile(None if folders is None else folders.config, only_reads=self._is_second)
        if self._is_second:  # the first copy keeps match and statistics, and writes them
            folders = None
        settings = overridden(settings_file.settings, overrides_of(start))
        fullscreen = settings.full_screen and start.windowed is None and not start.headless
        size = start.windowed or settings.window_size or USUAL_SIZE
        icon = asset("images", "icons", "scopa-64.png")
        self.window = open_window(size, fullscreen=fullscreen, icon=icon)
        self.surface = self.window.get_surface()
        self.log = None if start.event_log is None else EventLog(start.event_log)
        self.statistics = Statistics(None if folders is None else folders.data)
        self._sound = sound_board(asset("sounds"), wanted=start.sound and not start.headless)
        self._sound.set_volumes(settings.effects_volume, settings.music_volume)
        # Tests and pictures without a window draw in place: what is seen must not hang on how fast a thread is.
        self._desk = None if start.headless else drawing_desk()
        self.stack = SceneStack(*self.surface.get_size())
        self.context = self._make_context(settings_file, folders)
        self._narrator = Narrator(self.context.say) if start.speak else None
        self._save_watch = notices.save_watch(self.context)
        self._notice_rest = 0.0
        self.use_language()
        self.stretching = Stretching(0.0) if start.headless else Stretching()
        self._dirty = True
        self._shown = False
        self._hidden = False
        self._logged: object = None
        self._heard = True
        """Something has come from outside since the event log was last told of places."""
        self._remember_in: float | None = None

    def _make_context(self, settings_file: SettingsFile, folders: UserFolders | None) -> AppContext:
        overrides = overrides_of(self.start)
        settings = overridden(settings_file.settings, overrides)
        routes = SceneRoutes()
        matches = Matches(None if folders is None else Saves(folders.data), self._thinker)
        matches.on_open.append(self._listen)
        fonts = Fonts(asset("images", "fonts"))
        look = TableLook(read_shelf(), fonts, self._desk)
        look.apply(settings)
        context = AppContext(
            start=self.start,
            settings_file=settings_file,
            fonts=fonts,
            look=look,
            stack=self.stack,
            matches=matches,
            statistics=self.statistics,
            profiles=Profiles(None if folders is None else folders.data),
            sound=self._sound,
            routes=routes,
            write_log=self.write_log,
            apply_settings=self.apply_settings,
            overrides=overrides,
            unhurried=self.start.screenshot is not None,
            speaker=Speaker(sys.stdout) if self.start.speak else None,
        )
        routes.context = context
        return context

    def _listen(self, session: GameSession) -> None:
        if self.log is not None:
            session.subscribe(self.log.listen)
        people = [seat for seat in range(session.record.options.players) if session.is_person(seat)]
        if len(people) == 1:  # who plays against people at one table keeps the score on the slate alone
            self.statistics.watch(session, people[0])

    def write_log(self, line: dict[str, object]) -> None:
        """Write a line of the event log, if there is one."""
        if self.log is not None:
            self.log.write(line)

    # ------------------------------------------------------------------------------------------ settings in force

    def use_language(self) -> None:
        """Speak the language of the settings, else of the system."""
        chosen = self.context.settings.language
        i18n.set_language(chosen or i18n.pick_language(system_languages()))

    def apply_settings(self, changed: frozenset[str]) -> None:
        """Bring window, words and look in line with settings that changed."""
        settings, look = self.context.settings, self.context.look
        if "language" in changed:
            self.use_language()
        look.apply(settings)
        if "full_screen" in changed:
            self._show_full_screen(settings.full_screen)
        if changed & {"effects_volume", "music_volume"}:
            self.context.sound.set_volumes(settings.effects_volume, settings.music_volume)
        self.stack.restyle()
        self._dirty = True

    def _show_full_screen(self, full: bool) -> None:
        if full:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self._take_size()

    # ------------------------------------------------------------------------------------------ the loop

    def begin(self) -> None:
        """Take up the saved match and show the first scene."""
        context = self.context
        found = [keeping_words.another_copy()] if self._is_second else []
        found += notices.after_start(context, context.matches.load())
        if not self._begins_elsewhere:
            context.notices += found
            self._notice_rest = NOTICE_REST if found else 0.0  # the first one is told by the title
        self.stack.push(context.routes.title())
        if self.start.scene is not None:
            from scopa_gui.ui import showcase  # it reads every scene's module, which no other start needs at once

            showcase.show(context, self.start.scene)
        elif self._begins_elsewhere:
            record, seed = match_from_start(self.start, context.settings)
            self.stack.push(context.routes.table(context.matches.begin(record, seed)))
        if self._begins_elsewhere:
            context.notices += found
        self._narrate()

    @property
    def _begins_elsewhere(self) -> bool:
        """Whether another scene covers the title at once: what is told on the title then is never seen."""
        start = self.start
        return start.scene is not None or start.game is not None or start.players is not None or start.demo

    def run(self) -> int:
        """Play until the person leaves; the exit code."""
        ticker = pygame.time.Clock()
        tempo, tidying, shown = Tempo(), memory.Tidying(), False
        while self.stack.top is not None:
            tempo.passed(ticker.tick(tempo.rate(is_moving=self.stack.top.is_moving)) / 1000)
            for event in pygame.event.get():
                tempo.stirred()
                self.handle(event)
            step = tempo.step()
            if step is None:
                continue
            self.update(step)
            is_new = self.draw()
            tidying.look(self.stack.top, time.monotonic())
            if not is_new:
                continue
            tempo.stirred()
            tidying.drawn()
            if not shown:
                shown = True
                self._after_first_picture()
        self.close()
        return 0

    def _after_first_picture(self) -> None:
        """What may wait until something is seen."""
        self.write_log({"kind": "shown", "time": time.time(), "processor": time.process_time()})
        warm = getattr(self._thinker, "warm", None)
        if warm is not None:
            warm()
        memory.settle_in()

    def handle(self, event: pygame.Event) -> None:
        """Take one event: the window's own first, then the top scene's."""
        top = self.stack.top
        if top is None:
            return
        self._heard = True
        if event.type in SIGNS_OF_LIFE:
            self._sound.wake()
        match event.type:
            case pygame.QUIT:
                self.stack.clear()
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWRESIZED:
                self._stretch()
            case pygame.AUDIODEVICEREMOVED if not event.iscapture:
                self._sound.lose_device()
            case pygame.WINDOWMOVED:
                self._remember_in = REMEMBER_AFTER
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._hidden = True
                top.handle(event)
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWEXPOSED | pygame.WINDOWMAXIMIZED:
                self._hidden = False
                self._dirty = True
            case pygame.KEYDOWN if is_full_screen_key(event):
                self.context.change(full_screen=not self.context.settings.full_screen)
            case pygame.KEYDOWN if event.key == pygame.K_F1:
                if not any(scene.name == "learn" for scene in self.stack.scenes):
                    self.stack.push(self.context.routes.learn(rules=True))
            case _:
                top.handle(event)
        self._narrate()

    def _narrate(self) -> None:
        """Speak what has changed on the top scene, if spoken text is wanted."""
        if self._narrator is not None and self.stack.top is not None:
            self._narrator.attend(self.stack.top)

    def _stretch(self) -> None:
        """The border is being pulled: show the old picture in the new size until it rests, for a new one takes long."""
        if not self.stretching.rest or not self._shown or self.window.size == self.stack.size:
            self._take_size()
            return
        self.surface = self.window.get_surface()
        self.stretching.pull(self.surface, self.stack.size, self.stack.draw)
        self._dirty = True

    def _take_size(self) -> None:
        """The window has another size: fetch its surface again and lay everything out anew."""
        self.stretching.end()
        self.surface = self.window.get_surface()
        if self.surface.get_size() != self.stack.size:
            self.stack.resize(*self.surface.get_size())
            self._remember_in = REMEMBER_AFTER
        self._dirty = True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._thinker.step()
        if self.stack.top is not None:
            self.stack.top.update(dt)
        self.context.sound.update(dt)
        self.context.look.collect()
        self._tell_notices(dt)
        self._log_places()
        self._narrate()
        if self.stretching.is_over(dt):
            self._take_size()
        if self._remember_in is not None:
            self._remember_in -= dt
            if self._remember_in <= 0:
                self._remember_window()

    def _tell_notices(self, dt: float) -> None:
        """Show what waits to be told, one line after the other, where the top scene has room for a line."""
        waiting, top = self.context.notices, self.stack.top
        told = self._save_watch.update(dt)
        if told is not None:
            waiting.append(told)
        self._notice_rest = max(0.0, self._notice_rest - dt)
        if waiting and not self._notice_rest and top is not None and top.show_notice(waiting[0]):
            del waiting[0]
            self._notice_rest = NOTICE_REST

    def _remember_window(self) -> None:
        self._remember_in = None
        if not self.start.headless and self.start.windowed is None and not self.context.settings.full_screen:
            self.context.settings_file.change(window_size=self.window.size, window_place=self.window.position)

    def _log_places(self) -> None:
        """Tell the event log where a person may press, once each time that changes."""
        top = self.stack.top
        if self.log is None or top is None or not (top.needs_draw or self._heard):
            return
        self._heard = False
        places = top.places()
        if places is None:
            self._logged = None
            return
        if (top.name, places) == self._logged:
            return
        self._logged = top.name, places
        self.write_log(
            {
                "kind": "idle",
                "scene": places.scene or top.name,
                "hand": places.hand,
                "table": places.table,
                "buttons": places.buttons,
            }
        )

    def draw(self) -> bool:
        """Paint and show the window if anything changed; whether it did."""
        scenes = self.stack.visible()
        if self._hidden or not scenes or not (self._dirty or any(scene.needs_draw for scene in scenes)):
            return False
        if self._dirty or self.stretching.is_on:
            self.stack.forget_picture()
        (self.stretching if self.stretching.is_on else self.stack).draw(self.surface)
        self.window.flip()
        self._dirty, self._shown = False, True
        return True

    def close(self) -> None:
        """End the worker, the log and the window. Everything worth keeping is saved already."""
        self.stack.clear()
        self.context.matches.close()
        self._sound.close()
        if self._desk is not None:
            self._desk.shutdown(wait=True, cancel_futures=True)
        if self.log is not None:
            self.log.close()
        self.window.destroy()
        if self._instance is not None:
            self._instance.close()


def is_full_screen_key(event: pygame.Event) -> bool:
    """F11, or Alt with Enter."""
    return event.key == pygame.K_F11 or (
        event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_ALT)
    )


def system_languages() -> list[str]:
    """The languages the person's system prefers, best first, as codes such as "it_IT"; empty where it tells none."""
    return [
        "_".join(part for part in (found["language"], found.get("country")) if part)
        for found in pygame.system.get_pref_locales()
    ]


EXIT_NO_DISPLAY: Final = 2


def run(start: StartOptions) -> int:
    """Open the window, or draw one picture without one; the exit code (2: no display)."""
    try:
        begin_display(headless=start.headless)
    except NoDisplayError as fault:
        if sys.stderr is not None:  # a windowed program on Windows has none
            sys.stderr.write(f"{fault}\n")
        return EXIT_NO_DISPLAY
    thinker = InlineThinker() if start.headless else ProcessThinker(time.monotonic)
    program = Program(start, thinker)
    program.begin()
    if start.headless:
        from scopa_gui.ui.single_picture import take_picture

        return take_picture(program)
    return program.run()
