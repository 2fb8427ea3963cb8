"""How the table looks now: the pack with its pictures, the cloth, and the painted table top for the window's size."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

import pygame

from scopa_gui.app.decks import DEFAULT_DECK, Deck, Shelf
from scopa_gui.app.settings import Settings
from scopa_gui.stage.layout_metrics import METRICS, unit
from scopa_gui.ui.back_tint import TINTS
from scopa_gui.ui.card_marks import CardMarks
from scopa_gui.ui.deck_art import DeckArt
from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.materials.walnut import table_top
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.themes import Cloth


@dataclass(frozen=True, slots=True)
class LookMetrics:
    """What is kept of a pack, in windows full of pixels; the cards of one picture need up to 1.2 of sprites."""

    pictures: float = 1.75
    sprites: float = 1.75


KEPT: Final = LookMetrics()


class TableLook:
    """The chosen pack, its back's tint, the marks on its faces, and the cloth. `desk` draws cards in the background."""

    def __init__(self, shelf: Shelf, fonts: Fonts, desk: Executor | None = None) -> None:
        self.shelf = shelf
        self.cloth = Cloth.VERDE
        self._fonts = fonts
        self._desk = desk
        self._window_bytes: int | None = None
        self._marks = CardMarks(fonts)
        self._tint = ""
        self._small: dict[tuple[str, str], DeckArt] = {}
        self._top: tuple[tuple[int, int, Cloth], pygame.Surface] | None = None
        self._use(shelf.deck(DEFAULT_DECK))

    def apply(self, settings: Settings) -> None:
        """Take pack, back, cloth and marks from the settings; pictures that stay the same are kept."""
        self.cloth = Cloth.named(settings.cloth)
        deck = self.shelf.deck(settings.deck)
        tint = settings.back if settings.back in TINTS else ""
        marks = CardMarks(self._fonts, settings.large_indices, settings.suit_marks)
        if (deck, tint, marks) != (self.deck, self._tint, self._marks):
            self._tint, self._marks = tint or "", marks
            self.art.close()
            if self._indexed is not None:
                self._indexed.art.close()
            self._use(deck)

    def _use(self, deck: Deck) -> None:
        self.deck = deck
        self.art = DeckArt(deck, self._tint, self._marks, self._desk)
        self.sprites = CardSprites(self.art)
        self._indexed: CardSprites | None = None
        self._bound()

    @property
    def indexed(self) -> CardSprites:
        """The same pack with the large index, for cards too small to be read without."""
        if self._indexed is None:
            marks = CardMarks(self._fonts, index=True, suit=self._marks.suit, small=True)
            self._indexed = CardSprites(DeckArt(self.deck, self._tint, marks, self._desk))
            self._bound()
        return self._indexed

    def collect(self) -> None:
        """Take in pictures that have come from the desk, at most one of each pack; to be called once a frame."""
        self.art.collect()
        if self._indexed is not None:
            self._indexed.art.collect()
        for art in self._small.values():
            art.collect()

    def drop_stand_ins(self) -> None:
        """A whole picture has been painted sharp."""
        self.sprites.drop_stand_ins()
        if self._indexed is not None:
            self._indexed.drop_stand_ins()

    def fit(self, width: int, height: int) -> None:
        """Keep as much of the pack as a window of this size needs."""
        self._window_bytes = width * height * 4
        self._bound()

    def _bound(self) -> None:
        if self._window_bytes is not None:
            self.art.bound(round(KEPT.pictures * self._window_bytes))
            self.sprites.bound(round(KEPT.sprites * self._window_bytes))
            if self._indexed is not None:
                self._indexed.art.bound(self._window_bytes)
                self._indexed.bound(self._window_bytes)

    def art_of(self, deck: Deck, tint: str = "") -> DeckArt:
        """Another pack's pictures for the gallery, without marks, kept from one look to the next."""
        key = (deck.key, tint)
        if key not in self._small:
            self._small[key] = DeckArt(deck, tint, desk=self._desk)
        return self._small[key]

    def table_top(self, width: int, height: int) -> pygame.Surface:
        """The empty table of a window's size, painted once. The surface is shared: do not draw on it."""
        key = (width, height, self.cloth)
        if self._top is None or self._top[0] != key:
            self.fit(width, height)
            self._top = None  # the old one goes before the new one comes
            scale = unit(width, height)
            self._top = key, table_top((width, height), round(METRICS.rim * scale), self.cloth, scale).convert()
        return self._top[1]
