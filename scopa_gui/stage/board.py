"""What lies on the table as one viewer sees it, folded from that viewer's events alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar, assert_never

from scopa_gui.engine import (
    NO_CARDS,
    Card,
    CardLaid,
    Cards,
    CardsCaptured,
    CardsDealt,
    DealerBonusTaken,
    DealVoided,
    DeclarationKept,
    DeclarationMade,
    Event,
    HandCounted,
    HandStarted,
    LeftoversTaken,
    Phase,
    PlayerView,
    RoundStarted,
    RuleOptions,
    TableDealt,
    TurnStarted,
    play_order,
    seats_of_sides,
    side_of,
)
from scopa_gui.stage.geometry import Pose
from scopa_gui.stage.layout import SlotKind, TableLayout, slot_kind


@dataclass(frozen=True, slots=True)
class Hidden:
    """The card at place `index` of a seat's hand, whose face the viewer does not know."""

    seat: int
    index: int


Key: TypeAlias = Card | Hidden
"""What a picture on the table is called: its card, or its place while the card is unknown."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The latest play: who, which card, and what it took (None: laid down; empty: an ace that took itself)."""

    seat: int
    card: Card
    capture: Cards | None


@dataclass(frozen=True, slots=True)
class Board:
    """Where every card lies for `viewer`; tuples are by seat or by side, counted as the engine counts.

    `stock` is a number. `hands` are in dealt order, None for a card whose face is not known. `slots` are the table
    cards by slot, None for a gap, never ending with one; `grid` is the grid they lie in. `piles` hold all cards won in
    the order taken, the capturing card after what it took; `crosswise` are those among them that mark a scopa.
    `turn` is None while nobody is known to be in turn; `declaring` says that the viewer may declare now. While others
    may be asked to declare, the leader seems to be in turn as in any other round, to itself alone it does not.
    """

    options: RuleOptions
    viewer: int
    dealer: int
    stock: int
    hands: tuple[tuple[Card | None, ...], ...]
    slots: tuple[Card | None, ...]
    grid: SlotKind
    piles: tuple[tuple[Card, ...], ...]
    crosswise: tuple[tuple[Card, ...], ...]
    exposed: Cards
    turn: int | None = None
    declaring: bool = False
    last_play: LastPlay | None = None

    # making

    @classmethod
    def empty(cls, options: RuleOptions, viewer: int, dealer: int, stock: int = 0) -> Board:
        """A table with nothing on it but a stock."""
        sides = len(seats_of_sides(options))
        return cls(
            options=options,
            viewer=viewer,
            dealer=dealer,
            stock=stock,
            hands=((),) * options.players,
            slots=(),
            grid=SlotKind.ROOMY,
            piles=((),) * sides,
            crosswise=((),) * sides,
            exposed=NO_CARDS,
        )

    @classmethod
    def of(cls, view: PlayerView, *, veiled: bool = False) -> Board:
        """The board that a viewer's knowledge describes, slots included: they follow from the public history.

        `veiled` keeps from sight what the others may not see: the viewer's own hand lies face down, and no question
        whether to declare is put.
        """
        board = cls.empty(view.options, view.seat, view.dealer)._with_table(view.opening)
        if view.bonus_total:
            side = side_of(view.options, view.dealer)
            board = board._won(side, Cards.of(view.opening).sorted())
        for played in view.plays:
            board = board._played(played.seat, played.play.card, played.play.capture)
        over = view.phase is Phase.OVER
        if over and view.last_capturer is not None:
            board = board._won(side_of(view.options, view.last_capturer), Cards.of(board.table).sorted())
        declaring = view.phase is Phase.DECLARING and not veiled
        return replace(
            board,
            stock=view.stock_count,
            hands=tuple(
                _open_hand(view, seat) if veiled or seat != view.seat else view.held
                for seat in range(view.options.players)
            ),
            crosswise=view.crosswise,
            exposed=view.exposed,
            turn=_turn_in_sight(view, board.expected, veiled=veiled),
            declaring=declaring,
        )

    # asking

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table in the order of their slots."""
        return tuple(card for card in self.slots if card is not None)

    @property
    def held(self) -> tuple[Card, ...]:
        """The viewer's own cards in dealt order."""
        return tuple(card for card in self.hands[self.viewer] if card is not None)

    @property
    def expected(self) -> int | None:
        """Who seems to be in turn before a round's first play: the leader, as far as others may declare before it."""
        leader = play_order(self.options, self.dealer)[0]
        return leader if self.options.hand_declarations and leader != self.viewer else None

    def hand_order(self, sort: bool = False) -> tuple[Card, ...]:
        """The viewer's cards from left to right: as dealt, or by suit and value."""
        return tuple(sorted(self.held, key=lambda card: (card.suit, card.value))) if sort else self.held

    def keys(self, seat: int) -> tuple[Key, ...]:
        """The names of the cards in a hand, in dealt order."""
        return tuple(Hidden(seat, i) if card is None else card for i, card in enumerate(self.hands[seat]))

    def layout_seat(self, seat: int) -> int:
        """A seat as the layout counts it: from the viewer, counter-clockwise."""
        return (seat - self.viewer) % self.options.players

    def layout_side(self, side: int) -> int:
        """A side as the layout counts it: from the viewer's own."""
        return (side - side_of(self.options, self.viewer)) % len(self.piles)

    # what events do

    def after(self, event: Event) -> Board:
        """The board after one event, as `view_event` shows it to the viewer."""
        match event:
            case HandStarted(options=options, dealer=dealer, stock=stock):
                return Board.empty(options, self.viewer, dealer, stock)
            case RoundStarted(stock=stock):
                return replace(self, stock=stock, turn=self.expected, declaring=False)
            case CardsDealt(seat=seat, cards=cards):
                hands = _changed(self.hands, seat, self.hands[seat] + cards)
                return replace(self, hands=hands, stock=self.stock - len(cards))
            case TableDealt(cards=cards):
                return replace(self._with_table(cards), stock=self.stock - len(cards))
            case TurnStarted(seat=seat, phase=phase):
                return replace(self, turn=seat, declaring=phase is Phase.DECLARING)
            case DealVoided() | HandCounted():
                return replace(self, turn=None, declaring=False)
            case DeclarationKept():
                return replace(self, turn=self.expected, declaring=False)
            case DealerBonusTaken(side=side, cards=cards, crosswise=crosswise):
                board = self._won(side, cards.sorted())
                return replace(board, crosswise=_changed(self.crosswise, side, crosswise))
            case DeclarationMade(seat=seat, cards=cards):
                hands = _changed(self.hands, seat, cards)
                exposed = self.exposed | Cards.of(cards)
                return replace(self, hands=hands, exposed=exposed, turn=self.expected, declaring=False)
            case CardLaid(seat=seat, card=card):
                return self._from_hand(seat, card)._played(seat, card, None)
            case CardsCaptured(seat=seat, side=side, card=card, cards=cards, scopa=scopa):
                board = self._from_hand(seat, card)._played(seat, card, cards)
                marks = (*self.crosswise[side], card) if scopa else self.crosswise[side]
                return replace(board, crosswise=_changed(self.crosswise, side, marks))
            case LeftoversTaken(side=side, cards=cards):
                return self if side is None else self._won(side, cards.sorted())
            case _:
                assert_never(event)

    def folded(self, events: Iterable[Event]) -> Board:
        """The board after all these events."""
        board = self
        for event in events:
            board = board.after(event)
        return board

    def _from_hand(self, seat: int, card: Card) -> Board:
        hand = list(self.hands[seat])
        del hand[self.place_in_hand(seat, card)]
        return replace(self, hands=_changed(self.hands, seat, tuple(hand)), exposed=self.exposed - Cards(card.mask))

    def place_in_hand(self, seat: int, card: Card) -> int:
        """Where in a hand a card that is played now comes from; for an unknown one any place may do."""
        hand = self.hands[seat]
        if card in hand:
            return hand.index(card)
        unknown = [i for i, one in enumerate(hand) if one is None]
        return unknown[card % len(unknown)]

    def _played(self, seat: int, card: Card, capture: Cards | None) -> Board:
        board = replace(self, last_play=LastPlay(seat, card, capture))
        if capture is None:
            return board._with_table((card,))
        return board._won(side_of(self.options, seat), (*capture.sorted(), card))

    def _with_table(self, cards: Iterable[Card]) -> Board:
        """Each card in the first free slot; the grid grows where it must (never back while a card lies there)."""
        slots, grid = list(self.slots), self.grid
        for card in cards:
            if None in slots:
                slots[slots.index(None)] = card
            else:
                slots.append(card)
            grid = slot_kind(sum(one is not None for one in slots), grid)
        return replace(self, slots=tuple(slots), grid=grid)

    def _won(self, side: int, cards: tuple[Card, ...]) -> Board:
        slots = [None if card in cards else card for card in self.slots]
        while slots and slots[-1] is None:
            slots.pop()
        piles = _changed(self.piles, side, (*self.piles[side], *cards))
        return replace(self, slots=tuple(slots), piles=piles, grid=self.grid if slots else SlotKind.ROOMY)

    # where it rests

    def rest(self, layout: TableLayout, sort: bool = False) -> dict[Key, Pose]:
        """The resting pose of every card in sight of the viewer, in drawing order: piles, scope, table, hands.

        The only source of resting places. The stock is a number and has none; `sort` orders the viewer's own hand.
        """
        poses: dict[Key, Pose] = {}
        for side, pile in enumerate(self.piles):
            poses.update(self._pile_poses(layout, side, pile))
        for index, card in enumerate(self.slots):
            if card is not None:
                poses[card] = layout.slot(self.grid, index)
        for seat in sorted(range(len(self.hands)), key=self.layout_seat, reverse=True):
            poses.update(self._hand_poses(layout, seat, sort))
        return poses

    def _pile_poses(self, layout: TableLayout, side: int, pile: tuple[Card, ...]) -> dict[Key, Pose]:
        place, marks = self.layout_side(side), self.crosswise[side]
        poses: dict[Key, Pose] = {card: layout.scopa(place, k, len(marks)) for k, card in enumerate(marks)}
        for index, card in enumerate(card for card in pile if card not in marks):
            layer = max(0, layout.visible_backs(index + 1) - 1)
            poses[card] = layout.pile(place, layer)
        return poses

    def _hand_poses(self, layout: TableLayout, seat: int, sort: bool) -> dict[Key, Pose]:
        hand, keys = self.hands[seat], self.keys(seat)
        if seat == self.viewer:
            order = keys if None in hand else self.hand_order(sort)
            return {key: _faced(layout.hand(i, len(order)), key) for i, key in enumerate(order)}
        place, shown = self.layout_seat(seat), bool(hand) and None not in hand
        return {key: layout.other_hand(place, i, len(hand), shown) for i, key in enumerate(keys)}


def _faced(pose: Pose, key: Key) -> Pose:
    """The pose, face down for a card that is not known."""
    return pose if isinstance(key, Card) else replace(pose, face_up=False)


def _turn_in_sight(view: PlayerView, expected: int | None, *, veiled: bool) -> int | None:
    """Who is in turn; behind a veil the viewer's own question whether to declare is hidden like any other's."""
    match view.phase:
        case Phase.PLAYING:
            return view.turn
        case Phase.DECLARING:
            return expected if veiled else view.turn
        case Phase.VOID | Phase.OVER:
            return None


def _open_hand(view: PlayerView, seat: int) -> tuple[Card | None, ...]:
    """A hand as everybody sees it: declared cards lie open."""
    shown = [one for one in view.declared if one.seat == seat]
    open_cards = [card for card in shown[-1].cards if card in view.exposed_by_seat[seat]] if shown else []
    assert Cards.of(open_cards) == view.exposed_by_seat[seat], "only declared cards lie open"
    return (*open_cards, *(None,) * (view.held_counts[seat] - len(open_cards)))


def _changed(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
