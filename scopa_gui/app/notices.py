"""The sentences about the match and its files: undo, practice, saving, loading, leaving."""

from enum import Enum

from scopa_gui.app.i18n import gettext as _


class SaveTrouble(Enum):
    """Why a file could not be written, as far as a person can do something about it."""

    DISK_FULL = "disk full"
    FOLDER_LOCKED = "folder locked"
    OTHER = "other"


def taken_back() -> str:
    """Say that a play was undone."""
    return _("Taken back: your turn again.")


def practice_match() -> str:
    """Say that a match with undo, hints or open hands is not counted."""
    return _("Practice match: it stays out of the statistics.")


def resumed() -> str:
    """Say that a saved match goes on."""
    return _("Back where you left off.")


def save_unreadable(file: str) -> str:
    """Say that a save is no save and under which name it is kept."""
    return _("The saved match cannot be read. It is kept as {file}.").format(file=file)


def save_does_not_add_up(hand: int, play: int, file: str) -> str:
    """Say at which hand and play (both from 1) a save breaks the rules and under which name it is kept."""
    text = _("The saved match does not add up at hand {hand}, play {play}. It is kept as {file}.")
    return text.format(hand=hand, play=play, file=file)


def settings_unreadable(file: str) -> str:
    """Say that the settings cannot be read and under which name they are kept."""
    return _("The settings cannot be read. They are kept as {file}.").format(file=file)


def statistics_unreadable(file: str) -> str:
    """Say that the statistics cannot be read and under which name they are kept."""
    return _("The statistics cannot be read. They are kept as {file}.").format(file=file)


def profiles_unreadable(file: str) -> str:
    """Say that the profiles cannot be read and under which name they are kept."""
    return _("The profiles cannot be read. They are kept as {file}.").format(file=file)


def why_saving_fails(trouble: SaveTrouble) -> str:
    """The end of a sentence: why a file is not written."""
    match trouble:
        case SaveTrouble.DISK_FULL:
            return _("the disk is full.")
        case SaveTrouble.FOLDER_LOCKED:
            return _("the folder cannot be written to.")
        case SaveTrouble.OTHER:
            return _("the system does not allow it.")


def saving_fails(trouble: SaveTrouble) -> str:
    """Say why a match is not saved and what that means."""
    reason = why_saving_fails(trouble)
    return _("Saving fails: {reason} You can play on, but closing loses this match.").format(reason=reason)


def earlier_match_kept() -> str:
    """Say where the match is that a new one has replaced."""
    return _("The earlier match is kept: find it in the menu.")


def no_sound() -> str:
    """Say that there is nothing to play sounds on."""
    return _("No sound device: playing in silence.")


def you_can_leave() -> str:
    """Say that leaving loses nothing."""
    return _("You can leave: the match stays as it is.")


def clear_statistics() -> str:
    """Ask before the statistics are cleared."""
    return _("Clear the statistics? This cannot be undone.")
