"""Slate, tags and counts keep their words within their edges, whatever the names and the text size."""

from __future__ import annotations

import pygame
import pytest

from scopa_gui.stage.layout import TableLayout
from scopa_gui.ui import table_things as things
from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.style import Style

LONG = "Massimiliano Bartolomeo"


def table(layout: TableLayout) -> pygame.Surface:
    surface = pygame.Surface((layout.width, layout.height))
    surface.fill("#1f5a40")
    return surface


def count_near(surface: pygame.Surface, tone: str, area: pygame.Rect, reach: int = 40) -> int:
    part = surface.subsurface(area.clip(surface.get_rect()))
    return pygame.mask.from_threshold(part, colour(tone), (reach, reach, reach, 255)).count()


@pytest.mark.parametrize("text_scale", [1.0, 1.6])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (4, 4)])
def test_names_and_points_stay_apart_on_the_slate(
    fonts: Fonts, size: tuple[int, int], text_scale: float, seats: int, sides: int
) -> None:
    layout = TableLayout(*size, seats=seats, sides=sides, text_scale=text_scale)
    style = Style.for_window(fonts, size, text_scale)

    def line(name: str, points: str) -> pygame.Surface:
        surface = table(layout)
        things.score_slate(surface, layout, style, "fino a 21", [things.ScoreLine(name, points)] * sides)
        return surface.subsurface(things.pygame_rect(layout.slate_line(0)).inflate(-4, 0))

    points, both = line("", "20"), line(LONG, "20")
    left = pygame.mask.from_threshold(points, colour(PALETTE.chalk), (50, 50, 50, 255)).get_bounding_rects()
    edge = min(rect.left for rect in left)
    assert edge > points.get_width() / 2
    area = pygame.Rect(edge - 3, 0, points.get_width() - edge + 3, points.get_height())
    assert pygame.image.tobytes(points.subsurface(area), "RGB") == pygame.image.tobytes(both.subsurface(area), "RGB")
    assert pygame.image.tobytes(points, "RGB") != pygame.image.tobytes(both, "RGB")


@pytest.mark.parametrize("text_scale", [1.0, 1.6])
@pytest.mark.parametrize("seat", range(6))
def test_a_long_name_stays_on_its_tag(fonts: Fonts, seat: int, text_scale: float) -> None:
    layout = TableLayout(960, 600, seats=6, sides=3, text_scale=text_scale)
    style = Style.for_window(fonts, (960, 600), text_scale)
    surface = table(layout)
    tag = things.name_tag(surface, layout, style, seat, LONG, "maestro", turn=False)
    assert things.pygame_rect(layout.tag_room(seat)).inflate(2, 2).contains(tag)
    outside = [pygame.Rect(tag.right + 1, tag.y, 30, tag.height), pygame.Rect(tag.x - 31, tag.y, 30, tag.height)]
    assert all(count_near(surface, PALETTE.ink, area, 20) == 0 for area in outside)
    assert count_near(surface, PALETTE.ink, tag, 60) > 30


def test_the_turn_and_the_dealer_show(style: Style) -> None:
    layout = TableLayout(1280, 800)
    surface = table(layout)
    tag = things.name_tag(surface, layout, style, 1, "Rosalba", "maestra", turn=True)
    things.dealer_token(surface, layout, 1, tag)
    assert count_near(surface, PALETTE.red, pygame.Rect(tag.x, tag.y, 6, tag.height)) > 60
    token = things.pygame_rect(layout.dealer(1, tag.width))
    assert not token.colliderect(tag)
    assert count_near(surface, PALETTE.red, token) > 60


def test_counts_and_numbers_stand_in_the_middle(style: Style) -> None:
    layout = TableLayout(1280, 800)
    surface = table(layout)
    words = things.count_width(style, "13")
    things.count_tag(surface, style, layout.pile_count(0, words), "13")
    box = things.pygame_rect(layout.pile_count(0, words))
    ink = pygame.mask.from_threshold(surface.subsurface(box), colour(PALETTE.ink), (60, 60, 60, 255))
    boxes = ink.get_bounding_rects()
    whole = boxes[0].unionall(boxes[1:])
    assert whole.centerx == pytest.approx(box.width / 2, abs=2)
    assert whole.centery == pytest.approx(box.height / 2, abs=2)
    plain = things.number_disc(surface, style, (300, 300), "2")
    chosen = things.number_disc(surface, style, (400, 300), "2", chosen=True)
    assert count_near(surface, PALETTE.red, chosen) > 5 * count_near(surface, PALETTE.red, plain) + 100
