"""The count of a hand: a sheet of rows that fill in one after the other, and the slate where the totals grow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

import pygame

from scopa_gui.app.captions import Talk, count_lines, points_lines, won_at_once
from scopa_gui.app.card_words import said_by
from scopa_gui.app.count_messages import (
    deck_copied,
    deck_number,
    hand_number,
    in_all,
    level_at,
    playing_to,
    points_made,
    points_missing,
)
from scopa_gui.app.count_sheet import NOTHING, CountSheet, count_sheet
from scopa_gui.app.menu_words import button_word
from scopa_gui.app.notices import practice_match
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.spoken_words import sentences
from scopa_gui.app.telling_words import total_line
from scopa_gui.engine import side_of
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.materials.paper import double_line, lay_panel
from scopa_gui.ui.materials.small_things import espresso
from scopa_gui.ui.scenes.big_slate import lay_big_slate
from scopa_gui.ui.scenes.count_rows import METRICS as ROW_METRICS
from scopa_gui.ui.scenes.count_rows import RowLayout, RowPainter, row_height, stamp
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.talk import talk_of
from scopa_gui.ui.text import Align, fitting_size, label
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.style import Style


@dataclass(frozen=True, slots=True)
class CountTiming:
    """Seconds at normal speed: from row to row, a row's way in, its stamp after that, the demo's pause at the end."""

    step: float = 0.32
    slide: float = 0.18
    stamp: float = 0.12
    demo_pause: float = 3.0


TIMING: Final = CountTiming()
SPEEDS: Final = {"off": 0.0, "slow": 1.6, "normal": 1.0, "fast": 0.55}
SMALLEST_CARD: Final = 34
"""Below this height the rows scroll rather than shrink."""


class CountScene(PaperScene):
    """Pops when the person goes on; the scene below then deals the next hand or shows the match's end."""

    name: ClassVar[str] = "count"
    first_focus = "continue"

    def __init__(self, context: AppContext, session: GameSession) -> None:
        super().__init__(context)
        self.session = session
        self.sheet = CountSheet((), (), ())
        self._time = 0.0
        self._rows: list[tuple[int, int]] = []
        self._scroll: ScrollPanel | None = None

    # ------------------------------------------------------------------------------------------ time

    @property
    def _pace(self) -> float:
        """Seconds that stand for one second of the table at normal speed; 0 shows all at once."""
        if self.context.settings.less_motion:
            return 0.0
        return SPEEDS[self.context.settings.animation]

    @property
    def _length(self) -> float:
        return self._pace * (len(self.sheet.rows) * TIMING.step + TIMING.slide + TIMING.stamp)

    @property
    def is_moving(self) -> bool:
        """Whether rows are still coming in, or a hover fades."""
        return self._time < self._length or super().is_moving

    def update(self, dt: float) -> None:
        """Bring rows in; a demo goes on by itself."""
        super().update(dt)
        self._time += dt
        if self.context.start.demo and self._time > self._length + TIMING.demo_pause * self._pace:
            self._continue()

    def handle(self, event: pygame.Event) -> bool:
        """The first key or press while rows come in shows all of them, and then counts as usual."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._time < self._length:
            self._time = self._length
            self._drawn = False
        return super().handle(event)

    def _progress(self, row: int) -> tuple[float, float]:
        """How far a row has come in, and how far its stamp is pressed, each 0 to 1."""
        if self._pace == 0.0:
            return 1.0, 1.0
        passed = self._time / self._pace - row * TIMING.step
        return _clamp(passed / TIMING.slide), _clamp((passed - TIMING.slide) / TIMING.stamp)

    # ------------------------------------------------------------------------------------------ places

    @property
    def _panel(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        left = style.px(316)
        return pygame.Rect(left, style.px(52), width - left - style.px(60), height - style.px(104))

    @property
    def _inner(self) -> pygame.Rect:
        return self._panel.inflate(-2 * self.style.px(38), -2 * self.style.px(24))

    @property
    def _rows_area(self) -> pygame.Rect:
        """Between the sides' names and the totals."""
        style, inner = self.style, self._inner
        top = inner.y + round(style.text(34) * 1.5) + style.px(10) + round(style.text(21) * 1.3)
        return pygame.Rect(inner.x, top, inner.width, self._totals_top - top)

    @property
    def _buttons_top(self) -> int:
        return self._inner.bottom - self.style.control_height(52, 23)

    @property
    def _totals_top(self) -> int:
        return self._buttons_top - round(self.style.text(30) * 1.9)

    def build(self) -> list[Widget]:
        """Rows in a panel that scrolls only where it must, Continue, and the deck as text."""
        context, session, style = self.context, self.session, self.style
        talk = talk_of(session)
        self.sheet = count_sheet(session.state, session.scores[-1], talk, context.family)
        area = self._rows_area
        card = self._fitting_card(area.height)
        layout = RowLayout.fit(style, area.x, area.width, len(self.sheet.sides), card)
        self._painter = RowPainter(style, context.look, self.sheet, layout)
        self._rows, top = [], 0
        for row in self.sheet.rows:
            height = row_height(style, row, card)
            self._rows.append((top, height))
            top += height
        self._scroll = ScrollPanel("rows", area, [], top, content=self._draw_rows, beside=style.px(14))
        self._pictures: dict[int, pygame.Surface] = {}
        return [self._scroll, *self._buttons()]

    def _fitting_card(self, room: int) -> int:
        """The height of the small cards at which all rows fit, at least SMALLEST_CARD."""
        card = self.style.px(ROW_METRICS.card)
        while card > SMALLEST_CARD and sum(row_height(self.style, row, card) for row in self.sheet.rows) > room:
            card -= 1
        return card

    def _offers(self) -> list[tuple[str, str, Callable[[], None], Kind, int]]:
        """Name, words, deed, kind and type size of each button, the last one at the right."""
        return [
            ("copy_deck", button_word("copy_deck"), self._copy_deck, Kind.QUIET, 18),
            ("open_hands", button_word("all_hands"), self._open_hands, Kind.PLAIN, 20),
            ("continue", button_word("continue"), self._continue, Kind.PRIMARY, 23),
        ]

    def _buttons(self) -> list[Widget]:
        """The offers from the right, the last one wide; narrower where they would not fit."""
        style, inner = self.style, self._inner
        height, gap = style.control_height(52, 23), style.px(14)
        wanted = self._offers()
        widths = [Button.wanted_width(style, words, size) for _, words, _, _, size in wanted]
        widths[-1] = max(style.px(190), widths[-1])
        share = min(1.0, (inner.width - (len(widths) - 1) * gap) / sum(widths))
        buttons: list[Widget] = []
        right = inner.right
        for (name, words, press, kind, size), width in reversed(list(zip(wanted, widths, strict=True))):
            rect = pygame.Rect(right - int(width * share), self._buttons_top, int(width * share), height)
            buttons.append(Button(name, rect, words, press, kind=kind, size=size))
            right = rect.x - gap
        return buttons[::-1]

    # ------------------------------------------------------------------------------------------ what is pressed

    def _continue(self) -> None:
        self.context.stack.pop("continue")

    def go_back(self) -> None:
        """Esc leaves the table; the count comes back with the match."""
        self.context.stack.pop("leave")

    def _open_hands(self) -> None:
        """Look at the hand again with all cards open: the match is practice from then on, unless it is decided."""
        session = self.session
        if session.status is SessionStatus.COUNT and not session.record.practice:
            session.mark_practice()
            self.show_note(practice_match())
        self.context.stack.push(self.context.routes.open_hands(session))

    def _copy_deck(self) -> None:
        pygame.scrap.put_text(self.session.deck_text)
        self.show_note(deck_copied())

    def spoken_page(self) -> tuple[str, ...]:
        """The rows that have come in, in words; after the last one, the points of the hand and of the match."""
        session, talk = self.session, talk_of(self.session)
        score, shown = session.scores[-1], sum(self._progress(i)[0] >= 1.0 for i in range(len(self.sheet.rows)))
        family = self.context.family
        lines = [hand_number(len(session.scores))]
        for i, row in enumerate(score.rows[:shown]):
            lines += [*count_lines(row, talk, family, score.primiere), *self._compared(i), *self._said_of(i)]
        if shown == len(self.sheet.rows):
            lines += won_at_once(score, talk, family)
            lines += self._said_at_the_end(talk)
        return tuple(lines)

    def spoken_focus(self) -> str:
        """Where the keyboard is, after the rows."""
        return super().spoken_focus() if self._time >= self._length else ""

    def _compared(self, row: int) -> list[str]:
        """What each side has in a row, where that is more than having it or not: "You: 22, Rosalba: 18."."""
        cells = self.sheet.rows[row].cells
        if all(cell.number in (NOTHING, "1") for cell in cells):
            return []
        numbers = ("0" if cell.number == NOTHING else cell.number for cell in cells)
        return [sentences([", ".join(map(said_by, self.sheet.sides, numbers))])]

    def _said_of(self, _row: int) -> list[str]:
        """What is said after a row of the count."""
        return []

    def _said_at_the_end(self, talk: Talk) -> list[str]:
        match, score = self.session.settled, self.session.scores[-1]
        target = match.options.target
        totals = [total_line(name, n, target) for name, n in zip(self.sheet.sides, match.totals, strict=True)]
        level = [level_at(max(match.totals))] if match.winner is None and max(match.totals) >= target else []
        return [*points_lines(score.points, talk), *totals, *level]

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Slate, cup, the sheet with its headings and totals."""
        style, inner = self.style, self._inner
        self._paint_slate(surface)
        lay_panel(surface, self._panel, style.unit)
        heading, size = hand_number(len(self.session.scores)), style.text(34)
        label(
            surface, style.fonts, heading, Face.DISPLAY, size, PALETTE.ink, (inner.x, inner.y + size * 0.7), Align.LEFT
        )
        line = inner.y + round(size * 1.5)
        double_line(surface, inner.x, line, inner.width)
        self._paint_sides(surface, line + style.px(10) + round(style.text(21) * 0.6))
        double_line(surface, inner.x, self._totals_top + style.px(4), inner.width)
        self._paint_totals(surface, self._totals_top + round(style.text(30) * 1.0))
        words = deck_number(self.session.deck_number)
        at = (inner.right, inner.y + round(size * 0.7))
        label(surface, style.fonts, words, Face.SANS, style.text(15), PALETTE.ink2, at, Align.RIGHT)

    def _paint_sides(self, surface: pygame.Surface, y: int) -> None:
        style, layout = self.style, self._painter.layout
        for name, x in zip(self.sheet.sides, layout.columns, strict=True):
            size = fitting_size(style.fonts, name, Face.SERIF, style.text(21), layout.column_width - style.px(30))
            label(surface, style.fonts, name, Face.SERIF, size, PALETTE.ink, (x, y), Align.LEFT)

    def _paint_totals(self, surface: pygame.Surface, y: int) -> None:
        style, layout, best = self.style, self._painter.layout, max(self.sheet.points)
        room = layout.label - style.px(10)
        size = fitting_size(style.fonts, in_all(), Face.SERIF, style.text(21), room)
        label(surface, style.fonts, in_all(), Face.SERIF, size, PALETTE.ink, (layout.left, y), Align.LEFT)
        for points, x in zip(self.sheet.points, layout.columns, strict=True):
            words = points_made(points)
            size = fitting_size(style.fonts, words, Face.DISPLAY, style.text(27), layout.column_width - style.px(30))
            tone = PALETTE.red if points == best and self.sheet.points.count(best) == 1 else PALETTE.ink
            label(surface, style.fonts, words, Face.DISPLAY, size, tone, (x, y), Align.LEFT)

    def _paint_slate(self, surface: pygame.Surface) -> None:
        style, session = self.style, self.session
        slate = pygame.Rect(style.px(58), style.px(70), style.px(230), style.px(330))
        talk = talk_of(session)
        lay_big_slate(
            surface,
            slate,
            style,
            playing_to(session.record.options.target),
            self.sheet.sides,
            running_totals(session),
            self._remark(talk),
        )
        self._paint_cup(surface, slate)

    def _paint_cup(self, surface: pygame.Surface, slate: pygame.Rect) -> None:
        """The espresso below the slate, where it has room."""
        style, size = self.style, self.style.px(168)
        cup = espresso(size)
        centre = (slate.centerx, min(style.px(610), self.size[1] - style.px(60) - size // 2))
        if centre[1] - size // 2 > slate.bottom + style.px(10):
            surface.blit(cup, cup.get_rect(center=centre))

    def _remark(self, talk: Talk) -> str:
        """How far the person is from the target, while the match goes on."""
        session = self.session
        if talk.person is None or session.status is not SessionStatus.COUNT:
            return ""
        mine = session.settled.totals[side_of(session.record.options, talk.person)]
        missing = session.record.options.target - mine
        return points_missing(missing) if missing > 0 else ""

    def _draw_rows(self, surface: pygame.Surface, style: Style, at: tuple[int, int]) -> None:
        """The rows that have come in, each where it is on its way; `at` is where the first one lies now."""
        for i, (top, height) in enumerate(self._rows):
            come, pressed = self._progress(i)
            if come <= 0.0:
                continue
            picture = self._row_picture(i, height)
            eased = 1 - (1 - come) ** 2
            picture.set_alpha(round(255 * eased))
            surface.blit(picture, (self._panel.x - round(style.px(24) * (1 - eased)), at[1] + top))
            if pressed > 0.0:
                self._draw_stamps(surface, i, at[1] + top, height, pressed)

    def _row_picture(self, row: int, height: int) -> pygame.Surface:
        """A row on clear ground, as wide as the panel, painted once."""
        if row not in self._pictures:
            pad = self._panel.x
            picture = clear((self.size[0], height))
            self._painter.paint(picture, self.sheet.rows[row], 0, height)
            self._pictures[row] = picture.subsurface((pad, 0, self.size[0] - pad, height)).copy()
        return self._pictures[row]

    def _draw_stamps(self, surface: pygame.Surface, row: int, top: int, height: int, pressed: float) -> None:
        for words, tone, centre in self._painter.stamps(self.sheet.rows[row], top, height):
            drawn = stamp(self.style, words, tone, 1.0 if pressed >= 1.0 else round(1.25 - 0.25 * pressed, 2))
            surface.blit(drawn, drawn.get_rect(center=centre))


def _clamp(value: float) -> float:
    return max(0.0, min(1.0, value))


def running_totals(session: GameSession) -> list[tuple[int, ...]]:
    """The totals by side after each hand that is counted."""
    totals, rows = tuple(0 for _ in session.match.totals), []
    for score in session.scores:
        totals = tuple(total + point for total, point in zip(totals, score.points, strict=True))
        rows.append(totals)
    return rows
