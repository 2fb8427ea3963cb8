"""Tables with so many cards, or such small ones, that they wear the large index by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from scopa_gui.engine import CARDS
from scopa_gui.stage.layout import SlotKind, TableLayout
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.scenes.table.cards import LEAST_WIDTH, CardPainter
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.sprites import CardLook, CardSprites
from tests.pilot import Pilot, piloted


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(game="scopa_classica", speed="off") as one:
        one.settle()
        yield one


@pytest.mark.parametrize(("grid", "large"), [(SlotKind.ROOMY, False), (SlotKind.TIGHT, False), (SlotKind.WIDE, True)])
def test_cards_of_a_crowded_table_wear_the_large_index_and_no_others(pilot: Pilot, grid: SlotKind, large: bool) -> None:
    model, look = pilot.scene(TableScene).model, pilot.program.context.look
    layout, board = model.motion.layout, model.motion.board
    lying = tuple(card for card in CARDS if card not in board.held)[: grid.capacity]
    crowded = replace(board, slots=lying[:34], grid=grid)
    painter = CardPainter(look, layout)
    assert painter.sprites(crowded, lying[0]) is (look.indexed if large else look.sprites)
    assert painter.sprites(crowded, board.held[0]) is look.sprites
    assert look.indexed is not look.sprites
    height = layout.slot_height(grid)
    plain, marked = (each.art.picture(str(lying[0]), height) for each in (look.sprites, look.indexed))
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(marked, "RGBA")


def test_cards_too_narrow_to_be_read_wear_it_in_any_grid(pilot: Pilot) -> None:
    look, board = pilot.program.context.look, pilot.scene(TableScene).model.motion.board
    narrow = TableLayout(960, 600, seats=2, sides=2, ratio=0.3)
    lying = tuple(card for card in CARDS if card not in board.held)
    tight = replace(board, slots=lying[:20], grid=SlotKind.TIGHT)
    assert narrow.slot_height(SlotKind.TIGHT) * 0.3 < LEAST_WIDTH
    assert CardPainter(look, narrow).sprites(tight, lying[0]) is look.indexed


def test_a_crowded_table_is_painted_with_the_large_index(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    motion, look = pilot.scene(TableScene).model.motion, pilot.program.context.look
    lying = tuple(card for card in CARDS if card not in motion.board.held)[:30]
    motion.reset(replace(motion.board, slots=lying, grid=SlotKind.WIDE))
    marked: set[str] = set()
    plain = CardSprites.sprite

    def sprite(sprites: CardSprites, one: CardLook, budget: Budget | None = None) -> pygame.Surface:
        if sprites is look.indexed:
            marked.add(one.name)
        return plain(sprites, one, budget)

    monkeypatch.setattr(CardSprites, "sprite", sprite)
    pilot.picture()
    assert marked == {str(card) for card in lying}
