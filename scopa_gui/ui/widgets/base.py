"""What every control has in common: name, place, states, focus ring, and the hover that fades."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from enum import Enum, auto
from functools import partial
from typing import Final

import pygame

from scopa_gui.stage.layout_metrics import SMALLEST_HIT
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.patchwork import Box, Drawn, box
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style

FADE_SECONDS: Final = 0.12
"""A hover appears at once and takes this long to go."""

RING_GAP: Final = 3
RING_LINE: Final = 2
REACH: Final = 16
"""Pixels, and units besides, around a control that its shadow and its ring may reach."""


class State(Enum):
    """How a control looks; focus is a ring around any of these."""

    NORMAL = auto()
    HOVER = auto()
    PRESSED = auto()
    DISABLED = auto()


Spot = tuple[int, int]


class Widget:
    """A control at a place. A WidgetSet tells it what the pointer and the keys do.

    name: what tests and scenes call it. rect: what is drawn, in window pixels. why: the reason it is disabled, in the
    person's language; a control with a reason is disabled. on_cloth: its focus ring is lamp yellow. label, explanation:
    the words that stand beside it, for those who hear them.
    """

    takes_focus = True

    def __init__(self, name: str, rect: pygame.Rect, *, why: str = "", enabled: bool = True, on_cloth: bool = False):
        self.name = name
        self.rect = pygame.Rect(rect)
        self.why = why
        self.enabled = enabled and not why
        self.on_cloth = on_cloth
        self.visible = True
        self.label = ""
        self.explanation = ""
        self.owner: Widget | None = None
        self.hovered = False
        self.pressed = False
        self.focused = False
        self._fade = 0.0

    # what it is

    @property
    def is_live(self) -> bool:
        """Whether it can be used."""
        return self.enabled and self.visible

    @property
    def hit_area(self) -> pygame.Rect:
        """Where a press counts: at least 40 x 40 pixels."""
        return self.rect.inflate(max(0, SMALLEST_HIT - self.rect.width), max(0, SMALLEST_HIT - self.rect.height))

    @property
    def centre(self) -> Spot:
        """Where a test presses it."""
        return self.hit_area.center

    def target(self, at: Spot) -> Widget | None:
        """The control under a point: itself, or one of its own."""
        return self if self.visible and self.hit_area.collidepoint(at) else None

    def parts(self) -> Iterator[Widget]:
        """The controls that can have the focus, in order."""
        if self.takes_focus:
            yield self

    def move(self, dx: int, dy: int) -> None:
        """Shift it, as a scroll does."""
        self.rect.move_ip(dx, dy)

    # what happens to it

    def hover(self, at: Spot) -> None:
        """The pointer is over it."""

    def press(self, at: Spot) -> None:
        """The main button went down on it."""

    def drag(self, at: Spot) -> None:
        """The pointer moves with the button down, wherever it is."""

    def release(self, at: Spot) -> None:
        """The button came up again on it."""
        self.activate()

    def activate(self) -> None:
        """Enter, Space or a press."""

    def key(self, key: int, mod: int) -> bool:
        """A key while it has the focus; True when it used it."""
        return False

    def words(self, written: str) -> bool:
        """Text typed while it has the focus; True when it used it."""
        return False

    def wheel(self, steps: float) -> bool:
        """The wheel turned over it (positive upwards); True when it used it."""
        return False

    # time and drawing

    @property
    def is_fading(self) -> bool:
        """Whether a hover is still on its way out."""
        return self._fade > 0 and not self.hovered

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.hovered and self.enabled:
            self._fade = 1.0
        elif self._fade > 0:
            self._fade = max(0.0, self._fade - dt / FADE_SECONDS)

    @property
    def state(self) -> State:
        """How it looks now."""
        if not self.enabled:
            return State.DISABLED
        if self.pressed and self.hovered:
            return State.PRESSED
        return State.HOVER if self.hovered else State.NORMAL

    @property
    def look(self) -> Hashable:
        """What its picture depends on, for comparing; another control looks different."""
        return self, self.state, self.visible, self.focused, self._fade if self.is_fading else 0.0

    def piece(self, style: Style) -> Drawn:
        """It as a piece of a larger picture."""
        return Drawn(self.look, self._reach(style), partial(self.draw, style=style))

    def _reach(self, style: Style) -> Box:
        """Nothing of it is painted outside this area."""
        return box(self.rect, REACH + style.px(REACH))

    def draw(self, surface: pygame.Surface, style: Style) -> None:
        """Draw it with its fading hover and its focus ring."""
        if not self.visible:
            return
        state = self.state
        self.paint(surface, style, state)
        if state is State.NORMAL and self._fade > 0:
            self._paint_faded(surface, style)
        if self.focused:
            shape, radius = self.ring(style)
            focus_ring(surface, shape, radius, style, self.on_cloth)

    def _paint_faded(self, surface: pygame.Surface, style: Style) -> None:
        """Paint the hover, then lay the plain picture over it again, as strongly as the hover has gone."""
        area = pygame.Rect(self._reach(style)).clip(surface.get_clip())
        if not area.width or not area.height:
            return
        plain = surface.subsurface(area).copy()
        self.paint(surface, style, State.HOVER)
        plain.set_alpha(round(255 * (1 - self._fade)))
        surface.blit(plain, area)

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Draw it in a state, without its focus ring."""
        raise NotImplementedError

    def ring(self, style: Style) -> tuple[pygame.Rect, int]:
        """What the focus ring goes around: a rectangle and its corner radius."""
        return self.rect, style.px(6)


def focus_ring(surface: pygame.Surface, rect: pygame.Rect, radius: int, style: Style, on_cloth: bool = False) -> None:
    """A line set off by a gap: dark on paper, lamp yellow on cloth. Exactly one control in sight has it."""
    gap, line = max(RING_GAP, style.px(RING_GAP)), max(RING_LINE, style.px(RING_LINE))
    box = rect.inflate(2 * (gap + line), 2 * (gap + line))
    tone = PALETTE.lamp if on_cloth else PALETTE.ink
    surface.blit(rounded(box.width, box.height, radius + gap + line, None, tone, line), box)
