"""A hand in readable steps: the deal, the turn, captures, rounds, the end (docs/rules.md sections 3 to 6)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine import (
    ALL_CARDS,
    CARDS,
    CLASSIC,
    Card,
    CardLaid,
    Cards,
    CardsCaptured,
    CardsDealt,
    DealerBonusTaken,
    DealVoided,
    DeckError,
    HandCounted,
    IllegalMoveError,
    Keep,
    LeftoversTaken,
    Phase,
    RoundStarted,
    RuleOptions,
    TableDealt,
    TurnStarted,
    apply,
    cutter,
    deal,
    leftovers,
    legal_moves,
    lowest_draw,
    next_dealer,
    parse_cards,
    parse_move,
    play_order,
    preset_options,
    score,
    with_values,
)
from tests.engine.hands import a_deck, after, played, plays_text, position, shuffled

MIXED = preset_options("quindici_mista")
STRICT = preset_options("quindici_stretta")
FIFTEEN_ACES = preset_options("quindici_con_assi")
UNPAID = replace(FIFTEEN_ACES, ace_sweep_is_scopa=False)
CIRULLA = preset_options("cirulla_a_due")
ACES = preset_options("scopa_d_assi")
SELF = replace(ACES, ace_on_empty_table="captures_itself")

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


ESCOBA = preset_options("escoba_de_15")


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


def test_three_kings_and_the_matta_are_thirty_seven() -> None:
    """The void of three kings comes first; where it is off, no value of the matta makes 30 of 30 + something."""
    options = replace(CIRULLA, matta_in_dealer_bonus=True, redeal_kings=3)
    assert deal(options, a_deck("3D 4D 5D 6D 9D 8D 10B 10C 10S 7C"), 0)[0].phase is Phase.VOID
    state, _ = deal(replace(options, redeal_kings=0), a_deck("3D 4D 5D 6D 9D 8D 10B 10C 10S 7C"), 0)
    assert state.bonus_total == 0
    assert len(state.table) == 4


# ------------------------------------------------------------------------------------------------ captures in words


@pytest.mark.parametrize(
    ("options", "table", "card", "plays"),
    [
        # equal, sums, choice, equal first
        (CLASSIC, "7C 8S", "7D", ["7Dx7C"]),
        (CLASSIC, "7C 7S 8S", "7D", ["7Dx7C", "7Dx7S"]),
        (CLASSIC, "2S 3B 4C 5D", "7D", ["7Dx2S+5D", "7Dx3B+4C"]),
        (CLASSIC, "3B 4C 7S", "7D", ["7Dx7S"]),
        (replace(CLASSIC, rank_match_priority=False), "3B 4C 7S", "7D", ["7Dx7S", "7Dx3B+4C"]),
        (CLASSIC, "8S 9S", "7D", ["7D"]),
        (CLASSIC, "-", "7D", ["7D"]),
        # free capture: laying down comes last, equal still first
        (replace(CLASSIC, capture_obligatory=False), "3B 4C 7S", "7D", ["7Dx7S", "7D"]),
        # fifteens
        (STRICT, "5C 10C", "5D", ["5Dx10C"]),
        (STRICT, "5C", "5D", ["5D"]),
        (MIXED, "5C 10C", "5D", ["5Dx5C", "5Dx10C"]),
        (MIXED, "3C 5C 6C 7S", "7D", ["7Dx7S", "7Dx3C+5C"]),
        # fewest cards
        (replace(MIXED, fewest_cards="overall"), "1C 4C 4S 6C", "5D",
         ["5Dx1C+4C", "5Dx1C+4S", "5Dx4C+6C", "5Dx4S+6C"]),
        (replace(MIXED, fewest_cards="overall"), "5C 4S 6C", "5D", ["5Dx5C"]),
        (replace(MIXED, fewest_cards="within_kind"), "5C 4S 6C 1B 3B", "5D", ["5Dx5C", "5Dx4S+6C"]),
        # aces
        (ACES, "2C 9C", "1D", ["1Dx2C+9C"]),
        (ACES, "1C 9C", "1D", ["1Dx1C"]),
        (ACES, "1C 1S 9C", "1D", ["1Dx1C", "1Dx1S"]),
        (ACES, "-", "1D", ["1D"]),
        (ACES, "5C", "1D", ["1Dx5C"]),
        (SELF, "-", "1D", ["1Dx"]),
        (SELF, "-", "2D", ["2D"]),
        (replace(SELF, capture_obligatory=False), "-", "1D", ["1Dx", "1D"]),
        (replace(ACES, ace_sweep="always"), "1C 9C", "1D", ["1Dx1C+9C"]),
        (replace(ACES, ace_sweep="always", ace_on_empty_table="captures_itself"), "-", "1D", ["1Dx"]),
        (FIFTEEN_ACES, "4C 5C 10C", "1D", ["1Dx4C+10C", "1Dx4C+5C+10C"]),
        (FIFTEEN_ACES, "1C 4C 10C", "1D", ["1Dx1C", "1Dx4C+10C"]),
        # the sweep is exempt from fewest cards, a fifteen beside it is not
        (replace(FIFTEEN_ACES, fewest_cards="overall"), "4C 10C 5S 6S 3S", "1D",
         ["1Dx4C+10C", "1Dx3S+4C+5S+6S+10C"]),
        # fifteens only, and an ace that sweeps
        (replace(STRICT, ace_sweep="if_no_ace_on_table"), "1C 4C 10C", "1D", ["1Dx4C+10C"]),
        (replace(STRICT, ace_sweep="if_no_ace_on_table"), "3C 4C", "1D", ["1Dx3C+4C"]),
    ],
)  # fmt: skip
def test_legal_plays(options: RuleOptions, table: str, card: str, plays: list[str]) -> None:
    assert plays_text(position(options, table, card), card) == plays


WILD = replace(CIRULLA, matta="plays_as_declared")


@pytest.mark.parametrize(
    ("value", "table", "card", "plays"),
    [
        (None, "7S 8C", "7C", ["7Cx7S", "7Cx8C"]),
        (2, "2S 9C", "7C", ["7Cx2S"]),
        (2, "3S 10C", "7C", ["7Cx3S+10C"]),
        (1, "5S 9C", "7C", ["7Cx5S+9C"]),  # an ace now: the sweep, which is a fifteen too
        (1, "5S 4C", "7C", ["7Cx4C+5S"]),
        (1, "1S 4C", "7C", ["7Cx1S"]),
        (1, "7C 4C", "1S", ["1Sx7C"]),  # the declared matta is an ace on the table: no sweep
        (3, "7C 4C", "7S", ["7Sx4C+7C"]),  # 3 + 4
        (3, "7C 4C", "3S", ["3Sx7C"]),
        (3, "7C 5C", "7S", ["7Sx5C+7C"]),  # 7 + 5 + 3 = 15
        (7, "7C 4C", "7S", ["7Sx7C"]),
    ],
)
def test_matta_plays_as_declared(value: int | None, table: str, card: str, plays: list[str]) -> None:
    assert plays_text(position(WILD, table, card, matta_value=value), card) == plays


# ------------------------------------------------------------------------------------------------ scopa


@pytest.mark.parametrize(
    ("options", "table", "card", "play", "kind", "scopa"),
    [
        (CLASSIC, "7C", "7D", "7Dx7C", "equal", True),
        (CLASSIC, "3C 4C", "7D", "7Dx3C+4C", "sum", True),
        (CLASSIC, "7C 1D", "7D", "7Dx7C", "equal", False),
        (STRICT, "3C 5C", "7D", "7Dx3C+5C", "fifteen", True),
        (ACES, "2C 3C", "1D", "1Dx2C+3C", "ace_sweep", False),
        (ACES, "1C", "1D", "1Dx1C", "equal", True),  # R-ACE-4: a natural clearing
        (preset_options("asso_piglia_tutto"), "2C 3C", "1D", "1Dx2C+3C", "ace_sweep", True),
        (UNPAID, "4C 10C", "1D", "1Dx4C+10C", "fifteen", True),
        (UNPAID, "4C 9C", "1D", "1Dx4C+9C", "ace_sweep", False),
        (replace(ACES, ace_sweep="always"), "1C", "1D", "1Dx1C", "equal", True),
        (replace(ACES, ace_sweep="always"), "1C 2C", "1D", "1Dx1C+2C", "ace_sweep", False),
        (SELF, "-", "1D", "1Dx", "itself", False),
        (replace(SELF, ace_sweep_is_scopa=True), "-", "1D", "1Dx", "itself", False),
    ],
)  # fmt: skip
@pytest.mark.parametrize("last", [False, True])
def test_scopa(options: RuleOptions, table: str, card: str, play: str, kind: str, scopa: bool, last: bool) -> None:
    start = position(options, table, card, "" if last else "2B")
    for rules, wanted in ((options, scopa and not last), (replace(options, last_card_scopa=True), scopa)):
        state, events = after(replace(start, options=rules), play)
        capture = events[0]
        assert isinstance(capture, CardsCaptured)
        assert (capture.kind, capture.scopa, capture.last_play) == (kind, wanted, last)
        assert capture.cleared == (table != "-" and capture.cards == Cards.parse(table))
        assert state.scope == (int(wanted), 0)
        assert state.crosswise == (((Card.parse(card),) if wanted else ()), ())
        assert state.last_capturer == 0
        assert state.plays[-1].scopa == wanted


def test_leftovers_are_no_scopa_and_go_to_the_last_capturer() -> None:
    state, events = after(position(CLASSIC, "3C 9B", "3D", "8D", piles=("1D", "2D")), "3Dx3C", "8D")
    assert [type(event) for event in events] == [CardsCaptured, TurnStarted, CardLaid, LeftoversTaken, HandCounted]
    left = events[3]
    assert left == LeftoversTaken(0, 0, Cards.parse("8D 9B"))
    assert state.phase is Phase.OVER
    assert not state.table
    assert state.piles[0] == Cards.parse("1D 3D 3C 8D 9B")
    assert state.scope == (0, 0)
    assert legal_moves(state) == ()


def test_a_partners_capture_counts_for_the_side() -> None:
    pairs = preset_options("scopa_a_coppie")
    state, _ = after(position(pairs, "3C 9B", "8D", "10D", "3D", "6D"), "8D", "10D", "3Dx3C", "6D")
    assert state.last_capturer == 2
    assert state.piles == (Cards.parse("3D 3C 9B 8D 10D 6D"), Cards())


def test_leftovers_that_nobody_claims() -> None:
    table = Cards.parse("1D 2D")
    assert leftovers((Cards(), Cards()), table, None) == ((Cards(), Cards()), table)
    assert leftovers((Cards(), Cards.parse("3D")), table, 1) == ((Cards(), Cards.parse("1D 2D 3D")), Cards())


def test_nothing_left_over_is_not_told() -> None:
    state, events = after(position(CLASSIC, "3C", "3D"), "3Dx3C")
    assert not [event for event in events if isinstance(event, LeftoversTaken)]
    assert state.scope == (0, 0)


def test_whole_hand_without_a_capture() -> None:
    """R-END-2: at a table with free capture nobody takes anything; no point is given, the cards are nobody's."""
    free = replace(preset_options("scopa_con_premi"), capture_obligatory=False)
    state, events = deal(free, shuffled(Random(5)), 0)
    while moves := legal_moves(state):
        state, events = apply(state, next(move for move in moves if str(move).find("x") < 0))
    assert state.unclaimed == ALL_CARDS
    assert state.last_capturer is None
    assert events[-2] == LeftoversTaken(None, None, ALL_CARDS)
    count = score(state)
    assert count.points == (0, 0)
    assert count.wins_match is None
    assert all(row.winner is None for row in count.rows)


def test_dealers_bonus_counts_for_the_leftovers() -> None:
    """R-OPEN-3: whoever opened with fifteen is the latest capturer until somebody takes."""
    free = replace(ESCOBA, capture_obligatory=False)
    state, _ = deal(free, a_deck("3D 4D 5D 6D 9D 10D 1S 2S 5S 7S"), dealer=1)
    while moves := legal_moves(state):
        state, _ = apply(state, next(move for move in moves if "x" not in str(move)))
    assert state.piles == (Cards(), ALL_CARDS)
    assert not state.unclaimed
    assert score(state).row("scope").points == (0, 1)  # type: ignore[union-attr]


# ------------------------------------------------------------------------------------------------ refused moves


def test_illegal_moves_name_what_is_legal() -> None:
    state = position(CLASSIC, "7C 3C", "7D 3D")
    for move in ("7D", "7Dx3C", "8D", "9Dx7C", "keep", "!low", "7Dx"):
        with pytest.raises(IllegalMoveError, match=r"7Dx7C, 3Dx3C") as caught:
            apply(state, parse_move(move))
        assert caught.value.move == parse_move(move)
    with pytest.raises(IllegalMoveError):
        apply(state, Keep())
