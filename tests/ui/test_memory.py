"""Memory goes back to the system when a scene comes to rest, and now and then."""

from __future__ import annotations

import gc
import itertools
import weakref

import pytest

from scopa_gui.ui.memory import TIDY_EVERY, Tidying, give_back, settle_in, use_one_store
from scopa_gui.ui.scene import Scene


class Page(Scene):
    """A scene that moves as long as it is told to."""

    moves = False

    @property
    def is_moving(self) -> bool:
        """As told."""
        return self.moves


def test_each_scene_that_comes_to_rest_is_tidied_up_after() -> None:
    calls: list[int] = []
    tidying = Tidying(lambda: calls.append(1))
    first, second = Page(), Page()
    second.moves = True
    for top in (None, first, first, second, second):
        tidying.drawn()
        tidying.look(top, 0.0)
    assert len(calls) == 1, "nobody waits for it while something moves"
    second.moves = False
    for top in (second, second, first):
        tidying.drawn()
        tidying.look(top, 0.0)
    assert len(calls) == 3


@pytest.mark.parametrize("rests", [True, False])
def test_a_scene_that_stays_is_tidied_up_after_now_and_then(rests: bool) -> None:
    calls: list[float] = []
    page, now = Page(), 0.0
    tidying = Tidying(lambda: calls.append(now))
    for second in range(100):
        now = float(second)
        page.moves = not rests or second % 2 == 1
        tidying.drawn()
        tidying.look(page, now)
    assert all(later - earlier == TIDY_EVERY for earlier, later in itertools.pairwise(calls))
    assert len(calls) > 15
    known, page.moves = len(calls), False
    tidying.look(page, 1000.0)
    tidying.look(page, 2000.0)
    assert len(calls) <= known + 1, "without a new picture nothing has become free"


def test_a_scene_that_was_left_is_not_kept() -> None:
    tidying, page = Tidying(lambda: None), Page()
    tidying.drawn()
    tidying.look(page, 0.0)
    left = weakref.ref(page)
    del page
    gc.collect()
    assert left() is None


def test_giving_back_works_here_or_does_nothing() -> None:
    use_one_store()
    settle_in()
    give_back()
