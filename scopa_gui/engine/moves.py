"""Moves as values that print and parse themselves: a play, a declaration, or keeping quiet."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from scopa_gui.engine.cards import CARD_PATTERN, Card, Cards, NotationError

DeclarationKind: TypeAlias = Literal["low", "triple", "both"]
KINDS: Final[tuple[DeclarationKind, ...]] = get_args(DeclarationKind)


@dataclass(frozen=True, slots=True)
class Play:
    """Put down `card`; `capture` is what it takes, None when it is laid down, empty when an ace takes itself."""

    card: Card
    capture: Cards | None = None

    def __str__(self) -> str:
        if self.capture is None:
            return str(self.card)
        return f"{self.card}x" + "+".join(map(str, self.capture.sorted()))


@dataclass(frozen=True, slots=True)
class Declare:
    """Show the three cards dealt (R-CIR-3, R-CIR-4); `matta_value` 1-10 names the wild card where one is held."""

    kind: DeclarationKind
    matta_value: int | None = None

    def __str__(self) -> str:
        return f"!{self.kind}" + ("" if self.matta_value is None else f"={self.matta_value}")


@dataclass(frozen=True, slots=True)
class Keep:
    """Declare nothing although the cards would pay (R-CIR-11)."""

    def __str__(self) -> str:
        return "keep"


Move: TypeAlias = Play | Declare | Keep

_PLAY: Final = re.compile(r"(10[DCSB]|[1-9][DCSB])(x(.*))?")
_DECLARE: Final = re.compile(r"!(low|triple|both)(=(10|[1-9]))?")


def parse_move(text: str) -> Move:
    """Read a move: "7D" lays it down, "7Dx3C+4S" takes, "1Dx" takes itself, "!low", "!triple=4", "keep".

    NotationError names the text and the forms allowed.
    """
    if text == "keep":
        return Keep()
    declared = _DECLARE.fullmatch(text)
    if declared is not None:
        kind = next(kind for kind in KINDS if kind == declared[1])
        return Declare(kind, int(declared[3]) if declared[3] else None)
    played = _PLAY.fullmatch(text)
    if played is None:
        raise NotationError(f"{text!r} is no move: write 7D, 7Dx3C+4S, 1Dx, !low, !triple=4 or keep")
    card = Card.parse(played[1])
    if played[2] is None:
        return Play(card)
    return Play(card, _parse_capture(text, played[3]))


def _parse_capture(text: str, cards: str) -> Cards:
    names = cards.split("+") if cards else []
    if not all(CARD_PATTERN.fullmatch(name) for name in names):
        raise NotationError(f"{text!r} is no move: the cards taken are written as 3C+4S")
    capture = Cards.of(Card.parse(name) for name in names)
    if len(capture) != len(names):
        raise NotationError(f"{text!r} is no move: it takes a card twice")
    return capture
