"""Every pack that is present: complete, within its limits, rebuilt identically, told apart at 90 pixels."""

import tomllib
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pygame
import pytest

from build_scripts.atelier.deck import NOTATIONS
from build_scripts.atelier.decks import DECKS
from build_scripts.atelier.files import ROOT, differences
from build_scripts.atelier.sheet import SMALL_WIDTH, raster

KEYS = sorted(path.parent.name for path in ROOT.glob("*/deck.toml"))
SVG = "{http://www.w3.org/2000/svg}"
ATTRIBUTES = {
    "svg": {"width", "height", "viewBox"},
    "g": {"transform", "stroke-linejoin", "stroke-linecap"},
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke"},
    "path": {"d", "fill", "stroke", "stroke-width", "fill-opacity"},
}
CARD_LIMIT = 60 * 1024
PACK_LIMIT = 1024 * 1024
FACTS = {
    "key",
    "name",
    "region",
    "note",
    "size_mm",
    "view",
    "ratio",
    "corner_radius",
    "suits",
    "card_names",
    "faces",
    "back",
}
PAPER = (0xFD, 0xF9, 0xEE)
LEAST_INK = {"latin": 0.08, "french": 0.025}
"""French numerals are plain signs on bare paper: the 2 of diamonds covers about 3 % of it."""

pytestmark = pytest.mark.parametrize("key", KEYS)


@cache
def drawn(key: str) -> dict[str, pygame.Surface]:
    """All faces of the pack at the width of the small strip."""
    deck = DECKS[key]
    height = round(SMALL_WIDTH * deck.height / deck.width)
    faces = {name: (ROOT / key / f"{name}.svg").read_text(encoding="utf-8") for name in NOTATIONS}
    return {name: raster(svg, SMALL_WIDTH, height) for name, svg in faces.items()}


def alike(surface: pygame.Surface, other: pygame.Surface | tuple[int, int, int]) -> float:
    """The share of pixels that are nearly those of the other surface or colour."""
    close = (40, 40, 40, 255)
    if isinstance(other, pygame.Surface):
        count = pygame.transform.threshold(None, surface, None, close, None, 0, other)
    else:
        count = pygame.transform.threshold(None, surface, other, close, None, 0)
    return count / (surface.get_width() * surface.get_height())


def difference(one: pygame.Surface, two: pygame.Surface) -> float:
    """The share of pixels that differ among as many as the more printed of both faces covers."""
    return (1 - alike(one, two)) / max(1 - alike(one, PAPER), 1 - alike(two, PAPER))


def test_the_pack_is_complete_and_described(key: str) -> None:
    facts = tomllib.loads((ROOT / key / "deck.toml").read_text(encoding="utf-8"))
    assert facts.keys() == FACTS
    assert facts["key"] == key
    assert len(facts["card_names"]) == 7
    width, height = facts["size_mm"]
    assert facts["ratio"] == pytest.approx(width / height, abs=1e-4)
    files = {path.name for path in (ROOT / key).iterdir()}
    assert files == {"deck.toml", "back.svg", *(f"{name}.svg" for name in NOTATIONS)}


def test_every_card_has_the_packs_size_and_only_known_elements(key: str) -> None:
    deck = DECKS[key]
    for path in sorted((ROOT / key).glob("*.svg")):
        root = ElementTree.parse(path).getroot()
        assert root.get("viewBox") == f"0 0 {deck.width} {deck.height}", path.name
        for element in root.iter():
            tag = element.tag.removeprefix(SVG)
            assert tag in ATTRIBUTES, (path.name, tag)
            assert set(element.keys()) <= ATTRIBUTES[tag], (path.name, element.keys())


def test_no_card_and_no_pack_is_too_large(key: str) -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / key).iterdir()}
    assert {name: size for name, size in sizes.items() if size > CARD_LIMIT} == {}
    assert sum(sizes.values()) <= PACK_LIMIT


def test_a_rebuild_is_identical(key: str) -> None:
    assert differences(DECKS[key]) == []


def test_ink_covers_a_reasonable_part_of_every_face(key: str) -> None:
    least = LEAST_INK[DECKS[key].suits]
    shares = {name: 1 - alike(surface, PAPER) for name, surface in drawn(key).items()}
    assert {name: share for name, share in shares.items() if not least <= share <= 0.75} == {}


def test_no_two_faces_look_alike_at_ninety_pixels(key: str) -> None:
    """They differ in a tenth of all pixels or, where little is printed, in an eighth of the printed ones."""
    pairs = combinations(drawn(key).items(), 2)
    same = [(a, b) for (a, one), (b, two) in pairs if alike(one, two) > 0.9 and difference(one, two) < 0.125]
    assert same == []


def test_the_back_is_no_face_and_not_blank(key: str) -> None:
    deck = DECKS[key]
    height = round(SMALL_WIDTH * deck.height / deck.width)
    back = raster((ROOT / key / "back.svg").read_text(encoding="utf-8"), SMALL_WIDTH, height)
    assert alike(back, PAPER) < 0.6
    assert all(alike(back, face) < 0.8 for face in drawn(key).values())
