"""Faces as people with red-green or blue-yellow blindness see them: suits stay apart, red signs are not black."""

from functools import cache
from itertools import combinations
from typing import Final

import pygame
import pytest

from build_scripts.atelier.decks import DECKS
from build_scripts.atelier.files import ROOT
from build_scripts.atelier.sheet import SMALL_WIDTH, raster

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

SIGHTS: Final[dict[str, Matrix]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Machado, Oliveira and Fernandes (2009), severity 1, for linear light."""
KEYS: Final = sorted(path.parent.name for path in ROOT.glob("*/deck.toml"))
FRENCH: Final = [key for key in KEYS if key in DECKS and DECKS[key].suits == "french"]
Colour = tuple[int, int, int]


def linear(level: int) -> float:
    """Linear light 0-1 of an sRGB level 0-255."""
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


@cache
def seen(colour: Colour, sight: str) -> tuple[float, float, float]:
    """The linear colour that remains for that sight, each part 0-1."""
    r, g, b = (linear(level) for level in colour)
    parts = [min(1.0, max(0.0, m[0] * r + m[1] * g + m[2] * b)) for m in SIGHTS[sight]]
    return parts[0], parts[1], parts[2]


def brightness(light: tuple[float, float, float]) -> float:
    """Relative luminance 0-1 of a linear colour."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(a: float, b: float) -> float:
    """The contrast ratio 1-21 of two luminances."""
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


@cache
def face(key: str, name: str) -> pygame.Surface:
    """One face at the width of the small strip."""
    deck = DECKS[key]
    height = round(SMALL_WIDTH * deck.height / deck.width)
    return raster((ROOT / key / f"{name}.svg").read_text(encoding="utf-8"), SMALL_WIDTH, height)


def colours(surface: pygame.Surface) -> list[Colour]:
    """The colours of every second pixel in both directions."""
    return [
        (p.r, p.g, p.b)
        for x in range(1, surface.get_width() - 1, 2)
        for y in range(1, surface.get_height() - 1, 2)
        for p in (surface.get_at((x, y)),)
    ]


def darkest(key: str, name: str, sight: str) -> float:
    """The luminance of the face's darkest fiftieth as that sight sees it: the ink of its signs."""
    levels = sorted(brightness(seen(colour, sight)) for colour in colours(face(key, name)))
    return levels[len(levels) // 100]


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("key", FRENCH)
def test_red_signs_are_not_black_ones(key: str, sight: str) -> None:
    for count in range(2, 7):
        reds = [darkest(key, f"{count}{suit}", sight) for suit in "DC"]
        blacks = [darkest(key, f"{count}{suit}", sight) for suit in "SB"]
        ratios = [contrast(red, black) for red in reds for black in blacks]
        assert min(ratios) > 2, (count, ratios)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("key", KEYS)
def test_the_four_suits_of_a_rank_stay_apart(key: str, sight: str) -> None:
    for value in (2, 7, 8, 9, 10):
        for a, b in combinations("DCSB", 2):
            one, two = colours(face(key, f"{value}{a}")), colours(face(key, f"{value}{b}"))
            lights = [(seen(p, sight), seen(q, sight)) for p, q in zip(one, two, strict=True)]
            apart = sum(contrast(brightness(p), brightness(q)) > 1.4 for p, q in lights)
            printed = max(sum(brightness(p) < 0.8 for p, _ in lights), sum(brightness(q) < 0.8 for _, q in lights))
            assert apart / printed > 0.2, (value, a, b, apart / printed)


def test_the_simulation_leaves_grey_alone_and_confuses_red_with_brown() -> None:
    for sight in SIGHTS:
        assert seen((128, 128, 128), sight) == pytest.approx((linear(128),) * 3, abs=0.01)
    r, g, _ = seen((0xD0, 0x30, 0x20), "protan")
    assert contrast(brightness((r, r, 0)), brightness((g, g, 0))) < 1.5
