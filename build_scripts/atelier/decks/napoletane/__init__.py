"""Napoletane: full-length courts on slabs in their suit's colour, a two-headed eagle, a mask on three clubs."""

from functools import partial
from typing import Final

from build_scripts.atelier.backs import lattice_back
from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.deck import LATIN_NAMES, Deck, Draw
from build_scripts.atelier.decks.napoletane import aces, cavalli, fanti, kings, pips
from build_scripts.atelier.decks.napoletane.look import H, P, W

_PIPS: Final = {"D": pips.coins, "C": pips.cups, "S": pips.swords, "B": pips.clubs}
_SINGLE: Final[dict[str, Draw]] = {
    "1D": aces.ace_of_coins,
    "1C": aces.ace_of_cups,
    "1S": aces.ace_of_swords,
    "1B": aces.ace_of_clubs,
    "3B": aces.three_of_clubs,
    "8D": fanti.of_coins,
    "8C": fanti.of_cups,
    "8S": fanti.of_swords,
    "8B": fanti.of_clubs,
    "9D": cavalli.of_coins,
    "9C": cavalli.of_cups,
    "9S": cavalli.of_swords,
    "9B": cavalli.of_clubs,
    "10D": kings.of_coins,
    "10C": kings.of_cups,
    "10S": kings.of_swords,
    "10B": kings.of_clubs,
}
_FACES: Final[dict[str, Draw]] = {
    **{f"{count}{suit}": partial(draw, count) for suit, draw in _PIPS.items() for count in range(2, 8)},
    **_SINGLE,
}


def _back() -> Canvas:
    return lattice_back(W, H, P.blue, "#f3e9d2", P.yellow)


DECK: Final = Deck(
    key="napoletane",
    name="Napoletane",
    region="Campania and most of the south",
    note="Full-length courts on a slab in the colour of their suit; the 3 of clubs hides a moustached mask.",
    size_mm=(51, 83),
    corner_radius=9,
    suits="latin",
    card_names=LATIN_NAMES,
    faces=_FACES,
    back=_back,
)
