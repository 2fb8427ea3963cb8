"""The slate beside the count: target, a column for each side, struck-out totals and what is still missing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.chalk import stroke
from scopa_gui.ui.materials.slate import lay_slate
from scopa_gui.ui.text import fitting_size, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style


def lay_big_slate(
    surface: pygame.Surface,
    rect: pygame.Rect,
    style: Style,
    heading: str,
    names: Sequence[str],
    totals: Sequence[Sequence[int]],
    remark: str = "",
) -> None:
    """Draw the slate; `totals` holds the running totals by side after each hand, the last ones valid.

    Earlier totals are struck out; as many of them are shown as there is room for.
    """
    frame = max(8, style.px(12))
    lay_slate(surface, rect, frame, style.unit)
    inner = rect.inflate(-2 * frame - style.px(12), -2 * frame - style.px(12))
    chalk, line = style.chalk, max(30, min(style.px(50), inner.height // 7))
    big = round(line * 1.15)
    chalk.label(surface, heading, min(style.text(28), line), (inner.centerx, inner.y + line * 0.5), 0.5, PALETTE.chalk)
    column = inner.width / len(names)
    for i, name in enumerate(names):
        usual, room = min(style.text(30), line, round(column * 0.42)), column - style.px(6)
        size = fitting_size(style.fonts, name, Face.CHALK, usual, room)
        short = shorten(style.fonts, name, Face.CHALK, size, room)
        chalk.label(surface, short, size, (inner.x + (i + 0.5) * column, inner.y + line * 1.45))
    below = inner.y + line * 1.95
    stroke(surface, [(inner.x, below), (inner.right, below)], max(2.0, style.unit * 2.2))
    remark_room = line if remark else 0
    for i in range(1, len(names)):
        x = inner.x + i * column
        stroke(surface, [(x, inner.y + line * 1.2), (x, inner.bottom - remark_room)], max(2.0, style.unit * 2.0))
    _write_totals(surface, inner, style, totals, int(below), line, big, remark_room)
    if remark:
        size = min(style.text(24), round(line * 0.8))
        while size > 14 and chalk.width(remark, size) > inner.width:
            size -= 1
        chalk.label(surface, remark, size, (inner.centerx, inner.bottom - line * 0.42), 0.5, PALETTE.lamp)


def _write_totals(
    surface: pygame.Surface,
    inner: pygame.Rect,
    style: Style,
    totals: Sequence[Sequence[int]],
    top: int,
    line: int,
    big: int,
    remark_room: int,
) -> None:
    """Old totals struck out, the present one large below them."""
    room = inner.bottom - remark_room - top - big
    shown = max(0, min(len(totals) - 1, int(room // (line * 0.86))))
    rows = [*totals[len(totals) - 1 - shown : -1], totals[-1]]
    y = top + line * 0.55
    column = inner.width / len(totals[-1])
    for number, row in enumerate(rows):
        last = number == len(rows) - 1
        size = min(style.px(56), big) if last else min(style.px(34), round(line * 0.8))
        y_here = y + (big * 0.28 if last else 0)
        for i, total in enumerate(row):
            x = inner.x + (i + 0.5) * column
            tone = PALETTE.chalk if last else PALETTE.chalk_struck
            drawn = style.chalk.label(surface, str(total), size, (x, y_here), 0.5, tone)
            if not last:
                reach = style.px(6)
                ends = [(drawn.left - reach, y_here + style.px(5)), (drawn.right + reach, y_here - style.px(6))]
                stroke(surface, ends, max(2.0, style.unit * 2.2), PALETTE.chalk_struck)
        y += line * 0.86
