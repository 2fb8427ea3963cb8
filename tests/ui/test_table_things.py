"""Slate, tags and counts keep their words within their edges, whatever the names and the text size."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame
import pytest

from scopa_gui.engine import RuleOptions, preset_options, seats_of_sides
from scopa_gui.stage.board import Board
from scopa_gui.stage.geometry import Rect
from scopa_gui.stage.layout import TableLayout
from scopa_gui.stage.motion import Motion
from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.patchwork import Placed
from scopa_gui.ui.scenes.table.things import Things
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.style import Style
from tests.stage.hands import table_layout

LONG = "Massimiliano Bartolomeo e Salvatore"
FOUR_ALONE = replace(preset_options("scopa_a_coppie"), partnership="none")
GAMES = [
    preset_options("scopa_classica"),
    preset_options("scopa_a_tre"),
    FOUR_ALONE,
    preset_options("scopa_a_sei_coppie"),
]


@dataclass
class Words:
    """What a table would say, so long or short as a test wants it."""

    name: str = "Rosalba"
    role: str = "maestra"
    points: str = "20"
    tallies: tuple[tuple[str, str], ...] = ()

    def slate(self, board: Board) -> tuple[str, list[tuple[str, str]]]:
        return "fino a 21", [(self.name, self.points)] * len(board.piles)

    def tag(self, seat: int, board: Board) -> tuple[str, str]:
        return self.name, self.role

    def gone(self, board: Board) -> tuple[tuple[str, str], ...]:
        return self.tallies


def laid(fonts: Fonts, layout: TableLayout, options: RuleOptions, words: Words, **changes: object) -> list[Placed]:
    """The things of an empty table."""
    style = Style.for_window(fonts, (layout.width, layout.height), layout.text_scale)
    board = replace(Board.empty(options, 0, 0), **changes)  # type: ignore[arg-type]
    things = Things(style, layout, words)  # type: ignore[arg-type]
    motion = Motion(board, layout)
    return [*things.patches(motion, with_total=False), *things.counts(motion)]


def painted(patches: list[Placed], layout: TableLayout) -> pygame.Surface:
    surface = pygame.Surface((layout.width, layout.height))
    surface.fill("#1f5a40")
    surface.fblits(patches)
    return surface


def box(rect: Rect) -> pygame.Rect:
    return pygame.Rect(*rect.pixels())


def count_near(surface: pygame.Surface, tone: str, area: pygame.Rect, reach: int = 40) -> int:
    part = surface.subsurface(area.clip(surface.get_rect()))
    return pygame.mask.from_threshold(part, colour(tone), (reach, reach, reach, 255)).count()


def same(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> bool:
    area = area.clip(one.get_rect())
    return pygame.image.tobytes(one.subsurface(area), "RGB") == pygame.image.tobytes(other.subsurface(area), "RGB")


def layout_of(options: RuleOptions, size: tuple[int, int], text_scale: float, tallies: bool = False) -> TableLayout:
    return replace(table_layout(options, *size), text_scale=text_scale, tallies=tallies)


@pytest.mark.parametrize("text_scale", [1.0, 1.6])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{len(seats_of_sides(options))} sides")
def test_long_names_never_touch_points_or_numbers(
    fonts: Fonts, size: tuple[int, int], text_scale: float, options: RuleOptions
) -> None:
    """With the shortest and the longest words, the right end of every line is the same picture."""
    layout = layout_of(options, size, text_scale, tallies=True)
    pictures = [
        painted(laid(fonts, layout, options, Words(name, tallies=((name, "3"), (name, "10")))), layout)
        for name in ("", LONG)
    ]
    lines = [layout.slate_line(side) for side in range(layout.sides)] + [layout.slate_tally(i) for i in range(2)]
    for line in map(box, lines):
        end = pygame.Rect(0, line.y + 2, round(line.width * 0.14), line.height - 4)
        end.right = line.right - 2
        assert count_near(pictures[0], PALETTE.chalk, end, 90) > 3
        assert same(*pictures, end)
        start = pygame.Rect(line.x, line.y + 2, line.width // 2, line.height - 4)
        assert not same(*pictures, start)
    slate = box(layout.slate)
    assert all(slate.contains(line) for line in map(box, lines))


def test_tallies_are_there_only_when_wanted(fonts: Fonts) -> None:
    options = GAMES[0]
    words = Words(tallies=(("sette", "3"), ("denari", "5")))
    without, with_them = (layout_of(options, (1280, 800), 1.0, tallies=wanted) for wanted in (False, True))
    assert with_them.slate.height > without.slate.height
    below = pygame.Rect(box(without.slate).bottomleft, (100, 20)).move(20, 12)
    bare = painted(laid(fonts, without, options, words), without)
    assert not same(bare, painted(laid(fonts, with_them, options, words), with_them), below)


@pytest.mark.parametrize("text_scale", [1.0, 1.6])
@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.players} seats")
def test_a_long_name_stays_on_its_tag(fonts: Fonts, options: RuleOptions, text_scale: float) -> None:
    layout = layout_of(options, (960, 600), text_scale)
    surface = painted(laid(fonts, layout, options, Words(LONG)), layout)
    for seat in range(options.players):
        room = box(layout.tag_room(seat))
        outside = [pygame.Rect(room.right + 2, room.y, 20, room.height), pygame.Rect(room.x - 22, room.y, 20, 20)]
        assert all(count_near(surface, PALETTE.ink, area, 20) == 0 for area in outside), seat
        assert count_near(surface, PALETTE.ink, room, 60) > 30


def test_the_turn_and_the_dealer_show(fonts: Fonts) -> None:
    options, layout = GAMES[0], TableLayout(1280, 800)
    room = box(layout.tag_room(1))

    def red(turn: int, dealer: int) -> int:
        patches = laid(fonts, layout, options, Words(), turn=turn, dealer=dealer)
        return count_near(painted(patches, layout), PALETTE.red, room)

    assert red(turn=1, dealer=0) > red(turn=0, dealer=0) + 60
    assert red(turn=0, dealer=1) > red(turn=0, dealer=0) + 60


def test_a_count_stands_in_the_middle_of_its_tag(fonts: Fonts) -> None:
    options, layout = GAMES[0], TableLayout(1280, 800)
    style = Style.for_window(fonts, (1280, 800))
    things = Things(style, layout, Words())  # type: ignore[arg-type]
    [stock, *_] = things.counts(Motion(replace(Board.empty(options, 0, 0), stock=13), layout))
    surface = painted([stock], layout)
    area = box(layout.stock_count(60))
    ink = pygame.mask.from_threshold(surface.subsurface(area), colour(PALETTE.ink), (60, 60, 60, 255))
    boxes = ink.get_bounding_rects()
    whole = boxes[0].unionall(boxes[1:])
    assert whole.centerx == pytest.approx(area.width / 2, abs=2)
    assert whole.centery == pytest.approx(area.height / 2, abs=2)
