"""Materials are seeded, kept, and free of the faults that earlier drawings had."""

from __future__ import annotations

import math

import pygame
import pytest

from scopa_gui.stage.layout import SlotKind, TableLayout
from scopa_gui.ui.materials.chalk import corner_marks, mark_corners, outline, stroke
from scopa_gui.ui.materials.cloth import lay_cloth, swatch, weave
from scopa_gui.ui.materials.keeping import kept, size_of
from scopa_gui.ui.materials.noise import clear, noise
from scopa_gui.ui.materials.paper import lay_panel, lay_slip, panel
from scopa_gui.ui.materials.shadow import card_casts, pool, soft_box
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.materials.slate import slate
from scopa_gui.ui.materials.small_things import bone_token, espresso, ring_gap
from scopa_gui.ui.materials.walnut import plank, table_top
from scopa_gui.ui.themes import PALETTE, Cloth, colour

pytestmark = pytest.mark.usefixtures("window")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def brightness(surface: pygame.Surface, area: pygame.Rect | None = None) -> float:
    area = area or surface.get_rect()
    return sum(pygame.transform.average_color(surface, area)[:3]) / 3


@pytest.mark.parametrize("size", [(320, 200), (333, 217)])
def test_the_table_is_the_same_every_time(size: tuple[int, int]) -> None:
    first = table_top(size, 10, Cloth.VERDE, 0.62)
    weave.clear()
    assert first.get_size() == size
    assert pixels(first) == pixels(table_top(size, 10, Cloth.VERDE, 0.62))


def test_the_lamp_lights_the_middle_and_the_rim_frames_the_cloth() -> None:
    table = table_top((640, 400), 16, Cloth.VERDE, 0.62)
    middle = brightness(table, pygame.Rect(290, 150, 60, 50))
    corner = brightness(table, pygame.Rect(20, 350, 60, 30))
    assert corner < 0.75 * middle
    rim, cloth = table.get_at((320, 7)), table.get_at((320, 200))
    assert rim.r > rim.g > rim.b
    assert cloth.g > cloth.r


@pytest.mark.parametrize("cloth", list(Cloth))
def test_every_cloth_keeps_its_colour_between_its_threads(cloth: Cloth) -> None:
    tile = weave(cloth, 4)
    drawn = pygame.transform.average_color(tile)
    for channel in range(3):
        ends = sorted((colour(cloth.dark)[channel], colour(cloth.light)[channel]))
        assert ends[0] < drawn[channel] < ends[1]
    assert swatch(cloth, 40).get_at((0, 0)).a == 0


def test_the_weave_is_woven() -> None:
    """Threads run both ways: neighbouring cells differ, and not by chance alone."""
    tile = weave(Cloth.VERDE, 8)
    along = [sum(tile.get_at((x, y))[1] for y in range(0, 240, 16)) for x in range(8)]
    assert max(along) - min(along) > 60


def test_a_cloth_covers_sizes_that_no_tile_fits() -> None:
    surface = lay_cloth((501, 263), Cloth.NOTTE, 1.0)
    assert min(surface.get_at((500, 262))[:3]) > 0


def test_wood_ends_as_walnut_and_not_as_soot() -> None:
    wood = pygame.transform.average_color(plank(600, 30, 11))
    assert 60 < wood[0] < 130
    assert wood[0] > wood[1] > wood[2]


def test_noise_keeps_its_range() -> None:
    surface = noise((64, 48), 1, 200, 240, 5)
    values = set(pygame.image.tobytes(surface, "RGB"))
    assert min(values) >= 200
    assert max(values) <= 240
    assert len(values) > 20


def test_shapes_have_no_dark_fringe() -> None:
    """Reducing averages colour apart from alpha: clear black around a light shape would darken its edge."""
    disc = rounded(40, 40, 20, "#ffffff")
    edge = [disc.get_at((x, y)) for x in range(40) for y in range(40) if 0 < disc.get_at((x, y)).a < 255]
    assert edge
    assert all(min(c.r, c.g, c.b) > 250 for c in edge)


def test_shadows_soften_and_move_with_height() -> None:
    resting, held = card_casts(183, 0), card_casts(183, 28)
    assert len(resting) == 2  # the contact shadow makes it lie
    assert len(held) == 1
    assert held[0].blur > resting[0].blur
    assert held[0].alpha < resting[0].alpha
    assert held[0].down > resting[0].down


def test_small_cards_cast_small_shadows() -> None:
    assert card_casts(72, 0)[0].blur < card_casts(183, 0)[0].blur
    assert card_casts(72, 0)[0].down < card_casts(183, 0)[0].down


@pytest.mark.parametrize("blur", [2, 6, 20])
def test_shadows_fade_out_before_their_surface_ends(blur: int) -> None:
    shade = soft_box(80, 60, 6, blur, 160)
    assert shade.get_size() == (80 + 4 * blur, 60 + 4 * blur)
    assert shade.get_at((shade.get_width() // 2, shade.get_height() // 2)).a > 120
    assert max(shade.get_at((0, y)).a for y in range(shade.get_height())) <= 3


def test_rings_of_neighbours_never_touch() -> None:
    """Two cards in one column of the smallest table, each with its ring."""
    layout = TableLayout(960, 600)
    for kind in (SlotKind.ROOMY, SlotKind.TIGHT):
        assert 2 * ring_gap(layout.slot_height(kind)) <= layout.px(kind.gap)


def test_paper_lies_near_its_colour_and_has_a_double_rule() -> None:
    sheet = panel(300, 200, 1.0)
    wanted = pygame.Color("#eee2c8")
    drawn = pygame.transform.average_color(sheet, pygame.Rect(60, 60, 180, 80))
    assert all(abs(drawn[i] - wanted[i]) <= 8 for i in range(3))
    line = [sheet.get_at((150, y)) for y in range(20)]
    dark = [y for y, c in enumerate(line) if math.dist(c[:3], colour(PALETTE.rule)[:3]) < 12]
    assert dark == [9, 10, 14]
    assert sheet.get_at((0, 0)).a < 40


def test_papers_cast_a_shadow_on_the_table() -> None:
    table = lay_cloth((300, 200), Cloth.VERDE, 1.0)
    before = brightness(table, pygame.Rect(60, 165, 180, 10))
    lay_panel(table, pygame.Rect(50, 40, 200, 120), 1.0)
    assert brightness(table, pygame.Rect(60, 165, 180, 10)) < 0.88 * before


def test_the_turn_shows_as_a_red_bar_on_the_slip() -> None:
    surface = pygame.Surface((200, 100))
    lay_slip(surface, pygame.Rect(20, 20, 120, 50), 1.0, marked=True)
    bar = surface.get_at((22, 45))
    assert bar.r > 2 * bar.g


def test_slate_is_dark_and_framed_in_wood() -> None:
    drawn = slate(188, 147, 12)
    assert brightness(drawn, pygame.Rect(30, 30, 120, 80)) < 70
    frame = drawn.get_at((94, 6))
    assert frame.r > frame.b + 20


def test_chalk_strokes_leave_gaps() -> None:
    surface = clear((220, 40))
    stroke(surface, [(10, 20), (210, 20)], 4)
    alphas = [surface.get_at((x, 20)).a for x in range(20, 200)]
    assert max(alphas) > 180
    assert min(alphas) < 0.7 * max(alphas)


def test_corner_marks_lie_outside_a_turned_card() -> None:
    corners = [(10.0, 10.0), (90.0, 20.0), (80.0, 150.0), (0.0, 140.0)]
    for corner, mark in zip(corners, corner_marks(corners, 7, 17), strict=True):
        assert math.dist(corner, mark[1]) == pytest.approx(7 * math.sqrt(2), rel=0.2)
        assert all(math.dist(arm, mark[1]) == pytest.approx(17) for arm in (mark[0], mark[2]))
    surface = clear((140, 200))
    mark_corners(surface, [(x + 20, y + 20) for x, y in corners], 1.0)
    assert surface.get_at((60, 100)).a == 0


def test_an_outline_is_faint() -> None:
    surface = clear((120, 160))
    outline(surface, pygame.Rect(20, 20, 66, 108), 1.0)
    alphas = pixels(surface)[3::4]
    assert 40 < max(alphas) <= 95


def test_the_token_and_the_cup_are_round() -> None:
    for thing, diameter in ((bone_token(36), 36), (espresso(150), 150)):
        solid = pygame.mask.from_surface(thing, 250).get_bounding_rects()[0]
        assert abs(solid.width - diameter) <= 3
        assert abs(solid.height - diameter) <= 3


def test_light_pools_fade_to_nothing() -> None:
    light = pool(200, 100, PALETTE.lamp, 125)
    assert light.get_at((100, 50)).a > 100
    assert light.get_at((0, 0)).a == 0


def test_surfaces_are_kept_up_to_a_number_of_bytes() -> None:
    made: list[int] = []

    @kept(0.1)
    def square(side: int) -> pygame.Surface:
        made.append(side)
        return clear((side, side))

    assert square(50) is square(50)
    for side in range(60, 100, 10):
        square(side)
    assert square.kept_bytes <= 100_000
    square(50)
    assert made == [50, 60, 70, 80, 90, 50]
    assert size_of(square(300)) == square.kept_bytes == 360_000  # the latest stays, however large
