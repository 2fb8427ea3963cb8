"""The catalogues are complete and sound, and no words for people stand outside them in the window or the terminal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from build_scripts import messages as desk
from scopa_gui.app.i18n import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PACKAGE: Final = ROOT / "scopa_gui"
SPOKEN: Final = sorted([*(PACKAGE / "ui").rglob("*.py"), *(PACKAGE / "terminal").rglob("*.py")])

NOT_FOR_PEOPLE: Final[dict[str, str]] = {
    "Scopa": "the window's title is the game's name in every language",
    "Scopa needs a graphical display ({}). "
    "Use --text to play in the terminal, or --headless --screenshot FILE for a picture.": "told in a shell",
    "{} faces": "the self-test's answer in a shell",
    "{} packs": "the self-test's answer in a shell",
    "{} files": "the self-test's answer in a shell",
}

TRANSLATED: Final = {"_", "N_", "NP_", "gettext", "ngettext", "pgettext", "npgettext"}
LOGGED: Final = {"log", "debug", "info", "warning", "error", "exception", "critical", "getLogger"}
TYPED: Final = {"cast", "TypeVar", "NewType", "Literal", "ParamSpec"}
TWO_WORDS: Final = re.compile(r"[^\W\d_]+[,:;]? [^\W\d_]{2,}|[^\W\d_]{3,}[,:;]? \{\}|\{\} [^\W\d_]{3,}")
CAPITAL: Final = re.compile(r"[A-ZÀ-Þ][a-zß-ÿ]{2,}")


# ---------------------------------------------------------------------------------------------- the catalogues


def test_the_catalogues_are_in_order() -> None:
    assert list(desk.faults()) == []


def test_every_language_but_the_source_has_a_catalogue() -> None:
    assert set(desk.LANGUAGES) == set(LANGUAGES) - {"en"}
    assert {path.name for path in desk.LOCALE.iterdir() if path.is_dir()} == set(desk.LANGUAGES)


@pytest.mark.parametrize("language", desk.LANGUAGES)
def test_catalogues_hold_no_dates_and_no_machine_paths(language: str) -> None:
    content = desk.catalogue_path(language).read_text(encoding="utf-8")
    assert "Date:" not in content
    places = [line for line in content.splitlines() if line.startswith("#:")]
    assert places
    assert all(re.fullmatch(r"#: scopa_gui/\S+\.py", line) or " scopa_gui/" in line for line in places)
    assert not any(re.search(r":\d+$", line) for line in places)


def make_package(folder: Path, source: str) -> tuple[Path, Path]:
    """A small package with one module, and the folder for its catalogues."""
    package = folder / "scopa_gui"
    package.mkdir()
    (package / "words.py").write_text(source, encoding="utf-8")
    return package, folder / "locale"


def translate(locale: Path, language: str, before: str, after: str) -> None:
    path = desk.catalogue_path(language, locale)
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


SOURCE: Final = """
_("Your turn.")
pgettext("undo", "Undo")
NP_("menu", "Play")
ngettext("{n} card.", "{n} cards.", n)
npgettext("count", "{n} point", "{n} points", n)
"""


def test_extract_gathers_every_kind_of_mark(tmp_path: Path) -> None:
    package, locale = make_package(tmp_path, SOURCE)
    desk.extract(package, locale)
    keys = [desk.key_of(message) for message in desk.texts(desk.gather(package))]
    expected = [(None, "Your turn."), ("undo", "Undo"), ("menu", "Play"), (None, "{n} card."), ("count", "{n} point")]
    assert keys == expected
    first = (locale / "scopa.pot").read_bytes()
    desk.extract(package, locale)
    assert (locale / "scopa.pot").read_bytes() == first


def test_words_survive_when_messages_move_or_rest(tmp_path: Path) -> None:
    package, locale = make_package(tmp_path, SOURCE)
    desk.extract(package, locale)
    translate(locale, "it", 'msgid "Your turn."\nmsgstr ""', 'msgid "Your turn."\nmsgstr "Tocca a te."')
    path = desk.catalogue_path("it", locale)
    (package / "words.py").write_text('_("Empty table.")', encoding="utf-8")
    desk.extract(package, locale)
    assert '#~ msgstr "Tocca a te."' in path.read_text(encoding="utf-8")
    (package / "words.py").write_text(f'_("Empty table.")\n{SOURCE}', encoding="utf-8")
    desk.extract(package, locale)
    assert '\nmsgstr "Tocca a te."' in path.read_text(encoding="utf-8")
    assert "#~" not in path.read_text(encoding="utf-8")


def test_a_source_that_cannot_be_read_changes_nothing(tmp_path: Path) -> None:
    package, locale = make_package(tmp_path, SOURCE)
    desk.extract(package, locale)
    before = (locale / "scopa.pot").read_bytes()
    (package / "words.py").write_text('_("Unfinished', encoding="utf-8")
    with pytest.raises(desk.MessagesError, match=r"words\.py"):
        desk.extract(package, locale)
    assert (locale / "scopa.pot").read_bytes() == before


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ('msgstr[1] "{n} carte."', 'msgstr[1] "{m} carte."', "placeholders"),
        ('msgstr[1] "{n} carte."', 'msgstr[1] "carte."', "placeholders"),
        ('msgstr[1] "{n} carte."', 'msgstr[1] "{n carte."', "expected '}'"),
        ('msgstr "Annulla"', 'msgstr "L\'annulla"', "apostrophe"),
        ('msgstr "Annulla"', 'msgstr "Annulla..."', "one sign"),
        ('msgstr "Annulla"', 'msgstr "Annulla "', "space"),
        ('msgstr "Annulla"', 'msgstr ""', "no words"),
        ("(n != 1)", "(n > 1)", "plural rule"),
        ('msgctxt "undo"', '#, fuzzy\nmsgctxt "undo"', "fuzzy"),
        ('msgid "Undo"', 'msgid "Undone"', "out of step"),
    ],
)
def test_check_finds(before: str, after: str, fault: str, tmp_path: Path) -> None:
    package, locale = make_package(tmp_path, SOURCE)
    desk.extract(package, locale)
    translate(locale, "it", 'msgid "Your turn."\nmsgstr ""', 'msgid "Your turn."\nmsgstr "Tocca a te."')
    translate(locale, "it", 'msgid "Undo"\nmsgstr ""', 'msgid "Undo"\nmsgstr "Annulla"')
    translate(locale, "it", 'msgid "Play"\nmsgstr ""', 'msgid "Play"\nmsgstr "Gioca"')
    cards, points = ("cards.", "una carta.", "{n} carte."), ("points", "{n} punto", "{n} punti")
    for english, one, many in (cards, points):
        blank = f'msgid_plural "{{n}} {english}"\nmsgstr[0] ""\nmsgstr[1] ""'
        filled = f'msgid_plural "{{n}} {english}"\nmsgstr[0] "{one}"\nmsgstr[1] "{many}"'
        translate(locale, "it", blank, filled)
    assert list(desk.faults(package, locale)) == []
    translate(locale, "it", before, after)
    found = list(desk.faults(package, locale))
    assert found
    assert fault in " ".join(found)


def test_check_finds_a_stale_template(tmp_path: Path) -> None:
    package, locale = make_package(tmp_path, "")
    desk.extract(package, locale)
    assert list(desk.faults(package, locale)) == []
    (package / "words.py").write_text('_("Your turn.")', encoding="utf-8")
    assert "scopa.pot is stale: run extract" in desk.faults(package, locale)


# ---------------------------------------------------------------------------------------------- words outside them


def name_called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def is_aside(node: ast.AST) -> bool:
    """Whether what stands under the node is translated, or read by builders only: errors, the log, types."""
    match node:
        case ast.Raise() | ast.Assert():
            return True
        case ast.Call():
            name = name_called(node)
            return name in TRANSLATED | LOGGED | TYPED or name.endswith(("Error", "Exception"))
        case ast.Subscript(value=ast.Name(id=name)):
            return name in TYPED
        case ast.Expr(value=ast.Constant()):
            return True  # a docstring, of a module, a class, a function or a value
    return False


def types_in(node: ast.AST) -> set[int]:
    """The identities of the parts of a node that are types."""
    return {id(getattr(node, part, None)) for part in ("annotation", "returns")}


def said(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of every string under the node that a person might read; an f-string counts as one text."""
    if is_aside(node):
        return
    match node:
        case ast.Constant(value=str(text)):
            yield node.lineno, text
            return
        case ast.JoinedStr():
            pieces = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
            yield node.lineno, "".join(map(str, pieces))
    skipped = types_in(node)
    for child in ast.iter_child_nodes(node):
        if id(child) not in skipped and not (isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)):
            yield from said(child)


def looks_like_talk(text: str) -> bool:
    """Two words in a row, a word beside what is filled in, or a word that begins with a capital."""
    return bool(TWO_WORDS.search(text) or CAPITAL.match(text))


def talk(source: str) -> list[tuple[int, str]]:
    return [(line, text) for line, text in said(ast.parse(source)) if looks_like_talk(text)]


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_words_for_people_go_through_gettext(path: Path) -> None:
    found = talk(path.read_text(encoding="utf-8"))
    assert [(line, text) for line, text in found if text not in NOT_FOR_PEOPLE] == []


def test_the_list_of_exceptions_is_not_longer_than_needed() -> None:
    found = {text for path in SPOKEN for _line, text in talk(path.read_text(encoding="utf-8"))}
    assert set(NOT_FOR_PEOPLE) <= found


@pytest.mark.parametrize(
    "source",
    [
        'Button("Play")',
        'label(text="new game")',
        'write(f"{name} takes {card}")',
        'HELP = "press enter to play"',
        'words = {"play": "Play now"}',
        'print("È vuota" if empty else table)',
    ],
)
def test_the_check_sees(source: str) -> None:
    assert talk(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A module about words."""',
        'Button(_("Play"))',
        'label(text=pgettext("menu", "New game"))',
        'raise ValueError(f"no such card {text}")',
        'log.warning("no device found: %s", problem)',
        'def draw(surface: "Surface") -> "Rect": ...',
        'theme = "verde"',
        'sprite(f"{key}.svg", "7D")',
        'mode: Literal["Some Mode"] = start()',
    ],
)
def test_the_check_passes_by(source: str) -> None:
    assert talk(source) == []
