"""Memory goes back to the system when another scene is shown, and now and then."""

from __future__ import annotations

import gc
import itertools
import weakref

from scopa_gui.ui.memory import TIDY_EVERY, Tidying, give_back, settle_in, use_one_store
from scopa_gui.ui.scene import Scene


class Page(Scene):
    """A scene of no content."""


def test_each_scene_that_is_shown_is_tidied_up_after() -> None:
    calls: list[int] = []
    tidying = Tidying(lambda: calls.append(1))
    first, second = Page(), Page()
    for top in (None, first, first, second, second, first):
        tidying.look(top, 0.0)
        tidying.drawn()
    assert len(calls) == 3


def test_a_scene_that_stays_is_tidied_up_after_now_and_then() -> None:
    calls: list[float] = []
    page, now = Page(), 0.0
    tidying = Tidying(lambda: calls.append(now))
    for second in range(100):
        now = float(second)
        tidying.drawn()
        tidying.look(page, now)
    assert all(later - earlier == TIDY_EVERY for earlier, later in itertools.pairwise(calls))
    assert len(calls) == 20
    tidying.look(page, 1000.0)
    tidying.look(page, 2000.0)
    assert len(calls) == 21, "without a new picture nothing has become free"


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
