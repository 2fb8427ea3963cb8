"""What the table says: tags, slate, and the warning of a sweep, only from what the seat knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_gui.engine import CARDS, Card, Cards, Play, PlayerView, RuleOptions, deal, preset_options, view_for
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.scenes.table.words import sweepable
from tests.pilot import piloted


def view_of(table: str, hand: str, won: str = "", options: RuleOptions | None = None) -> PlayerView:
    """A view in the middle of a hand of two, with these cards on the table, in hand and in the first pile."""
    state, _ = deal(options or RuleOptions(), CARDS[::-1], 1)
    held = tuple(map(Card.parse, hand.split()))
    view = view_for(state, 0)
    return replace(view, table=Cards.parse(table), held=held, piles=(Cards.parse(won), Cards()), opening=())


@pytest.mark.parametrize(
    ("table", "play", "found"),
    [
        ("3D", "4C", (7, 7)),
        ("10D", "9C", None),
        ("", "1C", (1, 1)),
        ("5D 9S", "5C x5D", (9, 9)),
        ("5D", "5C x5D", None),
    ],
)
def test_what_a_play_leaves_may_be_swept(table: str, play: str, found: tuple[int, int] | None) -> None:
    card, _, capture = play.partition(" x")
    move = Play(Card.parse(card), Cards.parse(capture) if capture else None)
    assert sweepable(view_of(table, card), move) == found


def test_cards_that_are_gone_sweep_nothing() -> None:
    play = Play(Card.parse("4C"))
    assert sweepable(view_of("3D", "4C 7D", won="7C 7S"), play) == (7, 7), "the seven of clubs is still out"
    assert sweepable(view_of("3D", "4C 7D", won="7C 7S 7B"), play) is None


def test_fifteens_are_warned_of_by_their_own_sum() -> None:
    options = preset_options("quindici_stretta")
    assert sweepable(view_of("3D", "4C", options=options), Play(Card.parse("4C"))) == (7, 8)


def test_the_warning_is_spoken_only_when_wanted() -> None:
    with piloted(scene="table", speed="off") as pilot:
        table = pilot.scene(TableScene)
        view = table.session.view(0)
        warned = [move for move in view.legal_moves() if isinstance(move, Play) and sweepable(view, move)]
        if not warned:
            warned = [next(move for move in view.legal_moves() if isinstance(move, Play))]
        plain = table.model.words.preview(warned[0])
        pilot.program.context.change(warnings=True)
        spoken = table.model.words.preview(warned[0])
        assert spoken.startswith(plain)
        assert (spoken != plain) is (sweepable(view, warned[0]) is not None)


@pytest.mark.parametrize(
    ("game", "players", "names"),
    [("scopa_classica", 2, 2), ("scopone_scientifico", 4, 2), ("scopa_a_tre", 3, 3), ("scopa_a_sei_coppie", 6, 3)],
)
def test_the_slate_has_a_line_for_each_side_and_the_persons_comes_first(game: str, players: int, names: int) -> None:
    with piloted(game=game, players=players, speed="off") as pilot:
        table = pilot.scene(TableScene)
        heading, lines = table.model.words.slate(table.model.motion.board)
        assert heading.startswith("To ")
        assert len(lines) == names
        assert lines[0][0] in ("You", "Us")


def test_the_slate_tells_how_many_sevens_and_coins_are_gone() -> None:
    """What has been won by anybody; what lies on the table is in sight."""
    with piloted(game="scopa_classica", speed="off") as pilot:
        table = pilot.scene(TableScene)
        words, board = table.model.words, table.model.motion.board
        assert words.gone(board) == (("sevens gone", "0"), ("coins gone", "0"))
        piles = (tuple(map(Card.parse, ("7D", "4D", "7C"))), tuple(map(Card.parse, ("7B", "1D"))))
        later = replace(board, piles=piles, slots=(Card.parse("7S"), Card.parse("2D")))
        assert words.gone(later) == (("sevens gone", "3"), ("coins gone", "3"))
        assert not table.model.motion.layout.tallies
        pilot.program.context.change(cards_gone=True)
        assert table.model.motion.layout.tallies


def test_tags_say_who_deals_and_who_is_the_partner() -> None:
    with piloted(game="scopone", speed="off") as pilot:
        table = pilot.scene(TableScene)
        board = table.model.motion.board
        assert table.model.words.tag(2, board)[1] == "your partner"
        assert table.model.words.tag(1, board)[1] == "skilled"
        dealer = replace(board, dealer=0)
        assert table.model.words.tag(0, dealer) == ("You", "dealer")
        assert table.model.words.tag(0, replace(board, dealer=3)) == ("You", "leads")
