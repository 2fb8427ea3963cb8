"""What a person is told about files: those that could not be read, where they were put, and those not written."""

from __future__ import annotations

from scopa_gui.app import keeping_words, notices
from scopa_gui.app.files import Unreadable
from scopa_gui.app.save_watch import SaveWatch, Told
from scopa_gui.ui.context import AppContext


def after_start(context: AppContext, match: Unreadable | None) -> list[str]:
    """One line for each file that was set aside."""
    told = []
    if context.settings_file.unreadable is not None:
        told.append(notices.settings_unreadable(context.settings_file.unreadable.kept_as))
    if match is not None:
        told.append(match_unreadable(match))
    if context.statistics.unreadable is not None:
        told.append(notices.statistics_unreadable(context.statistics.unreadable.kept_as))
    if context.profiles.unreadable is not None:
        told.append(notices.profiles_unreadable(context.profiles.unreadable.kept_as))
    return told


def save_watch(context: AppContext) -> SaveWatch:
    """What looks after the files of this run, the match first; what a new match finds unreadable is told as well."""
    context.matches.on_unreadable.append(lambda found: context.notices.append(match_unreadable(found)))
    files: list[Told] = []
    if context.matches.saves is not None:
        files.append((context.matches.saves, notices.saving_fails))
    files.append((context.settings_file, lambda _trouble: keeping_words.settings_not_kept()))
    files.append((context.statistics, lambda _trouble: keeping_words.statistics_not_kept()))
    return SaveWatch(files, keeping_words.saved_again)


def match_unreadable(found: Unreadable) -> str:
    """The line for a saved match that could not be taken up; it names hand and play where the rules refused one."""
    if found.hand is not None and found.play is not None:
        return notices.save_does_not_add_up(found.hand, found.play, found.kept_as)
    return notices.save_unreadable(found.kept_as)
