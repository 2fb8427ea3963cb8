"""A private screen for the whole session; skipped with its reason where the machine has none, never in CI."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.window.desktop import Desktop, missing_tools, private_desktop


@pytest.fixture(scope="session")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    if missing := missing_tools():
        reason = f"a real window needs {', '.join(missing)}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    with private_desktop(tmp_path_factory.mktemp("home")) as screen:
        yield screen
