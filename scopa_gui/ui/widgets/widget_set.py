"""All controls of a scene: routes pointer, wheel and keys, keeps one hover, one pressed and one focused control."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Final

import pygame

from scopa_gui.ui.patchwork import Drawn
from scopa_gui.ui.widgets.base import Spot, Widget
from scopa_gui.ui.widgets.focus import Way, step_by_place, step_in_order
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.style import Style

WAYS: Final = {
    pygame.K_LEFT: Way.LEFT,
    pygame.K_RIGHT: Way.RIGHT,
    pygame.K_UP: Way.UP,
    pygame.K_DOWN: Way.DOWN,
}
ACTIVATE: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
LEFT_BUTTON: Final = 1


class WidgetSet:
    """Controls in drawing and Tab order. `handle` takes pygame's events and says whether it used them.

    The focus ring shows only after a key moved the focus; a press with the pointer hides it again. `arrows` False
    leaves arrow keys that no control wants to the scene (the table chooses cards with them). `reaches_disabled` takes
    the focus to disabled controls too, for those who only hear what there is.
    """

    def __init__(self, widgets: Iterable[Widget] = (), *, arrows: bool = True, reaches_disabled: bool = False) -> None:
        self._widgets = list(widgets)
        self._arrows = arrows
        self._reaches_disabled = reaches_disabled
        self._focus: Widget | None = None
        self._ring = False
        self._hover: Widget | None = None
        self._captured: Widget | None = None

    # contents

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Show other controls, as after a resize; focus and hover stay on the control of the same name."""
        focus, ring = self._focus.name if self._focus else None, self._ring
        hover = self._hover.name if self._hover else None
        self._widgets = list(widgets)
        self._focus = self._hover = self._captured = None
        self._ring = ring
        for part in self.parts():
            if part.name == focus:
                self._set_focus(part)
            if part.name == hover:
                part.hovered, self._hover = True, part

    def add(self, widget: Widget) -> None:
        """One more control, drawn above the others."""
        self._widgets.append(widget)

    def parts(self) -> Iterator[Widget]:
        """Every control that can have the focus, those inside panels too."""
        for widget in self._widgets:
            yield from widget.parts()

    def find(self, name: str) -> Widget:
        """The control of this name. Raises KeyError with the names there are."""
        for part in (*self._widgets, *self.parts()):
            if part.name == name:
                return part
        raise KeyError(f"no control {name!r}; there are {', '.join(p.name for p in self.parts())}")

    def centres(self) -> dict[str, Spot]:
        """Where to press each control that can be used now, for tests from outside."""
        return {part.name: part.centre for part in self.parts() if part.is_live}

    # focus

    @property
    def focused(self) -> str | None:
        """The name of the control that has the keyboard."""
        return self._focus.name if self._focus else None

    @property
    def focused_control(self) -> Widget | None:
        """The control that has the keyboard."""
        return self._focus

    @property
    def shows_ring(self) -> bool:
        """Whether the focus ring is in sight."""
        return self._ring and self._focus is not None

    def focus(self, name: str | None, ring: bool = True) -> None:
        """Give the keyboard to a control by name, or to none."""
        self._ring = ring
        self._set_focus(self.find(name) if name is not None else None)

    def _set_focus(self, widget: Widget | None) -> None:
        if self._focus is not None:
            self._focus.focused = False
        self._focus = widget
        if widget is None:
            return
        widget.focused = self._ring
        if self._ring and isinstance(widget.owner, ScrollPanel):
            widget.owner.reveal(widget)

    def _live(self) -> list[Widget]:
        return [part for part in self.parts() if part.is_live or (self._reaches_disabled and part.visible)]

    def _move_focus(self, target: int | None, live: list[Widget]) -> bool:
        if target is None:
            return False
        self._ring = True
        self._set_focus(live[target])
        return True

    # events

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; True when a control used it."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._motion(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == LEFT_BUTTON:
                return self._down(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == LEFT_BUTTON:
                return self._up(event.pos)
            case pygame.MOUSEWHEEL:
                return self._wheel(getattr(event, "precise_y", float(event.y)))
            case pygame.KEYDOWN:
                return self._key(event.key, event.mod)
            case pygame.TEXTINPUT:
                return self._focus is not None and self._focus.is_live and self._focus.words(event.text)
            case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
                self.cancel()
        return False

    def cancel(self) -> None:
        """Let go of everything, as when the window loses the pointer."""
        if self._captured is not None:
            self._captured.pressed = False
            self._captured = None
        self._set_hover(None)

    def _under(self, at: Spot) -> Widget | None:
        for widget in reversed(self._widgets):
            found = widget.target(at)
            if found is not None:
                return found
        return None

    def _set_hover(self, widget: Widget | None) -> None:
        if self._hover is not None and self._hover is not widget:
            self._hover.hovered = False
        self._hover = widget
        if widget is not None:
            widget.hovered = True

    def _motion(self, at: Spot) -> bool:
        if self._captured is not None:
            self._captured.hovered = self._under(at) is self._captured
            self._captured.drag(at)
            return True
        found = self._under(at)
        self._set_hover(found)
        if found is not None and found.enabled:
            found.hover(at)
        return found is not None

    def _down(self, at: Spot) -> bool:
        found = self._under(at)
        self._set_hover(found)
        if found is None:
            return False
        if found.enabled:
            self._captured = found
            found.pressed = True
            self._ring = False
            if found.takes_focus:
                self._set_focus(found)
            found.hover(at)
            found.press(at)
        return True

    def _up(self, at: Spot) -> bool:
        pressed, self._captured = self._captured, None
        if pressed is None:
            return False
        pressed.pressed = False
        if self._under(at) is pressed and pressed.is_live:
            pressed.release(at)
        self._motion(at)
        return True

    def _wheel(self, steps: float) -> bool:
        for widget in (self._hover, self._hover.owner if self._hover else None):
            if widget is not None and widget.wheel(steps):
                self._set_hover(None)
                return True
        return False

    def _key(self, key: int, mod: int) -> bool:
        live = self._live()
        focus = self._focus if self._focus in live else None
        current = live.index(focus) if focus is not None else None
        if key == pygame.K_TAB and not mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._move_focus(step_in_order(len(live), current, bool(mod & pygame.KMOD_SHIFT)), live)
        if focus is not None and self._offer(focus, key, mod):
            return True
        if self._arrows and key in WAYS:
            return self._move_focus(step_by_place([w.hit_area for w in live], current, WAYS[key]), live)
        return focus is None and any(w.key(key, mod) for w in self._widgets if isinstance(w, ScrollPanel))

    def _offer(self, focus: Widget, key: int, mod: int) -> bool:
        """The focused control's own keys, then its press, then the panel around it."""
        if focus.is_live and focus.key(key, mod):
            self._ring = focus.focused = True
            return True
        if focus.is_live and key in ACTIVATE and not mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            focus.activate()
            return True
        return focus.owner is not None and focus.owner.key(key, mod)

    # time and drawing

    @property
    def is_settled(self) -> bool:
        """Whether nothing would change without a further event."""
        return not any(widget.is_fading for widget in self._widgets)

    @property
    def look(self) -> tuple[Hashable, ...]:
        """What the picture of the controls depends on, for comparing."""
        return tuple(widget.look for widget in self._widgets)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for widget in self._widgets:
            widget.update(dt)

    def draw(self, surface: pygame.Surface, style: Style) -> None:
        """Draw every control; the focused one last, so that nothing covers its ring."""
        for widget in self._in_order():
            widget.draw(surface, style)

    def pieces(self, style: Style) -> list[Drawn]:
        """Every control as a piece of a larger picture, in the same order."""
        return [widget.piece(style) for widget in self._in_order()]

    def _in_order(self) -> list[Widget]:
        last = self._focus if self.shows_ring else None
        return sorted(self._widgets, key=lambda widget: widget is last)
