"""A new match: names, seats, draws and decks, the same for the same seed."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice, pairwise

import pytest

from scopa_gui.app.draws import draw_for_deal, drawn_cards, first_dealer
from scopa_gui.app.new_match import (
    again,
    fresh_seed,
    game_for,
    match_from_start,
    new_match,
    recorded_decks,
    seeded_decks,
    with_seats_swapped,
)
from scopa_gui.app.opponents import NAMES, gender_of, pick_names
from scopa_gui.app.seating import seats_for
from scopa_gui.app.session import GameSession
from scopa_gui.app.settings import Settings
from scopa_gui.app.start import StartOptions
from scopa_gui.engine import (
    PRESETS,
    InvalidOptionsError,
    NotationError,
    Phase,
    RuleOptions,
    cards_text,
    deal,
    parse_cards,
    preset_options,
)
from tests.app.table import Decks, play_hand, play_match, record_of, session_of


@pytest.mark.parametrize(("key", "players"), [(one.key, n) for one in PRESETS for n in one.allowed_players])
def test_everybody_has_a_seat_and_a_name(key: str, players: int) -> None:
    record = new_match(key, preset_options(key, players), ("easy", "medium"), random.Random(1), name="Io")
    assert len(record.seats) == players
    assert (record.seats[0].kind, record.seats[0].name) == ("person", "Io")
    names = [seat.name for seat in record.seats[1:]]
    assert len(set(names)) == len(names)
    assert [seat.level for seat in record.seats[1:]] == ["easy", *["medium"] * (players - 2)]
    assert record.hands == ()


def test_computers_alone() -> None:
    record = new_match("scopone", preset_options("scopone"), (), random.Random(1), person=None)
    assert {seat.kind for seat in record.seats} == {"computer"}


def test_people_and_names_at_any_seat() -> None:
    levels, names = ("person", "easy", "person"), ("Ada", "Fausto", "Leo")
    record = new_match("scopone", preset_options("scopone"), levels, random.Random(1), name="Io", names=names)
    assert [(seat.kind, seat.level, seat.name) for seat in record.seats] == [
        ("person", "", "Io"),
        ("person", "", "Ada"),
        ("computer", "easy", "Fausto"),
        ("person", "", "Leo"),
    ]


def test_a_person_at_the_last_seat_named_is_not_everybody_after() -> None:
    options = preset_options("scopa_a_sei_coppie")
    record = new_match("scopa_a_sei_coppie", options, ("easy", "person"), random.Random(1))
    assert [seat.kind for seat in record.seats] == ["person", "computer", "person", *["computer"] * 3]
    assert {seat.level for seat in record.seats if seat.kind == "computer"} == {"easy"}


@pytest.mark.parametrize("seed", range(20))
def test_nobody_has_the_name_of_another(seed: int) -> None:
    options = preset_options("scopa_a_sei_coppie")
    names = ("Ida", " ida ", "rosalba", "", "Ada")
    levels = ("easy", "easy", "person", "easy", "person")
    record = new_match("scopa_a_sei_coppie", options, levels, random.Random(seed), name="Rosalba", names=names)
    taken = [seat.name.casefold() for seat in record.seats if seat.name]
    assert len(set(taken)) == len(taken) == 5
    assert record.seats[1].name == "Ida"
    assert (record.seats[3].kind, record.seats[3].name) == ("person", "")
    assert record.seats[5].name == "Ada"


def test_more_names_than_seats_take_none_away() -> None:
    record = new_match("scopa_classica", preset_options("scopa_classica"), (), random.Random(1), names=tuple(NAMES))
    assert record.seats[1].name == next(iter(NAMES))


def test_names_by_chance_stay_as_they_were_without_given_ones() -> None:
    plain, asked = (
        new_match("scopone", preset_options("scopone"), ("easy",), random.Random(3), names=names)
        for names in ((), ("", "", ""))
    )
    assert plain == asked


def test_impossible_rules_are_refused() -> None:
    with pytest.raises(InvalidOptionsError):
        new_match("scopone", RuleOptions(players=3, hand_size=10), (), random.Random(1))


def test_the_same_seed_is_the_same_match() -> None:
    first, second, other = (match_from_start(StartOptions(seed=seed), Settings()) for seed in (5, 5, 6))
    assert first == second
    assert first != other


def test_names_agree_in_gender_and_are_never_the_persons_own() -> None:
    assert gender_of("Rosalba") == "f"
    assert gender_of("Osvaldo") == "m"
    assert gender_of("Computer") == "m"
    for seed in range(200):
        names = pick_names(5, random.Random(seed), taken="ROSALBA")
        assert "Rosalba" not in names
        genders = [gender_of(name) for name in names]
        assert all(one != other for one, other in pairwise(genders))
    assert set(NAMES.values()) == {"f", "m"}


# ---------------------------------------------------------------------------------------------- draws


def test_ties_draw_again_among_themselves() -> None:
    first, second = "3D 3C 5B 3S", "2D 1C 9B 4S"
    decks = iter([parse_cards(first), parse_cards(second)])
    assert draw_for_deal(4, lambda: next(decks)) == (first, "2D 1C - 9B")


def test_the_dealer_follows_from_the_draws() -> None:
    record = record_of("scopone")
    dealers = set()
    for seed in range(40):
        dealers.add(first_dealer(again(record, random.Random(seed))))
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize("draw", ["1D", "- - - -", "1D 1C 5B 6S", "1D 2C 3X 4S", "1D 2C 3B 4S 5S"])
def test_draws_that_cannot_be_are_refused(draw: str) -> None:
    with pytest.raises(NotationError):
        first_dealer(replace(record_of("scopone"), draws=(draw,)))


def test_draws_are_read_by_seat() -> None:
    assert [None if card is None else str(card) for card in drawn_cards("1D - 10B")] == ["1D", None, "10B"]


# ---------------------------------------------------------------------------------------------- decks


def test_decks_by_seed_can_be_taken_up_at_any_hand() -> None:
    options = preset_options("cirulla")  # two aces void a deal: one deck in twelve or so
    all_decks = seeded_decks(3, options)
    decks = [all_decks() for _ in range(60)]
    assert any(deal(options, deck, 0)[0].phase is Phase.VOID for deck in decks)
    played = [deck for deck in decks if deal(options, deck, 0)[0].phase is not Phase.VOID]
    later = seeded_decks(3, options, hand=10)
    found = (deck for deck in iter(later, None) if deal(options, deck, 0)[0].phase is not Phase.VOID)
    assert list(islice(found, 5)) == played[10:15]


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(20)}) == 20


def test_the_same_deals_with_the_seats_swapped() -> None:
    session, _ = session_of(record_of(seed=2), seed=2)
    session.start()
    play_match(session)
    record = with_seats_swapped(session.record)
    swapped = GameSession(record, (None, None), recorded_decks(session.record, Decks(9)))
    swapped.start()
    play_hand(swapped)
    before, after = session.record.hands[0], swapped.record.hands[0]
    assert (after.deck, after.dealer) == (before.deck, 1 - before.dealer)
    assert record.seats == session.record.seats
    assert record.practice, "every card of it has been seen"
    source = recorded_decks(session.record, Decks(9))
    decks = [cards_text(source()) for _ in session.record.hands]
    assert decks == [hand.deck for hand in session.record.hands]
    assert source() == Decks(9)()


def test_a_match_without_draws_is_swapped_too() -> None:
    for key in ("scopa_classica", "scopa_a_tre", "scopa_a_sei_coppie"):
        record = replace(record_of(key), draws=())
        assert first_dealer(record) == 0
        assert first_dealer(with_seats_swapped(record)) == 1


def test_a_rematch_keeps_people_and_rules() -> None:
    record = record_of("scopa_a_tre")
    new = again(record, random.Random(8))
    assert (new.seats, new.options, new.hands, new.practice) == (record.seats, record.options, (), False)


# ---------------------------------------------------------------------------------------------- what is asked for


def test_the_command_line_wins_over_the_last_game() -> None:
    last = Settings(game="napola", options=str(preset_options("napola", 3)), levels=("easy",))
    assert game_for(StartOptions(), last) == ("napola", preset_options("napola", 3))
    assert game_for(StartOptions(game="cirulla", players=3), last) == ("cirulla", preset_options("cirulla", 3))
    assert game_for(StartOptions(players=3), last)[0] == "napola"
    assert game_for(StartOptions(players=6), last) == ("scopa_a_sei_coppie", preset_options("scopa_a_sei_coppie"))
    assert {seat.level for seat in seats_for(StartOptions(), last)} == {"easy"}
    assert {seat.level for seat in seats_for(StartOptions(level="medium"), last)} == {"medium"}


def test_settings_that_name_nothing_known() -> None:
    gone = Settings(game="gone", options="players=2", levels=("god",))
    assert game_for(StartOptions(), gone)[0] == "scopa_classica"
    assert {seat.level for seat in seats_for(StartOptions(), gone)} == {"medium"}
    assert game_for(StartOptions(), Settings(game="scopone"))[1] == preset_options("scopone")


def test_the_demo_seats_computers_everywhere() -> None:
    record, seed = match_from_start(StartOptions(demo=True, seed=4), Settings(name="Io"))
    assert {seat.kind for seat in record.seats} == {"computer"}
    assert seed == 4
