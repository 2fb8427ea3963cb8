"""The end of a match: a large slate with who won and every hand in a column, and the ways on."""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from scopa_gui.app.best_moments import best_moments
from scopa_gui.app.captions import match_won
from scopa_gui.app.count_messages import playing_to, rematch_words
from scopa_gui.app.menu_words import button_word, menu_word
from scopa_gui.app.moment_words import moment_words, moments_heading
from scopa_gui.app.notices import practice_match
from scopa_gui.app.session import GameSession
from scopa_gui.app.telling_words import total_line
from scopa_gui.engine import side_of
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.chalk import stroke
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.materials.slate import lay_slate
from scopa_gui.ui.scenes.count import running_totals
from scopa_gui.ui.scenes.fan import paint_fan
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.talk import talk_of, titles_of_sides
from scopa_gui.ui.text import fitting_size, shorten, wrap
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind

NARROWEST_COLUMN: Final = 58
"""Units; earlier hands are left out of a table that has no room for them."""
ROW: Final = (40, 92)
"""The lowest and the highest row of the table, in units; below the lowest the moments give way."""
ONE_LINE: Final = 0.7
"""The share of its usual size to which the winner's line shrinks before it becomes two."""
MOMENT: Final = 30
"""The chalk of a moment, in units."""


class MatchEndScene(PaperScene):
    """Pops with "rematch", "swap" (the same deals, seats moved on by one), "new_game" or "title"."""

    name: ClassVar[str] = "match_end"
    first_focus = "rematch"

    def __init__(self, context: AppContext, session: GameSession) -> None:
        super().__init__(context)
        self.session = session
        self.moments = best_moments(session.record)

    def go_back(self) -> None:
        """Esc goes to the title."""
        self.context.stack.pop("title")

    # ------------------------------------------------------------------------------------------ places

    @property
    def _slate(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        beside = style.px(58 + 60 + 28) + style.px(330 * max(1.0, style.text_scale**0.4))
        return pygame.Rect(style.px(58), style.px(62), width - beside, height - style.px(124))

    @property
    def _panel(self) -> pygame.Rect:
        style, slate = self.style, self._slate
        left = slate.right + style.px(28)
        return pygame.Rect(left, slate.y, self.size[0] - style.px(60) - left, slate.height)

    def build(self) -> list[Widget]:
        """Rematch first, then the other ways on."""
        style, panel = self.style, self._panel.inflate(-2 * self.style.px(30), -2 * self.style.px(44))
        again, swapped = rematch_words()
        rows = (
            ("rematch", again, Kind.PRIMARY),
            ("swap", swapped, Kind.PLAIN),
            ("new_game", menu_word("new_game"), Kind.PLAIN),
            ("title", button_word("menu"), Kind.QUIET),
        )
        height, gap = style.control_height(56, 21), style.px(16)
        top = panel.bottom - len(rows) * (height + gap) + gap
        return [
            Button(
                key,
                pygame.Rect(panel.x, top + i * (height + gap), panel.width, height),
                words,
                lambda key=key: self._leave(key),  # type: ignore[misc]
                kind=kind,
                size=21,
            )
            for i, (key, words, kind) in enumerate(rows)
        ]

    def _leave(self, way: str) -> None:
        """Go the chosen way; who plays known deals is told that they do not count."""
        if way == "swap":
            self.context.notices.append(practice_match())
        self.context.stack.pop(way)

    def spoken_page(self) -> tuple[str, ...]:
        """Who has won, to how many points, and the points of each side."""
        settled, target = self.session.settled, self.session.record.options.target
        won = () if settled.winner is None else (match_won(settled.winner, settled.totals, talk_of(self.session)),)
        sides = zip(titles_of_sides(self.session), settled.totals, strict=True)
        return (*won, *(total_line(side, points, target) for side, points in sides), *self._moments_said())

    def _moments_said(self) -> list[str]:
        talk = talk_of(self.session)
        return [moment_words(one, talk, self.context.family) for one in self.moments]

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """The slate with the table of hands, the sheet under the buttons with the winner's cards."""
        style = self.style
        lay_slate(surface, self._slate, max(10, style.px(16)), style.unit)
        lay_panel(surface, self._panel, style.unit)
        inner = self._slate.inflate(-2 * style.px(54), -2 * style.px(40))
        top = self._write_winner(surface, inner)
        below = self._write_table(surface, pygame.Rect(inner.x, top, inner.width, inner.bottom - top))
        self._write_moments(surface, pygame.Rect(inner.x, below, inner.width, inner.bottom - below))
        self._paint_cards(surface)

    def _write_winner(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """Who won, in one or two chalk lines, lamp yellow when it is the person's side; the y below."""
        style, session = self.style, self.session
        settled, talk = session.settled, talk_of(session)
        if settled.winner is None:
            return inner.y
        words = match_won(settled.winner, settled.totals, talk)
        mine = talk.person is not None and side_of(talk.options, talk.person) == settled.winner
        usual = min(style.text(60), style.px(74))
        size = fitting_size(style.fonts, words, Face.CHALK, usual, inner.width, round(ONE_LINE * usual))
        lines = wrap(style.fonts, words, Face.CHALK, size, inner.width)
        while len(lines) > 2 and size > 24:
            size -= 2
            lines = wrap(style.fonts, words, Face.CHALK, size, inner.width)
        y = inner.y + size * 0.6
        for line in lines:
            style.chalk.label(surface, line, size, (inner.centerx, y), 0.5, PALETTE.lamp if mine else PALETTE.chalk)
            y += size * 1.05
        target = playing_to(session.record.options.target)
        small = style.text(26)
        style.chalk.label(surface, target, small, (inner.centerx, y + small * 0.1), 0.5, PALETTE.chalk_dim)
        return round(y + small * 1.2)

    @property
    def _moment_line(self) -> int:
        """Pixels from one moment to the next."""
        return round(min(self.style.text(MOMENT), self.style.px(1.3 * MOMENT)) * 1.25)

    def _row_height(self, room: int, rows: int) -> int:
        """A row of the table: high where there is room, low where the moments need it."""
        low, high = (self.style.px(units) for units in ROW)
        wanted = (len(self.moments) + 1) * self._moment_line if self.moments else 0
        return min(high, max(low, (room - wanted) // rows), room // rows)

    def _write_moments(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The best moments under a heading, as many as there is room for."""
        line = self._moment_line
        said = self._moments_said()[: max(0, area.height // line - 1)]
        if not said:
            return
        style, chalk, fonts = self.style, self.style.chalk, self.style.fonts
        indent, usual = style.px(30), round(line / 1.25)
        size = min(fitting_size(fonts, words, Face.CHALK, usual, area.width - indent) for words in said)
        y = area.bottom - (len(said) + 1) * line + line // 2
        chalk.label(surface, moments_heading(), round(usual * 0.9), (area.x, y), 0.0, PALETTE.chalk_dim)
        for words in said:
            y += line
            stroke(surface, [(area.x + style.px(4), y), (area.x + style.px(16), y)], max(2.0, 2.4 * style.unit))
            short = shorten(fonts, words, Face.CHALK, size, area.width - indent)
            chalk.label(surface, short, size, (area.x + indent, y), 0.0, PALETTE.chalk)

    def _write_table(self, surface: pygame.Surface, area: pygame.Rect) -> int:
        """A row for each side: its points hand by hand, then the total after a line. The y below."""
        style, session = self.style, self.session
        names, winner = titles_of_sides(session), session.settled.winner
        name_width = round(area.width * 0.26)
        room = area.width - name_width - style.px(110)
        shown = max(1, min(len(session.scores), room // max(style.px(NARROWEST_COLUMN), style.text(40))))
        first = len(session.scores) - shown
        column = min(style.px(96), room // shown)
        line = self._row_height(area.height, len(names) + 1)
        size = min(style.text(40), round(line * 0.62))
        totals_x = area.right - style.px(48)
        for number in range(shown):
            x = area.x + name_width + (number + 0.5) * column
            heading = str(first + number + 1)
            style.chalk.label(
                surface, heading, round(size * 0.62), (x, area.y + line * 0.55), 0.5, PALETTE.chalk_struck
            )
        if first:
            x = area.x + name_width - 0.1 * column
            style.chalk.label(surface, "…", round(size * 0.62), (x, area.y + line * 0.55), 1.0, PALETTE.chalk_struck)
        rule = area.y + line * 0.95
        stroke(surface, [(area.x, rule), (area.right, rule)], max(2.0, 2.4 * style.unit))
        bar = totals_x - style.px(54)
        end = area.y + (len(names) + 1) * line - line * 0.1
        stroke(surface, [(bar, area.y + line * 0.3), (bar, end)], max(2.0, 2.2 * style.unit))
        for side, name in enumerate(names):
            y = area.y + (side + 1.5) * line
            tone = PALETTE.lamp if side == winner else PALETTE.chalk
            name_room = name_width - style.px(16)
            name_size = fitting_size(style.fonts, name, Face.CHALK, size, name_room, round(0.6 * size))
            short = shorten(style.fonts, name, Face.CHALK, name_size, name_room)
            style.chalk.label(surface, short, name_size, (area.x + style.px(4), y), 0.0, tone)
            for number in range(shown):
                x = area.x + name_width + (number + 0.5) * column
                points = session.scores[first + number].points[side]
                style.chalk.label(surface, str(points), round(size * 0.85), (x, y), 0.5, PALETTE.chalk_dim)
            total = running_totals(session)[-1][side]
            style.chalk.label(surface, str(total), round(size * 1.25), (totals_x, y), 0.5, tone)
        return area.y + (len(names) + 1) * line

    def _paint_cards(self, surface: pygame.Surface) -> None:
        """A small fan above the buttons, as a bunch of flowers for whoever won."""
        panel = self._panel
        top = panel.y + self.style.px(34)
        bottom = self.controls.find("rematch").rect.top - self.style.px(24)
        if bottom - top > self.style.px(110):
            area = pygame.Rect(panel.x + self.style.px(28), top, panel.width - 2 * self.style.px(28), bottom - top)
            paint_fan(surface, self.context.look.sprites, area, ("10C", "7D", "1D"), 11.0)
