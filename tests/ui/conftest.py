"""What tests of drawing need: a window under the invisible driver, the bundled faces, a pack."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.widgets.style import Style

IMAGES = Path(__file__).resolve().parent.parent.parent / "images"


@pytest.fixture(scope="session")
def window() -> Iterator[pygame.Window]:
    """Pictures can only be converted once a window has a surface."""
    opened = pygame.Window("test", (320, 200))
    opened.get_surface()
    yield opened
    opened.destroy()


@pytest.fixture(scope="session")
def fonts(window: pygame.Window) -> Fonts:
    """The six faces."""
    return Fonts(IMAGES / "fonts")


@pytest.fixture(scope="session")
def style(fonts: Fonts) -> Style:
    """The look of a window of 1280 x 800."""
    return Style.for_window(fonts, (1280, 800))


@pytest.fixture(scope="session")
def deck_folder() -> Path:
    """The first pack."""
    return IMAGES / "decks" / "napoletane"
