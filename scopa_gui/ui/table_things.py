"""Things with words that lie on the cloth: the slate with the score, name tags, counts, numbers on captures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scopa_gui.stage.geometry import Rect
from scopa_gui.stage.layout import TableLayout
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.chalk import stroke
from scopa_gui.ui.materials.paper import lay_slip
from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import disc, rounded
from scopa_gui.ui.materials.slate import lay_slate
from scopa_gui.ui.materials.small_things import bone_token
from scopa_gui.ui.text import ELLIPSIS, Align, fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style

NAME: Final = 31
SCORE: Final = 38
HEADING: Final = 25
"""Chalk on the slate, in units."""

TAG_NAME: Final = 20
TAG_LEVEL: Final = 15
COUNT: Final = 15
TAG_PAD: Final = 16
"""Type and padding of tags, in units."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One side's line on the slate: its name and its points, as words."""

    name: str
    points: str


def pygame_rect(rect: Rect) -> pygame.Rect:
    """A layout's rectangle in whole pixels, as pygame wants it."""
    return pygame.Rect(rect.pixels())


def score_slate(
    surface: pygame.Surface, layout: TableLayout, style: Style, heading: str, lines: Sequence[ScoreLine]
) -> None:
    """The slate with its heading and one line a side; long names are written smaller, then shortened."""
    lay_slate(surface, pygame_rect(layout.slate), layout.slate_frame, style.unit)
    scale, top = layout.slate_scale * style.unit, layout.slate_heading()
    size = _chalk_size(style, heading, round(HEADING * scale), top.width - style.px(12))
    style.chalk.label(surface, heading, size, (top.center.x, top.center.y), 0.5, PALETTE.chalk_dim)
    inset, y = style.px(8), top.bottom - style.px(3)
    stroke(surface, [(top.left + inset, y), (top.right - inset, y)], max(1.5, 2 * style.unit), seed=5, alpha=190)
    for side, line in enumerate(lines):
        _score_line(surface, layout.slate_line(side), style, line, scale)


def _score_line(surface: pygame.Surface, row: Rect, style: Style, line: ScoreLine, scale: float) -> None:
    inset, middle = style.px(12), row.center.y
    points = style.chalk.label(surface, line.points, round(SCORE * scale), (row.right - inset, middle), 1.0)
    room = points.left - style.px(8) - row.left - inset
    size = _chalk_size(style, line.name, round(NAME * scale), room)
    name = shorten(style.fonts, line.name, Face.CHALK, size, room)
    style.chalk.label(surface, name, size, (row.left + inset, middle), 0.0)


def _chalk_size(style: Style, words: str, size: int, room: float) -> int:
    """Smaller chalk before an ellipsis, but never under two thirds."""
    return fitting_size(style.fonts, words, Face.CHALK, size, room, max(14, round(size * 2 / 3)))


def tag_width(style: Style, name: str, level: str) -> int:
    """The width that a seat's tag wants, padding included; give it to `TableLayout.tag`."""
    wide = max(style.wide(name, Face.SERIF, TAG_NAME), style.wide(level, Face.SANS, TAG_LEVEL) if level else 0)
    return wide + 2 * style.px(TAG_PAD)


def name_tag(
    surface: pygame.Surface, layout: TableLayout, style: Style, seat: int, name: str, level: str, turn: bool
) -> pygame.Rect:
    """A seat's slip: name above level or role; the red bar says whose turn it is. Returns where it lies."""
    tag = pygame_rect(layout.tag(seat, tag_width(style, name, level if layout.tag_lines > 1 else "")))
    lay_slip(surface, tag, style.unit, turn)
    pad = min(style.px(TAG_PAD), round(tag.width * 0.14))
    room = tag.width - 2 * pad
    lines = [(name, Face.SERIF, TAG_NAME, PALETTE.ink, 0.5)]
    if layout.tag_lines > 1 and level:
        lines = [(name, Face.SERIF, TAG_NAME, PALETTE.ink, 0.34), (level, Face.SANS, TAG_LEVEL, PALETTE.ink2, 0.72)]
    for words, face, units, ink, share in lines:
        size = fitting_size(style.fonts, words, face, style.text(units), room)
        words = shorten(style.fonts, words, face, size, room)
        if words != ELLIPSIS:
            label(surface, style.fonts, words, face, size, ink, (tag.x + pad, tag.y + tag.height * share), Align.LEFT)
    return tag


def dealer_token(surface: pygame.Surface, layout: TableLayout, seat: int, tag: pygame.Rect) -> None:
    """The bone token beside the tag that `name_tag` returned."""
    token = layout.dealer(seat, tag.width)
    drawn = bone_token(round(token.width))
    surface.blit(drawn, drawn.get_rect(center=(round(token.center.x), round(token.center.y))))


def count_width(style: Style, words: str) -> int:
    """The width that a count's tag wants, padding included."""
    return style.wide(words, Face.BOLD, COUNT) + 2 * style.px(10)


def count_tag(surface: pygame.Surface, style: Style, rect: Rect, words: str) -> None:
    """A small rounded tag under a pile or the stock."""
    box = pygame_rect(rect)
    cast(surface, box, box.height // 2, 3, 120, 2)
    surface.blit(rounded(*box.size, box.height // 2, PALETTE.paper_hi, PALETTE.rule, 1), box)
    label(surface, style.fonts, words, Face.BOLD, style.text(COUNT), PALETTE.ink, box.center)


def number_disc(
    surface: pygame.Surface, style: Style, at: tuple[float, float], words: str, chosen: bool = False
) -> pygame.Rect:
    """The number of a capture on its card's upper edge; the chosen one is red."""
    size = max(24, round(style.text(16) * 1.8))
    box = pygame.Rect(0, 0, size, size)
    box.center = (round(at[0]), round(at[1]))
    cast(surface, box, size // 2, 3, 130, 2)
    fill, line, ink = (
        (PALETTE.red, PALETTE.paper_hi, PALETTE.paper_hi) if chosen else (PALETTE.paper_hi, PALETTE.rule, PALETTE.ink)
    )
    surface.blit(disc(size, fill, line, 2), box)
    label(surface, style.fonts, words, Face.BOLD, style.text(16), ink, box.center)
    return box
