"""Cuts without a contour, and courts that are one figure turned about the card's middle."""

from itertools import pairwise

import pytest

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.cutting import banded, cut_open
from build_scripts.atelier.double import doubled, seam_ends
from build_scripts.atelier.geom import flattened, rect


def points(c: Canvas) -> list[tuple[float, float]]:
    """Every point of every outline on the canvas."""
    return [p for item in c.items for sub in item.subs for p in flattened(sub)]


def test_an_open_cut_draws_no_line_along_the_cut() -> None:
    c = Canvas()
    c.add(rect(0, 0, 10, 10), "#ff0000")
    fill, pen = cut_open(c, 0, 1, 4).items
    assert (fill.fill, fill.stroke) == ("#ff0000", None)
    assert pen.fill is None
    lines = [flattened(sub) for sub in pen.subs]
    along = [a for line in lines for a, b in pairwise(line) if a[1] == b[1] == pytest.approx(4)]
    assert along == []


def test_a_band_keeps_only_what_is_near_its_line() -> None:
    c = Canvas()
    c.add(rect(0, 0, 100, 4), "#ff0000", None)
    assert {round(x) for x, _ in points(banded(c, (50, 0), (0, 1), 6))} == {44, 56}


@pytest.mark.parametrize("angle", [0, -38, 25])
def test_a_doubled_figure_is_its_own_image_turned_by_180_degrees(angle: float) -> None:
    half = Canvas()
    half.add(rect(20, 20, 70, 140), "#ff0000")
    c = doubled(half, 200, 300, angle=angle, inset=9)
    here = {(round(x, 2), round(y, 2)) for x, y in points(c)}
    assert here == {(round(200 - x, 2), round(300 - y, 2)) for x, y in points(c)}


def test_nothing_of_a_half_lies_beyond_the_seam_or_the_frame() -> None:
    half = Canvas()
    half.add(rect(-50, -50, 300, 400), "#ff0000")
    upper = doubled(half, 200, 300, inset=9).items[0]
    corners = [p for sub in upper.subs for p in flattened(sub)]
    assert max(y for _, y in corners) == pytest.approx(150)
    assert (min(x for x, _ in corners), max(x for x, _ in corners)) == pytest.approx((9, 191))


def test_a_seam_runs_from_frame_to_frame() -> None:
    assert seam_ends(200, 300, inset=10) == ((10, 150), (190, 150))
    (ax, ay), (bx, by) = seam_ends(200, 300, angle=-70, inset=10)
    assert (ay, by) == pytest.approx((290, 10))
    assert ax < 100 < bx
