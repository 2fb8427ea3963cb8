"""The packs that can be drawn, by key."""

from typing import Final

from build_scripts.atelier.deck import Deck
from build_scripts.atelier.decks import napoletane, trevigiane

DECKS: Final[dict[str, Deck]] = {deck.key: deck for deck in (napoletane.DECK, trevigiane.DECK)}
