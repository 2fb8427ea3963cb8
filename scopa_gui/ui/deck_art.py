"""The pictures of one pack, drawn from their SVG files at the exact pixel size when they are first needed."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import partial
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

KEPT_BYTES: Final = 16_000_000
"""Pictures are dropped, longest unseen first, beyond this many bytes; `DeckArt.bound` sets another limit."""

CARD_PAPER: Final = "#fdf9ee"
CLEAR_BORDER: Final = 4
"""Clear pixels around a card that is to be turned: a card that fills its surface would get stairs for edges."""

PATIENCE: Final = 30
"""Frames that the desk may be at one drawing; then, until it gets on, what is wanted is drawn at once: on a busy
machine the desk may hardly ever get a turn."""


@dataclass(slots=True)
class _Ask:
    """A picture asked for, and for how many frames the desk has been at it."""

    future: Future[pygame.Surface]
    frames: int = 0


class Budget:
    """How many cold pictures may still be made in this frame; cheap ones are always made.

    Make one for each frame (two is a good number), or `Budget.unlimited()` before the first frame.
    """

    def __init__(self, count: int, *, waits: bool = False) -> None:
        self._left = count
        self._missed = False
        self.waits = waits
        """Whether the frame waits for every picture, however long it takes."""

    @classmethod
    def unlimited(cls) -> Budget:
        """A budget that never ends."""
        return cls(1_000_000_000, waits=True)

    @property
    def is_spent(self) -> bool:
        """Whether the frame may lack something: all has been taken, or a picture is still being drawn elsewhere."""
        return self._left <= 0 or self._missed

    def miss(self) -> None:
        """Something is being drawn in the background and is not in this frame."""
        self._missed = True

    def take(self) -> bool:
        """Take one piece of work; False when none is left."""
        if self._left <= 0:
            return False
        self._left -= 1
        return True


class DeckArt:
    """One pack's pictures. A name is a card's notation or "back".

    `tint` turns the back to another colour (a key of `back_tint.TINTS`), `marks` are laid over the faces. Where there
    is a `desk`, files are read and drawn there, 7 to 25 ms each, and no frame waits for them but one that wants to.
    """

    def __init__(
        self, deck: Deck, tint: str = "", marks: CardMarks | None = None, desk: Executor | None = None
    ) -> None:
        self.deck = deck
        self.ratio = deck.ratio
        self.corner = deck.corner_radius
        self._tint = tint
        self._marks = marks
        self._desk = desk
        self._asked: dict[tuple[str, int], _Ask] = {}
        self._is_stuck = False
        self._limit: int | None = None
        self._exact: OrderedDict[tuple[str, int], pygame.Surface] = OrderedDict()
        self._latest: dict[str, pygame.Surface] = {}
        self._bytes = 0

    @property
    def kept_bytes(self) -> int:
        """Bytes of the pictures kept now."""
        return self._bytes

    def width(self, height: int) -> int:
        """Pixels of width of a card of this height."""
        return max(1, math.ceil(height * self.ratio - 0.01))

    def radius(self, height: int) -> int:
        """Pixels of the corners of a card of this height."""
        return max(2, round(self.width(height) * self.corner))

    def is_ready(self, name: str, height: int) -> bool:
        """Whether the picture at this height is drawn already."""
        return (name, height) in self._exact

    def bound(self, limit: int) -> None:
        """Keep pictures of at most so many bytes."""
        self._limit = limit

    @property
    def has_desk(self) -> bool:
        """Whether pictures are drawn in the background."""
        return self._desk is not None

    def ask(self, name: str, height: int) -> None:
        """Have a picture drawn at the desk, if there is one: it will be needed soon."""
        key = (name, height)
        if self._desk is not None and key not in self._exact and key not in self._asked:
            self._asked[key] = _Ask(self._desk.submit(self._reading(name, height)))

    def is_at_hand(self, name: str, height: int) -> bool:
        """Whether `picture` need not wait for a desk, or shall not any more; else the picture is asked for."""
        self.ask(name, height)
        asked = self._asked.get((name, height))
        return asked is None or self._is_stuck or asked.future.done()

    def collect(self) -> None:
        """Take in one picture that has come from the desk; to be called once a frame."""
        for asked in self._asked.values():
            asked.frames += asked.future.running()
            self._is_stuck |= asked.frames >= PATIENCE
        for name, height in self._asked:
            if self._asked[name, height].future.done():
                self._is_stuck = False
                self.picture(name, height)
                return

    def close(self) -> None:
        """Nothing that was asked for is needed any more."""
        for asked in self._asked.values():
            asked.future.cancel()
        self._asked.clear()

    def picture(self, name: str, height: int, budget: Budget | None = None) -> pygame.Surface:
        """A card `height` pixels high, sharp; where the frame may not wait, its last one stretched, or a blank card.

        A picture that cannot be read gives way to a plain card. The surface is shared: do not draw on it.
        """
        key = (name, height)
        if key in self._exact:
            self._exact.move_to_end(key)
            return self._exact[key]
        if budget is not None and not budget.waits and not self.is_at_hand(name, height):
            budget.miss()
            return self.stand_in(name, height)
        if budget is not None and not budget.take():
            return self.stand_in(name, height)
        return self._keep(key, self._draw(name, height))

    def bordered(self, name: str, height: int) -> pygame.Surface:
        """The picture with its clear border, ready to be turned; shared like the picture."""
        whole = self.picture(name, height).get_parent()
        assert whole is not None, "pictures lie within their borders"
        return whole

    def _draw(self, name: str, height: int) -> pygame.Surface:
        asked = self._asked.pop((name, height), None)
        try:
            if asked is not None and asked.future.done():
                drawn = asked.future.result()
            else:
                if asked is not None:
                    asked.future.cancel()
                drawn = self._reading(name, height)()
        except (pygame.error, OSError, ValueError) as fault:
            # A pack of a person's own may hold a broken file, or lose one in mid-match: it goes on with a plain card.
            LOG.warning("%s cannot be drawn: %s", self._path(name), fault)
            return self._plain(name, height)
        if self._marks:
            self._marks.lay(drawn, name)
        return drawn

    def _path(self, name: str) -> Path:
        return self.deck.back if name == BACK else self.deck.face(Card.parse(name))

    def _reading(self, name: str, height: int) -> Callable[[], pygame.Surface]:
        """What reads and draws a file, on whatever thread."""
        path = self._path(name)
        if path.suffix != ".svg":
            return partial(read_picture, path, (self.width(height), height))
        return partial(read_drawing, path, height, self._tint if name == BACK else "")

    def _plain(self, name: str, height: int) -> pygame.Surface:
        """Paper with the card's notation, where there is no picture that can be read."""
        card = rounded(self.width(height), height, self.radius(height), CARD_PAPER, PALETTE.hair, 1).copy()
        words = pygame.font.Font(None, max(14, height // 4)).render(name, True, colour(PALETTE.ink))
        card.blit(words, words.get_rect(center=card.get_rect().center))
        return within_border(card, height)

    def _keep(self, key: tuple[str, int], picture: pygame.Surface) -> pygame.Surface:
        self._exact[key] = self._latest[key[0]] = picture
        self._bytes += bytes_of(picture)
        limit = KEPT_BYTES if self._limit is None else self._limit
        while self._bytes > limit and len(self._exact) > 1:
            oldest = next(iter(self._exact))
            if self._latest.get(oldest[0]) is self._exact[oldest]:
                del self._latest[oldest[0]]
            self._drop(oldest)
        return picture

    def _drop(self, key: tuple[str, int]) -> None:
        self._bytes -= bytes_of(self._exact.pop(key))

    def has_some(self, name: str) -> bool:
        """Whether there is a picture of this card, at whatever height, that can be stretched."""
        return name in self._latest

    def stand_in(self, name: str, height: int) -> pygame.Surface:
        """The latest picture of a card stretched to this height, or a blank card."""
        size = (self.width(height), height)
        latest = self._latest.get(name)
        if latest is not None:
            return pygame.transform.smoothscale(latest, size)
        return rounded(*size, self.radius(height), CARD_PAPER, PALETTE.hair, 1)


def bytes_of(picture: pygame.Surface) -> int:
    """Bytes of a picture and its border."""
    return (picture.get_width() + 2 * CLEAR_BORDER) * (picture.get_height() + 2 * CLEAR_BORDER) * 4


def within_border(picture: pygame.Surface, height: int) -> pygame.Surface:
    """The first `height` lines of a picture, as the middle of a larger surface that is clear around it."""
    size = picture.get_width(), height
    whole = clear((size[0] + 2 * CLEAR_BORDER, size[1] + 2 * CLEAR_BORDER), colour(CARD_PAPER, 0))
    whole.blit(picture, (CLEAR_BORDER, CLEAR_BORDER), (0, 0, *size))
    return whole.subsurface((CLEAR_BORDER, CLEAR_BORDER, *size))


def read_picture(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """A pixel picture, as packs of a person's own may hold, brought to a size; faults like those of `read_drawing`."""
    drawn = pygame.image.load(str(path)).convert_alpha()
    return within_border(pygame.transform.smoothscale(drawn, size), size[1])


def read_drawing(path: Path, height: int, tint: str = "") -> pygame.Surface:
    """A drawing `height` pixels high within its border; OSError, ValueError or pygame.error for a file that is none.

    The reader keeps the file's own ratio within the size asked for and rounds up: a wide one leaves the height exact
    but for an empty last line. Scaling that away would lay faint stripes over the paper.
    """
    wide = (3 * height, height)
    if not tint:
        return within_border(pygame.image.load_sized_svg(str(path), wide), height)
    text = tinted(path.read_text(encoding="utf-8"), tint)
    return within_border(pygame.image.load_sized_svg(BytesIO(text.encode()), wide), height)
