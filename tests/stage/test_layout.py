"""The table at every size: nothing overlaps, nothing leaves the window, cards keep their slots and their shares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain, product

import pytest

from scopa_gui.stage.geometry import Point, Pose, Rect, shapes_overlap
from scopa_gui.stage.layout import SlotKind, TableButton, TableLayout, slot_kind, slot_order

SIZES = [(960, 600), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160), (800, 600)]
RATIOS = [0.47, 0.538, 0.614, 0.716]
GAMES = {
    "two": partial(TableLayout, seats=2, sides=2, cards_each=3),
    "two, ten cards": partial(TableLayout, seats=2, sides=2, cards_each=10),
    "three": partial(TableLayout, seats=3, sides=3, cards_each=3),
    "pairs": partial(TableLayout, seats=4, sides=2, cards_each=3),
    "scopone": partial(TableLayout, seats=4, sides=2, cards_each=10, has_stock=False),
    "four alone": partial(TableLayout, seats=4, sides=4, cards_each=3),
    "five": partial(TableLayout, seats=5, sides=2, cards_each=3),
    "three pairs": partial(TableLayout, seats=6, sides=3, cards_each=3),
    "two trios": partial(TableLayout, seats=6, sides=2, cards_each=3),
    "two, tallies": partial(TableLayout, seats=2, sides=2, cards_each=3, tallies=True),
    "scopone, tallies": partial(TableLayout, seats=4, sides=2, cards_each=10, has_stock=False, tallies=True),
    "four alone, tallies": partial(TableLayout, seats=4, sides=4, cards_each=3, tallies=True),
    "three pairs, tallies": partial(TableLayout, seats=6, sides=3, cards_each=3, tallies=True),
}
WIDE_NAME = 10_000
"""Words that want more than any tag has."""


@dataclass(frozen=True)
class Thing:
    """Something on the table; things of one group may touch each other."""

    name: str
    group: str
    corners: tuple[Point, ...]
    held: bool = False

    @property
    def bounds(self) -> Rect:
        return Rect.bounds(self.corners)


def cards(layout: TableLayout, name: str, group: str, poses: list[Pose], held: bool = False) -> Iterator[Thing]:
    for i, pose in enumerate(poses):
        yield Thing(f"{name} {i}", group, pose.corners(layout.ratio), held)


def widgets(layout: TableLayout) -> Iterator[Thing]:
    rects = {"slate": layout.slate, "menu": layout.menu, "total": layout.total, "caption": layout.caption(True)}
    rects |= {b.name: layout.button(b) for b in TableButton}
    if layout.cup:
        rects["cup"] = layout.cup
    for seat in range(layout.seats):
        rects[f"tag {seat}"] = layout.tag(seat, WIDE_NAME)
        rects[f"dealer {seat}"] = layout.dealer(seat, WIDE_NAME)
    yield from (Thing(name, name, rect.corners) for name, rect in rects.items())


def held(layout: TableLayout) -> Iterator[Thing]:
    n = layout.cards_each
    for raised in (False, True):
        yield from cards(layout, "hand", "hand", [layout.hand(i, n, raised) for i in range(n)], held=True)
    for seat in range(1, layout.seats):
        for shown in (False, True) if n == 3 else (False,):
            poses = [layout.other_hand(seat, i, n, shown) for i in range(n)]
            yield from cards(layout, f"seat {seat}", f"seat {seat}", poses, held=True)


def won(layout: TableLayout, scope: int) -> Iterator[Thing]:
    for side in range(layout.sides):
        group = f"pile {side}"
        backs = [layout.pile(side, k) for k in range(layout.visible_backs(40))]
        yield from cards(layout, group, group, backs)
        yield from cards(layout, f"scopa {side}", group, [layout.scopa(side, k, scope) for k in range(scope)])
        yield Thing(f"count {side}", group, layout.pile_count(side, layout.px(40)).corners)
    if layout.has_stock:
        yield from cards(layout, "stock", "stock", [layout.stock(k) for k in range(5)])
        yield Thing("stock count", "stock", layout.stock_count(layout.px(40)).corners)


def on_table(layout: TableLayout, count: int) -> Iterator[Thing]:
    kind = slot_kind(count)
    for i in range(count):
        pose = layout.slot(kind, i)
        yield Thing(f"card {i}", f"card {i}", pose.corners(layout.ratio))


def standing(layout: TableLayout, scope: int = 8) -> list[Thing]:
    """All but the table cards."""
    return [*widgets(layout), *held(layout), *won(layout, scope)]


def collisions(things: list[Thing], others: list[Thing]) -> list[str]:
    """Pairs of different groups that share area."""
    boxed = [(other, other.bounds) for other in others]
    found = []
    for a in things:
        bounds = a.bounds
        near = (b for b, box in boxed if b.group != a.group and box.overlaps(bounds))
        found += [f"{a.name} x {b.name}" for b in near if shapes_overlap(a.corners, b.corners)]
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text_scale", [1.0, 1.6])
def test_nothing_overlaps_and_nothing_leaves_the_window(game: str, size: tuple[int, int], text_scale: float) -> None:
    for ratio, left_handed in product(RATIOS, (False, True)):
        layout = GAMES[game](*size, ratio=ratio, left_handed=left_handed, text_scale=text_scale)
        things = standing(layout)
        tables = [list(on_table(layout, count)) for count in (12, 24, 40)]
        assert collisions(things, things) == [], f"ratio {ratio}"
        for table in tables:
            assert collisions(table, things + table) == [], f"ratio {ratio}, {len(table)} cards"
        for thing in chain(things, *tables):
            assert thing.held or layout.window.holds(thing.bounds), f"ratio {ratio}: {thing.name}"


# sizes


def test_the_measured_sizes_of_the_design() -> None:
    sizes = {size: TableLayout(*size) for size in ((1280, 800), (960, 600), (1920, 1080))}
    measured = {
        s: (t.hand_height, t.slot_height(SlotKind.ROOMY), t.slot_height(SlotKind.TIGHT)) for s, t in sizes.items()
    }
    assert measured == {(1280, 800): (212, 183, 119), (960, 600): (159, 137, 89), (1920, 1080): (286, 247, 161)}


@pytest.mark.parametrize("size", SIZES)
def test_packs_cover_the_same_area_unless_the_window_is_too_narrow(size: tuple[int, int]) -> None:
    areas = {r: TableLayout(*size, ratio=r).hand_height ** 2 * r for r in RATIOS}
    assert areas[0.716] <= areas[0.614] * 1.02
    if size[0] / size[1] >= 1.6:
        assert areas[0.716] == pytest.approx(areas[0.614], rel=0.02)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_to_press_is_smaller_than_forty_pixels(size: tuple[int, int]) -> None:
    layout = TableLayout(*size)
    for rect in (layout.menu, *(layout.button(b) for b in TableButton), *(layout.prompt(i, 2) for i in range(2))):
        assert min(rect.width, rect.height) >= 40
    assert layout.text(1) == 14


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_every_tag_has_room_for_a_short_name(size: tuple[int, int], game: str) -> None:
    layout = GAMES[game](*size)
    narrowest = min(layout.tag_room(seat).width for seat in range(layout.seats))
    assert narrowest >= (4 if size[0] >= 960 else 3.7) * layout.text(20)
    assert layout.tag(1, 50).width == 50


# the hand


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("ratio", RATIOS)
def test_ten_cards_stay_in_sight(size: tuple[int, int], ratio: float) -> None:
    layout = TableLayout(*size, ratio=ratio, cards_each=10)
    left, right = layout.hand(4, 10), layout.hand(5, 10)
    least = 0.44 if size[0] / size[1] >= 1.5 else 0.33
    assert (right.x - left.x) / (layout.hand_height * ratio) >= least
    assert layout.hand(0, 10).bounds(ratio).left > 0
    assert layout.hand(9, 10).bounds(ratio).right < layout.width


def test_three_cards_lie_side_by_side_and_fan_out() -> None:
    layout = TableLayout(1280, 800)
    poses = [layout.hand(i, 3) for i in range(3)]
    assert [p.angle for p in poses] == pytest.approx([4.2, 0, -4.2])
    assert poses[1].x == 640
    assert poses[1].x - poses[0].x >= layout.hand_height * layout.ratio


def test_a_raised_card_comes_out_along_its_own_upright() -> None:
    layout = TableLayout(1280, 800)
    down, up = layout.hand(2, 3), layout.hand(2, 3, raised=True)
    assert up.z == 12
    assert up.center.distance(down.center) == pytest.approx(20)
    assert up.y < down.y
    assert up.x > down.x  # the right card leans to the right
    assert layout.hand(2, 3, focused=True).center.distance(down.center) == pytest.approx(10)


def test_one_card_lies_in_the_middle() -> None:
    layout = TableLayout(1280, 800)
    assert (layout.hand(0, 1).x, layout.hand(0, 1).angle) == (640, 0)
    assert layout.other_hand(1, 0, 1).x == 640


# slots


def test_slots_fill_from_the_middle_pair_outwards() -> None:
    assert slot_order(SlotKind.ROOMY)[:6] == ((2, 0), (3, 0), (2, 1), (3, 1), (1, 0), (4, 0))
    assert slot_order(SlotKind.TIGHT)[-2:] == ((0, 2), (7, 2))
    for kind in SlotKind:
        assert len(set(slot_order(kind))) == kind.capacity


def test_the_grid_grows_with_the_cards_and_starts_anew_when_empty() -> None:
    assert slot_kind(12) is SlotKind.ROOMY
    assert slot_kind(13) is SlotKind.TIGHT
    assert slot_kind(12, SlotKind.TIGHT) is SlotKind.TIGHT
    assert slot_kind(25, SlotKind.ROOMY) is SlotKind.WIDE
    assert slot_kind(0, SlotKind.WIDE) is SlotKind.ROOMY
    with pytest.raises(ValueError, match="41"):
        slot_kind(41)


@pytest.mark.parametrize("kind", SlotKind)
@pytest.mark.parametrize("ratio", RATIOS)
def test_slots_lie_askew_but_never_far(kind: SlotKind, ratio: float) -> None:
    layout = TableLayout(1280, 800, ratio=ratio)
    poses = [layout.slot(kind, i) for i in range(kind.capacity)]
    assert max(abs(p.angle) for p in poses) <= 2.2
    assert len({round(p.angle, 3) for p in poses}) > kind.capacity // 2
    assert all(layout.zone.grown(layout.px(5)).holds(p.bounds(ratio)) for p in poses)
    with pytest.raises(IndexError):
        layout.slot(kind, kind.capacity)


# seats and piles


def test_seats_run_counter_clockwise_from_the_bottom() -> None:
    layout = TableLayout(1280, 800, seats=6, sides=3)
    middles = [layout.hand_bounds(seat).center for seat in range(6)]
    assert middles[1].x > 1200
    assert middles[5].x < 80
    assert middles[2].x > middles[3].x > middles[4].x
    assert all(m.y < 80 for m in middles[2:5])


def test_shown_hands_lie_wholly_in_the_window() -> None:
    for game in GAMES.values():
        layout = game(1280, 800)
        for seat in range(1, layout.seats):
            for i in range(layout.cards_each):
                pose = layout.other_hand(seat, i, layout.cards_each, shown=True)
                assert pose.face_up
                assert layout.window.holds(pose.bounds(layout.ratio))
                assert not layout.other_hand(seat, i, layout.cards_each).face_up


def test_a_scopa_lies_crosswise_with_half_its_face_in_sight() -> None:
    layout = TableLayout(1280, 800)
    pile = layout.pile(0)
    scopa = layout.scopa(0, 0, 1)
    assert scopa.face_up
    assert not pile.face_up
    assert scopa.angle == pytest.approx(90, abs=2)
    hidden = scopa.bounds(layout.ratio).right - pile.bounds(layout.ratio).left
    assert 0.3 < hidden / scopa.height < 0.6


def test_many_scope_lie_closer_together() -> None:
    layout = TableLayout(1280, 800)
    for n in (2, 6, 15):
        ys = [layout.scopa(0, k, n).y for k in range(n)]
        assert ys == sorted(ys)
        assert layout.scopa(0, n - 1, n).bounds(layout.ratio).bottom <= layout.height - layout.rim


def test_left_handed_mirrors_the_lower_corners_only() -> None:
    right, left = TableLayout(1280, 800), TableLayout(1280, 800, left_handed=True)
    assert left.button(TableButton.UNDO).right == 1280 - right.button(TableButton.UNDO).left
    assert left.pile(0).x == pytest.approx(1280 - right.pile(0).x)
    assert left.tag(0, 90).right == 1280 - right.tag(0, 90).left
    assert (left.slate, left.menu, left.pile(1)) == (right.slate, right.menu, right.pile(1))


def test_visible_backs_grow_with_the_pile() -> None:
    assert [TableLayout.visible_backs(n) for n in (0, 1, 5, 19, 20, 40)] == [0, 1, 2, 4, 5, 5]
    layout = TableLayout(1280, 800)
    assert layout.pile_top(0, 40).y < layout.pile_top(0, 1).y


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_prompts_lie_clear_of_the_hand_and_of_each_other(size: tuple[int, int], n: int) -> None:
    layout = TableLayout(*size)
    rects = [layout.prompt(i, n) for i in range(n)]
    fixed = [layout.caption(), *(layout.button(b) for b in TableButton), layout.pile_count(0)]
    for i, rect in enumerate(rects):
        assert layout.window.holds(rect)
        assert not any(rect.overlaps(other) for other in rects[i + 1 :] + fixed)
        assert not any(shapes_overlap(rect.corners, layout.hand(k, 3).corners(layout.ratio)) for k in range(3))


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="7 seats"):
        TableLayout(1280, 800, seats=7)
    with pytest.raises(ValueError, match="3 sides"):
        TableLayout(1280, 800, seats=2, sides=3)
    with pytest.raises(ValueError, match="side 2"):
        TableLayout(1280, 800).pile(2)


def test_equal_tables_are_equal() -> None:
    assert TableLayout(1280, 800) == TableLayout(1280, 800)
    assert TableLayout(1280, 800) != TableLayout(1280, 801)


# geometry


def test_poses_know_their_corners_and_what_lies_on_them() -> None:
    pose = Pose(100, 100, 90, 60)
    assert pose.bounds(0.5).width == pytest.approx(60)
    assert pose.bounds(0.5).height == pytest.approx(30)
    assert pose.contains(Point(125, 100), 0.5)
    assert not pose.contains(Point(100, 125), 0.5)
    tilted = Pose(0, 0, 30, 100)
    top_left = tilted.corners(1.0)[0]
    assert top_left.y > tilted.corners(1.0)[1].y  # counter-clockwise: the right side rises
    assert tilted.contains(Point(top_left.x * 0.99, top_left.y * 0.99), 1.0)


def test_shapes_that_only_touch_do_not_overlap() -> None:
    one, two = Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)
    assert not shapes_overlap(one.corners, two.corners)
    assert shapes_overlap(one.corners, two.grown(1).corners)
    turned = Pose(14, 14, 45, 10).corners(1.0)
    assert Rect.bounds(turned).overlaps(one)
    assert not shapes_overlap(one.corners, turned)


def test_rectangles_keep_their_edges_when_rounded() -> None:
    left, right = Rect(0.4, 0, 10.2, 5), Rect(10.6, 0, 3.3, 5)
    assert left.pixels()[0] + left.pixels()[2] == right.pixels()[0]
