"""Who sits down: remembered, named once each, people without a name, computers never without one."""

from __future__ import annotations

import random

import pytest

from scopa_gui.app.opponents import NAMES
from scopa_gui.app.seating import (
    MOST_OTHERS,
    PERSON_HERE,
    SeatChoice,
    common_level,
    named,
    names_free,
    seats_for,
    with_level,
    with_name,
    with_one_level,
)
from scopa_gui.app.settings import Settings
from scopa_gui.app.start import StartOptions

HERE = Settings(levels=("easy", "person", "gone"), names=("Ada", "Leo"))


def test_what_was_chosen_last_is_laid_out_again() -> None:
    seats = seats_for(StartOptions(), HERE)
    assert len(seats) == MOST_OTHERS
    assert [seat.level for seat in seats] == ["easy", "person", "medium", "medium", "medium"]
    assert [seat.name for seat in seats] == ["Ada", "Leo", "", "", ""]


def test_settings_of_before_seats_had_names() -> None:
    assert seats_for(StartOptions(), Settings(levels=("easy",))) == (SeatChoice("easy"),) * MOST_OTHERS
    assert seats_for(StartOptions(), Settings()) == (SeatChoice(),) * MOST_OTHERS


def test_a_level_of_the_command_line_and_the_demo_seat_computers_only() -> None:
    seats = seats_for(StartOptions(level="easy"), HERE)
    assert {seat.level for seat in seats} == {"easy"}
    assert [seat.name for seat in seats[:2]] == ["Ada", ""]
    assert not any(seat.is_person for seat in seats_for(StartOptions(demo=True), HERE))


@pytest.mark.parametrize("seed", range(30))
def test_every_computer_has_a_name_of_its_own(seed: int) -> None:
    seats = tuple(SeatChoice(name=name) for name in ("Ida", "", "IDA", "Rosalba", ""))
    found = named(seats, "rosalba", random.Random(seed))
    names = [seat.name.casefold() for seat in found]
    assert "" not in names
    assert len({*names, "rosalba"}) == MOST_OTHERS + 1
    assert names[0] == "ida"
    assert named(found, "rosalba", random.Random(0)) == found


def test_people_may_go_without_a_name() -> None:
    found = named((SeatChoice(PERSON_HERE), SeatChoice(PERSON_HERE, "Leo"), SeatChoice()), "", random.Random(1))
    assert [seat.name for seat in found[:2]] == ["", "Leo"]
    assert found[2].name in NAMES


def test_a_seat_changes_hands() -> None:
    seats = named((SeatChoice(),) * MOST_OTHERS, "", random.Random(1))
    seated = with_level(seats, 1, PERSON_HERE, "")
    assert (seated[1].is_person, seated[1].name) == (True, "")
    seated = with_name(seated, 1, "Leo")
    assert with_level(seated, 1, PERSON_HERE, "")[1].name == "Leo"
    back = with_level(seated, 1, "easy", "")
    assert back[1].level == "easy"
    assert back[1].name in NAMES
    assert len({seat.name for seat in back}) == MOST_OTHERS
    assert with_level(seats, 1, "easy", "")[1].name == seats[1].name


def test_names_on_offer_leave_out_everybody_else() -> None:
    seats = (SeatChoice(name="Ida"), SeatChoice(name="Gino"), SeatChoice(name="Leo"))
    assert "Ida" not in names_free(seats, 1, "Rosalba")
    assert "Rosalba" not in names_free(seats, 1, "rosalba")
    assert "Gino" in names_free(seats, 1, "")
    assert names_free(seats, 2, "")[0] == "Leo", "a name of one's own stays on offer"


def test_one_level_for_all_computers() -> None:
    seats = (SeatChoice("easy", "Ida"), SeatChoice(PERSON_HERE, "Leo"), SeatChoice("medium", "Gino"))
    assert common_level(seats) is None
    assert common_level(seats[1:2]) is None
    same = with_one_level(seats, "medium")
    assert common_level(same) == "medium"
    assert [seat.name for seat in same] == ["Ida", "Leo", "Gino"]
    assert same[1].is_person
