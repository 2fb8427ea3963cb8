"""Where each of our packs is at home and what to look for in it; packs of a person's own bring their own words."""

from __future__ import annotations

from typing import Final

from scopa_gui.app.decks import Deck
from scopa_gui.app.i18n import pgettext, translate
from scopa_gui.engine.marks import NP_

_REGIONS: Final = {
    "napoletane": NP_("deck region", "Campania and most of the South"),
    "piacentine": NP_("deck region", "Emilia, Lazio, Umbria, Marche"),
    "siciliane": NP_("deck region", "Sicily"),
    "trevigiane": NP_("deck region", "Veneto, Friuli"),
    "bergamasche": NP_("deck region", "Bergamo"),
    "genovesi": NP_("deck region", "Liguria"),
    "francesi": NP_("deck region", "everywhere"),
    "spagnole": NP_("deck region", "Spain"),
}

_NOTES: Final = {
    "napoletane": NP_(
        "deck note",
        "Known by the coloured step under the court cards, the eagle with two heads, and the mask on the three of "
        "batons: a moustached face between crossed cudgels. In Naples the jack is called donna.",
    ),
    "piacentine": NP_(
        "deck note",
        "Known by the red sun faces in the coins, the dark logs for batons, and the crowned eagle on the ace of coins, "
        "which players call la polla, the hen.",
    ),
    "siciliane": NP_(
        "deck note",
        "Look between the pips: tiny scenes of birds, dogs and people. The step under the court cards tells the rank, "
        "not the suit, and some coins carry the three-legged sign of the island.",
    ),
    "trevigiane": NP_(
        "deck note",
        "Long and narrow, with mottos on the aces. Swords and batons weave over and under, and the jack of swords "
        "carries a head he has cut off.",
    ),
    "bergamasche": NP_(
        "deck note",
        "Red coins, slender batons woven like a lattice, and one word on the ace of batons: VINCERAI, you will win.",
    ),
    "genovesi": NP_(
        "deck note",
        "Parisian court cards cut on the slant by a ribbon, in green, red, yellow and blue. No indices: one reads the "
        "card itself.",
    ),
    "francesi": NP_(
        "deck note",
        "The pack known at every poker table, without its eights, nines and tens: jack 8, queen 9, king 10.",
    ),
    "spagnole": NP_(
        "deck note",
        "The gaps in the frame, la pinta, tell the suit before the card is turned up: none for coins, one for cups, "
        "two for swords, three for batons.",
    ),
}


def deck_region(deck: Deck) -> str:
    """Where a pack is at home, in the language in use."""
    marked = _REGIONS.get(deck.key)
    return translate(marked) if marked else deck.region


def deck_note(deck: Deck) -> str:
    """What to look for in a pack, in the language in use."""
    marked = _NOTES.get(deck.key)
    return translate(marked) if marked else deck.note


def deck_size(deck: Deck) -> str:
    """The size of a real card of this pack: "51 × 83 mm"."""
    width, height = deck.description.size_mm
    return pgettext("deck", "{width} × {height} mm").format(width=width, height=height)


def chosen_at_once() -> str:
    """What the gallery's heading adds."""
    return pgettext("deck", "whatever you choose holds at once, in the middle of a hand too")


def own_decks_left_out(fault: str) -> str:
    """Say that a pack of the person's own could not be taken up; `fault` names folder, file, field and reason."""
    return pgettext("deck", "A pack is left out: {fault}").format(fault=fault)


_BACKS: Final = {
    "": NP_("card back", "its own"),
    "red": NP_("card back", "red"),
    "blue": NP_("card back", "blue"),
    "green": NP_("card back", "green"),
    "brown": NP_("card back", "brown"),
}
BACKS: Final = tuple(_BACKS)
"""The tints of the backs; the empty one is the pack's own."""


def back_word(tint: str) -> str:
    """The name of a tint."""
    return translate(_BACKS[tint])
