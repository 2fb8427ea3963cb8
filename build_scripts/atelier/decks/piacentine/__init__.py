"""Piacentine: double-ended courts cut straight across, red suns in the coins, dark logs, one crowned eagle."""

from functools import partial
from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.deck import LATIN_NAMES, Deck, Draw
from build_scripts.atelier.decks.piacentine import aces, cavalli, fanti, kings, pips
from build_scripts.atelier.decks.piacentine.look import H, P, W
from build_scripts.atelier.geometric_backs import petal_back

_PIPS: Final = {"D": pips.coins, "C": pips.cups, "S": pips.swords, "B": pips.clubs}
_FACES: Final[dict[str, Draw]] = {
    **{f"{count}{suit}": partial(draw, count) for suit, draw in _PIPS.items() for count in range(2, 8)},
    "1D": aces.ace_of_coins,
    "1C": aces.ace_of_cups,
    "1S": aces.ace_of_swords,
    "1B": aces.ace_of_clubs,
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


def _back() -> Canvas:
    return petal_back(W, H, P.red, "#f6ecd6", P.gold, 7)


DECK: Final = Deck(
    key="piacentine",
    name="Piacentine",
    region="Emilia, Lazio, Umbria and the Marches",
    note="Double-ended courts with a straight cut, red sun faces in the coins; the crowned eagle is called la polla.",
    size_mm=(50, 93),
    corner_radius=9,
    suits="latin",
    card_names=LATIN_NAMES,
    faces=_FACES,
    back=_back,
    compact=True,
)
