"""What a person is told once after the start: files that could not be read, and where they were put."""

from __future__ import annotations

from scopa_gui.app import notices
from scopa_gui.app.files import Unreadable
from scopa_gui.app.settings import SettingsFile


def after_start(settings_file: SettingsFile, match: Unreadable | None) -> list[str]:
    """One line for each file that was set aside."""
    told = []
    if settings_file.unreadable is not None:
        told.append(notices.settings_unreadable(settings_file.unreadable.kept_as))
    if match is not None:
        told.append(match_unreadable(match))
    return told


def match_unreadable(found: Unreadable) -> str:
    """The line for a saved match that could not be taken up; it names hand and play where the rules refused one."""
    if found.hand is not None and found.play is not None:
        return notices.save_does_not_add_up(found.hand, found.play, found.kept_as)
    return notices.save_unreadable(found.kept_as)
