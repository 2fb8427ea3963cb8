"""The rules in words: every option that matters is told, for every table, in every language and for every pack."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.glossary import glossary
from scopa_gui.app.rules_text import introduction, plain_text, rules_of, table_of
from scopa_gui.engine import (
    ALLOWED,
    FIELD_NAMES,
    PRESET_KEYS,
    OptionValue,
    RuleOptions,
    preset_options,
    problems,
    without_effect,
)
from scopa_gui.engine.options import PrimieraScale
from tests.engine.hands import random_options

Speak = Callable[[str], None]
TABLES = 60


def text_of(options: RuleOptions, key: str = "scopa_classica", family: str = "latin") -> str:
    return plain_text(rules_of(table_of(key, options, family)))  # type: ignore[arg-type]


def is_whole(text: str) -> bool:
    """No placeholder left, no empty line, no doubled space, every line finished."""
    lines = text.split("\n")
    return not re.search(r"[{}]|  |\bNone\b|\bFalse\b|\bTrue\b", text) and all(line.strip() for line in lines)


# ------------------------------------------------------------------------------------------------ every option


def idle(options: RuleOptions) -> set[str]:
    """Fields that change nothing in the present company."""
    return {name for problem in without_effect(options) for name in problem.fields}


def plays_alike(one: RuleOptions, other: RuleOptions, name: str) -> bool:
    """Values that differ in writing and not in play."""
    if name == "fewest_cards" and one.capture_mode != "rank_sum_or_fifteen":
        return "off" not in (one.fewest_cards, other.fewest_cards)  # without two kinds both count the same captures
    if name == "matta" and not one.hand_declarations:
        return "off" not in (one.matta, other.matta)  # only wild in the dealer's fifteen
    if name == "matta_in_dealer_bonus":
        return one.matta == "off"
    return False


def values_of(name: str, present: OptionValue, chance: Random) -> list[OptionValue]:
    others = [value for value in ALLOWED[name] if value != present]
    return others if len(others) < 5 else chance.sample(others, 2)


@pytest.mark.parametrize("seed", range(TABLES))
def test_every_option_that_matters_changes_what_is_written(seed: int) -> None:
    chance = Random(seed)
    options = random_options(chance)
    before = text_of(options)
    for name in FIELD_NAMES:
        for value in values_of(name, options.value_of(name), chance):
            other = replace(options, **{name: value})  # type: ignore[arg-type]
            if problems(other) or name in idle(options) & idle(other) or plays_alike(options, other, name):
                continue
            assert text_of(other) != before, f"{name}={value!r} is not told at {options}"


@pytest.mark.parametrize("seed", range(TABLES))
def test_an_option_without_effect_is_not_told(seed: int) -> None:
    options = random_options(Random(seed))
    before = text_of(options)
    for name in idle(options):
        for value in ALLOWED[name]:
            other = replace(options, **{name: value})  # type: ignore[arg-type]
            if name in idle(other):
                assert text_of(other) == before, name


def test_the_forms_of_play_differ() -> None:
    """The fields of the deal, which do not stand by themselves."""
    forms = (
        preset_options("scopa_classica"),
        replace(preset_options("scopa_a_coppie"), target=11),
        replace(preset_options("scopone"), deal_style="single"),
        replace(preset_options("scopone_scientifico"), deal_style="single", redeal_kings=3),
        replace(preset_options("scopa_a_tre"), target=11),
        replace(preset_options("scopa_a_sei_coppie"), target=11),
        replace(preset_options("scopa_a_sei_squadre"), target=11),
        replace(preset_options("scopa_a_coppie"), partnership="none", target=11),
    )
    assert len({text_of(options) for options in forms}) == len(forms)


# ------------------------------------------------------------------------------------------------ what is said


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("scopa_classica", ("three cards", "sums are not allowed", "21 are enough", "11 points")),
        ("scopone", ("nine cards", "no stock")),
        ("scopone_scientifico", ("ten cards", "empty")),
        ("scopa_a_tre", ("each alone", "level at the top", "16 points")),
        ("asso_piglia_tutto", ("An ace takes everything", "makes a scopa too")),
        ("scopa_d_assi", ("only because it is an ace, that is not a scopa",)),
        ("quindici_stretta", ("make 15", "take nothing here")),
        ("quindici_mista", ("also takes", "15")),
        (
            "escoba_de_15",
            ("makes an escoba", "Setenta", "make 15, the dealer", "make 30, the dealer takes them at once: 1 escoba"),
        ),
        ("cirulla", ("2 aces or more", "2 scopas", "matta", "Piccola", "Grande", "51 points", "10 points")),
        ("rebello", ("The six of coins is worth one point",)),
        ("napola", ("Ace, two and three of coins",)),
        ("scopa_con_premi", ("The king of coins", "wins the match", "Napola")),
    ],
)
def test_what_a_game_kind_is_known_for_is_said(key: str, words: tuple[str, ...]) -> None:
    text = text_of(preset_options(key), key)
    for part in words:
        assert part in text, part


def test_what_is_not_played_is_not_said() -> None:
    text = text_of(preset_options("scopa_classica"))
    for word in ("15", "ace takes everything", "declar", "matta", "Napola", "re bello", "Piccola"):
        assert word not in text


def test_an_escoba_is_never_called_scopa() -> None:
    assert "scopa" not in text_of(preset_options("escoba_de_15"), "escoba_de_15").casefold()


def test_cards_are_called_as_on_the_pack() -> None:
    options = preset_options("cirulla")
    french, latin = text_of(options, family="french"), text_of(options)
    assert "seven of hearts" in french
    assert "queen" in french
    assert "coins" not in french
    assert "seven of cups" in latin
    assert "knight" in latin


def test_the_scale_of_the_primiera_stands_below_its_cards() -> None:
    def notes(scale: PrimieraScale) -> list[str]:
        options = replace(RuleOptions(), primiera_scale=scale)
        sections = rules_of(table_of("scopa_classica", options, "latin"))
        section = next(one for one in sections if one.title == "Primiera")
        return list(section.paragraphs[0].strips[0].notes)

    assert notes("standard") == ["21", "18", "16", "15", "14", "13", "12", "10", "10", "10"]
    assert notes("southern")[-3:] == ["8", "9", "10"]
    assert notes("veneto") == ["7", "6", "5.5", "5", "4", "3", "2", "0.5", "0.5", "0.5"]


def test_the_introduction_owns_up_to_house_rules() -> None:
    options = preset_options("scopa_classica")
    assert "To 11" in introduction("scopa_classica", options, "latin")
    assert "house" in introduction("scopa_classica", replace(options, target=16), "latin")


# ------------------------------------------------------------------------------------------------ languages


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_game_kind_is_told_in_every_language(speak: Speak, language: str) -> None:
    speak(language)
    for key in PRESET_KEYS:
        for family in ("latin", "french"):
            assert is_whole(text_of(preset_options(key), key, family)), (key, family)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_house_rules_are_told_in_every_language(speak: Speak, language: str) -> None:
    speak(language)
    for seed in range(TABLES):
        options = random_options(Random(seed))
        assert is_whole(text_of(options)), options


@pytest.mark.parametrize("language", [code for code in i18n.LANGUAGES if code != "en"])
def test_nothing_stays_english(speak: Speak, language: str) -> None:
    tables = [random_options(Random(seed)) for seed in range(20)] + [preset_options(key) for key in PRESET_KEYS]
    english = {line for options in tables for line in text_of(options).split("\n") if " " in line}
    speak(language)
    told = {line for options in tables for line in text_of(options).split("\n")}
    assert not told & english


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_glossary_is_whole_and_in_order(speak: Speak, language: str) -> None:
    speak(language)
    for family in ("latin", "french"):
        terms = glossary(family)
        words = [term.word for term in terms]
        assert len(words) == len(set(words)) == 22
        assert words == sorted(words, key=str.casefold)
        assert all(is_whole(f"{term.word}\n{term.meaning}") for term in terms)


def test_an_example_captures_what_its_rule_says() -> None:
    """In classic scopa and in fifteen games every arrow is a legal capture."""
    for key in PRESET_KEYS:
        mode = preset_options(key).capture_mode
        for section in rules_of(table_of(key, preset_options(key), "latin")):
            for strip in (strip for one in section.paragraphs for strip in one.strips if strip.taken):
                (card,), total = strip.cards, sum(taken.value for taken in strip.taken)
                is_ace = card.value == 1
                by_value = total == card.value and mode != "fifteen_only"
                by_fifteen = total + card.value == 15 and mode != "rank_or_sum"
                assert is_ace or by_value or by_fifteen, (key, section.title, strip)


def test_notes_stand_below_every_card_or_none() -> None:
    for key in PRESET_KEYS:
        for section in rules_of(table_of(key, preset_options(key), "latin")):
            for strip in (strip for one in section.paragraphs for strip in one.strips):
                assert len(strip.notes) in (0, len(strip.cards) + len(strip.taken))


def test_random_tables_reach_every_value() -> None:
    """The tables above are worth something only if they meet everything."""
    met = {(name, random_options(Random(seed)).value_of(name)) for seed in range(600) for name in FIELD_NAMES}
    for name, allowed in ALLOWED.items():
        if len(allowed) < 20:
            assert {value for field, value in met if field == name} == set(allowed), name
