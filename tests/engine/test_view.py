"""What a seat may know: the view follows from what lies open and its own cards, from nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine import (
    ALL_CARDS,
    Card,
    Cards,
    Declare,
    Event,
    Keep,
    Phase,
    State,
    apply,
    deal,
    legal_moves,
    preset_options,
    view_event,
    view_for,
)
from tests.engine.hands import GAMES, a_deck, cirulla_like, played, position, random_options, shuffled

CIRULLA = replace(preset_options("cirulla_a_due"), deal_style="packets")


def hidden_cards(state: State, seat: int) -> list[Card]:
    """Where `seat` cannot look: the stock, and others' cards that were not declared."""
    found = list(state.stock)
    for other, held in enumerate(state.held):
        if other != seat:
            found.extend(card for card in held if card not in state.exposed)
    return found


def reshuffled(state: State, seat: int, chance: Random) -> State:
    """The same position with all that `seat` cannot see dealt anew."""
    cards = hidden_cards(state, seat)
    chance.shuffle(cards)
    rest = iter(cards)
    stock = tuple(next(rest) for _ in state.stock)
    held = tuple(
        one if other == seat else tuple(card if card in state.exposed else next(rest) for card in one)
        for other, one in enumerate(state.held)
    )
    return replace(state, stock=stock, held=held)


def check_views(state: State, chance: Random) -> None:
    for seat in range(state.seats):
        view = view_for(state, seat)
        assert view == view_for(reshuffled(state, seat, chance), seat)
        assert view.unseen == Cards.of(hidden_cards(state, seat))
        assert view.held == state.held[seat]
        assert view.held_counts == tuple(map(len, state.held))
        assert view.legal_moves() == (legal_moves(state) if state.turn == seat else ())
        in_sight = len(view.table) + sum(map(len, view.piles)) + len(view.unclaimed) + len(view.held)
        assert in_sight + view.stock_count + sum(view.held_counts) - len(view.held) == 40


@pytest.mark.parametrize("game", GAMES)
def test_the_law_in_every_game(game: str) -> None:
    chance = Random(game)
    for state, _, _ in played(GAMES[game], shuffled(chance), 1, chance):
        check_views(state, chance)


def test_the_law_under_random_rules() -> None:
    chance = Random(4)
    for _ in range(12):
        for state, _, _ in played(random_options(chance), shuffled(chance), 0, chance):
            check_views(state, chance)


def test_the_law_with_declarations() -> None:
    chance = Random(5)
    shown = 0
    for _ in range(15):
        for state, _, move in played(cirulla_like(chance), shuffled(chance), 0, chance):
            check_views(state, chance)
            shown += isinstance(move, Declare)
    assert shown > 5


@pytest.mark.parametrize("game", ["scopa_a_coppie-4", "scopone-4", "cirulla-4"])
def test_a_partners_cards_are_hidden(game: str) -> None:
    state, _ = deal(GAMES[game], shuffled(Random(1)), 3)
    view = view_for(state, 0)
    assert Cards.of(state.held[2]) <= view.unseen
    assert not view.exposed_by_seat[2]


def seen(states: list[tuple[State, tuple[Event, ...]]], seat: int) -> list[Event]:
    """All that `seat` is told."""
    told = (view_event(event, seat) for _, events in states for event in events)
    return [event for event in told if event is not None]


def test_keeping_quiet_looks_like_holding_nothing() -> None:
    """Seat 0 holds 1, 2, 3 and keeps quiet, or 1, 2, 9 and has nothing: seat 1 is told the same and sees the same."""
    table = "9S 9B 10S 10B"
    start, first = deal(CIRULLA, a_deck(f"1D 2D 3D 8C 8S 4C {table} 9D"), 1)
    assert (start.phase, start.turn) == (Phase.DECLARING, 0)
    kept, after = apply(start, Keep())
    nothing, alone = deal(CIRULLA, a_deck(f"1D 2D 9D 8C 8S 4C {table} 3D"), 1)
    assert (kept.phase, nothing.phase) == (Phase.PLAYING, Phase.PLAYING)
    assert seen([(start, first), (kept, after)], 1) == seen([(nothing, alone)], 1)
    assert view_for(kept, 1) == view_for(nothing, 1)
    assert view_for(kept, 0) != view_for(nothing, 0)


def test_whose_turn_it_is_to_declare_is_hidden() -> None:
    state, events = deal(CIRULLA, a_deck("1D 2D 3D 8C 8S 4C 9S 9B 10S 10B"), 1)
    mine, theirs = view_for(state, 0), view_for(state, 1)
    assert (mine.phase, mine.turn) == (Phase.DECLARING, 0)
    assert [str(move) for move in mine.legal_moves()] == ["!low", "keep"]
    assert theirs.legal_moves() == ()
    assert view_event(events[-1], 0) == events[-1]
    assert view_event(events[-1], 1) is None
    # a seat that holds something as well is asked in its turn, and learns no more from that
    state, _ = deal(CIRULLA, a_deck("8C 8S 4C 1D 2D 3D 9S 9B 10S 10B"), 1)
    assert (view_for(state, 1).turn, view_for(state, 0).turn) == (1, None)


def test_a_seat_that_is_asked_looks_like_one_that_holds_nothing() -> None:
    """Seat 0 leads with 1, 2, 3 and is asked, or with 1, 2, 9 and has nothing to declare: seat 1 sees the same."""
    table = "9S 9B 10S 10B"
    asked, _ = deal(CIRULLA, a_deck(f"1D 2D 3D 8C 8S 4C {table} 9D"), 1)
    nothing, _ = deal(CIRULLA, a_deck(f"1D 2D 9D 8C 8S 4C {table} 3D"), 1)
    assert (asked.phase, nothing.phase) == (Phase.DECLARING, Phase.PLAYING)
    assert view_for(asked, 1) == view_for(nothing, 1)


def test_nobody_else_is_told_that_somebody_may_declare() -> None:
    """All but the leader see the leader about to play, as ever; the leader sees that it has to wait, and no more."""
    chance = Random(6)
    asked = 0
    for _ in range(15):
        for state, _, _ in played(cirulla_like(chance), shuffled(chance), 0, chance):
            if state.phase is not Phase.DECLARING:
                continue
            asked += 1
            ordinary = replace(state, phase=Phase.PLAYING, asked=state.seats, turn=state.leader)
            for seat in set(range(state.seats)) - {state.turn}:
                expected = view_for(ordinary, seat)
                if seat == state.leader:
                    expected = replace(expected, turn=None)
                assert view_for(state, seat) == expected
    assert asked > 10


def test_declared_cards_are_seen_by_all() -> None:
    state, _ = deal(CIRULLA, a_deck("1D 2D 3D 8C 8S 4C 9S 9B 10S 10B"), 1)
    state, events = apply(state, legal_moves(state)[0])
    view = view_for(state, 1)
    assert view.exposed == view.exposed_by_seat[0] == Cards.parse("1D 2D 3D")
    assert not view.unseen & Cards.parse("1D 2D 3D")
    assert view.declared == state.declared
    assert view_event(events[0], 1) == events[0]


def test_nothing_to_do_in_a_hand_that_is_over_or_void() -> None:
    over = position(preset_options("scopa_classica"), "-", "-")
    assert view_for(replace(over, phase=Phase.OVER), 0).legal_moves() == ()
    void, _ = deal(preset_options("scopa_classica"), a_deck("1D 2D 3D 4D 5D 6D 10D 10C 10S 1S"), 1)
    assert void.phase is Phase.VOID
    assert view_for(void, 0).legal_moves() == ()


def test_totals_come_from_the_match() -> None:
    state, _ = deal(preset_options("scopa_a_tre"), shuffled(Random(1)), 0)
    assert view_for(state, 0).totals == (0, 0, 0)
    assert view_for(state, 0, (3, 5, 1)).totals == (3, 5, 1)


@pytest.mark.parametrize("seat", [-1, 2])
def test_no_such_seat(seat: int) -> None:
    state, _ = deal(preset_options("scopa_classica"), shuffled(Random(1)), 0)
    with pytest.raises(ValueError, match=f"no seat {seat}.*0 to 1"):
        view_for(state, seat)


def test_all_forty_are_placed_at_the_end() -> None:
    chance = Random(2)
    *_, (state, _, _) = played(preset_options("scopone"), shuffled(chance), 0, chance)
    view = view_for(state, 2)
    assert not view.unseen
    assert view.piles[0] | view.piles[1] == ALL_CARDS
