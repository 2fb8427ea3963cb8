"""Hints: the best play with a reason, in every game kind, seat and language, from the seat's view alone."""

import random
from dataclasses import replace

import pytest

from scopa_gui.ai.determinize import determinize
from scopa_gui.ai.levels import choose
from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.app.captions import Talk
from scopa_gui.app.hints import hint_words
from scopa_gui.app.i18n import LANGUAGES, set_language
from scopa_gui.engine import PRESET_KEYS, Phase, State, apply, deal, legal_moves, preset_options, view_for

NAMES = ("Tu", "Rosalba", "Osvaldo", "Ines", "Gino", "Carmela")


@pytest.fixture(autouse=True)
def _english():
    set_language("en")
    yield
    set_language("en")


def positions(key: str, seed: int) -> list[State]:
    """Every position of one hand played at random."""
    rng = random.Random(seed)
    while True:
        state, _ = deal(preset_options(key), shuffled_deck(rng), seed % preset_options(key).players)
        if state.phase is not Phase.VOID:
            break
    found = []
    while legal_moves(state):
        found.append(state)
        state, _ = apply(state, rng.choice(legal_moves(state)))
    return found


def hint(state: State) -> str:
    view = view_for(state, state.turn)
    talk = Talk(seats=NAMES[: state.seats], options=state.options, person=state.turn)
    return hint_words(view, choose("medium", view, 1), talk, "latin")


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_every_position_of_every_game_kind_has_a_hint_in_words(key):
    for state in positions(key, 3):
        words = hint(state)
        assert words
        assert "{" not in words
        assert words[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_said_in_every_language(language):
    set_language(language)
    assert all(hint(state) for state in positions("cirulla_a_due", 4))


@pytest.mark.parametrize("key", ["scopa_classica", "cirulla_a_due", "quindici_stretta"])
def test_a_player_that_weighs_nothing_gives_hints_too(key: str) -> None:
    """Only the reason that rests on the weighing is missing."""
    said = set()
    for state in positions(key, 5):
        view = view_for(state, state.turn)
        talk = Talk(seats=NAMES[: state.seats], options=state.options, person=state.turn)
        chosen = choose("medium", view, 1)
        for others in ((), tuple(one for one in chosen.moves if one.move != chosen.move)):
            words = hint_words(view, replace(chosen, moves=others), talk, "latin")
            assert "%" not in words, "nothing is known of the risk of this play"
            said.add(words)
    assert len(said) > 5


def test_a_hint_knows_no_more_than_the_seat():
    for state in positions("scopone", 5)[:12]:
        view = view_for(state, state.turn)
        other = determinize(view, random.Random(9))
        assert hint(other) == hint(state)


def test_the_weightiest_reason_is_told():
    told = [hint(state) for seed in range(12) for state in positions("scopa_classica", seed)]
    for reason in ("It makes a scopa.", "It brings the settebello home.", "no card sweeps that", "costs least"):
        assert any(reason in words for words in told), reason
