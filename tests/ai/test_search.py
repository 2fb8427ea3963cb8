"""The searching player: honest, repeatable, within its limit, and it finds what is plainly best."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

from scopa_gui.ai.determinize import determinize
from scopa_gui.ai.expert import EXPERT, SearchPlayer, WorldsPlayer, can_solve
from scopa_gui.ai.inference import INFERENCE, Evidence, Pool, walk, weighed
from scopa_gui.ai.levels import choose
from scopa_gui.ai.simulate import Position
from scopa_gui.ai.strategy import Limit
from scopa_gui.ai.worlds import Worlds
from scopa_gui.engine import Cards, Phase, apply, legal_moves, parse_move, score, view_for
from tests.ai.hands import GAMES, opening, random_play
from tests.ai.test_greedy import a_view

FEW = Limit(iterations=20)


@pytest.mark.parametrize("game", GAMES)
def test_whole_hands_are_legal_and_repeatable(game: str) -> None:
    rng = random.Random(game)
    state = opening(GAMES[game], rng)
    player = SearchPlayer()
    while moves := legal_moves(state):
        view, seed = view_for(state, state.turn), rng.getrandbits(32)
        thought = player.think(view, FEW, random.Random(seed))
        assert thought.move in moves
        assert tuple(one.move for one in thought.moves) == moves
        if len(state.plays) % 3 == 0:
            other = view_for(determinize(view, rng), state.turn)
            assert player.think(other, FEW, random.Random(seed)) == thought
        state, _ = apply(state, thought.move)
    assert state.phase is Phase.OVER


@pytest.mark.parametrize("game", GAMES)
def test_guessed_worlds_fit_the_view(game: str) -> None:
    rng = random.Random(game)
    for state, _ in random_play(GAMES[game], rng):
        if state.phase is not Phase.PLAYING:
            continue
        view = view_for(state, state.turn)
        worlds = Worlds(view, rng)
        for hands in (worlds.draw(), worlds.draw()):
            assert [hand.bit_count() for hand in hands] == list(view.held_counts)
            assert hands[view.seat] == Cards.of(view.held).mask
            for seat, hand in enumerate(hands):
                assert view.exposed_by_seat[seat] <= Cards(hand)
                if seat != view.seat:
                    assert Cards(hand) <= view.unseen | view.exposed
            assert sum(hands).bit_count() == sum(view.held_counts)


def test_every_world_is_drawn_alike_and_listed_once() -> None:
    """Four hidden cards for two seats of two: six worlds."""
    rng = random.Random(1)
    state = opening(GAMES["scopone"], rng)
    while sum(map(len, state.held)) > 7 or len(state.held[state.turn]) != 2:
        state, _ = apply(state, legal_moves(state)[0])
    worlds = Worlds(view_for(state, state.turn), rng)
    every = worlds.every()
    assert len(every) == len({tuple(hands) for hands in every}) == worlds.number()
    drawn = Counter(tuple(worlds.draw()) for _ in range(60 * worlds.number()))
    assert set(drawn) == {tuple(hands) for hands in every}
    assert min(drawn.values()) > 25


def test_it_takes_a_free_scopa_with_the_settebello() -> None:
    view = a_view("7D", "7C 10B 2S", piles=(Cards.parse("1D 1C 1S 1B"), Cards.parse("9D 9C 9S 9B")))
    thought = SearchPlayer().think(view, Limit(iterations=300), random.Random(1))
    assert thought.move == parse_move("7Cx7D")
    assert max(thought.moves, key=lambda one: one.value).move == thought.move


def test_one_legal_move_is_answered_at_once() -> None:
    view = a_view("9D 9S", "2C")
    assert len(view.legal_moves()) == 1
    thought = SearchPlayer().think(view, Limit(seconds=30.0), random.Random(1))
    assert thought.move == parse_move("2C")


def test_a_clock_ends_the_search() -> None:
    """The limit is a tenth of a second; the bound leaves room for a busy machine."""
    view = view_for(opening(GAMES["scopone"], random.Random(1)), 0)
    if not view.legal_moves():
        view = view_for(opening(GAMES["scopone"], random.Random(1)), view.turn or 0)
    began = time.perf_counter()
    SearchPlayer().think(view, Limit(seconds=0.1), random.Random(1))
    assert time.perf_counter() - began < 20.0


@pytest.mark.parametrize("game", GAMES)
def test_iterations_are_counted_in_the_visits(game: str) -> None:
    """Exactly as many look-aheads as allowed; where worlds are solved instead, as many as these are worth."""
    rng = random.Random(game)
    for state, _ in random_play(GAMES[game], rng):
        view = view_for(state, state.turn)
        if state.phase is not Phase.PLAYING or len(view.legal_moves()) == 1 or rng.random() < 0.85:
            continue
        thought = SearchPlayer().think(view, Limit(iterations=50), random.Random(1))
        if can_solve(Position.of_view(view)):
            assert {one.visits for one in thought.moves} == {50 // EXPERT.iterations_a_world}
        else:
            assert sum(one.visits for one in thought.moves) == 50


def test_plays_seen_change_what_is_guessed() -> None:
    """A seat that leaves a free settebello alone and plays well otherwise holds no seven, as far as one can tell."""
    options = GAMES["scopone"]
    rng = random.Random(5)
    settebello, others = Cards.parse("7D"), Cards.parse("7C 7S 7B")
    while True:
        before = opening(options, rng)
        first = before.turn
        state, _ = apply(before, choose("medium", view_for(before, first), 1).move)
        view = view_for(state, state.turn)
        sevens = (view.unseen & others).mask
        without = not Cards.of(before.held[first]).mask & others.mask
        if settebello <= before.table & state.table and without and sevens.bit_count() >= 2:
            break
    pool = Pool(Worlds(view, rng), Evidence(view), rng)
    told = sum(bool(pool.draw()[first] & sevens) for _ in range(400))
    worlds = Worlds(view, rng)
    untold = sum(bool(worlds.draw()[first] & sevens) for _ in range(400))
    assert told < 0.7 * untold


def test_evidence_is_what_the_others_played_latest_first() -> None:
    rng = random.Random(6)
    for state, _ in random_play(GAMES["scopone_scientifico"], rng):
        view = view_for(state, state.turn)
        seen = Evidence(view)
        for seat in range(4):
            played = [int(one.play.card) for one in reversed(view.plays) if one.seat == seat]
            assert seen.cards(seat) == ([] if seat == view.seat else played)
        for hands in [Worlds(view, rng).draw() for _ in range(3)]:
            assert seen.of(hands) <= 0.0


def test_the_walk_meets_guesses_as_often_as_they_are_likely() -> None:
    """Where all can be weighed, the walk and the weights agree on who holds what."""
    rng = random.Random(7)
    state = opening(GAMES["scopone"], rng)
    while sum(map(len, state.held)) > 12 or len(legal_moves(state)) == 1:
        state, _ = apply(state, choose("medium", view_for(state, state.turn), 1).move)
    view = view_for(state, state.turn)
    worlds, seen = Worlds(view, rng), Evidence(view)
    pairs = weighed(worlds, seen)
    assert len(pairs) == worlds.number() <= INFERENCE.few
    assert pairs[0][1] == 1.0
    total = sum(weight for _, weight in pairs)
    walked = [hands for _ in range(12) for hands in walk(worlds, seen, rng)]
    for card in view.unseen:
        for seat in set(range(4)) - {view.seat}:
            weighs = sum(weight for hands, weight in pairs if hands[seat] >> card & 1) / total
            met = sum(hands[seat] >> card & 1 for hands in walked) / len(walked)
            assert met == pytest.approx(weighs, abs=0.15)


def test_position_of_a_view_is_the_truth_without_the_hidden_hands() -> None:
    rng = random.Random(7)
    for state, _ in random_play(GAMES["cirulla"], rng):
        if state.phase is Phase.PLAYING:
            guess, truth = Position.of_view(view_for(state, state.turn)), Position.of_state(state)
            for field in ("left", "piles", "scope", "seat", "stock", "table", "last", "rules"):
                assert getattr(guess, field) == getattr(truth, field), field
            assert guess.held[state.turn] == truth.held[state.turn]
            assert sum(map(bool, guess.held)) == 1


def test_averaged_worlds_are_a_player_too() -> None:
    rng = random.Random(8)
    for game in ("scopa_classica", "cirulla_a_due"):
        for state, _ in random_play(GAMES[game], rng):
            view = view_for(state, state.turn)
            thought = WorldsPlayer(3).think(view, Limit(), random.Random(1))
            assert thought.move in legal_moves(state)
            if state.phase is Phase.PLAYING and len(thought.moves) > 1:
                assert {one.visits for one in thought.moves} == {3}


def test_items_of_a_thought_are_those_of_the_count() -> None:
    """At the very end the shares are no estimate: they add up to the exact value."""
    rng = random.Random(9)
    for game in ("scopa_classica", "cirulla_a_due", "scopa_con_premi"):
        state = opening(GAMES[game], rng)
        while sum(map(len, state.held)) + len(state.stock) > 2 or len(legal_moves(state)) == 1:
            if not legal_moves(state):
                state = opening(GAMES[game], rng)
            state, _ = apply(state, rng.choice(legal_moves(state)))
            if not legal_moves(state):
                state = opening(GAMES[game], rng)
        for one in SearchPlayer().think(view_for(state, state.turn), FEW, random.Random(1)).moves:
            assert one.exact
            assert {item for item, _ in one.shares} <= {row.category for row in score(state).rows}
