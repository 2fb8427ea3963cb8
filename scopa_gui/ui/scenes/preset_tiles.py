"""The row of game kinds: a tile each with its cards, turned over page by page where they do not all fit."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pygame

from scopa_gui.app.new_game_words import player_counts
from scopa_gui.app.rule_words import preset_name
from scopa_gui.engine import PRESETS, Preset
from scopa_gui.ui.scenes.fan import paint_fan
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import RoundButton
from scopa_gui.ui.widgets.icons import Icon
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.tile import Picture, Tile

TILE_WIDTH = 134
TILE_GAP = 15
FAN_TURN = 11.0


class PresetTiles:
    """Which tiles are in sight, and the controls for them. `choose` is called with the key of a pressed tile."""

    def __init__(self, sprites: CardSprites, choose: Callable[[str], None], turned: Callable[[], None]) -> None:
        self.sprites = sprites
        self.first = 0
        self._choose = choose
        self._turned = turned

    def widgets(self, style: Style, area: pygame.Rect, chosen: str) -> list[Widget]:
        """The tiles that fit into `area`, as wide as it allows, and a round button at each end that leads on."""
        count = self.count(style, area.width)
        gap = style.px(TILE_GAP)
        width = (area.width - (count - 1) * gap) / count
        self.first = max(0, min(self.first, len(PRESETS) - count))
        shown = PRESETS[self.first : self.first + count]
        tiles: list[Widget] = [
            self._tile(
                preset, pygame.Rect(round(area.x + i * (width + gap)), area.y, round(width), area.height), chosen
            )
            for i, preset in enumerate(shown)
        ]
        return [*tiles, *self._turners(style, area, count)]

    @staticmethod
    def count(style: Style, width: int) -> int:
        """How many tiles lie side by side."""
        room = round(style.px(TILE_WIDTH) * sqrt(style.text_scale)) + style.px(TILE_GAP)
        return max(2, min(len(PRESETS), width // room))

    def reveal(self, key: str, count: int) -> None:
        """Turn to a page that shows the tile of `key`."""
        place = [preset.key for preset in PRESETS].index(key)
        if not self.first <= place < self.first + count:
            self.first = max(0, min(place - count // 2, len(PRESETS) - count))

    def _tile(self, preset: Preset, rect: pygame.Rect, chosen: str) -> Tile:
        key = preset.key
        return Tile(
            f"preset_{key}",
            rect,
            preset_name(key),
            player_counts(preset.allowed_players),
            self._picture(preset),
            lambda: self._choose(key),
            chosen=key == chosen,
        )

    def _picture(self, preset: Preset) -> Picture:
        def draw(surface: pygame.Surface, area: pygame.Rect) -> None:
            room = area.inflate(-round(area.width * 0.08), -round(area.height * 0.06))
            if room.height > 24:
                paint_fan(surface, self.sprites, room, preset.emblem, FAN_TURN)

        return draw

    def _turners(self, style: Style, area: pygame.Rect, count: int) -> list[Widget]:
        size = max(40, style.px(44))
        buttons: list[Widget] = []
        for name, sign, x, by, live in (
            ("tiles_back", Icon.BACK, area.x, 1 - count, self.first > 0),
            ("tiles_on", Icon.NEXT, area.right, count - 1, self.first + count < len(PRESETS)),
        ):
            if live:
                rect = pygame.Rect(0, 0, size, size)
                rect.center = (x, area.centery)
                buttons.append(RoundButton(name, rect, sign, lambda by=by: self._turn(by)))  # type: ignore[misc]
        return buttons

    def _turn(self, by: int) -> None:
        self.first += by
        self._turned()
