"""The pictures of one pack, drawn from their SVG files at the exact pixel size when they are first seen."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from scopa_gui.app.decks import Deck
from scopa_gui.engine import Card
from scopa_gui.ui.back_tint import tinted
from scopa_gui.ui.card_marks import CardMarks
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.themes import PALETTE, colour

LOG: Final = logging.getLogger(__name__)
BACK: Final = "back"

KEPT_BYTES: Final = 96_000_000
"""Pictures are dropped, longest unseen first, beyond this many bytes."""

CARD_PAPER: Final = "#fdf9ee"
CLEAR_BORDER: Final = 4
"""Clear pixels around a card that is to be turned: a card that fills its surface would get stairs for edges."""


class Budget:
    """How many cold pictures may still be made in this frame; cheap ones are always made.

    Make one for each frame (two is a good number), or `Budget.unlimited()` before the first frame.
    """

    def __init__(self, count: int) -> None:
        self._left = count

    @classmethod
    def unlimited(cls) -> Budget:
        """A budget that never ends."""
        return cls(1_000_000_000)

    @property
    def is_spent(self) -> bool:
        """Whether nothing more may be made."""
        return self._left <= 0

    def take(self) -> bool:
        """Take one piece of work; False when none is left."""
        if self._left <= 0:
            return False
        self._left -= 1
        return True


class DeckArt:
    """One pack's pictures. A name is a card's notation or "back".

    `tint` turns the back to another colour (a key of `back_tint.TINTS`), `marks` are laid over the faces.
    """

    def __init__(self, deck: Deck, tint: str = "", marks: CardMarks | None = None) -> None:
        self.deck = deck
        self.ratio = deck.ratio
        self.corner = deck.corner_radius
        self._tint = tint
        self._marks = marks
        self._exact: OrderedDict[tuple[str, int], pygame.Surface] = OrderedDict()
        self._latest: dict[str, pygame.Surface] = {}
        self._bytes = 0

    def width(self, height: int) -> int:
        """Pixels of width of a card of this height."""
        return max(1, math.ceil(height * self.ratio - 0.01))

    def radius(self, height: int) -> int:
        """Pixels of the corners of a card of this height."""
        return max(2, round(self.width(height) * self.corner))

    def is_ready(self, name: str, height: int) -> bool:
        """Whether the picture at this height is drawn already."""
        return (name, height) in self._exact

    def picture(self, name: str, height: int, budget: Budget | None = None) -> pygame.Surface:
        """A card `height` pixels high, sharp; when the budget is spent, the last one of it stretched, or a blank card.

        A picture that cannot be read gives way to a plain card. The surface is shared: do not draw on it.
        """
        key = (name, height)
        if key in self._exact:
            self._exact.move_to_end(key)
            return self._exact[key]
        if budget is not None and not budget.take():
            return self._stand_in(name, height)
        return self._keep(key, self._draw(name, height))

    def bordered(self, name: str, height: int) -> pygame.Surface:
        """A copy with a clear border, ready to be turned; it costs a picture of this height when there is none."""
        picture = self.picture(name, height)
        size = (picture.get_width() + 2 * CLEAR_BORDER, picture.get_height() + 2 * CLEAR_BORDER)
        surface = clear(size, colour(CARD_PAPER, 0))
        surface.blit(picture, (CLEAR_BORDER, CLEAR_BORDER))
        return surface

    def forget_sizes_but(self, heights: set[int]) -> None:
        """After a resize: drop pictures of other heights, but keep the latest of each card to stretch."""
        for key in [key for key in self._exact if key[1] not in heights]:
            self._drop(key)

    def _draw(self, name: str, height: int) -> pygame.Surface:
        path = self.deck.back if name == BACK else self.deck.face(Card.parse(name))
        try:
            drawn = self._drawing(path, height) if path.suffix == ".svg" else self._photograph(path, height)
        except (pygame.error, OSError, ValueError) as fault:
            # A pack of a person's own may hold a broken file, or lose one in mid-match: it goes on with a plain card.
            LOG.warning("%s cannot be drawn: %s", path, fault)
            return self._plain(name, height)
        if self._marks:
            self._marks.lay(drawn, name)
        return drawn

    def _drawing(self, path: Path, height: int) -> pygame.Surface:
        # The reader keeps the file's own ratio within the size asked for and rounds up: a wide one leaves the height
        # exact but for an empty last line. Scaling that away would lay faint stripes over the paper.
        wide = (3 * height, height)
        if path == self.deck.back and self._tint:
            text = tinted(path.read_text(encoding="utf-8"), self._tint)
            drawn = pygame.image.load_sized_svg(BytesIO(text.encode()), wide).convert_alpha()
        else:
            drawn = pygame.image.load_sized_svg(str(path), wide).convert_alpha()
        return drawn if drawn.get_height() == height else drawn.subsurface((0, 0, drawn.get_width(), height)).copy()

    def _photograph(self, path: Path, height: int) -> pygame.Surface:
        """A pixel picture, as packs of a person's own may hold, brought to size."""
        picture = pygame.image.load(str(path)).convert_alpha()
        return pygame.transform.smoothscale(picture, (self.width(height), height))

    def _plain(self, name: str, height: int) -> pygame.Surface:
        """Paper with the card's notation, where there is no picture that can be read."""
        card = rounded(self.width(height), height, self.radius(height), CARD_PAPER, PALETTE.hair, 1).copy()
        words = pygame.font.Font(None, max(14, height // 4)).render(name, True, colour(PALETTE.ink))
        card.blit(words, words.get_rect(center=card.get_rect().center))
        return card

    def _keep(self, key: tuple[str, int], picture: pygame.Surface) -> pygame.Surface:
        self._exact[key] = self._latest[key[0]] = picture
        self._bytes += picture.get_width() * picture.get_height() * 4
        while self._bytes > KEPT_BYTES and len(self._exact) > 1:
            self._drop(next(iter(self._exact)))
        return picture

    def _drop(self, key: tuple[str, int]) -> None:
        gone = self._exact.pop(key)
        self._bytes -= gone.get_width() * gone.get_height() * 4

    def _stand_in(self, name: str, height: int) -> pygame.Surface:
        size = (self.width(height), height)
        latest = self._latest.get(name)
        if latest is not None:
            return pygame.transform.smoothscale(latest, size)
        return rounded(*size, self.radius(height), CARD_PAPER, PALETTE.hair, 1)
