"""What every scene may use: settings, look, fonts, the stack of scenes, the matches, and ways to other scenes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol

from scopa_gui.app.card_words import Family
from scopa_gui.app.matches import Matches
from scopa_gui.app.overrides import overridden
from scopa_gui.app.profiles import Profiles
from scopa_gui.app.session import GameSession
from scopa_gui.app.settings import Settings, SettingsFile
from scopa_gui.app.start import StartOptions
from scopa_gui.app.statistics import Statistics
from scopa_gui.engine import RuleOptions
from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.look import TableLook
from scopa_gui.ui.scene import Scene, SceneStack
from scopa_gui.ui.speaker import Speaker


class Routes(Protocol):
    """Makes the scenes, so that no scene needs to know the modules of the others."""

    def title(self) -> Scene: ...
    def new_game(self) -> Scene: ...
    def profiles(self, key: str, options: RuleOptions) -> Scene: ...
    def settings(self) -> Scene: ...
    def decks(self) -> Scene: ...
    def statistics(self) -> Scene: ...
    def learn(self, rules: bool = False) -> Scene: ...
    def lesson(self) -> Scene: ...
    def table(self, session: GameSession) -> Scene: ...
    def count(self, session: GameSession) -> Scene: ...
    def open_hands(self, session: GameSession) -> Scene: ...
    def match_end(self, session: GameSession) -> Scene: ...


class Sound(Protocol):
    """Plays cues by name; silent when there is no device or none is wanted. `pan` runs from -1 (left) to 1."""

    def play(self, cue: str, pan: float = 0.0) -> None: ...
    def update(self, dt: float) -> None: ...
    def set_volumes(self, effects: int, music: int) -> None: ...
    def wake(self) -> None: ...


@dataclass
class AppContext:
    """The program as scenes see it. `write_log` takes a JSON-ready line of the event log (does nothing without one).

    `apply_settings` is told by `change` which fields changed; the program brings window, words and look in line.
    """

    start: StartOptions
    settings_file: SettingsFile
    fonts: Fonts
    look: TableLook
    stack: SceneStack
    matches: Matches
    statistics: Statistics
    profiles: Profiles
    sound: Sound
    routes: Routes
    write_log: Callable[[dict[str, object]], None]
    apply_settings: Callable[[frozenset[str]], None]
    overrides: dict[str, object] = field(default_factory=dict)
    """Settings that the command line fixes for this run, until the person changes them."""
    unhurried: bool = False
    """Pictures may take their time (a screenshot): scenes then draw everything sharp at once."""
    notices: list[str] = field(default_factory=list)
    """One-line messages that wait to be shown to the person, each once."""
    speaker: Speaker | None = None
    """Where spoken text goes, when it is wanted."""

    @property
    def speaks(self) -> bool:
        """Whether spoken text is wanted."""
        return self.speaker is not None

    def say(self, words: str, *, asked: bool = False) -> None:
        """Speak a line; does nothing without `--speak`. What the person `asked` for is said even twice in a row."""
        if self.speaker is not None:
            self.speaker.say(words, again=asked)

    @property
    def settings(self) -> Settings:
        """The present settings."""
        return overridden(self.settings_file.settings, self.overrides)

    @property
    def plain_start(self) -> StartOptions:
        """The start options without the game that they asked for, which holds for the first match only."""
        return replace(self.start, game=None, players=None, level=None, seed=None)

    @property
    def text_scale(self) -> float:
        """0.8 to 1.6."""
        return self.settings.text_size / 100

    @property
    def family(self) -> Family:
        """The suit family of the present pack, for card names."""
        return self.look.deck.family

    def change(self, **values: object) -> None:
        """Change settings: saved and in force at once; ValueError for a field or value that is not allowed."""
        before = self.settings
        self.settings_file.change(**values)
        self.overrides = {name: value for name, value in self.overrides.items() if name not in values}
        after = self.settings
        changed = frozenset(name for name in values if getattr(before, name) != getattr(after, name))
        if changed:
            self.apply_settings(changed)

    def take_notice(self) -> str | None:
        """The next message to show, removed from the list; None when there is none."""
        return self.notices.pop(0) if self.notices else None
