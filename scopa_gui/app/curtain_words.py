"""The words of the curtain between two people at one screen."""

from __future__ import annotations

from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import pgettext


def only_looks(name: str) -> str:
    """Say for whose eyes the cards are that come next."""
    return _("Now only {name} looks at the screen.").format(name=name)


def looks_at_cards(name: str) -> str:
    """Head the curtain before a round in which cards may be declared: everybody looks, who can declare or not."""
    return _("{name} looks at the new cards.").format(name=name)


def nothing_to_declare() -> str:
    """Say to who looks that there is nothing to declare."""
    return _("Nothing to declare.")


def have_looked() -> str:
    """The button of who has looked and has nothing to declare."""
    return pgettext("button", "Seen")


def show_cards() -> str:
    """The button that lifts the curtain."""
    return pgettext("button", "Show my cards")
