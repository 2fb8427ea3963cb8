"""Grammar that a machine can judge: thousands of finished sentences in every language, searched for known faults."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from build_scripts import messages as desk
from scopa_gui.app.card_words import listing
from scopa_gui.app.i18n import LANGUAGES
from tests.app.sentences import FAMILIES, card_lists, sentences

Speak = Callable[[str], None]
Faults = dict[str, str]

VOWELS: Final = "aàâäeéèêëiíìîoóòôöuúùûœAÀÂÄEÉÈÊËIÍÌÎOÓÒÔÖUÚÙÛŒ"

EVERYWHERE: Final[Faults] = {
    r"  | \u00a0|\u00a0 ": "two spaces",
    r"\s[.,]": "a space before a stop",
    r"[.,:;!?]{2}": "two stops",
    r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|\bmsgid\b": "a part that was not filled in",
    r"['\"]|\.\.\.": "signs of the typewriter",
    r"^\s|\s$": "a space at the end",
    r"(?<![.:!?„“«¡¿–]) (?:Ja|Yes|Sì|Sí|Oui|Sim)\b": "an answer in the middle",
    r"\b(\w{2,}) \1\b": "a word twice",
    r"[a-zà-ÿ]\. [a-zà-ÿ]": "a sentence that begins small",
}

IN: Final[dict[str, Faults]] = {
    "en": {
        rf"\b[Aa] [{VOWELS}]": "a before a vowel",
        r"\b[Aa]n [^aeiouAEIOU\W]": "an before a consonant",
        r"\b[Tt]he (?:the|an?)\b": "two articles",
        r"\b1 (?:cards|points|scopas|escobas|rules|kings|aces|captures|matches)\b": "one of many",
        r"\b(?:0|[2-9]|\d\d+) (?:card|point|scopa|escoba|rule|king|ace|capture|match)\b": "many of one",
        r"[«»„]": "foreign quotes",
    },
    "it": {
        r"(?i)\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b|\b(?:di|a|da|in|su) l’": "preposition and article apart",
        rf"(?i)\b(?:il|lo|la|del|della|al|alla) [{VOWELS}h]": "no elision",
        r"(?i)\bun’(?:asso|uguale|altro)|\bun(?:o) (?:asso|fante|re)\b": "the wrong un",
        r"(?i)\b(?:il|lo|la|i|gli|le) (?:il|lo|la|i|gli|le|un|uno|una)\b": "two articles",
        r"\be [Ee]\w": "e before e",
        r"\b1 (?:carte|punti|scope|escobe|regole|assi|prese|partite)\b": "one of many",
        r"\b(?:0|[2-9]|\d\d+) (?:carta|punto|scopa|escoba|regola|asso|presa|partita)\b": "many of one",
        r"\b(?:E|Perche|perche|ne|si|gia|cosi|piu|puo)’|\bperche\b|\bpiu\b|\bpuo\b|\bgia\b|\bcosi\b": "no accent",
        r"[“”„]": "foreign quotes",
        r"(?i)\bai 1?1\b|\bagli (?!11\b)\d": "the wrong ai",
    },
    "es": {
        r"(?i)\bde el\b|\ba el\b": "preposition and article apart",
        r"(?i)\by (?:i|í|hi(?![ae]))": "y before i",
        r"(?i)\bo h?[oó]": "o before o",
        r"(?i)\b(?:el|la|los|las) (?:el|la|los|las|una?)\b": "two articles",
        r"\b1 (?:cartas|puntos|scopas|escobas|reglas|reyes|ases|capturas|partidas)\b": "one of many",
        r"\b(?:0|[2-9]|\d\d+) (?:carta|punto|scopa|escoba|regla|rey|as|captura|partida)\b": "many of one",
        r"^[^¡]*!|^[^¿]*\?": "! or ? without its opening",
        r"[¡¿] ": "a space after an opening",
        r"(?i)\bcog(?:er|e|es|en)\b|\bvosotros\b|\bustedes\b|\b\w+áis\b|\b\w+éis\b(?<!seis)": "not for every country",
        r"[“”„]": "foreign quotes",
        r"(?i)(?<!lo )\bel (?:sota|jota|reina)\b|\bla (?:as|dos|tres|cuatro|caballo|rey)\b": "the wrong gender",
    },
    "fr": {
        rf"(?i)\b(?:de|le|la|que|ne|se|ce|je|me|te|jusque|si il) (?!onz|un à)[{VOWELS}]": "no elision",
        r"(?i)\b(?:de le|de les|à le|à les)\b": "preposition and article apart",
        r"(?i)\b(?:le|la|les) (?:le|la|les|un|une)\b": "two articles",
        r"[^\u00a0«][:;!?»](?!\u00a0»)": "no fixed space before the sign",
        r"«(?!\u00a0)": "no fixed space in the quotes",
        r"\b[01] (?:cartes|points|scopas|escobas|règles|rois|prises|parties)\b": "one of many",
        r"\b(?:[2-9]|\d\d+) (?:carte|point|scopa|escoba|règle|roi|prise|partie)\b": "many of one",
        r"\bvous\b|\bvotre\b": "vous",
        r"[“”„]|\u202f": "foreign signs",
        r"(?i)\ble (?:dame)\b|\bla (?:valet|roi|cavalier|as)\b": "the wrong gender",
        r"\bA (?!\d)|\bEpées": "no accent on the capital",
    },
    "de": {
        r"\b(?:karten?|punkte?|tisch|stapel|runden?|partien?|asse?|könige?|buben?|damen?|scopas?|primiera|talon)\b": "a"
        " noun without its capital",
        r"\b(?:zwei|drei|vier|fünf|sechs|sieben) (?:der (?:Münzen|Kelche|Schwerter|Stäbe)|in (?:Karo|Herz))": "a card"
        " without its capital",
        r"\b1 (?:Karten|Punkte|Scopas|Escobas|Regeln|Könige|Asse|Möglichkeiten|Partien)\b": "one of many",
        r"\b(?:0|[2-9]|\d\d+) (?:Karte|Punkt|Scopa|Escoba|Regel|König|Ass|Möglichkeit|Partie)\b": "many of one",
        r"\b(?:die|das|den|dem) (?:die|das|ein|eine|einen)\b": "two articles",
        r"\b(?:von|mit|bei|zu) (?:der )?(?:Karo|Pik|Herz|Kreuz)-(?:König|Bube|Ass) (?:der|die)\b": "two cases",
        r"\bSie (?:haben|sind|können|spielen|nehmen)\b|\bIhre?\b": "Sie",
        r"[«»]|“[^ .,:;!?)]": "foreign quotes",
    },
    "pt": {
        r"(?i)\b(?:de|em|por) (?:o|os|a|as)\b|\ba os?\b": "preposition and article apart",
        r"(?i)\b(?:o|os|as) (?:o|a|os|as|um|uma)\b": "two articles",
        r"\b1 (?:cartas|pontos|escopas|escobas|regras|reis|ases|capturas|partidas)\b": "one of many",
        r"\b(?:0|[2-9]|\d\d+) (?:carta|ponto|escopa|escoba|regra|rei|ás|captura|partida)\b": "many of one",
        r"[«»„]": "foreign quotes",
        r"\((\d+)\) \1\b": "the value twice",
        r"(?i)\bo dama\b|\ba (?:valete|cavalo|rei|ás)\b(?! [a-z]+ )": "the wrong gender",
        r"(?i)\btela\b(?! cheia)|\becrã\b|\bficheiro\b|\barquivo\b": "not for both countries",
    },
}

PAIRS: Final = (("«", "»"), ("(", ")"))


def faults(language: str, text: str) -> list[str]:
    """What is wrong with a finished text, each with the place where it is."""
    found = signs_and_words(language, text)
    if text.endswith((".", "!", "?")) and text.lstrip("¡¿«„“ (\u00a0")[:1].islower():
        found.append(f"a sentence without its capital: {text!r}")
    return found


def signs_and_words(language: str, text: str) -> list[str]:
    """What is wrong with a text that need not be a whole sentence."""
    found = [
        f"{name}: {text[max(0, hit.start() - 12) : hit.end() + 12]!r}"
        for pattern, name in {**EVERYWHERE, **IN[language]}.items()
        for hit in re.finditer(pattern, text)
    ]
    found += [f"{one}{other} do not pair: {text!r}" for one, other in PAIRS if text.count(one) != text.count(other)]
    if language in ("en", "pt", "de"):
        one, other = "„“" if language == "de" else "“”"
        if text.count(one) != text.count(other):
            found.append(f"{one}{other} do not pair: {text!r}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_of_sentences_are_without_known_faults(language: str, speak: Speak) -> None:
    speak(language)
    said = dict.fromkeys(text for text in sentences() if text)
    for family in FAMILIES:
        said.update(dict.fromkeys(card_lists(family)))
    assert len(said) > 3000
    assert [(text, found) for text in said if (found := faults(language, text))][:20] == []


@pytest.mark.parametrize("language", desk.LANGUAGES)
def test_every_message_of_a_catalogue_is_without_known_faults(language: str) -> None:
    catalogue = desk.read_catalogue(desk.catalogue_path(language).read_bytes(), language)
    typed_in = "command"  # words that are typed have no capitals
    said = (message for message in desk.texts(catalogue) if message.context != typed_in)
    forms = [re.sub(r"\{\w+\}", "%", form) for message in said for form in desk.forms_of(message)]
    assert len(forms) > 900
    assert [(form, found) for form in forms if (found := signs_and_words(language, form))][:20] == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "You draw a ace.", "a before a vowel"),
        ("en", "Rosalba: 1 points.", "one of many"),
        ("en", "The the king takes jack.", "two articles"),
        ("it", "Un punto a il re.", "apart"),
        ("it", "Il asso resta in tavola.", "elision"),
        ("it", "Rosalba e Ettore: 2 punti.", "e before e"),
        ("it", "Sotto di 2 punto.", "many of one"),
        ("es", "El punto de el rey.", "apart"),
        ("es", "Rosalba y Ines: 2 puntos.", "y before i"),
        ("es", "El rey se lleva el tres: scopa!", "opening"),
        ("es", "El sota se queda en la mesa.", "gender"),
        ("fr", "Le as reste sur la table.", "elision"),
        ("fr", "Le roi prend le trois: scopa\u00a0!", "fixed space"),
        ("fr", "Rosalba\u00a0: 0 points.", "one of many"),
        ("de", "Der könig bleibt liegen.", "capital"),
        ("de", "Rosalba: 1 Punkte.", "one of many"),
        ("pt", "Um ponto de o rei.", "apart"),
        ("pt", "Depois valete (8) 8, dama (9) 9.", "the value twice"),
        ("pt", "tocou a sua vez.", "capital"),
        ("de", "Das Profil „Nonna löschen?", "do not pair"),
        ("it", "Tocca  a te.", "two spaces"),
        ("it", "Conviene il re. il re costa meno.", "begins small"),
    ],
)
def test_the_search_sees(language: str, text: str, fault: str) -> None:
    assert fault in " ".join(faults(language, text))


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("es", ("Rosalba", "Ines"), "Rosalba e Ines"),
        ("es", ("Ida", "Osvaldo"), "Ida y Osvaldo"),
        ("it", ("Rosalba", "Ettore"), "Rosalba ed Ettore"),
        ("it", ("Rosalba", "Ines", "Osvaldo"), "Rosalba, Ines e Osvaldo"),
        ("pt", ("Rosalba", "Ettore"), "Rosalba e Ettore"),
    ],
)
def test_and_changes_with_the_sound_that_follows(
    language: str, names: tuple[str, ...], said: str, speak: Speak
) -> None:
    speak(language)
    assert listing(names) == said
