"""What scenes made of papers share: a painted ground, controls on it, the keyboard, and one step back."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

import pygame

from scopa_gui.app.files import Unreadable
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.notices import match_unreadable
from scopa_gui.ui.scene import Places, Scene
from scopa_gui.ui.scenes.note import lay_note
from scopa_gui.ui.spoken import spoken
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.widget_set import WidgetSet

NOTE_SECONDS: Final = 8.0


class PaperScene(Scene):
    """A scene that stands still: it paints its ground once, and its controls when one of them changed.

    Subclasses give `build` (the controls) and `paint_ground`; `lay_out` makes both anew. `first_focus` names the
    control that Enter presses when nothing else was chosen.
    """

    first_focus: ClassVar[str | None] = None

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self.size = context.stack.size
        self.style = Style.for_window(context.fonts, self.size, context.text_scale)
        self.controls = WidgetSet(reaches_disabled=context.speaks)
        self._ground: pygame.Surface | None = None
        self._drawn = False
        self._note: str | None = None
        self._note_left = 0.0

    @abstractmethod
    def build(self) -> list[Widget]:
        """The controls for the present size, words and state, in the order of the keyboard."""

    @abstractmethod
    def paint_ground(self, surface: pygame.Surface) -> None:
        """Paint everything below the controls on the empty table."""

    def lay_out(self) -> None:
        """Make controls and ground anew; the focus stays on the control of the same name."""
        first = self.controls.focused is None
        self.controls.replace(self.build())
        if first and self.first_focus is not None:
            self.controls.focus(self.first_focus, ring=False)
        self._ground = None
        self._drawn = False

    # ------------------------------------------------------------------------------------------ Scene

    def enter(self) -> None:
        """Show the next waiting message."""
        notice = self.context.take_notice()
        if notice is not None:
            self.show_note(notice)

    def resize(self, width: int, height: int) -> None:
        """Lay everything out for the new size."""
        self.size = (width, height)
        self.restyle()

    def restyle(self) -> None:
        """Take words, text size, pack and cloth anew."""
        self.style = Style.for_window(self.context.fonts, self.size, self.context.text_scale)
        self.lay_out()

    def handle(self, event: pygame.Event) -> bool:
        """The controls first; Esc goes one step back."""
        used = self.controls.handle(event)
        if used or event.type in (pygame.MOUSEMOTION, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self._drawn = False
        if used:
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.go_back()
            return True
        return False

    def go_back(self) -> None:
        """One step back: the scene below."""
        self.context.stack.pop()

    def update(self, dt: float) -> None:
        """Let hovers fade and messages go."""
        if self.is_moving:
            self._drawn = False
        self.controls.update(dt)
        if self._note is not None:
            self._note_left -= dt
            if self._note_left <= 0:
                self._note = None
                self._drawn = False

    @property
    def needs_draw(self) -> bool:
        """Whether a control or the message changed."""
        return not self._drawn

    @property
    def is_moving(self) -> bool:
        """Whether a hover fades."""
        return not self.controls.is_settled

    def draw(self, surface: pygame.Surface) -> None:
        """The ground, the controls, the message."""
        if self._ground is None or self._ground.get_size() != surface.get_size():
            self._ground = self.context.look.table_top(*self.size).copy()
            self.paint_ground(self._ground)
        surface.blit(self._ground, (0, 0))
        self.controls.draw(surface, self.style)
        self.paint_over(surface)
        if self._note is not None:
            lay_note(surface, self.style, self._note, self.note_bottom)
        self._drawn = True

    def paint_over(self, surface: pygame.Surface) -> None:
        """Paint what lies over the controls or moves; nothing by default."""

    def places(self) -> Places | None:
        """The controls by name."""
        return None if self.is_moving else Places(buttons=self.controls.centres())

    def spoken_focus(self) -> str:
        """The focused control."""
        return spoken(self.controls.focused_control)

    # ------------------------------------------------------------------------------------------ messages

    @property
    def note_bottom(self) -> int:
        """Where a slip with a message ends: just above the rim."""
        return self.size[1] - self.style.px(48)

    def show_note(self, words: str) -> None:
        """Lay a slip with a message on the table for a while."""
        self._note, self._note_left = words, NOTE_SECONDS
        self.context.say(words, asked=True)
        self._drawn = False

    def show_notice(self, words: str) -> bool:
        """Lay the line on the table as a slip."""
        self.show_note(words)
        return True

    def tell(self, found: Unreadable | None) -> None:
        """Say that a saved match could not be read, if so."""
        if found is not None:
            self.show_note(match_unreadable(found))
