"""Languages for tests: compiled from the .po files of the checkout, with English back after each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from build_scripts.messages import compile_all
from scopa_gui.app import i18n


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every language's fresh .mo file."""
    folder = tmp_path_factory.mktemp("locale")
    compile_all(target=folder)
    return folder


@pytest.fixture
def speak(compiled: Path) -> Iterator[Callable[[str], None]]:
    """Call it with a language's code to speak it for the rest of the test."""
    yield lambda code: i18n.use(i18n.load(code, compiled))
    i18n.use(i18n.ENGLISH)
