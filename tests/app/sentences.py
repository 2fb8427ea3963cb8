"""Thousands of sentences as people read them: everything the words say about matches, rules, counts and lessons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final, get_args

from scopa_gui.ai.levels import choose
from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.ai.strategy import Thought
from scopa_gui.app import (
    advice,
    count_messages,
    curtain_words,
    keeping_words,
    messages,
    new_game_words,
    notices,
    profile_words,
    refusal_messages,
    table_words,
    telling_words,
)
from scopa_gui.app.best_moments import KINDS, Moment
from scopa_gui.app.captions import Talk, count_lines, describe, match_won, points_lines, refusal_words, won_at_once
from scopa_gui.app.card_words import Family
from scopa_gui.app.glossary import glossary
from scopa_gui.app.hints import hint_words
from scopa_gui.app.lesson_words import Step, end_words, offer_words, refusal_of, row_words, step_words
from scopa_gui.app.moment_words import moment_words
from scopa_gui.app.opponents import NAMES
from scopa_gui.app.rule_words import option_meaning, preset_sentence, problem_words
from scopa_gui.app.rules_text import plain_text, rules_of, table_of
from scopa_gui.engine import (
    FIELD_NAMES,
    PRESET_KEYS,
    Cards,
    Event,
    HandScore,
    Phase,
    Refusal,
    State,
    apply,
    deal,
    legal_moves,
    preset,
    preset_options,
    score,
    view_for,
    why_not,
    without_effect,
)
from scopa_gui.engine.scoring import Category
from tests.engine.hands import random_options

FAMILIES: Final[tuple[Family, ...]] = ("latin", "french")
TABLES: Final = 40
"""So many sets of house rules whose rules are written out."""
HANDS: Final = 2
"""So many hands of each game kind, each with other names."""
COUNTS: Final = (0, 1, 2, 5, 11, 21)


def _names(players: int, chance: Random) -> tuple[str, ...]:
    return tuple(chance.sample(sorted(NAMES), players))


@cache
def _hand(key: str, seed: int) -> tuple[tuple[State, ...], tuple[Event, ...]]:
    """Every position and every event of one hand played at random, void deals first."""
    chance = Random(f"{key} {seed}")
    events: list[Event] = []
    while True:
        state, told = deal(preset_options(key), shuffled_deck(chance), seed % preset_options(key).players)
        events += told
        if state.phase is not Phase.VOID:
            break
    states = [state]
    while legal_moves(state):
        state, told = apply(state, chance.choice(legal_moves(state)))
        states.append(state)
        events += told
    return tuple(states), tuple(events)


@cache
def _refusals(key: str, seed: int) -> tuple[Refusal, ...]:
    """What the rules answer to captures chosen at random."""
    chance = Random(seed)
    found = []
    for state in _hand(key, seed)[0]:
        if state.phase is not Phase.PLAYING:
            continue
        for card in state.held[state.turn]:
            some = chance.sample(list(state.table), chance.randint(0, len(state.table)))
            found += [why_not(state, card, Cards.of(some)), why_not(state, card, None)]
    return tuple(one for one in found if one is not None)


@cache
def _count(key: str, seed: int) -> HandScore:
    return score(_hand(key, seed)[0][-1])


def _of_a_hand(key: str, seed: int, family: Family) -> Iterator[str]:
    """Captions, refusals, and the count of one hand, for a person and for nobody."""
    states, events = _hand(key, seed)
    options = states[-1].options
    names = _names(options.players, Random(seed))
    count = _count(key, seed)
    for person in (None, 0):
        talk = Talk(seats=names, options=options, person=person, sweep=preset(key).sweep_word)
        yield from (describe(event, talk, family) for event in events)
        yield from (line for row in count.rows for line in count_lines(row, talk, family, count.primiere))
        yield from won_at_once(count, talk, family)
        yield from points_lines(count.points, talk)
        sides = len(count.points)
        totals = [options.target + 1, *(side + 3 for side in range(sides - 1))]
        yield from (match_won(side, totals[-side:] + totals[:-side], talk) for side in range(sides))
    yield from (refusal_words(refusal, family) for refusal in _refusals(key, seed))


def _hints(key: str, family: Family) -> Iterator[str]:
    """Hints in one hand, with the reasons that the positions give."""
    for state, thought in zip(_hand(key, 0)[0][:-1:3], _thoughts(key), strict=True):
        view = view_for(state, state.turn)
        names = _names(state.seats, Random(key))
        talk = Talk(seats=names, options=state.options, person=state.turn, sweep=preset(key).sweep_word)
        yield hint_words(view, thought, talk, family)


@cache
def _thoughts(key: str) -> tuple[Thought, ...]:
    """What the skilled player thinks of every third position, once for all languages."""
    return tuple(choose("medium", view_for(state, state.turn), 1) for state in _hand(key, 0)[0][:-1:3])


def _reasons(family: Family) -> Iterator[str]:
    """Every advice, with every number that it may name."""
    for sweep in (messages.SCOPA, messages.ESCOBA):
        for value in range(1, 11):
            yield advice.leaves_a_sweep(value, value, family, sweep)
            yield advice.sweep_is_likely(value - 1, value, "Ines", 12 + value, family, sweep)
        yield advice.no_card_sweeps(11, sweep)
        yield advice.makes_a_sweep(sweep)
        for category in get_args(Category):
            yield advice.point_in_reach(2, count_messages.category_word(category, family, sweep))
    for card in range(40):
        yield advice.best_card(card, family)
        yield messages.card_read(card, 1, 3, [(card + 1) % 40, (card + 11) % 40], family)
    yield from (advice.takes_most(n) for n in (2, 3, 7))
    yield from (advice.brings_the_settebello(), advice.cheapest_to_lay())


def _rules(family: Family) -> Iterator[str]:
    """The rules of every game kind and of many houses, line by line."""
    tables = [(key, preset_options(key)) for key in PRESET_KEYS]
    tables += [("escoba_de_15" if seed % 4 == 0 else "cirulla", random_options(Random(seed))) for seed in range(TABLES)]
    for key, options in tables:
        yield from plain_text(rules_of(table_of(key, options, family))).split("\n")
        yield from (problem_words(problem) for problem in without_effect(options))
    yield from (preset_sentence(key, family) for key in PRESET_KEYS)
    yield from (option_meaning(name, family) for name in FIELD_NAMES)
    yield from (line for term in glossary(family) for line in (term.word, term.meaning))


def _lesson(family: Family) -> Iterator[str]:
    for step in get_args(Step):
        yield step_words(step).said(family)
    answered: tuple[Step, ...] = ("equal", "equal_first", "scopa", "lay")
    yield from (refusal_of(step).said(family) for step in answered)
    yield from filter(None, (row_words(category, family) for category in get_args(Category)))
    yield end_words()
    yield offer_words()


def _moments(family: Family) -> Iterator[str]:
    """Every kind of moment, of the person, of partners and of others."""
    chance = Random(7)
    for key in ("scopa_classica", "scopa_a_coppie", "escoba_de_15", "scopa_a_sei_coppie"):
        options = preset_options(key)
        talk = Talk(seats=_names(options.players, chance), options=options, person=0, sweep=preset(key).sweep_word)
        for kind in KINDS:
            yield from (moment_words(Moment(kind, side, 2, 6, 7), talk, family) for side in (0, 1))


def _counted() -> Iterator[str]:
    """Sentences about so many."""
    for n in COUNTS:
        for sweep in (messages.SCOPA, messages.ESCOBA):
            yield count_messages.sweeps_made(n, sweep)
            yield messages.dealer_takes(15, "Ettore", max(1, n), sweep)
            yield messages.dealer_takes(30, None, max(1, n), sweep)
        yield from (count_messages.points_made(n), count_messages.points_missing(n))
        yield count_messages.points_line("Ida", n)
        yield count_messages.level_at(n)
        yield from (messages.void_for_kings(max(1, n)), messages.void_for_aces(max(1, n)))
        yield from (messages.declares(None, n), messages.declares("Walter", n), messages.declaration_on_offer(n))
        yield from (messages.leftovers(n, None), messages.leftovers(n, "Ida"), messages.leftovers_of_nobody(n))
        yield messages.new_cards(n)
        yield refusal_messages.captures_possible(n)
        yield telling_words.total_line("Agata", n, 11)
        yield telling_words.pile_line("Agata", n, count_messages.sweeps_made(n))
        yield profile_words.differing_rules(n)


def _notices() -> Iterator[str]:
    """What the program says about itself."""
    yield from (notices.taken_back(), notices.practice_match(), notices.resumed(), notices.no_sound())
    yield from (notices.save_unreadable("match.bad"), notices.save_does_not_add_up(2, 7, "match.bad"))
    yield from (notices.saving_fails(trouble) for trouble in notices.SaveTrouble)
    yield from (profile_words.not_saved(trouble) for trouble in notices.SaveTrouble)
    yield from (profile_words.saved("Nonna"), profile_words.replaces("Nonna"), profile_words.deletes("Nonna"))
    yield from (str(profile_words.read_rules(text)) for text in ("poker", "cirulla: targe=3", "cirulla: target=x"))
    yield str(profile_words.read_rules("cirulla: hand_size=9"))
    yield from (keeping_words.another_copy(), keeping_words.saved_again(), keeping_words.settings_not_kept())
    yield from (curtain_words.only_looks("Agata"), table_words.table_total(7))
    yield from (new_game_words.level_note(level) for level in ("easy", "medium", "hard", "expert"))


def sentences() -> Iterator[str]:
    """All of them in the language in use; the same ones for every language."""
    yield from _counted()
    yield from _notices()
    for family in FAMILIES:
        yield from _reasons(family)
        yield from _rules(family)
        yield from _lesson(family)
        yield from _moments(family)
        for number, key in enumerate(PRESET_KEYS):
            for seed in range(HANDS):
                yield from _of_a_hand(key, seed, family)
            if number % 3 == 0:
                yield from _hints(key, family)


def card_lists(family: Family) -> Iterator[str]:
    """Captures of every card with every second card."""
    for card in range(40):
        for other in range(card % 7, 40, 7):
            yield messages.takes(card, [other, (other + 13) % 40], family)
            yield messages.makes_fifteen(card, [other], family)
            yield messages.takes_and_sweeps(card, [other], family)
