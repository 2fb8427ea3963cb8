"""Siciliane: toy-like courts on slabs in the colour of their rank, tiny pictures between the signs, trinacria coins."""

from functools import partial
from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.deck import LATIN_NAMES, Deck, Draw
from build_scripts.atelier.decks.siciliane import aces, cavalli, fanti, kings, pips
from build_scripts.atelier.decks.siciliane.look import H, P, W
from build_scripts.atelier.decks.siciliane.medals import trinacria
from build_scripts.atelier.geometric_backs import tile_back

_PIPS: Final = {"D": pips.coins, "C": pips.cups, "S": pips.swords, "B": pips.clubs}
_SINGLE: Final[dict[str, Draw]] = {
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
_FACES: Final[dict[str, Draw]] = {
    **{f"{count}{suit}": partial(draw, count) for suit, draw in _PIPS.items() for count in range(2, 8)},
    **_SINGLE,
}


def _back() -> Canvas:
    return tile_back(W, H, P.blue, "#f6ecd6", P.yellow, lambda c, x, y: trinacria(c, x, y, 36))


DECK: Final = Deck(
    key="siciliane",
    name="Siciliane",
    region="Sicily",
    note="The slab under a court tells its rank; tiny pictures between the signs; a trinacria on the 3 of coins.",
    size_mm=(50, 85),
    corner_radius=9,
    suits="latin",
    card_names=LATIN_NAMES,
    faces=_FACES,
    back=_back,
    compact=True,
)
