"""What a person does at the table, without any toolkit, and what it comes to mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from scopa_gui.engine import Card, Move, Play, Refusal
from scopa_gui.stage.geometry import Point


@dataclass(frozen=True, slots=True)
class Press:
    """The main button or a finger goes down, `time` seconds on any steady clock."""

    point: Point
    time: float


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moves; `pressed` says whether the main button is still down (a lost release shows here)."""

    point: Point
    time: float
    pressed: bool


@dataclass(frozen=True, slots=True)
class Release:
    """The main button goes up."""

    point: Point
    time: float


class Withdrawal(Enum):
    """Why a gesture is broken off."""

    RIGHT_CLICK = "right click"
    FOCUS_LOST = "focus lost"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The gesture is broken off: the other button, or the window lost the keyboard."""

    why: Withdrawal


class KeyName(Enum):
    """The keys that act on cards, besides the digits."""

    LEFT = "left"
    RIGHT = "right"
    ENTER = "enter"
    TAB = "tab"
    BACK_TAB = "shift tab"
    BACKSPACE = "backspace"
    ESCAPE = "escape"


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key goes down: a named one, or the digit 0-9 (0 stands for the tenth)."""

    key: KeyName | int


Input: TypeAlias = Press | Drag | Release | Withdraw | Stroke


@dataclass(frozen=True, slots=True)
class Made:
    """The person makes this move, legal as far as the targets know."""

    move: Move


@dataclass(frozen=True, slots=True)
class Refused:
    """The play is not allowed, and why; a card in the air goes home."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class NotYet:
    """The person would play this card, but it is not their turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lifted:
    """A card leaves its place: raised by a click, or picked up."""

    card: Card


@dataclass(frozen=True, slots=True)
class WentHome:
    """A card goes back to its place without being played."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChoiceOpened:
    """The card could be played in several ways: which?"""

    card: Card
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class Previewed:
    """What would be taken now is another play, or nothing any more."""

    play: Play | None


Intent: TypeAlias = Made | Refused | NotYet | Lifted | WentHome | ChoiceOpened | Previewed
