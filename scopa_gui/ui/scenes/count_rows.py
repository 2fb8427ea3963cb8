"""The rows of the count as pictures: label, each side's small cards, number and stamp."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scopa_gui.app.count_sheet import NOTHING, CountSheet, SheetCell, SheetRow
from scopa_gui.stage.geometry import Pose
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.look import TableLook
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.materials.shapes import smooth_shape
from scopa_gui.ui.sprites import CardLook
from scopa_gui.ui.text import Align, fitting_size, label
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.style import Style


@dataclass(frozen=True, slots=True)
class RowMetrics:
    """Lengths in units."""

    label: float = 136
    card: float = 72
    backs: float = 40
    pad: float = 8
    terms: float = 26
    number: float = 30
    stamp: float = 40
    stamp_room: float = 56
    column_gap: float = 34
    plain: float = 54


METRICS: Final = RowMetrics()
OVERLAP: Final = 0.76
"""Cards of a row lie this share of their width apart when there is room; primiera cards lie free."""


@dataclass(frozen=True, slots=True)
class RowLayout:
    """Where the parts of all rows lie: the panel's inner left edge and width, the columns, the cards' height."""

    left: int
    width: int
    label: int
    columns: tuple[int, ...]
    column_width: int
    card: int

    @classmethod
    def fit(cls, style: Style, left: int, width: int, sides: int, card: int) -> RowLayout:
        """Divide the width between the labels and the sides."""
        share = 0.2 if sides > 2 else 0.26
        label_width = min(round(width * share), style.px(METRICS.label * max(1.0, style.text_scale)))
        column = (width - label_width) // sides
        return cls(left, width, label_width, tuple(left + label_width + i * column for i in range(sides)), column, card)


def row_height(style: Style, row: SheetRow, card: int) -> int:
    """Pixels that a row takes with cards of this height; small cards stand in a tighter sheet."""
    share = min(1.0, card / style.px(METRICS.card))
    pad = 2 * style.px(METRICS.pad * share)
    words = style.text(21) + (style.text(17) if shows_remark(style, row, card) else 0)
    plain = max(style.px(METRICS.plain * share), round(words * 1.12) + 4)
    if row.category == "cards":
        return max(plain, round(card * METRICS.backs / METRICS.card) + pad, stamp_size(style) + 2)
    shows_cards = any(cell.cards for cell in row.cells)
    height = max(card + pad, plain) if shows_cards else plain
    return height + below_cards(style, row)


def shows_remark(style: Style, row: SheetRow, card: int) -> bool:
    """Whether the remark stands under the label: in a tight sheet not where dashes say as much."""
    return bool(row.remark) and (card >= style.px(METRICS.card) or any(cell.number != NOTHING for cell in row.cells))


def terms_height(style: Style) -> int:
    """Pixels of the line "21 + 18 + 16 + 21 = 76"."""
    return max(style.px(METRICS.terms), round(1.3 * style.text(15)))


def below_cards(style: Style, row: SheetRow) -> int:
    """Pixels under the cards of a row: the primiera's sum, and what a side lacks for one."""
    if row.category != "primiera":
        return 0
    return terms_height(style) * (2 if any(cell.remark for cell in row.cells) else 1)


class RowPainter:
    """Paints rows onto a surface that stands for the whole panel."""

    def __init__(self, style: Style, look: TableLook, sheet: CountSheet, layout: RowLayout) -> None:
        self.style = style
        self.look = look
        self.sheet = sheet
        self.layout = layout

    def paint(self, surface: pygame.Surface, row: SheetRow, top: int, height: int) -> None:
        """Label, cells, and the hair line under the row; stamps are not drawn."""
        style, layout = self.style, self.layout
        middle = self._middle(row, top, height)
        room = layout.label - style.px(10)
        size = fitting_size(style.fonts, row.label, Face.SERIF, style.text(21), room)
        remark = shows_remark(style, row, layout.card)
        label_at = (layout.left, middle - (style.text(15) * 0.62 if remark else 0))
        label(surface, style.fonts, row.label, Face.SERIF, size, PALETTE.ink, label_at, Align.LEFT)
        if remark:
            at = (layout.left, middle + style.text(21) * 0.62)
            fitted = fitting_size(style.fonts, row.remark, Face.ITALIC, style.text(17), room)
            label(surface, style.fonts, row.remark, Face.ITALIC, fitted, PALETTE.ink2, at, Align.LEFT)
        for cell, x in zip(row.cells, layout.columns, strict=True):
            self._paint_cell(surface, row, cell, x, middle)
        for x in layout.columns[1:]:
            surface.fill(colour(PALETTE.hair), (x - style.px(20), top + style.px(8), 1, height - 2 * style.px(8)))
        surface.fill(colour(PALETTE.hair), (layout.left, top + height - 1, layout.width, 1))

    def _middle(self, row: SheetRow, top: int, height: int) -> int:
        """The line on which cards and numbers are centred: above the terms of the primiera."""
        return top + (height - below_cards(self.style, row)) // 2

    def _number_right(self, x: int) -> int:
        return x + self.layout.column_width - self.style.px(METRICS.stamp_room + METRICS.column_gap)

    def _paint_cell(self, surface: pygame.Surface, row: SheetRow, cell: SheetCell, x: int, middle: int) -> None:
        style = self.style
        right = self._number_right(x)
        face, ink = (Face.DISPLAY, PALETTE.red) if cell.is_winner else (Face.SERIF, PALETTE.ink2)
        size = style.text(METRICS.number - (0 if cell.is_winner else 2))
        drawn = label(surface, style.fonts, cell.number, face, size, ink, (right, middle), Align.RIGHT)
        room = drawn.left - style.px(12) - x
        if cell.backs:
            height = round(self.layout.card * METRICS.backs / METRICS.card)
            self._lay(surface, ["back"] * cell.backs, x, middle, height, room, tight=True)
            return
        spread = row.category == "primiera" and self._has_room_to_spread
        self._lay(surface, [str(card) for card in cell.cards], x, middle, self.layout.card, room, spread=spread)
        below = middle + self.layout.card // 2 + terms_height(style) // 2
        if cell.terms:
            self._paint_terms(surface, cell, x, below, spread)
        if cell.remark:
            size = fitting_size(
                style.fonts, cell.remark, Face.ITALIC, style.text(16), self.layout.column_width - style.px(24)
            )
            at = (x, below + terms_height(style) * (0.9 if cell.terms else 0))
            label(surface, style.fonts, cell.remark, Face.ITALIC, size, PALETTE.ink2, at, Align.LEFT)

    @property
    def _has_room_to_spread(self) -> bool:
        """Whether the four cards of a primiera lie free of each other, the same for every side."""
        number = self.style.fonts.width("84", Face.DISPLAY, self.style.text(METRICS.number))
        room = self.layout.column_width - self.style.px(METRICS.stamp_room + METRICS.column_gap + 12) - number
        return 4.7 * self._card_width() < room

    def _card_width(self) -> int:
        return self.look.art.width(self.layout.card)

    def _step(self, count: int, width: int, room: int, spread: bool, tight: bool) -> float:
        wanted = width * (1.22 if spread else 0.24 if tight else OVERLAP)
        return min(wanted, (room - width) / max(1, count - 1))

    def _lay(
        self,
        surface: pygame.Surface,
        names: Sequence[str],
        x: int,
        middle: int,
        height: int,
        room: int,
        *,
        spread: bool = False,
        tight: bool = False,
    ) -> None:
        """Cards side by side from the left, as close as the room asks."""
        width = self.look.art.width(height)
        step = self._step(len(names), width, room, spread, tight)
        for i, name in enumerate(names):
            at = (x + width / 2 + i * step, middle)
            self.look.sprites.draw(surface, CardLook.of(name, Pose(*at, 0.0, height)), at)

    def _paint_terms(self, surface: pygame.Surface, cell: SheetCell, x: int, y: int, spread: bool) -> None:
        """The sum under the primiera's cards, each term under its card where the cards lie free."""
        style = self.style
        size = min(style.text(15), max(14, round(self.layout.card * 0.24)))
        fonts, width = style.fonts, self._card_width()
        tone = PALETTE.red if cell.is_winner else PALETTE.ink2
        if not spread:
            words = f"{'+'.join(cell.terms)} = {cell.number}"
            size = fitting_size(fonts, words, Face.BOLD, size, self.layout.column_width - style.px(24))
            label(surface, fonts, words, Face.BOLD, size, tone, (x, y), Align.LEFT)
            return
        step = width * 1.22
        for i, term in enumerate(cell.terms):
            centre = x + width / 2 + i * step
            label(surface, fonts, term, Face.BOLD, size, PALETTE.ink, (centre, y))
            sign = "=" if i == len(cell.terms) - 1 else "+"
            label(surface, fonts, sign, Face.SANS, size, PALETTE.ink2, (centre + step / 2, y))
        last = x + width / 2 + len(cell.terms) * step
        label(surface, fonts, cell.number, Face.BOLD, size, tone, (last, y))

    def stamps(self, row: SheetRow, top: int, height: int) -> list[tuple[str, str, tuple[int, int]]]:
        """The words of the row's stamps, their tone, and where their middles lie: points in red, a tie in brown."""
        middle = self._middle(row, top, height)
        half = self.style.px(METRICS.stamp_room) // 2
        found = []
        for cell, x in zip(row.cells, self.layout.columns, strict=True):
            at = (self._number_right(x) + self.style.px(8) + half, middle)
            if cell.points:
                found.append((f"+{cell.points}", PALETTE.red, at))
            elif cell.is_tied:
                found.append(("=", PALETTE.ink2, at))
        return found


def stamp_size(style: Style) -> int:
    """Pixels across a stamp."""
    return max(34, style.px(METRICS.stamp))


def stamp(style: Style, words: str, tone: str = PALETTE.red, scale: float = 1.0) -> pygame.Surface:
    """A round stamp, two rings around its words."""
    size = stamp_size(style)

    def draw(surface: pygame.Surface, k: int) -> None:
        centre, ink = (surface.get_width() / 2, surface.get_height() / 2), colour(tone)
        pygame.draw.circle(surface, ink, centre, size * k / 2 - k, max(1, round(1.7 * k)))
        pygame.draw.circle(surface, ink, centre, size * k / 2 - 4 * k, max(1, k))

    surface = clear((size, size), colour(tone, 0))
    surface.blit(smooth_shape((size, size), draw, 4, tone), (0, 0))
    type_size = fitting_size(style.fonts, words, Face.BOLD, max(14, round(size * 0.38)), size * 0.66, 10)
    label(surface, style.fonts, words, Face.BOLD, type_size, tone, (size / 2, size / 2))
    return surface if scale == 1.0 else pygame.transform.rotozoom(surface, 0, scale)
