"""A hint: the best play with one reason in words, from a player's thought and what the seat may know."""

from __future__ import annotations

from typing import Final

from scopa_gui.ai.strategy import MoveThought, Thought
from scopa_gui.app import advice
from scopa_gui.app.captions import Talk
from scopa_gui.app.card_words import Family
from scopa_gui.app.count_messages import category_word
from scopa_gui.app.messages import declaration_on_offer, declares_nothing
from scopa_gui.engine import (
    NO_CARDS,
    SETTEBELLO,
    Cards,
    Declare,
    Keep,
    Move,
    Play,
    PlayerView,
    declarations,
    is_scopa,
    rounds_in_hand,
    side_of,
)
from scopa_gui.engine.tables import DENARI_MASK

CARDS_CERTAIN: Final = 21
DENARI_CERTAIN: Final = 6
"""More than half of the deck and of the suit: the least that cannot lose (rules section 7)."""
NEARLY: Final = 3
"""So few cards from a certain point are worth naming."""
RISK_WORTH_NAMING: Final = 0.12


def hint_words(view: PlayerView, thought: Thought, talk: Talk, family: Family) -> str:
    """One or two sentences: which card, and why. `thought` is about `view`, in which it is the viewer's turn."""
    move = thought.move
    match move:
        case Keep():
            return declares_nothing(None)
        case Declare():
            points = next(one.points for one in declarations(view.options, view.held) if one.move == move)
            return declaration_on_offer(points)
        case Play():
            return f"{advice.best_card(move.card, family)} {_reason(view, move, thought, talk, family)}".strip()


def _reason(view: PlayerView, play: Play, thought: Thought, talk: Talk, family: Family) -> str:
    """The first reason that holds, the weightiest first."""
    if play.capture is None:
        return _why_laid(view, play, thought, talk, family)
    gained = play.capture | Cards.of((play.card,))
    if is_scopa(
        view.options, play.card, view.table, play.capture, last_play=_is_last(view), matta_value=view.matta_value
    ):
        return advice.makes_a_sweep(talk.sweep)
    if SETTEBELLO in gained:
        return advice.brings_the_settebello()
    near = _near_a_point(view, gained, talk, family)
    if near:
        return near
    if _takes_most(view, play, thought):
        return advice.takes_most(len(gained))
    return _safer(view, play, thought, talk, family)


def _is_last(view: PlayerView) -> bool:
    return view.stock_count == 0 and sum(view.held_counts) == 1


def _near_a_point(view: PlayerView, gained: Cards, talk: Talk, family: Family) -> str:
    """Name the point that this capture brings within a few cards of certain."""
    pile = view.piles[side_of(view.options, view.seat)] | gained
    for category, have, certain in (
        ("denari", (pile.mask & DENARI_MASK).bit_count(), DENARI_CERTAIN),
        ("cards", len(pile), CARDS_CERTAIN),
    ):
        missing = certain - have
        brings = category == "cards" or gained.mask & DENARI_MASK
        if brings and 0 < missing <= NEARLY and _late(view):
            return advice.point_in_reach(missing, category_word(category, family, talk.sweep))  # type: ignore[arg-type]
    return ""


def _late(view: PlayerView) -> bool:
    """The second half of the hand: before it, nobody is near anything."""
    played = 1 - sum(view.held_counts) / max(1, view.options.hand_size * view.options.players)
    return (view.round + played) / rounds_in_hand(view.options) >= 0.5


def _takes_most(view: PlayerView, play: Play, thought: Thought) -> bool:
    others = [len(_captured(one.move)) for one in thought.moves if one.move != play]
    return bool(others) and len(_captured(play)) > max(others)


def _captured(move: Move) -> Cards:
    return move.capture if isinstance(move, Play) and move.capture is not None else NO_CARDS


def _left(view: PlayerView, play: Play) -> Cards:
    """What lies on the table after the play."""
    return view.table | Cards.of((play.card,)) if play.capture is None else view.table - play.capture


def _safer(view: PlayerView, play: Play, thought: Thought, talk: Talk, family: Family) -> str:
    """Say what the riskiest other card would leave; empty where no other play is clearly riskier."""
    mine = _thought_of(thought, play)
    if mine is None:
        return ""
    others = [one for one in thought.moves if isinstance(one.move, Play) and one.move.card != play.card]
    if not others:
        return ""
    worst = max(others, key=lambda one: one.sweep_risk)
    if not isinstance(worst.move, Play) or worst.sweep_risk < mine.sweep_risk + RISK_WORTH_NAMING:
        return ""
    total, next_seat = _left(view, worst.move).total, (view.seat + 1) % view.options.players
    percent = round(100 * worst.sweep_risk)
    return advice.sweep_is_likely(worst.move.card, total, talk.seats[next_seat], percent, family, talk.sweep)


def _why_laid(view: PlayerView, play: Play, thought: Thought, talk: Talk, family: Family) -> str:
    mine, total = _thought_of(thought, play), _left(view, play).total
    if mine is not None and mine.sweep_risk == 0.0 and total > 0 and any(one.sweep_risk > 0 for one in thought.moves):
        return advice.no_card_sweeps(total, talk.sweep)
    return _safer(view, play, thought, talk, family) or advice.cheapest_to_lay()


def _thought_of(thought: Thought, move: Move) -> MoveThought | None:
    """What was thought of a move; None where a player chose without weighing it, as one from outside may."""
    return next((one for one in thought.moves if one.move == move), None)
