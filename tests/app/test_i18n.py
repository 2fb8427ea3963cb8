"""Choosing a language, switching it at once, and doing without its catalogue."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_gui.app import i18n

Speak = Callable[[str], None]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["it_IT.UTF-8"], "it"),
        (["pt-BR"], "pt"),
        (["de_DE@euro"], "de"),
        (["FR"], "fr"),
        (["es.UTF-8"], "es"),
        (["nl_NL", "fr_BE", "de_BE"], "fr"),
        (["C.UTF-8"], "en"),
        (["POSIX"], "en"),
        (["", "ita"], "en"),
        ([], "en"),
    ],
)
def test_the_first_known_language_is_picked(wanted: list[str], code: str) -> None:
    assert i18n.pick_language(wanted) == code


def test_the_environment_is_read_in_the_order_of_gettext() -> None:
    environment = {"LANG": "it_IT.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "fr_FR:es", "LC_MESSAGES": ""}
    assert i18n.environment_languages(environment) == ("fr_FR", "es", "de_DE.UTF-8", "it_IT.UTF-8")
    assert i18n.environment_languages({}) == ()


def test_a_switch_holds_at_once_for_every_function(speak: Speak) -> None:
    before = i18n.gettext("Your turn.")
    speak("it")
    assert (before, i18n.gettext("Your turn."), i18n.language()) == ("Your turn.", "Tocca a te.", "it")
    assert i18n.pgettext("undo", "Undo") == "Annulla giocata"
    assert i18n.pgettext("dialog", "Cancel") == "Annulla"
    assert i18n.npgettext("count", "{n} scopa", "{n} scopas", 2) == "{n} scope"
    assert i18n.ngettext("{side}: {n} point.", "{side}: {n} points.", 3) == "{side}: {n} punti."
    speak("en")
    assert i18n.gettext("Your turn.") == "Your turn."


def test_marked_texts_are_translated_with_and_without_context(speak: Speak) -> None:
    speak("it")
    assert i18n.translate("Your turn.") == "Tocca a te."
    assert i18n.translate(("level|f", "Master")) == "Maestra"
    assert i18n.translate(("level|m", "Master")) == "Maestro"


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_the_empty_text_stays_empty(code: str, speak: Speak) -> None:
    speak(code)
    assert i18n.gettext("") == ""
    assert i18n.pgettext("menu", "") == ""
    assert i18n.translate("") == ""


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_an_unknown_message_stays_as_it_is(code: str, speak: Speak) -> None:
    speak(code)
    assert i18n.gettext("no such message") == "no such message"
    assert [i18n.ngettext("{n} thing", "{n} things", n) for n in (1, 2)] == ["{n} thing", "{n} things"]


def test_without_a_catalogue_it_speaks_english_and_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert i18n.load("it", tmp_path) is i18n.ENGLISH
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "'it'" in caplog.text


@pytest.mark.parametrize("content", [b"", b"not a catalogue", b"\xde\x12\x04\x95\x00\x00"])
def test_a_broken_catalogue_counts_as_none(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "it" / "LC_MESSAGES" / "scopa.mo"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    assert i18n.load("it", tmp_path) is i18n.ENGLISH


def test_only_known_languages_can_be_set() -> None:
    with pytest.raises(ValueError, match="'nl'"):
        i18n.set_language("nl")
    i18n.set_language("en")
    assert i18n.language() == "en"


def test_english_needs_no_catalogue(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert i18n.load("en", tmp_path) is i18n.ENGLISH
    assert not caplog.records
