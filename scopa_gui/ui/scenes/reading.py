"""A long sheet to read: titles, paragraphs with the word they explain beside them, and rows of small cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scopa_gui.app.card_words import said_by
from scopa_gui.app.rules_parts import Strip
from scopa_gui.stage.geometry import Pose
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.look import TableLook
from scopa_gui.ui.materials.keeping import kept
from scopa_gui.ui.materials.shapes import smooth_shape
from scopa_gui.ui.sprites import CardLook
from scopa_gui.ui.text import Align, label, wrap
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.style import Style

Paint = Callable[[pygame.Surface, int, int, Budget], None]
"""Draws a block with its top left corner at x, y."""


@dataclass(frozen=True, slots=True)
class ReadingMetrics:
    """Lengths in units, type in units of type."""

    text: float = 20
    title: float = 29
    lead: float = 20
    note: float = 15
    card: float = 92
    card_gap: float = 9
    strip_gap: float = 42
    arrow: float = 15
    after_text: float = 11
    after_strip: float = 16
    before_title: float = 20
    head_share: float = 0.24
    widest_line: float = 700


METRICS: Final = ReadingMetrics()


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of the sheet: where it begins, how tall it is, how it is drawn, and its words."""

    top: int
    height: int
    paint: Paint
    words: str = ""


@kept(1)
def arrow(size: int, tone: str) -> pygame.Surface:
    """A triangle that points to the cards a card takes."""

    def draw(surface: pygame.Surface, k: int) -> None:
        side = size * k
        pygame.draw.polygon(
            surface, colour(tone), [(side * 0.2, side * 0.1), (side * 0.9, side / 2), (side * 0.2, side * 0.9)]
        )

    return smooth_shape((size, size), draw, 4, tone)


class Sheet:
    """Blocks one below the other, laid out for a width; `draw` paints those in sight."""

    def __init__(self, style: Style, look: TableLook, width: int) -> None:
        self.style = style
        self.look = look
        self.width = width
        self.height = 0
        self._blocks: list[Block] = []

    # ------------------------------------------------------------------------------------------ laying out

    def _add(self, height: int, paint: Paint, after: float = 0, words: str = "") -> None:
        self._blocks.append(Block(self.height, height, paint, words))
        self.height += height + (self.style.px(after) if after else 0)

    def title(self, words: str) -> None:
        """A section's title with a fine rule below it."""
        style, size = self.style, self.style.text(METRICS.title)
        if self._blocks:
            self.height += style.px(METRICS.before_title)
        lines = wrap(style.fonts, words, Face.DISPLAY, size, self.width)
        step = style.fonts.line_height(Face.DISPLAY, size)

        def paint(surface: pygame.Surface, x: int, y: int, _budget: Budget) -> None:
            for i, line in enumerate(lines):
                label(
                    surface, style.fonts, line, Face.DISPLAY, size, PALETTE.red, (x, y + (i + 0.5) * step), Align.LEFT
                )
            surface.fill(colour(PALETTE.rule), (x, y + len(lines) * step + 1, self.width, 1))

        self._add(len(lines) * step + 2, paint, METRICS.after_text, words)

    def lead(self, words: str) -> None:
        """A sentence in italics."""
        self._words(words, Face.ITALIC, self.style.text(METRICS.lead), PALETTE.ink2, 0, METRICS.after_text)

    def paragraph(self, words: str, head: str = "", strips: Sequence[Strip] = ()) -> None:
        """A paragraph; its head, where it has one, stands in a column of its own, and examples lie below the words."""
        style, indent = self.style, round(self.width * METRICS.head_share) if head else 0
        size = style.text(METRICS.text)
        if head:
            self._head(head, indent - style.px(14), size)
        top = self.height
        self._words(words, Face.SERIF, size, PALETTE.ink, indent, METRICS.after_text)
        if head:
            self.height = max(self.height, top + self._blocks[-2].height + style.px(METRICS.after_text))
        if strips:
            self._strips(strips, indent)

    def _head(self, words: str, width: int, size: int) -> None:
        """The head lies beside the words that follow: it takes no height of its own."""
        style = self.style
        lines = wrap(style.fonts, words, Face.DISPLAY, size, width)
        step = style.fonts.line_height(Face.DISPLAY, size)

        def paint(surface: pygame.Surface, x: int, y: int, _budget: Budget) -> None:
            for i, line in enumerate(lines):
                label(
                    surface, style.fonts, line, Face.DISPLAY, size, PALETTE.ink, (x, y + (i + 0.5) * step), Align.LEFT
                )

        top = self.height
        self._add(len(lines) * step, paint, words=words)
        self.height = top

    def _words(self, words: str, face: Face, size: int, tone: str, indent: int, after: float) -> None:
        style = self.style
        room = min(self.width - indent, round(style.px(METRICS.widest_line) * max(1.0, style.text_scale)))
        lines = wrap(style.fonts, words, face, size, room)
        step = style.fonts.line_height(face, size)

        def paint(surface: pygame.Surface, x: int, y: int, _budget: Budget) -> None:
            for i, line in enumerate(lines):
                label(surface, style.fonts, line, face, size, tone, (x + indent, y + (i + 0.5) * step), Align.LEFT)

        self._add(len(lines) * step, paint, after, words)

    # ------------------------------------------------------------------------------------------ cards

    def _strips(self, strips: Sequence[Strip], indent: int) -> None:
        """Examples side by side; a row that is too long gets smaller cards."""
        style, room = self.style, self.width - indent
        height = style.px(METRICS.card)
        while height > style.px(30) and self._strips_width(strips, height) > room:
            height -= 1
        notes = any(one.notes for one in strips)
        note_height = round(style.text(METRICS.note) * 1.3) if notes else 0

        def paint(surface: pygame.Surface, x: int, y: int, budget: Budget) -> None:
            left = float(x + indent)
            for one in strips:
                self._paint_strip(surface, one, left, y, height, budget)
                left += self._strip_width(one, height) + style.px(METRICS.strip_gap)

        self._add(height + note_height, paint, METRICS.after_strip)

    def _card_step(self, one: Strip, height: int) -> float:
        """From card to card: the notes below them need their room too."""
        style, card = self.style, height * self.look.deck.ratio
        size = style.text(METRICS.note)
        widest = max((style.fonts.width(note, Face.BOLD, size) for note in one.notes), default=0)
        return max(card + style.px(METRICS.card_gap), widest + style.px(METRICS.card_gap))

    def _arrow_room(self, one: Strip) -> float:
        return self.style.px(METRICS.arrow) + 2 * self.style.px(METRICS.card_gap) if one.taken else 0.0

    def _strip_width(self, one: Strip, height: int) -> float:
        step = self._card_step(one, height)
        count = len(one.cards) + len(one.taken)
        return (count - 1) * step + height * self.look.deck.ratio + self._arrow_room(one)

    def _strips_width(self, strips: Sequence[Strip], height: int) -> float:
        gaps = (len(strips) - 1) * self.style.px(METRICS.strip_gap)
        return sum(self._strip_width(one, height) for one in strips) + gaps

    def _paint_strip(self, surface: pygame.Surface, one: Strip, x: float, y: int, height: int, budget: Budget) -> None:
        style, step = self.style, self._card_step(one, height)
        half = height * self.look.deck.ratio / 2
        for i, card in enumerate((*one.cards, *one.taken)):
            middle = x + half + i * step + (self._arrow_room(one) if i >= len(one.cards) else 0.0)
            pose = Pose(middle, y + height / 2, 0.0, height, 2.0)
            self.look.sprites.draw(surface, CardLook.of(str(card), pose), (pose.x, pose.y), budget)
            if one.notes:
                size = style.text(METRICS.note)
                at = (middle, y + height + size * 0.75)
                label(surface, style.fonts, one.notes[i], Face.BOLD, size, PALETTE.ink2, at)
        if one.taken:
            sign = arrow(style.px(METRICS.arrow), PALETTE.red)
            left = x + len(one.cards) * step - (step - 2 * half) + style.px(METRICS.card_gap)
            surface.blit(sign, (round(left), y + (height - sign.get_height()) // 2))

    def words_between(self, top: int, bottom: int) -> dict[int, str]:
        """The words of what begins between two lines of the sheet, by the line; a head and what it explains together.

        Rows of cards have no words: the paragraph above them says the same.
        """
        found: dict[int, str] = {}
        for block in self._blocks:
            if block.words and top <= block.top < bottom:
                before = found.get(block.top)
                found[block.top] = block.words if before is None else said_by(before, block.words)
        return found

    # ------------------------------------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface, at: tuple[int, int], budget: Budget) -> None:
        """Paint the blocks that are in sight; `at` is where the sheet's upper left corner lies now."""
        seen, margin = surface.get_clip(), self.style.px(12)  # shadows of cards reach out a little
        for block in self._blocks:
            top = at[1] + block.top
            if top - margin < seen.bottom and top + block.height + margin > seen.top:
                block.paint(surface, at[0], top, budget)
