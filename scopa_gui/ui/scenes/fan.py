"""A fan of open cards as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

import pygame

from scopa_gui.stage.geometry import Pose
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.sprites import CardLook, CardSprites, picture_height

RADIUS = 1.885
"""The fan's radius in card heights."""


def paint_fan(
    surface: pygame.Surface,
    sprites: CardSprites,
    area: pygame.Rect,
    cards: Sequence[str],
    turn: float,
    budget: Budget | None = None,
) -> None:
    """Cards (in notation) from left to right, `turn` degrees apart, as large as the area allows."""
    for look, at in _looks(sprites, area, cards, turn):
        sprites.draw(surface, look, at, budget)


def ask_fan(sprites: CardSprites, area: pygame.Rect, cards: Sequence[str], turn: float) -> None:
    """Have the pictures drawn in the background that `paint_fan` will want."""
    for look, _ in _looks(sprites, area, cards, turn):
        sprites.art.ask(look.name, picture_height(look))


def _looks(
    sprites: CardSprites, area: pygame.Rect, cards: Sequence[str], turn: float
) -> Iterator[tuple[CardLook, tuple[float, float]]]:
    """Each card's look, and where its middle lies."""
    height = fan_height(sprites.art.ratio, area.width, area.height, len(cards), turn)
    half = radians(turn * (len(cards) - 1) / 2)
    drop = RADIUS * (1 - cos(half))
    middle_y = area.centery - drop * height / 2
    for i, name in enumerate(cards):
        angle = (i - (len(cards) - 1) / 2) * turn
        x = area.centerx + RADIUS * height * sin(radians(angle))
        y = middle_y + RADIUS * height * (1 - cos(radians(angle)))
        yield CardLook.of(name, Pose(x, y, -angle, height, 2.0 + 2 * i)), (x, y)


def fan_height(ratio: float, width: float, height: float, count: int, turn: float) -> int:
    """The height of the cards at which the whole fan fits into width x height pixels."""
    half = radians(turn * (count - 1) / 2)
    across = 2 * RADIUS * sin(half) + ratio * cos(half) + sin(half)
    down = RADIUS * (1 - cos(half)) + 0.5 + max(0.5, (cos(half) + ratio * sin(half)) / 2)
    return round(min(width / across, height / down))
