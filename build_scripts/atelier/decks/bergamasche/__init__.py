"""Bergamasche: red coins, thin woven batons, swords with green lozenges, double-ended courts without a line."""

from functools import partial
from typing import Final

from build_scripts.atelier.backs_plain import fine_check_back
from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.deck import LATIN_NAMES, Deck, Draw
from build_scripts.atelier.decks.bergamasche import aces, cavalli, fanti, kings, pips
from build_scripts.atelier.decks.bergamasche.look import H, P, W

_PIPS: Final = {"D": pips.coins, "C": pips.cups, "S": pips.swords, "B": pips.batons}
_SINGLE: Final[dict[str, Draw]] = {
    "1D": aces.of_coins,
    "1C": aces.of_cups,
    "1S": aces.of_swords,
    "1B": aces.of_batons,
    "8D": fanti.of_coins,
    "8C": fanti.of_cups,
    "8S": fanti.of_swords,
    "8B": fanti.of_batons,
    "9D": cavalli.of_coins,
    "9C": cavalli.of_cups,
    "9S": cavalli.of_swords,
    "9B": cavalli.of_batons,
    "10D": kings.of_coins,
    "10C": kings.of_cups,
    "10S": kings.of_swords,
    "10B": kings.of_batons,
}
_FACES: Final[dict[str, Draw]] = {
    **{f"{count}{suit}": partial(draw, count) for suit, draw in _PIPS.items() for count in range(2, 8)},
    **_SINGLE,
}


def _back() -> Canvas:
    return fine_check_back(W, H, P.blue, "#f1e8d4")


DECK: Final = Deck(
    key="bergamasche",
    name="Bergamasche",
    region="Bergamo and its valleys",
    note="Red coins with a black rosette, thin batons in a woven lattice, and on the ace of batons the word VINCERAI.",
    size_mm=(50, 94),
    corner_radius=10,
    suits="latin",
    card_names=LATIN_NAMES,
    faces=_FACES,
    back=_back,
    compact=True,
)
