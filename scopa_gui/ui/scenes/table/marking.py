"""Which cards the person's hand, an opponent's card or an advice picks out, and how that glows up and dies away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scopa_gui.engine import Card, Play
from scopa_gui.stage.board import Board, Key, LastPlay
from scopa_gui.stage.geometry import Pose
from scopa_gui.stage.gesture import Gesture
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.stage.layout import TableLayout
from scopa_gui.stage.timing import RINGED_Z, TIMING

PARTLY: Final = 0.5
"""Ring of cards that belong to the capture begun, but are not chosen yet."""


def rings_for(
    gesture: Gesture, plays_of: Callable[[Card], Sequence[Play]], advised: Play | None, peek: LastPlay | None
) -> dict[Card, float]:
    """The cards to ring and how strongly: what would be taken, what is begun, what is advised, what was laid last."""
    choice, shown, rings = gesture.choice, gesture.shown, dict[Card, float]()
    if gesture.focus is not None and gesture.card is None:
        plays = plays_of(gesture.focus) if advised is None else (advised,)
        rings |= {card: 1.0 for play in plays for card in play.capture or ()}
    elif shown is not None and gesture.seen_mode is not Mode.IDLE:
        begun = choice.chosen and gesture.seen_mode in (Mode.RAISED, Mode.CHOOSING)
        rings |= {card: PARTLY if begun and card not in choice.chosen else 1.0 for card in shown.capture or ()}
    elif gesture.seen_mode is Mode.RAISED:
        rings |= dict.fromkeys(choice.cards, 1.0)
    if peek is not None and peek.capture is None:
        rings[peek.card] = 1.0
    return rings


def stance_for(
    gesture: Gesture, board: Board, layout: TableLayout, rings: Mapping[Card, float], *, sort: bool
) -> dict[Key, Pose]:
    """Where the raised or focused card of the hand and the ringed cards of the table stand."""
    hand, stance = board.hand_order(sort), dict[Key, Pose]()
    if gesture.card in hand and gesture.seen_mode in (Mode.RAISED, Mode.CHOOSING):
        stance[gesture.card] = layout.hand(hand.index(gesture.card), len(hand), raised=True)
    if gesture.focus in hand:
        stance[gesture.focus] = layout.hand(hand.index(gesture.focus), len(hand), focused=True)
    for index, card in enumerate(board.slots):
        if card is not None and card in rings:
            slot = layout.slot(board.grid, index)
            stance[card] = Pose(slot.x, slot.y, slot.angle, slot.height, RINGED_Z)
    return stance


def faded_rings(rings: Mapping[Card, float], wanted: Mapping[Card, float], dt: float) -> dict[Card, float]:
    """The rings `dt` seconds later, on their way to what is wanted."""
    found = {}
    for card in {*rings, *wanted}:
        now, to = rings.get(card, 0.0), wanted.get(card, 0.0)
        step = dt * 1000 / (TIMING.ring_on if to > now else TIMING.ring_off)
        ring = min(to, now + step) if to > now else max(to, now - step)
        if ring > 0 or card in wanted:
            found[card] = ring
    return found


def faded_lights(lights: Mapping[int, float], turn: int | None, dt: float) -> dict[int, float]:
    """The pools of light by seat `dt` seconds later: the one in turn brightens, the others go out."""
    step = dt * 1000 / TIMING.turn_light
    seats = {*lights} | ({turn} if turn is not None else set())
    lit = {seat: lights.get(seat, 0.0) + (step if seat == turn else -step) for seat in seats}
    return {seat: min(1.0, light) for seat, light in lit.items() if light > 0}
