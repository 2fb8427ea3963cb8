"""The real window's frame: another size in the middle of the deal, the full screen and back, another language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.desktop import SCREEN, Desktop, Line, running_program
from tests.window.table import SIZE, drag_card, names, options

pytestmark = [pytest.mark.window, pytest.mark.timeout(120)]

LARGER = (1500, 900)
SMALLER = (1000, 640)


def lies_in(line: Line, size: tuple[int, int]) -> bool:
    """Whether all cards and buttons of a line of rest lie in a window of this size, and use it from left to right."""
    points = [(x, y) for _name, x, y in [*line["hand"], *line["table"]]] + list(line["buttons"].values())
    return all(0 < x < size[0] and 0 < y < size[1] for x, y in points) and max(x for x, _y in points) > 0.9 * size[0]


@pytest.mark.parametrize("size", [LARGER, SMALLER], ids=["larger", "smaller"])
def test_it_takes_another_size_in_the_middle_of_the_deal(
    desktop: Desktop, tmp_path: Path, size: tuple[int, int]
) -> None:
    with running_program(desktop, tmp_path, options(speed="slow")) as program:
        program.wait("the deal", lambda line: line["kind"] == "CardsDealt")
        assert not [line for line in program.lines if line["kind"] == "idle" and line["scene"] == "table"]
        program.resize(size)
        program.wait_for_size(size)
        rest = program.idle("table")
        assert lies_in(rest, size)
        program.show("resized")
        assert drag_card(program, rest, size)["card"] == names(rest)[0]


def test_no_window_is_smaller_than_the_table_can_be(desktop: Desktop, tmp_path: Path) -> None:
    with running_program(desktop, tmp_path, options()) as program:
        program.idle("table")
        program.resize((400, 300))
        program.wait_for_size((960, 600))
        assert lies_in(program.idle("table"), (960, 600))


def test_no_window_is_larger_than_the_screen(desktop: Desktop, tmp_path: Path) -> None:
    """A size that was chosen on a larger screen, or in jest."""
    with running_program(desktop, tmp_path, [*options(), "--windowed", "16384x16384"]) as program:
        program.wait_for_size(SCREEN)
        assert lies_in(program.idle("table"), SCREEN)


def test_it_fills_the_screen_and_comes_back(desktop: Desktop, tmp_path: Path) -> None:
    with running_program(desktop, tmp_path, options()) as program:
        windowed = program.idle("table")
        program.key("F11")
        program.wait_for_size(SCREEN)
        full = program.idle("table")
        assert lies_in(full, SCREEN)
        assert (names(full), names(full, "table")) == (names(windowed), names(windowed, "table"))
        program.show("full")
        drag_card(program, full, SCREEN)
        program.idle("table")
        program.key("F11")
        program.wait_for_size(SIZE)
        back = program.idle("table")
        assert lies_in(back, SIZE)
        assert drag_card(program, back)["card"] == names(back)[0]


def title_picture(desktop: Desktop, folder: Path, *words: str, **environment: str) -> bytes:
    """What the title looks like, started with these words and environment."""
    folder.mkdir(exist_ok=True)
    start = ["--windowed", "1280x800", "--speed", "off", "--no-sound", *words]
    with running_program(desktop, folder, start, **environment) as program:
        program.idle("title")
        pixels = program.wait_until_still()
        program.show(f"title_{folder.name}")
        return pixels


def test_it_speaks_the_language_of_the_system(desktop: Desktop, tmp_path: Path) -> None:
    english = title_picture(desktop, tmp_path / "en", "--lang", "en")
    italian = title_picture(desktop, tmp_path / "it", "--lang", "it")
    assert english != italian
    assert title_picture(desktop, tmp_path / "system", LANG="it_IT.UTF-8", LC_ALL="") == italian
    assert title_picture(desktop, tmp_path / "none") == english


def test_a_language_chosen_in_the_settings_is_spoken_at_once_and_kept(desktop: Desktop, tmp_path: Path) -> None:
    start = ["--windowed", "1280x800", "--speed", "off", "--no-sound"]
    with running_program(desktop, tmp_path, start) as program:
        program.click(program.idle("title")["buttons"]["settings"])
        program.idle("settings")
        for _ in range(4):  # the last of the five tabs
            program.key("Down")
        program.wait("the tab of languages", lambda line: "language" in line.get("buttons", {}))
        before = program.wait_until_still()
        program.key("Tab")
        program.key("Right")  # from the system's language to the first of the list
        program.wait_until_still()
        assert program.pixels() != before
        program.show("settings")
        program.key("Escape")
        program.idle("title")
    italian = title_picture(desktop, tmp_path, "--lang", "it")
    assert title_picture(desktop, tmp_path) == italian
