"""The house plan as tests: who imports whom, what is never used, how long a file may grow, what lies at the top."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "scopa_gui"
PURE: Final = ("engine", "ai", "app", "stage", "terminal")
LONGEST_FILE: Final = 400

TOP: Final = {
    # read by people
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "CREDITS.md", "LICENSE", "docs"),
    # the program
    *("scopa_gui", "images", "sounds", "tests", "build_scripts"),
    # read by tools
    *("pyproject.toml", ".gitignore", ".gitattributes", ".ci", ".github"),
}

NEVER_IMPORTED: Final = {
    "pickle",
    "shelve",
    "marshal",
    "socket",
    "ssl",
    "http",
    "urllib",
    "ftplib",
    "smtplib",
    "requests",
    # no clock on the wall decides anything: it may be set back
    "datetime",
}
WALL_CLOCK_TOLD: Final = {"scopa_gui/ui/program.py": {"time"}}
"""Where the time of day is written into the event log and decides nothing."""
NEVER_CALLED: Final = {"eval", "exec", "compile", "__import__"}

SOURCES: Final = sorted(PACKAGE.rglob("*.py"))


def name_of(source: Path) -> str:
    return source.relative_to(ROOT).as_posix()


def imported(tree: ast.AST) -> Iterator[str]:
    """The top names of every module that a file imports, inside functions too."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name.partition(".")[0] for alias in names)
            case ast.ImportFrom(module=str(module)):
                yield module.partition(".")[0]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a fresh process at the top of the checkout."""
    return subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def test_import_contracts_hold() -> None:
    done = run("-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_pure_layers_load_without_pygame() -> None:
    """Every module of theirs, not only the packages: a lazy import at module level would show here."""
    code = """
import importlib, pkgutil, sys
for layer in sys.argv[1:]:
    package = importlib.import_module(f"scopa_gui.{layer}")
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)
loaded = sorted(name for name in sys.modules if name.partition(".")[0] == "pygame")
raise SystemExit(f"loaded: {loaded}" if loaded else 0)
"""
    done = run("-c", code, *PURE)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_short_answers_do_not_load_pygame(option: str) -> None:
    done = run("-X", "importtime", "-m", "scopa_gui", option)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip()
    loaded = [line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if line.startswith("import time:")]
    assert "scopa_gui" in loaded
    assert not [name for name in loaded if name.partition(".")[0] == "pygame"]


def test_version_is_told() -> None:
    from scopa_gui import __version__

    assert __version__ in run("-m", "scopa_gui", "--version").stdout


@pytest.mark.parametrize("source", SOURCES, ids=name_of)
def test_file_keeps_the_house_rules(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    tree = ast.parse(text)
    assert ast.get_docstring(tree), "a module says what it is for"
    assert len(text.splitlines()) <= LONGEST_FILE, "one idea a file"
    assert not set(imported(tree)) & NEVER_IMPORTED
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & NEVER_CALLED


@pytest.mark.parametrize("source", SOURCES, ids=name_of)
def test_no_clock_on_the_wall_is_read(source: Path) -> None:
    """It may be set back, by hand or by the system, in mid-match. The log of the start alone tells of it."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and name_is(node.value, "time")}
    assert not read & {"time", "time_ns", "localtime", "gmtime", "ctime", "strftime"} - WALL_CLOCK_TOLD.get(
        name_of(source), set()
    )


def name_is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def test_top_holds_only_what_belongs_there() -> None:
    listed = subprocess.run(
        ["git", "ls-tree", "--name-only", "HEAD"], cwd=ROOT, capture_output=True, text=True, timeout=30, check=False
    )
    names = set(listed.stdout.split()) if listed.returncode == 0 else {path.name for path in ROOT.iterdir()}
    assert {"scopa_gui", "pyproject.toml"} <= names
    assert names <= TOP, "move it where it belongs, or name it here with its reason"
