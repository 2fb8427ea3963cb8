"""A slip of paper with a message, at the lower edge of the table."""

from __future__ import annotations

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import lay_slip
from scopa_gui.ui.text import paragraph, wrap
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style


def lay_note(surface: pygame.Surface, style: Style, words: str, bottom: int) -> pygame.Rect:
    """Lay the slip in the middle above y `bottom`; as wide as its words, at most half the window. Returns its place."""
    width = surface.get_width()
    size, pad = style.text(17), style.px(16)
    room = min(width // 2, style.fonts.width(words, Face.SERIF, size))
    lines = wrap(style.fonts, words, Face.SERIF, size, room)
    step = style.fonts.line_height(Face.SERIF, size)
    slip = pygame.Rect(0, 0, room + 2 * pad + style.px(6), len(lines) * step + 2 * pad)
    slip.midbottom = (width // 2, bottom)
    lay_slip(surface, slip, style.unit, marked=True)
    area = pygame.Rect(slip.x + pad + style.px(6), slip.y + pad, room + 2, len(lines) * step)
    paragraph(surface, style.fonts, words, Face.SERIF, size, PALETTE.ink, area)
    return slip
