"""What tells the Spanish-suited packs apart: gaps in a frame, slabs by rank, courts that read from both ends."""

import itertools
from functools import cache

import pygame
import pytest

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.deck import Deck
from build_scripts.atelier.decks import piacentine, siciliane, spagnole
from build_scripts.atelier.decks.siciliane.look import CAVALLO, FANTE, RE
from build_scripts.atelier.decks.spagnole.look import INSET, PINTA
from build_scripts.atelier.engraving import engraved
from build_scripts.atelier.geom import rect
from build_scripts.atelier.sheet import raster
from build_scripts.atelier.svg import card_svg
from build_scripts.atelier.texture import shade


def test_engraving_lengthens_the_hatching_and_nothing_else() -> None:
    c = Canvas()
    c.add(rect(0, 0, 40, 40), "#ff0000", INK, 2)
    shade(c, rect(0, 0, 40, 40), 0.3)
    box, hatching = engraved(c, 2, 1).items
    assert box == c.items[0]
    for longer, sub in zip(hatching.subs, c.items[1].subs, strict=True):
        assert longer.start == sub.start
        (foot, _), (tip, _) = sub.start, sub.segments[1][2]
        assert longer.segments[1][2][0] == pytest.approx(foot + 2 * (tip - foot))


@cache
def face(key: str, name: str) -> pygame.Surface:
    """The face at two pixels a unit."""
    deck: Deck = {"piacentine": piacentine.DECK, "siciliane": siciliane.DECK, "spagnole": spagnole.DECK}[key]
    svg = card_svg(deck.faces[name](), deck.width, deck.height, deck.corner_radius, compact=deck.compact)
    return raster(svg, deck.width * 2, deck.height * 2)


@pytest.mark.parametrize("suit", "DCSB")
@pytest.mark.parametrize("value", [1, 4, 8, 10])
def test_gaps_above_and_below_tell_the_suit(suit: str, value: int) -> None:
    card = face("spagnole", f"{value}{suit}")
    for y in (INSET, spagnole.DECK.height - INSET):
        dark = [
            card.get_at((x, round(y * 2))).r < 90 for x in range(round(INSET * 2), card.get_width() - round(INSET * 2))
        ]
        lines = sum(is_dark for is_dark, _ in itertools.groupby(dark))
        assert lines == PINTA[suit] + 1


@pytest.mark.parametrize("suit", "DCSB")
@pytest.mark.parametrize(("value", "colour"), [(8, FANTE), (9, CAVALLO), (10, RE)])
def test_the_slab_tells_the_rank(suit: str, value: int, colour: str) -> None:
    card = face("siciliane", f"{value}{suit}")
    wanted = pygame.Color(colour)
    y = 317 * 2
    same = sum(card.get_at((x, y))[:3] == (wanted.r, wanted.g, wanted.b) for x in range(card.get_width()))
    assert same > 250


@pytest.mark.parametrize("suit", "DCSB")
@pytest.mark.parametrize("value", [8, 9, 10])
def test_courts_of_piacenza_read_from_both_ends(suit: str, value: int) -> None:
    card = face("piacentine", f"{value}{suit}")
    turned = pygame.transform.rotate(card, 180)
    near = pygame.transform.threshold(None, card, None, (60, 60, 60, 255), None, 0, turned)
    assert near / (card.get_width() * card.get_height()) > 0.97


@pytest.mark.parametrize("count", [2, 4])
def test_the_lower_cups_of_sicily_stand_on_their_heads(count: int) -> None:
    card = face("siciliane", f"{count}C")
    width, height = card.get_size()
    edge = 130
    upper = card.subsurface((0, 0, width, height // 2 - edge))
    lower = pygame.transform.flip(card.subsurface((0, height // 2 + edge, width, height // 2 - edge)), False, True)
    near = pygame.transform.threshold(None, upper, None, (60, 60, 60, 255), None, 0, lower)
    assert near / (width * upper.get_height()) > 0.9
