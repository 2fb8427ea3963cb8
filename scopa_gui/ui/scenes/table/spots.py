"""Where things are for this table: its layout from rules and settings, its buttons, and points that can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import pygame

from scopa_gui.engine import CARDS, RuleOptions, seats_of_sides
from scopa_gui.stage.geometry import Point, Pose, Rect
from scopa_gui.stage.layout import TableButton, TableLayout
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.scene import Places
from scopa_gui.ui.scenes.table.model import TableModel
from scopa_gui.ui.widgets.button import RoundButton
from scopa_gui.ui.widgets.icons import Icon

LEFT_OF_MIDDLE: Final = -0.22
"""Share of a card's width from its middle to where no right-hand neighbour covers it."""


def layout_for(context: AppContext, options: RuleOptions, size: tuple[int, int]) -> TableLayout:
    """The layout of a table for these rules, in a window of this size, under the settings in force."""
    dealt_at_once = options.players * options.hand_size + options.table_size
    return TableLayout(
        *size,
        seats=options.players,
        sides=len(seats_of_sides(options)),
        ratio=context.look.deck.ratio,
        left_handed=context.settings.left_handed,
        text_scale=context.text_scale,
        cards_each=options.hand_size,
        has_stock=dealt_at_once < len(CARDS),
        tallies=context.settings.cards_gone,
    )


@dataclass(frozen=True, slots=True)
class Deeds:
    """What the round buttons do; `hint` is None where hints are not wanted."""

    undo: Callable[[], None]
    last_play: Callable[[], None]
    menu: Callable[[], None]
    hint: Callable[[], None] | None


def round_buttons(layout: TableLayout, deeds: Deeds, *, can_undo: bool) -> list[RoundButton]:
    """Undo first; the last play moves up where there is no hint; the menu in its own corner."""

    def rect(which: TableButton) -> pygame.Rect:
        return pygame.Rect(*layout.button(which).pixels())

    buttons = [RoundButton("undo", rect(TableButton.UNDO), Icon.UNDO, deeds.undo, enabled=can_undo)]
    last = TableButton.HINT
    if deeds.hint is not None:
        buttons.append(RoundButton("hint", rect(TableButton.HINT), Icon.HINT, deeds.hint))
        last = TableButton.LAST_PLAY
    buttons.append(RoundButton("last_play", rect(last), Icon.LAST_PLAY, deeds.last_play))
    menu: Rect = layout.menu
    buttons.append(RoundButton("menu", pygame.Rect(*menu.pixels()), Icon.MENU, deeds.menu))
    return buttons


def places_of(model: TableModel, buttons: dict[str, tuple[int, int]], scene: str | None) -> Places:
    """Where cards and buttons can be pressed now, for the event log."""
    board, poses = model.motion.board, model.motion.poses
    hand = [(str(card), _visible_point(poses[card], model.motion.layout)) for card in board.hand_order(model.sort)]
    table = [(str(card), poses[card].center) for card in board.table]
    return Places(
        hand=tuple((name, round(point.x), round(point.y)) for name, point in hand),
        table=tuple((name, round(point.x), round(point.y)) for name, point in table),
        buttons=buttons,
        scene=scene,
    )


def _visible_point(pose: Pose, layout: TableLayout) -> Point:
    """A point of a hand card that no neighbour covers: left of its middle, within the window."""
    a, across = radians(pose.angle), LEFT_OF_MIDDLE * pose.height * layout.ratio
    point = pose.center.moved(across * cos(a), -across * sin(a))
    return Point(point.x, min(point.y, layout.height - 4))
