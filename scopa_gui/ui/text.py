"""Words on a surface: labels centred on their capitals, wrapped paragraphs, shortening with an ellipsis."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from scopa_gui.ui.fonts import SMALLEST, Face, Fonts

ELLIPSIS: Final = "…"


class Align(Enum):
    """Which part of the words lies at the given x."""

    LEFT = 0.0
    CENTER = 0.5
    RIGHT = 1.0


def label(
    surface: pygame.Surface,
    fonts: Fonts,
    words: str,
    face: Face,
    size: int,
    tone: str,
    at: tuple[float, float],
    align: Align = Align.CENTER,
) -> pygame.Rect:
    """Draw one line so that its capitals, not its line box, are centred on the y of `at`. Returns where it lies."""
    drawn = fonts.line(words, face, size, tone)
    x = at[0] - drawn.get_width() * align.value
    return surface.blit(drawn, (round(x), round(at[1] - fonts.capital_middle(face, size))))


def wrap(fonts: Fonts, words: str, face: Face, size: int, width: float) -> list[str]:
    """The words in lines no wider than `width` pixels; line feeds in the words are kept.

    Lines break at U+0020 only, never at a no-break space; a single word that is too wide is broken anywhere.
    """
    lines = []
    for part in words.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}" if line else word
            if not line or fonts.width(longer, face, size) <= width:
                line = longer
            else:
                lines.append(line)
                line = word
            while fonts.width(line, face, size) > width and len(line) > 1:
                head = _longest_head(fonts, line, face, size, width)
                lines.append(head)
                line = line[len(head) :]
        lines.append(line)
    return lines


def _longest_head(fonts: Fonts, word: str, face: Face, size: int, width: float) -> str:
    """As many first letters as fit, at least one."""
    count = next((n for n in range(len(word), 1, -1) if fonts.width(word[:n], face, size) <= width), 1)
    return word[:count]


def shorten(fonts: Fonts, words: str, face: Face, size: int, width: float) -> str:
    """The words, or their beginning and an ellipsis, so that they fit; at the least the ellipsis alone."""
    if fonts.width(words, face, size) <= width:
        return words
    for count in range(len(words) - 1, 0, -1):
        shorter = words[:count].rstrip() + ELLIPSIS
        if fonts.width(shorter, face, size) <= width:
            return shorter
    return ELLIPSIS


def fitting_size(fonts: Fonts, words: str, face: Face, size: int, width: float, smallest: int = SMALLEST) -> int:
    """The largest size up to `size` at which one line fits the width, never below `smallest`."""
    while size > smallest and fonts.width(words, face, size) > width:
        size -= 1
    return max(size, smallest)


def fitting_lines(fonts: Fonts, words: str, face: Face, size: int, width: float, most: int) -> tuple[int, list[str]]:
    """The largest size up to `size` at which the words take at most so many lines with no word broken, and the lines.

    At 14 pixels it gives up: words may then be broken, and the last line is shortened.
    """
    while size > SMALLEST:
        lines = wrap(fonts, words, face, size, width)
        widest = max(fonts.width(word, face, size) for word in words.split(" "))
        if len(lines) <= most and widest <= width:
            return size, lines
        size -= 1
    lines = wrap(fonts, words, face, size, width)
    if len(lines) > most:
        lines = [*lines[: most - 1], shorten(fonts, " ".join(lines[most - 1 :]), face, size, width)]
    return size, lines


def paragraph_height(fonts: Fonts, words: str, face: Face, size: int, width: float) -> int:
    """Pixels that `paragraph` takes from top to bottom."""
    return len(wrap(fonts, words, face, size, width)) * fonts.line_height(face, size)


def paragraph(
    surface: pygame.Surface,
    fonts: Fonts,
    words: str,
    face: Face,
    size: int,
    tone: str,
    area: pygame.Rect,
    align: Align = Align.LEFT,
    most_lines: int | None = None,
) -> int:
    """Draw wrapped words from the top of an area. Returns the y below the last line.

    With `most_lines` the rest is cut off and the last line ends in an ellipsis.
    """
    lines = wrap(fonts, words, face, size, area.width)
    if most_lines is not None and len(lines) > most_lines:
        rest = " ".join(lines[most_lines - 1 :])
        lines = [*lines[: most_lines - 1], shorten(fonts, rest, face, size, area.width)]
    step = fonts.line_height(face, size)
    x = area.x + area.width * align.value
    for i, line in enumerate(lines):
        label(surface, fonts, line, face, size, tone, (x, area.y + (i + 0.5) * step), align)
    return area.y + len(lines) * step


def caption(
    surface: pygame.Surface, fonts: Fonts, words: str, size: int, tone: str, at: tuple[float, float]
) -> pygame.Rect:
    """One centred line on the cloth: italic with a dark copy a pixel below, so that it reads on every weave."""
    dark = fonts.line(words, Face.ITALIC, size, "#04100a").copy()
    dark.set_alpha(150)
    x, y = at[0] - dark.get_width() / 2, at[1] - fonts.capital_middle(Face.ITALIC, size)
    surface.blit(dark, (round(x), round(y) + 1))
    return label(surface, fonts, words, Face.ITALIC, size, tone, at)
