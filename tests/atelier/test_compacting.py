"""A compacted drawing shows the same picture with fewer and shorter items."""

import pygame
import pytest

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.compacting import compacted
from build_scripts.atelier.decks.genovesi.robes import Robe, dressed
from build_scripts.atelier.geom import ellipse, flattened, poly, rect
from build_scripts.atelier.people.brocade import Brocade, along
from build_scripts.atelier.sheet import raster
from build_scripts.atelier.svg import card_svg

RED, BLUE, GREEN = "#ff0000", "#0000ff", "#00ff00"


def test_what_lies_under_a_later_shape_is_dropped_and_what_peeps_out_is_kept() -> None:
    c = Canvas()
    c.flat(ellipse(50, 50, 10), RED)
    c.flat(ellipse(80, 50, 10), GREEN)
    c.flat(rect(30, 30, 50, 40), BLUE)
    assert [item.fill for item in compacted(c).items] == [GREEN, BLUE]


def test_a_thick_contour_that_reaches_past_its_cover_is_kept() -> None:
    c = Canvas()
    c.add(rect(31, 31, 38, 38), RED, RED, 6)
    c.flat(rect(30, 30, 40, 40), BLUE)
    assert len(compacted(c).items) == 2


def test_equal_items_join_only_past_what_they_do_not_touch() -> None:
    c = Canvas()
    c.flat(ellipse(10, 10, 5), RED)
    c.flat(ellipse(30, 10, 5), BLUE)
    c.flat(ellipse(50, 10, 5), RED)
    c.flat(ellipse(33, 10, 5), RED)
    joined = compacted(c).items
    assert [(item.fill, len(item.subs)) for item in joined] == [(RED, 2), (BLUE, 1), (RED, 1)]


def test_needless_corners_go_and_needed_ones_stay() -> None:
    c = Canvas()
    c.add(poly([(0, 0), (10, 0.01), (20, 0), (20, 20), (0, 20)]))
    kept = flattened(compacted(c).items[0].subs[0])
    assert (10, 0.01) not in kept
    assert {(0, 0), (20, 0), (20, 20), (0, 20)} <= set(kept)


def test_a_robe_looks_the_same_and_takes_much_less_room() -> None:
    c = Canvas()
    lilies, stripes = Brocade(RED, GREEN, "lilies"), Brocade(BLUE, RED, "stripes", 20)
    dressed(c, Robe(lilies, lilies, stripes, Brocade(GREEN, BLUE, "checks", 45), RED, BLUE))
    plain, small = (card_svg(drawing, 232, 352, 9) for drawing in (c, compacted(c)))
    assert len(small) < 0.8 * len(plain)
    one, two = raster(plain, 232, 352), raster(small, 232, 352)
    same = pygame.transform.threshold(None, one, None, (48, 48, 48, 255), None, 0, two)
    assert same / (232 * 352) > 0.995


def test_points_along_a_line_keep_equal_distances() -> None:
    spots = along([(0, 0), (100, 0)], 10)
    assert [x for x, _ in spots] == pytest.approx([5 + 10 * i for i in range(10)])
