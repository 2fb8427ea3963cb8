"""Cards at their poses: which picture, how high, how far turned, and in which order they are laid down."""

from __future__ import annotations

from typing import Final

import pygame

from scopa_gui.engine import Card
from scopa_gui.stage.board import Board, Key
from scopa_gui.stage.geometry import Pose
from scopa_gui.stage.layout import SlotKind, TableLayout
from scopa_gui.stage.motion import Motion
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.look import TableLook
from scopa_gui.ui.patchwork import Placed
from scopa_gui.ui.scenes.table.held import METRICS as HELD
from scopa_gui.ui.sprites import CardLook, CardSprites, turned_height

BACK: Final = "back"
FLIGHT_STEP: Final = 3.0
HELD_STEP: Final = 1.0
REST_STEP: Final = 0.5
FLIGHT_LEVELS: Final = 6
"""Degrees and pixels of height that are told apart: coarse where a card only passes by, so that few pictures do."""

LEAST_WIDTH: Final = 44
"""Pixels: table cards narrower than this wear the large index by themselves."""
SCALED_FROM: Final = 0.02
"""Below this share a difference in size is not worth another picture."""


class CardPainter:
    """Finds the sprite for a card at a pose; sizes between the usual ones are scaled from the nearest."""

    def __init__(self, look: TableLook, layout: TableLayout) -> None:
        self._look = look
        self._layout = layout

    def _heights(self, grid_height: int) -> tuple[int, ...]:
        layout = self._layout
        return (
            layout.back_height,
            grid_height,
            layout.hand_height,
            round(layout.hand_height * (1 + HELD.growth)),
        )

    @property
    def can_deal(self) -> bool:
        """Whether there is a picture of a back to be dealt: a deal of blank cards would be over before it came."""
        return not self._look.art.has_desk or self._look.art.is_at_hand(BACK, turned_height(self._layout.back_height))

    def sprites(self, board: Board, key: Key) -> CardSprites:
        """The pictures for a card: on a crowded table those with the large index, or its values could not be read."""
        if isinstance(key, Card) and key in board.table and self._is_small(board.grid):
            return self._look.indexed
        return self._look.sprites

    def _is_small(self, grid: SlotKind) -> bool:
        return grid is SlotKind.WIDE or self._layout.slot_height(grid) * self._layout.ratio < LEAST_WIDTH

    def at_rest(
        self, name: str, pose: Pose, budget: Budget, ring: float = 0.0, sprites: CardSprites | None = None
    ) -> Placed:
        """A card that lies still, at its exact size and turn."""
        sprites = sprites or self._look.sprites
        return sprites.placed(CardLook.of(name, pose, ring, step=REST_STEP), (pose.x, pose.y), budget)

    def moving(self, key: Key, motion: Motion, budget: Budget, step: float, ring: float = 0.0) -> Placed:
        """A card on its way, or held: scaled from the nearest usual size, squeezed while it turns over.

        Where the frame may not wait, from the nearest one of which there is a picture.
        """
        board, frame = motion.board, motion.frames[key]
        pose, name, sprites = frame.pose, name_of(key, frame.pose), self.sprites(board, key)
        grid_height = self._layout.slot_height(board.grid)
        if step == HELD_STEP:
            grown = round(self._layout.hand_height * (1 + HELD.growth))
            for height in (grown, turned_height(grown)):  # it hangs straight, and leans while it is carried
                sprites.art.ask(name, height)
        if isinstance(key, Card) and step == FLIGHT_STEP:  # turned up or laid down in a moment
            goal = motion.goal(key)
            shown = goal.height if goal is not None and goal.face_up else grid_height
            sprites.art.ask(str(key), turned_height(round(shown)))
        level = FLIGHT_LEVELS * round(pose.z / FLIGHT_LEVELS) if step == FLIGHT_STEP else pose.z
        looks = (
            CardLook.of(name, Pose(pose.x, pose.y, pose.angle, height, level), ring, step=step)
            for height in sorted(self._heights(grid_height), key=lambda one: abs(one - pose.height))
        )
        look = nearest = next(looks)
        if not (budget.waits or sprites.can_bake(nearest)):
            look = next(filter(sprites.can_bake, looks), nearest)
        if step == HELD_STEP and look != nearest:
            budget.miss()  # nothing else would paint it again when its picture has come
        sprite = sprites.sprite(look, budget)
        factor = pose.height / look.height
        across, down = factor, factor
        if frame.width < 1.0:
            sideways = 45 < pose.angle % 180 < 135
            squeeze = max(0.04, frame.width)
            across, down = (factor, factor * squeeze) if sideways else (factor * squeeze, factor)
        if abs(across - 1) > SCALED_FROM or abs(down - 1) > SCALED_FROM:
            size = max(1, round(sprite.get_width() * across)), max(1, round(sprite.get_height() * down))
            sprite = pygame.transform.smoothscale(sprite, size)
        if frame.alpha < 1.0:
            sprite = sprite.copy()
            sprite.set_alpha(round(255 * frame.alpha))
        return sprite, (round(pose.x - sprite.get_width() / 2), round(pose.y - sprite.get_height() / 2))


def name_of(key: Key, pose: Pose) -> str:
    """The picture of a card: its face where it is known and up."""
    return str(key) if isinstance(key, Card) and pose.face_up else BACK
