"""`--accept-images` writes the pictures of this run as the expected ones."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept-images", action="store_true", help="take this run's pictures as the expected ones")


@pytest.fixture
def accept(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--accept-images"))
