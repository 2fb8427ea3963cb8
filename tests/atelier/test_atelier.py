"""The atelier's tools: curves, cutting, texture, SVG text, lettering and the command line."""

import re
from math import hypot
from pathlib import Path

import pytest

from build_scripts.atelier.__main__ import main
from build_scripts.atelier.canvas import Canvas
from build_scripts.atelier.decks import DECKS
from build_scripts.atelier.files import ROOT, differences, write
from build_scripts.atelier.frames import gapped_frame
from build_scripts.atelier.geom import crossings, ellipse, flattened, inside, poly, rect, rotated, smooth, tube
from build_scripts.atelier.layouts import french_pips, italian_coins, italian_cups, round_pips
from build_scripts.atelier.lettering import text, text_width
from build_scripts.atelier.svg import card_svg
from build_scripts.atelier.texture import motif, shade, stripes

SQUARE = rect(10, 10, 20, 20)


def test_a_smooth_curve_passes_through_its_knots_and_keeps_corners() -> None:
    knots = [(0, 0, 1), (10, 0), (10, 10), (0, 10)]
    curve = smooth(knots)
    ends = [end for _, _, end in curve.segments]
    assert [curve.start, *ends] == [(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]
    handles = [first for first, _, _ in curve.segments]
    assert handles[:1] == [(0, 0)]
    assert (10, 0) not in handles


def test_a_tube_is_as_wide_as_asked() -> None:
    outline = flattened(tube([(0, 0, 3), (0, 10, 5), (0, 20, 3)], "flat"))
    left, *_, right = crossings(outline, 10.001)
    assert right - left == pytest.approx(10, abs=0.05)


def test_an_ellipse_keeps_its_distance_from_the_centre() -> None:
    assert all(abs(hypot(x - 5, y - 5) - 8) < 0.01 for x, y in flattened(ellipse(5, 5, 8)))


def test_turning_goes_clockwise_on_the_screen() -> None:
    assert rotated((1, 0), 90) == pytest.approx((0, 1))


def test_a_cut_keeps_whole_curves_and_drops_what_lies_beyond() -> None:
    c = Canvas()
    c.add(ellipse(0, 0, 5), "#ff0000")
    c.add(ellipse(40, 0, 5), "#ff0000")
    c.add(ellipse(20, 0, 5), "#ff0000")
    kept = c.clipped(1, 0, 20)
    assert len(kept.items) == 2
    assert kept.items[0] == c.items[0]
    assert max(x for x, _ in flattened(kept.items[1].subs[0])) == pytest.approx(20)


def test_placing_mirrors_and_moves() -> None:
    inner, c = Canvas(), Canvas()
    inner.add(poly([(1, 2), (3, 2), (3, 4)]), "#ff0000")
    c.place(inner, 10, 0, -2, 1)
    assert flattened(c.items[0].subs[0])[:3] == [(8, 2), (4, 2), (4, 4)]


def test_bare_lines_of_one_pen_become_one_item() -> None:
    c = Canvas()
    c.lines([[(0, 0), (1, 1)], [(2, 2), (3, 3)]], 1.2)
    c.line([(4, 4), (5, 5)], 2)
    assert [len(item.subs) for item in c.items] == [2, 1]


def test_textures_stay_inside_their_shape() -> None:
    c = Canvas()
    shade(c, SQUARE, 0.5, angle=30)
    stripes(c, SQUARE, "#ff0000", angle=20)
    motif(c, SQUARE, lambda q, x, y: q.flat(ellipse(x, y, 2), "#00ff00"), step=(6, 6), margin=2)
    assert len(c.items) > 4
    points = [p for item in c.items for sub in item.subs for p in flattened(sub)]
    assert all(9 < x < 31 and 9 < y < 31 for x, y in points)


def test_inside_is_even_odd() -> None:
    corners = flattened(SQUARE)
    assert inside(corners, 20, 20)
    assert not inside(corners, 31, 20)


def test_svg_is_relative_integers_that_end_where_the_curve_ends() -> None:
    c = Canvas()
    c.add(smooth([(1.04, 1.04), (7.77, 2.2), (3.3, 9.99)], False))
    svg = card_svg(c, 20, 30, 2)
    path = re.search(r'd="m([^"]*)"', svg)
    assert path
    numbers = [int(n) for n in re.findall(r"-?\d+", path[1])]
    x, y = numbers[0], numbers[1]
    for i in range(2, len(numbers), 6):
        x, y = x + numbers[i + 4], y + numbers[i + 5]
    assert (x, y) == (33, 100)


def test_lettering_is_centred_and_as_wide_as_it_says() -> None:
    c = Canvas()
    text(c, "NON TI FIDAR 7", 50, 10, 12)
    xs = [p[0] for item in c.items for sub in item.subs for p in flattened(sub)]
    assert max(xs) - min(xs) == pytest.approx(text_width("NON TI FIDAR 7", 12), abs=4)
    assert (max(xs) + min(xs)) / 2 == pytest.approx(50, abs=2)
    with pytest.raises(KeyError):
        text(c, "%", 0, 0, 10)


def test_the_gaps_of_a_spanish_frame_are_counted() -> None:
    c = Canvas()
    gapped_frame(c, 240, 380, 2)
    assert sum(len(item.subs) for item in c.items) == 2 + 2 * 3


def test_every_layout_has_as_many_signs_as_its_card_and_keeps_them_inside() -> None:
    for layout in (
        french_pips(),
        italian_coins(0.3, (0.5, 0.34)),
        italian_cups(0.3),
        round_pips(0.3, [(0.5, 0.5)] * 3),
    ):
        for count, spots in layout.items():
            assert len(spots) == count
            assert all(0.1 < x < 0.9 and 0.1 < y < 0.9 for x, y in spots)


def test_an_unknown_pack_is_refused_naming_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["napoletani"])
    assert stop.value.code == 2
    error = capsys.readouterr().err
    assert "napoletani" in error
    assert all(key in error for key in DECKS)


def test_differences_name_what_is_missing_changed_or_foreign(tmp_path: Path) -> None:
    deck = DECKS["napoletane"]
    write(deck, tmp_path)
    assert differences(deck, tmp_path) == []
    folder = tmp_path / deck.key
    (folder / "7D.svg").unlink()
    (folder / "back.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "notes.txt").write_text("", encoding="utf-8")
    assert differences(deck, tmp_path) == ["7D.svg", "back.svg", "notes.txt"]


def test_every_pack_that_can_be_drawn_is_on_disk_and_no_other() -> None:
    assert {path.parent.name for path in ROOT.glob("*/deck.toml")} == set(DECKS)
