"""The checks of the window's side: every asset is loaded, every scene drawn once, without a display."""

from __future__ import annotations

import pygame

from scopa_gui.app.paths import asset
from scopa_gui.app.self_test import Check, SelfTestError
from scopa_gui.app.start import SCENES, StartOptions
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import CARDS
from scopa_gui.ui import showcase
from scopa_gui.ui.fonts import Face, Fonts
from scopa_gui.ui.program import Program
from scopa_gui.ui.single_picture import settle
from scopa_gui.ui.window import begin_display

CARD_HEIGHT = 150
WINDOW = (960, 600)


def ui_checks() -> tuple[Check, ...]:
    """The checks that need pygame."""
    return (
        Check("fonts", check_fonts),
        Check("cards", check_cards),
        Check("sounds", check_sounds),
        Check("scenes", check_scenes),
    )


def _program(scene: str | None = None) -> Program:
    start = StartOptions(headless=True, self_test=True, scene=scene, windowed=WINDOW, seed=1, sound=False)
    begin_display(headless=True)
    return Program(start, InlineThinker())


def check_fonts() -> str:
    """Every face opens."""
    begin_display(headless=True)
    fonts = Fonts(asset("images", "fonts"))
    for face in Face:
        fonts.font(face, 20)
    return f"{len(Face)} faces"


def check_cards() -> str:
    """Every card of every pack is drawn, and no face is blank."""
    program = _program()
    shelf = program.context.look.shelf
    if shelf.faults:
        raise SelfTestError("; ".join(map(str, shelf.faults)))
    for deck in shelf.decks:
        art = program.context.look.art_of(deck)
        for name in (*map(str, CARDS), "back"):
            picture = art.picture(name, CARD_HEIGHT)
            if pygame.mask.from_surface(picture).count() == 0:
                raise SelfTestError(f"{deck.key} {name} is blank")
    program.close()
    return f"{len(shelf.decks)} packs"


def check_sounds() -> str:
    """The sound files are there and hold sound."""
    files = sorted(asset("sounds").rglob("*.wav"))
    if not files:
        raise SelfTestError(f"no sounds in {asset('sounds')}")
    empty = [path.name for path in files if path.stat().st_size <= 44]
    if empty:
        raise SelfTestError(f"no sound in {', '.join(empty)}")
    return f"{len(files)} files"


def check_scenes() -> str:
    """Each scene is made and drawn once."""
    drawn = [name for name in SCENES if showcase.knows(name)]
    for name in drawn:
        program = _program(name)
        program.begin()
        if name not in showcase.IN_MOTION:
            settle(program, 2.0)
        program.update(0.0)
        if not program.draw():
            raise SelfTestError(f"{name} draws nothing")
        program.close()
    return ", ".join(drawn)
