"""What pygame tells of pointer and keys, as the inputs that gestures understand."""

from __future__ import annotations

from typing import Final

import pygame

from scopa_gui.stage.geometry import Point
from scopa_gui.stage.intents import Drag, Input, KeyName, Press, Release, Stroke, Withdraw, Withdrawal

MAIN_BUTTON: Final = 1
OTHER_BUTTON: Final = 3
MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META

NAMED: Final = {
    pygame.K_LEFT: KeyName.LEFT,
    pygame.K_RIGHT: KeyName.RIGHT,
    pygame.K_RETURN: KeyName.ENTER,
    pygame.K_KP_ENTER: KeyName.ENTER,
    pygame.K_BACKSPACE: KeyName.BACKSPACE,
    pygame.K_ESCAPE: KeyName.ESCAPE,
}
DIGITS: Final = {getattr(pygame, f"K_{n}"): n for n in range(10)} | {getattr(pygame, f"K_KP{n}"): n for n in range(10)}


def input_of(event: pygame.Event, time: float) -> Input | None:
    """The gesture's input for an event at `time` seconds; None for what is no business of the cards."""
    match event.type:
        case pygame.MOUSEBUTTONDOWN if event.button == MAIN_BUTTON:
            return Press(Point(*event.pos), time)
        case pygame.MOUSEBUTTONDOWN if event.button == OTHER_BUTTON:
            return Withdraw(Withdrawal.RIGHT_CLICK)
        case pygame.MOUSEMOTION:
            return Drag(Point(*event.pos), time, bool(event.buttons[0]))
        case pygame.MOUSEBUTTONUP if event.button == MAIN_BUTTON:
            return Release(Point(*event.pos), time)
        case pygame.WINDOWFOCUSLOST:
            return Withdraw(Withdrawal.FOCUS_LOST)
        case pygame.KEYDOWN:
            return stroke_of(event)
        case _:
            return None


def stroke_of(event: pygame.Event) -> Stroke | None:
    """The stroke of a key that acts on cards; None for other keys and for shortcuts with Ctrl, Alt or the like."""
    if event.mod & MODIFIERS:
        return None
    if event.key == pygame.K_TAB:
        return Stroke(KeyName.BACK_TAB if event.mod & pygame.KMOD_SHIFT else KeyName.TAB)
    key = NAMED.get(event.key, DIGITS.get(event.key))
    return None if key is None else Stroke(key)
