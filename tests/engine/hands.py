"""Random decks, tables of house rules and whole hands for the engine's tests, all repeatable from a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from scopa_gui.engine import (
    ALLOWED,
    CARDS,
    NO_CARDS,
    PRESETS,
    Card,
    Cards,
    Event,
    Move,
    OptionValue,
    Phase,
    Play,
    RuleOptions,
    State,
    apply,
    deal,
    legal_moves,
    parse_cards,
    parse_move,
    preset_options,
    problems,
)

# Every way to sit and deal that the forty cards allow: players, sides, cards each, cards on the table.
FORMS: Final = (
    (2, "none", 3, 4),
    (3, "none", 3, 4),
    (4, "none", 3, 4),
    (4, "two_pairs", 3, 4),
    (6, "three_pairs", 3, 4),
    (6, "two_trios", 3, 4),
    (4, "none", 9, 4),
    (4, "two_pairs", 9, 4),
    (4, "none", 10, 0),
    (4, "two_pairs", 10, 0),
)
FORM_FIELDS: Final = ("players", "partnership", "hand_size", "table_size")
GAMES: Final = {
    f"{preset.key}-{players}": preset_options(preset.key, players)
    for preset in PRESETS
    for players in preset.allowed_players
}


def shuffled(chance: Random) -> list[Card]:
    """A deck in random order."""
    deck = list(CARDS)
    chance.shuffle(deck)
    return deck


def random_options(chance: Random) -> RuleOptions:
    """House rules drawn at random among those that can be played; half of the fields stay classic."""
    values: dict[str, OptionValue] = dict(zip(FORM_FIELDS, chance.choice(FORMS), strict=True))
    for name, allowed in ALLOWED.items():
        if name not in values and chance.random() < 0.5:
            values[name] = chance.choice(allowed)
    if values["hand_size"] != 3:
        values["hand_declarations"] = False
    options = replace(RuleOptions(), **values)  # type: ignore[arg-type]
    assert not problems(options)
    return options


def cirulla_like(chance: Random) -> RuleOptions:
    """Random rules in which declarations, matta, sweeps and dealer's bonuses are all in play."""
    return replace(
        random_options(chance),
        players=chance.choice((2, 3)),
        partnership="none",
        hand_size=3,
        table_size=4,
        redeal_kings=0,
        redeal_aces=0,
        dealer_bonus_15=1,
        dealer_bonus_30=2,
        hand_declarations=True,
        matta="plays_as_declared",
        ace_sweep=chance.choice(("if_no_ace_on_table", "always")),
        capture_mode=chance.choice(("rank_sum_or_fifteen", "rank_or_sum", "fifteen_only")),
    )


def played(
    options: RuleOptions, deck: Sequence[Card], dealer: int, chance: Random
) -> Iterator[tuple[State, tuple[Event, ...], Move | None]]:
    """A whole hand of random moves: every state with the events that led to it and the move (None for the deal)."""
    state, events = deal(options, deck, dealer)
    yield state, events, None
    while moves := legal_moves(state):
        move = chance.choice(moves)
        state, events = apply(state, move)
        yield state, events, move


def final(options: RuleOptions, deck: Sequence[Card], dealer: int, chance: Random) -> State:
    """The last state of a hand of random moves."""
    *_, (state, _, _) = played(options, deck, dealer, chance)
    return state


def a_deck(top: str) -> list[Card]:
    """A deck that begins with these cards; the others follow in order of index."""
    first = parse_cards(top)
    return [*first, *(card for card in CARDS if card not in first)]


def position(
    options: RuleOptions,
    table: str,
    *held: str,
    piles: Sequence[str] = (),
    matta_value: int | None = None,
    last_capturer: int | None = None,
) -> State:
    """A position in the last round of a hand, seat 0 in turn: the table, each seat's cards, the piles by side."""
    start, _ = deal(
        replace(options, redeal_kings=0, redeal_aces=0, hand_declarations=False), CARDS, options.players - 1
    )
    sides = len(start.piles)
    return replace(
        start,
        options=options,
        phase=Phase.PLAYING,
        turn=0,
        stock=(),
        held=tuple(map(parse_cards, (*held, *[""] * (options.players - len(held))))),
        table=Cards.parse(table),
        piles=tuple(map(Cards.parse, piles)) or (NO_CARDS,) * sides,
        scope=(0,) * sides,
        crosswise=((),) * sides,
        bonus_total=0,
        last_capturer=last_capturer,
        matta_value=matta_value,
    )


def after(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """The state after these moves, and all that happened."""
    happened: list[Event] = []
    for move in moves:
        state, events = apply(state, parse_move(move))
        happened.extend(events)
    return state, tuple(happened)


def plays_text(state: State, card: str) -> list[str]:
    """The legal plays of one card in notation."""
    wanted = Card.parse(card)
    return [str(move) for move in legal_moves(state) if isinstance(move, Play) and move.card == wanted]
