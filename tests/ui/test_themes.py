"""Words read on what is really drawn: contrast is computed from averages of drawn cloth, paper and slate."""

from __future__ import annotations

from functools import lru_cache

import pygame
import pytest

from scopa_gui.ui.materials.cloth import lay_cloth
from scopa_gui.ui.materials.paper import panel
from scopa_gui.ui.materials.slate import slate
from scopa_gui.ui.themes import CONTRASTS, PALETTE, Cloth, Ground, colour, contrast, mix

SIZE = (640, 400)
FRAME = 12


@lru_cache
def brightest_average(surface_of: Cloth) -> pygame.Color:
    """The lightest spot of a cloth, averaged over the area of a short word."""
    cloth = lay_cloth(SIZE, surface_of, 1.0)
    spots = [pygame.Rect(x, y, 60, 20) for x in range(0, SIZE[0] - 60, 40) for y in range(0, SIZE[1] - 20, 20)]
    averages = [colour_of(cloth, spot) for spot in spots]
    return max(averages, key=lambda c: c.r + c.g + c.b)


def colour_of(surface: pygame.Surface, area: pygame.Rect) -> pygame.Color:
    return pygame.Color(*pygame.transform.average_color(surface, area)[:3])


def grounds(ground: Ground) -> list[pygame.Color]:
    """The drawn averages that words of a ground may meet."""
    inside = pygame.Rect(40, 40, 120, 60)
    match ground:
        case Ground.CLOTH:
            return [brightest_average(cloth) for cloth in Cloth]
        case Ground.PAPER:
            return [colour_of(panel(200, 140, 1.0), inside)]
        case Ground.TAB:
            return [colour_of(panel(200, 140, 1.0, False, 5, PALETTE.paper_lo), inside)]
        case Ground.SLATE:
            return [colour_of(slate(200, 140, FRAME), inside)]
        case Ground.PRIMARY:
            return [colour(PALETTE.red), colour(PALETTE.red_hi), colour(PALETTE.red_lo)]
        case Ground.PLAIN:
            return [colour(PALETTE.paper_hi), colour(PALETTE.bright)]


@pytest.mark.parametrize(("tone", "ground", "least"), CONTRASTS, ids=lambda v: getattr(v, "value", str(v)))
def test_words_stand_out_from_what_they_lie_on(window: pygame.Window, tone: str, ground: Ground, least: float) -> None:
    ink = colour(getattr(PALETTE, tone))
    assert min(contrast(ink, drawn) for drawn in grounds(ground)) >= least


def test_contrast_is_the_web_guidelines_measure() -> None:
    assert contrast(pygame.Color("black"), pygame.Color("white")) == pytest.approx(21)
    assert contrast(pygame.Color("#777777"), pygame.Color("white")) == pytest.approx(4.48, abs=0.01)
    assert contrast(pygame.Color("red"), pygame.Color("red")) == 1


def test_cloths_are_found_by_their_key() -> None:
    assert [Cloth.named(cloth.key) for cloth in Cloth] == list(Cloth)
    with pytest.raises(ValueError, match="verde, vino, notte, tabacco"):
        Cloth.named("rosa")


def test_mixing_stays_between_its_ends() -> None:
    assert mix("#000000", "#ffffff", 2.0) == pygame.Color("white")
    assert mix("#000000", "#ffffff", 0.5).r in (127, 128)
    assert colour("#010203", 7) == pygame.Color(1, 2, 3, 7)
