"""A hand's state as one line of text that reads back equal: for logs, tests and bug reports."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from scopa_gui.engine.cards import Cards, NotationError, cards_text, parse_cards
from scopa_gui.engine.moves import Declare, Play, parse_move
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.soundness import state_faults
from scopa_gui.engine.state import Declared, Phase, Played, State

HEADER: Final = "scopa-state-1"
FIELD: Final = "; "
ITEM: Final = " / "
NONE: Final = "none"

T = TypeVar("T")


def state_text(state: State) -> str:
    """Write `state` on one line: a header, then `name: value` parted by "; ", by seat or side parted by " / "."""
    values = {
        "options": str(state.options),
        "dealer": str(state.dealer),
        "phase": state.phase.value,
        "turn": str(state.turn),
        "round": str(state.round),
        "asked": str(state.asked),
        "stock": cards_text(state.stock),
        "held": ITEM.join(map(cards_text, state.held)),
        "table": str(state.table),
        "piles": ITEM.join(map(str, state.piles)),
        "scope": ITEM.join(map(str, state.scope)),
        "crosswise": ITEM.join(map(cards_text, state.crosswise)),
        "declared_points": ITEM.join(map(str, state.declared_points)),
        "opening": cards_text(state.opening),
        "bonus_total": str(state.bonus_total),
        "exposed": str(state.exposed),
        "matta_value": _optional_text(state.matta_value),
        "last_capturer": _optional_text(state.last_capturer),
        "unclaimed": str(state.unclaimed),
        "plays": _items_text(map(_played_text, state.plays)),
        "declared": _items_text(map(_declared_text, state.declared)),
    }
    return FIELD.join((HEADER, *(f"{name}: {value}" for name, value in values.items())))


def _optional_text(value: int | None) -> str:
    return NONE if value is None else str(value)


def _items_text(items: Iterable[str]) -> str:
    return ITEM.join(items) or "-"


def _played_text(played: Played) -> str:
    mark = "scopa" if played.scopa else "plain"
    return f"{played.seat} {played.round} {played.play} {mark} on {played.table_before}"


def _declared_text(declared: Declared) -> str:
    move = Declare(declared.kind, declared.matta_value)
    shown = cards_text(declared.cards)
    return f"{declared.seat} {declared.round} {move} {declared.points} {declared.plays_before} with {shown}"


def parse_state(text: str) -> State:
    """Read what `state_text` writes, or a position of fewer cards.

    NotationError names the field that is missing, unknown, wrong or at odds with the others.
    """
    header, *parts = text.strip().split(FIELD)
    if header != HEADER:
        raise NotationError(f"a state begins with {HEADER!r}: found {header!r}")
    values: dict[str, str] = {}
    for part in parts:
        name, sign, value = part.partition(": ")
        if not sign or name not in READERS or name in values:
            raise NotationError(f"a state has each of the fields {', '.join(READERS)} once: found {part!r}")
        values[name] = value
    missing = [name for name in READERS if name not in values]
    if missing:
        raise NotationError(f"the state lacks {', '.join(missing)}")
    state = State(**{name: _read(name, read, values[name]) for name, read in READERS.items()})  # type: ignore[arg-type]
    for name, fault in state_faults(state):
        raise NotationError(f"field {name} of the state: {fault}")
    return state


def _read(name: str, read: Callable[[str], object], value: str) -> object:
    try:
        return read(value)
    except ValueError as fault:
        raise NotationError(f"field {name} of the state: {fault}") from fault


def _listed(read: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    return lambda text: tuple(read(item) for item in text.split(ITEM))


def _listed_or_none(read: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    return lambda text: () if text == "-" else _listed(read)(text)


def _optional(text: str) -> int | None:
    return None if text == NONE else int(text)


def _words(head: str, names: tuple[str, ...], text: str) -> list[str]:
    words = head.split(" ")
    if len(words) != len(names):
        raise NotationError(f"{text!r} should begin with {', '.join(names)}")
    return words


def _parse_played(text: str) -> Played:
    head, sign, table = text.partition(" on ")
    seat, round_number, move, mark = _words(head if sign else "", ("seat", "round", "play", "scopa or plain"), text)
    play = parse_move(move)
    if not isinstance(play, Play):
        raise NotationError(f"{move!r} is no play")
    if mark not in ("scopa", "plain"):
        raise NotationError(f"{mark!r} marks no play: allowed are scopa, plain")
    return Played(int(seat), int(round_number), play, Cards.parse(table), mark == "scopa")


def _parse_declared(text: str) -> Declared:
    head, _, cards = text.partition(" with ")
    names = ("seat", "round", "declaration", "points", "plays before it")
    seat, round_number, move, points, plays_before = _words(head, names, text)
    declare = parse_move(move)
    if not isinstance(declare, Declare):
        raise NotationError(f"{move!r} is no declaration")
    return Declared(
        seat=int(seat),
        round=int(round_number),
        kind=declare.kind,
        cards=parse_cards(cards),
        matta_value=declare.matta_value,
        points=int(points),
        plays_before=int(plays_before),
    )


READERS: Final[dict[str, Callable[[str], object]]] = {
    "options": RuleOptions.parse,
    "dealer": int,
    "phase": Phase,
    "turn": int,
    "round": int,
    "asked": int,
    "stock": parse_cards,
    "held": _listed(parse_cards),
    "table": Cards.parse,
    "piles": _listed(Cards.parse),
    "scope": _listed(int),
    "crosswise": _listed(parse_cards),
    "declared_points": _listed(int),
    "opening": parse_cards,
    "bonus_total": int,
    "exposed": Cards.parse,
    "matta_value": _optional,
    "last_capturer": _optional,
    "unclaimed": Cards.parse,
    "plays": _listed_or_none(_parse_played),
    "declared": _listed_or_none(_parse_declared),
}
