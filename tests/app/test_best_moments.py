"""The best moments of a match are told from its record, and each of them is true."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.app import best_moments as module
from scopa_gui.app.best_moments import FROM, KINDS, MOST, Moment, best_moments
from scopa_gui.app.captions import Talk
from scopa_gui.app.hand_review import reviewed
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.app.moment_words import moment_words, moments_heading
from scopa_gui.app.new_match import new_match, seeded_decks
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import (
    PRESET_KEYS,
    SETTEBELLO,
    CardLaid,
    CardsCaptured,
    CategoryScore,
    DeclarationMade,
    GameRecord,
    HandScore,
    Play,
    Primiera,
    legal_moves,
    preset_options,
    side_of,
)

Speak = Callable[[str], None]


def played(key: str, seed: int, target: int | None = None) -> GameSession:
    """A whole match in which every seat takes what it can or plays by chance."""
    rng = random.Random(seed)
    options = preset_options(key)
    if target is not None:
        options = replace(options, target=target)
    record = new_match(key, options, ["easy"], rng, person=None)
    session = GameSession(record, (None,) * options.players, seeded_decks(seed, options))
    session.start()
    while session.status is not SessionStatus.MATCH_END:
        if session.status is SessionStatus.COUNT:
            session.next_hand()
            continue
        legal = legal_moves(session.state)
        greedy = max(legal, key=lambda move: len(move.capture or ()) if isinstance(move, Play) else 9)
        assert session.turn is not None
        session.submit(session.turn, greedy if rng.random() < 0.7 else rng.choice(legal))
    return session


def plays_of(record: GameRecord, side: int, hand: int) -> list[CardLaid | CardsCaptured]:
    """The plays of a side in hand number `hand`."""
    return [
        event
        for step in reviewed(record.options, record.hands[hand - 1])
        for event in step
        if isinstance(event, CardLaid | CardsCaptured) and side_of(record.options, event.seat) == side
    ]


def is_true(one: Moment, session: GameSession) -> bool:
    """Whether a moment says what was, found another way than the module does."""
    record, scores = session.record, session.scores
    totals = [sum(score.points[side] for score in scores) for side in range(len(scores[0].points))]
    after = [
        [sum(score.points[side] for score in scores[: n + 1]) for side in range(len(totals))]
        for n in range(len(scores))
    ]
    plays = plays_of(record, one.side, one.hand) if one.side is not None and one.hand else []
    sweeps = "".join("x" if isinstance(play, CardsCaptured) and play.scopa else "." for play in plays)
    rows: dict[str, CategoryScore] = {row.category: row for row in scores[one.hand - 1].rows}
    match one.kind:
        case "shutout":
            return one.side is not None and totals[one.side] == 0 and one.of == len(scores) and len(totals) == 2
        case "comeback":
            assert one.side is not None
            return (
                one.side == session.settled.winner and max(after[one.hand - 1]) - after[one.hand - 1][one.side] == one.n
            )
        case "scopa_run":
            return "x" * one.n in sweeps and "x" * (one.n + 1) not in sweeps
        case "scopas_in_hand":
            return sweeps.count("x") == one.n
        case "settebello_scopa":
            return any(isinstance(play, CardsCaptured) and play.scopa and play.card == SETTEBELLO for play in plays)
        case "many_cards":
            return any(isinstance(play, CardsCaptured) and len(play.cards) + 1 == one.n for play in plays)
        case "best_hand":
            assert one.side is not None
            return one.n == scores[one.hand - 1].points[one.side] == max(max(score.points) for score in scores)
        case "four_points":
            assert one.side is not None
            named = ("cards", "denari", "settebello", "primiera" if "primiera" in rows else "sevens")
            return all(rows[name].points[one.side] == 1 for name in named)
        case "four_sevens":
            assert one.side is not None
            return sum(card.value for card in scores[one.hand - 1].primiere[one.side].cards) == 28
        case "settebello_often":
            assert one.side is not None
            held = [score for score in scores if score.row("settebello").amounts[one.side]]  # type: ignore[union-attr]
            return len(held) == one.n and len(scores) == one.of
        case "all_coins":
            assert one.side is not None
            return rows["denari"].amounts[one.side] == 10
        case "declaration":
            steps = reviewed(record.options, record.hands[one.hand - 1])
            made = [event for step in steps for event in step if isinstance(event, DeclarationMade)]
            return any(event.side == one.side and event.points == one.n for event in made)
        case "level_before_last":
            return after[-2].count(one.n) > 1 and max(after[-2]) == one.n and one.hand == len(scores) - 1
        case "lead_changes":
            leaders = [row.index(max(row)) for row in after if row.count(max(row)) == 1]
            return one.n == sum(a != b for a, b in pairwise(leaders))


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_every_moment_of_a_match_is_true_and_none_is_told_twice(key: str) -> None:
    for seed in range(2):
        session = played(key, seed)
        found = best_moments(session.record, most=99)
        assert found
        assert [one for one in found if not is_true(one, session)] == []
        assert len({one.kind for one in found}) == len(found)
        assert [KINDS.index(one.kind) for one in found] == sorted(KINDS.index(one.kind) for one in found)
        assert best_moments(session.record) == found[:MOST]


def test_many_matches_tell_of_most_kinds() -> None:
    kinds = {one.kind for seed in range(12) for one in best_moments(played("scopa_classica", seed).record, most=99)}
    kinds |= {one.kind for seed in range(3) for one in best_moments(played("cirulla_a_due", seed, 31).record, most=99)}
    assert len(kinds) >= 9, kinds
    assert {"scopa_run", "comeback", "four_points", "declaration", "best_hand"} <= kinds


def test_a_match_without_a_complete_hand_has_none() -> None:
    record = new_match("scopa_classica", preset_options("scopa_classica"), ["easy"], random.Random(1))
    assert best_moments(record) == ()
    options = record.options
    session = GameSession(record, (None, None), lambda: shuffled_deck(random.Random(2)))
    session.start()
    assert session.turn is not None
    session.submit(session.turn, legal_moves(session.state)[0])
    assert best_moments(session.record) == ()
    assert options.players == 2


def score_of(*points: tuple[int, int], sevens: int = 0, denari: tuple[int, int] = (6, 4)) -> HandScore:
    """A count in which the rows have these points by side."""
    names = ("cards", "denari", "settebello", "primiera", "scope")
    rows = tuple(
        CategoryScore(
            name,  # type: ignore[arg-type]
            denari if name == "denari" else one,
            0 if one[0] > one[1] else 1 if one[1] > one[0] else None,
            one,
        )
        for name, one in zip(names, points, strict=True)
    )
    primiera = Primiera((), sevens)
    return HandScore(rows, tuple(map(sum, zip(*points, strict=True))), (primiera, primiera), None)


def told(*scores: HandScore) -> dict[str, Moment]:
    """The moments of a match of two with these counts and no plays."""
    hands = [module._Hand(number, (), score) for number, score in enumerate(scores, start=1)]
    options = preset_options("scopa_classica")
    found = (*module._of_the_totals(options, hands), *module._of_the_counts(hands))
    return {one.kind: one for one in found}


ALL = score_of((1, 0), (1, 0), (1, 0), (1, 0), (7, 0))
THEIRS = score_of((0, 1), (0, 1), (0, 1), (0, 1), (0, 0))
LEVEL = score_of((1, 0), (0, 1), (1, 0), (0, 1), (0, 0))


def test_a_match_without_a_point_for_the_other_side() -> None:
    assert told(ALL)["shutout"] == Moment("shutout", 1, of=1)
    assert "shutout" not in told(THEIRS, ALL)


def test_a_comeback_counts_from_three_points_behind() -> None:
    assert told(THEIRS, ALL)["comeback"] == Moment("comeback", 0, 1, 4)
    assert "comeback" not in told(LEVEL, ALL)
    assert FROM.behind == 3


def test_level_before_the_last_hand() -> None:
    assert told(LEVEL, ALL)["level_before_last"] == Moment("level_before_last", hand=1, n=2)
    assert "level_before_last" not in told(THEIRS, ALL)


def test_four_points_want_one_winner_of_all_four() -> None:
    assert told(THEIRS, ALL)["four_points"] == Moment("four_points", 1, 1)
    assert "four_points" not in told(LEVEL)


def test_all_coins_and_the_settebello_again_and_again() -> None:
    whole = score_of((1, 0), (1, 0), (1, 0), (1, 0), (0, 0), denari=(10, 0))
    assert told(LEVEL, whole)["all_coins"] == Moment("all_coins", 0, 2)
    assert told(LEVEL, whole, LEVEL)["settebello_often"] == Moment("settebello_often", 0, n=3, of=3)
    assert told(LEVEL, whole, LEVEL, THEIRS)["settebello_often"].n == 3
    assert "settebello_often" not in told(LEVEL, whole)
    assert "settebello_often" not in told(LEVEL, THEIRS, LEVEL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_moment_is_a_short_sentence_in_every_language(speak: Speak, language: str) -> None:
    speak(language)
    pairs = Talk(seats=("Io", "Rosalba", "Osvaldo", "Carmela"), options=preset_options("scopa_a_coppie"), person=None)
    for talk in (pairs, replace(pairs, person=0), replace(pairs, sweep="escoba")):
        for kind in KINDS:
            said = moment_words(Moment(kind, 1, 12, 10, 13), talk, "latin")
            assert "{" not in said
            assert said.endswith(".")
            assert len(said) <= 85, said
            assert said[0].isupper() or said[0].isdigit()
    assert moments_heading()


def test_sides_are_named_as_in_the_count(speak: Speak) -> None:
    speak("en")
    options = preset_options("scopa_classica")
    talk = Talk(seats=("Io", "Rosalba"), options=options, person=0)
    assert moment_words(Moment("scopa_run", 1, 3, 2), talk, "latin") == "2 scopas in a row: Rosalba, hand 3."
    assert moment_words(Moment("best_hand", 0, 1, 1), talk, "latin") == "1 point in one hand: you, hand 1."
    escoba = replace(talk, sweep="escoba")
    assert moment_words(Moment("scopa_run", 1, 3, 2), escoba, "latin") == "2 escobas in a row: Rosalba, hand 3."
    assert moment_words(Moment("all_coins", 1, 3), talk, "french") == "All ten diamonds: Rosalba, hand 3."
