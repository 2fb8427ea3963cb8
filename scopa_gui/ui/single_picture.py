"""One picture of a scene without a window: `--headless --screenshot FILE`."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import pygame

from scopa_gui.ui import showcase
from scopa_gui.ui.program import Program
from scopa_gui.ui.tempo import METRICS

STILL_AFTER: Final = 20.0
"""Seconds of the table's time after which a picture is taken even if something still moves."""


def take_picture(program: Program) -> int:
    """Draw the first scene, in the state that was asked for, and save it where `--screenshot` says."""
    if program.start.scene not in showcase.IN_MOTION:
        settle(program)
    program.update(0.0)
    program.draw()
    if program.start.screenshot is not None:
        save_picture(program.surface, program.start.screenshot)
    program.close()
    return 0


def save_picture(surface: pygame.Surface, path: Path) -> None:
    """Write a picture in the format that its name ends with; pygame alone would misspell a name that is not UTF-8."""
    content = io.BytesIO()
    pygame.image.save(surface, content, path.suffix)
    path.write_bytes(content.getvalue())


def settle(program: Program, limit: float = STILL_AFTER) -> None:
    """Let time pass until nothing moves by itself, at most `limit` seconds of it."""
    passed, step = 0.0, 1 / METRICS.moving
    while passed < limit and program.stack.top is not None:
        program.update(step)
        passed += step
        if not program.stack.top.is_moving:
            return
