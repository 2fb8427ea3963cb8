"""Memory goes back to the system when a scene comes to rest, and now and then."""

from __future__ import annotations

import itertools

from scopa_gui.ui.memory import TIDY_EVERY, Tidying, give_back, settle_in
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
        tidying.rest(top, 0.0)
    assert len(calls) == 1, "nobody waits for it while something moves"
    second.moves = False
    for top in (second, second, first):
        tidying.drawn()
        tidying.rest(top, 0.0)
    assert len(calls) == 3


def test_a_scene_that_stays_is_tidied_up_after_now_and_then() -> None:
    calls: list[float] = []
    page, now = Page(), 0.0
    tidying = Tidying(lambda: calls.append(now))
    for second in range(100):
        now = float(second)
        page.moves = second % 2 == 1
        tidying.drawn()
        tidying.rest(page, now)
    assert calls[0] == 0.0
    gaps = [later - earlier for earlier, later in itertools.pairwise(calls)]
    assert all(TIDY_EVERY <= gap < TIDY_EVERY + 2 for gap in gaps)
    assert len(gaps) == 6
    known, page.moves = len(calls), False
    tidying.rest(page, 1000.0)
    tidying.rest(page, 2000.0)
    assert len(calls) == known + 1, "without a new picture nothing has become free"


def test_giving_back_works_here_or_does_nothing() -> None:
    settle_in()
    give_back()
