"""A slip of paper with a sentence or two, as large as its place on the table allows."""

from __future__ import annotations

from typing import Final

import pygame

from scopa_gui.ui.fonts import SMALLEST, Face
from scopa_gui.ui.materials.paper import lay_slip
from scopa_gui.ui.text import paragraph, wrap
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style

WIDTH: Final = 300
TEXT: Final = 21
"""The slip's width and its type, in units."""


def lay_saying(surface: pygame.Surface, style: Style, words: str, room: pygame.Rect) -> None:
    """Lay a slip with the teacher's words in the middle of a place, as large as the place allows.

    Where not even small words fit nothing is laid: cards are never covered.
    """
    fonts, pad = style.fonts, style.px(16)
    width = min(room.width, round(style.px(WIDTH) * max(1.0, style.text_scale**0.5)))
    inner = width - 2 * pad - style.px(4)
    size = style.text(TEXT)
    while size > SMALLEST and not _fits(style, words, size, inner, room.height - 2 * pad):
        size -= 1
    if not _fits(style, words, size, inner, room.height - 2 * pad):
        return
    height = len(wrap(fonts, words, Face.SERIF, size, inner)) * fonts.line_height(Face.SERIF, size)
    slip = pygame.Rect(0, 0, width, height + 2 * pad)
    slip.center = room.center
    lay_slip(surface, slip, style.unit, marked=True)
    area = pygame.Rect(slip.x + pad + style.px(4), slip.y + pad, inner, height)
    paragraph(surface, fonts, words, Face.SERIF, size, PALETTE.ink, area)


def _fits(style: Style, words: str, size: int, width: int, height: int) -> bool:
    fonts = style.fonts
    lines = wrap(fonts, words, Face.SERIF, size, width)
    widest = max(fonts.width(word, Face.SERIF, size) for word in words.split(" "))
    return widest <= width and len(lines) * fonts.line_height(Face.SERIF, size) <= height
