"""Ways to every scene, by the buttons that a person presses: what chance alone would find too rarely."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from scopa_gui.ui.scenes.learn import LESSON, LearnScene
from scopa_gui.ui.scenes.table.scene import TableScene
from tests.torture import truths

if TYPE_CHECKING:
    from tests.torture.rig import Rig

FROM_THE_TITLE: Final = ("settings", "new_game", "decks", "statistics", "learn")
MOST_PLAYS: Final = 90
"""More than a hand has, with some that are refused."""
MOST_HANDS: Final = 3


def lead(rig: Rig, name: str) -> None:
    """Go to the scene called `name`, or as far as it goes: a count needs a match, a question something to clear."""
    if name in FROM_THE_TITLE:
        _open(rig, name)
    else:
        WAYS_TO[name](rig)


def is_on_top(rig: Rig, name: str) -> bool:
    """Whether this scene takes the keys now."""
    top = rig.program.stack.top
    return top is not None and top.name == name


def press(rig: Rig, name: str) -> None:
    """Give a control of the top scene the keyboard, seen or scrolled away, and press Enter; nothing where it is not."""
    controls: Any = getattr(rig.program.stack.top, "controls", None)
    if controls is None or name not in {part.name for part in controls.parts()}:
        return
    controls.focus(name)
    if controls.focused == name:
        rig.pilot.press(pygame.K_RETURN)


def hurry(rig: Rig, plays: int, number: int = 0) -> None:
    """Let a hand go on for so many plays, unless it is over before."""
    for step in range(plays):
        top = rig.program.stack.top
        if not isinstance(top, TableScene) and not (is_on_top(rig, "curtain") or is_on_top(rig, "glance")):
            return
        rig.forward(number + step)
        rig.advance(2.0, 0.1)


def _open(rig: Rig, name: str) -> None:
    """From the title or over a table's menu; a scene that is open already is not opened twice."""
    stack = rig.program.stack
    if any(scene.name == name for scene in stack.scenes):
        return
    if not (is_on_top(rig, "title") or is_on_top(rig, "table_menu")):
        rig.to_title()
    stack.push(getattr(rig.program.context.routes, name)())


def _table_menu(rig: Rig) -> None:
    top = rig.program.stack.top
    if isinstance(top, TableScene):
        rig.pilot.click(rig.pilot_button("menu"))


def _profiles(rig: Rig) -> None:
    rig.to_title()
    _open(rig, "new_game")
    press(rig, "profiles")


def _ask(rig: Rig) -> None:
    """What deletes a profile, or clears the statistics, is asked first."""
    if is_on_top(rig, "profiles"):
        press(rig, "delete")
        return
    rig.to_title()
    _open(rig, "statistics")
    press(rig, "clear")


def _lesson(rig: Rig) -> None:
    rig.to_title()
    _open(rig, "learn")
    top = rig.program.stack.top
    if isinstance(top, LearnScene):
        top._turn_to(LESSON)
    press(rig, "begin")


def _lesson_count(rig: Rig) -> None:
    _lesson(rig)
    hurry(rig, MOST_PLAYS)


def _table(rig: Rig) -> None:
    """Back to the match that is being played."""
    matches = rig.program.context.matches
    top = rig.program.stack.top
    if isinstance(top, TableScene) and top.session is matches.session:
        return
    rig.to_title()
    press(rig, "play")


def _curtain(rig: Rig) -> None:
    """Where people share the screen it comes of itself."""
    _play_until(rig, "curtain")


def _glance(rig: Rig) -> None:
    """Where they declare, everybody looks at new cards first."""
    _play_until(rig, "glance")


def _play_until(rig: Rig, name: str) -> None:
    """Play a match of people until this scene comes up."""
    _table(rig)
    for number in range(MOST_PLAYS):
        top = rig.program.stack.top
        if is_on_top(rig, name) or (isinstance(top, TableScene) and len(top.model.people) < 2):
            return
        if top is not None and top.places() is not None:
            rig.forward(number)
        rig.advance(0.5, 0.1)


def _count(rig: Rig) -> None:
    if not is_on_top(rig, "count"):
        _table(rig)
        hurry(rig, MOST_PLAYS)


def _open_hands(rig: Rig) -> None:
    _count(rig)
    if is_on_top(rig, "count"):
        rig.advance(8.0, 0.1)  # one row after the other
        press(rig, "open_hands")


def _match_end(rig: Rig) -> None:
    for _ in range(MOST_HANDS):
        _count(rig)
        if not is_on_top(rig, "count"):
            return
        rig.advance(8.0, 0.1)
        press(rig, "continue")
        if is_on_top(rig, "match_end"):
            return


def _title(rig: Rig) -> None:
    rig.to_title()
    truths.hold(rig.program.stack.top is not None, "the title is there")


WAYS_TO: Final[dict[str, Callable[[Rig], None]]] = {
    "title": _title,
    "table": _table,
    "table_menu": _table_menu,
    "profiles": _profiles,
    "ask": _ask,
    "lesson": _lesson,
    "lesson_count": _lesson_count,
    "curtain": _curtain,
    "glance": _glance,
    "count": _count,
    "open_hands": _open_hands,
    "match_end": _match_end,
}
SCENES: Final = (*FROM_THE_TITLE, *WAYS_TO)
