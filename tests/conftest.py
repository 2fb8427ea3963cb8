"""Before any test imports pygame: no screen, no sound card, and folders of the tests' own for what is saved."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

HOME = Path(tempfile.mkdtemp(prefix="scopa-tests-"))

os.environ.update(
    SDL_VIDEODRIVER="dummy",
    SDL_AUDIODRIVER="dummy",
    PYGAME_HIDE_SUPPORT_PROMPT="1",
    HOME=str(HOME),
    XDG_CONFIG_HOME=str(HOME / "config"),
    XDG_DATA_HOME=str(HOME / "data"),
    XDG_STATE_HOME=str(HOME / "state"),
    XDG_CACHE_HOME=str(HOME / "cache"),
    SCOPA_HOME=str(HOME / "scopa"),
    LC_ALL="C.UTF-8",
)
for name in ("LANG", "LANGUAGE", "LC_MESSAGES", "DISPLAY", "WAYLAND_DISPLAY"):
    os.environ.pop(name, None)


def pytest_unconfigure() -> None:
    """The tests' own home goes with them."""
    shutil.rmtree(HOME, ignore_errors=True)
