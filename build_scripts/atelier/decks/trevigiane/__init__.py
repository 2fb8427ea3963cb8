"""Trevigiane: the longest card, mottos on the aces, coins half blue half yellow, double-ended courts with lances."""

from functools import partial
from typing import Final

from build_scripts.atelier.backs_plain import star_net_back
from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.deck import LATIN_NAMES, Deck, Draw
from build_scripts.atelier.decks.trevigiane import aces, cavalli, fanti, kings, pips
from build_scripts.atelier.decks.trevigiane.look import H, P, W

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
    return star_net_back(W, H, P.red, "#f6ecd6")


DECK: Final = Deck(
    key="trevigiane",
    name="Trevigiane",
    region="Veneto and Friuli",
    note="Mottos on the aces, coins half blue and half yellow, kings with lances; one knave carries a cut-off head.",
    size_mm=(49, 104),
    corner_radius=9,
    suits="latin",
    card_names=LATIN_NAMES,
    faces=_FACES,
    back=_back,
    compact=True,
)
