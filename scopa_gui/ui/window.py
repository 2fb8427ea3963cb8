"""The window: opened once, with the drawing path that is fast without a GPU, and never invisible by accident."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

TITLE: Final = "Scopa"
WINDOW_CLASS: Final = "scopa-gui"
SMALLEST: Final = (960, 600)
USUAL_SIZE: Final = (1280, 800)
INVISIBLE_DRIVERS: Final = ("offscreen", "dummy")


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on; the message says what is missing and which options help."""


def begin_display(*, headless: bool) -> None:
    """Start pygame's display, without a screen when `headless`; NoDisplayError where no window would be seen.

    SDL falls back to an invisible driver without a word when no display answers, so the driver is looked at.
    """
    os.environ["SDL_VIDEO_X11_WMCLASS"] = WINDOW_CLASS  # set at import by pygame, to the name of the script
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        pygame.display.init()
    except pygame.error as fault:
        raise NoDisplayError(no_display_text(str(fault))) from fault
    driver = pygame.display.get_driver()
    if driver in INVISIBLE_DRIVERS and not headless:
        pygame.display.quit()
        raise NoDisplayError(no_display_text(f"only the invisible driver {driver} is left"))
    if driver == "x11":
        # Through OpenGL a flip costs 8 to 70 ms where no GPU is present; plain memory costs half a millisecond.
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


def no_display_text(cause: str) -> str:
    """One sentence on what is missing and what can be done without it."""
    return (
        f"Scopa needs a graphical display ({cause}). "
        "Use --text to play in the terminal, or --headless --screenshot FILE for a picture."
    )


def fitting(size: tuple[int, int], screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The size nearest to `size` that is no smaller than SMALLEST and no larger than the largest screen that is known.

    Sizes are asked for on the command line, or were chosen on another, larger screen.
    """
    width, height = (
        max(least, min(wanted, max(lengths, default=wanted)))
        for wanted, least, lengths in zip(size, SMALLEST, tuple(zip(*screens, strict=True)) or ((), ()), strict=True)
    )
    return width, height


def open_window(size: tuple[int, int], *, fullscreen: bool, icon: Path | None = None) -> pygame.Window:
    """A resizable window of `size` pixels within what `fitting` allows, with the game's icon when the file is there."""
    seen = pygame.display.get_driver() not in INVISIBLE_DRIVERS
    window = pygame.Window(TITLE, fitting(size, pygame.display.get_desktop_sizes() if seen else []), resizable=True)
    window.minimum_size = SMALLEST
    if icon is not None and icon.is_file():
        window.set_icon(pygame.image.load(icon))
    if fullscreen:
        window.set_fullscreen(True)
    return window
