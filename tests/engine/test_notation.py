"""A state as a line of text: it reads back equal at every step; what is wrong is named by its field."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine import CLASSIC, Cards, NotationError, RuleOptions, State, deal, parse_state, state_text
from scopa_gui.engine.notation import FIELD, READERS
from scopa_gui.engine.soundness import state_faults
from tests.engine.hands import GAMES, a_deck, after, cirulla_like, played, position, random_options, shuffled


def check(state: State) -> None:
    text = state_text(state)
    assert "\n" not in text
    assert parse_state(text) == state


@pytest.mark.parametrize("game", GAMES)
def test_every_game_reads_back_at_every_step(game: str) -> None:
    chance = Random(game)
    for state, _, _ in played(GAMES[game], shuffled(chance), 0, chance):
        check(state)


def test_random_rules_read_back() -> None:
    chance = Random(6)
    for _ in range(12):
        for state, _, _ in played(random_options(chance), shuffled(chance), 1, chance):
            check(state)


def test_declarations_read_back() -> None:
    chance = Random(7)
    for _ in range(10):
        for state, _, _ in played(cirulla_like(chance), shuffled(chance), 1, chance):
            check(state)


def test_a_void_deal_reads_back() -> None:
    check(deal(CLASSIC, a_deck("1D 2D 3D 4D 5D 6D 10D 10C 10S 1S"), 0)[0])


def test_what_seldom_happens_reads_back() -> None:
    """The dealer's thirty, a matta that plays as an ace, cards that nobody claims."""
    bonus = deal(replace(CLASSIC, dealer_bonus_30=2), a_deck("1D 2D 3D 4D 5D 6D 4S 8S 9S 9B"), 1)[0]
    assert bonus.bonus_total == 30
    check(bonus)
    wild = position(replace(CLASSIC, matta="plays_as_declared"), "7C 1S", "7D", "1B", matta_value=1, last_capturer=1)
    check(wild)
    check(replace(wild, unclaimed=Cards.parse("10D 10C")))


def test_a_position_of_few_cards_reads_back() -> None:
    """Texts of made-up positions need not hold all forty cards."""
    check(position(CLASSIC, "7C 1S", "7D", "1B", piles=("2D", "-")))


TEXT = state_text(
    after(
        deal(
            RuleOptions(hand_declarations=True, deal_style="packets", matta="declarations_only", redeal_kings=0),
            a_deck("1D 2D 7C 8C 9S 4C 9D 9B 10S 10B"),
            1,
        )[0],
        "!low=1",
        "1D",
        "9Sx9D",
    )[0]
)


def with_field(name: str, value: str) -> str:
    """The text above with another value for a field."""
    found, number = re.subn(rf"(?<=; ){name}: [^;]*", f"{name}: {value}", TEXT)
    assert number == 1
    return found


def test_the_text_is_readable() -> None:
    assert TEXT.startswith(
        "scopa-state-1; options: deal_style=packets redeal_kings=0 hand_declarations=yes matta=declarations_only; "
        "dealer: 1; phase: playing; turn: 0; round: 0; asked: 2; stock: "
    )
    assert "; held: 2D 7C / 8C 4C; table: 1D 9B 10S 10B; piles: - / 9D 9S; scope: 0 / 0; crosswise: - / -; " in TEXT
    assert "; plays: 0 0 1D plain on 9D 9B 10S 10B / 1 0 9Sx9D plain on 1D 9D 9B 10S 10B; " in TEXT
    assert TEXT.endswith("; declared: 0 0 !low=1 3 0 with 1D 2D 7C")
    check(parse_state(TEXT))
    assert state_text(parse_state(f"  {TEXT}\n")) == TEXT


@pytest.mark.parametrize("name", READERS)
def test_every_field_is_needed_once(name: str) -> None:
    parts = TEXT.split(FIELD)
    lacking = [part for part in parts if not part.startswith(f"{name}: ")]
    assert len(lacking) == len(parts) - 1
    with pytest.raises(NotationError, match=rf"lacks {name}"):
        parse_state(FIELD.join(lacking))
    twice = next(part for part in parts if part.startswith(f"{name}: "))
    with pytest.raises(NotationError, match=f"once: found {re.escape(repr(twice))}"):
        parse_state(TEXT + FIELD + twice)


@pytest.mark.parametrize("text", ["", "scopa-state-2" + TEXT.removeprefix("scopa-state-1"), TEXT.removeprefix("s")])
def test_the_header_is_needed(text: str) -> None:
    with pytest.raises(NotationError, match="begins with 'scopa-state-1'"):
        parse_state(text)


@pytest.mark.parametrize("part", ["weather: fine", "dealer", "dealer:0"])
def test_what_is_no_field(part: str) -> None:
    with pytest.raises(NotationError, match=f"found '{part}'"):
        parse_state(TEXT + FIELD + part)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("options", "target=0", "target=0"),
        ("options", "hand_size=10", "hand_size"),
        ("dealer", "x", "'x'"),
        ("dealer", "2", "0 to 1"),
        ("dealer", "-1", "0 to 1"),
        ("phase", "sleeping", "sleeping"),
        ("turn", "2", "0 to 1"),
        ("round", "6", "0 to 5"),
        ("asked", "3", "0 to 2"),
        ("stock", "1X", "1X"),
        ("held", "2D 7C", "2 seats"),
        ("held", "2D 7C / 8C 4C / 3S", "2 seats"),
        ("held", "2D 7C / 8C 2D", "2D lies in two places"),
        ("table", "1D 1D", "twice"),
        ("table", "2D 9B 10S 10B", "2D lies in two places"),
        ("piles", "9D 9S", "2 sides"),
        ("piles", "10B / 9D 9S", "10B lies in two places, here and in table"),
        ("piles", "9S / 9D 9S", "9S lies in two places"),
        ("scope", "0 / many", "many"),
        ("scope", "0", "2 sides"),
        ("scope", "0 / -1", "-1"),
        ("crosswise", "-", "2 sides"),
        ("crosswise", "9S / -", "9S"),
        ("declared_points", "0 / 0 / 3", "2 sides"),
        ("opening", "ten", "'ten'"),
        ("bonus_total", "", "''"),
        ("exposed", "1D", "1D"),
        ("matta_value", "11", "1 to 10"),
        ("last_capturer", "2", "0 to 1"),
        ("last_capturer", "nobody", "nobody"),
        ("unclaimed", "10B", "10B lies in two places"),
        ("plays", "0 0 1D plain", "seat, round"),
        ("plays", "0 0 1D plain on 1X", "1X"),
        ("plays", "0 1D plain on 9D", "seat, round"),
        ("plays", "0 0 keep plain on 9D", "keep"),
        ("plays", "0 0 1D swept on 9D", "swept.*scopa, plain"),
        ("plays", "2 0 1D plain on 9D", "0 to 1"),
        ("declared", "0 0 1D 3 0 with 1D 2D 7C", "1D"),
        ("declared", "0 0 !low 3 with 1D 2D 7C", "seat, round"),
        ("declared", "0 0 !low=1 3 0 with 1D 2D XX", "XX"),
        ("declared", "5 0 !low=1 3 0 with 1D 2D 7C", "0 to 1"),
    ],
)
def test_faults_name_their_field(name: str, value: str, words: str) -> None:
    with pytest.raises(NotationError, match=rf"^field {name} of the state: .*({words})"):
        parse_state(with_field(name, value))


def test_sound_states_and_unsound() -> None:
    chance = Random(8)
    for state, _, _ in played(cirulla_like(chance), shuffled(chance), 1, chance):
        assert list(state_faults(state)) == []
    unplayable = replace(state, options=replace(CLASSIC, target=0), turn=9)
    assert [name for name, _ in state_faults(unplayable)] == ["options"]
    broken = replace(state, turn=9, held=(), scope=(-1, 0, 0, 0))
    assert {name for name, _ in state_faults(broken)} == {"turn", "held", "scope"}
