"""The scenes by name: the one place that knows all their modules."""

from __future__ import annotations

from scopa_gui.app.session import GameSession
from scopa_gui.engine import RuleOptions
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.scene import Scene


class SceneRoutes:
    """Makes scenes for a context; see `context.Routes`. Modules are imported when first needed: the title comes up
    before the others are read.
    """

    def __init__(self) -> None:
        self.context: AppContext | None = None

    @property
    def _context(self) -> AppContext:
        assert self.context is not None, "the program sets the context before the first scene"
        return self.context

    def title(self) -> Scene:
        """The café menu."""
        from scopa_gui.ui.scenes.title import TitleScene

        return TitleScene(self._context)

    def new_game(self) -> Scene:
        """Game kind, opponents, target."""
        from scopa_gui.ui.scenes.new_game import NewGameScene

        return NewGameScene(self._context)

    def profiles(self, key: str, options: RuleOptions) -> Scene:
        """House rules under a name; pops with the profile to play by, None where the rules stay as they are."""
        from scopa_gui.ui.scenes.profiles import ProfilesScene

        return ProfilesScene(self._context, key, options)

    def settings(self) -> Scene:
        """Language, look, sound."""
        from scopa_gui.ui.scenes.settings import SettingsScene

        return SettingsScene(self._context)

    def decks(self) -> Scene:
        """The gallery of packs."""
        from scopa_gui.ui.scenes.decks import DecksScene

        return DecksScene(self._context)

    def statistics(self) -> Scene:
        """The ledger of what was played."""
        from scopa_gui.ui.scenes.statistics import StatisticsScene

        return StatisticsScene(self._context)

    def learn(self, rules: bool = False) -> Scene:
        """The rules of the present table, the words, and the first lesson, which is shown first until it is done.

        With `rules` the rules come first.
        """
        from scopa_gui.ui.scenes.learn import LearnScene

        return LearnScene(self._context, rules=rules)

    def lesson(self) -> Scene:
        """The first lesson at its table."""
        from scopa_gui.ui.scenes.lesson import LessonScene

        return LessonScene(self._context)

    def table(self, session: GameSession) -> Scene:
        """The table of a session, which is started there."""
        from scopa_gui.ui.scenes.table.scene import TableScene

        return TableScene(self._context, session)

    def count(self, session: GameSession) -> Scene:
        """The count of the hand just ended; pops when the person continues."""
        from scopa_gui.ui.scenes.count import CountScene

        return CountScene(self._context, session)

    def open_hands(self, session: GameSession) -> Scene:
        """The hand just ended once more, with all cards open."""
        from scopa_gui.ui.scenes.open_hands import OpenHandsScene

        return OpenHandsScene(self._context, session)

    def match_end(self, session: GameSession) -> Scene:
        """The end of a match; pops with "rematch", "new_game" or "title"."""
        from scopa_gui.ui.scenes.match_end import MatchEndScene

        return MatchEndScene(self._context, session)
