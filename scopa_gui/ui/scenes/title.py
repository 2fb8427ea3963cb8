"""The title: a café menu beside a fan of the chosen pack, and an espresso."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

import pygame

from scopa_gui import __version__
from scopa_gui.app.count_messages import score
from scopa_gui.app.i18n import LANGUAGES, language
from scopa_gui.app.lesson_words import minutes
from scopa_gui.app.menu_words import deck_word, menu_word
from scopa_gui.app.new_match import game_for, match_from_start
from scopa_gui.app.rule_words import preset_name
from scopa_gui.app.session import GameSession
from scopa_gui.app.statistics_words import matches_played
from scopa_gui.stage.layout_metrics import SMALLEST_HIT
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import double_line, lay_panel
from scopa_gui.ui.materials.small_things import bone_token, espresso
from scopa_gui.ui.scenes.fan import ask_fan, paint_fan
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.text import Align, fitting_size, label
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.menu_row import MenuRow


@dataclass(frozen=True, slots=True)
class TitleMetrics:
    """Lengths in units (1 at 1280 x 800)."""

    panel_width: float = 410
    panel_left: float = 76
    panel_margin: float = 66
    title_size: float = 112
    least_head: float = 84
    turn: float = 10.5
    cup: float = 182


METRICS: Final = TitleMetrics()
FAN: Final = ("8D", "9C", "7D", "3B", "1D")


class TitleScene(PaperScene):
    """Play is one press away: it takes up the match that was left, else begins the game last played."""

    name: ClassVar[str] = "title"
    first_focus = "play"

    def enter(self) -> None:
        """Matches may have changed while another scene was on top."""
        super().enter()
        self.lay_out()
        ask_fan(self.context.look.sprites, self._fan_area, FAN, METRICS.turn)

    def leave(self) -> None:
        """It is painted anew when it comes back; the table does without its picture meanwhile."""
        self._ground = None

    # ------------------------------------------------------------------------------------------ places

    @property
    def _panel(self) -> pygame.Rect:
        style, (_, height) = self.style, self.size
        top = style.px(METRICS.panel_margin)
        width = min(style.px(METRICS.panel_width * max(1.0, style.text_scale**0.5)), self.size[0] // 2)
        return pygame.Rect(style.px(METRICS.panel_left), top, width, height - 2 * top)

    def build(self) -> list[Widget]:
        """The menu: Play, and a row for each other scene."""
        style, panel, context = self.style, self._panel, self.context
        pad = style.px(44)
        left, width = panel.x + pad, panel.width - 2 * pad
        resumable = context.matches.resumable
        rows: list[tuple[str, str, str]] = [("new_game", menu_word("new_game"), "")]
        earlier = context.matches.earlier()
        if earlier is not None:
            rows.append(("earlier_match", menu_word("earlier_match"), preset_name(earlier.preset)))
        deck = context.look.deck
        rows.append(("decks", menu_word("decks"), deck_word(deck.key, deck.name)))
        rows.append(("learn", menu_word("learn"), "" if context.settings.lesson_done else minutes()))
        matches = sum(context.statistics.tally(*entry).matches for entry in context.statistics.played())
        rows.append(("statistics", menu_word("statistics"), matches_played(matches) if matches else ""))
        rows.append(("settings", menu_word("settings"), LANGUAGES[language()]))
        rows.append(("quit", menu_word("quit"), ""))
        play_height = style.control_height(76, 30)
        row_height = style.control_height(52, 25)
        room = panel.height - style.px(40 + 18 + METRICS.least_head) - play_height
        row_height = max(SMALLEST_HIT, min(row_height, room // len(rows)))
        top = panel.bottom - style.px(40) - len(rows) * row_height - play_height - style.px(18)
        top = min(top, panel.y + style.px(216))
        play = Button(
            "play",
            pygame.Rect(left, top, width, play_height),
            menu_word("play"),
            self._play,
            kind=Kind.PRIMARY,
            sub=self._play_line(resumable),
            size=30,
        )
        below = play.rect.bottom + style.px(18)
        actions = {
            "new_game": lambda: context.stack.push(context.routes.new_game()),
            "earlier_match": self._resume_earlier,
            "decks": lambda: context.stack.push(context.routes.decks()),
            "learn": lambda: context.stack.push(context.routes.learn()),
            "statistics": lambda: context.stack.push(context.routes.statistics()),
            "settings": lambda: context.stack.push(context.routes.settings()),
            "quit": context.stack.clear,
        }
        return [
            play,
            *(
                MenuRow(
                    key, pygame.Rect(left, below + i * row_height, width, row_height), words, actions[key], value=value
                )
                for i, (key, words, value) in enumerate(rows)
            ),
        ]

    def _play_line(self, resumable: GameSession | None) -> str:
        """What Play leads to: the match to take up with its score, or the game kind."""
        context = self.context
        if resumable is None:
            return preset_name(game_for(context.start, context.settings)[0])
        name = preset_name(resumable.record.preset)
        totals = resumable.match.totals
        return f"{name}, {score(*totals)}" if len(totals) == 2 else name

    # ------------------------------------------------------------------------------------------ what is pressed

    def _play(self) -> None:
        context = self.context
        session = context.matches.resumable
        if session is None:
            session = context.matches.begin(*match_from_start(context.start, context.settings))
        context.stack.push(context.routes.table(session))

    def _resume_earlier(self) -> None:
        context = self.context
        self.tell(context.matches.resume_earlier())
        if context.matches.resumable is not None:
            context.stack.push(context.routes.table(context.matches.resumable))

    def go_back(self) -> None:
        """Esc on the title does nothing: leaving is a choice of the menu."""

    def spoken_page(self) -> tuple[str, ...]:
        """The game's name."""
        return ("Scopa",)

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Cup, fan, and the menu's sheet over the fan's end."""
        style, panel = self.style, self._panel
        cup = espresso(style.px(METRICS.cup))
        surface.blit(cup, cup.get_rect(center=(self.size[0] - style.px(152), style.px(152))))
        self._paint_fan(surface)
        lay_panel(surface, panel, style.unit)
        self._paint_heading(surface)
        place = (self.size[0] - style.px(44), self.size[1] - style.px(50))
        label(surface, style.fonts, __version__, Face.SANS, style.text(15), PALETTE.cream2, place, Align.RIGHT)

    def _paint_heading(self, surface: pygame.Surface) -> None:
        style, panel = self.style, self._panel
        play = self.controls.find("play").rect
        room = play.top - panel.top
        size = fitting_size(
            style.fonts, "Scopa", Face.DISPLAY, min(style.px(METRICS.title_size), room // 2), panel.width * 0.76
        )
        middle = panel.top + round(room * 0.43)
        label(surface, style.fonts, "Scopa", Face.DISPLAY, size, PALETTE.red, (panel.centerx, middle))
        line = panel.top + round(room * 0.85)
        half = style.px(145)
        gap = style.px(28)
        double_line(surface, panel.centerx - half, line - 2, half - gap)
        double_line(surface, panel.centerx + gap, line - 2, half - gap)
        token = bone_token(style.px(34))
        surface.blit(token, token.get_rect(center=(panel.centerx, line)))

    def _paint_fan(self, surface: pygame.Surface) -> None:
        paint_fan(surface, self.context.look.sprites, self._fan_area, FAN, METRICS.turn)

    @property
    def _fan_area(self) -> pygame.Rect:
        """The fan fills the cloth beside the menu; its first card is tucked under the sheet."""
        style = self.style
        left, right = self._panel.right - style.px(70), self.size[0] - style.px(30)
        top, bottom = style.px(210), self.size[1] - style.px(70)
        return pygame.Rect(left, top, right - left, bottom - top)
