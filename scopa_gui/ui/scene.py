"""Scenes and their stack: one scene takes input at a time, a dialog is a scene that returns a value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

Result = object
"""What a scene gives back when it is popped; each scene documents its own."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where a person may press now, in window pixels: held cards and table cards in notation, buttons by name.

    `scene` is the scene's name for the event log where its state has a name of its own (choice, declaration).
    """

    hand: tuple[tuple[str, int, int], ...] = ()
    table: tuple[tuple[str, int, int], ...] = ()
    buttons: dict[str, tuple[int, int]] = field(default_factory=dict)
    scene: str | None = None


class Scene:
    """One screenful of the program. State first, pictures after: `draw` changes nothing.

    `opaque` scenes hide those below them; the others (dialogs, the count) are drawn on top of the scene below.
    """

    name: ClassVar[str]
    """The name in `--scene`, in the event log and in tests."""
    opaque: ClassVar[bool] = True

    def enter(self) -> None:
        """The scene has become the top one, for the first time or again."""

    def leave(self) -> None:
        """The scene is about to be covered or removed; a held card goes home."""

    def handle(self, event: pygame.Event) -> bool:
        """Take one event; True when it was used."""
        return False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def resize(self, width: int, height: int) -> None:
        """The window has this many pixels now; also called once before `enter`."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the present state on the whole `surface`."""

    def forget_picture(self) -> None:
        """What the scene painted last is painted over, or lost; a scene that paints only what changes must know."""

    def restyle(self) -> None:
        """Words, text size, pack or cloth changed: forget whatever was made from them."""

    def show_notice(self, words: str) -> bool:
        """Show a line that concerns the whole program; False where there is no room for one: it waits."""
        return False

    def spoken_page(self) -> tuple[str, ...]:
        """What a screen reader says of the scene, a line each, its name first; lines that change are said again."""
        return ()

    def spoken_focus(self) -> str:
        """What the keyboard is on now, in words; empty for nothing."""
        return ""

    @property
    def needs_draw(self) -> bool:
        """Whether the picture has changed since the last `draw`."""
        return True

    @property
    def is_moving(self) -> bool:
        """Whether time alone changes the picture; the loop then runs at full rate."""
        return False

    def places(self) -> Places | None:
        """Where a person may press, for the event log; None while things move or nobody is asked to do anything."""
        return None if self.is_moving else Places()


class SceneStack:
    """The scenes from the table up; all calls go to the top one, drawing starts at the topmost opaque one."""

    def __init__(self, width: int, height: int) -> None:
        self._scenes: list[tuple[Scene, Callable[[Result], None] | None]] = []
        self._size = (width, height)
        self._painted: tuple[Scene, ...] = ()
        """The scene whose picture the surface still shows, if it was the only one."""

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels, as the scenes know it."""
        return self._size

    @property
    def top(self) -> Scene | None:
        """The scene that takes input, None when the program is to end."""
        return self._scenes[-1][0] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(scene for scene, _ in self._scenes)

    def push(self, scene: Scene, on_result: Callable[[Result], None] | None = None) -> None:
        """Put `scene` on top; `on_result` receives what it is popped with."""
        if self.top is not None:
            self.top.leave()
        self._scenes.append((scene, on_result))
        scene.resize(*self._size)
        scene.enter()

    def pop(self, result: Result = None) -> None:
        """Remove the top scene and hand its result to whoever pushed it; nothing happens on an empty stack."""
        if not self._scenes:
            return
        scene, on_result = self._scenes.pop()
        scene.leave()
        if self.top is not None:
            self.top.resize(*self._size)
            self.top.enter()
        if on_result is not None:
            on_result(result)

    def replace(self, scene: Scene) -> None:
        """Put `scene` in the place of the top one, without a result."""
        if self._scenes:
            self._scenes.pop()[0].leave()
        self.push_quietly(scene)

    def push_quietly(self, scene: Scene) -> None:
        """Put `scene` on top without telling the one below, which was not on top."""
        self._scenes.append((scene, None))
        scene.resize(*self._size)
        scene.enter()

    def clear(self) -> None:
        """Remove every scene: the program ends."""
        while self._scenes:
            self._scenes.pop()[0].leave()

    def resize(self, width: int, height: int) -> None:
        """Tell every visible scene the new size; covered ones hear of it when they come back."""
        self._size = (width, height)
        for scene in self.visible():
            scene.resize(width, height)

    def restyle(self) -> None:
        """Tell every scene that words, pack or cloth changed."""
        for scene in self.scenes:
            scene.restyle()
        self.resize(*self._size)

    def visible(self) -> tuple[Scene, ...]:
        """The scenes to draw, lowest first."""
        scenes = self.scenes
        for start in range(len(scenes) - 1, -1, -1):
            if scenes[start].opaque:
                return scenes[start:]
        return scenes

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen."""
        scenes = self.visible()
        if scenes != self._painted:
            self.forget_picture()
        for scene in scenes:
            scene.draw(surface)
        self._painted = scenes if len(scenes) == 1 else ()  # those above paint over the first one

    def forget_picture(self) -> None:
        """Somebody else has painted on the surface, or it is another one."""
        for scene in self.visible():
            scene.forget_picture()
