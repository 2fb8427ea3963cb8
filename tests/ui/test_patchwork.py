"""Only what has changed is painted anew, and the picture is always what it would be if all were painted."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.engine import legal_moves
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.ui import showcase
from scopa_gui.ui.patchwork import Drawn, Patchwork, Piece, box, changed, joined, size_of
from scopa_gui.ui.scenes.table.menu import TableMenuScene
from scopa_gui.ui.scenes.table.scene import TableScene
from tests.pilot import FRAME, Pilot, piloted
from tests.torture.truths import is_painted_whole, moving_pictures_are_whole

SIZE = (60, 40)
Rects = list[tuple[int, int, int, int]]
RECTS = st.tuples(st.integers(-10, 59), st.integers(-10, 39), st.integers(0, 30), st.integers(0, 30))


def tile(colour: int, rect: tuple[int, int, int, int]) -> Drawn:
    """A rectangle, half clear."""
    image = pygame.Surface((max(1, rect[2]), max(1, rect[3])), pygame.SRCALPHA)
    image.fill((colour, 255 - colour, 90, 130))
    return Drawn(colour, rect, lambda surface: surface.blit(image, rect[:2]) if rect[2] and rect[3] else None)


def ground(surface: pygame.Surface) -> Drawn:
    return Drawn("ground", box(surface.get_rect()), lambda on: on.fill((10, 60, 30)))


@given(st.lists(st.lists(st.tuples(st.integers(0, 5), RECTS), max_size=6), min_size=2, max_size=4))
def test_what_is_painted_in_pieces_is_what_is_painted_whole(pictures: list[list[tuple[int, tuple[int, ...]]]]) -> None:
    surface, patchwork = pygame.Surface(SIZE), Patchwork()
    for picture in pictures:
        pieces: list[Piece] = [ground(surface), *(tile(40 * colour, rect) for colour, rect in picture)]  # type: ignore[arg-type]
        patchwork.paint(surface, pieces)
        whole = pygame.Surface(SIZE)
        Patchwork().paint(whole, pieces)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")
        assert surface.get_clip() == surface.get_rect()


@given(st.lists(RECTS, max_size=8))
def test_joined_areas_hold_all_and_are_no_larger_together(rects: Rects) -> None:
    areas = [pygame.Rect(*rect) for rect in rects]
    found = joined(areas)
    assert all(any(one.contains(area) for one in found) for area in areas if size_of(area))
    assert sum(map(size_of, found)) <= sum(map(size_of, areas))
    assert len(found) <= len(areas)


def test_an_unchanged_picture_paints_nothing_and_a_forgotten_one_everything() -> None:
    surface, patchwork = pygame.Surface(SIZE), Patchwork()
    pieces = [ground(surface), tile(40, (5, 5, 10, 10))]
    assert patchwork.paint(surface, pieces) == [surface.get_rect()]
    assert patchwork.paint(surface, pieces) == []
    assert patchwork.paint(surface, [pieces[0], tile(80, (5, 5, 10, 10))]) == [pygame.Rect(5, 5, 10, 10)]
    patchwork.forget()
    assert patchwork.paint(surface, pieces) == [surface.get_rect()]
    assert patchwork.paint(pygame.Surface(SIZE), pieces) == [surface.get_rect()], "another surface shows nothing yet"


def test_pieces_in_another_order_and_one_piece_twice_are_changes() -> None:
    one, two, three = (tile(40 * i, (0, 0, 9, 9)) for i in (1, 2, 3))
    assert changed([one, two, three], [one, three, two]) == {two, three}
    assert changed([one, two], [one, two, two]) == {two}
    assert changed([one, two], [one, two]) == set()


# ------------------------------------------------------------------------------------------------ at the table


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(game="cirulla", windowed=(960, 600), speed="normal", level="easy") as one:
        one.program.context.unhurried = True
        yield one


def test_a_hand_with_everything_that_may_happen_is_painted_truly(pilot: Pilot) -> None:
    program, rng = pilot.program, random.Random(5)
    table = pilot.scene(TableScene)
    moving_pictures_are_whole(program, 60)  # the deal
    seen: set[Mode] = set()
    for _ in range(12):
        pilot.settle()
        if not isinstance(pilot.top, TableScene):
            break
        names = pilot.hand()
        x, y = names[rng.choice(list(names))]
        pilot.carry((x, y), (x, y - 90))  # in the air, over the others
        seen.add(table.model.gesture.seen_mode)
        moving_pictures_are_whole(program, 3)
        pilot.press(pygame.K_ESCAPE)
        moving_pictures_are_whole(program, 3)
        pilot.press(pygame.K_l)  # the latest play over a veil
        moving_pictures_are_whole(program, 3)
        pilot.move(pilot.program.stack.size)  # a button in the corner lights up and fades
        moving_pictures_are_whole(program, 2)
        pilot.settle()
        if isinstance(pilot.top, TableScene) and table.is_moving is False and table.model.is_asked:
            table.model.submit(rng.choice(legal_moves(table.session.state)))
        moving_pictures_are_whole(program, 20)
    assert Mode.DRAGGING in seen


def test_what_was_painted_over_by_another_scene_is_painted_again(pilot: Pilot) -> None:
    pilot.settle()
    pilot.program.draw()
    pilot.press(pygame.K_ESCAPE)
    pilot.scene(TableMenuScene)
    pilot.advance(0.5, draw=True)
    pilot.press(pygame.K_ESCAPE)
    pilot.program.update(FRAME)
    assert pilot.program.draw()
    is_painted_whole(pilot.program)


def test_a_window_that_was_covered_is_painted_whole(pilot: Pilot) -> None:
    pilot.settle()
    pilot.program.draw()
    before = pilot.program.surface.copy()
    pilot.program.surface.fill((255, 0, 255))  # the system lost the picture
    pilot.program.handle(pygame.Event(pygame.WINDOWEXPOSED))
    assert pilot.program.draw()
    assert pilot.program.surface.get_buffer().raw == before.get_buffer().raw


@pytest.mark.parametrize("size", [(960, 600), (2560, 1440)])
def test_no_piece_paints_outside_its_area(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Buttons with their shadows and rings, in every state; captions, numbers, slips, and a scopa being written."""
    found: set[Drawn] = set()
    plain = Patchwork.paint

    def paint(self: Patchwork, surface: pygame.Surface, pieces: list[Piece]) -> list[pygame.Rect]:
        found.update(piece for piece in pieces if isinstance(piece, Drawn))
        return plain(self, surface, pieces)

    monkeypatch.setattr(Patchwork, "paint", paint)
    with piloted(windowed=size, lang="de") as pilot:
        for scene in ("table", "choice", "scopa", "declaration", "refusal", "lesson"):
            if scene == "lesson":
                pilot.program.stack.push(pilot.program.context.routes.lesson())
                pilot.settle()
            else:
                showcase.show(pilot.program.context, scene)
            for button in pilot.top.places().buttons.values() if pilot.top.places() else ():  # type: ignore[union-attr]
                pilot.move(button)
                pilot.advance(FRAME, draw=True)
                pilot.down(button)
                pilot.advance(FRAME, draw=True)
                pilot.up((1, 1))
                pilot.advance(3 * FRAME, draw=True)
            for _ in range(4):
                pilot.press(pygame.K_TAB)
                pilot.advance(FRAME, draw=True)
        blank = pygame.Surface(size)
        blank.fill((90, 120, 100))
        for piece in found:
            surface = blank.copy()
            piece.draw(surface)
            surface.blit(blank, piece.area[:2], piece.area)
            assert surface.get_buffer().raw == blank.get_buffer().raw, piece.look
    assert len(found) > 40
