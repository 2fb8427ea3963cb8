"""Cards and sets of cards: indices, notation, set arithmetic (R-DECK)."""

from __future__ import annotations

import copy

import pytest

from scopa_gui.engine import (
    ALL_CARDS,
    CARDS,
    MATTA,
    NO_CARDS,
    RE_BELLO,
    SETTEBELLO,
    Card,
    Cards,
    NotationError,
    Suit,
    canonical,
    cards_text,
    parse_cards,
)


def test_forty_cards_suit_by_suit() -> None:
    assert [int(card) for card in CARDS] == list(range(40))
    assert [card.suit for card in CARDS[::10]] == [Suit.DENARI, Suit.COPPE, Suit.SPADE, Suit.BASTONI]
    assert [card.value for card in CARDS[10:20]] == list(range(1, 11))
    assert str(CARDS[0]) == "1D"
    assert str(CARDS[39]) == "10B"


def test_every_card_prints_and_parses() -> None:
    assert [Card.parse(str(card)) for card in CARDS] == list(CARDS)
    assert f"{Card.parse('10S')}" == "10S"
    assert repr(Card.parse("7D")) == "Card('7D')"
    assert copy.deepcopy(SETTEBELLO) == SETTEBELLO


def test_cards_with_a_name() -> None:
    assert [str(card) for card in (SETTEBELLO, RE_BELLO, MATTA)] == ["7D", "10D", "7C"]
    assert Card.of(8, Suit.SPADE) == Card.parse("8S")
    assert Suit.BASTONI.letter == "B"
    assert Card.parse("1C").mask == 1 << 10


@pytest.mark.parametrize("index", [-1, 40, 1000])
def test_no_card_outside_the_deck(index: int) -> None:
    with pytest.raises(ValueError, match=f"{index}.*0 to 39"):
        Card(index)


@pytest.mark.parametrize("text", ["", "7", "D", "0D", "11D", "7d", "7X", "07D", " 7D", "7D ", "7D\n", "٧D"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(NotationError, match="is no card"):
        Card.parse(text)


def test_a_set_reads_in_any_order_and_prints_in_canonical_order() -> None:
    cards = Cards.parse("10B 2S 1D 2C")
    assert str(cards) == "1D 2C 2S 10B"
    assert repr(cards) == "Cards('1D 2C 2S 10B')"
    assert cards.sorted() == tuple(sorted(cards, key=canonical))
    assert [str(card) for card in cards] == ["1D", "2C", "2S", "10B"]  # by index: suit by suit
    assert [str(card) for card in Cards.parse("3D 1B")] == ["3D", "1B"]


def test_set_arithmetic() -> None:
    some, more = Cards.parse("1D 2C"), Cards.parse("2C 3S")
    assert some | more == Cards.parse("1D 2C 3S")
    assert some & more == Cards.parse("2C")
    assert some - more == Cards.parse("1D")
    assert Cards.parse("2C") <= some
    assert not more <= some
    assert Cards() <= some
    assert len(ALL_CARDS) == 40
    assert ALL_CARDS.total == 220
    assert Card.parse("2C") in some
    assert Card.parse("3S") not in some
    assert some
    assert not NO_CARDS
    assert Cards.of(CARDS) == ALL_CARDS


def test_the_empty_set_is_a_dash() -> None:
    assert str(NO_CARDS) == "-"
    assert Cards.parse("-") == Cards.parse("") == Cards.parse("  ") == NO_CARDS
    assert parse_cards("-") == ()
    assert cards_text(()) == "-"


def test_a_list_keeps_its_order() -> None:
    assert cards_text(parse_cards("10B 1D 2C")) == "10B 1D 2C"
    with pytest.raises(NotationError, match="'9X'"):
        parse_cards("1D 9X")


def test_a_set_names_a_card_once() -> None:
    with pytest.raises(NotationError, match="twice"):
        Cards.parse("1D 2C 1D")
