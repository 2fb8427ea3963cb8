"""The translators' desk: gather the messages of the source, bring the catalogues up to date, compile and check them.

    python build_scripts/messages.py extract    # source -> scopa.pot -> every scopa.po; prints what still needs words
    python build_scripts/messages.py compile    # every scopa.po -> scopa.mo
    python build_scripts/messages.py check      # non-zero when something is stale, broken or missing (--all languages)

English is the language of the source and has no catalogue. Translations live in the .po files and nowhere else.
"""

from __future__ import annotations

import argparse
import ast
import os
import string
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "scopa_gui"
LOCALE: Final = PACKAGE / "locale"
DOMAIN: Final = "scopa"
LANGUAGES: Final = ("it", "es", "fr", "de", "pt")
COMPLETE: Final = ("it",)
"""Languages that must have every message at any time; the others have them all by a release."""

PLURALS: Final = dict.fromkeys(LANGUAGES, "nplurals=2; plural=(n != 1);") | {"fr": "nplurals=2; plural=(n > 1);"}
KEYWORDS: Final = {
    "_": None,
    "N_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "NP_": ((1, "c"), 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
COMMENT_TAG: Final = "Translators:"
FORBIDDEN: Final = {
    "'": "write the real apostrophe ’",
    '"': "write the quotes of the language",
    "...": "write … as one sign",
    "\u202f": "the fonts have no narrow no-break space, write U+00A0",
    "\u2011": "the fonts have no no-break hyphen",
}

HEADER: Final = """\
# {title}
msgid ""
msgstr ""
"Project-Id-Version: Scopa\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"

"""

UNDATED: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""Babel would write the minute of the compiling into every catalogue, and no two builds would be alike."""

Key = tuple[str | None, str]
"""What tells two messages apart: the context, and the text (of a plural message the form for one)."""


class MessagesError(Exception):
    """The source cannot be read as it stands; the text names the file."""


def key_of(message: Message) -> Key:
    """The key of a message."""
    return message.context, message.id if isinstance(message.id, str) else message.id[0]


def forms_of(message: Message) -> tuple[str, ...]:
    """The translated forms: one, or as many as the language has plurals; empty texts where words are missing."""
    if isinstance(message.id, str):
        return (message.string if isinstance(message.string, str) else "",)
    return tuple(message.string) if isinstance(message.string, list | tuple) else ("", "")


def texts(catalogue: Catalog) -> Iterator[Message]:
    """Every message but the header, in order."""
    return (message for message in catalogue if message.id)


def catalogue_path(language: str, locale: Path = LOCALE) -> Path:
    """Where the words of a language are written."""
    return locale / language / "LC_MESSAGES" / f"{DOMAIN}.po"


# ---------------------------------------------------------------------------------------------- extract


def gather(package: Path = PACKAGE) -> Catalog:
    """Every message of the package, files by name, in the order of the source; MessagesError names a bad file."""
    template = Catalog()
    for source in sorted(package.rglob("*.py")):
        name = source.relative_to(package.parent).as_posix()
        try:
            ast.parse(source.read_bytes())  # Babel itself reads on over a string without an end
            found = list(
                extract_from_file("python", source, KEYWORDS, comment_tags=(COMMENT_TAG,), strip_comment_tags=True)
            )
        except (SyntaxError, ValueError) as problem:
            raise MessagesError(f"{name} cannot be read: {problem}. Nothing was written.") from problem
        for _line, text, comments, context in found:
            if text and text != ("", ""):
                template.add(text, locations=[(name, 0)], auto_comments=comments, context=context)
    return template


def merge(template: Catalog, old: Catalog, language: str) -> Catalog:
    """The template with the old words; words without a message stay as obsolete and return with their message."""
    merged = Catalog(locale=language)
    merged.mime_headers = [("Plural-Forms", PLURALS[language])]  # Babel's own tables count three forms for some
    known = {key_of(message): message for message in [*old.obsolete.values(), *texts(old)]}
    for message in texts(template):
        before = known.pop(key_of(message), None)
        fits = before is not None and isinstance(before.id, str) == isinstance(message.id, str)
        merged.add(
            message.id,
            before.string if before is not None and fits else "",
            locations=message.locations,
            flags=message.flags,
            auto_comments=message.auto_comments,
            user_comments=before.user_comments if before is not None else (),
            context=message.context,
        )
    for message in sorted(known.values(), key=lambda message: str(key_of(message))):
        if any(forms_of(message)):
            merged.obsolete[key_of(message)] = message  # type: ignore[index]  # any hashable key serves here
    return merged


def written(catalogue: Catalog, title: str, language: str, plurals: str) -> bytes:
    """The catalogue as a file: no dates, no line numbers, no wrapping, so that it changes only where words do."""
    body = BytesIO()
    write_po(body, catalogue, width=0, omit_header=True, include_lineno=False)
    header = HEADER.format(title=title, language=language, plurals=plurals)
    return header.encode() + body.getvalue()


def template_bytes(template: Catalog) -> bytes:
    """The template as a file."""
    return written(template, "Messages of Scopa: made from the source, not edited by hand.", "", PLURALS["it"])


def catalogue_bytes(catalogue: Catalog, language: str) -> bytes:
    """A language's catalogue as a file."""
    return written(catalogue, f"Scopa in {language}: the words are edited here.", language, PLURALS[language])


def read_catalogue(content: bytes, language: str) -> Catalog:
    """Read a language's file; an empty one is an empty catalogue."""
    return read_po(BytesIO(content), locale=language, abort_invalid=True)


def replace_file(path: Path, change: Callable[[bytes], bytes]) -> bool:
    """Write the changed content in one step, again if somebody else wrote meanwhile; True when the file changed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    while True:
        before = path.read_bytes() if path.exists() else b""
        after = change(before)
        if after == before:
            return False
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as stream:
            stream.write(after)
        Path(name).chmod(0o644)
        if (path.read_bytes() if path.exists() else b"") == before:
            Path(name).replace(path)
            return True
        Path(name).unlink()


def extract(package: Path = PACKAGE, locale: Path = LOCALE) -> None:
    """Bring the template and every catalogue up to date with the source."""
    template = gather(package)
    replace_file(locale / f"{DOMAIN}.pot", lambda _before: template_bytes(template))
    for language in LANGUAGES:

        def update(before: bytes, language: str = language) -> bytes:
            return catalogue_bytes(merge(template, read_catalogue(before, language), language), language)

        replace_file(catalogue_path(language, locale), update)


# ---------------------------------------------------------------------------------------------- compile


def compile_all(locale: Path = LOCALE, target: Path | None = None) -> list[Path]:
    """Write a scopa.mo for every scopa.po, beside it or under another folder; the files written."""
    made = []
    for language in LANGUAGES:
        content = BytesIO()
        catalogue = read_catalogue(catalogue_path(language, locale).read_bytes(), language)
        catalogue.creation_date = UNDATED
        write_mo(content, catalogue)
        path = catalogue_path(language, target or locale).with_suffix(".mo")
        compiled = content.getvalue()
        replace_file(path, lambda _before, compiled=compiled: compiled)  # type: ignore[misc]  # bound on purpose
        made.append(path)
    return made


# ---------------------------------------------------------------------------------------------- check


def placeholders(text: str) -> set[str]:
    """The names in braces of a message; ValueError when a brace is not closed."""
    return {name for _literal, name, _spec, _conversion in string.Formatter().parse(text) if name is not None}


def faults_of_message(message: Message) -> Iterator[str]:
    """What is wrong with the words of one message, none missing counted."""
    wanted = [message.id] if isinstance(message.id, str) else list(message.id)
    forms = forms_of(message)
    if len(forms) != len(wanted):
        yield f"{len(forms)} forms instead of {len(wanted)}"
    names = [placeholders(text) for text in wanted]
    everything = set().union(*names)
    for number, form in enumerate(forms):
        try:
            found = placeholders(form)
        except ValueError as problem:
            yield f"{form!r}: {problem}"
            continue
        may_drop = {"n"} if len(forms) > 1 and number == 0 else set()
        if form and (found - everything or everything - found - may_drop):
            yield f"{form!r} must hold the placeholders {sorted(everything)}"
        yield from (f"{form!r}: {advice}" for sign, advice in FORBIDDEN.items() if sign in form)
        if form != form.strip():
            yield f"{form!r} begins or ends with a space"
    if message.fuzzy:
        yield "marked fuzzy"


def missing(catalogue: Catalog) -> list[Message]:
    """The messages that lack words."""
    return [message for message in texts(catalogue) if not all(forms_of(message))]


def faults(package: Path = PACKAGE, locale: Path = LOCALE, languages: tuple[str, ...] = COMPLETE) -> Iterator[str]:
    """Everything that is stale or broken, and what is missing in the languages given."""
    template = gather(package)
    pot = locale / f"{DOMAIN}.pot"
    if not pot.exists() or pot.read_bytes() != template_bytes(template):
        yield "scopa.pot is stale: run extract"
    for message in texts(template):
        for text in [message.id] if isinstance(message.id, str) else message.id:
            yield from (f"en: {text!r}: {advice}" for sign, advice in FORBIDDEN.items() if sign in text)
    keys = {key_of(message) for message in texts(template)}
    for language in LANGUAGES:
        path = catalogue_path(language, locale)
        if not path.exists():
            yield f"{language}: no catalogue, run extract"
            continue
        content = path.read_bytes()
        catalogue = read_catalogue(content, language)
        if {key_of(message) for message in texts(catalogue)} != keys:
            yield f"{language}: out of step with the source, run extract"
        if PLURALS[language].encode() not in content:
            yield f"{language}: the plural rule must be {PLURALS[language]}"
        for message in texts(catalogue):
            yield from (f"{language}: {key_of(message)}: {fault}" for fault in faults_of_message(message))
        if language in languages:
            yield from (f"{language}: no words for {key_of(message)}" for message in missing(catalogue))


# ---------------------------------------------------------------------------------------------- command line


def report_missing() -> None:
    """Print how many messages each language lacks, and which ones where none may."""
    for language in LANGUAGES:
        lacking = missing(read_catalogue(catalogue_path(language).read_bytes(), language))
        print(f"{language}: {len(lacking)} without words")
        if language in COMPLETE:
            for context, text in map(key_of, lacking):
                print(f"    {f'[{context}] ' if context else ''}{text}")


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is 0 when all is well."""
    parser = argparse.ArgumentParser(description="Gather, compile and check the messages of the game.")
    parser.add_argument("command", choices=["extract", "compile", "check"])
    parser.add_argument("--all", action="store_true", help="check: words missing in any language count as faults")
    chosen = parser.parse_args(arguments)
    try:
        match chosen.command:
            case "extract":
                extract()
                report_missing()
            case "compile":
                for path in compile_all():
                    print(path.relative_to(ROOT))
            case _:
                found = list(faults(languages=LANGUAGES if chosen.all else COMPLETE))
                print("\n".join(found) or "The catalogues are in order.")
                return 1 if found else 0
    except MessagesError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
