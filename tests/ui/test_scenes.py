"""The scenes made of papers: they open, answer to the keyboard alone, and lead where they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.session import SessionStatus
from scopa_gui.app.start import StartOptions
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import PRESET_KEYS
from scopa_gui.ui import showcase
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.count import CountScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.settings import SettingsScene
from scopa_gui.ui.single_picture import settle
from scopa_gui.ui.window import begin_display

Make = Callable[..., Program]
PAPER_SCENES = ("title", "new_game", "learn", "profiles", "settings", "decks", "statistics", "count", "match_end")


@pytest.fixture
def make() -> Iterator[Make]:
    """Programs without a display, closed at the end; the language goes back to English."""
    made: list[Program] = []

    def program(scene: str | None = None, size: tuple[int, int] = (960, 600), **options: object) -> Program:
        begin_display(headless=True)
        start = StartOptions(headless=True, windowed=size, seed=3, sound=False, scene=scene, **options)
        made.append(Program(start, InlineThinker()))
        made[-1].begin()
        return made[-1]

    yield program
    for one in made:
        one.close()
    i18n.set_language("en")


def press(program: Program, key: int, mod: int = 0) -> None:
    program.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    program.update(0.02)


def click(program: Program, name: str) -> None:
    """Press a control of the top scene by name, where its own list says it is."""
    top = program.stack.top
    assert isinstance(top, PaperScene)
    at = top.controls.centres()[name]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        program.handle(pygame.Event(kind, button=1, pos=at))


def top_name(program: Program) -> str | None:
    return None if program.stack.top is None else program.stack.top.name


@pytest.mark.parametrize("scene", PAPER_SCENES)
def test_tab_reaches_every_control_and_escape_goes_back(make: Make, scene: str) -> None:
    program = make(scene)
    settle(program)
    top = program.stack.top
    assert isinstance(top, PaperScene)
    names = set(top.controls.centres())
    assert names
    seen = set()
    for _ in range(len(names)):
        press(program, pygame.K_TAB)
        assert program.draw()
        seen.add(top.controls.focused)
    assert seen == names
    press(program, pygame.K_ESCAPE)
    assert top_name(program) == "title"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("scene", PAPER_SCENES)
def test_every_language_is_drawn_with_large_words_in_a_small_window(make: Make, scene: str, language: str) -> None:
    program = make(scene, lang=language)
    program.context.change(text_size=160)
    settle(program)
    assert program.draw()
    window = program.surface.get_rect()
    top = program.stack.top
    assert isinstance(top, PaperScene)
    for name, at in top.controls.centres().items():
        widget = top.controls.find(name)
        if widget.owner is None:  # what lies in a panel that scrolls may be out of sight
            assert window.contains(widget.rect), (name, widget.rect)
            assert window.collidepoint(at)


def test_a_language_is_changed_at_once_and_everywhere(make: Make) -> None:
    program = make("settings", lang="en")
    top = program.stack.top
    assert isinstance(top, SettingsScene)
    top._turn_to(4)
    top.controls.focus("language")
    press(program, pygame.K_LEFT)
    before = i18n.language()
    press(program, pygame.K_RIGHT)
    press(program, pygame.K_RIGHT)
    assert i18n.language() != before
    program.draw()
    assert {"it", "en"} >= {before} or before in i18n.LANGUAGES


def test_settings_are_in_force_and_kept_in_the_file(make: Make) -> None:
    program = make("settings")
    click(program, "less_motion")
    assert program.context.settings.less_motion is True
    assert program.context.settings_file.settings.less_motion is True


def test_text_size_makes_the_words_larger(make: Make) -> None:
    program = make("settings")
    top = program.stack.top
    assert isinstance(top, SettingsScene)
    small = top.style.text(20)
    program.context.change(text_size=140)
    assert top.style.text(20) > small


def test_every_game_kind_can_be_chosen_and_started_from_its_tile(make: Make) -> None:
    program = make("new_game")
    top = program.stack.top
    assert isinstance(top, NewGameScene)
    for key in PRESET_KEYS:
        top.tiles.reveal(key, 3)
        top.lay_out()
        click(program, f"preset_{key}")
        assert top.key == key
        assert program.draw()


def test_a_rule_that_does_not_go_with_the_others_takes_them_along_and_says_so(make: Make) -> None:
    program = make("new_game", lang="en")
    top = program.stack.top
    assert isinstance(top, NewGameScene)
    top._choose_game("scopa_classica")
    top._set_rule("hand_size", 10)
    assert (top.options.players, top.options.table_size) == (4, 0)
    assert top._note is not None
    assert "Cards on the table" in top._note


def test_start_remembers_the_game_and_opens_the_table(make: Make) -> None:
    program = make("new_game")
    top = program.stack.top
    assert isinstance(top, NewGameScene)
    top._choose_game("scopone")
    top._set_all_levels("easy")
    click(program, "start")
    assert top_name(program) == "table"
    settings = program.context.settings
    assert (settings.game, set(settings.levels)) == ("scopone", {"easy"})
    session = program.context.matches.session
    assert session is not None
    assert session.record.preset == "scopone"
    assert {seat.level for seat in session.record.seats if seat.kind == "computer"} == {"easy"}


def test_any_key_shows_the_whole_count_and_then_counts_as_usual(make: Make) -> None:
    program = make("count")
    top = program.stack.top
    assert isinstance(top, CountScene)
    assert top.is_moving
    press(program, pygame.K_TAB)
    assert not top.is_moving
    assert all(top._progress(row) == (1.0, 1.0) for row in range(len(top.sheet.rows)))


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_the_count_of_every_game_kind_is_drawn_within_its_sheet(make: Make, key: str) -> None:
    program = make("count", game=key)
    settle(program)
    assert program.draw()
    top = program.stack.top
    assert isinstance(top, CountScene)
    assert top.session.status in (SessionStatus.COUNT, SessionStatus.MATCH_END)
    assert {row.category for row in top.sheet.rows} == {row.category for row in top.session.scores[-1].rows}


def test_the_size_follows_the_window(make: Make) -> None:
    program = make("settings", size=(1280, 800))
    top = program.stack.top
    assert isinstance(top, PaperScene)
    program.window.size = (1000, 640)
    program.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    assert top.size == program.surface.get_size() == (1000, 640)
    assert program.draw()


def test_full_screen_key_is_remembered(make: Make) -> None:
    program = make("title")
    press(program, pygame.K_F11)
    assert program.context.settings.full_screen is True
    press(program, pygame.K_RETURN, pygame.KMOD_ALT)
    assert program.context.settings.full_screen is False
    assert top_name(program) == "title"


def test_nothing_is_drawn_twice_while_nothing_changes(make: Make) -> None:
    program = make("title")
    settle(program)
    assert program.draw()
    program.update(0.1)
    assert not program.draw()


def test_quit_from_the_menu_ends_the_program(make: Make) -> None:
    program = make("title")
    click(program, "quit")
    assert program.stack.top is None


def test_every_scene_that_exists_is_known() -> None:
    assert {name for name in PAPER_SCENES if showcase.knows(name)} == set(PAPER_SCENES)
