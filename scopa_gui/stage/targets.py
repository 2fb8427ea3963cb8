"""What may be done with a card and what lies under the pointer: all that gestures ask about the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import Final, Protocol

from scopa_gui.engine import Card, Cards, Declare, Keep, Move, Play, Refusal
from scopa_gui.stage.board import Board, Key
from scopa_gui.stage.geometry import Point, Pose, Rect
from scopa_gui.stage.layout import TableLayout


class Spot(Enum):
    """What kind of thing a point lies on."""

    HAND = "a card of the person's"
    TABLE = "a card on the table"
    BADGE = "the number of a candidate"
    HOME = "where the hand is held"
    CLOTH = "the cloth"
    NOWHERE = "the rim or beyond"


@dataclass(frozen=True, slots=True)
class Hit:
    """What a point lies on: a card for HAND and TABLE, a candidate's number from 1 for BADGE."""

    spot: Spot
    card: Card | None = None
    number: int = 0


class Targets(Protocol):
    """The questions a gesture asks. Everything is about the present moment."""

    @property
    def hand(self) -> Sequence[Card]:
        """The person's cards from left to right."""

    @property
    def declarations(self) -> Sequence[Move]:
        """The declarations open to the person now, keeping quiet last; empty when none is asked for."""

    def plays(self, card: Card) -> tuple[Play, ...]:
        """The legal plays of a card; empty when it is not the person's turn."""

    def refusal(self, card: Card, chosen: Cards) -> Refusal | None:
        """Why a card may not take these cards, or what they could become; None when it may."""

    def hit(self, point: Point, held: Card | None = None) -> Hit:
        """What a point lies on, looking through the held card."""

    def place(self, card: Card) -> Point:
        """The middle of a card as it is seen now."""


UNEXPLAINED: Final = ("wrong_sum", "not_fifteen")
MOST_ADDED: Final = 2
"""How many further cards are tried to find the rule that a single chosen card runs into."""


class TableTargets:
    """The targets of a real table: legal moves from the engine, places from the pictures as they are seen."""

    def __init__(
        self,
        board: Board,
        layout: TableLayout,
        poses: Mapping[Key, Pose],
        legal: Sequence[Move],
        why_not: Callable[[Card, Cards | None], Refusal | None],
        *,
        sort: bool = False,
        raised: Card | None = None,
        badges: Sequence[tuple[int, Rect]] = (),
    ) -> None:
        self._board = board
        self._layout = layout
        self._poses = poses
        self._why_not = why_not
        self._badges = badges
        self._raised = raised
        self._plays: dict[Card, list[Play]] = {}
        for move in legal:
            if isinstance(move, Play):
                self._plays.setdefault(move.card, []).append(move)
        self.hand: tuple[Card, ...] = board.hand_order(sort)
        self.declarations: tuple[Move, ...] = tuple(move for move in legal if isinstance(move, Declare | Keep))

    def plays(self, card: Card) -> tuple[Play, ...]:
        """See Targets."""
        return tuple(self._plays.get(card, ()))

    def refusal(self, card: Card, chosen: Cards) -> Refusal | None:
        """See Targets. A lone five is explained by the five and three that it might have begun."""
        plain = self._why_not(card, chosen)
        if plain is None or plain.reason not in UNEXPLAINED:
            return plain
        others = [one for one in self._board.table if one not in chosen]
        for size in range(1, MOST_ADDED + 1):
            for more in combinations(others, size):
                found = self._why_not(card, chosen | Cards.of(more))
                if found is not None and found.reason not in UNEXPLAINED:
                    return found
        return plain

    def hit(self, point: Point, held: Card | None = None) -> Hit:
        """See Targets."""
        for number, rect in self._badges:
            if rect.contains(point):
                return Hit(Spot.BADGE, number=number)
        order = [card for card in self.hand if card != held]
        if self._raised in order:
            order.append(self._raised)
        if held is None and (card := self._topmost(order, point)) is not None:
            return Hit(Spot.HAND, card)
        if self._layout.hand_area.contains(point):
            return Hit(Spot.HOME)
        if (card := self._topmost(self._board.table, point)) is not None:
            return Hit(Spot.TABLE, card)
        return Hit(Spot.CLOTH if self._layout.cloth.contains(point) else Spot.NOWHERE)

    def _topmost(self, cards: Sequence[Card], point: Point) -> Card | None:
        ratio = self._layout.ratio
        for card in reversed(cards):
            pose = self._poses.get(card)
            if pose is not None and pose.contains(point, ratio):
                return card
        return None

    def place(self, card: Card) -> Point:
        """See Targets."""
        return self._poses[card].center
