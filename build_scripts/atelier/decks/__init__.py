"""The packs that can be drawn, by key."""

from typing import Final

from build_scripts.atelier.deck import Deck
from build_scripts.atelier.decks import (
    bergamasche,
    francesi,
    genovesi,
    napoletane,
    piacentine,
    siciliane,
    spagnole,
    trevigiane,
)

DECKS: Final[dict[str, Deck]] = {
    deck.key: deck
    for deck in (
        bergamasche.DECK,
        francesi.DECK,
        genovesi.DECK,
        napoletane.DECK,
        piacentine.DECK,
        siciliane.DECK,
        spagnole.DECK,
        trevigiane.DECK,
    )
}
