"""Genovesi: French suits, Parisian courts cut by a diagonal ribbon, a double line round the courts only."""

from functools import partial
from typing import Final

from build_scripts.atelier.deck import FRENCH_NAMES, SUITS, Deck, Draw
from build_scripts.atelier.decks.genovesi import donne, fanti, pips, re
from build_scripts.atelier.signs.french import FRENCH_SUITS

_COURTS: Final[dict[str, Draw]] = {
    f"{value}{suit}": draw
    for value, page in ((8, fanti), (9, donne), (10, re))
    for suit, draw in zip(SUITS, (page.of_diamonds, page.of_hearts, page.of_spades, page.of_clubs), strict=True)
}
_FACES: Final[dict[str, Draw]] = {
    **{f"1{suit}": partial(pips.ace, suit) for suit in FRENCH_SUITS},
    **{f"{count}{suit}": partial(pips.numeral, suit, count) for suit in FRENCH_SUITS for count in range(2, 8)},
    **_COURTS,
}

DECK: Final = Deck(
    key="genovesi",
    name="Genovesi",
    region="Liguria",
    note="Courts in the Paris manner, cut on the slant by a ribbon; the king of spades plays a small harp.",
    size_mm=(58, 88),
    corner_radius=9,
    suits="french",
    card_names=FRENCH_NAMES,
    faces=_FACES,
    back=pips.back,
)
