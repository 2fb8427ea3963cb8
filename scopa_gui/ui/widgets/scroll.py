"""A part of a panel that scrolls inside its rule: wheel, thumb, Page Up and Down, and focus that brings into view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Spot, State, Widget
from scopa_gui.ui.widgets.style import Style

WHEEL: Final = 64
"""Pixels for one notch of the wheel."""

THUMB: Final = 8
THUMB_HIT: Final = 40

Content = Callable[[pygame.Surface, Style, Spot], None]


class ScrollPanel(Widget):
    """A window onto something taller. Its controls are given in window pixels, as they lie when nothing is scrolled.

    `content` may draw words and pictures under the controls; it is given where the top left corner lies now.
    The thumb is drawn in the right margin, `beside` pixels outside the window.
    """

    takes_focus = False

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        children: Sequence[Widget],
        height: int,
        *,
        content: Content | None = None,
        beside: int = 12,
        on_cloth: bool = False,
    ):
        super().__init__(name, rect, on_cloth=on_cloth)
        self.children = list(children)
        self.content_height = height
        self.offset = 0
        self._content = content
        self._beside = beside
        self._grip: int | None = None
        for child in self.children:
            for part in child.parts():
                part.owner = self

    # scrolling

    @property
    def reach(self) -> int:
        """The largest offset: 0 when everything is in sight."""
        return max(0, self.content_height - self.rect.height)

    def scroll_to(self, offset: float) -> bool:
        """Put the content's line `offset` at the top, as far as there is content; True when something moved."""
        offset = max(0, min(self.reach, round(offset)))
        moved = self.offset - offset
        if moved:
            self.offset = offset
            for child in self.children:
                child.move(0, moved)
        return bool(moved)

    def reveal(self, widget: Widget) -> None:
        """Scroll as little as brings a control of ours into view."""
        margin = 12
        box = widget.hit_area
        if box.top - margin < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - box.top + margin))
        elif box.bottom + margin > self.rect.bottom:
            self.scroll_to(self.offset + box.bottom + margin - self.rect.bottom)

    def move(self, dx: int, dy: int) -> None:
        """Shift window and content."""
        super().move(dx, dy)
        for child in self.children:
            child.move(dx, dy)

    def thumb(self) -> pygame.Rect:
        """The thumb, as large a part of the window as the window is of the content."""
        share = self.rect.height / max(1, self.content_height)
        height = max(THUMB_HIT, round(self.rect.height * min(1.0, share)))
        travel = self.rect.height - height
        y = self.rect.y + round(travel * self.offset / max(1, self.reach))
        return pygame.Rect(self.rect.right + self._beside - THUMB // 2, y, THUMB, height)

    def _thumb_hit(self) -> pygame.Rect:
        thumb = self.thumb()
        return thumb.inflate(2 * self._beside - thumb.width if 2 * self._beside > thumb.width else 0, 0)

    # what happens

    def target(self, at: Spot) -> Widget | None:
        """The thumb, a control in sight, or the window itself (for the wheel)."""
        if not self.visible:
            return None
        if self.reach and self._thumb_hit().collidepoint(at):
            return self
        if not self.rect.collidepoint(at):
            return None
        for child in reversed(self.children):
            found = child.target(at)
            if found is not None:
                return found
        return self

    def parts(self) -> Iterator[Widget]:
        """The controls inside."""
        for child in self.children:
            yield from child.parts()

    def wheel(self, steps: float) -> bool:
        """Scroll by notches."""
        self.scroll_to(self.offset - steps * WHEEL)
        return self.reach > 0

    def press(self, at: Spot) -> None:
        """Take the thumb, if it is there."""
        self._grip = at[1] - self.thumb().y if self.reach and self._thumb_hit().collidepoint(at) else None

    def drag(self, at: Spot) -> None:
        """Move the thumb."""
        if self._grip is None:
            return
        travel = max(1, self.rect.height - self.thumb().height)
        self.scroll_to((at[1] - self._grip - self.rect.y) / travel * self.reach)

    def release(self, at: Spot) -> None:
        """Let the thumb go."""
        self._grip = None

    def key(self, key: int, mod: int) -> bool:
        """Page Up and Down, Home, End."""
        page = self.rect.height - 40
        targets = {
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.reach,
        }
        return key in targets and self.scroll_to(targets[key])

    # time and drawing

    @property
    def is_fading(self) -> bool:
        """Whether a hover inside is on its way out."""
        return any(part.is_fading for part in self.parts())

    def update(self, dt: float) -> None:
        """Let time pass inside."""
        for child in self.children:
            child.update(dt)

    def draw(self, surface: pygame.Surface, style: Style) -> None:
        """Content and controls, cut at the window's upper and lower edge, and the thumb."""
        if not self.visible:
            return
        before = surface.get_clip()
        room = style.px(16)  # focus rings and shadows may reach out sideways
        surface.set_clip(self.rect.inflate(2 * room, 0).clip(before))
        if self._content is not None:
            self._content(surface, style, (self.rect.x, self.rect.y - self.offset))
        for child in self.children:
            if child.rect.bottom + room > self.rect.top and child.rect.top - room < self.rect.bottom:
                child.draw(surface, style)
        surface.set_clip(before)
        self.paint(surface, style, State.NORMAL)

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """The thumb in its groove."""
        if not self.reach:
            return
        thumb = self.thumb()
        groove = pygame.Rect(thumb.x + 1, self.rect.y, thumb.width - 2, self.rect.height)
        rail, knob = ("#1a4a35", PALETTE.cream2) if self.on_cloth else (PALETTE.hair, PALETTE.ink3)
        if self.on_cloth:
            shade = pygame.Surface(groove.size, pygame.SRCALPHA)
            shade.fill((6, 16, 11, 110))
            surface.blit(shade, groove)
        else:
            surface.blit(rounded(*groove.size, 3, rail), groove)
        surface.blit(rounded(*thumb.size, 4, knob), thumb)
