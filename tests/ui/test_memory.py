"""Memory goes back to the system once for each scene that comes to rest."""

from __future__ import annotations

from scopa_gui.ui.memory import Tidying, give_back, settle_in
from scopa_gui.ui.scene import Scene


class Page(Scene):
    """A scene that moves as long as it is told to."""

    moves = False

    @property
    def is_moving(self) -> bool:
        """As told."""
        return self.moves


def test_each_scene_that_comes_to_rest_is_tidied_up_after_once() -> None:
    calls: list[int] = []
    tidying = Tidying(lambda: calls.append(1))
    first, second = Page(), Page()
    second.moves = True
    for top in (None, first, first, second, second):
        tidying.rest(top)
    assert len(calls) == 1, "nobody waits for it while something moves"
    second.moves = False
    for top in (second, second, first):
        tidying.rest(top)
    assert len(calls) == 3


def test_giving_back_works_here_or_does_nothing() -> None:
    settle_in()
    give_back()
