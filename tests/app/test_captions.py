"""Every event, refusal and count row of the engine in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

import pytest

from scopa_gui.app import captions, rule_words
from scopa_gui.app.captions import Talk, describe, refusal_words
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.engine import events
from scopa_gui.engine.cards import Card, Cards
from scopa_gui.engine.events import CardsCaptured
from scopa_gui.engine.option_info import GROUPS, OPTIONS, OptionInfo
from scopa_gui.engine.options import ALLOWED, RuleOptions, with_values
from scopa_gui.engine.presets import PRESETS, Preset
from scopa_gui.engine.refusals import Refusal, RefusalReason, Takes
from scopa_gui.engine.scoring import CategoryScore, score_piles
from scopa_gui.engine.state import Phase
from scopa_gui.engine.validity import problems, without_effect

Speak = Callable[[str], None]

TWO = Talk(seats=("Anna", "Osvaldo"), options=RuleOptions(), person=0)
WATCHED = replace(TWO, person=None)
PAIRS = Talk(seats=("Anna", "Bea", "Carlo", "Dino"), options=RuleOptions(players=4, partnership="two_pairs"), person=0)
THREE_PAIRS = Talk(
    seats=("Anna", "Bea", "Carlo", "Dino", "Elsa", "Franco"),
    options=RuleOptions(players=6, partnership="three_pairs"),
    person=0,
)


def cards(text: str) -> Cards:
    return Cards.parse(text)


def capture(
    kind: events.CaptureKind, *, cleared: bool = False, scopa: bool = False, last: bool = False
) -> CardsCaptured:
    taken = {"equal": "7C", "sum": "4C 3S", "fifteen": "8D", "ace_sweep": "2C 3S", "itself": "-"}[kind]
    card = Card.parse("1B" if kind in ("ace_sweep", "itself") else "7B")
    return CardsCaptured(1, 1, card, cards(taken), kind, cleared, scopa, last)


def test_turns_and_deals_speak_to_the_person_and_name_the_others() -> None:
    def say(event: events.Event, talk: Talk = TWO) -> str:
        return describe(event, talk, "latin")

    started = events.HandStarted(RuleOptions(), 0, 40)
    assert say(started) == "You deal."
    assert say(started, WATCHED) == "Anna deals."
    assert say(events.TurnStarted(0, Phase.PLAYING)) == "Your turn."
    assert say(events.TurnStarted(0, Phase.DECLARING)) == "You hold a declaration."
    assert say(events.TurnStarted(1, Phase.PLAYING)) == "Osvaldo to play."
    assert say(events.RoundStarted(0, 36)) == ""
    assert say(events.RoundStarted(1, 30)) == "New cards. 24 left in the stock."
    assert say(events.RoundStarted(5, 6)) == "Last cards: the stock is empty."
    assert say(events.CardsDealt(0, (None, None, None))) == ""
    assert say(events.TableDealt(tuple(cards("1D 2D 3D 4D")))) == ""
    assert say(events.DealVoided("kings", 3, 0)).startswith("3 kings on the table")
    assert say(events.DealVoided("aces", 2, 0)).startswith("2 aces on the table")
    bonus = events.DealerBonusTaken(1, 1, cards("1D 2D 3D 9D"), 15, 1, ())
    assert say(bonus) == "The four cards make 15: Osvaldo takes them and scores 1 scopa."
    declared = events.DeclarationMade(0, 0, "low", tuple(cards("1D 2D 3D")), None, 3)
    assert say(declared) == "You declare: 3 points."
    assert say(events.DeclarationKept(0)) == "You declare nothing."
    assert say(events.CardLaid(1, Card.parse("10D"))) == "The king of coins stays on the table."


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (capture("equal"), "The seven of batons takes seven."),
        (capture("sum"), "The seven of batons takes four and three."),
        (capture("fifteen"), "The seven of batons makes fifteen with jack."),
        (capture("ace_sweep", cleared=True), "The ace takes everything, but here that is no scopa."),
        (capture("itself", cleared=True), "The ace of batons goes straight to the pile."),
        (capture("equal", cleared=True, scopa=True), "The seven of batons takes seven: scopa!"),
        (capture("fifteen", cleared=True, scopa=True), "The seven of batons makes fifteen with jack: scopa!"),
        (capture("ace_sweep", cleared=True, scopa=True), "The ace of batons takes everything: scopa!"),
        (
            capture("sum", cleared=True, last=True),
            "The seven of batons takes four and three. Last card: the table is clear, but it is no scopa.",
        ),
        (
            capture("ace_sweep", cleared=True, last=True),
            "The ace of batons takes everything: 2 cards. Last card: the table is clear, but it is no scopa.",
        ),
    ],
)
def test_captures(event: CardsCaptured, said: str) -> None:
    assert describe(event, TWO, "latin") == said


def test_leftovers() -> None:
    assert describe(events.LeftoversTaken(1, 1, cards("1D 2D")), TWO, "latin").startswith(
        "The 2 cards left go to Osvaldo"
    )
    assert describe(events.LeftoversTaken(0, 0, cards("1D")), TWO, "latin").startswith("The card left is yours")
    assert describe(events.LeftoversTaken(None, None, cards("1D")), TWO, "latin").startswith("Nobody captured")
    assert describe(events.LeftoversTaken(None, None, Cards()), TWO, "latin") == ""


def test_a_counted_hand_gives_each_side_its_points() -> None:
    score = score_piles(RuleOptions(), (cards("7D 1D"), cards("6C")), (1, 0), (0, 0))
    assert describe(events.HandCounted(score), TWO, "latin") == "You: 4 points. Osvaldo: 0 points."


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("takes", get_args(Takes))
@pytest.mark.parametrize("chosen", ["4C 3S", "4C"])
@pytest.mark.parametrize("reason", get_args(RefusalReason))
def test_every_refusal_has_a_sentence(
    reason: RefusalReason, chosen: str, takes: Takes, code: str, speak: Speak
) -> None:
    speak(code)
    refusal = Refusal(reason, Card.parse("8D"), cards(chosen), cards("8C"), 7, 8, takes)
    said = refusal_words(refusal, "latin")
    assert said[0].isupper() or said[0].isdigit()
    assert said.endswith(".")
    assert len(said) <= 80


def test_refusals_differ() -> None:
    said = {
        refusal_words(Refusal(reason, Card.parse("8D"), cards("4C 3S"), cards("8C"), 7, 8), "latin")
        for reason in get_args(RefusalReason)
    }
    assert len(said) == len(get_args(RefusalReason))


def test_a_declared_matta_counts_as_declared_in_a_refused_sum() -> None:
    refusal = Refusal("wrong_sum", Card.parse("8D"), cards("7C 2S"), total=5, value=8)
    assert refusal_words(refusal, "latin") == "2\u00a0+\u00a03 makes 5, not 8."


@pytest.mark.parametrize(
    ("talk", "names"),
    [
        (TWO, ["you", "Osvaldo"]),
        (WATCHED, ["Anna", "Osvaldo"]),
        (PAIRS, ["us", "them"]),
        (replace(PAIRS, person=None), ["Anna and Carlo", "Bea and Dino"]),
        (THREE_PAIRS, ["us", "Bea and Elsa", "Carlo and Franco"]),
    ],
)
def test_names_of_sides(talk: Talk, names: list[str]) -> None:
    assert [captions.side_name(side, talk) for side in range(len(names))] == names


def test_a_name_is_never_changed_where_a_sentence_begins() -> None:
    talk = replace(TWO, seats=("anna", "ugo"), person=0)
    assert captions.points_lines((1, 0), talk) == ["You: 1 point.", "ugo: 0 points."]


def test_count_rows() -> None:
    def say(row: CategoryScore, talk: Talk = TWO) -> list[str]:
        return captions.count_lines(row, talk, "latin")

    assert say(CategoryScore("cards", (21, 19), 0, (1, 0))) == ["Cards: you, one point."]
    assert say(CategoryScore("denari", (5, 5), None, (0, 0))) == ["Coins: a tie, nobody’s point."]
    assert say(CategoryScore("settebello", (0, 0), None, (0, 0))) == ["Settebello: nobody."]
    assert say(CategoryScore("scope", (2, 1), None, (2, 1))) == ["Scopas: you, 2 points.", "Scopas: Osvaldo, 1 point."]
    assert say(CategoryScore("napola", (0, 4), 1, (0, 4)), PAIRS) == ["Napola: them, 4 points."]


def test_words_of_escoba_and_of_french_suits_in_the_count() -> None:
    talk = replace(TWO, sweep="escoba")
    row = CategoryScore("primiera", (150, 142), 0, (1, 0))
    assert captions.count_lines(row, talk, "french") == ["Setenta: you, one point."]
    row = CategoryScore("denari", (6, 4), 0, (1, 0))
    assert captions.count_lines(row, talk, "french") == ["Diamonds: you, one point."]


@pytest.mark.parametrize(
    ("talk", "winner", "totals", "said"),
    [
        (TWO, 0, (11, 8), "You win, 11 to 8."),
        (TWO, 1, (8, 11), "Osvaldo wins, 11 to 8."),
        (replace(TWO, person=1), 1, (8, 11), "You win, 11 to 8."),
        (PAIRS, 0, (21, 3), "Your pair wins, 21 to 3."),
        (PAIRS, 1, (3, 21), "The other pair wins, 21 to 3."),
        (replace(PAIRS, person=None), 1, (3, 21), "The match goes to Bea and Dino, 21 to 3."),
        (THREE_PAIRS, 0, (21, 3, 18), "Your pair wins, 21 to 18."),
        (THREE_PAIRS, 2, (3, 7, 21), "The match goes to Carlo and Franco, 21 to 7."),
        (
            replace(THREE_PAIRS, options=with_values(THREE_PAIRS.options, {"partnership": "two_trios"})),
            1,
            (3, 21),
            "The other trio wins, 21 to 3.",
        ),
    ],
)
def test_the_end_of_a_match(talk: Talk, winner: int, totals: tuple[int, ...], said: str) -> None:
    assert captions.match_won(winner, totals, talk) == said


# ---------------------------------------------------------------------------------------------- the rules in words


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_presets_have_names_and_sentences(preset: Preset, code: str, speak: Speak) -> None:
    speak(code)
    assert len(rule_words.preset_name(preset.key)) <= 26
    for family in ("latin", "french"):
        said = rule_words.preset_sentence(preset.key, family)
        assert said.endswith(".")
        assert "{" not in said
        assert len(said) <= 100


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("info", OPTIONS, ids=lambda info: info.field)
def test_options_have_labels_meanings_and_values(info: OptionInfo, code: str, speak: Speak) -> None:
    speak(code)
    field = info.field
    assert len(rule_words.option_label(field)) <= 28
    meaning = rule_words.option_meaning(field, "latin")
    assert meaning.endswith(".")
    assert "{" not in meaning
    assert len(meaning) <= 75
    values = [value for value in ALLOWED[field] if not isinstance(value, int) or isinstance(value, bool)]
    labels = [rule_words.value_label(field, value) for value in values]
    assert len(set(labels)) == len(values)
    assert all(label and len(label) <= 20 for label in labels)


def test_every_group_has_a_heading() -> None:
    assert len({rule_words.group_label(group) for group in GROUPS}) == len(GROUPS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_problems_are_sentences(code: str, speak: Speak) -> None:
    speak(code)
    refused = with_values(RuleOptions(), {"players": 4, "partnership": "three_pairs", "table_size": 0})
    found = [*problems(refused), *without_effect(RuleOptions())]
    assert len(found) > 5
    for problem in found:
        said = rule_words.problem_words(problem)
        assert said[0].isupper()
        assert said.endswith(".")


def test_levels_agree_with_the_name(speak: Speak) -> None:
    speak("it")
    assert [rule_words.level_name(level, "f") for level in ("easy", "medium", "hard", "expert")] == [
        "Principiante",
        "Abile",
        "Forte",
        "Maestra",
    ]
    speak("fr")
    assert (rule_words.level_name("easy", "m"), rule_words.level_name("easy", "f")) == ("Débutant", "Débutante")
