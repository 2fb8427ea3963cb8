"""A whole hand that fits what a seat may know: hidden cards are drawn by lot, everything seen stays as it is.

The law, for every view: `view_for(determinize(view, rng), view.seat, view.totals) == view`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from scopa_gui.engine import Card, Cards, Phase, PlayerView, State, declarations, play_order


def determinize(view: PlayerView, rng: random.Random) -> State:
    """Draw the others' hidden cards and the order of the stock, each arrangement as likely as the next.

    Where the leader has to wait for another seat's declaration, one that could be asked is drawn and holds cards that
    pay.
    """
    unseen = list(view.unseen)
    rng.shuffle(unseen)
    asked, turn = _whose_chance(view)
    if view.turn is None:
        asked, turn, paying = _draw_declarer(view, rng)
        unseen = [*paying, *(card for card in unseen if card not in paying)]
    held = _deal_hidden(view, unseen, first=turn)
    return State(
        options=view.options,
        dealer=view.dealer,
        phase=Phase.DECLARING if view.turn is None else view.phase,
        turn=turn,
        round=view.round,
        stock=tuple(unseen[len(unseen) - view.stock_count :]),
        held=held,
        table=view.table,
        piles=view.piles,
        scope=view.scope,
        crosswise=view.crosswise,
        declared_points=view.declared_points,
        opening=view.opening,
        bonus_total=view.bonus_total,
        asked=asked,
        exposed=view.exposed,
        matta_value=view.matta_value,
        last_capturer=view.last_capturer,
        unclaimed=view.unclaimed,
        plays=view.plays,
        declared=view.declared,
    )


def _whose_chance(view: PlayerView) -> tuple[int, int]:
    """(seats asked to declare, seat in turn) as far as the view tells."""
    order = play_order(view.options, view.dealer)
    turn = order[0] if view.turn is None else view.turn
    match view.phase:
        case Phase.VOID:
            return 0, turn
        case Phase.DECLARING:
            return order.index(turn), turn
        case Phase.PLAYING | Phase.OVER:
            return len(order), turn


def _draw_declarer(view: PlayerView, rng: random.Random) -> tuple[int, int, tuple[Card, ...]]:
    """(seats asked, seat in turn, its cards): a seat after the last declaration of the round, with cards that pay."""
    order = play_order(view.options, view.dealer)
    shown = [order.index(one.seat) for one in view.declared if one.round == view.round]
    candidates = [seat for seat in order[max(shown, default=-1) + 1 :] if seat != view.seat]
    paying = [three for three in combinations(view.unseen, 3) if declarations(view.options, three)]
    turn = rng.choice(candidates)
    return order.index(turn), turn, rng.choice(paying)


def _deal_hidden(view: PlayerView, hidden: Sequence[Card], first: int) -> tuple[tuple[Card, ...], ...]:
    """Everybody's cards: the viewer's own, open ones where they lie, the rest from the front of `hidden`."""
    seats = view.options.players
    held: list[tuple[Card, ...]] = [()] * seats
    start = 0
    for step in range(seats):
        seat = (first + step) % seats
        if seat == view.seat:
            held[seat] = view.held
            continue
        shown = _in_dealt_order(view, seat)
        end = start + view.held_counts[seat] - len(shown)
        held[seat] = (*shown, *hidden[start:end])
        start = end
    return tuple(held)


def _in_dealt_order(view: PlayerView, seat: int) -> tuple[Card, ...]:
    """The open cards of `seat` in the order in which it was dealt them."""
    shown: Cards = view.exposed_by_seat[seat]
    if not shown:
        return ()
    latest = next(one for one in reversed(view.declared) if one.seat == seat)
    return tuple(card for card in latest.cards if card in shown)
