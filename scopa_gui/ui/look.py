"""How the table looks now: the pack with its pictures, the cloth, and the painted table top for the window's size."""

from __future__ import annotations

import pygame

from scopa_gui.app.decks import Deck, Shelf
from scopa_gui.stage.layout_metrics import METRICS, unit
from scopa_gui.ui.deck_art import DeckArt
from scopa_gui.ui.materials.walnut import table_top
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.themes import Cloth


class TableLook:
    """The chosen pack and cloth; scenes ask it for cards and for the table they lie on."""

    def __init__(self, shelf: Shelf, deck: str, cloth: Cloth) -> None:
        self.shelf = shelf
        self.cloth = cloth
        self.use_deck(deck)
        self._top: tuple[tuple[int, int, Cloth], pygame.Surface] | None = None

    def use_deck(self, key: str) -> None:
        """Change the pack; an unknown key gives the usual one."""
        self.deck: Deck = self.shelf.deck(key)
        self.art = DeckArt(self.deck.folder, self.deck.ratio, self.deck.corner_radius)
        self.sprites = CardSprites(self.art)

    def table_top(self, width: int, height: int) -> pygame.Surface:
        """The empty table of a window's size, painted once. The surface is shared: do not draw on it."""
        key = (width, height, self.cloth)
        if self._top is None or self._top[0] != key:
            scale = unit(width, height)
            self._top = key, table_top((width, height), round(METRICS.rim * scale), self.cloth, scale).convert()
        return self._top[1]
