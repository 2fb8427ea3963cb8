"""The numbers on the candidates of a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from scopa_gui.app.table_words import which_of
from scopa_gui.engine import Card
from scopa_gui.stage.board import Key
from scopa_gui.stage.choice import Choice
from scopa_gui.stage.geometry import Point, Pose, Rect
from scopa_gui.stage.layout import TableLayout
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.patchwork import Drawn, box
from scopa_gui.ui.text import Align, label
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style

DISC: Final = 30
APART: Final = 40
NUMBER: Final = 17
WORDS: Final = 20
SHADE: Final = 20
"""Units around a number that its shadow and its words may reach."""


@dataclass(frozen=True, slots=True)
class Badge:
    """One number: the candidate from 1, the words on it and beside it, and where it lies (`rect` includes both)."""

    number: int
    words: str
    rect: Rect
    beside: str = ""


def badges_for(choice: Choice, poses: dict[Key, Pose], layout: TableLayout, style: Style, lay_down: str) -> list[Badge]:
    """A badge on each card of each candidate; with more than nine candidates only on those of the one shown."""
    if len(choice.plays) < 2:
        return []
    by_card: dict[Card, list[int]] = {}
    laid = None
    for number, play in enumerate(choice.plays, 1):
        if not choice.is_numbered and play is not choice.shown:
            continue
        if not play.capture:
            laid = number
            continue
        for card in play.capture:
            by_card.setdefault(card, []).append(number)
    found = [
        badge for card, numbers in by_card.items() for badge in _on_card(numbers, poses[card], choice, layout, style)
    ]
    if laid is not None:
        found.append(_beside_caption(laid, choice, layout, style, lay_down))
    return found


def _words(number: int, choice: Choice) -> str:
    return str(number) if choice.is_numbered else which_of(number, len(choice.plays))


def _on_card(numbers: Sequence[int], pose: Pose, choice: Choice, layout: TableLayout, style: Style) -> list[Badge]:
    """Side by side along the card's upper edge, closer where there are many."""
    size = max(22, style.px(DISC))
    left, right = pose.bounds(layout.ratio).left, pose.bounds(layout.ratio).right
    top = pose.y - pose.height / 2 + style.px(2)
    wide = [max(size, style.wide(_words(number, choice), Face.BOLD, NUMBER) + style.px(14)) for number in numbers]
    step = min(style.px(APART), (right - left - size) / max(1, len(numbers) - 1))
    start = (left + right) / 2 - step * (len(numbers) - 1) / 2
    return [
        Badge(number, _words(number, choice), Rect.around(Point(start + i * step, top), width, size))
        for i, (number, width) in enumerate(zip(numbers, wide, strict=True))
    ]


def _beside_caption(number: int, choice: Choice, layout: TableLayout, style: Style, words: str) -> Badge:
    """Laying down takes no card: its number stands at the left end of the caption's line."""
    size = max(22, style.px(DISC))
    line = layout.caption()
    width = size + style.px(8) + style.wide(words, Face.ITALIC, WORDS)
    rect = Rect(line.left, line.center.y - size / 2, width, size)
    return Badge(number, _words(number, choice), rect, words)


def badge_pieces(badges: Sequence[Badge], shown: int | None, style: Style) -> Iterator[Drawn]:
    """All badges; those of the shown candidate (from 1) in red and last."""
    for badge in sorted(badges, key=lambda one: one.number == shown):
        lit = badge.number == shown
        area = box(pygame.Rect(*badge.rect.pixels()), style.px(SHADE))
        yield Drawn((badge, lit), area, partial(_draw_badge, badge=badge, style=style, lit=lit))


def _draw_badge(surface: pygame.Surface, badge: Badge, style: Style, *, lit: bool) -> None:
    x, y, width, height = badge.rect.pixels()
    disc = pygame.Rect(x, y, height if badge.beside else width, height)
    cast(surface, disc, height // 2, max(2, style.px(4)), 130, max(1, style.px(2)))
    fill, line, ink = (
        (PALETTE.red, PALETTE.paper_hi, PALETTE.paper_hi) if lit else (PALETTE.paper_hi, PALETTE.rule, PALETTE.ink)
    )
    surface.blit(rounded(disc.width, disc.height, height // 2, fill, line, 2 if lit else 1), disc)
    size = max(14, min(style.text(NUMBER), round(height * 0.66)))
    label(surface, style.fonts, badge.words, Face.BOLD, size, ink, disc.center)
    if badge.beside:
        at = (disc.right + style.px(8), disc.centery)
        tone = PALETTE.lamp if lit else PALETTE.cream
        label(surface, style.fonts, badge.beside, Face.ITALIC, style.text(WORDS), tone, at, Align.LEFT)
