"""The first lesson: a legal script on a set deck, which the asked plays finish and no other play harms."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.lesson import DECK, PUPIL, SCRIPT, TEACHER, Lesson, lesson_session
from scopa_gui.app.lesson_words import begin_words, end_words, minutes, offer_words, row_words
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import CARDS, Card, CardsCaptured, Move, Play, apply, legal_moves

Speak = Callable[[str], None]


@pytest.fixture
def session() -> GameSession:
    opened = lesson_session("", "Rosalba")
    opened.start()
    return opened


def answer(session: GameSession) -> None:
    """Let the teacher play while it is in turn."""
    while session.turn == TEACHER:
        assert session.tick()


def follow(session: GameSession, steps: int) -> Lesson:
    """Make the first plays that are asked for."""
    lesson = Lesson(session)
    for _ in range(steps):
        assert lesson.asked is not None
        session.submit(PUPIL, lesson.asked.move)
        answer(session)
    return lesson


def most(session: GameSession) -> Move:
    """What a newcomer does who takes what can be taken."""
    return max(legal_moves(session.state), key=lambda move: len(move.capture or ()) if isinstance(move, Play) else 0)


def finish(session: GameSession, choose: Callable[[GameSession], Move]) -> None:
    while session.status is SessionStatus.PLAYING:
        session.submit(PUPIL, choose(session))
        answer(session)


def test_the_deck_is_a_deck() -> None:
    assert sorted(DECK) == sorted(CARDS)


def test_the_pupil_leads_and_nothing_is_saved_as_more_than_practice(session: GameSession) -> None:
    assert session.turn == PUPIL
    assert session.record.practice
    assert not session.match.options.changed()


def test_the_script_is_played_move_by_move(session: GameSession) -> None:
    follow(session, len(SCRIPT))
    moves = session.record.hands[-1].moves
    assert moves == tuple(text for one in SCRIPT for text in (one.play, one.answer))


def test_each_step_shows_what_it_teaches(session: GameSession) -> None:
    lesson = follow(session, 0)
    for asked in SCRIPT:
        assert lesson.asked == asked
        _, events = apply(session.state, asked.move)
        event = events[0]
        table, value = session.state.table, asked.move.card.value  # type: ignore[union-attr]
        match asked.step:
            case "equal" | "equal_first":
                assert isinstance(event, CardsCaptured)
                assert event.kind == "equal"
            case "sum" | "coins":
                assert isinstance(event, CardsCaptured)
                assert (event.kind, event.scopa) == ("sum", False)
            case "scopa":
                assert isinstance(event, CardsCaptured)
                assert event.scopa
                assert event.card == Card.parse("7D")
            case _:
                assert not isinstance(event, CardsCaptured)
                assert sum(card.value for card in table) + value == 11
        if asked.step == "equal_first":  # the sum that the equal card forbids lies there
            values = [card.value for card in table]
            assert {5, 3} <= set(values)
            assert value in values
        session.submit(PUPIL, asked.move)
        answer(session)


@pytest.mark.parametrize("step", range(len(SCRIPT)))
def test_every_other_play_is_answered_and_changes_nothing(session: GameSession, step: int) -> None:
    lesson = follow(session, step)
    before = session.record
    asked = lesson.asked
    assert asked is not None
    for move in legal_moves(session.state):
        objection = lesson.objection(move)
        if move == asked.move:
            assert objection is None
        else:
            assert objection is not None
            assert objection.said("latin")
    assert session.record == before


def test_at_the_dear_card_the_answer_says_why(session: GameSession) -> None:
    lesson = follow(session, 4)
    objection = lesson.objection(Play(Card.parse("8C")))
    assert objection is not None
    assert "2\u00a0+\u00a08 makes 10" in objection.said("latin")


def test_after_the_script_every_play_is_free(session: GameSession) -> None:
    lesson = follow(session, len(SCRIPT))
    assert lesson.asked is None
    assert all(lesson.objection(move) is None for move in legal_moves(session.state))


def test_taking_back_leads_to_the_step_before(session: GameSession) -> None:
    lesson = follow(session, 3)
    assert session.undo()
    assert lesson.asked == SCRIPT[2]
    session.submit(PUPIL, SCRIPT[2].move)
    answer(session)
    assert lesson.asked == SCRIPT[3]
    assert session.record.hands[-1].moves[5] == SCRIPT[2].answer


@pytest.mark.parametrize("choose", [most, lambda session: legal_moves(session.state)[-1]])
def test_the_hand_comes_to_its_count_however_it_is_played(
    session: GameSession, choose: Callable[[GameSession], Move]
) -> None:
    follow(session, len(SCRIPT))
    finish(session, choose)
    assert session.status is SessionStatus.COUNT
    assert sum(map(len, session.state.piles)) == 40
    assert {row.category for row in session.scores[-1].rows} == {"cards", "denari", "settebello", "primiera", "scope"}
    assert session.scores[-1].row("scope") is not None
    assert session.state.scope[PUPIL] >= 1


def test_who_takes_what_can_be_taken_wins_the_hand(session: GameSession) -> None:
    follow(session, len(SCRIPT))
    finish(session, most)
    mine, his = session.scores[-1].points
    assert mine > his


def test_something_is_said_at_every_asked_play_and_now_and_then_after(session: GameSession) -> None:
    lesson = follow(session, len(SCRIPT))
    said = []
    while session.status is SessionStatus.PLAYING:
        words = lesson.words()
        said.append(words is not None)
        session.submit(PUPIL, most(session))
        if session.turn == TEACHER:
            assert lesson.words() is None
        answer(session)
    assert said == [True, False, False] * 2 + [False] * 3 + [True, False, False]


# ------------------------------------------------------------------------------------------------ words


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_two_sentences_at_most_and_nothing_left_open(speak: Speak, session: GameSession, language: str) -> None:
    speak(language)
    lesson = Lesson(session)
    sayings = []
    while session.status is SessionStatus.PLAYING:
        words = lesson.words()
        if words is not None:
            sayings += [words.said("latin"), words.said("french")]
        for move in legal_moves(session.state):
            objection = lesson.objection(move)
            if objection is not None:
                sayings += [objection.said("latin"), objection.said("french")]
        session.submit(PUPIL, lesson.asked.move if lesson.asked else most(session))
        answer(session)
    for row in session.scores[-1].rows:
        sayings += [row_words(row.category, "latin"), row_words(row.category, "french")]
    sayings += [end_words(), minutes(), begin_words(again=False), begin_words(again=True)]
    for saying in sayings:
        assert saying
        assert "{" not in saying
        assert saying.count(". ") <= 1, saying
        assert len(saying) <= 130, saying
        assert "!" not in saying
    assert offer_words()


@pytest.mark.parametrize("language", [code for code in i18n.LANGUAGES if code != "en"])
def test_the_teacher_speaks_the_language(speak: Speak, session: GameSession, language: str) -> None:
    words = Lesson(session).words()
    assert words is not None
    english = words.said("latin")
    speak(language)
    assert words.said("latin") != english
