"""Cirulla's declarations: what pays, the matta, who is asked, what is shown (R-CIR-3 to R-CIR-12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_gui.engine import (
    MATTA,
    Card,
    Cards,
    DealerBonusTaken,
    DeclarationKept,
    DeclarationMade,
    Declared,
    Event,
    IllegalMoveError,
    Keep,
    Phase,
    RuleOptions,
    State,
    TurnStarted,
    apply,
    deal,
    declarations,
    legal_moves,
    parse_cards,
    parse_move,
    preset_options,
    score,
)
from tests.engine.hands import a_deck, after, plays_text

CIRULLA = replace(preset_options("cirulla_a_due"), deal_style="packets")
STACKED = replace(CIRULLA, declarations_stack=True)
WILD = replace(CIRULLA, matta="plays_as_declared")
PLAIN = replace(CIRULLA, matta="off")
PAIRS = replace(preset_options("cirulla"), deal_style="packets")


def paying(options: RuleOptions, held: str) -> list[str]:
    """The declarations as moves with their points."""
    return [f"{one.move} {one.points}" for one in declarations(options, parse_cards(held))]


@pytest.mark.parametrize(
    ("options", "held", "found"),
    [
        (CIRULLA, "1D 2D 6S", ["!low 3"]),
        (CIRULLA, "1D 2D 7S", []),
        (CIRULLA, "4D 4C 4S", ["!triple 10"]),
        (CIRULLA, "10D 10C 10S", ["!triple 10"]),
        (CIRULLA, "3D 3C 3S", ["!triple 10", "!low 3"]),
        (STACKED, "3D 3C 3S", ["!both 13", "!triple 10", "!low 3"]),
        (STACKED, "4D 4C 4S", ["!triple 10"]),
        # the matta, low with 1 as soon as it can be
        (CIRULLA, "3D 5S 7C", ["!low=1 3"]),
        (CIRULLA, "4D 5S 7C", []),
        (CIRULLA, "9D 9S 7C", ["!triple=9 10"]),
        (CIRULLA, "2D 2S 7C", ["!triple=2 10", "!low=1 3"]),
        (STACKED, "2D 2S 7C", ["!both=2 13", "!triple=2 10", "!low=1 3"]),
        (CIRULLA, "7D 7S 7C", ["!triple=7 10"]),
        (PLAIN, "7D 7S 7C", ["!triple 10"]),
        (PLAIN, "3D 5S 7C", []),
        (PLAIN, "1D 1S 7C", ["!low 3"]),
        (WILD, "3D 3S 7C", ["!triple=3 10", "!low=1 3", "!low=2 3", "!low=3 3"]),
        (WILD, "3D 5S 7C", ["!low=1 3"]),
        # not three cards, or a game without declarations
        (CIRULLA, "1D 2D", []),
        (CIRULLA, "", []),
        (replace(CIRULLA, hand_declarations=False), "1D 2D 3D", []),
    ],
)
def test_what_pays(options: RuleOptions, held: str, found: list[str]) -> None:
    assert paying(options, held) == found


def opened(options: RuleOptions, *packets: str, table: str = "9S 9B 10S 10B") -> State:
    """A hand dealt in packets to the seats in play order, the last seat dealing; the table makes no fifteen."""
    return deal(options, a_deck(" ".join((*packets, table))), options.players - 1)[0]


def test_seats_that_hold_nothing_are_skipped() -> None:
    state = opened(PAIRS, "1D 8D 9D", "1C 2C 3C", "4D 8C 9C", "5D 5C 5S")
    assert (state.phase, state.turn) == (Phase.DECLARING, 1)
    assert [str(move) for move in legal_moves(state)] == ["!low", "keep"]
    state, events = apply(state, parse_move("!low"))
    assert events == (
        DeclarationMade(1, 1, "low", parse_cards("1C 2C 3C"), None, 3),
        TurnStarted(3, Phase.DECLARING),
    )
    state, events = apply(state, Keep())
    assert events == (DeclarationKept(3), TurnStarted(0, Phase.PLAYING))
    assert (state.phase, state.turn) == (Phase.PLAYING, 0)
    assert state.declared_points == (0, 3)
    assert state.declared == (Declared(1, 0, "low", parse_cards("1C 2C 3C"), None, 3, 0),)
    row = score(state).row("declarations")
    assert row is not None
    assert row.points == (0, 3)


def test_nobody_holds_anything() -> None:
    state = opened(PAIRS, "1D 8D 9D", "1C 2C 8C", "4D 8S 9C", "5D 5C 6S")
    assert (state.phase, state.turn) == (Phase.PLAYING, 0)


def test_only_what_pays_may_be_declared() -> None:
    state = opened(CIRULLA, "1D 2D 3D", "4D 8C 9C")
    for move in ("!triple", "!both", "!low=1", "1D", "2D"):
        with pytest.raises(IllegalMoveError, match="allowed are !low, keep"):
            apply(state, parse_move(move))


def test_declared_cards_lie_open_until_played() -> None:
    state, _ = after(opened(CIRULLA, "1D 2D 3D", "4D 8C 8S"), "!low")
    assert state.exposed == Cards.parse("1D 2D 3D")
    state, _ = after(state, "2D")
    assert state.exposed == Cards.parse("1D 3D")


def test_kept_cards_stay_hidden() -> None:
    state, _ = after(opened(CIRULLA, "1D 2D 3D", "4D 8C 8S"), "keep")
    assert not state.exposed
    assert state.declared == ()
    assert state.declared_points == (0, 0)


def test_each_round_is_asked_anew() -> None:
    state = opened(CIRULLA, "8D 2D 3D", "4D 8C 8S", table="9S 9B 10S 10B 1C 1S 2C 5C 5S 5B")
    events: tuple[Event, ...] = ()
    while state.round == 0:
        assert state.phase is Phase.PLAYING
        state, events = apply(state, legal_moves(state)[0])
    assert events[-1] == TurnStarted(0, Phase.DECLARING)
    assert [str(move) for move in legal_moves(state)] == ["!low", "keep"]
    state, events = after(state, "!low")
    assert events[-1] == TurnStarted(1, Phase.DECLARING)
    state, _ = after(state, "!triple")
    assert state.declared_points == (3, 10)
    assert [one.plays_before for one in state.declared] == [6, 6]


def test_dealers_bonus_comes_before_declarations() -> None:
    options = replace(CIRULLA, redeal_aces=0)
    state, events = deal(options, a_deck("1D 2D 3D 4D 8C 8S 1C 2C 5C 7D"), 1)
    kinds = [type(event) for event in events]
    assert kinds.index(DealerBonusTaken) < kinds.index(TurnStarted)
    assert (state.phase, state.turn) == (Phase.DECLARING, 0)


def test_matta_of_declarations_only_plays_as_seven() -> None:
    state, _ = after(opened(CIRULLA, "3D 3S 7C", "4D 8C 8S"), "!triple=3")
    assert state.matta_value is None
    assert plays_text(state, "7C") == ["7C"]
    assert state.declared[0].matta_value == 3


def test_matta_declared_one_is_an_ace_that_sweeps() -> None:
    """plays_as_declared with the sweep: the matta shown as an ace takes the whole table and scores."""
    state, _ = after(opened(WILD, "3D 4S 7C", "4D 8C 8S"), "!low=1")
    assert state.matta_value == 1
    assert plays_text(state, "7C") == ["7Cx9S+9B+10S+10B"]
    state, _ = after(state, "7Cx9S+9B+10S+10B")
    assert state.scope == (1, 0)
    assert state.matta_value is None  # in a pile it is a seven again
    assert score(state).row("scope").points == (1, 0)  # type: ignore[union-attr]


def test_matta_declared_one_on_the_table_stops_the_sweep() -> None:
    state, _ = after(opened(WILD, "3D 4S 7C", "1S 8C 8S", table="9S 9B 10S 2B"), "!low=1")
    state = replace(state, table=Cards.parse("9S 7C"), held=(parse_cards("3D 4S"), *state.held[1:]), turn=1)
    assert plays_text(state, "1S") == ["1Sx7C"]
    state, _ = after(state, "1Sx7C")
    assert state.matta_value is None
    assert MATTA in state.piles[1]


def test_matta_on_the_table_keeps_its_value_through_the_round() -> None:
    state, _ = after(opened(WILD, "3D 5S 7C", "8D 8C 8S"), "!low=1", "!triple")
    state = replace(state, table=Cards.parse("2B"))
    assert plays_text(state, "7C") == ["7Cx2B"]  # the ace sweeps the two
    state = replace(state, table=Cards.parse("7C 2B"), held=(parse_cards("3D 5S"), *state.held[1:]), turn=1)
    state, _ = after(state, "8D")
    assert plays_text(state, "3D") == ["3Dx2B+7C"]
    assert state.matta_value == 1


def test_kept_matta_is_a_seven() -> None:
    state, _ = after(opened(WILD, "3D 3S 7C", "8D 8C 8S"), "keep", "keep")
    assert state.matta_value is None
    assert plays_text(state, "7C") == ["7C"]


def test_a_second_declaration_leaves_the_matta_alone() -> None:
    state, _ = after(opened(WILD, "3D 3S 7C", "8D 8C 8S"), "!triple=3", "!triple")
    assert state.matta_value == 3


def test_matta_counts_as_seven_in_the_pile() -> None:
    state, _ = after(opened(WILD, "3D 3S 7C", "8D 8C 8S"), "!triple=3", "keep")
    assert score(replace(state, piles=(Cards.of([MATTA]), Cards()))).primiere[0].doubled == 42
    assert Card.parse("7C").value == 7
