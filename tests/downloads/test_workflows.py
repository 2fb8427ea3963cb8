"""The workflow files cannot be run here: at least they call what is there, and say that nobody has run them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from build_scripts.build import ROOT

WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
pytestmark = pytest.mark.skipif(not WORKFLOWS, reason="a source archive has no workflows")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_called_scripts_are_there(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    scripts = re.findall(r"(?:build_scripts/[\w/]+\.py|\.ci/run)", text)
    assert scripts
    assert [script for script in scripts if not (ROOT / script).is_file()] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_first_line_is_honest(workflow: Path) -> None:
    assert workflow.read_text(encoding="utf-8").startswith("# Not yet run")


def test_three_systems_and_two_pythons() -> None:
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    assert "[ubuntu-latest, windows-latest, macos-latest]" in text
    assert '["3.11", "3.x"]' in text
