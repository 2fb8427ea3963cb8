"""The new game's table: every seat has its row, names are nobody's twice, and all of it is remembered."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app import i18n
from scopa_gui.app.opponents import NAMES
from scopa_gui.app.profiles import Profile
from scopa_gui.app.rule_words import Gender, level_name
from scopa_gui.app.seating import PERSON_HERE
from scopa_gui.engine import PRESETS, preset_options
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.profiles import ProfilesScene
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.row import Row
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.seat_row import SeatRow
from scopa_gui.ui.widgets.stepper import Stepper
from scopa_gui.ui.widgets.text_field import TextField
from tests.pilot import Pilot, piloted

SIX = "scopa_a_sei_coppie"


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(scene="new_game", windowed=(960, 600), speed="off") as one:
        yield one
    i18n.set_language("en")


def scene(pilot: Pilot) -> NewGameScene:
    return pilot.scene(NewGameScene)


def panel(pilot: Pilot, name: str = "seats") -> ScrollPanel:
    found = scene(pilot).controls.find(name)
    assert isinstance(found, ScrollPanel)
    return found


def seat_rows(pilot: Pilot) -> list[SeatRow]:
    return [row for row in panel(pilot).children if isinstance(row, SeatRow)]


def focus(pilot: Pilot, name: str) -> None:
    """Bring a control into view, as Tab does."""
    scene(pilot).controls.focus(name)


def write(pilot: Pilot, words: str) -> None:
    pilot.program.handle(pygame.Event(pygame.TEXTINPUT, text=words))


def choose(pilot: Pilot, name: str, place: int) -> None:
    """Press a part of a strip with the pointer."""
    focus(pilot, name)
    strip = scene(pilot).controls.find(name)
    assert isinstance(strip, Choice)
    pilot.click(strip.part(place).center)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_other_seat_has_a_row(pilot: Pilot, players: int) -> None:
    key = next(one.key for one in PRESETS if players in one.allowed_players)
    scene(pilot)._choose_game(key)
    if scene(pilot).options.players != players:
        scene(pilot)._set_rule("players", players)
    words = [row.words_on_it for row in seat_rows(pilot)]
    assert (
        words
        == {
            2: ["Opposite"],
            3: ["Right", "Left"],
            4: ["Right", "Opposite", "Left"],
            6: ["Right", "Far right", "Opposite", "Far left", "Left"],
        }[players]
    )
    names = [part.name for part in panel(pilot).parts()]
    assert ("all_levels" in names) is (players > 2)


def test_partners_are_named_as_such(pilot: Pilot) -> None:
    scene(pilot)._choose_game("scopone")
    assert [bool(row.note) for row in seat_rows(pilot)] == [False, True, False]
    scene(pilot)._choose_game("scopa_a_tre")
    assert not any(row.note for row in seat_rows(pilot))


def test_a_name_is_stepped_through_ours_and_is_nobodys_twice(pilot: Pilot) -> None:
    scene(pilot)._choose_game(SIX)
    for _ in range(len(NAMES)):
        focus(pilot, "name_1")
        pilot.press(pygame.K_RIGHT)
        names = [seat.name for seat in scene(pilot).seats]
        assert len({*names}) == len(names)
        assert {*names} <= {*NAMES}
    stepper = scene(pilot).controls.find("name_0")
    assert isinstance(stepper, Stepper)
    assert scene(pilot).seats[1].name not in stepper.labels


def test_a_level_for_each_and_one_for_all(pilot: Pilot) -> None:
    scene(pilot)._choose_game("scopone")
    keys = (PERSON_HERE, *LEVELS)
    choose(pilot, "level_1", keys.index("easy"))
    assert [seat.level for seat in scene(pilot).seats[:3]] == ["medium", "easy", "medium"]
    strip = scene(pilot).controls.find("all_levels")
    assert isinstance(strip, Choice)
    assert strip.chosen == -1, "they are not alike now"
    choose(pilot, "all_levels", list(LEVELS).index("easy"))
    assert {seat.level for seat in scene(pilot).seats} == {"easy"}


def test_the_word_for_a_level_agrees_with_the_name(pilot: Pilot) -> None:
    pilot.program.context.change(language="it")
    top = scene(pilot)
    genders: dict[str, Gender] = {"Rosalba": "f", "Osvaldo": "m"}
    for name, gender in genders.items():
        top._set_name(0, name)
        strip = top.controls.find("level_0")
        assert isinstance(strip, Choice)
        assert strip.labels == ("Persona", *(level_name(key, gender) for key in LEVELS))


def test_a_person_writes_a_name_and_a_computer_takes_the_seat_back(pilot: Pilot) -> None:
    choose(pilot, "level_0", 0)
    focus(pilot, "name_0")
    field = scene(pilot).controls.find("name_0")
    assert isinstance(field, TextField)
    assert field.hint == "Player 2"
    write(pilot, "Ana")
    pilot.press(pygame.K_LEFT)
    write(pilot, "n")
    assert scene(pilot).seats[0].name == "Anna"
    assert scene(pilot).controls.focused == "name_0"
    assert scene(pilot).controls.find("name_0") is field, "writing makes nothing anew"
    choose(pilot, "level_0", 1)
    assert scene(pilot).seats[0].name in NAMES


def test_everything_at_the_table_is_remembered_and_sits_down(pilot: Pilot) -> None:
    scene(pilot)._choose_game("scopone")
    focus(pilot, "own_name")
    write(pilot, "Marta")
    choose(pilot, "level_0", 0)
    focus(pilot, "name_0")
    write(pilot, "Luca")
    choose(pilot, "level_2", 1)
    seats = scene(pilot).seats
    pilot.click(pilot.button("start"))
    record = pilot.scene(TableScene).session.record
    assert [(seat.kind, seat.name) for seat in record.seats] == [
        ("person", "Marta"),
        ("person", "Luca"),
        ("computer", seats[1].name),
        ("computer", seats[2].name),
    ]
    assert [seat.level for seat in record.seats] == ["", "", "medium", "easy"]
    settings = pilot.program.context.settings
    assert (settings.name, settings.levels[:3], settings.names[0]) == ("Marta", (PERSON_HERE, "medium", "easy"), "Luca")
    again = NewGameScene(pilot.program.context)
    assert (again.own, again.seats) == ("Marta", seats)


def test_settings_of_other_times_are_laid_out(pilot: Pilot) -> None:
    pilot.program.context.settings_file.change(levels=("grandmaster", "easy"), names=("Zaira", "zaira"))
    seats = NewGameScene(pilot.program.context).seats
    assert [seat.level for seat in seats[:3]] == ["medium", "easy", "easy"]
    assert seats[0].name == "Zaira"
    assert len({seat.name.casefold() for seat in seats}) == len(seats)


def test_rules_are_called_by_their_profile_and_go_back_to_the_book(pilot: Pilot) -> None:
    top = scene(pilot)

    def called() -> str:
        row = next(one for one in panel(pilot, "rules").children if isinstance(one, Row))
        return row.words_on_it

    assert called() == "As the book has it"
    top._set_rule("target", 31)
    assert called() == "Rules of your own"
    pilot.program.context.profiles.save(Profile("Casa mia", top.key, top.options))
    top.lay_out()
    assert called() == "Casa mia"
    focus(pilot, "by_the_book")
    pilot.press(pygame.K_RETURN)
    assert top.options == preset_options(top.key)
    assert "by_the_book" not in top.controls.centres()


def test_a_profile_is_fetched_from_its_scene(pilot: Pilot) -> None:
    rules = preset_options("cirulla", 3)
    pilot.program.context.profiles.save(Profile("Osteria", "cirulla", rules))
    focus(pilot, "profiles")
    pilot.press(pygame.K_RETURN)
    pilot.scene(ProfilesScene)._turn_to("Osteria")()
    pilot.click(pilot.button("load"))
    assert (scene(pilot).key, scene(pilot).options) == ("cirulla", rules)
    assert any(part.name == "preset_cirulla" for part in scene(pilot).controls.parts()), "its tile is in sight"


def test_the_list_stays_where_it_was_scrolled_to(pilot: Pilot) -> None:
    scene(pilot)._choose_game(SIX)
    panel(pilot).scroll_to(200)
    scene(pilot)._set_level(4, "easy")
    assert panel(pilot).offset == 200
    scene(pilot)._choose_game("scopone")
    assert panel(pilot).offset == 0


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("text_size", "size"), [(80, (960, 600)), (160, (960, 600)), (160, (1280, 800))])
def test_nothing_at_the_table_leaves_its_panel(
    pilot: Pilot, language: str, text_size: int, size: tuple[int, int]
) -> None:
    pilot.resize(*size)
    pilot.program.context.change(language=language, text_size=text_size)
    scene(pilot)._choose_game(SIX)
    scene(pilot)._set_level(1, PERSON_HERE)
    seats = panel(pilot)
    bottoms = []
    for row in seats.children:
        assert row.rect.left >= seats.rect.left
        assert row.rect.right <= seats.rect.right
        parts = [row.control.rect] if isinstance(row, Row) else []
        parts += [row.strip.rect] if isinstance(row, SeatRow) else []
        for part in parts:
            assert row.rect.inflate(2, 2).contains(part), (row.name, row.rect, part)
        if isinstance(row, SeatRow):
            assert not row.control.rect.colliderect(row.strip.rect)
            assert not row._text.colliderect(row.strip.rect)
        bottoms += [row.rect.top, row.rect.bottom]
    assert bottoms == sorted(bottoms)
    assert not seats.rect.colliderect(scene(pilot).controls.find("start").rect)
    assert pilot.program.draw()
