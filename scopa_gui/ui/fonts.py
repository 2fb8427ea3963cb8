"""The six bundled faces at any size, and lines of words drawn once and kept."""

from __future__ import annotations

from collections import OrderedDict
from enum import Enum
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from scopa_gui.ui.materials.keeping import size_of
from scopa_gui.ui.themes import colour

SMALLEST: Final = 14
"""No words are drawn with fewer pixels."""

KEPT_LINES: Final = 1500
KEPT_BYTES: Final = 4_000_000
"""Rendered lines are dropped, longest unseen first, beyond this many or this many bytes."""
KEPT_FONTS: Final = 200


class Face(Enum):
    """A face by its use; the value is its file in images/fonts."""

    DISPLAY = "display.ttf"
    SERIF = "serif.ttf"
    ITALIC = "serif_italic.ttf"
    SANS = "sans.ttf"
    BOLD = "sans_bold.ttf"
    CHALK = "chalk.ttf"


class MissingFontError(Exception):
    """A face is not where it should be: the installation is not complete."""


class Fonts:
    """The faces from one folder, each file read once.

    A size is the type's height in real pixels; sizes below 14 are drawn with 14. Rendered lines are kept, so drawing
    the same words again is one blit. Raises MissingFontError when a face is first needed and absent.

    A font made from a path keeps the file open for each of its sizes, and a window dragged through many sizes would
    run out of files: fonts are made from the bytes.
    """

    def __init__(self, folder: Path) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._folder = folder
        self._files: dict[Face, bytes] = {}
        self._fonts: OrderedDict[tuple[Face, int], pygame.font.Font] = OrderedDict()
        self._bytes = 0
        self._lines: OrderedDict[tuple[str, Face, int, str], pygame.Surface] = OrderedDict()
        self._middles: dict[tuple[Face, int], float] = {}

    def font(self, face: Face, size: int) -> pygame.font.Font:
        """A face at a size in pixels."""
        key = (face, max(SMALLEST, size))
        if key in self._fonts:
            self._fonts.move_to_end(key)
        else:
            self._fonts[key] = pygame.font.Font(BytesIO(self._file(face)), key[1])
            if len(self._fonts) > KEPT_FONTS:
                self._fonts.popitem(last=False)
        return self._fonts[key]

    def _file(self, face: Face) -> bytes:
        if face not in self._files:
            path = self._folder / face.value
            try:
                self._files[face] = path.read_bytes()
            except OSError as fault:
                raise MissingFontError(f"The typeface {face.value} is missing from {self._folder}.") from fault
        return self._files[face]

    def line(self, words: str, face: Face, size: int, tone: str) -> pygame.Surface:
        """One line of words in a colour (#rrggbb). The surface is shared: do not draw on it."""
        key = (words, face, max(SMALLEST, size), tone)
        if key in self._lines:
            self._lines.move_to_end(key)
            return self._lines[key]
        drawn = self.font(face, size).render(words, True, colour(tone))
        self._lines[key] = drawn
        self._bytes += size_of(drawn)
        while len(self._lines) > KEPT_LINES or (self._bytes > KEPT_BYTES and len(self._lines) > 1):
            self._bytes -= size_of(self._lines.popitem(last=False)[1])
        return drawn

    def width(self, words: str, face: Face, size: int) -> int:
        """Pixels that a line of words takes."""
        return self.font(face, size).size(words)[0]

    def line_height(self, face: Face, size: int) -> int:
        """From one line to the next: 1.22 of the size."""
        return round(1.22 * max(SMALLEST, size))

    def capital_middle(self, face: Face, size: int) -> float:
        """From the top of a rendered line to the middle of its capitals: the optical centre of a label."""
        key = (face, max(SMALLEST, size))
        if key not in self._middles:
            drawn = self.font(face, size).render("H", True, "white")
            self._middles[key] = drawn.get_bounding_rect().centery + 0.5
        return self._middles[key]
