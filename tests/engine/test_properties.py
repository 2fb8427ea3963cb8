"""What holds in every hand under any rules that can be played, with rules, deck and moves drawn at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scopa_gui.engine import (
    ALL_CARDS,
    ALLOWED,
    CARDS,
    FIELD_NAMES,
    NO_CARDS,
    Cards,
    CardsCaptured,
    DealerBonusTaken,
    Declare,
    IllegalMoveError,
    Keep,
    Match,
    Move,
    OptionValue,
    Phase,
    Play,
    RuleOptions,
    State,
    apply,
    deal,
    legal_moves,
    parse_move,
    parse_state,
    problems,
    rounds_in_hand,
    score,
    seats_of_sides,
    side_of,
    state_text,
    view_for,
)
from tests.engine.hands import FORM_FIELDS, FORMS, played

# Whole hands are drawn, which a busy machine may find slow: no clock decides whether these pass.
QUICK: Final = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@st.composite
def playable_options(draw: st.DrawFn) -> RuleOptions:
    """Any rules that can be played: a way to sit and deal, then every other field from its allowed values."""
    values: dict[str, OptionValue] = dict(zip(FORM_FIELDS, draw(st.sampled_from(FORMS)), strict=True))
    for name in FIELD_NAMES:
        if name not in values:
            values[name] = draw(st.sampled_from(ALLOWED[name]))
    if values["hand_size"] != 3:
        values["hand_declarations"] = False
    return RuleOptions(**values)  # type: ignore[arg-type]


@st.composite
def hands(draw: st.DrawFn) -> tuple[RuleOptions, list[State], list[Move | None]]:
    """A whole hand, state by state, with the move that led to each."""
    options = draw(playable_options())
    chance = Random(draw(st.integers(0, 2**32 - 1)))
    deck = list(CARDS)
    chance.shuffle(deck)
    steps = list(played(options, deck, draw(st.integers(0, options.players - 1)), chance))
    return options, [state for state, _, _ in steps], [move for _, _, move in steps]


Hand = tuple[RuleOptions, list[State], list[Move | None]]


@QUICK
@given(hands())
def test_forty_cards_at_each_step(hand: Hand) -> None:
    for state in hand[1]:
        zones = [*state.stock, *(card for held in state.held for card in held), *state.table, *state.unclaimed]
        zones += [card for pile in state.piles for card in pile]
        assert sorted(zones) == list(range(40))


@QUICK
@given(hands())
def test_hands_only_shrink_between_deals(hand: Hand) -> None:
    _, states, moves = hand
    for before, after, move in zip(states, states[1:], moves[1:], strict=False):
        if after.round > before.round:
            assert after.round == before.round + 1
            assert {len(held) for held in after.held} == {after.options.hand_size}
            assert sum(map(len, before.held)) == 1
        elif isinstance(move, Play):
            for seat, (old, new) in enumerate(zip(before.held, after.held, strict=True)):
                assert new == (tuple(card for card in old if card != move.card) if seat == before.turn else old)
        else:
            assert after.held == before.held


@QUICK
@given(hands())
def test_piles_and_scope_only_grow(hand: Hand) -> None:
    for before, after in zip(hand[1], hand[1][1:], strict=False):
        assert all(old <= new for old, new in zip(before.piles, after.piles, strict=True))
        assert all(old <= new for old, new in zip(before.scope, after.scope, strict=True))
        assert sum(after.scope) <= sum(before.scope) + 1
        assert after.plays[: len(before.plays)] == before.plays
        assert after.declared[: len(before.declared)] == before.declared


@QUICK
@given(hands())
def test_a_hand_ends_with_all_cards_in_piles(hand: Hand) -> None:
    options, states, moves = hand
    last = states[-1]
    if last.phase is Phase.VOID:
        assert len(states) == 1
        assert options.redeal_kings or options.redeal_aces
        return
    assert last.phase is Phase.OVER
    gathered = last.unclaimed
    for pile in last.piles:
        assert not gathered & pile
        gathered |= pile
    assert gathered == ALL_CARDS
    assert not last.table
    assert last.round == rounds_in_hand(options) - 1
    assert sum(isinstance(move, Play) for move in moves) == 40 - options.table_size
    assert bool(last.unclaimed) == (last.last_capturer is None)
    assert last.plays[-1].seat == last.dealer


@QUICK
@given(hands())
def test_points_add_up(hand: Hand) -> None:
    options, states, _ = hand
    last = states[-1]
    count = score(last)
    sides = range(len(seats_of_sides(options)))
    assert count.points == tuple(sum(row.points[side] for row in count.rows) for side in sides)
    plays = [one for one in last.plays if one.scopa]
    bonus = {15: options.dealer_bonus_15, 30: options.dealer_bonus_30}.get(last.bonus_total, 0)
    for side in sides:
        own = sum(side_of(options, one.seat) == side for one in plays)
        own += bonus if side == side_of(options, last.dealer) else 0
        assert last.scope[side] == own
        shown = sum(one.points for one in last.declared if side_of(options, one.seat) == side)
        assert last.declared_points[side] == shown
    for row in count.rows:
        if row.category in ("cards", "denari", "settebello", "primiera", "sevens", "re_bello", "rebello_six"):
            assert sum(row.points) <= 1
            assert (row.winner is not None) == (sum(row.points) == 1)
    for name, total in (("cards", 40), ("denari", 10), ("settebello", 1)):
        row = next(row for row in count.rows if row.category == name)
        if last.phase is Phase.OVER and not last.unclaimed:
            assert sum(row.amounts) == total
    match = Match.begin(options, last.dealer).after_hand(count.points, count.wins_match)
    assert match.totals == count.points


@QUICK
@given(hands())
def test_a_play_moves_only_its_own_cards(hand: Hand) -> None:
    """R-DEAL-5 and R-CAP-8: nothing but played cards reaches the table, captures go to the player's side whole."""
    _, states, moves = hand
    for before, after, move in zip(states, states[1:], moves[1:], strict=False):
        if not isinstance(move, Play):
            assert after.table == before.table
            continue
        card, side = Cards.of([move.card]), side_of(before.options, before.turn)
        gained = NO_CARDS if move.capture is None else move.capture | card
        assert after.phase is Phase.OVER or after.piles[side] == before.piles[side] | gained
        left = before.table | card if move.capture is None else before.table - move.capture
        assert after.phase is Phase.OVER or after.table == left
        assert after.last_capturer == (before.last_capturer if move.capture is None else before.turn)


@QUICK
@given(hands())
def test_after_a_scopa_the_next_card_starts_a_new_table(hand: Hand) -> None:
    """R-SCP-5; an ace may take itself where the house plays so (R-ACE-3)."""
    last = hand[1][-1]
    for one, following in zip(last.plays, last.plays[1:], strict=False):
        if one.scopa:
            assert following.table_before == NO_CARDS
            assert following.play.capture in (None, NO_CARDS)


@QUICK
@given(hands())
def test_moves_are_never_lacking_before_the_end(hand: Hand) -> None:
    for state in hand[1]:
        moves = legal_moves(state)
        assert len(set(moves)) == len(moves)
        assert bool(moves) == (state.phase in (Phase.PLAYING, Phase.DECLARING))
        if state.phase is Phase.PLAYING:
            assert {move.card for move in moves if isinstance(move, Play)} == set(state.held[state.turn])
        if state.phase is Phase.DECLARING:
            assert moves[-1] == Keep()
            assert len(moves) > 1
            assert all(isinstance(move, Declare) for move in moves[:-1])
        assert view_for(state, state.turn).legal_moves() == moves


@QUICK
@given(hands(), st.integers(0, 2**32 - 1))
def test_apply_leaves_its_input_alone(hand: Hand, seed: int) -> None:
    chance = Random(seed)
    for state in chance.sample(hand[1], min(8, len(hand[1]))):
        text, number = state_text(state), hash(state)
        results = [apply(state, move) for move in legal_moves(state)]
        assert [apply(state, move) for move in legal_moves(state)] == results
        assert (state_text(state), hash(state)) == (text, number)


def any_move(chance: Random) -> Move:
    """A move drawn from all that can be written, legal or not."""
    card = chance.choice(CARDS)
    words: list[Callable[[], str]] = [
        lambda: "keep",
        lambda: "!" + chance.choice(("low", "triple", "both")) + chance.choice(("", f"={chance.randrange(1, 11)}")),
        lambda: str(card),
        lambda: f"{card}x" + "+".join(map(str, chance.sample(CARDS, chance.randrange(4)))),
    ]
    return parse_move(chance.choice(words)())


@QUICK
@given(hands(), st.integers(0, 2**32 - 1))
def test_illegal_moves_change_nothing(hand: Hand, seed: int) -> None:
    chance = Random(seed)
    for state in chance.sample(hand[1], min(6, len(hand[1]))):
        text = state_text(state)
        for move in (any_move(chance) for _ in range(6)):
            if move in legal_moves(state):
                continue
            with pytest.raises(IllegalMoveError) as caught:
                apply(state, move)
            assert caught.value.move == move
            assert state_text(state) == text


@QUICK
@given(hands())
def test_texts_read_back(hand: Hand) -> None:
    options, states, moves = hand
    assert RuleOptions.parse(str(options)) == options
    for state in states[:: max(1, len(states) // 6)]:
        assert parse_state(state_text(state)) == state
    for move in moves[1:]:
        assert move is not None
        assert parse_move(str(move)) == move


@QUICK
@given(playable_options(), st.integers(0, 2**32 - 1))
def test_events_of_a_capture_agree_with_the_rules(options: RuleOptions, seed: int) -> None:
    chance = Random(seed)
    deck = list(CARDS)
    chance.shuffle(deck)
    for state, events, _ in played(options, deck, 0, chance):
        for event in events:
            if isinstance(event, CardsCaptured):
                assert event.last_play == (state.phase is Phase.OVER)
                assert not event.scopa or event.cleared
                assert not event.scopa or not event.last_play or options.last_card_scopa
                assert (event.kind == "itself") == (not event.cards)
            if isinstance(event, DealerBonusTaken):
                assert event.scope > 0
                assert event.total in (15, 30)


@QUICK
@given(playable_options())
def test_drawn_options_are_playable(options: RuleOptions) -> None:
    assert problems(options) == ()
    assert deal(options, CARDS, 0)[0].phase in Phase
