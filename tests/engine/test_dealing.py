"""Dealing and the opening table: order, packets, rounds, void deals, the dealer's bonus (rules sections 2 and 3)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine import (
    CARDS,
    CLASSIC,
    Card,
    Cards,
    CardsDealt,
    DealerBonusTaken,
    DealVoided,
    DeckError,
    IllegalMoveError,
    Phase,
    RoundStarted,
    RuleOptions,
    TableDealt,
    TurnStarted,
    apply,
    cutter,
    deal,
    legal_moves,
    lowest_draw,
    next_dealer,
    parse_cards,
    parse_move,
    play_order,
    preset_options,
    with_values,
)
from tests.engine.hands import a_deck, played, shuffled

CIRULLA = preset_options("cirulla_a_due")
ESCOBA = preset_options("escoba_de_15")

# ------------------------------------------------------------------------------------------------ dealing


def test_single_cards_go_round_from_the_dealers_right() -> None:
    state, events = deal(CLASSIC, a_deck("1D 2D 3D 4D 5D 6D 7D 8D 9D 10D"), dealer=0)
    assert list(map(str, state.held[1])) == ["1D", "3D", "5D"]
    assert list(map(str, state.held[0])) == ["2D", "4D", "6D"]
    assert state.table == Cards.parse("7D 8D 9D 10D")
    assert (state.turn, state.leader, state.phase) == (1, 1, Phase.PLAYING)
    assert [type(event) for event in events[:2]] == [type(events[0]), RoundStarted]
    assert [event.seat for event in events if isinstance(event, CardsDealt)] == [1, 0, 1, 0, 1, 0]
    assert events[-1] == TurnStarted(1, Phase.PLAYING)


def test_packets_of_three() -> None:
    state, events = deal(replace(CLASSIC, deal_style="packets"), a_deck("1D 2D 3D 4D 5D 6D"), dealer=0)
    assert list(map(str, state.held[1])) == ["1D", "2D", "3D"]
    assert [len(event.cards) for event in events if isinstance(event, CardsDealt)] == [3, 3]


def places(options: RuleOptions) -> str:
    """The deal as the sizes of its packets: seats as digits, the table as t."""
    _, events = deal(options, CARDS, dealer=options.players - 1)
    words = []
    for event in events:
        if isinstance(event, CardsDealt):
            words.append(f"{event.seat}:{len(event.cards)}")
        elif isinstance(event, TableDealt):
            words.append(f"t:{len(event.cards)}")
    return " ".join(words)


def test_scopone_is_dealt_3_2_3_2_3() -> None:
    row = "0:3 1:3 2:3 3:3"
    assert places(preset_options("scopone")) == f"{row} t:2 {row} t:2 {row}"


def test_ten_cards_are_dealt_3_3_4() -> None:
    row = "0:3 1:3 2:3 3:3"
    assert places(preset_options("scopone_scientifico")) == f"{row} {row} {row.replace(':3', ':4')}"


def test_scopone_dealt_singly_turns_the_table_up_last() -> None:
    options = replace(preset_options("scopone"), deal_style="single")
    assert places(options) == " ".join(["0:1 1:1 2:1 3:1"] * 9) + " t:4"
    state, _ = deal(options, CARDS, dealer=3)
    assert state.held[0] == CARDS[0:36:4]
    assert state.table == Cards.of(CARDS[36:])
    assert state.stock == ()


def test_every_round_is_dealt_by_the_same_dealer() -> None:
    chance = Random(3)
    for players, rounds in ((2, 6), (3, 4), (4, 3), (6, 2)):
        options = with_values(CLASSIC, {"players": players, "redeal_kings": 0})
        *_, (state, _, _) = hand = list(played(options, shuffled(chance), 1, chance))
        started = [event for _, events, _ in hand for event in events if isinstance(event, RoundStarted)]
        assert [event.number for event in started] == list(range(rounds))
        assert [event.stock for event in started][1:] == [3 * players * (rounds - n) for n in range(1, rounds)]
        assert [one.seat for one in state.plays] == [*play_order(options, 1)] * (36 // players)
        assert state.plays[-1].seat == state.dealer


@pytest.mark.parametrize("deck", [CARDS[:39], [*CARDS[:39], CARDS[0]], list(range(1, 41))])
def test_a_deck_is_the_forty_cards(deck: list[Card]) -> None:
    with pytest.raises(DeckError, match="40"):
        deal(CLASSIC, deck, 0)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_the_dealer_is_a_seat(dealer: int) -> None:
    with pytest.raises(ValueError, match=f"seat {dealer}.*0 to 1"):
        deal(CLASSIC, CARDS, dealer)


def test_seats_around_the_dealer() -> None:
    six = preset_options("scopa_a_sei_squadre")
    assert play_order(six, 4) == (5, 0, 1, 2, 3, 4)
    assert cutter(six, 0) == 5
    assert next_dealer(six, 5) == 0


def test_lowest_draw() -> None:
    assert lowest_draw(parse_cards("3D 10C 2B")) == (2,)
    assert lowest_draw(parse_cards("3D 10C 3B")) == (0, 2)
    assert lowest_draw([Card.parse("9D"), None, Card.parse("9B")]) == (0, 2)


# ------------------------------------------------------------------------------------------------ opening table


@pytest.mark.parametrize(
    ("options", "table", "reason"),
    [
        (CLASSIC, "10D 10C 10S 1D", "kings"),
        (CLASSIC, "10D 10C 10S 10B", "kings"),
        (CLASSIC, "10D 10C 9S 1D", None),
        (replace(CLASSIC, redeal_kings=0), "10D 10C 10S 10B", None),
        (replace(CLASSIC, redeal_kings=1), "10D 2C 3S 4D", "kings"),
        (CIRULLA, "1D 1C 9S 4D", "aces"),
        (CIRULLA, "1D 1C 6S 7D", "aces"),  # R-OPEN-4: no fifteen for the dealer
        (CIRULLA, "1D 2C 6S 7D", None),
        (replace(CIRULLA, redeal_kings=2), "10D 10C 1D 1C", "kings"),
    ],
)
def test_void_deals(options: RuleOptions, table: str, reason: str | None) -> None:
    state, events = deal(options, a_deck("2D 3D 4C 5D 6D 4B " + table), 0)
    void = [event for event in events if isinstance(event, DealVoided)]
    assert (void[0].reason if void else None) == reason
    assert (state.phase is Phase.VOID) == (reason is not None)
    if reason:
        assert legal_moves(state) == ()
        assert void[0].dealer == 0
        assert events[-1] is void[0]
        with pytest.raises(IllegalMoveError, match="allowed are none"):
            apply(state, parse_move("2D"))


@pytest.mark.parametrize(
    ("options", "table", "total", "scope"),
    [
        (ESCOBA, "1S 2S 5S 7S", 15, 1),
        (ESCOBA, "4S 8S 9S 9B", 30, 1),
        (ESCOBA, "4S 8S 9S 8B", None, 0),
        (CIRULLA, "4S 8S 9S 9B", 30, 2),
        (replace(CIRULLA, dealer_bonus_15=0), "1S 2S 5S 7S", None, 0),
        (replace(CIRULLA, dealer_bonus_30=10), "4S 8S 9S 9B", 30, 10),
        # The matta is a seven here ...
        (CIRULLA, "2S 4S 8S 7C", None, 0),
        # ... and wild here: 14 + 1, 5 + 10, 20 + 10, 29 + 1, but never 16 or 19 + anything.
        (replace(CIRULLA, matta_in_dealer_bonus=True), "2S 4S 8S 7C", 15, 1),
        (replace(CIRULLA, matta_in_dealer_bonus=True), "1S 2S 2B 7C", 15, 1),
        (replace(CIRULLA, matta_in_dealer_bonus=True), "2S 8S 10S 7C", 30, 2),
        (replace(CIRULLA, matta_in_dealer_bonus=True), "9S 10S 10B 7C", 30, 2),
        (replace(CIRULLA, matta_in_dealer_bonus=True), "4S 4B 8S 7C", None, 0),
        (replace(CIRULLA, matta_in_dealer_bonus=True), "1S 8B 10S 7C", None, 0),
        (replace(CIRULLA, matta_in_dealer_bonus=True), "10B 10C 10S 7C", None, 0),
        (replace(CIRULLA, matta_in_dealer_bonus=True, matta="off"), "2S 4S 8S 7C", None, 0),
    ],
)
def test_dealers_bonus(options: RuleOptions, table: str, total: int | None, scope: int) -> None:
    options = replace(options, hand_declarations=False)
    state, events = deal(options, a_deck("3D 4D 5D 6D 9D 10D " + table), dealer=1)
    taken = [event for event in events if isinstance(event, DealerBonusTaken)]
    assert [event.total for event in taken] == ([] if total is None else [total])
    assert state.scope == (0, scope)
    assert state.bonus_total == (total or 0)
    assert state.turn == 0
    if total is None:
        assert state.table == Cards.parse(table)
        assert state.last_capturer is None
    else:
        assert not state.table
        assert state.piles == (Cards(), Cards.parse(table))
        assert state.last_capturer == 1
        assert len(taken[0].crosswise) == min(scope, 4)
        assert state.crosswise == ((), taken[0].crosswise)
        assert all(move.capture is None for move in legal_moves(state))  # type: ignore[union-attr]


def test_three_kings_and_a_wild_matta() -> None:
    """The void of three kings comes first; where it is off, no value of the matta makes 30 of 30 + something."""
    options = replace(CIRULLA, matta_in_dealer_bonus=True, redeal_kings=3)
    assert deal(options, a_deck("3D 4D 5D 6D 9D 8D 10B 10C 10S 7C"), 0)[0].phase is Phase.VOID
    state, _ = deal(replace(options, redeal_kings=0), a_deck("3D 4D 5D 6D 9D 8D 10B 10C 10S 7C"), 0)
    assert state.bonus_total == 0
    assert len(state.table) == 4
