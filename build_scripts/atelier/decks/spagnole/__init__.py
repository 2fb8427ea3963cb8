"""Spagnole: gaps in the frame tell the suit, courts numbered 10, 11 and 12, rearing horses, long-robed kings."""

from functools import partial
from typing import Final

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.deck import LATIN_NAMES, Deck, Draw
from build_scripts.atelier.decks.spagnole import aces, caballos, pips, reyes, sotas
from build_scripts.atelier.decks.spagnole.look import H, P, W
from build_scripts.atelier.geometric_backs import banded_back

_PIPS: Final = {"D": pips.coins, "C": pips.cups, "S": pips.swords, "B": pips.clubs}
_FACES: Final[dict[str, Draw]] = {
    **{f"{count}{suit}": partial(draw, count) for suit, draw in _PIPS.items() for count in range(2, 8)},
    "1D": aces.ace_of_coins,
    "1C": aces.ace_of_cups,
    "1S": aces.ace_of_swords,
    "1B": aces.ace_of_clubs,
    "8D": sotas.of_coins,
    "8C": sotas.of_cups,
    "8S": sotas.of_swords,
    "8B": sotas.of_clubs,
    "9D": caballos.of_coins,
    "9C": caballos.of_cups,
    "9S": caballos.of_swords,
    "9B": caballos.of_clubs,
    "10D": reyes.of_coins,
    "10C": reyes.of_cups,
    "10S": reyes.of_swords,
    "10B": reyes.of_clubs,
}


def _back() -> Canvas:
    return banded_back(W, H, "#39548a", "#f6ecd6", P.red)


DECK: Final = Deck(
    key="spagnole",
    name="Spagnole",
    region="Spain",
    note="Gaps in the frame tell the suit: none coins, one cups, two swords, three clubs; courts are 10 to 12.",
    size_mm=(61, 95),
    corner_radius=11,
    suits="latin",
    card_names=LATIN_NAMES,
    faces=_FACES,
    back=_back,
    compact=True,
)
