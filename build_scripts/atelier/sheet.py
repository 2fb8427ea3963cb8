"""Contact sheets: every card of a pack 300 px high on the green of the cloth, and a strip 90 px wide."""

import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from build_scripts.atelier.deck import NOTATIONS, Deck
from build_scripts.atelier.files import files_of

CLOTH: Final = (0x1F, 0x5A, 0x41)
LARGE_HEIGHT: Final = 300
SMALL_WIDTH: Final = 90
GAP: Final = 12
COLUMNS: Final = 10
_NAMES: Final = (*NOTATIONS, "back")


def raster(svg: str, width: int, height: int) -> pygame.Surface:
    """The card drawn as large as fits into width x height pixels."""
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))


def save_sheet(decks: Sequence[Deck], path: Path) -> None:
    """Write the packs' sheets below each other; the file's ending chooses PNG or JPEG."""
    sheets = [sheet(deck) for deck in decks]
    page = pygame.Surface((max(s.get_width() for s in sheets), sum(s.get_height() for s in sheets)))
    page.fill(CLOTH)
    y = 0
    for part in sheets:
        page.blit(part, (0, y))
        y += part.get_height()
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(page, str(path))


def sheet(deck: Deck) -> pygame.Surface:
    """All 40 faces, suit by suit, then the back with the strip of small cards beside it."""
    texts = files_of(deck)
    width = round(LARGE_HEIGHT * deck.width / deck.height)
    small_height = round(SMALL_WIDTH * deck.height / deck.width)
    strip_x = GAP * 2 + width
    page_width = GAP + COLUMNS * (width + GAP)
    per_row = (page_width - strip_x) // (SMALL_WIDTH + GAP // 2)
    rows = -(-len(_NAMES) // per_row)
    last = max(LARGE_HEIGHT, rows * (small_height + GAP // 2))
    page = pygame.Surface((page_width, GAP + 4 * (LARGE_HEIGHT + GAP) + last + GAP))
    page.fill(CLOTH)
    for i, name in enumerate(_NAMES):
        row, column = divmod(i, COLUMNS)
        spot = (GAP + column * (width + GAP), GAP + row * (LARGE_HEIGHT + GAP))
        page.blit(raster(texts[f"{name}.svg"], width, LARGE_HEIGHT), spot)
        row, column = divmod(i, per_row)
        spot = (strip_x + column * (SMALL_WIDTH + GAP // 2), GAP + 4 * (LARGE_HEIGHT + GAP) + row * (small_height + 6))
        page.blit(raster(texts[f"{name}.svg"], SMALL_WIDTH, small_height), spot)
    return page
