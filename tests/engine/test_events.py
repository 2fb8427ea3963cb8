"""Events alone rebuild the table; what a seat is told hides what it may not see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

import pytest

from scopa_gui.engine import (
    ALL_CARDS,
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
    RoundStarted,
    RuleOptions,
    State,
    TableDealt,
    TurnStarted,
    deal,
    score,
    seats_of_sides,
    side_of,
    view_event,
)
from tests.engine.hands import GAMES, cirulla_like, played, random_options, shuffled


@dataclass
class Table:
    """The zones of a table as somebody sees them who is told nothing but events; None is a card face down."""

    held: list[list[Card | None]] = field(default_factory=list)
    stock: int = 0
    table: Cards = NO_CARDS
    piles: list[Cards] = field(default_factory=list)
    scope: list[int] = field(default_factory=list)
    crosswise: list[list[Card]] = field(default_factory=list)
    declared: list[int] = field(default_factory=list)
    exposed: Cards = NO_CARDS
    unclaimed: Cards = NO_CARDS
    turn: int | None = None
    round: int = -1
    phase: Phase = Phase.PLAYING

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        match event:
            case HandStarted(options=options, stock=stock):
                sides = len(seats_of_sides(options))
                self.held = [[] for _ in range(options.players)]
                self.piles, self.scope, self.declared = [NO_CARDS] * sides, [0] * sides, [0] * sides
                self.crosswise = [[] for _ in range(sides)]
                self.stock = stock
            case RoundStarted(number=number, stock=stock):
                assert (number, stock) == (self.round + 1, self.stock)
                self.round = number
            case CardsDealt(seat=seat, cards=cards):
                self.held[seat].extend(cards)
                self.stock -= len(cards)
            case TableDealt(cards=turned):
                self.table |= Cards.of(turned)
                self.stock -= len(turned)
            case DealVoided():
                self.phase = Phase.VOID
            case DealerBonusTaken(side=side, cards=taken, scope=scope, crosswise=crosswise):
                assert taken == self.table
                self.take(side, taken, scope, list(crosswise))
            case DeclarationMade(seat=seat, side=side, cards=shown, points=points):
                assert self.held[seat] == list(shown) or self.held[seat] == [None] * 3
                self.held[seat] = list(shown)
                self.declared[side] += points
                self.exposed |= Cards.of(shown)
            case DeclarationKept():
                pass
            case TurnStarted(seat=seat, phase=phase):
                self.turn, self.phase = seat, phase
            case CardLaid(seat=seat, card=card):
                self.put_down(seat, card)
                self.table |= Cards.of([card])
            case CardsCaptured(seat=seat, side=side, card=card, cards=taken, cleared=cleared, scopa=scopa):
                self.put_down(seat, card)
                self.take(side, taken, int(scopa), [card] * scopa)
                self.piles[side] |= Cards.of([card])
                assert cleared == (bool(taken) and not self.table)
            case LeftoversTaken(side=side, cards=left):
                assert left == self.table
                if side is None:
                    self.unclaimed, self.table = left, NO_CARDS
                else:
                    self.take(side, left, 0, [])
            case HandCounted():
                self.phase = Phase.OVER

    def put_down(self, seat: int, card: Card) -> None:
        self.held[seat].remove(card if card in self.held[seat] else None)
        self.exposed -= Cards.of([card])

    def take(self, side: int, cards: Cards, scope: int, crosswise: list[Card]) -> None:
        assert cards <= self.table
        self.table -= cards
        self.piles[side] |= cards
        self.scope[side] += scope
        self.crosswise[side].extend(crosswise)

    def agrees(self, state: State) -> None:
        assert self.table == state.table
        assert tuple(self.piles) == state.piles
        assert tuple(self.scope) == state.scope
        assert tuple(map(tuple, self.crosswise)) == state.crosswise
        assert tuple(self.declared) == state.declared_points
        assert self.exposed == state.exposed
        assert self.unclaimed == state.unclaimed
        assert self.stock == len(state.stock)
        assert self.round == state.round


def rebuild(options: RuleOptions, chance: Random) -> None:
    """A random hand, told to one who hears all and to one in each seat."""
    everything = Table()
    seats = [Table() for _ in range(options.players)]
    for state, events, _ in played(options, shuffled(chance), chance.randrange(options.players), chance):
        everything.tell(events)
        everything.agrees(state)
        assert [tuple(held) for held in everything.held] == list(state.held)
        assert everything.phase is state.phase
        if state.phase in (Phase.PLAYING, Phase.DECLARING):
            assert everything.turn == state.turn
        for seat, mine in enumerate(seats):
            mine.tell(told for event in events if (told := view_event(event, seat)) is not None)
            mine.agrees(state)
            for other, held in enumerate(mine.held):
                face_up = {card for card in state.held[other] if other == seat or card in state.exposed}
                assert {card for card in held if card is not None} == face_up
                assert len(held) == len(state.held[other])
            if state.phase is Phase.PLAYING:
                assert mine.turn == state.turn
    if state.phase is Phase.OVER:
        counted = events[-1]
        assert isinstance(counted, HandCounted)
        assert counted.score == score(state)
        assert everything.unclaimed | Cards.of(card for pile in everything.piles for card in pile) == ALL_CARDS


@pytest.mark.parametrize("game", GAMES)
def test_every_game(game: str) -> None:
    chance = Random(game)
    for _ in range(2):
        rebuild(GAMES[game], chance)


def test_random_rules() -> None:
    chance = Random(8)
    for _ in range(40):
        rebuild(random_options(chance), chance)


def test_declarations_and_bonuses() -> None:
    chance = Random(9)
    for _ in range(25):
        rebuild(cirulla_like(chance), chance)


def test_dealt_cards_are_hidden_from_others() -> None:
    event = CardsDealt(1, (Card(3), Card(4)))
    assert view_event(event, 1) == event
    assert view_event(event, 0) == CardsDealt(1, (None, None))


def test_who_keeps_quiet_is_told_to_nobody_else() -> None:
    assert view_event(DeclarationKept(1), 1) == DeclarationKept(1)
    assert view_event(DeclarationKept(1), 0) is None


def test_a_turn_to_play_is_public() -> None:
    assert view_event(TurnStarted(1, Phase.PLAYING), 0) == TurnStarted(1, Phase.PLAYING)
    assert view_event(TurnStarted(1, Phase.DECLARING), 0) is None


def test_sides_in_events_are_the_seats_sides() -> None:
    chance = Random(10)
    options = GAMES["scopa_a_sei_squadre-6"]
    for _, events, _ in played(options, shuffled(chance), 2, chance):
        for event in events:
            if isinstance(event, CardsCaptured | LeftoversTaken) and event.seat is not None:
                assert event.side == side_of(options, event.seat)


def test_a_void_deal_ends_with_its_reason() -> None:
    chance = Random(11)
    options = RuleOptions(redeal_kings=1)
    for _ in range(20):
        state, events = deal(options, shuffled(chance), 0)
        assert isinstance(events[-1], DealVoided) == (state.phase is Phase.VOID)
