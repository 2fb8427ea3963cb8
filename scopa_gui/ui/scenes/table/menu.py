"""The table's menu: a small sheet on the table, with the deck's public number before the first card."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import pygame

from scopa_gui.app.count_messages import deck_number
from scopa_gui.app.menu_words import button_word, menu_word
from scopa_gui.app.rule_words import preset_name
from scopa_gui.app.session import GameSession
from scopa_gui.app.table_words import leave_table
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import double_line, lay_panel
from scopa_gui.ui.scene import Places, Scene
from scopa_gui.ui.spoken import spoken
from scopa_gui.ui.text import fitting_size, label
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.widget_set import WidgetSet

HEADING: Final = 30
WIDTH: Final = 340
VEIL: Final = (150, 150, 150)
LEAVE: Final = "leave"
NEW_GAME: Final = "new_game"


class TableMenuScene(Scene):
    """Pops with "leave" or "new_game" when the person goes from the table, else with nothing."""

    name: ClassVar[str] = "table_menu"
    opaque: ClassVar[bool] = False

    def __init__(self, context: AppContext, session: GameSession) -> None:
        self._context = context
        self._session = session
        self._controls = WidgetSet()
        self._style = Style.for_window(context.fonts, context.stack.size, context.text_scale)
        self._panel = pygame.Rect(0, 0, 1, 1)
        self._drawn = False

    def _actions(self) -> list[tuple[str, str, Callable[[], None]]]:
        stack, routes = self._context.stack, self._context.routes
        return [
            ("back", menu_word("resume"), stack.pop),
            ("rules", button_word("rules"), lambda: stack.push(routes.learn(rules=True))),
            ("settings", menu_word("settings"), lambda: stack.push(routes.settings())),
            ("new_game", menu_word("new_game"), lambda: stack.pop(NEW_GAME)),
            ("leave", leave_table(), lambda: stack.pop(LEAVE)),
        ]

    def resize(self, width: int, height: int) -> None:
        """Lay the sheet out in the middle."""
        self._style = style = Style.for_window(self._context.fonts, (width, height), self._context.text_scale)
        actions, row = self._actions(), style.control_height(52, 21)
        gap, pad, head = style.px(10), style.px(40), round(style.text(HEADING) * 2.0)
        wide = max(Button.wanted_width(style, words, 21) for _, words, _ in actions)
        inner = min(max(style.px(WIDTH) - 2 * pad, wide), width - 4 * pad)
        foot = round(style.text(15) * 2.2)
        tall = 2 * style.px(34) + head + len(actions) * (row + gap) + foot
        self._panel = pygame.Rect(0, 0, inner + 2 * pad, tall)
        self._panel.center = (width // 2, height // 2)
        top = self._panel.y + style.px(34) + head
        self._controls.replace(
            Button(
                name,
                pygame.Rect(self._panel.x + pad, top + i * (row + gap), inner, row),
                words,
                action,
                kind=Kind.PLAIN if i else Kind.PRIMARY,
                size=21,
            )
            for i, (name, words, action) in enumerate(actions)
        )
        if self._controls.focused is None:
            self._controls.focus("back", ring=False)
        self._drawn = False

    def restyle(self) -> None:
        """Take the words anew."""
        self.resize(*self._context.stack.size)

    def enter(self) -> None:
        """Show the sheet."""
        self._drawn = False

    def spoken_page(self) -> tuple[str, ...]:
        """The game and its deck."""
        return (preset_name(self._session.record.preset), deck_number(self._session.deck_number))

    def spoken_focus(self) -> str:
        """The focused button."""
        return spoken(self._controls.focused_control)

    def handle(self, event: pygame.Event) -> bool:
        """The buttons; Esc, the other mouse button or a press beside the sheet go back to the table."""
        self._drawn = False
        if self._controls.handle(event):
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN
        beside = pressed and (event.button != 1 or not self._panel.collidepoint(event.pos))
        if beside or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
            self._context.stack.pop()
            return True
        return False

    def update(self, dt: float) -> None:
        """Let hovers fade."""
        if self.is_moving:
            self._drawn = False
        self._controls.update(dt)

    @property
    def is_moving(self) -> bool:
        """Whether a hover fades."""
        return not self._controls.is_settled

    @property
    def needs_draw(self) -> bool:
        """Whether anything changed."""
        return not self._drawn

    def places(self) -> Places | None:
        """The buttons."""
        return None if self.is_moving else Places(buttons=self._controls.centres())

    def draw(self, surface: pygame.Surface) -> None:
        """The darkened table, the sheet, its heading and buttons."""
        style, panel = self._style, self._panel
        surface.fill(VEIL, special_flags=pygame.BLEND_RGB_MULT)
        lay_panel(surface, panel, style.unit)
        heading, room = preset_name(self._session.record.preset), panel.width - 2 * style.px(34)
        size = fitting_size(style.fonts, heading, Face.DISPLAY, style.text(HEADING), room)
        y = panel.y + style.px(30) + style.text(HEADING) * 0.6
        label(surface, style.fonts, heading, Face.DISPLAY, size, PALETTE.red, (panel.centerx, y))
        line = round(panel.y + style.px(30) + style.text(HEADING) * 1.5)
        double_line(surface, panel.centerx - style.px(60), line, style.px(120))
        words, low = deck_number(self._session.deck_number), panel.bottom - style.px(30) - style.text(15) * 0.5
        label(surface, style.fonts, words, Face.SANS, style.text(15), PALETTE.ink2, (panel.centerx, low))
        self._controls.draw(surface, style)
        self._drawn = True
