"""The best moments of a match in words: a short sentence each, in which a side is named as in the count."""

from __future__ import annotations

from typing import Final

from scopa_gui.app.best_moments import Moment, MomentKind
from scopa_gui.app.captions import Talk, side_name
from scopa_gui.app.card_words import Family, sentence_case, suit_name
from scopa_gui.app.i18n import npgettext, pgettext, translate
from scopa_gui.app.messages import ESCOBA
from scopa_gui.engine import Suit
from scopa_gui.engine.marks import NP_

_SAID: Final[dict[MomentKind, tuple[str, str]]] = {
    "all_coins": NP_("moment", "All ten {coins}: {side}, hand {hand}."),
    "comeback": NP_("moment", "Comeback: {side}, {n} points behind after hand {hand}."),
    "four_points": NP_("moment", "All four main points: {side}, hand {hand}."),
    "scopa_run": NP_("moment", "{n} scopas in a row: {side}, hand {hand}."),
    "scopas_in_hand": NP_("moment", "{n} scopas in one hand: {side}, hand {hand}."),
    "settebello_scopa": NP_("moment", "Scopa with the settebello: {side}, hand {hand}."),
    "four_sevens": NP_("moment", "All four sevens: {side}, hand {hand}."),
    "declaration": NP_("moment", "A declaration of {n} points: {side}, hand {hand}."),
    "settebello_often": NP_("moment", "The settebello {n} times in {of} hands: {side}."),
    "lead_changes": NP_("moment", "The lead changed {n} times."),
    "level_before_last": NP_("moment", "Level at {n} before the last hand."),
    "many_cards": NP_("moment", "{n} cards with one play: {side}, hand {hand}."),
}
_IN_ESCOBA: Final[dict[MomentKind, tuple[str, str]]] = {
    "scopa_run": NP_("moment", "{n} escobas in a row: {side}, hand {hand}."),
    "scopas_in_hand": NP_("moment", "{n} escobas in one hand: {side}, hand {hand}."),
    "settebello_scopa": NP_("moment", "Escoba with the settebello: {side}, hand {hand}."),
}


def moments_heading() -> str:
    """Head the moments."""
    return pgettext("moment", "Best moments")


def moment_words(moment: Moment, talk: Talk, family: Family) -> str:
    """Say what is to be remembered, and whose it was."""
    side = "" if moment.side is None else side_name(moment.side, talk)
    coins = suit_name(Suit.DENARI, family)
    said = _text(moment, talk.sweep)
    return sentence_case(said.format(side=side, hand=moment.hand, n=moment.n, of=moment.of, coins=coins))


def _text(moment: Moment, sweep: str) -> str:
    match moment.kind:
        case "shutout":
            return npgettext(
                "moment", "Not one point in {of} hand: {side}.", "Not one point in {of} hands: {side}.", moment.of
            )
        case "best_hand":
            return npgettext(
                "moment",
                "{n} point in one hand: {side}, hand {hand}.",
                "{n} points in one hand: {side}, hand {hand}.",
                moment.n,
            )
        case kind if sweep == ESCOBA and kind in _IN_ESCOBA:
            return translate(_IN_ESCOBA[kind])
        case kind:
            return translate(_SAID[kind])
