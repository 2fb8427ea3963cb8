"""Italian suits: strands that cross over and under, hoops that meet, words on a ring, curves written the short way."""

from math import hypot

import pytest

from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.cutting import cut_open
from build_scripts.atelier.geom import ellipse, flattened, inside, rect, smooth
from build_scripts.atelier.lettering_ring import ring_text
from build_scripts.atelier.palette import NAPLES
from build_scripts.atelier.sheet import raster
from build_scripts.atelier.signs.italian_baton import Bundles, bergamo_batons, lattice
from build_scripts.atelier.signs.italian_sword import Hoops
from build_scripts.atelier.svg import card_svg
from build_scripts.atelier.weave import Strand, crossings_of, woven


def topmost(c: Canvas, x: float, y: float) -> str | None:
    """The fill painted last over the point."""
    fills = [i.fill for i in c.items if i.fill and i.opacity == 1 and any(inside(flattened(s), x, y) for s in i.subs)]
    return fills[-1] if fills else None


def bar(x: float, y: float, width: float, height: float, colour: str) -> Strand:
    """A straight strand along the longer side of a box."""
    art = Canvas()
    art.add(rect(x, y, width, height), colour)
    if width > height:
        return Strand(art, ((x, y + height / 2), (x + width, y + height / 2)), height / 2)
    return Strand(art, ((x + width / 2, y), (x + width / 2, y + height)), width / 2)


def test_woven_strands_pass_over_and_under_as_asked() -> None:
    across = [bar(0, y, 100, 10, "#ff0000") for y in (20, 60)]
    down = [bar(x, 0, 10, 100, "#0000ff") for x in (20, 60)]
    c = woven(across, down, lambda i, j, k: i == j)
    tops = {(i, j): topmost(c, 24 + 40 * j, 24 + 40 * i) for i in (0, 1) for j in (0, 1)}
    assert tops == {(0, 0): "#ff0000", (0, 1): "#0000ff", (1, 0): "#0000ff", (1, 1): "#ff0000"}


@pytest.mark.parametrize("count", [2, 3])
def test_a_lattice_of_batons_alternates_at_every_crossing(count: int) -> None:
    styles = bergamo_batons(NAPLES)
    b = Bundles((100, 188), 44, 166, 24, 6)
    c = lattice(b, count, styles, upright=False)
    for i in range(count):
        for j in range(count):
            lines = [b.ends(side, k - (count - 1) / 2) for side, k in ((-1, i), (1, j))]
            first, second = (Strand(Canvas(), line, 6) for line in lines)
            (crossing,) = crossings_of(first, second)
            x, y = crossing.at
            assert topmost(c, x + 0.3, y) == styles[0 if (i + j) % 2 == 0 else 1].shaft


def test_hoops_bulge_and_meet_where_they_say() -> None:
    hoops = Hoops((100, 200), 40, 100, 12)
    for index in range(3):
        line = hoops.line(-1, index, 400)
        assert min(x for x, _ in line) == pytest.approx(100 - 40 - 12 * index, abs=0.1)
        heights = [y for x, y in line if abs(x - 100) < 0.5]
        low, high = min(heights), max(heights)
        assert high - 200 == pytest.approx(hoops.meeting(index), abs=1.5)
        assert 200 - low == pytest.approx(hoops.meeting(index), abs=1.5)


def test_ring_words_stay_between_two_circles() -> None:
    c = Canvas()
    ring_text(c, "NON VAL SAPER", (50, 60), 40, 10)
    distances = [hypot(x - 50, y - 60) for item in c.items for sub in item.subs for x, y in flattened(sub)]
    assert 39 < min(distances) < 41
    assert 49 < max(distances) < 51


def test_a_cut_curve_stays_a_curve() -> None:
    c = Canvas()
    c.add(ellipse(0, 0, 10), "#ff0000", None)
    (piece,) = cut_open(c, 1, 0.3, 2).items
    outline = piece.subs[0]
    assert len(outline.segments) <= 6
    on_circle = [p for p in flattened(outline) if p[0] + 0.3 * p[1] < 1.9]
    assert len(on_circle) > 10
    assert all(hypot(*p) == pytest.approx(10, abs=0.02) for p in on_circle)


def test_compact_curves_are_shorter_and_look_the_same() -> None:
    c = Canvas()
    c.add(ellipse(30, 40, 22, 14), "#ff0000")
    c.add(smooth([(10, 60), (30, 90), (55, 70), (48, 55), (25, 62)]), "#0000ff")
    plain, compact = card_svg(c, 60, 100, 4), card_svg(c, 60, 100, 4, compact=True)
    assert len(compact) < len(plain)
    one, two = raster(plain, 120, 200), raster(compact, 120, 200)
    worst = max(
        max(abs(a - b) for a, b in zip(one.get_at((x, y)), two.get_at((x, y)), strict=True))
        for x in range(0, 120, 3)
        for y in range(0, 200, 3)
    )
    assert worst < 60
