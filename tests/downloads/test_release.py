"""A release is refused while something stands in its way, and only then."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from build_scripts.build import ROOT
from build_scripts.changelog import CHANGELOG, find_release, releases
from build_scripts.release import build_commands, failing, git, problems
from scopa_gui import __version__

WRITTEN: Final = """\
# Changelog

## [Unreleased]

- Not out yet.

## [1.2.0] - 2026-12-24

### Added

- A pack from Bergamo,
  drawn anew.
- A count that
  sings.

## [1.1.0]

- Something.

## [1.0.0] - 2026-01-06
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small committed project with the changelog above."""
    for words in (("init", "-q"), ("config", "user.name", "A"), ("config", "user.email", "a@localhost")):
        git(tmp_path, *words)
    (tmp_path / "CHANGELOG.md").write_text(WRITTEN, encoding="utf-8")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "Begin")
    return tmp_path


def test_nothing_stands_in_the_way(checkout: Path) -> None:
    assert problems(checkout, "1.2.0") == []


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt"])
def test_tree_that_is_not_clean_is_refused(checkout: Path, name: str) -> None:
    with (checkout / name).open("a", encoding="utf-8") as file:
        file.write("one line more\n")
    [problem] = problems(checkout, "1.2.0")
    assert "not clean" in problem
    assert name in problem


@pytest.mark.parametrize(
    ("version", "words"),
    [("1.3.0", "no entry for 1.3.0"), ("Unreleased", "no entry"), ("1.1.0", "no date"), ("1.0.0", "says nothing")],
)
def test_version_without_its_entry_is_refused(checkout: Path, version: str, words: str) -> None:
    [problem] = problems(checkout, version)
    assert words in problem


def test_version_that_is_out_is_refused(checkout: Path) -> None:
    git(checkout, "tag", "v1.2.0")
    [problem] = problems(checkout, "1.2.0")
    assert "v1.2.0" in problem


def test_everything_is_said_at_once(checkout: Path) -> None:
    (checkout / "new.txt").touch()
    assert len(problems(checkout, "2.0.0")) == 2


def test_first_failing_check_is_named(checkout: Path) -> None:
    good, bad = (sys.executable, "-c", ""), (sys.executable, "-c", "raise SystemExit(3)")
    never = (sys.executable, "-c", "open('touched', 'w')")
    assert failing(checkout, (good, good)) is None
    assert failing(checkout, (good, bad, never)) == bad
    assert not (checkout / "touched").exists()


def test_only_linux_makes_the_debian_package() -> None:
    def makes_it(linux: bool) -> bool:
        return any("make_deb.py" in word for command in build_commands("python", linux) for word in command)

    assert makes_it(True)
    assert not makes_it(False)


def test_dry_run_neither_builds_nor_tags() -> None:
    before = git(ROOT, "tag", "--list") if (ROOT / ".git").exists() else pytest.skip("not a checkout of git")
    command = [sys.executable, "build_scripts/release.py", "--dry-run"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    told = done.stdout.splitlines()
    assert done.returncode == (1 if any(line.startswith("refused:") for line in told) else 0), done.stderr
    assert f"would run: git tag v{__version__}" in told
    assert not [line for line in told if line.startswith("+")]
    assert git(ROOT, "tag", "--list") == before


def test_changelog_is_read() -> None:
    first, second, third = releases(WRITTEN)
    assert first.changes == ("A pack from Bergamo, drawn anew.", "A count that sings.")
    assert first.day is not None
    assert first.day.isoformat() == "2026-12-24"
    assert (second.version, second.day, second.changes) == ("1.1.0", None, ("Something.",))
    assert third.changes == ()


def test_our_changelog_knows_our_version() -> None:
    release = find_release(CHANGELOG.read_text(encoding="utf-8"), __version__)
    assert release is not None
    assert release.changes
