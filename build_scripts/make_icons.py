"""Draws the program's icon: ``python build_scripts/make_icons.py``; two cards on green cloth, in images/icons/.

Needs pygame-ce alone. PNG in the usual sizes, and from the same pictures the containers for Windows and macOS.
"""

from __future__ import annotations

import os
import struct
from io import BytesIO
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "images" / "icons"
PACK: Final = ROOT / "images" / "decks" / "napoletane"

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
MAC_TYPES: Final = {b"ic07": 128, b"ic08": 256, b"ic09": 512}

CLOTH: Final = (33, 92, 66)
CLOTH_EDGE: Final = (20, 60, 43)
WALNUT: Final = (84, 53, 33)
SHADOW: Final = (0, 0, 0, 70)
DRAWN: Final = 1024
CARD_HEIGHT: Final = 0.70  # of the icon
CARDS: Final = (("1D", 14.0, (0.40, 0.52)), ("7D", -10.0, (0.61, 0.50)))


def plate() -> pygame.Surface:
    """The cloth in its walnut rim, at the size that all icons are made from."""
    surface = pygame.Surface((DRAWN, DRAWN), pygame.SRCALPHA)
    pygame.draw.rect(surface, WALNUT, surface.get_rect(), border_radius=DRAWN * 22 // 100)
    inner = surface.get_rect().inflate(-DRAWN // 10, -DRAWN // 10)
    pygame.draw.rect(surface, CLOTH_EDGE, inner, border_radius=DRAWN * 18 // 100)
    pygame.draw.rect(surface, CLOTH, inner.inflate(-DRAWN // 50, -DRAWN // 50), border_radius=DRAWN * 17 // 100)
    return surface


def place_card(surface: pygame.Surface, notation: str, angle: float, centre: tuple[float, float]) -> None:
    """Lay one card of the pack on the plate with a soft-edged shadow under it."""
    height = round(DRAWN * CARD_HEIGHT)
    card = pygame.image.load_sized_svg(str(PACK / f"{notation}.svg"), (height, height))
    turned = pygame.transform.rotozoom(card, angle, 1)
    where = turned.get_rect(center=(round(DRAWN * centre[0]), round(DRAWN * centre[1])))
    dark = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    outline = pygame.mask.from_surface(turned)
    outline.to_surface(dark, setcolor=SHADOW, unsetcolor=None, dest=where.move(DRAWN // 80, DRAWN // 50))
    surface.blit(pygame.transform.gaussian_blur(dark, DRAWN // 50), (0, 0))
    surface.blit(turned, where)


def png(surface: pygame.Surface, size: int) -> bytes:
    """The picture as a PNG of ``size`` pixels a side."""
    small = surface
    while small.get_width() >= 2 * size:  # halving keeps thin lines that one long step would lose
        small = pygame.transform.smoothscale_by(small, 0.5)
    content = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(small, (size, size)), content, "icon.png")
    return content.getvalue()


def windows_icon(pictures: dict[int, bytes]) -> bytes:
    """An .ico file that holds PNG pictures (Windows Vista and later read them)."""
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, content in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return head + b"".join(pictures.values())


def mac_icon(pictures: dict[bytes, bytes]) -> bytes:
    """An .icns file that holds PNG pictures."""
    body = b"".join(kind + struct.pack(">I", len(content) + 8) + content for kind, content in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    surface = plate()
    for notation, angle, centre in CARDS:
        place_card(surface, notation, angle, centre)
    pictures = {size: png(surface, size) for size in SIZES}
    TARGET.mkdir(parents=True, exist_ok=True)
    for size, content in pictures.items():
        (TARGET / f"scopa-{size}.png").write_bytes(content)
    (TARGET / "scopa.ico").write_bytes(windows_icon({size: pictures[size] for size in WINDOWS_SIZES}))
    (TARGET / "scopa.icns").write_bytes(mac_icon({kind: pictures[size] for kind, size in MAC_TYPES.items()}))


if __name__ == "__main__":
    main()
