"""Card names, lists and numbers in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scopa_gui.app import card_words as words
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.engine.cards import Card

Speak = Callable[[str], None]
FAMILIES: tuple[words.Family, ...] = ("latin", "french")


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_forty_cards_have_forty_names(code: str, family: words.Family, speak: Speak) -> None:
    speak(code)
    assert len({words.card_name(index, family) for index in range(40)}) == 40
    assert len({words.the(index, family) for index in range(40)}) == 40
    for form in (words.rank_name, words.rank_plural, words.a_value):
        assert len({form(value, family) for value in range(1, 11)}) == 10
    assert len({words.taken(index, family) for index in range(40)}) == 11
    assert len({words.of_suit(suit, family) for suit in range(4)}) == 4
    assert len({words.suit_name(suit, family) for suit in range(4)}) == 4


@pytest.mark.parametrize(
    ("code", "family", "text", "bare", "article", "taken", "indefinite"),
    [
        ("it", "latin", "9C", "cavallo di coppe", "il cavallo di coppe", "cavallo", "un cavallo"),
        ("it", "french", "9C", "donna di cuori", "la donna di cuori", "donna", "una donna"),
        ("it", "latin", "1S", "asso di spade", "l’asso di spade", "asso", "un asso"),
        ("it", "french", "7D", "sette di quadri", "il settebello", "il settebello", "un sette"),
        ("en", "latin", "8B", "jack of batons", "the jack of batons", "jack", "a jack"),
        ("en", "french", "1B", "ace of clubs", "the ace of clubs", "ace", "an ace"),
        ("es", "latin", "8S", "sota de espadas", "la sota de espadas", "la sota", "una sota"),
        ("es", "french", "8S", "jota de picas", "la jota de picas", "la jota", "una jota"),
        ("fr", "latin", "5S", "cinq d’épées", "le cinq d’épées", "le cinq", "un cinq"),
        ("fr", "french", "9D", "dame de carreau", "la dame de carreau", "la dame", "une dame"),
        ("fr", "latin", "1D", "as de deniers", "l’as de deniers", "l’as", "un as"),
        ("de", "latin", "7C", "Sieben der Kelche", "Sieben der Kelche", "Sieben", "eine Sieben"),
        ("de", "french", "8C", "Herz-Bube", "Herz-Bube", "Bube", "ein Bube"),
        ("de", "latin", "7D", "Sieben der Münzen", "Settebello", "Settebello", "eine Sieben"),
        ("pt", "latin", "9B", "cavalo de paus", "o cavalo de paus", "o cavalo", "um cavalo"),
        ("pt", "french", "9B", "dama de paus (9)", "a dama de paus (9)", "a dama (9)", "uma dama (9)"),
        ("pt", "latin", "7D", "sete de ouros", "o sete belo", "o sete belo", "um sete"),
    ],
)
def test_forms_of_a_card(
    code: str,
    family: words.Family,
    text: str,
    bare: str,
    article: str,
    taken: str,
    indefinite: str,
    speak: Speak,
) -> None:
    speak(code)
    one = card(text)
    assert words.card_name(one, family) == bare
    assert words.the(one, family) == article
    assert words.taken(one, family) == taken
    assert words.a_card(one, family) == indefinite


@pytest.mark.parametrize(
    ("code", "latin", "french"),
    [
        ("it", "di denari", "di quadri"),
        ("en", "of coins", "of diamonds"),
        ("es", "de oros", "de diamantes"),
        ("fr", "de deniers", "de carreau"),
        ("de", "der Münzen", "in Karo"),
        ("pt", "de ouros", "de ouros"),
    ],
)
def test_suit_with_its_preposition(code: str, latin: str, french: str, speak: Speak) -> None:
    speak(code)
    assert (words.of_suit(0, "latin"), words.of_suit(0, "french")) == (latin, french)


@pytest.mark.parametrize(
    ("code", "joined"),
    [("en", "a, b and c"), ("it", "a, b e c"), ("es", "a, b y c"), ("fr", "a, b et c"), ("de", "a, b und c")],
)
def test_a_list_of_words(code: str, joined: str, speak: Speak) -> None:
    speak(code)
    assert words.listing(["a", "b", "c"]) == joined
    assert words.listing(["a"]) == "a"
    assert words.listing([]) == ""


def test_cards_taken_are_listed_from_the_highest(speak: Speak) -> None:
    speak("it")
    cards = [card("1B"), card("4S"), card("2D")]
    assert words.cards_taken(cards, "latin") == "quattro, due e asso"
    assert words.cards_taken([card("4S"), card("7D")], "latin") == "il settebello e quattro"
    assert words.cards_named(cards, "latin") == "asso di bastoni, quattro di spade e due di denari"


def test_a_sum_never_breaks() -> None:
    assert words.sum_words([5, 3]) == "5\u00a0+\u00a03"
    assert words.sum_words([5]) == "5"


@pytest.mark.parametrize(
    ("code", "half", "share"), [("en", "70.5", "38%"), ("it", "70,5", "38%"), ("fr", "70,5", "38\u00a0%")]
)
def test_numbers_wear_the_signs_of_the_language(code: str, half: str, share: str, speak: Speak) -> None:
    speak(code)
    assert words.half_points(70.5) == half
    assert words.half_points(70.0) == "70"
    assert words.percent(38) == share


@pytest.mark.parametrize(
    ("text", "raised"),
    [
        ("l’asso prende tre.", "L’asso prende tre."),
        ("épée", "Épée"),
        ("¡scopa!", "¡Scopa!"),
        ("«scopa» e basta", "«Scopa» e basta"),
        ("3 re in tavola", "3 re in tavola"),
        ("Karo-Bube nimmt Zwei", "Karo-Bube nimmt Zwei"),
        ("iPad", "IPad"),
        ("", ""),
        ("«", "«"),
    ],
)
def test_sentence_case_raises_the_first_letter_only(text: str, raised: str) -> None:
    assert words.sentence_case(text) == raised


def test_who_says_what(speak: Speak) -> None:
    assert words.said_by("Rosalba", "Your turn.") == "Rosalba: Your turn."
    speak("fr")
    assert words.said_by("Rosalba", "Scopa\u00a0!") == "Rosalba\u00a0: Scopa\u00a0!"
