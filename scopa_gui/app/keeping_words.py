"""The sentences about keeping files: what is not written, that it is again, and that another copy has them."""

from __future__ import annotations

from scopa_gui.app.i18n import gettext as _


def another_copy() -> str:
    """Say that the program runs twice and that this copy saves nothing."""
    return _("Scopa is open already: here you can play, but nothing is saved.")


def saved_again() -> str:
    """Say that what could not be saved is saved now."""
    return _("Saving works again: your match is safe.")


def settings_not_kept() -> str:
    """Say that the settings hold for this evening only."""
    return _("The settings cannot be saved: they hold until you close the game.")


def statistics_not_kept() -> str:
    """Say that the statistics of this evening will be lost."""
    return _("The statistics cannot be saved: they hold until you close the game.")
