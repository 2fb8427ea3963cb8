"""The buttons that answer whether to declare: two beside the hand, or a grid where the matta may be many things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

import pygame

from scopa_gui.engine import Move
from scopa_gui.stage.geometry import Rect
from scopa_gui.stage.layout import TableLayout
from scopa_gui.ui.scenes.table.words import TableWords
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.style import Style

MOST_BESIDE: Final = 4
"""So many answers have room beside the hand or in one row above it; more stand in a grid."""
COLUMNS: Final = 5
GAP: Final = 10


def answer_buttons(
    moves: Sequence[Move], layout: TableLayout, style: Style, words: TableWords, answer: Callable[[Move], None]
) -> list[Button]:
    """A button for each answer: the best declaration first and red, keeping quiet last; none without moves."""
    several = len(moves) > 2
    buttons = []
    for i, move in enumerate(moves):
        first, second = words.answer(move, several)
        buttons.append(
            Button(
                _name(i, len(moves)),
                pygame.Rect(*_place(i, len(moves), layout, style).pixels()),
                first,
                _answering(answer, move),
                kind=Kind.PRIMARY if i == 0 else Kind.PLAIN,
                sub=second,
                on_cloth=True,
            )
        )
    return buttons


def _answering(answer: Callable[[Move], None], move: Move) -> Callable[[], None]:
    return lambda: answer(move)


def _name(i: int, n: int) -> str:
    if i == n - 1:
        return "keep"
    return "declare" if n == 2 else f"declare_{i + 1}"


def _place(i: int, n: int, layout: TableLayout, style: Style) -> Rect:
    if n <= MOST_BESIDE:
        return layout.prompt(i, n)
    columns, gap = min(COLUMNS, ceil(n / 2)), layout.px(GAP)
    rows = ceil(n / columns)
    height = style.control_height(50, 20)
    width = (layout.zone.width - (columns - 1) * gap) / columns
    row, column = divmod(i, columns)
    top = layout.zone.bottom - (rows - row) * (height + gap) + gap
    return Rect(layout.zone.left + column * (width + gap), top, width, height)
