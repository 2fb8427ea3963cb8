"""What each option says to people: group, label and one-sentence meaning, marked for translation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from scopa_gui.engine.marks import NP_
from scopa_gui.engine.options import ALLOWED, OptionValue, RuleOptions

Group: TypeAlias = Literal["deal", "capture", "scopa", "count", "extras", "match"]
GROUPS: Final[tuple[Group, ...]] = ("deal", "capture", "scopa", "count", "extras", "match")


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """One option as the screen shows it; `label` and `meaning` are (context, English) pairs to translate.

    `meaning` may hold {of_coins} and {of_cups}, the suit with its preposition in the pack's own words.
    """

    field: str
    group: Group
    label: tuple[str, str]
    meaning: tuple[str, str]

    @property
    def allowed(self) -> tuple[OptionValue, ...] | range:
        """The values on offer, a range where the option is a number."""
        return ALLOWED[self.field]

    @property
    def default(self) -> OptionValue:
        """The value in classic scopa."""
        return RuleOptions().value_of(self.field)


OPTIONS: Final = (
    OptionInfo(
        "players",
        "deal",
        NP_("option", "Players"),
        NP_("option meaning", "How many sit at the table."),
    ),
    OptionInfo(
        "partnership",
        "deal",
        NP_("option", "Sides"),
        NP_("option meaning", "Who plays with whom."),
    ),
    OptionInfo(
        "hand_size",
        "deal",
        NP_("option", "Cards each"),
        NP_("option meaning", "How many are dealt at a time."),
    ),
    OptionInfo(
        "table_size",
        "deal",
        NP_("option", "Cards on the table"),
        NP_("option meaning", "How many are turned up at the start."),
    ),
    OptionInfo(
        "deal_style",
        "deal",
        NP_("option", "Dealing"),
        NP_("option meaning", "Singly or in packets; play is the same."),
    ),
    OptionInfo(
        "first_dealer",
        "deal",
        NP_("option", "First dealer"),
        NP_("option meaning", "By lot, or whoever draws the lowest card."),
    ),
    OptionInfo(
        "redeal_kings",
        "deal",
        NP_("option", "Kings on the table"),
        NP_("option meaning", "So many kings at the start void the deal; 0 never."),
    ),
    OptionInfo(
        "redeal_aces",
        "deal",
        NP_("option", "Aces on the table"),
        NP_("option meaning", "So many aces at the start void the deal; 0 never."),
    ),
    OptionInfo(
        "capture_mode",
        "capture",
        NP_("option", "How to take"),
        NP_("option meaning", "By equal card or sum, by making 15, or both."),
    ),
    OptionInfo(
        "rank_match_priority",
        "capture",
        NP_("option", "Equal first"),
        NP_("option meaning", "With an equal card on the table sums are out."),
    ),
    OptionInfo(
        "fewest_cards",
        "capture",
        NP_("option", "Fewest cards"),
        NP_("option meaning", "Of several captures only the smallest."),
    ),
    OptionInfo(
        "capture_obligatory",
        "capture",
        NP_("option", "Forced capture"),
        NP_("option meaning", "A card that can take must take."),
    ),
    OptionInfo(
        "ace_sweep",
        "capture",
        NP_("option", "Ace takes all"),
        NP_("option meaning", "Never, with no ace on the table, or always."),
    ),
    OptionInfo(
        "ace_on_empty_table",
        "capture",
        NP_("option", "Ace on an empty table"),
        NP_("option meaning", "It stays, or goes straight to the pile."),
    ),
    OptionInfo(
        "ace_sweep_is_scopa",
        "scopa",
        NP_("option", "Ace makes a scopa"),
        NP_("option meaning", "Even when it takes all as an ace."),
    ),
    OptionInfo(
        "last_card_scopa",
        "scopa",
        NP_("option", "Last-card scopa"),
        NP_("option meaning", "The last card of a hand may score one too."),
    ),
    OptionInfo(
        "dealer_bonus_15",
        "scopa",
        NP_("option", "Dealer’s fifteen"),
        NP_("option meaning", "Scopas for the dealer if the first four cards make 15."),
    ),
    OptionInfo(
        "dealer_bonus_30",
        "scopa",
        NP_("option", "Dealer’s thirty"),
        NP_("option meaning", "Scopas for the dealer if the first four cards make 30."),
    ),
    OptionInfo(
        "matta_in_dealer_bonus",
        "scopa",
        NP_("option", "Matta at the start"),
        NP_("option meaning", "Wild in the dealer’s fifteen or thirty too."),
    ),
    OptionInfo(
        "majority_rule",
        "count",
        NP_("option", "Majority"),
        NP_("option meaning", "Most is enough, or more than half is needed."),
    ),
    OptionInfo(
        "sevens_point",
        "count",
        NP_("option", "Sevens point"),
        NP_("option meaning", "The full primiera, or whoever has most sevens."),
    ),
    OptionInfo(
        "primiera_scale",
        "count",
        NP_("option", "Primiera scale"),
        NP_("option meaning", "What each card is worth in the primiera."),
    ),
    OptionInfo(
        "primiera_missing_suit",
        "count",
        NP_("option", "Missing suit"),
        NP_("option meaning", "What happens when a suit is missing."),
    ),
    OptionInfo(
        "napola",
        "extras",
        NP_("option", "Napola"),
        NP_("option meaning", "Ace, two and three {of_coins} together: three points or more."),
    ),
    OptionInfo(
        "re_bello",
        "extras",
        NP_("option", "Re bello"),
        NP_("option meaning", "The king {of_coins} is worth a point."),
    ),
    OptionInfo(
        "rebello_six",
        "extras",
        NP_("option", "Rebello"),
        NP_("option meaning", "The six {of_coins} is worth a point."),
    ),
    OptionInfo(
        "three_six_bonus",
        "extras",
        NP_("option", "Three and six"),
        NP_("option meaning", "The three and the six {of_coins} are worth a point each."),
    ),
    OptionInfo(
        "napoleone",
        "extras",
        NP_("option", "Napoleone"),
        NP_("option meaning", "All ten cards {of_coins}: ten points, or the match."),
    ),
    OptionInfo(
        "piccola",
        "extras",
        NP_("option", "Piccola"),
        NP_("option meaning", "Ace, two and three {of_coins}: 3 points, up to 6."),
    ),
    OptionInfo(
        "grande",
        "extras",
        NP_("option", "Grande"),
        NP_("option meaning", "The three court cards {of_coins}: 5 points."),
    ),
    OptionInfo(
        "hand_declarations",
        "extras",
        NP_("option", "Declarations"),
        NP_("option meaning", "Three cards making 9 or less: 3; three alike: 10."),
    ),
    OptionInfo(
        "declarations_stack",
        "extras",
        NP_("option", "Declarations add up"),
        NP_("option meaning", "Three alike making 9 or less: 13, not 10."),
    ),
    OptionInfo(
        "matta",
        "extras",
        NP_("option", "Matta"),
        NP_("option meaning", "The seven {of_cups} stands for any value in declarations."),
    ),
    OptionInfo(
        "target",
        "match",
        NP_("option", "Target"),
        NP_("option meaning", "Points that win the match."),
    ),
)
INFO: Final = {info.field: info for info in OPTIONS}
