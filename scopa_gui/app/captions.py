"""What happened in words: every event, refusal and count row of the engine as a finished sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from scopa_gui.app import count_messages, messages, refusal_messages
from scopa_gui.app.card_words import Family, sentence_case
from scopa_gui.app.count_ties import why_nobody
from scopa_gui.engine.cards import MATTA, Card
from scopa_gui.engine.events import (
    CardLaid,
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
    RoundStarted,
    TableDealt,
    TurnStarted,
)
from scopa_gui.engine.options import RuleOptions, seats_of_sides, side_of
from scopa_gui.engine.refusals import Refusal
from scopa_gui.engine.scoring import CategoryScore, HandScore, Primiera
from scopa_gui.engine.state import Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """What captions must know of a table: a name per seat, the rules, the person's seat, the word for a sweep."""

    seats: tuple[str, ...]
    options: RuleOptions
    person: int | None = None
    sweep: str = messages.SCOPA

    def other(self, seat: int) -> str | None:
        """The name of a seat; None for the person, who is spoken to and not named."""
        return None if seat == self.person else self.seats[seat]


def describe(event: Event, talk: Talk, family: Family) -> str:
    """Say what happened; the empty text where the picture says enough (cards being dealt)."""
    match event:
        case HandStarted(dealer=seat):
            return _deals(talk.other(seat))
        case RoundStarted(number=number, stock=stock):
            left = stock - talk.options.players * talk.options.hand_size
            return messages.new_cards(left) if number else ""
        case CardsDealt() | TableDealt():
            return ""
        case DealVoided(reason=reason, count=n):
            return messages.void_for_kings(n) if reason == "kings" else messages.void_for_aces(n)
        case DealerBonusTaken(seat=seat, total=total, scope=n):
            return messages.dealer_takes(total, talk.other(seat), n, talk.sweep)
        case DeclarationMade(seat=seat, points=n):
            return messages.declares(talk.other(seat), n)
        case DeclarationKept(seat=seat):
            return messages.declares_nothing(talk.other(seat))
        case TurnStarted(seat=seat, phase=phase):
            return _turn(talk.other(seat), phase)
        case CardLaid(card=card):
            return messages.stays(card, family)
        case CardsCaptured():
            return _captured(event, talk, family)
        case LeftoversTaken(seat=seat, cards=cards):
            return _leftovers(seat, len(cards), talk)
        case HandCounted(score=score):
            return " ".join(points_lines(score.points, talk))
        case _:
            assert_never(event)


def _deals(name: str | None) -> str:
    return messages.you_deal() if name is None else messages.deals(name)


def _turn(name: str | None, phase: Phase) -> str:
    if name is not None:
        return messages.turn_of(name)
    return messages.you_may_declare() if phase is Phase.DECLARING else messages.your_turn()


def _leftovers(seat: int | None, n: int, talk: Talk) -> str:
    if n == 0:
        return ""
    return messages.leftovers_of_nobody(n) if seat is None else messages.leftovers(n, talk.other(seat))


def _captured(event: CardsCaptured, talk: Talk, family: Family) -> str:
    if event.scopa:
        return _swept(event, talk.sweep, family)
    said = _plain_capture(event, family)
    if not event.cleared or event.kind == "itself":
        return said
    if event.last_play and not talk.options.last_card_scopa:
        return f"{said} {messages.last_card_no_sweep(talk.sweep)}"
    return messages.ace_no_sweep(talk.sweep) if event.kind == "ace_sweep" else said


def _plain_capture(event: CardsCaptured, family: Family) -> str:
    match event.kind:
        case "equal" | "sum":
            return messages.takes(event.card, event.cards, family)
        case "fifteen":
            return messages.makes_fifteen(event.card, event.cards, family)
        case "ace_sweep":
            return messages.takes_everything(event.card, len(event.cards), family)
        case "itself":
            return messages.takes_itself(event.card, family)
        case _:
            assert_never(event.kind)


def _swept(event: CardsCaptured, sweep: str, family: Family) -> str:
    match event.kind:
        case "equal" | "sum":
            return messages.takes_and_sweeps(event.card, event.cards, family, sweep)
        case "fifteen":
            return messages.fifteen_and_sweeps(event.card, event.cards, family, sweep)
        case "ace_sweep" | "itself":
            return messages.everything_and_sweeps(event.card, family, sweep)
        case _:
            assert_never(event.kind)


# ---------------------------------------------------------------------------------------------- refusals


def refusal_words(refusal: Refusal, family: Family) -> str:
    """Say why a play is not allowed, naming the rule in words."""
    match refusal.reason:
        case "not_held":
            return refusal_messages.not_held()
        case "not_playing":
            return refusal_messages.not_now()
        case "must_take":
            return refusal_messages.must_take()
        case "equal_first":
            return refusal_messages.equal_comes_first(refusal.value, _chosen_values(refusal), family)
        case "one_equal":
            return refusal_messages.one_equal_only()
        case "one_group":
            return refusal_messages.one_capture_only()
        case "ace_takes_ace":
            return refusal_messages.ace_takes_an_ace(refusal.takes == "equal_or_fifteen")
        case "ace_takes_all":
            return refusal_messages.ace_takes_all()
        case "fewest_cards":
            return refusal_messages.fewest_only()
        case "wrong_sum":
            return refusal_messages.sum_is_wrong(_chosen_values(refusal), refusal.value, refusal.takes)
        case "not_fifteen" if refusal.takes == "fifteen_or_all":
            return refusal_messages.fifteen_or_all()
        case "not_fifteen":
            return refusal_messages.not_fifteen(refusal.total)
        case "not_on_table":
            return refusal_messages.not_on_table()
        case _:
            assert_never(refusal.reason)


def _chosen_values(refusal: Refusal) -> list[int]:
    """The values of the chosen cards; a declared matta among them is worth what is left of the total (R-CIR-5)."""
    cards = refusal.chosen.sorted()
    stated = refusal.total - sum(card.value for card in cards if card != MATTA)

    def value(card: Card) -> int:
        return stated if card == MATTA else card.value

    return [value(card) for card in cards]


# ---------------------------------------------------------------------------------------------- sides and count


def side_name(side: int, talk: Talk) -> str:
    """Name a side inside a sentence: "you", "us" and "them", or its players."""
    return _own_word(side, talk) or _players(side, talk)


def side_title(side: int, talk: Talk) -> str:
    """Name a side where a sentence or a label begins; players' names stay as they are written."""
    return sentence_case(_own_word(side, talk)) or _players(side, talk)


def _own_word(side: int, talk: Talk) -> str:
    """What the person calls a side; empty where its players are named."""
    if talk.person is None:
        return ""
    sides = seats_of_sides(talk.options)
    mine, alone = side == side_of(talk.options, talk.person), len(sides[side]) == 1
    if mine:
        return count_messages.you() if alone else count_messages.us()
    return "" if alone or len(sides) > 2 else count_messages.them()


def _players(side: int, talk: Talk) -> str:
    return count_messages.players_of([talk.seats[seat] for seat in seats_of_sides(talk.options)[side]])


def points_lines(points: Sequence[int], talk: Talk) -> list[str]:
    """Say for each side what it made in the hand."""
    return [count_messages.points_line(side_title(side, talk), n) for side, n in enumerate(points)]


def count_lines(row: CategoryScore, talk: Talk, family: Family, primiere: Sequence[Primiera] = ()) -> list[str]:
    """Say one row of the count: a sentence for each side that scores, or why none does.

    `primiere` are those of the hand by side; only their row needs them.
    """
    category = count_messages.category_word(row.category, family, talk.sweep)
    scorers = [(side, n) for side, n in enumerate(row.points) if n]
    if not scorers:
        return [_nobody_line(row, category, talk, primiere)]
    if row.winner is not None and row.points[row.winner] == 1:
        return [count_messages.point_to(category, side_name(row.winner, talk))]
    return [count_messages.points_to(category, side_name(side, talk), n) for side, n in scorers]


def _nobody_line(row: CategoryScore, category: str, talk: Talk, primiere: Sequence[Primiera]) -> str:
    found = why_nobody(row, talk.options, primiere)
    assert found is not None
    match found.reason:
        case "tie" if len(row.amounts) == 2:
            return count_messages.tie(category)
        case "tie":
            return count_messages.tie_of(category, [side_name(side, talk) for side in found.sides])
        case "no_majority":
            return count_messages.no_majority(category)
        case "suit_missing":
            return count_messages.suit_is_missing(talk.sweep)
        case "nothing":
            return count_messages.nobody(category)
        case _:
            assert_never(found.reason)


def won_at_once(score: HandScore, talk: Talk, family: Family) -> list[str]:
    """Say that all ten coins win the match (R-MAT-6); nothing where they do not."""
    if score.wins_match is None:
        return []
    category = count_messages.category_word("napoleone", family, talk.sweep)
    return [count_messages.wins_at_once(category, side_name(score.wins_match, talk))]


def match_won(winner: int, totals: Sequence[int], talk: Talk) -> str:
    """Say which side has won the match, by its total to the best of the others."""
    a, b = totals[winner], max(total for side, total in enumerate(totals) if side != winner)
    sides = seats_of_sides(talk.options)
    size = len(sides[winner])
    if size == 1:
        return count_messages.you_win(a, b) if winner == talk.person else count_messages.wins(talk.seats[winner], a, b)
    if talk.person is None or (len(sides) > 2 and winner != side_of(talk.options, talk.person)):
        return count_messages.match_goes_to(side_name(winner, talk), a, b)
    mine = winner == side_of(talk.options, talk.person)
    match (size == 2, mine):
        case (True, True):
            return count_messages.your_pair_wins(a, b)
        case (True, False):
            return count_messages.other_pair_wins(a, b)
        case (False, True):
            return count_messages.your_trio_wins(a, b)
        case _:
            return count_messages.other_trio_wins(a, b)
