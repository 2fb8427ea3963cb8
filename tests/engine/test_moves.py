"""Moves print and parse themselves."""

from __future__ import annotations

import pytest

from scopa_gui.engine import Card, Cards, Declare, Keep, Move, NotationError, Play, parse_move

FORMS: dict[str, Move] = {
    "7D": Play(Card.parse("7D")),
    "10B": Play(Card.parse("10B")),
    "7Dx3C+4S": Play(Card.parse("7D"), Cards.parse("3C 4S")),
    "10Sx10B": Play(Card.parse("10S"), Cards.parse("10B")),
    "1Dx": Play(Card.parse("1D"), Cards()),
    "!low": Declare("low"),
    "!low=2": Declare("low", 2),
    "!triple=10": Declare("triple", 10),
    "!both=3": Declare("both", 3),
    "keep": Keep(),
}


@pytest.mark.parametrize("text", FORMS)
def test_forms(text: str) -> None:
    move = FORMS[text]
    assert str(move) == text
    assert parse_move(text) == move


def test_captured_cards_may_come_in_any_order() -> None:
    assert str(parse_move("10Dx5S+2B+3D")) == "10Dx2B+3D+5S"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "7",
        "7Dx3",
        "7Dx3C+",
        "7Dx+3C",
        "7D x 3C",
        "7Dx3C 4S",
        "7Dx3C+3C",
        "!high",
        "!low=0",
        "!low=11",
        "!low=",
        "Keep",
        "7D\n",
        "7Dx\n",
        "17D",
        "7Dxx",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match="no move"):
        parse_move(text)


def test_laying_down_and_taking_itself_differ() -> None:
    assert parse_move("1D") != parse_move("1Dx")
