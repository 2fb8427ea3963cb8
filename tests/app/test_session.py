"""The one door: what it lets through, what it records and tells, and how it takes back."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from scopa_gui.app.session import GameSession, NotYourTurnError, SessionStatus
from scopa_gui.engine import (
    CARDS,
    PRESET_KEYS,
    CardsDealt,
    DealVoided,
    Event,
    GameRecord,
    HandCounted,
    HandStarted,
    IllegalMoveError,
    Phase,
    Play,
    State,
    TurnStarted,
    cards_text,
    legal_moves,
    parse_cards,
    parse_move,
    preset_options,
    replay,
)
from tests.app.table import Decks, Scripted, person_turn, play_hand, play_match, record_of, session_of


def deck_that_begins(first: str) -> str:
    """A whole deck in notation with these cards on top."""
    return f"{first} " + cards_text(card for card in CARDS if str(card) not in first.split())


VOID_DECK = deck_that_begins("1D 2D 3D 1C 2C 3C 10D 10C 10S 7D")


def scripted(session: GameSession, seat: int = 1) -> Scripted:
    player = session._players[seat]
    assert isinstance(player, Scripted)
    return player


def started(preset: str = "scopa_classica", seed: int = 1) -> tuple[GameSession, list[GameRecord]]:
    session, stored = session_of(record_of(preset, seed), seed=seed)
    session.start()
    person_turn(session)
    return session, stored


def test_nothing_is_dealt_before_start() -> None:
    session, stored = session_of(record_of())
    with pytest.raises(RuntimeError, match="start the session"):
        _ = session.state
    assert session.status is SessionStatus.PLAYING
    assert not session.can_undo
    assert stored == []


def test_start_deals_tells_and_saves_the_first_hand() -> None:
    session, stored = session_of(record_of())
    heard: list[tuple[tuple[Event, ...], State]] = []
    session.subscribe(lambda events, state: heard.append((events, state)))
    session.start()
    assert isinstance(heard[0][0][0], HandStarted)
    assert heard[0][1] == session.state
    assert stored == [session.record]
    assert len(session.record.hands) == 1


def test_the_first_dealer_is_who_drew_the_lowest_card() -> None:
    dealers = set()
    for seed in range(12):
        session, _ = session_of(record_of(seed=seed))
        session.start()
        cards = parse_cards(session.record.draws[-1])
        assert cards[session.state.dealer].value < cards[1 - session.state.dealer].value
        dealers.add(session.state.dealer)
    assert dealers == {0, 1}


def test_void_decks_are_kept_and_the_same_dealer_deals_again() -> None:
    session, _ = session_of(record_of(), VOID_DECK, VOID_DECK)
    heard: list[Event] = []
    session.subscribe(lambda events, _state: heard.extend(events))
    session.start()
    hand = session.record.hands[0]
    assert hand.void_decks == (VOID_DECK, VOID_DECK)
    assert [type(event) for event in heard].count(DealVoided) == 2
    assert session.state.phase is Phase.PLAYING
    assert len({event.dealer for event in heard if isinstance(event, HandStarted)}) == 1


def test_a_source_of_void_decks_only_is_refused() -> None:
    session = GameSession(record_of(), (None, None), lambda: parse_cards(VOID_DECK))
    with pytest.raises(ValueError, match="void"):
        session.start()


def test_submit_records_saves_tells_and_asks_the_computer() -> None:
    session, stored = started()
    heard: list[tuple[Event, ...]] = []
    session.subscribe(lambda events, _state: heard.append(events))
    asked = len(scripted(session).asked)
    move = legal_moves(session.state)[0]
    session.submit(0, move)
    assert stored[-1] is session.record
    assert session.record.hands[0].moves[-1] == str(move)
    assert isinstance(heard[0][-1], TurnStarted)
    assert len(scripted(session).asked) == asked + 1
    assert scripted(session).asked[-1][1] == session.view(1)


def test_a_move_out_of_turn_changes_nothing() -> None:
    session, stored = started()
    before = session.state, session.record, len(stored)
    with pytest.raises(NotYourTurnError) as caught:
        session.submit(1, legal_moves(session.state)[0])
    assert caught.value.turn == 0
    assert (session.state, session.record, len(stored)) == before


def test_an_illegal_move_changes_nothing() -> None:
    session, stored = started()
    before = session.state, session.record, len(stored)
    foreign = next(card for card in CARDS if card not in session.state.held[0])
    with pytest.raises(IllegalMoveError):
        session.submit(0, Play(foreign))
    assert (session.state, session.record, len(stored)) == before


def test_a_late_answer_is_dropped() -> None:
    session, _ = started()
    session.submit(0, legal_moves(session.state)[0])
    computer = scripted(session)
    late = computer.answer
    assert session.undo()
    session.submit(0, legal_moves(session.state)[-1])
    computer.answer = late
    moves = session.record.hands[0].moves
    assert not session.tick()
    assert session.record.hands[0].moves == moves


def test_an_illegal_answer_is_logged_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    session, _ = started()
    session.submit(0, legal_moves(session.state)[0])
    computer = scripted(session)
    ticket = computer.asked[-1][0]
    legal = legal_moves(session.state)[0]
    computer.answer = ticket, Play(next(card for card in CARDS if card not in session.state.held[1]))
    with caplog.at_level(logging.ERROR):
        assert session.tick()
    assert "illegal answer" in caplog.text
    assert session.record.hands[0].moves[-1] == str(legal)


def test_tick_waits_for_nobody() -> None:
    session, _ = started()
    assert not session.tick()  # a person is in turn
    session.submit(0, legal_moves(session.state)[0])
    scripted(session).silent = True
    assert not session.tick()


@pytest.mark.parametrize("preset", PRESET_KEYS)
def test_a_whole_match_adds_up_and_can_be_replayed(preset: str) -> None:
    session, stored = session_of(record_of(preset), seed=4)
    counts: list[HandCounted] = []
    session.subscribe(lambda events, _state: counts.extend(e for e in events if isinstance(e, HandCounted)))
    session.start()
    play_match(session)
    assert session.status is SessionStatus.MATCH_END
    assert tuple(event.score for event in counts) == session.scores
    sums = tuple(map(sum, zip(*(score.points for score in session.scores), strict=True)))
    assert session.settled.totals == sums
    assert session.settled.hands == len(session.record.hands) == len(session.scores)
    assert session.turn is None
    assert stored[-1] == session.record
    resumed = GameSession(session.record, [None] * len(session.record.seats), Decks())
    assert (resumed.state, resumed.match, resumed.settled, resumed.scores) == (
        session.state,
        session.match,
        session.settled,
        session.scores,
    )
    assert resumed.status is SessionStatus.MATCH_END


def test_the_next_hand_comes_only_after_the_count() -> None:
    session, _ = started()
    with pytest.raises(ValueError, match="count"):
        session.next_hand()
    play_hand(session)
    assert session.status is SessionStatus.COUNT
    before = session.settled
    resumed = GameSession(session.record, (None, None), Decks())
    assert resumed.status is SessionStatus.COUNT
    session.next_hand()
    assert session.match == before
    assert session.state.dealer == before.dealer
    assert session.view(0).totals == before.totals
    with pytest.raises(NotYourTurnError):
        resumed.submit(0, legal_moves(session.state)[0])


def test_no_move_is_taken_at_the_end_of_the_match() -> None:
    session, _ = started()
    play_match(session)
    with pytest.raises(NotYourTurnError) as caught:
        session.submit(0, parse_move("7D"))
    assert caught.value.turn is None
    with pytest.raises(ValueError, match="count"):
        session.next_hand()
    assert not session.can_undo


def test_undo_goes_back_over_the_computers_answers_to_the_start_of_the_hand() -> None:
    session, stored = started("scopa_a_tre")
    views = []
    for _ in range(3):
        views.append(session.view(0))
        session.submit(0, legal_moves(session.state)[0])
        person_turn(session)
    played = session.record.hands[0].moves
    jumps: list[tuple[Event, ...]] = []
    session.subscribe(lambda events, _state: jumps.append(events))
    while views:
        assert session.can_undo
        assert session.undo()
        assert session.view(0) == views.pop()
    assert not session.can_undo
    assert not session.undo()
    assert session.record.practice
    assert stored[-1] == session.record
    while session.can_redo:
        assert session.redo()
    assert not session.redo()
    assert session.record.hands[0].moves == played
    assert jumps == [()] * 6


def test_undo_takes_back_a_move_while_the_computer_still_thinks() -> None:
    session, _ = started()
    view = session.view(0)
    scripted(session).silent = True
    session.submit(0, legal_moves(session.state)[0])
    assert session.undo()
    assert session.view(0) == view
    assert session.redo()
    assert session.turn == 1
    scripted(session).silent = False
    assert session.tick()


def test_a_new_play_forgets_what_was_taken_back() -> None:
    session, _ = started()
    session.submit(0, legal_moves(session.state)[0])
    person_turn(session)
    session.undo()
    session.submit(0, legal_moves(session.state)[-1])
    assert not session.can_redo


def test_a_counted_hand_is_final() -> None:
    session, _ = started()
    play_hand(session)
    assert not session.can_undo
    session.next_hand()
    person_turn(session)
    assert not session.can_undo


def test_a_declaration_can_be_taken_back() -> None:
    deck = deck_that_begins("5D 1D 6D 1C 8D 1S 9D 9C 8C 3D")  # seat 1 leads with 5 6 8, the person holds three aces
    session, _ = session_of(replace(record_of("cirulla_a_due"), draws=("1D 2D",)), deck)
    session.start()
    assert (session.turn, session.state.phase) == (0, Phase.DECLARING)
    session.submit(0, parse_move("!triple"))
    assert session.state.declared_points == (10, 0)
    assert session.undo()
    assert session.state.phase is Phase.DECLARING
    assert session.redo()
    assert session.state.declared_points == (10, 0)


def test_hints_mark_practice_once() -> None:
    session, stored = started()
    before = len(stored)
    session.mark_practice()
    session.mark_practice()
    assert session.record.practice
    assert len(stored) == before + 1


def test_an_ended_subscription_hears_nothing() -> None:
    session, _ = started()
    heard: list[object] = []
    end = session.subscribe(lambda events, _state: heard.append(events))
    end()
    end()
    session.submit(0, legal_moves(session.state)[0])
    assert heard == []


def test_leaving_drops_the_question() -> None:
    session, _ = started()
    session.submit(0, legal_moves(session.state)[0])
    session.close()
    assert not session.tick()


def test_the_deck_has_a_public_number() -> None:
    session, _ = started()
    assert 0 <= session.deck_number < 1_000_000
    assert session.deck_text == session.record.hands[-1].deck
    again, _ = started()
    assert again.deck_number == session.deck_number
    assert again.seed == session.seed


def test_players_and_seats_must_agree() -> None:
    with pytest.raises(ValueError, match="players for"):
        GameSession(record_of(), (None,), Decks())


def test_the_computer_sees_only_its_own_cards() -> None:
    session, _ = started("scopone")
    session.submit(0, legal_moves(session.state)[0])
    _, view = scripted(session).asked[-1]
    assert view.held == session.state.held[1]
    assert not hasattr(view, "stock")
    dealt = [event for event in _events(session.record) if isinstance(event, CardsDealt)]
    assert len(dealt) == 12


def _events(record: GameRecord) -> tuple[Event, ...]:
    from scopa_gui.engine import deal

    return deal(record.options, parse_cards(record.hands[0].deck), record.hands[0].dealer)[1]


def test_a_saved_match_goes_on_where_it_was() -> None:
    session, _ = started("scopone_scientifico")
    session.submit(0, legal_moves(session.state)[0])
    resumed = GameSession(session.record, [Scripted() for _ in range(4)], Decks())
    heard: list[object] = []
    resumed.subscribe(lambda events, _state: heard.append(events))
    resumed.start()
    assert resumed.state == session.state == replay(session.record).state
    assert heard == []
    assert resumed.tick()


def test_options_of_every_game_fill_the_table() -> None:
    for key in PRESET_KEYS:
        session, _ = session_of(record_of(key))
        session.start()
        assert session.state.options == preset_options(key)
