"""The board: events alone rebuild what a seat's view says, at every step of every game kind."""

from __future__ import annotations

import pytest

from scopa_gui.engine import CARDS, Card, CardLaid, Cards, HandStarted, RuleOptions, TableDealt
from scopa_gui.stage.board import Board, Hidden
from scopa_gui.stage.layout import SlotKind
from tests.stage.hands import FREE_CAPTURE, KINDS, hand, table_layout


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.parametrize("kind", KINDS)
def test_events_alone_rebuild_the_view(kind: str) -> None:
    options = KINDS[kind]
    for viewer in {0, 1, options.players - 1}:
        board = Board.empty(options, viewer, 0)
        for step in hand(options, seed=viewer):
            board = board.folded(step.seen(viewer))
            assert board == Board.of(step.view(viewer))


def test_events_rebuild_the_view_where_captures_are_free() -> None:
    most = 0
    for seed in range(8):
        viewer = seed % 2
        board = Board.empty(FREE_CAPTURE, viewer, 0)
        for step in hand(FREE_CAPTURE, seed):
            board = board.folded(step.seen(viewer))
            assert board == Board.of(step.view(viewer))
            most = max(most, len(board.table))
    assert most > SlotKind.ROOMY.capacity, "the hands are too tame to fill the small grid"


@pytest.mark.parametrize("kind", KINDS)
def test_the_board_agrees_with_the_state_and_rests_every_card_once(kind: str) -> None:
    options, layout = KINDS[kind], table_layout(KINDS[kind])
    for step in hand(options, 7):
        board, state = Board.of(step.view(0)), step.state
        assert Cards.of(board.table) == state.table | state.unclaimed
        assert tuple(map(Cards.of, board.piles)) == state.piles
        assert tuple(map(len, board.hands)) == tuple(map(len, state.held))
        assert len(board.rest(layout)) + board.stock == len(CARDS)


def test_a_seat_learns_no_hidden_card() -> None:
    options = KINDS["scopa_a_coppie-4"]
    board = Board.empty(options, 2, 0).folded(hand(options, 3)[0].seen(2))
    assert len(board.held) == 3
    assert all(one is None for seat in (0, 1, 3) for one in board.hands[seat])
    assert board.keys(1) == (Hidden(1, 0), Hidden(1, 1), Hidden(1, 2))


@pytest.mark.parametrize("kind", KINDS)
def test_a_veiled_hand_lies_face_down_and_shows_what_everybody_sees(kind: str) -> None:
    options, layout, nobody = KINDS[kind], table_layout(KINDS[kind]), -1
    for viewer in {0, options.players - 1}:
        board = Board.empty(options, viewer, 0)
        for step in hand(options, seed=5):
            board = board.folded(step.seen(nobody))
            assert board == Board.of(step.view(viewer), veiled=True)
            faces = [key for key, pose in board.rest(layout).items() if isinstance(key, Card) and pose.face_up]
            hidden = [one for held in step.state.held for one in held if one not in step.state.exposed]
            assert not {*faces} & {*hidden}
            assert len(board.rest(layout)) + board.stock == len(CARDS)
            assert not board.declaring


def test_a_veiled_hand_lies_where_the_open_one_does() -> None:
    options = KINDS["scopa_a_coppie-4"]
    layout, view = table_layout(options), hand(options, 3)[0].view(2)
    veiled, plain = Board.of(view, veiled=True).rest(layout), Board.of(view).rest(layout)
    for index, one in enumerate(view.held):
        assert veiled[Hidden(2, index)].center == plain[one].center
        assert not veiled[Hidden(2, index)].face_up


def started(*table: str, stock: int = 40) -> Board:
    board = Board.empty(RuleOptions(), 0, 1).after(HandStarted(RuleOptions(), 1, stock))
    return board.after(TableDealt(tuple(map(card, table))))


def test_a_card_keeps_its_slot_and_a_new_one_takes_the_first_free() -> None:
    board = started("1D", "2D", "3D", "4D")
    taken = Board.of(hand(RuleOptions(), 0)[0].view(0))
    assert taken.slots == taken.table, "a fresh table has no gaps"
    gap = board._won(0, (card("2D"), card("2C")))
    assert gap.slots == (card("1D"), None, card("3D"), card("4D"))
    filled = gap.after(TableDealt((card("5D"), card("6D"))))
    assert filled.slots == tuple(map(card, ("1D", "5D", "3D", "4D", "6D")))


def test_the_grid_tightens_at_the_thirteenth_card_and_loosens_only_when_empty() -> None:
    names = [f"{value}{suit}" for suit in "DC" for value in range(1, 8)][:13]
    board = started(*names[:12])
    assert board.grid is SlotKind.ROOMY
    board = board.after(TableDealt((card(names[12]),)))
    assert board.grid is SlotKind.TIGHT
    fewer = board._won(0, tuple(map(card, names[1:])))
    assert fewer.grid is SlotKind.TIGHT
    assert fewer._won(0, (card(names[0]),)).grid is SlotKind.ROOMY


def test_a_laid_card_leaves_a_known_place_of_an_unknown_hand() -> None:
    options = KINDS["scopa_classica-2"]
    board = Board.empty(options, 0, 1).folded(hand(options, 1)[0].seen(0))
    hidden = next(one for one in CARDS if one not in board.rest(table_layout(options)))
    after = board.after(CardLaid(1, hidden))
    assert hidden in after.table
    assert after.keys(1) == (Hidden(1, 0), Hidden(1, 1))


def test_the_viewer_sits_at_the_bottom_wherever_the_engine_seats_them() -> None:
    options, layout = KINDS["scopa_a_coppie-4"], table_layout(KINDS["scopa_a_coppie-4"])
    board = Board.empty(options, 3, 0).folded(hand(options, 2)[0].seen(3))
    rest = board.rest(layout)
    assert [rest[one] for one in board.held] == [layout.hand(i, 3) for i in range(3)]
    assert rest[Hidden(0, 0)] == layout.other_hand(1, 0, 3)
    assert (board.layout_side(1), board.layout_side(0)) == (0, 1)


def test_the_hand_can_be_sorted() -> None:
    options = KINDS["scopone_scientifico-4"]
    board = Board.empty(options, 0, 0).folded(hand(options, 2)[0].seen(0))
    assert list(board.hand_order(sort=True)) == sorted(board.held)
    layout = table_layout(options)
    assert board.rest(layout, sort=True)[min(board.held)] == layout.hand(0, 10)
