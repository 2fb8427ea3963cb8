"""The choices of each option in words; numbers speak for themselves."""

from typing import Final

from scopa_gui.engine.marks import NP_

Marked = tuple[str, str]

YES: Final = NP_("answer", "yes")
NO: Final = NP_("answer", "no")

VALUES: Final[dict[str, dict[str, Marked]]] = {
    "partnership": {
        "none": NP_("value|partnership", "each alone"),
        "two_pairs": NP_("value|partnership", "two pairs"),
        "three_pairs": NP_("value|partnership", "three pairs"),
        "two_trios": NP_("value|partnership", "two trios"),
    },
    "deal_style": {
        "single": NP_("value|deal_style", "singly"),
        "packets": NP_("value|deal_style", "in packets"),
    },
    "first_dealer": {
        "lots": NP_("value|first_dealer", "by lot"),
        "lowest_card": NP_("value|first_dealer", "lowest card"),
    },
    "capture_mode": {
        "rank_or_sum": NP_("value|capture_mode", "equal or sum"),
        "fifteen_only": NP_("value|capture_mode", "15 only"),
        "rank_sum_or_fifteen": NP_("value|capture_mode", "both"),
    },
    "fewest_cards": {
        "off": NP_("value|fewest_cards", "free"),
        "within_kind": NP_("value|fewest_cards", "by kind"),
        "overall": NP_("value|fewest_cards", "overall"),
    },
    "ace_sweep": {
        "off": NP_("value|ace_sweep", "never"),
        "if_no_ace_on_table": NP_("value|ace_sweep", "no ace on table"),
        "always": NP_("value|ace_sweep", "always"),
    },
    "ace_on_empty_table": {
        "stays": NP_("value|ace_on_empty_table", "stays"),
        "captures_itself": NP_("value|ace_on_empty_table", "to the pile"),
    },
    "majority_rule": {
        "plurality": NP_("value|majority_rule", "most"),
        "absolute": NP_("value|majority_rule", "more than half"),
    },
    "sevens_point": {
        "primiera": NP_("value|sevens_point", "primiera"),
        "most_sevens": NP_("value|sevens_point", "most sevens"),
    },
    "primiera_scale": {
        "standard": NP_("value|primiera_scale", "standard"),
        "veneto": NP_("value|primiera_scale", "Veneto"),
        "southern": NP_("value|primiera_scale", "southern"),
    },
    "primiera_missing_suit": {
        "disqualified": NP_("value|primiera_missing_suit", "cannot win"),
        "complete_beats_incomplete": NP_("value|primiera_missing_suit", "complete wins"),
        "more_suits_first": NP_("value|primiera_missing_suit", "more suits win"),
    },
    "napola": {
        "off": NP_("value|napola", "off"),
        "run": NP_("value|napola", "by run"),
        "ten_at_seven": NP_("value|napola", "ten at the seven"),
    },
    "napoleone": {
        "off": NP_("value|napoleone", "off"),
        "ten_points": NP_("value|napoleone", "10 points"),
        "wins_match": NP_("value|napoleone", "wins the match"),
    },
    "matta": {
        "off": NP_("value|matta", "off"),
        "declarations_only": NP_("value|matta", "declarations only"),
        "plays_as_declared": NP_("value|matta", "plays as declared"),
    },
}

GROUPS: Final[dict[str, Marked]] = {
    "deal": NP_("option group", "Dealing"),
    "capture": NP_("option group", "Captures"),
    "scopa": NP_("option group", "Scopas"),
    "count": NP_("option group", "Count"),
    "extras": NP_("option group", "Extras"),
    "match": NP_("option group", "Match"),
}
