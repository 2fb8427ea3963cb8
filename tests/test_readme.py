"""README keeps its word: its lines of engine run, its commands are one line each, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Final

import pytest

from scopa_gui.app.start import parse_options

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_lines_of_engine_run() -> None:
    lines = "\n".join(blocks(ROOT / "README.md", "python"))
    examples = doctest.DocTestParser().get_doctest(lines, {}, "README", "README.md", 0)
    assert examples.examples
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []
    assert runner.run(examples, out=said.append).failed == 0, "".join(said)


def test_the_engines_own_example_runs() -> None:
    from scopa_gui import engine

    found = doctest.testmod(engine)
    assert found.attempted > 3
    assert found.failed == 0


@pytest.mark.parametrize("last", ["scopa", "pytest"])
def test_one_line_plays_and_one_line_tests(last: str) -> None:
    lines = [line for block in blocks(ROOT / "README.md", "sh") for line in block.splitlines()]
    assert [
        line for line in lines if re.fullmatch(rf"python3 -m venv \.venv && .+ && \.venv/bin/{last}\b[-\w ]*", line)
    ]


def test_options_are_true() -> None:
    """Every line of the list of options is understood by the program itself."""
    lines = [line for block in blocks(ROOT / "README.md", "text") for line in block.splitlines()]
    commands = [re.split(r" {2,}", line)[0].split() for line in lines if line.startswith("scopa ")]
    assert len(commands) > 5
    for words in commands:
        if "--help" not in words:
            parse_options(words[1:])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text)
    local = [link for link in links if "://" not in link]
    assert [link for link in local if not (page.parent / link).exists()] == []
