"""The game kinds: a name, a sentence, allowed numbers of players and the options that differ (rules section 17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scopa_gui.engine.marks import NP_
from scopa_gui.engine.options import RuleOptions, with_values


@dataclass(frozen=True, slots=True)
class Preset:
    """One game kind. `name` and `sentence` are (context, English) pairs to translate."""

    key: str
    name: tuple[str, str]
    sentence: tuple[str, str]
    allowed_players: tuple[int, ...]
    options: RuleOptions
    emblem: tuple[str, ...] = ("7D",)
    """One to three cards, in notation, that stand for the game on its tile."""
    sweep_word: str = "scopa"
    """What is called out when the table is swept: scopa, or escoba in its own game."""


class UnknownPresetError(LookupError):
    """A game kind that does not exist; the message names those that do."""


PRESETS: Final = (
    Preset(
        "scopa_classica",
        NP_("preset", "Classic scopa"),
        NP_("preset sentence", "Two players, three cards at a time: take the equal card or a sum. To 11."),
        (2,),
        RuleOptions(),
        emblem=("7D",),
    ),
    Preset(
        "scopa_a_tre",
        NP_("preset", "Three-handed scopa"),
        NP_("preset sentence", "Each for themselves; a shared lead earns nobody the point. To 16."),
        (3,),
        RuleOptions(players=3, target=16),
        emblem=("8C", "9C", "10C"),
    ),
    Preset(
        "scopa_a_coppie",
        NP_("preset", "Scopa in pairs"),
        NP_("preset sentence", "Two against two, partners opposite, one pile a pair. To 21."),
        (4,),
        RuleOptions(players=4, partnership="two_pairs", target=21),
        emblem=("7D", "7C"),
    ),
    Preset(
        "scopa_a_sei_coppie",
        NP_("preset", "Six in three pairs"),
        NP_("preset sentence", "Three pairs seated opposite, two deals a hand. To 21."),
        (6,),
        RuleOptions(players=6, partnership="three_pairs", target=21),
        emblem=("6D", "6C", "6S"),
    ),
    Preset(
        "scopa_a_sei_squadre",
        NP_("preset", "Six in two trios"),
        NP_("preset sentence", "Three against three, seated in turn round the table. To 21."),
        (6,),
        RuleOptions(players=6, partnership="two_trios", target=21),
        emblem=("3D", "3C", "3B"),
    ),
    Preset(
        "scopone",
        NP_("preset", "Scopone"),
        NP_("preset sentence", "Nine cards each and four on the table: no stock, much memory. To 11."),
        (4,),
        RuleOptions(players=4, partnership="two_pairs", hand_size=9, deal_style="packets"),
        emblem=("9D", "9C", "9S"),
    ),
    Preset(
        "scopone_scientifico",
        NP_("preset", "Scopone scientifico"),
        NP_("preset sentence", "Ten cards each and an empty table: everything can be counted. To 11."),
        (4,),
        RuleOptions(
            players=4, partnership="two_pairs", hand_size=10, table_size=0, deal_style="packets", redeal_kings=0
        ),
        emblem=("10D", "10C", "10S"),
    ),
    Preset(
        "asso_piglia_tutto",
        NP_("preset", "Ace takes all"),
        NP_("preset sentence", "With no ace on the table an ace takes everything and makes a scopa. To 21."),
        (2, 3, 4),
        RuleOptions(ace_sweep="if_no_ace_on_table", ace_sweep_is_scopa=True, target=21),
        emblem=("1D",),
    ),
    Preset(
        "scopa_d_assi",
        NP_("preset", "Ace scopa"),
        NP_("preset sentence", "The ace takes everything, but that alone is no scopa. To 21."),
        (2, 3, 4),
        RuleOptions(ace_sweep="if_no_ace_on_table", target=21),
        emblem=("1C",),
    ),
    Preset(
        "scopa_d_assi_a_coppie",
        NP_("preset", "Ace scopa in pairs"),
        NP_("preset sentence", "Ten cards each, an empty table, and the napola counts. To 21."),
        (4,),
        RuleOptions(
            players=4,
            partnership="two_pairs",
            hand_size=10,
            table_size=0,
            deal_style="packets",
            redeal_kings=0,
            ace_sweep="if_no_ace_on_table",
            napola="run",
            target=21,
        ),
        emblem=("1S", "1B"),
    ),
    Preset(
        "quindici_stretta",
        NP_("preset", "Fifteen, strict"),
        NP_("preset sentence", "Take only by making 15 with the card you play. To 21."),
        (2, 3, 4),
        RuleOptions(capture_mode="fifteen_only", redeal_kings=0, target=21),
        emblem=("8B", "7B"),
    ),
    Preset(
        "quindici_mista",
        NP_("preset", "Fifteen, mixed"),
        NP_("preset sentence", "Equal cards, sums or 15: your choice. To 21."),
        (2, 3, 4),
        RuleOptions(capture_mode="rank_sum_or_fifteen", redeal_kings=0, target=21),
        emblem=("5D", "10B"),
    ),
    Preset(
        "quindici_con_assi",
        NP_("preset", "Fifteen with aces"),
        NP_("preset sentence", "Equal cards, sums, 15, and an ace that takes all. To 31."),
        (2, 3, 4),
        RuleOptions(
            capture_mode="rank_sum_or_fifteen",
            redeal_kings=0,
            ace_sweep="if_no_ace_on_table",
            ace_sweep_is_scopa=True,
            target=31,
        ),
        emblem=("1D", "6C", "8S"),
    ),
    Preset(
        "escoba_de_15",
        NP_("preset", "Escoba de 15"),
        NP_("preset sentence", "The Spanish cousin: only fifteens, and the dealer may open with an escoba. To 21."),
        (2, 3, 4),
        RuleOptions(capture_mode="fifteen_only", redeal_kings=0, dealer_bonus_15=1, dealer_bonus_30=1, target=21),
        emblem=("7S", "8D"),
        sweep_word="escoba",
    ),
    Preset(
        "cirulla",
        NP_("preset", "Cirulla"),
        NP_(
            "preset sentence",
            "In pairs, the richest of all: fifteens, aces, declarations, matta, piccola and grande. To 51.",
        ),
        (2, 3, 4),
        RuleOptions(
            players=4,
            partnership="two_pairs",
            capture_mode="rank_sum_or_fifteen",
            redeal_kings=0,
            redeal_aces=2,
            dealer_bonus_15=1,
            dealer_bonus_30=2,
            ace_sweep="if_no_ace_on_table",
            ace_sweep_is_scopa=True,
            hand_declarations=True,
            matta="declarations_only",
            piccola=True,
            grande=True,
            target=51,
        ),
        emblem=("1D", "7C", "10D"),
    ),
    Preset(
        "cirulla_a_due",
        NP_("preset", "Cirulla for two"),
        NP_("preset sentence", "All of cirulla, head to head. To 51."),
        (2, 3, 4),
        RuleOptions(
            players=2,
            partnership="none",
            capture_mode="rank_sum_or_fifteen",
            redeal_kings=0,
            redeal_aces=2,
            dealer_bonus_15=1,
            dealer_bonus_30=2,
            ace_sweep="if_no_ace_on_table",
            ace_sweep_is_scopa=True,
            hand_declarations=True,
            matta="declarations_only",
            piccola=True,
            grande=True,
            target=51,
        ),
        emblem=("7C", "10S"),
    ),
    Preset(
        "rebello",
        NP_("preset", "Rebello"),
        NP_("preset sentence", "The classic game, and the six {of_coins} is worth a point. To 11."),
        (2, 3, 4),
        RuleOptions(rebello_six=True),
        emblem=("6D",),
    ),
    Preset(
        "napola",
        NP_("preset", "Scopa with napola"),
        NP_("preset sentence", "Ace, two and three {of_coins} score three, and the run goes on. To 21."),
        (2, 3, 4),
        RuleOptions(napola="run", target=21),
        emblem=("1D", "2D", "3D"),
    ),
    Preset(
        "scopa_con_premi",
        NP_("preset", "Scopa with extras"),
        NP_("preset sentence", "Napola, re bello, and all ten {coins} win the match. To 31."),
        (2, 3, 4),
        RuleOptions(napola="run", re_bello=True, napoleone="wins_match", target=31),
        emblem=("7D", "10D"),
    ),
)
_BY_KEY: Final = {preset.key: preset for preset in PRESETS}
PRESET_KEYS: Final = tuple(_BY_KEY)


def preset(key: str) -> Preset:
    """The game kind called `key`; UnknownPresetError names the known ones."""
    found = _BY_KEY.get(key)
    if found is None:
        raise UnknownPresetError(f"there is no game {key!r}: allowed are {', '.join(PRESET_KEYS)}")
    return found


def preset_options(key: str, players: int | None = None) -> RuleOptions:
    """The options of game kind `key`, for another number of players when given (with the team form that fits)."""
    options = preset(key).options
    return options if players is None else with_values(options, {"players": players})
