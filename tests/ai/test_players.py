"""What every level owes the table: legal moves, no peeking, an answer that depends on view and seed alone."""

from __future__ import annotations

import random
import re

import pytest

from scopa_gui.ai.contest import play_deal
from scopa_gui.ai.determinize import determinize
from scopa_gui.ai.expert import SearchPlayer
from scopa_gui.ai.levels import LEVELS, UnknownLevelError, choose, level
from scopa_gui.ai.roster import UnknownPlayerError, contestant
from scopa_gui.engine import Declare, Phase, apply, legal_moves, view_for
from tests.ai.hands import GAMES, opening, random_play

FAST = ("easy", "medium")


@pytest.mark.parametrize("key", FAST)
@pytest.mark.parametrize("game", GAMES)
def test_whole_hands_are_legal_from_every_seat(game: str, key: str) -> None:
    rng = random.Random(game)
    options = GAMES[game]
    for _ in range(3):
        state = opening(options, rng)
        while moves := legal_moves(state):
            thought = choose(key, view_for(state, state.turn), rng.getrandbits(32))
            assert thought.move in moves
            assert tuple(one.move for one in thought.moves) == moves
            assert all(0.0 <= one.sweep_risk <= 1.0 for one in thought.moves)
            state, _ = apply(state, thought.move)
        assert state.phase is Phase.OVER


@pytest.mark.parametrize("key", FAST)
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_do_not_change_the_move(game: str, key: str) -> None:
    rng = random.Random(game)
    for state, _ in random_play(GAMES[game], rng):
        view = view_for(state, state.turn)
        seed = rng.getrandbits(32)
        other = view_for(determinize(view, rng), state.turn)
        assert choose(key, view, seed) == choose(key, other, seed)


def test_a_seat_out_of_turn_is_refused() -> None:
    state = opening(GAMES["scopa_classica"], random.Random(1))
    with pytest.raises(ValueError, match="nothing to play"):
        choose("medium", view_for(state, 1 - state.turn), 1)


def test_unknown_names_are_told_what_is_allowed() -> None:
    with pytest.raises(UnknownLevelError, match=r"'genius'.*easy, medium, hard, expert"):
        level("genius")
    with pytest.raises(UnknownPlayerError, match=r"'nobody'.*easy, medium.*random, naive, greedy"):
        contestant("nobody")
    with pytest.raises(UnknownPlayerError, match="lacks its number"):
        contestant("ismcts")
    with pytest.raises(UnknownPlayerError, match="lacks its number"):
        contestant("pimc:many")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("ismcts:0", "0 look-aheads: 1 to 16382"),
        ("ismcts:99999", "99999 look-aheads: 1 to 16382"),
        ("pimc:0", "0 worlds"),
        ("ismcts:100,nosolv", "'nosolv': allowed are c=, w=, guided, noinfer, nosolve, random"),
        ("ismcts:100,c=", "'c=' has no number"),
        ("ismcts:100,w=-1", "'w=-1'"),
    ],
)
def test_a_player_that_is_described_wrongly_is_told_what_is_allowed(words: str, told: str) -> None:
    with pytest.raises(UnknownPlayerError, match=re.escape(told)) as caught:
        contestant(words)
    assert repr(words) in str(caught.value)


def test_changes_reach_the_search() -> None:
    player = contestant("ismcts:100,c=0.5,w=2,guided,noinfer,nosolve,random").strategy
    assert player == SearchPlayer(0.5, 2.0, guided=True, greedy=False, solves=False, infers=False)


def test_computer_players_declare_what_pays() -> None:
    rng = random.Random(8)
    for game in ("cirulla", "a matta that plays", "stacked declarations"):
        chances = 0
        while chances < 20:
            for state, _ in random_play(GAMES[game], rng):
                if state.phase is not Phase.DECLARING:
                    continue
                chances += 1
                thought = choose("medium", view_for(state, state.turn), 1)
                assert isinstance(thought.move, Declare)
                assert thought.move.kind == legal_moves(state)[0].kind  # type: ignore[union-attr]


def test_each_level_beats_the_one_below() -> None:
    """Sixty deals are few, so the steps asked for are small: random, then beginner, then skilled."""
    options = GAMES["scopone_scientifico"]
    for better, worse in (("easy", "random"), ("medium", "easy")):
        pair = (contestant(better), contestant(worse))
        points = [play_deal(options, pair, 4, number).mean for number in range(60)]
        assert sum(points) / len(points) > 0.5, (better, worse)


@pytest.mark.parametrize(("game", "deals"), [("scopa_classica", 25), ("scopone", 4)])
def test_the_strong_level_does_not_lose_to_the_skilled(game: str, deals: int) -> None:
    """So few deals are no measure (docs/ai.md has those): for this seed they notice a level that is broken."""
    pair = (contestant("hard"), contestant("medium"))
    points = [play_deal(GAMES[game], pair, 2, number).mean for number in range(deals)]
    assert sum(points) / len(points) > 0.0


def test_the_master_thinks_no_longer_than_promised() -> None:
    two, four = (level("expert").limit_for(GAMES[game]) for game in ("scopa_classica", "scopone"))
    assert (two.seconds, four.seconds) == (0.3, 0.6)
    hard = [level("hard").limit_for(GAMES[game]) for game in ("scopa_classica", "scopone")]
    assert all(limit.seconds is None and limit.iterations is not None for limit in hard)
    assert hard != [level("hard").limit] * 2, "long hands and full tables need more look-aheads"


def test_the_search_beats_the_naive_player_by_little_thinking() -> None:
    """Few deals and fifty look-aheads: far less is asked for than docs/ai.md measures."""
    pair = (contestant("ismcts:50"), contestant("naive"))
    points = [play_deal(GAMES["quindici_mista"], pair, 4, number).mean for number in range(25)]
    assert sum(points) / len(points) > 0.3


def test_level_keys_are_their_names_in_the_table() -> None:
    assert all(key == one.key for key, one in LEVELS.items())
    assert all(one.masculine[0] == "level|m" and one.feminine[0] == "level|f" for one in LEVELS.values())
