"""Says what changes in sight: the page of a scene when it comes up, and whatever the keyboard is on."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from scopa_gui.ui.scene import Scene


class Narrator:
    """Looks at the top scene after every event and every frame; `say` takes a line."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._scene: Scene | None = None
        self._focus = ""
        self._pages: WeakKeyDictionary[Scene, tuple[str, ...]] = WeakKeyDictionary()

    def attend(self, scene: Scene) -> None:
        """Say what is new about `scene`, which is on top."""
        page, known = scene.spoken_page(), self._pages.get(scene, ())
        same = next((i for i, (one, other) in enumerate(zip(page, known, strict=False)) if one != other), None)
        first = min(len(page), len(known)) if same is None else same
        if scene is not self._scene:
            self._scene, self._focus = scene, ""
            if page and first:
                self._say(page[0])  # back again: its name, and only what is new of the rest
        self._pages[scene] = page
        for line in page[first:]:
            self._say(line)
        focus = scene.spoken_focus()
        if focus != self._focus:
            self._focus = focus
            self._say(focus)
