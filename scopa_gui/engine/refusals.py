"""Why a play is not allowed: the rule and the cards that speak against it; the words are the app's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, assert_never

from scopa_gui.engine.captures import captures, value_in_play
from scopa_gui.engine.cards import NO_CARDS, Card, Cards
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.state import Phase, State
from scopa_gui.engine.tables import ranks_with_matta

RefusalReason: TypeAlias = Literal[
    "not_held",  # R-TURN-1: the card is not in the hand of the seat in turn
    "not_playing",  # the hand is void, over, or waits for a declaration
    "must_take",  # R-CAP-7
    "equal_first",  # R-CAP-4; cards: the equal cards on the table
    "one_equal",  # R-CAP-2; cards: the equal cards on the table
    "one_group",  # R-CAP-6
    "ace_takes_ace",  # R-ACE-2; cards: the aces on the table
    "ace_takes_all",  # R-ACE-1, or R-ACE-5 whatever lies there; cards: the table
    "fewest_cards",  # R-Q15-4
    "wrong_sum",  # R-CAP-3
    "not_fifteen",  # R-Q15-1
    "not_on_table",  # the cards do not lie there
]

RULES: dict[RefusalReason, str] = {
    "not_held": "R-TURN-1",
    "not_playing": "R-TURN-1",
    "must_take": "R-CAP-7",
    "equal_first": "R-CAP-4",
    "one_equal": "R-CAP-2",
    "one_group": "R-CAP-6",
    "ace_takes_ace": "R-ACE-2",
    "ace_takes_all": "R-ACE-1",
    "fewest_cards": "R-Q15-4",
    "wrong_sum": "R-CAP-3",
    "not_fifteen": "R-Q15-1",
    "not_on_table": "R-CAP-3",
}


Takes: TypeAlias = Literal[
    "equal",  # R-CAP-1: an ace, or any card while its equal lies on the table (R-CAP-4)
    "equal_or_sum",  # R-CAP-3
    "equal_or_fifteen",  # R-Q15-2
    "equal_sum_or_fifteen",
    "fifteen",  # R-Q15-1
    "fifteen_or_all",  # an ace that may sweep instead (R-Q15-3)
]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why `card` may not take `chosen`.

    `cards` are those that speak against it, `total` what the chosen cards add up to (with the played card in fifteen
    games), `value` what the played card is worth, `takes` the kinds of capture that it has on this table.
    """

    reason: RefusalReason
    card: Card
    chosen: Cards = NO_CARDS
    cards: Cards = NO_CARDS
    total: int = 0
    value: int = 0
    takes: Takes = "equal_or_sum"

    @property
    def rule(self) -> str:
        """The id of the rule in docs/rules.md."""
        return RULES[self.reason]


def why_not(state: State, card: Card, capture: Cards | None) -> Refusal | None:
    """Why the seat in turn may not play `card` taking `capture` (None: lay it down); None when it may."""
    if state.phase is not Phase.PLAYING:
        return Refusal("not_playing", card)
    if card not in state.held[state.turn]:
        return Refusal("not_held", card)
    found = captures(state.options, card, state.table, state.matta_value)
    if capture is None:
        refused = bool(found) and state.options.capture_obligatory
        return Refusal("must_take", card, cards=found[0]) if refused else None
    if capture in found:
        return None
    return _why_not_taken(state, card, capture)


def _why_not_taken(state: State, card: Card, chosen: Cards) -> Refusal:
    options, matta = state.options, state.matta_value
    value = value_in_play(card, matta)
    total = sum(value_in_play(one, matta) for one in chosen)
    equal = Cards(ranks_with_matta(matta)[value]) & state.table

    def refuse(reason: RefusalReason, cards: Cards = NO_CARDS, total: int = total) -> Refusal:
        return Refusal(reason, card, chosen, cards, total, value, _kinds(options, value, equal))

    ranks_count = options.capture_mode != "fifteen_only"
    if not chosen <= state.table:
        return refuse("not_on_table")
    if chosen in captures(replace(options, fewest_cards="off"), card, state.table, matta):
        return refuse("fewest_cards")
    if _sweep_is_all(state, card, value, equal):
        return refuse("ace_takes_all", state.table)
    if ranks_count and len(chosen) > 1 and chosen <= equal:
        return refuse("one_equal", equal)
    if ranks_count and value == 1 and options.ace_sweep != "off" and equal:
        return refuse("ace_takes_ace", equal)
    if ranks_count and total == value and equal:
        return refuse("equal_first", equal)
    if _is_two_groups(state, card, chosen):
        return refuse("one_group")
    return refuse("wrong_sum") if ranks_count else refuse("not_fifteen", total=total + value)


def _kinds(options: RuleOptions, value: int, equal: Cards) -> Takes:
    """What a card worth `value` takes by rule while `equal` lie on the table."""
    only_equal = value == 1 or (bool(equal) and options.rank_match_priority)
    match options.capture_mode:
        case "rank_or_sum":
            return "equal" if only_equal else "equal_or_sum"
        case _ if value == 1 and options.ace_sweep == "if_no_ace_on_table" and not equal:
            return "fifteen_or_all"
        case "fifteen_only":
            return "fifteen"
        case "rank_sum_or_fifteen":
            return "equal_or_fifteen" if only_equal else "equal_sum_or_fifteen"
        case _:
            assert_never(options.capture_mode)


def _sweep_is_all(state: State, card: Card, value: int, equal: Cards) -> bool:
    """Whether `card` is an ace whose only capture is the sweep (R-ACE-1, R-ACE-5)."""
    sweeps = state.options.ace_sweep == "always" or (state.options.ace_sweep == "if_no_ace_on_table" and not equal)
    found = captures(state.options, card, state.table, state.matta_value)
    return value == 1 and sweeps and found == (state.table,)


def _is_two_groups(state: State, card: Card, chosen: Cards) -> bool:
    """Whether the chosen cards are two captures put together (R-CAP-6)."""
    found = captures(state.options, card, state.table, state.matta_value)
    return any(one <= chosen and chosen - one in found for one in found if one)
