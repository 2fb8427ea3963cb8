"""The language the program speaks: choosing it, loading its catalogue and switching it at once."""

import logging
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final

from scopa_gui.app.paths import locale_folder

log = logging.getLogger(__name__)

SOURCE_LANGUAGE: Final = "en"

LANGUAGES: Final[Mapping[str, str]] = {
    "it": "Italiano",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
    "pt": "Português",
}
"""Code and own name of every language, in the order the settings show them."""

_ENVIRONMENT: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True, slots=True)
class Words:
    """One language's catalogue; a text without translation comes back as it went in, in English."""

    code: str
    catalogue: NullTranslations

    def gettext(self, text: str) -> str:
        """Return the translation; the empty text stays empty (gettext itself would answer with the header)."""
        return self.catalogue.gettext(text) if text else ""

    def ngettext(self, one: str, many: str, n: int) -> str:
        """Return the form that fits the count n."""
        return self.catalogue.ngettext(one, many, n)

    def pgettext(self, context: str, text: str) -> str:
        """Return the translation that belongs to the context; the empty text stays empty."""
        return self.catalogue.pgettext(context, text) if text else ""

    def npgettext(self, context: str, one: str, many: str, n: int) -> str:
        """Return the form that fits the count n in the context."""
        return self.catalogue.npgettext(context, one, many, n)


ENGLISH: Final = Words(SOURCE_LANGUAGE, NullTranslations())


class _Speaker:
    """Holds the words in use, so that one switch changes every later answer."""

    def __init__(self) -> None:
        self.words = ENGLISH


_speaker: Final = _Speaker()


def load(code: str, folder: Path | None = None) -> Words:
    """Return the words of a language; without its compiled catalogue they are English, and the log says so once."""
    if code == SOURCE_LANGUAGE:
        return ENGLISH
    compiled = (folder or locale_folder()) / code / "LC_MESSAGES" / "scopa.mo"
    try:
        with compiled.open("rb") as stream:
            return Words(code, GNUTranslations(stream))
    except (OSError, ValueError, struct.error) as problem:
        log.warning("No words for language %r (%s): speaking English.", code, problem)
        return ENGLISH


def use(words: Words) -> None:
    """Speak with these words from now on."""
    _speaker.words = words


def set_language(code: str) -> None:
    """Speak the language from now on; a code outside LANGUAGES raises ValueError."""
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}, known are {', '.join(LANGUAGES)}")
    use(load(code))


def language() -> str:
    """Return the code of the language in use."""
    return _speaker.words.code


def pick_language(wanted: Iterable[str]) -> str:
    """Return the first known language among locale names such as "it_IT.UTF-8" or "pt-BR", else English."""
    for name in wanted:
        code = name.replace("_", "-").split("-")[0].split(".")[0].split("@")[0].strip().lower()
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


def environment_languages(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return the locale names a shell's environment asks for, most wanted first, as gettext programs read them."""
    names = [name for key in _ENVIRONMENT for name in environment.get(key, "").split(":")]
    return tuple(name for name in names if name)


def gettext(text: str) -> str:
    """Translate a text into the language in use."""
    return _speaker.words.gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    """Translate a text with a count n into the language in use."""
    return _speaker.words.ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    """Translate a text that needs its context into the language in use."""
    return _speaker.words.pgettext(context, text)


def npgettext(context: str, one: str, many: str, n: int) -> str:
    """Translate a text with a context and a count n into the language in use."""
    return _speaker.words.npgettext(context, one, many, n)


def translate(marked: str | tuple[str, str]) -> str:
    """Translate what a pure layer marked: N_() gives a text, NP_() a pair of context and text."""
    match marked:
        case (context, text):
            return pgettext(context, text)
        case str():
            return gettext(marked)


_ = gettext
