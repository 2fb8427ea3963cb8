"""A finished hand, step by step with everything known: what happened at the deal and after each move."""

from __future__ import annotations

from scopa_gui.engine import Event, HandRecord, RuleOptions, apply, deal, parse_cards, parse_move


def reviewed(options: RuleOptions, hand: HandRecord) -> tuple[tuple[Event, ...], ...]:
    """The events of the deal, then those of each move; nothing is hidden. The record must be one that replays."""
    state, events = deal(options, parse_cards(hand.deck), hand.dealer)
    steps = [events]
    for text in hand.moves:
        state, events = apply(state, parse_move(text))
        steps.append(events)
    return tuple(steps)
