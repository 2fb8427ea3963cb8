"""A hand once more with all cards open: forwards and backwards, play by play."""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from scopa_gui.app import messages
from scopa_gui.app.card_words import cards_named, said_by, sentence_case
from scopa_gui.app.count_messages import hand_number, play_of
from scopa_gui.app.hand_review import reviewed
from scopa_gui.app.menu_words import button_word
from scopa_gui.app.session import GameSession
from scopa_gui.engine import CardLaid, CardsCaptured, DealerBonusTaken, DeclarationMade, Event
from scopa_gui.stage.board import Board
from scopa_gui.stage.geometry import Rect
from scopa_gui.stage.layout import TableButton
from scopa_gui.stage.motion import Motion, settled_in_pile
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.patchwork import Placed
from scopa_gui.ui.scene import Places, Scene
from scopa_gui.ui.scenes.table.cards import BACK, FLIGHT_STEP, CardPainter, name_of
from scopa_gui.ui.scenes.table.pace import pace_of
from scopa_gui.ui.scenes.table.spots import layout_for
from scopa_gui.ui.scenes.table.things import Things
from scopa_gui.ui.scenes.table.words import TableWords
from scopa_gui.ui.spoken import spoken
from scopa_gui.ui.text import caption, fitting_size, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.button import RoundButton
from scopa_gui.ui.widgets.icons import Icon
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.widget_set import WidgetSet

COLD_A_FRAME: Final = 2
TOLD: Final = (CardLaid, CardsCaptured, DeclarationMade, DealerBonusTaken)
"""Events that are put into words under the cards."""


class OpenHandsScene(Scene):
    """Left and right go a play back and on, Home and End to the deal and the last play, Esc back to the count."""

    name: ClassVar[str] = "open_hands"

    def __init__(self, context: AppContext, session: GameSession) -> None:
        self.context = context
        self.session = session
        people = [seat for seat in range(session.record.options.players) if session.is_person(seat)]
        self._viewer = people[0] if people else 0
        self._steps = reviewed(session.record.options, session.record.hands[-1])
        self._boards = self._folded()
        self.step = 0
        self._controls = WidgetSet(arrows=False)
        self._drawn = False
        self._sharp = True
        self._lay_out(*context.stack.size)
        self._motion = Motion(self._boards[0], self._layout, pace_of(context.settings))

    def _folded(self) -> list[Board]:
        """The board after each step, every hand known."""
        board, boards = Board.empty(self.session.record.options, self._viewer, self.session.match.dealer), []
        for events in self._steps:
            board = board.folded(events)
            boards.append(board)
        return boards

    # ------------------------------------------------------------------------------------------ places

    def _lay_out(self, width: int, height: int) -> None:
        context, options = self.context, self.session.record.options
        self._style = Style.for_window(context.fonts, (width, height), context.text_scale)
        self._layout = layout_for(context, options, (width, height))
        self._words = TableWords(self.session, self._viewer, context.family)
        self._things = Things(self._style, self._layout, self._words)
        self._painter = CardPainter(context.look, self._layout)
        self._build()

    def _build(self) -> None:
        layout, last = self._layout, len(self._steps) - 1
        self._controls.replace(
            [
                RoundButton("back", _rect(layout.menu), Icon.CLOSE, self._leave),
                RoundButton(
                    "previous",
                    _rect(layout.button(TableButton.UNDO)),
                    Icon.BACK,
                    lambda: self.go_to(self.step - 1),
                    enabled=self.step > 0,
                ),
                RoundButton(
                    "next",
                    _rect(layout.button(TableButton.HINT)),
                    Icon.NEXT,
                    lambda: self.go_to(self.step + 1),
                    enabled=self.step < last,
                ),
            ]
        )
        self._drawn = False

    def _leave(self) -> None:
        self.context.stack.pop()

    # ------------------------------------------------------------------------------------------ Scene

    def enter(self) -> None:
        """Draw afresh."""
        self._drawn = False

    def resize(self, width: int, height: int) -> None:
        """Lay everything out anew."""
        self._lay_out(width, height)
        self._motion.relayout(self._layout)

    def restyle(self) -> None:
        """Words, text size, pack or cloth changed."""
        self.resize(*self.context.stack.size)

    def go_to(self, step: int) -> None:
        """Show the table after play `step` (0: as dealt); beyond the ends nothing happens."""
        if 0 <= step < len(self._steps) and step != self.step:
            self.step = step
            self._motion.reset(self._boards[step], glide=True)
            self._build()

    def handle(self, event: pygame.Event) -> bool:
        """Arrows, Home, End, Esc, and the buttons."""
        self._drawn = False
        if event.type == pygame.KEYDOWN:
            targets = {
                pygame.K_LEFT: self.step - 1,
                pygame.K_RIGHT: self.step + 1,
                pygame.K_HOME: 0,
                pygame.K_END: len(self._steps) - 1,
            }
            if event.key in targets:
                self.go_to(targets[event.key])
                return True
            if event.key == pygame.K_ESCAPE:
                self._leave()
                return True
        if event.type == pygame.MOUSEWHEEL:
            self.go_to(self.step - (1 if event.y > 0 else -1))
            return True
        return self._controls.handle(event)

    def update(self, dt: float) -> None:
        """Let the cards glide."""
        if self.is_moving:
            self._drawn = False
        self._motion.advance(dt)
        self._controls.update(dt)

    @property
    def is_moving(self) -> bool:
        """Whether cards glide, a hover fades, or pictures are still to come."""
        return not (self._motion.is_still and self._controls.is_settled and self._sharp)

    @property
    def needs_draw(self) -> bool:
        """Whether anything has changed."""
        return not self._drawn

    def places(self) -> Places | None:
        """The buttons."""
        return None if self.is_moving else Places(buttons=self._controls.centres())

    # ------------------------------------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface) -> None:
        """The table of this step, and what was played in words."""
        budget = Budget.unlimited() if self.context.unhurried else Budget(COLD_A_FRAME)
        motion = self._motion
        surface.blit(self.context.look.table_top(*surface.get_size()), (0, 0))
        surface.fblits(self._things.patches(motion, with_total=self.context.settings.table_total))
        surface.fblits(self._stacks(budget))
        surface.fblits(self._things.counts(motion))
        corners = self._things.last_play(motion)
        if corners is not None:
            surface.blit(*corners)
        surface.fblits(self._cards(budget))
        self._controls.draw(surface, self._style)
        self._draw_caption(surface)
        self._sharp = not budget.is_spent
        self._drawn = True

    def _stacks(self, budget: Budget) -> list[Placed]:
        """The stock and the piles, of which only the visible backs are drawn."""
        motion, layout, board = self._motion, self._layout, self._motion.board
        placed = [
            self._painter.at_rest(BACK, layout.stock(layer), budget)
            for layer in range(layout.visible_backs(board.stock))
        ]
        for side, marks in enumerate(board.crosswise):
            for card in marks:
                pose = motion.pose(card)
                if pose is not None and not motion.is_moving(card):
                    placed.append(self._painter.at_rest(str(card), pose, budget))
            backs = layout.visible_backs(settled_in_pile(motion, side))
            place = board.layout_side(side)
            placed += [self._painter.at_rest(BACK, layout.pile(place, layer), budget) for layer in range(backs)]
        return placed

    def _cards(self, budget: Budget) -> list[Placed]:
        """Cards on table and in hands, those on their way last."""
        motion = self._motion
        won = {card for pile in motion.board.piles for card in pile}
        still, moving = list[Placed](), list[Placed]()
        for key, frame in motion.frames.items():
            if motion.is_moving(key):
                moving.append(self._painter.moving(key, motion, budget, FLIGHT_STEP))
            elif key not in won:
                sprites = self._painter.sprites(motion.board, key)
                still.append(self._painter.at_rest(name_of(key, frame.pose), frame.pose, budget, sprites=sprites))
        return still + moving

    def _told(self) -> str:
        """The play of this step in words; at the deal, the hand's number."""
        events: tuple[Event, ...] = self._steps[self.step]
        if self.step == 0:
            return hand_number(len(self.session.scores))
        said = " ".join(self._words.event(event) for event in events if isinstance(event, TOLD))
        return f"{play_of(self.step, len(self._steps) - 1)} {said}".strip()

    def spoken_page(self) -> tuple[str, ...]:
        """The play of this step and the table after it; at the deal, everybody's cards."""
        board, family = self._boards[self.step], self.context.family
        hands = [
            said_by(name, sentence_case(cards_named([card for card in hand if card is not None], family)))
            for name, hand in zip(self._words.talk.seats, board.hands, strict=True)
        ]
        told = (self._told(), messages.table_read(board.table, family))
        return (button_word("all_hands"), *told, *(hands if self.step == 0 else ()))

    def spoken_focus(self) -> str:
        """The focused button."""
        return spoken(self._controls.focused_control) if self._controls.shows_ring else ""

    def _draw_caption(self, surface: pygame.Surface) -> None:
        fonts, room, words = self._style.fonts, self._layout.caption(), self._told()
        size = fitting_size(fonts, words, Face.ITALIC, self._layout.caption_size, room.width)
        words = shorten(fonts, words, Face.ITALIC, size, room.width)
        caption(surface, fonts, words, size, PALETTE.cream, (room.center.x, room.center.y))


def _rect(rect: Rect) -> pygame.Rect:
    return pygame.Rect(*rect.pixels())
