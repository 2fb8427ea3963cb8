"""A match as decks and moves: it replays to the same end, and faults name the hand and the play."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine import (
    CARDS,
    CLASSIC,
    GameRecord,
    HandRecord,
    Match,
    Phase,
    RecordError,
    RuleOptions,
    SeatRecord,
    cards_text,
    deal,
    preset_options,
    replay,
    replay_hand,
    score,
    with_move,
)
from tests.engine.hands import GAMES, a_deck, played, shuffled


def seats(options: RuleOptions) -> tuple[SeatRecord, ...]:
    return (SeatRecord("person", "", "Anna"), *[SeatRecord("computer", "easy", "Rosalba")] * (options.players - 1))


def a_match(key: str, options: RuleOptions, chance: Random, hands: int) -> tuple[GameRecord, Match]:
    """A record of random hands, with the match after them counted apart; it stops when the match is won."""
    match = Match.begin(options, chance.randrange(options.players))
    record = GameRecord(key, options, seats(options))
    while len(record.hands) < hands and match.winner is None:
        void: list[str] = []
        deck = shuffled(chance)
        while deal(options, deck, match.dealer)[0].phase is Phase.VOID:
            void.append(cards_text(deck))
            deck = shuffled(chance)
        steps = list(played(options, deck, match.dealer, chance))
        moves = tuple(str(move) for _, _, move in steps if move is not None)
        record = replace(record, hands=(*record.hands, HandRecord(match.dealer, cards_text(deck), moves, tuple(void))))
        count = score(steps[-1][0])
        match = match.after_hand(count.points, count.wins_match)
    return record, match


@pytest.mark.parametrize("game", GAMES)
def test_replays_to_the_same_end(game: str) -> None:
    options = replace(GAMES[game], target=999)
    record, match = a_match(game, options, Random(game), 3)
    found = replay(record)
    assert found.state is not None
    assert found.state.phase is Phase.OVER
    assert found.match.hands == 2  # the last hand is complete, but not yet added
    assert found.match.after_hand(score(found.state).points) == match


def test_a_match_to_its_end() -> None:
    record, match = a_match("scopa_classica", CLASSIC, Random(3), 99)
    found = replay(record)
    assert found.state is not None
    assert found.match.winner is None
    assert found.match.after_hand(score(found.state).points).winner == match.winner is not None


def test_void_decks_are_kept() -> None:
    options = replace(CLASSIC, redeal_kings=1, target=999)
    record, _ = a_match("scopa_classica", options, Random(4), 12)
    assert sum(len(hand.void_decks) for hand in record.hands) > 0
    assert replay(record).state is not None


def test_nothing_dealt_yet() -> None:
    found = replay(GameRecord("scopa_classica", CLASSIC, seats(CLASSIC)))
    assert found.state is None
    assert found.match == Match.begin(CLASSIC, 0)


def test_a_hand_in_the_middle() -> None:
    record, _ = a_match("scopa_classica", CLASSIC, Random(5), 1)
    hand = record.hands[0]
    partial = replace(record, hands=(replace(hand, moves=hand.moves[:7]),))
    found = replay(partial).state
    assert found is not None
    assert len(found.plays) == 7
    assert replay(with_move(partial, hand.moves[7])).state == replay_hand(CLASSIC, replace(hand, moves=hand.moves[:8]))


def test_a_move_needs_a_hand() -> None:
    with pytest.raises(RecordError, match="no hand"):
        with_move(GameRecord("scopa_classica", CLASSIC, seats(CLASSIC)), "7D")


DECK = cards_text(CARDS)  # 1D 3D 5D against 2D 4D 6D, 7D 8D 9D 10D on the table; seat 0 leads
VOID = cards_text(a_deck("1D 2D 3D 4D 5D 6D 10D 10C 10S 1S"))
FIRST = HandRecord(1, DECK)


def full_hand(dealer: int, options: RuleOptions = CLASSIC) -> HandRecord:
    chance = Random(6)
    moves = [str(move) for _, _, move in played(options, CARDS, dealer, chance) if move is not None]
    return HandRecord(dealer, DECK, tuple(moves))


def of(*hands: HandRecord, options: RuleOptions = CLASSIC) -> GameRecord:
    return GameRecord("scopa_classica", options, seats(options), hands)


@pytest.mark.parametrize(
    ("record", "hand", "play", "words"),
    [
        (replace(of(FIRST), format=2), None, None, "format 2.*allowed is 1"),
        (of(FIRST, options=replace(CLASSIC, target=0)), None, None, "target"),
        (replace(of(FIRST), seats=()), None, None, "0 seats.*2 players"),
        (of(replace(FIRST, dealer=2)), 1, None, "hand 1: seat 2 cannot deal"),
        (of(replace(FIRST, deck="7D")), 1, None, "hand 1: .*40"),
        (of(replace(FIRST, deck=DECK.replace("10B", "11B"))), 1, None, "hand 1: '11B'"),
        (of(replace(FIRST, deck=DECK.replace("10B", "1D"))), 1, None, "hand 1: .*once"),
        (of(replace(FIRST, deck=VOID)), 1, None, "hand 1: the deck is void"),
        (of(replace(FIRST, void_decks=(VOID, DECK))), 1, None, "hand 1: .*set aside"),
        (of(replace(FIRST, void_decks=("7D",))), 1, None, "hand 1: "),
        (of(replace(FIRST, moves=("1D", "nonsense"))), 1, 2, "hand 1, play 2: 'nonsense'"),
        (of(replace(FIRST, moves=("1D", "2D", "1D"))), 1, 3, "hand 1, play 3: 1D is not allowed"),
        (of(replace(FIRST, moves=("keep",))), 1, 1, "hand 1, play 1: keep"),
        (of(replace(full_hand(1), moves=(*full_hand(1).moves, "1D"))), 1, 37, "hand 1, play 37"),
        (of(FIRST, HandRecord(0, DECK)), 2, None, "hand 2: .*not finished"),
        (of(full_hand(1), HandRecord(1, DECK)), 2, None, "hand 2: seat 1 deals, it is the turn of seat 0"),
        (
            of(full_hand(1), full_hand(0), options=replace(CLASSIC, target=1)),
            2,
            None,
            "hand 2: the match was won before it",
        ),
        (of(full_hand(1), replace(full_hand(0), moves=("7D",))), 2, 1, "hand 2, play 1"),
    ],
)
def test_faults_name_their_place(record: GameRecord, hand: int | None, play: int | None, words: str) -> None:
    with pytest.raises(RecordError, match=words) as caught:
        replay(record)
    assert (caught.value.hand, caught.value.play) == (hand, play)


def test_a_lone_hand_is_hand_one_unless_told() -> None:
    with pytest.raises(RecordError, match="hand 4, play 1"):
        replay_hand(preset_options("scopa_classica"), replace(FIRST, moves=("x",)), number=4)
