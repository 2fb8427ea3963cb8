"""Who made what: the page of credits; names of faces, libraries and licences are never translated."""

from __future__ import annotations

from typing import Final

from scopa_gui.app.i18n import pgettext

FACES: Final = (
    ("Alegreya", "The Alegreya Project Authors", "SIL Open Font License 1.1"),
    ("Alegreya Sans", "The Alegreya Sans Project Authors", "SIL Open Font License 1.1"),
    ("Caveat", "The Caveat Project Authors", "SIL Open Font License 1.1"),
)
LIBRARIES: Final = (
    ("Python", "Python Software Foundation", "PSF 2.0"),
    ("pygame-ce, SDL 2, FreeType, HarfBuzz", "pygame-ce, SDL", "LGPL 2.1, zlib, FTL, MIT"),
    ("msgspec", "Jim Crist-Harif", "BSD 3-Clause"),
    ("platformdirs", "platformdirs", "MIT"),
)


def own_work() -> str:
    """What the project itself made."""
    return pgettext(
        "credits",
        "The program, all cards, cloths, sounds and music are our own work, under the MIT licence. "
        "They were drawn and composed by code that lies beside them.",
    )


def faces_heading() -> str:
    """Head the list of typefaces."""
    return pgettext("credits", "Typefaces")


def libraries_heading() -> str:
    """Head the list of libraries."""
    return pgettext("credits", "Libraries")


def line_of(entry: tuple[str, str, str]) -> str:
    """Who made an entry and its licence."""
    return f"{entry[1]}. {entry[2]}"
