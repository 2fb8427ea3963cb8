"""The words of the curtain between two people at one screen."""

from __future__ import annotations

from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import pgettext


def only_looks(name: str) -> str:
    """Say for whose eyes the cards are that come next."""
    return _("Now only {name} looks at the screen.").format(name=name)


def show_cards() -> str:
    """The button that lifts the curtain."""
    return pgettext("button", "Show my cards")
