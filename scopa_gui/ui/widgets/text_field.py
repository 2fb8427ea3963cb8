"""A line to write on: a name, a profile, a pasted text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.text import Align, label
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import Spot, State, Widget
from scopa_gui.ui.widgets.style import LABEL, Style

FIRST_KEY_WITHOUT_LETTER: Final = 1 << 30
"""Arrows, function keys and their like have numbers from here on."""


class TextField(Widget):
    """One line of text with a steady caret. `paste` gives the clipboard's text; Enter calls `on_enter`."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        on_change: Callable[[str], None],
        *,
        longest: int = 40,
        hint: str = "",
        paste: Callable[[], str] | None = None,
        on_enter: Callable[[], None] | None = None,
        why: str = "",
        enabled: bool = True,
    ):
        super().__init__(name, rect, why=why, enabled=enabled)
        self.text = text[:longest]
        self.caret = len(self.text)
        self.longest = longest
        self.hint = hint
        self._on_change = on_change
        self._paste = paste
        self._on_enter = on_enter
        self._edges: list[int] = [0]

    # editing

    def _replace(self, start: int, end: int, written: str) -> None:
        written = "".join(c for c in written if c.isprintable())
        room = self.longest - (len(self.text) - (end - start))
        written = written[: max(0, room)]
        changed = self.text[:start] + written + self.text[end:]
        self.caret = start + len(written)
        if changed != self.text:
            self.text = changed
            self._on_change(changed)

    def words(self, written: str) -> bool:
        """Typed text goes in at the caret."""
        self._replace(self.caret, self.caret, written)
        return True

    def key(self, key: int, mod: int) -> bool:
        """Caret keys, deleting, pasting; Space types and does not press."""
        command = mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        carets = {
            pygame.K_LEFT: max(0, self.caret - 1),
            pygame.K_RIGHT: min(len(self.text), self.caret + 1),
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        if key in carets:
            self.caret = carets[key]
        elif key == pygame.K_BACKSPACE:
            self._replace(max(0, self.caret - 1), self.caret, "")
        elif key == pygame.K_DELETE:
            self._replace(self.caret, min(len(self.text), self.caret + 1), "")
        elif key == pygame.K_v and command:
            self._replace(self.caret, self.caret, self._paste() if self._paste else "")
        else:
            return self._is_letter(key, mod)
        return True

    @staticmethod
    def _is_letter(key: int, mod: int) -> bool:
        """Whether a key will also come as text: then it is no shortcut of the scene's."""
        if key in (pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE) or mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        return key < FIRST_KEY_WITHOUT_LETTER

    def activate(self) -> None:
        """Enter: done writing."""
        if self._on_enter is not None:
            self._on_enter()

    def release(self, at: Spot) -> None:
        """Put the caret where the pointer is."""
        gaps = [abs(edge - at[0]) for edge in self._edges]
        self.caret = min(gaps.index(min(gaps)), len(self.text))

    def lay(self, style: Style) -> None:
        """Work out where each letter ends, for the pointer; painting does it too."""
        size, left = style.text(LABEL), self.rect.x + style.px(12)
        widths = [style.fonts.width(self.text[:n], Face.SERIF, size) for n in range(len(self.text) + 1)]
        self._edges = [left + width for width in widths]

    # drawing

    def paint(self, surface: pygame.Surface, style: Style, state: State) -> None:
        """Box, words or hint, caret; long words are shown from the end that holds the caret."""
        fill = PALETTE.disabled if state is State.DISABLED else PALETTE.paper_hi
        line = {State.HOVER: PALETTE.red, State.DISABLED: PALETTE.disabled_line}.get(state, PALETTE.rule)
        surface.blit(rounded(*self.rect.size, style.px(6), fill, line, 1), self.rect)
        size, pad = style.text(LABEL), style.px(12)
        inner = self.rect.inflate(-2 * pad, -6)
        before, clip = style.fonts.width(self.text[: self.caret], Face.SERIF, size), surface.get_clip()
        shift = max(0, before - inner.width + 2)
        self.lay(style)
        self._edges = [edge - shift for edge in self._edges]
        surface.set_clip(inner.clip(clip))
        words, tone = (self.text, PALETTE.ink) if self.text else (self.hint, PALETTE.ink2)
        tone = PALETTE.ink3 if state is State.DISABLED else tone
        label(surface, style.fonts, words, Face.SERIF, size, tone, (inner.x - shift, inner.centery), Align.LEFT)
        if self.focused:
            surface.fill(
                colour(PALETTE.red), (inner.x - shift + before, inner.centery - size // 2, max(1, style.px(2)), size)
            )
        surface.set_clip(clip)
