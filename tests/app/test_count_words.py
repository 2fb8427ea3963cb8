"""What the count says, in words and on its sheet, adds up to the engine's points: two hundred hands of every game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.app.captions import Talk, count_lines, side_name, won_at_once
from scopa_gui.app.count_sheet import NOTHING, CountSheet, SheetRow, count_sheet
from scopa_gui.app.count_ties import Nobody, why_nobody
from scopa_gui.engine import (
    PRESET_KEYS,
    Card,
    Cards,
    CategoryScore,
    HandScore,
    Phase,
    RuleOptions,
    State,
    Suit,
    apply,
    deal,
    legal_moves,
    preset,
    preset_options,
    score,
)
from scopa_gui.engine.scoring import score_piles

Speak = Callable[[str], None]
HANDS = 200
NAMES = ("Io", "Rosalba", "Osvaldo", "Ines", "Gino", "Carmela")
POINTS = re.compile(r"^(?P<category>[^:]+): (?P<side>.+), (?P<n>one|\d+) points?\.$")
AT_ONCE = re.compile(r"^Napoleone: (?P<side>.+), and the match is won\.$")
NOBODY = re.compile(
    r"^(?P<category>[^:]+): (a tie, nobody’s point|(?P<sides>.+), a tie: nobody’s point|nobody"
    r"|nobody, for no side has more than half)\.$|^A suit is missing: no (primiera|setenta)\.$"
)


def hands(options: RuleOptions, n: int) -> Iterator[State]:
    """So many hands of chance, each to its end."""
    rng = random.Random(str(options))
    while n:
        state, _ = deal(options, shuffled_deck(rng), rng.randrange(options.players))
        if state.phase is Phase.VOID:
            continue
        while state.phase is not Phase.OVER:
            state, _ = apply(state, rng.choice(legal_moves(state)))
        n -= 1
        yield state


def said(state: State, count: HandScore, talk: Talk) -> list[str]:
    """Every line of the count."""
    rows = [line for row in count.rows for line in count_lines(row, talk, "latin", count.primiere)]
    return [*rows, *won_at_once(count, talk, "latin")]


def points_said(lines: list[str], names: list[str]) -> list[int]:
    """The points by side that the lines tell, each line understood."""
    points = [0] * len(names)
    for line in lines:
        found = POINTS.match(line)
        if found is not None:
            points[names.index(found["side"])] += 1 if found["n"] == "one" else int(found["n"])
        else:
            assert NOBODY.match(line) or AT_ONCE.match(line), line
    return points


def stamped(sheet: CountSheet) -> list[int]:
    """The points by side that the sheet's stamps show."""
    return [sum(row.cells[side].points for row in sheet.rows) for side in range(len(sheet.sides))]


def shows_why(row: SheetRow) -> bool:
    """Whether a row of the sheet says what became of its point: a winner with cards and a number, or a remark."""
    scorers = [cell for cell in row.cells if cell.points]
    if not scorers:
        return bool(row.remark)
    return all(cell.number != NOTHING and cell.is_winner and (cell.cards or cell.backs) for cell in scorers)


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_what_the_count_says_is_what_the_engine_counts(speak: Speak, key: str) -> None:
    speak("en")
    options = preset_options(key)
    for number, state in enumerate(hands(options, HANDS)):
        count = score(state)
        talk = Talk(
            seats=NAMES[: state.seats],
            options=options,
            person=None if number % 3 == 0 else number % state.seats,
            sweep=preset(key).sweep_word,
        )
        names = [side_name(side, talk) for side in range(len(state.piles))]
        assert len(set(names)) == len(names)
        assert points_said(said(state, count, talk), names) == list(count.points)
        sheet = count_sheet(state, count, talk, "latin")
        assert stamped(sheet) == list(count.points) == list(sheet.points)
        for row in sheet.rows:
            assert shows_why(row) or row.category == "scope", row
        tied = [[side for side, cell in enumerate(row.cells) if cell.is_tied] for row in sheet.rows]
        assert all(len(sides) != 1 for sides in tied)
        told = dict(zip((row.category for row in sheet.rows), tied, strict=True))
        for counted in count.rows:
            assert told[counted.category] == expected_tie(counted, count, options), counted


def expected_tie(row: CategoryScore, count: HandScore, options: RuleOptions) -> list[int]:
    """The sides that share the lead, worked out from the rules by elimination."""
    if any(row.points) or not any(row.amounts):
        return []
    sides = list(range(len(row.amounts)))
    if row.category == "primiera":
        suits = [one.suits for one in count.primiere]
        match options.primiera_missing_suit:
            case "disqualified":
                sides = [side for side in sides if suits[side] == 4]
            case "complete_beats_incomplete" if 4 in suits:
                sides = [side for side in sides if suits[side] == 4]
            case "more_suits_first":
                sides = [side for side in sides if suits[side] == max(suits)]
    best = max((row.amounts[side] for side in sides), default=0)
    leaders = [side for side in sides if row.amounts[side] == best]
    return leaders if len(leaders) > 1 else []


@pytest.mark.parametrize("missing", ["disqualified", "complete_beats_incomplete", "more_suits_first"])
@pytest.mark.parametrize("majority", ["plurality", "absolute"])
def test_three_sides_learn_who_ties_and_why_else_nobody_scores(speak: Speak, missing: str, majority: str) -> None:
    speak("en")
    options = replace(
        preset_options("scopa_a_sei_coppie"),
        primiera_missing_suit=missing,  # type: ignore[arg-type]
        majority_rule=majority,  # type: ignore[arg-type]
    )
    talk = Talk(seats=NAMES, options=options, person=0)
    reasons: set[str] = set()
    for state in hands(options, 150):
        count = score(state)
        names = [side_name(side, talk) for side in range(3)]
        assert points_said(said(state, count, talk), names) == list(count.points)
        for row in count.rows:
            found = why_nobody(row, options, count.primiere)
            (line, *_) = count_lines(row, talk, "latin", count.primiere)
            if found is None:
                continue
            reasons.add(found.reason)
            assert list(found.sides) == expected_tie(row, count, options)
            if found.reason == "tie":
                assert all(names[side] in line for side in found.sides)
                assert all(names[side] not in line for side in {0, 1, 2} - {*found.sides})
    assert {"tie", "nothing"} <= reasons
    assert ("no_majority" in reasons) is (majority == "absolute")
    assert ("suit_missing" in reasons) <= (missing == "disqualified")


def test_a_missing_suit_is_no_tie() -> None:
    options = preset_options("scopa_classica")
    rng = random.Random(4)
    for _ in range(3000):
        cards = rng.sample(range(40), 12)
        piles = (Cards.of([Card(c) for c in cards[:6]]), Cards.of([Card(c) for c in cards[6:]]))
        count = score_piles(options, piles, (0, 0), (0, 0))
        row = count.row("primiera")
        assert row is not None
        if not any(one.suits == 4 for one in count.primiere) and row.amounts[0] == row.amounts[1]:
            assert why_nobody(row, options, count.primiere) == Nobody("suit_missing")
            return
    raise AssertionError("no such piles came up")


def test_all_ten_coins_have_a_row_that_wins_the_match(speak: Speak) -> None:
    speak("en")
    options = preset_options("scopa_con_premi")
    state = next(hands(options, 1))
    every = Cards.of([*state.piles[0], *state.piles[1], *state.unclaimed])
    coins = Cards.of([card for card in every if card.suit is Suit.DENARI])
    state = replace(state, piles=(coins, Cards.of([card for card in every if card not in coins])))
    count = score_piles(options, state.piles, state.scope, (0, 0))
    talk = Talk(seats=NAMES[:2], options=options, person=0)
    assert won_at_once(count, talk, "latin") == ["Napoleone: you, and the match is won."]
    row = count_sheet(state, count, talk, "latin").rows[-1]
    assert (row.label, row.remark) == ("Napoleone", "wins the match")
    assert [cell.number for cell in row.cells] == ["10", NOTHING]
    assert stamped(count_sheet(state, count, talk, "latin")) == list(count.points)
