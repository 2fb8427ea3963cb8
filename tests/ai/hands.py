"""Hands to test opponents on: every game kind, and the rules that no game kind has by default."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.engine import (
    PRESETS,
    Move,
    Phase,
    RuleOptions,
    State,
    apply,
    deal,
    legal_moves,
    preset_options,
    with_values,
)

GAMES: Final[dict[str, RuleOptions]] = {
    **{preset.key: preset.options for preset in PRESETS},
    "three in cirulla": preset_options("cirulla", 3),
    "a matta that plays": with_values(preset_options("cirulla"), {"matta": "plays_as_declared"}),
    "stacked declarations": with_values(
        preset_options("cirulla_a_due"), {"matta": "plays_as_declared", "declarations_stack": True}
    ),
    "free capture": with_values(preset_options("scopa_classica"), {"capture_obligatory": False}),
    "every ace sweeps": with_values(
        preset_options("scopa_d_assi"), {"ace_sweep": "always", "ace_on_empty_table": "captures_itself"}
    ),
    "last card sweeps": with_values(preset_options("scopone_scientifico"), {"last_card_scopa": True}),
    "fewest cards": with_values(preset_options("quindici_mista"), {"fewest_cards": "overall"}),
    "four alone": with_values(preset_options("scopa_a_coppie"), {"partnership": "none"}),
    "sums at will": with_values(preset_options("cirulla_a_due"), {"rank_match_priority": False}),
    "all extras": with_values(
        preset_options("scopa_con_premi"),
        {"napoleone": "ten_points", "rebello_six": True, "three_six_bonus": True, "sevens_point": "most_sevens"},
    ),
}


def opening(options: RuleOptions, rng: random.Random) -> State:
    """A dealt hand that the opening table does not cancel."""
    while True:
        state, _ = deal(options, shuffled_deck(rng), rng.randrange(options.players))
        if state.phase is not Phase.VOID:
            return state


def random_play(options: RuleOptions, rng: random.Random) -> Iterator[tuple[State, Move]]:
    """Every state of a random hand before its end, with the move that follows."""
    state = opening(options, rng)
    while moves := legal_moves(state):
        move = rng.choice(moves)
        yield state, move
        state, _ = apply(state, move)
