"""The terminal's tests speak English unless they ask for another language, freshly compiled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_gui.app import i18n
from tests.app.conftest import compiled

__all__ = ["compiled"]


@pytest.fixture(autouse=True)
def english(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English before and after; every language is found where it was compiled from the .po files of the checkout."""
    monkeypatch.setattr(i18n, "locale_folder", lambda: compiled)
    i18n.use(i18n.ENGLISH)
    yield
    i18n.use(i18n.ENGLISH)
