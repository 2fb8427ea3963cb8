"""Cards as they lie: shadow, picture and ring baked into one surface, so that a card is one blit a frame."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final

import pygame

from scopa_gui.stage.geometry import Pose
from scopa_gui.ui.deck_art import CLEAR_BORDER, Budget, DeckArt
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.materials.shadow import card_casts, soft_box, turned_box
from scopa_gui.ui.materials.small_things import card_ring, ring_gap
from scopa_gui.ui.themes import PALETTE

KEPT_BYTES: Final = 24_000_000
"""Sprites are dropped, longest unseen first, beyond this many bytes; `CardSprites.bound` sets another limit."""

RING_STEPS: Final = 4
"""Ring strengths that are told apart, so that a ring can fade in and out."""

BLANK: Final = ""
"""The name of every card of which there is no picture yet: they all look the same."""

MOST_STAND_INS: Final = 12
"""Cards that wait for their picture at one time; each is drawn again for some frames."""

TWICE_UP_TO: Final = 400
"""Cards up to this height are turned from a picture of twice the size; larger ones are fine enough as they are."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """How one card is drawn. Angle in half degrees and z in steps of two keep the number of sprites bounded.

    dim darkens the card (0 to 255), ring is a ring's strength in quarters (0 none, 4 full).
    """

    name: str
    height: int
    half_degrees: int = 0
    z: int = 0
    ring: int = 0
    dim: int = 0

    @classmethod
    def of(cls, name: str, pose: Pose, ring: float = 0.0, dim: int = 0, step: float = 0.5) -> CardLook:
        """The look of a card at a pose; `step` is the coarseness of the angle in degrees (3 in flight)."""
        half = round(round(pose.angle / step) * step * 2) % 720
        return cls(name, round(pose.height), half, 2 * round(pose.z / 2), round(ring * RING_STEPS), dim)

    @property
    def angle(self) -> float:
        """Degrees counter-clockwise."""
        return self.half_degrees / 2


class CardSprites:
    """Sprites of one pack; the middle of a sprite's surface is the middle of the card."""

    def __init__(self, art: DeckArt) -> None:
        self.art = art
        self._kept: OrderedDict[CardLook, pygame.Surface] = OrderedDict()
        self._latest: dict[str, CardLook] = {}
        self._stand_ins: OrderedDict[CardLook, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._limit: int | None = None

    @property
    def kept_bytes(self) -> int:
        """Bytes of the sprites kept now."""
        return self._bytes

    def bound(self, limit: int) -> None:
        """Keep sprites of at most so many bytes."""
        self._limit = limit

    def sprite(self, look: CardLook, budget: Budget | None = None) -> pygame.Surface:
        """The sprite of a look. When the budget is spent: the card's last sprite of this height, else a blank one.

        The surface is shared: do not draw on it.
        """
        if look in self._kept:
            self._kept.move_to_end(look)
            self._latest[look.name] = look
            return self._kept[look]
        if budget is not None and not budget.waits and not self.art.is_at_hand(look.name, picture_height(look)):
            budget.miss()
            return self._stand_in(look)
        if budget is not None and not budget.take() and not self._is_as_cheap(look):
            return self._stand_in(look)
        return self._keep(look, self._bake(look))

    def _is_as_cheap(self, look: CardLook) -> bool:
        """Whether a stand-in would have to be baked just like the sprite, whose picture is there."""
        latest = self._latest.get(look.name)
        at_hand = latest is not None and latest in self._kept and latest.height == look.height
        return not at_hand and self.art.is_ready(look.name, picture_height(look))

    def can_bake(self, look: CardLook) -> bool:
        """Whether a look is baked, or can be without waiting for a desk."""
        return look in self._kept or not self.art.has_desk or self.art.is_ready(look.name, picture_height(look))

    def __contains__(self, look: object) -> bool:
        """Whether a look is baked already."""
        return look in self._kept

    def draw(
        self, surface: pygame.Surface, look: CardLook, at: tuple[float, float], budget: Budget | None = None
    ) -> None:
        """Blit a card with its middle at a place."""
        surface.blit(*self.placed(look, at, budget))

    def placed(
        self, look: CardLook, at: tuple[float, float], budget: Budget | None = None
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Sprite and top left corner, as fblits wants them."""
        sprite = self.sprite(look, budget)
        return sprite, (round(at[0] - sprite.get_width() / 2), round(at[1] - sprite.get_height() / 2))

    def drop_stand_ins(self) -> None:
        """Nothing is waited for any more."""
        self._stand_ins.clear()

    def forget(self) -> None:
        """Drop every sprite, as after a resize; the pack's pictures stay."""
        self._kept.clear()
        self._latest.clear()
        self._stand_ins.clear()
        self._bytes = 0

    def _keep(self, look: CardLook, sprite: pygame.Surface) -> pygame.Surface:
        self._kept[look] = sprite
        self._stand_ins.pop(look, None)
        self._latest[look.name] = look
        self._bytes += sprite.get_width() * sprite.get_height() * 4
        limit = KEPT_BYTES if self._limit is None else self._limit
        while self._bytes > limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= gone.get_width() * gone.get_height() * 4
        return sprite

    def _stand_in(self, look: CardLook) -> pygame.Surface:
        latest = self._latest.get(look.name)
        if latest is not None and latest in self._kept and latest.height == look.height:
            return self._kept[latest]
        key = look if self.art.has_some(look.name) else replace(look, name=BLANK)
        if key not in self._stand_ins:
            picture = self.art.stand_in(look.name, look.height)
            self._stand_ins[key] = bake(picture, picture.get_width(), look, 1.0, self._radius(look))
            if len(self._stand_ins) > MOST_STAND_INS:
                self._stand_ins.popitem(last=False)
        return self._stand_ins[key]

    def _radius(self, look: CardLook) -> int:
        return self.art.radius(look.height)

    def _bake(self, look: CardLook) -> pygame.Surface:
        radius = self._radius(look)
        if not look.half_degrees:
            picture = self.art.picture(look.name, look.height)
            return bake(picture, picture.get_width(), look, 1.0, radius)
        height = picture_height(look)
        factor = height / look.height
        picture = self.art.bordered(look.name, height)
        width = round((picture.get_width() - 2 * CLEAR_BORDER) / factor)
        return bake(picture, width, look, 1 / factor, radius)


def picture_height(look: CardLook) -> int:
    """The height of the picture that a look is baked from."""
    return turned_height(look.height) if look.half_degrees else look.height


def turned_height(height: int) -> int:
    """The height of the picture from which a card of this height is turned."""
    return height * 2 if height <= TWICE_UP_TO else height


def bake(picture: pygame.Surface, width: int, look: CardLook, scale: float, radius: int) -> pygame.Surface:
    """Shadow, ring and picture in one surface; `scale` turns the picture's pixels into the card's, `width` wide."""
    height = look.height
    surface = clear(_sprite_size(width, height, look))
    for shade in card_casts(height, look.z):
        box = turned_box(width, height, radius, shade.blur, shade.alpha, look.angle)
        _stamp(surface, box, 0.0, 1.0, (shade.right, shade.down))
    if look.ring:
        _stamp_ring(surface, width, radius, look)
    if look.dim:
        picture = picture.copy()
        level = 255 - look.dim
        picture.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    _stamp(surface, picture, look.angle, scale)
    return surface


def _sprite_size(width: int, height: int, look: CardLook) -> tuple[int, int]:
    """The turned card's bounding box and room for shadow and ring: no square of the diagonal, which costs twice."""
    pad = 14 + 2 * look.z + (16 if look.ring else 0)
    c, s = abs(math.cos(math.radians(look.angle))), abs(math.sin(math.radians(look.angle)))
    return math.ceil(width * c + height * s) + 2 * pad, math.ceil(width * s + height * c) + 2 * pad


def _stamp_ring(surface: pygame.Surface, width: int, radius: int, look: CardLook) -> None:
    alpha = 255 * look.ring // RING_STEPS
    glow = soft_box(width + 10, look.height + 10, radius + 5, 8, 150 * look.ring // RING_STEPS, PALETTE.lamp)
    _stamp(surface, glow, look.angle, 1.0)
    ring = card_ring(width, look.height, radius, ring_gap(look.height))
    if alpha < 255:
        ring = ring.copy()
        ring.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)  # turning forgets set_alpha
    _stamp(surface, ring, look.angle, 0.5)


def _stamp(
    surface: pygame.Surface,
    image: pygame.Surface,
    angle: float,
    scale: float,
    offset: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Blit an image turned and scaled, its middle at the surface's middle plus the offset."""
    if angle or scale != 1.0:
        image = pygame.transform.rotozoom(image, angle, scale)
    middle = (surface.get_width() / 2 + offset[0], surface.get_height() / 2 + offset[1])
    surface.blit(image, (round(middle[0] - image.get_width() / 2), round(middle[1] - image.get_height() / 2)))
