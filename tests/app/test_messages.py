"""The fixed sentences: plurals in every language, both words for a sweep, and typography."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scopa_gui.app import advice, count_messages, menu_words, messages, notices, refusal_messages
from scopa_gui.app.card_words import Family
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.engine.cards import Card

Speak = Callable[[str], None]
COUNTS = (0, 1, 2, 5, 21)


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.parametrize(
    ("code", "one", "many", "singular"),
    [
        ("it", "scopa", "scope", (1,)),
        ("en", "scopa", "scopas", (1,)),
        ("es", "scopa", "scopas", (1,)),
        ("fr", "scopa", "scopas", (0, 1)),
        ("de", "Scopa", "Scopas", (1,)),
        ("pt", "escopa", "escopas", (1,)),
    ],
)
@pytest.mark.parametrize("n", COUNTS)
def test_scopas_are_counted(code: str, one: str, many: str, singular: tuple[int, ...], n: int, speak: Speak) -> None:
    speak(code)
    assert messages.sweep_call() == {"es": "¡Scopa!", "fr": "Scopa\u00a0!", "pt": "Escopa!"}.get(code, "Scopa!")
    assert count_messages.sweeps_made(n) == f"{n} {one if n in singular else many}"


COUNTING: list[Callable[[int], str]] = [
    lambda n: count_messages.sweeps_made(n),
    lambda n: count_messages.sweeps_made(n, "escoba"),
    lambda n: count_messages.points_made(n),
    lambda n: count_messages.points_line("Rosalba", n),
    lambda n: count_messages.points_to("napola", "Rosalba", n),
    lambda n: messages.takes_everything(card("1S"), n, "latin"),
    lambda n: messages.dealer_takes(99, "Rosalba", n),
    lambda n: messages.dealer_takes(99, None, n, "escoba"),
    lambda n: messages.declares("Rosalba", n),
    lambda n: messages.declares(None, n),
    lambda n: messages.declaration_on_offer(n),
    lambda n: refusal_messages.captures_possible(n),
    lambda n: messages.void_for_aces(n) + messages.void_for_kings(n),
    lambda n: advice.takes_most(n),
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("say", COUNTING)
def test_every_count_has_its_number_and_two_forms(say: Callable[[int], str], code: str, speak: Speak) -> None:
    """Void deals are one form in Italian and French for one of the two sentences, hence both together."""
    speak(code)
    for n in COUNTS:
        assert str(n) in say(n)
        assert "{" not in say(n)
    one, two, many = (say(n).replace(str(n), "N") for n in (1, 2, 21))
    assert one != two
    assert two == many
    assert say(0).replace("0", "N") == (one if code == "fr" else two)


@pytest.mark.parametrize("code", LANGUAGES)
def test_leftovers_name_one_card_or_many(code: str, speak: Speak) -> None:
    speak(code)
    for say in (
        lambda n: messages.leftovers(n, "Rosalba"),
        lambda n: messages.leftovers(n, None),
        messages.leftovers_of_nobody,
    ):
        assert "1" not in say(1)
        assert "21" in say(21)


def test_an_empty_stock_has_its_own_sentence(speak: Speak) -> None:
    speak("it")
    assert messages.new_cards(0) == "Ultime carte: il mazzo è finito."
    assert messages.new_cards(1) == "Nuove carte. Nel mazzo ne resta 1."
    assert messages.new_cards(12) == "Nuove carte. Nel mazzo ne restano 12."


@pytest.mark.parametrize(
    ("code", "family", "expected"),
    [
        ("it", "latin", "Il cavallo di denari prende sei e tre: scopa!"),
        ("it", "french", "La donna di quadri prende sei e tre: scopa!"),
        ("en", "latin", "The knight of coins takes six and three: scopa!"),
        ("es", "latin", "El caballo de oros se lleva el seis y el tres: ¡scopa!"),
        ("fr", "french", "La dame de carreau prend le six et le trois\u00a0: scopa\u00a0!"),
        ("de", "latin", "Reiter der Münzen nimmt Sechs und Drei: Scopa!"),
        ("pt", "french", "A dama de ouros (9) leva o seis e o três: escopa!"),
    ],
)
def test_a_scopa_in_words(code: str, family: Family, expected: str, speak: Speak) -> None:
    speak(code)
    assert messages.takes_and_sweeps(card("9D"), [card("3B"), card("6S")], family) == expected


@pytest.mark.parametrize("code", LANGUAGES)
def test_escoba_has_sentences_of_its_own(code: str, speak: Speak) -> None:
    speak(code)
    one, group = card("9D"), [card("6S")]
    for say in (
        messages.sweep_call,
        lambda word: messages.takes_and_sweeps(one, group, "latin", word),
        lambda word: messages.fifteen_and_sweeps(one, group, "latin", word),
        lambda word: messages.everything_and_sweeps(one, "latin", word),
        messages.last_card_no_sweep,
        messages.ace_no_sweep,
        lambda word: messages.dealer_takes(15, None, 1, word),
        lambda word: messages.dealer_takes(15, "Rosalba", 2, word),
        lambda word: count_messages.sweeps_made(2, word),
        advice.makes_a_sweep,
        lambda word: advice.leaves_a_sweep(8, 8, "latin", word),
    ):
        assert "escob" in say("escoba").lower()
        assert "escob" not in say("scopa").lower()
        assert "scop" in say("scopa").lower()
    assert "etenta" in count_messages.suit_is_missing("escoba")
    assert "rimiera" in count_messages.suit_is_missing("scopa")


def test_refusals_name_the_rule(speak: Speak) -> None:
    assert refusal_messages.equal_comes_first(8, [5, 3], "latin").startswith("There is a jack on the table")
    assert refusal_messages.sum_is_wrong([5, 2], 8, "equal_or_sum") == "5\u00a0+\u00a02 makes 7, not 8."
    assert refusal_messages.sum_is_wrong([5], 8, "equal_or_sum") == "This card takes its equal or a sum of 8."
    assert refusal_messages.sum_is_wrong([5], 1, "equal") == "This card takes only its equal."
    speak("it")
    assert refusal_messages.equal_comes_first(9, [5, 4], "french").startswith("In tavola c’è una donna: ")
    assert refusal_messages.wait_for("Osvaldo") == "Aspetta: tocca a Osvaldo."


def test_the_table_is_read_aloud(speak: Speak) -> None:
    assert messages.table_read([], "latin") == "Empty table."
    assert messages.table_read([card("7D")], "latin") == "Table: 1 card, total 7. Seven of coins."
    speak("it")
    read = messages.table_read([card("7D"), card("9B")], "latin")
    assert read == "Tavola: 2 carte, in tutto 16. Sette di denari e cavallo di bastoni."
    assert messages.card_read(card("1D"), 2, 3, [], "latin") == "Asso di denari, 2 di 3. Non prende nulla."
    assert messages.card_read(card("4D"), 1, 3, [card("4B")], "latin").endswith("Prende quattro.")


def test_saving_troubles_have_three_reasons() -> None:
    said = {notices.saving_fails(trouble) for trouble in notices.SaveTrouble}
    assert len(said) == 3
    assert all(text.startswith("Saving fails: ") for text in said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_menus_have_a_word_for_every_key(code: str, speak: Speak) -> None:
    speak(code)
    assert menu_words.menu_word("new_game")
    assert menu_words.button_word("undo") != menu_words.button_word("cancel")
    assert menu_words.deck_word("napoletane", "?") != "?"
    assert menu_words.deck_word("of my own", "Le mie") == "Le mie"


@pytest.mark.parametrize("code", LANGUAGES)
def test_captions_keep_to_their_length(code: str, speak: Speak) -> None:
    """At most 80 characters, which are one line at text size 100 % and two at 160 %."""
    speak(code)
    taken = [card("4C"), card("3D"), card("2S"), card("1B")]
    for family in ("latin", "french"):
        for index in range(40):
            assert len(messages.takes_and_sweeps(index, taken, family)) <= 80
            assert len(messages.makes_fifteen(index, taken[:3], family)) <= 80


@pytest.mark.parametrize("code", LANGUAGES)
def test_rows_of_the_title_menu_are_short(code: str, speak: Speak) -> None:
    speak(code)
    keys = (
        "play",
        "resume",
        "new_game",
        "decks",
        "learn",
        "statistics",
        "settings",
        "credits",
        "earlier_match",
        "quit",
    )
    assert all(len(menu_words.menu_word(key)) <= 18 for key in keys)


SENTENCES: list[Callable[[], str]] = [
    messages.you_lead,
    messages.you_may_declare,
    lambda: messages.matta_as(3, "latin"),
    lambda: " / ".join(messages.declare_words()),
    lambda: advice.leaves_a_sweep(8, 8, "latin"),
    lambda: advice.sweep_is_likely(card("1S"), 7, "Osvaldo", 38, "latin"),
    lambda: advice.no_card_sweeps(12),
    advice.brings_the_settebello,
    lambda: advice.point_in_reach(2, count_messages.category_word("denari", "french")),
    advice.cheapest_to_lay,
    lambda: advice.best_card(card("9D"), "french"),
    notices.taken_back,
    notices.practice_match,
    notices.resumed,
    lambda: notices.save_unreadable("match.bad"),
    lambda: notices.save_does_not_add_up(2, 7, "match.bad"),
    lambda: notices.settings_unreadable("settings.bad"),
    lambda: notices.statistics_unreadable("statistics.bad"),
    notices.earlier_match_kept,
    notices.no_sound,
    notices.you_can_leave,
    notices.clear_statistics,
    lambda: count_messages.category_label("denari", "latin"),
    lambda: count_messages.score(11, 8),
    lambda: count_messages.level_at(12),
    lambda: count_messages.wins_at_once("napoleone", "Rosalba"),
    lambda: count_messages.playing_to(11),
    lambda: count_messages.your_trio_wins(21, 8),
    lambda: " / ".join(count_messages.rematch_words()),
    lambda: menu_words.setting_word("less_motion"),
    lambda: menu_words.choice_word("animation_fast"),
]


@pytest.mark.parametrize("say", SENTENCES)
def test_a_sentence_is_complete_and_differs_between_languages(say: Callable[[], str], speak: Speak) -> None:
    said = []
    for code in LANGUAGES:
        speak(code)
        said.append(say())
    assert all(text and "{" not in text for text in said)
    assert all(text[0].isupper() or text[0].isdigit() or text[0] in "¿¡" or text.islower() for text in said)
    assert len(set(said)) >= 2
