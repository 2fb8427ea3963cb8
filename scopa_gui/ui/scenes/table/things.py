"""What lies still on the table: slate, name tags, tokens, counts, outlines, chalk; each painted once and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scopa_gui.engine import side_of
from scopa_gui.stage.board import Board
from scopa_gui.stage.geometry import Pose, Rect
from scopa_gui.stage.layout import TableLayout
from scopa_gui.stage.motion import Motion, settled_in_pile
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.chalk import mark_corners, outline, stroke
from scopa_gui.ui.materials.noise import clear
from scopa_gui.ui.materials.paper import lay_slip
from scopa_gui.ui.materials.shadow import cast
from scopa_gui.ui.materials.shapes import rounded
from scopa_gui.ui.materials.slate import lay_slate
from scopa_gui.ui.materials.small_things import bone_token, espresso
from scopa_gui.ui.patchwork import Placed
from scopa_gui.ui.scenes.table.words import TableWords
from scopa_gui.ui.text import Align, fitting_size, label, shorten
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style

NAME: Final = 20
LEVEL: Final = 15
COUNT: Final = 15
TOTAL: Final = 26
SMALLEST_CHALK: Final = 14
SLATE_NAME: Final = 31
SLATE_SMALLEST: Final = 18
SLATE_SCORE: Final = 42
SLATE_HEADING: Final = 25
SLATE_TALLY: Final = 23
MOST_KEPT: Final = 40
"""Patches that are kept, twice as many as a table of six shows: each play leaves corners, each capture a count."""
WIDEST_OWNER: Final = 1.4
"""Widths of a pile's card that a name under an empty pile may take."""


class Things:
    """The things of one table in one window; a new layout, language or text size is a new object."""

    def __init__(self, style: Style, layout: TableLayout, words: TableWords) -> None:
        self._style = style
        self._layout = layout
        self._words = words
        self._kept: OrderedDict[object, Placed] = OrderedDict()

    def patches(self, motion: Motion, *, with_total: bool) -> list[Placed]:
        """Everything that lies below the cards now, in drawing order."""
        board = motion.board
        found = [self._cup()] if self._layout.cup is not None else []
        found.append(self._slate(board))
        found += [self._tag(seat, board) for seat in range(board.options.players)]
        found.append(self._token(board))
        found += self._empty_piles(motion)
        if with_total and board.table:
            found.append(self._total(self._words.total(board)))
        return found

    def counts(self, motion: Motion) -> list[Placed]:
        """The small tags under piles and stock, which lie upon their cards."""
        board, layout = motion.board, self._layout
        found = [self._count(layout.stock_count, str(board.stock), "stock")] if board.stock else []
        for side, pile in enumerate(board.piles):
            place = board.layout_side(side)

            def rect(width: float, place: int = place) -> Rect:
                return layout.pile_count(place, width)

            arrived = sum(not motion.is_moving(card) for card in pile)
            words = str(arrived) if arrived else self._owner(self._words.slate(board)[1][place][0])
            found.append(self._count(rect, words, place))
        return found

    def _owner(self, name: str) -> str:
        """The side's name under the outline of its empty pile, where it is short enough; else that nothing is there."""
        wide = self._style.wide(name, Face.BOLD, COUNT)
        return name if wide <= WIDEST_OWNER * self._layout.back_width else "0"

    def last_play(self, motion: Motion) -> Placed | None:
        """The chalk corners of the latest play: round the card that was laid, or round the taker's pile."""
        board, last = motion.board, motion.board.last_play
        if last is None or motion.is_moving(last.card):
            return None
        if last.capture is None:
            rest = board.rest(self._layout)
            return self._corners(rest[last.card]) if last.card in board.table else None
        side = side_of(board.options, last.seat)
        return self._corners(self._layout.pile_top(board.layout_side(side), settled_in_pile(motion, side)))

    # painting

    def _keep(self, key: object, rect: pygame.Rect, draw: Callable[[pygame.Surface, pygame.Rect], None]) -> Placed:
        """A patch for a rectangle of the window with room for shadows around it."""
        if key not in self._kept:
            pad = self._style.px(40)
            surface = clear((rect.width + 2 * pad, rect.height + 2 * pad))
            draw(surface, pygame.Rect(pad, pad, *rect.size))
            used = surface.get_bounding_rect()
            self._kept[key] = surface.subsurface(used).copy(), (rect.x - pad + used.x, rect.y - pad + used.y)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def _cup(self) -> Placed:
        cup = self._layout.cup
        assert cup is not None, "asked for only where it has room"

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            picture = espresso(rect.width)
            surface.blit(picture, picture.get_rect(center=rect.center))

        return self._keep("cup", pygame.Rect(*cup.pixels()), draw)

    def _slate(self, board: Board) -> Placed:
        heading, lines = self._words.slate(board)
        tallies = self._words.gone(board) if self._layout.tallies else ()

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            lay_slate(surface, rect, self._layout.slate_frame, self._layout.unit)
            self._write_slate(surface, rect, heading, lines)
            self._write_tallies(surface, rect, tallies)

        return self._keep(("slate", heading, *lines, *tallies), pygame.Rect(*self._layout.slate.pixels()), draw)

    def _write_slate(
        self, surface: pygame.Surface, rect: pygame.Rect, heading: str, lines: list[tuple[str, str]]
    ) -> None:
        layout, chalk = self._layout, self._style.chalk
        dx, dy = rect.x - round(layout.slate.x), rect.y - round(layout.slate.y)
        scale = layout.unit * layout.slate_scale
        top = layout.slate_heading()
        size = max(SMALLEST_CHALK, round(SLATE_HEADING * scale))
        chalk.label(surface, heading, size, (top.center.x + dx, top.center.y + dy + 1), tone=PALETTE.chalk_dim)
        inset, low = layout.px(12), top.bottom + dy
        path = [(top.left + dx + inset, low), (top.center.x + dx, low - 1), (top.right + dx - inset, low)]
        stroke(surface, path, max(1.2, 1.5 * layout.unit), alpha=170)
        big = max(16, round(SLATE_SCORE * scale))
        across = layout.slate_line(0).width - 2 * inset - layout.px(8)
        rooms = [(name, across - chalk.width(score, big)) for name, score in lines]
        small = self._one_size(rooms, round(SLATE_NAME * scale), round(SLATE_SMALLEST * layout.unit))
        for side, (name, score) in enumerate(lines):
            line = layout.slate_line(side)
            left, right, y = line.left + dx + inset, line.right + dx - inset, line.center.y + dy + layout.px(2)
            words = shorten(self._style.fonts, name, Face.CHALK, small, rooms[side][1])
            chalk.label(surface, words, small, (left, y), 0.0)
            chalk.label(surface, score, big, (right, y), 1.0)

    def _one_size(self, rooms: Sequence[tuple[str, float]], size: int, smallest: int) -> int:
        """The size at which all these words fit their rooms, for a slate is written in one hand."""
        smallest = max(SMALLEST_CHALK, smallest)
        while size > smallest and any(self._style.chalk.width(words, size) > room for words, room in rooms):
            size -= 1
        return max(size, SMALLEST_CHALK)

    def _write_tallies(self, surface: pygame.Surface, rect: pygame.Rect, tallies: Sequence[tuple[str, str]]) -> None:
        """How many are gone: the words left, the number right, as the sides above."""
        layout, chalk = self._layout, self._style.chalk
        dx, dy, inset = rect.x - round(layout.slate.x), rect.y - round(layout.slate.y), layout.px(12)
        size = max(SMALLEST_CHALK, round(SLATE_TALLY * layout.unit * layout.slate_scale))
        room = layout.slate_tally(0).width - 2 * inset - layout.px(6)
        rooms = [(words, room - chalk.width(number, size)) for words, number in tallies]
        small = self._one_size(rooms, size, SMALLEST_CHALK)
        if tallies:
            top, line = layout.slate_line(layout.sides - 1).bottom + dy + layout.px(2), layout.slate_tally(0)
            path = [(line.left + dx + inset, top), (line.center.x + dx, top + 1), (line.right + dx - inset, top)]
            stroke(surface, path, max(1.0, layout.unit), alpha=110)
        for i, (words, number) in enumerate(tallies):
            line = layout.slate_tally(i)
            left, right, y = line.left + dx + inset, line.right + dx - inset, line.center.y + dy
            words = shorten(self._style.fonts, words, Face.CHALK, small, rooms[i][1])
            chalk.label(surface, words, small, (left, y), 0.0, tone=PALETTE.chalk_dim)
            chalk.label(surface, number, size, (right, y), 1.0, tone=PALETTE.chalk_dim)

    def _tag(self, seat: int, board: Board) -> Placed:
        name, role = self._words.tag(seat, board)
        in_turn = board.turn == seat
        rect = self._tag_rect(seat, board)

        def draw(surface: pygame.Surface, box: pygame.Rect) -> None:
            lay_slip(surface, box, self._style.unit, marked=in_turn)
            self._write_tag(surface, box, name, role)

        return self._keep(("tag", seat, name, role, in_turn), rect, draw)

    def _tag_rect(self, seat: int, board: Board) -> pygame.Rect:
        style, (name, role) = self._style, self._words.tag(seat, board)
        role = role if self._layout.tag_lines > 1 else ""
        wide = max(style.wide(name, Face.SERIF, NAME), style.wide(role, Face.SANS, LEVEL) if role else 0)
        return pygame.Rect(*self._layout.tag(board.layout_seat(seat), wide + 2 * style.px(16)).pixels())

    def _write_tag(self, surface: pygame.Surface, box: pygame.Rect, name: str, role: str) -> None:
        style, x = self._style, box.x + self._style.px(16)
        room = box.right - style.px(8) - x
        size = fitting_size(style.fonts, name, Face.SERIF, style.text(NAME), room)
        name = shorten(style.fonts, name, Face.SERIF, size, room)
        if not role or self._layout.tag_lines == 1:
            label(surface, style.fonts, name, Face.SERIF, size, PALETTE.ink, (x, box.centery), Align.LEFT)
            return
        small = fitting_size(style.fonts, role, Face.SANS, style.text(LEVEL), room)
        role = shorten(style.fonts, role, Face.SANS, small, room)
        first, second = style.fonts.line_height(Face.SERIF, style.text(NAME)), style.text(LEVEL) * 1.22
        top = box.y + (box.height - first - second) / 2
        label(surface, style.fonts, name, Face.SERIF, size, PALETTE.ink, (x, top + first / 2), Align.LEFT)
        y = top + first + second / 2 - 1
        label(surface, style.fonts, role, Face.SANS, small, PALETTE.ink2, (x, y), Align.LEFT)

    def _token(self, board: Board) -> Placed:
        seat = board.layout_seat(board.dealer)
        rect = self._layout.dealer(seat, self._tag_rect(board.dealer, board).width)

        def draw(surface: pygame.Surface, box: pygame.Rect) -> None:
            token = bone_token(box.width)
            surface.blit(token, token.get_rect(center=box.center))

        return self._keep(("token", rect), pygame.Rect(*rect.pixels()), draw)

    def _empty_piles(self, motion: Motion) -> list[Placed]:
        board, layout = motion.board, self._layout
        found = []
        for side, pile in enumerate(board.piles):
            if any(not motion.is_moving(card) for card in pile):
                continue
            place = board.layout_side(side)
            pose = layout.pile_outline(place)
            box = pygame.Rect(*pose.bounds(layout.ratio).pixels())

            def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
                outline(surface, rect, layout.unit)

            found.append(self._keep(("outline", place), box, draw))
        return found

    def _count(self, place: Callable[[float], Rect], words: str, key: object) -> Placed:
        style = self._style
        wide = style.wide(words, Face.BOLD, COUNT) + 2 * style.px(9)
        rect = pygame.Rect(*place(wide).pixels())

        def draw(surface: pygame.Surface, box: pygame.Rect) -> None:
            radius = box.height // 2
            cast(surface, box, radius, max(2, style.px(4)), 110, max(1, style.px(2)))
            surface.blit(rounded(box.width, box.height, radius, PALETTE.paper_hi, PALETTE.rule, 1), box)
            size = style.text(COUNT)
            label(surface, style.fonts, words, Face.BOLD, size, PALETTE.ink, box.center)

        return self._keep(("count", key, words), rect, draw)

    def _total(self, words: str) -> Placed:
        rect = self._layout.total
        size = self._style.text(TOTAL)
        while size > SMALLEST_CHALK and self._style.chalk.width(words, size) > rect.width:
            size -= 1

        def draw(surface: pygame.Surface, box: pygame.Rect) -> None:
            self._style.chalk.label(surface, words, size, (box.right, box.centery), 1.0)

        return self._keep(("total", words), pygame.Rect(*rect.pixels()), draw)

    def _corners(self, pose: Pose) -> Placed:
        bounds = pygame.Rect(*pose.bounds(self._layout.ratio).pixels())

        def draw(surface: pygame.Surface, box: pygame.Rect) -> None:
            dx, dy = box.x - bounds.x, box.y - bounds.y
            corners = [(point.x + dx, point.y + dy) for point in pose.corners(self._layout.ratio)]
            mark_corners(surface, corners, self._layout.unit)

        return self._keep(("corners", pose), bounds, draw)
