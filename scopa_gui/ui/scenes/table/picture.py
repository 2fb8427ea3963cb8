"""Paints the table: ground, light, things, cards in their order, and what the person's hand adds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from scopa_gui.engine import Card
from scopa_gui.stage.board import Key, LastPlay
from scopa_gui.stage.geometry import Pose
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.stage.layout import SlotKind, TableLayout
from scopa_gui.stage.motion import settled_in_pile
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.fonts import Face, Fonts
from scopa_gui.ui.look import TableLook
from scopa_gui.ui.materials.shadow import pool
from scopa_gui.ui.patchwork import Drawn, Patchwork, Piece, Placed, box
from scopa_gui.ui.scenes.table.badges import Badge, badge_pieces, badges_for
from scopa_gui.ui.scenes.table.cards import BACK, FLIGHT_STEP, HELD_STEP, REST_STEP, CardPainter, name_of
from scopa_gui.ui.scenes.table.flourish import Flourish
from scopa_gui.ui.scenes.table.model import TableModel
from scopa_gui.ui.scenes.table.things import Things
from scopa_gui.ui.sprites import turned_height
from scopa_gui.ui.text import caption, fitting_lines, fitting_size, wrap
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.widget_set import WidgetSet

LIGHT_ALPHA: Final = 125
VEIL: Final = (140, 140, 140)
"""What is no candidate keeps this share of its light while the person chooses."""
CAPTION_OF_TWO: Final = 20
"""Units of the type in a caption of two lines."""
CAPTION_LEADING: Final = 1.12
EVEN_SHARES: Final = (0.55, 0.6, 0.65, 0.7, 0.8, 0.9)
"""Of the line's room: widths that are tried for even lines, the narrowest first."""
COLD_A_FRAME: Final = 2
COLD_IN_MOTION: Final = 1
"""Pictures of cards made in one frame; what is still missing comes with the next ones."""


def caption_lines(fonts: Fonts, words: str, layout: TableLayout) -> tuple[int, list[str]]:
    """The size in pixels of the words below the table cards, and their lines: two where one would be too small.

    Two lines just have room between the table cards and a raised card; the size is what such lines may have.
    """
    width, small = layout.caption().width, max(14, round(layout.px(CAPTION_OF_TWO)))
    size = fitting_size(fonts, words, Face.ITALIC, layout.caption_size, width)
    if size >= small and fonts.width(words, Face.ITALIC, size) <= width:
        return size, [words]
    size, lines = fitting_lines(fonts, words, Face.ITALIC, min(small, layout.caption_size), width, 2)
    return size, _even(fonts, words, size, lines, width)


def _even(fonts: Fonts, words: str, size: int, lines: list[str], width: float) -> list[str]:
    """The same words in as many lines, of about the same length: a last word alone looks lost."""
    if " ".join(lines) != words:
        return lines
    for share in EVEN_SHARES:
        narrow = wrap(fonts, words, Face.ITALIC, size, width * share)
        if len(narrow) == len(lines) and " ".join(narrow) == words:
            return narrow
    return lines


def veil(surface: pygame.Surface) -> Drawn:
    """The whole surface darkened, as far as it is painted."""
    return Drawn("veil", box(surface.get_rect()), _darken)


def _darken(surface: pygame.Surface) -> None:
    surface.fill(VEIL, special_flags=pygame.BLEND_RGB_MULT)


def lay_light(surface: pygame.Surface, rect: pygame.Rect, alpha: int) -> None:
    """The pool of light before the player in turn, at this strength (0 to 255)."""
    light = pool(*rect.size, PALETTE.lamp, LIGHT_ALPHA)
    light.set_alpha(alpha)
    surface.blit(light, rect)
    light.set_alpha(255)


class TablePicture:
    """The picture of one table at one size. Drawing changes nothing but what is kept of pictures."""

    def __init__(self, look: TableLook, style: Style, layout: TableLayout, model: TableModel) -> None:
        self._look = look
        self._style = style
        self._layout = layout
        self._model = model
        self._things = Things(style, layout, model.words)
        self._painter = CardPainter(look, layout)
        self._patchwork = Patchwork()
        self._unmoved: list[Piece] = []
        self._seen: object = None
        """What `_unmoved` shows; None where it may lack something."""
        self._asked: set[Card] = set()
        for seat in range(model.motion.board.options.players):  # made before a frame needs it
            pool(*pygame.Rect(*layout.light(seat).pixels()).size, PALETTE.lamp, LIGHT_ALPHA)
        for height in (layout.back_height, layout.hand_height):
            look.art.ask(BACK, turned_height(height))
        self.is_finished = True
        """Whether the last picture, if there was one, was sharp everywhere."""

    def badges(self) -> list[Badge]:
        """The numbers in sight now."""
        model = self._model
        if model.gesture.seen_mode is not Mode.CHOOSING:
            return []
        return badges_for(model.gesture.choice, model.motion.poses, self._layout, self._style, model.words.lay_down())

    def draw(
        self,
        surface: pygame.Surface,
        controls: WidgetSet,
        flourish: Flourish | None,
        also: Sequence[Piece] = (),
        *,
        with_total: bool,
        unhurried: bool,
    ) -> None:
        """Everything, from the cloth up, with what lies `also` upon it; only what has changed is painted anew."""
        budget = Budget.unlimited() if unhurried else Budget(self._cold_pictures)
        words = self._model.caption
        with_total = with_total and self._fits_beside_total(words)
        seen = surface.get_size(), with_total, controls.look, *self._still_look(words)
        if seen != self._seen:
            self._unmoved = [*self._still_pieces(surface, controls, words, budget, with_total=with_total)]
            self._seen = None if budget.is_spent else seen
        ground = self._look.table_top(*surface.get_size()), (0, 0)
        writing = [] if flourish is None else [flourish.piece()]
        pieces = [ground, *self._lights(), *self._unmoved, *writing, *self._moving(budget), *also]
        self._patchwork.paint(surface, pieces)
        self.is_finished = not budget.is_spent
        if self.is_finished:
            self._look.drop_stand_ins()

    @property
    def can_deal(self) -> bool:
        """Whether cards may begin to move."""
        return self._painter.can_deal

    def forget(self) -> None:
        """The surface shows the last picture no more: paint the next one whole."""
        self._patchwork.forget()

    @property
    def _cold_pictures(self) -> int:
        """How many a frame may make: while cards glide few, for a frame that comes late is seen sooner."""
        return COLD_A_FRAME if self._model.motion.is_still else COLD_IN_MOTION

    def _still_look(self, words: str) -> tuple[object, ...]:
        """All that the unmoved pieces depend on."""
        model, motion, gesture = self._model, self._model.motion, self._model.gesture
        lying = tuple(one for one in motion.frames.items() if not motion.is_moving(one[0]))
        hand = gesture.seen_mode, gesture.card, gesture.focus, gesture.choice
        return motion.board, lying, tuple(model.rings.items()), words, hand, model.peek

    def _still_pieces(
        self, surface: pygame.Surface, controls: WidgetSet, words: str, budget: Budget, *, with_total: bool
    ) -> Iterator[Piece]:
        """All on the ground that does not move or glow by itself, the lowest first."""
        model = self._model
        choosing = model.gesture.seen_mode is Mode.CHOOSING
        yield from self._things.patches(model.motion, with_total=with_total)
        yield from self._stacks(budget)
        yield from self._things.counts(model.motion)
        corners = self._things.last_play(model.motion)
        if corners is not None:
            yield corners
        front = self._front()
        yield from self._resting(budget, front)
        yield from controls.pieces(self._style)
        if choosing:
            yield veil(surface)
        yield from self._named(front, budget)
        yield from self._caption(words)
        if choosing:
            shown = model.gesture.shown
            number = None if shown is None else model.gesture.choice.plays.index(shown) + 1
            yield from badge_pieces(self.badges(), number, self._style)
        if model.peek is not None and model.peek.capture is not None:
            yield veil(surface)
            yield from self._peek(model.peek, budget)

    # light and words

    def _lights(self) -> Iterator[Piece]:
        for seat, strength in self._model.lights.items():
            rect = pygame.Rect(*self._layout.light(self._model.motion.board.layout_seat(seat)).pixels())
            alpha = round(255 * strength)
            yield Drawn(("light", alpha), box(rect), partial(lay_light, rect=rect, alpha=alpha))

    def _fits_beside_total(self, words: str) -> bool:
        """Whether the line has room beside the table's total; where it has not, the total gives way for a moment."""
        room = self._layout.caption(beside_total=True).width
        return self._style.fonts.width(words, Face.ITALIC, self._layout.caption_size) <= room

    def _caption(self, words: str) -> Iterator[Piece]:
        if not words:
            return
        fonts, room = self._style.fonts, self._layout.caption()
        size, lines = caption_lines(fonts, words, self._layout)
        middle = room.center.y - (len(lines) - 1) * size * CAPTION_LEADING / 2
        for i, line in enumerate(lines):
            at = room.center.x, middle + i * size * CAPTION_LEADING
            area = pygame.Rect(0, 0, fonts.width(line, Face.ITALIC, size) + 2 * size, 3 * size)
            area.center = round(at[0]), round(at[1])
            draw = partial(caption, fonts=fonts, words=line, size=size, tone=PALETTE.cream, at=at)
            yield Drawn((line, size, at), box(area), draw)

    def _peek(self, last: LastPlay, budget: Budget) -> Iterator[Piece]:
        """The latest capture laid out again over the darkened table: what was taken, then the card that took it."""
        cards = (*(last.capture or ()), last.card)
        zone, height = self._layout.zone, self._layout.slot_height(SlotKind.ROOMY)
        width = height * self._layout.ratio
        step = min(width * 1.12, (zone.width - width) / max(1, len(cards) - 1))
        left = zone.center.x - step * (len(cards) - 1) / 2
        for i, card in enumerate(cards):
            taker = card == last.card
            pose = Pose(left + i * step + (width * 0.1 if taker else 0), zone.center.y, 0.0, height, 14.0)
            yield self._painter.at_rest(str(card), pose, budget, 1.0 if taker else 0.0)
        yield from self._caption(self._model.caption)

    def prepare(self) -> None:
        """While nothing moves: ask for the pictures that the person's next play will need."""
        motion = self._model.motion
        slot = turned_height(self._layout.slot_height(motion.board.grid))
        for card in motion.board.held:
            pose = motion.pose(card)
            if card not in self._asked and pose is not None and pose.face_up:
                self._asked.add(card)
                self._look.art.ask(str(card), slot)

    # cards

    def _stacks(self, budget: Budget) -> list[Placed]:
        """The stock and the piles with their scope: of the cards in a pile only the visible backs are drawn."""
        motion, layout = self._model.motion, self._layout
        board = motion.board
        stock = range(layout.visible_backs(board.stock))
        placed = [self._painter.at_rest(BACK, layout.stock(layer), budget) for layer in stock]
        for side, marks in enumerate(board.crosswise):
            place = board.layout_side(side)
            placed += [
                self._painter.at_rest(str(card), pose, budget)
                for card in marks
                if not motion.is_moving(card) and (pose := motion.pose(card)) is not None
            ]
            backs = layout.visible_backs(settled_in_pile(motion, side))
            placed += [self._painter.at_rest(BACK, layout.pile(place, layer), budget) for layer in range(backs)]
        return placed

    def _lying(self) -> Iterator[tuple[Key, Pose]]:
        """The cards at rest outside the piles, in drawing order."""
        motion = self._model.motion
        won = {card for pile in motion.board.piles for card in pile}
        for key, frame in motion.frames.items():
            if key not in won and not motion.is_moving(key):
                yield key, frame.pose

    def _front(self) -> list[Key]:
        """Cards at rest that lie above the others: the candidates of a choice, then the raised or focused card."""
        gesture, front = self._model.gesture, list[Key]()
        if gesture.seen_mode is Mode.CHOOSING:
            front += gesture.choice.cards if gesture.choice.is_numbered else self._model.rings
        up = gesture.card if gesture.card is not None else gesture.focus
        if up is not None and not self._model.motion.is_moving(up):
            front.append(up)
        return front

    def _resting(self, budget: Budget, front: list[Key]) -> list[Placed]:
        return [self._still(key, pose, budget) for key, pose in self._lying() if key not in front]

    def _named(self, front: list[Key], budget: Budget) -> list[Placed]:
        poses = dict(self._lying())
        return [self._still(key, poses[key], budget) for key in front if key in poses]

    def _still(self, key: Key, pose: Pose, budget: Budget) -> Placed:
        ring = self._model.rings.get(key, 0.0) if isinstance(key, Card) else 0.0
        return self._painter.at_rest(
            name_of(key, pose), pose, budget, ring, self._painter.sprites(self._model.motion.board, key)
        )

    def _moving(self, budget: Budget) -> list[Placed]:
        """Cards on their way by height, the held one last."""
        motion, held = self._model.motion, self._model.gesture.held_at
        on_way = [(frame.pose.z, key) for key, frame in motion.frames.items() if motion.is_moving(key)]
        last = self._model.gesture.card if held is not None else None
        on_way.sort(key=lambda one: (one[1] == last, one[0]))
        placed = []
        for _, key in on_way:
            ring = self._model.rings.get(key, 0.0) if isinstance(key, Card) else 0.0
            step = HELD_STEP if key == last else REST_STEP if motion.is_moved_by_hand(key) else FLIGHT_STEP
            placed.append(self._painter.moving(key, motion, budget, step, ring))
        return placed
