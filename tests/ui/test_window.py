"""The size of a new window: what was asked for, as far as it can be used and seen."""

from __future__ import annotations

import pytest

from scopa_gui.ui.window import SMALLEST, fitting


@pytest.mark.parametrize(
    ("wanted", "screens", "given"),
    [
        ((1280, 800), [(1920, 1080)], (1280, 800)),
        ((320, 200), [(1920, 1080)], SMALLEST),
        ((16384, 16384), [(1920, 1080)], (1920, 1080)),
        ((2560, 800), [(1920, 1080), (2560, 720)], (2560, 800)),
        ((1280, 800), [(800, 480)], SMALLEST),
        ((6000, 4000), [], (6000, 4000)),
    ],
)
def test_a_window_fits_the_screens(
    wanted: tuple[int, int], screens: list[tuple[int, int]], given: tuple[int, int]
) -> None:
    assert fitting(wanted, screens) == given
